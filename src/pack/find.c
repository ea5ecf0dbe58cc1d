/* SPDX-License-Identifier: MIT */
/* find.c -- a card by what people call it: its name as it stands, or its id, with or without its pack. */
#include "linker.h"
#include "kernel/state.h"

#include <string.h>

/* "pack" as an id, and behind the ':' the card's. */
struct wanted { char pack[GROG_CARD_NAME_MAX + 1], id[GROG_CARD_NAME_MAX + 1]; };

static struct wanted read_wanted(const char *what)
{
    struct wanted w = { 0 };
    const char *colon = strchr(what, ':');
    char pack[GROG_CARD_NAME_MAX + 1] = { 0 };
    if (colon && colon - what <= GROG_CARD_NAME_MAX) {
        memcpy(pack, what, (size_t)(colon - what));
        grog_pack_id(pack, w.pack);
    }
    grog_pack_id(colon ? colon + 1 : what, w.id);
    return w;
}

/* The card's own: out of its text if it has one, else from its name. */
static struct wanted of_card(const struct grog_cards *c, uint32_t i)
{
    if (c->text)
        return read_wanted(c->text[i].id);
    struct wanted w = { 0 };
    grog_pack_id(c->name, w.pack);
    grog_pack_id(c->card[i].name, w.id);
    return w;
}

uint16_t grog_card_find(const struct grog_cards *cards, const char *what)
{
    unsigned named = grog_card_named(cards, what);
    if (named || grog_length(what, 1024) == 1024)
        return (uint16_t)named;
    struct wanted w = read_wanted(what);
    uint16_t found = 0;
    for (uint32_t i = 1; i < cards->cards && w.id[0]; i++) {
        struct wanted is = of_card(cards, i);
        if (strcmp(is.id, w.id) || (strchr(what, ':') && strcmp(is.pack, w.pack)))
            continue;
        if (found)
            return 0;
        found = (uint16_t)i;
    }
    return found;
}
