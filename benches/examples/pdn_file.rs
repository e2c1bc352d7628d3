//! Writes a file of games made from a fixed seed: `pdn_file 100000000 games.pdn`.

use std::{env, fs, process};

use shashki_benches::pdn::file_of_games;

fn main() -> process::ExitCode {
    let mut args = env::args().skip(1);
    let (Some(Ok(bytes)), Some(path)) = (args.next().map(|size| size.parse()), args.next()) else {
        return process::ExitCode::from(3);
    };
    let (file, _) = file_of_games(bytes);
    match fs::write(path, file) {
        Ok(()) => process::ExitCode::SUCCESS,
        Err(_) => process::ExitCode::from(5),
    }
}
