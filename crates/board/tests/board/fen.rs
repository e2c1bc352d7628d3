//! FEN: round trips, what lenient reading accepts and strict reading refuses, and faults.

use crate::common::{any_position, position};
use proptest::prelude::*;
use shashki_base::Lang;
use shashki_board::{
    Faults, Fen, FenError, FenOptions, Key, Numbering, Piece, Position, PositionError, Setup, Side,
    Square,
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if crate::common::long() { 100_000 } else { 3_000 }))]

    #[test]
    fn every_form_is_read_back(position in any_position()) {
        let fen = position.fen();
        for text in [fen.to_string(), fen.algebraic().to_string(), fen.ranges().to_string()] {
            for ending in ["", "."] {
                let text = format!("{text}{ending}");
                prop_assert_eq!(text.parse(), Ok(position), "{}", text);
                prop_assert_eq!(Fen::read_strict(&text).unwrap().position(), Ok(position));
                // What files do to it.
                let loose = text.to_lowercase().replace(':', " : ").replace(',', " ,0, ");
                prop_assert_eq!(loose.parse(), Ok(position), "{}", loose);
                prop_assert!(Fen::read_strict(&loose).is_err());
            }
        }
        prop_assert_eq!(Setup::from(position).fen().to_string(), fen.to_string());
    }

    #[test]
    fn no_text_is_too_odd(text in "[WBKwbk:,.0-9a-h?-]{0,24}|\\PC{0,12}") {
        for strict in [false, true] {
            let options = FenOptions { strict, ..FenOptions::default() };
            match Fen::read_with(&text, options) {
                Ok(fen) => {
                    // What was read can be written and read again.
                    let again: Setup = fen.setup().fen().to_string().parse().unwrap();
                    prop_assert_eq!(again.fen().to_string(), fen.setup().fen().to_string());
                    let _ = fen.extra().count();
                }
                Err(error) => {
                    prop_assert!(error.at() <= text.len());
                    prop_assert!(!error.message(Lang::Ru).to_string().is_empty());
                }
            }
        }
    }

    /// The key follows the moves, and the same step takes it back.
    #[test]
    fn keys_follow_moves(position in crate::common::random_position()) {
        let key = Key::of(&position);
        for &m in &position.moves() {
            let next = position.play(m).unwrap();
            prop_assert_eq!(key.after(&position, m), Key::of(&next));
            prop_assert_eq!(Key::of(&next).after(&position, m), key);
        }
        prop_assert_ne!(key, Key::of(&position.turned()));
    }
}

/// Keys that differ as they should: all positions three plies deep have keys of their own.
#[test]
fn keys_tell_positions_apart() {
    let mut level = vec![Position::initial()];
    let mut keys = std::collections::BTreeMap::new();
    for _ in 0..4 {
        level = level
            .iter()
            .flat_map(|p| p.moves().iter().map(|&m| p.play_unchecked(m)).collect::<Vec<_>>())
            .collect();
        for &position in &level {
            let before = keys.insert(Key::of(&position), position);
            assert!(before.is_none_or(|before| before == position));
        }
    }
    assert!(keys.len() > 1000, "{}", keys.len());
}

#[test]
fn what_files_write() {
    let start = Position::initial();
    let plain = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
    assert_eq!(start.fen().to_string(), plain);
    for text in [
        plain,
        "W:W21-32:B1-12.",
        "W:B1-12:W21-32",
        " W : W21-32 : B1-12 . ",
        "w:w21-32:b01-12",
        "W:W21-32.:B1-12.",
        "W:W21-32:B1-12:H0:F1",
        "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
        "W:WA3,С3,e3,g3,b2,d2,f2,h2,а1,c1,е1,g1:B1-12",
    ] {
        assert_eq!(text.parse(), Ok(start), "{text}");
    }
}

#[test]
fn empty_sides() {
    for text in ["W:W:BK1", "W:BK1", "W:W0:BK1", "W:BK1:W."] {
        let position = position(text);
        assert_eq!(position.pieces(Side::White).len(), 0, "{text}");
        assert_eq!(position.to_string(), "W:W:BK1");
        assert!(!position.has_moves());
    }
    assert_eq!(position("B:W32:B").to_string(), "B:W32:B");
    assert_eq!(position("W").to_string(), "W:W:B");
}

#[test]
fn extra_fields_are_kept() {
    let fen = Fen::read("W:WK29:BK4:H12: F30 :+1+2.").unwrap();
    let extra: Vec<&str> = fen.extra().collect();
    assert_eq!(extra, ["H12", "F30", "+1+2"]);
    let written = fen.setup().fen().extra(&extra.join(":")).to_string();
    assert_eq!(written, "W:WK29:BK4:H12:F30:+1+2");
}

