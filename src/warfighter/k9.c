/* SPDX-License-Identifier: MIT */
/* k9.c -- K9 Mission: a dog that goes with its Handler, and the Encounters that wait for them.
 *
 * What always holds here:
 *   (1) a K9 in play follows one Soldier, its Handler, and is where he is;
 *   (2) an Encounter lies among the Events of its Location, says nothing until somebody comes upon it, and holds
 *       back the Hostiles of the Location so long;
 *   (3) who comes upon it is the actor of the procedure, and for that time its bearer. */
#include "common.h"
#include "abilities.h"
#include "decks.h"
#include "forecast.h"
#include "frame.h"
#include "k9.h"
#include "move.h"
#include "team.h"
#include "wounds.h"

/* ---- setting up ------------------------------------------------------------ */

static bool is_in(const struct grog_listed *team, unsigned n, uint16_t card)
{
    for (unsigned i = 0; i < n; i++)
        if (team[i].card == card)
            return true;
    return false;
}

static bool refuse(struct grog_error *why, const struct grog_match *m, uint16_t k9, const char *because)
{
    grog_fail(why, 0, "%s: %s", grog_card(m, k9)->name, because);
    return false;
}

/* WF-K9-02, WF-K9-33  A dog goes with its own Handler, and for an Objective of its kind. */
static bool pair_fits(const struct grog_match *m, const struct grog_listed *team, unsigned n, unsigned at,
                      struct grog_error *why)
{
    uint16_t k9 = team[at].card, handler = (uint16_t)numbers_of(m, k9)[K9_HANDLER],
             word = (uint16_t)numbers_of(m, k9)[K9_OBJECTIVE];
    if (!is_in(team, n, handler) || !is_soldier(kind_of(m, handler)) || kind_of(m, handler) == OF_K9)
        return refuse(why, m, k9, "it goes with its own Handler only (WF-K9-02)");
    for (unsigned i = 0; i < at; i++)
        if (kind_of(m, team[i].card) == OF_K9 && (uint16_t)numbers_of(m, team[i].card)[K9_HANDLER] == handler)
            return refuse(why, m, k9, "its Handler has another (WF-K9-02)");
    if (!wf_keyword(m, wf_objective_card(m), word))
        return refuse(why, m, k9, "the Objective is not one for it (WF-K9-33)");
    return true;
}

bool wf_pairs_fit(const struct grog_match *m, const struct grog_listed *team, unsigned n, struct grog_error *why)
{
    for (unsigned i = 0; i < n; i++)
        if (kind_of(m, team[i].card) == OF_K9 && !pair_fits(m, team, n, i, why))
            return false;
    return true;
}

/* WF-K9-05  Their seat is the Handler's. */
void wf_pair_up(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_SOLDIER(w, k) {
        struct soldier *dog = &w->soldier[k];
        if (kind_of(r->m, dog->thing.card) != OF_K9)
            continue;
        EACH_SOLDIER(w, i)
            if (w->soldier[i].thing.card == (uint16_t)numbers_of(r->m, dog->thing.card)[K9_HANDLER]) {
                w->soldier[i].follower = (uint8_t)(k + 1);
                dog->thing.owner = w->soldier[i].thing.owner;
            }
    }
}

/* WF-K9-01  The deck of Encounters is there with a dog. */
bool wf_k9_brings(const struct grog_match *m, uint16_t deck)
{
    struct grog_listed team[TEAM_ROOM];
    for (unsigned i = wf_team_cards(m, team); i-- > 0;)
        if (kind_of(m, team[i].card) == OF_K9 && (uint16_t)numbers_of(m, team[i].card)[K9_DECK] == deck)
            return true;
    return false;
}

/* ---- the pair ---------------------------------------------------------------- */

/* WF-K9-06, WF-K9-10  It goes where its Handler goes, without an Action. */
void wf_follow(struct grog_run *r, const struct grog_frame *f)
{
    struct warfighter *w = wf(r->g);
    const struct soldier *s = wf_soldier(r, f->actor);
    if (!s->follower)
        return;
    struct soldier *dog = &w->soldier[s->follower - 1];
    wf_soldier_goes(r, dog, s->place);
    dog->flags |= SOLDIER_WENT;
    struct grog_frame his = *f;
    his.actor = soldier_ref(w, s->follower - 1u);
    TELL(TOLD_MOVES, his.actor, f->target);
    grog_after(r, &his, POINT_MOVED);
}

