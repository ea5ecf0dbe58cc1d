/* SPDX-License-Identifier: MIT */
/* team_shop.c -- `grognard team shop`: what can be bought now, with its price and weight, and what cannot, and why.
 *
 * Each card is tried: put into the team, judged, taken out again. */
#include "command/memory.h"
#include "base/json.h"
#include "team_parts.h"
#include "command/terminal.h"
#include "kernel/nearest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct shop {
    struct team *t;
    struct team  try;
    struct swapping at;                         /* whom things are for, and what would give way */
    uint16_t line[GROG_LISTED_MAX];
    uint8_t  kind;                              /* 0: all */
    bool     all;                               /* what cannot be bought, too */
    struct json *json;
    struct columns can, cannot;
};

/* A kind of card that can be bought, by name; false: stderr says what there is. */
static bool find_kind(const struct team *t, const char *name, uint8_t *out)
{
    const struct grog_system *s = t->box->system;
    struct grog_nearest near = { .typed = name };
    for (uint8_t k = 1; k < s->n_card_kinds; k++) {
        if (s->market->sort(k) == GROG_NOT_SOLD)
            continue;
        grog_nearest_try(&near, s->card_kinds[k].name);
        if (!strcmp(s->card_kinds[k].name, name)) {
            *out = k;
            return true;
        }
    }
    fprintf(stderr, "grognard %s shop: nothing that is bought is a '%s'", t->as->command, name);
    nearest_say(&near);
    for (uint8_t k = 1, n = 0; k < s->n_card_kinds; k++)
        if (s->market->sort(k) != GROG_NOT_SOLD)
            fprintf(stderr, "%s%s", n++ ? ", " : "; there are: ", s->card_kinds[k].name);
    fprintf(stderr, "\n");
    return false;
}

/* ---- one card ---------------------------------------------------------------- */

static void row(struct columns *c, const struct shop *s, const struct grog_bought *b, const char *why)
{
    columns_row(c);
    columns_cell(c, "%s", s->t->box->cards->card[b->card].name);
    columns_cell(c, "%s", team_kind(s->t, b->card));
    columns_cell(c, "%d", b->cost);
    if (team_sort(s->t, b->card) == GROG_ITEM && s->t->as->weighs)
        columns_cell(c, "%d", b->weight);
    else if (s->t->as->weighs)
        columns_cell(c, " ");
    if (why)
        columns_cell(c, "%s", team_short_why(s->t, b->card, why));
}

/* The lines that it could be bought instead of. */
static void instead_to_json(struct shop *s, uint16_t card)
{
    unsigned n = team_instead(s->t, &s->try, s->at.member, card, s->line);
    json_open(s->json, "instead", '[');
    for (unsigned i = 0; i < n; i++) {
        char place[TEAM_PLACE];
        team_place(s->t, s->line[i], place);
        json_text(s->json, NULL, place);
    }
    json_close(s->json, ']');
}

static void to_json(struct shop *s, const struct grog_bought *b, bool can, const char *why)
{
    const struct grog_cards *cards = s->t->box->cards;
    json_open(s->json, NULL, '{');
    json_text(s->json, "name", cards->card[b->card].name);
    json_text(s->json, "id", cards->text ? cards->text[b->card].id : "");
    json_text(s->json, "kind", team_kind(s->t, b->card));
    json_number(s->json, "cost", b->cost);
    if (s->t->as->weighs)
        json_number(s->json, "weight", b->weight);
    json_flag(s->json, "item", team_sort(s->t, b->card) == GROG_ITEM);
    json_flag(s->json, "can", can);
    if (!can) {
        const char *brief = team_short_why(s->t, b->card, why), *rules = strstr(brief, " (");
        char said[256];
        snprintf(said, sizeof said, "%.*s", rules ? (int)(rules - brief) : (int)strlen(brief), brief);
        team_why_to_json(s->json, why);
        json_text(s->json, "said", said);
        if (s->all && s->at.instead == s->t->n)
            instead_to_json(s, b->card);
    }
    json_close(s->json, '}');
}

static void offer(struct shop *s, uint16_t card)
{
    struct team_offer o;
    team_offer(s->t, &s->try, s->at.member, s->at.instead, card, &o);
    if (s->json)
        to_json(s, &o.price, o.can, o.why.text);
    else if (o.can)
        row(&s->can, s, &o.price, NULL);
    else
        row(&s->cannot, s, &o.price, o.why.text);
}

