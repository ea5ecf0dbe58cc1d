/* SPDX-License-Identifier: MIT */
/* rule.h -- a test says which rule it proves: RULE("D-3.2").
 *
 * If GROG_RULES_LOG names a file, each RULE that is reached adds a line `rule D-3.2`
 * to it; a script compares that with the rulebook and prints what is not proved. */
#ifndef TESTS_RULE_H
#define TESTS_RULE_H

#include <stdio.h>
#include <stdlib.h>

static inline void rule_is_proved(const char *id)
{
    const char *path = getenv("GROG_RULES_LOG");
    FILE *log = path ? fopen(path, "a") : NULL;
    if (log) {
        fprintf(log, "rule %s\n", id);
        fclose(log);
    }
}
#define RULE(id) rule_is_proved(id)

#endif