/* WF-K9-05  Without its Handler a K9 leaves the Mission. */
void wf_unpair(struct grog_run *r, const struct grog_frame *f, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    unsigned dog = w->soldier[soldier].follower;
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (w->soldier[i].follower == soldier + 1)
            w->soldier[i].follower = 0;
    w->soldier[soldier].follower = 0;
    if (dog && in_play(&w->soldier[dog - 1]))
        wf_leave(r, f, dog - 1, wf_health(r->m, &w->soldier[dog - 1]) == 1 ? REMOVED_AT_1 : REMOVED_AT_2);
}

/* ---- Encounters lie in wait ------------------------------------------------------ */

uint16_t wf_unmet(const struct warfighter *w, unsigned space)
{
    EACH_EVENT(w, i)
        if (w->event[i].place == space && (w->event[i].flags & EVENT_UNMET))
            return event_ref(w, i);
    return 0;
}

unsigned wf_met_by(const struct warfighter *w, uint16_t encounter)
{
    for (unsigned i = w->game.depth; i-- > 0;)
        if (w->game.frame[i].proc == PROC_ENCOUNTER && w->game.frame[i].with == encounter)
            return grog_ref_slot(w->game.frame[i].actor);
    return SOLDIERS;
}

/* WF-K9-12, WF-K9-14  One, and the Hostiles wait. */
void wf_lay_encounter(struct grog_run *r, uint16_t deck, uint16_t location)
{
    struct warfighter *w = wf(r->g);
    unsigned slot = grog_ref_slot(location), space = space_of_slot(w, slot);
    if (grog_ref_array(location) != ARRAY_LOCATION || !slot || wf_unmet(w, space))
        return;
    if (wf_soldiers_at(w, space))                       /* somebody was the first */
        return;
    uint16_t card = wf_draw_aside(r, deck);
    if (!card)
        return;
    uint16_t ref = kind_of(r->m, card) == OF_ENCOUNTER ? grog_thing_new(r, ARRAY_EVENT, card, GROG_NOBODY) : 0;
    if (!ref) {
        wf_put_away(r, card);
        return;
    }
    struct event *e = &w->event[grog_ref_slot(ref)];
    e->place = (uint8_t)space;
    e->flags = EVENT_UNMET;
    w->location[slot].flags |= LOCATION_WAITS;
    TELL(TOLD_ENCOUNTER, card, (uint16_t)space);
}

/* WF-K9-12  One of the deck that came with the K9s, which lies beside; also when they have left. */
void wf_lay_k9_encounter(struct grog_run *r, uint16_t location)
{
    const struct warfighter *w = const_wf(r->g);
    struct grog_listed team[TEAM_ROOM];
    for (unsigned i = w->aside[0] || w->aside_discards[0] ? wf_team_cards(r->m, team) : 0; i-- > 0;)
        if (kind_of(r->m, team[i].card) == OF_K9)
            wf_lay_encounter(r, (uint16_t)numbers_of(r->m, team[i].card)[K9_DECK], location);
}

/* ---- an Encounter ------------------------------------------------------------------ */

static void list_two(const struct grog_game *g, unsigned yes, unsigned no, struct grog_list *l)
{
    uint16_t encounter = g->frame[g->depth - 1].with;
    grog_offer(l, grog_option(yes, 0, encounter, 0, 0), 0);
    grog_offer(l, grog_option(no, 0, encounter, 0, 0), 0);
}

void wf_list_encounter(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)seat;
    list_two(g, VERB_FACE, VERB_IGNORE, l);
}

void wf_list_again(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)seat;
    list_two(g, VERB_TRY_AGAIN, VERB_ACCEPT, l);
}

/* The K9 of who comes upon it: its slot, or SOLDIERS. */
static unsigned dog_of(const struct warfighter *w, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct soldier *s = &w->soldier[soldier];
    return in_play(s) && s->follower ? s->follower - 1u : SOLDIERS;
}

