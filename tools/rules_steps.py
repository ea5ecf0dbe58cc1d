# SPDX-License-Identifier: MIT
# rules_steps.py -- finds the step that a rule's id stands beside in C, and ways to take it out.
#
# What always holds here: a file is read once, into the same text with comments, strings and
# directives blanked, so a position means the same in both; a mutation never adds or drops a
# line, so file:line stays true.  Only as much C is understood as our own rules are written in.
import re
from collections import namedtuple

ID = r"[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+(?:\.\d+)*[a-z]?(?!\w)"
IDS = rf"{ID}(?:(?:, | and ){ID})*"
LEXEME = re.compile(r"""/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^[ \t]*\#(?:\\\n|[^\n])*""",
                    re.S | re.M)
WORD = re.compile(r"[A-Za-z_]\w*")
JUMPS = {"return", "break", "continue", "goto"}
SECOND = {"NAM", "CHT", "DEP"}           # books whose rules C names with the prefix (tools/rule-ids)
FIXED = {"BEGIN", "END"}                # run.h: the two ends of a procedure's switch
NEVER = "FAULT("                        # only a build with deliberate faults gets there
DECLARATION = re.compile(
    r"(?!(?:return|goto|else|case)\b)(?:(?:static|const|volatile|struct|union|enum|unsigned|signed|long|short)\s+)*"
    r"[A-Za-z_]\w*\b[\s*]+(?:const\s+)?[A-Za-z_]\w*\s*(?:=|;|,|\[|:)")

# A node of a function's body.  head: the parentheses of if, for, while and switch.
Node = namedtuple("Node", "kind start end children head", defaults=((), None))
# A thing at file scope.  open, close: the braces of a function's body or of an object's value.
Item = namedtuple("Item", "kind start end open close")
Comment = namedtuple("Comment", "start end ids alone")
# A step: the ids beside it, where it begins, what is taken out, and the ways to do so as lists of
# (start, end, text), the largest first.
Step = namedtuple("Step", "ids start removed ways")


def enum_names(rule):
    """How C may name a rule: D-3.1 is R_3_1, WF-ATK-18 is R_ATK_18 or R_WF_ATK_18, NAM-ACT-83 is R_NAM_ACT_83 alone."""
    whole = re.sub(r"\W", "_", rule)
    prefix, tail = whole.split("_", 1)
    tail = whole if prefix in SECOND else tail
    return {f"R_{name}" for whole_or_tail in (whole, tail) for name in (whole_or_tail, whole_or_tail.upper())}


def neutral_return(returns):
    """A body that does nothing, by what the function returns."""
    kind = re.sub(r"\b(?:static|inline|extern|const)\b", " ", returns).split()
    kind = " ".join(kind)
    if kind == "void":
        return ""
    if "*" in kind:
        return "return NULL;"
    if kind.startswith("struct "):
        return f"return ({kind}){{ 0 }};"
    return {"enum grog_flow": "return GROG_DONE;", "bool": "return false;"}.get(kind, "return 0;")


def applied(text, way):
    """A text with these places written anew."""
    for start, end, new in sorted(way, reverse=True):
        text = text[:start] + new + text[end:]
    return text


