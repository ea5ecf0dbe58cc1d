# SPDX-License-Identifier: MIT
# steps.sh -- what .ci/run and tools/long-checks share: counted and timed steps, two lanes, the commit's seed.
#
# Whoever sources it stands in the root of the tree, and has $CI_LOGS, a folder for what the steps say.
passed=0 failed=0 begun=$SECONDS

say() { printf '%s\n' "$*"; }
# log_of NAME: the file that keeps what a step said.
log_of() { echo "$CI_LOGS/${1//[^A-Za-z0-9]/_}.log"; }
# told NAME: what it said; told NAME PATTERN: those lines of it.
told() { grep -a -- "${2:-}" "$(log_of "$1")"; }
# ended NAME START FAILED HOW: one line on the screen, one among the times.
ended() {
    local took=$((SECONDS - $2))
    say "$([ "$3" = 0 ] && echo 'ok     ' || echo 'FAILED ') $1$4 ($took s)"
    echo "$took $1" >>"$CI_LOGS/times"
}

# step NAME COMMAND...: run it, keep its output, count it.
step() {
    local name=$1 start=$SECONDS bad=0; shift
    "$@" >"$(log_of "$name")" 2>&1 || bad=1
    passed=$((passed + 1 - bad)) failed=$((failed + bad))
    ended "$name" "$start" $bad ""
    [ $bad = 0 ] || tail -n 40 "$(log_of "$name")" | sed 's/^/        /'
}

# checks NAME COMMAND...: a script that counts by itself; its last line is "N passed, M failed".
checks() {
    local name=$1 start=$SECONDS ok= bad=; shift
    "$@" >"$(log_of "$name")" 2>&1
    read -r ok bad < <(tail -n 1 "$(log_of "$name")" | sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p')
    [ -n "$ok" ] || { ok=0 bad=1; echo "FAILED  it does not say how many passed" >>"$(log_of "$name")"; }
    passed=$((passed + ok)) failed=$((failed + bad))
    ended "$name" "$start" "$bad" ": $ok passed, $bad failed"
    [ "$bad" = 0 ] || grep -aA 20 -B 5 '^FAILED' "$(log_of "$name")" | head -n 60 | sed 's/^/        /'
}

# suite NAME BUILDDIR: the tests of a build, with its own packs.  Each test of cmocka's counts, and each check of the
# scripts among them.
suite() {
    local name=$1 dir=$2 start=$SECONDS rc=0 all=$2/meson-logs/testlog.txt ok bad
    env -u GROGNARD_PACKS meson test -C "$dir" --print-errorlogs --no-rebuild --timeout-multiplier 4 \
        >"$(log_of "$name")" 2>&1 || rc=1
    ok=$(grep -ac '^\[       OK \]' "$all" 2>/dev/null)
    bad=$(grep -ac '^\[  FAILED  \] [a-z]' "$all" 2>/dev/null)
    bad=$(((${bad:-0} + 1) / 2))                # cmocka names a failure twice
    read -r ok bad < <(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$all" 2>/dev/null |
        awk -v ok="${ok:-0}" -v bad="$bad" '{ ok += $1; bad += $2 } END { print ok, bad }')
    [ $rc = 0 ] || [ "$bad" -gt 0 ] || bad=1
    [ "$ok" -gt 0 ] || bad=$((bad + 1))
    passed=$((passed + ok)) failed=$((failed + bad))
    ended "$name" "$start" "$bad" ": $ok tests passed, $bad failed"
    [ "$bad" = 0 ] || tail -n 60 "$(log_of "$name")" | sed 's/^/        /'
}

# beside FUNCTION: its steps in a second lane, on the other core, while the first goes on; `joined` waits for it, tells
# what it said and takes its counts in.
beside() {
    ( passed=0 failed=0; "$1"; echo "$passed $failed" >"$CI_LOGS/$1.counts" ) >"$CI_LOGS/$1.lane" 2>&1 &
    lane=$1 lane_pid=$!
}
joined() {
    local ok=0 bad=1
    wait "$lane_pid"
    cat "$CI_LOGS/$lane.lane"
    read -r ok bad <"$CI_LOGS/$lane.counts"
    passed=$((passed + ok)) failed=$((failed + bad))
}

# close_steps: the longest steps, the whole time, and how many passed; succeeds if none failed.
close_steps() {
    local whole=$((SECONDS - begun))
    say "the longest steps:"
    sort -rn "$CI_LOGS/times" | head -n 25 | while read -r took name; do printf '%6d s  %s\n' "$took" "$name"; done
    say "the whole: $((whole / 60)) min $((whole % 60)) s; seed $seed"
    say "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

# The seed of what is tried by chance comes from the commit, so that every commit tries something else, and the same
# commit the same; CI_SEED=N has it again.
seed=${CI_SEED:-$(git rev-parse HEAD 2>/dev/null | cut -c 1-8)}
[ -n "${CI_SEED:-}" ] || seed=$((16#${seed:-1}))

# each_team PACKS COMMAND...: with each ready-made team of them in its Mission ("": of all).
each_team() {
    local packs=$1 setup setups; shift
    setups=$(mktemp "$CI_LOGS/teams.XXXXXX")
    tools/teams build/grognard $packs >"$setups" && [ -s "$setups" ] || return 1
    while read -r setup; do
        echo "$setup"; "$@" --setup "$setup" </dev/null || return 1
    done <"$setups"
}
# each_sheet COMMAND...: with each campaign of our packs.
sheets() { sed -n 's/^campaign "\(.*\)" {/campaign \1/p' packs/*/campaigns.lua; }
each_sheet() {
    local setup
    sheets | while read -r setup; do
        echo "$setup"; "$@" --setup "$setup" </dev/null || exit 1
    done
}
# each_scenario COMMAND...: with each scenario that brings its armies.
each_scenario() {
    local setup setups
    setups=$(mktemp "$CI_LOGS/scenarios.XXXXXX")
    tools/scenarios build/grognard >"$setups" && [ -s "$setups" ] || return 1
    while read -r setup; do
        echo "$setup"; "$@" --setup "$setup" </dev/null || return 1
    done <"$setups"
}

# build COMPILER DIR [OPTION...]: with the compiler's results kept, so that what is the same is compiled once.
build() {
    local cc=$1 dir=$2; shift 2
    CC="ccache $cc" meson setup "$dir" "$@" && env -u GROGNARD_PACKS ninja -C "$dir"
}
