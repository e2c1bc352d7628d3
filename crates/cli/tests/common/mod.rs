//! Running the program, and the events it is run on.

#![allow(dead_code)] // every test file uses its own part
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The run, which has to have ended with this code; never in a panic of its own.
    #[track_caller]
    pub(crate) fn ends(self, code: i32) -> Self {
        assert_eq!(self.code, code, "stdout: {}\nstderr: {}", self.out, self.err);
        if code != 0 {
            assert!(!self.err.is_empty(), "a failure says why");
            assert!(self.err.lines().all(|line| line.starts_with("shashki: ")), "{}", self.err);
        }
        self
    }

    #[track_caller]
    pub(crate) fn says(self, what: &str) -> Self {
        assert!(self.err.contains(what), "no {what:?} in stderr: {}", self.err);
        self
    }

    #[track_caller]
    pub(crate) fn prints(self, what: &str) -> Self {
        assert!(self.out.contains(what), "no {what:?} in stdout: {}", self.out);
        self
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().expect("the program ends by itself"),
            out: String::from_utf8(output.stdout).expect("stdout is UTF-8"),
            err: String::from_utf8(output.stderr).expect("stderr is UTF-8"),
        }
    }
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shashki"));
    command.args(args);
    command
}

/// Runs the program.
pub(crate) fn shashki(args: &[&str]) -> Run {
    command(args).output().expect("the program starts").into()
}

/// Runs the program with something on its stdin.
pub(crate) fn shashki_reading(args: &[&str], stdin: &[u8]) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its command line ends without reading.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    child.wait_with_output().unwrap().into()
}

/// A directory of its own for one test, removed when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(test: &str) -> Self {
        let path = std::env::temp_dir().join(format!("shashki-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// A file with this content; its path.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, content).unwrap();
        path
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The names of everything in the folder.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn example(name: &str) -> String {
    root().join("examples").join(name).to_str().unwrap().to_owned()
}

/// A player's line: number, name, points, and the rounds as `12 w 1`.
pub(crate) fn player(start: u32, name: &str, points: &str, rounds: &[&str]) -> String {
    let mut line = format!("001 {start:4}      {name:<33}                     ");
    line.truncate(line.char_indices().nth(80).map_or(line.len(), |(at, _)| at));
    let width = line.chars().count();
    line.push_str(&" ".repeat(80 - width));
    let _ = write!(line, "{points:>4}     ");
    for round in rounds {
        let _ = write!(line, "{round:>10}");
    }
    line.truncate(line.trim_end().len());
    line + "\n"
}

/// Four players after one round: 1 beat 3, 4 drew with 2; scored 2, 1, 0.
///
/// Round 2 of the system *coefficient* by hand: even, so the order inside a score group is by
/// descending start number (5.4.10.5.3). Groups: 1 (2 points), 4 and 2 (1 point), 3 (0 points).
/// 1 comes down and meets the first of the next group whom he may: 4. Then 2 comes down to 3.
/// Colours: 1 had White, 4 had White: the same history, the lower number gets the due colour, so
/// 1 has Black, 4 White. 2 had Black and 3 had Black: 2, the lower, gets White.
pub(crate) fn four() -> String {
    String::from("012 Four\n062 4\n142 3\n152 W\n162  W 2.0    D 1.0    L 0.0\n")
        + &player(1, "Ivanov", "2.0", &["3 w 1"])
        + &player(2, "Petrov", "1.0", &["4 b ="])
        + &player(3, "Sidorov", "0.0", &["1 b 0"])
        + &player(4, "Kuznetsov", "1.0", &["2 w ="])
}

/// The list of round 2 of [`four`].
pub(crate) const FOUR_ROUND_2: &str = "2\n4 1\n2 3\n";

/// Two players who have met: no valid pairing exists.
pub(crate) fn met() -> String {
    String::from("012 Two\n062 2\n142 3\n152 W\n162  W 2.0    D 1.0    L 0.0\n")
        + &player(1, "Ivanov", "2.0", &["2 w 1"])
        + &player(2, "Petrov", "0.0", &["1 b 0"])
}

/// Four players before round 1; nothing says who has White.
pub(crate) fn fresh() -> String {
    let players = [(1, "Иванов Пётр"), (2, "Петрова Анна"), (3, "Сидоров"), (4, "Яковлев")];
    players
        .iter()
        .fold(String::from("012 Клубный вечер\n142 3\n"), |text, (start, name)| {
            text + &player(*start, name, "0.0", &[])
        })
}

/// The pairs of a round as a TRF has them, `white black`, sorted.
pub(crate) fn played(text: &str, round: usize) -> Vec<String> {
    let mut pairs = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("001")) {
        let chars: Vec<char> = line.chars().collect();
        let from = 91 + 10 * (round - 1);
        let Some(block) = chars.get(from..from + 8) else { continue };
        let number = |chars: &[char]| chars.iter().collect::<String>().trim().parse::<u32>();
        if block[5] == 'w' {
            pairs.push(format!(
                "{} {}",
                number(&chars[4..8]).unwrap(),
                number(&block[..4]).unwrap()
            ));
        }
    }
    pairs.sort();
    pairs
}
