//! Events that the benchmarks share: played round by round with results drawn from a fixed seed.

pub mod pdn;

use shashki_base::{Generator, Seed};
use shashki_pairing::{FirstColour, Request, System, pair};
use shashki_tournament::{
    Colour, Decision, Draft, Event, ForbiddenPairs, MeetingResult, Player, StartNumber,
};

/// The sizes at which the growth is measured: players, and rounds before the one measured.
pub const GROWTH: [(u32, u16); 7] =
    [(100, 10), (300, 10), (1_000, 10), (3_000, 10), (10_000, 10), (30_000, 10), (100_000, 8)];

/// The seed of every event here.
const SEED: Seed = Seed(20_261_130);

/// How an event is made.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Players.
    pub players: u32,
    /// Rounds to play before the one that is measured.
    pub rounds: u16,
    /// Of a hundred games so many are drawn.
    pub draws: u64,
    /// Clubs of equal size whose members must not meet; 0 for none.
    pub clubs: u32,
    /// The system.
    pub system: System,
}

impl Plan {
    /// An ordinary event: a third of the games drawn, truncated Solkoff.
    pub const fn ordinary(players: u32, rounds: u16) -> Self {
        Self { players, rounds, draws: 33, clubs: 0, system: System::TruncatedSolkoff }
    }

    /// The request for the next round.
    pub fn request(&self) -> Request {
        Request {
            first_colour: Some(FirstColour::Given(Colour::White)),
            seed: Some(SEED),
            ..Request::new(self.system)
        }
    }

    /// The event after its rounds. Stops early where no valid pairing is left.
    pub fn play(&self) -> Event {
        let mut event = self.start();
        let mut generator = Generator::new(SEED, 0);
        for _ in 0..self.rounds {
            let Ok(pairing) = pair(&event, &self.request(), &mut ()) else { break };
            let Ok(paired) = pairing.apply(&event) else { break };
            let mut draft = paired.into_draft();
            let round = draft.rounds.last_mut();
            for meeting in round.into_iter().flat_map(|round| &mut round.meetings) {
                meeting.result = MeetingResult::Played(self.decision(&mut generator));
            }
            match draft.check() {
                Ok(played) => event = played,
                Err(_) => break,
            }
        }
        event
    }

    fn decision(&self, generator: &mut Generator) -> Decision {
        if generator.below(100) < self.draws {
            Decision::Draw
        } else if generator.below(2) == 0 {
            Decision::White
        } else {
            Decision::Black
        }
    }

    // A plan that makes no event is a mistake in the benchmark, and should stop it.
    #[allow(clippy::expect_used)]
    fn start(&self) -> Event {
        let number = |n| StartNumber::new(n);
        let player = |n| Some(Player::new(number(n)?, format!("Player {n}")));
        let mut draft =
            Draft { players: (1..=self.players).filter_map(player).collect(), ..Draft::default() };
        draft.constraints.forbidden = (0..self.clubs)
            .map(|club| ForbiddenPairs {
                from: 1,
                to: None,
                players: (1..=self.players)
                    .filter(|n| n % self.clubs == club)
                    .filter_map(number)
                    .collect(),
            })
            .collect();
        draft.check().expect("an event")
    }
}
