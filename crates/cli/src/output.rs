//! What the program writes: the standard streams, and files, which it never leaves half written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use shashki_base::Lang;

use crate::exit::{Exit, Failure};

/// Writes lines on stderr, each with the program's name before it; nothing for an empty text.
pub(crate) fn complain(text: &str) {
    let mut stderr = io::stderr().lock();
    for line in text.lines() {
        // There is nobody left to tell that stderr can't be written.
        let _ = writeln!(stderr, "shashki: {line}");
    }
}

/// Writes a text on stderr as it is.
pub(crate) fn aside(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Writes the text where the command line says: to a file, or to stdout for none and for `-`.
pub(crate) fn write(out: Option<&Path>, text: &str, lang: Lang) -> Result<(), Failure> {
    match out {
        Some(path) if path != Path::new("-") => {
            write_file(path, text.as_bytes()).map_err(|error| unwritable(path, &error, lang))
        }
        _ => stdout(text).map_err(|error| unwritable(Path::new("stdout"), &error, lang)),
    }
}

fn stdout(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes())?;
    stdout.flush()
}

/// Hands `write` the place where the command line wants the output: a file, or stdout for none
/// and for `-`. What is long is written bit by bit; a file stays as it is where `write` fails.
pub(crate) fn write_with<T>(
    out: Option<&Path>,
    lang: Lang,
    write: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> Result<T, Failure> {
    match out {
        Some(path) if path != Path::new("-") => {
            replace_file(path, write).map_err(|error| unwritable(path, &error, lang))
        }
        _ => {
            let mut stdout = BufWriter::new(io::stdout().lock());
            let written = write(&mut stdout).and_then(|done| stdout.flush().map(|()| done));
            written.map_err(|error| unwritable(Path::new("stdout"), &error, lang))
        }
    }
}

fn unwritable(path: &Path, error: &io::Error, lang: Lang) -> Failure {
    // Nobody reads any more what is written: no reason to complain.
    let quiet = error.kind() == ErrorKind::BrokenPipe;
    let what = lang.pick("can't be written", "не записывается");
    let text = format!("{}: {what}: {}", path.display(), reason(error, lang));
    Failure::new(Exit::FileAccess, if quiet { String::new() } else { text })
}

/// Why a file can't be read or written; the system's own words where there are none of ours.
pub(crate) fn reason(error: &io::Error, lang: Lang) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => ("no such file or folder", "нет такого файла или папки"),
        ErrorKind::PermissionDenied => ("not permitted", "нет прав доступа"),
        ErrorKind::IsADirectory => ("it is a folder", "это папка"),
        ErrorKind::StorageFull => ("no room on the disk", "на диске нет места"),
        _ => return error.to_string(),
    };
    lang.pick(known.0, known.1).to_owned()
}

/// Puts the bytes into a new file beside the old one, then changes its name: whoever looks sees the
/// old file or the new one, and a run that fails leaves the old one.
fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_file(path, |file| file.write_all(bytes))
}

fn replace_file<T>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<T>,
) -> io::Result<T> {
    // A link stays a link: the file that it points to is the one to replace.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok();
    match &old {
        // A directory fails here; a device or a pipe is written into, not replaced.
        Some(old) if !old.is_file() => {
            return File::options().write(true).open(&target).and_then(|mut file| write(&mut file));
        }
        Some(old) if old.permissions().readonly() => {
            return Err(io::Error::from(ErrorKind::PermissionDenied));
        }
        _ => {}
    }
    let (file, temporary) = create_beside(&target)?;
    let mut file = BufWriter::new(file);
    let written = write(&mut file).and_then(|done| {
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        old.map_or(Ok(()), |old| file.set_permissions(old.permissions()))?;
        file.sync_all()?;
        Ok(done)
    });
    let renamed = written.and_then(|done| fs::rename(&temporary, &target).map(|()| done));
    if renamed.is_err() {
        let _ = fs::remove_file(&temporary); // the first error is the one to report
    }
    renamed
}

/// A new file in the target's directory.
fn create_beside(target: &Path) -> io::Result<(File, PathBuf)> {
    let name = target.file_name().ok_or(ErrorKind::InvalidInput)?;
    for attempt in 0..100_u32 {
        let mut hidden = std::ffi::OsString::from(".");
        hidden.push(name);
        hidden.push(format!(".{}-{attempt}.tmp", std::process::id()));
        let temporary = target.with_file_name(hidden);
        match OpenOptions::new().write(true).create_new(true).open(&temporary) {
            Ok(file) => return Ok((file, temporary)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
