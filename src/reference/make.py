#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# make.py FOLDER DUEL OUT.c: the tables of reference.h, from docs/rules and the duel's ledger.
# make.py FOLDER DUEL OUT.c --without-rows: for a core that reads the rows from a file
# make.py FOLDER DUEL OUT.tsv: that file: id, name, chapter, Settings, statement
import sys
from pathlib import Path

folder, duel, out = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
with_rows = "--without-rows" not in sys.argv


def table(path):
    head, *lines = path.read_text(encoding="utf-8").rstrip("\n").split("\n")
    names = head.split("\t")
    return [dict(zip(names, (line.split("\t") + [""] * len(names))[:len(names)])) for line in lines]


def quoted(text):
    return '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode()) + '"'


def area(rule):
    """WF-ATK-18 is of WF-ATK, D-3.2 of D, DEP-4 of DEP."""
    return rule.rsplit("-", 1)[0]


says = {row["id"]: row["says"] for row in table(folder / "says.tsv")}
chapters = table(folder / "chapters.tsv")
settings = table(folder / "settings.tsv")
number = {c["area"]: n for n, c in enumerate(chapters)}
scopes = {s["scope"]: 1 << n for n, s in enumerate(settings)}
books = {"PMC": "pmc", "Vietnam": "vietnam", "Chtorr": "chtorr"}


def bits(names):
    found = 0
    for name in names:
        found |= scopes.get(name, 0)
    return 0xffff if "all" in names or not found else found


rows = [(r["id"], "", says[r["id"]], number[area(r["id"])], bits(r["scope"].split(",")))
        for r in table(folder / "ledger.tsv") if says.get(r["id"])]
rows += [(r["id"], "", r["rule"], number["D"], 0xffff) for r in table(duel)]
for r in table(folder / "keywords.tsv"):
    where = [book.strip() for book in r["documents"].replace(";", ",").split(",")]
    known = [books[b] for b in where if b in books]
    if says.get(r["id"]):
        rows.append((r["id"], r["keyword"], says[r["id"]], number["KH" if where == ["Heroes"] else "KW"],
                     bits(known) if len(known) == len(where) else 0xffff))
rows.sort(key=lambda row: row[3])
used = {row[3] for row in rows}


def lines(kind, cells):
    body = "".join("    { " + ", ".join(quoted(c) if isinstance(c, str) else str(c) for c in row) + " },\n" for row in cells)
    return f"const struct {kind}[] = {{\n{body}    {{ 0 }},\n}};\n"


if out.suffix == ".tsv":
    out.write_text("".join(f"{i}\t{name}\t{chapter}\t{where}\t{says}\n" for i, name, says, chapter, where in rows),
                   encoding="utf-8")
    sys.exit()

text = "\n".join([
    "/* What src/reference/make.py makes of docs/rules. */\n#include \"reference/reference.h\"\n",
    *([f"static {lines('reference_row rows', rows)}",
       f"unsigned reference_count(void) {{ return {len(rows)}; }}",
       "const struct reference_row *reference_row(unsigned i) { return &rows[i]; }\n"] if with_rows else []),
    lines("reference_chapter reference_chapters", [(c["area"], c["title"], c["system"]) for c in chapters]),
    lines("reference_setting reference_settings", [(s["name"], s["cards"]) for s in settings]),
    lines("reference_aid reference_aids",
          [tuple(a[k] for k in ("page", "system", "part", "line", "figure", "when", "rules")) for a in table(folder / "aids.tsv")]),
    lines("reference_plain reference_plain", [(p["said"], p["means"], p["first"]) for p in table(folder / "plain.tsv")]),
])
out.write_text(text, encoding="ascii")
