#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# settings.sh -- no Setting and no Era stands in the rules by its name: what differs is said on their cards.
set -u
cd "$(dirname "$0")/../.." || exit 2
found=0 names=0
while IFS= read -r name; do
    names=$((names + 1))
    if grep -rniwF -- "$name" src/warfighter; then
        echo "src/warfighter names '$name'"; found=1
    fi
done < <(sed -n 's/^\(setting\|era\) *"\([^"]*\)".*/\2/p' packs/*/*.lua | sort -u)
[ "$names" -gt 5 ] || { echo "no Settings found in packs"; exit 1; }
exit $found
