//! Damaged files: nothing panics, and damage to one game loses no other.

use proptest::prelude::*;
use shashki_record::pdn::Mode;

use crate::common::{collect, long, replay};

/// Games that no other has the moves of: a neighbour is known by them.
const GAMES: [&str; 4] = [
    "[Event \"Cup \\\"A\\\"\"]\n[White \"Ivanov\"]\n[Black \"Petrov\"]\n[Result \"1-0\"]\n\n\
     1. c3-d4 d6-c5 {[%clk 0:10:00] solid} 2. b2-c3 f6-g5! 1-0\n\n",
    "[White \"Sidorova\"]\n[Event \"Блиц\"]\n[Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n\
     1. c3-b4 b6-a5 (1... f6-g5 {or} 2. b4-c5) 2. b4-c5 d6:b4 3. a3:c5 1/2-1/2\n\n",
    "[Event \"Third\"]\n[Round \"3\"]\n[Result \"0-1\"]\n\n\
     1. g3-f4 $2 {a long comment\nover two lines} f6-g5 2. c3-b4 0-1\n\n",
    "[Event \"Last\"]\n[Result \"*\"]\n[FEN \"W:WK29:B18,5.\"]\n\n1. a1:h8 *\n\n",
];

fn moves_of(file: &[u8], mode: Mode) -> Vec<Vec<String>> {
    let (kept, _) = collect(file, mode);
    let sound = kept.games.iter().filter(|read| read.sound);
    sound.map(|read| read.game.moves().map(str::to_owned).collect()).collect()
}

/// One change of a text.
#[derive(Clone, Debug)]
enum Change {
    Delete(prop::sample::Index, usize),
    Insert(prop::sample::Index, Vec<u8>),
    Replace(prop::sample::Index, u8),
    Cut(prop::sample::Index),
}

impl Change {
    fn apply(&self, text: &mut Vec<u8>) {
        match self {
            Self::Delete(at, count) => {
                let at = at.index(text.len());
                text.drain(at..(at + count).min(text.len()));
            }
            Self::Insert(at, bytes) => {
                let at = at.index(text.len() + 1);
                text.splice(at..at, bytes.iter().copied());
            }
            Self::Replace(at, byte) => {
                let at = at.index(text.len());
                text[at] = *byte;
            }
            Self::Cut(at) => text.truncate(at.index(text.len() + 1)),
        }
    }
}

/// A byte that means something, or any.
fn telling_byte() -> impl Strategy<Value = u8> {
    prop_oneof![3 => prop::sample::select(b"{}()[]\"\\/$%;*.-:x!?0129 \n\rabh".to_vec()), 1 => any::<u8>()]
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        (at(), 1_usize..40).prop_map(|(at, count)| Change::Delete(at, count)),
        (at(), prop::collection::vec(telling_byte(), 1..6))
            .prop_map(|(at, bytes)| Change::Insert(at, bytes)),
        (at(), telling_byte()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        at().prop_map(Change::Cut),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if long() { 200_000 } else { 5_000 }))]

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(telling_byte(), 0..400), lenient: bool) {
        let mode = if lenient { Mode::Lenient } else { Mode::Strict };
        let (kept, summary) = collect(&bytes, mode);
        prop_assert_eq!(kept.games.len() as u64, summary.games);
        prop_assert_eq!(kept.games.iter().filter(|game| !game.sound).count() as u64, summary.bad);
        let heard = replay(&bytes, mode);
        prop_assert_eq!(heard.games.len() as u64, summary.games);
    }

    /// Whatever happens to a game, those before and behind it are read as they are.
    #[test]
    fn damage_loses_one_game(
        which in 0_usize..3,
        changes in prop::collection::vec(change(), 1..4),
        lenient: bool,
    ) {
        let mode = if lenient { Mode::Lenient } else { Mode::Strict };
        let mut damaged = GAMES[which].as_bytes().to_vec();
        for change in &changes {
            if !damaged.is_empty() {
                change.apply(&mut damaged);
            }
        }
        // A blank line parts the games whatever became of the damaged one's end.
        damaged.extend_from_slice(b"\n\n");
        let mut file = Vec::new();
        for (place, game) in GAMES.iter().enumerate() {
            file.extend_from_slice(if place == which { &damaged } else { game.as_bytes() });
        }
        let whole = moves_of(GAMES.concat().as_bytes(), mode);
        let read = moves_of(&file, mode);
        for (place, moves) in whole.iter().enumerate() {
            if place != which {
                prop_assert!(
                    read.contains(moves),
                    "game {} lost: {}", place + 1, String::from_utf8_lossy(&file)
                );
            }
        }
    }
}

#[test]
fn the_games_are_sound() {
    assert_eq!(moves_of(GAMES.concat().as_bytes(), Mode::Strict).len(), 4);
    assert_eq!(replay(GAMES.concat().as_bytes(), Mode::Strict).errors().count(), 0);
}

/// Damage of the kinds that archives have, each in the first of two games.
#[test]
fn known_damage() {
    let next = "[Event \"Next\"]\n\n1. c3-b4 {good} b6-a5 1-0\n";
    for damaged in [
        "[Event \"A\"]\n\n1. c3-d4 {not closed 1-0\n\n",
        "[Event \"A\"]\n\n1. c3-d4 not opened} d6-c5 1-0\n\n",
        "[Event \"A\"\n\n1. c3-d4 d6-c5 1-0\n\n",
        "[Event \"A\n[Date \"2006.12.02]\n\n1. c3-d4 1-0\n\n",
        "Event \"12. Cup\"]\n[Site \"x\"]\n\n1. c3-d4 1-0\n\n",
        "[Event \"A\"]\n\n1. c3-d4 ((d6-c5 1-0\n\n",
        "[Event \"A\"]\n\n1. c3-d4 zz d6-c5 1-0\n",
        "[Event \"A\"]\n\n1. c3-d4 zz d6-c5\n\n",
        "1. c3-d4 zz d6-c5 *\n",
        "zz zz zz\n\n",
        "[Event \"A\"]\n\n1. c3-d4 /FEN \"W:W1\n\n",
        "[Event \"A\"]\n\n1. c3-d4 ) 1-0\n\n",
    ] {
        for mode in [Mode::Strict, Mode::Lenient] {
            let file = format!("{damaged}{next}");
            let read = moves_of(file.as_bytes(), mode);
            assert!(read.contains(&vec!["c3-b4".to_owned(), "b6-a5".to_owned()]), "{file}");
            let (kept, summary) = collect(file.as_bytes(), mode);
            assert!(summary.errors > 0 || mode == Mode::Lenient, "{file}");
            assert!(kept.games.len() <= 2, "one game stays one: {file}");
        }
    }
}

/// A comment that is never closed is told at its beginning, and costs its game alone.
#[test]
fn a_comment_without_end_is_told_where_it_begins() {
    let file = "[Event \"A\"]\n\n1. c3-d4 {lost\n\n[Event \"B\"]\n\n1. c3-d4 *\n";
    let heard = replay(file.as_bytes(), Mode::Strict);
    let errors: Vec<_> = heard.errors().collect();
    assert_eq!(errors.len(), 1);
    let place = errors[0].place;
    assert_eq!((place.game, place.ply, place.line, place.column), (1, 1, 3, 10));
    assert_eq!(errors[0].found, "{lost");
    assert!(heard.games[1].error.is_none());
}
