/* SPDX-License-Identifier: MIT */
/* ended.c -- why a Mission failed: what put an end to it, what of it was not done, and who had come how far.
 *
 * All of it is read off the last position, so that every face can say it whenever it shows the end.  Of a Mission that
 * is won there is nothing to say beside that. */
#include "common.h"
#include "before.h"
#include "bodies.h"
#include "ended.h"
#include "errands.h"
#include "extraction.h"
#include "goals.h"
#include "objective.h"
#include "threat.h"
#include "types.h"

enum {
    /* what put an end to it */
    WHY_GIVEN_UP = 1, WHY_NOBODY, WHY_TIME, WHY_ESCORTED, WHY_RESCUED, WHY_OTHER, WHY_ABORTED, WHY_ENDED,
    /* what was not done */
    LEFT_INACTIVE, LEFT_TARGET, LEFT_TARGETS, LEFT_HOSTILES, LEFT_CLEAR, LEFT_DELIVERY, LEFT_PRESENT, LEFT_FIND,
    LEFT_OTHER, LEFT_MORE, LEFT_BODIES, LEFT_ESCORT, LEFT_RESCUE, LEFT_RESOLVED, LEFT_BEHIND, LEFT_WAY_OUT,
    LEFT_CAPTURED,
    /* who was where */
    WHERE_IN, WHERE_NEAR, WHERE_HOSTILES, WHERE_ANY_HOSTILES,
    REASONS
};

#define ABOUT(...) .kind = { __VA_ARGS__ }
static const struct grog_event_row rows[REASONS] = {
    [WHY_GIVEN_UP]  = { .name = "given up" },
    [WHY_NOBODY]    = { .name = "nobody left" },
    [WHY_TIME]      = { .name = "time out" },
    [WHY_ESCORTED]  = { .name = "escorted lost", ABOUT(KIND_CARD) },
    [WHY_RESCUED]   = { .name = "too few to rescue", .amount = 1 },
    [WHY_OTHER]     = { .name = "by the Mission", ABOUT(KIND_CARD) },
    [WHY_ABORTED]   = { .name = "aborted" },
    [WHY_ENDED]     = { .name = "ended by the team" },
    [LEFT_INACTIVE] = { .name = "not activated", ABOUT(KIND_LOCATION, KIND_SPACE), .amount = 1 },
    [LEFT_TARGET]   = { .name = "not destroyed", ABOUT(KIND_HOSTILE, KIND_LOCATION, KIND_PIPS), .amount = 1 },
    [LEFT_TARGETS]  = { .name = "not all destroyed", ABOUT(KIND_HOSTILE, KIND_LOCATION, KIND_PIPS), .amount = 1 },
    [LEFT_HOSTILES] = { .name = "not eliminated", ABOUT(KIND_LOCATION, KIND_HOSTILE, KIND_HOSTILE), .amount = 1 },
    [LEFT_CLEAR]    = { .name = "not clear", ABOUT(KIND_LOCATION, KIND_PIPS), .amount = 1 },
    [LEFT_DELIVERY] = { .name = "not delivered", ABOUT(KIND_LOCATION, KIND_CARD) },
    [LEFT_PRESENT]  = { .name = "still alive", ABOUT(KIND_LOCATION, KIND_CARD) },
    [LEFT_FIND]     = { .name = "not searched out", ABOUT(KIND_LOCATION) },
    [LEFT_OTHER]    = { .name = "not completed", ABOUT(KIND_LOCATION) },
    [LEFT_MORE]     = { .name = "completed in vain", ABOUT(KIND_LOCATION) },
    [LEFT_BODIES]   = { .name = "not banked", ABOUT(KIND_PIPS), .amount = 1 },
    [LEFT_ESCORT]   = { .name = "not brought through", ABOUT(KIND_CARD, KIND_SPACE) },
    [LEFT_RESCUE]   = { .name = "not rescued", ABOUT(KIND_PIPS), .amount = 1 },
    [LEFT_RESOLVED] = { .name = "too few resolved", .amount = 1 },
    [LEFT_BEHIND]   = { .name = "not back", ABOUT(KIND_LOCATION), .amount = 1 },
    [LEFT_WAY_OUT]  = { .name = "not got away", ABOUT(KIND_LOCATION), .amount = 1 },
    [LEFT_CAPTURED] = { .name = "captured", ABOUT(KIND_LOCATION), .amount = 1 },
    [WHERE_IN]      = { .name = "in the Objective", ABOUT(KIND_SOLDIER, KIND_LOCATION), .amount = 1 },
    [WHERE_NEAR]    = { .name = "nearest", ABOUT(KIND_SOLDIER, KIND_LOCATION, KIND_SPACE), .amount = 1 },
    [WHERE_HOSTILES] = { .name = "Hostiles in the Objective", ABOUT(KIND_LOCATION, KIND_HOSTILE, KIND_HOSTILE),
                         .amount = 1 },
    [WHERE_ANY_HOSTILES] = { .name = "Hostiles in play", ABOUT(KIND_HOSTILE, KIND_HOSTILE), .amount = 1 },
};