#[test]
fn ranges_of_kings_and_of_few() {
    assert_eq!(position("W:WK29-31,32:B1-1").to_string(), "W:WK29,K30,K31,32:B1");
    let kings = position("B:WK29-32:B1,2,K3-5,6");
    assert_eq!(kings.fen().ranges().to_string(), "B:WK29-32:B1,2,K3-5,6");
}

#[test]
fn the_other_numbering_only_on_request() {
    let other = FenOptions { numbering: Numbering::FromA1, ..FenOptions::default() };
    let fen = Fen::read_with("W:WK29:BK4,1-3", other).unwrap().setup();
    assert_eq!(fen.pieces(Piece::WHITE_KING), Square::B8.into());
    assert_eq!(fen.pieces(Piece::BLACK_KING), Square::G1.into());
    assert_eq!(fen.pieces(Piece::BLACK_MAN).len(), 3);
    assert!(fen.pieces(Piece::BLACK_MAN).contains(Square::A1));
}

#[test]
fn refused_by_both_readers() {
    for (text, error) in [
        ("", FenError::Unknown),
        (" ? ", FenError::Unknown),
        ("?:W21:B1", FenError::UnknownSide),
        ("X:W21:B1", FenError::BadSide { at: 0 }),
        ("W:W33", FenError::BadSquare { at: 3 }),
        ("W:W99999999999", FenError::BadSquare { at: 3 }),
        ("W:Wa2", FenError::BadSquare { at: 3 }),
        ("W:WK", FenError::BadSquare { at: 4 }),
        ("W:W9-5", FenError::BadRange { at: 5 }),
        ("W:Wa1-c1", FenError::BadRange { at: 5 }),
        ("W:WG12", FenError::GhostPiece { at: 3 }),
        ("W:W21;B1", FenError::Unexpected { at: 5, found: ';' }),
        ("WW21", FenError::Unexpected { at: 1, found: 'W' }),
    ] {
        assert_eq!(Fen::read(text).map(|fen| fen.setup()), Err(error), "{text}");
        let strict = Fen::read_strict(text).map(|fen| fen.setup());
        assert!(strict.is_err(), "{text}");
    }
}

#[test]
fn refused_by_the_strict_reader() {
    for (text, error) in [
        ("W: W21", FenError::NotStrict { at: 2 }),
        ("w:W21", FenError::NotStrict { at: 0 }),
        ("W:w21", FenError::NotStrict { at: 2 }),
        ("W:Wk21", FenError::NotStrict { at: 3 }),
        ("W:WA1", FenError::NotStrict { at: 3 }),
        ("W:W21,", FenError::NotStrict { at: 6 }),
        ("W:W0", FenError::NotStrict { at: 3 }),
        ("W:W21.:B1", FenError::NotStrict { at: 5 }),
        ("W:W21:B1:H0", FenError::ExtraField { at: 9 }),
        ("W:W21:Ba7", FenError::MixedNames { at: 7 }),
    ] {
        assert_eq!(Fen::read_strict(text).map(|fen| fen.setup()), Err(error), "{text}");
        assert!(Fen::read(text).is_ok(), "{text}");
    }
    assert!(Fen::read_strict("W:W21-32:B1-12.").is_ok());
}

#[test]
fn all_faults_at_once() {
    let text = "W:W1,2,9-21:B9,29,30,1-8,10-13";
    let PositionError::Invalid(error) = text.parse::<Position>().unwrap_err() else { panic!() };
    assert_eq!(error.faults, Faults::all());
    let message = error.message(Lang::Ru).to_string();
    assert_eq!(message.matches(';').count(), 4, "{message}");
    let setup: Setup = text.parse().unwrap();
    assert!(setup.taken_twice().contains(Square::B6), "both sides stand on 9");
    assert_eq!(setup.fen().to_string().parse(), Ok(setup), "a wrong board is written as it is");
}

#[test]
fn a_square_named_twice() {
    let error = "W:W21,21:B1".parse::<Position>().unwrap_err();
    assert!(matches!(error, PositionError::Invalid(e) if e.faults == Faults::SQUARE_TAKEN_TWICE));
}

#[cfg(feature = "serde")]
#[test]
fn values_as_text() {
    use shashki_board::Move;

    let p = position("W:Wh6:Bg7,c5");
    assert_eq!(serde_json::to_string(&p).unwrap(), r#""W:W12:B8,14""#);
    assert_eq!(serde_json::from_str::<Position>(r#""W:W12:B8,14""#).unwrap(), p);
    let m = p.read_move("h6:b4").unwrap();
    assert_eq!(serde_json::to_string(&m).unwrap(), r#""12x17x8x14=K""#);
    assert_eq!(serde_json::from_str::<Move>(r#""12x17x8x14=K""#).unwrap(), m);
    assert_eq!(serde_json::to_string(&Square::C3).unwrap(), r#""c3""#);
    assert_eq!(serde_json::to_string(&Side::Black).unwrap(), r#""black""#);
    assert!(serde_json::from_str::<Position>(r#""W:W1:B""#).is_err(), "a man on its last rank");
}
