# SPDX-License-Identifier: MIT
# rules_carriers.py -- what carries a rule that has no step of its own in C, and ways to take that out.
#
# docs/rules/carriers.tsv names it, one or more a row, parted by " | ":
#   step WF-LOC-21          the step of another rule, which does this one too
#   line FILE: TEXT         the line of a C file or of a pack that reads so; it stands there once
#   card FILE: NAME         a card of a pack
#   switch NAME             what a Setting's words set
#   number FILE: NAME       a constant of a C file, which gets another value
#   none: why               nothing that could be taken out, as for a definition
# What always holds: a way is one file with another text; a test that names the rule has to fail with one of them.
import re
from collections import namedtuple
from functools import cache

from rules_ledgers import c_files, system_of, table
from rules_runs import ROOT
from rules_steps import LEXEME, Comment, Source

CARRIERS = "docs/rules/carriers.tsv"
MOST_NONE = 50
PARTED = re.compile(r" \| (?=(?:step|line|card|switch|number) )")     # C has " | " too
LUA_WORD = re.compile(r'--[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'')
PAIR = {"(": ")", "[": "]", "{": "}"}

# A way to take something out: the file, the places that are written anew (start, end, text), and what is gone.
Way = namedtuple("Way", "path edits removed")


def carriers(root=ROOT):
    """What carries each row, as it is written."""
    return {row["id"]: PARTED.split(row["carrier"]) for row in table(CARRIERS, root)}


def ways_of(carrier, root):
    """All ways to take one carrier out."""
    kind, _, what = carrier.partition(" ")
    return {"step": ways_of_step, "line": ways_of_line, "card": ways_of_card, "switch": ways_of_switch,
            "number": ways_of_number}.get(kind, lambda *_: [])(what, root)


@cache
def sources(root, folders):
    """The C files of these folders, read once."""
    return [(path, source_of(path.read_text())) for path in c_files(root, folders)]


@cache
def source_of(text):
    return Source(text)


def ways_of_step(rule, root):
    return [way for path, source in sources(root, tuple(system_of(rule) or ())) for step in source.steps({rule})
            for way in ways_in_c(source, step, path.relative_to(root))]


def ways_in_c(source, step, path):
    return [Way(str(path), tuple(sorted(way)), "\n".join(source.text[a:b] for a, b, _ in way)) for way in step.ways]


def place_of_line(what, root):
    """The file, its text and where the line begins; -1 if it does not stand there once."""
    name, _, line = what.partition(": ")
    text = (root / name).read_text(encoding="utf-8") if (root / name).exists() else ""
    found = [m.start(1) for m in re.finditer(rf"^[ \t]*({re.escape(line)})[ \t]*$", text, re.M)]
    return name, text, found[0] if len(found) == 1 else -1


def ways_of_line(what, root):
    name, text, at = place_of_line(what, root)
    if at < 0:
        return []
    if name.endswith(".lua"):
        return ways_of_entries(name, text, at, text.find("\n", at))
    for word in LEXEME.finditer(text):
        if word.group().lstrip().startswith("#") and word.start() <= at < word.end():
            return ways_of_macro(name, text, at, word)
    source, end = source_of(text), text.find("\n", at)
    item = source.item_at(at)
    if item and item.kind == "function" and at < item.open:          # its head: the whole body
        step = source.body_step(item)
    else:
        step = source.step_of(Comment(end, end, frozenset(), False))
    return ways_in_c(source, step, name) if step else []


def ways_of_macro(name, text, at, macro):
    """What begins on this line of a macro, to the end of a line or to what closes around it; its lines stay."""
    depth, end = 0, at
    while end < macro.end() and depth >= 0 and not (depth == 0 and text[end] in "\\\n"):
        depth += (text[end] in PAIR) - (text[end] in PAIR.values())
        end += depth >= 0
    gone = text[at:end]
    lines = re.sub(r"(?:[^\\\n]|\\(?!\n))+", " ", gone)
    return [Way(name, ((at, end, kept + lines),), gone.strip())
            for kept in (["", "{ 0 }"] if gone.startswith("{") else [""]) if at > macro.start() and gone.strip()]


def ways_of_number(what, root):
    name, _, constant = what.partition(": ")
    text = (root / name).read_text(encoding="utf-8") if (root / name).exists() else ""
    found = re.search(rf"\b{constant} = (\d+)\b", text)
    return [Way(name, ((*found.span(1), str(int(found[1]) + 1)),), found[0])] if found else []


# ---- packs -------------------------------------------------------------------

def blanked(text):
    """Lua with its comments and strings blanked."""
    return LUA_WORD.sub(lambda m: "_" * len(m.group()), text)


def closing(code, opening):
    depth = 0
    for i in range(opening, len(code)):
        depth += (code[i] in PAIR) - (code[i] in PAIR.values())
        if depth == 0:
            return i
    return len(code) - 1


def entries(code, opening):
    """What stands between the commas of a pair of braces: start and end of each, the comma with it."""
    close, i = closing(code, opening), opening + 1
    while i < close:
        end = i
        while end < close and code[end] != ",":
            end = closing(code, end) + 1 if code[end] in PAIR else end + 1
        if code[i:end].strip():
            yield i, min(end + 1, close)
        i = end + 1


def without(name, text, start, end):
    return Way(name, ((start, end, ""),), text[start:end].strip())


def ways_of_entries(name, text, begin, end):
    """Each part of the tables that are opened between two places, and of those inside them, that begins there."""
    code, found, openings = blanked(text), [], [i for i in range(begin, end) if text[i] == "{"]
    around = [o for o in range(begin) if code[o] == "{" and closing(code, o) >= begin][-1:]
    for opening in around + [o for o in openings if code[o] == "{"]:
        found += [without(name, text, a, b) for a, b in entries(code, opening)
                  if (opening >= begin or begin <= a + len(code[a:b]) - len(code[a:b].lstrip()) < end)]
    return sorted(found, key=lambda way: -len(way.removed))


def ways_of_card(what, root):
    name, _, card = what.partition(": ")
    path = root / name
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found = re.search(rf'^\w+\s+"{re.escape(card)}"\s*(?=\{{)', text, re.M)
    return ways_of_entries(name, text, found.end(), closing(blanked(text), found.end()) + 1) if found else []


def ways_of_switch(switch, root):
    found = []
    for path in sorted([*(root / "packs/settings").glob("*.lua"), *(root / "tests/packs").glob("*/*.lua")]):
        text = path.read_text(encoding="utf-8")
        for m in re.finditer(rf"\b(?:set|add) \{{ {switch} =", text):
            end = closing(blanked(text), text.index("{", m.start())) + 1
            comma = re.match(r"\s*,", text[end:])
            alone = re.search(r"says = \{\s*$", text[:m.start()]), re.match(r"\s*\},?", text[end:])
            if all(alone):                                  # a card that says nothing must not begin to
                found.append(without(str(path.relative_to(root)), text, alone[0].start(), end + alone[1].end()))
                continue
            found.append(without(str(path.relative_to(root)), text, m.start(), end + (comma.end() if comma else 0)))
    return found


# ---- the table itself --------------------------------------------------------

def with_step(root, rules):
    """Those of the rules that have a step which can be taken out."""
    found = set()
    for folders in {tuple(system_of(r)) for r in rules}:
        mine = {r for r in rules if tuple(system_of(r)) == folders}
        found |= {rule for _, source in sources(root, folders) for step in source.steps(mine) if step.ways
                  for rule in step.ids}
    return found


def unsound_carriers(known, claimed, alike, root=ROOT):
    """What is wrong with the table: rows that it lacks, or need not have, and carriers that are not there.  Rows that
    say the same as others have what those have."""
    mine, stepped = carriers(root), with_step(root, {r for r in known if system_of(r)})
    for rule in sorted(claimed & known.keys() - stepped - mine.keys() - alike):
        yield f"{CARRIERS}: {rule} is tested, and has neither a step in C nor a carrier"
    for rule, some in mine.items():
        if rule not in known:
            yield f"{CARRIERS}: no ledger has {rule}"
        elif rule not in claimed:
            yield f"{CARRIERS}: no test names {rule}; its carrier would never be taken out"
        elif rule in stepped:
            yield f"{CARRIERS}: {rule} has a step in C; it needs no carrier"
        for carrier in some:
            there = carrier[5:] in stepped if carrier.startswith("step ") else ways_of(carrier, root)
            if not there and not carrier.startswith("none: "):
                yield f"{CARRIERS}: {rule}: '{carrier}' is not there, or cannot be taken out"
    none = sum(some[0].startswith("none: ") for some in mine.values())
    if none > MOST_NONE:
        yield f"{CARRIERS}: {none} rows have no carrier; at most {MOST_NONE} may"
