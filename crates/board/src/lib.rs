//! Russian draughts on the board: squares, bitboards, positions, move generation, perft, FEN, move
//! notation and diagrams (clauses 6.1.1 to 6.1.5 of the rules).
//!
//! **Not filled yet.** The crate will hold `Square`, `Bitboard`, `Piece` and `Side`, `Setup` and
//! `Position`, `Move` with its routes, move generation in three ways (detect, count, generate),
//! perft, and readers and writers of FEN and of every notation in use.
//!
//! Depends on `shashki-base`.
