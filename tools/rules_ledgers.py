# SPDX-License-Identifier: MIT
# rules_ledgers.py -- reads the ledgers of rules (docs/rules/README.md), and says what is wrong with one.
import os
from collections import namedtuple
from pathlib import Path

from rules_runs import ROOT, Trouble

LEDGERS = ["docs/rules/ledger.tsv", "src/duel/ledger.tsv"]
COLUMNS = ["id", "source", "scope", "rule", "example", "note"]
SCOPES = {"all", "wwii", "modern", "shadow", "pmc", "vietnam", "chtorr", "undead", "heroes", "campaign", "medals",
          "multiplayer", "expansion", "tunnel rats"}
# Where the steps of a system stand, by how its ids begin.
SYSTEMS = {
    "D-": ["src/duel"],
    "WF-": ["src/warfighter", "src/campaign"], "NAM-": ["src/warfighter", "src/campaign"],
    "CHT-": ["src/warfighter", "src/campaign"], "DEP-": ["src/warfighter", "src/campaign"],
    "HN-": ["src/heroes"],
}

Row = namedtuple("Row", COLUMNS + ["where"])


def table(path, root=ROOT):
    """The rows of a tab-separated file, as dictionaries."""
    head, *lines = (root / path).read_text(encoding="utf-8").rstrip("\n").split("\n")
    return [dict(zip(head.split("\t"), line.split("\t"))) for line in lines]


def read_ledger(path, root=ROOT):
    """Its rows, and what is wrong with it."""
    rows, wrong, seen = [], [], {}
    path = root / path
    name = os.path.relpath(path, root) if path.is_relative_to(root) else str(path)
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as why:
        raise Trouble(f"{name}: {why}") from why
    if lines[0].split("\t") != COLUMNS:
        wrong.append(f"{name}:1: the header is not {' '.join(COLUMNS)}")
    if lines[-1]:
        wrong.append(f"{name}:{len(lines)}: the last line is not ended")
    for number, line in enumerate(lines[1:], 2):
        where, cells = f"{name}:{number}", line.split("\t")
        if not line and number == len(lines):
            break
        if len(cells) != len(COLUMNS):
            wrong.append(f"{where}: {len(cells)} columns, not {len(COLUMNS)}")
            continue
        row = Row(*cells, where)
        wrong += [f"{where}: {complaint}" for complaint in complaints(row)]
        if row.id in seen:
            wrong.append(f"{where}: {row.id} stands at {seen[row.id]} too")
        else:
            seen[row.id] = where
            rows.append(row)
    return rows, wrong


def complaints(row):
    if system_of(row.id) is None:
        yield f"'{row.id}' begins like no system's ids"
    for scope in row.scope.split(","):
        if scope not in SCOPES:
            yield f"'{scope}' is no scope"
    for column in ("source", "rule"):
        if not getattr(row, column).strip():
            yield f"no {column}"


def read_ledgers(paths, root=ROOT):
    """Every row by its id; a ledger that is not well-formed is trouble."""
    rows = {}
    for path in paths:
        found, wrong = read_ledger(path, root)
        for row in found:
            if row.id in rows:
                wrong.append(f"{row.where}: {row.id} stands at {rows[row.id].where} too")
            rows.setdefault(row.id, row)
        if wrong:
            raise Trouble("\n".join(wrong))
    return rows


def read_later(path, known):
    """The ids that begin the lines of a file, behind its header; one that no ledger has is trouble."""
    try:
        lines = Path(path).read_text(encoding="utf-8").rstrip("\n").split("\n")[1:]
    except (OSError, UnicodeDecodeError) as why:
        raise Trouble(f"{path}: {why}") from why
    ids = [line.split("\t")[0] for line in lines]
    wrong = [f"{path}:{number}: no ledger has '{rule}'" for number, rule in enumerate(ids, 2) if rule not in known]
    if wrong:
        raise Trouble("\n".join(wrong))
    return set(ids)


def system_of(rule):
    return next((folders for begins, folders in SYSTEMS.items() if rule.startswith(begins)), None)


def c_files(root, folders):
    """The files of these folders; what is asked of cards (demands*.c) is no step: tests/cli/checks.py tries each of it."""
    return sorted(f for folder in folders for f in (root / folder).glob("*.[ch]") if not f.name.startswith("demands"))
