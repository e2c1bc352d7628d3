//! The shared data: every line, exact.

use serde_json::{Map, Value, json};
use shashki_board::{MoveForm, MoveOptions};
use shashki_record::{
    Claim, CountClaim, DrawProfile, DrawRule, Game, OfferError, Outcome, PlayError, allowed,
};

use crate::common::{shared, side};

fn lines(name: &str) -> Vec<Value> {
    let text = shared(name).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

fn start(case: &Value) -> Game {
    Game::from_position(case["fen"].as_str().unwrap().parse().unwrap())
}

/// What the shared files say of a ply.
fn shown(game: &Game) -> Value {
    let over = game.result().is_some();
    let winner = match game.result().map(|result| result.outcome()) {
        Some(Outcome::Win(side)) => Some(side.letter()),
        _ => None,
    };
    let position = game.position();
    let mut written: Vec<String> = game
        .written_claims()
        .iter()
        .map(|&m| position.notation(m, MoveForm::Full).to_string())
        .collect();
    written.sort();
    let lost: Vec<Value> = game
        .rights_given_up()
        .map(|right| json!([game.last_mover().unwrap().letter(), right.letter()]))
        .collect();
    let mut rules = Map::new();
    for profile in DrawProfile::ALL {
        let mut rows = Map::new();
        for row in game.rows(profile) {
            let shown = json!({
                "count": row.count, "limit": row.limit, "unit": row.unit.name(),
                "since": row.since, "running": row.running, "claimable": row.claimable,
            });
            rows.insert(row.rule.name().to_owned(), shown);
        }
        let repetition = json!({
            "count": game.occurrences(), "limit": 3, "unit": "occurrences", "since": null,
            "running": true, "claimable": game.occurrences() >= 3 && !over,
        });
        rows.insert("repetition".to_owned(), repetition);
        rules.insert(profile.name().to_owned(), rows.into());
    }
    json!({
        "ply": game.ply(), "to_move": position.side().letter(), "fen": position.fen().to_string(),
        "occurrences": game.occurrences(), "over": winner,
        "claim_a": game.may_claim_standing().then(|| position.side().letter()),
        "claim_b": written, "lost": lost, "rules": rules,
    })
}

/// Every ply going forward; then every ply going back by take-back; and in between each move is
/// taken back and made again.
fn check_game(case: &Value) -> usize {
    let name = case["name"].as_str().unwrap();
    let expected = case["expect"].as_array().unwrap();
    let at = |ply: usize| expected.iter().find(|e| e["ply"] == ply);
    let mut checked = 0;
    let mut check = |game: &Game| {
        if let Some(expected) = at(game.ply()) {
            assert_eq!(&shown(game), expected, "{name}, ply {}", game.ply());
            checked += 1;
        }
    };
    let mut game = start(case);
    let mut games = vec![game.clone()];
    check(&game);
    for text in strings(&case["moves"]) {
        let m = game.push_text(text).unwrap();
        assert_eq!(game.take_back(), Ok(Some(m)));
        assert_eq!(Some(&game), games.last());
        game.push(m).unwrap();
        check(&game);
        games.push(game.clone());
    }
    while let Some(before) = games.pop() {
        assert_eq!(game, before, "{name}");
        check(&game);
        assert_eq!(game.take_back().is_ok(), !games.is_empty());
    }
    checked
}

#[test]
fn constructed_endings() {
    let cases = lines("record/constructed.jsonl");
    let checked: usize = cases.iter().map(check_game).sum();
    println!("{} games, {checked} comparisons", cases.len());
}

/// The plies at which each rule is first claimable, as they were worked out by hand.
#[test]
fn first_claims_worked_by_hand() {
    for case in lines("record/constructed.jsonl") {
        let mut game = start(&case);
        let mut first: Vec<(&str, &str, usize)> = Vec::new();
        let mut see = |game: &Game| {
            for profile in DrawProfile::ALL {
                for row in game.rows(profile).filter(|row| row.claimable) {
                    let (profile, rule) = (profile.name(), row.rule.name());
                    if !first.iter().any(|&(p, r, _)| (p, r) == (profile, rule)) {
                        first.push((profile, rule, game.ply()));
                    }
                }
            }
        };
        see(&game);
        for text in strings(&case["moves"]) {
            game.push_text(text).unwrap();
            see(&game);
        }
        for (profiles, rules) in case["first_claimable_by_hand"].as_object().unwrap() {
            for (rule, ply) in rules.as_object().unwrap() {
                for profile in DrawProfile::ALL.map(DrawProfile::name) {
                    if profiles == "all" || profiles == profile {
                        let ply = usize::try_from(ply.as_u64().unwrap()).unwrap();
                        let found = first.contains(&(profile, rule.as_str(), ply));
                        assert!(found, "{} {profile} {rule} {ply}: {first:?}", case["name"]);
                    }
                }
            }
        }
    }
}

#[test]
fn random_games() {
    let cases = lines("record/random.jsonl");
    let checked: usize = cases.iter().map(check_game).sum();
    println!("{} games, {checked} comparisons", cases.len());
}

#[test]
fn offers() {
    for case in lines("record/offers.jsonl") {
        let mut game = Game::new();
        if case["to_move"] == "B" {
            game = Game::from_position(game.position().turned());
        }
        let mut games: Vec<Game> = Vec::new();
        for event in case["events"].as_array().unwrap() {
            let event = strings(event);
            let answer = match event[0] {
                "move" => {
                    let m = game.position().moves()[0];
                    let before = game.clone();
                    game.push(m).unwrap();
                    // A move taken back gives the offers back as they were.
                    let mut back = game.clone();
                    back.take_back().unwrap();
                    assert_eq!(back, before, "{}", case["name"]);
                    games.push(before);
                    continue;
                }
                "offer" => named(game.offer_draw(side(event[1])), "made"),
                "offer-if" => named(game.offer_draw_on_condition(side(event[1])), "made"),
                "decline" => named(game.decline_draw(side(event[1])), "declined"),
                "accept" => match game.accept_draw(side(event[1])) {
                    Ok(result) => result.to_string(),
                    Err(error) => error.name().to_owned(),
                },
                other => panic!("{other}"),
            };
            assert_eq!(answer, event[2], "{} {event:?}", case["name"]);
        }
    }
}

fn named(answer: Result<(), OfferError>, done: &str) -> String {
    answer.map_or_else(|error| error.name().to_owned(), |()| done.to_owned())
}

#[test]
fn touched_pieces() {
    for case in lines("record/touch.jsonl") {
        let position = start(&case).position();
        let touched: Vec<_> =
            strings(&case["touched"]).iter().map(|square| square.parse().unwrap()).collect();
        let moves: Vec<String> = allowed(&position, &touched)
            .iter()
            .map(|&m| position.notation(m, MoveForm::Full).to_string())
            .collect();
        let mut sorted = moves.clone();
        sorted.sort();
        assert_eq!(sorted, strings(&case["allowed"]), "{}", case["name"]);
    }
}

#[test]
fn claims() {
    for case in lines("record/claims.jsonl") {
        let mut game = start(&case);
        for text in strings(&case["moves"]) {
            game.push_text(text).unwrap();
        }
        let claim = &case["claim"];
        let expected = &case["expect"];
        if claim["kind"] == "count" {
            assert_eq!(&json!(count_claim(&mut game, claim)), expected, "{}", case["name"]);
            continue;
        }
        let before = game.clone();
        let claim = Claim {
            by: side(claim["by"].as_str().unwrap()),
            standing: claim["kind"].as_str().unwrap().contains('a'),
            written: claim["written"].as_str().map(str::to_owned),
            record_complete: claim["record_complete"].as_bool().unwrap(),
            flag_fell: claim["flag_fell_during_check"].as_bool().unwrap(),
        };
        let position = game.position();
        let verdict = game.claim(&claim);
        let shown = json!({
            "examined": verdict.examined,
            "upheld": verdict.upheld,
            "result": verdict.result.map(|result| result.to_string()),
            "move_made":
                verdict.move_made.map(|m| position.notation(m, MoveForm::Full).to_string()),
            "why": verdict.why.map(|why| why.name()),
        });
        assert_eq!(&shown, expected, "{}", case["name"]);
        assert_eq!(game.result(), verdict.result);
        if verdict.move_made.is_some() {
            assert_eq!(game.ply(), before.ply() + 1);
            game.take_back().unwrap();
            assert_eq!(game, before);
        }
    }
}

fn count_claim(game: &mut Game, claim: &Value) -> String {
    let text = |key: &str| claim[key].as_str().unwrap();
    let claim = CountClaim {
        opponent_agrees: claim["opponent_agrees"].as_bool(),
        ..CountClaim::new(
            side(text("by")),
            text("profile").parse().unwrap(),
            DrawRule::from_name(text("rule")).unwrap(),
        )
    };
    game.claim_count(&claim).to_string()
}

/// The reasons themselves are tested with the board; here that a game passes them on.
#[test]
fn refusals() {
    for case in lines("record/refusals.jsonl") {
        let player = case["player"].as_str().map(side);
        let options = MoveOptions { player, ..MoveOptions::default() };
        for key in ["move", "move_num"] {
            let Some(text) = case[key].as_str() else { continue };
            match start(&case).push_text_with(text, options) {
                Err(PlayError::Refused(refusal)) => {
                    assert_eq!(refusal.reason().name(), case["reason"], "{}", case["name"]);
                }
                other => panic!("{} {other:?}", case["name"]),
            }
        }
    }
}
