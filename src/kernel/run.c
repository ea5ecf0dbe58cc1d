/* SPDX-License-Identifier: MIT */
/* run.c -- the loop that carries out procedures, and how they stop.
 *
 * What always holds here:
 *   (1) the frame on top is the procedure being carried out, those below wait for it;
 *   (2) a popped frame is zeroed, so that what was decided does not linger;
 *   (3) a frame that there is no room for breaks the game, and nothing is written past the last one;
 *   (4) dice are read as a set, highest first: no rule can depend on which die fell
 *       first, and odds need each set only once. */
#include "run.h"
#include "ability.h"
#include "list.h"
#include "point.h"
#include "thing.h"

#include <string.h>

static void no_answer(struct grog_run *r)
{
    memset(&r->answer, 0, sizeof r->answer);
    r->answer.seat = GROG_NOBODY;
}

enum grog_flow grog_ask(struct grog_run *r, uint8_t question, unsigned seats)
{
    GROG_ASSERT(question > 0 && question < r->m->system->n_questions);
    GROG_ASSERT(!(seats >> r->m->seats) && !r->g->asked);
    seats &= ~(unsigned)r->g->table.resigned;
    if (!seats) {
        no_answer(r);
        return GROG_CALLED;                             /* nobody to ask: back at the label */
    }
    r->g->question = question;
    r->g->asked = (uint8_t)seats;
    return GROG_ASKED;
}

enum grog_flow grog_field(struct grog_run *r, uint8_t question, unsigned seats)
{
    GROG_ASSERT(question < r->m->system->n_questions && r->m->system->questions[question].fields);
    return grog_ask(r, question, seats);
}

void grog_break(struct grog_run *r, enum grog_broken why)
{
    struct grog_game *g = r->g;
    if (g->broken)
        return;
    unsigned top = g->depth;
    while (top && g->frame[top - 1].proc != GROG_PROC_TRIGGER)
        top--;
    g->over = 1;
    g->winners = 0;
    g->broken = (uint8_t)why;
    g->breaker = top ? grog_source_of(r->m, &g->frame[top - 1]).card : 0;
}

/* It breaks the game, and what would lie in the frame is nobody's. */
static struct grog_frame *no_room(struct grog_run *r)
{
    grog_break(r, r->g->depth < GROG_FRAMES ? GROG_ENDLESS : GROG_TOO_DEEP);
    memset(&r->scrap, 0, sizeof r->scrap);
    return &r->scrap;
}

/* A new frame on top; it is zero.  (Filled in place: a frame that is put together
 * elsewhere and then copied waits for its own stores.) */
static inline __attribute__((always_inline)) struct grog_frame *push(struct grog_run *r)
{
    if (r->g->depth >= GROG_FRAMES || ++r->calls > GROG_CALLS_MOST)
        return no_room(r);
    return &r->g->frame[r->g->depth++];
}

enum grog_flow grog_call(struct grog_run *r, struct grog_frame frame)
{
    GROG_ASSERT(r->m->run[frame.proc] && frame.step == 0 && frame.subject <= r->g->depth);
    GROG_ASSERT(frame.seat < r->m->seats || frame.seat == GROG_NOBODY);
    *push(r) = frame;
    return GROG_CALLED;
}

/* An option names its actor by slot; a frame, which outlives the moment, in full. */
static uint16_t actor_of(const struct grog_run *r, const struct grog_option *o)
{
    const struct grog_kind *kind = &r->m->system->kinds[r->m->system->verbs[o->verb].kind[0]];
    if (kind->class != GROG_THING || !o->actor)
        return o->actor;
    return grog_ref(kind->array, o->actor - 1u, grog_thing_of(r->m, r->g, kind->array, o->actor - 1u)->gen);
}

enum grog_flow grog_call_answer(struct grog_run *r, uint8_t subject)
{
    const struct grog_option *o = &r->answer.option;
    GROG_ASSERT(o->verb && o->verb < r->m->system->n_verbs && r->m->run[r->m->system->verbs[o->verb].proc]);
    GROG_ASSERT(r->answer.seat < r->m->seats && subject <= r->g->depth);
    struct grog_frame *f = push(r);
    f->proc = r->m->system->verbs[o->verb].proc;
    f->seat = r->answer.seat;
    f->subject = subject;
    f->actor = actor_of(r, o);
    f->with = o->object[0];
    f->mode = o->object[1];
    f->target = o->object[2];
    return GROG_CALLED;
}

enum grog_flow grog_roll(struct grog_run *r, unsigned sides, unsigned dice)
{
    GROG_ASSERT(sides >= 2 && sides <= 255 && dice <= GROG_POOL_MAX);
    r->sides = (uint8_t)sides;
    r->dice = (uint8_t)dice;
    return GROG_ROLLS;
}

