//! A slow reading of movetext, word by word, that shares nothing with the reader.

use proptest::prelude::*;
use shashki_record::pdn::{Element, Mode};

use crate::common::{collect, long};

/// What a text says: games of moves, comments and variations in the order in which they stand.
fn naive(text: &str) -> Vec<Vec<String>> {
    let mut games = Vec::new();
    let mut game = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let Some(first) = rest.chars().next() else { break };
        let length = match first {
            '{' => rest.find('}').unwrap() + 1,
            '(' | ')' => 1,
            _ => rest.find(|c: char| c.is_whitespace() || "(){}".contains(c)).unwrap_or(rest.len()),
        };
        let (word, after) = rest.split_at(length);
        rest = after;
        match word {
            "*" | "1-0" | "0-1" | "1/2-1/2" | "2-0" | "0-2" | "1-1" | "0-0" => {
                games.push(std::mem::take(&mut game));
            }
            word => {
                // `12.`, `12...`, and either of them glued to its move.
                let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
                let text = if digits.starts_with('.') { digits.trim_matches('.') } else { word };
                if !text.is_empty() {
                    game.push(text.to_owned());
                }
            }
        }
    }
    if !game.is_empty() {
        games.push(game);
    }
    games
}

fn flat(body: &[Element], into: &mut Vec<String>) {
    for element in body {
        match element {
            Element::Move(m) => into.push(m.text.clone()),
            Element::Comment(text) => into.push(format!("{{{text}}}")),
            Element::Nag(nag) => match nag.strength() {
                Some(sign) => into.last_mut().unwrap().push_str(sign),
                None => into.push(format!("${}", nag.0)),
            },
            Element::Variation(inner) => {
                into.push("(".to_owned());
                flat(inner, into);
                into.push(")".to_owned());
            }
            other => panic!("{other:?}"),
        }
    }
}

fn read(text: &str) -> Vec<Vec<String>> {
    let (kept, summary) = collect(text.as_bytes(), Mode::Strict);
    assert_eq!(summary.errors, 0, "{text}: {:?}", kept.diagnostics);
    let game = |read: &shashki_record::pdn::ReadGame| {
        let mut words = Vec::new();
        flat(&read.game.body, &mut words);
        words
    };
    kept.games.iter().map(game).collect()
}

fn blank() -> impl Strategy<Value = String> {
    prop::sample::select(vec![" ", "\n", "\r\n", "\t", "  \n "]).prop_map(str::to_owned)
}

/// A move with or without its number, and what may follow it.
fn a_move() -> impl Strategy<Value = String> {
    let moves = vec![
        "c3-d4",
        "a1:h8",
        "g3xe5xc3",
        "h6xh6",
        "a3b4",
        "1-18",
        "1-10",
        "32x23",
        "50-45x3".trim_end_matches("x3"),
        "10-1",
        "2-06",
        "1-5",
        "12x3x21",
    ];
    let number = prop::sample::select(vec!["", "1. ", "12.", "7... ", "7...", "1.\n"]);
    let sign = prop::sample::select(vec!["", "", "!", "??", "?!"]);
    let after = prop::sample::select(vec!["", "", " $12", " {note 1-0 * (x}", "{two\nlines}"]);
    (number, prop::sample::select(moves), sign, after)
        .prop_map(|(number, text, sign, after)| format!("{number}{text}{sign}{after}"))
}

fn line() -> impl Strategy<Value = String> {
    let leaf = prop::collection::vec((a_move(), blank()), 1..6)
        .prop_map(|moves| moves.into_iter().map(|(m, blank)| m + &blank).collect::<String>());
    leaf.prop_recursive(3, 12, 3, |inner| {
        (a_move(), inner.clone(), inner)
            .prop_map(|(first, variation, rest)| format!("{first} ({variation}) {rest}"))
    })
}

fn file() -> impl Strategy<Value = String> {
    let ends = vec!["*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0"];
    prop::collection::vec((line(), prop::sample::select(ends), blank()), 1..6).prop_map(|games| {
        games.into_iter().map(|(line, end, blank)| line + " " + end + &blank).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if long() { 50_000 } else { 2_000 }))]

    #[test]
    fn both_readings_agree(text in file()) {
        prop_assert_eq!(read(&text), naive(&text));
    }
}
