/* SPDX-License-Identifier: MIT */
/* scenarios.c -- see scenarios.h. */
#include "scenarios.h"
#include "kernel/state.h"

#include <string.h>

enum { MOST = 99 };

uint8_t kind_called(const struct grog_box *box, const char *name)
{
    for (uint8_t k = 1; k < box->system->n_card_kinds; k++)
        if (!strcmp(box->system->card_kinds[k].name, name))
            return k;
    return 0;
}

/* Where a card's field of that name lies; NULL: it has none. */
static const int16_t *numbers_at(const struct grog_box *box, uint16_t card, const char *name)
{
    const struct grog_card *c = &box->cards->card[card];
    const struct grog_card_kind *k = &box->system->card_kinds[c->kind];
    for (unsigned i = 0; i < k->fields; i++)
        if (!strcmp(k->field[i].name, name))
            return c->number + k->field[i].at;
    return NULL;
}

int field_of(const struct grog_box *box, uint16_t card, const char *name)
{
    const int16_t *at = numbers_at(box, card, name);
    return at ? *at : -1;
}

static bool is_easier(const struct grog_box *box, uint16_t one, uint16_t other)
{
    int by = field_of(box, one, "difficulty") - field_of(box, other, "difficulty");
    return by < 0 || (!by && field_of(box, one, "budget_a") < field_of(box, other, "budget_a"));
}

void sort_easiest(const struct grog_box *box, uint16_t *card, unsigned n)
{
    for (unsigned i = 1; i < n; i++)
        for (unsigned k = i; k > 0 && is_easier(box, card[k], card[k - 1]); k--) {
            uint16_t easier = card[k];
            card[k] = card[k - 1];
            card[k - 1] = easier;
        }
}

unsigned scenarios_ready(const struct grog_box *box, uint16_t *out, unsigned most)
{
    uint8_t kind = kind_called(box, "scenario");
    unsigned n = 0;
    for (uint32_t c = 1; kind && c < box->cards->cards && n < most; c++)
        if (box->cards->card[c].kind == kind
            && field_of(box, (uint16_t)c, "armies") >= field_of(box, (uint16_t)c, "seats"))
            out[n++] = (uint16_t)c;
    sort_easiest(box, out, n);
    return n;
}

uint16_t scenario_army(const struct grog_box *box, uint16_t scenario, unsigned seat)
{
    const int16_t *armies = numbers_at(box, scenario, "armies");
    return armies && (int)seat < armies[0] ? (uint16_t)armies[1 + seat] : 0;
}

void scenarios_say_which(const struct grog_box *box, struct grog_text *out)
{
    uint16_t card[MOST];
    unsigned n = scenarios_ready(box, card, MOST);
    if (!n) {
        grog_print(out, "there is no scenario: name a pack with --pack");
        return;
    }
    grog_print(out, "which scenario?  Say --scenario with one of: ");
    for (unsigned i = 0; i < n; i++)
        grog_print(out, "%s%s", i ? "; " : "", box->cards->card[card[i]].name);
}
