#!/usr/bin/env bash
# games.sh PROGRAM -- the recorded games of tests/games are played again.
#
# Each must be true (every hash, the end) and finished, and tell the same as when it was
# recorded.  Only tools/bless-games writes them.  Each check prints a line as cmocka does,
# so that CI counts it.
set -u
program=$(realpath "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GROGNARD_PACKS=$(dirname "$program")/packs XDG_DATA_HOME=$work/none XDG_DATA_DIRS=$work/none NO_COLOR=1
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
is_true() { "$program" verify "${with[@]}" "$1" >"$work/said"; local is=$?; cat "$work/said"; [ $is = 0 ] && grep -q ', finished,' "$work/said"; }
told()    { "$program" replay --acts "${with[@]}" - <"$1" | sha256sum | cut -c 1-32; }
tells_the_same() {
    local was; was=$(sed -n 's/^# told //p' "$1")
    [ "$(told "$1")" = "$was" ] || { echo "what is told has changed; see grognard replay --acts ${with[*]} $1"; return 1; }
}

for file in tests/games/*.replay; do
    name=$(basename "$file" .replay) pack=$(sed -n 's/^# pack //p' "$file") with=()
    [ -z "$pack" ] || with=(--pack "$pack")
    check "${name}_is_true"         is_true "$file"
    check "${name}_tells_the_same"  tells_the_same "$file"
done
# A game that is not true is found out.
with=()
sed 's/^end .*/end 0 0000000000000000000000000000000000000000000000000000000000000000/' tests/games/duel.replay >"$work/false"
check a_false_end_is_found          bash -c "! '$program' verify '$work/false'"
[ "$failed" = 0 ]
