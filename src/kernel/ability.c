/* SPDX-License-Identifier: MIT */
/* ability.c -- see ability.h.
 *
 * What always holds here:
 *   (1) nothing is paid unless all of it can be paid;
 *   (2) an effect with several targets takes them in rising order of their names, each
 *       once, and asks anew who they are, since the last one may have changed it;
 *   (3) a target that is chosen, or drawn at random, is so once: all effects of the ability that choose mean it;
 *   (4) what can be used only raised is raised from its beginning, and never asks for it;
 *   (5) what would change nothing is not carried out, and so not offered. */
#include "ability.h"
#include "point.h"
#include "price.h"
#include "source.h"
#include "trigger.h"

#include <string.h>

const struct grog_ability *grog_ability_of(const struct grog_match *m, const struct grog_frame *f)
{
    return ability_of(m, f);
}

struct grog_frame grog_trigger_frame(const struct grog_trigger *t, uint8_t subject)
{
    return (struct grog_frame){ .proc = GROG_PROC_TRIGGER, .seat = t->seat, .subject = subject,
                                .actor = t->actor, .with = t->source, .target = t->target,
                                .local = { [ABILITY] = (int16_t)t->ability, [HERE] = t->here,
                                           [TOOL] = (int16_t)t->with, [BY] = t->by, [PROC] = t->proc } };
}

struct grog_frame grog_use_frame(const struct grog_source *by, uint8_t subject, const struct grog_frame *about,
                                 uint32_t row)
{
    return (struct grog_frame){ .proc = GROG_PROC_TRIGGER, .seat = by->owner, .subject = subject,
                                .actor = about->actor, .with = by->thing, .target = about->target,
                                .local = { [ABILITY] = (int16_t)row, [AGREED] = true, [HERE] = subject != 0,
                                           [TOOL] = (int16_t)about->with, [BY] = about->seat, [PROC] = about->proc } };
}

struct grog_frame grog_context(const struct grog_game *g, const struct grog_frame *f)
{
    GROG_ASSERT(!f->local[HERE] || (f->subject && f->subject <= g->depth));
    if (f->local[HERE])
        return g->frame[f->subject - 1];
    return (struct grog_frame){ .proc = (uint8_t)f->local[PROC], .seat = (uint8_t)f->local[BY], .actor = f->actor,
                                .with = (uint16_t)f->local[TOOL], .target = f->target };
}

struct grog_source grog_source_of(const struct grog_match *m, const struct grog_frame *f)
{
    uint16_t card = brief_of(m, f)->card;
    return (struct grog_source){ .card = card, .thing = f->with, .owner = f->seat };
}

bool grog_is_raised(const struct grog_frame *f)  { return f->proc == GROG_PROC_TRIGGER && f->local[RAISED]; }
bool grog_has_chosen(const struct grog_frame *f) { return f->proc == GROG_PROC_TRIGGER && f->local[CHOSEN]; }

/* ---- would it change anything? ------------------------------------------- */

static int amount_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const struct grog_effect *e, int low, int high)
{
    int64_t n = f->local[RAISED] ? e->raised : e->amount;
    if (e->per) {
        const struct grog_frame about = grog_context(g, f);
        const struct grog_source by = grog_source_of(m, f);
        n *= m->system->measures[e->per].read(m, g, &about, &by, e->per_word);
    }
    return (int)(n < low ? low : n > high ? high : n);
}

/* What the effect would make of the pending value that it is about. */
static int altered(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                   const struct grog_effect *e, const struct grog_frame *subject)
{
    const struct grog_local *row = &grog_proc_row(m, subject->proc)->pending[e->word];
    int n = amount_of(m, g, f, e, INT16_MIN, INT16_MAX);
    if (e->effect == GROG_EFFECT_ADD)
        n += subject->pending[e->word];
    return n < row->min ? row->min : n > row->max ? row->max : n;
}

static bool would_alter(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                        const struct grog_effect *e)
{
    if (!f->local[HERE] || e->word >= GROG_PENDING)
        return true;                                    /* it is only thought of: nothing is pending yet */
    const struct grog_frame *subject = &g->frame[f->subject - 1];
    return grog_proc_row(m, subject->proc)->pending[e->word].name
        && altered(m, g, f, e, subject) != subject->pending[e->word];
}

