//! Text cut to a width, measured as a terminal shows it.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The line, with line ends put in so that none is wider than the width; what follows is indented
/// two columns deeper than the line itself. It ends with a line end.
pub(crate) fn wrap(line: &str, width: usize) -> String {
    let indent = line.chars().take_while(|&c| c == ' ').count();
    let hanging = " ".repeat(indent + 2);
    let mut text = " ".repeat(indent);
    let mut used = indent;
    let mut begun = false;
    for word in line.split(' ').filter(|word| !word.is_empty()) {
        let wide = word.width();
        if begun && used + 1 + wide > width {
            text.push('\n');
            text.push_str(&hanging);
            used = hanging.len();
        } else if begun {
            text.push(' ');
            used += 1;
        }
        text.push_str(word);
        used += wide;
        begun = true;
    }
    text.push('\n');
    text
}

/// The text in exactly so many columns: filled up with blanks, or cut with `…` at its end.
pub(crate) fn fit(text: &str, width: usize) -> String {
    // A control character in a name would spoil the columns, and the terminal.
    let clean: String = text.chars().filter(|c| !c.is_control()).collect();
    let wide = clean.width();
    if wide <= width {
        return format!("{clean}{}", " ".repeat(width - wide));
    }
    let mut cut = String::new();
    let mut used = 0;
    for c in clean.chars() {
        let more = c.width().unwrap_or(0);
        if used + more + 1 > width {
            break;
        }
        cut.push(c);
        used += more;
    }
    if used < width {
        cut.push('…');
        used += 1;
    }
    format!("{cut}{}", " ".repeat(width.saturating_sub(used)))
}

/// The text at the right end of so many columns.
pub(crate) fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_their_column() {
        assert_eq!(fit("Иванов", 8), "Иванов  ");
        assert_eq!(fit("Иванов", 6), "Иванов");
        assert_eq!(fit("Иванов", 5), "Иван…");
        assert_eq!(fit("王小明", 5), "王小…"); // two columns each
        assert_eq!(fit("王小明", 4), "王… ");
        assert_eq!(fit("a\tb\u{1b}", 4), "ab  ");
        assert_eq!(fit("ab", 0), "");
        assert_eq!(right("7.5", 5), "  7.5");
    }

    #[test]
    fn lines_are_wrapped_at_blanks() {
        assert_eq!(wrap("aa bb cc", 8), "aa bb cc\n");
        assert_eq!(wrap("  - один два три", 12), "  - один два\n    три\n");
        assert_eq!(wrap("abcdefgh ij", 4), "abcdefgh\n  ij\n");
        assert_eq!(wrap("", 4), "\n");
    }
}
