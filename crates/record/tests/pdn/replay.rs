//! Games on the board: start positions, set-ups, captures written in every way, kinds of game.

use shashki_base::Lang;
use shashki_board::{Numbering, Reason};
use shashki_record::pdn::{GameType, Mode, Problem, Quirk, ReplayOptions, Severity};

use crate::common::{replay, replay_with};

/// Plies, position and first problem of a text's only game.
fn one(file: &str, mode: Mode) -> (u32, String, Option<Problem>) {
    let heard = replay(file.as_bytes(), mode);
    assert_eq!(heard.games.len(), 1, "{file}");
    let game = &heard.games[0];
    let fen = game.position.map(|position| position.fen().to_string()).unwrap_or_default();
    (game.plies, fen, game.error.clone().map(|error| error.problem))
}

/// Played to the end without an error.
#[track_caller]
fn ends(file: &str, plies: u32, fen: &str) {
    for mode in [Mode::Strict, Mode::Lenient] {
        assert_eq!(one(file, mode), (plies, fen.to_owned(), None), "{file}");
    }
}

#[test]
fn captures_in_every_way() {
    let start = "[FEN \"W:WK29:B25,18,8\"]";
    for text in ["a1:h8", "a1xh8", "a1:c3:h8", "a1:f6:h8", "a1:c3:e5:h8", "a1-h8", "a1h8", "29x4"] {
        ends(&format!("{start} 1. {text} *"), 1, "B:WK4:B");
    }
    let (_, _, problem) = one(&format!("{start} 1. a1:b4:h8 *"), Mode::Strict);
    assert!(matches!(problem, Some(Problem::Illegal(_))), "{problem:?}");
}

/// A man goes round d4, f4, f2, d2 and ends where it began, whichever way it went.
#[test]
fn a_circle() {
    for text in ["c3:c3", "c3xe5xg3xe1xc3", "c3:e1:g3:e5:c3", "c3:g3:c3"] {
        ends(&format!("[FEN \"W:W22:B18,19,26,27\"] 1. {text} *"), 1, "B:W22:B");
    }
}

/// A short text that fits several moves is refused, and the refusal lists them.
#[test]
fn an_ambiguous_capture() {
    let (plies, _, problem) = one("[FEN \"W:WK9:B6,7,8,14\"] 1. b6:h8 *", Mode::Strict);
    let Some(Problem::Illegal(refusal)) = problem else { panic!("{problem:?}") };
    assert_eq!((plies, refusal.reason(), refusal.moves().len()), (0, Reason::Ambiguous, 2));
}

#[test]
fn start_positions() {
    ends("[FEN \"W:W29:B5.\"] 1. a1-b2 *", 1, "B:W25:B5");
    ends(
        "[FEN \"\"] 1. c3-d4 a7-b6 *".replace(" a7-b6", "").as_str(),
        1,
        "B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
    );
    ends("[FEN \"B:Wa1:Ba7\"] 1... a7-b6 *", 1, "W:W29:B9");
    ends("/FEN \"W:W29:B5\"/ 1. a1-b2 *", 1, "B:W25:B5");
    ends("[FEN \"W:W29:B5\"] 1. a1-b2 /FEN \"W:W21:B12\"/ 2. a3-b4 *", 2, "B:W17:B12");
    // A set-up without pieces: a move left out.
    ends("[FEN \"W:W29:B5\"] 1. a1-b2 /FEN \"W::\"/ 2. b2-c3 *", 2, "B:W22:B5");
    for bad in ["W:W1:B5", "W:W33:B5", "W:W29,29:B5", "nonsense"] {
        let (plies, _, problem) = one(&format!("[FEN \"{bad}\"] 1. a1-b2 *"), Mode::Lenient);
        assert_eq!(plies, 0);
        assert!(matches!(problem, Some(Problem::BadFen(_))), "{bad}: {problem:?}");
    }
    // What only servers write is for lenient reading.
    let server = "[FEN \"W:W29:B5:H0:F1\"] 1. a1-b2 *";
    assert!(matches!(one(server, Mode::Strict).2, Some(Problem::BadFen(_))));
    assert_eq!(one(server, Mode::Lenient), (1, "B:W25:B5".to_owned(), None));
    assert_eq!(one("[FEN \"?\"] 1. c3-d4 *", Mode::Lenient).0, 1);
    let (_, _, problem) = one("/FEN/ 1. a1-b2 *", Mode::Lenient);
    assert_eq!(problem, Some(Problem::BadSetup));
}

/// The numbering of another library is read only where it is asked for.
#[test]
fn numbers_from_a1() {
    let file = "[FEN \"W:WK29:BK4\"] 1. 29-25 *";
    let options = ReplayOptions { numbering: Numbering::FromA1, ..ReplayOptions::default() };
    let heard = replay_with(file.as_bytes(), options);
    assert_eq!(heard.games[0].position.unwrap().fen().to_string(), "B:WK5:BK32");
    ends(file, 1, "B:WK25:BK4");
}

