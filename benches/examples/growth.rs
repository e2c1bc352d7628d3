//! How the time for a round grows with the number of players: measures the rounds of the benchmark
//! `next_round` for every system, prints the table and writes the picture of the book.
//!
//! `growth OUT.svg [LARGEST]`: sizes above LARGEST are left out.
#![allow(clippy::print_stdout)] // a program that prints figures
#![allow(clippy::float_arithmetic)] // a picture is drawn, nothing is decided

use std::fmt::Write;
use std::time::{Duration, Instant};

use shashki_benches::{GROWTH, Plan};
use shashki_pairing::{System, pair};

/// How often a round is drawn; the median counts.
const RUNS: usize = 7;

/// The figures of one system.
struct Line {
    system: System,
    points: Vec<(u32, Duration)>,
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().unwrap_or_else(|| "growth.svg".to_owned());
    let largest = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(u32::MAX);
    let systems =
        [System::TruncatedSolkoff, System::Coefficient, System::Lot, System::CurrentBuchholz];
    let sizes: Vec<(u32, u16)> = GROWTH.into_iter().filter(|size| size.0 <= largest).collect();
    let lines = systems.map(|system| Line { system, points: measure_all(system, &sizes) });
    print_table(&lines, &sizes);
    std::fs::write(out, picture(&lines))
}

fn measure_all(system: System, sizes: &[(u32, u16)]) -> Vec<(u32, Duration)> {
    let plan = |&(players, rounds)| Plan { system, ..Plan::ordinary(players, rounds) };
    sizes.iter().map(|size| (size.0, measure(&plan(size)))).collect()
}

/// The median of several draws of the round after the plan's last.
fn measure(plan: &Plan) -> Duration {
    let (event, request) = (plan.play(), plan.request());
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let begin = Instant::now();
            let pairing = pair(std::hint::black_box(&event), &request, &mut ());
            let time = begin.elapsed();
            drop(std::hint::black_box(pairing));
            time
        })
        .collect();
    times.sort_unstable();
    times[RUNS / 2]
}

fn print_table(lines: &[Line], sizes: &[(u32, u16)]) {
    let head: Vec<&str> = lines.iter().map(|line| line.system.name()).collect();
    println!("| players | round | {} |", head.join(" | "));
    println!("|--:|--:|{}", "--:|".repeat(lines.len()));
    for (row, (players, rounds)) in sizes.iter().enumerate() {
        let cells: Vec<String> = lines.iter().map(|line| in_words(line.points[row].1)).collect();
        println!("| {} | {} | {} |", with_commas(*players), rounds + 1, cells.join(" | "));
    }
}

fn in_words(time: Duration) -> String {
    let milliseconds = time.as_secs_f64() * 1_000.0;
    match milliseconds {
        m if m < 10.0 => format!("{m:.2} ms"),
        m if m < 1_000.0 => format!("{m:.0} ms"),
        m => format!("{:.2} s", m / 1_000.0),
    }
}

fn with_commas(number: u32) -> String {
    if number < 1_000 {
        return number.to_string();
    }
    format!("{},{:03}", number / 1_000, number % 1_000)
}

// The picture: both axes logarithmic, 100 to 100,000 players, 0.01 ms to 10 s.

const LEFT: f64 = 74.0;
const TOP: f64 = 52.0;
const WIDTH: f64 = 470.0;
const HEIGHT: f64 = 380.0;
/// The colours of the lines, told apart by those who don't see all colours too.
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

fn x(players: u32) -> f64 {
    LEFT + WIDTH * (f64::from(players).log10() - 2.0) / 3.0
}

fn y(milliseconds: f64) -> f64 {
    TOP + HEIGHT * (4.0 - milliseconds.log10().clamp(-2.0, 4.0)) / 6.0
}

fn picture(lines: &[Line]) -> String {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 490\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"#333\">\n\
         <rect width=\"720\" height=\"490\" fill=\"#fff\"/>\n\
         <text x=\"74\" y=\"28\" font-size=\"16\" font-weight=\"bold\">Time to pair one round, by \
         number of players</text>\n",
    );
    grid(&mut svg);
    guide(&mut svg);
    let mut labels = label_heights(lines);
    for (line, colour) in lines.iter().zip(COLOURS) {
        curve(&mut svg, line, colour, labels.remove(0));
    }
    svg.push_str("</svg>\n");
    svg
}

/// Writing to a string can't fail.
fn grid(svg: &mut String) {
    let (right, bottom) = (LEFT + WIDTH, TOP + HEIGHT);
    for (milliseconds, label) in [
        (0.01, "0.01 ms"),
        (0.1, "0.1 ms"),
        (1.0, "1 ms"),
        (10.0, "10 ms"),
        (100.0, "0.1 s"),
        (1e3, "1 s"),
        (1e4, "10 s"),
    ] {
        let y = y(milliseconds);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}H{right}\" stroke=\"#ddd\"/>\
             <text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 8.0,
            y + 4.5,
        );
    }
    for (players, _) in GROWTH {
        let x = x(players);
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {TOP}V{bottom}\" stroke=\"#eee\"/>\
             <text x=\"{x:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{}</text>",
            bottom + 19.0,
            with_commas(players),
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">players</text>",
        LEFT + WIDTH / 2.0,
        bottom + 42.0,
    );
}

/// A line of slope 1 to compare with: one microsecond a player.
fn guide(svg: &mut String) {
    let _ = writeln!(
        svg,
        "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"#999\" stroke-dasharray=\"5 5\"/>\
         <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#777\" text-anchor=\"end\">1 µs a player</text>",
        x(100),
        y(0.1),
        x(100_000),
        y(100.0),
        x(400),
        y(0.7),
    );
}

/// Where the label of each line stands: at its end, but not on another.
fn label_heights(lines: &[Line]) -> Vec<f64> {
    let end = |line: &Line| line.points.last().map_or(TOP, |point| height(point.1));
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by(|&a, &b| end(&lines[a]).total_cmp(&end(&lines[b])));
    let mut heights = vec![0.0; lines.len()];
    let mut lowest = f64::MIN;
    for place in order {
        heights[place] = end(&lines[place]).max(lowest + 17.0);
        lowest = heights[place];
    }
    heights
}

fn height(time: Duration) -> f64 {
    y(time.as_secs_f64() * 1_000.0)
}

fn curve(svg: &mut String, line: &Line, colour: &str, label: f64) {
    let mut path = String::new();
    let mut dots = String::new();
    for (number, &(players, time)) in line.points.iter().enumerate() {
        let (x, y) = (x(players), height(time));
        let letter = if number == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{x:.1} {y:.1}");
        let _ = write!(dots, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>");
    }
    let end = line.points.last().map_or(LEFT, |point| x(point.0));
    let _ = writeln!(
        svg,
        "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\
         <g fill=\"{colour}\">{dots}<text x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
        end + 10.0,
        label + 4.5,
        line.system,
    );
}
