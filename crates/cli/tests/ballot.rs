//! `shashki ballot check` and `shashki ballot draw`.

mod common;

use common::{Folder, shashki, shashki_reading};

const TABLE: &str = "# a club's table\n1\tcd4 dc5\n2\tab4 ba5\n3\tgf4 ba5\n";

#[test]
fn a_sound_table() {
    let folder = Folder::new("ballot-check");
    let file = folder.file("table.tsv", TABLE);
    shashki(&["ballot", "check", &file]).ends(0).prints("3 by moves, 0 with flying men");
    shashki(&["ballot", "check", &file, "--lang", "ru"]).ends(0).prints("по ходам 3");
}

#[test]
fn everything_that_is_wrong_with_its_line() {
    let text = "id\tfen\tshort\tlong\n\
                1\t\tcd4\tc3-b4\n\
                2\t\tcd5\t\n\
                3\tW:W21:B12\tcd4\t\n\
                4\t\tgh4\t\n\
                4\t\tgf4\t\n\
                5\t\tgh4\t\n\
                6\t\t\t\n";
    let run = shashki_reading(&["ballot", "check", "-"], text.as_bytes()).ends(3);
    run.says("line 2: the columns name different moves")
        .says("line 3: ply 1")
        .says("line 4: the moves lead to")
        .says("line 6: this name has another line in line 5")
        .says("warning: -: line 7: the same position as in line 5")
        .says("line 8: neither moves nor a position");
}

#[test]
fn a_seed_draws_the_same_again() {
    let args = ["ballot", "draw", "-", "--seed", "42", "--round", "3"];
    let first = shashki_reading(&args, TABLE.as_bytes()).ends(0);
    let again = shashki_reading(&args, TABLE.as_bytes()).ends(0);
    assert_eq!(first.out, again.out);
    first.prints("seed: 42 (xoshiro256ss-1)").prints("moves: ");
    let json = shashki_reading(&[&args[..], &["--format", "json"]].concat(), TABLE.as_bytes());
    json.ends(0).prints("\"seed\": 42").prints("\"round\": 3");
}

#[test]
fn a_seed_that_is_not_given_is_drawn_and_told() {
    let run = shashki_reading(&["ballot", "draw", "-"], TABLE.as_bytes()).ends(0);
    let seed = run.out.lines().find_map(|line| line.strip_prefix("seed: ")).unwrap();
    let seed = seed.split(' ').next().unwrap();
    let again = shashki_reading(&["ballot", "draw", "-", "--seed", seed], TABLE.as_bytes()).ends(0);
    assert_eq!(run.out, again.out);
}

#[test]
fn nothing_is_drawn_from_a_bad_table() {
    shashki_reading(&["ballot", "draw", "-"], b"1\tcd5\n").ends(3).says("line 1");
    shashki_reading(&["ballot", "draw", "-"], b"").ends(3).says("no ballot");
    let none = ["ballot", "draw", "-", "--table", "X"];
    shashki_reading(&none, TABLE.as_bytes()).ends(3).says("no such table: X");
    shashki(&["ballot", "check", "/no/such/file"]).ends(5);
    shashki_reading(&["ballot", "check", "-"], b"\xff").ends(3).says("UTF-8");
}
