//! Rules, titles and single figures, by the tables.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::help::{Told, array, text, told, zeroed};

struct Rules(*mut shk_rating_rules);

impl Drop for Rules {
    fn drop(&mut self) {
        unsafe { shk_rating_rules_free(self.0) }
    }
}

fn rules(written: &str) -> Result<Rules, Told> {
    let mut rules = null_mut();
    let (data, length) = (written.as_ptr().cast(), written.len());
    told(|error| unsafe { shk_rating_rules_read(data, length, &raw mut rules, error) })?;
    Ok(Rules(rules))
}

#[test]
fn the_default_rules() {
    let default = rules("").unwrap();
    let pattern = text(|b, c, n| unsafe { shk_rating_default_rules(b, c, n) }).unwrap();
    for one in [&default, &rules(&pattern).unwrap()] {
        let mut facts = shk_rating_rules_facts::default();
        assert_eq!(unsafe { shk_rating_rules_describe(one.0, &raw mut facts) }, SHK_OK);
        assert_eq!(
            facts,
            shk_rating_rules_facts {
                difference_cap: 400,
                capped_below: 2650,
                k_games_cap: 700,
                new_games: 5,
                new_hypothetical: 2,
                new_hypothetical_rating: 1800,
                new_highest: 2200,
                new_lowest: 1400,
                factor_count: 4,
                tempo_count: 3
            }
        );
    }
    let name = text(|b, c, n| unsafe { shk_rating_rules_name(default.0, b, c, n) });
    let source = text(|b, c, n| unsafe { shk_rating_rules_source(default.0, b, c, n) });
    assert_eq!(name.unwrap(), "FIDE B.02");
    assert!(source.unwrap().contains("1 March 2024"));
    let mut k = 0;
    let second = array(zeroed::<shk_rating_condition>(), |out, capacity, needed| unsafe {
        let mut k = 0;
        shk_rating_rules_conditions(default.0, 1, &raw mut k, out, capacity, needed)
    })
    .unwrap();
    let kinds: Vec<(u32, u32)> = second.iter().map(|c| (c.kind, c.limit)).collect();
    assert_eq!(kinds, [(SHK_CONDITION_AGE_BELOW, 18), (SHK_CONDITION_RATING_BELOW, 2300)]);
    let mut needed = 0;
    let status = unsafe {
        shk_rating_rules_conditions(default.0, 3, &raw mut k, null_mut(), 0, &raw mut needed)
    };
    assert_eq!((status, k, needed), (SHK_OK, 20, 0));
    let mut times = (0, 0);
    let tempo = text(|b, c, n| unsafe {
        shk_rating_rules_tempo(default.0, 1, &raw mut times.0, &raw mut times.1, b, c, n)
    });
    assert_eq!((tempo.unwrap().as_str(), times), ("rapid", (1, 2)));
}

#[test]
fn t13_the_first_factor_that_holds() {
    let default = rules("").unwrap();
    let factor = |rating, known: Option<shk_player_known>| {
        let (mut k, known) = (0, known.as_ref().map_or(null(), core::ptr::from_ref));
        let status = unsafe { shk_rating_rules_factor(default.0, rating, known, &raw mut k) };
        (status, k)
    };
    assert_eq!(factor(2399, None), (SHK_OK, 20));
    assert_eq!(factor(2400, None), (SHK_OK, 10));
    let young = shk_player_known { flags: SHK_KNOWN_AGE, age: 17, ..zeroed() };
    assert_eq!(factor(2299, Some(young)), (SHK_OK, 40));
    let unsaid = shk_player_known { flags: 0, age: 17, games: 3, ..zeroed() };
    assert_eq!(factor(2299, Some(unsaid)), (SHK_OK, 20));
    assert_eq!(factor(65_536, None).0, SHK_BAD_ARGUMENT);
}

/// Made 1.5 of 2, expected 0.50 + 0.36.
#[test]
fn t13_a_change() {
    let default = rules("").unwrap();
    let change = |tempo: &str, opponents: &[i32], half_points| {
        let mut made = shk_rating_change_made::default();
        told(|error| unsafe {
            let (data, count) = (opponents.as_ptr(), opponents.len());
            let (tempo, length, made) = (tempo.as_ptr().cast(), tempo.len(), &raw mut made);
            shk_rating_change(
                default.0,
                2000,
                20,
                tempo,
                length,
                data,
                count,
                half_points,
                made,
                error,
            )
        })
        .map(|()| made)
    };
    let made = change("", &[2000, 2100], 3).unwrap();
    assert_eq!((made.expected, made.numerator, made.denominator), (86, 64, 5));
    assert_eq!((made.new_rating, made.factor), (2013, 20));
    assert_eq!(change("rapid", &[2000, 2100], 3).unwrap().new_rating, 2006);
    assert_eq!(change("", &[2000; 40], 40).unwrap().factor, 17); // 17 x 40 = 680
    assert_eq!(change("x", &[2000], 1).unwrap_err().name, "unknown-tempo");
    assert_eq!(change("", &[2000], 3).unwrap_err().status, SHK_BAD_ARGUMENT);
    assert_eq!(change("", &[i32::MIN], 1).unwrap_err().status, SHK_BAD_ARGUMENT);
    let mut rating = 0;
    let mut first = |opponents: &[i32], half_points| unsafe {
        let (data, count) = (opponents.as_ptr(), opponents.len());
        shk_rating_first(default.0, data, count, half_points, &raw mut rating)
    };
    assert_eq!(first(&[2000; 4], 4), SHK_NOT_FOUND);
    assert_eq!(first(&[2000; 5], 5), SHK_OK);
    assert_eq!(rating, 1943); // (5 x 2000 + 2 x 1800) / 7
}

