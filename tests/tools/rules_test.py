#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# rules_test.py -- tools/rules on small made-up ledgers, logs, C files and one whole little project.
import importlib.machinery
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[2]
loader = importlib.machinery.SourceFileLoader("rules", str(ROOT / "tools" / "rules"))
rules = importlib.util.module_from_spec(importlib.util.spec_from_loader("rules", loader))
loader.exec_module(rules)
import rules_carriers                                                          # noqa: E402
import rules_runs                                                              # noqa: E402
from rules_numbers import DECLARED, Numbered, guards, headed, written                    # noqa: E402
from rules_steps import Source, applied, enum_names, neutral_return            # noqa: E402

HEADER = "id\tsource\tscope\trule\texample\tnote\n"


def row(rule, scope="all"):
    return f"{rule}\tBook: heading\t{scope}\tIt is so.\t\t\n"


def write(root, files):
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))


class Ledgers(unittest.TestCase):
    def read(self, text):
        with tempfile.TemporaryDirectory() as there:
            (Path(there) / "ledger.tsv").write_text(text)
            return rules.read_ledger("ledger.tsv", Path(there))

    def test_a_sound_ledger_is_its_rows(self):
        rows, wrong = self.read(HEADER + row("D-1.1") + row("WF-SHW-205b", "wwii,tunnel rats"))
        self.assertEqual([r.id for r in rows], ["D-1.1", "WF-SHW-205b"])
        self.assertEqual((rows[1].scope, rows[1].where), ("wwii,tunnel rats", "ledger.tsv:3"))
        self.assertEqual(wrong, [])

    def test_each_fault_is_named_with_its_line(self):
        faults = {
            "id\tsource\n" + row("D-1.1"): "ledger.tsv:1: the header",
            HEADER + row("D-1.1") + row("D-1.1"): "ledger.tsv:3: D-1.1 stands at ledger.tsv:2 too",
            HEADER + "D-1.1\tbook\tall\trule\n": "ledger.tsv:2: 4 columns",
            HEADER + row("D-1.1", "all,mars"): "ledger.tsv:2: 'mars' is no scope",
            HEADER + row("X-1"): "ledger.tsv:2: 'X-1' begins like no system's ids",
            HEADER + row("D-1.1").replace("It is so.", ""): "ledger.tsv:2: no rule",
            HEADER + row("D-1.1").rstrip("\n"): "ledger.tsv:2: the last line",
            HEADER + "\n" + row("D-1.1"): "ledger.tsv:2: 1 columns",
        }
        for text, complaint in faults.items():
            _, wrong = self.read(text)
            self.assertEqual(len(wrong), 1, wrong)
            self.assertTrue(wrong[0].startswith(complaint), wrong)

    def test_no_id_stands_in_two_ledgers(self):
        with tempfile.TemporaryDirectory() as there:
            write(Path(there), {"a": HEADER + row("D-1.1"), "b": HEADER + row("D-1.1")})
            with self.assertRaisesRegex(rules.Trouble, "b:2: D-1.1 stands at a:2 too"):
                rules.read_ledgers(["a", "b"], Path(there))


class Coverage(unittest.TestCase):
    TAP = "1..4\nok 1 - good\nnot ok 2 - bad\n# file.c:3: error: Failure!\nnot ok 3 # SKIP lazy\n# not ok - all\n"
    LOG = ("D-1.1\tgood\t../t/a.c:5\nD-1.2\tbad\t../t/a.c:9\nD-1.3\tlazy\t../t/a.c:12\n"
           "D-1.4\tcalled\t../t/a.c:15\nD-9.9\tgood\t../t/a.c:6\n")

    def run_of(self, ok=False):
        claims = rules_runs.read_claims(self.LOG, "/x/build", "/x")
        return rules_runs.Run(claims, *rules_runs.read_results(self.TAP), ok, 0)

    def test_only_a_test_that_passed_proves(self):
        self.assertEqual(dict(rules.proofs([self.run_of()])), {"D-1.1": {"good"}, "D-9.9": {"good"}})

    def test_a_name_that_passed_here_and_failed_there_is_kept_apart(self):
        other = rules_runs.Run(rules_runs.read_claims("D-1.2\tgood\ta.c:1\n", "/x", "/x"), set(), ["good"], set(), False, 0)
        self.assertNotIn("D-1.2", rules.proofs([self.run_of(), other]))

    def test_an_id_without_a_row_is_named_with_its_place(self):
        rows = {"D-1.1", "D-1.2", "D-1.3", "D-1.4"}
        self.assertEqual(list(rules.wrong_claims([self.run_of()], rows)),
                         ['t/a.c:6: RULE("D-9.9"): no ledger has this id', "t/a.c:9: bad failed"])

    def test_a_keyword_is_known_by_its_row(self):
        keyword = sorted(rules.keyword_ids())[0]
        claims = [rules_runs.Claim(rule, "good", "a.c:1") for rule in (keyword, "KW-NONE")]
        wrong = list(rules.wrong_claims([rules_runs.Run(claims, {"good"}, [], set(), True, 0)], {}))
        self.assertEqual(wrong, ['a.c:1: RULE("KW-NONE"): no ledger has this id'])

    def test_every_keyword_of_the_book_is_known(self):
        ids = [line.split("\t")[0] for line in (ROOT / "docs/rules/keywords.tsv").read_text().splitlines()[1:]]
        self.assertTrue(ids)
        self.assertEqual(rules.keyword_ids(), set(ids))

    def test_a_rule_in_what_a_test_calls_is_no_proof(self):
        wrong = list(rules.wrong_claims([self.run_of(ok=True)], {"D-1.1", "D-1.2", "D-1.3", "D-1.4", "D-9.9"}))
        self.assertIn('t/a.c:15: RULE("D-1.4"): called is no test', wrong)

    def test_a_program_that_dies_has_failed_in_its_last_test_and_proves_nothing(self):
        with tempfile.TemporaryDirectory() as there:
            for end in ("kill -ABRT $$", "sleep 30"):
                script = r'printf "D-1.1\tfirst\ta.c:1\nD-1.2\tlast\ta.c:2\n" >"$GROG_RULES_LOG"; echo "ok 1 - first"; '
                program = rules_runs.Program("p", ["sh", "-c", script + end], {}, there, 30, [])
                run = rules_runs.run_tests(program, there, there, timeout=1)
                self.assertEqual((run.ok, run.failed, run.passed), (False, ["last"], set()))


