/* SPDX-License-Identifier: MIT */
/* setup.c -- see setup.h.
 *
 * A setting is "key value", ended by a comma or a line end; what is not said has its row's
 * default, what is said twice is what was said last.  A list is cards joined by " + ", each
 * perhaps with a number behind it, " x2"; "none" is the empty one.  No card's name has a
 * comma or " + " in it, so what is written reads back the same. */
#include "setup.h"
#include "nearest.h"
#include "state.h"

#include <stdlib.h>
#include <string.h>

#define MORE " + "

/* ---- reading ------------------------------------------------------------- */

static bool no_card(const struct grog_match *m, const struct grog_setup_row *row, const char *name,
                    struct grog_error *why)
{
    struct grog_nearest near = { .typed = name };
    for (uint32_t i = 1; i < m->cards->cards; i++)
        if (!row->card_kind || m->cards->card[i].kind == row->card_kind)
            grog_nearest_try(&near, m->cards->card[i].name);
    if (near.word)
        grog_fail(why, 0, "setup: %s: no card is called '%.60s' (did you mean '%.64s'?)", row->name, name, near.word);
    else
        grog_fail(why, 0, "setup: %s: no card is called '%.60s'", row->name, name);
    return false;
}

/* May the card stand here? */
static bool card_fits(const struct grog_match *m, const struct grog_setup_row *row, unsigned card,
                      struct grog_error *why)
{
    const struct grog_card *c = &m->cards->card[card];
    const struct grog_card_kind *kinds = m->system->card_kinds;
    if (row->card_kind && c->kind != row->card_kind)
        grog_fail(why, 0, "setup: %s: '%s' is a %s, not a %s", row->name, c->name, kinds[c->kind].name,
                  kinds[row->card_kind].name);
    else if (row->type != GROG_SETS_LIST && kinds[c->kind].lends)
        grog_fail(why, 0, "setup: %s: '%s' speaks only through the cards that bear it", row->name, c->name);
    else
        return true;
    return false;
}

static bool read_card(struct grog_match *m, const struct grog_setup_row *row, const char *value, int32_t *out,
                      struct grog_error *why)
{
    unsigned card = strcmp(value, "none") ? grog_card_named(m->cards, value) : 0;
    *out = (int32_t)card;
    if (!card)
        return !strcmp(value, "none") || no_card(m, row, value, why);
    return card_fits(m, row, card, why);
}

/* The number behind " x" at the end of a name, cut off; 0: there is none. */
static uint16_t cut_number(char *name)
{
    size_t n = strlen(name), at = n;
    while (at && name[at - 1] >= '0' && name[at - 1] <= '9')
        at--;
    if (at == n || n - at > 2 || name[at] == '0' || at < 3 || name[at - 1] != 'x' || name[at - 2] != ' ')
        return 0;
    name[at - 2] = 0;
    return (uint16_t)strtoul(name + at, NULL, 10);
}

/* One card of a list.  A name that is a card's as a whole is that card. */
static bool read_listed(struct grog_match *m, const struct grog_setup_row *row, char *name, struct grog_error *why)
{
    uint16_t number = 0;
    unsigned card = grog_card_named(m->cards, name);
    if (!card) {
        number = cut_number(name);
        card = grog_card_named(m->cards, name);
    }
    if (!card)
        return no_card(m, row, name, why);
    if (m->n_listed == GROG_LISTED_MAX) {
        grog_fail(why, 0, "setup: %s: more than %d cards are listed", row->name, GROG_LISTED_MAX);
        return false;
    }
    m->listed[m->n_listed++] = (struct grog_listed){ (uint16_t)card, number };
    return card_fits(m, row, card, why);
}

/* Rules of a list each speak once. */
static bool rules_fit(const struct grog_match *m, unsigned row, struct grog_error *why)
{
    unsigned n;
    const struct grog_listed *list = grog_setup_list(m, row, &n);
    if (n > GROG_RULES_MAX) {
        grog_fail(why, 0, "setup: %s: more than %d cards are listed", m->system->setup[row].name, GROG_RULES_MAX);
        return false;
    }
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = 0; k <= i; k++)
            if (list[i].number || (k < i && list[k].card == list[i].card)) {
                grog_fail(why, 0, "setup: %s: '%s' is there once or not at all", m->system->setup[row].name,
                          m->cards->card[list[i].card].name);
                return false;
            }
    return true;
}

static bool read_list(struct grog_match *m, unsigned i, char *value, struct grog_error *why)
{
    m->list[i] = m->n_listed;
    for (char *next = strcmp(value, "none") ? value : NULL; next; ) {
        char *name = next + strspn(next, " "), *more = strstr(name, MORE);
        size_t n = more ? (size_t)(more - name) : strlen(name);
        while (n && name[n - 1] == ' ')
            n--;
        name[n] = 0;
        next = more ? more + strlen(MORE) : NULL;
        if (!read_listed(m, &m->system->setup[i], name, why))
            return false;
    }
    m->setup[i] = m->n_listed - m->list[i];
    return m->system->setup[i].type == GROG_SETS_LIST || rules_fit(m, i, why);
}

