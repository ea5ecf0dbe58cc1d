/* SPDX-License-Identifier: MIT */
/* abilities.c -- ability rolls: a die, what is added to it, and the number by which a Soldier has the ability.
 *
 * An ability is a keyword with a number ("Pick 9"), on a Soldier's card or on what he holds. */
#include "common.h"
#include "gear.h"
#include "abilities.h"
#include "checks.h"
#include "doors.h"
#include "frame.h"
#include "k9.h"
#include "places.h"
#include "tables.h"

/* WF-SOL-15, WF-SOL-17  He has an ability by its number: the lowest of those on his card and on what he holds. */
int wf_ability(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t keyword)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    int best = wf_keyword(m, w->soldier[soldier].thing.card, keyword);
    EACH_ITEM(w, i) {
        int n = w->item[i].holder == soldier + 1 && !wf_silent(m, g, item_ref(w, i))
              ? wf_keyword(m, w->item[i].thing.card, keyword) : 0;
        if (n && (!best || n < best))
            best = n;
    }
    return best;
}

/* ---- what he learned before the Mission ------------------------------------------- */

/* Does the Skill bring it, a Skill or an Ability: by itself, or by one that it gives (WF-SET-28)? */
static bool brings(const struct grog_match *m, uint16_t card, uint16_t what)
{
    if (kind_of(m, card) != OF_SKILL)
        return false;
    const int16_t *given = numbers_of(m, card) + SKILL_GIVES;
    bool found = card == what || wf_keyword(m, card, what);
    for (int i = 0; i < given[0]; i++)
        found = found || (uint16_t)given[1 + i] == what || wf_keyword(m, (uint16_t)given[1 + i], what);
    return found;
}

bool wf_has_learned(const struct grog_match *m, const struct grog_listed *soldier, unsigned n,
                    const bool learned[TEAM_ROOM], uint16_t what)
{
    const int16_t *printed = numbers_of(m, soldier[0].card) + SOLDIER_PRINTED;
    bool has = wf_keyword(m, soldier[0].card, what);
    for (int i = 0; i < printed[0]; i++)
        has = has || brings(m, wf_listed(printed, i).card, what);
    for (unsigned i = 1; i < n; i++)
        has = has || (learned[i] && brings(m, soldier[i].card, what));
    return has;
}

/* WF-SKL-09, WF-SOL-16, WF-SET-27  Has he all that the Skill presupposes? */
static bool can_learn(const struct grog_match *m, const struct grog_listed *soldier, unsigned n,
                      const bool learned[TEAM_ROOM], uint16_t skill)
{
    const int16_t *needs = numbers_of(m, skill) + SKILL_NEEDS, *words = numbers_of(m, skill) + SKILL_WORDS;
    bool can = true;
    for (int i = 0; i < needs[0]; i++)
        can = can && wf_has_learned(m, soldier, n, learned, (uint16_t)needs[1 + i]);
    for (int i = 0; i < words[0]; i++)
        can = can && wf_has_learned(m, soldier, n, learned, (uint16_t)words[1 + i]);
    return can;
}

/* WF-SOL-16  One after the other, in whatever order: no two of them vouch for each other. */
void wf_learn(const struct grog_match *m, const struct grog_listed *soldier, unsigned n, bool learned[TEAM_ROOM])
{
    GROG_ASSERT(n <= TEAM_ROOM);
    for (bool more = true; more; ) {
        more = false;
        for (unsigned i = 1; i < n; i++)
            if (kind_of(m, soldier[i].card) == OF_SKILL && !learned[i]
                && can_learn(m, soldier, n, learned, soldier[i].card))
                more = learned[i] = true;
    }
}

/* ---- rolls ----------------------------------------------------------------------- */

/* What is added to the die. */
static int bonus_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *test)
{
    return test->pending[TEST_BONUS] + grog_value(m, g, VALUE_ABILITY_ROLL, test, NULL);
}

int wf_least_die(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *test)
{
    int needed = test->actor ? wf_ability(m, g, grog_ref_slot(test->actor), test->mode) : 0;
    int least = needed ? needed - bonus_of(m, g, test) : 0;
    return !needed || least > DIE ? DIE + 1 : least < 1 ? 1 : least;    /* WF-ABL-11  no Ability: no die is enough */
}

/* Those of the question that lies on top: its frame is what they are about. */
static void add_asked(const struct grog_match *m, const struct grog_game *g, unsigned verb, struct rolls *to)
{
    const struct grog_frame *f = &g->frame[g->depth ? g->depth - 1 : 0];
    if (f->proc == PROC_OBSTACLE)
        wf_add_roll(to, wf_obstacle_test(m, g, f, LOCATION_DISARM));
    else if (f->proc == PROC_ENCOUNTER)
        wf_add_encounter(m, g, f, verb == VERB_FACE ? ENCOUNTER_ROLLS : ENCOUNTER_SECOND, to);
}

void wf_rolls_of(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_option o,
                 struct rolls *out)
{
    const struct grog_frame f = { .seat = (uint8_t)seat, .target = o.object[2],
                                  .actor = o.actor ? soldier_ref(const_wf(g), o.actor - 1u) : 0 };
    out->n = 0;
    switch (o.verb) {
    case VERB_ATTEMPT: wf_add_roll(out, wf_success_test(m, g, &f)); break;
    case VERB_PICK:    wf_add_roll(out, wf_lock_test(m, g, &f)); break;
    case VERB_MOVE:    wf_add_entering(m, g, &f, out); break;
    case VERB_DISARM: case VERB_FACE: case VERB_TRY_AGAIN: add_asked(m, g, o.verb, out); break;
    default: break;
    }
}