class Steps(unittest.TestCase):
    """What a step is, by where its id stands: the text that goes, and what is left."""

    def steps(self, text, *ids):
        source = Source(textwrap.dedent(text))
        return source, source.steps(set(ids or ["D-1.1"]))

    def one(self, text, *ids):
        source, steps = self.steps(text, *ids)
        self.assertEqual(len(steps), 1, steps)
        return source, steps[0]

    def removed(self, text, *ids):
        source, step = self.one(text, *ids)
        for way in step.ways:
            self.assertEqual(source.apply(way).count("\n"), source.text.count("\n"))
        return " ".join(step.removed.split())

    def test_a_comment_in_a_function_owns_up_to_a_blank_line(self):
        self.assertEqual(self.removed("""
            void f(void)
            {
                before();
                /* D-1.1  Do it. */
                one();
                while (x) {
                    two();

                    three();
                }

                after();
            }
            """), "one(); while (x) { two(); three(); }")

    def test_or_up_to_the_next_id(self):
        self.assertEqual(self.removed("""
            void f(void)
            {
                /* D-1.1  Do it. */
                one();          /* D-1.3 */
                /* and so on */
                two();
                /* D-1.2  Then that. */
                three();
            }
            """), "one(); two();")

    def test_or_to_the_end_of_its_block(self):
        self.assertEqual(self.removed("""
            void f(void)
            {
                if (x) {
                    /* D-1.1, D-1.2: do it. */
                    one();
                }
                two();
            }
            """, "D-1.2"), "one();")

    def test_the_ends_of_a_procedure_stay(self):
        self.assertEqual(self.removed("""
            enum grog_flow f(struct grog_run *r, struct grog_frame *f)
            {
                /* D-1.1  Do it. */
                BEGIN;
                ASK(LABEL, QUESTION, 1u << f->seat);
                END;
            }
            """), "ASK(LABEL, QUESTION, 1u << f->seat);")

    def test_a_function_still_returns_at_its_end(self):
        source, step = self.one("""
            enum grog_flow f(void)
            {
                /* D-1.1 */
                one();
                return GROG_DONE;
            }
            """)
        self.assertEqual(step.removed, "one();")
        source, step = self.one("""
            static bool f(void)
            {
                return a && b;          /* D-1.1 */
            }
            """)
        self.assertIn("    return false;          /* D-1.1 */", source.apply(step.ways[0]))

    def test_a_comment_behind_a_for_owns_its_body(self):
        self.assertEqual(self.removed("""
            void f(void)
            {
                for (;;)
                    /* D-1.1 */
                    one();
                two();
            }
            """), "one();")

    def test_a_comment_that_ends_a_line_owns_its_statement(self):
        for text, gone in {
            "one();\n    two(a,\n        b);       /* D-1.1 */\n    three();": "two(a, b);",
            "one(); two();      // that is D-1.1\n    three();": "one(); two();",
            "for (;;)           /* D-1.1 */\n        one();\n    two();": "for (;;) /* D-1.1 */ one();",
            "if (a)\n        one();\n    else {      /* D-1.1 */\n        two();\n    }": "{ /* D-1.1 */ two(); }",
            "if (a) {\n        one();\n    } else {      /* D-1.1 */\n        two();\n    }": "{ /* D-1.1 */ two(); }",
            "switch (a) {\n    case 1: one(); break;     /* D-1.1 */\n    case 2: two();\n    }": "one(); break;",
            "if (a) return;     /* D-1.1 */\n    one();": "if (a) return;",
        }.items():
            self.assertEqual(self.removed("void f(void)\n{\n    " + text + "\n}\n"), gone)

    def test_at_the_head_of_an_if_it_owns_the_condition(self):
        source, step = self.one("void f(void)\n{\n    if (in_play(s))     /* D-1.1 */\n        one();\n}\n")
        self.assertEqual(step.removed, "(in_play(s))")
        self.assertIn("if (1) ", source.apply(step.ways[0]))

    def test_but_a_guard_goes_whole(self):
        for body in ("return 3;", "{\n        continue;\n    }"):
            text = f"int f(void)\n{{\n    if (full(s))     /* D-1.1 */\n        {body}\n    return 0;\n}}\n"
            source, step = self.one(text)
            self.assertNotIn("full", source.apply(step.ways[0]))
            self.assertIn("return 0", source.apply(step.ways[0]))

    def test_a_comment_above_a_function_owns_its_body(self):
        source, step = self.one("""
            /* D-1.1: may it? */
            static grog_rule may(int a,
                                 int b)
            {
                return a ? b : 0;
            }
            """)
        self.assertEqual(" ".join(source.apply(step.ways[0]).split()),
                         "/* D-1.1: may it? */ static grog_rule may(int a, int b) { return 0; }")

    def test_a_heading_owns_nothing(self):
        _, steps = self.steps("/* D-1.1  A chapter. */\n\nvoid f(void) { one(); }\n/* D-1.1 */\nint g(void);\n")
        self.assertEqual(steps, [])

    def test_a_comment_beside_no_statement_is_a_step_without_ways(self):
        _, step = self.one("void f(void)\n{\n    one();\n    /* D-1.1 */\n}\n")
        self.assertEqual(step.ways, [])

    def test_a_row_of_a_table(self):
        table = """
            static const struct row rows[] = {
                [A] = { "a", { 1, 2 } },
                [B] = { "b", { 3, 4 } },        /* D-1.1 */
                /* D-1.2  Both. */
                [C] = { "c" },
                [D] = { "d",
                        2 },

                [E] = { "e" },
            };
            """
        self.assertEqual(self.removed(table), '[B] = { "b", { 3, 4 } },')
        self.assertEqual(self.removed(table, "D-1.2"), '[C] = { "c" }, [D] = { "d", 2 },')
        local = "void f(void)\n{\n    static const int t[] = {\n        1,\n        2,      /* D-1.1 */\n    };\n}\n"
        self.assertEqual(self.removed(local), "2,")

    def test_a_whole_table(self):
        source, step = self.one("/* D-1.1 */\nstatic const int t[] = { 1, 2 };\n")
        self.assertIn("t[] = { 0 };", source.apply(step.ways[0]))

    def test_the_name_of_a_rule_in_a_guard(self):
        text = """
            static grog_rule may(int a)
            {
                if (a > 1)
                    return R_1_1;
                if (a > 2) {
                    return R_1_2;
                }
                if (FAULT(X) && a)
                    return R_1_1;
                return 0;
            }
            static const struct row rows[] = { { "a", R_1_1 } };
            """
        self.assertEqual(self.removed(text), "if (a > 1) return R_1_1;")
        self.assertEqual(self.removed(text, "D-1.2"), "if (a > 2) { return R_1_2; }")

    def test_the_name_of_a_rule_in_a_conditional(self):
        source, step = self.one("void f(int a)\n{\n    offer(a, a > 1 ? 0 : R_1_1);\n    tell(R_1_1);\n}\n")
        self.assertIn("offer(a, a > 1 ? 0 : 0);\n    tell(R_1_1);", source.apply(step.ways[0]))

    def test_several_places_and_several_ids(self):
        text = ("/* D-1.1, D-1.2 */\nvoid f(void) { one(); }\n"
                "/* D-1.1 */\nvoid g(void)\n{\n    two();   /* D-1.1 */\n}\n")
        source, steps = self.steps(text, "D-1.1", "D-1.2")
        self.assertEqual([(source.line(s.start), sorted(s.ids)) for s in steps],
                         [(2, ["D-1.1", "D-1.2"]), (5, ["D-1.1"]), (6, ["D-1.1"])])

    def test_a_longer_id_is_another(self):
        _, steps = self.steps("void f(void)\n{\n    one();      /* D-1.12 */\n    two();      /* D-1.1b */\n}\n")
        self.assertEqual(steps, [])

    def test_comments_and_strings_are_no_code(self):
        self.assertEqual(self.removed("""
            #define BLOCK(x) { \\
                x
            void f(void)
            {
                tell("/* D-1.1 */ } R_1_1");
                c = '{';        /* D-1.1 */
            }
            """), "c = '{';")

    def test_ways_from_the_largest_to_the_smallest(self):
        source, step = self.one("""
            void f(void)
            {
                /* D-1.1 */
                int a = first(), *b = NULL;
                one();
                second(a, b);
            }
            """)
        gone = [[source.text[start:end] for start, end, _ in way] for way in step.ways]
        self.assertEqual(gone, [["int a = first(), *b = NULL;", "one();", "second(a, b);"], ["one();", "second(a, b);"],
                                ["second(a, b);"], ["one();"], ["first(), *b = NULL"]])

    def test_neutral_bodies(self):
        for returns, body in {
            "static void": "", "enum grog_flow": "return GROG_DONE;", "static inline bool": "return false;",
            "const char *": "return NULL;", "static const struct duel *": "return NULL;", "grog_rule": "return 0;",
            "uint16_t": "return 0;", "static struct pair": "return (struct pair){ 0 };",
        }.items():
            self.assertEqual(neutral_return(returns), body)

    def test_a_last_return_of_a_struct_can_be_taken_out(self):
        source, step = self.one("""
            static struct pair of(int a)
            {
                /* D-1.1  One of the two. */
                return a ? (struct pair){ 1, 0 } : (struct pair){ 0, 1 };
            }
            """)
        self.assertIn("return (struct pair){ 0 };", source.apply(step.ways[0]))

    def test_enum_names(self):
        self.assertEqual(enum_names("D-3.1") & {"R_3_1", "R_D_3_1"}, {"R_3_1", "R_D_3_1"})
        self.assertIn("R_ATK_18B", enum_names("WF-ATK-18b"))
        self.assertEqual(enum_names("NAM-VEH-20"), {"R_NAM_VEH_20"})    # R_VEH_20 is WF-VEH-20 alone

    def test_ids_that_open_comments(self):
        source = Source("/* D-2. THE ROUND. */\n/* D-1.1, D-1.2: so\n * D-1.3  and so */\nint a;     // D-1.4\n")
        self.assertEqual(list(source.headings()), [("D-1.1", 2), ("D-1.2", 2), ("D-1.3", 3), ("D-1.4", 4)])


