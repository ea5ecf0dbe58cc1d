/* SPDX-License-Identifier: MIT */
/* rows.c -- are the records of a pack sound in themselves?
 *
 * After this every number in them is in its range and points at a record that is there,
 * of the right class; a row belongs to exactly one card, in the order of the cards, so
 * nothing is read twice and nothing hides.  What words and fields mean only linking knows.
 * A check returns NULL, or what is wrong. */
#include "image.h"
#include "kernel/drawing.h"
#include "kernel/state.h"

#include <string.h>

static const char *string_of(const struct grog_pack_image *p, grog_string s) { return p->strings + s; }

static bool is_word(const struct grog_pack_image *p, uint16_t word, enum grog_pack_class class)
{
    return word && word < p->n[GROG_PACK_WORDS] && p->words[word].class == class;
}

static bool is_ref(const struct grog_pack_image *p, uint32_t ref)
{
    return !ref || ref < p->n[GROG_PACK_REFS];
}

static bool is_id(const struct grog_pack_image *p, grog_string s, const char *name)
{
    char id[GROG_CARD_NAME_MAX + 1];
    if (!grog_pack_is_line(p, s, GROG_CARD_NAME_MAX) || !p->strings[s])
        return false;
    grog_pack_id(name, id);
    return !strcmp(id, string_of(p, s));
}

/* So many rows from `first` on begin where those of the card before ended. */
static bool follows(uint32_t first, uint32_t rows, uint32_t all, uint32_t *next)
{
    if (rows ? first != *next || rows > all - *next : first > all)
        return false;
    *next += rows;
    return true;
}

/* ---- words, layouts, references ------------------------------------------ */

static const char *check_word(const struct grog_pack_image *p, uint32_t i)
{
    const struct grog_pack_word *w = &p->words[i];
    if (!i)
        return w->name || w->class || w->spare ? "the first is not empty" : NULL;
    if (!grog_pack_is_line(p, w->name, GROG_CARD_NAME_MAX) || !*string_of(p, w->name))
        return "it has no possible name";
    return !w->class || w->class >= GROG_PACK_CLASSES || w->spare ? "its class is unknown" : NULL;
}

/* The slots that a field, or all fields of a kind, may have. */
static unsigned most_slots(const struct grog_pack_image *p)
{
    return p->header.version < 2 ? UINT8_MAX : GROG_NUMBERS_MAX;
}

static const char *check_field(const struct grog_pack_image *p, uint32_t i)
{
    const struct grog_pack_field *f = &p->fields[i];
    if (!grog_pack_is_line(p, f->name, GROG_CARD_NAME_MAX) || !*string_of(p, f->name))
        return "it has no possible name";
    if (!f->slots || f->slots > most_slots(p))
        return "it has no possible size";
    switch (f->type) {
    case GROG_IS_NUMBER: case GROG_IS_FLAG: case GROG_IS_CHOICE: case GROG_IS_CARD:
        return f->slots == 1 ? NULL : "one number is one slot";
    case GROG_IS_RANGE:
        return f->slots == 2 ? NULL : "a range is two slots";
    case GROG_IS_KEYWORDS:
        return f->slots % 2 ? NULL : "keywords are a count and pairs";
    case GROG_IS_CARDS: case GROG_IS_TABLE: case GROG_IS_KINDS:
        return NULL;
    case GROG_IS_LETTER:
        return p->header.version < 2 ? "its type is unknown" : f->slots == 1 ? NULL : "a letter is one slot";
    case GROG_IS_DRAWING:
        return p->header.version < 2 ? "its type is unknown"
             : f->slots >= grog_drawing_slots(0) ? NULL : "a drawing is more slots";
    default:
        return "its type is unknown";
    }
}

static const char *check_layout(const struct grog_pack_image *p, uint32_t i, uint32_t *next)
{
    const struct grog_pack_layout *l = &p->layouts[i];
    unsigned slots = 0;
    if (!grog_pack_is_line(p, l->kind, GROG_CARD_NAME_MAX) || !*string_of(p, l->kind))
        return "its kind has no possible name";
    if (l->fields > UINT8_MAX || !follows(l->field, l->fields, p->n[GROG_PACK_FIELDS], next))
        return "its fields are not where they should be";
    for (unsigned k = 0; k < l->fields; k++)
        slots += p->fields[l->field + k].slots;
    return slots == l->numbers && slots <= most_slots(p) ? NULL : "its numbers are not those of its fields";
}

static const char *check_ref(const struct grog_pack_image *p, uint32_t i)
{
    const struct grog_pack_ref *r = &p->refs[i];
    if (!i)
        return r->pack || r->card || r->kind ? "the first is not empty" : NULL;
    if (!grog_pack_is_prose(p, r->pack) || !grog_is_pack_name(string_of(p, r->pack)))
        return "its pack has no possible name";
    if (!grog_pack_is_prose(p, r->card) || !is_id(p, r->card, string_of(p, r->card)))
        return "its card has no possible id";
    return grog_pack_is_line(p, r->kind, GROG_CARD_NAME_MAX) ? NULL : "its kind has no possible name";
}

