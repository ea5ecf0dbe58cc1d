/* SPDX-License-Identifier: MIT */
/* team_terms.c -- what goes with a team beside its cards, as the system's market names it: a Contract, who is on
 * Overwatch.  They are rows of a setup, and are kept as its text: "contract School Bus, reputation 3". */
#include "team.h"
#include "kernel/state.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct grog_setup_row *row_at(const struct grog_box *box, unsigned i)
{
    return &box->system->setup[box->system->market->terms[i]];
}

static bool is_one_card(const struct grog_setup_row *row)
{
    return row->type == GROG_SETS_CARD || row->type == GROG_SETS_PLACED;
}

const char *team_term(const struct grog_box *box, const char *word, size_t n)
{
    for (unsigned i = 0; i < box->system->market->n_terms; i++)
        if (strlen(row_at(box, i)->name) == n && !strncmp(row_at(box, i)->name, word, n))
            return row_at(box, i)->name;
    return NULL;
}

/* The next of them, without what is between it and others; NULL: there is none. */
static const char *next(const char *at, size_t *n)
{
    at += strspn(at, ", ");
    const char *end = strstr(at, ", ");
    *n = end ? (size_t)(end - at) : strlen(at);
    return *n ? at : NULL;
}

void team_each_term(const char *terms, void (*visit)(void *arg, const char *term, size_t n), void *arg)
{
    size_t n;
    for (const char *at = terms; (at = next(at, &n)); at += n)
        visit(arg, at, n);
}

unsigned team_term_cards(const struct team *t, unsigned term, struct grog_listed out[GROG_LISTED_MAX])
{
    const struct grog_match *m = t->draft;
    unsigned row = m->system->market->terms[term], n;
    const struct grog_listed *list = grog_setup_list(m, row, &n);
    if (is_one_card(&m->system->setup[row]) && m->setup[row]) {
        out[0] = (struct grog_listed){ (uint16_t)m->setup[row], 0 };
        return 1;
    }
    memcpy(out, list, n * sizeof *out);
    return n;
}

bool team_set_term(char terms[TEAM_TERMS], const char *row, const char *value)
{
    char others[TEAM_TERMS] = "";
    size_t used = 0, n, word = strlen(row);
    for (const char *at = terms; (at = next(at, &n)); at += n)
        if (n <= word || strncmp(at, row, word) != 0 || at[word] != ' ')
            used += (size_t)snprintf(others + used, sizeof others - used, "%s%.*s", used ? ", " : "", (int)n, at);
    if (strcmp(value, "none") != 0 && strcmp(value, "0") != 0)
        used += (size_t)snprintf(others + used, sizeof others - used, "%s%s %s", used ? ", " : "", row, value);
    if (used >= sizeof others)
        return false;
    memcpy(terms, others, sizeof others);
    return true;
}

const char *team_terms_for(struct team *t, uint16_t mission)
{
    for (unsigned i = 0; t->box && mission != t->mission && i < t->box->system->market->n_terms; i++)
        if (row_at(t->box, i)->type == GROG_SETS_PLACED)
            team_set_term(t->terms, row_at(t->box, i)->name, "none");
    return t->terms;
}

/* A card by its name, with its number: "Rumour x2". */
static void list_card(const struct grog_box *box, const int16_t *pair, char *out, size_t room)
{
    size_t n = strlen(out);
    n += (size_t)snprintf(out + n, room - n, "%s%s", n ? " + " : "", box->cards->card[(uint16_t)pair[0]].name);
    if (pair[1] && n < room)
        snprintf(out + n, room - n, " x%d", pair[1]);
}

void team_terms_of(const struct grog_box *box, uint16_t card, char out[TEAM_TERMS])
{
    const struct grog_card_kind *kind = &box->system->card_kinds[box->cards->card[card].kind];
    out[0] = 0;
    for (unsigned i = 0; i < box->system->market->n_terms; i++)
        for (unsigned k = 0; k < kind->fields; k++) {
            const struct grog_setup_row *row = row_at(box, i);
            const int16_t *n = box->cards->card[card].number + kind->field[k].at;
            char value[TEAM_TERMS] = "";
            if (strcmp(kind->field[k].name, row->name) != 0 || !n[0])
                continue;
            if (row->type == GROG_SETS_NUMBER)
                snprintf(value, sizeof value, "%d", n[0]);
            else if (row->type == GROG_SETS_LIST)
                for (int c = 0; c < n[0]; c++)
                    list_card(box, n + 1 + 2 * c, value, sizeof value);
            else
                snprintf(value, sizeof value, "%s", box->cards->card[(uint16_t)n[0]].name);
            team_set_term(out, row->name, value);
        }
}
