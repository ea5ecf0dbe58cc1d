/* SPDX-License-Identifier: MIT */
/* notes.c -- what lists ask of a card, found once a match. */
#include "notes.h"
#include "common.h"

/* HN-CRD-01  Its phases; none named: any. */
static uint8_t phases_of(const int16_t *n)
{
    unsigned phases = (n[ACTION_ORDERS] ? 1u << PHASE_ORDERS : 0) | (n[ACTION_ACTIVATION] ? 1u << PHASE_ACTIVATION : 0)
                    | (n[ACTION_SUPPLY] ? 1u << PHASE_SUPPLY : 0);
    return (uint8_t)(phases ? phases : 1u << PHASE_ORDERS | 1u << PHASE_ACTIVATION | 1u << PHASE_SUPPLY);
}

static uint64_t points_of(const struct grog_match *m, const struct grog_card *c)
{
    uint64_t points = 0;
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++)
        points |= UINT64_C(1) << m->cards->ability[row].point;
    return points;
}

static unsigned has_of(const int16_t *face)
{
    return (face[FACE_PERSONAL] ? HAS_BOND : 0u) | (face[FACE_AUTONOMOUS] ? HAS_WILL : 0u);
}

void hn_note_card(const struct grog_match *m, uint16_t card, void *note)
{
    _Static_assert(POINTS <= 64, "a bit each");
    _Static_assert(sizeof(struct hn_note) == 16, "found by a shift");
    const struct grog_card *c = grog_card(m, card);
    const int16_t *n = c->number;
    struct hn_note *out = note;
    *out = (struct hn_note){ .points = points_of(m, c), .class = INFANTRY, .category = ORDINARY, .length = 1 };
    switch (c->kind) {
    case OF_UNIT:
        out->reverse = (uint16_t)n[UNIT_REVERSE];
        out->class = (uint8_t)n[UNIT_CLASS];
        out->category = (uint8_t)n[UNIT_CATEGORY];
        out->length = (uint8_t)n[UNIT_LENGTH];
        out->has = (uint8_t)(has_of(n) | (out->reverse ? has_of(numbers_of(m, out->reverse)) : 0));
        break;
    case OF_OPTION:
        out->use = (uint8_t)n[OPTION_USE];
        out->has = n[OPTION_BOUND] ? HAS_BOND : 0;
        break;
    case OF_ACTION:
        out->phases = phases_of(n);
        break;
    }
}
