/* SPDX-License-Identifier: MIT */
/* state.h -- reading a game of warfighter: its struct, references to what lies in it, and walks over what is there.
 * A reference made here is of what lies in the slot now. */
#ifndef WARFIGHTER_STATE_H
#define WARFIGHTER_STATE_H

#include "kernel/ability.h"
#include "kernel/kernel.h"
#include "card_tables.h"
#include "warfighter.h"
#include "notes.h"
#include "events.h"
#include "warfighter/rule_ids.h"          /* made when it is built: tools/rule-ids */

#define RULE_NAME(name, id) name,
enum rule { R_NONE, RULE_IDS(RULE_NAME) RULES };
#undef RULE_NAME

#define TELL(event, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ } })
#define TELL_AMOUNT(event, n, ...) \
    grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ }, .amount = (int16_t)(n) })

static inline struct warfighter *wf(struct grog_game *g)                   { return (struct warfighter *)g; }
static inline const struct warfighter *const_wf(const struct grog_game *g) { return (const struct warfighter *)g; }
static inline enum card_kind kind_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->kind; }
static inline const int16_t *numbers_of(const struct grog_match *m, uint16_t card)
{
    return grog_card(m, card)->number;
}

static inline uint16_t soldier_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < SOLDIERS);
    return grog_ref(ARRAY_SOLDIER, slot, w->soldier[slot].thing.gen);
}
static inline uint16_t item_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < ITEMS);
    return grog_ref(ARRAY_ITEM, slot, w->item[slot].thing.gen);
}
static inline uint16_t hostile_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < HOSTILES);
    return grog_ref(ARRAY_HOSTILE, slot, w->hostile[slot].thing.gen);
}
static inline uint16_t location_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    return w->location[slot].thing.live ? grog_ref(ARRAY_LOCATION, slot, w->location[slot].thing.gen) : 0;
}
static inline uint16_t event_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < EVENTS_MOST);
    return grog_ref(ARRAY_EVENT, slot, w->event[slot].thing.gen);
}
static inline uint16_t support_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < SUPPORTS);
    return grog_ref(ARRAY_SUPPORT, slot, w->support[slot].thing.gen);
}
static inline uint16_t beside_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < BESIDE);
    return grog_ref(ARRAY_BESIDE, slot, w->beside[slot].thing.gen);
}

static inline uint16_t medal_ref(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < MEDALS);
    return grog_ref(ARRAY_MEDAL, slot, w->medal[slot].thing.gen);
}

static inline bool in_play(const struct soldier *s) { return s->thing.live && s->fate == IN_PLAY; }

/* What few Missions have: it stays out of line, so that what all have is compiled as one. */
#define WF_RARE __attribute__((noinline, cold))
#define WF_APART __attribute__((noinline))              /* in some Settings alone, but there at every list */

/* Locations from one place of the row to another, and from one space to another. */
static inline unsigned lines_apart(unsigned from, unsigned to) { return from > to ? from - to : to - from; }
static inline unsigned apart(const struct warfighter *w, unsigned a, unsigned b)
{
    return lines_apart(line_of(w, a), line_of(w, b));
}
/* The space so many steps along the row from another; 0: it ends before. */
static inline unsigned space_after(const struct warfighter *w, unsigned space, int steps)
{
    return space_on_line(w, (int)line_of(w, space) + steps);
}
static inline bool is_soldier(enum card_kind k)
{
    return k == OF_PLAYER || k == OF_NON_PLAYER || k == OF_SQUAD || k == OF_K9 || k == OF_TEAM_SOLDIER;
}
/* NAM-SOL-03, CHT-SOL-03  Is he equipped freely, and has a Loadout? */
static inline bool is_outfitted(enum card_kind k) { return k == OF_PLAYER || k == OF_TEAM_SOLDIER; }
static inline bool is_gear(enum card_kind k) { return k == OF_WEAPON || k == OF_EQUIPMENT; }

/* (A Soldier stays in his slot: behind a free one there is nobody.) */
#define EACH_SOLDIER(w, i) \
    for (unsigned i = 0; i < SOLDIERS && (w)->soldier[i].thing.live; i++) if ((w)->soldier[i].fate == IN_PLAY)
/* With those who wait to be Called In. */
#define EACH_MEMBER(w, i) \
    for (unsigned i = 0; i < SOLDIERS && (w)->soldier[i].thing.live; i++) \
        if ((w)->soldier[i].fate == IN_PLAY || (w)->soldier[i].fate == WAITING)
/* The innermost procedure of the kind that is under way, or NULL. */
static inline const struct grog_frame *frame_of(const struct grog_game *g, unsigned proc)
{
    for (unsigned i = g->depth; i-- > 0; )
        if (g->frame[i].proc == proc)
            return &g->frame[i];
    return NULL;
}
#define EACH_ITEM(w, i) \
    for (unsigned i = 0; i < ITEMS && !grog_unused(&(w)->item[i].thing); i++) if ((w)->item[i].thing.live)
#define EACH_HOSTILE(w, i) \
    for (unsigned i = 0; i < HOSTILES && !grog_unused(&(w)->hostile[i].thing); i++) if ((w)->hostile[i].thing.live)
#define EACH_EVENT(w, i) \
    for (unsigned i = 0; i < EVENTS_MOST && !grog_unused(&(w)->event[i].thing); i++) if ((w)->event[i].thing.live)
#define EACH_SUPPORT(w, i) \
    for (unsigned i = 0; i < SUPPORTS && !grog_unused(&(w)->support[i].thing); i++) if ((w)->support[i].thing.live)

/* What a kind of Soldier has: a hand of Action cards, Actions, Hostile Targeting counters. */
struct wf_traits { bool hand, acts, counters; };
static inline struct wf_traits wf_traits(enum card_kind k)
{
    static const struct wf_traits of[CARD_KINDS] = {
        [OF_PLAYER] = { true, true, true }, [OF_NON_PLAYER] = { false, true, true }, [OF_SQUAD] = { false, true, true },
        [OF_K9] = { false, false, false },              /* WF-K9-04, WF-K9-09  Hostiles ignore it; no Actions */
        [OF_TEAM_SOLDIER] = { false, true, true },      /* NAM-SOL-03, CHT-SOL-05  no hand of cards */
    };
    return of[k];
}

#endif
