/* SPDX-License-Identifier: MIT */
/* point.c -- see point.h.
 *
 * What always holds here:
 *   (1) triggers lie in the order in which they will be heard;
 *   (2) an ability whose thing has left play since it was set off is not heard, unless the thing had an heir;
 *   (3) near the top of the stack of frames no window opens: answers to answers
 *       to answers come to an end;
 *   (4) an ability that would have no room is refused before anything of it is done, and that is told. */
#include "point.h"
#include "ability.h"
#include "list.h"
#include "source.h"

#include <string.h>

static unsigned distance(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return seat < m->seats ? (seat + m->seats - g->initiative) % m->seats : m->seats;
}

enum grog_unheard grog_why_unheard(const struct grog_run *r, uint32_t ability)
{
    if (r->g->depth + 1u + r->m->brief[ability].nests > GROG_FRAMES)
        return GROG_UNHEARD_DEPTH;
    return r->heard >= GROG_HEARD_MOST ? GROG_UNHEARD_OFTEN : r->told >= GROG_TOLD_MOST ? GROG_UNHEARD_EVENTS
         : GROG_HEARD;
}

void grog_tell_unheard(struct grog_run *r, uint32_t ability, enum grog_unheard why)
{
    if (r->m->system->event_unheard && r->refused++ < GROG_UNHEARD_TOLD)
        grog_tell(r, r->m->system->event_unheard, GROG_EVERYBODY,
                  (struct grog_event){ .object = { r->m->brief[ability].card }, .amount = (int16_t)why });
}

static void queue(struct grog_run *r, struct grog_trigger t)
{
    struct grog_game *g = r->g;
    GROG_ASSERT(t.point && t.ability < r->m->cards->abilities && r->m->cards->ability[t.ability].point == t.point);
    GROG_ASSERT(g->triggers <= GROG_TRIGGERS);
    if (g->triggers == GROG_TRIGGERS) {                 /* so many at once: the rest is not heard */
        grog_tell_unheard(r, t.ability, GROG_UNHEARD_WAITING);
        return;
    }
    unsigned at = g->triggers++;
    for (; at > 0; at--) {
        const struct grog_trigger *before = &g->trigger[at - 1];
        if (before->point < t.point
            || (before->point == t.point && distance(r->m, g, before->seat) <= distance(r->m, g, t.seat)))
            break;
        g->trigger[at] = *before;
    }
    g->trigger[at] = t;
}

/* What has come to the point, while the cards in force are asked. */
struct moment {
    struct grog_run *r;
    const struct grog_frame *about;
    uint8_t point, subject;         /* subject: of what waits at the point itself */
    bool here, own, heeds_silence, offered;
};

/* Who says what a thing's own row says, if the thing is about to go; 0: itself. */
static uint16_t heir_of(const struct moment *now, const struct grog_match *m, const struct grog_source *s)
{
    return now->own && s->thing && m->system->heir ? m->system->heir(m, now->r->g, s->thing) : 0;
}

static inline void set_off_for(const struct moment *now, const struct grog_match *m, const struct grog_source *s)
{
    const struct grog_card *card = grog_card(m, s->card);
    for (unsigned i = 0; i < card->abilities; i++) {
        uint16_t row = (uint16_t)(card->ability + i);
        const struct grog_ability *a = &m->cards->ability[row];
        if (a->point != now->point || grog_is_own(a->scope) != now->own || (now->offered && a->price[0].cost)
            || !grog_concerns(m, now->r->g, s, a->scope, now->about))
            continue;
        if (!grog_tests_hold(m, now->r->g, now->about, s, a->test, GROG_TEST_WAIVED))
            continue;                                   /* what raising would spare is asked when it is carried out */
        uint16_t heir = heir_of(now, m, s);
        if (heir || !now->heeds_silence || !grog_is_silent(m, now->r->g, s))
            queue(now->r, (struct grog_trigger){
                .point = now->point, .seat = s->owner, .ability = row, .source = heir ? heir : s->thing,
                .actor = now->about->actor,
                .with = now->about->with, .target = now->about->target, .by = now->about->seat,
                .proc = now->about->proc, .here = now->here, .subject = now->subject });
    }
}

/* For its owner, or for each who uses it. */
GROG_VISIT set_off_card(void *arg, const struct grog_match *m, const struct grog_source *s)
{
    const struct moment *now = arg;
    unsigned users = !now->own && s->thing && m->system->users ? m->system->users(m, now->r->g, s->thing) : 0;
    if (!users)
        set_off_for(now, m, s);
    for (unsigned seat = 0; users; seat++, users >>= 1)
        if (users & 1)
            set_off_for(now, m, &(struct grog_source){ s->card, s->thing, (uint8_t)seat, s->roles });
}

