//! A game file as it is read: from the disk or stdin, decoded, with a bar for the long ones.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use shashki_base::Lang;
use shashki_record::pdn::{Decoded, Reader, Summary, Visitor};

use super::Reading;
use crate::exit::{Exit, Failure};
use crate::output;

/// Files shorter than this show no bar, in bytes.
const LONG: u64 = 4 << 20;

/// Reads a file from its beginning to its end.
pub(super) fn read<V: Visitor>(
    path: &Path,
    reading: &Reading,
    visitor: &mut V,
) -> Result<Summary, Failure> {
    if path == Path::new("-") {
        return walk(io::stdin().lock(), reading, visitor)
            .map_err(|error| unreadable(path, &error, reading.lang));
    }
    let read = File::open(path).and_then(|file| {
        let length = file.metadata()?.len();
        if length < LONG {
            return walk(file, reading, visitor);
        }
        // Without a terminal on stderr nothing is drawn.
        let bar = ProgressBar::new(length).with_style(style());
        let summary = walk(bar.wrap_read(file), reading, visitor);
        bar.finish_and_clear();
        summary
    });
    read.map_err(|error| unreadable(path, &error, reading.lang))
}

fn walk<V: Visitor>(file: impl Read, reading: &Reading, visitor: &mut V) -> io::Result<Summary> {
    Reader::new(Decoded::new(file, reading.encoding), reading.options()).read(visitor)
}

fn style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{bar:40} {percent} %  {binary_bytes_per_sec}  {eta}");
    style.unwrap_or_else(|_| ProgressStyle::default_bar())
}

fn unreadable(path: &Path, error: &io::Error, lang: Lang) -> Failure {
    let what = lang.pick("can't read", "не читается");
    let text = format!("{}: {what}: {}", path.display(), output::reason(error, lang));
    Failure::new(Exit::FileAccess, text)
}
