/* SPDX-License-Identifier: MIT */
/* result.c -- the end of a game: who has won and why, and what the result says of each card as a table.
 *
 * Words of the result that speak of the same cards are columns of one table; the others are lines. */
#include "base/columns.h"
#include "kernel/system.h"
#include "play_text.h"
#include "result.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS_AT_LEAST = 3 };             /* words of the result that speak of a card, to make it a row */

/* Does it say the same of everybody, which is nothing: a word for it is a stroke? */
static bool is_idle(const struct grog_speaker *s, const struct grog_result *r, unsigned kind)
{
    for (unsigned i = 0; i < r->lines; i++) {
        char number[16];
        snprintf(number, sizeof number, "%d", (int)r->line[i].amount);
        const char *word = grog_row_text(s, "result", s->m->system->result_words[kind], number);
        if (r->line[i].kind == kind && (!word || strcmp(word, "-") != 0))
            return false;
    }
    return true;
}

/* Are both about the same one?  Two may have the same card. */
static bool is_same(const struct grog_result_line *a, const struct grog_result_line *b)
{
    return a->card == b->card && a->seat == b->seat && a->whom == b->whom;
}

/* How many words of the result speak of the card. */
static unsigned words_about(const struct grog_result *r, uint16_t card)
{
    uint64_t kinds = 0;
    unsigned n = 0;
    for (unsigned i = 0; i < r->lines; i++)
        if (card && r->line[i].card == card)
            kinds |= 1ull << (r->line[i].kind & 63);
    for (; kinds; kinds &= kinds - 1)
        n++;
    return n;
}

/* Has the end's own sentence said it, `warfighter.result-said.success`? */
static bool is_said(const struct grog_speaker *s, const struct grog_result_line *l)
{
    return grog_row_text(s, "result-said", s->m->system->result_words[l->kind], NULL) != NULL;
}

static bool is_row(const struct grog_result *r, unsigned line)
{
    return words_about(r, r->line[line].card) >= ROWS_AT_LEAST;
}

static bool is_column(const struct grog_speaker *s, const struct grog_result *r, unsigned kind)
{
    if (grog_is_result_kept(s, kind) || is_idle(s, r, kind))
        return false;
    for (unsigned i = 0; i < r->lines; i++)
        if (r->line[i].kind == kind && is_row(r, i))
            return true;
    return false;
}

static void head_cell(struct columns *c, const struct grog_speaker *s, unsigned kind)
{
    char room[256] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    grog_say_result_word(s, kind, &t);
    columns_cell(c, "%s", room);
}

/* `warfighter.result.fate.1`, "Down", or the number. */
static void value_cell(struct columns *c, const struct grog_speaker *s, const struct grog_result_line *l)
{
    char number[16];
    snprintf(number, sizeof number, "%d", (int)l->amount);
    const char *word = grog_row_text(s, "result", s->m->system->result_words[l->kind], number);
    columns_cell(c, "%s", word ? word : number);
}

static void add_row(struct columns *c, const struct grog_speaker *s, const struct grog_result *r, unsigned first)
{
    char name[256] = "";
    struct grog_text t = { .at = name, .room = sizeof name };
    columns_row(c);
    grog_say_card(s, r->line[first].card, GROG_SHORT, &t);
    columns_cell(c, "%s", name);
    for (unsigned k = 0; k < s->m->system->n_result_words; k++) {
        unsigned i = 0;
        if (!is_column(s, r, k))
            continue;
        while (i < r->lines && !(r->line[i].kind == k && is_same(&r->line[i], &r->line[first])))
            i++;
        if (i < r->lines)
            value_cell(c, s, &r->line[i]);
        else
            columns_cell(c, "%s", "");
    }
}

/* The first line about its one? */
static bool is_first(const struct grog_result *r, unsigned line)
{
    for (unsigned i = 0; i < line; i++)
        if (is_same(&r->line[i], &r->line[line]))
            return false;
    return true;
}

static void print_table(const struct play *p, const struct grog_result *r)
{
    const struct grog_speaker *s = &p->s;
    struct columns c = { .n = 1 };
    for (unsigned k = 0; k < s->m->system->n_result_words; k++)
        c.n += is_column(s, r, k) && c.n < COLUMNS_MAX;
    columns_row(&c);
    columns_cell(&c, "%s", "");
    for (unsigned k = 0; k < s->m->system->n_result_words; k++)
        if (is_column(s, r, k))
            head_cell(&c, s, k);
    for (unsigned i = 0; i < r->lines; i++)
        if (is_row(r, i) && is_first(r, i))
            add_row(&c, s, r, i);
    struct grog_text t = { 0 };
    do columns_write(&c, play_ink(p, PLAY_BOLD), play_ink(p, PLAY_PLAIN), &t); while (grog_text_grows(&t));
    if (c.rows > 1 && t.at)
        play_tell(p, t.at);
    free(t.at);
    columns_free(&c);
}

static void print_reasons(const struct play *p)
{
    struct grog_text t = { 0 };
    do
        grog_say_ending(&p->s, grog_journal_game(p->journal), &t);
    while (grog_text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

void result_print(const struct play *p, const struct grog_result *r)
{
    const struct grog_speaker *s = &p->s;
    struct grog_text t = { 0 };
    struct grog_result rest = *r;
    rest.lines = 0;
    for (unsigned i = 0; i < r->lines && i < GROG_RESULT_LINES; i++)
        if (!is_row(r, i) && !is_said(s, &r->line[i]))
            rest.line[rest.lines++] = r->line[i];
    do
        grog_say_result(s, &rest, &t);
    while (grog_text_grows(&t));
    char *lines = t.at + strcspn(t.at, "\n");           /* behind who has won */
    if (*lines)
        *lines++ = 0;
    play_print(p, 2, t.at);
    print_reasons(p);
    play_print(p, 2, lines);
    free(t.at);
    if (r->over)
        print_table(p, r);
}
