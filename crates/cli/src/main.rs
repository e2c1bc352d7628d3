//! The program `shashki`.
fn main() {}