/* Can it be done to this one? */
static bool suits(const struct grog_match *m, const struct grog_effect *e, uint16_t whom)
{
    enum grog_suits how = grog_suits(m->system, e->effect, e->target);
    if (how != GROG_SUITS_SOME)
        return how == GROG_SUITS_ALL;
    return whom && grog_ref_array(whom) == m->system->kinds[grog_effect_kind(m->system, e->effect)].array;
}

/* Would it change him?  `all`: it can be done to everybody whom it names. */
static bool would_change(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         const struct grog_effect *e, uint16_t whom, bool all)
{
    const struct grog_effect_row *row = &m->system->effects[e->effect];
    if ((!all && !suits(m, e, whom)) || (e->per && !amount_of(m, g, f, e, INT16_MIN, INT16_MAX)))
        return false;                                   /* nothing for it, or so much per nothing */
    return !row->would || row->would(m, g, f, amount_of(m, g, f, e, row->min, row->max), whom);
}

/* ---- targets ------------------------------------------------------------- */

/* The effect's next target: from `next` on. */
static bool next_target(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                        const struct grog_effect *e, uint16_t *whom)
{
    uint16_t at[GROG_TARGETS];
    if (m->system->targets[e->target].chosen) {
        *whom = f->mode;
        return f->local[CHOSEN] && (uint16_t)f->local[NEXT] == 0;
    }
    unsigned n = m->system->targets[e->target].list(m, g, f, at);
    GROG_ASSERT(e->target < m->system->n_targets && n <= GROG_TARGETS);
    uint32_t least = UINT32_MAX;                        /* names of things do not rise with their slots */
    for (unsigned i = 0; i < n; i++)
        if (at[i] >= (uint16_t)f->local[NEXT] && at[i] < least)
            least = at[i];
    *whom = (uint16_t)least;
    return least < UINT32_MAX;
}

/* Would an effect for whoever is chosen change this one (NULL: whoever it is)? */
static bool is_worth_choosing(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                              const uint16_t *whom)
{
    const struct grog_ability *a = ability_of(m, f);
    uint8_t sure = brief_of(m, f)->sure, all = brief_of(m, f)->suits;
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &m->cards->effect[a->effect + i];
        if (e->effect < GROG_EFFECT_ADD && m->system->targets[e->target].chosen
            && ((sure >> i & 1) || (whom && would_change(m, g, f, e, *whom, all >> i & 1))))
            return true;
    }
    return false;
}

/* Those of the row who can be chosen. */
static unsigned choices(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                        uint8_t target, uint16_t out[GROG_TARGETS])
{
    unsigned n = m->system->targets[target].list(m, g, f, out), kept = 0;
    GROG_ASSERT(target && target < m->system->n_targets && n <= GROG_TARGETS);
    for (unsigned i = 0; i < n; i++)
        if (is_worth_choosing(m, g, f, &out[i]))
            out[kept++] = out[i];
    return kept;
}

bool grog_has_choice(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    uint16_t at[GROG_TARGETS];
    uint8_t target = chooses(m, f);
    if (!target)
        return true;
    bool asked = f->seat < m->seats || m->system->targets[target].drawn;
    if (asked && m->system->has_target && is_worth_choosing(m, g, f, NULL))
        return m->system->has_target(m, g, f, target);
    unsigned n = asked ? m->system->targets[target].list(m, g, f, at) : 0;
    for (unsigned i = 0; i < n; i++)
        if (is_worth_choosing(m, g, f, &at[i]))
            return true;
    return false;
}

/* Would its nth effect do anything now, to what is pending or to one of its targets? */
static bool would_count(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, unsigned nth)
{
    const struct grog_effect *e = &m->cards->effect[ability_of(m, f)->effect + nth];
    const struct grog_brief *brief = brief_of(m, f);
    uint16_t at[GROG_TARGETS];
    if (e->effect >= GROG_EFFECT_ADD)
        return would_alter(m, g, f, e);
    unsigned n = m->system->targets[e->target].list(m, g, f, at);
    if (brief->sure >> nth & 1)
        return n > 0;
    for (unsigned i = 0; i < n; i++)
        if (would_change(m, g, f, e, at[i], brief->suits >> nth & 1))
            return true;
    return false;
}

/* Has it somebody to choose if it chooses, and would it do anything? */
static bool has_point(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const struct grog_ability *a = ability_of(m, f);
    if (chooses(m, f))
        return grog_has_choice(m, g, f);                /* who is then changed */
    for (unsigned i = 0; i < a->effects; i++)
        if (would_count(m, g, f, i))
            return true;
    return false;
}

