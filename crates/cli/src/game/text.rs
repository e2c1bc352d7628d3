//! What may be claimed after a ply, in words.

use std::fmt::Write;

use shashki_base::Lang;
use shashki_board::MoveForm;
use shashki_record::{DrawProfile, Game, Row};

/// The ply as lines.
pub(super) fn ply(game: &Game, lang: Lang) -> String {
    let mut out = String::new();
    let position = game.position();
    let t = |en, ru| lang.pick(en, ru);
    let _ = write!(out, "{} {}", t("ply", "полуход"), game.ply());
    if let Some(text) = last_move(game) {
        let _ = write!(out, " {text}");
    }
    let side = position.side().name(lang);
    let _ = match lang {
        Lang::En => writeln!(out, ": {side} to move, {}", position.fen()),
        Lang::Ru => writeln!(out, ": ход – {side}, {}", position.fen()),
    };
    if let Some(result) = game.result() {
        let _ = writeln!(out, "  {}", result.message(lang));
    }
    let _ = write!(out, "  {}: {}", t("occurrences", "позиция возникла раз"), game.occurrences());
    if game.may_claim_standing() {
        let _ = write!(out, "; {}", t("a draw may be claimed", "можно требовать ничью"));
    }
    out.push('\n');
    let written = written_claims(game).join(", ");
    if !written.is_empty() {
        let what = t("a draw may be claimed by writing", "ничью можно требовать, записав");
        let _ = writeln!(out, "  {what} {written}");
    }
    for right in game.rights_given_up() {
        let by = game.last_mover().map_or("", |side| side.name(lang));
        let what = t("gave up the right", "утрачено право");
        let _ = writeln!(out, "  {by}: {what} ({})", right.letter());
    }
    for profile in DrawProfile::ALL {
        let rows = game.rows(profile).map(|row| one_row(&row, lang));
        let _ = writeln!(out, "  {profile}: {}", rows.collect::<Vec<_>>().join("; "));
    }
    out
}

fn last_move(game: &Game) -> Option<String> {
    let (_, m) = game.plies().next_back()?;
    let before = game.position_at(game.ply().checked_sub(1)?)?;
    Some(before.notation(m?, MoveForm::Full).to_string())
}

fn one_row(row: &Row, lang: Lang) -> String {
    let Row { rule, count, limit, unit, since, .. } = *row;
    let note = match (row.claimable, row.running) {
        (true, _) => lang.pick(", may be claimed", ", можно требовать ничью"),
        (false, true) => "",
        (false, false) => lang.pick(", kept", ", счёт сохраняется"),
    };
    let since_word = lang.pick("since ply", "с полухода");
    let unit = unit.text(lang);
    let rule = match lang {
        Lang::En => rule.name(),
        Lang::Ru => rule.text(lang),
    };
    format!("{rule} {count}/{limit} {unit}, {since_word} {since}{note}")
}

/// The moves with which a draw may be claimed, by name.
fn written_claims(game: &Game) -> Vec<String> {
    let position = game.position();
    let moves = game.written_claims();
    let mut names: Vec<String> =
        moves.iter().map(|&m| position.notation(m, MoveForm::Full).to_string()).collect();
    names.sort();
    names
}
