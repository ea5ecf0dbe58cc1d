/* SPDX-License-Identifier: MIT */
/* odds.c -- the rules, run over all dice.
 *
 * There is no second formula: the option is taken on a copy, and wherever the rules
 * roll, the run branches into every set of dice, each with its weight.  Windows are
 * passed ("if nobody reacts") and abilities that ask are declined; a hidden card, a shuffle or another decision ends a
 * branch as unknown.  Shares are exact: whole numbers over one common whole. */
#include "odds.h"
#include "ability.h"
#include "list.h"
#include "showing.h"

#include <stdlib.h>
#include <string.h>

enum { LEVELS = 8 };                                    /* pools of dice, one after the other */

struct tree {
    struct grog_odds *out;
    bool      full;
    uint8_t   question, depth;                          /* where it began: what leads back there has come to nothing */
    size_t    bytes;
    unsigned char *game;                                /* LEVELS + 1 of them */
};

static struct grog_game *game_at(const struct tree *t, unsigned level)
{
    GROG_ASSERT(level <= LEVELS);
    return (struct grog_game *)(void *)(t->game + level * t->bytes);
}

/* ---- shares of one whole ------------------------------------------------- */

static uint64_t gcd(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Make the whole a multiple of `of`; false if that does not fit. */
static bool widen(struct grog_odds *o, uint64_t of)
{
    GROG_ASSERT(of && o->whole);
    uint64_t by = of / gcd(o->whole, of);
    if (o->whole > UINT64_MAX / by)
        return false;
    o->whole *= by;
    o->unknown *= by;
    o->asked *= by;
    for (uint32_t i = 0; i < o->n; i++)
        o->at[i].share *= by;
    return true;
}

enum end { KNOWN, HIDDEN, ASKED };

static void add(struct tree *t, enum end end, int32_t result, uint64_t weight, uint64_t of)
{
    bool known = end == KNOWN;
    GROG_ASSERT(weight <= of);
    struct grog_odds *o = t->out;
    t->full |= ++o->runs > GROG_ODDS_RUNS || !widen(o, of);
    if (t->full)
        return;
    uint64_t share = weight * (o->whole / of);
    uint32_t i = 0;
    while (known && i < o->n && o->at[i].result != result)
        i++;
    if (!known) {
        o->unknown += share;
        o->asked += end == ASKED ? share : 0;
    } else if (i == GROG_ODDS_MAX) {
        t->full = true;
    } else {
        if (i == o->n)
            o->at[o->n++].result = result;
        o->at[i].share += share;
    }
}

/* ---- sets of dice -------------------------------------------------------- */

bool grog_first_pool(struct grog_pool *p, unsigned sides, unsigned dice)
{
    GROG_ASSERT(sides >= 1 && sides <= UINT8_MAX && dice <= GROG_POOL_MAX);
    *p = (struct grog_pool){ .sides = (uint8_t)sides, .dice = (uint8_t)dice };
    memset(p->pips, 1, sizeof p->pips);
    return true;
}

/* Count up, keeping the highest first: 1 1, 2 1, 2 2, 3 1 ... */
bool grog_next_pool(struct grog_pool *p)
{
    for (unsigned i = p->dice; i-- > 0; ) {
        uint8_t limit = i ? p->pips[i - 1] : p->sides;
        if (p->pips[i] < limit) {
            p->pips[i]++;
            memset(p->pips + i + 1, 1, p->dice - i - 1u);
            return true;
        }
    }
    return false;
}

/* In how many ways the dice can fall so: n! / (a! b! ...), built up without overflow. */
uint64_t grog_pool_weight(const struct grog_pool *p)
{
    uint64_t ways = 1;
    for (unsigned i = 0, same = 0; i < p->dice; i++) {
        same = i && p->pips[i] == p->pips[i - 1] ? same + 1 : 1;
        ways = ways * (i + 1) / same;
    }
    return ways;
}

/* ---- the tree ------------------------------------------------------------ */

/* The answer with the verb that a question names, or the only one. */
static struct grog_option assumed(const struct grog_run *r, unsigned seat, uint8_t verb)
{
    struct grog_option at[4] = { { 0 } };
    struct grog_list l = { .at = at, .room = 4 };
    r->m->system->questions[r->g->question].list(r->m, r->g, seat, &l);
    for (uint32_t i = 0; i < l.n && i < 4; i++)
        if (at[i].verb == verb)
            return at[i];
    return at[0];
}

/* What nobody need do is not done: windows are passed, abilities that ask are declined; and some questions name the
 * answer that is meant. */
static void pass_windows(struct tree *t, struct grog_run *r, enum grog_flow *flow)
{
    const struct grog_system *s = r->m->system;
    while (*flow == GROG_ASKED) {
        GROG_ASSERT(r->g->question && r->g->question < s->n_questions && r->g->asked);
        uint8_t window = s->questions[r->g->question].window;
        bool offer = r->g->question == s->ask_use || r->g->question == s->ask_raise;
        uint8_t meant = s->questions[r->g->question].assumed;
        if (!window && !offer && !meant)
            return;
        if (window)
            t->out->windows |= UINT32_C(1) << (window - 1);
        else if (offer)
            t->out->declined = 1;
        r->answer.seat = (uint8_t)grog_first_seat(r->g->asked);
        r->answer.option = meant ? assumed(r, r->answer.seat, meant)
                                 : (struct grog_option){ .verb = window ? GROG_PASS : s->verb_decline };
        r->g->question = r->g->asked = 0;
        *flow = grog_run(r);
    }
}

static void grow(struct tree *t, struct grog_run *r, unsigned level, uint64_t weight, uint64_t of)
{
    enum grog_flow flow = grog_run(r);
    pass_windows(t, r, &flow);
    if (flow != GROG_ROLLS || level == LEVELS) {
        bool vain = flow == GROG_ASKED && r->g->question == t->question && r->g->depth == t->depth;
        enum end end = vain ? KNOWN : flow == GROG_ASKED ? ASKED : flow == GROG_DONE && !r->halted ? KNOWN : HIDDEN;
        add(t, end, vain ? 0 : r->result, weight, of);
        return;
    }
    for (unsigned i = 0; i < r->dice; i++, of *= r->sides)
        if (of > UINT64_MAX / r->sides) {
            t->full = true;
            return;
        }
    struct grog_pool pool;
    for (bool more = grog_first_pool(&pool, r->sides, r->dice); more && !t->full; more = grog_next_pool(&pool)) {
        struct grog_run next = *r;
        next.g = game_at(t, level + 1);
        memcpy(next.g, r->g, t->bytes);
        memcpy(next.rolled, pool.pips, sizeof next.rolled);
        grow(t, &next, level + 1, weight * grog_pool_weight(&pool), of);
    }
}

/* While a target is chosen: does the ability carry the procedure out on it? */
static bool is_chosen_for(const struct grog_match *m, const struct grog_game *view, uint8_t proc)
{
    GROG_ASSERT(view->depth && view->frame[view->depth - 1].proc == GROG_PROC_TRIGGER);
    const struct grog_ability *a = grog_ability_of(m, &view->frame[view->depth - 1]);
    for (unsigned i = 0; i < a->effects; i++) {
        uint8_t effect = m->cards->effect[a->effect + i].effect;
        if (effect < GROG_EFFECT_ADD && m->system->effects[effect].proc == proc)
            return true;
    }
    return false;
}

/* Has it begun, or is a target chosen for it?  How deep it lies: from 1, the deeper the nearer; 0: no. */
static unsigned begun(const struct grog_match *m, const struct grog_game *view, uint8_t proc)
{
    if (view->question == m->system->ask_target && is_chosen_for(m, view, proc))
        return GROG_FRAMES + 1u;
    for (unsigned i = view->depth; i > 0; i--)
        if (view->frame[i - 1].proc == proc)
            return i;
    return 0;
}

struct grog_weighed grog_weighed(const struct grog_match *m, const struct grog_game *view, struct grog_option o)
{
    const struct grog_system *y = m->system;
    struct grog_weighed is = { 0 };
    unsigned nearest = 0;
    if (o.verb < y->n_verbs && y->verbs[o.verb].decides)
        return (struct grog_weighed){ .proc = y->verbs[o.verb].decides, .own = true, .as = y->verbs[o.verb].name };
    for (const struct grog_weighs *w = y->showing ? y->showing->weighs : NULL; w && w->question; w++) {
        unsigned near = w->question == view->question ? begun(m, view, w->proc) : 0;
        if (near <= nearest)
            continue;
        is = (struct grog_weighed){ .proc = w->proc, .as = w->as };
        nearest = near;
    }
    return is;
}

enum grog_status grog_odds(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                           struct grog_option o, struct grog_odds *out)
{
    memset(out, 0, sizeof *out);
    out->whole = 1;
    struct grog_list l = grog_seek(m, view, seat, o);
    uint8_t decides = l.found && !l.refusal ? grog_weighed(m, view, o).proc : 0;
    if (!decides)
        return GROG_REFUSED;
    struct tree t = { .out = out, .bytes = grog_state_bytes(m), .question = view->question, .depth = view->depth };
    t.game = calloc(LEVELS + 1, t.bytes);
    if (!t.game)
        return GROG_FULL;
    struct grog_run r = { .m = m, .g = game_at(&t, 0), .odds = true, .decides = decides };
    memcpy(r.g, view, t.bytes);
    r.answer.seat = (uint8_t)seat;
    r.answer.option = o;
    r.g->question = r.g->asked = 0;
    grow(&t, &r, 0, 1, 1);
    free(t.game);
    return t.full ? GROG_FULL : GROG_OK;
}
