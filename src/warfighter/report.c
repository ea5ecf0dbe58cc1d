/* SPDX-License-Identifier: MIT */
/* report.c -- what a Mission came to, as numbers: for tables, and for a campaign, which takes it in.
 *
 * Every line about a Soldier, and about what he has, names him; a Soldier who is no longer in the field has no Gear.
 * What was used up is read off the table as it was laid: so many counters of each card that a Soldier came with are
 * not among what the team has at the end. */
#include "common.h"
#include "before.h"
#include "ended.h"
#include "medals.h"
#include "outfit.h"
#include "report.h"
#include "team.h"
#include "vehicles.h"

const char *const wf_result_words[WF_RESULTS] = {
    "success", "turns left", "team points", "objective", "body count banked", "body count wanted", "health", "wounds",
    "experience", "kills", "fate", "outcome", "gear",
    /* Campaigns */
    [RESULT_END] = "end", [RESULT_SPACE] = "space", [RESULT_DONE] = "completed", [RESULT_WATCH] = "overwatch",
    [RESULT_IMMOBILE] = "immobile", [RESULT_HIT_BY] = "hit by", [RESULT_HIT_IN] = "hit in",
    [RESULT_USED] = "used", [RESULT_MEDAL] = "medal",
};

_Static_assert((int)WF_FATE_CAPTURED == (int)CAPTURED, "what campaigns read");

struct report { const struct grog_match *m; const struct warfighter *w; struct grog_result *to; };

/* About the Mission; about a Soldier, by his own card or another. */
static void note(const struct report *r, uint8_t kind, uint16_t card, int amount)
{
    grog_result_add(r->to, kind, GROG_NOBODY, card, amount);
}

static void note_of(const struct report *r, unsigned soldier, uint8_t kind, uint16_t card, int amount)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct grog_thing *t = &r->w->soldier[soldier].thing;
    grog_result_add_whom(r->to, kind, t->owner, card ? card : t->card, soldier_ref(r->w, soldier), amount);
}

/* ---- the Mission --------------------------------------------------------------------- */

static void note_mission(const struct report *r)
{
    const struct warfighter *w = r->w;
    int wanted = wf_mission_numbers(r->m)[MISSION_BODIES], done = (w->location[1].flags & LOCATION_COMPLETED) != 0;
    note(r, RESULT_SUCCESS, wf_first_card(r->m), w->success);
    note(r, RESULT_TIMER, 0, w->timer);
    note(r, RESULT_POINTS, 0, w->points);
    if (wanted) {                                       /* NAM-CON-07: there are two things to be done */
        note(r, RESULT_OBJECTIVE, 0, done);
        note(r, RESULT_BANKED, 0, w->bank);
        note(r, RESULT_WANTED, 0, wanted);
    }
    note(r, RESULT_END, 0, (int)wf_end_of(r->m, &w->game));
    note(r, RESULT_SPACE, 0, w->objective);             /* WF-PLC-09, WF-PLC-30  what points go by */
    note(r, RESULT_DONE, 0, done);                      /* WF-OFF-24 */
}

/* ---- Soldiers -------------------------------------------------------------------------- */

/* WF-PMC-19, WF-PMC-20  A Vehicle in play that can enter no Location. */
static bool is_immobile(const struct report *r, unsigned soldier)
{
    const struct soldier *s = &r->w->soldier[soldier];
    struct grog_frame move = { .proc = PROC_MOVE, .seat = s->thing.owner, .actor = soldier_ref(r->w, soldier) };
    if (!in_play(s) || !wf_vehicle(r->m, s->thing.card))
        return false;
    for (unsigned i = 0; i < LOCATIONS; i++) {
        move.target = location_ref(r->w, i);
        if (move.target && grog_value(r->m, &r->w->game, VALUE_CAN_ENTER, &move, NULL) > 0)
            return false;
    }
    return true;
}

/* WF-PMT-29, WF-PMC-97, WF-PMC-99  Who watched over the others, and whether he did anything for them: 1 he did not, 2
 * he did, 3 it brought him down. */
static int watch_of(const struct report *r, const struct soldier *s)
{
    unsigned n;
    bool posted = false;
    const struct grog_listed *at = grog_setup_list(r->m, SETUP_OVERWATCH, &n);
    for (unsigned i = 0; i < n; i++)
        posted = posted || at[i].card == s->thing.card;
    return !posted ? 0 : s->fate == DOWNED ? 3 : s->part & PART_WATCHED ? 2 : 1;
}

