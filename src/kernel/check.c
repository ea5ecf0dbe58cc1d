/* SPDX-License-Identifier: MIT */
/* check.c -- every invariant of a game at rest, by name.
 *
 * What passes here can be played: it is asked of every game that comes from
 * outside, and by the laws at every step.  The kernel's invariants follow from the
 * rows; a system adds its own. */
#include "ability.h"
#include "list.h"
#include "pile.h"
#include "point.h"
#include "square.h"
#include "state.h"
#include "thing.h"

#include <stdlib.h>
#include <string.h>

static bool is_zero(const unsigned char *at, size_t n)
{
    return n && !at[0] && !memcmp(at, at + 1, n - 1);
}

/* The numbers of one element: the game, a frame, a thing ... */
static const char *check_element(const struct grog_game *g, const struct grog_group *group, unsigned element)
{
    for (unsigned i = 0; i < group->fields; i++) {
        const struct grog_field *f = &group->field[i];
        struct grog_cell c = { .field = f, .at = group->at + element * group->stride + f->at };
        for (unsigned k = 0; k < f->each && (!group->system || f->array == group->array); k++) {
            int64_t value = grog_cell_read(g, &c);
            if (value < f->min || value > f->max)
                return f->name;
            c.at += grog_width_bytes(f->width);
        }
    }
    return NULL;
}

/* Most frames and slots are not in use: of those one look is enough. */
static const char *check_cells(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned i = 0; i < grog_groups(m->system); i++) {
        struct grog_group group = grog_group(m->system, i);
        for (unsigned e = 0; e < group.room; e++) {
            const char *wrong = is_zero((const unsigned char *)g + group.at + e * group.stride, group.stride)
                              ? NULL : check_element(g, &group, e);
            if (wrong)
                return wrong;
        }
    }
    return NULL;
}

static bool is_title(const struct grog_match *m, uint16_t card)
{
    return card && card < m->cards->cards && !m->system->card_kinds[grog_card(m, card)->kind].is_word;
}

/* Only who is at the table, or in play, holds cards. */
static bool may_hold(const struct grog_match *m, const struct grog_game *g, const struct grog_zone *z, unsigned i)
{
    return z->of_array ? grog_thing_of(m, g, z->of_array - 1u, i)->live : z->piles == 1 || i < m->seats;
}

static bool may_lie(const struct grog_match *m, unsigned zone, const uint16_t *pile)
{
    for (unsigned k = 1; m->system->lies && k <= pile[0]; k++)
        if (!m->system->lies(m, zone, pile[k]))
            return false;
    return true;
}

static const char *check_piles(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned z = 0; z < m->system->n_zones; z++)
        for (unsigned i = 0; i < m->system->zones[z].piles; i++) {
            const struct grog_zone *row = &m->system->zones[z];
            const uint16_t *pile = grog_pile_of(m, g, z, i);
            if (pile[0] > row->room || (pile[0] && !may_hold(m, g, row, i)))
                return row->name;
            for (unsigned k = 1; k <= row->room; k++)
                if (k <= pile[0] ? !is_title(m, pile[k]) : pile[k] != 0)
                    return row->name;
            for (unsigned k = 2; row->order == GROG_SET_OF && k <= pile[0]; k++)
                if (pile[k - 1] > pile[k])
                    return "a set that is not sorted";
            if (!may_lie(m, z, pile))
                return "a card in the wrong pile";
        }
    return NULL;
}

static const char *check_things(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned a = 0; a < m->system->n_arrays; a++)
        for (unsigned i = 0; i < m->system->arrays[a].room; i++) {
            const struct grog_thing *t = grog_thing_of(m, g, a, i);
            if (i && !grog_unused(t) && grog_unused(grog_thing_of(m, g, a, i - 1)))
                return "a thing behind a slot that was never used";
            if (t->live && ((t->card && !is_title(m, t->card)) || (t->hidden && !t->card)
                            || (t->owner >= m->seats && t->owner != GROG_NOBODY)))
                return m->system->arrays[a].name;
        }
    return NULL;
}

static const char *check_table(const struct grog_match *m, const struct grog_game *g)
{
    unsigned all = (1u << m->seats) - 1;
    const struct grog_table *t = &g->table;
    if (memcmp(g->match, m->hash, sizeof g->match) != 0)
        return "a game of another match";
    if ((g->asked & ~all) || (g->winners & ~all) || (t->resigned & ~all) || (t->acted & ~all)
        || (t->undo_wait & ~all) || g->initiative >= m->seats || t->undo_by > m->seats)
        return "a seat that is not at the table";
    if (g->asked & t->resigned)
        return "a question to a seat that has resigned";
    if (!t->undo_by != !t->undo_wait)
        return "undo_wait";
    if ((g->broken && (!g->over || g->winners)) || (g->breaker && !g->broken) || g->breaker >= m->cards->cards)
        return "broken";
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        if (t->person[s] >= m->seats)
            return "person";
    return NULL;
}

