//! How many rounds are sure to be pairable.

/// So many rounds can be paired for certain (5.4.10.2, 5.4.10.8), whatever the results and
/// whichever valid pairings the rounds before had, if so many players start and every one of them
/// plays a game or has the bye in every round. The host's prohibitions and pools are left aside.
///
/// With `2m` or `2m + 1` players that is the greater of `m / 2 + 1` (rounded down) and `min(3, m)`:
///
/// | players | 2 | 4 | 6 to 11 | 12 to 15 | 16 to 19 | 32 | 68 | 100 |
/// |---|---|---|---|---|---|---|---|---|
/// | sure | 1 | 2 | 3 | 4 | 5 | 9 | 18 | 26 |
///
/// # Proof
///
/// *Rounds 1 to 3.* Nobody has three games yet, so P2 bars no pair; before round `r` everyone has
/// met `r - 1` others at most (P1). Of an odd number one who has had no bye (there is one, since
/// `r - 1 < 2m + 1`) is given it. Each of the other `2m` can meet `2m - 1 - (r - 1)` of the rest or
/// more, and for `r <= m` that is at least `m`: by Dirac's theorem the graph of those who may
/// meet has a Hamiltonian cycle, every second edge of which is a pair.
///
/// *Round `r` with `r - 1 <= m / 2`.* Let `W` be those whose last three games were with White, `B`
/// those with Black; P2 bars a pair inside `W` and a pair inside `B`, and no other. With `2m`
/// players all played in the last round, half of them with White: `W` and `B` hold `m` players at
/// most. Put `W` into one half `X` of the players, `B` into the other half `Y`, the rest as there
/// is room. Between `X` and `Y` nothing is barred but by P1, so everyone can meet `m - (r - 1)` of
/// the other half or more, which is at least `m / 2`. That is Dirac's condition for two halves,
/// and it suffices: a set of at most `m / 2` players of `X` has `m / 2` neighbours or more because
/// one of it has; of a larger set everyone in `Y` is a neighbour, because the rest of `X` are fewer
/// than `m / 2` and can't hold all of his. So Hall's condition holds, and `X` and `Y` can be
/// paired.
///
/// *With `2m + 1` players* one had the bye in the last round, and `W` may be `m + 1`: all who had
/// White, and he. Then `B` holds `m` at most, and the bye goes to one of `W` who has had none; of
/// the `m` others at most `r - 2 < m` have. If `W` and `B` hold `m` at most, it goes to anybody who
/// has had none. What is left are `2m` players as above.
///
/// ```
/// use shashki_pairing::sure_rounds;
/// assert_eq!([2, 4, 11, 12, 68].map(sure_rounds), [1, 2, 3, 4, 18]);
/// ```
pub fn sure_rounds(players: usize) -> u16 {
    let half = players / 2;
    if half == 0 {
        return 0;
    }
    u16::try_from((half / 2 + 1).max(half.min(3))).unwrap_or(u16::MAX)
}
