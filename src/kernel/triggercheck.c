/* SPDX-License-Identifier: MIT */
/* triggercheck.c -- is the frame of a trigger sound?  For the check of games that come from outside (check.c).
 *
 * What always holds here: a frame that passes can be carried on with; nothing of it is read as a row's number before
 * that number has been checked (grog_trigger_remembers comes first). */
#include "trigger.h"
#include "point.h"
#include "price.h"

/* May it be that it can be used only raised? */
static bool may_need_raise(const struct grog_match *m, const struct grog_frame *f)
{
    const struct grog_ability *a = ability_of(m, f);
    bool may = chooses(m, f) || brief_of(m, f)->spares;
    for (unsigned i = 0; i < a->effects; i++)
        may = may || m->cards->effect[a->effect + i].raised != m->cards->effect[a->effect + i].amount;
    return a->raise.cost && may;
}

/* Has the frame done what lies before its step, and nothing of what lies behind it? */
static bool is_so_far(const struct grog_match *m, const struct grog_frame *f, const struct grog_ability *a)
{
    if (f->local[CHOSEN] ? f->step != EFFECT || !chooses(m, f) : f->mode != 0)
        return false;
    if (f->local[RAISED] == MUST_BE_RAISED ? f->step > PAY || !may_need_raise(m, f)
                                           : f->local[RAISED] && (!a->raise.cost || f->step < PAY_RAISE))
        return false;
    int prices = (int)brief_of(m, f)->prices;
    return f->step > PAY ? f->local[PAID] == prices : f->local[PAID] <= prices && !f->local[DONE];
}

bool grog_trigger_remembers(const struct grog_match *m, const struct grog_game *g, unsigned frame)
{
    const struct grog_frame *f = &g->frame[frame];
    if ((uint16_t)f->local[ABILITY] >= m->cards->abilities || (f->local[HERE] && !f->subject))
        return false;
    const struct grog_frame *about = f->local[HERE] ? &g->frame[f->subject - 1] : NULL;
    uint8_t point = ability_of(m, f)->point;
    if (!grog_is_of_thing(m, g, (uint16_t)f->local[ABILITY], f[-1].proc == GROG_PROC_POINT ? f->with : 0)
        || (about && ((f[-1].proc == GROG_PROC_POINT && f[-1].local[0] != point) || f->actor != about->actor
                      || f->target != about->target || !grog_is_reached_by(m, point, about->proc))))
        return false;
    return f->local[PROC] < m->system->n_procs && (f->local[BY] < m->seats || f->local[BY] == GROG_NOBODY);
}

/* What is still to be paid can be, by who is still there. */
static bool can_pay_rest(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         const struct grog_price *rest, unsigned n)
{
    struct grog_source by = grog_source_of(m, f);
    return (!n || !f->with || grog_thing_at(m, (struct grog_game *)(uintptr_t)g, f->with))
        && grog_can_pay(m, g, &by, rest, n, 0);
}

/* Is what it waits for a procedure of this row, about what the trigger is about? */
static bool calls(const struct grog_frame *f, uint8_t proc, uint16_t actor, uint16_t word)
{
    return proc && f[1].proc == proc && f[1].actor == actor && f[1].with == f->with && f[1].mode == word;
}

bool grog_trigger_fits(const struct grog_match *m, const struct grog_game *g, unsigned frame)
{
    const struct grog_frame *f = &g->frame[frame];
    const struct grog_ability *a = ability_of(m, f);
    uint8_t top = frame + 1u == g->depth, question = top ? g->question : 0;
    bool mine = f->seat < m->seats && (top ? g->asked == 1u << f->seat : f[1].seat == f->seat);
    bool free = !brief_of(m, f)->prices && !a->may && !f->local[RAISED] && (!f->local[CHOSEN] || is_drawn(m, f));
    if (!is_so_far(m, f, a) || (!mine && (f->step != EFFECT || !free))
        || (f->step == CHOOSE) != (chooses(m, f) && question == m->system->ask_target))
        return false;
    unsigned done = (unsigned)f->local[DONE];
    const struct grog_effect *e = done < a->effects ? &m->cards->effect[a->effect + done] : NULL;
    const struct grog_price *paid = f->local[PAID] ? &a->price[f->local[PAID] - 1] : NULL;
    switch (f->step) {
    case USE:       return question == m->system->ask_use && (brief_of(m, f)->prices || a->may) && !f->local[PAID]
                        && can_pay_rest(m, g, f, a->price, brief_of(m, f)->prices);
    case RAISE:     return question == m->system->ask_raise && a->raise.cost && !f->local[DONE]
                        && can_pay_rest(m, g, f, &a->raise, 1);
    case CHOOSE:    return !f->local[DONE] && !is_drawn(m, f) && grog_has_choice(m, g, f);
    case PAY:       return paid && calls(f, m->system->costs[paid->cost].proc, 0, paid->word)
                        && can_pay_rest(m, g, f, paid + 1, brief_of(m, f)->prices - (unsigned)f->local[PAID]);
    case PAY_RAISE: return f->local[RAISED] && calls(f, m->system->costs[a->raise.cost].proc, 0, a->raise.word)
                        && !f->local[DONE];
    case EFFECT:    return e && e->effect < m->system->n_effects
                        && calls(f, m->system->effects[e->effect].proc, f->actor, e->word);
    default:        return false;
    }
}
