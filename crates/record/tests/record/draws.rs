//! Draws, claims and results, worked by hand from the clauses.

use shashki_board::MoveOptions;
use shashki_record::{
    Claim, CountAnswer, CountClaim, DrawProfile, DrawRule, EndError, EndReason, Game, GameResult,
    Incident, Outcome, Right, Violation, WhyNot,
};

use crate::common::{B, W, game, play};

const FEN: &str = "W:WKc1,h2:BKd8,a7";
/// The start position stands again after each four plies.
const ROUND: &str = "c1-d2 d8-e7 d2-c1 e7-d8 ";

/// The start position is an occurrence (R3): it stands for the third time after two rounds.
#[test]
fn r3_the_start_position_is_an_occurrence() {
    let once = game(FEN, ROUND);
    assert_eq!(once.occurrences(), 2);
    let twice = game(FEN, &ROUND.repeat(2));
    assert_eq!((twice.occurrences(), twice.may_claim_standing()), (3, true));
    assert_eq!(game(FEN, &ROUND.repeat(3)).occurrences(), 4);
}

/// The same placement with the other side to move is another position (5.4.12.1.3). Here the white
/// king loses a move: it comes back in three moves, the black one in two and one more.
#[test]
fn r3_the_side_to_move_belongs_to_the_position() {
    let mut triangle = game("W:WKc1,h2:BKa3,h6", "c1-d2 a3-b2 d2-e1 b2-a3");
    assert_eq!(triangle.occurrences(), 1);
    play(&mut triangle, "e1-d2 a3-b2 d2-c1 b2-a3");
    assert_eq!(triangle.occurrences(), 2);
    let white = game("W:WKe1:BKb8", "e1-d2 b8-a7 d2-e1 a7-b8");
    assert_eq!(white.occurrences(), 2);
}

/// (a) after the opponent's move, before one's own; playing on loses the right for that player,
/// until the position comes again (5.4.12.2).
#[test]
fn r4_playing_on_loses_the_right_until_the_position_comes_again() {
    let mut g = game(FEN, &ROUND.repeat(2));
    assert!(g.may_claim_standing());
    play(&mut g, "c1-d2");
    assert!(g.rights_given_up().eq([Right::Standing, Right::Written]));
    play(&mut g, "d8-f6 d2-c1");
    assert!(!g.may_claim_standing());
    play(&mut g, "f6-d8");
    assert_eq!((g.occurrences(), g.may_claim_standing()), (4, true));
}

/// Both claims may be made: (a) is examined first, and where it fails (b) decides.
#[test]
fn r4_both_claims() {
    let mut both = Claim { standing: true, ..Claim::written(B, "e7-d8") };
    let mut g = game(FEN, &format!("{ROUND}c1-d2 d8-e7 d2-c1"));
    assert!(!g.may_claim_standing());
    assert!(g.examine(&both).upheld, "(a) fails, (b) is right");
    both.written = Some("e7-f8".to_owned());
    let verdict = g.claim(&both);
    assert!(verdict.examined && !verdict.upheld && verdict.move_made.is_some());
    assert_eq!(g.ply(), 8, "the written move is made");
    both.written = Some("c1-c3".to_owned());
    both.by = W;
    let verdict = g.claim(&both);
    assert!(verdict.examined && verdict.move_made.is_none(), "(a) was examined and refused");
}

/// A draw that is established stands, even if the flag fell (5.4.12.2); where it is refused the
/// claimant loses, and the written move is not made.
#[test]
fn r4_the_flag_falls_while_the_claim_is_checked() {
    let start = format!("{ROUND}c1-d2 d8-e7 d2-c1");
    let right = Claim { flag_fell: true, ..Claim::written(B, "e7-d8") };
    let mut g = game(FEN, &start);
    assert_eq!(g.claim(&right).result.unwrap().to_string(), "draw:repetition");
    let wrong = Claim { flag_fell: true, ..Claim::written(B, "e7-f6") };
    let mut g = game(FEN, &start);
    let verdict = g.claim(&wrong);
    assert_eq!(verdict.result.unwrap().to_string(), "W wins:time");
    assert_eq!((verdict.move_made, g.ply()), (None, 7));
}

