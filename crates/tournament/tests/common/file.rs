//! Files put together by hand, column by column.

/// A player record: number, name, points and the blocks of the rounds (`"   2 w 1"`).
pub(crate) fn player(number: u32, points: &str, blocks: &[&str]) -> String {
    let left = format!("001 {number:>4} m    {:33}", format!("Player {number}"));
    let mut line = format!("{left:80}{points:>4}     ");
    for block in blocks {
        line.extend(["  ", block, &" ".repeat(8_usize.saturating_sub(block.len()))]);
    }
    line.push_str("\r\n");
    line
}

/// Two rounds of four players: 1-2 and 4-3 won by White, 1-3 drawn, 2-4 won by forfeit.
pub(crate) fn four() -> String {
    [
        player(1, "1.5", &["   2 w 1", "   3 b ="]),
        player(2, "1.0", &["   1 b 0", "   4 w +"]),
        player(3, "0.5", &["   4 b 0", "   1 w ="]),
        player(4, "1.0", &["   3 w 1", "   2 b -"]),
    ]
    .concat()
}
