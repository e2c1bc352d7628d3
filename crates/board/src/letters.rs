//! Letters that look alike.

/// The Latin letter that a Cyrillic one looks like; any other character stays as it is.
///
/// Scoresheets typed on a Russian keyboard, and scanned books, mix the two alphabets.
pub(crate) const fn latin(letter: char) -> char {
    match letter {
        'А' | 'а' => 'a',
        'В' | 'в' => 'B',
        'С' | 'с' => 'c',
        'Е' | 'е' => 'e',
        'Н' | 'н' => 'H',
        'К' | 'к' => 'K',
        'Х' | 'х' => 'x',
        other => other,
    }
}