class Source:
    """One C file."""

    def __init__(self, text):
        self.text = text
        self.code = LEXEME.sub(lambda m: self._blank(m.group()), text)
        self.match = self._brackets()
        self.items = list(self._items())
        self.comments = [c for c in map(self._comment, LEXEME.finditer(text)) if c]
        self.names = list(re.finditer(r"\bR_\w+", self.code))

    # ---- reading ---------------------------------------------------------------

    @staticmethod
    def _blank(lexeme):
        if lexeme[0] in "\"'":
            return lexeme[0] + "_" * (len(lexeme) - 2) + lexeme[0]
        return re.sub(r"[^\n]", " ", lexeme)

    def _brackets(self):
        match, stack, pair = {}, [], {")": "(", "]": "[", "}": "{"}
        for i, c in enumerate(self.code):
            if c in "([{":
                stack.append(i)
            elif c in pair:
                while stack and self.code[stack[-1]] != pair[c]:
                    stack.pop()
                if stack:
                    match[stack.pop()] = i
        return match

    def _skip(self, i):
        while i < len(self.code) and self.code[i].isspace():
            i += 1
        return i

    def _word(self, i):
        m = WORD.match(self.code, i)
        return m.group() if m else ""

    def _items(self):
        i = self._skip(0)
        while i < len(self.code):
            start, value, brace = i, False, None
            while i < len(self.code) and self.code[i] != ";":
                if self.code[i] == "{" and not value and self.code[start:i].rstrip().endswith(")"):
                    break
                if self.code[i] == "=" and not value:
                    value = True
                if self.code[i] == "{" and value and brace is None:
                    brace = i
                i = self.match.get(i, i) + 1
            if i < len(self.code) and self.code[i] == "{":
                close = self.match.get(i, len(self.code) - 1)
                yield Item("function", start, close + 1, i, close)
                i = close
            elif brace is not None:
                yield Item("object", start, i + 1, brace, self.match.get(brace, i))
            else:
                yield Item("other", start, i + 1, None, None)
            i = self._skip(i + 1)

    def _comment(self, m):
        if m.group()[0] != "/":
            return None
        before = self.text[self.text.rfind("\n", 0, m.start()) + 1:m.start()]
        body = m.group()[2:-2] if m.group()[1] == "*" else m.group()[2:]
        alone = not before.strip()
        found = [f for line in body.split("\n") for f in re.findall(rf"^[\s*]*({IDS})", line)]
        if not alone:
            found += re.findall(rf"({IDS})\.?\s*$", body)
        ids = {i for f in found for i in re.findall(ID, f)}
        return Comment(m.start(), m.end(), ids, alone) if ids else None

    def line(self, position):
        return self.text.count("\n", 0, position) + 1

    def headings(self):
        """The ids that open a comment, with their lines; "D-3. THE STRIKE" is a chapter and no id."""
        for m in LEXEME.finditer(self.text):
            if m.group()[0] == "/":
                for f in re.finditer(rf"^(?://|/?[\s*]*)\s*({IDS})(?!\.)", m.group(), re.M):
                    for rule in re.findall(ID, f.group(1)):
                        yield rule, self.line(m.start() + f.start(1))

    # ---- statements ------------------------------------------------------------

    def _statements(self, i, end):
        i, found = self._skip(i), []
        while i < end:
            found.append(self._statement(i))
            i = self._skip(max(found[-1].end, i + 1))
        return tuple(found)

    def _statement(self, i):
        word = self._word(i)
        if self.code[i] == "{":
            close = self.match.get(i, len(self.code) - 1)
            return Node("block", i, close + 1, self._statements(i + 1, close))
        if word in ("if", "for", "while", "switch"):
            return self._headed(word, i, self._skip(i + len(word)))
        if word == "do":
            body = self._statement(self._skip(i + 2))
            return Node("do", i, self.code.index(";", body.end) + 1, (body,))
        after = self._skip(i + len(word))
        if word in ("case", "default") or (word and self.code[after:after + 1] == ":"):
            return Node("label", i, self.code.index(":", i) + 1)
        if word and self.code[after:after + 1] == "(":                  # EACH(x, y) { ... }
            block = self._skip(self.match.get(after, after) + 1)
            if self.code[block:block + 1] == "{":
                return self._headed("for", i, after)
        return self._simple(i, word)

    def _headed(self, word, i, head):
        close = self.match.get(head, head)
        children = [self._statement(self._skip(close + 1))]
        otherwise = self._skip(children[0].end)
        if word == "if" and self._word(otherwise) == "else":
            children.append(self._statement(self._skip(otherwise + 4)))
        return Node(word, i, children[-1].end, tuple(children), (head, close))

    def _simple(self, i, word):
        end = i
        while end < len(self.code) and self.code[end] not in ";}":
            end = self.match.get(end, end) + 1
        kind = ("fixed" if word in FIXED else "jump" if word in JUMPS
                else "declaration" if DECLARATION.match(self.code, i) else "expression")
        return Node(kind, i, end + (self.code[end:end + 1] == ";"))

    def _path(self, item, position):
        """The nodes around a position, from the function's body inward."""
        path = [self._statement(item.open)]
        while True:
            inner = next((n for n in path[-1].children if n.start <= position < n.end), None)
            if not inner:
                return path
            path.append(inner)

    # ---- steps -----------------------------------------------------------------

    def steps(self, rules):
        """The steps of these rules, in the file's order; one that owns nothing has no ways."""
        found = {}
        for comment in self.comments:
            ids = comment.ids & rules
            step = self._step_of(comment, ids) if ids else None
            if step:
                self._add(found, step)
        names = {name: rule for rule in rules for name in enum_names(rule)}
        for m in self.names:
            item = self.item_at(m.start()) if m.group() in names else None
            if item and item.kind == "function":
                step = self._guard(item, m, names[m.group()])
                if step:
                    self._add(found, step)
        return sorted(found.values(), key=lambda s: s.start)

    @staticmethod
    def _add(found, step):
        key = str(step.ways) if step.ways else step.start
        old = found.get(key)
        found[key] = step._replace(ids=step.ids | old.ids) if old else step

    def step_of(self, comment):
        """The step that such a comment stands beside."""
        return self._step_of(comment, comment.ids)

    def body_step(self, function):
        """All that a function does."""
        body = (function.open, function.close + 1)
        return self._step((), function.start, [body], [[self._edit(body, "{ %s }" % self._neutral_return(function))]])

    def node_at(self, item, position):
        """The innermost statement around a position in a function."""
        return self._path(item, position)[-1]

    def skip(self, position):
        """The next place that is no space."""
        return self._skip(position)

    def parts(self, start, end):
        """What stands between the commas of a stretch of code."""
        i = start
        while i < end:
            stop = i
            while stop < end and self.code[stop] != ",":
                stop = self.match.get(stop, stop) + 1
            yield i, min(stop, end)
            i = stop + 1

    def item_at(self, position):
        return next((item for item in self.items if item.start <= position < item.end), None)

    def _step_of(self, comment, ids):
        item = self.item_at(comment.start)
        if item is None or item.kind == "other":
            return self._above_or_behind(comment, ids)
        if item.kind == "object":
            return self._elements(comment, ids, item)
        if not comment.alone:
            return self._line(comment, ids, item)
        return self._paragraph(comment, ids, item)

    def _above_or_behind(self, comment, ids):
        """At file scope: above a function its body, beside an object its value; all else is a heading."""
        if comment.alone:
            start = self._skip(comment.end)
            item = None if self._blank_line(comment.end, start) else self.item_at(start)
        else:
            item = self.item_at(self._first_of_line(comment.start))
        if item is None or item.kind == "other":
            return None
        body = (item.open, item.close + 1)
        if item.kind == "object":
            return self._step(ids, item.start, [body], [[self._edit(body, "{ 0 }")]])
        return self.body_step(item)._replace(ids=frozenset(ids))

    def _neutral_return(self, function):
        head = self.code[function.start:self.code.index("(", function.start)]
        return neutral_return(head[:head.rindex(re.findall(r"\w+", head)[-1])])

    def _paragraph(self, comment, ids, item):
        """The statements behind a comment, up to a blank line, the next id or the block's end."""
        around = self._path(item, comment.start)[-1]
        if around.kind not in ("block", "if", "for", "while", "do", "switch"):
            return self._elements(comment, ids, around)
        nodes, at = [], comment.end
        for node in around.children:
            if node.start < comment.end:
                continue
            if self._blank_line(at, node.start) or (nodes and self._id_between(at, node.start)):
                break
            if node.kind in ("label", "fixed"):
                if nodes:
                    break
            else:
                nodes.append(node)
            at = node.end
            if around.kind != "block":
                break
        return self._taken_out(ids, comment.start, nodes)

    def _line(self, comment, ids, item):
        """The statements that begin on a comment's line; of the head of an if, its condition."""
        begin = self._first_of_line(comment.start)
        path = self._path(item, begin)
        if path[-1].kind in ("declaration", "expression") and self._braces(path[-1], begin):
            return self._elements(comment, ids, path[-1])
        nodes = []
        for around in path:                             # of what lies in another only the outer
            nodes += [n for n in around.children if begin <= n.start < comment.start
                      and not any(o.start <= n.start < o.end for o in nodes)]
        nodes = [n for n in nodes if n.kind not in ("label", "fixed")] or [path[-1]]
        node = nodes[0]
        if node.kind == "if" and len(node.children) == 1 and node.children[0].start > comment.start:
            then = node.children[0]
            inner = then.children[0] if then.kind == "block" and len(then.children) == 1 else then
            if inner.kind != "jump":
                head = (node.head[0], node.head[1] + 1)
                return self._step(ids, node.start, [head], [[self._edit(head, "(1)")]])
        return self._taken_out(ids, node.start, nodes)

    def _elements(self, comment, ids, around):
        """The rows of a table on a comment's line, or behind a comment that stands alone."""
        begin = comment.end if comment.alone else self._first_of_line(comment.start)
        braces = self._braces(around, begin)
        if not braces:
            return self._step(ids, comment.start, [], [])
        spans, at = [], comment.end
        for start, end in self._split(max(braces)):
            if comment.alone:
                if start < comment.end:
                    continue
                if self._blank_line(at, start) or (spans and self._id_between(at, start)):
                    break
                spans.append((start, end))
                at = end
            elif begin <= start < comment.start or (start < begin < end):
                spans.append((start, end))
        return self._step(ids, comment.start, spans, [[self._edit(s, "") for s in spans]] if spans else [])

    def _braces(self, around, position):
        """The opening braces between the start of a table and a position in it."""
        return [o for o, c in self.match.items()
                if self.code[o] == "{" and around.start <= o < position <= c <= around.end]

    def _split(self, brace):
        """The elements of an initialiser, each with its comma."""
        i, close = self._skip(brace + 1), self.match[brace]
        while i < close:
            end = i
            while end < close and self.code[end] != ",":
                end = self.match.get(end, end) + 1
            yield i, min(end + 1, close)
            i = self._skip(end + 1)

    def _guard(self, item, name, rule):
        """`if (...) return R_x;` goes; in a conditional R_x becomes 0, so that nothing forbids."""
        path = self._path(item, name.start())
        leaf, outer = path[-1], path[:-1]
        if re.fullmatch(r"return\s+\(?\w+\)?\s*;", self.code[leaf.start:leaf.end]):
            if outer[-1].kind == "block" and len(outer[-1].children) == 1 and len(outer) > 1:
                leaf, outer = outer[-1], outer[:-1]
            if outer[-1].kind == "if" and len(outer[-1].children) == 1:
                if NEVER in self.code[outer[-1].start:outer[-1].end]:
                    return None
                return self._taken_out({rule}, outer[-1].start, [outer[-1]])
        elif not re.search(r"[?:]\s*$", self.code[leaf.start:name.start()]) \
                and not self.code[name.end():].lstrip().startswith(":"):
            return None
        if NEVER in self.code[leaf.start:leaf.end]:
            return None
        return self._step({rule}, name.start(), [name.span()], [[self._edit(name.span(), "0")]])

    # ---- ways to take a step out -----------------------------------------------

    def _taken_out(self, ids, start, nodes):
        """All of it; all but declarations; one statement alone, the longest first; a declared value."""
        nodes = [n for n in nodes if self.code[n.start:n.end] != self._instead(n)]

        def gone(some):
            return [self._edit((n.start, n.end), self._instead(n)) for n in some]
        others = [n for n in nodes if n.kind != "declaration"]
        declared = [n for n in nodes if n.kind == "declaration"]
        ways = [gone(nodes), gone(others)]
        ways += [gone([n]) for n in sorted(others, key=lambda n: n.start - n.end)]
        for n in declared:
            value = re.search(r"=(?!=)\s*", self.code[n.start:n.end])
            if value:
                ways.append([self._edit((n.start + value.end(), n.end - 1), "{ 0 }")])
        return self._step(ids, start, [(n.start, n.end) for n in nodes],
                          [w for i, w in enumerate(ways) if w and w not in ways[:i]])

    def _instead(self, node):
        """What stands for a statement taken out: at a function's end it still has to return."""
        item = self.item_at(node.start)
        last = not self.code[node.end:item.close].strip()
        return (self._neutral_return(item) if last else "") or ";"

    def _step(self, ids, start, spans, ways):
        removed = "\n".join(self.text[a:b] for a, b in spans)
        return Step(frozenset(ids), spans[0][0] if spans else start, removed, ways)

    def _edit(self, span, text):
        return span[0], span[1], text + "\n" * self.text.count("\n", *span)

    def apply(self, way):
        return applied(self.text, way)

    # ---- gaps ------------------------------------------------------------------

    def _first_of_line(self, position):
        return self._skip(self.text.rfind("\n", 0, position) + 1)

    def _blank_line(self, start, end):
        return re.search(r"\n[ \t]*\n", self.text[start:end]) is not None

    def _id_between(self, start, end):
        return any(c.alone and start <= c.start < end for c in self.comments)
