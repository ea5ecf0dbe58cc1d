/* SPDX-License-Identifier: MIT */
/* says.c -- what every card says: its own rows, and behind them those that its keywords lend it.
 *
 * The system's own cards are as they are; those of another system, which this one plays with, keep no row.  A row that
 * is heard by the system beside this one is left out.  A word that lends keeps its rows as they are
 * written, to be shown; in each bearer "times n" is counted out with the bearer's number. */
#include "linker.h"
#include "kernel/state.h"

/* The rows of one card of a part, said by it or lent to another. */
struct speech { struct grog_part *p; uint32_t card; int n; bool lent, lends; };

struct room { uint64_t modifiers, abilities, effects; };

struct tables {
    struct grog_modifier *modifier;
    struct grog_ability  *ability;
    struct grog_effect   *effect;
    uint32_t modifiers, abilities, effects;
};

/* ---- from a pack's row to a row ------------------------------------------ */

static int16_t times(int16_t amount, int n)
{
    int product = amount * n;
    return (int16_t)(product < INT16_MIN ? INT16_MIN : product > INT16_MAX ? INT16_MAX : product);
}

/* A row takes a word of this kind, or none. */
static bool word_fits(struct grog_linker *l, const struct speech *x, const char *row, uint8_t takes, uint16_t word)
{
    if (takes ? word && l->card[word].kind == takes : !word)
        return true;
    return grog_no_card(l, x->p, x->card, takes ? "'%s' needs a %s" : "'%s' takes no word", row,
                        l->s->card_kinds[takes].name);
}

static bool measure(struct grog_linker *l, const struct speech *x, uint16_t word, uint16_t ref, uint8_t *row,
                    uint16_t *place)
{
    *row = (uint8_t)x->p->word[word];
    *place = ref ? x->p->ref[ref] : 0;
    return word_fits(l, x, l->s->measures[*row].name, l->s->measures[*row].takes, *place);
}

static bool tests(struct grog_linker *l, const struct speech *x, const struct grog_pack_test *in, struct grog_test *out)
{
    for (unsigned i = 0; i < GROG_TESTS && in[i].measure; i++) {
        out[i].less = (uint8_t)in[i].less;
        out[i].amount = in[i].amount;
        if (!measure(l, x, in[i].measure, in[i].ref, &out[i].measure, &out[i].word))
            return false;
    }
    return true;
}

/* "Times a measure", or "times n": then the amounts are counted out. */
static bool per(struct grog_linker *l, const struct speech *x, uint16_t word, uint16_t ref, uint8_t *row,
                uint16_t *place, int16_t *amount, int16_t *raised)
{
    if (!word)
        return true;
    if (word != GROG_PACK_TIMES_N)
        return measure(l, x, word, ref, row, place);
    if (!x->lent) {
        *row = GROG_TIMES_N;
        return x->lends || grog_no_card(l, x->p, x->card, "only a word that lends its rows can say 'times n'");
    }
    *amount = times(*amount, x->n);
    if (raised)
        *raised = times(*raised, x->n);
    return true;
}

static bool modifier(struct grog_linker *l, const struct speech *x, const struct grog_pack_modifier *in,
                     struct grog_modifier *out)
{
    *out = (struct grog_modifier){
        .amount = in->amount, .value = (uint8_t)x->p->word[in->value], .operation = (uint8_t)in->operation,
        .scope = (uint8_t)in->scope,
    };
    return tests(l, x, in->test, out->test)
        && per(l, x, in->per, in->per_ref, &out->per, &out->word, &out->amount, NULL);
}

static bool price(struct grog_linker *l, const struct speech *x, const struct grog_pack_price *in,
                  struct grog_price *out)
{
    if (!in->cost)
        return true;
    *out = (struct grog_price){ .amount = in->amount, .cost = (uint8_t)x->p->word[in->cost],
                                .word = in->ref ? x->p->ref[in->ref] : 0 };
    const struct grog_cost_row *row = &l->s->costs[out->cost];
    if (in->amount < row->min || in->amount > row->max)
        return grog_no_card(l, x->p, x->card, "the price '%s' is %d to %d", row->name, row->min, row->max);
    return word_fits(l, x, row->name, row->takes, out->word);
}

