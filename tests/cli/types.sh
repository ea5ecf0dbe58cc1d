#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# types.sh ROOT: no type of Mission is known by its name in C: no string is a type's title, no name of more words
# than one is a type's.  Types live in packs; what they need of the rules are values, points and verbs.
set -eu
cd "$1"
bad=0 titles=0
code=$(mktemp)
trap 'rm -f "$code"' EXIT
# The code without its comments.
cat src/*/*.c src/*/*.h | sed -e 's,/\*.*\*/,,g' -e '/\/\*/,/\*\//d' >"$code"
while read -r title; do
    titles=$((titles + 1))
    if grep -n "\"$title\"" "$code"; then
        echo "a string in src names the type '$title'"; bad=1
    fi
    name=$(printf '%s' "$title" | tr 'A-Z ' 'a-z_')
    case $name in
    *_*) ! grep -niw "$name" "$code" || { echo "src names the type '$title'"; bad=1; } ;;
    esac
done < <(sed -n 's/^mission_type "\([^"]*\)".*/\1/p' packs/*/*.lua | sort -u)
[ "$titles" -gt 0 ] || { echo "no type was found in packs"; exit 1; }
exit $bad
