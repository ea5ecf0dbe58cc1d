/* SPDX-License-Identifier: MIT */
/* team_edit.c -- `new`, `add`, `remove` and `delete` of `grognard team` and `army`.  Every change is saved at once, and
 * a card that is not allowed is not added. */
#include "command/memory.h"
#include "team_parts.h"
#include "base/number.h"
#include "base/text.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *name_of(const struct team *t, uint16_t card) { return t->box->cards->card[card].name; }

/* ---- what is typed ----------------------------------------------------------- */

struct typed team_join(char **argv, int first, int last)
{
    struct typed out = { .number = 0 };
    if (last > first && argv[last][0] == 'x' && read_number(argv[last] + 1, 1, TEAM_NUMBER, &out.number))
        last--;
    for (int i = first; i <= last; i++) {
        size_t n = strlen(out.text);
        snprintf(out.text + n, sizeof out.text - n, "%s%s", n ? " " : "", argv[i]);
    }
    return out;
}

/* A team that may be changed. */
bool team_load_own(const struct team_call *call, const char *name, struct team *t)
{
    if (!team_load(call, name, t))
        return false;
    if (t->is_card)
        fprintf(stderr, team_say(t->as, "grognard %s: '%s' is a ready-made {team}; begin your own with it: grognard "
                "{team} new NAME --from '%s'\n"), call->command, name, name);
    return !t->is_card;
}

/* ---- new ----------------------------------------------------------------------- */

bool team_is_free(const struct team_call *call, const char *name, const struct grog_box *box)
{
    uint16_t card = grog_card_find(box->cards, name);
    struct grog_error shown;
    grog_fail(&shown, 0, "%s", name);                   /* it may be anything */
    if (!team_is_name(name))
        fprintf(stderr, team_say(call->as, "grognard %s: '%s' cannot be {a team}'s name: letters, digits, spaces, '-', "
                "'_' and '.', at most %d\n"), call->command, shown.text, TEAM_NAME);
    else if (card && !strcmp(box->system->card_kinds[box->cards->card[card].kind].name, call->as->command))
        fprintf(stderr, team_say(call->as, "grognard %s: '%s' is a ready-made {team}; use another name\n"),
                call->command, name);
    else if (team_is_saved(call->as, name))
        fprintf(stderr, team_say(call->as, "grognard %s: there is {a team} '%s' already; use another name, or "
                "'grognard {team} delete' it\n"), call->command, name);
    else
        return true;
    return false;
}

static void say_missions(const struct team_call *call, const struct team *t)
{
    unsigned n = 0;
    fprintf(stderr, team_say(call->as, "grognard %s: for which {Mission}?  Say --{mission} "), call->command);
    for (uint32_t c = 1; c < t->box->cards->cards; c++)
        if (team_is_mission(t, (uint16_t)c) && team_owns(t, (uint16_t)c))
            fprintf(stderr, "%s'%s'", n++ ? ", " : "", name_of(t, (uint16_t)c));
    fprintf(stderr, "\n");
}

static bool take_over(const struct team_call *call, const char *from, struct team *out)
{
    struct team *t = must_have(1, sizeof *t);
    bool good = team_load(call, from, t);
    if (good && strcmp(grog_system_name(t->box->system), grog_system_name(out->box->system)) != 0) {
        fprintf(stderr, "grognard %s: '%s' is of another system\n", call->command, from);
        good = false;
    }
    if (good) {
        memcpy(out->at, t->at, sizeof t->at);
        out->n = t->n;
        out->mission = out->mission ? out->mission : t->mission;
        snprintf(out->terms, sizeof out->terms, "%s", team_terms_for(t, out->mission));
    }
    team_close(t);
    free(t);
    return good;
}

static bool begin(const struct team_call *call, const char *system, const char *mission, const char *from,
                  struct team *t)
{
    const struct grog_box *box = team_box(call, system);
    struct team *about = must_have(1, sizeof *about);
    about->as = call->as;
    about->library = call->library;
    about->box = box;
    bool good = box != NULL;
    if (good && mission)
        good = (about->mission = team_find(call, about, mission, call->as->mission, team_is_mission)) != 0;
    if (good && from)
        good = take_over(call, from, about);
    if (good && !about->mission) {
        say_missions(call, about);
        good = false;
    }
    if (good && (good = team_open(call, box, about->mission, about->terms, t))) {
        memcpy(t->at, about->at, sizeof t->at);
        t->n = about->n;
    }
    free(about);
    return good;
}