/// What is not examined changes nothing.
#[test]
fn r4_not_examined() {
    let mut g = game(FEN, &ROUND.repeat(2));
    let before = g.clone();
    let mut why = |claim: Claim| {
        let verdict = g.claim(&claim);
        assert_eq!((verdict.examined, verdict.result, &g), (false, None, &before));
        verdict.why.unwrap().name()
    };
    assert_eq!(why(Claim::standing(B)), "not-your-turn");
    assert_eq!(why(Claim { record_complete: false, ..Claim::standing(W) }), "record-incomplete");
    assert_eq!(why(Claim::written(W, "c1-a1")), "written-move-illegal:not-diagonal");
    assert_eq!(why(Claim::written(W, "?")), "written-move-illegal:unreadable");
    assert_eq!(why(Claim { standing: false, ..Claim::standing(W) }), "nothing-claimed");
    g.resign(W).unwrap();
    assert_eq!(g.examine(&Claim::standing(W)).why, Some(WhyNot::GameOver));
}

/// A written move that fits several moves names none.
#[test]
fn r4_a_written_move_that_fits_several() {
    let g = game("W:WK9:B6,7,8,14", "");
    let verdict = g.examine(&Claim::written(W, "b6:h8"));
    assert_eq!(verdict.why.unwrap().name(), "written-move-illegal:ambiguous");
}

/// The arbiter may declare any draw of the rules unasked, and no other (5.4.12.6).
#[test]
fn r5_the_arbiters_own_declaration() {
    let mut g = game(FEN, ROUND);
    let refused = g.declare_draw(DrawProfile::Fsr, EndReason::Repetition);
    assert_eq!(refused, Err(EndError::NotReached(EndReason::Repetition)));
    play(&mut g, ROUND);
    assert_eq!(g.automatic_draw(DrawProfile::Fsr), Some(EndReason::Repetition));
    assert!(g.result().is_none(), "no game ends by itself");
    let kings = EndReason::Rule(DrawRule::KingsOnly);
    assert_eq!(g.declare_draw(DrawProfile::Fsr, kings), Err(EndError::NotReached(kings)));
    assert!(g.declare_draw(DrawProfile::Fsr, EndReason::Repetition).is_ok());
    assert!(matches!(g.declare_draw(DrawProfile::Fsr, kings), Err(EndError::AlreadyOver(_))));
}

/// Of several draws an engine names the one that was reached first (R6): repetition after eight
/// plies, the main road after nine.
#[test]
fn r6_the_draw_reached_first() {
    let round = "g1-h2 h8-g7 h2-g1 g7-h8 ";
    let g = game("W:WKc1,Ke1,Kg1:BKh8", &round.repeat(3));
    let draws: Vec<EndReason> = g.draws(DrawProfile::Fsr).collect();
    assert_eq!(draws, [EndReason::Rule(DrawRule::MainRoad), EndReason::Repetition]);
    assert_eq!(g.automatic_draw(DrawProfile::Fsr), Some(EndReason::Repetition));
}

/// Complete with the stronger side's 15th move: ply 29 where it moves first, ply 30 where the other
/// side does.
#[test]
fn r6_three_kings_complete_with_the_fifteenth_move() {
    let reached = |fen: &str, round: &str| {
        let mut g = game(fen, "");
        for (ply, m) in (1..).zip(round.split(' ').cycle()) {
            play(&mut g, m);
            let row = g.row(DrawProfile::Fsr, DrawRule::ThreeKings).unwrap();
            if row.claimable {
                assert_eq!((row.count, row.since), (15, 0));
                return ply;
            }
        }
        0
    };
    assert_eq!(reached("W:WKc1,Ke1,Kg1:BKb8", "c1-d2 b8-a7 d2-c1 a7-b8"), 29);
    assert_eq!(reached("B:WKc1,Ke1,Kh2:BKa7", "a7-b6 c1-d2 b6-a7 d2-c1"), 30);
}

