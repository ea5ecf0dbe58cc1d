/* SPDX-License-Identifier: MIT */
/* react.c -- see react.h. */
#define _POSIX_C_SOURCE 200809L
#include "react.h"
#include "kernel/nearest.h"
#include "kernel/state.h"
#include "kernel/system.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

const char *const react_words[3] = { "ask", "always", "never" };

/* ---- names ------------------------------------------------------------------- */

static void say_title(const struct grog_speaker *s, uint16_t card, char title[REACT_NAME])
{
    struct grog_text t = { .at = title, .room = REACT_NAME };
    title[0] = 0;
    grog_say_card(s, card, GROG_SHORT, &t);
}

/* Its id in its pack; a card that was built in has its name. */
static const char *id_of(const struct grog_match *m, uint16_t card)
{
    const struct grog_card_text *text = m->cards->text;
    return text && text[card].id && *text[card].id ? text[card].id : m->cards->card[card].name;
}

bool react_is_moment(const struct grog_speaker *s, uint8_t point)
{
    const char *text = grog_row_text(s, "moment", s->m->system->points[point].name, NULL);
    return !text || strcmp(text, "no") != 0;
}

void react_say_moment(const struct grog_speaker *s, uint8_t point, struct grog_text *out)
{
    const struct grog_point *p = &s->m->system->points[point];
    const char *text = grog_row_text(s, "moment", p->name, NULL);
    if (!text)
        text = grog_row_text(s, "point", p->name, "all");
    if (text)
        grog_print(out, "%s", text);
    else
        grog_print(out, "when %s", p->about ? p->about : p->name);
}

bool react_offers(const struct grog_match *m, uint16_t card, uint8_t point, bool in_hand)
{
    const struct grog_card *c = &m->cards->card[card];
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *a = &m->cards->ability[c->ability + i];
        if (a->point == point && (a->may || a->price[0].cost || (in_hand && m->system->points[point].window)))
            return true;
    }
    return false;
}

/* Without quotes, without "when", blanks for strokes: two names that are so the same are the same. */
static void plain_name(const char *text, size_t n, char out[REACT_NAME])
{
    size_t k = 0;
    for (; n && strchr(" \"'", *text); text++)
        n--;
    for (; n && strchr(" \"'", text[n - 1]); )
        n--;
    if (n > 5 && !strncasecmp(text, "when ", 5))
        text += 5, n -= 5;
    for (; k < n && k < REACT_NAME - 1; k++)
        out[k] = strchr("_-", text[k]) ? ' ' : text[k];
    out[k] = 0;
}

static bool is_called(const char *name, const char *plain)
{
    char is[REACT_NAME];
    plain_name(name, strlen(name), is);
    return !strcasecmp(is, plain);
}

/* Names of a moment: its point, its words; or (asked) its question. */
static bool is_moment_called(const struct grog_speaker *s, uint8_t point, const char *plain, bool asked)
{
    const struct grog_point *p = &s->m->system->points[point];
    if (asked)
        return p->window && is_called(s->m->system->questions[p->window].name, plain);
    char words[REACT_NAME] = "";
    struct grog_text t = { .at = words, .room = sizeof words };
    react_say_moment(s, point, &t);
    return is_called(p->name, plain) || is_called(words, plain);
}

static uint8_t moment_called(const struct grog_speaker *s, const char *plain, bool asked)
{
    for (uint8_t p = 1; p < s->m->system->n_points; p++)
        if (react_is_moment(s, p) && is_moment_called(s, p, plain, asked))
            return p;
    return 0;
}

static bool is_card_called(const struct grog_speaker *s, uint16_t card, const char *text, const char *plain)
{
    char title[REACT_NAME];
    say_title(s, card, title);
    return !strcasecmp(id_of(s->m, card), text) || is_called(title, plain);
}

/* Does it say so; or (any) might rules let it, as it is a card that can be held? */
static bool can_react(const struct grog_speaker *s, uint16_t card, bool any)
{
    const struct grog_card_kind *k = &s->m->system->card_kinds[s->m->cards->card[card].kind];
    if (any)
        return s->m->cards->card[card].kind && !k->is_word && !k->is_back;
    for (uint8_t p = 1; p < s->m->system->n_points; p++)
        if (react_offers(s->m, card, p, true) && react_is_moment(s, p))
            return true;
    return false;
}

/* ---- which one is meant --------------------------------------------------------- */

static struct react_name of_card(const struct grog_match *m, uint16_t card)
{
    struct react_name n = { .sort = REACT_CARD, .row = card };
    snprintf(n.name, sizeof n.name, "%s", id_of(m, card));
    return n;
}

static struct react_name of_moment(const struct grog_match *m, uint8_t point)
{
    struct react_name n = { .sort = REACT_MOMENT, .row = point };
    snprintf(n.name, sizeof n.name, "%s", m->system->points[point].name);
    return n;
}