/* Do the conditions hold that raising would spare? */
static bool needs_no_raise(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                           const struct grog_source *by, const struct grog_test test[GROG_TESTS])
{
    for (unsigned i = 0; i < GROG_TESTS && test[i].measure; i++)
        if (test[i].less & GROG_TEST_WAIVED) {
            const struct grog_frame about = grog_context(g, f);
            if (!grog_test_holds(m, g, &about, by, &test[i]))
                return false;
        }
    return true;
}

/* As far as its other conditions and its price go: could it be used as it is, */
static inline bool can_use_plain(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                                 const struct grog_source *by)
{
    return (!brief_of(m, f)->spares || needs_no_raise(m, g, f, by, ability_of(m, f)->test)) && has_point(m, g, f);
}

/* or raised, if it can be? */
static bool can_use_raised(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                           const struct grog_source *by, uint16_t played)
{
    const struct grog_ability *a = ability_of(m, f);
    unsigned n = brief_of(m, f)->prices;
    if (!grog_can_pay(m, g, by, &a->raise, 1, played))
        return false;                                   /* mostly */
    struct grog_price price[GROG_PRICES + 1];
    memcpy(price, a->price, sizeof a->price);
    price[n++] = a->raise;
    if (n > 1 && !grog_can_pay(m, g, by, price, n, played))
        return false;
    struct grog_frame tried = *f;
    tried.local[RAISED] = true;
    return has_point(m, g, &tried);
}

/* ---- what may be chosen -------------------------------------------------- */

static void offer_or_decline(const struct grog_match *m, const struct grog_game *g, uint8_t verb, struct grog_list *l)
{
    GROG_ASSERT(g->depth);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    uint16_t card = brief_of(m, f)->card;
    grog_offer(l, grog_option(verb, 0, card, 0, 0), 0);
    grog_offer(l, grog_option(m->system->verb_decline, 0, 0, 0, 0), 0);
}

void grog_list_use(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)seat;
    offer_or_decline(m, g, m->system->verb_use, l);
}

void grog_list_raise(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)seat;
    offer_or_decline(m, g, m->system->verb_raise, l);
}

void grog_list_targets(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint16_t at[GROG_TARGETS];
    const struct grog_frame *f = &g->frame[g->depth - 1];
    const struct grog_target_row *row = &m->system->targets[chooses(m, f)];
    unsigned n = choices(m, g, f, chooses(m, f), at);
    (void)seat;
    for (unsigned i = 0; i < n; i++)
        grog_offer(l, grog_option(row->chosen, 0, at[i], 0, 0), 0);
}

/* ---- carrying it out ----------------------------------------------------- */

/* The kernel's own effects: on a pending value of the procedure at the point. */
static void alter_pending(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e)
{
    struct grog_frame *subject = grog_subject(r, f);
    GROG_ASSERT(subject);
    const struct grog_proc *row = grog_proc_row(r->m, subject->proc);
    if (!f->local[HERE] || e->word >= GROG_PENDING || !row->pending[e->word].name)
        return;                                         /* it has happened */
    int n = altered(r->m, r->g, f, e, subject);
    if ((1u | row->rolled) >> e->word & 1)              /* the first of a procedure is what its roll is about */
        grog_tell_counts(r, brief_of(r->m, f)->card, n - subject->pending[e->word]);
    else if (row->rolled_too >> e->word & 1)
        grog_tell_counts_as(r, r->m->system->event_counts_too, brief_of(r->m, f)->card, n - subject->pending[e->word]);
    subject->pending[e->word] = (int16_t)n;
}

static enum grog_flow carry_out(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, uint16_t whom)
{
    const struct grog_effect_row *row = &r->m->system->effects[e->effect];
    GROG_ASSERT(e->effect && e->effect < r->m->system->n_effects && (row->proc || row->run));
    if (!suits(r->m, e, whom) || (e->per && !amount_of(r->m, r->g, f, e, INT16_MIN, INT16_MAX)))
        return GROG_CALLED;                             /* nothing for it, or so much per nothing */
    int amount = amount_of(r->m, r->g, f, e, row->min, row->max);
    if (r->reached) {
        grog_put_in(r->reached->ability, (uint16_t)f->local[ABILITY]);
        grog_put_in(r->reached->effect, e->effect);
        grog_put_in(r->reached->target, e->target);
    }
    if (row->proc)
        return grog_call(r, (struct grog_frame){ .proc = row->proc, .seat = f->seat, .subject = f->subject,
                                                 .actor = f->actor, .with = f->with, .mode = e->word,
                                                 .target = whom, .pending = { (int16_t)amount } });
    row->run(r, f, e, amount, whom);
    return GROG_CALLED;
}

