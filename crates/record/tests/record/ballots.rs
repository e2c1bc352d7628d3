//! Opening tables (R12).

use proptest::prelude::*;
use shashki_base::{Generator, Seed};
use shashki_board::Square;
use shashki_record::{Ballot, BallotProblem, BallotTable, Game, Start};

use crate::common::shared;

/// The shared tables: every line can be played, and a line without moves has flying men.
#[test]
fn the_shared_tables() {
    let Some(text) = shared("pdn/drawing_tables.tsv") else { return };
    let table = BallotTable::read(&text);
    let wrong: Vec<String> =
        table.faults().iter().filter(|f| !f.is_duplicate()).map(ToString::to_string).collect();
    assert_eq!(wrong, Vec::<String>::new());
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let place = |name: &str| header.iter().position(|found| *found == name).unwrap();
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    assert_eq!(table.entries().len(), rows.len());
    for (entry, row) in table.entries().iter().zip(&rows) {
        let ballot = &entry.ballot;
        assert_eq!((ballot.id(), entry.table.as_str()), (row[place("id")], row[place("table")]));
        assert_eq!(ballot.position().fen().to_string(), row[place("fen")]);
        assert_eq!(ballot.moves().len(), row[place("long")].split_whitespace().count());
        assert_eq!(ballot.flying_men().is_some(), ballot.moves().is_empty(), "{}", ballot.id());
    }
    println!("{} lines, {} faults", rows.len(), table.faults().len());
}

#[test]
fn r12_plain_tables_of_moves_and_positions() {
    let flying = "W:W17,21,22,23,24,25,26,27,28,29,31,32:B1,2,3,4,5,6,7,8,9,10,11,16";
    let text = format!("# name, then moves or a position\n\nI\t1. cd4 dc5 2. bc3\nII\t{flying}\n");
    let table = BallotTable::read(&text);
    assert_eq!(table.faults(), []);
    let [first, second] = table.entries() else { panic!("{table:?}") };
    assert_eq!(first.ballot.to_string(), "c3-d4 d6-c5 b2-c3");
    let men = second.ballot.flying_men().unwrap();
    assert_eq!(men, [Some((Square::C1, Square::B4)), Some((Square::H6, Square::G5))]);
}

/// One man may fly alone.
#[test]
fn r12_one_flying_man() {
    let fen = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12,20";
    let ballot = Ballot::from_position("x", fen.parse().unwrap());
    assert_eq!(ballot.flying_men(), Some([None, Some((Square::A7, Square::H4))]));
}

/// At most one man of each side flies, with White to move.
#[test]
fn r12_what_is_no_flying_man() {
    let whites = "W17,21,22,23,24,25,26,27,28,29,31,32";
    for fen in [
        format!("B:{whites}:B1,2,3,4,5,6,7,8,9,10,11,16"),
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12".to_owned(),
        format!("W:{whites}:B1,2,3,4,5,6,7,8,9,10,15,16"),
        format!("W:{whites}:B1,2,3,4,5,6,7,8,9,10,11"),
    ] {
        let ballot = Ballot::from_position("x", fen.parse().unwrap());
        assert_eq!(ballot.flying_men(), None, "{fen}");
    }
}

#[test]
fn r12_faults_with_their_lines() {
    let problem = |text: &str| {
        let table = BallotTable::read(text);
        assert_eq!(table.faults().len(), 1, "{text:?}: {:?}", table.faults());
        (table.faults()[0].line, table.faults()[0].problem.clone())
    };
    assert!(matches!(problem("1\tcd4\n2\tcd4 dc4\n"), (2, BallotProblem::Move(e)) if e.ply == 2));
    assert!(matches!(problem("1\tW:W1:B20\n"), (1, BallotProblem::Fen(_))));
    assert_eq!(problem("\tcd4\n").1, BallotProblem::NoId);
    assert_eq!(problem("1\n").1, BallotProblem::NothingGiven);
    assert_eq!(problem("1\tW:W21:B17,14\n").1, BallotProblem::NoMoves);
    assert_eq!(problem("id\tname\n1\tcd4\n"), (1, BallotProblem::NoColumn));
    let named = |row: &str| problem(&format!("id\tfen\tshort\tlong\n{row}\n"));
    assert_eq!(named("1\t\tcd4\tc3-b4"), (2, BallotProblem::MovesDisagree));
    let wrong = named("1\tW:W21:B12\tcd4");
    assert!(matches!(wrong, (2, BallotProblem::PositionDisagrees { .. })));
    assert_eq!(problem("1\tcd4\n1\tcb4\n"), (2, BallotProblem::SameId { line: 1 }));
    // The same position by another order of moves, under another name.
    let same = "1\tcd4 fg5 gf4\n2\tgf4 fg5 cd4\n";
    assert_eq!(problem(same), (2, BallotProblem::Duplicate { line: 1 }));
    assert_eq!(problem("1\tcd4\n1\tcd4\n"), (2, BallotProblem::Duplicate { line: 1 }));
}

/// Two tables of one file may have the same names and lines.
#[test]
fn r12_tables_are_compared_each_by_itself() {
    let table = BallotTable::read("table\tid\tmoves\nA\t1\tcd4\nB\t1\tcd4\nB\t2\tcb4\n");
    assert_eq!(table.faults(), []);
    for round in 1..20 {
        assert_eq!(table.draw(Seed(3), round, Some("A")).unwrap().line, 2);
        assert!(table.draw(Seed(3), round, Some("B")).unwrap().line > 2);
    }
}

/// The draw is `below(n)` of the round's stream, which the generator's own tests pin down.
#[test]
fn r12_a_recorded_seed_draws_the_same_line() {
    let moves = ["cd4", "cb4", "ab4", "ed4", "ef4", "gf4", "gh4"];
    let lines = moves.iter().enumerate().map(|(place, m)| format!("{place}\t{m}\n"));
    let table = BallotTable::read(&lines.collect::<String>());
    for round in 0..50 {
        let drawn = table.draw(Seed(2026), round, None).unwrap();
        let expected = Generator::new(Seed(2026), round).below(7).to_string();
        assert_eq!(drawn.ballot.id(), expected);
    }
}

/// Ply 0 is the balloted position: its moves count for nothing (R6).
#[test]
fn r6_a_balloted_game_begins_at_ply_0() {
    let ballot = Ballot::from_moves("1", "cd4 dc5 bc3 fg5").unwrap();
    let position = ballot.position();
    let game = Game::from_ballot(ballot.clone());
    assert_eq!((game.ply(), game.occurrences(), game.position()), (0, 1, position));
    assert_eq!(game.start(), &Start::Balloted(ballot));
}

proptest! {
    /// Any text is read, and every line of it is a ballot or has a fault.
    #[test]
    fn any_text_is_a_table_or_has_faults(text in "((id|table|fen|short|[a-h1-8WBK:,.-]{0,9})[\t ]?){0,9}(\n[ -~]{0,20}(\t[ -~]{0,20})?){0,4}") {
        let table = BallotTable::read(&text);
        prop_assert!(!table.entries().is_empty() || !table.faults().is_empty());
        for entry in table.entries() {
            prop_assert!(entry.ballot.position().has_moves());
        }
    }
}