#[test]
fn kinds_of_game() {
    for tag in ["25", "25,W,8,8,A0,0", "25,W,8,8,A1,0", "", "?"] {
        let (plies, _, problem) = one(&format!("[GameType \"{tag}\"] 1. c3-d4 *"), Mode::Strict);
        assert_eq!((plies, problem), (1, None), "{tag}");
    }
    let czech = "[GameType \"29\"] [FEN \"W:W29:B5\"] 1. a1-b2 *";
    let (plies, fen, problem) = one(czech, Mode::Lenient);
    assert_eq!((plies, fen.as_str()), (0, ""));
    assert_eq!(problem, Some(Problem::NotRussian(GameType(29))));
    assert_eq!(problem.unwrap().text(Lang::Ru), "не русские шашки: чешские шашки");
    let russian = ReplayOptions { as_russian: true, ..ReplayOptions::default() };
    assert_eq!(replay_with(czech.as_bytes(), russian).games[0].plies, 1);
    let syntax = ReplayOptions { legality: false, ..ReplayOptions::default() };
    let heard =
        replay_with(b"[GameType \"20\"] [FEN \"W:W50:B1\"] 1. 50-45 1-7 2. 3x4x5 *", syntax);
    assert_eq!((heard.games[0].plies, heard.diagnostics.len()), (3, 0));
    let odd = one("[GameType \"Russian\"] 1. c3-d4 *", Mode::Strict);
    assert_eq!(odd.2, Some(Problem::Quirk(Quirk::OddTagValue)));
    assert_eq!(one("[GameType \"Russian\"] 1. c3-d4 *", Mode::Lenient).0, 1);
}

/// After a move that is not known nothing is judged, and the game is none the worse for it.
#[test]
fn unknown_moves() {
    let (plies, _, problem) =
        one("1. c3-d4 - - 2. zz *".replace("zz", "a1-h8").as_str(), Mode::Lenient);
    assert_eq!((plies, problem), (1, None));
    let strict = one("1. - - *", Mode::Strict).2;
    assert_eq!(strict, Some(Problem::Quirk(Quirk::UnknownMove)));
    // An ellipsis before a move is no more than a hint of whose move it is.
    ends("[FEN \"B:W29:B5\"] 1. ... a7-b6 *", 1, "W:W29:B9");
}

#[test]
fn results() {
    let result = |file: &str| replay(file.as_bytes(), Mode::Strict).games[0].result.clone();
    assert_eq!(result("[Result \"2-0\"] 1. c3-d4 2-0"), "2-0");
    assert_eq!(result("1. c3-d4 1/2-1/2"), "1/2-1/2");
    assert_eq!(result("1. c3-d4"), "*");
    assert_eq!(result("[Result \"Plus draw\"] 1. c3-d4 *"), "Plus draw");
    let heard = replay(b"[Result \"1-0\"] 1. c3-d4 0-1", Mode::Strict);
    assert_eq!(heard.diagnostics.len(), 1);
    assert_eq!(heard.diagnostics[0].severity, Severity::Warning);
    assert_eq!(heard.diagnostics[0].problem, Problem::ResultsDiffer);
    assert_eq!(heard.games[0].error, None);
    assert!(replay(b"[Result \"1-0\"] 1. c3-d4 2-0", Mode::Strict).diagnostics.is_empty());
}

/// The tag `PlyCount` is held against the moves, both players' counted; of a game that was not
/// read whole, or has a move that is not known, it can't be judged.
#[test]
fn ply_count() {
    let told = |file: &str| {
        let heard = replay(file.as_bytes(), Mode::Lenient);
        let of = |problem| heard.diagnostics.iter().filter(|d| d.problem == problem).count();
        of(Problem::PlyCountDiffers)
    };
    assert_eq!(told("[PlyCount \"3\"] 1. c3-d4 d6-c5 2. b2-c3 (2. b2-a3) *"), 0);
    assert_eq!(told("[PlyCount \"4\"] 1. c3-d4 d6-c5 2. b2-c3 (2. b2-a3) *"), 1);
    for cannot_say in [
        "[PlyCount \"?\"] 1. c3-d4 *",
        "[PlyCount \"4\"] 1. c3-d4 zz *",
        "[PlyCount \"4\"] 1. c3-d4 - - *",
        "[GameType \"20\"] [PlyCount \"2\"] 1. 32-28 19-23 *",
    ] {
        assert_eq!(told(cannot_say), 0, "{cannot_say}");
    }
    let heard = replay(b"[PlyCount \"1\"] 1. c3-d4 d6-c5 *", Mode::Strict);
    assert_eq!(heard.games[0].error, None, "a warning");
    let message = heard.diagnostics[0].message(Lang::Ru);
    assert!(message.contains("число полуходов"), "{message}");
}

/// Variations are judged only where it is asked for, from the position before the move that they
/// replace.
#[test]
fn variations() {
    let file = b"1. c3-d4 d6-c5 (1... d6-e5 2. b2-c3 (2. g3-h4)) (1... a1-a1) 2. b2-c3 *";
    assert_eq!(replay(file, Mode::Strict).errors().count(), 0);
    let options = ReplayOptions { variations: true, ..ReplayOptions::default() };
    let heard = replay_with(file, options);
    let errors: Vec<_> = heard.errors().map(|e| (e.place.ply, e.found.clone())).collect();
    assert_eq!(errors, [(2, "a1-a1".to_owned())]);
    assert_eq!(heard.games[0].plies, 3, "the main line goes on");
}

/// A diagnostic says where, what was found and what was expected, in both languages.
#[test]
fn messages() {
    let heard = replay(b"[White \"a\"]\n1. c3-d4 d6-c5\n2. b2-b3 *", Mode::Strict);
    let message = heard.diagnostics[0].message(Lang::En);
    assert!(message.starts_with("3:4: error: game 1, ply 3: 'b2-b3': "), "{message}");
    let message = heard.diagnostics[0].message(Lang::Ru);
    assert!(message.starts_with("3:4: ошибка: партия 1, полуход 3: 'b2-b3': "), "{message}");
    let heard = replay(b"1. zz *", Mode::Strict);
    assert!(heard.diagnostics[0].message(Lang::Ru).contains("ожидалось: тег, ход"));
}
