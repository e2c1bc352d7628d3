//! Repetition and the counters beside a slow twin.