static void note_soldier(const struct report *r, unsigned soldier)
{
    const struct soldier *s = &r->w->soldier[soldier];
    note_of(r, soldier, RESULT_HEALTH, 0, wf_health(r->m, s));
    note_of(r, soldier, RESULT_WOUNDS, 0, wf_wounds(s));        /* WF-WND-13, WF-WND-14  Healed between Missions */
    note_of(r, soldier, RESULT_XP, 0, s->xp);
    note_of(r, soldier, RESULT_KILLS, 0, s->kills);
    note_of(r, soldier, RESULT_FATE, 0, s->fate);
    note_of(r, soldier, RESULT_OUTCOME, 0, s->outcome);         /* WF-DWN-15  whether he goes on in a campaign */
    if (watch_of(r, s))
        note_of(r, soldier, RESULT_WATCH, 0, watch_of(r, s));
    if (is_immobile(r, soldier))
        note_of(r, soldier, RESULT_IMMOBILE, 0, 1);
    if (!s->hit_turn)
        return;
    uint16_t where = wf_location_at(r->w, s->hit_in);   /* the card, and the Turn; the Location, and its space */
    note_of(r, soldier, RESULT_HIT_BY, s->hit_by, s->hit_turn);
    note_of(r, soldier, RESULT_HIT_IN, where ? r->w->location[grog_ref_slot(where)].thing.card : 0, s->hit_in);
}

/* ---- Gear -------------------------------------------------------------------------------- */

static bool is_whole(const struct report *r, const struct item *i)
{
    return i->holder && !(i->flags & ITEM_LOST) && (is_gear(kind_of(r->m, i->thing.card)));
}

static int held(const struct report *r, const struct warfighter *w, unsigned soldier, uint16_t card)
{
    int n = 0;
    EACH_ITEM(w, i)
        if (is_whole(r, &w->item[i]) && w->item[i].thing.card == card && w->item[i].holder == soldier + 1)
            n += wf_units_there(r->m, &w->item[i]);
    return n;
}

/* Of what others have of it, beyond what they came with. */
static int spare(const struct report *r, const struct warfighter *laid, uint16_t card)
{
    int n = 0;
    for (unsigned i = 0; i < SOLDIERS && r->w->soldier[i].thing.live; i++) {
        int more = held(r, r->w, i, card) - held(r, laid, i, card);
        n += more > 0 ? more : 0;
    }
    return n;
}

/* WF-PMC-23, WF-DEF-25, WF-OFF-22  So many counters of it are gone, and whose they were.  What another has now is not
 * gone. */
static void note_used(const struct report *r, const struct warfighter *laid, unsigned soldier, unsigned item)
{
    uint16_t card = laid->item[item].thing.card;
    EACH_ITEM(laid, i)
        if (i < item && laid->item[i].thing.card == card && laid->item[i].holder == soldier + 1)
            return;                                     /* it is counted with the first of them */
    int rest = spare(r, laid, card), gone = 0;
    for (unsigned i = 0; i <= soldier; i++) {
        gone = held(r, laid, i, card) - held(r, r->w, i, card);
        gone = gone < 0 ? 0 : gone;
        int given = gone < rest ? gone : rest;
        rest -= given;
        gone -= given;
    }
    if (gone)
        note_of(r, soldier, RESULT_USED, card, gone);
}

static void note_gear(const struct report *r)
{
    const struct warfighter *w = r->w, *laid = const_wf(r->m->laid);
    EACH_ITEM(w, i)
        if (w->item[i].holder && is_gear(kind_of(r->m, w->item[i].thing.card)))
            note_of(r, w->item[i].holder - 1u, RESULT_GEAR, w->item[i].thing.card, w->item[i].count);
    EACH_ITEM(laid, i)
        if (is_whole(r, &laid->item[i]) && laid->item[i].holder)
            note_used(r, laid, laid->item[i].holder - 1u, i);
}

/* ---- Medals -------------------------------------------------------------------------------- */

static bool is_lost(const struct soldier *s) { return s->fate == DOWNED || s->outcome == KILLED; }

/* WF-MED-14, WF-MED-31  1: he has it now, be it that one of a company was placed on him and is over; WF-MED-16  0: he
 * came with it, and has lost it. */
static void note_medals(const struct report *r)
{
    const struct warfighter *w = r->w, *laid = const_wf(r->m->laid);
    EACH_ITEM(laid, i)
        if (wf_is_medal(r->m, &laid->item[i]) && is_lost(&w->soldier[laid->item[i].holder - 1]))
            note_of(r, laid->item[i].holder - 1u, RESULT_MEDAL, laid->item[i].thing.card, 0);
    EACH_ITEM(w, i)
        if (wf_is_medal(r->m, &w->item[i]) && w->item[i].extra != MEDAL_WAITS && w->item[i].holder
            && !is_lost(&w->soldier[w->item[i].holder - 1]))
            note_of(r, w->item[i].holder - 1u, RESULT_MEDAL, w->item[i].thing.card, 1);
}

void wf_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    const struct report r = { m, const_wf(g), out };
    note_mission(&r);
    for (unsigned i = 0; i < SOLDIERS && r.w->soldier[i].thing.live; i++)
        note_soldier(&r, i);
    note_gear(&r);
    note_medals(&r);
}
