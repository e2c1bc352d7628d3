//! How long a round takes to pair.
fn main() {}