/* subject: the frame, index + 1, that waits at the point; 0: it has happened. */
static void set_off(struct grog_run *r, const struct grog_frame *about, uint8_t point, uint8_t subject)
{
    bool here = subject != 0;
    GROG_ASSERT(point && point < r->m->system->n_points && about->proc < r->m->system->n_procs);
    if (r->reached)
        grog_note_point(r, point);
    struct moment now = { .r = r, .about = about, .point = point, .here = here, .subject = subject,
                          .offered = here && r->m->system->windows_offer && r->m->system->points[point].window,
                          .heeds_silence = grog_heeds_silence(r->m, r->m->system->points[point].always) };
    if (grog_in(r->m->points_broad, point))
        grog_each_source(r->m, r->g, grog_about_point(r->m, GROG_BROAD_POINTS, point), set_off_card, &now);
    struct grog_source named[GROG_NAMED_MAX];
    unsigned n = !grog_in(r->m->points_own, point) ? 0
               : grog_named(r->m, r->g, about, grog_about_point(r->m, GROG_OWN_POINTS, point), named);
    now.own = true;
    for (unsigned i = 0; i < n; i++)
        set_off_card(&now, r->m, &named[i]);
}

void grog_after(struct grog_run *r, const struct grog_frame *f, uint8_t point) { set_off(r, f, point, 0); }

/* The first that can be heard at this point, or triggers: those that another point set off, or the same one about
 * something else, and may alter what is about to happen there, wait for it. */
static unsigned next_trigger(const struct grog_game *g, int16_t point, uint8_t subject)
{
    unsigned i = 0;
    while (i < g->triggers && g->trigger[i].here
           && (g->trigger[i].point != point || (g->trigger[i].subject && g->trigger[i].subject != subject)))
        i++;
    return i;
}

enum { POINT_TRIGGER = 1, POINT_WINDOW, POINT_ANSWER, POINT_HEARS };
enum { POINT, WAITING, USED, USES = 6, CHAIN = USED + USES, MARKED, POINT_LOCALS };     /* used: in this window */

/* How many abilities have been carried out, one by another, since a point that no ability has brought about. */
static int16_t *chain_of(struct grog_run *r, struct grog_frame *f)
{
    int16_t *chain = &f->local[CHAIN];
    for (; f > r->g->frame; f--)
        if (f->proc == GROG_PROC_POINT) {
            if (f->step == POINT_WINDOW || f->step == POINT_ANSWER)
                break;                                  /* somebody's answer */
            chain = &f->local[CHAIN];
        }
    return chain;
}

static enum grog_flow call_trigger(struct grog_run *r, struct grog_frame *f)
{
    struct grog_game *g = r->g;
    uint8_t subject = f->subject;
    unsigned i = next_trigger(g, f->local[POINT], subject);
    GROG_ASSERT(i < g->triggers);
    struct grog_trigger t = g->trigger[i];
    memmove(&g->trigger[i], &g->trigger[i + 1], (--g->triggers - i) * sizeof t);
    memset(&g->trigger[g->triggers], 0, sizeof t);
    if (t.source && !grog_thing_at(r->m, r->g, t.source))
        return GROG_CALLED;                             /* gone meanwhile: back at the label */
    int16_t *chain = chain_of(r, f);
    if (*chain >= GROG_CHAIN_MOST || g->decisions >= GROG_LATE) {
        grog_tell_unheard(r, t.ability, *chain >= GROG_CHAIN_MOST ? GROG_UNHEARD_OFTEN : GROG_UNHEARD_LATE);
        return GROG_CALLED;
    }
    ++*chain;
    return grog_call_ability(r, grog_trigger_frame(&t, subject), t.ability);
}

void grog_drop_triggers(struct grog_run *r, unsigned seat)
{
    struct grog_game *g = r->g;
    GROG_ASSERT(seat < r->m->seats);
    unsigned kept = 0;
    for (unsigned i = 0; i < g->triggers; i++)
        if (g->trigger[i].seat != seat)
            g->trigger[kept++] = g->trigger[i];
    memset(&g->trigger[kept], 0, (g->triggers - kept) * sizeof g->trigger[0]);
    g->triggers = (uint8_t)kept;
}

/* The first seat of the set, counted from the initiative. */
static unsigned next_seat(const struct grog_run *r, unsigned seats)
{
    unsigned seat = r->g->initiative;
    GROG_ASSERT(seats && !(seats >> r->m->seats) && seat < r->m->seats);        /* else it would look for ever */
    while (!(seats >> seat & 1))
        seat = (seat + 1) % r->m->seats;
    return seat;
}