struct react_name react_name_of(const struct grog_match *m, enum react_sort sort, uint16_t row)
{
    return sort == REACT_CARD ? of_card(m, row) : sort == REACT_MOMENT ? of_moment(m, (uint8_t)row)
         : (struct react_name){ .sort = REACT_ALL, .name = "all" };
}

static bool begins(const char *name, const char *plain) { return !strncasecmp(name, plain, strlen(plain)); }

/* The only moment whose words begin so, or 0. */
static uint8_t moment_begun(const struct grog_speaker *s, const char *plain)
{
    uint8_t found = 0;
    unsigned n = 0;
    for (uint8_t p = 1; p < s->m->system->n_points; p++) {
        char words[REACT_NAME] = "", is[REACT_NAME];
        struct grog_text t = { .at = words, .room = sizeof words };
        react_say_moment(s, p, &t);
        plain_name(words, strlen(words), is);
        if (!react_is_moment(s, p) || !begins(is, plain))
            continue;
        found = p;
        n++;
    }
    return n == 1 ? found : 0;
}

/* The only card that can react and begins so, or 0. */
static uint16_t card_begun(const struct grog_speaker *s, const char *plain, bool any)
{
    char title[REACT_NAME], last[REACT_NAME] = "";
    uint16_t found = 0;
    unsigned n = 0;
    for (uint32_t c = 1; c < s->m->cards->cards; c++) {
        say_title(s, (uint16_t)c, title);
        if (!begins(title, plain) || !strcmp(title, last) || !can_react(s, (uint16_t)c, any))
            continue;
        found = (uint16_t)c;
        n++;
        memcpy(last, title, sizeof last);
    }
    return n == 1 ? found : 0;
}

/* The card of that name, or (typed) of its beginning: those that say that they react first; 0: none. */
static uint16_t card_meant(const struct grog_speaker *s, const char *text, const char *plain, bool typed)
{
    for (unsigned any = 0; any < 2; any++)
        for (uint32_t c = 1; c < s->m->cards->cards; c++)
            if (is_card_called(s, (uint16_t)c, text, plain) && can_react(s, (uint16_t)c, any))
                return (uint16_t)c;
    uint16_t begun = typed ? card_begun(s, plain, false) : 0;
    return typed && !begun ? card_begun(s, plain, true) : begun;
}

/* What may have been meant: moments by their points, and titles of cards. */
static void look_near(const struct grog_speaker *s, const char *plain, char near[REACT_NAME])
{
    struct grog_nearest n = { .typed = plain };
    char word[REACT_NAME];
    for (uint8_t p = 1; p < s->m->system->n_points; p++) {
        const char *was = n.word;
        if (!react_is_moment(s, p))
            continue;
        plain_name(s->m->system->points[p].name, strlen(s->m->system->points[p].name), word);
        grog_nearest_try(&n, word);
        if (n.word == was)
            continue;
        memcpy(near, word, sizeof word);
        n.word = near;
    }
    for (uint32_t c = 1; c < s->m->cards->cards; c++) {
        const char *was = n.word;
        if (!can_react(s, (uint16_t)c, true))
            continue;
        say_title(s, (uint16_t)c, word);
        grog_nearest_try(&n, word);
        if (n.word == was)
            continue;
        memcpy(near, word, sizeof word);
        n.word = near;
    }
}

struct react_name react_find(const struct grog_speaker *s, const char *text, bool typed)
{
    char plain[REACT_NAME];
    plain_name(text, strlen(text), plain);
    if (is_called("all", plain))
        return (struct react_name){ .sort = REACT_ALL, .name = "all" };
    uint8_t moment = moment_called(s, plain, false);
    uint16_t card = !moment && *plain ? card_meant(s, text, plain, typed) : 0;
    if (card)
        return of_card(s->m, card);
    if (!moment)                                        /* a card may have the name of a question */
        moment = moment_called(s, plain, true);
    if (!moment && typed && *plain)
        moment = moment_begun(s, plain);
    if (moment)
        return of_moment(s->m, moment);
    struct react_name n = { .sort = REACT_UNKNOWN };
    snprintf(n.name, sizeof n.name, "%s", text);
    look_near(s, plain, n.near);
    return n;
}

bool react_parse(const char *line, enum react_how *how, const char **name)
{
    size_t n = strcspn(line, " ");
    for (unsigned i = 0; i < 3; i++)
        if (strlen(react_words[i]) == n && !strncmp(line, react_words[i], n)) {
            *how = (enum react_how)i;
            *name = line + n + strspn(line + n, " ");
            return true;
        }
    return false;
}

/* ---- settings ----------------------------------------------------------------- */