class Numbers(unittest.TestCase):
    """What a file reads like in which a step can be left out by number."""

    def written(self, text, way=0, rule="D-1.1"):
        source = Source(textwrap.dedent(text))
        step, = source.steps({rule})
        some = guards(source, tuple(sorted(step.ways[way])), 7)
        if not some:
            return None
        text = written(source, "src/toy.c", some)
        self.assertEqual(text.count("\n"), source.text.count("\n"))
        return " ".join(text.split())

    def test_a_statement(self):
        self.assertIn("{ if (!(grog_mutant == 7)) { one(); } } /* D-1.1 */ two();",
                      self.written("void f(void)\n{\n    one();      /* D-1.1 */\n    two();\n}\n"))

    def test_a_header_is_read_twice(self):
        text = "/* x */\n#ifndef TOY_H\n#define TOY_H\n\nint a;\n#endif\n"
        self.assertEqual(headed("src/toy.h", text), text.replace("#define TOY_H\n", f"#define TOY_H\n{DECLARED}"))
        self.assertEqual(headed("src/toy.c", text), DECLARED + text)

    def test_a_last_return(self):
        self.assertIn("{ if (!(grog_mutant == 7)) { return a && b; } else { return false; } }",
                      self.written("static bool f(void)\n{\n    return a && b;          /* D-1.1 */\n}\n"))

    def test_a_condition(self):
        self.assertIn("if (grog_mutant == 7 || (in_play(s))) /* D-1.1 */ one();",
                      self.written("void f(void)\n{\n    if (in_play(s))     /* D-1.1 */\n        one();\n}\n"))

    def test_a_body(self):
        self.assertIn("void f(void) { if (grog_mutant == 7) { return; } one(); }",
                      self.written("/* D-1.1 */\nvoid f(void) { one(); }\n"))
        self.assertIn("int f(void) { if (grog_mutant == 7) { return 0; } return 3; }",
                      self.written("/* D-1.1 */\nint f(void) { return 3; }\n"))

    def test_a_name_in_a_conditional(self):
        self.assertIn("offer(a > 1 ? 0 : (grog_mutant == 7 ? 0 : R_1_1));",
                      self.written("void f(int a)\n{\n    offer(a > 1 ? 0 : R_1_1);\n}\n"))

    def test_declared_values(self):
        text = "void f(void)\n{\n    int a = g(1, 2), *b, c = 3;      /* D-1.1 */\n    h(a);\n}\n"
        self.assertIsNone(self.written(text))
        self.assertIn("int a = (grog_mutant == 7 ? (__typeof__(1 ? (g(1, 2)) : (g(1, 2)))){ 0 } : (g(1, 2))), *b, c = "
                      "(grog_mutant == 7 ? (__typeof__(1 ? (3) : (3))){ 0 } : (3));", self.written(text, -1))

    def test_rows_and_tables_have_no_number(self):
        self.assertIsNone(self.written("static const int t[] = {\n    1,\n    2,      /* D-1.1 */\n};\n"))
        self.assertIsNone(self.written("/* D-1.1 */\nstatic const int t[] = { 1, 2 };\n"))

    def test_one_in_another(self):
        text = textwrap.dedent("""\
            void f(void)
            {
                if (a) {            /* D-1.1 */
                    one();          /* D-1.2 */
                }
            }
            """)
        source = Source(text)
        ways = [rules_carriers.Way("a.c", tuple(step.ways[0]), "") for step in source.steps({"D-1.1", "D-1.2"})]
        numbered = Numbered(ways, lambda path: text)
        first, second = map(numbered.number, ways)
        self.assertNotEqual(first, second)
        with tempfile.TemporaryDirectory() as there:
            numbered.write(Path(there))
            whole = " ".join((Path(there) / "a.c").read_text().split())
            self.assertIn(f"{{ if (!(grog_mutant == {first})) {{ if (a) {{ /* D-1.1 */ "
                          f"{{ if (!(grog_mutant == {second})) {{ one(); }} }} /* D-1.2 */ }} }} }}", whole)
            # One that does not compile is left out; a line without any takes those of its function.
            self.assertEqual(numbered.drop(Path(there), Path(there), "a.c:4:9: error: no\n"), {"a.c"})
            self.assertEqual([numbered.number(w) for w in ways], [first, None])
            numbered.drop(Path(there), Path(there), "a.c:5:1: error: no\n")
            self.assertEqual((Path(there) / "a.c").read_text(), text)
            self.assertEqual(numbered.drop(Path(there), Path(there), "a.c:5:1: error: no\nb.c:1:1: error: no\n"), set())

    def test_the_number_of_a_step_is_that_of_its_file(self):
        texts = {"a.c": "void f(void)\n{\n    one();      /* D-1.1 */\n}\n", "b.c": "/* */"}
        way, = [rules_carriers.Way("a.c", tuple(s.ways[0]), "") for s in Source(texts["a.c"]).steps({"D-1.1"})]
        other = rules_carriers.Way("b.c", ((0, 1, ";"),), "")
        self.assertEqual(Numbered([way], texts.get).number(way), Numbered([other, way], texts.get).number(way))


