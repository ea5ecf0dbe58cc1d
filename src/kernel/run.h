/* SPDX-License-Identifier: MIT */
/* run.h -- carrying out the rules: procedures that stop in their middle.
 *
 * A rule that needs a decision is a procedure: a C function over a frame that lies
 * in the game.  It reads from top to bottom like its heading in the rulebook and
 * stops at ASK, FIELD, CALL, ROLL and REACH.  When the answer, the result or the dice are
 * there, it is called again and goes on after the label.
 *
 *     enum grog_flow strike(struct grog_run *r, struct grog_frame *f)
 *     {
 *         int16_t *hits = &f->local[0];                // a local that lasts
 *         BEGIN;
 *         ASK(STRIKE_TARGET, ASK_TARGET, 1u << f->seat);   // D-3.1
 *         f->target = r->answer.option.object[0];
 *         ROLL(STRIKE_ROLL, 6, 2);                          // D-3.2
 *         *hits = r->rolled[0] > 3;
 *         END;
 *     }
 *
 * Three cautions.  Only the frame survives a stop, a C local does not: point into
 * the frame before BEGIN.  A label is a row of the procedure's steps, never a line
 * number, so that a game outlives an edit.  No switch of your own around a stop. */
#ifndef GROG_RUN_H
#define GROG_RUN_H

#include "reached.h"
#include "system.h"

enum { GROG_POOL_MAX = 16 };

/* What one step has room for, from an answer to the next question.  Cards of the project's packs have been seen to need
 * up to 1,030 calls, 810 events and 260 abilities (sim --every, heuristic).  What cards set off beyond that is refused
 * to them; the rules go on without it, and have the rest of the room for themselves. */
enum {
    GROG_HEARD_MOST = 1024,                     /* abilities; */
    GROG_CHAIN_MOST = GROG_TRIGGERS + 16,       /* and whatever is asked between: all that can wait at once, and one set
                                                 * off by another (12 have been seen) */
    GROG_LATE       = GROG_STEPS_MAX / 16 * 3,  /* decisions: nothing is set off behind them, so that every game is over
                                                 * before GROG_STEPS_MAX (some 2,500 have been seen) */
    GROG_TOLD_MOST  = GROG_EVENTS_MAX - 1536,   /* events, before abilities are refused */
    GROG_CALLS_MOST = 1 << 16,                  /* procedures: the rules alone need far fewer */
    GROG_UNHEARD_TOLD = 256,                   /* refusals */
};
/* Why an ability is not carried out now. */
enum grog_unheard {
    GROG_HEARD,
    GROG_UNHEARD_DEPTH,                         /* what is half done would have no room above it */
    GROG_UNHEARD_OFTEN, GROG_UNHEARD_EVENTS,    /* so much has been carried out, or told, since the last decision */
    GROG_UNHEARD_WAITING,                       /* so many abilities wait already */
    GROG_UNHEARD_LATE,                          /* the game has gone on for so long */
};

/* One step of one game: what the rules are handed.  It lasts from an answer to the
 * next question, so nothing in it is part of the game. */
struct grog_run {
    const struct grog_match *m;
    struct grog_game   *g;
    struct grog_events *events;     /* NULL: nobody listens */
    struct grog_reached *reached;   /* NULL: nobody wants to know which rows were used */
    struct { uint8_t seat; struct grog_option option; } answer;     /* behind ASK */
    int32_t result;                 /* behind CALL: what the procedure returned */
    uint8_t rolled[GROG_POOL_MAX];  /* behind ROLL: the pool as a set, highest first */
    uint8_t sides, dice;            /* the pool that ROLL wants */
    const uint8_t *script;          /* tests: pips that fall in place of chance, */
    uint32_t scripted, used;        /* so many, and how many have fallen */
    uint8_t decides;                /* odds: stop when this procedure is done */
    bool    odds;                   /* odds: dice are handed in, other chance stops the run */
    bool    halted;                 /* odds: chance or a hidden card was met */
    bool    barrier;                /* somebody has learnt something: no undo past here */
    uint32_t told, heard, calls;    /* so far: events, abilities, procedures, */
    uint32_t refused;               /* and abilities that were not carried out */
    struct grog_frame scrap;        /* what does not fit is written here, and the game is broken */
};

#define BEGIN switch (f->step) { case 0:
#define END   } return GROG_DONE

#define GROG_STOP(label, how) do { f->step = (label); return (how); case (label):; } while (0)

/* Put a question to a set of seats; one of them answers.  If the set is empty, go on at once. */
#define ASK(label, question, seats)  GROG_STOP(label, grog_ask(r, (question), (seats)))
/* The same with a question whose row fields: wait for a game of another system, or for the next line of its report
 * (fielding.h).  The answer comes as any other does; barriers are set by who calls it. */
