//! One reason of an explanation, with its clause, in words.

use shashki_base::Lang;
use shashki_tournament::{Colour, Points, StartNumber};

use crate::{Bar, ColourReason, PassedOver, Profile, System};

/// A list of those passed over is cut after so many; the rest are counted.
const LONGEST_LIST: usize = 12;

/// One reason, with the clause of the rules and the name of the decision that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reason {
    /// The clause of the rules, such as `5.4.10.5.5`.
    pub clause: &'static str,
    /// The decision of the project's documentation, such as `P13`.
    pub decision: &'static str,
    pub(crate) why: Why,
    system: System,
}

/// What the reason is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    Forced,
    Compulsory,
    /// The drawn numbers of a board, or of the one who has the bye (system lot).
    Drawn {
        numbers: Vec<(StartNumber, usize)>,
    },
    HandedOn {
        player: StartNumber,
        passed: Vec<(StartNumber, PassedOver)>,
    },
    Bye {
        player: StartNumber,
        passed: Vec<(StartNumber, PassedOver)>,
    },
    Group {
        points: Points,
        residents: usize,
        floaters: Vec<StartNumber>,
        leaving: usize,
    },
    Leaves {
        player: StartNumber,
        points: Points,
        meets_next: bool,
        spared: bool,
        stayed: Vec<(StartNumber, PassedOver)>,
    },
    GoesOn {
        floater: StartNumber,
        points: Points,
        passed: Vec<(StartNumber, PassedOver)>,
    },
    FloaterMeets {
        floater: StartNumber,
        resident: StartNumber,
        passed: Vec<(StartNumber, PassedOver)>,
    },
    Meets {
        player: StartNumber,
        candidate: StartNumber,
        passed: Vec<(StartNumber, PassedOver)>,
    },
    Colours {
        white: StartNumber,
        black: StartNumber,
        reason: ColourReason,
    },
}

impl Reason {
    pub(crate) fn new(system: System, profile: Profile, why: Why) -> Self {
        let (clause, decision) = source(system, profile, &why);
        Self { clause, decision, why, system }
    }