class Draws(unittest.TestCase):
    def test_the_same_seed_draws_the_same_rows(self):
        ids = [f"D-1.{i}" for i in range(30)]
        self.assertEqual(rules.draw(ids, 5, 7), rules.draw(reversed(ids), 5, 7))
        self.assertEqual(len(rules.draw(ids, 5, 7)), 5)
        self.assertNotEqual(rules.draw(ids, 5, 7), rules.draw(ids, 5, 8))
        self.assertEqual(rules.draw(ids, 0, 7), set(ids))
        self.assertEqual(rules.draw(ids, 99, 7), set(ids))


class Carriers(unittest.TestCase):
    """docs/rules/carriers.tsv and what its forms find, in a few files of C and of a pack."""

    FILES = {
        "src/duel/toy.c": """
            enum { HAND = 5, CUP = 4 };
            /* D-1.1  The deal. */
            int deal(int n)
            {
                int given = n * HAND;
                if (given > CUP)
                    given = CUP;
                given += 0;
                given += 0;
                return given | 1 | 2;
            }
            #define FIELDS \\
                NUMBER("cost", 0), \\
                { .name = "level", \\
                  .at = 3 }
            """,
        "packs/settings/some.lua": """
            -- card "Club" { cost = 9 }
            card "Club" { cost = 2, says = { set { reach = 1, of = "a } b" }, add { strike = 3 } } }
            kit("Bag", { room = 4 })
            """,
        "tests/packs/trial/more.lua": """
            card "Long Club" { says = { set { reach = 2 } } }
            """,
    }

    def setUp(self):
        there = tempfile.TemporaryDirectory()
        self.addCleanup(there.cleanup)
        self.root = Path(there.name).resolve()
        write(self.root, self.FILES)

    def removed(self, carrier):
        ways = rules_carriers.ways_of(carrier, self.root)
        for way in ways:
            whole = (self.root / way.path).read_text()
            text = applied(whole, way.edits)
            self.assertNotEqual(text, whole)
            if way.path.endswith(".c"):
                self.assertEqual(text.count("\n"), whole.count("\n"))
        return [way.removed for way in ways]

    def test_a_step_of_another_rule(self):
        self.assertIn("int given = n * HAND;", self.removed("step D-1.1")[0])
        self.assertEqual(self.removed("step D-1.2"), [])

    def test_a_line_of_c(self):
        self.assertEqual(self.removed("line src/duel/toy.c: given = CUP;"), ["given = CUP;"])
        self.assertEqual(self.removed("line src/duel/toy.c: return given | 1 | 2;"), ["return given | 1 | 2;"])
        self.assertIn("if (given > CUP)", self.removed("line src/duel/toy.c: int deal(int n)")[0])
        for gone in ("given += 0;", "given = CU", "given = CUP", "nothing"):    # twice, a part, none
            self.assertEqual(self.removed(f"line src/duel/toy.c: {gone}"), [])
        self.assertEqual(self.removed("line src/duel/none.c: given = CUP;"), [])

    def test_a_line_of_a_macro(self):
        self.assertEqual(self.removed('line src/duel/toy.c: NUMBER("cost", 0), \\'), ['NUMBER("cost", 0),'])
        level = '{ .name = "level", \\'
        self.assertEqual(self.removed(f"line src/duel/toy.c: {level}"), [level + "\n      .at = 3 }"] * 2)
        self.assertEqual(self.removed("line src/duel/toy.c: .at = 3 }"), [".at = 3"])
        self.assertEqual(self.removed("line src/duel/toy.c: #define FIELDS \\"), [])

    def test_a_number(self):
        way, = rules_carriers.ways_of("number src/duel/toy.c: HAND", self.root)
        self.assertIn("enum { HAND = 6, CUP = 4 };", applied((self.root / way.path).read_text(), way.edits))
        self.assertEqual(self.removed("number src/duel/toy.c: AND"), [])

    def test_a_card_and_a_line_of_a_pack(self):
        says = 'says = { set { reach = 1, of = "a } b" }, add { strike = 3 } }'
        self.assertEqual(self.removed("card packs/settings/some.lua: Club"),
                         [says, 'set { reach = 1, of = "a } b" },', "add { strike = 3 }", 'of = "a } b"', "reach = 1,",
                          "strike = 3", "cost = 2,"])
        self.assertEqual(self.removed("card packs/settings/some.lua: Stick"), [])
        self.assertEqual(self.removed('line packs/settings/some.lua: kit("Bag", { room = 4 })'), ["room = 4"])

    def test_a_switch_wherever_it_is_set(self):
        self.assertEqual(self.removed("switch reach"), ['set { reach = 1, of = "a } b" },', "says = { set { reach = 2 } }"])
        self.assertEqual(self.removed("switch each"), [])

    def faults(self, table, claimed, alike=()):
        write(self.root, {rules_carriers.CARRIERS: "id\tcarrier\n" + table})
        known = {f"D-1.{i}": None for i in range(1, 100)}
        begins = f"{rules_carriers.CARRIERS}: "
        found = list(rules_carriers.unsound_carriers(known, claimed, set(alike), self.root))
        self.assertTrue(all(fault.startswith(begins) for fault in found))
        return [fault.removeprefix(begins) for fault in found]

    def test_a_sound_table(self):
        self.assertEqual(self.faults("D-1.2\tline src/duel/toy.c: return given | 1 | 2; | step D-1.1\n"
                                     "D-1.3\tnone: a definition\n",
                                     {"D-1.1", "D-1.2", "D-1.3", "D-1.4"}, ["D-1.4"]), [])

    def test_what_is_wrong_with_a_table_is_told(self):
        self.assertEqual(self.faults("", {"D-1.1", "D-1.2"}),
                         ["D-1.2 is tested, and has neither a step in C nor a carrier"])
        self.assertEqual(self.faults("D-2.1\tstep D-1.1\n", set()), ["no ledger has D-2.1"])
        self.assertEqual(self.faults("D-1.2\tstep D-1.1\n", set()),
                         ["no test names D-1.2; its carrier would never be taken out"])
        self.assertEqual(self.faults("D-1.1\tswitch reach\n", {"D-1.1"}),
                         ["D-1.1 has a step in C; it needs no carrier"])
        for carrier in ("line src/duel/toy.c: given += 0;", "step D-1.3", "card packs/settings/some.lua: Stick",
                        "switch no", "number src/duel/toy.c: SIX", "luck"):
            self.assertEqual(self.faults(f"D-1.2\t{carrier}\n", {"D-1.2"}),
                             [f"D-1.2: '{carrier}' is not there, or cannot be taken out"])

    def test_few_rows_have_nothing_that_could_be_taken_out(self):
        ids = [f"D-1.{i}" for i in range(2, 3 + rules_carriers.MOST_NONE)]
        table = [f"{rule}\tnone: a definition\n" for rule in ids]
        self.assertEqual(self.faults("".join(table[:-1]), set(ids[:-1])), [])
        self.assertEqual(self.faults("".join(table), set(ids)), ["51 rows have no carrier; at most 50 may"])


