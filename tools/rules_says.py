# SPDX-License-Identifier: MIT
# rules_says.py -- is the reference whole, and is it ours?  Every row of the ledgers and every keyword has a statement
# (docs/rules/says.tsv) in a chapter, and none has a name that is not ours to print (docs/rules/names.txt).
import re

from rules_ledgers import table
from rules_runs import ROOT

SAYS, NAMES, CHAPTERS = "docs/rules/says.tsv", "docs/rules/names.txt", "docs/rules/chapters.tsv"
KEYWORDS, AIDS, PLAIN = "docs/rules/keywords.tsv", "docs/rules/aids.tsv", "docs/rules/plain.tsv"
LONGEST = 600                           # letters of a statement


def names(root=ROOT):
    lines = (root / NAMES).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def pattern(root=ROOT):
    """Any of the names, as whole words."""
    return re.compile(r"(?<!\w)(" + "|".join(re.escape(n) for n in sorted(names(root), key=len, reverse=True)) + r")(?!\w)", re.I)


def twice(rows, key, path):
    seen = set()
    for row in rows:
        if row[key] in seen:
            yield f"{path}: {row[key]} stands there twice"
        seen.add(row[key])


def unsound(ids):
    """What is wrong with the statements, given the ids of the ledgers."""
    said, keywords = table(SAYS), {row["id"]: row["keyword"] for row in table(KEYWORDS)}
    says = {row["id"]: row.get("says", "") for row in said}
    areas = {row["area"] for row in table(CHAPTERS)}
    wanted = [i for i in ids if not i.startswith("D-")]         # the duel's ledger is ours as it stands
    yield from twice(said, "id", SAYS)
    ours = pattern()
    told = [i for i in keywords if not ours.search(keywords[i])]    # a keyword that is the title of a card is not told
    yield from (f"{SAYS}: {i} has no statement" for i in [*wanted, *told] if not says.get(i, "").strip())
    yield from (f"{SAYS}: no ledger has {i}" for i in says if i not in ids and i not in keywords)
    yield from (f"{CHAPTERS}: no chapter is of {i}" for i in wanted if i.rsplit("-", 1)[0] not in areas)
    yield from (f"{SAYS}: {i}: {len(text)} letters, more than {LONGEST}" for i, text in says.items() if len(text) > LONGEST)
    yield from (f"{AIDS}: {row['line']}: no ledger has {rule}" for row in table(AIDS)
                for rule in filter(None, re.split(r", *", row.get("rules", ""))) if rule not in ids)
    yield from (f"{PLAIN}: {row['said']}: nothing is called {rule}" for row in table(PLAIN)
                for rule in filter(None, re.split(r", *", row.get("first", ""))) if rule not in ids and rule not in keywords)
    texts = [(SAYS, i, text) for i, text in says.items()]
    texts += [(KEYWORDS, i, keywords[i]) for i in keywords if i in says]
    texts += [(CHAPTERS, row["area"], row["title"]) for row in table(CHAPTERS)]
    texts += [(AIDS, row["part"], f"{row['part']} {row['line']} {row['figure']}") for row in table(AIDS)]
    texts += [(PLAIN, row["said"], f"{row['said']} {row['means']}") for row in table(PLAIN)]
    for path, what, text in texts:
        for found in sorted({m[0] for m in ours.finditer(text)}):
            yield f"{path}: {what}: '{found}' is a name that is not ours ({NAMES})"