/* What changes a pending value must stand at a point of its procedure. */
static bool pending(struct grog_linker *l, const struct speech *x, uint8_t point, const struct grog_pack_effect *in,
                    struct grog_effect *out)
{
    uint16_t word = x->p->word[in->ref];
    out->effect = in->effect == GROG_PACK_ADD ? GROG_EFFECT_ADD : GROG_EFFECT_SET;
    out->word = word & 0xff;
    if (l->s->points[point].proc == word >> 8)
        return true;
    return grog_no_card(l, x->p, x->card, "'%s' cannot be changed at '%s'",
                        x->p->strings + x->p->image->words[in->ref].name, l->s->points[point].name);
}

static bool effect(struct grog_linker *l, const struct speech *x, uint8_t point, const struct grog_pack_effect *in,
                   struct grog_effect *out)
{
    *out = (struct grog_effect){ .amount = in->amount, .raised = in->raised };
    if (!per(l, x, in->per, in->per_ref, &out->per, &out->per_word, &out->amount, &out->raised))
        return false;
    if (in->effect >= GROG_PACK_ADD)
        return pending(l, x, point, in, out);
    out->effect = (uint8_t)x->p->word[in->effect];
    const struct grog_effect_row *row = &l->s->effects[out->effect];
    out->target = in->target ? (uint8_t)x->p->word[in->target] : row->target;
    out->word = in->ref ? x->p->ref[in->ref] : 0;
    return word_fits(l, x, row->name, row->takes, out->word);
}

static bool ability(struct grog_linker *l, const struct speech *x, const struct grog_pack_ability *in,
                    struct grog_ability *out)
{
    *out = (struct grog_ability){
        .point = (uint8_t)x->p->word[in->point], .scope = (uint8_t)in->scope, .may = (uint8_t)in->may,
        .effects = (uint8_t)in->effects,
    };
    for (unsigned i = 0; i < GROG_PRICES; i++)
        if (!price(l, x, &in->price[i], &out->price[i]))
            return false;
    return price(l, x, &in->raise, &out->raise) && tests(l, x, in->test, out->test);
}

/* ---- all rows of a card -------------------------------------------------- */

static struct room room_of(const struct grog_linker *l, const struct grog_holder *h)
{
    const struct grog_part *p = &l->part[h->part];
    struct room r = { 0 };
    if (p->image) {
        const struct grog_pack_card *c = &p->image->cards[h->card];
        r = (struct room){ c->modifiers, c->abilities, 0 };
        for (uint32_t i = 0; i < c->abilities; i++)
            r.effects += p->image->abilities[c->ability + i].effects;
    } else {
        const struct grog_card *c = &l->base->card[h->card + 1];
        r = (struct room){ c->modifiers, c->abilities, 0 };
        for (uint32_t i = 0; i < c->abilities; i++)
            r.effects += l->base->ability[c->ability + i].effects;
    }
    return r;
}

static void copy_base(const struct grog_linker *l, const struct grog_card *c, struct tables *t)
{
    for (uint32_t i = 0; i < c->modifiers; i++)
        t->modifier[t->modifiers++] = l->base->modifier[c->modifier + i];
    for (uint32_t i = 0; i < c->abilities; i++) {
        struct grog_ability a = l->base->ability[c->ability + i];
        for (unsigned k = 0; k < a.effects; k++)
            t->effect[t->effects + k] = l->base->effect[a.effect + k];
        a.effect = t->effects;
        t->effects += a.effects;
        t->ability[t->abilities++] = a;
    }
}

static bool copy_pack(struct grog_linker *l, const struct speech *x, struct tables *t)
{
    const struct grog_pack_image *image = x->p->image;
    const struct grog_pack_card *c = &image->cards[x->card];
    for (uint32_t i = 0; i < c->modifiers; i++) {
        const struct grog_pack_modifier *in = &image->modifiers[c->modifier + i];
        enum grog_whose whose = grog_whose_modifier(l, x->p, x->card, in);
        if (whose == ROW_WRONG || (whose == ROW_OURS && !modifier(l, x, in, &t->modifier[t->modifiers++])))
            return false;
    }
    for (uint32_t i = 0; i < c->abilities; i++) {
        const struct grog_pack_ability *in = &image->abilities[c->ability + i];
        enum grog_whose whose = grog_whose_ability(l, x->p, x->card, in);
        if (whose == ROW_THEIRS)
            continue;
        struct grog_ability *out = &t->ability[t->abilities++];
        if (whose == ROW_WRONG || !ability(l, x, in, out))
            return false;
        out->effect = t->effects;
        for (unsigned k = 0; k < in->effects; k++)
            if (!effect(l, x, out->point, &image->effects[in->effect + k], &t->effect[t->effects++]))
                return false;
    }
    return true;
}