/* Locals: Experience Points that may be added to the roll, those that were, and the die. */
enum { BOOST, BOOSTED, PIPS };

void wf_list_boost(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    grog_offer(l, grog_option(VERB_BOOST, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
}

const struct grog_step wf_test_steps[] = {
    STARTS, [TEST_READY] = AT_POINT("ready", R_ABL_04), [TEST_ROLL] = ROLLS("roll", R_ABL_04),
    [TEST_BOOSTS] = ASKS("boosts", R_JTC_08, ASK_BOOST), [TEST_PAY] = CALLS("pay", R_JTC_08, PROC_PAY_XP),
    [TEST_DONE] = AT_POINT("done", R_ABL_04),
};
const struct grog_local wf_test_locals[] = {
    [BOOST] = { "boost", 0, 9 }, [BOOSTED] = { "boosted", 0, 9 }, [PIPS] = { "pips", 0, DIE },
};

static bool test_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && (!f->mode || kind_of(m, f->mode) == OF_KEYWORD)
        && ((f->step != TEST_BOOSTS && f->step != TEST_PAY) || wf_is_in_play(w, f->actor));
}

const struct wf_rests wf_test_rests = {
    .fits = test_fits,
    .point = { [TEST_READY] = POINT_TESTS, [TEST_DONE] = POINT_TESTED },
    .hands = { [TEST_PAY] = { NONE, NONE, NONE, NONE } },
};

/* WF-BUY-19  Equipment of his that spoke of the roll by itself is used; what has a price, its price marks. */
static void use_what_spoke(struct grog_run *r, const struct grog_frame *f)
{
    struct grog_topic of = grog_about_point(r->m, GROG_OWN_POINTS, POINT_TESTS);
    struct warfighter *w = wf(r->g);
    if (grog_is_idle(r, POINT_TESTS))
        return;
    EACH_ITEM(w, i) {
        struct item *it = &w->item[i];
        struct grog_source by = { it->thing.card, item_ref(w, i), it->thing.owner, GROG_ROLE_ACTOR };
        if (it->holder == grog_ref_slot(f->actor) + 1 && kind_of(r->m, it->thing.card) == OF_EQUIPMENT
            && grog_has_rows(r->m, it->thing.card, of) && !wf_silent(r->m, r->g, by.thing)
            && grog_usable(r->m, r->g, &by, POINT_TESTS, f) >= 0)
            it->flags |= ITEM_USED;
    }
}

/* actor: the Soldier; with: the thing that asks for it; mode: the ability's word, 0 for a roll that needs none; target:
 * what he tries it on.  The answer is in r->result: passed or not; of a roll without an ability the total. */
enum grog_flow wf_test(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_TEST);
    const struct soldier *s = wf_soldier(r, f->actor);
    unsigned slot = grog_ref_slot(f->actor);
    int total, needed = f->mode ? wf_ability(r->m, r->g, slot, f->mode) : 0;
    BEGIN;
    r->result = 0;
    if (f->mode && !needed)                             /* WF-ABL-11  who lacks the Ability fails without a die */
        return GROG_DONE;
    REACH(TEST_READY, POINT_TESTS);
    use_what_spoke(r, f);
    r->result = 0;
    if (!in_play(s))
        return GROG_DONE;
    ROLL(TEST_ROLL, DIE, 1);                            /* WF-ABL-04  one ten-sided die */
    f->local[PIPS] = r->rolled[0];
    while (f->local[BOOSTED] < f->local[BOOST] && wf_team_xp(const_wf(r->g)) && s->thing.owner < r->m->seats) {
        ASK(TEST_BOOSTS, ASK_BOOST, 1u << s->thing.owner);      /* WF-JTC-08  Experience adds to the die, 1 for 1 */
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb != VERB_BOOST)
            break;
        f->local[BOOSTED]++;
        CALL(TEST_PAY, .proc = PROC_PAY_XP, .seat = f->seat, .pending = { 1 });
    }
    total = f->local[PIPS] + f->local[BOOSTED] + bonus_of(r->m, r->g, f);
    wf_use_helpers(r, slot, VALUE_ABILITY_ROLL, 1, f);  /* WF-BUY-19 */
    f->pending[TEST_PASSED] = (int16_t)(f->mode ? total >= needed : total < 0 ? 0 : total);
    wf_note_total(r, f, total);
    TELL_AMOUNT(TOLD_TESTED, total, f->actor, (uint16_t)f->local[PIPS], (uint16_t)needed, f->mode);
    REACH(TEST_DONE, POINT_TESTED);
    r->result = f->pending[TEST_PASSED];
    END;
}

const struct grog_step wf_try_steps[] = { STARTS, [TRY_TEST] = CALLS("test", R_ABL_04, PROC_TEST) };

static bool try_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)w;
    return f->target && f->mode && kind_of(m, f->mode) == OF_KEYWORD;
}

const struct wf_rests wf_try_rests = {
    .fits = try_fits,
    .hands = { [TRY_TEST] = { TARGET, WITH, MODE, NONE } },
};

/* An effect: the Soldier (target) makes an ability roll; what follows from it cards say when it lies. */
enum grog_flow wf_try(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_TRY);
    const struct soldier *s = wf_soldier(r, f->target);
    BEGIN;
    if (in_play(s))
        CALL(TRY_TEST, .proc = PROC_TEST, .seat = s->thing.owner, .actor = f->target, .with = f->with,
             .mode = f->mode, .pending = { f->pending[0] });
    END;
}
