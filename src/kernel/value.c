/* SPDX-License-Identifier: MIT */
/* value.c -- see value.h.
 *
 * What always holds here: a value read from gathered voices is what asking every card
 * again would give. */
#include "value.h"


/* ---- gathering ----------------------------------------------------------- */

GROG_VISIT gather_card(void *arg, const struct grog_match *m, const struct grog_source *s)
{
    struct grog_voices *v = arg;
    const struct grog_card *card = grog_card(m, s->card);
    const struct grog_modifier *mod = &m->cards->modifier[card->modifier];
    v->modified[0] |= m->topics[GROG_BROAD_VALUES][GROG_ALL_TOPICS][s->card];
    for (unsigned i = 0; i < card->modifiers; i++) {
        if (grog_is_own(mod[i].scope) || grog_is_settled(m, s, &mod[i]))
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
    v->modified[0] = 0;
    grog_each_source(m, g, (struct grog_topic){ m->topics[GROG_BROAD_VALUES][GROG_ALL_TOPICS], ~UINT64_C(0),
                                                GROG_BROAD_VALUES, m->broad_arrays }, gather_card, v);
    for (unsigned i = GROG_COUNT(v->modified); i-- > 0;) {         /* topics are numbers mod 64 */
        v->modified[i] = v->modified[0] | m->values_settled[i];
        v->known[i] = ~UINT64_C(0);
    }
}

static inline void found_one(void *arg, const struct grog_match *m, const struct grog_source *s)
{
    (void)m, (void)s;
    *(bool *)arg = true;
}

/* Only those arrays are visited where a card may lie that has rows about this value. */
bool grog_look_for_modifiers(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v,
                             unsigned value)
{
    bool found = grog_in(m->values_settled, value);
    grog_each_source(m, g, grog_about_value(m, GROG_BROAD_VALUES, value), found_one, &found);
    grog_put_in(v->known, value);
    if (found)
        grog_put_in(v->modified, value);
    return found;
}

/* ---- reading ------------------------------------------------------------- */

/* One reading: about what, and what has been counted so far. */
struct reading {
    const struct grog_game  *g;
    const struct grog_frame *about;
    struct grog_because *because;
    unsigned value;
    bool     own;                   /* own rows are being applied, or broad ones */
    bool     heeds_silence;         /* the rows of silent things do not count */
    int64_t  set, add, times, low, high;
    const struct grog_value_row *row;       /* no card moves it beyond the bounds there */
};

static int64_t within(int64_t n, int64_t low, int64_t high)
{
    if (n < low)
        n = low;
    return n > high ? high : n;
}

static void count_in(struct reading *r, enum grog_operation operation, int64_t amount)
{
    switch (operation) {
    case GROG_SET:      r->set = amount; break;
    case GROG_ADD:      r->add += amount; break;
    case GROG_TIMES:    r->times = within(r->times * amount, -INT32_MAX, INT32_MAX); break;
    case GROG_AT_LEAST: r->low = within(amount, r->low, r->row->max); break;
    case GROG_AT_MOST:  r->high = within(amount, r->row->min, r->high); break;
    }
}

static int amount_of(const struct reading *r, const struct grog_match *m, const struct grog_source *s,
                     const struct grog_modifier *mod)
{
    if (!mod->per)
        return mod->amount;
    GROG_ASSERT(mod->per < m->system->n_measures);
    int64_t times = m->system->measures[mod->per].read(m, r->g, r->about, s, mod->word);
    return (int)within(mod->amount * times, INT16_MIN, INT16_MAX);
}

static void note(struct grog_because *because, const struct grog_source *s, const struct grog_modifier *mod, int amount)
{
    if (because && because->n++ < GROG_BECAUSE_MAX) {
        because->at[because->n - 1].card = s->card;
        because->at[because->n - 1].thing = s->thing;
        because->at[because->n - 1].amount = (int16_t)amount;
        because->at[because->n - 1].operation = mod->operation;
    }
}

static inline void apply(struct reading *r, const struct grog_match *m, const struct grog_source *s,
                         const struct grog_modifier *mod)
{
    if (mod->value == r->value && grog_is_own(mod->scope) == r->own && (r->because || !grog_is_settled(m, s, mod))
        && grog_concerns(m, r->g, s, mod->scope, r->about)
        && grog_tests_hold(m, r->g, r->about, s, mod->test, 0) && !(r->heeds_silence && grog_is_silent(m, r->g, s))) {
        int amount = amount_of(r, m, s, mod);
        count_in(r, mod->operation, amount);
        note(r->because, s, mod, amount);
    }
}

GROG_VISIT apply_card(void *arg, const struct grog_match *m, const struct grog_source *s)
{
    const struct grog_card *card = grog_card(m, s->card);
    for (unsigned i = 0; i < card->modifiers; i++)
        apply(arg, m, s, &m->cards->modifier[card->modifier + i]);
}

static int total(const struct reading *r) { return (int)within((r->set + r->add) * r->times, r->low, r->high); }

static void apply_broad(struct reading *r, const struct grog_match *m, struct grog_voices *v)
{
    if (v && !v->gathered && !grog_in(v->known, r->value))
        gather(m, r->g, v);
    if (v && !grog_in(v->modified, r->value))
        return;
    if (v && !v->gathered)
        gather(m, r->g, v);
    if (!v || v->n > GROG_VOICES_MAX)
        grog_each_source(m, r->g, grog_about_value(m, GROG_BROAD_VALUES, r->value), apply_card, r);
    else
        for (uint32_t i = 0; i < v->n; i++)
            apply(r, m, &v->at[i].by, v->at[i].row);
}

/* Where reasons are wanted: also what the base has already. */
static void apply_all(struct reading *r, const struct grog_match *m)
{
    for (unsigned i = 0; i < m->layers; i++)
        apply_card(r, m, &(struct grog_source){ m->layer[i], 0, GROG_NOBODY, GROG_ROLE_SETUP });
    grog_each_in_force(m, r->g, grog_about_value(m, GROG_BROAD_VALUES, r->value), apply_card, r);
}

static void apply_own(struct reading *r, const struct grog_match *m)
{
    struct grog_source named[GROG_NAMED_MAX];
    unsigned n = grog_named(m, r->g, r->about, grog_about_value(m, GROG_OWN_VALUES, r->value), named);
    r->own = true;
    for (unsigned i = 0; i < n; i++)
        apply_card(r, m, &named[i]);
}

int grog_value_from(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v, unsigned value,
                    const struct grog_frame *about, struct grog_because *because)
{
    GROG_ASSERT(value > 0 && value < m->system->n_values);
    const struct grog_value_row *row = &m->system->values[value];
    bool whole = because && grog_in(m->values_settled, value);
    int16_t base = whole ? grog_base(m, value) : m->base[value];
    if (because) {
        because->n = 0;
        because->base = base;
    }
    struct reading r = { .g = g, .about = about, .because = because, .value = value,
                         .heeds_silence = grog_heeds_silence(m, row->always),
                         .set = base, .times = 1, .low = row->min, .high = row->max, .row = row };
    if (whole)
        apply_all(&r, m);
    else if (grog_in(m->values_open, value))
        apply_broad(&r, m, v);
    if (grog_in(m->values_own, value))
        apply_own(&r, m);
    return total(&r);
}

/* Put together again what counted, but for the reasons that are left out. */
static int total_of(const struct grog_match *m, unsigned value, const struct grog_because *because,
                    bool (*leaves_out)(const struct grog_because *because, uint32_t i, unsigned what), unsigned what)
{
    GROG_ASSERT(value > 0 && value < m->system->n_values);
    const struct grog_value_row *row = &m->system->values[value];
    struct reading r = { .set = because->base, .times = 1, .low = row->min, .high = row->max, .row = row };
    for (uint32_t i = 0; i < because->n && i < GROG_BECAUSE_MAX; i++)
        if (!leaves_out(because, i, what))
            count_in(&r, because->at[i].operation, because->at[i].amount);
    return total(&r);
}

static bool given_by(const struct grog_because *because, uint32_t i, unsigned thing)
{
    return because->at[i].thing == thing;
}

int grog_value_without(const struct grog_match *m, unsigned value, const struct grog_because *because, uint16_t thing)
{
    GROG_ASSERT(thing);
    return total_of(m, value, because, given_by, thing);
}

static bool set_by_another(const struct grog_because *because, uint32_t i, unsigned one)
{
    return i != one && because->at[i].operation == GROG_SET;
}

int grog_value_set_by(const struct grog_match *m, unsigned value, const struct grog_because *because, uint32_t one)
{
    GROG_ASSERT(one < GROG_BECAUSE_MAX);
    return total_of(m, value, because, set_by_another, one);
}

int grog_value_told(struct grog_run *r, unsigned value, const struct grog_frame *about)
{
    struct grog_because because;
    if (!grog_can_vary(r->m, value) && !grog_in(r->m->values_settled, value)) {
        grog_tell_counts(r, 0, r->m->base[value]);
        return r->m->base[value];
    }
    int is = grog_value(r->m, r->g, value, about, &because), told = because.base;
    uint16_t other = 0;                                 /* who set, multiplied or limited it */
    if (because.base)
        grog_tell_counts(r, 0, because.base);
    for (uint32_t i = 0; i < because.n && i < GROG_BECAUSE_MAX; i++) {
        if (because.at[i].operation != GROG_ADD) {
            other = because.at[i].card;
            continue;
        }
        grog_tell_counts(r, because.at[i].card, because.at[i].amount);
        told += because.at[i].amount;
    }
    if (told != is)
        grog_tell_counts(r, other, is - told);
    return is;
}