PROJECT = {
    "meson.build": """
        project('little', 'c')
        test('little', executable('little', 'tests/little.c', 'src/duel/toy.c', include_directories: 'tests',
             dependencies: dependency('cmocka')), suite: 'rules')
        """,
    **{f"tools/{name}": (ROOT / "tools" / name).read_text().replace("PATIENCE, MOST = 5, ", "PATIENCE, MOST = 1, ")
       for name in ("rules", "rules_carriers.py", "rules_ledgers.py", "rules_mutants.py", "rules_numbers.py",
                    "rules_runs.py", "rules_says.py", "rules_steps.py", "rules_asked.h")},
    "tests/rule.h": (ROOT / "tests/rule.h").read_text(),
    "docs/rules/ledger.tsv": HEADER,
    "docs/rules/same.tsv": "id\tsame\n",
    "docs/rules/survivors.tsv": "ids\tstep\twhy\n",
    "docs/rules/carriers.tsv": "id\tcarrier\nD-1.6\tnone: its test fails\nD-1.7\tnone: its test is skipped\n",
    "words/en.words": "rule.d-1.1 = everybody has four\n",
    "docs/rules/keywords.tsv": "id\tkeyword\tcarrier\nKW-1\tKeen\tvalue strike; rule D-1.1\n",
    "docs/rules/says.tsv": "id\tsays\nKW-1\tIt is keen.\n",
    "docs/rules/names.txt": "# not ours\nMuch Loved Game\nHero\n",
    "docs/rules/chapters.tsv": "area\tsystem\ttitle\nNAM-X\tduel\tJungles\n",
    "docs/rules/aids.tsv": "page\tsystem\tpart\tline\tfigure\twhen\trules\n",
    "docs/rules/plain.tsv": "said\tmeans\tfirst\n",
    "docs/rules/vocabulary.tsv": "system\tclass\tname\nduel\tvalue\tstrike\n",
    "src/duel/ledger.tsv": HEADER + "".join(row(f"D-1.{i}") for i in range(1, 8)),
    "src/duel/toy.c": """
        int toy_health, toy_cards, toy_extra;
        enum { STEPS = 3            /* D-1.4 */
        };
        void toy(void)
        {
            toy_health = 4;         /* D-1.1 */
            toy_extra = 1;          /* D-1.2 */
            int left = STEPS;
            while (left) {
                toy_cards++;
                left--;             /* D-1.3 */
            }
            goto end;
        end:                        /* D-1.5 */
            return;
        }
        """,
    "tests/little.c": """
        #include <setjmp.h>
        #include <stdarg.h>
        #include <stddef.h>
        #include <stdint.h>
        #include <cmocka.h>
        #include "rule.h"
        void toy(void);
        extern int toy_health, toy_cards, toy_extra;
        static void health(void **state) { RULE("D-1.1"); toy(); assert_int_equal(toy_health, 4); (void)state; }
        static void extra(void **state) { RULE("D-1.2"); toy(); (void)state; }
        static void cards(void **state) { RULE("D-1.3"); toy(); assert_true(toy_cards > 2); (void)state; }
        static void wrong(void **state) { RULE("D-1.6"); assert_true(getenv("LITTLE_OK") != NULL); (void)state; }
        static void idle(void **state) { RULE("D-1.7"); skip(); (void)state; }
        int main(void)
        {
            const struct CMUnitTest tests[] = {
                cmocka_unit_test(health), cmocka_unit_test(extra), cmocka_unit_test(cards), cmocka_unit_test(wrong),
                cmocka_unit_test(idle),
            };
            return cmocka_run_group_tests(tests, NULL, NULL);
        }
        """,
}