static enum grog_flow call_point(struct grog_run *r, const struct grog_frame *f, uint8_t point)
{
    struct grog_frame *p = push(r);
    GROG_ASSERT(f >= r->g->frame && f < r->g->frame + GROG_FRAMES);     /* whoever reaches a point has a frame */
    p->proc = GROG_PROC_POINT;
    p->seat = f->seat;
    p->subject = (uint8_t)(f - r->g->frame + 1);
    p->local[0] = point;
    return GROG_CALLED;
}

enum grog_flow grog_reach(struct grog_run *r, struct grog_frame *f, uint8_t point)
{
    GROG_ASSERT(point && point < r->m->system->n_points);
    if (r->reached)
        grog_note_point(r, point);
    return grog_is_idle(r, point) ? GROG_CALLED : call_point(r, f, point);
}

/* At no point: nothing more is set off, and no window opens. */
enum grog_flow grog_hear_waiting(struct grog_run *r, struct grog_frame *f)
{
    return r->g->triggers ? call_point(r, f, 0) : GROG_CALLED;
}

struct grog_frame *grog_subject(struct grog_run *r, const struct grog_frame *f)
{
    GROG_ASSERT(f->subject <= r->g->depth);
    return f->subject ? &r->g->frame[f->subject - 1] : NULL;
}

void grog_end(struct grog_run *r, unsigned winners)
{
    GROG_ASSERT(!(winners >> r->m->seats));
    if (r->g->broken)
        return;
    r->g->over = 1;
    r->g->winners = (uint8_t)winners;
}

struct grog_dice *grog_chance(struct grog_run *r)
{
    r->halted |= r->odds;
    r->barrier = true;
    return &r->g->dice;
}

static void roll_pool(struct grog_run *r)
{
    struct grog_dice *dice = grog_chance(r);
    GROG_ASSERT(r->sides && r->dice <= GROG_POOL_MAX);
    for (unsigned i = 0; i < r->dice; i++) {
        uint8_t pips = (uint8_t)(1 + grog_dice_below(dice, r->sides));
        if (r->used < r->scripted) {
            pips = r->script[r->used] <= r->sides ? r->script[r->used] : r->sides;
            r->used++;
        }
        unsigned at = i;
        for (; at > 0 && r->rolled[at - 1] < pips; at--)
            r->rolled[at] = r->rolled[at - 1];
        r->rolled[at] = pips;
    }
}

static void pop(struct grog_game *g)
{
    GROG_ASSERT(g->depth && g->depth <= GROG_FRAMES);
    memset(&g->frame[--g->depth], 0, sizeof g->frame[0]);
}

void grog_close(struct grog_game *g)
{
    memset(g->frame, 0, sizeof g->frame);
    memset(g->trigger, 0, sizeof g->trigger);
    g->depth = g->triggers = g->question = g->asked = 0;
}

/* Where a procedure begins or goes on, and where it stops: what it calls may end the game. */
static void note_step(const struct grog_run *r, const struct grog_frame *f)
{
    grog_put_in(r->reached->step[f->proc], f->step);
    grog_note_depth(r);
}

/* (Inline, once with notes and once without, so that whoever takes none does not pay for them.) */
static inline enum grog_flow run(struct grog_run *r, bool notes)
{
    struct grog_game *g = r->g;
    while (g->depth > 0) {
        struct grog_frame *f = &g->frame[g->depth - 1];
        GROG_ASSERT(r->m->run[f->proc] && (!f->step || f->step < grog_proc_row(r->m, f->proc)->steps));
        if (notes)
            note_step(r, f);
        enum grog_flow flow = r->m->run[f->proc](r, f);
        if (notes)
            note_step(r, f);
        if (g->over) {
            grog_close(g);
            return GROG_DONE;
        }
        if (r->halted)
            return GROG_DONE;
        switch (flow) {
        case GROG_ASKED:
            if (notes)
                grog_put_in(r->reached->question, g->question);
            return GROG_ASKED;
        case GROG_CALLED:
            break;
        case GROG_ROLLS:
            if (r->odds)
                return GROG_ROLLS;
            roll_pool(r);
            break;
        case GROG_DONE:
            if (r->decides && f->proc == r->decides)
                return GROG_DONE;
            pop(g);
            break;
        }
    }
    GROG_ASSERT(g->over);                               /* the root procedure of a system ends the game */
    return GROG_DONE;
}

enum grog_flow grog_run(struct grog_run *r) { return r->reached ? run(r, true) : run(r, false); }

void grog_go_on_unanswered(struct grog_run *r)
{
    GROG_ASSERT(!r->g->asked);
    r->g->question = 0;
    no_answer(r);
    grog_run(r);
}
