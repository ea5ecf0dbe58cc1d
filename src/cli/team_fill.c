/* SPDX-License-Identifier: MIT */
/* team_fill.c -- `grognard team suggest` and `random`. */
#include "base/clock.h"
#include "command/memory.h"
#include "kernel/dice.h"
#include "team_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What was added for one member, or (0) the members. */
static void print_for(const struct team_filling *f, uint16_t member)
{
    const struct grog_card *card = f->t->box->cards->card;
    unsigned n = 0;
    for (unsigned i = 0; i < f->n; i++) {
        if (f->bought[i].member != member || team_is_pile(f->t, f->bought[i].card))
            continue;
        if (!n++)
            printf("added%s%s: ", member ? " for " : "", member ? card[member].name : "");
        else
            printf(", ");
        printf("%s", card[f->bought[i].card].name);
    }
    if (n)
        printf("\n");
}

static bool named_before(const struct team *t, unsigned line)
{
    for (unsigned i = 0; i < line; i++)
        if (t->at[i].card == t->at[line].card)
            return true;
    return false;
}

static void print_bought(const struct team_filling *f)
{
    unsigned deck = 0;
    if (!f->n)
        printf("nothing more can be added\n");
    print_for(f, 0);
    for (unsigned i = 0; i < f->t->n; i++)
        if (team_sort(f->t, f->t->at[i].card) == GROG_MEMBER && !named_before(f->t, i))
            print_for(f, f->t->at[i].card);
    for (unsigned i = 0; i < f->n; i++)
        deck += team_is_pile(f->t, f->bought[i].card);
    if (deck)
        printf("added to the deck: %u cards\n", deck);
}

int team_cmd_suggest(const struct team_call *call, int argc, char **argv)
{
    bool dry = false, json = false;
    const struct args_option options[] = {
        { "dry-run", NULL, "only tell what would be added", ARGS_FLAG(&dry) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME",
        team_say(call->as,
        "{Fill the rest of a team's points by a plain rule: Soldiers of each kind in turn up to three quarters of\n"
        "the points, then for each who can carry the best Weapon, Equipment and Skill for his share, then small\n"
        "things, then more of what he has.}  It only adds; nothing is taken out."),
        options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    struct team_filling *f = must_have(1, sizeof *f);
    struct grog_error why = { 0 };
    int status = CLI_TROUBLE;
    f->t = t;
    if (team_load(call, argv[1], t) && !team_allows(t, &why)) {
        fprintf(stderr, team_say(t->as, "the {team} is not allowed as it is: "));
        team_say_why(t, stderr, why.text);
        status = CLI_NO;
    } else if (t->draft) {
        team_fill(f);
        if (json)
            team_print_json(t);
        else {
            print_bought(f);
            team_print_points(t);
        }
        status = dry || t->is_card || team_save(t, call->why) ? CLI_YES : CLI_TROUBLE;
    }
    team_close(t);
    free(f);
    free(t);
    return status;
}

static int at_random(const struct team_call *call, const char *mission, const char *name, uint64_t seed, bool json)
{
    struct team *t = must_have(1, sizeof *t), *about = must_have(1, sizeof *about);
    struct team_filling *f = must_have(1, sizeof *f);
    struct grog_dice dice;
    struct grog_text text = { 0 };
    uint8_t bytes[GROG_SEED_BYTES];
    bool good = false;
    grog_seed_from_number(seed, bytes);
    grog_dice_seed(&dice, bytes);
    about->as = call->as;
    about->library = call->library;
    about->box = team_box(call, NULL);
    if (about->box) {
        uint16_t card = team_find(call, about, mission, call->as->mission, team_is_mission);
        good = card && team_open(call, about->box, card, "", t);
    }
    if (good) {
        f->t = t;
        team_fill_at_random(f, &dice);
        snprintf(t->name, sizeof t->name, "%s", name ? name : "random");
        do
            team_write(t, &text);
        while (text_grows(&text));
        if (json)
            team_print_json(t);
        else
            printf("%s", text.at);
        fprintf(stderr, team_say(t->as, "%d of %d {Resource Points}; seed %llu makes it again\n"), f->bill.cost,
                f->bill.most, (unsigned long long)seed);
        good = !name || team_save(t, call->why);
    }
    free(text.at);
    team_close(t);
    free(f);
    free(about);
    free(t);
    return good ? CLI_YES : CLI_TROUBLE;
}

int team_cmd_random(const struct team_call *call, int argc, char **argv)
{
    const char *mission = NULL;
    uint64_t seed = UINT64_MAX;
    bool json = false;
    int n = 0;
    const struct args_option options[] = {
        { call->as->mission, "NAME", team_say(call->as, "the {Mission} that it is for"), ARGS_TEXT(&mission) },
        { "seed", "S", team_say(call->as, "to make the same {team} again (any)"), ARGS_NUMBER(&seed, 0, INT64_MAX) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "[NAME]",
        team_say(call->as, "Print {a team} that is bought at random for a {Mission}, and save it if it gets a name."),
        options, 0, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!mission || (n && (!team_is_name(argv[1]) || team_is_saved(call->as, argv[1])))) {
        fprintf(stderr, team_say(call->as, !mission ? "grognard {team} random: for which {Mission}?  Say --{mission} "
                "NAME; 'grognard list {missions}' lists them\n"
                : "grognard {team} random: '%s' is no name for a new {team}, or is taken\n"), n ? argv[1] : "");
        return CLI_TROUBLE;
    }
    return at_random(call, mission, n ? argv[1] : NULL, seed == UINT64_MAX ? nanoseconds() % 1000000000 : seed,
                     json);
}
