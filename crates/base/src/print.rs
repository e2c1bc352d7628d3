//! What every printed document needs: text cut to a width, measured as a terminal shows it, columns,
//! fields of a spreadsheet, text in a page.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The widest line of a sheet, in columns of a terminal.
pub const WIDTH: usize = 100;

/// A name is never wider than this in [`columns`].
const WIDEST_NAME: usize = 33;

/// The line, with line ends put in so that none is wider than the width; what follows is indented
/// two columns deeper than the line itself. It ends with a line end.
pub fn wrap(line: &str, width: usize) -> String {
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
pub fn fit(text: &str, width: usize) -> String {
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
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

/// Rows in columns as wide as their widest text; those in `left` begin at the left, the others end
/// at the right. The last one is never filled up.
pub fn columns(head: &[String], rows: &[Vec<String>], left: &[usize]) -> String {
    let wide = |column: usize| {
        let texts = rows.iter().filter_map(|row| row.get(column)).chain(head.get(column));
        let widest = texts.map(|text| text.width()).max().unwrap_or(0);
        if left.contains(&column) { widest.min(WIDEST_NAME) } else { widest }
    };
    let widths: Vec<usize> = (0..head.len()).map(wide).collect();
    let line = |row: &[String]| {
        let mut line = String::new();
        for (column, (text, &width)) in row.iter().zip(&widths).enumerate() {
            if column > 0 {
                line.push_str("  ");
            }
            if !left.contains(&column) {
                line.push_str(&right(text, width));
            } else if column + 1 == head.len() {
                line.push_str(&fit(text, text.width()));
            } else {
                line.push_str(&fit(text, width));
            }
        }
        line.truncate(line.trim_end().len());
        line + "\n"
    };
    let body = rows.iter().map(|row| line(row));
    line(head) + &body.collect::<String>()
}

/// A field of a spreadsheet, in quotes where it needs them (RFC 4180).
///
/// ```
/// use shashki_base::print::csv_field;
/// assert_eq!(csv_field("Ivanov, \"Vanya\""), "\"Ivanov, \"\"Vanya\"\"\"");
/// ```
pub fn csv_field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text.to_owned()
}

/// The text with nothing in it that a browser would take for markup.
///
/// ```
/// use shashki_base::print::escape_html;
/// let text = escape_html("<script>\"O'Neil\" & Co</script>\u{0}");
/// assert_eq!(text, "&lt;script&gt;&quot;O&#39;Neil&quot; &amp; Co&lt;/script&gt; ");
/// ```
pub fn escape_html(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            c if c.is_control() => html.push(' '),
            c => html.push(c),
        }
    }
    html
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
