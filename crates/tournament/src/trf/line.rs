//! Lines of a file and the columns of a line.

use std::borrow::Cow;

/// The lines of a text, ended by `\r`, `\n` or `\r\n`, mixed as they come.
pub(super) fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    core::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\r', '\n']) else {
            rest = None;
            return Some(text);
        };
        let after = &text[end..];
        let length = if after.starts_with("\r\n") { 2 } else { 1 };
        rest = Some(&after[length..]);
        Some(&text[..end])
    })
}

/// One line, addressed by columns: characters counted from 1, both ends included.
#[derive(Clone, Debug)]
pub(super) struct Line<'t> {
    /// The number of the line in the file, from 1.
    pub(super) number: usize,
    text: Cow<'t, str>,
    /// Where each character starts; none for a line of ASCII, where it is its place.
    starts: Option<Vec<usize>>,
}

impl<'t> Line<'t> {
    pub(super) fn new(number: usize, text: impl Into<Cow<'t, str>>) -> Self {
        let text = text.into();
        let starts =
            (!text.is_ascii()).then(|| text.char_indices().map(|(start, _)| start).collect());
        Self { number, text, starts }
    }

    /// The whole line.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// How many columns the line has.
    pub(super) fn width(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), Vec::len)
    }

    /// The byte at which a column starts; the end of the line for columns beyond it.
    fn start(&self, column: usize) -> usize {
        let place = column.saturating_sub(1);
        match &self.starts {
            None => place.min(self.text.len()),
            Some(starts) => starts.get(place).copied().unwrap_or(self.text.len()),
        }
    }

    /// The columns from `first` to `last`, as far as the line reaches.
    pub(super) fn columns(&self, first: usize, last: usize) -> &str {
        &self.text[self.start(first)..self.start(last + 1)]
    }

    /// The columns from `first` to `last` without the blanks around them.
    pub(super) fn field(&self, first: usize, last: usize) -> &str {
        trim(self.columns(first, last))
    }

    /// The columns from `first` on.
    pub(super) fn from(&self, first: usize) -> &str {
        &self.text[self.start(first)..]
    }

    /// The character in a column; a blank beyond the end of the line.
    pub(super) fn char(&self, column: usize) -> char {
        self.columns(column, column).chars().next().unwrap_or(' ')
    }

    /// The data identification number: the first three columns.
    pub(super) fn din(&self) -> &str {
        self.columns(1, 3)
    }

    /// The words from a column on, each with its first and last column.
    pub(super) fn words(&self, first: usize) -> impl Iterator<Item = Word<'_>> {
        let mut column = first;
        self.from(first).split(' ').filter_map(move |text| {
            let from = column;
            let width = if self.starts.is_none() { text.len() } else { text.chars().count() };
            column += width + 1;
            (width > 0).then(|| Word { text, columns: (from, from + width - 1) })
        })
    }
}

/// A word of a line with its place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Word<'l> {
    pub(super) text: &'l str,
    pub(super) columns: (usize, usize),
}

/// The text without the blanks around it. Only the blank itself is one: a file that holds
/// other white space inside a name gets it back as it was.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(' ')
}

/// The first control character of a line, as a column and itself.
pub(super) fn control_character(text: &str) -> Option<(usize, char)> {
    if text.bytes().all(|byte| (0x20..0x7F).contains(&byte)) {
        return None;
    }
    text.chars().zip(1..).find(|(c, _)| c.is_control()).map(|(c, column)| (column, c))
}

/// The line with tabs as blanks up to the next multiple of eight columns and a blank for every
/// other control character.
pub(super) fn without_control_characters(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut column = 0_usize;
    for c in text.chars() {
        let blanks = match c {
            '\t' => 8 - column % 8,
            c if c.is_control() => 1,
            c => {
                clean.push(c);
                column += 1;
                continue;
            }
        };
        clean.extend(core::iter::repeat_n(' ', blanks));
        column += blanks;
    }
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_ends_a_line() {
        let lines: Vec<&str> = split("a\r\nb\rc\n\nd").collect();
        assert_eq!(lines, ["a", "b", "c", "", "d"]);
        assert_eq!(split("a\r\n").collect::<Vec<_>>(), ["a", ""]);
        assert_eq!(split("\r\r\n\n").count(), 4);
    }

    #[test]
    fn columns_are_characters() {
        for text in ["001 Petrov", "001 Иванов"] {
            let line = Line::new(1, text);
            assert_eq!(line.din(), "001");
            assert_eq!(line.width(), 10);
            assert_eq!(line.columns(5, 99).chars().count(), 6);
            assert_eq!(line.columns(11, 12), "");
            assert_eq!(line.char(4), ' ');
            assert_eq!(line.char(40), ' ');
        }
        assert_eq!(Line::new(1, "001 Иванов").columns(6, 7), "ва");
    }

    #[test]
    fn words_know_their_columns() {
        let line = Line::new(1, "XXP  3 ж 17");
        let words: Vec<Word<'_>> = line.words(4).collect();
        assert_eq!(
            words,
            [
                Word { text: "3", columns: (6, 6) },
                Word { text: "ж", columns: (8, 8) },
                Word { text: "17", columns: (10, 11) },
            ]
        );
    }

    #[test]
    fn tabs_become_blanks() {
        assert_eq!(control_character("plain text"), None);
        assert_eq!(control_character("жук\u{85}"), Some((4, '\u{85}')));
        assert_eq!(without_control_characters("ab\tc\0d"), "ab      c d");
    }
}