/* ---- cards --------------------------------------------------------------- */

/* So many references, `step` slots apart, and zeros behind them. */
static bool is_list(const struct grog_pack_image *p, const int16_t *n, unsigned slots, unsigned step)
{
    if (n[0] < 0 || (unsigned)n[0] * step > slots - 1)
        return false;
    for (unsigned i = 1; i < slots; i++) {
        bool used = i <= (unsigned)n[0] * step, names = (i - 1) % step == 0;
        if (used && names ? !n[i] || !is_ref(p, (uint16_t)n[i]) : !used && n[i])
            return false;
    }
    return true;
}

/* So many kinds of card, and zeros behind them. */
static bool are_kinds(const struct grog_pack_image *p, const int16_t *n, unsigned slots)
{
    if (n[0] < 0 || (unsigned)n[0] > slots - 1)
        return false;
    for (unsigned i = 1; i < slots; i++)
        if (i <= (unsigned)n[0] ? !is_word(p, (uint16_t)n[i], GROG_PACK_KIND) : n[i] != 0)
            return false;
    return true;
}

/* A drawing whose legends are references. */
static bool is_drawing(const struct grog_pack_image *p, const int16_t *n, unsigned slots)
{
    if (!grog_is_drawing(n, slots))
        return false;
    for (unsigned edges = 0; edges < 2; edges++) {
        struct grog_legend l = grog_legend_of(n, edges);
        for (unsigned i = 0; i < l.n; i++)
            if (!is_ref(p, (uint16_t)n[l.at + i]))
                return false;
    }
    return true;
}

static bool number_fits(const struct grog_pack_image *p, const struct grog_pack_field *f, const int16_t *n)
{
    switch (f->type) {
    case GROG_IS_CARD:     return is_ref(p, (uint16_t)n[0]);
    case GROG_IS_CARDS:    return is_list(p, n, f->slots, 1);
    case GROG_IS_KEYWORDS: return is_list(p, n, f->slots, 2);
    case GROG_IS_TABLE:    return n[0] >= 0 && n[0] < f->slots;
    case GROG_IS_KINDS:    return are_kinds(p, n, f->slots);
    case GROG_IS_LETTER:   return !n[0] || grog_is_letter(n[0]);
    case GROG_IS_DRAWING:  return is_drawing(p, n, f->slots);
    default:               return true;
    }
}

static const char *check_numbers(const struct grog_pack_image *p, const struct grog_pack_card *c)
{
    const struct grog_pack_layout *l = &p->layouts[c->layout];
    const int16_t *n = p->numbers + c->number;
    for (unsigned i = 0; i < l->fields; i++) {
        const struct grog_pack_field *f = &p->fields[l->field + i];
        if (!number_fits(p, f, n))
            return "a number is out of range";
        n += f->slots;
    }
    return NULL;
}

/* As cardcheck.c wants it: a name that texts can hold. */
static bool is_card_name(const char *name)
{
    return *name && !strpbrk(name, ",\n") && !strstr(name, " + ") && !strchr("0123456789-+ #", name[0])
        && name[strlen(name) - 1] != ' ';
}

struct next { uint32_t field, number, modifier, ability, effect; };

static const char *check_card(const struct grog_pack_image *p, uint32_t i, struct next *next)
{
    const struct grog_pack_card *c = &p->cards[i];
    const grog_string line[] = { c->icon, c->art, c->file }, prose[] = { c->text, c->flavour, c->credit };
    if (!grog_pack_is_line(p, c->name, GROG_CARD_NAME_MAX) || !is_card_name(string_of(p, c->name)))
        return "it has no possible name";
    if (!is_id(p, c->id, string_of(p, c->name)))
        return "its id is not that of its name";
    for (unsigned k = 0; k < GROG_COUNT(line); k++)
        if (!grog_pack_is_line(p, line[k], GROG_PACK_LINE_MAX) || !grog_pack_is_prose(p, prose[k]))
            return "a text is outside or too long";
    if (c->layout >= p->n[GROG_PACK_LAYOUTS] || !is_ref(p, c->back) || !is_ref(p, c->replaces) || c->spare)
        return "a number is out of range";
    if (!follows(c->number, p->layouts[c->layout].numbers, p->n[GROG_PACK_NUMBERS], &next->number)
        || !follows(c->modifier, c->modifiers, p->n[GROG_PACK_MODIFIERS], &next->modifier)
        || !follows(c->ability, c->abilities, p->n[GROG_PACK_ABILITIES], &next->ability))
        return "its rows are not where they should be";
    return check_numbers(p, c);
}

/* ---- what cards say ------------------------------------------------------ */

/* `most`: the bits that a test may have. */
static bool tests_fit(const struct grog_pack_image *p, const struct grog_pack_test test[GROG_TESTS], unsigned most)
{
    bool ended = false;
    for (unsigned i = 0; i < GROG_TESTS; i++) {
        const struct grog_pack_test *t = &test[i];
        ended = ended || !t->measure;
        if (ended ? t->measure || t->less || t->ref || t->amount
                  : !is_word(p, t->measure, GROG_PACK_MEASURE) || (t->less & ~most) || !is_ref(p, t->ref))
            return false;
    }
    return true;
}

