/* SPDX-License-Identifier: MIT */
/* rules_pages.c -- pages to play by: the sequence of play, and tables, as a Setting has them.
 *
 * A line stands in reference_aids with the rules that it sums up.  What the rules can tell is taken from them: a line
 * that hangs on a switch is asked of the Setting's cards, a figure in braces is the value that they leave, and lines
 * that begin with an @ are made of cards: "@cards terrain", all of a kind; "@words", the words of the Setting; "@card",
 * what its own card says. */
#include "base/text.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "kernel/system.h"
#include "library/card_fields.h"
#include "library/library.h"
#include "rules.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 1024 };

struct page {
    const struct rules_wish *w;
    const struct rules_setting *s;
    const struct grog_box *box;
    struct grog_match *m;
    const char *part;                       /* that was told last */
    unsigned number;
    struct json json;
};

/* ---- what a Setting sets -------------------------------------------------------- */

static int changed(int value, const struct grog_modifier *mod)
{
    switch (mod->operation) {
    case GROG_SET:      return mod->amount;
    case GROG_ADD:      return value + mod->amount;
    case GROG_TIMES:    return value * mod->amount;
    case GROG_AT_LEAST: return value < mod->amount ? mod->amount : value;
    default:            return value > mod->amount ? mod->amount : value;
    }
}

/* What a card makes of a value whatever happens. */
static int value_by(const struct grog_cards *cards, uint16_t card, unsigned value, int now)
{
    const struct grog_card *c = &cards->card[card];
    for (unsigned i = 0; i < c->modifiers; i++) {
        const struct grog_modifier *mod = &cards->modifier[c->modifier + i];
        if (mod->value == value && mod->scope == GROG_FOR_ALL && !mod->test[0].measure && !mod->per)
            now = changed(now, mod);
    }
    return now;
}

/* The n-th word of a card, or 0. */
static uint16_t word_of(const struct grog_box *box, uint16_t card, unsigned n)
{
    const struct grog_card *c = &box->cards->card[card];
    const struct grog_card_kind *k = &box->system->card_kinds[c->kind];
    for (unsigned i = 0; i < k->fields; i++)
        if (k->field[i].type == GROG_IS_KEYWORDS && (int)n < c->number[k->field[i].at])
            return (uint16_t)c->number[k->field[i].at + 1 + 2 * n];
    return 0;
}

/* A value by its name as the Setting leaves it; false: there is none. */
static bool value_in(const struct page *p, const char *name, size_t n, int *out)
{
    for (unsigned v = 1; v < p->box->system->n_values; v++) {
        const struct grog_value_row *row = &p->box->system->values[v];
        if (strlen(row->name) != n || strncmp(row->name, name, n) != 0)
            continue;
        *out = row->base;
        for (unsigned i = 0; p->s->card && word_of(p->box, p->s->card, i); i++)
            *out = value_by(p->box->cards, word_of(p->box, p->s->card, i), v, *out);
        if (p->s->card)
            *out = value_by(p->box->cards, p->s->card, v, *out);
        return true;
    }
    return false;
}

static bool is_setting_named(const struct page *p, const char *name, size_t n)
{
    for (unsigned i = 0; reference_settings[i].name; i++)
        if (strlen(reference_settings[i].name) == n && !strncmp(reference_settings[i].name, name, n))
            return p->s->bits != REFERENCE_ALL_SETTINGS && (p->s->bits & 1u << i);
    return false;
}

/* "night_activity=1, !vietnam" */
static bool holds(const struct page *p, const char *when)
{
    while (*when) {
        size_t n = strcspn(when, ","), name = strcspn(when, "=,");
        bool not = *when == '!', true_here;
        int value = 0;
        if (name < n)
            true_here = value_in(p, when, name, &value) && value == atoi(when + name + 1);
        else
            true_here = is_setting_named(p, when + not, n - not);
        if (true_here == not)
            return false;
        when += n;
        when += strspn(when, ", ");
    }
    return true;
}

/* ---- lines ------------------------------------------------------------------------ */

/* A text, with values in place of their names in braces. */
static void fill(const struct page *p, const char *figure, char out[LINE])
{
    struct grog_text t = { .at = out, .room = LINE };
    *out = '\0';
    while (*figure) {
        size_t n = strcspn(figure, "{");
        grog_print(&t, "%.*s", (int)n, figure);
        figure += n;
        if (*figure) {
            int value = 0;
            n = strcspn(figure, "}");
            value_in(p, figure + 1, n - 1, &value);
            grog_print(&t, "%d", value);
            figure += n + (figure[n] != '\0');
        }
    }
}

static void begin_part(struct page *p, const char *part)
{
    if (p->part && !strcmp(p->part, part))
        return;
    if (p->w->json) {
        if (p->part) {
            json_close(&p->json, ']');
            json_close(&p->json, '}');
        }
        json_open(&p->json, NULL, '{');
        json_text(&p->json, "part", part);
        json_open(&p->json, "lines", '[');
    } else {
        printf("\n%s%s%s\n", ink(INK_BOLD), part, ink(INK_PLAIN));
    }
    p->part = part;
    p->number = 0;
}

