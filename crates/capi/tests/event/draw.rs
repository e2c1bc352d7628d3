//! Rounds paired over the interface.

use shashki_capi::*;

use crate::help::{
    applied, array, checked, draft, facts, game, list, options, pair, record, span, text, zeroed,
};

fn describe(pairing: &crate::help::Pairing) -> shk_pairing_facts {
    let mut facts = shk_pairing_facts::default();
    assert_eq!(unsafe { shk_pairing_describe(pairing.0, &raw mut facts) }, SHK_OK);
    facts
}

/// 5.4.10.5.2: upper half against lower half by start number, odd numbers with the colour drawn;
/// 5.4.10.7.2: the first against the last.
#[test]
fn p13_round_1_by_start_numbers() {
    let event = checked(&draft(7)).unwrap();
    for (system, pairs) in [
        (SHK_SYSTEM_COEFFICIENT, "4\n1 4\n5 2\n3 6\n7 0\n"),
        (SHK_SYSTEM_TRUNCATED_SOLKOFF, "4\n1 4\n5 2\n3 6\n7 0\n"),
        (SHK_SYSTEM_CURRENT_BUCHHOLZ, "4\n1 6\n5 2\n3 4\n7 0\n"),
    ] {
        let pairing = pair(&event, &options(system)).unwrap();
        assert_eq!(list(&pairing), pairs);
        let facts = describe(&pairing);
        assert_eq!((facts.round, facts.system, facts.bye), (1, system, 7));
        assert_eq!((facts.board_count, facts.lot_count, facts.has_seed), (3, 0, 0));
    }
}

#[test]
fn p17_the_lot_and_its_order() {
    let event = checked(&draft(4)).unwrap();
    let order = [3_u32, 1, 4, 2];
    let drawn =
        shk_pair_options { lot_order: order.as_ptr(), lot_count: 4, ..options(SHK_SYSTEM_LOT) };
    let pairing = pair(&event, &drawn).unwrap();
    assert_eq!(list(&pairing), "2\n3 1\n4 2\n"); // neighbours, odd drawn numbers White (5.4.10.4)
    let lot = array(0, |out, c, n| unsafe { shk_pairing_lot(pairing.0, out, c, n) });
    assert_eq!(lot.unwrap(), order);

    let error = pair(&event, &options(SHK_SYSTEM_LOT)).err().unwrap();
    assert_eq!((error.status, error.name.as_str()), (SHK_BAD_ARGUMENT, "seed-missing"));
    let seeded = shk_pair_options { has_seed: 1, seed: 7, ..options(SHK_SYSTEM_LOT) };
    let (one, other) = (pair(&event, &seeded).unwrap(), pair(&event, &seeded).unwrap());
    assert_eq!(list(&one), list(&other));
    let told = describe(&one);
    assert_eq!((told.has_seed, told.seed, told.lot_count), (1, 7, 4));
    let event = facts(&applied(&one));
    assert_eq!((event.has_seed, event.seed, event.paired_rounds), (1, 7, 1));
}

#[test]
fn a_tournament_of_three_rounds() {
    let mut event = checked(&draft(6)).unwrap();
    let mut met = Vec::new();
    for round in 1..=3 {
        let pairing = pair(&event, &options(SHK_SYSTEM_TRUNCATED_SOLKOFF)).unwrap();
        let boards =
            array(zeroed(), |out, c, n| unsafe { shk_pairing_boards(pairing.0, out, c, n) });
        let boards: Vec<shk_board> = boards.unwrap();
        assert_eq!(boards.iter().map(|board| board.number).collect::<Vec<_>>(), [1, 2, 3]);
        event = applied(&pairing);
        let results: Vec<_> =
            boards.iter().map(|b| game(b.white, b.black, SHK_DECISION_WHITE)).collect();
        record(&event, round, &results).unwrap();
        met.extend(boards.iter().map(|b| (b.white.min(b.black), b.white.max(b.black))));
    }
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 9, "nobody met anybody twice (P1)");
    assert_eq!(facts(&event).paired_rounds, 3);
}

#[test]
fn p5_forced_and_forbidden() {
    let event = checked(&draft(4)).unwrap();
    let forced = shk_forced { first: 1, second: 2, because: span("") };
    let wished = shk_pair_options {
        forced: &raw const forced,
        forced_count: 1,
        ..options(SHK_SYSTEM_COEFFICIENT)
    };
    let pairing = pair(&event, &wished).unwrap();
    let boards: Vec<shk_board> =
        array(zeroed(), |out, c, n| unsafe { shk_pairing_boards(pairing.0, out, c, n) }).unwrap();
    let flags: Vec<_> = boards.iter().map(|b| (b.white.min(b.black), b.flags)).collect();
    assert_eq!(flags, [(1, SHK_BOARD_FORCED), (3, 0)]);

    let players = [1_u32, 3];
    let forbidden = shk_forbidden { players: players.as_ptr(), count: 2, from: 0, to: 0 };
    let wished = shk_pair_options {
        forbidden: &raw const forbidden,
        forbidden_count: 1,
        ..options(SHK_SYSTEM_COEFFICIENT)
    };
    assert!(!list(&pair(&event, &wished).unwrap()).contains("1 3"));
}

