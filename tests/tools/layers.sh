#!/usr/bin/env bash
# layers.sh -- the kernel names no system, and no system includes another: what both need is the kernel's.
set -u
cd "$(dirname "$0")/../.." || exit 2
wrong=0
say() { echo "$1"; wrong=1; }
grep -rniw -e warfighter -e heroes src/kernel include && say "the kernel names a system"
grep -rn '#include.*warfighter' src/heroes && say "src/heroes includes warfighter"
grep -rn '#include.*heroes' src/warfighter && say "src/warfighter includes heroes"
for layer in pack scene words lesson packc; do
    grep -rn '#include "\(heroes\|warfighter\|bots\|cli\)/' "src/$layer" && say "src/$layer includes a system"
done
exit $wrong
