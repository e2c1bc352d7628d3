//! What the command line asks for, as the library takes it.

use shashki_base::Lang;
use shashki_tiebreak::{Criterion, Profile, StandingsRequest, UnknownProfile};
use shashki_tournament::Event;

use super::StandingsArgs;
use crate::exit::Failure;

pub(super) fn request(args: &StandingsArgs, event: &Event) -> Result<StandingsRequest, Failure> {
    let lang = args.lang;
    let mut request = match &args.criteria {
        Some(codes) => StandingsRequest::new(
            Criterion::list(codes).map_err(|error| Failure::bad_input(error.message(lang)))?,
        ),
        None => StandingsRequest::for_event(event).map_err(|error| {
            let advice = lang.pick(
                "the file's own criteria can't be used; give --criteria",
                "показатели из файла не подходят; укажите --criteria",
            );
            Failure::bad_input(format!("{}\n{advice}", error.message(lang)))
        })?,
    };
    request.profile = Some(profile(args, event, lang)?);
    request.format = args.event.map(Into::into);
    request.round = args.round;
    request.left.clone_from(&args.left);
    request.not_left.clone_from(&args.not_left);
    Ok(request)
}

fn profile(args: &StandingsArgs, event: &Event, lang: Lang) -> Result<Profile, Failure> {
    let mut profile = match &args.unplayed {
        None => Profile::default_for(event),
        Some(name) => name.parse().map_err(|error: UnknownProfile| {
            let what = lang.pick("is no profile", "— не профиль");
            Failure::bad_input(format!("--unplayed {name} {what}: {}", error.message(lang)))
        })?,
    };
    for option in &args.options {
        let Profile::RulesManual(options) = &mut profile else {
            return Err(Failure::bad_input(lang.pick(
                format!("--opt {option}: only the profile rules-manual has options"),
                format!("--opt {option}: параметры есть только у профиля rules-manual"),
            )));
        };
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        let set = options.set(name.trim(), value.trim());
        set.map_err(|error| Failure::bad_input(format!("--opt {}", error.message(lang))))?;
    }
    Ok(profile)
}