/// Any crowning, of either side, resets the piece rows; a man's move that crowns nothing resets the
/// king moves alone.
#[test]
fn r6_what_resets_what() {
    let mut g = game("W:WKc1,a5:BKb8,h4", "c1-d2 b8-h2 d2-c1 h2-b8");
    let row = |g: &Game, rule| {
        let row = g.row(DrawProfile::Fsr, rule).unwrap();
        (row.count, row.since)
    };
    assert_eq!(row(&g, DrawRule::KingsOnly), (2, 0));
    assert_eq!(row(&g, DrawRule::Pieces4To5), (2, 0));
    play(&mut g, "a5-b6");
    assert_eq!(row(&g, DrawRule::KingsOnly), (0, 5));
    assert_eq!(row(&g, DrawRule::Pieces4To5), (2, 0));
    let mut g = game("B:WKa3,h6:BKh8,f2", "h8-a1 a3-f8 f2-g1");
    assert_eq!(row(&g, DrawRule::Pieces4To5), (0, 3), "Black crowned a man");
    g.take_back().unwrap();
    assert_eq!(row(&g, DrawRule::Pieces4To5), (1, 0));
}

/// The main road: the stronger side's moves while the lone king stands on a1-h8, arriving not
/// counted. Leaving sets the count to 0; lidraughts keeps it, and counts on after the return.
#[test]
fn r6_the_main_road() {
    let row = |g: &Game, profile: DrawProfile| {
        g.row(profile, DrawRule::MainRoad).map(|row| (row.count, row.since, row.running))
    };
    let mut g = game("W:WKc1,Ke1,Kg1:BKh8", "");
    let mut after = |moves: &str| {
        play(&mut g, moves);
        (row(&g, DrawProfile::Fsr), row(&g, DrawProfile::Fmjd64), row(&g, DrawProfile::Lidraughts))
    };
    let all = |row| (Some(row), Some(row), Some(row));
    assert_eq!(after(""), all((0, 0, true)));
    assert_eq!(after("g1-h2"), all((1, 0, true)));
    assert_eq!(after("h8-g7 h2-g1"), all((2, 0, true)));
    assert_eq!(after("g7-h6"), (None, None, Some((2, 0, false))));
    assert_eq!(after("g1-h2"), (None, None, Some((2, 0, false))), "off the road nothing is added");
    let anew = Some((0, 6, true));
    assert_eq!(after("h6-g7"), (anew, anew, Some((2, 0, true))));
    let anew = Some((1, 6, true));
    assert_eq!(after("h2-g1"), (anew, anew, Some((3, 0, true))));
}

/// Who is on the road against whom: three men for fsr alone, not four pieces, not two.
#[test]
fn r6_who_counts_on_the_main_road() {
    let profiles = |fen: &str| {
        let g = game(fen, "");
        let has = |profile: &DrawProfile| g.row(*profile, DrawRule::MainRoad).is_some();
        DrawProfile::ALL.into_iter().filter(has).map(DrawProfile::name).collect::<Vec<_>>()
    };
    assert_eq!(profiles("W:Wa3,c1,g1:BKh8"), ["fsr"]);
    assert_eq!(profiles("W:WKa3,c1,g1:BKh8").len(), 3);
    assert_eq!(profiles("B:WKa1:BKb8,d8,h6").len(), 3, "Black may be the stronger side");
    for none in ["W:WKa3,Kc1,Ke1,Kg1:BKh8", "W:WKa3,Kc1:BKh8", "W:WKa3,Kc1,Ke1:Bh8"] {
        assert_eq!(profiles(none), [""; 0], "{none}");
    }
}

