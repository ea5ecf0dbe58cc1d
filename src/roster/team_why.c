/* SPDX-License-Identifier: MIT */
/* team_why.c -- why a team is not allowed: the refusal, and the rules that it names. */
#include "kernel/state.h"
#include "team.h"
#include "words/words.h"

#include <string.h>

/* The next id that a refusal ends in, "... (WF-SET-71, WF-SET-26)", from *at on; false: no more. */
bool team_next_rule(const char **at, char id[TEAM_RULE_ID])
{
    const char *open = strrchr(*at, '(');
    *at = open ? open + 1 : *at;
    *at += strspn(*at, ", ");
    size_t n = strspn(*at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.");
    if (n < 3 || n >= TEAM_RULE_ID || !memchr(*at, '-', n) || !strchr(",)", (*at)[n]))
        return false;
    memcpy(id, *at, n);
    id[n] = 0;
    *at += n;
    return true;
}

void team_why_text(const struct grog_speaker *s, const char *why, struct grog_text *out)
{
    char id[TEAM_RULE_ID];
    grog_print(out, "%s\n", why);
    while (team_next_rule(&why, id)) {
        char line[1024] = "";
        struct grog_text text = { .at = line, .room = sizeof line };
        if (grog_say_rule(s, id, &text))
            grog_print(out, "  %s\n", line);
    }
}