struct telling { const struct grog_match *m; const struct warfighter *w; struct grog_reasons *to; };
#define SAY(row, n, ...) \
    grog_add_reason(t->to, row, (struct grog_event){ .object = { __VA_ARGS__ }, .amount = (int16_t)(n) })

/* ---- what put an end to it ------------------------------------------------------------------ */

static const int16_t *mission(const struct telling *t) { return wf_mission_at(t->m, t->w); }

static bool is_lost(const struct soldier *s)
{
    return s->thing.live && s->fate != IN_PLAY && s->fate != WAITING && s->fate != OVERWATCHING;
}

/* NAM-MSN-20  Who was escorted has left. */
static uint16_t escorted_and_lost(const struct telling *t)
{
    uint16_t who = (uint16_t)mission(t)[MISSION_ESCORTS];
    for (unsigned i = 0; who && i < SOLDIERS; i++)
        if (t->w->soldier[i].thing.card == who && is_lost(&t->w->soldier[i]))
            return who;
    return 0;
}

/* NAM-MSN-30  How many can still be rescued, or have been. */
static int can_be_rescued(const struct telling *t)
{
    int n = 0;
    for (unsigned i = 0; i < SOLDIERS && t->w->soldier[i].thing.live; i++)
        n += (t->w->soldier[i].part & PART_SAVED)
          || ((t->w->soldier[i].part & PART_RESCUE) && !is_lost(&t->w->soldier[i]));
    return n;
}

/* Of the Hostiles that are wanted: how many, and two of them by name. */
struct some { int n; uint16_t first[2]; };
typedef bool wanted(const struct telling *t, const struct hostile *h, unsigned slot);

static struct some hostiles_that(const struct telling *t, wanted *is_wanted, unsigned slot)
{
    struct some found = { 0 };
    EACH_HOSTILE(t->w, i) {
        const struct hostile *h = &t->w->hostile[i];
        if (wf_is_target(t->m, h) || !is_wanted(t, h, slot))
            continue;
        if (found.n < 2)
            found.first[found.n] = hostile_ref(t->w, i);
        found.n++;
    }
    return found;
}

static bool is_there(const struct telling *t, const struct hostile *h, unsigned slot)
{
    return h->place == space_of_slot(t->w, slot);
}

static bool is_anywhere(const struct telling *t, const struct hostile *h, unsigned slot)
{
    (void)t, (void)h, (void)slot;
    return true;
}

/* WF-OBJ-11  Marked Hostiles, and whoever is in the Objective. */
static bool is_to_be_eliminated(const struct telling *t, const struct hostile *h, unsigned slot)
{
    return (h->flags & HOSTILE_MARKED) || is_there(t, h, slot);
}

