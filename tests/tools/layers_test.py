#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# layers_test.py -- tools/check-layers on a small made-up tree: as it is it passes, and each fault planted is found.
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HEADER = "folder\tmay use\tfor now\twhat it is\n"
ROWS = {"include": ("", ""), "base": ("include", ""), "kernel": ("include base", ""), "words": ("kernel", ""),
        "explain/heroes": ("above -base", ""), "packc": ("kernel Lua", "")}
TREE = {
    "include/little.h": "int little(void);\n",
    "src/base/text.h": '#include "little.h"\nint text(void);\n',
    "src/base/text.c": '#include "text.h"\nint text(void) { return 1; }\n',
    "src/kernel/run.h": "int run(void);\n",
    "src/kernel/run.c": '#include <stdlib.h>\n#include "run.h"\n#include "base/text.h"\n'
                        "int run(void) { return text(); }\n",
    "src/words/say.h": "int say(void);\n",
    "src/words/say.c": '#include "say.h"\n#include "kernel/run.h"\nint say(void) { return run(); }\n',
    "src/explain/heroes/tell.c": '#include "words/say.h"\nint tell(void);\nint tell(void) { return say(); }\n',
    "src/packc/compile.c": "#include <lua.h>\n",
    "tests/toy/toy.c": "int toy(void);\nint toy(void) { return 2; }\n",
}


def table(rows):
    return HEADER + "".join(f"{name}\t{may}\t{now}\tthe folder {name}\n" for name, (may, now) in rows.items())