/* Everybody sees that a question was answered, and so is told how. */
static void tell_answer(struct grog_run *r, const struct grog_frame *f, uint8_t event)
{
    if (event)
        grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { f->seat, brief_of(r->m, f)->card } });
}

static void tell_choice(struct grog_run *r, const struct grog_frame *f, uint8_t target)
{
    const struct grog_target_row *t = &r->m->system->targets[target];
    if (t->event)
        grog_tell(r, t->event, GROG_EVERYBODY, (struct grog_event){ .object = { t->drawn ? 0 : f->seat, f->mode } });
}

/* The effect for its next target; behind the last the next effect. */
static enum grog_flow one_effect(struct grog_run *r, struct grog_frame *f, const struct grog_ability *a)
{
    GROG_ASSERT(f->local[DONE] >= 0 && f->local[DONE] < a->effects);
    const struct grog_effect *e = &r->m->cards->effect[a->effect + (uint16_t)f->local[DONE]];
    uint16_t whom;
    if (r->reached && e->effect >= GROG_EFFECT_ADD)
        grog_put_in(r->reached->ability, (uint16_t)f->local[ABILITY]);
    if (e->effect >= GROG_EFFECT_ADD)
        alter_pending(r, f, e);
    else if (next_target(r->m, r->g, f, e, &whom) && whom < UINT16_MAX) {
        if (f->with && !f->local[AGREED] && !f->local[NEXT] && f->local[DONE] == brief_of(r->m, f)->first)
            tell_answer(r, f, r->m->system->event_takes_effect);        /* else it would come out of nowhere */
        f->local[NEXT] = (int16_t)(whom + 1);
        return carry_out(r, f, e, whom);
    }
    f->local[NEXT] = 0;
    f->local[DONE]++;
    return GROG_CALLED;
}

static bool says_yes(struct grog_run *r, const struct grog_frame *f, uint8_t verb, uint8_t event, uint8_t otherwise)
{
    bool yes = r->answer.seat != GROG_NOBODY && r->answer.option.verb == verb;
    tell_answer(r, f, yes ? event : otherwise);
    return yes;
}

static unsigned choices_if(const struct grog_match *m, const struct grog_game *g, struct grog_frame f, int16_t raised)
{
    uint16_t at[GROG_TARGETS];
    f.local[RAISED] = raised;
    return choices(m, g, &f, chooses(m, &f), at);
}

static bool could_raise(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    struct grog_source by = grog_source_of(m, f);
    return grog_can_pay(m, g, &by, &ability_of(m, f)->raise, 1, 0);
}

/* Does it make a difference now whether the further price is paid: to an amount, or to who can be chosen? */
static bool raise_matters(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const struct grog_ability *a = ability_of(m, f);
    for (unsigned i = 0; i < a->effects; i++)
        if (m->cards->effect[a->effect + i].raised != m->cards->effect[a->effect + i].amount)
            return true;
    return chooses(m, f) && choices_if(m, g, *f, 1) > choices_if(m, g, *f, 0);
}

/* One of those it may be about, each as likely. */
static uint16_t draw_target(struct grog_run *r, const struct grog_frame *f)
{
    uint16_t at[GROG_TARGETS];
    unsigned n = r->m->system->targets[chooses(r->m, f)].list(r->m, r->g, f, at);
    GROG_ASSERT(n >= 1 && n <= GROG_TARGETS);
    return at[n > 1 ? grog_dice_below(grog_chance(r), n) : 0];
}

