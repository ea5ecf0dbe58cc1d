#!/bin/sh
# instructions.sh -- instructions per decision and per option offered, by callgrind.
#
#     tools/instructions.sh build/src/cli/grognard [FEW MANY]
#
# Two runs of the bench, of FEW and of MANY decisions: what start-up costs is in both
# and drops out of the difference.
set -eu
program=$1 few=${2:-20000} many=${3:-60000}
where=$(mktemp -d)
trap 'rm -rf "$where"' EXIT

# run N: its instructions, decisions and options, on one line.
run() {
    valgrind --tool=callgrind --callgrind-out-file="$where/out.$1" --log-file="$where/log.$1" \
        "$program" bench --no-memcpy --decisions "$1" >"$where/bench.$1"
    awk '/^(totals|summary):/ { instructions = $2 }
         /^decisions / { decisions = $2 }
         /^options /   { options = $2 }
         END { print instructions, decisions, options }' "$where/out.$1" "$where/bench.$1"
}

first=$(run "$few")
second=$(run "$many")
echo "$first $second" | awk '{
    printf "instructions_per_decision %.0f\n", ($4 - $1) / ($5 - $2)
    printf "instructions_per_option %.1f\n", ($4 - $1) / ($6 - $3)
}'