/* The card that can lose a Mission by what it says: of its types, itself or its Objective; 0: none. */
static uint16_t card_that_fails(const struct telling *t)
{
    uint16_t card[TYPES_MOST + 2];
    unsigned n = wf_types(t->m, card);
    card[n++] = t->w->location[0].thing.card;
    card[n++] = t->w->location[1].thing.card;
    for (unsigned i = 0; i < n; i++) {
        const struct grog_card *c = grog_card(t->m, card[i]);
        for (unsigned k = 0; k < c->abilities; k++) {
            const struct grog_ability *a = &t->m->cards->ability[c->ability + k];
            for (unsigned e = 0; e < a->effects; e++)
                if (t->m->cards->effect[a->effect + e].effect == EFFECT_FAIL)
                    return card[i];
        }
    }
    return 0;
}

/* Where a rule of its own loses it, that is mostly about Hostiles in the way. */
static void tell_rule(struct telling *t)
{
    struct some there = hostiles_that(t, is_there, 1), any = hostiles_that(t, is_anywhere, 0);
    if (there.n)
        SAY(WHERE_HOSTILES, there.n, location_ref(t->w, 1), there.first[0], there.first[1]);
    else if (any.n)
        SAY(WHERE_ANY_HOSTILES, any.n, any.first[0], any.first[1]);
    SAY(WHY_OTHER, 0, card_that_fails(t) ? card_that_fails(t) : t->w->location[0].thing.card);
}

/* What put an end to it. */
static unsigned why_of(const struct telling *t)
{
    unsigned all = (1u << t->m->seats) - 1;
    if ((t->w->game.table.resigned & all) == all)
        return WHY_GIVEN_UP;
    if (t->w->special & SPECIAL_ENDED)
        return WHY_ENDED;                               /* WF-DEF-15 */
    if (wf_all_down(t->m, &t->w->game))
        return WHY_NOBODY;
    if (escorted_and_lost(t))
        return WHY_ESCORTED;
    if (can_be_rescued(t) < mission(t)[MISSION_RESCUED])
        return WHY_RESCUED;
    if (wf_is_aborted(t->w) && wf_is_extracted(t->w))
        return WHY_ABORTED;
    return t->w->timer ? WHY_OTHER : WHY_TIME;
}

static void tell_why(struct telling *t)
{
    unsigned why = why_of(t);
    if (why == WHY_OTHER)
        tell_rule(t);
    else
        SAY(why, why == WHY_RESCUED ? mission(t)[MISSION_RESCUED] : 0, why == WHY_ESCORTED ? escorted_and_lost(t) : 0);
}

enum wf_end wf_end_of(const struct grog_match *m, const struct grog_game *g)
{
    static const uint8_t ends[REASONS] = { [WHY_GIVEN_UP] = END_GIVEN_UP, [WHY_NOBODY] = END_NOBODY,
        [WHY_TIME] = END_TIME, [WHY_ABORTED] = END_RETREAT, [WHY_ENDED] = END_RETREAT };
    struct telling t = { m, const_wf(g), NULL };
    if (!g->over || t.w->success)
        return END_SUCCESS;
    return ends[why_of(&t)] ? (enum wf_end)ends[why_of(&t)] : END_OTHER;
}

/* ---- what was not done ------------------------------------------------------------------------ */

/* Those that are to be Destroyed there, with their hits. */
static void tell_targets(struct telling *t, unsigned slot)
{
    EACH_HOSTILE(t->w, i) {
        const struct hostile *h = &t->w->hostile[i];
        const int16_t *n = numbers_of(t->m, h->thing.card);
        if (!wf_is_target(t->m, h) || h->place != space_of_slot(t->w, slot))
            continue;
        if (h->ekia)
            SAY(LEFT_TARGETS, h->ekia, hostile_ref(t->w, i), location_ref(t->w, slot), (uint16_t)n[TARGET_RETICLES]);
        else
            SAY(LEFT_TARGET, h->hits, hostile_ref(t->w, i), location_ref(t->w, slot), (uint16_t)n[TARGET_HITS]);
    }
}

