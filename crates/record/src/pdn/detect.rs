//! Which encoding a file seems to have.

use super::TextEncoding;

/// How much of a file is looked at, in bytes.
const MOST: usize = 1 << 16;

/// The letters of Russian that make up most of any text.
const FREQUENT: &str = "оеаинтсрвлкмд";

pub(super) fn encoding(bytes: &[u8]) -> TextEncoding {
    let cut = bytes.len() > MOST;
    let bytes = bytes.get(..MOST).unwrap_or(bytes);
    if bytes.starts_with(b"\xEF\xBB\xBF") {
        return TextEncoding::Utf8;
    }
    if let Some(wide) = wide(bytes) {
        return wide;
    }
    match core::str::from_utf8(bytes) {
        Ok(_) => return TextEncoding::Utf8,
        // Nothing wrong but that the last character is not whole.
        Err(error) if error.error_len().is_none() && (cut || error.valid_up_to() > 0) => {
            return TextEncoding::Utf8;
        }
        Err(_) => {}
    }
    single_byte(bytes)
}

/// UTF-16 by its mark, or by its bytes of 0.
fn wide(bytes: &[u8]) -> Option<TextEncoding> {
    let mark = |encoding: TextEncoding| bytes.starts_with(encoding.mark());
    for encoding in [TextEncoding::Utf16Le, TextEncoding::Utf16Be] {
        if mark(encoding) {
            return Some(encoding);
        }
    }
    // Tags, squares and blanks are ASCII: every other byte of them is 0.
    let zeros = |odd: usize| bytes.iter().skip(odd).step_by(2).filter(|&&byte| byte == 0).count();
    let (even, odd, pairs) = (zeros(0), zeros(1), bytes.len() / 2);
    if pairs > 0 && 3 * odd >= pairs && even == 0 {
        Some(TextEncoding::Utf16Le)
    } else if pairs > 0 && 3 * even >= pairs && odd == 0 {
        Some(TextEncoding::Utf16Be)
    } else {
        None
    }
}

/// The encoding of one byte a character in which the text looks most like Russian.
fn single_byte(bytes: &[u8]) -> TextEncoding {
    let high: Vec<u8> = bytes.iter().copied().filter(|&byte| byte >= 0x80).collect();
    // Western names have an accent here and there; Cyrillic words are runs of such bytes.
    let runs = bytes.windows(2).filter(|pair| pair.iter().all(|&byte| byte >= 0x80)).count();
    if 2 * runs < high.len() {
        return TextEncoding::Latin1;
    }
    let cyrillic =
        [TextEncoding::Cp1251, TextEncoding::Koi8R, TextEncoding::Cp866, TextEncoding::Iso8859_5];
    let mut best = (i64::MIN, TextEncoding::Cp1251);
    for encoding in cyrillic {
        let (text, _) = encoding.table().decode_without_bom_handling(&high);
        let worth: i64 = text.chars().map(worth).sum();
        if worth > best.0 {
            best = (worth, encoding);
        }
    }
    best.1
}

/// How much a character speaks for a text being Russian.
fn worth(character: char) -> i64 {
    match character {
        _ if FREQUENT.contains(character) => 4,
        'а'..='я' | 'ё' => 1,
        'А'..='Я' | 'Ё' | '№' | '«' | '»' | '—' | '–' | '½' => 0,
        _ => -4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[Event \"Кубок Волги\"]\n[White \"ИВАНОВА Анна\"]\n\n1. c3-d4 \
        {белые сразу занимают центр} *\n";

    #[test]
    fn a_text_comes_out_in_its_encoding() {
        for encoding in TextEncoding::ALL {
            if encoding == TextEncoding::Latin1 {
                continue;
            }
            let bytes = encoding.encode(TEXT).unwrap();
            assert_eq!(TextEncoding::detect(&bytes), encoding, "without a mark");
            let marked = [encoding.mark(), &bytes[..]].concat();
            assert_eq!(TextEncoding::detect(&marked), encoding);
        }
        let accents = TextEncoding::Latin1.encode("[White \"Müller\"] [Black \"Pérez\"]").unwrap();
        assert_eq!(TextEncoding::detect(&accents), TextEncoding::Latin1);
    }

    #[test]
    fn names_alone_are_enough() {
        let names = "[White \"Петров\"]\n[Black \"Абациев\"]\n1. c3-d4 *";
        for encoding in [
            TextEncoding::Cp1251,
            TextEncoding::Koi8R,
            TextEncoding::Cp866,
            TextEncoding::Iso8859_5,
        ] {
            assert_eq!(TextEncoding::detect(&encoding.encode(names).unwrap()), encoding);
        }
    }

    #[test]
    fn what_says_nothing_is_utf_8() {
        for bytes in [&b""[..], b"1. c3-d4 *", b"\xEF\xBB\xBF", "партия".as_bytes()] {
            assert_eq!(TextEncoding::detect(bytes), TextEncoding::Utf8);
        }
        let text = "шашки".as_bytes();
        assert_eq!(TextEncoding::detect(&text[..9]), TextEncoding::Utf8, "a letter cut in two");
    }
}
