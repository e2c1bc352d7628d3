//! Pairing: the Swiss systems of 5.4.10, and what comes before and after a draw.

mod boards;
mod draw;
mod fail;
mod options;
mod system;
mod told;

pub use boards::*;
pub use draw::*;
pub use options::*;
pub use system::*;
pub use told::*;
