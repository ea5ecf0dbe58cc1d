/* SPDX-License-Identifier: MIT */
/* team_wishes.c -- `grognard team terms`: what could go with a team beside its cards (team_terms.c), card by card as
 * the rules allow it.  Each is tried: nothing here knows a rule. */
#include "command/memory.h"
#include "base/json.h"
#include "team_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct wish { const struct team_call *call; struct team *t; const struct grog_setup_row *row; unsigned term; };

static bool is_list(const struct wish *w) { return w->row->type == GROG_SETS_LIST; }

/* Of the row's own kind; where any kind may be, who could be a member, of the Mission's own pack. */
static bool is_candidate(const struct wish *w, uint16_t card)
{
    const struct grog_cards *cards = w->t->box->cards;
    char pack[GROG_PACK_NAME_MAX + 1], own[GROG_PACK_NAME_MAX + 1];
    if (w->row->card_kind)
        return cards->card[card].kind == w->row->card_kind;
    team_pack_of(cards, card, pack);
    team_pack_of(cards, w->t->mission, own);
    return !strcmp(pack, own) && team_sort(w->t, card) == GROG_MEMBER;
}

/* Would the team be allowed with this value? */
static bool is_allowed(const struct wish *w, const char *value)
{
    struct team *then = must_have(1, sizeof *then);
    struct grog_error why = { 0 };
    char terms[TEAM_TERMS];
    memcpy(terms, w->t->terms, sizeof terms);
    bool good = team_set_term(terms, w->row->name, value) && team_open(w->call, w->t->box, w->t->mission, terms, then);
    if (good) {
        memcpy(then->at, w->t->at, sizeof then->at);
        then->n = w->t->n;
        good = team_allows(then, &why);
    }
    team_close(then);
    free(then);
    return good;
}

/* The value with this card too, if the row is a list; else the card alone. */
static void value_with(const struct wish *w, const char *row_value, uint16_t card, char out[TEAM_TERMS])
{
    bool more = is_list(w) && *row_value;
    snprintf(out, TEAM_TERMS, "%s%s%s", more ? row_value : "", more ? " + " : "", w->t->box->cards->card[card].name);
}

/* What the row is set to now, as it was said; "": nothing. */
struct told { const char *row; char value[TEAM_TERMS]; };
static void find_value(void *arg, const char *term, size_t n)
{
    struct told *v = arg;
    size_t word = strlen(v->row);
    if (n > word && !strncmp(term, v->row, word) && term[word] == ' ')
        snprintf(v->value, sizeof v->value, "%.*s", (int)(n - word - 1), term + word + 1);
}

static void card_to_json(struct json *j, const struct wish *w, uint16_t card)
{
    const struct grog_cards *cards = w->t->box->cards;
    json_open(j, NULL, '{');
    json_text(j, "name", cards->card[card].name);
    json_text(j, "id", cards->text ? cards->text[card].id : "");
    json_close(j, '}');
}

/* Those that are allowed now: how many; with j each is written. */
static unsigned offer(const struct wish *w, const char *now, struct json *j)
{
    unsigned n = 0;
    for (uint32_t c = 1; c < w->t->box->cards->cards; c++) {
        char value[TEAM_TERMS];
        if (!is_candidate(w, (uint16_t)c))
            continue;
        value_with(w, now, (uint16_t)c, value);
        if (!is_allowed(w, value))
            continue;
        n++;
        if (j)
            card_to_json(j, w, (uint16_t)c);
        else
            printf("%s%s", n > 1 ? ", " : "", w->t->box->cards->card[c].name);
    }
    return n;
}

static void term_to_json(const struct wish *w, const char *now, struct json *j)
{
    struct grog_listed cards[GROG_LISTED_MAX];
    json_open(j, NULL, '{');
    json_text(j, "name", w->row->name);
    json_flag(j, "several", is_list(w));
    json_open(j, "chosen", '[');
    unsigned n = *now ? team_term_cards(w->t, w->term, cards) : 0;
    for (unsigned i = 0; i < n; i++)
        card_to_json(j, w, cards[i].card);
    json_close(j, ']');
    json_open(j, "offers", '[');
    offer(w, now, j);
    json_close(j, ']');
    json_close(j, '}');
}

static void term_to_text(const struct wish *w, const char *now)
{
    printf("%s%s%s: ", w->row->name, *now ? " " : "", now);
    printf("%s\n", offer(w, now, NULL) ? "" : "nothing");
}

static int list(const struct team_call *call, struct team *t, char **words, int n, struct json *j)
{
    const struct grog_system *s = t->box->system;
    for (unsigned i = 0; i < s->market->n_terms; i++) {
        struct wish w = { call, t, &s->setup[s->market->terms[i]], i };
        struct told now = { .row = w.row->name };
        bool asked = !n;
        for (int k = 0; k < n; k++)
            asked = asked || !strcmp(words[k], w.row->name);
        if (!asked || w.row->type == GROG_SETS_NUMBER)
            continue;
        team_each_term(t->terms, find_value, &now);
        if (j)
            term_to_json(&w, now.value, j);
        else
            term_to_text(&w, now.value);
    }
    return CLI_YES;
}

int team_cmd_terms(const struct team_call *call, int argc, char **argv)
{
    bool json = false;
    int n = 0, status = CLI_TROUBLE;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "NAME [WHAT ...]",
        team_say(call->as, "List the cards that could go with {a team} beside its own, as 'grognard {team} set' takes "
        "them."), options, 1, 100,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    struct team *t = must_have(1, sizeof *t);
    struct json j = { .to = stdout };
    if (json)
        json_open(&j, NULL, '[');
    if (team_load(call, argv[1], t))
        status = list(call, t, argv + 2, n - 1, json ? &j : NULL);
    if (json)
        json_close(&j, ']');
    team_close(t);
    free(t);
    return status;
}
