/* SPDX-License-Identifier: MIT */
/* whose.c -- of which system is a row?  Asked where two systems play with the same packs: each hears its own rows.
 *
 * A row says words of one of them.  What both know is heard by both. */
#include "linker.h"

/* The words that a row says, each as often as it stands there: a point, conditions, prices, and of each effect its
 * verb, its target and what it counts. */
enum { SAID_MOST = 1 + GROG_TESTS + GROG_PRICES + 1 + 3 * GROG_EFFECTS };
struct said { uint16_t word[SAID_MOST]; unsigned n; };

static void say(struct said *s, uint16_t word)
{
    if (word && word < GROG_PACK_ADD)                   /* "add", "set" and "times n" are everybody's */
        s->word[s->n++] = word;
}

static void say_tests(struct said *s, const struct grog_pack_test test[GROG_TESTS])
{
    for (unsigned i = 0; i < GROG_TESTS; i++)
        say(s, test[i].measure);
}

static struct said said_by_modifier(const struct grog_pack_modifier *m)
{
    struct said s = { .n = 0 };
    say(&s, m->value);
    say(&s, m->per);
    say_tests(&s, m->test);
    return s;
}

static struct said said_by_ability(const struct grog_pack_image *image, const struct grog_pack_ability *a)
{
    struct said s = { .n = 0 };
    say(&s, a->point);
    say_tests(&s, a->test);
    for (unsigned i = 0; i < GROG_PRICES; i++)
        say(&s, a->price[i].cost);
    say(&s, a->raise.cost);
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_pack_effect *e = &image->effects[a->effect + i];
        say(&s, e->effect >= GROG_PACK_ADD ? e->ref : e->effect);
        say(&s, e->target);
        say(&s, e->per);
    }
    return s;
}

/* ---- of which system ----------------------------------------------------- */

static enum grog_whose whose(struct grog_linker *l, const struct grog_part *p, uint32_t card, const struct said *s)
{
    const struct grog_pack_image *image = p->image;
    uint16_t ours = 0, theirs = 0;                      /* words that the other has not */
    for (unsigned i = 0; i < s->n; i++) {
        ours = p->word[s->word[i]] && !p->theirs[s->word[i]] ? s->word[i] : ours;
        theirs = p->word[s->word[i]] ? theirs : s->word[i];
    }
    if (!theirs)
        return ROW_OURS;
    if (!ours)
        return ROW_THEIRS;
    grog_no_card(l, p, card, "a row says '%s', which only %s knows, and '%s', which only %s knows",
                 image->strings + image->words[ours].name, l->s->name,
                 image->strings + image->words[theirs].name, l->beside->name);
    return ROW_WRONG;
}

enum grog_whose grog_whose_modifier(struct grog_linker *l, const struct grog_part *p, uint32_t card,
                                    const struct grog_pack_modifier *m)
{
    if (!l->beside)
        return ROW_OURS;
    struct said s = said_by_modifier(m);
    return whose(l, p, card, &s);
}

enum grog_whose grog_whose_ability(struct grog_linker *l, const struct grog_part *p, uint32_t card,
                                   const struct grog_pack_ability *a)
{
    if (!l->beside)
        return ROW_OURS;
    struct said s = said_by_ability(p->image, a);
    return whose(l, p, card, &s);
}

/* ---- how many ------------------------------------------------------------- */

static bool knows(const struct grog_system *s, const struct grog_pack_image *image, struct said said)
{
    for (unsigned i = 0; i < said.n; i++) {
        const struct grog_pack_word *w = &image->words[said.word[i]];
        if (!grog_link_word(s, w->class, image->strings + w->name))
            return false;
    }
    return true;
}

void grog_pack_card_says(const struct grog_pack *p, uint32_t card, const struct grog_system *s, uint16_t *modifiers,
                         uint16_t *abilities)
{
    const struct grog_pack_image *image = grog_pack_image(p);
    const struct grog_pack_card *c = &image->cards[card];
    *modifiers = *abilities = 0;
    for (uint32_t i = 0; i < c->modifiers; i++)
        *modifiers = (uint16_t)(*modifiers + knows(s, image, said_by_modifier(&image->modifiers[c->modifier + i])));
    for (uint32_t i = 0; i < c->abilities; i++)
        *abilities = (uint16_t)(*abilities
                                + knows(s, image, said_by_ability(image, &image->abilities[c->ability + i])));
}

/* ---- of none ------------------------------------------------------------- */

static bool has(struct said s, uint32_t word)
{
    for (unsigned i = 0; i < s.n; i++)
        if (s.word[i] == word)
            return true;
    return false;
}

static bool card_says(const struct grog_pack_image *image, const struct grog_pack_card *c, uint32_t word)
{
    for (uint32_t i = 0; i < c->modifiers; i++)
        if (has(said_by_modifier(&image->modifiers[c->modifier + i]), word))
            return true;
    for (uint32_t i = 0; i < c->abilities; i++)
        if (has(said_by_ability(image, &image->abilities[c->ability + i]), word))
            return true;
    return false;
}

bool grog_no_word(struct grog_linker *l, const struct grog_part *p, uint32_t word)
{
    const struct grog_pack_image *image = p->image;
    const char *class = grog_link_class(image->words[word].class), *name = image->strings + image->words[word].name;
    for (uint32_t i = 0; i < p->cards; i++) {
        if (!card_says(image, &image->cards[i], word))
            continue;
        if (l->beside)
            return grog_no_card(l, p, i, "it needs the %s '%s', which neither %s nor %s has", class, name, l->s->name,
                                l->beside->name);
        return grog_no_card(l, p, i, "it needs the %s '%s', which this %s does not have", class, name, l->s->name);
    }
    return grog_no_pack(l, p, "needs the %s '%s', which this %s does not have", class, name, l->s->name);
}
