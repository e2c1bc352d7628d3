//! A start list.

use serde::Serialize;
use shashki_tournament::{Event, StartNumber};

use super::{DocumentError, SeedOf, written};
use crate::StartList;

#[derive(Serialize)]
struct Document<'d> {
    format: &'static str,
    version: u64,
    clause: &'static str,
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<SeedOf>,
    places: Vec<Place<'d>>,
}

#[derive(Serialize)]
struct Place<'d> {
    start: StartNumber,
    before: StartNumber,
    rating: Option<u16>,
    by: &'static str,
    name: &'d str,
}

/// A start list ([`start_list`](crate::start_list())) of an event that isn't renumbered yet.
pub fn start_list(list: &StartList, event: &Event) -> Result<String, DocumentError> {
    let places = list.places.iter().map(|place| Place {
        start: place.start,
        before: place.before,
        rating: place.rating,
        by: place.by.name(),
        name: event.player(place.before).map_or("", |player| &player.name),
    });
    written(&Document {
        format: "shashki-start-list",
        version: 1,
        clause: "5.4.10.5.1",
        by: list.order.name(),
        seed: list.seed.map(SeedOf::from),
        places: places.collect(),
    })
}