/* The seats for which this point's window opens now. */
static unsigned open_for(struct grog_run *r, const struct grog_frame *f, const struct grog_point *p)
{
    unsigned seats = 0;
    if (!p->window || r->g->depth > GROG_DEEPEST_WINDOW)
        return 0;
    GROG_ASSERT(p->window < r->m->system->n_questions && f->subject);
    unsigned who = p->who(r->m, r->g, grog_subject(r, f)) & ~(unsigned)r->g->table.resigned;
    for (unsigned s = 0; s < r->m->seats; s++)
        if ((who >> s & 1) && grog_opens(r->m, r->g, p->window, s))
            seats |= 1u << s;
    return seats;
}

bool grog_awaits_triggers(const struct grog_frame *f, uint8_t point)
{
    return f->proc == GROG_PROC_POINT && f->step == POINT_TRIGGER && f->local[POINT] == point;
}

static void note_use(struct grog_frame *f, uint16_t object)
{
    for (unsigned i = USED; i < USED + USES; i++)
        if (!f->local[i]) {
            f->local[i] = (int16_t)object;
            return;
        }
}

void grog_mark(struct grog_frame *window)
{
    GROG_ASSERT(window->proc == GROG_PROC_POINT);
    window->local[MARKED] = 1;
}

bool grog_is_marked(const struct grog_frame *window)
{
    GROG_ASSERT(window->proc == GROG_PROC_POINT);
    return window->local[MARKED];
}

bool grog_was_used(const struct grog_game *g, uint16_t object)
{
    unsigned top = g->depth;
    while (top && g->frame[top - 1].proc != GROG_PROC_POINT)
        top--;
    bool full = top > 0;
    for (unsigned i = USED; top && i < USED + USES; i++) {
        if ((uint16_t)g->frame[top - 1].local[i] == object)
            return true;
        full = full && g->frame[top - 1].local[i];
    }
    return full;                                        /* so many that no more are remembered: enough */
}

static enum grog_flow point(struct grog_run *r, struct grog_frame *f)
{
    int16_t *which = &f->local[POINT], *waiting = &f->local[WAITING];
    const struct grog_point *p = &r->m->system->points[*which];
    BEGIN;
    if (*which)                                         /* 0: only what waits is heard */
        set_off(r, grog_subject(r, f), (uint8_t)*which, f->subject);
    while (next_trigger(r->g, *which, f->subject) < r->g->triggers)
        GROG_STOP(POINT_TRIGGER, call_trigger(r, f));

    *waiting = (int16_t)open_for(r, f, p);
    while (*waiting) {
        ASK(POINT_WINDOW, p->window, 1u << next_seat(r, (unsigned)*waiting));
        if (r->answer.option.verb == GROG_PASS) {
            *waiting &= (int16_t)~(1 << r->answer.seat);
            continue;
        }
        if (r->answer.seat == GROG_NOBODY) {            /* who was asked has left */
            *waiting &= (int16_t)~r->g->table.resigned;
            continue;
        }
        note_use(f, r->answer.option.object[0]);
        f->local[CHAIN] = 0;
        DO(POINT_ANSWER);
        while (next_trigger(r->g, *which, f->subject) < r->g->triggers)     /* what the answer has set off */
            GROG_STOP(POINT_HEARS, call_trigger(r, f));
        *waiting = (int16_t)open_for(r, f, p);
    }
    END;
}

const struct grog_proc grog_proc_point = {
    .name = "point", .run = point,
    .step = (const struct grog_step[]){
        [0] = { .name = "begin" },
        [POINT_TRIGGER] = { "trigger", 0, GROG_FOR_PROC, GROG_PROC_TRIGGER },
        [POINT_WINDOW]  = { "window",  0, GROG_FOR_ANSWER, 0 },
        [POINT_ANSWER]  = { "answer",  0, GROG_FOR_PROC, 0 },
        [POINT_HEARS]   = { "hears",   0, GROG_FOR_PROC, GROG_PROC_TRIGGER },
    },
    .steps = POINT_HEARS + 1,
    .local = (const struct grog_local[]){ { "point", 0, 255 }, { "waiting", 0, 63 },
        { "used 1", INT16_MIN, INT16_MAX }, { "used 2", INT16_MIN, INT16_MAX }, { "used 3", INT16_MIN, INT16_MAX },
        { "used 4", INT16_MIN, INT16_MAX }, { "used 5", INT16_MIN, INT16_MAX }, { "used 6", INT16_MIN, INT16_MAX },
        { "chain", 0, GROG_CHAIN_MOST }, { "marked", 0, 1 } },
    .locals = POINT_LOCALS,
};