static void tell_wanted(struct telling *t, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    const struct location *l = &t->w->location[slot];
    const int16_t *n = wf_objective_in(t->m, t->w, slot);
    uint16_t where = location_ref(t->w, slot);
    struct some left = hostiles_that(t, is_to_be_eliminated, slot);
    unsigned before = t->to->n;
    if (n[OBJECTIVE_DESTROY])
        tell_targets(t, slot);
    if (n[OBJECTIVE_ELIMINATE] && left.n)
        SAY(LEFT_HOSTILES, left.n, where, left.first[0], left.first[1]);
    if (l->clear < n[OBJECTIVE_KEEP_CLEAR])
        SAY(LEFT_CLEAR, l->clear, where, (uint16_t)n[OBJECTIVE_KEEP_CLEAR]);
    if (n[OBJECTIVE_DELIVER] && !(l->flags & LOCATION_DELIVERED))
        SAY(LEFT_DELIVERY, 0, where, (uint16_t)n[OBJECTIVE_DELIVER]);
    if (n[OBJECTIVE_PRESENT_DIES] && !(l->flags & LOCATION_PRESENT_GONE))
        SAY(LEFT_PRESENT, 0, where, (uint16_t)n[OBJECTIVE_PRESENT]);
    if (n[OBJECTIVE_FIND])
        SAY(LEFT_FIND, 0, where);
    if (t->to->n == before && wf_said(t->m, &t->w->game, VALUE_OBJECTIVE_WINS))
        SAY(LEFT_OTHER, 0, where);
}

/* The space of the last Location that lies in the path, not the Objective itself; 1: none does. */
static unsigned end_of_path(const struct warfighter *w) { return w->front > 1 ? space_of_slot(w, w->front) : 1; }

static void tell_objective(struct telling *t, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    const struct warfighter *w = t->w;
    if (w->location[slot].flags & LOCATION_COMPLETED) {
        if (slot == 1 && wf_all_completed(t->m, w) && !w->location[EXTRACTION].thing.live)
            SAY(LEFT_MORE, 0, location_ref(w, slot));   /* it was not all of it */
    } else if (slot == 1 && !w->active) {
        SAY(LEFT_INACTIVE, (int)end_of_path(w), location_ref(w, slot), w->objective);
    } else {
        tell_wanted(t, slot);
    }
}

/* Is it lost if they are not completed?  Not where holding out is all, where the team comes from there, or where what
 * is done there does not count. */
static bool is_about_objectives(const struct telling *t)
{
    const struct grog_game *g = &t->w->game;
    bool escapes = (t->w->way & FROM_OBJECTIVE) && !wf_said(t->m, g, VALUE_OBJECTIVE_WINS);
    return wf_said(t->m, g, VALUE_TIME_OUT) != 1 && wf_said(t->m, g, VALUE_OBJECTIVE_COUNTS) && !escapes;
}

/* WF-SAB-01  Does what is done in the Locations of the path win it? */
static bool is_about_places(const struct telling *t)
{
    const struct grog_game *g = &t->w->game;
    return !wf_said(t->m, g, VALUE_OBJECTIVE_COUNTS) && wf_said(t->m, g, VALUE_TIME_OUT) != 1 && !(t->w->way & ~WAY_OUT)
        && !mission(t)[MISSION_RESCUED] && !mission(t)[MISSION_ESCORTS];
}

/* WF-SAB-05  Locations that have been dealt with. */
static int resolved(const struct warfighter *w)
{
    int n = 0;
    for (unsigned i = 0; i < LOCATIONS; i++)
        n += w->location[i].thing.live && (w->location[i].flags & LOCATION_RESOLVED);
    return n;
}

