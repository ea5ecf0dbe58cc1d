# SPDX-License-Identifier: MIT
# check.sh -- what the tests of commands share: a folder to work in, and checks that are counted.
#
# Each check is a line "ok" or "FAILED"; finish counts them.
program=$(realpath "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_DATA_DIRS=$work/none NO_COLOR=1
unset GROGNARD_PACKS
cd "$work" || exit 2
passed=0 failed=0

grognard() { "$program" "$@"; }

# check NAME STATUS PATTERN COMMAND...: it ends with this status and says this.
check() {
    local name=$1 status=$2 pattern=$3; shift 3
    "$@" >out 2>&1
    local is=$?
    if [ "$is" = "$status" ] && grep -qE -- "$pattern" out; then
        passed=$((passed + 1)); echo "ok      $name"
    else
        failed=$((failed + 1)); echo "FAILED  $name (status $is)"; sed 's/^/        /' out | head -n 20
    fi
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

# with_one_pack NAME: from here on the program is one with this pack alone of those that it was built with.
with_one_pack() {
    mkdir -p "$work/bin/packs" && cp "$program" "$work/bin/grognard" && cp "$(dirname "$program")/packs/$1.pack" "$work/bin/packs/"
    program=$work/bin/grognard
}
