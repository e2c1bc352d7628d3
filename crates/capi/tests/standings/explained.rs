//! Where values come from (T11).

use core::ptr::null_mut;

use shashki_capi::*;

use crate::cup::{Standings, by, number};
use crate::help::{Told, array, text, told, zeroed};

struct Explanation(*mut shk_explanation);

impl Drop for Explanation {
    fn drop(&mut self) {
        unsafe { shk_explanation_free(self.0) }
    }
}

fn explain(standings: &Standings, player: u32) -> Result<Explanation, Told> {
    let mut explanation = null_mut();
    told(|error| unsafe {
        shk_standings_explain(standings.0, player, &raw mut explanation, error)
    })?;
    Ok(Explanation(explanation))
}

impl Explanation {
    fn items(&self, criterion: usize) -> Result<Vec<shk_explained_item>, i32> {
        array(zeroed(), |out, capacity, needed| unsafe {
            shk_explanation_items(self.0, criterion, out, capacity, needed)
        })
    }

    fn members(&self, criterion: usize) -> Vec<shk_explained_member> {
        array(zeroed(), |out, capacity, needed| unsafe {
            shk_explanation_members(self.0, criterion, out, capacity, needed)
        })
        .unwrap()
    }
}

#[test]
fn t11_who_left_counts_with_the_average_of_his_group() {
    let standings = by("PTS,SOLK-1");
    let explanation = explain(&standings, 2).unwrap();
    drop(standings);
    let items = explanation.items(1).unwrap();
    let rows = items.iter().map(|item| (item.round, item.opponent, item.base, item.cut));
    let expected = [
        (1, 1, number(14, 3), SHK_CUT_NONE),
        (2, 7, number(5, 1), SHK_CUT_NONE),
        (3, 8, number(3, 1), SHK_CUT_LOW),
    ];
    assert_eq!(rows.collect::<Vec<_>>(), expected);
    let left = &items[0];
    assert_eq!((left.why, left.after, left.group), (SHK_WHY_OPPONENT_LEFT, 1, 3));
    assert_eq!((items[1].why, items[1].adds), (SHK_WHY_PLAYED, number(5, 1)));
    assert_eq!(explanation.items(0).unwrap(), []);
    assert_eq!(explanation.items(2), Err(SHK_NOT_FOUND));
    let english = text(|b, c, n| unsafe { shk_explanation_text(explanation.0, SHK_EN, b, c, n) });
    let english = english.unwrap();
    assert!(
        english.contains("round 1: 1 Azarov, Ilya: 14/3 (lost; left after round 1"),
        "{english}"
    );
    let russian = text(|b, c, n| unsafe { shk_explanation_text(explanation.0, SHK_RU, b, c, n) });
    assert!(russian.unwrap().contains("тур 3: 8 Zimina, Vera: 3 (ничья; отброшено как худшее)"));
}

#[test]
fn t11_the_plus() {
    let explanation = explain(&by("SOLK-1"), 6).unwrap();
    let plus = explanation.items(0).unwrap()[2];
    assert_eq!((plus.opponent, plus.why), (0, SHK_WHY_PLUS_LOWEST));
    assert_eq!((plus.base, plus.cut), (number(1, 1), SHK_CUT_LOW));
}

/// 1, 4 and 6 are level at 2 points; 4 beat 6, and 1 met neither.
#[test]
fn t11_a_direct_encounter() {
    let explanation = explain(&by("PTS,DE,RTNG,ARO"), 4).unwrap();
    let members = explanation.members(1);
    let rows = members.iter().map(|member| (member.player, member.place, member.met, member.sum));
    let expected = [(1, 1, 0, number(0, 1)), (4, 1, 1, number(2, 1)), (6, 1, 1, number(0, 1))];
    assert_eq!(rows.collect::<Vec<_>>(), expected);
    assert_eq!(explanation.members(0), []);
    let values = array(zeroed::<shk_explained_value>(), |out, capacity, needed| unsafe {
        shk_explanation_values(explanation.0, out, capacity, needed)
    })
    .unwrap();
    let made_of: Vec<(u32, u32)> = values.iter().map(|v| (v.made_of, v.count)).collect();
    assert_eq!(
        made_of,
        [
            (SHK_MADE_OF_OWN, 0),
            (SHK_MADE_OF_ENCOUNTER, 3),
            (SHK_MADE_OF_OWN, 0),
            (SHK_MADE_OF_LEFT_OUT, 0)
        ]
    );
    assert_eq!((values[0].value, values[2].value), (number(2, 1), number(2105, 1)));
}

#[test]
fn a_player_who_is_not_there() {
    let standings = by("PTS");
    let error = explain(&standings, 9).err().unwrap();
    assert_eq!(
        (error.status, error.player, error.name.as_str()),
        (SHK_NOT_FOUND, 9, "no-such-player")
    );
    assert_eq!(explain(&standings, 0).err().unwrap().status, SHK_BAD_ARGUMENT);
}
