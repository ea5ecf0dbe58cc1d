/* SPDX-License-Identifier: MIT */
/* card_lua.c -- a card of a match, written as its maker would: from its numbers and its kind's fields. */
#include "made.h"
#include "kernel/drawing.h"
#include "kernel/state.h"

static const char *id_of(const struct grog_match *m, int16_t card)
{
    return m->cards->text[(uint16_t)card].id;
}

/* A word of Lua: "draw hostiles" is draw_hostiles. */
static void print_word(struct grog_text *out, const char *name)
{
    for (; *name; name++)
        grog_print(out, "%c", *name == ' ' || *name == '-' ? '_' : *name);
}

static void print_list(const struct grog_match *m, const struct grog_card_field *f, const int16_t *n,
                       struct grog_text *out)
{
    unsigned columns = 0;
    while (f->type == GROG_IS_TABLE && f->word[columns])
        columns++;
    grog_print(out, "{");
    for (int i = 0; i < n[0]; i++)
        switch (f->type) {
        case GROG_IS_CARDS:    grog_print(out, " \"%s\",", id_of(m, n[1 + i])); break;
        case GROG_IS_KEYWORDS: grog_print(out, " { \"%s\", %d },", id_of(m, n[1 + 2 * i]), n[2 + 2 * i]); break;
        case GROG_IS_KINDS:    grog_print(out, " \"%s\",", m->system->card_kinds[n[1 + i]].name); break;
        default:
            grog_print(out, " {");
            for (unsigned k = 0; k < columns; k++)
                grog_print(out, " %d,", n[1 + (unsigned)i * columns + k]);
            grog_print(out, " },");
        }
    grog_print(out, " }");
}

static void print_field(const struct grog_match *m, const struct grog_card_field *f, const int16_t *n,
                        struct grog_text *out)
{
    switch (f->type) {
    case GROG_IS_NUMBER:  grog_print(out, "%d", n[0]); return;
    case GROG_IS_FLAG:    grog_print(out, n[0] ? "true" : "false"); return;
    case GROG_IS_CHOICE:  grog_print(out, "\"%s\"", f->word[n[0]]); return;
    case GROG_IS_RANGE:   grog_print(out, "{ %d, %d }", n[0], n[1]); return;
    case GROG_IS_CARD:    grog_print(out, "\"%s\"", id_of(m, n[0])); return;
    case GROG_IS_LETTER:  grog_print(out, "\"%c\"", n[0]); return;
    case GROG_IS_DRAWING:
        grog_print(out, "[[\n");
        grog_print_drawing(out, m->system, m->cards, n);
        grog_print(out, "]]");
        return;
    default: print_list(m, f, n, out);
    }
}

/* As it is if it is left out? */
static bool is_plain(const struct grog_card_field *f, const int16_t *n)
{
    static int16_t plain[GROG_NUMBERS_MAX];
    grog_field_default(f, plain);
    return !f->required && !memcmp(plain, n, grog_field_slots(f) * sizeof *n);
}

void print_card(const struct grog_match *m, uint16_t card, const char *says, struct grog_text *out)
{
    const struct grog_card *c = grog_card(m, card);
    const struct grog_card_kind *k = &m->system->card_kinds[c->kind];
    print_word(out, k->name);
    grog_print(out, " \"%s\" { replaces = \"%s\",\n", m->cards->text[card].title, m->cards->text[card].id);
    if (k->has_back)
        grog_print(out, "    back = \"%s\",\n", m->cards->text[c->back].id);
    for (unsigned i = 0; i < k->fields; i++) {
        const struct grog_card_field *f = &k->field[i];
        if (is_plain(f, c->number + f->at))
            continue;
        grog_print(out, "    ");
        print_word(out, f->name);
        grog_print(out, " = ");
        print_field(m, f, c->number + f->at, out);
        grog_print(out, ",\n");
    }
    grog_print(out, "    says = {\n%s    } }\n", says);
}
