/* SPDX-License-Identifier: MIT */
/* link.c -- a system's own cards and packs become one table of cards: the steps, and every card's place. */
#include "linker.h"
#include "kernel/cardcheck.h"
#include "kernel/sha256.h"
#include "kernel/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint8_t grog_link_kind(const struct grog_linker *l, unsigned part, uint32_t card)
{
    const struct grog_part *p = &l->part[part];
    return part ? p->plan[p->image->cards[card].layout].kind : l->base->card[card + 1].kind;
}

/* ---- ids ----------------------------------------------------------------- */

static int by_part_and_id(const void *a, const void *b)
{
    const struct grog_key *x = a, *y = b;
    return x->part != y->part ? (x->part < y->part ? -1 : 1) : strcmp(x->id, y->id);
}

const struct grog_key *grog_link_find(const struct grog_linker *l, const char *part, const char *id)
{
    struct grog_key wanted = { .id = id };
    while (wanted.part < l->parts && (!l->part[wanted.part].name || strcmp(l->part[wanted.part].name, part)))
        wanted.part++;
    return bsearch(&wanted, l->key, l->keys, sizeof wanted, by_part_and_id);
}

static const char *id_of(struct grog_linker *l, unsigned part, uint32_t card)
{
    char id[GROG_CARD_NAME_MAX + 1];
    const struct grog_pack_image *image = l->part[part].image;
    if (image)
        return image->strings + image->cards[card].id;
    grog_pack_id(l->base->card[card + 1].name, id);
    return grog_hold_text(&l->work, id);
}

static bool sort_ids(struct grog_linker *l)
{
    size_t all = 0;
    for (unsigned p = 0; p < l->parts; p++)
        all += l->part[p].cards;
    l->key = grog_hold(&l->work, all, sizeof *l->key);
    l->holder = grog_hold(&l->work, all + 1, sizeof *l->holder);
    if (!l->key || !l->holder)
        return grog_no_memory(l);
    for (unsigned p = 0; p < l->parts; p++)
        for (uint32_t c = 0; c < l->part[p].cards; c++) {
            l->key[l->keys] = (struct grog_key){ id_of(l, p, c), c, (uint16_t)p };
            if (!l->key[l->keys++].id)
                return grog_no_memory(l);
        }
    qsort(l->key, l->keys, sizeof *l->key, by_part_and_id);
    for (uint32_t i = 1; i < l->keys; i++)
        if (!by_part_and_id(&l->key[i - 1], &l->key[i]))
            return grog_no_pack(l, &l->part[l->key[i].part], "has two cards with the id '%s'", l->key[i].id);
    return true;
}

/* ---- places -------------------------------------------------------------- */

/* It takes the place of a card of an earlier part. */
static bool take_place(struct grog_linker *l, unsigned part, uint32_t card)
{
    struct grog_part *p = &l->part[part];
    const struct grog_pack_ref *r = &p->image->refs[p->image->cards[card].replaces];
    const char *pack = p->image->strings + r->pack, *id = p->image->strings + r->card;
    const struct grog_key *key = grog_link_find(l, pack, id);
    if (!key || key->part >= part)
        return grog_no_card(l, p, card, "there is no card '%s:%s' to replace in a pack that it needs", pack, id);
    struct grog_part *other = &l->part[key->part];
    if (other->replaced[key->card])
        return grog_no_card(l, p, card, "another pack replaces '%s:%s' too", pack, id);
    uint8_t was = grog_link_kind(l, key->part, key->card), is = grog_link_kind(l, part, card);
    if (was != is)
        return grog_no_card(l, p, card, "a %s cannot replace '%s:%s', a %s", l->s->card_kinds[is].name, pack, id,
                            l->s->card_kinds[was].name);
    other->replaced[key->card] = 1;
    p->place[card] = other->place[key->card];
    l->holder[p->place[card]] = (struct grog_holder){ card, (uint16_t)part };
    return true;
}

static bool place_part(struct grog_linker *l, unsigned part)
{
    struct grog_part *p = &l->part[part];
    p->place = grog_hold(&l->work, p->cards, sizeof *p->place);
    p->replaced = grog_hold(&l->work, p->cards, sizeof *p->replaced);
    if (!p->place || !p->replaced)
        return grog_no_memory(l);
    for (uint32_t c = 0; c < p->cards; c++) {
        if (p->image && p->image->cards[c].replaces) {
            if (!take_place(l, part, c))
                return false;
            continue;
        }
        if (l->places >= GROG_CARDS_MAX)
            return grog_no_pack(l, p, "has more cards than there is room for, %d in all", GROG_CARDS_MAX - 1);
        p->place[c] = (uint16_t)l->places;
        l->holder[l->places++] = (struct grog_holder){ c, (uint16_t)part };
    }
    return true;
}