static enum grog_flow trigger(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    const struct grog_ability *a = ability_of(m, f);
    unsigned owner = f->seat < m->seats ? 1u << f->seat : 0;
    struct grog_source by;
    BEGIN;
    by = grog_source_of(m, f);
    if (!grog_can_pay(m, r->g, &by, a->price, brief_of(m, f)->prices, 0))
        return GROG_DONE;
    f->local[RAISED] = can_use_plain(m, r->g, f, &by) ? 0 : MUST_BE_RAISED;
    if (f->local[RAISED] && (!a->raise.cost || !can_use_raised(m, r->g, f, &by, 0)))
        return GROG_DONE;
    if ((a->may || a->price[0].cost) && !f->local[AGREED]) {
        ASK(USE, m->system->ask_use, owner);
        if (!says_yes(r, f, m->system->verb_use, m->system->event_uses, m->system->event_declines))
            return GROG_DONE;
        f->local[AGREED] = 1;
    }
    while (f->local[PAID] < GROG_PRICES && a->price[f->local[PAID]].cost)
        GROG_STOP(PAY, grog_pay(r, f, &a->price[f->local[PAID]++]));

    if (f->local[RAISED]) {
        if (!could_raise(m, r->g, f))
            return GROG_DONE;                           /* paying has changed it */
        tell_answer(r, f, m->system->event_raises);
        f->local[RAISED] = IS_RAISED;
    } else if (a->raise.cost && could_raise(m, r->g, f) && raise_matters(m, r->g, f)) {
        ASK(RAISE, m->system->ask_raise, owner);
        f->local[RAISED] = says_yes(r, f, m->system->verb_raise, m->system->event_raises, m->system->event_keeps);
    }
    if (f->local[RAISED])
        GROG_STOP(PAY_RAISE, grog_pay(r, f, &a->raise));

    if (chooses(m, f) && grog_has_choice(m, r->g, f)) {
        if (is_drawn(m, f)) {
            f->mode = draw_target(r, f);
        } else {
            ASK(CHOOSE, m->system->ask_target, owner);
            if (r->answer.seat == GROG_NOBODY)
                return GROG_DONE;
            f->mode = r->answer.option.object[0];
        }
        f->local[CHOSEN] = 1;
        tell_choice(r, f, chooses(m, f));
    }
    while (f->local[DONE] < a->effects)
        GROG_STOP(EFFECT, one_effect(r, f, a));
    END;
}

/* ---- for listers --------------------------------------------------------- */

uint16_t grog_played_by(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by)
{
    const struct grog_thing *t = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, by->thing);
    return t && t->card == by->card ? 0 : by->card;
}

/* Would it have room, if it is played now?  What plays it has a frame of its own, unless it asks itself. */
static inline bool has_room(const struct grog_match *m, const struct grog_game *g, uint32_t row)
{
    return g->depth + (g->asked ? GROG_PLAY_NESTS + 1u : 1u) + m->brief[row].nests <= GROG_FRAMES;
}

static int32_t usable_at(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                         uint8_t point, uint8_t subject, const struct grog_frame *about, uint32_t facts, uint32_t skip)
{
    const struct grog_card *c = grog_card(m, by->card);
    const uint32_t end = c->ability + c->abilities;
    for (uint32_t row = c->ability + skip; row < end; row++) {
        const struct grog_ability *a = &m->cards->ability[row];
        if (a->point != point || (m->brief[row].needs & ~facts)
            || !grog_tests_hold(m, g, about, by, a->test, GROG_TEST_WAIVED))
            continue;
        unsigned prices = m->brief[row].prices;
        uint16_t played = prices || a->raise.cost ? grog_played_by(m, g, by) : 0;
        if (prices && !grog_can_pay(m, g, by, a->price, prices, played))
            continue;
        struct grog_frame f = grog_use_frame(by, subject, about, row);
        if ((can_use_plain(m, g, &f, by) || (a->raise.cost && can_use_raised(m, g, &f, by, played)))
            && has_room(m, g, row))
            return (int32_t)row;
    }
    return -1;
}

int32_t grog_usable_given(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                          uint8_t point, const struct grog_frame *about, uint32_t facts)
{
    if (point)
        return usable_at(m, g, by, point, 0, about, facts, 0);
    unsigned top = g->depth;
    while (top && g->frame[top - 1].proc != GROG_PROC_POINT)
        top--;
    const struct grog_frame *at = &g->frame[top ? top - 1 : 0];
    return !top ? -1 : usable_at(m, g, by, (uint8_t)at->local[0], at->subject, &g->frame[at->subject - 1], facts, 0);
}

int32_t grog_usable_in(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                       const struct grog_frame *window)
{
    GROG_ASSERT(window->proc == GROG_PROC_POINT && window->subject && window->subject <= g->depth);
    return usable_at(m, g, by, (uint8_t)window->local[0], window->subject, &g->frame[window->subject - 1], UINT32_MAX,
                     0);
}

int32_t grog_usable_beyond(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                           uint8_t point, const struct grog_frame *about, int32_t row)
{
    uint32_t skip = (uint32_t)row + 1 - grog_card(m, by->card)->ability;
    return row < 0 ? -1 : usable_at(m, g, by, point, 0, about, UINT32_MAX, skip);
}

