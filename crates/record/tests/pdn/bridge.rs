//! Games of files on the board, and back.

use proptest::prelude::*;
use shashki_board::{MoveForm, Position, Side};
use shashki_record::pdn::{
    Mode, Nag, Notation, PdnGame, Problem, ReadOptions, RecordedGame, ReplayOptions, Score,
    TagPair, WriteOptions,
};
use shashki_record::{
    Ballot, EndReason, Game, GameResult, Incident, Outcome, Start, Variation, Violation,
};

use crate::common::{collect, shared};

fn lenient() -> ReplayOptions {
    ReplayOptions { mode: Mode::Lenient, ..ReplayOptions::default() }
}

fn bridged(text: &str) -> RecordedGame {
    let file = PdnGame::read(text, ReadOptions::strict()).unwrap();
    RecordedGame::from_pdn(&file, ReplayOptions::default()).unwrap()
}

fn refused(text: &str) -> (u32, Problem) {
    let file = PdnGame::read(text, ReadOptions::lenient()).unwrap();
    let error = RecordedGame::from_pdn(&file, lenient()).unwrap_err();
    (error.ply, error.problem)
}

/// As text and back.
fn again(record: &RecordedGame, form: MoveForm) -> RecordedGame {
    let pdn = record.to_pdn(Notation { form, mark: ':' });
    let text = pdn.write(&WriteOptions::default()).unwrap();
    let options = ReadOptions::strict();
    let file = PdnGame::read(&text, options).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    RecordedGame::from_pdn(&file, lenient()).unwrap()
}

#[test]
fn what_is_written_beside_a_move_comes_along() {
    let record = bridged(
        "[Event \"Cup\"] {a friendly game} 1. c3-d4!? {[%clk 0:10:00] bold} {and sound} \
         (1. c3-b4 $7 {quiet} b6-a5 (1... d6-c5 2. b4:d6)) 1... d6-c5 {[%clock w0:09:58 B0:09:30]} 0-1",
    );
    let game = &record.game;
    assert_eq!(game.annotation(0).unwrap().comment.as_deref(), Some("a friendly game"));
    let first = game.annotation(1).unwrap();
    assert_eq!(first.nags, [Nag(5)]);
    assert_eq!((first.clock, first.comment.as_deref()), (Some(600), Some("bold and sound")));
    let line = &first.variations[0];
    assert_eq!((line.from(), line.moves().len()), (Position::initial(), 2));
    assert_eq!(line.annotation(1).unwrap().nags, [Nag::FORCED]);
    let inner = &line.annotation(2).unwrap().variations[0];
    assert_eq!(inner.from(), Position::initial().play(line.moves()[0]).unwrap());
    assert_eq!(inner.moves().len(), 2);
    assert_eq!(game.annotation(2).unwrap().clock, Some(570), "Black's");
    assert_eq!(record.tags, [TagPair { name: "Event".into(), value: "Cup".into() }]);
    assert_eq!((record.score, game.result()), (Some(Score::Black), None), "no reason is named");
    assert_eq!(again(&record, MoveForm::Short), record);
}

#[test]
fn a_result_has_its_reason_where_the_file_names_it() {
    let with = |result: &str, reason: &str| {
        bridged(&format!("[Result \"{result}\"][Termination \"{reason}\"] 1. c3-d4 *"))
    };
    let result = with("0-1", "time").game.result().unwrap();
    assert_eq!((result.reason(), result.outcome()), (EndReason::Time, Outcome::Win(Side::Black)));
    assert_eq!(with("1/2-1/2", "kings-only").game.result().unwrap().reason().name(), "kings-only");
    // A draw by resignation can't be, and "normal" is no reason: both stay tags.
    for (result, reason) in [("1-1", "resignation"), ("1-0", "normal"), ("*", "time")] {
        let record = with(result, reason);
        assert_eq!(record.game.result(), None, "{result} {reason}");
        assert_eq!(record.tags[0].value, reason);
        assert_eq!(again(&record, MoveForm::Full), record);
    }
}

#[test]
fn a_start_is_set_up_by_tag_by_movetext_or_balloted() {
    let fen = "W:Wc1:Bh8";
    let expected: Position = fen.parse().unwrap();
    for text in [format!("[FEN \"{fen}\"] 1. c1-d2 *"), format!("/FEN \"{fen}\"/ 1. c1-d2 *")] {
        let record = bridged(&text);
        assert_eq!(record.game.start(), &Start::SetUp);
        assert_eq!(record.game.position_at(0), Some(expected));
        assert_eq!(again(&record, MoveForm::Numeric), record);
    }
    assert_eq!(bridged("1. c3-d4 *").game.start(), &Start::Standard);
    let ballot = Ballot::from_moves("1-I", "ab4 ba5").unwrap();
    let record = RecordedGame::from(Game::from_ballot(ballot.clone()));
    assert_eq!(again(&record, MoveForm::Full), record);
    // Moves that lead elsewhere make no ballot: the position counts.
    let mut file = record.to_pdn(Notation::default());
    file.set_tag("BallotMoves", "cd4 dc5");
    let odd = RecordedGame::from_pdn(&file, ReplayOptions::default()).unwrap();
    assert_eq!((odd.game.start(), odd.game.position()), (&Start::SetUp, ballot.position()));
    assert_eq!(odd.tags.len(), 2);
}