/* ---- kinds, ordinals, backs ---------------------------------------------- */

static bool count_kinds(struct grog_linker *l)
{
    uint32_t count[256] = { 0 };
    l->card = grog_hold(&l->out->memory, l->places, sizeof *l->card);
    if (!l->card)
        return grog_no_memory(l);
    l->card[0].name = "";
    for (uint32_t i = 1; i < l->places; i++) {
        const struct grog_holder *h = &l->holder[i];
        uint8_t kind = grog_link_kind(l, h->part, h->card);
        const struct grog_card_kind *k = &l->s->card_kinds[kind];
        l->card[i].kind = kind;
        l->card[i].ordinal = (uint16_t)count[kind]++;
        if (k->most && count[kind] > k->most)
            return grog_no_card(l, &l->part[h->part], h->card, "there may be at most %u of the kind '%s'",
                                (unsigned)k->most, k->name);
    }
    return true;
}

/* Packs that stand alone each bring their backs: of one title they are one, so that none tells its pack. */
static bool same_back(const struct grog_linker *l, uint32_t a, uint32_t b)
{
    return a == b || (l->holder[a].part != l->holder[b].part && !strcmp(grog_link_title(l, a), grog_link_title(l, b)));
}

/* The kinds that a back says it is the back of; it alone, or another of its title, may say so. */
static bool claim_kinds(struct grog_linker *l, uint32_t i, uint16_t of_kind[256])
{
    const struct grog_holder *h = &l->holder[i];
    const struct grog_card_kind *kinds = l->s->card_kinds, *own = &kinds[l->card[i].kind];
    for (unsigned f = 0; f < own->fields; f++) {
        const int16_t *list = l->card[i].number + own->field[f].at;
        for (int k = 1; own->field[f].type == GROG_IS_KINDS && k <= list[0]; k++) {
            uint16_t *back = &of_kind[list[k]];
            if (!kinds[list[k]].has_back)
                return grog_no_card(l, &l->part[h->part], h->card, "a %s has no back", kinds[list[k]].name);
            if (*back && !same_back(l, *back, i))
                return grog_no_card(l, &l->part[h->part], h->card, "it is the back of a %s, and so is '%s'",
                                    kinds[list[k]].name, grog_link_title(l, *back));
            *back = *back ? *back : (uint16_t)i;
        }
    }
    return true;
}

static uint16_t named_back(const struct grog_linker *l, uint32_t i)
{
    const struct grog_holder *h = &l->holder[i];
    const struct grog_part *p = &l->part[h->part];
    return h->part ? p->ref[p->image->cards[h->card].back] : l->base->card[i].back;
}

/* All kinds that want one are told at once, as a declaration that could be written. */
static bool no_back(struct grog_linker *l, uint32_t i, const uint16_t of_kind[256])
{
    const struct grog_card_kind *kinds = l->s->card_kinds;
    const struct grog_holder *h = &l->holder[i];
    bool wants[256] = { false };
    char list[128] = "";
    for (uint32_t k = i; k < l->places; k++) {
        uint8_t kind = l->card[k].kind;
        size_t n = strlen(list);
        if (!l->holder[k].part || !kinds[kind].has_back || of_kind[kind] || wants[kind] || named_back(l, k))
            continue;
        wants[kind] = true;
        if (n + strlen(kinds[kind].name) + 5 <= sizeof list)
            snprintf(list + n, sizeof list - n, "%s\"%s\"", n ? ", " : "", kinds[kind].name);
    }
    return grog_no_card(l, &l->part[h->part], h->card,
                        "no card is the back of a %s; declare one: back \"Card\" { of = { %s } }",
                        kinds[l->card[i].kind].name, list);
}

static bool turn_over(struct grog_linker *l, uint32_t i, const uint16_t of_kind[256])
{
    const struct grog_holder *h = &l->holder[i];
    const struct grog_part *p = &l->part[h->part];
    uint8_t kind = l->card[i].kind;
    const struct grog_card_kind *k = &l->s->card_kinds[kind];
    uint16_t named = named_back(l, i);
    l->card[i].back = named;
    if (!h->part)
        return true;
    if (!k->has_back) {
        l->card[i].back = (uint16_t)(k->is_word ? 0 : i);
        return !named || named == l->card[i].back || grog_no_card(l, p, h->card, "a %s has no other back", k->name);
    }
    if (named)
        return l->s->card_kinds[l->card[named].kind].is_back
            || grog_no_card(l, p, h->card, "'%s' is not a back", grog_link_title(l, named));
    l->card[i].back = of_kind[kind];
    return of_kind[kind] || no_back(l, i, of_kind);
}

