#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""release_test.py: tools/release refuses what must not be released, before it makes anything.

Each test has a small repository of its own with the files that it reads."""
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "meson.build": "project('grognard', 'c', version: '1.2.3', license: 'MIT')\n",
    "CHANGELOG.md": "# Changelog\n\n## 1.2.3 (2026-11-17)\n- All of it.\n",
    "debian/changelog": "grognard (1.2.3) unstable; urgency=medium\n",
    "data/org.grognard.grognard.metainfo.xml": '<release version="1.2.3" date="2026-11-17"/>\n',
    "web/package.json": '{\n  "version": "1.2.3",\n}\n',
}


class Refusals(unittest.TestCase):
    def setUp(self):
        self.dir = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.dir)
        self.tree = self.dir / "tree"
        (self.tree / "tools").mkdir(parents=True)
        shutil.copy(ROOT / "tools/release", self.tree / "tools/release")
        for name, text in FILES.items():
            self.write(name, text)
        self.git("init", "-q")
        self.commit()

    def write(self, name, text):
        (self.tree / name).parent.mkdir(exist_ok=True)
        (self.tree / name).write_text(text)

    def git(self, *words):
        subprocess.run(["git", "-C", self.tree, "-c", "user.name=x", "-c", "user.email=x@x.example", *words], check=True,
                       capture_output=True)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-qm", "x")

    def change(self, name, old, new):
        self.write(name, FILES[name].replace(old, new))
        self.commit()

    def refused(self, why, *words, version="1.2.3", check="touch ../checked"):
        """It says why and has made nothing; True: the checks had begun."""
        out = self.dir / "out"
        said = subprocess.run(["tools/release", version, "--to", out, "--check", check, "--tag", *words], cwd=self.tree,
                              capture_output=True, text=True, check=False)
        self.assertEqual(said.returncode, 1, said)
        self.assertIn(why, said.stderr)
        self.assertFalse(out.exists() and any(out.iterdir()))
        return (self.dir / "checked").exists()

    def test_changed_file(self):
        self.write("CHANGELOG.md", FILES["CHANGELOG.md"] + "more\n")
        self.assertFalse(self.refused("the tree is not clean"))

    def test_file_that_git_does_not_know(self):
        self.write("stray", "")
        self.assertFalse(self.refused("the tree is not clean: ?? stray"))

    def test_no_version(self):
        for version in ["1.2", "v1.2.3", "1.02.3", "1.2.3 "]:
            self.assertFalse(self.refused("is no version such as", version=version))

    def test_version_that_is_not_mesons(self):
        self.assertFalse(self.refused("meson.build says 1.2.3, not 1.2.4", version="1.2.4"))

    def test_version_of_one_file(self):
        for name in ["debian/changelog", "data/org.grognard.grognard.metainfo.xml", "web/package.json"]:
            self.change(name, "1.2.3", "1.2.2")
            self.assertFalse(self.refused(f"{name} says 1.2.2, not 1.2.3"))
            self.change(name, "", "")

    def test_changelog_without_section(self):
        self.change("CHANGELOG.md", "1.2.3", "1.2.30")
        self.assertFalse(self.refused("has no section '## 1.2.3 (DATE)'"))

    def test_changelog_without_day(self):
        self.change("CHANGELOG.md", "2026-11-17", "unreleased")
        self.assertFalse(self.refused("has no date"))

    def test_tag_that_is_there(self):
        self.git("tag", "v1.2.3")
        self.assertFalse(self.refused("there is a tag v1.2.3 already"))

    def test_folder_that_is_not_empty(self):
        (self.dir / "full").mkdir()
        (self.dir / "full/file").write_text("")
        self.assertFalse(self.refused("is not empty", "--to", str(self.dir / "full")))

    def test_failing_checks(self):
        self.refused("the checks do not pass", check="false")

    def test_checks_that_change_the_tree(self):
        self.refused("the checks have changed the tree", check="touch new")


if __name__ == "__main__":
    unittest.main()
