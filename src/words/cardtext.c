/* SPDX-License-Identifier: MIT */
/* cardtext.c -- a card as the engine understands it, in sentences: its head, its fields by
 * its kind's schema, then its rows one by one.  There is no other source of what a card
 * says, so text and behaviour cannot drift apart. */
#include "rowtext.h"
#include "kernel/drawing.h"
#include "kernel/showing.h"

#include <stdio.h>
#include <string.h>

/* One field of one card. */
struct field_of {
    const struct grog_speaker    *s;
    const struct grog_card_kind  *kind;
    const struct grog_card_field *row;
    const int16_t *n;                   /* its numbers */
    uint16_t card;
};

/* In which of several ways it is read in its Setting, as its system tells. */
static int how_read(const struct field_of *f)
{
    const struct grog_showing *y = f->s->m->system->showing;
    return y && y->reading ? y->reading(f->s->m, f->card, f->row) : 0;
}

/* A message of the field, of its kind or of any kind: duel.field.strike.fury.row, duel.field.copies. */
static bool say_own(const struct field_of *f, const struct grog_args *a, const char *part, struct grog_text *out)
{
    const char *system = f->s->m->system->name;
    const struct grog_words *w = f->s->words;
    if (*part)
        return grog_say(w, a, out, system, "field", f->kind->name, f->row->name, part, NULL)
            || grog_say(w, a, out, system, "field", f->row->name, part, NULL);
    return grog_say(w, a, out, system, "field", f->kind->name, f->row->name, NULL)
        || grog_say(w, a, out, system, "field", f->row->name, NULL);
}

static bool has_own(const struct field_of *f, const char *part)
{
    struct grog_text nowhere = { NULL, 0, 0 };
    return say_own(f, NULL, part, &nowhere);
}

/* The field's own message, or the one of all fields of its type; `plain`: it is as if left out. */
static void say_field_as(const struct field_of *f, struct grog_args *a, const char *type, bool plain,
                         struct grog_text *out)
{
    grog_arg_row(f->s, a, "name", "field", f->row->name);
    grog_arg_number(a, "how", how_read(f));
    if (!say_own(f, a, "", out) && !plain)
        grog_say(f->s->words, a, out, "field", type, NULL);
}

static void say_number(const struct field_of *f, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "n", f->n[0]);
    say_field_as(f, &a, "number", f->n[0] == f->row->base && !f->row->required, out);
}

static void say_flag(const struct field_of *f, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    if (f->n[0])
        say_field_as(f, &a, "flag", false, out);
}

static void say_choice(const struct field_of *f, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    int words = 0;
    while (f->row->word[words])
        words++;
    if (f->n[0] < 0 || f->n[0] >= words)
        return;
    grog_arg_row(f->s, &a, "value", "choice", f->row->word[f->n[0]]);
    say_field_as(f, &a, "choice", false, out);
}

/* From low to high, or open at one end, or at both. */
static void say_range(const struct field_of *f, struct grog_text *out)
{
    bool from = f->n[0] > f->row->min, to = f->n[1] < f->row->max;
    const char *part = f->n[0] == f->n[1] ? "only" : from && to ? "range" : from ? "from" : to ? "to" : "any";
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "low", f->n[0]);
    grog_arg_number(&a, "high", f->n[1]);
    grog_arg_row(f->s, &a, "name", "field", f->row->name);
    if (!say_own(f, &a, part, out))
        grog_say(f->s->words, &a, out, "field", part, NULL);
}

static void say_card_field(const struct field_of *f, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_card(f->s, &a, "value", (uint16_t)f->n[0]);
    if (f->n[0])
        say_field_as(f, &a, "card", false, out);
}

/* Cards, or words with their numbers, or kinds of card. */
static void say_cards(const struct field_of *f, struct grog_text *out)
{
    unsigned step = f->row->type == GROG_IS_KEYWORDS ? 2 : 1;
    struct grog_args a = grog_no_args();
    PART(list);
    for (unsigned i = 0; i < (unsigned)f->n[0]; i++) {
        struct grog_args item = grog_no_args();
        const int16_t *at = f->n + 1 + i * step;
        if (f->row->type == GROG_IS_KINDS)
            grog_arg_row(f->s, &item, "word", "kind", f->s->m->system->card_kinds[at[0]].name);
        else
            grog_arg_card(f->s, &item, "word", (uint16_t)at[0]);
        grog_arg_number(&item, "n", step == 2 ? at[1] : 1);
        grog_print(&list, i ? ", " : "");
        if (!say_own(f, &item, "item", &list))
            grog_say(f->s->words, &item, &list, "field", "item", NULL);
    }
    grog_arg_lend(&a, "list", list_room);
    if (f->n[0])
        say_field_as(f, &a, "cards", false, out);
}

