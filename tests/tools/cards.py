#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""cards.py PROGRAM: the cards of our packs, as `pack show` says them, are in good English and can be met in play.

Texts are made from rows, so that one wrong pattern is wrong on many cards.  What is found is told by card."""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

program = Path(sys.argv[1]).resolve()
os.environ.setdefault("GROGNARD_PACKS", str(program.parent / "packs"))

# Letters that are spelled out begin with a vowel as they are spoken: an SMG, an M4, but a UMP45.
SPELLED, SPOKEN = "AEFHILMNORSX8", "aeiouAEIOU8"
SOUNDS_PLAIN = re.compile(r"(?:one|once|uni[^n]|use|eu)", re.I)
SOUNDS_OPEN = re.compile(r"(?:hour|honest|11|18)\b", re.I)


def is_open(word):
    if SOUNDS_OPEN.match(word):
        return True
    if re.match(r"[A-Z](?:[A-Z0-9]|$)", word):
        return word[0] in SPELLED
    return word[0] in SPOKEN and not SOUNDS_PLAIN.match(word)


def articles(text):
    for m in re.finditer(r"\b(an?) (\w+)", text):
        if (m[1] == "an") != is_open(m[2]):
            yield m[0]


ONE = "card|die|Turn|Wound|Action|Location|Kill|counter|point|space|use|marker|order|Point|Soldier|Hostile|hit|unit"
MANY = "cards|dice|Turns|Wounds|Actions|Locations|Kills|counters|points|spaces|uses|markers|orders|Points|Soldiers" \
    "|Hostiles|hits|units"
PATTERNS = {
    "a word twice": r"\b([A-Za-z]+) \1\b",
    "one of many": rf"(?<![\d.-])\b1 (?:[A-Z]\w+ )?(?:{MANY})\b",
    "many of one": rf"(?<![\d.+-])\b(?:[2-9]|\d\d+) (?:\([^)]*\) )?(?:Attack |Field |Hero |Victory )?(?:{ONE})\b(?! (?:Limit|cards?|counters?|deck)\b)",
    "many are, not is": rf"(?<!number of )(?<!of Suppressed )\b(?:{MANY})\b(?: that [^.,:;]*| each [A-Z]\w+)? is \d",
    "one is, not are": rf"(?<![\d.])\b1 (?:{ONE})\b are\b",
    "they are several": r"\bthey are (?:not )?an? ",
    "a condition that is no clause": r"\b(?:if|unless) (?:with|against|in|at|into|not) ",
    "someone whom nobody named": r"\b(?:every (?:Hand Size|Loadout)\b[^.]*\bif he\b)",
    "a row without words of its own": r"\b(?:[Ff]or those here|[Ff]or everybody|[Ww]hen this acts)\b",
    "a place left open": r"[{}]|\(\)|  | [.,;:](?!\d)|\badd \d+ to dice\b",
    "an adjective alone": r"\ban? (?:Fearless|Vulnerable|Freezes|Burns|Undead|Airborne)\b(?! [A-Z])",
}
# Titles are names: what stands in one is no fault of the words around it.
PATTERNS = {what: re.compile(p) for what, p in PATTERNS.items()}


def sentences(text):
    return re.split(r"(?<=\.) (?=[A-Z0-9+-])", text)


def faults(card, titles):
    for line in sentences(card["says"]):
        for what in articles(line):
            yield f"article: '{what}' in '{line}'"
        for name, pattern in PATTERNS.items():
            m = pattern.search(line)
            if m and not any(m[0].strip() in t for t in titles):
                yield f"{name}: '{m[0]}' in '{line}'"
    if card["does"] and not card["does"].endswith((".", ".)")):
        yield f"no full stop: '{card['does'][-40:]}'"
    if card["does"].count("(") != card["does"].count(")"):
        yield f"brackets: '{card['does']}'"


# ---- what is never met -------------------------------------------------------------------------------------------

def named_by(cards):
    """Ids that a field of some other card names."""
    return {ref["id"] for c in cards for f in c["fields"] for ref in f.get("cards") or [] if ref["id"] != c["id"]}


def copies_of(card):
    return next((f["n"] for f in card["fields"] if f["name"] == "copies"), 1)


def never_met(cards):
    named = named_by(cards)
    for c in cards:
        if copies_of(c) == 0 and (c["kind"] == "action" or c["id"] not in named):
            yield c, "it has no copies, and nothing brings it: nobody meets it"


# To Activate an Objective is to play a Location (WF-OBJ-04): a Setting may lift it, a card of ours does not.
def lifts_activation(cards):
    for c in cards:
        if c["kind"] == "objective" and "ctivating the Objective" in c["does"]:
            yield c, "it lifts what Activating an Objective costs"


# A card that has another name since a release (packs/renamed.tsv) has it: games from then are carried under it.
def renamed(system, titles):
    table = Path(__file__).resolve().parents[2] / "packs/renamed.tsv"
    for row in table.read_text(encoding="utf-8").splitlines()[1:]:
        of, was, now = row.split("\t")
        if of == system and was in titles:
            yield {"id": was}, "packs/renamed.tsv has another name for it"
        if of == system and now not in titles:
            yield {"id": now}, "packs/renamed.tsv names it, and it is not there"


def main():
    found = 0
    for system in ("warfighter", "heroes"):
        said = subprocess.run([program, "pack", "show", "--json", "--system", system], capture_output=True, text=True,
                              check=True).stdout
        cards = [c for c in json.loads(said) if ":" in c["id"]]
        titles = {c["title"] for c in cards}
        wrong = [(c, f) for c in cards for f in faults(c, titles)]
        wrong += [*never_met(cards), *lifts_activation(cards), *renamed(system, titles)]
        for card, what in wrong:
            print(f"{card['id']}: {what}")
        print(f"{system}: {len(cards)} cards, {len(wrong)} faults")
        found += len(wrong)
        if len(cards) < 500:
            print(f"{system}: these are not our packs")
            found += 1
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
