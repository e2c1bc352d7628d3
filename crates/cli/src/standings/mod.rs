//! The command `standings`: the order of the players by points and tie-breaks.

mod request;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use shashki_base::Lang;
use shashki_tiebreak::document::{DocumentOptions, Form as DocumentForm, StandingsDocument};
use shashki_tiebreak::{Category, Explanation, Standings, TeamBy};
use shashki_tournament::{Format as EventFormat, StartNumber};

use crate::args::InputArgs;
use crate::exit::Failure;
use crate::input::Input;
use crate::{output, values};

#[derive(Debug, Args)]
pub(crate) struct StandingsArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The criteria in order, for instance PTS,SOLK-1,SOLK,WINS,DE or PTS,BH/C1,BH,SB; without it
    /// what the file says (212, 202), else a usual list
    #[arg(long, value_name = "CODES")]
    pub(crate) criteria: Option<String>,
    /// How games not played count: fmjd, rules-manual (5.4.10.11), fide-2023, fide-2024, fide-2026;
    /// without it rules-manual for an event paired by hand, else fmjd
    #[arg(long, value_name = "PROFILE")]
    pub(crate) unplayed: Option<String>,
    /// A reading of 5.4.10.11 (profile rules-manual): plus=lowest|lowest-of-stayed|zero,
    /// forfeit=opponent|zero, leaver=average|own, last-round=stays|leaves,
    /// later-leavers=credited|own|out, empty-group=own|everyone
    #[arg(long = "opt", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Swiss or round robin; without it what the file says
    #[arg(long, value_name = "KIND", value_enum)]
    pub(crate) event: Option<Kind>,
    /// Who left, whatever the results look like (5.4.10.11)
    #[arg(long, value_name = "N,M", num_args = 1.., value_delimiter = ',', value_parser = values::player)]
    pub(crate) left: Vec<StartNumber>,
    /// Who did not leave
    #[arg(long, value_name = "N", num_args = 1.., value_delimiter = ',', value_parser = values::player)]
    pub(crate) not_left: Vec<StartNumber>,
    /// After which round; without it after the last
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Only some of the players, the places counted among them: women, men, born-from:YEAR,
    /// born-to:YEAR, federation:CODE, club:NAME, title:TITLE, group:NAME; several narrow it down
    #[arg(long, value_name = "CATEGORY")]
    pub(crate) category: Vec<Category>,
    /// The teams by the sums of their best players
    #[arg(long, value_name = "BY", value_enum)]
    pub(crate) teams: Option<Teams>,
    /// How many of a team count
    #[arg(long, value_name = "K", default_value_t = 4, requires = "teams")]
    pub(crate) best: u16,
    /// Say where the values of this player come from, round by round
    #[arg(long, value_name = "PLAYER", value_parser = values::player)]
    pub(crate) explain: Option<StartNumber>,
    /// The results of every round beside the values
    #[arg(long)]
    pub(crate) crosstable: bool,
    /// Rounded columns beside the exact ones, with so many decimals
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=12))]
    pub(crate) decimals: Option<u8>,
    /// table: for the terminal; html: a page to print; csv; json; markdown
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Form::Table)]
    pub(crate) format: Form,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
    /// Where to write
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,
}

/// Swiss or round robin.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    Swiss,
    RoundRobin,
}

impl From<Kind> for EventFormat {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Swiss => Self::Swiss,
            Kind::RoundRobin => Self::RoundRobin,
        }
    }
}

/// What makes a team.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Teams {
    Club,
    Federation,
}

impl From<Teams> for TeamBy {
    fn from(teams: Teams) -> Self {
        match teams {
            Teams::Club => Self::Club,
            Teams::Federation => Self::Federation,
        }
    }
}

/// The form of standings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Form {
    Table,
    Csv,
    Json,
    Html,
    Markdown,
}

impl From<Form> for DocumentForm {
    fn from(form: Form) -> Self {
        match form {
            Form::Table => Self::Table,
            Form::Csv => Self::Csv,
            Form::Json => Self::Json,
            Form::Html => Self::Html,
            Form::Markdown => Self::Markdown,
        }
    }
}

fn document_options(args: &StandingsArgs) -> DocumentOptions {
    let mut options = DocumentOptions::default();
    options.form = args.format.into();
    options.lang = args.lang;
    options.categories.clone_from(&args.category);
    options.teams = args.teams.map(|by| (by.into(), args.best));
    options.crosstable = args.crosstable;
    options.decimals = args.decimals;
    options
}

/// Writes the standings.
pub(crate) fn run(args: &StandingsArgs) -> Result<(), Failure> {
    let lang = args.lang;
    // Standings are computed from the results; that the points columns are old is a warning.
    let input = Input::read_corrected(&args.input, lang)?;
    input.warn(lang);
    let event = &input.event;
    let request = request::request(args, event)?;
    let refuse = |error: shashki_tiebreak::StandingsError| Failure::bad_input(error.message(lang));
    let standings = Standings::new(event, &request).map_err(refuse)?;
    let explanation = match args.explain {
        Some(start) => Some(Explanation::new(event, &request, start).map_err(refuse)?),
        None => None,
    };
    let options = document_options(args);
    let document = StandingsDocument::new(event, &standings, &options, explanation.as_ref());
    let text = document.text()?;
    output::write(args.out.as_deref(), &text, lang)
}
