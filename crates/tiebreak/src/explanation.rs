//! Where a player's values come from (T11).

use shashki_tournament::{Event, StartNumber};

use crate::calculation::Calculation;
use crate::catalogue::Method;
use crate::column::Column;
use crate::order::Order;
use crate::{Criterion, Exact, Item, StandingsError, StandingsRequest, Value};

/// The values of one player, each with all that it was made of.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_tiebreak::{Criterion, Explanation, StandingsRequest};
/// # use shashki_tournament::trf::{read, ReadOptions};
/// # let text = "\
/// # 162  W 2.0    D 1.0    L 0.0
/// # 001    1      Ivanova, Anna                                                      2.0          2 w 1
/// # 001    2      Petrov, Pyotr                                                      0.0          1 b 0
/// # ";
/// # let event = read(text, &ReadOptions::default()).unwrap().event;
/// let request = StandingsRequest::new(Criterion::list("PTS,SOLK").unwrap());
/// let petrov = event.players()[1].start;
/// let explanation = Explanation::new(&event, &request, petrov).unwrap();
/// assert_eq!(explanation.parts[1].value.to_string(), "2");
/// assert!(explanation.text(&event, Lang::En).contains("Ivanova, Anna: 2"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Explanation {
    /// Whose values.
    pub start: StartNumber,
    /// One for each criterion.
    pub parts: Vec<ExplainedValue>,
}

/// One value and what it was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplainedValue {
    /// The criterion.
    pub criterion: Criterion,
    /// The value.
    pub value: Value,
    /// What it was made of.
    pub made_of: MadeOf,
}

/// What a value was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MadeOf {
    /// The player's own figure.
    Own,
    /// Addends, cut ones among them.
    Items(Vec<Item>),
    /// The games of those level so far, the player among them.
    Encounter(Vec<Member>),
    /// Nothing: the criterion was left out.
    LeftOut,
}

/// One of those level so far.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Member {
    /// Who.
    pub start: StartNumber,
    /// The place among them.
    pub place: u32,
    /// What was made against the others; several games of a pair count as one, their average.
    pub sum: Exact,
    /// How many of the others were met.
    pub met: u32,
}

impl Explanation {
    /// Explains the values of one player.
    pub fn new(
        event: &Event,
        request: &StandingsRequest,
        start: StartNumber,
    ) -> Result<Self, StandingsError> {
        let player = event.index_of(start).ok_or(StandingsError::Player { start })?;
        let calculation = Calculation::new(event, request)?;
        let mut order = Order::new(event.players().len());
        let mut parts = Vec::with_capacity(request.criteria.len());
        for criterion in &request.criteria {
            let (column, made_of) = if criterion.method() == Method::Encounter {
                let column = calculation.encounter(criterion, &order);
                let members = members(&calculation, criterion, &order, &column, player);
                (column, MadeOf::Encounter(members))
            } else {
                let (column, dropped) = calculation.column(criterion);
                let made_of =
                    if dropped { MadeOf::LeftOut } else { items(&calculation, criterion, player) };
                (column, made_of)
            };
            order.refine(&column, criterion.low_is_better());
            let value = column.value(player);
            parts.push(ExplainedValue { criterion: criterion.clone(), value, made_of });
        }
        Ok(Self { start, parts })
    }
}

fn items(calculation: &Calculation<'_>, criterion: &Criterion, player: usize) -> MadeOf {
    let own = matches!(
        criterion.method(),
        Method::Points | Method::StartNumber | Method::Rating | Method::CurrentBuchholz
    );
    match calculation.measure(criterion) {
        Some(measure) if !own => {
            let mut items = Vec::new();
            measure.items(player, &mut items);
            MadeOf::Items(items)
        }
        _ => MadeOf::Own,
    }
}

/// Those level with the player before the criterion, by their places; nobody if he is alone.
fn members(
    calculation: &Calculation<'_>,
    criterion: &Criterion,
    order: &Order,
    column: &Column,
    player: usize,
) -> Vec<Member> {
    let class = order.classes().find(|class| class.contains(&player)).unwrap_or_default();
    let encounter = calculation.encounter_by(criterion);
    let separate = encounter.separate(class, &|other| class.contains(&other));
    let member = |separate: crate::encounter::Separate| Member {
        start: calculation.table.event.players()[separate.player].start,
        place: if let Value::Place(place) = column.value(separate.player) { place } else { 1 },
        sum: separate.sum,
        met: u32::try_from(separate.met).unwrap_or(u32::MAX),
    };
    let mut members: Vec<Member> = separate.into_iter().map(member).collect();
    members.sort_by_key(|member| (member.place, member.start));
    members
}
