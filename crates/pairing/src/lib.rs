//! The Swiss systems.