#[test]
fn p8_no_valid_pairing_has_its_proof() {
    let draft = draft(2);
    let event = checked(&draft).unwrap();
    let event = applied(&pair(&event, &options(SHK_SYSTEM_COEFFICIENT)).unwrap());
    record(&event, 1, &[game(1, 2, SHK_DECISION_DRAW)]).unwrap();
    let error = pair(&event, &options(SHK_SYSTEM_COEFFICIENT)).err().unwrap();
    assert_eq!((error.status, error.clause.as_str()), (SHK_NO_VALID_PAIRING, "5.4.10.8"));
    assert!(error.english.starts_with("No valid pairing exists"), "{}", error.english);
    assert!(error.russian.contains("невозможно"), "{}", error.russian);
}

#[test]
fn p26_explanations() {
    let event = checked(&draft(5)).unwrap();
    let explained = shk_pair_options { explain: 1, ..options(SHK_SYSTEM_COEFFICIENT) };
    let pairing = pair(&event, &explained).unwrap();
    assert_eq!(describe(&pairing).explained, 1);
    let none = core::ptr::null_mut();
    unsafe {
        let whole = |lang| text(|b, c, n| shk_pairing_explain(pairing.0, lang, b, c, n, none));
        assert!(whole(SHK_EN).unwrap().starts_with("Board 1: 1 P1 - 3 P3\n"));
        assert!(whole(SHK_RU).unwrap().starts_with("Доска 1: 1 P1 - 3 P3\n"));
        let mut count = 0;
        assert_eq!(shk_pairing_reason_count(pairing.0, 0, &raw mut count), SHK_OK);
        assert_eq!(count, 1); // the bye
        let bye = text(|b, c, n| shk_pairing_reason(pairing.0, 0, 0, SHK_EN, b, c, n));
        assert!(bye.unwrap().contains("last of the classification"));
        let clause = text(|b, c, n| shk_pairing_reason_clause(pairing.0, 0, 0, b, c, n));
        assert_eq!(clause.unwrap(), "5.4.10.2");
        let decision = text(|b, c, n| shk_pairing_reason_decision(pairing.0, 0, 0, b, c, n));
        assert_eq!(decision.unwrap(), "P6");
        let beyond = text(|b, c, n| shk_pairing_reason(pairing.0, 3, 0, SHK_EN, b, c, n));
        assert_eq!(beyond, Err(SHK_NOT_FOUND));
    }
    let plain = pair(&event, &options(SHK_SYSTEM_COEFFICIENT)).unwrap();
    let said = text(|b, c, n| unsafe { shk_pairing_explain(plain.0, SHK_EN, b, c, n, none) });
    assert_eq!(said, Err(SHK_NOT_FOUND));
    assert_eq!(list(&plain), list(&pairing));
}

#[test]
fn notes_say_what_was_inferred() {
    let pairing = pair(&checked(&draft(4)).unwrap(), &options(SHK_SYSTEM_COEFFICIENT)).unwrap();
    let count = describe(&pairing).note_count as usize;
    let mut warning = 9;
    let place = &raw mut warning;
    let notes: Vec<String> = (0..count)
        .map(|at| {
            text(|b, c, n| unsafe { shk_pairing_note(pairing.0, at, SHK_EN, place, b, c, n) })
        })
        .collect::<Result<_, _>>()
        .unwrap();
    assert!(notes.contains(&"round 1 is the next one to pair".to_owned()), "{notes:?}");
    assert_eq!(warning, 0);
}

#[test]
fn wrong_options() {
    let event = checked(&draft(4)).unwrap();
    let right = options(SHK_SYSTEM_COEFFICIENT);
    for (wrong, status) in [
        (shk_pair_options { struct_size: 8, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { system: 0, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { system: 5, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { profile: 2, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { profile: SHK_PROFILE_FMJD_PROGRAM, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { first_colour: 4, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { round: 2, ..right }, SHK_NOT_FOUND),
        (shk_pair_options { round: 70_000, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { options: span("halves"), ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { options: span("halves=never"), ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { forced_count: 1, ..right }, SHK_BAD_ARGUMENT),
        (shk_pair_options { lot_count: usize::MAX, ..right }, SHK_BAD_ARGUMENT),
    ] {
        let error = pair(&event, &wrong).err().unwrap();
        assert_eq!(error.status, status, "{}", error.english);
    }
}

#[test]
fn names_of_systems() {
    for system in 1..=4 {
        unsafe {
            let name = text(|b, c, n| shk_system_name(system, b, c, n)).unwrap();
            let mut found = 0;
            let status = shk_system_by_name(name.as_ptr().cast(), name.len(), &raw mut found);
            assert_eq!((status, found), (SHK_OK, system));
            let clause = text(|b, c, n| shk_system_clause(system, b, c, n)).unwrap();
            assert_eq!(clause, format!("5.4.10.{}", system + 3));
        }
    }
    assert_eq!(shk_sure_rounds(68), 18);
}
