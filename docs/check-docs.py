#!/usr/bin/env python3
"""Checks the book: every page of SUMMARY.md is there and every page is in it, links inside the
repository resolve (headings too), and the names in traceability.md exist in the source.

Needs Python 3.8 and nothing else. Ends with 0, or with 1 and a line for each fault.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "src"
FENCE = re.compile(r"^(```|~~~).*?^\1\s*$", re.M | re.S)
LINK = re.compile(r"(?<!!)\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)")
NAME = re.compile(r"`([^`]+)`")
ITEM = r"\b(?:fn|struct|enum|trait|type|mod|const|static|union|macro_rules!)\s+(?:mut\s+)?"

faults = []


def fault(page, text):
    faults.append(f"{page.relative_to(ROOT)}: {text}")


def prose(page):
    """The text of a page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page):
    """The anchors of a page's headings, as mdBook makes them."""
    found = {}
    for title in re.findall(r"^#{1,6}\s+(.*?)\s*$", prose(page), re.M):
        title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title)
        kept = (c.lower() for c in title if c.isalnum() or c in "_- ")
        anchor = re.sub(r"\s", "-", "".join(kept))
        count = found.get(anchor, 0)
        found[anchor] = count + 1
        if count:
            found[f"{anchor}-{count}"] = 1
    return set(found)


def check_links(page):
    for target in LINK.findall(re.sub(r"`[^`\n]*`", "", prose(page))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            fault(page, f"no such file: {target}")
        elif anchor and file.suffix == ".md" and anchor not in anchors(file):
            fault(page, f"no such heading: {target}")


def check_summary():
    summary = PAGES / "SUMMARY.md"
    listed = {(PAGES / link).resolve() for link in LINK.findall(prose(summary))}
    for page in sorted(PAGES.rglob("*.md")):
        if page != summary and page.resolve() not in listed:
            fault(summary, f"{page.relative_to(PAGES)} is in no chapter")


def source():
    """All items that the source defines, and the paths of its files."""
    files = [f for top in ("crates", "benches") for f in (ROOT / top).rglob("*.rs")]
    text = "\n".join(f.read_text(encoding="utf-8") for f in files if "target" not in f.parts)
    items = set(re.findall(ITEM + r"(\w+)", text))
    # Fields, variants and the tables of macros: a name at the beginning of a line.
    items |= set(re.findall(r"^\s*(?:pub(?:\([a-z]+\))?\s+)?(\w+)\s*(?:[:,({=]|$)", text, re.M))
    items |= {f.stem for f in files}
    items |= {f.parent.name for f in files}
    return items


def check_names(page, items):
    """A name is what stands in backticks and looks like a path of Rust, a file or a folder."""
    for name in NAME.findall(prose(page)):
        if re.fullmatch(r"(?:[\w.-]+/)+[\w.-]*", name):
            here = [ROOT, ROOT / "crates", PAGES.parent, PAGES]
            crates = [c for c in (ROOT / "crates").iterdir() if c.is_dir()]
            here += crates + [c / "src" for c in crates]
            if not any((base / name).exists() for base in here):
                fault(page, f"no such file: `{name}`")
            continue
        bare = re.sub(r"(?:\(.*\)|!)$", "", name)
        if not re.fullmatch(r"(?:\w+::)*[A-Za-z_]\w*", bare) or bare.startswith("shashki_"):
            continue
        if "_" not in bare and "::" not in bare and not bare[0].isupper():
            continue  # a word, a value or a keyword
        if re.fullmatch(r"[A-Z]\d*", bare):
            continue  # a letter of a result, a decision
        for part in bare.split("::"):
            if part not in items and part not in ("crate", "self", "Self"):
                fault(page, f"no such name in the source: `{name}`")
                break


def main():
    check_summary()
    pages = sorted(PAGES.rglob("*.md")) + [ROOT / "README.md", ROOT / "CHANGELOG.md"]
    for page in pages:
        check_links(page)
    traceability = PAGES / "traceability.md"
    if traceability.exists():
        check_names(traceability, source())
    for line in faults:
        print(line)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
