//! `shashki convert`.

use std::path::Path;

use shashki_base::Lang;
use shashki_tournament::trf::{self, WriteOptions};
use shashki_tournament::{Event, json};

use crate::args::{ConvertArgs, Form};
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::output;

/// Reads an event and writes it in another form.
pub(crate) fn run(args: &ConvertArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let Some(form) = args.to.or_else(|| by_extension(&args.out)) else {
        return Err(Failure::bad_input(lang.pick(
            "OUT's extension doesn't say the form: give --to trf16, trf26 or json",
            "по расширению OUT не понять, какой нужен формат: укажите --to trf16, trf26 или json",
        )));
    };
    let input = Input::read(&args.input, lang)?;
    input.warn(lang);
    output::write(Some(&args.out), &text(&input.event, form, lang)?, lang)
}

/// The form that a file's extension stands for.
pub(crate) fn by_extension(out: &Path) -> Option<Form> {
    let extension = out.extension()?.to_str()?.to_ascii_lowercase();
    match extension.as_str() {
        "json" => Some(Form::Json),
        "trf" | "trf26" => Some(Form::Trf26),
        "trf16" | "trfx" => Some(Form::Trf16),
        _ => None,
    }
}

/// The event in a form.
pub(crate) fn text(event: &Event, form: Form, lang: Lang) -> Result<String, Failure> {
    let options = match form {
        Form::Json => {
            return json::write(event).map_err(|error| {
                Failure::new(
                    if error.is_limit() { Exit::Limit } else { Exit::Internal },
                    error.message(lang),
                )
            });
        }
        Form::Trf16 => WriteOptions::TRF16,
        Form::Trf26 => WriteOptions::TRF26,
    };
    trf::write(event, &options).map_err(|error| {
        let exit = if error.is_limit() { Exit::Limit } else { Exit::BadInput };
        let advice =
            lang.pick("(the JSON form has room for it)", "(в формате JSON это поместится)");
        Failure::new(exit, format!("{}\n{advice}", error.message(lang)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_says_the_form() {
        for (name, form) in [
            ("a.json", Some(Form::Json)),
            ("a.TRF", Some(Form::Trf26)),
            ("a.trfx", Some(Form::Trf16)),
            ("a.txt", None),
            ("-", None),
        ] {
            assert_eq!(by_extension(Path::new(name)), form, "{name}");
        }
    }
}
