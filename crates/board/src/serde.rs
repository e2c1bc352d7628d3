//! Positions as FEN, moves in the hub form and squares by name, for `serde`.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Move, Position, Setup, Square};

/// Reads a value from a string, whichever way the format hands it over.
struct FromText<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for FromText<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($type:ty, $expecting:literal, $value:ident => $text:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                serializer.collect_str(&$text)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(FromText($expecting, PhantomData))
            }
        }
    };
}

as_text!(Square, "a dark square, a1 to h8", square => square);
as_text!(Position, "a position as FEN", position => position.fen());
as_text!(Setup, "a board as FEN", setup => setup.fen());
as_text!(Move, "a move in the hub form", m => m);