int team_cmd_new(const struct team_call *call, int argc, char **argv)
{
    const char *system = NULL, *mission = NULL, *from = NULL;
    bool json = false;
    int n = 0;
    const struct args_option options[] = {
        { call->as->mission, "NAME", team_say(call->as, "the {Mission} that it is for; see 'grognard list {missions}'"),
          ARGS_TEXT(&mission) },
        { "from",    team_say(call->as, "{TEAM}"),
          team_say(call->as, "begin with the cards of this {team}, yours or a ready-made one"), ARGS_TEXT(&from) },
        { "system",  "NAME", "the rules that it is for", ARGS_TEXT(&system) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "[NAME]",
        team_say(call->as, "Begin {a team} for a {Mission}.  Without a name nothing is saved, and its code is "
        "printed."),
        options, 0, 16,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    struct typed name = team_join(argv, 1, n);
    bool good = begin(call, system, mission, from, t) && (!n || team_is_free(call, name.text, t->box));
    unsigned drawn = good && !t->n ? team_draw(t) : 0;
    for (unsigned i = 0; i < drawn && !json; i++)
        printf("by lot: %s\n", name_of(t, t->at[i].card));
    if (good) {
        t->is_code = !n;
        team_set_name(t, n ? name.text : team_say(t->as, "the {team}"));
        good = team_save(t, call->why);
    }
    if (good && json)
        team_print_json(t);
    else if (good) {
        printf(team_say(t->as, "%s, {a team} for the {Mission} %s\n"), t->name, name_of(t, t->mission));
        team_print_points(t);
        fflush(stdout);
        if (!t->n && n)
            fprintf(stderr, team_say(t->as, "next: grognard {team} shop %s, then grognard {team} add %s CARD\n"),
                    t->name, t->name);
    }
    team_close(t);
    free(t);
    return good ? CLI_YES : CLI_TROUBLE;
}

/* ---- add ------------------------------------------------------------------------- */

static void print_number(const struct team *t, const struct grog_bought *b, const struct grog_bought *member)
{
    if (b->number > 1)
        printf(" x%u", b->number);
    printf(" for %s", name_of(t, member->card));
}

static void print_added(struct team *t, unsigned line)
{
    struct grog_bill *bill = must_have(1, sizeof *bill);
    if (team_bill(t, bill)) {
        const struct grog_bought *b = &bill->at[line], *member = &bill->at[b->member];
        printf("%s", name_of(t, b->card));
        if (b->member == line && (t->as->seats ? b->number > 0 : b->number > 1))
            printf(t->as->seats ? ", seat %u" : " x%u", b->number);
        else if (b->member != line)
            print_number(t, b, member);
        printf(": %d points", b->cost);
        if (b->member != line && t->as->weighs)
            printf(", weighs %d", b->weight);
        if (member->most >= 0)
            printf(team_say(t->as, "; %s {carries %d of %d}"), b->member == line ? team_say(t->as, "{he}")
                   : name_of(t, member->card), member->carries, member->most);
        printf("\n");
        team_print_points(t);
    }
    free(bill);
}

static int refuse(const struct team *t, const struct grog_error *why)
{
    fprintf(stderr, "not added: ");
    team_say_why(t, stderr, why->text);
    return CLI_NO;
}

static bool is_owned(const struct team *t, uint16_t card)
{
    char pack[GROG_PACK_NAME_MAX + 1];
    if (team_owns(t, card))
        return true;
    team_pack_of(t->box->cards, card, pack);
    fprintf(stderr, team_say(t->as, "not added: %s is of the pack %s, which is not on the list of those that you own "
            "('grognard {team} own')\n"), name_of(t, card), pack);
    return false;
}

struct adding { const char *whose, *instead; uint64_t seat; bool json; };

/* Put it in, or in the place of what gives way.  false: see why. */
static bool put_in(struct team *t, struct grog_listed card, struct swapping at, unsigned *line, struct grog_error *why)
{
    if (at.instead < t->n)
        return team_swap(t, at.instead, card, at.member, line, why);
    return team_put(t, card, at.member, line, why);
}

static int keep_added(const struct team_call *call, const struct team *before, struct team *t, unsigned line,
                      bool json)
{
    if (!team_save(t, call->why))
        return CLI_TROUBLE;
    if (json) {
        team_print_json(t);
        return CLI_YES;
    }
    team_print_gone(before, t);
    print_added(t, line);
    return CLI_YES;
}

static int add(const struct team_call *call, struct team *t, const struct typed *what, const struct adding *how)
{
    struct grog_error why = { 0 };
    struct swapping at;
    unsigned line;
    const struct team before = *t;
    uint16_t card = team_find(call, t, what->text, "card that can be bought", team_is_goods);
    if (!card)
        return CLI_TROUBLE;
    bool item = team_sort(t, card) == GROG_ITEM;
    if (!is_owned(t, card))
        return CLI_NO;
    if (!team_allows(t, &why)) {
        fprintf(stderr, team_say(t->as, "the {team} is not allowed as it is; 'grognard {team} check %s' tells what has "
                "to go\n"), t->name);
        return refuse(t, &why);
    }
    if (!team_find_swap(call, t, item ? how->whose : NULL, how->instead, &at))
        return CLI_TROUBLE;
    if (item && at.member == t->n) {
        fprintf(stderr, team_say(t->as, "not added: {nobody is there to carry it}; {add a Soldier who can be "
                "equipped first}\n"));
        return CLI_NO;
    }
    struct grog_listed c = { card, (uint16_t)(item || !t->as->seats ? what->number : how->seat) };
    if (put_in(t, c, at, &line, &why))
        return keep_added(call, &before, t, line, how->json);
    int status = refuse(t, &why);
    if (!how->instead)
        team_say_instead(t, at.member, card);
    return status;
}

int team_cmd_add(const struct team_call *call, int argc, char **argv)
{
    struct adding how = { 0 };
    int n = 0;
    const struct args_option options[] = {
        { "for", team_say(call->as, "{SOLDIER}"), team_say(call->as, "{whom it is for; else the last who can carry "
          "something}"), ARGS_TEXT(&how.whose) },
        { "instead", "NAME", team_say(call->as, "the card of the {team} that gives way, as much of it as has to"),
          ARGS_TEXT(&how.instead) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&how.json) },
        { call->as->seats ? "seat" : NULL, "N", "of a Soldier: the player who has him, from 1",
          ARGS_NUMBER(&how.seat, 1, GROG_SEATS_MAX) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME CARD [xN]",
        team_say(call->as, "Add a card to {a team}: {a Soldier, or something for one}.  What is not allowed is not "
        "added, and it is\ntold why.  {x2 of a Weapon with Ammo is a second set of Ammo.}"), options, 2, 16,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    struct typed what = team_join(argv, 2, n);
    int status = team_load_own(call, argv[1], t) ? add(call, t, &what, &how) : CLI_TROUBLE;
    team_close(t);
    free(t);
    return status;
}

/* ---- remove ----------------------------------------------------------------------- */

/* some: so many of it, not all. */
static void print_without(const struct team *t, unsigned line, unsigned some)
{
    printf("without %s", name_of(t, t->at[line].card));
    if (some)
        printf(" x%u", some);
    if (team_sort(t, t->at[line].card) == GROG_ITEM)
        printf(" for %s", name_of(t, t->at[team_member_of(t, line)].card));
    printf("\n");
}

static int take_out(const struct team_call *call, struct team *t, const struct typed *what, const char *whose,
                    bool json)
{
    struct grog_error why = { 0 };
    uint16_t card = team_find(call, t, what->text, team_say(t->as, "card of the {team}"), team_has);
    unsigned from = 0, to = t->n;
    if (whose && card) {
        from = team_find_member(call, t, whose);
        to = from < t->n ? team_end_of(t, from) : from;
        if (from == t->n)
            return CLI_TROUBLE;
    }
    unsigned line = to;
    while (card && line > from && t->at[line - 1].card != card)
        line--;
    if (!card || line == from) {
        if (card)
            fprintf(stderr, "grognard %s: %s has no %s\n", call->command, name_of(t, t->at[from].card),
                    name_of(t, card));
        return CLI_TROUBLE;
    }
    struct grog_listed *c = &t->at[--line];
    bool item = team_sort(t, card) == GROG_ITEM;
    bool some = (item || !t->as->seats) && what->number && what->number < (c->number ? c->number : 1u);
    if (!json)
        print_without(t, line, some ? (unsigned)what->number : 0);
    if (some)
        c->number = (uint16_t)(c->number - what->number);
    else
        team_take(t, line);
    if (!team_save(t, call->why))
        return CLI_TROUBLE;
    if (json) {
        team_print_json(t);
        return CLI_YES;
    }
    team_print_points(t);
    fflush(stdout);
    if (!team_allows(t, &why))
        team_say_why(t, stderr, why.text);
    return CLI_YES;
}

int team_cmd_remove(const struct team_call *call, int argc, char **argv)
{
    const char *whose = NULL;
    bool json = false;
    int n = 0;
    const struct args_option options[] = {
        { "for", team_say(call->as, "{SOLDIER}"), team_say(call->as, "{whose it is; else the last who has one}"),
          ARGS_TEXT(&whose) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME CARD [xN]",
        team_say(call->as, "Take a card out of {a team}, or N of it; a {Soldier goes with what is his}."),
        options, 2, 16,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    struct typed what = team_join(argv, 2, n);
    int status = team_load_own(call, argv[1], t) ? take_out(call, t, &what, whose, json) : CLI_TROUBLE;
    team_close(t);
    free(t);
    return status;
}

int team_cmd_delete(const struct team_call *call, int argc, char **argv)
{
    const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        call->command, "NAME", team_say(call->as, "Delete {a team} that you have saved."), options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!team_is_saved(call->as, argv[1])) {
        fprintf(stderr, team_say(call->as, "grognard {team} delete: you have saved no {team} '%s'\n"), argv[1]);
        return CLI_TROUBLE;
    }
    if (!team_delete(call->as, argv[1], call->why))
        return CLI_TROUBLE;
    printf("%s is deleted\n", argv[1]);
    return CLI_YES;
}