class Whole(unittest.TestCase):
    """The command on a project with a test that fails, a test that proves nothing and a loop without its step."""

    def setUp(self):
        there = tempfile.TemporaryDirectory()
        self.addCleanup(there.cleanup)
        self.root = Path(there.name).resolve()
        write(self.root, PROJECT)

    def run_rules(self, *args):
        done = subprocess.run([sys.executable, self.root / "tools/rules", *args], capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr

    def test_coverage(self):
        build = str(self.root / "build")
        code, out, err = self.run_rules("coverage", "--build", build, "--json", "--prefix", "D-1")
        self.assertEqual(json.loads(out), {"proved": 3, "total": 7, "missing": ["D-1.4", "D-1.5", "D-1.6", "D-1.7"]})
        self.assertEqual((code, err), (1, "tests/little.c:13: wrong failed\n"))
        ledger = self.root / "src/duel/ledger.tsv"
        ledger.write_text(HEADER + "".join(row(f"D-1.{i}") for i in (1, 2, 6, 7)))
        code, out, err = self.run_rules("coverage", "--build", build)
        self.assertEqual(out, "missing: D-1.6 D-1.7\n2 of 4 proved, 2 missing\n")
        self.assertIn('tests/little.c:12: RULE("D-1.3"): no ledger has this id', err)

    def test_coverage_of_ids_that_no_ledger_has(self):
        code, out, err = self.run_rules("coverage", "--build", str(self.root / "build"), "--prefix", "D-1,Y-")
        self.assertEqual((code, out), (2, ""))
        self.assertIn("no ledger has an id that begins with 'Y-'", err)
        self.assertNotIn("'D-1'", err)

    def test_rows_that_say_the_same(self):
        write(self.root, {
            "docs/rules/ledger.tsv": HEADER + "".join(row(f"NAM-X-{i}") for i in (1, 2, 3, 4)) + row("CHT-X-1"),
            "docs/rules/same.tsv": "id\tsame\nNAM-X-1\tD-1.1\nNAM-X-2\tD-1.1, D-1.3\nNAM-X-3\tD-1.6\nCHT-X-1\tD-1.6\n",
            "tests/little.c": PROJECT["tests/little.c"].replace("toy_cards > 2", 'toy_cards > 2 && !getenv("GROG_SETTING")')
                .replace('getenv("LITTLE_OK") != NULL', '!getenv("GROG_SETTING") || getenv("GROG_SETTING")[0] == 78'),
        })
        code, out, err = self.run_rules("coverage", "--build", str(self.root / "build"), "--prefix", "NAM-,CHT-")
        self.assertEqual((code, out, err), (0, "missing: NAM-X-2 NAM-X-3 NAM-X-4\n2 of 5 proved, 3 missing\n", ""))

    def test_status(self):
        line = "**Proved by tests**: 0 of 2 rules of the books (Warfighter 0 of 1, Vietnam 0 of 1, Chtorr 0 of 0, " \
               "campaigns 0 of 0, Heroes 0 of 0)."
        write(self.root, {"docs/rules/ledger.tsv": HEADER + row("WF-X-1") + row("NAM-X-1"),
                          "README.md": "Little\n\n**Proved by tests**: \n\nis here\n"})
        build = str(self.root / "build")
        self.assertEqual(self.run_rules("status", "--build", build, "--check")[:2], (1, line + "\n"))
        self.assertEqual(self.run_rules("status", "--build", build)[:2], (0, line + "\n"))
        self.assertEqual((self.root / "README.md").read_text(), f"Little\n\n{line}\n\nis here\n")
        self.assertEqual(self.run_rules("status", "--build", build, "--check")[:2], (0, line + "\n"))

    def test_coverage_of_some_rows(self):
        scopes = {1: "all", 2: "wwii", 3: "modern,wwii", 4: "modern", 5: "all", 6: "vietnam", 7: "wwii"}
        write(self.root, {
            "src/duel/ledger.tsv": HEADER + "".join(row(f"D-1.{i}", scope) for i, scope in scopes.items()),
            "docs/rules/ledger.tsv": HEADER + row("WF-ATK-01", "wwii") + row("WF-MOV-01") + row("WF-MOV-02", "modern"),
            "docs/rules/later.tsv": "id\twhy\nD-1.5\tnot yet\nWF-MOV-01\tnor this\n",
            "tests/little.c": PROJECT["tests/little.c"].replace("D-1.6", "KW-1").replace(
                'assert_true(getenv("LITTLE_OK") != NULL);', ""),
        })
        later = str(self.root / "docs/rules/later.tsv")
        for args, code, proved, missing in (
            ("--prefix D-", 1, 3, "D-1.4 D-1.5 D-1.6 D-1.7"),
            ("--prefix D-1.1,D-1.2", 0, 2, ""),
            ("--prefix WF-ATK,D-1.1", 1, 1, "WF-ATK-01"),
            ("--prefix D-1,WF- --scope wwii", 1, 3, "WF-ATK-01 WF-MOV-01 D-1.5 D-1.7"),
            ("--prefix D-1,WF- --scope modern", 1, 2, "WF-MOV-01 WF-MOV-02 D-1.4 D-1.5"),
            ("--prefix D-1,WF- --scope wwii --later", 1, 3, "WF-ATK-01 D-1.7"),
            ("--prefix WF-MOV --scope wwii --later", 0, 0, ""),
            ("--prefix D-1.1,D-1.5 --later", 0, 1, ""),
        ):
            args, missing = args.split() + ([later] if "--later" in args else []), missing.split()
            told = self.run_rules("coverage", "--build", str(self.root / "build"), "--json", "--require-all", *args)
            answer = {"proved": proved, "total": proved + len(missing), "missing": missing}
            self.assertEqual((told[0], json.loads(told[1]), told[2]), (code, answer, ""), args)

    def test_a_plan_is_answered_by_one_run(self):
        write(self.root, {
            "tests/little.c": PROJECT["tests/little.c"].replace('assert_true(getenv("LITTLE_OK") != NULL);', """
                FILE *runs = fopen(getenv("LITTLE_RUNS"), "a"); fputs("run\\n", runs); fclose(runs);"""),
            "docs/rules/ledger.tsv": HEADER + row("WF-X-1"),
            "docs/rules/later.tsv": "id\twhy\nD-1.7\tnot yet\n",
            "README.md": "**Proved by tests**: all\n",
        })
        later = str(self.root / "docs/rules/later.tsv")
        plan, count = self.root / "plan.tsv", self.root / "runs"
        plan.write_text("name\tprefix\tscope\tlater\nfirst\tD-1.1,D-1.2\t\t\nthe rest\tD-1.6,D-1.7\tall\t" + later + "\n"
                        "too much\tD-1.3,D-1.4,WF-\twwii\t\n")
        self.assertEqual(subprocess.run([sys.executable, self.root / "tools/rules", "coverage", "--build",
                                         self.root / "build", "--plan", plan, "--status", "--jobs", "2"],
                                        capture_output=True, text=True, env={**os.environ, "LITTLE_RUNS": str(count)}
                                        ).stdout, textwrap.dedent("""\
            ok      every test passes and names a row
            ok      first: 2 of 2 proved
            ok      the rest: 1 of 1 proved
            FAILED  too much: 1 of 3 proved
            missing: WF-X-1 D-1.4
            FAILED  README.md says how much is proved
            now: **Proved by tests**: 0 of 1 rules of the books (Warfighter 0 of 1, Vietnam 0 of 0, Chtorr 0 of 0, """
            """campaigns 0 of 0, Heroes 0 of 0).
            3 passed, 2 failed
            """))
        self.assertEqual(count.read_text(), "run\n")

    def test_a_plan_has_to_be_sound(self):
        plan = self.root / "plan.tsv"
        for text, complaint in (("name\tprefix\n", "plan.tsv:1: the header is not name prefix scope later"),
                                ("name\tprefix\tscope\tlater\n", "plan.tsv: no question"),
                                ("name\tprefix\tscope\tlater\na\tD-\n", "plan.tsv:2: 2 columns, not 4"),
                                ("name\tprefix\tscope\tlater\na\tD-\tmars\t\n", "plan.tsv:2: 'mars' is no scope"),
                                ("name\tprefix\tscope\tlater\na\tD-,X-\t\t\n",
                                 "plan.tsv:2: no ledger has an id that begins with 'X-'")):
            plan.write_text(text)
            code, out, err = self.run_rules("coverage", "--build", str(self.root / "build"), "--plan", str(plan))
            self.assertEqual((code, out), (2, ""))
            self.assertIn(complaint, err)

    def test_what_is_left_out_has_to_be_there(self):
        (self.root / "later").write_text("id\twhy\nD-1.5\tnot yet\nD-9.9\tnever\n")
        for file, complaint in (("later", "later:3: no ledger has 'D-9.9'"), ("none", "none: ")):
            code, out, err = self.run_rules("coverage", "--build", str(self.root / "build"),
                                            "--later", str(self.root / file))
            self.assertEqual((code, out), (2, ""))
            self.assertIn(complaint, err)

    def test_mutate(self):
        code, out, err = self.run_rules("mutate")
        self.assertEqual((code, err.splitlines()[-1]), (2, "rules: tests/little.c:13: wrong failed"))
        little = self.root / "tests/little.c"
        little.write_text(re.sub('assert_true.getenv.*?; ', '', little.read_text()))
        code, out, err = self.run_rules("mutate", "--json", "--jobs", "2")
        told = json.loads(out)
        fates = {m["ids"][0]: (m["fate"], m["line"], m["by"], m["removed"]) for m in told["list"]}
        self.assertEqual(fates, {
            "D-1.1": ("caught", 7, "health", "toy_health = 4;"),
            "D-1.2": ("survived", 8, None, "toy_extra = 1;"),
            "D-1.3": ("caught", 12, "cards, which does not end", "left--;"),
        })
        self.assertEqual((code, told["mutants"], told["caught"], told["survived"]), (1, 3, 2, 1))
        self.assertEqual(told["without_step"], ["D-1.6"])
        code, out, err = self.run_rules("mutate", "--prefix", "D-1.1", "--rows", "1", "--seed", "3")
        self.assertEqual((code, out.splitlines()[-1]), (0, "1 mutants, 1 caught, 0 survived"))

    def test_a_carrier_is_taken_out_for_a_rule_without_a_step(self):
        write(self.root, {
            "tests/little.c": PROJECT["tests/little.c"].replace('assert_true(getenv("LITTLE_OK") != NULL);', "")
                              .replace("skip();", "toy(); assert_int_equal(toy_health, 4);"),
            "docs/rules/carriers.tsv": "id\tcarrier\nD-1.6\tstep D-1.1\nD-1.7\tstep D-1.2 | step D-1.1\n"})
        code, out, err = self.run_rules("mutate", "--prefix", "D-1.6,D-1.7", "--json")
        fates = {m["ids"][0]: (m["fate"], m["line"], m["by"], m["removed"]) for m in json.loads(out)["list"]}
        self.assertEqual((code, fates), (1, {            # of D-1.6 another test would fail, which does not name it
            "D-1.6": ("survived", 2, None, "toy_health = 4;"),
            "D-1.7": ("caught", 3, "idle", "toy_health = 4;"),
        }))

    def test_a_step_without_a_number_is_built_anew(self):
        toy = self.root / "src/duel/toy.c"
        toy.write_text(toy.read_text().replace("enum { STEPS = 3            /* D-1.4 */", "enum { STEPS = 3 //")
                       .replace("int left = STEPS", "static const int steps[] = {\n 3 /* D-1.4 */\n }; int left = steps[0]"))
        write(self.root, {"tests/little.c": PROJECT["tests/little.c"].replace("D-1.6", "D-1.4").replace(
            'assert_true(getenv("LITTLE_OK") != NULL);', "toy(); assert_true(toy_cards > 2);")})
        code, out, err = self.run_rules("mutate", "--prefix", "D-1.1,D-1.4", "--json")
        self.assertEqual({m["ids"][0]: (m["fate"], m["by"], m["own"]) for m in json.loads(out)["list"]},
                         {"D-1.1": ("caught", "health", True), "D-1.4": ("caught", "wrong, which does not end", True)})
        self.assertIn("2 places, 1 ways have a number", err)
        little = self.root / "tests/little.c"
        little.write_text(little.read_text().replace("D-1.7", "D-1.5").replace("skip();", ""))
        err = self.run_rules("mutate", "--prefix", "D-1", "--anew", "1")[2]          # D-1.4 or D-1.5, whose label is no step
        self.assertIn("4 places, 3 ways have a number", err)

    def test_a_survivor_with_a_reason_is_explained(self):
        little, log = self.root / "tests/little.c", self.root / "log"
        little.write_text(re.sub('assert_true.getenv.*?; ', '', little.read_text()))
        reasons = self.root / "docs/rules/survivors.tsv"
        reasons.write_text("ids\tstep\twhy\nD-1.2\ttoy_extra = 1;\tnobody reads it\n")
        self.assertEqual(self.run_rules("check")[0], 0)
        code, out, err = self.run_rules("mutate", "--draw", "D-1.2=0", "--log", str(log))
        self.assertEqual((code, out.splitlines()[-2]), (0, "ok      D-1.2: 1 mutants, 0 caught, 0 survived, 1 explained"))
        self.assertEqual(json.loads(log.read_text())["fate"], "explained")
        code, again, err = self.run_rules("mutate", "--draw", "D-1.2=0", "--log", str(log))
        self.assertEqual((again, len(log.read_text().splitlines())), (out, 1))
        reasons.write_text("ids\tstep\twhy\nD-1.2\ttoy_extra = 2;\tnobody reads it\nD-1.1\ttoy_health = 4;\t \n")
        self.assertEqual(self.run_rules("check")[1].splitlines()[-3:], [
            "docs/rules/survivors.tsv: D-1.2: no step of it is 'toy_extra = 2;'",
            "docs/rules/survivors.tsv: D-1.1: no reason", "7 rows, 2 faults"])

    def test_several_draws_in_the_same_trees(self):
        little = self.root / "tests/little.c"
        little.write_text(re.sub('assert_true.getenv.*?; ', '', little.read_text()))
        code, out, err = self.run_rules("mutate", "--draw", "D-1.1=0", "--draw", "D-1.1,D-1.3=0", "--draw", "D-1.2=0")
        self.assertEqual((code, err.count("made a copy")), (1, 1))
        self.assertEqual(out[out.index("3 mutants"):], textwrap.dedent("""\
            3 mutants, 2 caught, 1 survived
            ok      D-1.1: 1 mutants, 1 caught, 0 survived
            ok      D-1.1,D-1.3: 2 mutants, 2 caught, 0 survived
            FAILED  D-1.2: 1 mutants, 0 caught, 1 survived
            survived  D-1.2  src/duel/toy.c:8
                | toy_extra = 1;
            2 passed, 1 failed
            """))

    def test_a_step_that_cannot_be_taken_out_is_told(self):
        write(self.root, {"tests/little.c": PROJECT["tests/little.c"].replace("D-1.6", "D-1.5").replace(
            'assert_true(getenv("LITTLE_OK") != NULL);', "")})
        code, out, err = self.run_rules("mutate", "--prefix", "D-1.5")
        self.assertEqual((code, out.splitlines()[-1]), (1, "1 mutants, 0 caught, 0 survived, 1 could not be made"))

    def test_usage(self):
        program = self.root / "build/grognard"
        write(self.root, {"build/grognard": """\
            #!/bin/sh
            [ "$*" = "pack usage --json" ] || exit 2
            echo '{"rows":[{"class":"value","name":"strike","cards":3},{"class":"point","name":"wounded","cards":0}]}'
            """})
        program.chmod(0o755)
        code, out, _ = self.run_rules("usage", "--build", str(program.parent))
        self.assertEqual(code, 0)
        self.assertEqual(out, "value  strike       3\npoint  wounded      0  on no card\n2 words, 1 on no card\n")
        for least, code, few in ((0, 0, ""), (1, 1, "on fewer than 1 cards: point wounded\n"),
                                 (4, 1, "on fewer than 4 cards: value strike, point wounded\n")):
            told = self.run_rules("usage", "--build", str(program.parent), "--least", str(least))
            self.assertEqual((told[0], told[1], told[2]), (code, out, few))
        once = self.root / "once.tsv"
        for words, code, wrong in (("point wounded", 0, ""), ("point wounded\nvalue strike", 1,
                                   f"in {once}, but on 1 cards or more: value strike\n")):
            once.write_text(f"word\n{words}\n")
            told = self.run_rules("usage", "--build", str(program.parent), "--least", "1", "--once", str(once))
            self.assertEqual((told[0], told[2]), (code, wrong))
        switches = self.root / "switches.lua"
        for text, few in (('keyword "Keen" { says = { set { strike = 4, of = all } } }', "point wounded"),
                          ('keyword "Keen" { says = { set { stroke = 4, of = all } } }', "value strike, point wounded")):
            switches.write_text(text)
            told = self.run_rules("usage", "--build", str(program.parent), "--least", "4", "--switches", str(switches))
            self.assertEqual((told[0], told[2]), (1, f"on fewer than 4 cards: {few}\n"))
        program.write_text(program.read_text().replace('"class":"point"', '"class":"kind"'))
        self.assertEqual(self.run_rules("usage", "--build", str(program.parent), "--least", "3")[::2], (0, ""))
        program.unlink()
        self.assertEqual(self.run_rules("usage", "--build", str(program.parent))[0], 2)

    def test_check(self):
        self.assertEqual(self.run_rules("check")[:2], (0, "7 rows, 0 faults\n"))
        with open(self.root / "src/duel/toy.c", "a") as file:
            file.write("int more;      /* D-1.9 */\n")
        self.assertEqual(self.run_rules("check")[:2],
                         (1, "src/duel/toy.c:18: no ledger has D-1.9\n7 rows, 1 faults\n"))

    def test_a_rule_with_a_sentence_is_claimed_by_a_test(self):
        with open(self.root / "words/en.words", "a") as file:
            file.write("rule.d-1.4 = three steps\nrule.d-9.9 = of no ledger: tools/rule-ids says it\n")
        self.assertEqual(self.run_rules("check")[:2],
                         (1, 'words/en.words: no test claims D-1.4, RULE("D-1.4")\n7 rows, 1 faults\n'))

    def test_every_row_has_a_statement_that_is_ours(self):
        write(self.root, {"docs/rules/ledger.tsv": HEADER + row("NAM-X-1") + row("NAM-X-2") + row("NAM-Y-1"),
                          "docs/rules/says.tsv": "id\tsays\nNAM-X-1\tAs in a much loved game, heroes win.\nNAM-Y-1\tSo.\n"
                                                 "NAM-X-9\tMore.\nNAM-X-1\tAgain.\n",
                          "docs/rules/aids.tsv": "page\tsystem\tpart\tline\tfigure\twhen\trules\n"
                                                 "aid\tduel\tOne\tA hero\t1\t\tNAM-X-7\n",
                          "docs/rules/plain.tsv": "said\tmeans\tfirst\nwin\tvictory\tNAM-X-8\n"})
        code, out, _ = self.run_rules("check")
        self.assertEqual(code, 1)
        for fault in ["says.tsv: NAM-X-1 stands there twice", "says.tsv: NAM-X-2 has no statement",
                      "says.tsv: KW-1 has no statement", "says.tsv: no ledger has NAM-X-9",
                      "chapters.tsv: no chapter is of NAM-Y-1", "aids.tsv: A hero: no ledger has NAM-X-7",
                      "aids.tsv: One: 'hero' is a name that is not ours", "plain.tsv: win: nothing is called NAM-X-8"]:
            self.assertIn(fault, out)
        self.assertNotIn("NAM-X-1: 'hero", out)                 # whole words alone: heroes are no Hero
        write(self.root, {"docs/rules/says.tsv": "id\tsays\nNAM-X-1\tAs in a much  loved game.\nNAM-X-2\tMUCH LOVED GAME\n"
                                                 "NAM-Y-1\tSo.\nKW-1\tIt.\n"})
        self.assertIn("says.tsv: NAM-X-2: 'MUCH LOVED GAME' is a name that is not ours", self.run_rules("check")[1])

    def test_each_keyword_is_carried_by_something_that_is_there(self):
        keywords = self.root / "docs/rules/keywords.tsv"
        keywords.write_text("id\tkeyword\tcarrier\nKW-1\tKeen\tvalue strke\nKW-2\tDull\trule D-9.9\nKW-3\tFlat\t\n")
        code, out, _ = self.run_rules("check")
        self.assertEqual(code, 1)
        self.assertIn("KW-1: 'value strke' is neither", out)
        self.assertIn("KW-2: 'rule D-9.9' is neither", out)
        self.assertIn("KW-3 has no carrier", out)

    def test_usage_of_the_command(self):
        for args in ([], ["coverage", "--sideways"], ["mutate", "--rows", "-1"], ["usage", "--least", "-1"], ["mutate", "--draw", "D-"],
                     ["coverage", "--scope", "mars"]):
            self.assertEqual(self.run_rules(*args)[0], 2)
        for command in ([], ["coverage"], ["usage"], ["mutate"], ["check"]):
            self.assertEqual(self.run_rules(*command, "--help")[0], 0)


if __name__ == "__main__":
    unittest.main()
