//! Rating figures of an event, worked by hand with table 8.1.2.
//!
//! Player 1 beat 2 (210 above him: 0.77): K 20, 20 x 0.23 = 4.6. Player 2, who is 17, K 40, made half a
//! point of 0.23 + 0.21 + 0.35 = 0.79: 40 x -0.29 = -11.6. Player 3 made 2.5 against 2105, 2200 and
//! 2275: average 2193, 83 %, 2193 + 273.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::cup::{event, size};
use crate::help::{Event, Told, array, span, text, told, zeroed};

pub struct Ratings(pub *mut shk_ratings);

impl Drop for Ratings {
    fn drop(&mut self) {
        unsafe { shk_ratings_free(self.0) }
    }
}

fn options() -> shk_rating_options {
    shk_rating_options { struct_size: size::<shk_rating_options>(), ..zeroed() }
}

fn rate(event: &Event, options: &shk_rating_options) -> Result<Ratings, Told> {
    let mut ratings = null_mut();
    told(|error| unsafe { shk_event_rate(event.0, options, &raw mut ratings, error) })?;
    Ok(Ratings(ratings))
}

fn players(ratings: &Ratings) -> Vec<shk_rated_player> {
    array(zeroed(), |out, capacity, needed| unsafe {
        shk_ratings_players(ratings.0, out, capacity, needed)
    })
    .unwrap()
}

#[test]
fn t13_a_whole_event() {
    let mut ratings = null_mut();
    let event = event();
    let status = unsafe { shk_event_rate(event.0, null(), &raw mut ratings, null_mut()) };
    assert_eq!(status, SHK_OK);
    drop(event);
    let ratings = Ratings(ratings);
    let players = players(&ratings);
    assert_eq!(players.len(), 8);
    let of = |at: usize| {
        let p = players[at];
        (p.expected, p.factor, (p.change_numerator, p.change_denominator), p.new_rating)
    };
    assert_eq!(of(0), (77, 20, (23, 5), 2255));
    assert_eq!(of(1), (79, 40, (-58, 5), 2028));
    let third = players[2];
    assert_eq!((third.games, third.half_points), (3, 5));
    assert_eq!((third.average, third.performance), (2193, 2466));
    assert_eq!(third.flags, SHK_RATED_PERFORMANCE + SHK_RATED_CHANGE + SHK_RATED_NEW);
    // No rating and no point: nothing but the performance.
    let sixth = players[5];
    assert_eq!((sixth.rating, sixth.flags, sixth.average), (0, SHK_RATED_PERFORMANCE, 2153));
    let opponents = array(0, |out, capacity, needed| unsafe {
        shk_ratings_opponents(ratings.0, 2, out, capacity, needed)
    });
    assert_eq!(opponents.unwrap(), [2105, 2200, 2275]);
}

#[test]
fn t13_a_time_control_and_what_is_known() {
    let event = event();
    let known = [
        shk_player_known { start: 1, flags: SHK_KNOWN_GAMES, games: 12, ..zeroed() },
        shk_player_known { start: 3, flags: SHK_KNOWN_HIGHEST, highest: 2450, ..zeroed() },
        shk_player_known { start: 2, flags: SHK_KNOWN_AGE, age: 30, ..zeroed() },
    ];
    let how = shk_rating_options {
        tempo: span("rapid"),
        facts: span("5,12,\n1,99,\n"),
        known: known.as_ptr(),
        known_count: 3,
        ..options()
    };
    let players = players(&rate(&event, &how).unwrap());
    assert_eq!(
        players.iter().map(|p| p.factor).collect::<Vec<_>>(),
        [40, 20, 10, 20, 40, 0, 20, 20]
    );
    // 40 x 0.23 / 2
    assert_eq!((players[0].change_numerator, players[0].change_denominator), (23, 5));
}