/// King moves alone: always, but for lidraughts only from eight pieces on; and the rows with few
/// pieces, by profile.
#[test]
fn r6_which_rows_run() {
    let rules = |fen: &str, profile: DrawProfile| {
        let rows = game(fen, "").rows(profile).map(|row| row.rule.name()).collect::<Vec<_>>();
        rows.join(" ")
    };
    let eight = "W:WKc1,a3,a5,h4:BKf8,b8,d8,h6";
    assert_eq!(rules(eight, DrawProfile::Lidraughts), "kings-only");
    let seven = "W:WKc1,a3,a5:BKf8,b8,d8,h6";
    assert_eq!(rules(seven, DrawProfile::Lidraughts), "pieces-6-7");
    assert_eq!(rules(seven, DrawProfile::Fsr), "kings-only pieces-6-7");
    let (fsr, fmjd) = (DrawProfile::Fsr, DrawProfile::Fmjd64);
    assert_eq!(rules("W:WKc1,Kg1:BKb8", fsr), "kings-only pieces-2-3");
    assert_eq!(rules("W:WKc1,Kg1:BKb8", fmjd), "kings-only two-v-one");
    assert_eq!(rules("W:WKc1,g1:BKb8", fmjd), "kings-only two-v-one");
    assert_eq!(rules("W:We5,h2:BKf2", fmjd), "kings-only", "two men against a king: no row");
    assert_eq!(rules("W:We5,h2:BKf2", fsr), "kings-only", "a king on one side alone");
    assert_eq!(rules("W:WKc1,Ke1,Kg1,Kh2:BKb8", fsr), "three-kings kings-only pieces-4-5");
    assert_eq!(rules("W:WKc1,Ke1,Kg1,h2:BKb8", fsr), "kings-only pieces-4-5", "a man is there");
}

/// One king against one: moves of each side; two pieces: the stronger side's own.
#[test]
fn r6_two_against_one_and_one_against_one() {
    let unit = |fen: &str| {
        let g = game(fen, "");
        g.row(DrawProfile::Fmjd64, DrawRule::TwoVersusOne).map(|row| row.unit.name())
    };
    assert_eq!(unit("W:WKc1:BKb8"), Some("each"));
    assert_eq!(unit("W:WKc1,g1:BKb8"), Some("own"));
    assert_eq!(unit("W:WKc1:BKb8,Kd8"), Some("own"));
}

/// A position without a legal move is lost, whatever the counters say: after sixteen moves of each
/// side with kings alone, two moves in a row that nobody corrects shut the black king in.
#[test]
fn r6_no_move_is_a_loss_whatever_the_counters_say() {
    let mut g = game("W:WKe1,Kg1:BKa1", &"g1-h2 a1-b2 h2-g1 b2-a1 ".repeat(8));
    let row = |g: &Game| g.row(DrawProfile::Fsr, DrawRule::KingsOnly).unwrap();
    assert!(row(&g).claimable);
    play(&mut g, "e1-c3");
    let stood = Some("B:WKb2,Kc3:BKa1".parse().unwrap());
    g.violate(Incident { stood, ..Incident::new(Violation::TwoMoves, W) }).unwrap();
    assert_eq!(g.result().unwrap().to_string(), "W wins:no-moves");
    assert_eq!((row(&g).count, row(&g).running, row(&g).claimable), (16, true, false));
}

/// A count declared aloud starts at 0 at its ply and needs no record; with a full record the
/// record's count holds where it is greater (5.4.12.5).
#[test]
fn r15_a_declared_count() {
    let round = "g1-f2 b8-a7 f2-g1 a7-b8 ";
    let mut g = game("W:WKc1,Kg1:BKb8", &round.repeat(3));
    let claim = CountClaim::new(W, DrawProfile::Fsr, DrawRule::Pieces2To3);
    let aloud = CountClaim { record_complete: false, declared_at: Some(4), ..claim };
    assert_eq!(g.claim_count(&claim), CountAnswer::AskOpponent, "six moves each");
    let count = CountAnswer::NotReached { count: 4, limit: 5 };
    assert_eq!(g.claim_count(&aloud), count, "four moves each since ply 4");
    let none = CountClaim { record_complete: false, ..claim };
    assert_eq!(g.claim_count(&none), CountAnswer::NotCounted);
    let both = CountClaim { record_complete: true, ..aloud };
    assert_eq!(g.claim_count(&both), CountAnswer::AskOpponent, "the greater holds");
    play(&mut g, "g1-f2 b8-a7");
    let agreed = CountClaim { opponent_agrees: Some(true), ..aloud };
    assert_eq!(g.claim_count(&agreed).to_string(), "draw:pieces-2-3");
    assert_eq!(g.claim_count(&claim), CountAnswer::GameOver);
}

