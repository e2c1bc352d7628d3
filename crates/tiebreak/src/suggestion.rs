//! The codes nearest to one that doesn't exist.

use crate::catalogue::CATALOGUE;

/// How many are named.
const NAMED: usize = 3;

/// The codes nearest to the text, the nearest first.
pub(crate) fn nearest(text: &str) -> Vec<&'static str> {
    let text: Vec<char> = text.chars().take(40).collect();
    let codes =
        CATALOGUE.iter().flat_map(|d| [d.code].into_iter().chain(d.aliases.iter().copied()));
    let mut codes: Vec<(usize, &str)> = codes.map(|code| (distance(&text, code), code)).collect();
    codes.sort_by_key(|&(distance, _)| distance); // stable: the catalogue's order decides
    codes.into_iter().take(NAMED).map(|(_, code)| code).collect()
}

/// How many letters have to be put in, left out or changed.
fn distance(text: &[char], code: &str) -> usize {
    let code: Vec<char> = code.chars().collect();
    let mut row: Vec<usize> = (0..=code.len()).collect();
    for (above, letter) in text.iter().enumerate() {
        let mut diagonal = above;
        row[0] = above + 1;
        for (place, other) in code.iter().enumerate() {
            let changed = diagonal + usize::from(letter != other);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(row[place] + 1).min(diagonal + 1);
        }
    }
    row[code.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t9_the_nearest_are_named() {
        assert_eq!(nearest("SOLK-2")[0], "SOLK-1");
        assert_eq!(nearest("BHZ")[0], "BH");
        assert_eq!(nearest("SHMUL")[0], "SHMU");
        assert_eq!(nearest("WIN S")[0], "WINS");
        assert_eq!(nearest("").len(), NAMED);
    }
}