    /// The reason in words.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.english(),
            Lang::Ru => self.russian(),
        }
    }

    fn english(&self) -> String {
        match &self.why {
            Why::Forced => "fixed by the host before the draw".to_owned(),
            Why::Compulsory => {
                "a compulsory meeting of two of one group, as early as possible".to_owned()
            }
            Why::Drawn { numbers } => drawn(numbers, Lang::En),
            Why::HandedOn { player, passed } => format!(
                "{player} was left over in an odd pool and came into the next one{}",
                passed_over(passed, Lang::En)
            ),
            Why::Bye { player, passed } => format!(
                "an odd number of players: the last of the classification who may have it is {player}{}",
                passed_over(passed, Lang::En)
            ),
            Why::Group { points, residents, floaters, leaving } => {
                let down = if floaters.is_empty() {
                    String::new()
                } else {
                    let players = if floaters.len() == 1 { "player" } else { "players" };
                    format!(" and, from above, {players} {}", list(floaters))
                };
                let leave = match leaving {
                    0 => String::new(),
                    n => format!("; {n} must leave it downwards, no fewer will do"),
                };
                let players = if *residents == 1 { "player" } else { "players" };
                format!("score group {points}: {residents} {players}{down}{leave}")
            }
            Why::Leaves { player, points, meets_next, spared, stayed } => {
                let order = match self.system {
                    System::CurrentBuchholz => "the first",
                    _ => "the last",
                };
                let condition =
                    if *meets_next { " who may meet somebody of the next group" } else { "" };
                let spared =
                    if *spared { ", though he floated down within two rounds" } else { "" };
                format!(
                    "{player} came down from score group {points}: {order}{condition}{spared}{}",
                    passed_over(stayed, Lang::En)
                )
            }
            Why::GoesOn { floater, points, passed } => format!(
                "{floater} found no opponent in score group {points} and went on down{}",
                passed_over(passed, Lang::En)
            ),
            Why::FloaterMeets { floater, resident, passed } => {
                let order = match self.system {
                    System::CurrentBuchholz => "the last",
                    _ => "the first",
                };
                format!(
                    "{floater}, who came down, meets {order} of the group he can: {resident}{}",
                    passed_over(passed, Lang::En)
                )
            }
            Why::Meets { player, candidate, passed } => {
                let how = match self.system {
                    System::Lot => "takes the next he can by the lot",
                    System::CurrentBuchholz => "takes the last he can",
                    _ => {
                        "asks the lower half from its first, then the upper from its last, and takes"
                    }
                };
                format!(
                    "{player}, the first one left, {how}: {candidate}{}",
                    passed_over(passed, Lang::En)
                )
            }
            Why::Colours { white, black, reason } => {
                format!("White {white}, Black {black}: {}", colours_english(*reason))
            }
        }
    }

    fn russian(&self) -> String {
        match &self.why {
            Why::Forced => "пара назначена до жеребьёвки".to_owned(),
            Why::Compulsory => {
                "обязательная встреча двух участников одной группы в первых турах".to_owned()
            }
            Why::Drawn { numbers } => format!("жребий тура: {}", drawn(numbers, Lang::Ru)),
            Why::HandedOn { player, passed } => format!(
                "{player} остался лишним в нечётной подгруппе и перешёл в следующую{}",
                passed_over(passed, Lang::Ru)
            ),
            Why::Bye { player, passed } => format!(
                "нечётное число участников: последний в классификации, кто может получить «плюс», - {player}{}",
                passed_over(passed, Lang::Ru)
            ),
            Why::Group { points, residents, floaters, leaving } => {
                let down = if floaters.is_empty() {
                    String::new()
                } else {
                    let players = if floaters.len() == 1 {
                        "опустился"
                    } else {
                        "опустились"
                    };
                    format!(", сверху {players}: {}", list(floaters))
                };
                let leave = match leaving {
                    0 => String::new(),
                    1 => "; 1 из них должен опуститься, без этого нельзя".to_owned(),
                    n => format!("; {n} из них должны опуститься, меньшим числом не обойтись"),
                };
                format!("очковая группа {points}: участников {residents}{down}{leave}")
            }
            Why::Leaves { player, points, meets_next, spared, stayed } => {
                let order = match self.system {
                    System::CurrentBuchholz => "первый",
                    _ => "последний",
                };
                let condition = if *meets_next {
                    ", кто может играть в нижней группе"
                } else {
                    ""
                };
                let spared = if *spared {
                    ", хотя опускался в двух последних турах"
                } else {
                    ""
                };
                format!(
                    "{player} опустился из группы {points}: {order}{condition}{spared}{}",
                    passed_over(stayed, Lang::Ru)
                )
            }
            Why::GoesOn { floater, points, passed } => format!(
                "{floater} не нашёл соперника в группе {points} и опустился ниже{}",
                passed_over(passed, Lang::Ru)
            ),
            Why::FloaterMeets { floater, resident, passed } => {
                let order = match self.system {
                    System::CurrentBuchholz => "последним",
                    _ => "первым",
                };
                format!(
                    "опустившийся {floater} встречается с {order} возможным участником группы: {resident}{}",
                    passed_over(passed, Lang::Ru)
                )
            }
            Why::Meets { player, candidate, passed } => {
                let how = match self.system {
                    System::Lot => "берёт следующего по жребию",
                    System::CurrentBuchholz => "берёт последнего возможного",
                    _ => "ищет соперника в нижней половине с первого, затем в верхней с последнего",
                };
                format!(
                    "{player}, первый из оставшихся, {how}: {candidate}{}",
                    passed_over(passed, Lang::Ru)
                )
            }
            Why::Colours { white, black, reason } => {
                format!("белые {white}, чёрные {black}: {}", colours_russian(*reason))
            }
        }
    }
}

/// The clause and the decision that a reason follows.
fn source(system: System, profile: Profile, why: &Why) -> (&'static str, &'static str) {
    let by_system = |coefficient, lot, buchholz| match system {
        System::Lot => lot,
        System::CurrentBuchholz => buchholz,
        _ => coefficient,
    };
    match why {
        Why::Forced | Why::Compulsory | Why::HandedOn { .. } => ("5.4.10.9", "P5"),
        Why::Drawn { .. } => ("5.4.10.4", "P17"),
        Why::Bye { .. } if system == System::Lot => ("5.4.10.2", "P7"),
        Why::Bye { .. } => ("5.4.10.2", "P6"),
        Why::Group { .. } => ("5.4.10.8", "P9"),
        Why::Leaves { .. } => (by_system("5.4.10.5.4", "5.4.10.4", "5.4.10.7.4"), "P11"),
        Why::GoesOn { .. } | Why::FloaterMeets { .. } => {
            (by_system("5.4.10.5.4", "5.4.10.4", "5.4.10.7.4"), "P10")
        }
        Why::Meets { .. } => {
            (by_system("5.4.10.5.5", "5.4.10.4", "5.4.10.7.5"), by_system("P13", "P12", "P12"))
        }
        Why::Colours { reason, .. } => colour_source(system, profile, *reason),
    }
}

fn colour_source(
    system: System,
    profile: Profile,
    reason: ColourReason,
) -> (&'static str, &'static str) {
    match reason {
        ColourReason::FirstColour => {
            let clause = match system {
                System::Lot => "5.4.10.4",
                System::CurrentBuchholz => "5.4.10.7.2",
                _ => "5.4.10.5.2",
            };
            (clause, "P18")
        }
        ColourReason::AfterThree | ColourReason::EachHisDue => ("5.4.10.2", "P19"),
        ColourReason::History { .. } | ColourReason::LowerNumber => ("5.4.10.2", "P20"),
        ColourReason::OnlyOneHistory => ("5.4.10.2", "P21"),
        ColourReason::Balance | ColourReason::MorePoints => ("5.4.10.2", profile.name()),
    }
}