static bool turn_all_over(struct grog_linker *l)
{
    uint16_t of_kind[256] = { 0 };
    for (uint32_t i = 1; i < l->places; i++)
        if (l->s->card_kinds[l->card[i].kind].is_back && !claim_kinds(l, i, of_kind))
            return false;
    for (uint32_t i = 1; i < l->places; i++)
        if (!turn_over(l, i, of_kind))
            return false;
    return true;
}

/* ---- the steps ----------------------------------------------------------- */

static bool take_strings(struct grog_linker *l, struct grog_part *p)
{
    uint32_t n = p->image->n[GROG_PACK_STRINGS];
    char *copy = grog_hold(&l->out->memory, n, 1);
    if (!copy)
        return grog_no_memory(l);
    memcpy(copy, p->image->strings, n);
    p->strings = copy;
    return true;
}

static bool prepare(struct grog_linker *l, const struct grog_pack *const *pack, unsigned packs)
{
    const struct grog_system *base_of = l->guest && l->beside ? l->beside : l->s;
    if (l->beside && (l->beside->card_kinds != l->s->card_kinds || l->beside->n_card_kinds != l->s->n_card_kinds)) {
        grog_fail(l->why, 0, "%s and %s have other kinds of card", l->s->name, l->beside->name);
        return false;
    }
    const char *wrong = l->base ? grog_cards_check(base_of, l->base) : NULL;
    if (wrong) {
        grog_fail(l->why, 0, "the cards of '%s': %s", l->base->name, wrong);
        return false;
    }
    if (!grog_link_order(l, pack, packs))
        return false;
    for (unsigned i = 1; i < l->parts; i++)
        if (!take_strings(l, &l->part[i]) || !grog_link_words(l, &l->part[i]))
            return false;
    return true;
}

static bool place_all(struct grog_linker *l)
{
    l->places = 1;
    if (!sort_ids(l))
        return false;
    for (unsigned i = 0; i < l->parts; i++)
        if (!place_part(l, i))
            return false;
    for (unsigned i = 1; i < l->parts; i++)
        if (!grog_link_refs(l, &l->part[i]))
            return false;
    return count_kinds(l);
}

/* What is linked follows from the parts and their order, so their hashes are its hash. */
static void hash_parts(const struct grog_linker *l, uint8_t hash[GROG_HASH_BYTES])
{
    struct grog_sha256 h;
    grog_sha256_begin(&h);
    grog_sha256_add(&h, l->s->name, strlen(l->s->name) + 1);
    if (l->base)
        grog_hash_cards(&h, l->s, l->base);
    for (unsigned i = 1; i < l->parts; i++)
        grog_sha256_add(&h, l->part[i].image->header.hash, GROG_HASH_BYTES);
    grog_sha256_end(&h, hash);
}

static bool finish(struct grog_linker *l)
{
    struct grog_cards *c = &l->out->cards;
    c->card = l->card;
    c->cards = l->places;
    c->hash = l->out->hash;
    const char *wrong = c->cards > 1 ? grog_cards_check(l->s, c) : "there is no card";
    if (wrong) {
        grog_fail(l->why, 0, "the cards of '%s' together: %s", c->name, wrong);
        return false;
    }
    hash_parts(l, l->out->hash);
    return true;
}

struct grog_cards *grog_cards_link(const struct grog_system *s, const struct grog_cards *base,
                                   const struct grog_pack *const *pack, unsigned packs, struct grog_error *why)
{
    return grog_cards_link_beside(s, NULL, base, pack, packs, why);
}

struct grog_cards *grog_cards_link_beside(const struct grog_system *s, const struct grog_system *beside,
                                          const struct grog_cards *base, const struct grog_pack *const *pack,
                                          unsigned packs, struct grog_error *why)
{
    struct grog_linker l = { .s = s, .beside = beside, .base = base, .guest = s->fielding, .why = why,
                             .out = calloc(1, sizeof *l.out) };
    bool ok = l.out ? prepare(&l, pack, packs) && place_all(&l) && grog_link_numbers(&l) && turn_all_over(&l)
                      && grog_link_says(&l) && grog_link_titles(&l) && finish(&l)
                    : grog_no_memory(&l);
    grog_release(&l.work);
    if (ok)
        return &l.out->cards;
    grog_cards_free(l.out ? &l.out->cards : NULL);
    return NULL;
}

void grog_cards_free(struct grog_cards *cards)
{
    struct grog_linked *held = (struct grog_linked *)cards;
    if (held)
        grog_release(&held->memory);
    free(held);
}