/* WF-K9-20, WF-K9-21, WF-K9-32  Which of the two has the ability, the K9 first: a slot, or SOLDIERS. */
unsigned wf_roller(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t ability)
{
    const struct warfighter *w = const_wf(g);
    const unsigned pair[] = { dog_of(w, soldier), soldier };
    for (unsigned i = 0; i < 2; i++)
        if (pair[i] < SOLDIERS && in_play(&w->soldier[pair[i]]) && wf_ability(m, g, pair[i], ability))
            return pair[i];
    return SOLDIERS;
}

/* A roll of a list: who makes it (actor 0: nobody can), for what, with what added. */
static struct grog_frame test_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                                 const int16_t *list, int i)
{
    unsigned slot = wf_roller(m, g, grog_ref_slot(f->actor), wf_listed(list, i).card);
    return (struct grog_frame){ .proc = PROC_TEST, .seat = f->seat,
        .actor = slot < SOLDIERS ? soldier_ref(const_wf(g), slot) : 0, .with = f->with,
        .mode = wf_listed(list, i).card, .pending = { wf_listed(list, i).n } };
}

/* WF-K9-19  Who has no K9 rolls for nothing. */
void wf_add_encounter(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, unsigned list,
                      struct rolls *to)
{
    const struct warfighter *w = const_wf(g);
    const int16_t *n = numbers_of(m, w->event[grog_ref_slot(f->with)].thing.card) + list;
    for (int i = 0; i < n[0]; i++) {
        struct grog_frame test = test_of(m, g, f, n, i);
        if (dog_of(w, grog_ref_slot(f->actor)) == SOLDIERS)
            test.actor = 0;
        wf_add_roll(to, test);
    }
}

/* What comes of it is the Soldier's who came upon it. */
static void come_upon(struct grog_run *r, const struct grog_frame *f)
{
    struct event *e = &wf(r->g)->event[grog_ref_slot(f->with)];
    e->flags = 0;
    e->thing.owner = wf_soldier(r, f->actor)->thing.owner;
    TELL(TOLD_MEETS, f->actor, e->thing.card);
}

static void end_encounter(struct grog_run *r, uint16_t ref)
{
    wf_put_away(r, grog_thing_at(r->m, r->g, ref)->card);
    grog_thing_free(r, ref);
}

static bool answers(const struct grog_run *r, unsigned verb)
{
    return r->answer.seat != GROG_NOBODY && r->answer.option.verb == verb;
}

/* Locals: the roll that is next; how it ends. */
enum { NEXT, ENDS };

const struct grog_step wf_encounter_steps[] = {
    STARTS, [ENCOUNTER_CHOICE] = ASKS("choice", R_K9_29, ASK_ENCOUNTER), [ENCOUNTER_DIE] = ROLLS("ignore", R_K9_29),
    [ENCOUNTER_TEST] = CALLS("test", R_K9_20, PROC_TEST), [ENCOUNTER_AGAIN] = ASKS("again", R_K9_26, ASK_AGAIN),
    [ENCOUNTER_FRESH] = CALLS("fresh", R_K9_26, PROC_TEST), [ENCOUNTER_REWARD] = AT_POINT("reward", R_K9_16),
    [ENCOUNTER_FAILURE] = AT_POINT("failure", R_K9_17), [ENCOUNTER_WORSE] = AT_POINT("worse", R_K9_26),
};
const struct grog_local wf_encounter_locals[] = {
    [NEXT] = { "next", 0, ROLL_ROOM }, [ENDS] = { "outcome", 0, METS - 1 },
};

/* Where somebody is asked, there is an Encounter; where a fresh roll was tried, it has one. */
static bool encounter_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->actor || !f->with)
        return false;
    if (!wf_is_live(m, w, f->with))
        return f->step != ENCOUNTER_CHOICE && f->step != ENCOUNTER_AGAIN;
    const struct event *e = &w->event[grog_ref_slot(f->with)];
    if (kind_of(m, e->thing.card) != OF_ENCOUNTER || e->flags)
        return false;
    const int16_t *n = numbers_of(m, e->thing.card);
    bool fresh = f->step == ENCOUNTER_AGAIN || f->step == ENCOUNTER_FRESH;
    return (!fresh || n[ENCOUNTER_SECOND] > 0)
        && ((!fresh && f->step != ENCOUNTER_TEST) || f->local[NEXT] < n[ENCOUNTER_ROLLS]);
}

