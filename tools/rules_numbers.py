# SPDX-License-Identifier: MIT
# rules_numbers.py -- mutants by number: one build in which every step can be left out when a program starts.
#
# In a copy of the tree each statement, condition, function's body or declared value that a mutant takes out is
# written once so that it is done unless grog_mutant is the mutant's number.  So a mutant is a run of tests (rules_asked.h)
# and no build.  Declarations, rows of tables, constants, macros and packs cannot be written so.
# What always holds: lines stay where they are; a number comes from the step and where it stands, so a file that did
# not change reads the same in the next copy; while grog_mutant is 0 every program does what it does in our tree.
import os
import re
import zlib
from collections import namedtuple

from rules_steps import Source

DECLARED = "__attribute__((weak)) int grog_mutant; "               # weak: every such file may have it

# Text put before and behind a place, instead of taking it out.
Guard = namedtuple("Guard", "start end before behind")


def number_of(path, edits):
    """Never 0, and the same as long as the file is."""
    return zlib.crc32(repr((path, edits)).encode()) % 0x7ffffffe + 1


def guards(source, edits, number):
    """What makes this way a matter of its number, or nothing if that cannot be written."""
    found = []
    for edit in edits:
        some = guard(source, *edit, number)
        if not some:
            return []
        found += some
    return found


def guard(source, start, end, new, number):
    item, core, gone = source.item_at(start), new.strip(), f"grog_mutant == {number}"
    if not item or item.kind != "function" or not source.code[start:end].strip():
        return []
    if start == item.open and end == item.close + 1:                    # a body, or what stands beside no statement
        return core[0] == "{" and [Guard(start + 1, start + 1, f" if ({gone}) {{ {core[1:-1].strip() or 'return;'} }}", "")]
    if start < item.open:
        return []
    if core == "(1)":
        return [Guard(start, end, f"({gone} || ", ")")]
    if core == "0":
        return [Guard(start, end, f"({gone} ? 0 : ", ")")]
    if core == "{ 0 }":
        return values(source, item, start, end, gone)
    if core == ";" or core.startswith("return"):
        if source.node_at(item, start).kind in ("declaration", "label", "fixed"):
            return []
        otherwise = "" if core == ";" else f" else {{ {core} }}"
        return [Guard(start, end, f"{{ if (!({gone})) {{ ", " }" + otherwise + " }")]
    return []


def values(source, item, start, end, gone):
    """The values of a declaration, from the first to its end."""
    node = source.node_at(item, start)
    if node.kind != "declaration" or re.search(r"\bstatic\b", source.code[node.start:start]):
        return []
    found = []
    for a, b in source.parts(start, end):
        if found:                                                       # another name: its value, if it has one
            equals = re.search(r"=(?!=)\s*", source.code[a:b])
            if not equals:
                continue
            a += equals.end()
        value = source.code[a:b].strip()
        if not value or value[0] == "{":
            return []
        value = " ".join(value.split())
        found.append(Guard(a, b, f"({gone} ? (__typeof__(1 ? ({value}) : ({value}))){{ 0 }} : (", "))"))
    return found


def headed(name, text):
    """What has mutants by number, with the number's declaration on its first line; a header, which may be read twice, on
    the first empty one behind its guard."""
    guard = re.search(r"^#define \w+_H\n(?:.+\n)*", text, re.M) if name.endswith(".h") else None
    at = guard.end() if guard else 0
    return text[:at] + DECLARED + text[at:]


def written(source, name, some):
    """The file with these guards; of two at one place the larger is outside."""
    puts = []
    for i, g in enumerate(some):
        puts.append((g.start, 1, -g.end, i, g.before))
        if g.behind:
            puts.append((g.end, 0, -g.start, -i, g.behind))
    text, at, out = source.text, 0, []
    for position, _, _, _, put in sorted(puts):
        out += [text[at:position], put]
        at = position
    return headed(name, "".join(out) + text[at:])


class Numbered:
    """The ways that are written by number in one tree, file by file."""

    def __init__(self, ways, text_of):
        self.sources, self.guards, self.numbers = {}, {}, {}
        for way in ways:
            if not way.path.endswith((".c", ".h")):
                continue
            if way.path not in self.sources:
                self.sources[way.path] = Source(text_of(way.path))
            self._add(self.sources[way.path], way)

    def _add(self, source, way):
        number = number_of(way.path, way.edits)
        some = guards(source, way.edits, number)
        mine = self.guards.setdefault(way.path, {})
        if some and (number not in self.numbers.values()):
            mine[number] = some
            self.numbers[way.path, way.edits] = number

    def number(self, way):
        return self.numbers.get((way.path, way.edits))

    def write(self, root, paths=None):
        """These files, or all that have guards."""
        for path in paths or self.guards:
            some = [g for some in self.guards[path].values() for g in some]
            text = written(self.sources[path], path, some) if some else self.sources[path].text
            (root / path).write_text(text, encoding="utf-8")

    def drop(self, root, build, told):
        """Leave out the guards on the lines that a compiler told of: or, if there are none, in the functions around
        them, or in the file.  The files that are other now."""
        changed = set()
        for name, line in dict.fromkeys(re.findall(r"^([^\s:]+\.[ch]):(\d+):(?:\d+:)? error", told, re.M)):
            path = os.path.relpath(os.path.normpath(os.path.join(build, name)), root)
            changed |= {path} if self._drop_one(path, int(line)) else set()
        if changed:
            self.write(root, changed)
        return changed

    def _drop_one(self, path, line):
        source, mine = self.sources.get(path), self.guards.get(path)
        if not mine:
            return False
        begin = sum(len(text) + 1 for text in source.text.split("\n")[:line - 1])
        item = source.item_at(source.skip(begin))
        for test in (lambda g: line in (source.line(g.start), source.line(g.end)),
                     lambda g: item and item.start <= g.start < item.end, lambda g: True):
            wrong = [number for number, some in mine.items() if any(test(g) for g in some)]
            if wrong:
                break
        for number in wrong:
            del mine[number]
        self.numbers = {key: n for key, n in self.numbers.items() if n not in wrong}
        return True