static bool per_fits(const struct grog_pack_image *p, uint16_t per, uint16_t ref)
{
    if (!per || per == GROG_PACK_TIMES_N)
        return !ref;
    return is_word(p, per, GROG_PACK_MEASURE) && is_ref(p, ref);
}

static const char *check_modifier(const struct grog_pack_image *p, uint32_t i)
{
    const struct grog_pack_modifier *m = &p->modifiers[i];
    if (!is_word(p, m->value, GROG_PACK_VALUE) || m->operation > GROG_AT_MOST || m->scope >= GROG_SCOPES)
        return "its value, operation or scope is unknown";
    return per_fits(p, m->per, m->per_ref) && tests_fit(p, m->test, GROG_TEST_LESS) ? NULL : "a condition is unknown";
}

static bool price_fits(const struct grog_pack_image *p, const struct grog_pack_price *price)
{
    if (!price->cost)
        return !price->ref && !price->amount && !price->spare;
    return is_word(p, price->cost, GROG_PACK_COST) && is_ref(p, price->ref) && !price->spare;
}

static const char *check_ability(const struct grog_pack_image *p, uint32_t i, struct next *next)
{
    const struct grog_pack_ability *a = &p->abilities[i];
    unsigned tests = a->raise.cost ? GROG_TEST_LESS | GROG_TEST_WAIVED : GROG_TEST_LESS;
    if (!is_word(p, a->point, GROG_PACK_POINT) || a->scope >= GROG_SCOPES || a->may > 1)
        return "its point or scope is unknown";
    for (unsigned k = 0; k < GROG_PRICES; k++)
        if (!price_fits(p, &a->price[k]) || (k && a->price[k].cost && !a->price[k - 1].cost))
            return "a price is unknown";
    if (!price_fits(p, &a->raise) || !tests_fit(p, a->test, tests))
        return "a price or condition is unknown";
    if (a->effects > GROG_EFFECTS || !follows(a->effect, a->effects, p->n[GROG_PACK_EFFECTS], &next->effect))
        return "its effects are not where they should be";
    return NULL;
}

static const char *check_effect(const struct grog_pack_image *p, uint32_t i)
{
    const struct grog_pack_effect *e = &p->effects[i];
    if (!per_fits(p, e->per, e->per_ref) || e->spare)
        return "what it counts is unknown";
    if (e->effect >= GROG_PACK_ADD)
        return !e->target && is_word(p, e->ref, GROG_PACK_PENDING) ? NULL : "what it changes is unknown";
    if (!is_word(p, e->effect, GROG_PACK_EFFECT) || !is_ref(p, e->ref))
        return "its verb is unknown";
    return !e->target || is_word(p, e->target, GROG_PACK_TARGET) ? NULL : "its target is unknown";
}

/* ---- all of them --------------------------------------------------------- */

static const char *check(const struct grog_pack_image *p, enum grog_pack_section section, uint32_t i, struct next *next)
{
    switch (section) {
    case GROG_PACK_WORDS:     return check_word(p, i);
    case GROG_PACK_FIELDS:    return check_field(p, i);
    case GROG_PACK_LAYOUTS:   return check_layout(p, i, &next->field);
    case GROG_PACK_REFS:      return check_ref(p, i);
    case GROG_PACK_CARDS:     return check_card(p, i, next);
    case GROG_PACK_MODIFIERS: return check_modifier(p, i);
    case GROG_PACK_ABILITIES: return check_ability(p, i, next);
    case GROG_PACK_EFFECTS:   return check_effect(p, i);
    default:                  return NULL;
    }
}

bool grog_pack_check_rows(const struct grog_pack_image *p, struct grog_error *why)
{
    static const struct { enum grog_pack_section section; const char *name; } order[] = {
        { GROG_PACK_WORDS, "word" }, { GROG_PACK_FIELDS, "field" }, { GROG_PACK_LAYOUTS, "layout" },
        { GROG_PACK_REFS, "reference" }, { GROG_PACK_CARDS, "card" }, { GROG_PACK_MODIFIERS, "modifier" },
        { GROG_PACK_ABILITIES, "ability" }, { GROG_PACK_EFFECTS, "effect" },
    };
    struct next next = { 0 };
    for (unsigned k = 0; k < GROG_COUNT(order); k++)
        for (uint32_t i = 0; i < p->n[order[k].section]; i++) {
            const char *wrong = check(p, order[k].section, i, &next);
            if (wrong) {
                grog_fail(why, 0, "pack: %s %lu: %s", order[k].name, (unsigned long)i, wrong);
                return false;
            }
        }
    if (next.field != p->n[GROG_PACK_FIELDS] || next.number != p->n[GROG_PACK_NUMBERS]
        || next.modifier != p->n[GROG_PACK_MODIFIERS] || next.ability != p->n[GROG_PACK_ABILITIES]
        || next.effect != p->n[GROG_PACK_EFFECTS]) {
        grog_fail(why, 0, "pack: it has rows that belong to no card");
        return false;
    }
    return true;
}