#define FIELD(label, question, seats) GROG_STOP(label, grog_field(r, (question), (seats)))
/* Carry out another procedure first: CALL(LABEL, .proc = PROC_X, .actor = ...). */
#define CALL(label, ...)             GROG_STOP(label, grog_call(r, (struct grog_frame){ __VA_ARGS__ }))
/* The same with a frame that a function makes, so that faces can ask for that frame too. */
#define CALL_FRAME(label, frame)     GROG_STOP(label, grog_call(r, (frame)))
/* Carry out the option just answered, by its verb's row. */
#define DO(label)                    GROG_STOP(label, grog_call_answer(r, f->subject))
/* Roll a pool of dice. */
#define ROLL(label, sides, dice)     GROG_STOP(label, grog_roll(r, (sides), (dice)))
/* Reach a point: abilities are carried out, windows open; they may alter f->pending.  Where nothing can happen the
 * procedure just goes on. */
#define REACH(label, point) \
    do { \
        f->step = (label); \
        if (!grog_is_idle(r, (point))) \
            return grog_reach(r, f, (point)); \
        __attribute__((fallthrough)); \
    case (label):; \
    } while (0)
/* Carry out now, and not at the next point, what after points have set off. */
#define HEAR(label)                  GROG_STOP(label, grog_hear_waiting(r, f))

enum grog_flow grog_ask(struct grog_run *r, uint8_t question, unsigned seats);
enum grog_flow grog_field(struct grog_run *r, uint8_t question, unsigned seats);
enum grog_flow grog_call(struct grog_run *r, struct grog_frame frame);
enum grog_flow grog_call_answer(struct grog_run *r, uint8_t subject);
enum grog_flow grog_roll(struct grog_run *r, unsigned sides, unsigned dice);
enum grog_flow grog_reach(struct grog_run *r, struct grog_frame *f, uint8_t point);
/* A point that no card of the match speaks at, that opens no window and at which nothing waits to be heard; and the
 * game goes on. */
static inline bool grog_is_idle(const struct grog_run *r, uint8_t point)
{
    const struct grog_match *m = r->m;
    return !r->g->triggers && !m->system->points[point].window && !grog_in(m->points_own, point)
        && !grog_in(m->points_broad, point) && !r->reached && !r->g->over && !r->halted;
}
enum grog_flow grog_hear_waiting(struct grog_run *r, struct grog_frame *f);

/* The frame that this one answers to, or NULL. */
struct grog_frame *grog_subject(struct grog_run *r, const struct grog_frame *f);

/* The game is over when its running procedure returns. */
void grog_end(struct grog_run *r, unsigned winners);
/* Likewise, but it could not go on: a card asked for more than there is room for.  The innermost card that is being
 * carried out is named. */
void grog_break(struct grog_run *r, enum grog_broken why);

/* Clear what an ended game no longer needs. */
void grog_close(struct grog_game *g);

/* Somebody has learnt something new: undo stops here. */
static inline void grog_barrier(struct grog_run *r) { r->barrier = true; }
/* The dice, for chance that is not a ROLL (shuffles, draws): sets a barrier. */
struct grog_dice *grog_chance(struct grog_run *r);

/* Show the game to the witness, as it is at the last event (witness.h). */
void grog_let_see(const struct grog_run *r);

/* Tell an event; seats outside `seen` get backs for what its row hides.  (Inline, so that it is
 * written in place and not copied.) */
static inline void grog_tell(struct grog_run *r, uint8_t kind, unsigned seen, struct grog_event e)
{
    GROG_ASSERT(kind > 0 && kind < r->m->system->n_events);
    struct grog_events *to = r->events;
    r->told++;
    if (!to)
        return;
    if (to->n == GROG_EVENTS_MAX) {
        to->lost++;
        return;
    }
    e.kind = kind;
    e.seen = (uint8_t)seen;
    to->at[to->n++] = e;
    if (to->witness)
        grog_let_see(r);
}
enum { GROG_EVERYBODY = 255 };

/* A card (0: the rules) counts for so much in the roll that is being made; event: which of the system's two. */
static inline void grog_tell_counts_as(struct grog_run *r, uint8_t event, uint16_t card, int amount)
{
    if (event && amount)
        grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { card }, .amount = (int16_t)amount });
}
static inline void grog_tell_counts(struct grog_run *r, uint16_t card, int amount)
{
    grog_tell_counts_as(r, r->m->system->event_counts, card, amount);
}

/* Drop what the last step told. */
static inline void grog_forget(struct grog_events *events)
{
    if (events)
        events->n = events->lost = 0;
}

/* The kernel's own procedures have rows too, from 250 on. */
enum { GROG_PROC_POINT = 250, GROG_PROC_TRIGGER };
extern const struct grog_proc grog_proc_point, grog_proc_trigger;
static inline const struct grog_proc *grog_proc_row(const struct grog_match *m, uint8_t proc)
{
    if (proc > 0 && proc < m->system->n_procs)
        return &m->system->procs[proc];
    return proc == GROG_PROC_POINT ? &grog_proc_point : proc == GROG_PROC_TRIGGER ? &grog_proc_trigger : NULL;
}

/* Run until a question, or (odds) until a ROLL, the deciding procedure's end or a halt. */
enum grog_flow grog_run(struct grog_run *r);
/* Run on when nobody is left who could answer; the seat of the answer is GROG_NOBODY. */
void grog_go_on_unanswered(struct grog_run *r);

#endif
