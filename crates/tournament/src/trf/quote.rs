//! Words and texts of a directive: bare where that is unambiguous, in double quotes where not.

use super::line::trim;
use std::borrow::Cow;

/// A word of a directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'v> {
    pub(super) text: Cow<'v, str>,
    /// Whether it stood in quotes: a quoted word is never a keyword or a number.
    pub(super) quoted: bool,
}

/// The words of a directive's value; none if a quote isn't closed or something sticks to it.
pub(super) fn tokens(value: &str) -> Option<Vec<Token<'_>>> {
    let mut tokens = Vec::new();
    let mut rest = trim(value);
    while !rest.is_empty() {
        let (token, after) = token(rest)?;
        tokens.push(token);
        rest = trim(after);
    }
    Some(tokens)
}

/// The first word, and what follows it.
pub(super) fn token(value: &str) -> Option<(Token<'_>, &str)> {
    if let Some(body) = value.strip_prefix('"') {
        let (text, after) = quoted(body)?;
        let apart = after.is_empty() || after.starts_with(' ');
        return apart.then_some((Token { text: Cow::Owned(text), quoted: true }, after));
    }
    let end = value.find(' ').unwrap_or(value.len());
    let (text, after) = value.split_at(end);
    Some((Token { text: Cow::Borrowed(text), quoted: false }, after))
}

/// The text up to the closing quote, and what follows it; `""` stands for one quote.
fn quoted(body: &str) -> Option<(String, &str)> {
    let mut text = String::new();
    let mut rest = body;
    loop {
        let end = rest.find('"')?;
        text.push_str(&rest[..end]);
        rest = &rest[end + 1..];
        match rest.strip_prefix('"') {
            Some(after) => {
                text.push('"');
                rest = after;
            }
            None => return Some((text, rest)),
        }
    }
}

/// A text to the end of the line; none if its quote isn't closed there.
pub(super) fn text(value: &str) -> Option<String> {
    let value = trim(value);
    let Some(body) = value.strip_prefix('"') else { return Some(value.to_owned()) };
    let (text, after) = quoted(body)?;
    after.is_empty().then_some(text)
}

/// How a word is written.
pub(super) fn write_word(word: &str) -> Cow<'_, str> {
    let bare = !word.is_empty() && !word.starts_with('"') && !word.contains(' ');
    if bare { Cow::Borrowed(word) } else { Cow::Owned(in_quotes(word)) }
}

/// How a text to the end of the line is written.
pub(super) fn write_text(text: &str) -> Cow<'_, str> {
    let bare = is_plain(text) && !text.starts_with('"');
    if bare { Cow::Borrowed(text) } else { Cow::Owned(in_quotes(text)) }
}

/// Whether a text survives in a field that is trimmed.
pub(super) fn is_plain(text: &str) -> bool {
    !text.is_empty() && trim(text) == text
}

/// A text in quotes, whatever it is.
pub(super) fn in_quotes(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn words() {
        let read = tokens("  VOLGA \"Нижний Новгород\" \"say \"\"hi\"\"\" 3 ").unwrap();
        let texts: Vec<&str> = read.iter().map(|token| token.text.as_ref()).collect();
        assert_eq!(texts, ["VOLGA", "Нижний Новгород", "say \"hi\"", "3"]);
        assert!(read[1].quoted && !read[3].quoted);
        assert_eq!(tokens("\"open"), None);
        assert_eq!(tokens("\"a\"b"), None);
        assert_eq!(tokens(""), Some(Vec::new()));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(words in prop::collection::vec("[a \"ж,]{0,5}", 0..4)) {
            let line: Vec<_> = words.iter().map(|word| write_word(word)).collect();
            let line = line.join(" ");
            let read: Vec<String> =
                tokens(&line).unwrap().into_iter().map(|token| token.text.into_owned()).collect();
            prop_assert_eq!(&read, &words);
            for word in &words {
                let written = write_text(word);
                prop_assert_eq!(text(&written), Some(word.clone()));
            }
        }
    }
}
