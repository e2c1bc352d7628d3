//! The lexer hazards, one by one.

use super::*;

fn context(glued: bool) -> Context {
    Context { last: true, glued, limits: Limits::default() }
}

fn token(text: &str) -> Token<'_> {
    lex(text.as_bytes(), context(false)).unwrap_or_else(|fault| panic!("{text}: {fault:?}")).token
}

fn is_end(text: &str, score: Score) -> bool {
    matches!(token(text), Token::End(end) if end.score == Some(score))
}

fn is_move(text: &str) -> bool {
    matches!(token(text), Token::Move(m) if m.raw == text.trim_end().as_bytes())
}

/// Hazard 1: a result only where no third digit follows.
#[test]
fn results_against_moves() {
    assert!(is_end("1-1", Score::Draw) && is_end("1-1 ", Score::Draw));
    assert!(is_end("1-0*", Score::White) && is_end("2-0\n", Score::White));
    assert!(is_end("0-1", Score::Black) && is_end("0-2", Score::Black));
    assert!(is_end("0-0", Score::BothLost) && is_end("1/2-1/2", Score::Draw));
    for text in ["1-18", "1-10", "2-07", "01-05", "1x10", "2-6", "10-1", "1- 6", "1-5x12x19"] {
        assert!(is_move(text), "{text}");
    }
}

/// Hazard 2: a strength in brackets is no variation.
#[test]
fn strength_in_brackets() {
    assert_eq!(token("(!)"), Token::Strength(Nag(1)));
    assert_eq!(token("(?!) "), Token::Strength(Nag(6)));
    assert_eq!(token("(1. c3-d4)"), Token::Open);
    assert_eq!(token("(! good)"), Token::Open);
}

/// Hazard 3: a star glued to a move is a strength, a detached one ends the game.
#[test]
fn stars() {
    let glued = |text: &'static str| lex(text.as_bytes(), context(true)).unwrap().token;
    let ends = |token| matches!(token, Token::End(end) if end.score == Some(Score::Open));
    assert_eq!(glued("* 19-23"), Token::Strength(Nag::FORCED));
    assert!(ends(token("* 19-23")));
    assert!(ends(glued("*\n\n[Event \"x\"]")) && ends(glued("*  ")));
    assert!(is_move("c3*e5") && is_move("23*32"));
}

/// Hazard 4: `/` begins a set-up only where a token begins.
#[test]
fn slashes() {
    assert_eq!(token("/FEN \"W:W1:B2\"/"), Token::Setup(b"FEN \"W:W1:B2\""));
    assert!(is_end("1/2-1/2 /FEN", Score::Draw));
}

#[test]
fn moves_in_all_forms() {
    for text in ["c3-d4", "c3:e5", "c3xe5xg7", "c3d4", "c3-d4 ", "h6xh6", "c3 - d4", "С3-d4"] {
        assert!(is_move(text), "{text}");
    }
    for text in ["cd4", "c:e5", "ed", "c9-d4", "c3-", "c3-d44", "c3-d4x", "c3--d4", "i3-d4"] {
        let read = whole_move(text.as_bytes()).is_some();
        assert_eq!(read, matches!(text, "cd4" | "c:e5"), "{text}");
    }
}

#[test]
fn odd_results() {
    for text in ["½-½", "½–½", "½", "&frac12;-&frac12;", "1/2", "1/2 - 1/2", "1 - 1", "1:1"]
    {
        assert!(is_end(text, Score::Draw), "{text}");
    }
    assert!(is_end("1–0", Score::White) && is_end("0 : 1", Score::Black));
}

#[test]
fn numbers_of_moves() {
    for text in ["12.", "12...", "1.c3-d4", "12 .", "12 c3-d4", "7"] {
        assert_eq!(token(text), Token::Number, "{text}");
    }
    assert_eq!(lex(b"12...", context(false)).unwrap().length, 5);
    assert!(matches!(lex(b"1234567890.", context(false)), Err(Fault::Bad { .. })));
}

#[test]
fn tags_and_what_is_mended() {
    let tag = |text: &'static str| {
        let lexed =
            lex(text.as_bytes(), context(false)).unwrap_or_else(|f| panic!("{text}: {f:?}"));
        let Token::Tag(tag) = lexed.token else { panic!("{text}: {lexed:?}") };
        (tag.value(), lexed.quirks.is_empty())
    };
    let value = |text: &str| text.to_owned();
    assert_eq!(tag("[Event \"a \\\"b\\\" \\\\ c\"]"), (value("a \"b\" \\ c"), true));
    assert_eq!(tag("[ Event\t\"\" ]"), (value(""), true));
    assert_eq!(tag("[Event \"two\nlines\"]"), (value("two\nlines"), true));
    assert_eq!(tag("[Event \"a \"b\" c\"]\n"), (value("a \"b\" c"), false));
    assert_eq!(tag("[Event \"abc]\n[Site \"x\"]"), (value("abc"), false));
    assert_eq!(tag("[Round 3]"), (value("3"), false));
    assert_eq!(tag("[event \"x\"]"), (value("x"), false));
    for text in ["[", "[]", "[Event \"abc\n[Site \"x\"]", "[%clk 1]", "[Event \"abc\""] {
        assert!(matches!(lex(text.as_bytes(), context(false)), Err(Fault::Bad { .. })), "{text}");
    }
}

#[test]
fn a_comment_does_not_run_into_the_next_game() {
    let bad = |text: &str, expected| {
        let lexed = lex(text.as_bytes(), context(false));
        let found = match lexed {
            Err(Fault::Unclosed { problem, .. }) => Some(problem),
            _ => None,
        };
        assert_eq!(found, Some(expected), "{text}");
    };
    bad("{ lost\n[Event \"x\"] {y}", Problem::UnclosedComment);
    bad("{ lost", Problem::UnclosedComment);
    let long = format!("{{{}}}", "x".repeat(Limits::default().comment));
    bad(&long, Problem::CommentTooLong);
    assert_eq!(token("{ [Event \"x\"] 1-0 * }"), Token::Comment(b" [Event \"x\"] 1-0 * "));
}