#[test]
fn t13_single_figures() {
    assert_eq!([0, 100, -100, 736].map(|d| shk_rating_expected(d)), [50, 64, 36, 100]);
    assert_eq!([50, 80, 13, 1000].map(|p| shk_rating_difference(p)), [0, 240, -322, 800]);
    assert_eq!(shk_rating_expected_logistic(400), 9091);
    let (differences, mut scores) = ([0, 100, -100], [0; 3]);
    let status = unsafe { shk_rating_expected_all(differences.as_ptr(), 3, scores.as_mut_ptr()) };
    assert_eq!((status, scores), (SHK_OK, [50, 64, 36]));
    let opponents = [1900, 2000];
    let (mut found, mut percent) = ([0; 3], 0);
    let [average, performance, perfect] = &mut found;
    unsafe {
        let data = opponents.as_ptr();
        assert_eq!(shk_rating_average(data, 2, average), SHK_OK);
        assert_eq!(shk_rating_performance(data, 2, 3, performance), SHK_OK);
        assert_eq!(shk_rating_perfect(data, 1, 0, perfect), SHK_OK);
        assert_eq!(shk_rating_percentage(1, 4, &raw mut percent), SHK_OK);
        assert_eq!(shk_rating_average(null(), 0, average), SHK_NOT_FOUND);
        assert_eq!(shk_rating_performance(data, 2, 5, performance), SHK_BAD_ARGUMENT);
        assert_eq!(shk_rating_percentage(1, 0, &raw mut percent), SHK_NOT_FOUND);
        let far = [i32::MAX];
        assert_eq!(shk_rating_perfect(far.as_ptr(), 1, 1, perfect), SHK_BAD_ARGUMENT);
    }
    assert_eq!((found, percent), ([1950, 2143, 1100], 13)); // 12.5 %
    let table = array(0, |out, capacity, needed| unsafe {
        shk_rating_table_of_differences(out, capacity, needed)
    });
    let table = table.unwrap();
    assert_eq!((table.len(), table[1], table[50]), (51, 7, 800));
    let table = array(0, |out, capacity, needed| unsafe {
        shk_rating_table_of_scores(out, capacity, needed)
    });
    let table = table.unwrap();
    assert_eq!((table.len(), table[0], table[49]), (50, 3, 735));
}

#[test]
fn titles() {
    let read = |written: &str| {
        let mut titles = null_mut();
        let (data, length) = (written.as_ptr().cast(), written.len());
        told(|error| unsafe { shk_rating_titles_read(data, length, &raw mut titles, error) })
            .map(|()| titles)
    };
    let pattern = text(|b, c, n| unsafe { shk_rating_default_titles(b, c, n) }).unwrap();
    assert!(pattern.contains("norm GM games 9 performance 2600"));
    assert_eq!(read("norm").unwrap_err().line, 1);
    let titles = read("").unwrap();
    let (mut norms, mut floors) = (0, 0);
    let status = unsafe { shk_rating_titles_count(titles, &raw mut norms, &raw mut floors) };
    assert_eq!((status, norms, floors), (SHK_OK, 4, 4));
    let (mut games, mut performance, mut rating) = (0, 0, 0);
    let norm = text(|b, c, n| unsafe {
        shk_rating_titles_norm(titles, 0, &raw mut games, &raw mut performance, b, c, n)
    });
    assert_eq!((norm.unwrap().as_str(), games, performance), ("GM", 9, 2600));
    let floor =
        text(|b, c, n| unsafe { shk_rating_titles_floor(titles, 3, &raw mut rating, b, c, n) });
    assert_eq!((floor.unwrap().as_str(), rating), ("CM", 2200));
    let made = |games, performance| {
        text(|b, c, n| unsafe { shk_rating_titles_norm_made(titles, games, performance, b, c, n) })
    };
    assert_eq!((made(9, 2610).unwrap().as_str(), made(8, 2610).unwrap().as_str()), ("GM", ""));
    let reached = text(|b, c, n| unsafe { shk_rating_titles_reached(titles, 2320, b, c, n) });
    assert_eq!(reached.unwrap(), "FM");
    unsafe { shk_rating_titles_free(titles) };
}
