//! `shashki pair --relax`: what would help a round that can't be paired.

use shashki_base::Lang;
use shashki_pairing::{Relaxation, Relaxations, Request, relax};
use shashki_tournament::{Event, ForbiddenPairs};

use crate::draw::Wishes;
use crate::exit::Failure;

/// So many are printed at most.
const LIMIT: usize = 20;

/// The failure with the smallest relaxations that would do below the proof.
pub(crate) fn explained(failure: Failure, event: &Event, wishes: &Wishes, lang: Lang) -> Failure {
    let round = wishes.request.round.unwrap_or(event.paired_rounds() + 1);
    let forbidden = wishes.forbid.iter().map(|players| ForbiddenPairs {
        from: round,
        to: Some(round),
        players: players.clone(),
    });
    let mut request: Request = wishes.request.clone();
    request.forbidden.extend(forbidden);
    match relax(event, &request, LIMIT) {
        Ok(found) => {
            Failure::new(failure.exit, format!("{}\n{}", failure.text, text(&found, lang)))
        }
        // What stands in the way of pairing has been said already.
        Err(_) => failure,
    }
}

fn text(found: &Relaxations, lang: Lang) -> String {
    let needed = found.needed;
    if found.sets.is_empty() {
        return lang.pick(
            format!("no small relaxation was found: at least {needed} rules would have to yield"),
            format!("малых послаблений не найдено: уступить должны не меньше правил: {needed}"),
        );
    }
    let mut lines = vec![
        lang.pick("it could be paired, for instance:", "пары можно было бы составить, например:")
            .to_owned(),
    ];
    let and = lang.pick(", and ", ", и ");
    lines.extend(found.sets.iter().map(|set| {
        let parts: Vec<String> = set.iter().map(|one: &Relaxation| one.message(lang)).collect();
        format!("  - {}", parts.join(and))
    }));
    if found.cut {
        lines.push(
            lang.pick(
                "  (there are more; the search was cut here)",
                "  (есть и другие; поиск на этом прерван)",
            )
            .to_owned(),
        );
    }
    lines.join("\n")
}