/// Players with their drawn numbers.
fn drawn(numbers: &[(StartNumber, usize)], lang: Lang) -> String {
    let one = |(player, number): &(StartNumber, usize)| {
        let has = lang.pick("has drawn number", "- номер");
        format!("{player} {has} {number}")
    };
    numbers.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn list(players: &[StartNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Those passed over, each with the rule that barred him.
fn passed_over(passed: &[(StartNumber, PassedOver)], lang: Lang) -> String {
    if passed.is_empty() {
        return String::new();
    }
    let one = |(player, why): &(StartNumber, PassedOver)| format!("{player} ({})", why.text(lang));
    let shown = passed.iter().take(LONGEST_LIST).map(one).collect::<Vec<_>>().join(", ");
    let more = match passed.len().saturating_sub(LONGEST_LIST) {
        0 => String::new(),
        n => lang.pick(format!(" and {n} more"), format!(" и ещё {n}")),
    };
    lang.pick(format!("; passed over: {shown}{more}"), format!("; пропущены: {shown}{more}"))
}

impl PassedOver {
    /// The reason in a few words.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Self::Barred(Bar::Met { round }) => {
                lang.pick(format!("met in round {round}"), format!("встречались в {round} туре"))
            }
            Self::Barred(Bar::ThirdColour { colour }) => match colour {
                Colour::White => lang.pick("both had White three times", "у обоих трижды белые"),
                Colour::Black => lang.pick("both had Black three times", "у обоих трижды чёрные"),
            }
            .to_owned(),
            Self::Barred(Bar::Forbidden) => {
                lang.pick("forbidden by the host", "пара запрещена").to_owned()
            }
            Self::Barred(Bar::NotBefore { round }) => lang.pick(
                format!("of one group, not before round {round}"),
                format!("из одной группы, не раньше {round} тура"),
            ),
            Self::Barred(Bar::Soft) => {
                lang.pick("a soft prohibition, kept", "мягкий запрет, соблюдён").to_owned()
            }
            Self::RestNotPairable => lang
                .pick("the others could not all be paired then", "остальные не образуют пар")
                .to_owned(),
            Self::HadWinWithoutPlay { round } => lang.pick(
                format!("had a win without play in round {round}"),
                format!("выигрыш без игры в {round} туре"),
            ),
        }
    }
}

fn colours_english(reason: ColourReason) -> String {
    match reason {
        ColourReason::FirstColour => {
            "the colour of the odd numbers decides, neither has played a game".to_owned()
        }
        ColourReason::AfterThree => "one had the other colour three times running".to_owned(),
        ColourReason::EachHisDue => "each gets the opposite of his last colour".to_owned(),
        ColourReason::History { games_back: 1 } => {
            "the last colours differ; each gets the opposite".to_owned()
        }
        ColourReason::History { games_back } => format!(
            "both are due the same; their colours differ {games_back} games back, and each gets the opposite of what he had there"
        ),
        ColourReason::LowerNumber => {
            "both are due the same and had the same colours; the lower start number gets his due"
                .to_owned()
        }
        ColourReason::OnlyOneHistory => "only one has played; he gets his due colour".to_owned(),
        ColourReason::Balance => "the one with more games with Black gets White".to_owned(),
        ColourReason::MorePoints => {
            "the same colours so far; the one with more points gets the colour that balances his"
                .to_owned()
        }
    }
}

fn colours_russian(reason: ColourReason) -> String {
    match reason {
        ColourReason::FirstColour => {
            "решает цвет нечётных номеров, партий никто из двоих не играл".to_owned()
        }
        ColourReason::AfterThree => "у одного трижды подряд был другой цвет".to_owned(),
        ColourReason::EachHisDue => "каждый меняет цвет последней партии".to_owned(),
        ColourReason::History { games_back: 1 } => {
            "цвета последних партий различны, каждый меняет свой".to_owned()
        }
        ColourReason::History { games_back } => format!(
            "обоим полагается один цвет; цвета различались {games_back} партий назад, каждый меняет тогдашний"
        ),
        ColourReason::LowerNumber => {
            "обоим полагается один цвет, прежние цвета одинаковы; решает меньший номер".to_owned()
        }
        ColourReason::OnlyOneHistory => "партию играл только один, ему полагается цвет".to_owned(),
        ColourReason::Balance => "белые тому, у кого больше партий чёрными".to_owned(),
        ColourReason::MorePoints => {
            "прежние цвета одинаковы; у кого больше очков, получает выравнивающий цвет".to_owned()
        }
    }
}
