//! What is written: the standard's profile, the options, and that it is read back as it was.

use proptest::prelude::*;
use shashki_board::MoveForm;
use shashki_record::pdn::{
    Element, Ending, Mode, Nag, Notation, PdnGame, PdnMove, ReadOptions, ReplayOptions, ScoreForm,
    TagPair, Unwritten, WriteOptions,
};

use crate::common::{collect, long};

fn game(text: &str) -> PdnGame {
    PdnGame::read(text, ReadOptions::lenient()).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn written(text: &str) -> String {
    game(text).write(&WriteOptions::default()).unwrap()
}

/// The strict profile, by hand: order of tags, numbers, results, the star.
#[test]
fn the_standards_profile() {
    let text = "[White \"Б \\\"x\\\" \\\\\"] [Result \"2-0\"] [Event \"\"] [Annotator \"n\"]\r\n\
        1. c3xd4!! {note} d6-c5 $7 2. b2-c3 (2. b2-a3 (2. g3-h4) f6-g5) f6-g5 2-0";
    assert_eq!(
        written(text),
        "[Event \"\"]\n[White \"Б \\\"x\\\" \\\\\"]\n[Result \"1-0\"]\n[Annotator \"n\"]\n\n\
         1. c3xd4!! {note} 1... d6-c5 $7 2. b2-c3 (2. b2-a3 (2. g3-h4) 2... f6-g5) 2...\n\
         f6-g5 *\n"
    );
}

#[test]
fn black_moves_first() {
    let text = "[FEN \"B:W29:B5\"] 1... a7-b6 2. a1-b2 b6-c5 *";
    assert!(written(text).ends_with("\n\n1... a7-b6 2. a1-b2 b6-c5 *\n"));
    assert_eq!(
        written("/FEN \"B:W29:B5\"/ a7-b6 a1-b2 *"),
        "/FEN \"B:W29:B5\"/ 1... a7-b6 2. a1-b2 *\n"
    );
}

#[test]
fn results_as_asked_for() {
    let one = game("[Result \"1/2-1/2\"] 1. c3-d4 1/2-1/2");
    let host = WriteOptions { scores: Some(ScoreForm::Twos), ending: Ending::Result, width: 80 };
    assert_eq!(one.write(&host).unwrap(), "[Result \"1-1\"]\n\n1. c3-d4 1-1\n");
    // A result that stands at the end alone is not lost.
    assert_eq!(written("1. c3-d4 2-0"), "1. c3-d4 1-0\n");
    assert_eq!(written("[GameType \"20\"] 1. 32-28 1-1"), "[GameType \"20\"]\n\n1. 32-28 1-1\n");
    assert_eq!(written("[Result \"4-6\"] 1. 32-28 4-6"), "[Result \"4-6\"]\n\n1. 32-28 *\n");
}

#[test]
fn moves_brought_into_one_notation() {
    let source = game("[FEN \"w:w 29:b25,18,8:H0\"] 1. a1xc3xh8 *");
    let options = ReplayOptions { mode: Mode::Lenient, ..ReplayOptions::default() };
    let moves = |form, mark| {
        let rewritten = source.rewritten(Notation { form, mark }, options);
        rewritten.map(|game| game.moves().collect::<Vec<_>>().join(" "))
    };
    assert!(moves(MoveForm::Short, ':').is_err(), "a man cannot capture that far");
    let source = game("[FEN \"w:w k29:b25,18,8:H0\"] 1. a1xc3xh8 *");
    let text = |form, mark| {
        let game = source.rewritten(Notation { form, mark }, options).unwrap();
        (game.moves().collect::<Vec<_>>().join(" "), game.tag("FEN").unwrap().to_owned())
    };
    let fen = "W:WK29:B8,18,25".to_owned();
    assert_eq!(text(MoveForm::Short, ':'), ("a1:h8".to_owned(), fen.clone()));
    assert_eq!(text(MoveForm::Full, 'x'), ("a1xc3xe5xh8".to_owned(), fen.clone()));
    assert_eq!(text(MoveForm::NumericShort, 'x'), ("29x4".to_owned(), fen));
}

#[test]
fn lines_are_no_longer_than_asked_for() {
    let long = game(&format!("{} {{{}}} *", "c3-d4! ".repeat(200), "word ".repeat(40)));
    for width in [20, 80, 200] {
        let text = long.write(&WriteOptions { width, ..WriteOptions::default() }).unwrap();
        let lines = text.lines().filter(|line| !line.contains('{'));
        assert!(lines.clone().all(|line| line.len() <= width) && lines.count() > 2, "{text}");
    }
}

/// What could not be read back is not written.
#[test]
fn what_cannot_be_written() {
    let with = |element| PdnGame { body: vec![element], ..PdnGame::default() };
    let fails = |game: PdnGame| game.write(&WriteOptions::default()).unwrap_err();
    assert_eq!(fails(PdnGame::default()), Unwritten::Empty);
    for text in ["a } b", "a\n[Event \"x\"]"] {
        assert_eq!(
            fails(with(Element::Comment(text.to_owned()))),
            Unwritten::Comment(text.to_owned())
        );
    }
    assert!(matches!(fails(with(Element::Setup("a/b".to_owned()))), Unwritten::Setup(_)));
    let bad = Element::Move(PdnMove { text: "1-0 c3".to_owned() });
    assert!(matches!(fails(with(bad)), Unwritten::Move(_)));
    assert_eq!(fails(with(Element::Variation(vec![]))), Unwritten::EmptyVariation);
    let tag = |name: &str, value: &str| PdnGame {
        tags: vec![TagPair { name: name.to_owned(), value: value.to_owned() }],
        ..PdnGame::default()
    };
    assert!(matches!(fails(tag("A b", "x")), Unwritten::TagName(_)));
    assert!(matches!(fails(tag("A", "x\n[B ")), Unwritten::TagValue(_)));
}

fn element() -> impl Strategy<Value = Element> {
    let moves = ["c3-d4", "a1:c3:h8", "32x5", "h6xh6", "1-18"];
    let leaf = prop_oneof![
        6 => prop::sample::select(moves.to_vec())
            .prop_map(|text| Element::Move(PdnMove { text: text.to_owned() })),
        1 => (1_u16..300).prop_map(|number| Element::Nag(Nag(number))),
        1 => "[^}\\[]{0,30}".prop_map(Element::Comment),
        1 => Just(Element::Setup("FEN \"B:W29:B5\"".to_owned())),
        1 => Just(Element::Unknown),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        prop::collection::vec(inner, 1..5).prop_map(Element::Variation)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if long() { 50_000 } else { 2_000 }))]

    /// Any game that can be written is read back as it is.
    #[test]
    fn games_come_back(
        tags in prop::collection::vec(("[A-Z][A-Za-z0-9_]{0,8}", "[^\\[\\u{0}]{0,20}"), 0..6),
        body in prop::collection::vec(element(), 1..20),
        width in 1_usize..100,
    ) {
        let tags = tags.into_iter().map(|(name, value)| TagPair { name, value }).collect();
        let game = PdnGame { tags, body, end: None };
        let text = game.write(&WriteOptions { width, ..WriteOptions::default() }).unwrap();
        let (kept, _) = collect(text.as_bytes(), Mode::Lenient);
        prop_assert_eq!(kept.games.len(), 1, "{}", text);
        prop_assert!(kept.games[0].sound, "{} {:?}", text, kept.diagnostics);
        prop_assert_eq!(&kept.games[0].game.body, &game.body, "{}", text);
        prop_assert_eq!(kept.games[0].game.tags.len(), game.tags.len());
        for tag in &kept.games[0].game.tags {
            prop_assert!(game.tags.contains(tag), "{tag:?} {}", text);
        }
    }
}
