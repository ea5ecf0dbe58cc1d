/* SPDX-License-Identifier: MIT */
/* brief.c -- what follows from an ability's rows alone, found once a match so that nobody asks it again in play. */
#include "ability.h"
#include "point.h"
#include "price.h"
#include "trigger.h"

/* The frames that a procedure of a price or an effect needs, if it has one. */
static uint8_t frames_of(uint8_t proc, uint8_t nests) { return proc ? nests ? nests : GROG_NESTS : 0; }
static uint8_t frames_of_cost(const struct grog_system *s, uint8_t cost)
{
    return cost ? frames_of(s->costs[cost].proc, s->costs[cost].nests) : 0;
}

static uint8_t more(uint8_t a, uint8_t b) { return a > b ? a : b; }

static uint8_t nests(const struct grog_match *m, const struct grog_ability *a)
{
    const struct grog_system *s = m->system;
    uint8_t n = frames_of_cost(s, a->raise.cost);
    for (unsigned i = 0; i < GROG_PRICES; i++)
        n = more(n, frames_of_cost(s, a->price[i].cost));
    for (unsigned i = 0; i < a->effects; i++) {
        uint8_t effect = m->cards->effect[a->effect + i].effect;
        if (effect && effect < GROG_EFFECT_ADD)
            n = more(n, frames_of(s->effects[effect].proc, s->effects[effect].nests));
    }
    return n;
}

static bool is_thing(const struct grog_system *s, uint8_t kind)
{
    return s->kinds[kind].class == GROG_THING || s->kinds[kind].class == GROG_ANY_THING;
}

static uint8_t target_kind(const struct grog_system *s, uint8_t target)
{
    const struct grog_target_row *row = &s->targets[target];
    return row->kind ? row->kind : row->chosen ? s->verbs[row->chosen].kind[1] : 0;
}

uint8_t grog_effect_kind(const struct grog_system *s, uint8_t effect)
{
    const struct grog_effect_row *row = &s->effects[effect];
    uint8_t about = row->proc ? s->procs[row->proc].kind[3] : 0;
    return row->kind ? row->kind : about ? about : target_kind(s, row->target);
}

enum grog_suits grog_suits(const struct grog_system *s, uint8_t effect, uint8_t target)
{
    uint8_t wants = grog_effect_kind(s, effect), is = target_kind(s, target);
    if (!wants || !is || wants == is || (s->kinds[wants].class == GROG_ANY_THING && is_thing(s, is)))
        return GROG_SUITS_ALL;
    return s->kinds[is].class == GROG_ANY_THING && is_thing(s, wants) ? GROG_SUITS_SOME : GROG_SUITS_NONE;
}

struct grog_brief grog_brief_of(const struct grog_match *m, const struct grog_ability *a)
{
    GROG_ASSERT(a >= m->cards->ability && a < m->cards->ability + m->cards->abilities && a->effects <= GROG_EFFECTS);
    struct grog_brief b = { .prices = (uint8_t)grog_prices_of(a),
                            .card = grog_ability_card(m->cards, (uint32_t)(a - m->cards->ability)) };
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &m->cards->effect[a->effect + i];
        GROG_ASSERT(a->effect + i < m->cards->effects && e->target < m->system->n_targets);
        if (!b.chooses && e->target && m->system->targets[e->target].chosen)
            b.chooses = e->target;
        if (e->effect >= GROG_EFFECT_ADD || grog_suits(m->system, e->effect, e->target) != GROG_SUITS_ALL)
            continue;
        b.suits |= (uint8_t)(1u << i);
        if (!e->per && !m->system->effects[e->effect].would)
            b.sure |= (uint8_t)(1u << i);
    }
    while (b.first < a->effects && m->cards->effect[a->effect + b.first].effect >= GROG_EFFECT_ADD)
        b.first++;
    for (unsigned i = 0; i < GROG_TESTS && a->test[i].measure; i++)
        b.spares = b.spares || (a->test[i].less & GROG_TEST_WAIVED);
    b.nests = nests(m, a);
    b.needs = m->system->needs ? m->system->needs(m, a, b.chooses) : 0;
    return b;
}
