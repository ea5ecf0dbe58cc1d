/* SPDX-License-Identifier: MIT */
/* digest.c -- the hash of linked cards: of all that rules read, written out byte by byte.
 *
 * Numbers are little-endian and lists begin with their count, so that neither the
 * machine nor the padding of a struct has a say, and different cards are different bytes. */
#include "linker.h"
#include "kernel/sha256.h"

#include <string.h>

struct pen { struct grog_sha256 hash; size_t n; uint8_t byte[4096]; };

static void flush(struct pen *p)
{
    grog_sha256_add(&p->hash, p->byte, p->n);
    p->n = 0;
}

static void byte(struct pen *p, unsigned n)
{
    if (p->n == sizeof p->byte)
        flush(p);
    p->byte[p->n++] = (uint8_t)n;
}

static void number(struct pen *p, uint32_t n)
{
    byte(p, n & 0xff);
    byte(p, n >> 8 & 0xff);
}

static void wide(struct pen *p, uint32_t n)
{
    number(p, n & 0xffff);
    number(p, n >> 16);
}

static void text(struct pen *p, const char *s)
{
    do
        byte(p, (uint8_t)*s);
    while (*s++);
}

static void write_tests(struct pen *p, const struct grog_test test[GROG_TESTS])
{
    for (unsigned i = 0; i < GROG_TESTS; i++) {
        byte(p, test[i].measure);
        if (!test[i].measure)
            return;
        byte(p, test[i].less);
        number(p, test[i].word);
        number(p, (uint16_t)test[i].amount);
    }
}

static void write_modifier(struct pen *p, const struct grog_modifier *m)
{
    byte(p, m->value);
    byte(p, m->operation);
    byte(p, m->scope);
    byte(p, m->per);
    number(p, m->word);
    number(p, (uint16_t)m->amount);
    write_tests(p, m->test);
}

static void write_price(struct pen *p, const struct grog_price *price)
{
    byte(p, price->cost);
    if (!price->cost)
        return;
    number(p, price->word);
    number(p, (uint16_t)price->amount);
}

static void write_effect(struct pen *p, const struct grog_effect *e)
{
    byte(p, e->effect);
    byte(p, e->target);
    byte(p, e->per);
    number(p, e->word);
    number(p, e->per_word);
    number(p, (uint16_t)e->amount);
    number(p, (uint16_t)e->raised);
}

static void write_ability(struct pen *p, const struct grog_cards *c, const struct grog_ability *a)
{
    byte(p, a->point);
    byte(p, a->scope);
    byte(p, a->may);
    byte(p, a->effects);
    for (unsigned i = 0; i < GROG_PRICES; i++)
        write_price(p, &a->price[i]);
    write_price(p, &a->raise);
    write_tests(p, a->test);
    for (unsigned i = 0; i < a->effects; i++)
        write_effect(p, &c->effect[a->effect + i]);
}

static void write_card(struct pen *p, const struct grog_system *s, const struct grog_cards *c,
                       const struct grog_card *k)
{
    text(p, k->name);
    byte(p, k->kind);
    number(p, k->back);
    for (unsigned i = 0; i < s->card_kinds[k->kind].numbers; i++)
        number(p, (uint16_t)k->number[i]);
    number(p, k->modifiers);
    for (unsigned i = 0; i < k->modifiers; i++)
        write_modifier(p, &c->modifier[k->modifier + i]);
    number(p, k->abilities);
    for (unsigned i = 0; i < k->abilities; i++)
        write_ability(p, c, &c->ability[k->ability + i]);
}

void grog_link_digest(const struct grog_system *s, const struct grog_cards *c, uint8_t hash[GROG_HASH_BYTES])
{
    struct pen p = { .n = 0 };
    grog_sha256_begin(&p.hash);
    text(&p, s->name);
    wide(&p, c->cards);
    for (uint32_t i = 1; i < c->cards; i++)
        write_card(&p, s, c, &c->card[i]);
    flush(&p);
    grog_sha256_end(&p.hash, hash);
}
