//! Records with positions, and the lines kept from another file.

use super::{WriteError, Writer, numbers, points_field, words};
use crate::trf::directive::is_directive;
use crate::trf::line::{Line, control_character, trim};
use crate::trf::teams::national_in;
use crate::trf::tournament::is_read;
use crate::{AbsenceKind, StartNumber};
use std::collections::BTreeMap;

impl Writer<'_> {
    pub(super) fn records(&mut self) -> Result<(), WriteError> {
        self.absences()?;
        self.acceleration()?;
        self.forbidden()?;
        self.adjustments()
    }

    /// 240 for a round that is named, XXZ for the one to pair.
    fn absences(&mut self) -> Result<(), WriteError> {
        let mut by_kind: BTreeMap<(Option<u16>, AbsenceKind), Vec<StartNumber>> = BTreeMap::new();
        for absence in self.event.absences() {
            by_kind.entry((absence.round, absence.kind)).or_default().push(absence.player);
        }
        for ((round, kind), players) in by_kind {
            let letter = absence_letter(kind);
            match (round, kind) {
                (Some(round), _) => {
                    self.line(&format!("240 {letter} {round:>3} {}", numbers(players)))?;
                }
                (None, AbsenceKind::Zero) => self.line(&format!("XXZ {}", words(players)))?,
                (None, _) => self.line(&format!("### absent: {letter} {}", words(players)))?,
            }
        }
        Ok(())
    }

    fn acceleration(&mut self) -> Result<(), WriteError> {
        for span in &self.event.draft().acceleration {
            let points = points_field(span.points, span.first)?;
            let (from, to, first, last) = (span.from, span.to, span.first, span.last);
            self.line(&format!("250      {points} {from:>3} {to:>3} {first:>4} {last:>4}"))?;
        }
        Ok(())
    }

    /// XXP for the whole event, 260 for some rounds of it.
    fn forbidden(&mut self) -> Result<(), WriteError> {
        for forbidden in &self.event.constraints().forbidden {
            let players = forbidden.players.iter().copied();
            let line = match (forbidden.from, forbidden.to) {
                (1, None) => format!("XXP {}", words(players)),
                (from, None) => format!("260 {from:>3}     {}", numbers(players)),
                (from, Some(to)) => format!("260 {from:>3} {to:>3} {}", numbers(players)),
            };
            self.line(&line)?;
        }
        Ok(())
    }

    /// 299: a line for every run of adjustments that differ in the player alone.
    fn adjustments(&mut self) -> Result<(), WriteError> {
        let adjustments = &self.event.draft().adjustments;
        for run in adjustments.chunk_by(|a, b| (a.round, a.points) == (b.round, b.points)) {
            let Some(first) = run.first() else { continue };
            let points = points_field(first.points, first.player)?;
            let round = first.round.unwrap_or(0);
            let players = numbers(run.iter().map(|adjustment| adjustment.player));
            self.line(&format!("299          {points}  {round:03} {players}"))?;
        }
        Ok(())
    }

    /// Lines of another file that nothing here uses.
    pub(super) fn kept_lines(&mut self) -> Result<(), WriteError> {
        let event = self.event;
        for (index, text) in event.draft().kept_lines.iter().enumerate() {
            if !self.is_kept(text) {
                return Err(WriteError::KeptLine { index });
            }
            self.line(text)?;
        }
        Ok(())
    }

    /// Whether a reader keeps a line as it is.
    fn is_kept(&self, text: &str) -> bool {
        let line = Line::new(0, text);
        let name = |start| self.event.player(start).map(|player| player.name.as_str());
        let seen = line.width() >= 3 && !trim(text).is_empty();
        let read = match line.din() {
            "001" => true,
            "###" => is_directive(line.from(4)),
            din => is_read(din) || national_in(&line, name).is_some(),
        };
        seen && !read && control_character(text).is_none()
    }
}

/// The letter of an absence.
pub(super) const fn absence_letter(kind: AbsenceKind) -> char {
    match kind {
        AbsenceKind::Zero => 'Z',
        AbsenceKind::Half => 'H',
        AbsenceKind::Full => 'F',
    }
}
