/* SPDX-License-Identifier: MIT */
/* rule.h -- a test says which rule it proves: RULE("D-3.2").
 *
 * If GROG_RULES_LOG names a file, each RULE that is reached adds a line to it: the rule, the test
 * and where it stands, by tabs.  tools/rules puts cmocka's results beside that, so a rule counts as
 * proved only if the test that names it passed.  RULE stands in the test itself, not in what it calls. */
#ifndef TESTS_RULE_H
#define TESTS_RULE_H

#include <stdio.h>
#include <stdlib.h>

static inline void rule_is_named(const char *id, const char *test, const char *file, int line)
{
    const char *path = getenv("GROG_RULES_LOG");
    FILE *log = path ? fopen(path, "a") : NULL;
    if (log) {
        fprintf(log, "%s\t%s\t%s:%d\n", id, test, file, line);
        fclose(log);
    }
}
#define RULE(id) rule_is_named(id, __func__, __FILE__, __LINE__)

#endif