/* ---- frames -------------------------------------------------------------- */

/* A thing of any array.  It may have left play since, but none is still to come. */
static bool is_thing(const struct grog_match *m, const struct grog_game *g, uint16_t ref)
{
    unsigned array = grog_ref_array(ref), slot = grog_ref_slot(ref);
    if (!ref || array >= m->system->n_arrays || slot >= m->system->arrays[array].room)
        return !ref;
    const struct grog_thing *t = grog_thing_of(m, g, array, slot);
    return t->live || t->gen != grog_ref_gen(ref);
}

/* May this object stand here? */
static bool is_object(const struct grog_match *m, const struct grog_game *g, uint8_t kind, uint16_t object)
{
    const struct grog_kind *k = &m->system->kinds[kind];
    switch (k->class) {
    case GROG_NOTHING: return object == 0;
    case GROG_NUMBER:  return !k->words || object < k->words;
    case GROG_SEAT:    return object < m->seats;
    case GROG_CARD:    return object < m->cards->cards;
    case GROG_WORD:    return object < k->words;
    case GROG_ANY_THING: return is_thing(m, g, object);
    case GROG_THING:     return is_thing(m, g, object) && (!object || grog_ref_array(object) == k->array);
    case GROG_SQUARE: case GROG_CORNER: return object <= grog_squares_of(k->class);
    }
    return false;
}

static bool in_range(int16_t value, const struct grog_local *row)
{
    return row->name ? value >= row->min && value <= row->max : value == 0;
}

static bool locals_fit(const struct grog_frame *f, const struct grog_proc *p)
{
    static const struct grog_local none;
    for (unsigned i = 0; i < GROG_LOCALS; i++)
        if (!in_range(f->local[i], i < p->locals ? &p->local[i] : &none))
            return false;
    for (unsigned i = 0; i < GROG_PENDING; i++)
        if (!in_range(f->pending[i], &p->pending[i]))
            return false;
    return true;
}

/* A point is reached by the procedure below it, which is the one that its row names. */
static bool point_fits(const struct grog_match *m, const struct grog_game *g, unsigned i)
{
    const struct grog_frame *f = &g->frame[i];
    if (f->subject != i || f->actor || f->with || f->mode || f->target || f->local[0] >= m->system->n_points
        || (unsigned)f->local[1] >> m->seats)
        return false;
    return grog_is_reached_by(m, (uint8_t)f->local[0], f[-1].proc);
}

/* The kernel's own procedures index rows by their locals. */
static bool own_frame_fits(const struct grog_match *m, const struct grog_game *g, unsigned i)
{
    return i && (g->frame[i].proc == GROG_PROC_TRIGGER ? grog_trigger_remembers(m, g, i) : point_fits(m, g, i));
}

/* What a procedure answers to, it has of the one that called it. */
static bool subject_fits(const struct grog_game *g, unsigned i)
{
    const struct grog_frame *f = &g->frame[i];
    if (f->proc == GROG_PROC_POINT || !i)
        return i || !f->subject;
    bool must = f->proc == GROG_PROC_TRIGGER || f[-1].proc >= GROG_PROC_POINT;
    return f->subject == f[-1].subject || (!must && !f->subject);
}

/* Where a row says "any procedure": one that an option or an effect starts, or the kernel's. */
static bool may_be_called(const struct grog_match *m, uint8_t proc)
{
    for (unsigned i = 1; i < m->system->n_verbs; i++)
        if (m->system->verbs[i].proc == proc)
            return true;
    for (unsigned i = 1; i < m->system->n_effects; i++)
        if (m->system->effects[i].proc == proc)
            return true;
    for (unsigned i = 1; i < m->system->n_costs; i++)
        if (m->system->costs[i].proc == proc)
            return true;
    return proc >= GROG_PROC_POINT;
}

/* What a trigger is about is of its point's kinds, what it chose of its choice's. */
static bool trigger_names(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    struct grog_frame about = grog_context(g, f);
    const uint8_t *kind = m->system->procs[about.proc].kind;
    uint8_t by = grog_trigger_chooses(m, f);
    return is_thing(m, g, f->with) && (!f->mode || (by && is_object(m, g, m->system->verbs[by].kind[1], f->mode)))
        && is_object(m, g, kind[0], about.actor) && is_object(m, g, kind[1], about.with)
        && is_object(m, g, kind[3], about.target);
}

