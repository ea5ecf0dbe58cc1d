#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# games.sh PROGRAM -- the recorded games of tests/games are played again.
#
# Each must be true (every hash, the end), finished or not as it was, and tell the same as when it was recorded.
# Those of tests/games itself are of the version that is being worked on, and only tools/bless-games writes them.
# A folder there is a version that is out, with the packs that its games name.  Nobody writes in it any more: its
# games stay true under the rules that made them, which are in the core that the site keeps (web/cores).  Unfinished
# ones go on; those of other rules than today's are carried (outlive.sh).  Each check prints a line as cmocka does, so
# that CI counts it.
set -u
program=$(realpath "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GROGNARD_PACKS=$(dirname "$program")/packs XDG_DATA_HOME=$work/none XDG_DATA_DIRS=$work/none XDG_STATE_HOME=$work/state NO_COLOR=1
cd "$root" || exit 2
failed=0

check() {       # NAME COMMAND...
    local name=$1; shift
    if "$@" >"$work/out" 2>&1; then
        echo "[       OK ] $name"
    else
        echo "[  FAILED  ] $name"; sed 's/^/    /' "$work/out" | head -n 20; failed=$((failed + 1))
    fi
}
is_true() {     # FILE finished|unfinished
    "${rules[@]}" verify "${with[@]}" "$1" >"$work/said"; local is=$?
    cat "$work/said"; [ $is = 0 ] && grep -q ", $2," "$work/said"
}
told()    { "${rules[@]}" replay --acts "${with[@]}" - <"$1" | sha256sum | cut -c 1-32; }
tells_the_same() {
    local was; was=$(sed -n 's/^# told //p' "$1")
    [ "$(told "$1")" = "$was" ] || { echo "what is told has changed; see grognard replay --acts ${with[*]} $1"; return 1; }
}

rules=("$program")
for file in tests/games/*.replay; do
    name=$(basename "$file" .replay) pack=$(sed -n 's/^# pack //p' "$file") with=()
    [ -z "$pack" ] || with=(--pack "$pack")
    check "${name}_is_true"         is_true "$file" finished
    check "${name}_tells_the_same"  tells_the_same "$file"
done
# A game that is not true is found out.
with=()
sed 's/^end .*/end 0 0000000000000000000000000000000000000000000000000000000000000000/' tests/games/duel.replay >"$work/false"
check a_false_end_is_found          bash -c "! '$program' verify '$work/false'"

# ---- versions that are out --------------------------------------------------------------------------------
sums()      { (cd "$1" && find . -type f ! -name SHA256SUMS -print0 | LC_ALL=C sort -z | xargs -0 sha256sum); }
as_it_was() { diff "$1/SHA256SUMS" <(sums "$1"); }
acts_of()   { grep -c '^[0-9]' "$1"; }
# Whoever was called away plays on: some choices more, and it is still true.
goes_on() {
    cp "$1" "$work/game.replay"
    yes 1 | head -n 30 | "$program" play --plain --resume "$work/game.replay" --reactions none >"$work/played" 2>&1 ||
        { tail -n 5 "$work/played"; return 1; }
    "$program" verify "$work/game.replay" && [ "$(acts_of "$work/game.replay")" -gt "$(acts_of "$1")" ]
}
of_today() { ! "$program" verify "$1" 2>&1 | grep -q "made under the rules of"; }
for version in "$root"/tests/games/*/; do
    of=$(basename "$version")
    export GROGNARD_PACKS=${version}packs
    gzip -dc "$root/web/cores/$of/grognard-core.wasm.gz" >"$work/core.wasm"
    rules=(node "$root/tools/core-run.mjs" "$work/core.wasm")
    check "kept_${of}_is_as_it_was"     as_it_was "$version"
    for file in "$version"*.replay "${version}unfinished/"*.replay; do
        name=${file#"$version"} state=finished
        name=kept_${of}_$(tr / _ <<<"${name%.replay}")
        [ "$(dirname "$file")" = "${version%/}" ] || state=unfinished
        check "${name}_is_true"         is_true "$file" $state
        check "${name}_tells_the_same"  tells_the_same "$file"
        [ $state = finished ] || ! of_today "$file" || check "${name}_goes_on" goes_on "$file"
    done
done
[ "$failed" = 0 ]
