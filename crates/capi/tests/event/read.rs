//! Texts in and out.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::help::{Event, draft, read, text, told, written, zeroed};

const TRF: &str = "012 Cup\n\
    001    1      One                                                                1.0          2 w 1\n\
    001    2      Two                                                                0.0          1 b 0\n\
    XXR 3\n";

fn options(form: u32, lenient: u32) -> shk_read_options {
    let struct_size = u32::try_from(size_of::<shk_read_options>()).unwrap();
    shk_read_options { struct_size, form, lenient, ..zeroed() }
}

fn read_with(text: &str, options: &shk_read_options) -> Result<Event, crate::help::Told> {
    let mut event = null_mut();
    told(|error| unsafe {
        shk_event_read(text.as_ptr().cast(), text.len(), options, &raw mut event, error)
    })?;
    Ok(Event(event))
}

fn warnings(event: &Event) -> Vec<(u64, String)> {
    let mut count = 0;
    unsafe {
        assert_eq!(shk_event_warning_count(event.0, &raw mut count), SHK_OK);
        let mut line = 0;
        let place = &raw mut line;
        let all = (0..count).map(|index| {
            let said = text(|b, c, n| shk_event_warning(event.0, index, SHK_EN, place, b, c, n));
            (*place, said.unwrap())
        });
        all.collect()
    }
}

#[test]
fn a_form_goes_round_through_the_others() {
    let event = crate::help::checked(&draft(5)).unwrap();
    for form in [SHK_FORM_TRF26, SHK_FORM_TRF16, SHK_FORM_JSON] {
        let text = written(&event, form);
        let again = read(&text).unwrap();
        let with = read_with(&text, &options(form, 0)).unwrap();
        for other in [&again, &with] {
            let mut same = 9;
            assert_eq!(unsafe { shk_event_equal(event.0, other.0, &raw mut same) }, SHK_OK);
            assert_eq!(same, 1, "form {form}");
        }
    }
    assert!(written(&event, SHK_FORM_JSON).starts_with("{\"format\":\"shashki-event\""));
}

#[test]
fn an_error_says_where() {
    let bad = TRF.replace("2 w 1", "2 x 1");
    let error = read(&bad).err().unwrap();
    assert_eq!((error.status, error.name.as_str()), (SHK_BAD_INPUT, "trf"));
    assert_eq!(error.line, 2);
    assert_eq!((error.column, error.offset), (92, 8 + 91)); // "012 Cup" and its end are 8 bytes
    assert!(error.russian.contains("строка 2"), "{}", error.russian);

    let bad = "{\"format\": \"shashki-event\",\n \"version\": 1, \"event\": {\"players\": 7}}";
    let error = read(bad).err().unwrap();
    assert_eq!((error.status, error.name.as_str(), error.line), (SHK_BAD_INPUT, "json", 2));
}

#[test]
fn lenient_repairs_with_warnings() {
    let stale = TRF.replace(" 1.0 ", " 1.5 ");
    assert!(read(&stale).is_err());
    let event = read_with(&stale, &options(SHK_FORM_ANY, 1)).unwrap();
    let warnings = warnings(&event);
    assert_eq!(warnings.iter().map(|warning| warning.0).collect::<Vec<_>>(), [2]);
    assert!(warnings[0].1.contains("points"), "{}", warnings[0].1);
    let stale_only = shk_read_options { stale_points: 1, ..options(SHK_FORM_ANY, 0) };
    assert!(read_with(&stale, &stale_only).is_ok());
    let mut line = 0;
    let beyond =
        text(|b, c, n| unsafe { shk_event_warning(event.0, 1, SHK_EN, &raw mut line, b, c, n) });
    assert_eq!(beyond, Err(SHK_NOT_FOUND));
}

#[test]
fn wrong_arguments() {
    for wrong in [
        shk_read_options { struct_size: 4, ..options(0, 0) },
        shk_read_options { form: 9, ..options(0, 0) },
    ] {
        assert_eq!(read_with(TRF, &wrong).err().unwrap().status, SHK_BAD_ARGUMENT);
    }
    let mut event = null_mut();
    let mut read = |text: *const u8, length| {
        told(|error| unsafe { shk_event_read(text.cast(), length, null(), &raw mut event, error) })
    };
    assert_eq!(read(null(), 1).err().unwrap().status, SHK_BAD_ARGUMENT);
    assert_eq!(read(TRF.as_ptr(), usize::MAX).err().unwrap().status, SHK_BAD_ARGUMENT);
    assert_eq!(read(b"\xFF".as_ptr(), 1).err().unwrap().status, SHK_BAD_ARGUMENT);
    let ok = crate::help::read(TRF).unwrap();
    let form = text(|b, c, n| unsafe { shk_event_write(ok.0, 0, b, c, n, null_mut()) });
    assert_eq!(form, Err(SHK_BAD_ARGUMENT));
}
