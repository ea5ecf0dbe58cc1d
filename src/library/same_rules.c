/* SPDX-License-Identifier: MIT */
/* same_rules.c -- the rules of other manuals, found through those that say the same.
 *
 * A line of the table is an id, a tab and the ids beside it, by commas.  Only what the catalogue has a sentence for is
 * said. */
#include "same_rules.h"
#include "kernel/state.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { ID = 32, LINE = 1024 };

/* What the ids of a line say, one behind the other. */
static void say_all(const struct grog_speaker *s, const char *ids, struct grog_text *out)
{
    size_t n = strcspn(ids, "\t\n");
    for (const char *end = ids + n; ids < end; ) {
        char id[ID];
        ids += strspn(ids, " ,");
        size_t length = strcspn(ids, " ,\t\n");
        snprintf(id, sizeof id, "%.*s", (int)length, ids);
        char room[LINE] = "";
        struct grog_text one = { .at = room, .room = sizeof room };
        if (grog_say_rule(s, id, &one))
            grog_print(out, "%s%s", out->n ? " " : "", room);
        ids += length;
    }
}

bool same_next(const struct grog_speaker *s, const char *begins, const char **at, struct grog_text *out)
{
    const char *line = *at ? *at : same_files[0].text;
    for (line += strcspn(line, "\n"); *line; line += strcspn(line, "\n")) {     /* the first is the header */
        line++;
        size_t n = strcspn(line, "\t\n");
        if (line[n] != '\t' || strncasecmp(line, begins, strlen(begins)) != 0)
            continue;
        char id[ID], room[LINE] = "";
        struct grog_text text = { .at = room, .room = sizeof room };
        snprintf(id, sizeof id, "%.*s", (int)n, line);
        say_all(s, line + n + 1, &text);
        if (!text.n)
            continue;
        const struct grog_pair pairs[] = { { "rule", id, 0 }, { "text", room, 0 }, { 0 } };
        grog_say_plain(s, "rule-same", pairs, out);
        *at = line;
        return true;
    }
    return false;
}
