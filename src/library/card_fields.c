/* SPDX-License-Identifier: MIT */
/* card_fields.c -- see card_fields.h: one writer for each type of field.  A field that is as if it were left out is
 * not written, unless its kind requires it. */
#include "card_fields.h"

#include "kernel/drawing.h"
#include "kernel/system.h"
#include "base/json.h"
#include "words/words.h"

/* One field of one card. */
struct one {
    struct json *j;
    const struct grog_speaker *s;
    const struct grog_box *box;
    const struct grog_card_field *row;
    const int16_t *n;                   /* its numbers */
};

static unsigned count_words(const struct grog_card_field *row)
{
    unsigned n = 0;
    while (row->word && row->word[n])
        n++;
    return n;
}

const char *card_title(const struct grog_speaker *s, uint16_t card, char room[CARD_TITLE])
{
    struct grog_text t = { .at = room, .room = CARD_TITLE };
    room[0] = 0;
    grog_say_card(s, card, GROG_BRIEF, &t);
    return room;
}

/* A card that it names. */
static void write_card(const struct one *f, int16_t card, const int16_t *n)
{
    const struct grog_cards *c = f->box->cards;
    uint16_t at = (uint16_t)card;
    json_open(f->j, NULL, '{');
    json_text(f->j, "name", c->card[at].name);
    json_text(f->j, "id", c->text ? c->text[at].id : "");
    json_text(f->j, "title", card_title(f->s, at, (char[CARD_TITLE]){ "" }));
    if (n)
        json_number(f->j, "n", *n);
    json_close(f->j, '}');
}

static void write_number(const struct one *f) { json_number(f->j, "n", f->n[0]); }

static void write_choice(const struct one *f)
{
    if (f->n[0] >= 0 && (unsigned)f->n[0] < count_words(f->row))
        json_text(f->j, "word", f->row->word[f->n[0]]);
}

static void write_range(const struct one *f)
{
    json_number(f->j, "low", f->n[0]);
    json_number(f->j, "high", f->n[1]);
}

static void write_cards(const struct one *f)
{
    bool single = f->row->type == GROG_IS_CARD, counted = f->row->type == GROG_IS_KEYWORDS;
    const int16_t *at = single ? f->n : f->n + 1;
    unsigned n = single ? f->n[0] != 0 : (unsigned)f->n[0];
    json_open(f->j, "cards", '[');
    for (unsigned i = 0; i < n; i++, at += counted ? 2 : 1)
        write_card(f, at[0], counted ? at + 1 : NULL);
    json_close(f->j, ']');
}

static void write_kinds(const struct one *f)
{
    json_open(f->j, "kinds", '[');
    for (int i = 0; i < f->n[0]; i++)
        json_text(f->j, NULL, f->box->system->card_kinds[f->n[1 + i]].name);
    json_close(f->j, ']');
}

static void write_table(const struct one *f)
{
    unsigned columns = count_words(f->row);
    json_open(f->j, "columns", '[');
    for (unsigned c = 0; c < columns; c++)
        json_text(f->j, NULL, f->row->word[c]);
    json_close(f->j, ']');
    json_open(f->j, "rows", '[');
    for (unsigned i = 0; i < (unsigned)f->n[0]; i++) {
        json_open(f->j, NULL, '[');
        for (unsigned c = 0; c < columns; c++)
            json_number(f->j, NULL, f->n[1 + i * columns + c]);
        json_close(f->j, ']');
    }
    json_close(f->j, ']');
}

static void write_letter(const struct one *f) { json_text(f->j, "letter", (const char[]){ (char)f->n[0], 0 }); }

static void write_drawing(const struct one *f)
{
    struct grog_drawing d = grog_drawing_of(f->n);
    json_number(f->j, "width", d.w);
    json_number(f->j, "height", d.h);
}

static const struct { const char *name; void (*write)(const struct one *f); } types[] = {
    [GROG_IS_NUMBER]   = { "number", write_number },
    [GROG_IS_FLAG]     = { "flag", write_number },
    [GROG_IS_CHOICE]   = { "choice", write_choice },
    [GROG_IS_RANGE]    = { "range", write_range },
    [GROG_IS_CARD]     = { "card", write_cards },
    [GROG_IS_CARDS]    = { "cards", write_cards },
    [GROG_IS_KEYWORDS] = { "keywords", write_cards },
    [GROG_IS_TABLE]    = { "table", write_table },
    [GROG_IS_KINDS]    = { "kinds", write_kinds },
    [GROG_IS_LETTER]   = { "letter", write_letter },
    [GROG_IS_DRAWING]  = { "drawing", write_drawing },
};

/* Is it as if it had been left out? */
static bool is_left_out(const struct one *f)
{
    int16_t usual[2] = { 0, 0 };
    if (f->row->required)
        return false;
    if (f->row->type == GROG_IS_NUMBER)
        return f->n[0] == f->row->base;
    if (f->row->type != GROG_IS_RANGE)
        return !f->n[0];
    grog_field_default(f->row, usual);
    return f->n[0] == usual[0] && f->n[1] == usual[1];
}

static void write_field(const struct one *f, const struct grog_speaker *s, uint16_t card, unsigned i)
{
    char label_room[128] = "", said_room[1024] = "";
    struct grog_text label = { .at = label_room, .room = sizeof label_room };
    struct grog_text said = { .at = said_room, .room = sizeof said_room };
    grog_say_card_field(s, card, i, &label, &said);
    json_open(f->j, NULL, '{');
    json_text(f->j, "name", f->row->name);
    json_text(f->j, "label", label_room);
    json_text(f->j, "type", types[f->row->type].name);
    if (said_room[0])
        json_text(f->j, "said", said_room);
    types[f->row->type].write(f);
    json_close(f->j, '}');
}

void card_fields(struct json *j, const struct grog_speaker *s, const struct grog_box *box, uint16_t card)
{
    const struct grog_card *c = &box->cards->card[card];
    const struct grog_card_kind *k = &box->system->card_kinds[c->kind];
    json_open(j, "fields", '[');
    for (unsigned i = 0; c->number && i < k->fields; i++) {
        struct one f = { j, s, box, &k->field[i], c->number + k->field[i].at };
        if (!is_left_out(&f))
            write_field(&f, s, card, i);
    }
    json_close(j, ']');
}