/* A row may have words of its own: `row-same` if its first number is that of the row before, `row-only` if its first
 * two are one (from 3 to 3), `row-again` behind the first. */
static bool say_row(const struct field_of *f, const struct grog_args *row, const int16_t *at, unsigned columns,
                    unsigned i, struct grog_text *out)
{
    return (i && at[0] == at[-(int)columns] && say_own(f, row, "row-same", out))
        || (columns > 1 && at[0] == at[1] && say_own(f, row, "row-only", out))
        || (i && say_own(f, row, "row-again", out)) || say_own(f, row, "row", out);
}

/* Rows after the first may have a message of their own; then only commas stand between them. */
static void say_table(const struct field_of *f, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    struct grog_items rows = { .n = 0 };
    unsigned columns = 0;
    while (f->row->word[columns])
        columns++;
    for (unsigned i = 0; i < (unsigned)f->n[0]; i++) {
        struct grog_args row = grog_no_args();
        struct grog_text item = grog_item(&rows);
        const int16_t *at = f->n + 1 + i * columns;
        for (unsigned c = 0; c < columns; c++)
            grog_arg_number(&row, f->row->word[c], at[c]);
        grog_arg_number(&row, "how", how_read(f));
        if (!say_row(f, &row, at, columns, i, &item))
            for (unsigned c = 0; c < columns; c++)
                grog_print(&item, "%s%s %d", c ? " " : "", f->row->word[c], at[c]);
        grog_item_done(&rows, &item);
    }
    PART(list);
    grog_join(f->s, &rows, has_own(f, "row-again") ? NULL : "list.last", &list);
    grog_arg_lend(&a, "list", list_room);
    if (f->n[0])
        say_field_as(f, &a, "table", false, out);
}

static void say_letter(const struct field_of *f, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_text(&a, "value", (const char[]){ (char)f->n[0], 0 }, NULL);
    if (f->n[0])
        say_field_as(f, &a, "letter", false, out);
}

/* How large it is; the picture itself is grog_say_drawings. */
static void say_drawing(const struct field_of *f, struct grog_text *out)
{
    struct grog_drawing d = grog_drawing_of(f->n);
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "w", (int)d.w);
    grog_arg_number(&a, "h", (int)d.h);
    if (d.w)
        say_field_as(f, &a, "drawing", false, out);
}

static void say_field(const struct field_of *f, struct grog_text *out)
{
    switch (f->row->type) {
    case GROG_IS_NUMBER:   say_number(f, out); break;
    case GROG_IS_FLAG:     say_flag(f, out); break;
    case GROG_IS_CHOICE:   say_choice(f, out); break;
    case GROG_IS_RANGE:    say_range(f, out); break;
    case GROG_IS_CARD:     say_card_field(f, out); break;
    case GROG_IS_CARDS:
    case GROG_IS_KINDS:
    case GROG_IS_KEYWORDS: say_cards(f, out); break;
    case GROG_IS_TABLE:    say_table(f, out); break;
    case GROG_IS_LETTER:   say_letter(f, out); break;
    case GROG_IS_DRAWING:  say_drawing(f, out); break;
    }
}

/* ---- the card ------------------------------------------------------------ */

static struct field_of field_of(const struct grog_speaker *s, uint16_t card, unsigned i)
{
    const struct grog_card *c = &s->m->cards->card[card];
    const struct grog_card_kind *k = &s->m->system->card_kinds[c->kind];
    return (struct field_of){ s, k, &k->field[i], c->number + k->field[i].at, card };
}

/* "High Cut, a strike (6 in the deck)": fields that have a `head` message stand here. */
static void say_head(const struct grog_speaker *s, uint16_t card, unsigned fields, struct grog_text *out)
{
    struct grog_args back = grog_no_args();
    grog_arg_card(s, &back, "card", card);
    if (!grog_is_back(s->m, card) || !grog_say(s->words, &back, out, s->m->system->name, "card.back", NULL))
        grog_say_card(s, card, GROG_LONG, out);
    for (unsigned i = 0; i < fields; i++) {
        struct field_of f = field_of(s, card, i);
        struct grog_args a = grog_no_args();
        PART(part);
        if (f.row->type != GROG_IS_NUMBER)
            continue;
        grog_arg_number(&a, "n", f.n[0]);
        if (say_own(&f, &a, "head", &part) && part.n)
            grog_print(out, " %s", part_room);
    }
}