static const char *check_frame(const struct grog_match *m, const struct grog_game *g, unsigned i)
{
    const struct grog_frame *f = &g->frame[i];
    const struct grog_proc *p = grog_proc_row(m, f->proc);
    const uint16_t object[4] = { f->actor, f->with, f->mode, f->target };
    bool top = i + 1u == g->depth, own = f->proc >= GROG_PROC_POINT;
    if (!p || !p->step || f->step >= p->steps || !subject_fits(g, i) || !locals_fit(f, p))
        return "a frame that is not of its procedure";
    if (f->seat >= m->seats && f->seat != GROG_NOBODY)
        return "a frame of no seat";
    if (own && !own_frame_fits(m, g, i))
        return "a point or trigger";
    if (f->proc == GROG_PROC_TRIGGER && !trigger_names(m, g, f))
        return "a trigger about what cannot be";
    if (f->proc == GROG_PROC_TRIGGER && !grog_trigger_fits(m, g, i))
        return "a point or trigger";
    for (unsigned k = 0; !own && k < 4; k++)
        if (!is_object(m, g, p->kind[k], object[k]))
            return "a frame's object";
    const struct grog_step *step = &p->step[f->step];
    if (step->wait != (top ? GROG_FOR_ANSWER : GROG_FOR_PROC))
        return "a frame at a step where it cannot rest";
    uint8_t waits_for = top ? g->question : g->frame[i + 1].proc;
    if (f->proc == GROG_PROC_POINT && top && m->system->points[f->local[0]].window != waits_for)
        return "a window that is not its point's";
    if (f->proc == GROG_PROC_POINT && f->local[1] && i >= GROG_DEEPEST_WINDOW_EVER)
        return "a window that is too deep";
    if (!top && !step->which && !may_be_called(m, waits_for))
        return "a frame that was called by nobody";
    return step->which && step->which != waits_for ? "a frame that waits for something else" : NULL;
}

static bool context_fits(const struct grog_match *m, const struct grog_game *g, const struct grog_trigger *t)
{
    const uint8_t *kind = m->system->procs[t->proc].kind;
    return is_object(m, g, kind[0], t->actor) && is_object(m, g, kind[1], t->with)
        && is_object(m, g, kind[3], t->target);
}

/* Does a point listen to what it has set off? */
static bool is_reached(const struct grog_game *g, uint8_t point)
{
    for (unsigned i = 0; i < g->depth; i++)
        if (grog_awaits_triggers(&g->frame[i], point))
            return true;
    return false;
}

static const char *check_triggers(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned i = 0; i < g->triggers; i++) {
        const struct grog_trigger *t = &g->trigger[i];
        if (!t->point || t->point >= m->system->n_points || t->ability >= m->cards->abilities
            || m->cards->ability[t->ability].point != t->point
            || (t->seat >= m->seats && t->seat != GROG_NOBODY) || (t->by >= m->seats && t->by != GROG_NOBODY)
            || (t->here && !is_reached(g, t->point)) || t->proc >= m->system->n_procs || !context_fits(m, g, t)
            || !is_thing(m, g, t->source) || !grog_is_of_thing(m, g, t->ability, t->source))
            return "a trigger";
    }
    return NULL;
}

static const char *check_frames(const struct grog_match *m, const struct grog_game *g)
{
    if (g->over)
        return g->depth || g->asked || g->question || g->triggers ? "an ended game that goes on" : NULL;
    if (!g->depth || g->frame[0].proc != m->system->root)
        return "no root procedure";
    if (!g->asked || !g->question || g->question >= m->system->n_questions)
        return "no question";
    for (unsigned i = 0; i < g->depth; i++) {
        const char *wrong = check_frame(m, g, i);
        if (wrong)
            return wrong;
    }
    return check_triggers(m, g);
}

/* ---- all of it ----------------------------------------------------------- */

static const char *check_canonical(const struct grog_match *m, const struct grog_game *g)
{
    union grog_any_game same;
    grog_canonical(m, g, &same.game);
    return memcmp(&same, g, m->system->state_bytes) == 0 ? NULL : "unused bytes that are not zero";
}

static const char *check_options(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned seat = 0; seat < m->seats; seat++) {
        struct grog_option any;
        struct grog_list l = { .at = &any, .room = 1 };
        if (!(g->asked >> seat & 1))
            continue;
        grog_offer_options(m, g, seat, &l);
        if (!l.n)
            return "a question without an answer";
    }
    return NULL;
}

const char *grog_check(const struct grog_match *m, const struct grog_game *g)
{
    typedef const char *check(const struct grog_match *, const struct grog_game *);
    static check *const checks[] = {
        check_cells, check_piles, check_things, check_table, check_canonical, check_frames,
    };
    for (unsigned i = 0; i < GROG_COUNT(checks); i++) {
        const char *wrong = checks[i](m, g);
        if (wrong)
            return wrong;
    }
    const char *wrong = m->system->check ? m->system->check(m, g) : NULL;
    return wrong ? wrong : check_options(m, g);
}