#[test]
fn only_some_rounds_and_players() {
    let event = event();
    let three = [3];
    let how = shk_rating_options {
        has_round: 1,
        round: 1,
        players: three.as_ptr(),
        player_count: 1,
        ..options()
    };
    let players = players(&rate(&event, &how).unwrap());
    assert_eq!(players.len(), 1);
    assert_eq!((players[0].start, players[0].index, players[0].games), (3, 2, 1));
}

#[test]
fn norms_by_titles_of_ones_own() {
    let event = event();
    let how =
        shk_rating_options { titles: span("norm Master games 3 performance 2450\n"), ..options() };
    let ratings = rate(&event, &how).unwrap();
    let norm = |row| text(|b, c, n| unsafe { shk_ratings_norm(ratings.0, row, b, c, n) });
    assert_eq!((norm(2).unwrap().as_str(), norm(6).unwrap().as_str()), ("Master", ""));
    assert_eq!(norm(8), Err(SHK_NOT_FOUND));
    assert_ne!(players(&ratings)[2].flags & SHK_RATED_NORM, 0);
}

#[test]
fn documents() {
    let ratings = rate(&event(), &options()).unwrap();
    let document = |form| {
        text(|b, c, n| unsafe {
            shk_ratings_document(ratings.0, form, SHK_RU, b, c, n, null_mut())
        })
    };
    let csv = document(SHK_DOCUMENT_CSV).unwrap();
    assert!(
        csv.starts_with("start,name,rating,games,score,expected,aro,tpr,ptp,k,change,new,norm\n")
    );
    assert!(csv.contains("\n2,\"Belova, Daria\",2040,3,0.5,0.79,2225,1952,1944,40,-11.6,2028,\n"));
    assert!(document(SHK_DOCUMENT_TABLE).unwrap().contains("Статус: не официальные данные"));
    assert!(document(SHK_DOCUMENT_JSON).unwrap().contains("\"format\": \"shashki-rating\""));
    assert_eq!(document(SHK_DOCUMENT_HTML), Err(SHK_BAD_ARGUMENT));
    assert_eq!(document(9), Err(SHK_BAD_ARGUMENT));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let event = event();
    let error = |how: shk_rating_options| rate(&event, &how).err().unwrap();
    let rules = error(shk_rating_options { rules: span("k 20\nk ten\n"), ..options() });
    assert_eq!((rules.status, rules.line, rules.name.as_str()), (SHK_BAD_INPUT, 2, "rating-rules"));
    let missing = error(shk_rating_options { rules: span("k 20\n"), ..options() });
    assert_eq!((missing.status, missing.line), (SHK_BAD_INPUT, 0));
    let titles = error(shk_rating_options { titles: span("norm GM"), ..options() });
    assert_eq!((titles.line, titles.name.as_str()), (1, "rating-titles"));
    let facts = error(shk_rating_options { facts: span("1,2,3\n\n2;3"), ..options() });
    assert_eq!((facts.line, facts.name.as_str()), (3, "rating-facts"));
    let tempo = error(shk_rating_options { tempo: span("bullet"), ..options() });
    assert_eq!((tempo.status, tempo.name.as_str()), (SHK_BAD_ARGUMENT, "unknown-tempo"));
    assert!(tempo.english.contains("standard, rapid, blitz"));
    let round = error(shk_rating_options { has_round: 1, round: 4, ..options() });
    assert_eq!((round.status, round.round), (SHK_NOT_FOUND, 4));
    let nine = [9];
    let player = shk_rating_options { players: nine.as_ptr(), player_count: 1, ..options() };
    let player = error(player);
    assert_eq!((player.status, player.player), (SHK_NOT_FOUND, 9));
    let known = [shk_player_known { start: 9, ..zeroed() }];
    let player = shk_rating_options { known: known.as_ptr(), known_count: 1, ..options() };
    assert_eq!(error(player).player, 9);
    let wide = [shk_player_known { start: 1, flags: SHK_KNOWN_AGE, age: 70_000, ..zeroed() }];
    let player = shk_rating_options { known: wide.as_ptr(), known_count: 1, ..options() };
    assert_eq!(error(player).status, SHK_BAD_ARGUMENT);
}
