/* SPDX-License-Identifier: MIT */
/* team_set.c -- `grognard team set`: what goes with a team beside its cards. */
#include "command/memory.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "team_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int no_term(const struct team_call *call, const struct grog_box *box, const char *typed)
{
    unsigned n = box->system->market->n_terms;
    if (n)
        fprintf(stderr, "grognard %s: what of '%s'?  There are ", call->command, typed);
    else
        fprintf(stderr, team_say(call->as, "grognard %s: {a team} is its cards, there is nothing to set\n"),
                call->command);
    for (unsigned i = 0; i < n; i++)
        fprintf(stderr, "%s%s%s", i ? ", " : "", box->system->setup[box->system->market->terms[i]].name,
                i + 1 == n ? "\n" : "");
    return CLI_TROUBLE;
}

/* Whole names of cards, so that the text says which. */
static bool spell(const struct grog_box *box, const char *typed, char out[TEAM_TERMS])
{
    size_t used = 0;
    out[0] = 0;
    while (used < TEAM_TERMS) {
        const char *more = strstr(typed, " + ");
        char name[GROG_CARD_NAME_MAX + 1];
        snprintf(name, sizeof name, "%.*s", more ? (int)(more - typed) : (int)strlen(typed), typed);
        uint16_t card = grog_card_find(box->cards, name);
        used += (size_t)snprintf(out + used, TEAM_TERMS - used, "%s%s", used ? " + " : "",
                                 card ? box->cards->card[card].name : name);
        if (!more)
            return used < TEAM_TERMS;
        typed = more + strlen(" + ");
    }
    return false;
}

static int set(const struct team_call *call, struct team *t, const char *row, const char *typed, bool json)
{
    struct grog_error why = { 0 };
    struct team *then = must_have(1, sizeof *then);
    char terms[TEAM_TERMS], value[TEAM_TERMS];
    int status = CLI_TROUBLE;
    memcpy(terms, t->terms, sizeof terms);
    if (!spell(t->box, typed, value) || !team_set_term(terms, row, value))
        fprintf(stderr, "grognard %s: this is too long\n", call->command);
    else if (team_open(call, t->box, t->mission, terms, then)) {
        memcpy(then->at, t->at, sizeof t->at);
        memcpy(then->name, t->name, sizeof t->name);
        then->n = t->n;
        then->is_code = t->is_code;
        status = team_allows(then, &why) ? team_save(then, call->why) ? CLI_YES : CLI_TROUBLE : CLI_NO;
        if (status == CLI_NO)
            team_say_why(then, stderr, why.text);
        else if (status == CLI_YES && json)
            team_print_json(then);
        else if (status == CLI_YES) {
            printf("%s\n", *terms ? terms : team_say(t->as, "the {team} is its cards alone"));
            team_print_points(then);
        }
    }
    team_close(then);
    free(then);
    return status;
}

int team_cmd_set(const struct team_call *call, int argc, char **argv)
{
    bool json = false;
    int n = 0;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME WHAT VALUE",
        team_say(call->as, "Say what goes with {a team} beside its cards; several cards with + between them.  none "
        "takes it away."), options, 3, 100,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    int status = CLI_TROUBLE;
    if (team_load_own(call, argv[1], t)) {
        const char *row = team_term(t->box, argv[2], strlen(argv[2]));
        char typed[TEAM_TERMS] = "";
        for (int i = 3; i <= n; i++) {
            size_t at = strlen(typed);
            snprintf(typed + at, sizeof typed - at, "%s%s", at ? " " : "", argv[i]);
        }
        status = row ? set(call, t, row, typed, json) : no_term(call, t->box, argv[2]);
    }
    team_close(t);
    free(t);
    return status;
}
