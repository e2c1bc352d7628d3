//! The players of a random event, with their start numbers.

use shashki_base::Generator;
use shashki_tournament::{
    Draft, ForbiddenPairs, GroupScope, Info, MAX_RATING, MeetUntil, NotBefore, Player, Soft,
    StartNumber,
};

use super::model::happens;
use super::{GenerateError, Plan, streams};
use crate::{ClubRule, GroupBy, StartOrder, System, groups, start_list};

const SURNAMES: [&str; 40] = [
    "Andreev",
    "Antonov",
    "Baranov",
    "Belov",
    "Bogdanov",
    "Borisov",
    "Denisov",
    "Egorov",
    "Fedorov",
    "Filippov",
    "Frolov",
    "Gerasimov",
    "Grigoriev",
    "Ivanov",
    "Kalinin",
    "Karpov",
    "Kiselev",
    "Komarov",
    "Kozlov",
    "Kuznetsov",
    "Lebedev",
    "Makarov",
    "Maksimov",
    "Medvedev",
    "Morozov",
    "Nikitin",
    "Novikov",
    "Orlov",
    "Pavlov",
    "Petrov",
    "Popov",
    "Romanov",
    "Semenov",
    "Sidorov",
    "Smirnov",
    "Sokolov",
    "Stepanov",
    "Tarasov",
    "Volkov",
    "Zaitsev",
];

const INITIALS: [char; 20] = [
    'A', 'B', 'D', 'E', 'F', 'G', 'I', 'K', 'L', 'M', 'N', 'O', 'P', 'R', 'S', 'T', 'V', 'Y', 'Z',
    'C',
];

/// A player and how strong he really is, which decides his games whether he has a rating or not.
struct Person {
    player: Player,
    strength: u16,
}

/// The event before round 1, and the strength of each player by index.
pub(super) fn people(plan: &Plan) -> Result<(Draft, Vec<u16>), GenerateError> {
    let mut generator = Generator::new(plan.seed, streams::PEOPLE);
    let numbers = (1..=plan.players).filter_map(StartNumber::new);
    let mut people: Vec<Person> =
        numbers.map(|number| person(plan, number, &mut generator)).collect();
    number_all(plan, &mut people)?;
    let strengths = people.iter().map(|person| person.strength).collect();
    let mut draft = Draft {
        info: Info { name: format!("Random event {}", plan.seed), ..Info::default() },
        planned_rounds: Some(plan.rounds),
        scoring: plan.scoring.clone(),
        players: people.into_iter().map(|person| person.player).collect(),
        kept_lines: vec![format!("### generated: {}", plan.line())],
        ..Draft::default()
    };
    draft.draw.seed = Some(plan.seed);
    draft.draw.options = plan.options;
    keep_clubs(plan, &mut draft);
    Ok((draft, strengths))
}

fn person(plan: &Plan, number: StartNumber, generator: &mut Generator) -> Person {
    let strength = strength(plan, generator);
    let mut player = Player::new(number, name(generator));
    if !happens(generator, plan.rates.unrated) {
        player.rating = Some(strength);
    }
    if plan.clubs > 0 {
        player.club = format!("Club {}", generator.below(u64::from(plan.clubs)) + 1);
    }
    if plan.rounds > 1 && happens(generator, plan.rates.late) {
        // In the first half of the event.
        let later = generator.below(u64::from(plan.rounds / 2));
        player.enters_in = u16::try_from(later + 2).ok();
    }
    Person { player, strength }
}

/// The middle, and four equal chances to be off it by half the spread either way.
fn strength(plan: &Plan, generator: &mut Generator) -> u16 {
    let spread = u64::from(plan.ratings.spread);
    let off: u64 = (0..4).map(|_| generator.below(spread + 1)).sum();
    let rating = (u64::from(plan.ratings.mean) + off).saturating_sub(2 * spread);
    u16::try_from(rating.clamp(1, u64::from(MAX_RATING))).unwrap_or(MAX_RATING)
}

fn name(generator: &mut Generator) -> String {
    let surname = pick(generator, &SURNAMES);
    let initial = pick(generator, &INITIALS);
    format!("{surname} {initial}.")
}

fn pick<T: Copy + Default>(generator: &mut Generator, list: &[T]) -> T {
    let place = usize::try_from(generator.below(list.len() as u64)).unwrap_or(0);
    list.get(place).copied().unwrap_or_default()
}

/// Gives the start numbers (P29); those who enter late have the last ones, the earliest first
/// (P24).
fn number_all(plan: &Plan, people: &mut [Person]) -> Result<(), GenerateError> {
    let in_time = people.iter().filter(|person| person.player.enters_in.is_none());
    let players = in_time.map(|person| person.player.clone()).collect();
    let event = Draft { players, gaps_allowed: true, ..Draft::default() }.check();
    let event = event.map_err(GenerateError::Faults)?;
    let order = match plan.system {
        System::Lot => StartOrder::Lot, // 5.4.10.4: no classification even if there are ratings
        _ => StartOrder::Rating,
    };
    let list = start_list(&event, order, Some(plan.seed)).map_err(GenerateError::StartList)?;
    let mut places = vec![u32::MAX; people.len() + 1];
    for place in &list.places {
        places[place.before.get() as usize] = place.start.get();
    }
    people.sort_by_key(|person| {
        (person.player.enters_in, places[person.player.start.get() as usize])
    });
    for (number, person) in (1..).filter_map(StartNumber::new).zip(people) {
        person.player.start = number;
    }
    Ok(())
}

/// Enters what is asked of the clubs.
fn keep_clubs(plan: &Plan, draft: &mut Draft) {
    if plan.club_rule == ClubRule::None {
        return;
    }
    let clubs = groups(&draft.players, GroupBy::Club);
    let constraints = &mut draft.constraints;
    let groups = GroupScope::All;
    match plan.club_rule {
        ClubRule::None => {}
        ClubRule::Apart => {
            let apart = |players| ForbiddenPairs { from: 1, to: None, players };
            constraints.forbidden = clubs.into_iter().map(|club| apart(club.players)).collect();
            return;
        }
        ClubRule::MeetUntil(until) => constraints.meet_until = vec![MeetUntil { until, groups }],
        ClubRule::NotBefore(round) => constraints.not_before = vec![NotBefore { round, groups }],
        ClubRule::NotBeforeSoft(round) => {
            constraints.soft = vec![Soft::NotBefore(NotBefore { round, groups })];
        }
    }
    constraints.groups = clubs;
}