static void put_line(struct page *p, const char *part, const char *figure, const char *line, const char *rules)
{
    begin_part(p, part);
    p->number++;
    if (p->w->json) {
        json_open(&p->json, NULL, '{');
        json_text(&p->json, "figure", figure);
        json_text(&p->json, "line", line);
        json_text(&p->json, "rules", rules);
        json_close(&p->json, '}');
        return;
    }
    if (!strcmp(p->w->page, "sequence"))
        printf("%2u. ", p->number);
    else
        printf("  %-22s ", figure);
    printf("%s%s%s%s\n", line, *rules ? " (" : "", rules, *rules ? ")" : "");
}

/* The rule behind the first value that a word sets; "": it sets none. */
static const char *rule_of(const struct page *p, uint16_t word)
{
    const struct grog_card *c = &p->box->cards->card[word];
    unsigned value = c->modifiers ? p->box->cards->modifier[c->modifier].value : 0;
    grog_rule rule = value ? p->box->system->values[value].rule : 0;
    return rule ? p->box->system->rules[rule] : "";
}

/* A card in a line: its title, and what it says behind "Road, a sort of ground. ". */
static void put_card(struct page *p, const char *part, uint16_t card, const char *rules)
{
    struct grog_speaker s = { .words = p->w->words, .m = p->m, .viewer = GROG_SPECTATOR };
    struct grog_text said = { 0 };
    do grog_say_card_text(&s, card, GROG_LONG, &said); while (text_grows(&said));
    char title[CARD_TITLE];
    card_title(&s, card, title);
    const char *does = strstr(said.at, ". ");
    if (does)
        put_line(p, part, title, does + 2, rules);
    free(said.at);
}

static void put_kind(struct page *p, const struct reference_aid *a, const char *kind)
{
    for (uint32_t c = 1; c < p->box->cards->cards; c++)
        if (!strcmp(p->box->system->card_kinds[p->box->cards->card[c].kind].name, kind))
            put_card(p, a->part, (uint16_t)c, a->rules);
}

static void put_aid(struct page *p, const struct reference_aid *a)
{
    char figure[LINE], line[LINE];
    if (!strncmp(a->line, "@cards ", 7)) {
        put_kind(p, a, a->line + 7);
    } else if (!strcmp(a->line, "@words")) {
        for (unsigned i = 0; p->s->card && word_of(p->box, p->s->card, i); i++)
            put_card(p, a->part, word_of(p->box, p->s->card, i), rule_of(p, word_of(p->box, p->s->card, i)));
    } else if (!strcmp(a->line, "@card")) {
        if (p->s->card)
            put_card(p, a->part, p->s->card, a->rules);
    } else {
        fill(p, a->figure, figure);
        fill(p, a->line, line);
        put_line(p, a->part, figure, line, a->rules);
    }
}

/* ---- a page ------------------------------------------------------------------------ */

static void put_page(struct page *p, const char *system)
{
    char title[RULES_TITLE];
    rules_title(p->w, system, title);
    if (p->w->json) {
        json_open(&p->json, NULL, '{');
        json_text(&p->json, "page", p->w->page);
        json_text(&p->json, "system", system);
        json_text(&p->json, "title", title);
        json_text(&p->json, "setting", p->s->title);
        json_open(&p->json, "parts", '[');
    } else {
        printf("%s%s%s%s: %s%s\n", ink(INK_BOLD), title, *p->s->title ? ", " : "", p->s->title,
               !strcmp(p->w->page, "sequence") ? "sequence of play" : "tables to play by", ink(INK_PLAIN));
    }
    for (const struct reference_aid *a = reference_aids; a->page; a++)
        if (!strcmp(a->page, p->w->page) && !strcmp(a->system, system) && holds(p, a->when))
            put_aid(p, a);
    if (p->w->json) {
        if (p->part) {
            json_close(&p->json, ']');
            json_close(&p->json, '}');
        }
        json_close(&p->json, ']');
        json_close(&p->json, '}');
    }
}

static bool has_page(const struct rules_wish *w, const char *system)
{
    for (const struct reference_aid *a = reference_aids; a->page; a++)
        if (!strcmp(a->page, w->page) && !strcmp(a->system, system))
            return true;
    return false;
}

int rules_page(struct program *program, const struct rules_wish *w, const struct rules_setting *s)
{
    struct json json = { .to = stdout };
    unsigned n = 0;
    if (!asked_stock(program, "rules", w->system))
        return CLI_TROUBLE;
    if (w->json)
        json_open(&json, NULL, '[');
    for (const struct grog_box *box = library_boxes(program->library); box->system; box++) {
        const char *system = grog_system_name(box->system);
        if (!has_page(w, system) || (w->system && strcmp(system, w->system)) || (s->card && s->box != box))
            continue;
        struct page p = { .w = w, .s = s, .box = box, .m = asked_to_speak_of(box), .json = json };
        if (n++ && !w->json)
            printf("\n");
        put_page(&p, system);
        json = p.json;
        grog_match_free(p.m);
    }
    if (w->json)
        json_close(&json, ']');
    if (!n)
        fprintf(stderr, "grognard rules: %s has no such page\n", w->system ? w->system : s->title);
    return n ? CLI_YES : CLI_NO;
}
