/* SPDX-License-Identifier: MIT */
/* linking.c -- see linking.h. */
#include "linking.h"

#include <stdlib.h>

enum { MANY = 40 };
static const struct grog_pack *packs[MANY];
static unsigned n_packs;

void join(struct builder *b)
{
    struct grog_error why = { 0 };
    size_t n;
    uint8_t *bytes = bytes_of(b, &n);
    packs[n_packs] = grog_pack_open(bytes, n, &why);
    if (!packs[n_packs++])
        fail_msg("%s", why.text);
    free(bytes);
    end_pack(b);
}

struct grog_cards *link_with(const struct grog_cards *base, struct grog_error *why)
{
    struct grog_cards *c = grog_cards_link(&duel_system, base, packs, n_packs, why);
    while (n_packs)
        grog_pack_close((struct grog_pack *)(uintptr_t)packs[--n_packs]);
    return c;
}

struct grog_cards *linked(void)
{
    struct grog_error why = { 0 };
    struct grog_cards *c = link_with(&duel_cards, &why);
    if (!c)
        fail_msg("%s", why.text);
    return c;
}

void one_card(struct builder *b, const char *pack, const char *name, enum card_kind kind)
{
    begin_pack(b, pack);
    add_card(b, name, kind);
}