/* What begins with a comma belongs to what stands before it. */
static void say_fields(const struct grog_speaker *s, uint16_t card, unsigned fields, struct grog_text *out)
{
    char own[GROG_KEY_MAX];
    snprintf(own, sizeof own, "%.64s.list.fields", s->m->system->name);
    struct grog_found between = grog_lookup(s->words, own, NULL);
    const char *comma = between.text ? between.text : ",";
    for (unsigned i = 0; i < fields; i++) {
        struct field_of f = field_of(s, card, i);
        PART(item);
        if (!has_own(&f, "head"))
            say_field(&f, &item);
        bool goes_on = item_room[0] == ',', first = !out->n;
        if (item.n)
            grog_print(out, "%s%s%s", first || goes_on ? "" : comma, first || goes_on ? "" : " ",
                       item_room + (first && goes_on ? 2 : 0));
    }
}

static void say_rows(const struct grog_speaker *s, uint16_t card, struct grog_text *out)
{
    const struct grog_card *c = &s->m->cards->card[card];
    for (unsigned i = 0; i < c->modifiers; i++) {
        PART(row);
        grog_say_modifier(s, card, &s->m->cards->modifier[c->modifier + i], &row);
        grog_end_sentence(s, &row, out);
    }
    const char *kind = s->m->system->card_kinds[c->kind].name;
    for (unsigned i = 0; i < c->abilities; i++) {
        struct grog_args a = grog_no_args();
        PART(row);
        PART(other);
        grog_say_ability(s, card, &s->m->cards->ability[c->ability + i], &row);
        grog_arg_lend(&a, "row", row_room);
        /* Of some kinds one row is used and not all: `warfighter.kind.action.or`. */
        bool or = i && grog_say(s->words, &a, &other, s->m->system->name, "kind", kind ? kind : "", "or", NULL);
        grog_end_sentence(s, or ? &other : &row, out);
    }
    PART(raise);
    grog_say_raise(s, card, &raise);
    grog_end_sentence(s, &raise, out);
}

void grog_say_card_text(const struct grog_speaker *s, uint16_t card, enum grog_length how, struct grog_text *out)
{
    char room[4096] = "";
    struct grog_text all = { .at = room, .room = sizeof room };
    if (!card || card >= s->m->cards->cards)
        return;
    const struct grog_card_kind *k = &s->m->system->card_kinds[s->m->cards->card[card].kind];
    unsigned fields = s->m->cards->card[card].number ? k->fields : 0;
    PART(head);
    PART(numbers);
    PART(about);
    if (how == GROG_LONG)
        say_head(s, card, fields, &head);
    grog_end_sentence(s, &head, &all);
    if (how != GROG_BRIEF)
        say_fields(s, card, fields, &numbers);
    grog_end_sentence(s, &numbers, &all);
    if (k->name)
        grog_say(s->words, NULL, &about, s->m->system->name, "kind", k->name, "about", NULL);
    grog_end_sentence(s, &about, &all);
    say_rows(s, card, &all);
    grog_print(out, "%s", room);
}

void grog_say_card_field(const struct grog_speaker *s, uint16_t card, unsigned field, struct grog_text *label,
                         struct grog_text *said)
{
    struct field_of f = field_of(s, card, field);
    if (!say_own(&f, NULL, "label", label))
        for (const char *c = f.row->name; *c; c++)
            grog_print(label, "%c", *c == '_' ? ' ' : *c);
    say_field(&f, said);
}

void grog_say_drawings(const struct grog_speaker *s, uint16_t card, struct grog_text *out)
{
    const struct grog_card *c = &s->m->cards->card[card < s->m->cards->cards ? card : 0];
    const struct grog_card_kind *k = &s->m->system->card_kinds[c->kind];
    for (unsigned i = 0; c->number && i < k->fields; i++)
        if (k->field[i].type == GROG_IS_DRAWING)
            grog_print_drawing(out, s->m->system, s->m->cards, c->number + k->field[i].at);
}
