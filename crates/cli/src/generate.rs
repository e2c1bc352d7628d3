//! `shashki generate`.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use shashki_base::{ALGORITHM, Lang, Seed};
use shashki_pairing::{ClubRule, GenerateError, Plan, Rates, Ratings, generate};
use shashki_tournament::{MicroMatchPoints, Points, Scoring};

use crate::args::{Form, SystemArgs};
use crate::draw::fresh_seed;
use crate::exit::{Exit, Failure};
use crate::{convert, output, values};

/// The largest start number of a TRF.
const TRF_PLAYERS: u32 = 9_999;

#[derive(Debug, Args)]
pub(crate) struct GenerateArgs {
    /// How many players
    #[arg(long, value_name = "N")]
    players: u32,
    /// How many rounds
    #[arg(long, value_name = "R")]
    rounds: u16,
    #[command(flatten)]
    system: SystemArgs,
    /// The seed of everything; without one it is drawn. It is printed first, and stored in OUT
    #[arg(long, value_name = "N")]
    seed: Option<Seed>,
    /// How often, in thousandths: draw, forfeit, double-forfeit, half-bye, zero-bye, absence,
    /// withdrawal, late, unrated
    #[arg(long, value_name = "NAME=N", value_delimiter = ',')]
    rates: Vec<String>,
    /// The rating in the middle
    #[arg(long, value_name = "N", default_value_t = Ratings::default().mean)]
    rating: u16,
    /// Nobody's rating is off the middle by more than its double
    #[arg(long, value_name = "N", default_value_t = Ratings::default().spread)]
    spread: u16,
    /// Over how many clubs the players are spread
    #[arg(long, value_name = "N", default_value_t = 0)]
    clubs: u32,
    /// What is asked of players of one club: none, apart, meet-until=K, not-before=K,
    /// not-before=K,soft
    #[arg(long, value_name = "RULE", default_value_t = ClubRule::None)]
    club_rule: ClubRule,
    /// The points for a win, a draw and a loss
    #[arg(long, value_name = "W-D-L", value_parser = scoring, default_value = "2-1-0")]
    scoring: Scoring,
    /// Games a meeting: 2 or more make it a micro-match
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u8,
    /// Every game of a micro-match makes points, not the match as a whole
    #[arg(long)]
    by_game: bool,
    /// The form; without it by OUT's extension, else a TRF26 up to 9999 players and JSON beyond
    #[arg(long, value_name = "FORM", value_enum)]
    to: Option<Form>,
    /// Where to write; - for stdout
    #[arg(short, long, value_name = "OUT")]
    out: PathBuf,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
}

fn scoring(text: &str) -> Result<Scoring, String> {
    let points: Option<Vec<Points>> = text.split('-').map(|points| points.parse().ok()).collect();
    match points.as_deref() {
        Some(&[win, draw, loss]) => Ok(Scoring::simple(win, draw, loss)),
        _ => Err("expected the points for a win, a draw and a loss: 2-1-0 or 1-0.5-0".to_owned()),
    }
}

/// Makes a random event and writes it.
pub(crate) fn run(args: &GenerateArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let plan = plan(args)?;
    let word = lang.pick("seed", "зерно");
    output::complain(&format!("{word}: {} ({ALGORITHM})", plan.seed));
    // The seed is stored before anything is generated: if that fails, the file says of what.
    let before = plan.before_round_1().map_err(|error| failure(&error, lang))?;
    let form = form(args);
    if args.out != Path::new("-") {
        output::write(Some(&args.out), &convert::text(&before, form, lang)?, lang)?;
    }
    let mut progress = Progress::new(args.rounds, lang);
    let generated = generate(&plan, |round| progress.show(round));
    progress.clear();
    let generated = generated.map_err(|error| failure(&error, lang))?;
    if let Some(ending) = &generated.ended {
        output::complain(&ending.message(lang));
    }
    output::write(Some(&args.out), &convert::text(&generated.event, form, lang)?, lang)
}

fn failure(error: &GenerateError, lang: Lang) -> Failure {
    match error {
        GenerateError::Pairing { error, .. } => Failure::from_pair_error(error, lang),
        error if error.is_limit() => Failure::new(Exit::Limit, error.message(lang)),
        error => Failure::bad_input(error.message(lang)),
    }
}

fn plan(args: &GenerateArgs) -> Result<Plan, Failure> {
    let mut scoring = args.scoring.clone();
    if args.by_game {
        scoring.micro_match = MicroMatchPoints::ByGame;
    }
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let system = &args.system;
    Ok(Plan {
        profile: system.profile,
        options: values::options(&system.options, args.lang)?,
        ratings: Ratings { mean: args.rating, spread: args.spread },
        rates: rates(args)?,
        clubs: args.clubs,
        club_rule: args.club_rule,
        scoring,
        games: args.games,
        ..Plan::new(args.players, args.rounds, system.system, seed)
    })
}

fn rates(args: &GenerateArgs) -> Result<Rates, Failure> {
    let mut rates = Rates::default();
    for rate in &args.rates {
        let expected = || {
            let expected = args.lang.pick("expected NAME=N", "ожидается ИМЯ=N");
            Failure::bad_input(format!("--rates {rate}: {expected}"))
        };
        let (name, value) = rate.split_once('=').ok_or_else(expected)?;
        let value = value.trim().parse().map_err(|_| expected())?;
        rates
            .set(name.trim(), value)
            .map_err(|error| Failure::bad_input(format!("--rates {rate}: {error}")))?;
    }
    Ok(rates)
}

fn form(args: &GenerateArgs) -> Form {
    let by_size = if args.players > TRF_PLAYERS { Form::Json } else { Form::Trf26 };
    args.to.or_else(|| convert::by_extension(&args.out)).unwrap_or(by_size)
}

/// The round being made, on a terminal alone.
struct Progress {
    rounds: u16,
    lang: Lang,
    terminal: bool,
}

impl Progress {
    fn new(rounds: u16, lang: Lang) -> Self {
        Self { rounds, lang, terminal: io::stderr().is_terminal() }
    }

    fn show(&mut self, round: u16) {
        if self.terminal {
            let word = self.lang.pick("round", "тур");
            let mut stderr = io::stderr().lock();
            // Nobody is harmed where the progress can't be shown.
            let _ = write!(stderr, "\r{word} {round}/{}\u{1b}[K", self.rounds);
            let _ = stderr.flush();
        }
    }

    fn clear(&mut self) {
        if self.terminal {
            let _ = write!(io::stderr().lock(), "\r\u{1b}[K");
        }
    }
}
