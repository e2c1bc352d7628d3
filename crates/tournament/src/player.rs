//! A player of the event.

use crate::StartNumber;

/// A player's sex, where the event records it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Sex {
    /// TRF letter m.
    Male,
    /// TRF letter w.
    Female,
}

/// A player: who he is and when he takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Player {
    /// The start number, kept to the end of the event.
    pub start: StartNumber,
    /// The name as it is printed.
    pub name: String,
    /// The sex, if known.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub sex: Option<Sex>,
    /// The title, free text.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub title: String,
    /// The rating, 1 to [`MAX_RATING`](crate::MAX_RATING); none for the unrated.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub rating: Option<u16>,
    /// The federation or region.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub federation: String,
    /// The number in the federation's register, free text.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub id: String,
    /// The birth date as it stands in the file.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub birth_date: String,
    /// The club.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub club: String,
    /// What national federations' records say of the player (TRF26 NRS).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub national: Vec<National>,
    /// The place as a file gave it; nothing is computed from it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub place: Option<u32>,
    /// The first round the player takes part in, if not the first (late entry).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub enters_in: Option<u16>,
    /// The last round the player took part in, if he left: 0 for one who left before round 1.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub withdrew_after: Option<u16>,
}

/// What one national federation's register says of a player (TRF26 NRS).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct National {
    /// The federation's code of three capital letters, for instance `RUS`.
    pub federation: String,
    /// The national title.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub title: String,
    /// The name in the register, where it is another than [`Player::name`].
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub name: String,
    /// The national rating (in Russia the individual coefficient), 1 to
    /// [`MAX_RATING`](crate::MAX_RATING).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub rating: Option<u16>,
    /// The number in the register.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub id: String,
}

impl Player {
    /// The first national rating there is.
    pub fn national_rating(&self) -> Option<u16> {
        self.national.iter().find_map(|national| national.rating)
    }

    /// A player of whom only number and name are known.
    pub fn new(start: StartNumber, name: impl Into<String>) -> Self {
        Self {
            start,
            name: name.into(),
            sex: None,
            title: String::new(),
            rating: None,
            federation: String::new(),
            id: String::new(),
            birth_date: String::new(),
            club: String::new(),
            national: Vec::new(),
            place: None,
            enters_in: None,
            withdrew_after: None,
        }
    }
}
