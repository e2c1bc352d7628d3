//! The event's own data: names, dates, officials.

/// How the event is played.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Format {
    /// By a Swiss system.
    #[default]
    Swiss,
    /// Everyone meets everyone.
    RoundRobin,
}

/// Who made the pairs (5.4.10.10): it decides how unplayed games count (5.4.10.11, .12).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum PairedBy {
    /// A computer program (5.4.10.12).
    #[default]
    Program,
    /// By hand, with cards (5.4.10.11).
    Hand,
}

/// Names, dates, officials: printed, never computed with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, rename_all = "kebab-case", deny_unknown_fields))]
pub struct Info {
    /// The event's name.
    pub name: String,
    /// The city.
    pub city: String,
    /// The federation.
    pub federation: String,
    /// The first day, as it stands in the file.
    pub start_date: String,
    /// The last day, as it stands in the file.
    pub end_date: String,
    /// The type of the event in words.
    pub kind: String,
    /// The type of the event as a code of TRF26.
    pub kind_code: String,
    /// The chief arbiter.
    pub chief_arbiter: String,
    /// The other arbiters.
    pub arbiters: Vec<String>,
    /// The time control in words.
    pub time_control: String,
    /// The time control as a code of TRF26.
    pub time_control_code: String,
    /// The day of each round, as it stands in the file.
    pub round_dates: Vec<String>,
    /// The program that paired the event.
    pub pairing_program: String,
    /// The tie-breaks, as codes.
    pub tie_breaks: Vec<String>,
    /// The order of the standings, as codes.
    pub standings: Vec<String>,
}