const struct wf_rests wf_encounter_rests = {
    .fits = encounter_fits,
    .point = { [ENCOUNTER_REWARD] = POINT_REWARD, [ENCOUNTER_FAILURE] = POINT_FAILURE,
               [ENCOUNTER_WORSE] = POINT_WORSE },
    .hands = { [ENCOUNTER_TEST] = { ANY, WITH, ANY, NONE }, [ENCOUNTER_FRESH] = { ANY, WITH, ANY, NONE } },
};

int wf_ignored_from(const struct grog_match *m, const struct grog_game *g, uint16_t encounter)
{
    GROG_ASSERT(grog_ref_array(encounter) == ARRAY_EVENT);
    return numbers_of(m, const_wf(g)->event[grog_ref_slot(encounter)].thing.card)[ENCOUNTER_IGNORE];
}

/* actor: who comes upon it; with: the Encounter. */
enum grog_flow wf_encounter(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ENCOUNTER);
    const struct grog_thing *t = grog_thing_at(r->m, r->g, f->with);
    const int16_t *n = t ? numbers_of(r->m, t->card) : NULL, *rolls = n ? n + ENCOUNTER_ROLLS : NULL,
                  *second = n ? n + ENCOUNTER_SECOND : NULL;
    int16_t *next = &f->local[NEXT], *ends = &f->local[ENDS];
    if (!t)
        return GROG_DONE;                               /* a card has put an end to it */
    BEGIN;
    come_upon(r, f);
    if (dog_of(const_wf(r->g), grog_ref_slot(f->actor)) == SOLDIERS)
        *ends = MET_BADLY;                              /* WF-K9-19  without a K9 it fails */
    if (!*ends && wf_ignored_from(r->m, r->g, f->with)) {
        ASK(ENCOUNTER_CHOICE, ASK_ENCOUNTER, 1u << t->owner);
        if (answers(r, VERB_IGNORE)) {
            ROLL(ENCOUNTER_DIE, DIE, 1);                /* WF-K9-29  passed by, on the card's number */
            *ends = r->rolled[0] >= wf_ignored_from(r->m, r->g, f->with) ? IGNORED : MET_BADLY;
            TELL(TOLD_IGNORES, f->actor, t->card, r->rolled[0], (uint16_t)wf_ignored_from(r->m, r->g, f->with));
        }
    }
    for (*next = 0; !*ends && *next < rolls[0]; ++*next) {
        r->result = 0;
        if (test_of(r->m, r->g, f, rolls, *next).actor)
            CALL_FRAME(ENCOUNTER_TEST, test_of(r->m, r->g, f, rolls, *next));    /* WF-K9-20..22  in the card's order */
        if (r->result)
            continue;
        *ends = MET_BADLY;                              /* WF-K9-17  one failed roll is enough */
        if (!second[0] || !test_of(r->m, r->g, f, second, 0).actor)
            break;
        ASK(ENCOUNTER_AGAIN, ASK_AGAIN, 1u << t->owner);            /* WF-K9-26  bear it, or risk worse */
        if (!answers(r, VERB_TRY_AGAIN))
            break;
        TELL(TOLD_TRIES_AGAIN, f->actor, t->card);
        r->result = 0;
        if (test_of(r->m, r->g, f, second, 0).actor)
            CALL_FRAME(ENCOUNTER_FRESH, test_of(r->m, r->g, f, second, 0));
        *ends = r->result ? MET_WELL : MET_WORSE;
        break;
    }
    *ends = *ends ? *ends : MET_WELL;                   /* WF-K9-16  all rolls made: the Reward */
    TELL(TOLD_ENCOUNTER_ENDS, t->card, (uint16_t)*ends);
    if (*ends == MET_WELL)
        REACH(ENCOUNTER_REWARD, POINT_REWARD);
    else if (*ends == MET_BADLY)
        REACH(ENCOUNTER_FAILURE, POINT_FAILURE);
    else if (*ends == MET_WORSE)
        REACH(ENCOUNTER_WORSE, POINT_WORSE);
    end_encounter(r, f->with);
    END;
}
