//! Pairing: the Swiss systems of 5.4.10, and what comes before and after a draw.

mod boards;
mod check;
mod correction;
mod decided;
mod draw;
mod fail;
mod generated;
mod late;
mod options;
mod relax;
mod repair;
mod start_list;
mod system;
mod told;

pub use boards::*;
pub use check::*;
pub use correction::*;
pub use decided::*;
pub use draw::*;
pub use generated::*;
pub use late::*;
pub use options::*;
pub use relax::*;
pub use repair::*;
pub use start_list::*;
pub use system::*;
pub use told::*;