bool react_set(struct reactions *r, const struct react_name *of, enum react_how how)
{
    if (of->sort == REACT_ALL) {
        r->all = how;
        r->n = 0;
        return true;
    }
    for (uint32_t i = 0; i < r->n; i++)
        if (!strcmp(r->at[i].of.name, of->name)) {
            r->at[i].how = how;
            return true;
        }
    if (r->n == REACT_SETTINGS)
        return false;
    r->at[r->n++] = (struct react_setting){ *of, how };
    return true;
}

const struct react_setting *react_said(const struct reactions *r, enum react_sort sort, uint16_t row)
{
    for (uint32_t i = 0; i < r->n; i++)
        if (r->at[i].of.sort == sort && r->at[i].of.row == row)
            return &r->at[i];
    return NULL;
}

enum react_how react_of(const struct reactions *r, const struct grog_match *m, uint16_t card, uint8_t point, bool *own)
{
    const struct react_setting *said = card ? react_said(r, REACT_CARD, card) : NULL;
    for (uint32_t i = 0; card && !said && i < r->n; i++)       /* another row of the same card */
        if (r->at[i].of.sort == REACT_CARD && !strcmp(r->at[i].of.name, id_of(m, card)))
            said = &r->at[i];
    if (!said)
        said = react_said(r, REACT_MOMENT, point);
    *own = said != NULL;
    return said ? said->how : r->all;
}

/* ---- the file ------------------------------------------------------------------- */

static void write_setting(const struct react_setting *x, const struct grog_speaker *s, struct grog_text *out)
{
    char room[REACT_NAME] = "";
    struct grog_text words = { .at = room, .room = sizeof room };
    if (x->of.sort == REACT_MOMENT)
        react_say_moment(s, (uint8_t)x->of.row, &words);
    else if (x->of.sort == REACT_CARD)
        grog_say_card(s, x->of.row, GROG_SHORT, &words);
    grog_print(out, "%s %s%s%s\n", react_words[x->how], x->of.name, *room ? "    # " : "", room);
}

void react_write(const struct reactions *r, const struct grog_speaker *s, struct grog_text *out)
{
    grog_print(out, "# Reactions in `grognard play`; `reactions` there shows and changes them, and writes this anew.\n"
                    "# A line is: ask, always or never, and then all, a moment, or a card by its id or title.\n"
                    "# always: used if that needs no further choice, else asked; never: passed.\n"
                    "# A card's line counts before its moment's, and a moment's before that of all.\n"
                    "%s all\n", react_words[r->all]);
    for (uint32_t i = 0; i < r->n; i++)
        write_setting(&r->at[i], s, out);
}

/* A line without its remark and the blanks around it; false: nothing is left. */
static bool clean_line(const char *text, size_t n, char line[2 * REACT_NAME])
{
    size_t from = 0, to = 0;
    while (from < n && strchr(" \t\r", text[from]))
        from++;
    for (to = from; to < n && !(text[to] == '#' && (to == from || text[to - 1] == ' ' || text[to - 1] == '\t')); )
        to++;
    while (to > from && strchr(" \t\r", text[to - 1]))
        to--;
    snprintf(line, 2 * REACT_NAME, "%.*s", (int)(to - from < 2 * REACT_NAME ? to - from : 2 * REACT_NAME - 1),
             text + from);
    return to > from;
}

struct reading { struct reactions *r; const struct grog_speaker *s; const char *file; react_tell *tell; void *to; };

static void tell(const struct reading *k, unsigned number, const char *what)
{
    char text[3 * REACT_NAME + 256];
    snprintf(text, sizeof text, "%.200s:%u: %s\n", k->file, number, what);
    if (k->tell)
        k->tell(k->to, text);
}

static void read_line(const struct reading *k, unsigned number, const char *line)
{
    enum react_how how;
    const char *name;
    char what[3 * REACT_NAME + 40];
    if (!react_parse(line, &how, &name) || !*name) {
        tell(k, number, "a line begins with ask, always or never, and then says what");
        return;
    }
    struct react_name of = react_find(k->s, name, false);
    if (of.sort == REACT_UNKNOWN && *of.near) {        /* nothing near: it may be of a pack that is not here */
        snprintf(what, sizeof what, "no card or moment is called '%s' (did you mean '%s'?)", name, of.near);
        tell(k, number, what);
    }
    if (!react_set(k->r, &of, how)) {
        snprintf(what, sizeof what, "more than %d lines", REACT_SETTINGS);
        tell(k, number, what);
    }
}

void react_read(struct reactions *r, const struct grog_speaker *s, const char *file, const char *text, size_t n,
                react_tell *heard, void *to)
{
    const struct reading k = { r, s, file, heard, to };
    unsigned number = 0;
    for (size_t at = 0; at < n; ) {
        const char *end = memchr(text + at, '\n', n - at);
        size_t length = end ? (size_t)(end - text) - at : n - at;
        char line[2 * REACT_NAME];
        number++;
        if (clean_line(text + at, length, line))
            read_line(&k, number, line);
        at += length + 1;
    }
}
