/* SPDX-License-Identifier: MIT */
/* team_service.c -- `grognard team service`: what Soldiers have earned in a game stands in their team for the next. */
#include "base/json.h"
#include "command/memory.h"
#include "library/kept_games.h"
#include "library/record.h"
#include "team_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The game of this system that came to its end last. */
static bool last_game(const char *system, char path[PATH_BYTES])
{
    struct kept *all = must_have(KEPT_MOST, sizeof *all);
    unsigned n = kept_list(all), i = 0;
    while (i < n && (!all[i].over || strcmp(all[i].system, system) != 0))
        i++;
    if (i < n)
        memcpy(path, all[i].file, PATH_BYTES);
    free(all);
    return i < n;
}

static void print_kept(const struct team *t, const struct team_kept *k)
{
    const struct grog_cards *cards = t->box->cards;
    printf("%s: %s%s", cards->card[k->member].name, cards->card[k->card].name, k->has > k->had ? "" : " is lost");
    if (k->has > 1)
        printf(" x%u", k->has);
    printf("\n");
}

static int keep(const struct team_call *call, struct team *t, const struct team_kept *kept, unsigned n, bool json)
{
    struct grog_error why = { 0 };
    if (n && !team_save(t, call->why))
        return CLI_TROUBLE;
    if (json) {
        team_print_json(t);
        return CLI_YES;
    }
    for (unsigned i = 0; i < n; i++)
        print_kept(t, &kept[i]);
    if (!n)
        printf(team_say(call->as, "nothing is new for the {team}\n"));
    team_print_points(t);
    fflush(stdout);
    if (!team_allows(t, &why))
        team_say_why(t, stderr, why.text);
    return CLI_YES;
}

static int serve(const struct team_call *call, struct team *t, const char *file, bool json)
{
    struct team_kept kept[GROG_LISTED_MAX];
    struct record *r = must_have(1, sizeof *r);
    int status = CLI_TROUBLE;
    if (!record_read(r, call->library, file, UINT32_MAX) || r->status != GROG_OK || r->kind != RECORD_REPLAY)
        record_say_why(r, call->why);
    else if (!grog_over(record_game(r))) {
        fprintf(stderr, "grognard %s: this game is not over\n", call->command);
        status = CLI_NO;
    } else
        status = keep(call, t, kept, team_serve(t, record_match(r), record_game(r), kept), json);
    record_close(r);
    free(r);
    return status;
}

int team_cmd_service(const struct team_call *call, int argc, char **argv)
{
    bool json = false;
    int n = 0, status = CLI_TROUBLE;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME [FILE]",
        team_say(call->as, "Put into {a team} what its {soldiers} have earned in a game that is over, and take out "
        "what they\nhave lost, for their next one.  FILE is a recorded game; without it, the last that ended here."),
        options, 1, 2,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    char path[PATH_BYTES] = "";
    if (team_load_own(call, argv[1], t)) {
        if (n > 1 || last_game(grog_system_name(t->box->system), path))
            status = serve(call, t, n > 1 ? argv[2] : path, json);
        else
            fprintf(stderr, "grognard %s: no game has come to its end here; name one\n", call->command);
    }
    team_close(t);
    free(t);
    return status;
}
