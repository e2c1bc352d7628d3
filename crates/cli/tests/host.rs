//! The call of host programs, and the exit codes one by one.

mod common;

use common::{FOUR_ROUND_2, Folder, command, four, fresh, met, player, shashki, shashki_reading};
use std::io::{Read, Write};
use std::process::Stdio;

#[test]
fn hosts_get_the_list() {
    let folder = Folder::new("host");
    let file = folder.file("four.trf", four());
    assert_eq!(shashki(&["--coefficient", &file, "-p"]).ends(0).out, FOUR_ROUND_2);
    let out = folder.path("engine.man");
    assert_eq!(shashki(&["--coefficient", &file, "-p", &out]).ends(0).out, "");
    assert_eq!(folder.read("engine.man"), FOUR_ROUND_2);
    for system in ["--truncated-solkoff", "--lot", "--current-buchholz"] {
        let run = shashki(&[system, &file, "-p"]).ends(0);
        assert!(run.out.starts_with("2\n"), "{system}: {}", run.out);
        assert_eq!(run.out.lines().count(), 3, "{system}");
    }
    let run = shashki_reading(&["--coefficient", "-", "-p"], four().as_bytes()).ends(0);
    assert_eq!(run.out, FOUR_ROUND_2);
}

#[test]
fn hosts_find_an_unpairable_round() {
    let run = shashki_reading(&["--coefficient", "-", "-p"], met().as_bytes());
    let run = run.ends(1).says("No valid pairing exists");
    assert_eq!(run.out, "");
}

#[test]
fn hosts_are_read_strictly() {
    let wrong = four().replace("  1.0          2 w =", "  1.5          2 w =");
    shashki_reading(&["--coefficient", "-", "-p"], wrong.as_bytes()).ends(3).says("line 9");
    let lenient = ["pair", "-", "--system", "coefficient", "--format", "list", "--lenient"];
    let run = shashki_reading(&lenient, wrong.as_bytes()).ends(0).says("warning");
    assert_eq!(run.out, FOUR_ROUND_2);
}

#[test]
fn host_calls_of_another_shape() {
    for args in [
        &["--coefficient"][..],
        &["--coefficient", "x.trf"],
        &["--coefficient", "x.trf", "-c"],
        &["--coefficient", "x.trf", "-p", "out", "more"],
    ] {
        shashki(args).ends(3).says("usage: shashki --coefficient FILE -p [OUT]");
    }
    shashki(&["--dutch", "x.trf", "-p"]).ends(3).says("--dutch");
}

#[test]
fn code_0_help_and_version() {
    for args in [&["--help"][..], &["-h"], &["pair", "--help"], &["help", "validate"]] {
        let run = shashki(args).ends(0);
        for code in [
            "  0  done",
            "  1  no valid",
            "  2  internal",
            "  3  bad input",
            "  4  a limit",
            "  5  a file",
            "  6  checked",
        ] {
            assert!(run.out.contains(code), "{args:?}: {code}");
        }
    }
    shashki(&["--help"]).ends(0).prints("--truncated-solkoff FILE -p [OUT]");
    assert_eq!(shashki(&["--version"]).ends(0).out, "shashki 0.1.0\n");
}

#[test]
fn code_1_no_valid_pairing() {
    shashki_reading(&["pair", "-", "--system", "lot", "--seed", "1"], met().as_bytes()).ends(1);
}

// Code 2, the internal error, has its tests beside the code: no input leads to one.

#[test]
fn code_3_usage() {
    for args in [
        &[][..],
        &["pair"],
        &["pair", "x.trf"],
        &["pair", "x.trf", "--system", "dutch"],
        &["pair", "x.trf", "--system", "lot", "--round", "one"],
        &["pair", "x.trf", "--system", "lot", "--round", "70000"],
        &["pair", "x.trf", "--system", "lot", "--format", "pdf"],
        &["pair", "x.trf", "--system", "lot", "--lang", "de"],
        &["pair", "x.trf", "--system", "lot", "--encoding", "latin-1"],
        &["pair", "x.trf", "--system", "lot", "--system", "lot"],
        &["repeat"],
        &["validate"],
        &["convert", "x.trf"],
        &["convert", "x.trf", "-o", "x.doc"],
    ] {
        shashki(args).ends(3);
    }
}