/* WF-ESC-03, WF-RAI-03  Those who have not come back to where the path ends; WF-SHW-53  or to the Extraction card. */
static int behind(const struct warfighter *w)
{
    unsigned goal = w->way & WAY_OUT ? last_space(w) : 1;
    int n = 0;
    EACH_SOLDIER(w, i)
        n += w->soldier[i].place != goal;
    return n;
}

/* WF-DEF-16  Those who were not in the Mission card. */
static int captured(const struct warfighter *w)
{
    int n = 0;
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)
        n += w->soldier[i].fate == CAPTURED;
    return n;
}

/* Who has not come where he should, unless that has put an end to it. */
static void tell_errand(struct telling *t)
{
    const struct warfighter *w = t->w;
    int saved = 0;
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++)
        saved += (w->soldier[i].part & PART_SAVED) != 0;
    if (saved < mission(t)[MISSION_RESCUED] && can_be_rescued(t) >= mission(t)[MISSION_RESCUED])
        SAY(LEFT_RESCUE, saved, (uint16_t)mission(t)[MISSION_RESCUED]);
    if (!wf_errand_is_done(t->m, w) && !escorted_and_lost(t))
        SAY(LEFT_ESCORT, 0, (uint16_t)mission(t)[MISSION_ESCORTS], w->way & FROM_OBJECTIVE ? 1 : w->objective);
}

static void tell_left(struct telling *t)
{
    const struct location *out = &t->w->location[EXTRACTION];
    for (unsigned i = 1; i < LOCATIONS && is_about_objectives(t); i++)
        if (t->w->location[i].thing.live && wf_is_objective(t->m, t->w, i))
            tell_objective(t, i);
    if (is_about_places(t))
        SAY(LEFT_RESOLVED, resolved(t->w), 0);
    if (t->w->way && !(t->w->way & WAY_OUT) && !wf_said(t->m, &t->w->game, VALUE_OBJECTIVE_WINS) && behind(t->w))
        SAY(LEFT_BEHIND, behind(t->w), location_ref(t->w, 0));
    if (out->thing.live && !(out->flags & (LOCATION_INACTIVE | LOCATION_LEFT)) && behind(t->w))
        SAY(LEFT_WAY_OUT, behind(t->w), location_ref(t->w, EXTRACTION));
    if (captured(t->w))
        SAY(LEFT_CAPTURED, captured(t->w), location_ref(t->w, 0));
    tell_errand(t);
    if (!wf_is_banked(t->m, t->w))
        SAY(LEFT_BODIES, t->w->bank, (uint16_t)mission(t)[MISSION_BODIES]);
}

/* ---- who was where ------------------------------------------------------------------------------ */

static void tell_where(struct telling *t)
{
    const struct warfighter *w = t->w;
    unsigned best = SOLDIERS;
    int others = -1;
    EACH_SOLDIER(w, i) {
        unsigned place = w->soldier[i].place, nearest = best < SOLDIERS ? w->soldier[best].place : 0;
        if (place && (!nearest || apart(w, place, w->objective) < apart(w, nearest, w->objective)))
            best = i;
    }
    if (best == SOLDIERS)
        return;
    unsigned at = w->soldier[best].place;
    EACH_SOLDIER(w, i)
        others += w->soldier[i].place == at;
    if (at == w->objective)
        SAY(WHERE_IN, others, soldier_ref(w, best), wf_location_at(w, at));
    else
        SAY(WHERE_NEAR, others, soldier_ref(w, best), wf_location_at(w, at), (uint16_t)at);
}

static void reasons(const struct grog_match *m, const struct grog_game *g, struct grog_reasons *out)
{
    struct telling t = { m, const_wf(g), out };
    if (!g->over || t.w->success)
        return;
    tell_why(&t);
    if (out->at[0].kind == WHY_GIVEN_UP)
        return;
    tell_left(&t);
    if (is_about_objectives(&t) && !(t.w->location[1].flags & LOCATION_COMPLETED))
        tell_where(&t);
}

const struct grog_ending wf_ending = { .rows = rows, .n = REASONS, .reasons = reasons };
