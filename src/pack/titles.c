/* SPDX-License-Identifier: MIT */
/* titles.c -- what cards are called: names that stand once, ids, texts, and the list of packs.
 *
 * A card's name is its title; where two have the same title, both are called "pack:Title". */
#include "linker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct called { const char *name; uint16_t place; };

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct called *)a)->name, ((const struct called *)b)->name);
}

const char *grog_link_title(const struct grog_linker *l, uint32_t place)
{
    const struct grog_holder *h = &l->holder[place];
    const struct grog_part *p = &l->part[h->part];
    if (p->image)
        return p->strings + p->image->cards[h->card].name;
    return l->base->text ? l->base->text[h->card + 1].title : l->base->card[h->card + 1].name;
}

/* ---- names --------------------------------------------------------------- */

static void sort(struct called *list, uint32_t n)
{
    uint32_t i = 1;
    while (i < n && by_name(&list[i - 1], &list[i]) <= 0)
        i++;
    if (i < n)
        qsort(list, n, sizeof *list, by_name);
}

/* Those of equal titles get their pack's name in front: how many did, or -1. */
static int tell_apart(struct grog_linker *l, struct called *list, uint32_t n)
{
    int renamed = 0;
    for (uint32_t i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && !strcmp(list[i].name, list[end].name);)
            end++;
        const char *title = list[i].name;
        for (uint32_t k = i; end - i > 1 && k < end; k++, renamed++) {
            const char *pack = l->part[l->holder[list[k].place].part].name;
            list[k].name = grog_hold_pair(&l->out->memory, pack, title);
            if (!list[k].name)
                return -1;
        }
    }
    return renamed;
}

static bool name_cards(struct grog_linker *l)
{
    uint32_t n = l->places - 1;
    struct called *list = grog_hold(&l->work, n, sizeof *list);
    uint16_t *order = grog_hold(&l->out->memory, n, sizeof *order);
    if (!list || !order)
        return grog_no_memory(l);
    for (uint32_t i = 0; i < n; i++) {
        const char *title = grog_link_title(l, i + 1);
        bool ours = l->holder[i + 1].part;                      /* it lies in a pack's strings, which we copied */
        list[i] = (struct called){ ours ? title : grog_hold_text(&l->out->memory, title), (uint16_t)(i + 1) };
        if (!list[i].name)
            return grog_no_memory(l);
    }
    sort(list, n);
    int renamed = tell_apart(l, list, n);
    if (renamed < 0)
        return grog_no_memory(l);
    if (renamed)
        sort(list, n);
    for (uint32_t i = 0; i < n; i++) {
        l->card[list[i].place].name = list[i].name;
        order[i] = list[i].place;
    }
    l->out->cards.by_name = order;
    return true;
}

/* ---- texts --------------------------------------------------------------- */

static const char *kept(struct grog_linker *l, const char *text)
{
    return text && *text ? grog_hold_text(&l->out->memory, text) : "";
}

static struct grog_card_text base_text(struct grog_linker *l, uint32_t place)
{
    static const struct grog_card_text none;
    const struct grog_card_text *t = l->base->text ? &l->base->text[place] : &none;
    char id[GROG_CARD_NAME_MAX + 1];
    grog_pack_id(l->base->card[place].name, id);
    return (struct grog_card_text){
        grog_hold_pair(&l->out->memory, l->base->name, id), kept(l, grog_link_title(l, place)), kept(l, t->text),
        kept(l, t->icon), kept(l, t->art), kept(l, t->flavour), kept(l, t->credit),
    };
}

static struct grog_card_text pack_text(struct grog_linker *l, const struct grog_holder *h)
{
    const struct grog_part *p = &l->part[h->part];
    const struct grog_pack_card *c = &p->image->cards[h->card];
    const char *s = p->strings;
    return (struct grog_card_text){
        grog_hold_pair(&l->out->memory, p->name, s + c->id), s + c->name, s + c->text, s + c->icon, s + c->art,
        s + c->flavour, s + c->credit,
    };
}

static bool write_texts(struct grog_linker *l)
{
    struct grog_card_text *text = grog_hold(&l->out->memory, l->places, sizeof *text);
    if (!text)
        return grog_no_memory(l);
    text[0] = (struct grog_card_text){ "", "", "", "", "", "", "" };
    for (uint32_t i = 1; i < l->places; i++) {
        const struct grog_holder *h = &l->holder[i];
        text[i] = h->part ? pack_text(l, h) : base_text(l, i);
        if (!text[i].id || !text[i].title || !text[i].text || !text[i].icon || !text[i].art || !text[i].flavour
            || !text[i].credit)
            return grog_no_memory(l);
    }
    l->out->cards.text = text;
    return true;
}

/* "name hash, name hash" */
static bool list_packs(struct grog_linker *l)
{
    size_t n = 1;
    for (unsigned i = 1; i < l->parts; i++)
        n += strlen(l->part[i].name) + 2 * GROG_HASH_BYTES + 3;
    char *out = l->parts > 1 ? grog_hold(&l->out->memory, n, 1) : NULL;
    if (l->parts > 1 && !out)
        return grog_no_memory(l);
    l->out->cards.packs = out;
    for (unsigned i = 1; i < l->parts; i++) {
        out += sprintf(out, "%s%s ", i > 1 ? ", " : "", l->part[i].name);
        for (unsigned k = 0; k < GROG_HASH_BYTES; k++)
            out += sprintf(out, "%02x", l->part[i].image->header.hash[k]);
    }
    return true;
}

bool grog_link_titles(struct grog_linker *l)
{
    l->out->cards.name = grog_hold_text(&l->out->memory, l->base ? l->base->name : l->s->name);
    if (!l->out->cards.name)
        return grog_no_memory(l);
    return name_cards(l) && write_texts(l) && list_packs(l);
}