#[test]
fn what_is_refused_names_its_ply() {
    let (ply, problem) = refused("1. c3-d4 c3-d4 *");
    assert!(ply == 2 && matches!(problem, Problem::Illegal(_)));
    let (ply, problem) = refused("1. c3-d4 d6-c5 2. b2-c3 (2. b2-c3 c3-d4) *");
    assert!(ply == 4 && matches!(problem, Problem::Illegal(_)), "in a variation");
    assert_eq!(refused("1. c3-d4 - - *"), (2, Problem::UnknownMove));
    assert_eq!(refused("1. c3-d4 /FEN \"W:Wc1:Bh8\"/ 2. c1-d2 *"), (1, Problem::SetupInGame));
    let (ply, problem) = refused("[GameType \"20\"] 1. c3-d4 *");
    assert!(ply == 0 && matches!(problem, Problem::NotRussian(_)));
    let (ply, problem) = refused("[FEN \"W:Wc9:Bh8\"] *");
    assert!(ply == 0 && matches!(problem, Problem::BadFen(_)));
}

/// A position that a violation left is written as a set-up, which is no game to play on from.
#[test]
fn a_violation_that_stands_is_written_as_a_set_up() {
    let mut game = Game::new();
    game.push_text("c3-d4").unwrap();
    // White moves again out of turn, as if Black had passed.
    let stood: Position =
        "B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,b4,d4,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"
            .parse()
            .unwrap();
    let incident =
        Incident { stood: Some(stood), ..Incident::new(Violation::TwoMoves, Side::White) };
    game.violate(incident).unwrap();
    let pdn = RecordedGame::from(game).to_pdn(Notation::default());
    let text = pdn.write(&WriteOptions::default()).unwrap();
    let read = PdnGame::read(&text, ReadOptions::strict()).unwrap();
    let error = RecordedGame::from_pdn(&read, ReplayOptions::default()).unwrap_err();
    assert_eq!((error.ply, error.problem), (1, Problem::SetupInGame));
    assert!(text.contains(&stood.fen().to_string()));
}

/// Every real game goes onto the board and comes back the same, but for those of unknown moves.
#[test]
fn real_games_there_and_back() {
    let mut count = 0;
    for name in ["abatsiev", "protcenko_ussr1", "russian2012_sample", "ussr10_part"] {
        let Some(bytes) = shared(&format!("pdn/{name}.pdn")) else { return };
        for read in collect(&bytes, Mode::Lenient).0.games {
            let mut record = match RecordedGame::from_pdn(&read.game, lenient()) {
                Ok(record) => record,
                Err(error) => {
                    assert_eq!((name, read.number), ("abatsiev", 36), "{error}");
                    assert_eq!(error.problem, Problem::UnknownMove);
                    continue;
                }
            };
            assert_eq!(record.game.ply(), read.game.moves().count(), "{name} {}", read.number);
            // The writer has an order of its own for the tags.
            let mut back = again(&record, MoveForm::Short);
            for tags in [&mut back.tags, &mut record.tags] {
                tags.sort_by(|a, b| a.name.cmp(&b.name));
            }
            assert!(back == record, "{name} {}", read.number);
            count += 1;
        }
    }
    eprintln!("{count} games");
    assert!(count > 0);
}

/// A game of random moves, with something written beside some of them.
fn recorded() -> impl Strategy<Value = RecordedGame> {
    let ply =
        (any::<prop::sample::Index>(), 0_u8..8, "[a-z ,.(\"ш]{0,12}", 0_u16..256, 0_u32..90_000);
    (prop::collection::vec(ply, 0..60), 0_u8..5, any::<bool>()).prop_map(|(plies, end, set)| {
        let mut game = if set { Game::from_position(Position::initial()) } else { Game::new() };
        for (pick, what, text, number, seconds) in plies {
            let before = game.position();
            let moves = before.moves();
            if moves.is_empty() {
                break;
            }
            game.push(moves[pick.index(moves.len())]).unwrap();
            let ply = game.ply();
            match what {
                1 if !text.is_empty() => game.comment(ply, text).unwrap(),
                2 => game.annotate(ply).unwrap().nags.push(Nag(number)),
                3 => game.set_clock(ply, seconds).unwrap(),
                4 if !text.is_empty() => {
                    game.comment(ply, text).unwrap();
                    game.set_clock(ply, seconds).unwrap();
                }
                5 => {
                    let m = before.notation(moves[0], MoveForm::Full).to_string();
                    let line: &mut Variation = game.vary(ply, &m).unwrap();
                    line.annotate(1).unwrap().clock = Some(seconds);
                }
                _ => {}
            }
        }
        let result = match end {
            1 => Some((GameResult::by_flags(true, false, None).unwrap(), Score::Black)),
            2 => Some((GameResult::by_flags(true, true, None).unwrap(), Score::Draw)),
            _ => None,
        };
        let mut record = RecordedGame::from(game);
        match result {
            Some((result, score)) if record.game.finish(result).is_ok() => {
                record.score = Some(score);
            }
            _ if end == 3 => record.score = Some(Score::BothLost),
            _ => {
                record.score = record.game.winner().map(|side| match side {
                    Side::White => Score::White,
                    Side::Black => Score::Black,
                });
            }
        }
        record
    })
}

proptest! {
    #[test]
    fn a_game_written_is_read_back_the_same(record in recorded(), form in 0_usize..4) {
        let forms = [MoveForm::Full, MoveForm::Short, MoveForm::Numeric, MoveForm::NumericShort];
        prop_assert_eq!(again(&record, forms[form]), record);
    }
}
