//! Every line of the shared collection `pairing/repair`.

use serde_json::Value;
use shashki_pairing::{Published, Repair, Request, repair};
use shashki_tournament::StartNumber;
use shashki_tournament::trf::ReadOptions;

use crate::common;

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().expect("a list").iter().map(|n| n.as_u64().expect("a number")).collect()
}

fn starts(players: &[StartNumber]) -> Vec<u64> {
    players.iter().map(|player| u64::from(player.get())).collect()
}

/// Points as hundredths; the collection writes them as `2` or `5/2`.
fn hundredths(text: &str) -> i64 {
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    100 * above.parse::<i64>().expect("a number") / below.parse::<i64>().expect("a number")
}

fn run(folder: &std::path::Path, line: &Value) -> Repair {
    let text = |key: &str| line[key].as_str().expect("a string");
    // After a correction the points columns of these files still tell the old sums: only the lenient
    // reader takes them.
    let after = std::fs::read_to_string(folder.join(text("after"))).expect("the file");
    let read = shashki_tournament::trf::read(&after, &ReadOptions::LENIENT);
    let event = read.unwrap_or_else(|errors| panic!("{line}: {errors}")).event;
    let published = Published::from_list(text("published")).expect("a list");
    let request = Request {
        profile: text("profile").parse().expect("a profile"),
        round: Some(u16::try_from(line["round"].as_u64().expect("a round")).expect("small")),
        ..Request::new(text("system").parse().expect("a system"))
    };
    repair(&event, &published, &request).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn every_line_of_the_collection() {
    let Some(folder) = common::shared_data("pairing/repair") else { return };
    let lines = common::expected(&folder);
    assert!(!lines.is_empty());
    for line in &lines {
        let found = run(&folder, line);
        assert_eq!(found.pairing.list(), line["out"].as_str().expect("a list"), "{line}");
        assert_eq!(starts(&found.touched), numbers(&line["touched"]), "{line}");
        assert_eq!(starts(&found.came), numbers(&line["came"]), "{line}");
        let new = found.new_boards.iter().map(|board| {
            vec![
                u64::from(board.first.get()),
                board.second.map_or(0, |second| u64::from(second.get())),
            ]
        });
        let mut new: Vec<Vec<u64>> = new.collect();
        let boards = line["new_boards"].as_array().expect("a list").iter().map(numbers);
        let mut expected: Vec<Vec<u64>> = boards.collect();
        new.sort();
        expected.sort();
        assert_eq!(new, expected, "{line}");
        let difference = line["points_difference"].as_str().expect("points");
        assert_eq!(found.points_difference.hundredths(), hundredths(difference), "{line}");
        let draw = found.new_draw.as_ref().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(Some(draw.touched.len() as u64), line["new_draw_touches"].as_u64(), "{line}");
        for board in &found.new_boards {
            let players = 1 + usize::from(board.second.is_some());
            assert_eq!(board.why.len(), players, "a reason for everybody: {line}");
        }
    }
    println!("{} lines agree", lines.len());
}