/* ---- all ------------------------------------------------------------------------ */

static void head(struct columns *c, bool weighs, const char *last)
{
    *c = (struct columns){ .n = 3u + weighs + (last != NULL) };
    columns_row(c);
    columns_cell(c, "card");
    columns_cell(c, "kind");
    columns_cell(c, "points");
    if (weighs)
        columns_cell(c, "weight");
    if (last)
        columns_cell(c, "%s", last);
}

static void print(struct shop *s)
{
    if (s->can.rows > 1)
        columns_print(&s->can);
    else
        printf("Nothing of this can be bought now%s.\n", s->at.instead < s->t->n ? ", not even so" : "");
    if (s->cannot.rows > 1 && s->all) {
        printf("\n");
        columns_print(&s->cannot);
    } else if (s->cannot.rows > 1) {
        fflush(stdout);
        fprintf(stderr, "%u more cannot be bought now; --all tells why\n", s->cannot.rows - 1);
    }
    fflush(stdout);
    fprintf(stderr, "'grognard pack show CARD' tells what a card does\n");
}

static void say_for_what(const struct shop *s)
{
    if (s->at.instead < s->t->n) {
        fprintf(stderr, "instead of ");
        team_print_line(s->t, s->at.instead, stderr);
        fprintf(stderr, ":\n");
    }
    if (s->at.member < s->t->n)
        fprintf(stderr, team_say(s->t->as, "{what is carried} would be for %s\n"),
                s->t->box->cards->card[s->t->at[s->at.member].card].name);
}

static int open_shop(struct shop *s)
{
    const struct grog_system *system = s->t->box->system;
    struct grog_error why = { 0 };
    if (!team_allows(s->t, &why)) {
        fprintf(stderr, team_say(s->t->as, "the {team} is not allowed as it is; 'grognard {team} check %s' tells what "
                "has to go\n"), s->t->name);
        return CLI_NO;
    }
    s->try = *s->t;
    head(&s->can, s->t->as->weighs, NULL);
    head(&s->cannot, s->t->as->weighs, "why not");
    if (s->json)
        json_open(s->json, NULL, '[');
    else
        say_for_what(s);
    for (uint8_t k = 1; k < system->n_card_kinds; k++)
        for (uint32_t c = 1; c < s->t->box->cards->cards; c++)
            if (s->t->box->cards->card[c].kind == k && system->market->sort(k) != GROG_NOT_SOLD
                && (!s->kind || s->kind == k) && team_owns(s->t, (uint16_t)c))
                offer(s, (uint16_t)c);
    if (s->json)
        json_close(s->json, ']');
    else {
        print(s);
        team_print_points(s->t);
    }
    free(s->can.cell);
    free(s->cannot.cell);
    return CLI_YES;
}

int team_cmd_shop(const struct team_call *call, int argc, char **argv)
{
    const char *kind = NULL, *whose = NULL, *instead = NULL;
    bool json = false, all = false;
    const struct args_option options[] = {
        { "kind", "K", team_say(call->as, "only cards of this kind: {weapon, skill, ...}"), ARGS_TEXT(&kind) },
        { "for", team_say(call->as, "{SOLDIER}"), team_say(call->as, "{whom it is for; else the last who can carry "
          "something}"), ARGS_TEXT(&whose) },
        { "instead", "NAME", team_say(call->as, "what fits if this card of the {team} gives way, as much of it as has "
          "to"), ARGS_TEXT(&instead) },
        { "all", NULL, "what cannot be bought too, and why; as JSON also what it could come instead of",
          ARGS_FLAG(&all) },
        { "json", NULL, "the answer as JSON, with all", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME",
        team_say(call->as, "List what can be bought for {a team} now: what one of each {costs and weighs}."), options,
        1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct shop *s = must_have(1, sizeof *s);
    struct json j = { .to = stdout };
    int status = CLI_TROUBLE;
    s->t = must_have(1, sizeof *s->t);
    s->json = json ? &j : NULL;
    s->all = all;
    if (team_load(call, argv[1], s->t) && (!kind || find_kind(s->t, kind, &s->kind))) {
        status = team_find_swap(call, s->t, whose, instead, &s->at) ? open_shop(s) : CLI_TROUBLE;
    }
    team_close(s->t);
    free(s->t);
    free(s);
    return status;
}
