//! Tie-breaks of draughts tournaments, exact.