#[test]
fn code_3_input() {
    shashki_reading(&["pair", "-", "--system", "lot"], b"").ends(3);
    shashki_reading(&["validate", "-"], b"{}").ends(3);
}

#[test]
fn code_4_limits() {
    let players: Vec<_> =
        (1..=10_000).map(|n| serde_json::json!({"start": n, "name": ""})).collect();
    let event = serde_json::json!({
        "format": "shashki-event", "version": 1, "event": {"players": players}
    })
    .to_string();
    let folder = Folder::new("limit");
    let file = folder.file("large.json", event);
    let out = folder.path("large.trf");
    shashki(&["convert", &file, "-o", &out]).ends(4).says("10000").says("JSON");
    assert_eq!(folder.names(), ["large.json"]);
    let args = ["pair", &file, "--system", "coefficient", "--seed", "1", "--format", "trf"];
    shashki(&args).ends(4);
    let args = ["pair", &file, "--system", "coefficient", "--first-colour", "white", "--format"];
    let run = shashki(&[&args[..], &["list"]].concat()).ends(0);
    assert!(run.out.starts_with("5000\n1 5001\n5002 2\n"), "the JSON form has no such limit");
}

#[test]
fn code_5_files() {
    let folder = Folder::new("access");
    let file = folder.file("four.trf", four());
    let missing = folder.path("missing.trf");
    for lang in ["en", "ru"] {
        shashki(&["validate", &missing, "--lang", lang]).ends(5).says("missing.trf");
    }
    shashki(&["validate", &folder.path("")]).ends(5);
    shashki(&["--lot", &missing, "-p"]).ends(5).says("no such file");
    let nowhere = folder.path("no/such/folder.trf");
    let to = |out: &str| shashki(&["convert", &file, "--to", "trf26", "-o", out]);
    to(&nowhere).ends(5).says("folder.trf");
    to(&folder.path("")).ends(5);
    assert_eq!(folder.names(), ["four.trf"]);
}

#[test]
fn a_failed_run_leaves_the_old_file() {
    let folder = Folder::new("atomic");
    let file = folder.file("event.trf", met());
    let pair = ["pair", &file, "--system", "coefficient", "--format", "trf", "-o", &file];
    shashki(&pair).ends(1);
    assert_eq!(folder.read("event.trf"), met());
    assert_eq!(folder.names(), ["event.trf"]);
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_permissions_and_a_link_stays_one() {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("link");
    let file = folder.file("event.trf", four());
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
    let link = folder.path("link.trf");
    symlink(&file, &link).expect("a link");
    shashki(&["pair", &link, "--system", "coefficient", "--format", "trf", "-o", &link]).ends(0);
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    assert_eq!(fs::metadata(&file).expect("the file").permissions().mode() & 0o777, 0o640);
    shashki(&["validate", &file]).ends(0).prints("Rounds: 2 paired");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).expect("permissions");
    let again = ["pair", &file, "--system", "coefficient", "--format", "trf", "-o", &file];
    shashki(&again).ends(5).says("not permitted");
}

/// Nobody reads the output: no complaint, but no success either.
#[test]
fn a_broken_pipe_is_quiet() {
    let mut child = command(&["pair", "-", "--system", "coefficient"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    child.stdin.take().expect("stdin").write_all(four().as_bytes()).expect("written");
    let mut err = String::new();
    child.stderr.take().expect("stderr").read_to_string(&mut err).expect("read");
    assert_eq!(child.wait().expect("the end").code(), Some(5));
    assert_eq!(err, "");
}

#[test]
fn a_name_of_control_characters_reaches_no_terminal() {
    let text = fresh() + &player(5, "A\u{1b}[31mB", "0.0", &[]);
    let args = ["pair", "-", "--system", "coefficient", "--first-colour", "white", "--lenient"];
    let run = shashki_reading(&args, text.as_bytes()).ends(0);
    assert!(!run.out.contains('\u{1b}') && !run.err.contains('\u{1b}'));
}