static bool lends(const struct grog_linker *l, uint32_t place) { return l->s->card_kinds[l->card[place].kind].lends; }

/* Own rows, or rows lent to a bearer with this number. */
static bool copy_rows(struct grog_linker *l, uint32_t place, bool lent, int n, struct tables *t)
{
    const struct grog_holder *h = &l->holder[place];
    if (h->part)
        return copy_pack(l, &(struct speech){ &l->part[h->part], h->card, n, lent, lends(l, place) }, t);
    if (!l->guest)
        copy_base(l, &l->base->card[h->card + 1], t);
    return true;
}

/* ---- keywords ------------------------------------------------------------ */

/* The next word that lends its rows to a card: `at` counts through its keywords; 0 when there is none. */
static uint16_t next_keyword(const struct grog_linker *l, uint32_t place, unsigned *at, int *n)
{
    const struct grog_card_kind *k = &l->s->card_kinds[l->card[place].kind];
    unsigned passed = 0;
    for (unsigned i = 0; i < k->fields && l->holder[place].part && !k->lends; i++) {
        const int16_t *list = l->card[place].number + k->field[i].at;
        unsigned count = k->field[i].type == GROG_IS_KEYWORDS ? (unsigned)list[0] : 0;
        for (; *at < passed + count; ++*at) {
            unsigned which = *at - passed;
            uint16_t word = (uint16_t)list[1 + 2 * which];
            *n = list[2 + 2 * which];
            if (lends(l, word))
                return ++*at, word;
        }
        passed += count;
    }
    return 0;
}

static void add(struct room *r, struct room more)
{
    r->modifiers += more.modifiers;
    r->abilities += more.abilities;
    r->effects += more.effects;
}

static bool count_rows(struct grog_linker *l, struct room *all)
{
    for (uint32_t i = 1; i < l->places; i++) {
        const struct grog_holder *h = &l->holder[i];
        const struct grog_card_kind *k = &l->s->card_kinds[l->card[i].kind];
        struct room r = room_of(l, h);
        unsigned at = 0;
        int n;
        if (h->part && !k->speaks && (r.modifiers || r.abilities))
            return grog_no_card(l, &l->part[h->part], h->card, "a %s says nothing", k->name);
        for (uint16_t word; (word = next_keyword(l, i, &at, &n));)
            add(&r, room_of(l, &l->holder[word]));
        add(all, r);
        if (r.modifiers > UINT16_MAX || all->modifiers > GROG_MODIFIERS_MAX || all->abilities > UINT16_MAX)
            return grog_no_card(l, &l->part[h->part], h->card,
                                "with this card there are too many modifiers or abilities");
    }
    return true;
}

static bool write_card(struct grog_linker *l, uint32_t place, struct tables *t)
{
    struct grog_card *c = &l->card[place];
    unsigned at = 0;
    int n;
    c->modifier = t->modifiers;
    c->ability = t->abilities;
    if (!copy_rows(l, place, false, 0, t))
        return false;
    for (uint16_t word; (word = next_keyword(l, place, &at, &n));)
        if (!copy_rows(l, word, true, n, t))
            return false;
    c->modifiers = (uint16_t)(t->modifiers - c->modifier);
    c->abilities = (uint16_t)(t->abilities - c->ability);
    return true;
}

bool grog_link_says(struct grog_linker *l)
{
    struct room all = { 0 };
    struct tables t = { 0 };
    if (!count_rows(l, &all))
        return false;
    t.modifier = grog_hold(&l->out->memory, (size_t)all.modifiers, sizeof *t.modifier);
    t.ability = grog_hold(&l->out->memory, (size_t)all.abilities, sizeof *t.ability);
    t.effect = grog_hold(&l->out->memory, (size_t)all.effects, sizeof *t.effect);
    if (!t.modifier || !t.ability || !t.effect)
        return grog_no_memory(l);
    for (uint32_t i = 1; i < l->places; i++)
        if (!write_card(l, i, &t))
            return false;
    struct grog_cards *c = &l->out->cards;
    c->modifier = t.modifier, c->modifiers = t.modifiers;
    c->ability = t.ability, c->abilities = t.abilities;
    c->effect = t.effect, c->effects = t.effects;
    return true;
}