bool grog_would_count(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                      const struct grog_source *by, bool raised)
{
    uint32_t row = (uint16_t)f->local[ABILITY];
    return has_room(m, g, row)
        && (raised ? ability_of(m, f)->raise.cost && can_use_raised(m, g, f, by, grog_played_by(m, g, by))
                   : has_point(m, g, f));
}

/* The innermost effect that is being carried out, unless it waits for somebody's answer to it; 0: none.  above: so many
 * frames lie above that of its ability. */
static uint8_t effect_under_way(const struct grog_run *r, unsigned *above)
{
    for (unsigned i = r->g->depth; i > 0; i--) {
        const struct grog_frame *f = &r->g->frame[i - 1];
        if (f->proc == GROG_PROC_POINT && !grog_awaits_triggers(f, (uint8_t)f->local[0]) && i < r->g->depth)
            return 0;
        if (f->proc != GROG_PROC_TRIGGER)
            continue;
        const struct grog_ability *a = ability_of(r->m, f);
        uint8_t effect = f->step == EFFECT && f->local[DONE] < a->effects
                       ? r->m->cards->effect[a->effect + (uint16_t)f->local[DONE]].effect : 0;
        *above = r->g->depth - i;
        return effect < GROG_EFFECT_ADD ? effect : 0;
    }
    return 0;
}

void grog_note_point(const struct grog_run *r, uint8_t point)
{
    unsigned above;
    uint8_t effect = effect_under_way(r, &above);
    grog_put_in(r->reached->point, point);
    if (effect && point < 64)
        r->reached->brings[effect] |= UINT64_C(1) << point;
}

void grog_note_depth(const struct grog_run *r)
{
    unsigned above;
    uint8_t effect = effect_under_way(r, &above);
    if (effect)
        r->reached->nests[effect] |= UINT64_C(1) << above;
}

enum grog_flow grog_call_ability(struct grog_run *r, struct grog_frame frame, uint32_t ability)
{
    enum grog_unheard why = grog_why_unheard(r, ability);
    if (why) {
        grog_tell_unheard(r, ability, why);
        return GROG_CALLED;                             /* back at the label */
    }
    r->heard++;
    return grog_call(r, frame);
}

enum grog_flow grog_carry_out_ability(struct grog_run *r, const struct grog_frame *f, int32_t row, uint16_t thing)
{
    const struct grog_source by = { .thing = thing, .owner = f->seat };
    const struct grog_frame *about = f->subject ? grog_subject(r, f) : f;
    return row < 0 || (uint32_t)row >= r->m->cards->abilities ? GROG_CALLED
         : grog_call_ability(r, grog_use_frame(&by, f->subject, about, (uint32_t)row), (uint32_t)row);
}

uint8_t grog_trigger_chooses(const struct grog_match *m, const struct grog_frame *f)
{
    uint8_t target = chooses(m, f);
    return target ? m->system->targets[target].chosen : 0;
}

const struct grog_proc grog_proc_trigger = {
    .name = "trigger", .run = trigger,
    .step = (const struct grog_step[]){
        [0] = { .name = "begin" },
        [USE]       = { "use", 0, GROG_FOR_ANSWER, 0 },
        [PAY]       = { "pay", 0, GROG_FOR_PROC, 0 },
        [RAISE]     = { "raise", 0, GROG_FOR_ANSWER, 0 },
        [PAY_RAISE] = { "pay raise", 0, GROG_FOR_PROC, 0 },
        [CHOOSE]    = { "choose", 0, GROG_FOR_ANSWER, 0 },
        [EFFECT]    = { "effect", 0, GROG_FOR_PROC, 0 },
    },
    .steps = EFFECT + 1,
    .local = (const struct grog_local[]){
        [ABILITY] = { "ability", INT16_MIN, INT16_MAX }, [DONE] = { "done", 0, GROG_EFFECTS },
        [AGREED] = { "agreed", 0, 1 }, [PAID] = { "paid", 0, GROG_PRICES }, [RAISED] = { "raised", 0, MUST_BE_RAISED },
        [CHOSEN] = { "chosen", 0, 1 }, [NEXT] = { "next", INT16_MIN, INT16_MAX },
        [HERE] = { "here", 0, 1 }, [TOOL] = { "tool", INT16_MIN, INT16_MAX }, [BY] = { "by", 0, 255 },
        [PROC] = { "proc", 0, 255 },
    },
    .locals = LOCALS, .abilities = 1u << ABILITY,
};

const int grog_trigger_tool = TOOL;