class Little(unittest.TestCase):
    def setUp(self):
        there = tempfile.TemporaryDirectory()
        self.addCleanup(there.cleanup)
        self.root = Path(there.name).resolve()
        (self.root / "tools").mkdir()
        shutil.copy(ROOT / "tools/check-layers", self.root / "tools")
        self.write({**TREE, "tools/layers.tsv": table(ROWS)})

    def write(self, files):
        for name, text in files.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text)

    def rows(self, **changed):
        """The table with rows changed or added ('_' for '/'); None: without that row."""
        rows = {**ROWS, **{name.replace("_", "/"): row for name, row in changed.items()}}
        self.write({"tools/layers.tsv": table({name: row for name, row in rows.items() if row is not None})})

    def build(self, *flags, cc="gcc", name="build", without=(), more=()):
        """Compile all sources as Meson would; more: sources that are made in the build."""
        build = self.root / name
        build.mkdir(exist_ok=True)
        files = [f"../{p.relative_to(self.root)}" for top in ("src", "tests") for p in self.root.glob(f"{top}/**/*.c")]
        commands = []
        for file in sorted(set(files) - {f"../{out}" for out in without}) + list(more):
            output = "all.p/" + file.replace("/", "_") + ".o"
            (build / "all.p").mkdir(exist_ok=True)
            command = [cc, *flags, "-I../include", "-I../src", "-I../src/base", "-Isrc/words", "-Ilua", "-o", output,
                       "-c", file]
            commands.append({"directory": str(build), "command": " ".join(command), "file": file, "output": output})
            (build / "lua").mkdir(exist_ok=True)
            (build / "lua/lua.h").touch()
            subprocess.run(command, cwd=build, check=True)
        (build / "compile_commands.json").write_text(json.dumps(commands))

    def run_tool(self, *args):
        done = subprocess.run([sys.executable, "-B", self.root / "tools/check-layers", *args], cwd=self.root,
                              capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr

    def check(self, *expected, builds=("build",), cc=True):
        """Exactly these faults are told: each begins so."""
        if cc:
            self.build()
        code, out, err = self.run_tool(*builds)
        told = [line for line in out.splitlines()[:-1] if not line.startswith(("note: ", " "))]
        self.assertEqual(len(told), len(expected), out + err)
        for line, start in zip(told, expected):
            self.assertTrue(line.startswith(start), f"{line}\n{start}")
        self.assertEqual(code, 1 if expected else 0)
        self.assertTrue(out.endswith(f": {len(expected)} faults\n"))
        return out


class Uses(Little):
    def test_a_clean_tree_passes(self):
        self.assertNotIn("note", self.check())
        out = self.run_tool("--uses", "build")[1]
        self.assertRegex(out, r"src/kernel +src/base +2  src/kernel/run.c:3 includes base/text.h\n")
        self.assertIn("6 layers, 5 uses", out)

    def test_an_include_that_is_not_allowed(self):
        self.write({"src/kernel/run.c": '#include "words/say.h"\nint run(void);\nint run(void) { return 1; }\n'})
        self.check("src/kernel may not use src/words: src/kernel/run.c:1 includes words/say.h",
                   "folders in a circle: src/kernel, src/words")

    def test_of_a_header_too_and_of_all_above_but_one(self):
        self.write({"src/explain/heroes/tell.h": "\n  #  include \"../../base/text.h\"\n"})
        self.check("src/explain/heroes may not use src/base: src/explain/heroes/tell.h:2 includes ../../base/text.h")

    def test_one_header_of_a_folder(self):
        self.rows(words=("kernel/run.h", ""))
        self.check()                                    # the header, and what it names
        self.write({"src/kernel/more.h": "int more(void);\n",
                    "src/kernel/more.c": '#include "more.h"\nint more(void) { return 3; }\n',
                    "src/words/more.c": '#include "kernel/more.h"\nint words(void);\nint words(void) { return more(); }\n'})
        self.check("src/words may not use src/kernel: src/words/more.c:1 includes kernel/more.h (and 1 more)")

    def test_an_extern_without_an_include(self):
        self.write({"src/kernel/run.c": "int run(void);\nint say(void);\nint run(void) { return say(); }\n"})
        fault = "src/kernel may not use src/words: {} needs say of src/words/say.c"
        circle = "folders in a circle: src/kernel, src/words"
        self.check(fault.format("build/all.p/.._src_kernel_run.c.o"), circle)
        self.build("-flto", name="lto")
        self.check(fault.format("lto/all.p/.._src_kernel_run.c.o"), circle, builds=["lto"], cc=False)
        if shutil.which("clang") and shutil.which("llvm-nm"):
            self.build("--target=wasm32", cc="clang", name="wasm")
            self.check(fault.format("wasm/all.p/.._src_kernel_run.c.o"), circle, builds=["wasm"], cc=False)
            self.check(fault.format("build/all.p/.._src_kernel_run.c.o") + " (and 1 more)", circle,
                       builds=["build", "wasm"], cc=False)

    def test_data_is_a_use_too_and_what_is_static_is_none(self):
        self.write({"src/words/say.c": "extern int count;\nint say(void);\nint say(void) { return count; }\n",
                    "src/base/count.c": "extern int count;\nint count;\n",
                    "src/explain/heroes/count.c": "static int count;\nint *counted(void);\n"
                                                  "int *counted(void) { return &count; }\n"})
        self.check("src/words may not use src/base: build/all.p/.._src_words_say.c.o needs count of src/base/count.c")

    def test_an_object_without_optimisation_at_link_time_is_read_rather(self):
        self.write({"src/kernel/run.c": "int run(void);\nint say(void);\nint run(void) { return say(); }\n"})
        self.build("-flto", name="lto")
        self.build()
        both = [json.loads((self.root / name / "compile_commands.json").read_text()) for name in ("lto", "build")]
        (self.root / "build/compile_commands.json").write_text(json.dumps(sum(both, [])))
        self.check("src/kernel may not use src/words: build/all.p/", "folders in a circle", cc=False)

    def test_a_bare_name_is_looked_for_beside_first_then_in_src_then_where_the_compiler_looks(self):
        self.write({"src/words/text.h": "", "src/words/say.c": '#include "text.h"\n'})
        self.check()
        (self.root / "src/words/text.h").unlink()
        self.check("src/words may not use src/base: src/words/say.c:1 includes text.h")
        self.write({"src/text.h": ""})
        self.check("src has no row in the table", "src/words may not use src: src/words/say.c:1 includes text.h")

    def test_what_is_made_in_a_build_belongs_where_it_is_made(self):
        self.write({"build/src/words/english.h": "", "build/src/words/made.c": "int made;\n",
                    "src/kernel/run.c": '#include "english.h"\nextern int made;\nint run(void);\n'
                                        "int run(void) { return made; }\n"})
        self.build(more=["src/words/made.c"])
        out = self.check("src/kernel may not use src/words: src/kernel/run.c:1 includes english.h (and 1 more)",
                         "folders in a circle", cc=False)
        self.assertNotIn("nowhere", out)

    def test_a_library_is_used_by_those_that_may(self):
        self.write({"src/words/say.c": "#include <lua.h>\n#include <string.h>\n"})
        self.check("src/words may not use Lua: src/words/say.c:1 includes lua.h")

    def test_a_symbol_that_stands_in_for_another_is_no_use_of_it(self):
        self.write({"src/explain/heroes/without.c": "int text(void);\nint text(void) { return 0; }\n"})
        self.build(without=["src/explain/heroes/without.c"])
        self.build(name="web", without=["src/base/text.c"])
        self.check(builds=["build", "web"], cc=False)
        self.check("src/kernel may not use src/explain/heroes: web/all.p/.._src_kernel_run.c.o needs text of",
                   "folders in a circle", builds=["web"], cc=False)

    def test_circles_of_folders(self):
        self.write({"src/base/text.c": "int text(void);\nint say(void);\nint text(void) { return say(); }\n"})
        self.check("src/base may not use src/words", "folders in a circle: src/base, src/kernel, src/words")

    def test_tests_are_not_for_src(self):
        self.write({"src/kernel/toy.c": "int toy(void);\nint play(void);\nint play(void) { return toy(); }\n"})
        fault = "src/kernel may not use tests/toy: build/all.p/.._src_kernel_toy.c.o needs toy of tests/toy/toy.c"
        self.check(fault)
        self.rows(kernel=("base tests/toy", ""))
        self.check("layers.tsv:4: kernel may use tests/toy, but no row above it is called so")
        self.write({"src/kernel/toy.c": '#include "../../tests/toy/toy.h"\n', "tests/toy/toy.h": ""})
        self.rows()
        self.check("src/kernel may not use tests/toy: src/kernel/toy.c:1 includes ../../tests/toy/toy.h")

    def test_circles_of_files_are_only_told(self):
        self.write({"src/kernel/run.c": "int run(void);\nint walk(void);\nint run(void) { return walk(); }\n",
                    "src/kernel/walk.c": '#include "run.h"\nint walk(void);\nint walk(void) { return run(); }\n'})
        self.assertIn("note: src/kernel: 2 files in a circle: run walk\n", self.check())

    def test_what_could_not_be_read_is_told(self):
        self.write({"src/words/more.c": '#include "nothing.h"\n'})
        self.build(without=["src/words/more.c"])
        os.utime(self.root / "src/words/say.c", (9e9, 9e9))
        out = self.check(cc=False)
        self.assertIn("note: 2 sources without an object newer than they are: src/words/more.c src/words/say.c\n", out)
        self.assertIn("note: src/words/more.c:1 includes nothing.h, which is nowhere\n", out)

    def test_the_kernel_names_no_system(self):
        self.write({"src/kernel/run.h": "int run(void);\n\n/* as in Heroes */ int heroes_in_it(void);\n",
                    "include/little.h": "/* warfighters, warfighter */\n"})
        self.check("src/kernel/run.h:3: src/kernel names a system, Heroes",
                   "include/little.h:1: include names a system, warfighter")


class Tables(Little):
    def test_a_folder_without_a_row(self):
        self.rows(explain_heroes=None)
        self.check("src/explain/heroes has no row in the table")

    def test_a_row_without_a_folder(self):
        self.rows(session=("above", ""))
        self.check("src/session is a row of the table, but not there")
        self.rows(session=("above", "planned"))
        self.check()
        self.write({"src/session/game.h": ""})
        self.check("src/session is planned, but there")

    def test_what_holds_for_now(self):
        self.write({"src/kernel/run.c": '#include "words/say.h"\nint run(void);\nint toy(void);\n'
                                        "int run(void) { return toy(); }\n"})
        self.rows(kernel=("base", "words tests/toy"))
        self.check()
        self.write({"src/kernel/run.c": TREE["src/kernel/run.c"]})
        self.check("src/kernel no longer uses tests/toy: take that out of 'for now'",
                   "src/kernel no longer uses src/words: take that out of 'for now'")

    def test_a_row_may_use_only_rows_above(self):
        self.rows(kernel=("base -words packc", ""))
        self.check("layers.tsv:4: kernel may use -words, but no row above",
                   "layers.tsv:4: kernel may use packc, but no row above")
        self.write({"tools/layers.tsv": table(ROWS) + "base\t\t\tagain\n"})
        self.assertIn("layers.tsv:8: base has a row already\n", self.run_tool("build")[1])

    def test_what_cannot_be_told(self):
        self.build()
        for rows in ("folder\tuses\n", "", table(ROWS) + "more\t\n", table(ROWS) + "more\t\t\t\n"):
            self.write({"tools/layers.tsv": rows})
            self.assertEqual(self.run_tool("build")[0], 2, rows)
        self.rows()
        self.assertIn("no build of Meson", self.run_tool("nowhere")[2])
        shutil.rmtree(self.root / "build/all.p")
        code, _, err = self.run_tool()
        self.assertEqual((code, err), (2, f"check-layers: {self.root}/build: nothing is built there\n"))
        self.assertEqual(self.run_tool("--layers", "none.tsv")[0], 2)
        self.assertEqual(self.run_tool("--sideways")[0], 2)
        self.assertEqual(self.run_tool("--help")[0], 0)

    def test_the_table_of_the_architecture(self):
        self.rows(kernel=("include base", "words"), tui=("above -words -packc ncurses", "planned"))
        code, out, _ = self.run_tool("--table")
        self.assertEqual(code, 0)
        self.assertIn("| `include` | the folder include |  |\n", out)
        self.assertIn("| `src/kernel` | the folder kernel | include, base; for now words |\n", out)
        self.assertIn("| `src/tui` | the folder tui | all above but words, packc; ncurses; planned |\n", out)
        self.write({"ARCHITECTURE.md": "# Little\n"})
        self.assertEqual(self.run_tool("--architecture")[0], 2)
        first, last = (line for line in (ROOT / "ARCHITECTURE.md").read_text().splitlines()
                       if line.startswith("<!--") and "layers" in line)
        self.write({"ARCHITECTURE.md": f"# Little\n{first}\nold\n{last}\nthe end\n"})
        self.assertEqual(self.run_tool("--architecture")[0], 1)
        self.assertEqual(self.run_tool("--write")[0], 0)
        self.assertEqual((self.root / "ARCHITECTURE.md").read_text(), f"# Little\n{first}\n{out}{last}\nthe end\n")
        self.assertEqual(self.run_tool("--architecture")[:2], (0, ""))

    def test_the_tables_of_this_project_are_sound(self):
        for name in ("layers.tsv", "layers-plan.tsv"):
            if (ROOT / "tools" / name).exists():
                shutil.copy(ROOT / "tools" / name, self.root / "tools/layers.tsv")
                self.build()
                self.assertNotIn("layers.tsv:", self.run_tool("build")[1])


if __name__ == "__main__":
    unittest.main()
