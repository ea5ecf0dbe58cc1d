/* SPDX-License-Identifier: MIT */
/* value.c -- see value.h.
 *
 * What always holds here: a value heard from gathered voices is the value that asking
 * every card again would give. */
#include "value.h"

#include <assert.h>

/* ---- gathering ----------------------------------------------------------- */

static inline void gather_card(void *arg, const struct grog_match *m, const struct grog_source *s)
{
    struct grog_voices *v = arg;
    const struct grog_card *card = grog_card(m, s->card);
    const struct grog_modifier *mod = &m->cards->modifier[card->modifier];
    for (unsigned i = 0; i < card->modifiers; i++) {
        if (grog_is_own(mod[i].scope))
            continue;
        if (v->n < GROG_VOICES_MAX)
            v->at[v->n] = (struct grog_voice){ &mod[i], *s };
        v->n++;
    }
}

static void gather(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v)
{
    v->gathered = true;
    v->n = 0;
    grog_each_source(m, g, GROG_SAYS_BROAD_VALUES, gather_card, v);
}

/* ---- hearing ------------------------------------------------------------- */

/* One reading: about what, and what has been counted so far. */
struct reading {
    const struct grog_game  *g;
    const struct grog_frame *about;
    struct grog_because *because;
    unsigned value;
    bool     own;                   /* own rows are being heard, or broad ones */
    int64_t  set, add, times, low, high;
};

static void count_in(struct reading *r, const struct grog_modifier *mod)
{
    switch ((enum grog_operation)mod->operation) {
    case GROG_SET:      r->set = mod->amount; break;
    case GROG_ADD:      r->add += mod->amount; break;
    case GROG_TIMES:    r->times = (int32_t)(r->times * mod->amount % INT32_MAX); break;    /* stays small */
    case GROG_AT_LEAST: r->low = mod->amount > r->low ? mod->amount : r->low; break;
    case GROG_AT_MOST:  r->high = mod->amount < r->high ? mod->amount : r->high; break;
    }
}

static void note(struct grog_because *because, uint16_t card, const struct grog_modifier *mod)
{
    if (because && because->n++ < GROG_BECAUSE_MAX) {
        because->at[because->n - 1].card = card;
        because->at[because->n - 1].amount = mod->amount;
        because->at[because->n - 1].operation = mod->operation;
    }
}

static bool facts_allow(const struct reading *r, const struct grog_match *m, const struct grog_modifier *mod)
{
    if (!(mod->need | mod->forbid))
        return true;
    uint64_t facts = m->system->facts(m, r->g, r->about);
    return (facts & mod->need) == mod->need && !(facts & mod->forbid);
}

static inline void hear(struct reading *r, const struct grog_match *m, const struct grog_source *s,
                        const struct grog_modifier *mod)
{
    if (mod->value == r->value && grog_is_own(mod->scope) == r->own && grog_concerns(m, s, mod->scope, r->about)
        && facts_allow(r, m, mod)) {
        count_in(r, mod);
        note(r->because, s->card, mod);
    }
}

/* Is there anything about a value on the card?  (The value; 0 once there was.) */
static inline void look_for(void *wanted, const struct grog_match *m, const struct grog_source *s)
{
    const struct grog_card *card = grog_card(m, s->card);
    unsigned *value = wanted;
    for (unsigned i = 0; i < card->modifiers; i++)
        if (m->cards->modifier[card->modifier + i].value == *value)
            *value = 0;
}

static inline void hear_card(void *arg, const struct grog_match *m, const struct grog_source *s)
{
    const struct grog_card *card = grog_card(m, s->card);
    for (unsigned i = 0; i < card->modifiers; i++)
        hear(arg, m, s, &m->cards->modifier[card->modifier + i]);
}

static int total(const struct reading *r)
{
    int64_t total = (r->set + r->add) * r->times;
    if (total < r->low)
        total = r->low;
    return (int)(total > r->high ? r->high : total);
}

/* Mostly nobody has anything to say of a value here, and that is seen at once. */
static bool somebody_speaks(const struct grog_match *m, const struct grog_game *g, const struct grog_voices *v,
                            unsigned value, const struct grog_frame *about)
{
    if (grog_in(m->values_broad, value)) {
        if (v->n > GROG_VOICES_MAX)
            return true;
        for (uint32_t i = 0; i < v->n; i++)
            if (v->at[i].says->value == value)
                return true;
    }
    if (grog_in(m->values_own, value))
        grog_each_named(m, g, about, GROG_SAYS_OWN_VALUES, look_for, &value);
    return !value;
}

static int ask_them(const struct grog_match *m, const struct grog_voices *v, struct reading r)
{
    if (!grog_in(m->values_broad, r.value))
        ;                                               /* no card in the box has a broad word on it */
    else if (v->n > GROG_VOICES_MAX)
        grog_each_source(m, r.g, GROG_SAYS_BROAD_VALUES, hear_card, &r);
    else
        for (uint32_t i = 0; i < v->n; i++)
            hear(&r, m, &v->at[i].by, v->at[i].says);
    r.own = true;
    grog_each_named(m, r.g, r.about, GROG_SAYS_OWN_VALUES, hear_card, &r);
    return total(&r);
}

int grog_hear(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v, unsigned value,
              const struct grog_frame *about, struct grog_because *because)
{
    assert(value > 0 && value < m->system->n_values);
    const struct grog_value_row *row = &m->system->values[value];
    if (because) {
        because->n = 0;
        because->base = m->base[value];
    }
    if (!v->gathered && grog_in(m->values_broad, value))
        gather(m, g, v);
    if (!somebody_speaks(m, g, v, value, about))
        return m->base[value];
    return ask_them(m, v, (struct reading){ .g = g, .about = about, .because = because, .value = value,
                        .set = m->base[value], .times = 1, .low = row->min, .high = row->max });
}

int grog_value(const struct grog_match *m, const struct grog_game *g, unsigned value,
               const struct grog_frame *about, struct grog_because *because)
{
    struct grog_voices v;
    v.gathered = false;
    return grog_hear(m, g, &v, value, about, because);
}
