//! Gives the shared library its SONAME: the number grows with what breaks a linked host, and is 0
//! until the first stable release.

fn main() {
    let os = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    if matches!(os.as_str(), "linux" | "freebsd" | "netbsd" | "openbsd" | "android") {
        println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libshashki.so.0");
    }
    println!("cargo:rerun-if-changed=build.rs");
}
