//! JSON documents: by hand, and held against the shared data.

use serde_json::{Value, json};
use shashki_base::{Lang, Seed};
use shashki_board::{MoveOptions, Position, Side};
use shashki_record::{BallotTable, Game, Gravity, Incident, Sanction, Violation, document};

use crate::common::shared;

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// 5.4.12.2: the start counts, so that eight plies of coming and going make the third occurrence.
#[test]
fn claims_ply_by_ply() {
    let mut game = Game::from_position("W:WKc1,h2:BKd8,a7".parse().unwrap());
    for m in "c1-d2 d8-e7 d2-c1 e7-d8".split(' ').cycle().take(8) {
        game.push_text(m).unwrap();
    }
    let plies = read(&document::claims(&game));
    assert_eq!(plies.as_array().unwrap().len(), 9);
    assert_eq!(plies[7]["claim_b"], json!(["e7-d8"]));
    assert_eq!(plies[8]["claim_a"], json!("W"));
    assert_eq!(plies[8]["lost"], json!([["B", "b"]]));
    assert_eq!(plies[8]["rules"]["fsr"]["kings-only"]["count"], json!(4));
    game.resign(Side::Black).unwrap();
    let after = read(&document::claims(&game));
    assert_eq!((&after[7], &after[8]["over"]), (&plies[7], &json!("W")), "it is of the last ply");
    assert_eq!(after[8]["claim_a"], json!(null), "R18");
}

#[test]
fn a_move_is_judged() {
    let position: Position = "W:W22,32:B18".parse().unwrap();
    let judged = |m, lang| read(&document::judged(&position, m, MoveOptions::default(), lang));
    let legal = json!({ "legal": true, "move": "c3:e5", "fen": "B:W15,32:B" });
    assert_eq!(judged("ce5", Lang::En), legal);
    let refused = judged("g1-h2", Lang::Ru);
    assert_eq!(refused["reason"], "capture-compulsory");
    assert_eq!(refused["clause"], "6.1.5.3");
    assert_eq!(refused["legal_captures"], json!(["c3:e5"]));
    assert!(refused["message"].as_str().unwrap().starts_with("взятие обязательно"));
}

#[test]
fn a_game_with_all_that_was_decided() {
    let mut game = Game::new();
    game.push_text("c3-d4").unwrap();
    game.comment(1, "fast").unwrap();
    game.set_clock(1, 3590).unwrap();
    game.vary(1, "e3-f4 f6-g5").unwrap();
    game.offer_draw(Side::White).unwrap();
    // Black moves his man from d6 backwards; White lets it stand by his reply.
    let stood =
        "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,17".parse().unwrap();
    let violation = Violation::WrongMove;
    game.violate(Incident { stood: Some(stood), ..Incident::new(violation, Side::Black) }).unwrap();
    game.impose(Side::Black, Gravity::Ordinary, Sanction::time(60, 2).unwrap()).unwrap();
    game.waive(Side::White).unwrap();
    let shown = read(&document::game(&game, Lang::En));
    assert_eq!(shown["start"]["kind"], "standard");
    let first = json!({
        "ply": 1, "side": "W", "move": "c3-d4",
        "fen": "B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        "beside": {
            "comment": "fast", "clock": 3590, "nags": [],
            "variations": [{
                "fen": Position::initial().fen().to_string(), "before": null,
                "moves": [{ "move": "e3-f4", "beside": null }, { "move": "f6-g5", "beside": null }],
            }],
        },
    });
    assert_eq!(shown["plies"][0], first);
    assert_eq!(shown["plies"][1]["move"], json!(null));
    assert_eq!(shown["offer"], json!({ "standing": null, "barred": "W" }), "declined by moving");
    let one = &shown["irregularities"][0];
    assert_eq!((&one["violation"], &one["status"]), (&json!(1), &json!("stands")));
    assert_eq!((&one["by"], &one["ply"], &one["since"]), (&json!("B"), &json!(2), &json!(2)));
    assert_eq!(one["moves"].as_array().unwrap().len(), 7, "no piece was named: all moves");
    let sanction = json!({
        "ply": 2, "side": "B", "gravity": "ordinary", "sanction": "time", "seconds": 60,
        "text": "60 seconds for the opponent",
    });
    assert_eq!(shown["sanctions"], json!([sanction]));
    assert_eq!(shown["result"], json!(null));
    game.impose(Side::Black, Gravity::Gross, Sanction::LossOfGame).unwrap();
    let result = &read(&document::game(&game, Lang::Ru))["result"];
    assert_eq!((&result["winner"], &result["reason"]), (&json!("W"), &json!("sanction")));
}

#[test]
fn what_was_entered_of_an_irregularity() {
    // c3 takes d4, and White takes h8 off with it.
    let mut game = Game::from_position("W:Wc3:Bd4,h8,a7".parse().unwrap());
    let capture = game.position().read_move("c3:e5").unwrap();
    let stood: Position = "B:We5:Ba7".parse().unwrap();
    game.violate(Incident {
        touched: Some("c3".parse().unwrap()),
        capture: Some(capture),
        stood: Some(stood),
        ..Incident::new(Violation::RemovedWrongPieces, Side::White)
    })
    .unwrap();
    let one = &read(&document::game(&game, Lang::En))["irregularities"][0];
    assert_eq!((&one["touched"], &one["capture"]), (&json!(22), &json!("c3:e5")));
    assert_eq!((&one["stood"], &one["moves"]), (&json!("B:W15:B5"), &json!(["c3:e5"])));
}

#[test]
fn a_drawn_ballot() {
    let table = BallotTable::read("7-II\tab4 ba5\n");
    let drawn = read(&document::ballot(table.draw(Seed(1), 3, None).unwrap(), Seed(1), 3));
    assert_eq!((&drawn["id"], &drawn["line"]), (&json!("7-II"), &json!(1)));
    assert_eq!(drawn["moves"], json!(["a3-b4", "b6-a5"]));
    assert_eq!((&drawn["round"], &drawn["seed"]), (&json!(3), &json!(1)));
    let game = Game::from_ballot(table.entries()[0].ballot.clone());
    let start = &read(&document::game(&game, Lang::En))["start"];
    assert_eq!((&start["kind"], &start["line"]), (&json!("balloted"), &json!("a3-b4 b6-a5")));
}

/// The objects of the shared games are those of the document.
#[test]
fn claims_of_the_shared_games() {
    let mut checked = 0;
    for file in ["record/constructed.jsonl", "record/random.jsonl"] {
        for line in shared(file).unwrap_or_default().lines() {
            let case = read(line);
            let mut game = Game::from_position(case["fen"].as_str().unwrap().parse().unwrap());
            for m in case["moves"].as_array().unwrap() {
                game.push_text(m.as_str().unwrap()).unwrap();
            }
            let plies = read(&document::claims(&game));
            for expected in case["expect"].as_array().unwrap() {
                let at = usize::try_from(expected["ply"].as_u64().unwrap()).unwrap();
                assert_eq!(&plies[at], expected, "{} ply {at}", case["name"]);
                checked += 1;
            }
        }
    }
    println!("{checked} plies compared");
}