static bool read_number(const struct grog_setup_row *row, const char *value, int32_t *out, struct grog_error *why)
{
    char *end;
    long n = strtol(value, &end, 10);
    if (*value && !*end && n >= row->min && n <= row->max) {
        *out = (int32_t)n;
        return true;
    }
    grog_fail(why, 0, "setup: %s must be %ld to %ld, not '%.60s'", row->name, (long)row->min, (long)row->max, value);
    return false;
}

static bool no_setting(const struct grog_match *m, const char *name, struct grog_error *why)
{
    struct grog_nearest near = { .typed = name };
    for (unsigned i = 0; i < m->system->n_setup; i++)
        grog_nearest_try(&near, m->system->setup[i].name);
    if (near.word)
        grog_fail(why, 0, "setup: %s has no setting '%.60s' (did you mean '%s'?)", m->system->name, name, near.word);
    else
        grog_fail(why, 0, "setup: %s has no setting '%.60s'", m->system->name, name);
    return false;
}

static bool read_pair(struct grog_match *m, char *pair, struct grog_error *why)
{
    char *space = strchr(pair, ' '), *value = space ? space + 1 : pair + strlen(pair);
    if (space)
        *space = 0;
    for (unsigned i = 0; i < m->system->n_setup; i++) {
        const struct grog_setup_row *row = &m->system->setup[i];
        if (strcmp(row->name, pair) != 0)
            continue;
        switch (row->type) {
        case GROG_SETS_NUMBER: return read_number(row, value, &m->setup[i], why);
        case GROG_SETS_CARD: case GROG_SETS_PLACED: return read_card(m, row, value, &m->setup[i], why);
        case GROG_SETS_LIST: case GROG_SETS_RULES: return read_list(m, i, value, why);
        }
    }
    return no_setting(m, pair, why);
}

bool grog_setup_read(struct grog_match *m, const char *text, struct grog_error *why)
{
    for (unsigned i = 0; i < m->system->n_setup; i++)
        m->setup[i] = m->system->setup[i].type == GROG_SETS_NUMBER ? m->system->setup[i].base : 0;
    while (*text) {
        char pair[GROG_SETUP_TEXT];
        size_t all = strcspn(text, ",\n"), first = strspn(text, " \t"), n = all;
        while (n > first && strchr(" \t\r", text[n - 1]))
            n--;
        if (n >= first + sizeof pair) {
            grog_fail(why, 0, "setup: a setting is too long");
            return false;
        }
        if (n > first) {
            memcpy(pair, text + first, n - first);
            pair[n - first] = 0;
            if (!read_pair(m, pair, why))
                return false;
        }
        text += all + (text[all] != 0);
    }
    return true;
}

/* ---- writing ------------------------------------------------------------- */

static void write_list(const struct grog_match *m, unsigned row, struct grog_text *out)
{
    unsigned n;
    const struct grog_listed *list = grog_setup_list(m, row, &n);
    for (unsigned i = 0; i < n; i++) {
        grog_print(out, "%s%s", i ? MORE : "", m->cards->card[list[i].card].name);
        if (list[i].number)
            grog_print(out, " x%u", list[i].number);
    }
    if (!n)
        grog_print(out, "none");
}

bool grog_setup_write(struct grog_match *m, struct grog_error *why)
{
    struct grog_text out = { .at = m->setup_text, .room = sizeof m->setup_text };
    for (unsigned i = 0; i < m->system->n_setup; i++) {
        grog_print(&out, "%s%s ", i ? ", " : "", m->system->setup[i].name);
        switch (m->system->setup[i].type) {
        case GROG_SETS_NUMBER: grog_print(&out, "%ld", (long)m->setup[i]); break;
        case GROG_SETS_CARD: case GROG_SETS_PLACED:
            grog_print(&out, "%s", m->setup[i] ? m->cards->card[m->setup[i]].name : "none");
            break;
        case GROG_SETS_LIST: case GROG_SETS_RULES: write_list(m, i, &out); break;
        }
    }
    if (out.n < out.room)
        return true;
    grog_fail(why, 0, "setup: it is longer than %d letters", GROG_SETUP_TEXT - 1);
    return false;
}

/* ---- asking -------------------------------------------------------------- */

const struct grog_listed *grog_setup_list(const struct grog_match *m, unsigned row, unsigned *n)
{
    enum grog_setting type = m->system->setup[row].type;
    *n = type == GROG_SETS_LIST || type == GROG_SETS_RULES ? (unsigned)m->setup[row] : 0;
    return m->listed + m->list[row];
}
