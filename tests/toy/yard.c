/* SPDX-License-Identifier: MIT */
/* yard.c -- see yard.h. */
#include "yard.h"
#include "kernel/drawing.h"

#include <string.h>

static const struct grog_card_field letter_fields[] = {
    { .name = "letter", .about = "how it is drawn", .type = GROG_IS_LETTER, .at = LETTER, .required = true },
};

static const struct grog_card_field yard_fields[] = {
    { .name = "doors", .about = "ways into it", .type = GROG_IS_NUMBER, .at = YARD_DOORS, .max = 9 },
    { .name = "map", .about = "how it looks", .type = GROG_IS_DRAWING, .at = YARD_MAP, .of = OF_GROUND,
      .edges = OF_FENCE, .room = YARD_ROOM },
};

const struct grog_system *duel_with_yards(void)
{
    static struct grog_system system;
    static struct grog_card_kind kinds[YARD_KINDS];
    memcpy(kinds, duel_system.card_kinds, CARD_KINDS * sizeof *kinds);
    kinds[OF_GROUND] = (struct grog_card_kind){ .name = "ground", .about = "what a square of a yard is",
        .field = letter_fields, .fields = 1, .numbers = 1, .is_word = true };
    kinds[OF_FENCE] = (struct grog_card_kind){ .name = "fence", .about = "what stands between two squares",
        .field = letter_fields, .fields = 1, .numbers = 1, .is_word = true };
    kinds[OF_YARD] = (struct grog_card_kind){ .name = "yard", .about = "where one fights", .field = yard_fields,
        .fields = GROG_COUNT(yard_fields), .numbers = (uint16_t)(1 + grog_drawing_slots(YARD_ROOM)), .is_word = true };
    system = duel_system;
    system.card_kinds = kinds;
    system.n_card_kinds = YARD_KINDS;
    return &system;
}
