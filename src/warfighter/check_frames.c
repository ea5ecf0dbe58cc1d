/* SPDX-License-Identifier: MIT */
/* check_frames.c -- what the half-done procedures of a sound game of warfighter are about.
 *
 * Three things are said of a frame: which point it has reached, what it has handed to the procedure that it waits for,
 * and what its own steps will still ask of the state.  All three stand with the procedure (frame.h); this is the walk
 * over them, and what is said of all frames alike. */
#include "common.h"
#include "check.h"
#include "frame.h"
#include "hostile_turn.h"
#include "locations.h"
#include "tables.h"
#include "turn.h"

/* What its procedure asks of it; NULL: nothing, or it is one of the kernel's. */
static const struct wf_rests *rests_of(const struct grog_frame *f)
{
    return f->proc < PROCS ? wf_procs[f->proc].frame : NULL;
}

static bool is_activity(uint8_t proc)
{
    for (unsigned i = 1; i < VERBS; i++)
        if (wf_verbs[i].proc == proc)
            return true;
    return false;
}

/* An Activity, by whatever way, is somebody's doing. */
static bool seat_fits(const struct grog_match *m, const struct grog_frame *f)
{
    return f->seat < m->seats || !is_activity(f->proc);
}

static bool is_use(uint8_t proc) { return proc == PROC_USE || proc == PROC_USE_SUPPORT || proc == PROC_USE_OWN; }

/* Of a frame and the one above it: in the Soldier Turn Activities are done, in a window cards are played and used. */
static bool call_fits(const struct grog_match *m, const struct grog_frame *f)
{
    if (f->proc == GROG_PROC_POINT && f[1].proc != GROG_PROC_TRIGGER)
        return is_use(f[1].proc) || (f[1].proc == PROC_PLAY && numbers_of(m, f[1].with)[ACTION_SUPPORT] < 0);
    if (f->proc == PROC_SOLDIER_TURN && f->step == TURN_DOES)
        return is_activity(f[1].proc);
    const struct wf_rests *rests = rests_of(f);
    if (!rests)
        return true;
    if (f[1].proc == GROG_PROC_POINT)
        return !rests->point[f->step] || f[1].local[0] == rests->point[f->step];
    return grog_is_handed(f, rests->hands[f->step]);
}

/* ---- what a frame is about ---------------------------------------------------------------------- */

/* Soldiers stay in their slots: whoever is named is there, in play or not. */
static bool soldiers_fit(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    const uint8_t *kind = f->proc < PROCS ? wf_procs[f->proc].kind : (const uint8_t[4]){ KIND_THING, KIND_THING };
    const uint16_t object[4] = { f->actor, f->with, 0, f->target };
    for (unsigned i = 0; i < 4; i++)
        if ((kind[i] == KIND_SOLDIER || kind[i] == KIND_THING) && object[i]
            && grog_ref_array(object[i]) == ARRAY_SOLDIER && !wf_is_live(m, w, object[i]))
            return false;
    return true;
}

/* What its procedure asks of it. */
static bool frame_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (f->proc == GROG_PROC_TRIGGER)
        return f->mode || !grog_has_chosen(f);          /* who was chosen has a name */
    const struct wf_rests *rests = rests_of(f);
    return !rests || !rests->fits || rests->fits(m, w, f);
}

/* ---- all of it ------------------------------------------------------------------------------------ */

/* Does the frame's card lie in the air while the frame waits? */
static bool is_in_the_air(const struct grog_frame *f)
{
    return f->proc == PROC_PLAY || (f->proc == PROC_PLAY_LOCATION && f->step != LOCATION_OPENS)
        || (f->proc == PROC_REINFORCE && f->step == REINFORCE_DRAWN);
}

/* What is in the air is being played, card by card. */
static bool played_fit(const struct warfighter *w)
{
    uint16_t left[1 + PLAYED_ROOM];
    memcpy(left, w->played_cards, sizeof left);
    for (unsigned i = 0; i < w->game.depth; i++) {
        unsigned at = left[0];
        if (!is_in_the_air(&w->game.frame[i]))
            continue;
        while (at && left[at] != w->game.frame[i].with)
            at--;
        if (!at)
            return false;
        left[at] = left[left[0]--];
    }
    return !left[0];
}

static bool trigger_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_trigger *t)
{
    struct grog_frame about = { .proc = t->proc, .actor = t->actor, .with = t->with, .target = t->target };
    struct grog_frame by = { .proc = GROG_PROC_TRIGGER, .with = t->source };
    return soldiers_fit(m, w, &about) && soldiers_fit(m, w, &by);
}

const char *wf_check_frames(const struct grog_match *m, const struct warfighter *w)
{
    const struct grog_game *g = &w->game;
    if (g->over)
        return NULL;
    for (unsigned i = 0; i < g->depth; i++)
        if (!seat_fits(m, &g->frame[i]) || !soldiers_fit(m, w, &g->frame[i]) || !frame_fits(m, w, &g->frame[i])
            || (i && !call_fits(m, &g->frame[i - 1])))
            return "a procedure about the wrong thing";
    for (unsigned i = 0; i < g->triggers; i++)
        if (!trigger_fits(m, w, &g->trigger[i]))
            return "a trigger about the wrong thing";
    if (!played_fit(w))
        return "a card in the air that nobody plays";
    if (!wf_anybody(w) && g->question == ASK_TURN)
        return "a Soldier Turn without a Soldier";
    return NULL;
}
