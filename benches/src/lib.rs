//! Events and helpers that the benchmarks share.