/// A declared count goes back to 0 where the rule's count does.
#[test]
fn r15_a_declared_count_is_reset_like_any_other() {
    let g = game("W:WKc1,Kg1:BKb8", "c1-e3 b8-a7 e3-h6 a7-b8 g1-e3 b8-g3 e3-f4 g3:b8 h6-f8 b8-h2");
    let declared = |ply| g.declared_count(DrawProfile::Fsr, DrawRule::Pieces2To3, ply);
    assert_eq!(declared(2), Some(1), "a king was taken at ply 8");
    assert_eq!(declared(9), Some(0));
    assert_eq!(declared(11), None, "later than the game");
}

/// A barred offer bars no claim (5.4.12.4).
#[test]
fn r15_a_barred_offer_bars_no_claim() {
    let round = "g1-f2 b8-a7 f2-g1 a7-b8 ";
    let mut g = game("W:WKc1,Kg1:BKb8", "g1-f2");
    g.offer_draw(W).unwrap();
    play(&mut g, "b8-a7 f2-g1 a7-b8");
    play(&mut g, &round.repeat(2));
    assert_eq!(g.offers().barred(), Some(W));
    let claim = CountClaim {
        opponent_agrees: Some(false),
        ..CountClaim::new(W, DrawProfile::Fsr, DrawRule::Pieces2To3)
    };
    assert_eq!(g.claim_count(&claim), CountAnswer::ArbiterDecides);
}

/// A result keeps its reason, and not every reason fits every outcome (R2).
#[test]
fn r2_reasons_and_outcomes() {
    let fits = |outcome, reason| GameResult::new(outcome, reason).is_ok();
    for reason in [EndReason::Agreement, EndReason::Repetition, EndReason::BothFlags] {
        assert!(fits(Outcome::Draw, reason) && !fits(Outcome::Win(W), reason), "{reason:?}");
    }
    for reason in [EndReason::NoMoves, EndReason::Resignation, EndReason::Time] {
        assert!(!fits(Outcome::Draw, reason) && fits(Outcome::Win(B), reason), "{reason:?}");
    }
    for reason in [EndReason::NoShow, EndReason::Sanction, EndReason::MicroMatch] {
        assert!(fits(Outcome::BothLost, reason) && !fits(Outcome::Draw, reason), "{reason:?}");
    }
    assert!(fits(Outcome::Draw, EndReason::Arbiter));
    assert_eq!(game("W:W:B1", "").result().unwrap().reason(), EndReason::NoPieces);
}

/// Both flags: a draw only where it can't be established whose fell first (5.4.12.1.2).
#[test]
fn r2_flags() {
    let flags = |white, black, first| GameResult::by_flags(white, black, first);
    assert_eq!(flags(false, false, None), None);
    assert_eq!(flags(true, true, None).unwrap().to_string(), "draw:both-flags");
    assert_eq!(flags(true, true, Some(B)).unwrap().to_string(), "W wins:time");
    assert_eq!(flags(true, false, Some(B)).unwrap().to_string(), "B wins:time");
}

/// After the result no claim, offer, move or correction; a mended entry is possible (5.4.13.5).
#[test]
fn r18_after_the_result() {
    let mut g = game(FEN, &ROUND.repeat(2));
    let old = g.resign(B).unwrap();
    assert_eq!(g.claim(&Claim::standing(W)).why, Some(WhyNot::GameOver));
    assert!(g.offer_draw(B).is_err() && g.push_text("c1-d2").is_err());
    assert!(g.demand_marking(W).is_err() && g.take_back().is_err());
    assert!(g.finish(old).is_err());
    assert_eq!(g.mend_entry(None), Ok(old));
    assert!(g.push_text_with("c1-d2", MoveOptions::default()).is_ok());
}
