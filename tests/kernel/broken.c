/* SPDX-License-Identifier: MIT */
/* broken.c -- what cards ask for beyond the room of a game: it is refused to them, and if it is met all the same the
 * game is over and says why.  Each test puts a procedure of its own in the place of "wait". */
#include "support.h"
#include "kernel/ability.h"
#include "kernel/point.h"

enum { LABEL = 1 };
static const struct grog_step calls[] = { { "begin", 0, 0, 0 }, [LABEL] = { "calls", 0, GROG_FOR_PROC, 0 } };

/* Seat 0 waits, and the game is broken. */
static void break_by(struct play *p, grog_proc_fn *run, enum grog_broken why)
{
    begin_with(p, duel_with_wait(run, calls, GROG_COUNT(calls)), &duel_cards, "seats 2", 1);
    no_guards(p);
    take(p, 0, "wait");
    assert_int_equal(p->game.over, 1);
    assert_int_equal(p->game.broken, why);
    assert_int_equal(p->game.winners, 0);
    assert_int_equal(p->game.depth + p->game.asked + p->game.question + p->game.triggers, 0);
    assert_int_equal(options_of(p, 0)->n + options_of(p, 1)->n, 0);
}

static enum grog_flow dive(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    for (;;)
        CALL(LABEL, .proc = f->proc, .seat = f->seat);
    END;
}

TEST(procedures_that_nest_too_deep_break_the_game)
{
    struct play p;
    break_by(&p, dive, GROG_TOO_DEEP);
    assert_sound(&p);
    struct grog_result result;
    grog_result(p.m, &p.game, &result);
    assert_true(result.over && result.broken == GROG_TOO_DEEP && !result.winners && !result.breaker);
    end_play(&p);
}

static enum grog_flow go_round(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    if (f->actor)
        return GROG_DONE;
    for (;;)
        CALL(LABEL, .proc = f->proc, .seat = f->seat, .actor = 1);
    END;
}

TEST(a_step_without_end_breaks_the_game)
{
    struct play p;
    break_by(&p, go_round, GROG_ENDLESS);
    end_play(&p);
}

static enum grog_flow pile_up(struct grog_run *r, struct grog_frame *f)
{
    (void)f;
    for (unsigned i = 0; i <= DECK_ROOM; i++)
        grog_put(r, ZONE_DISCARD, 0, card("Parry"));
    grog_end(r, 1);                                         /* too late: nobody has won */
    return GROG_DONE;
}

TEST(a_full_pile_breaks_the_game_and_nothing_is_written_past_it)
{
    struct play p;
    break_by(&p, pile_up, GROG_PILE_FULL);
    assert_int_equal(p.duel.discard[0], DECK_ROOM);
    end_play(&p);
}

/* ---- cards ----------------------------------------------------------------- */

/* The duel with an ability of the Banner's. */
static struct grog_card cards[64];
static const struct grog_ability ability = { .point = POINT_WOUNDED, .effects = 1 };
static struct grog_effect effect;
static struct grog_effect_row effects[EFFECTS];
static struct grog_system rules;
static struct grog_cards box;

static void begin_with_banner(struct play *p, uint8_t proc, uint8_t nests)
{
    rules = duel_system;
    box = duel_cards;
    memcpy(effects, duel_system.effects, sizeof effects);
    memcpy(cards, duel_cards.card, duel_cards.cards * sizeof *cards);
    effects[EFFECT_WOUND].proc = proc;
    effects[EFFECT_WOUND].run = proc ? NULL : duel_system.effects[EFFECT_WOUND].run;
    effects[EFFECT_WOUND].nests = nests;
    effect = (struct grog_effect){ .effect = EFFECT_WOUND, .target = effects[EFFECT_WOUND].target, .amount = 1 };
    for (unsigned i = 0; i < duel_cards.cards; i++)
        cards[i].ability = cards[i].abilities = i == card("Banner");
    cards[card("Banner")].ability = 0;
    rules.effects = effects;
    box.card = cards;
    box.ability = &ability;
    box.effect = &effect;
    box.abilities = box.effects = 1;
    begin_with(p, &rules, &box, "seats 2", 1);
    grog_forget(p->run.events = &heard);
}

TEST(a_broken_game_names_the_innermost_card)
{
    struct play p;
    begin_with_banner(&p, 0, 0);
    p.game.frame[p.game.depth++] = grog_trigger_frame(&(struct grog_trigger){ .point = POINT_WOUNDED }, 1);
    grog_break(&p.run, GROG_TOO_DEEP);
    assert_int_equal(p.game.breaker, card("Banner"));
    grog_break(&p.run, GROG_ENDLESS);                       /* the first reason stays */
    assert_int_equal(p.game.broken, GROG_TOO_DEEP);
    end_play(&p);
}

static enum grog_unheard why_at(struct play *p, unsigned depth)
{
    p->game.depth = (uint8_t)depth;
    return grog_why_unheard(&p->run, 0);
}

TEST(an_ability_is_refused_if_what_it_starts_would_have_no_room)
{
    struct play p;
    begin_with_banner(&p, 0, 0);                            /* it starts no procedure: its own frame is enough */
    assert_int_equal(why_at(&p, GROG_FRAMES - 1), GROG_HEARD);
    assert_int_equal(why_at(&p, GROG_FRAMES), GROG_UNHEARD_DEPTH);
    end_play(&p);
    begin_with_banner(&p, PROC_WAIT, 3);
    assert_int_equal(why_at(&p, GROG_FRAMES - 4), GROG_HEARD);
    assert_int_equal(why_at(&p, GROG_FRAMES - 3), GROG_UNHEARD_DEPTH);
    end_play(&p);
    begin_with_banner(&p, PROC_WAIT, 0);                    /* it does not say how many */
    assert_int_equal(why_at(&p, GROG_FRAMES - 1 - GROG_NESTS), GROG_HEARD);
    assert_int_equal(why_at(&p, GROG_FRAMES - GROG_NESTS), GROG_UNHEARD_DEPTH);
    end_play(&p);
}

TEST(so_it_is_after_too_many_abilities_or_events)
{
    struct play p;
    begin_with_banner(&p, 0, 0);
    p.run.heard = GROG_HEARD_MOST - 1;
    p.run.told = GROG_TOLD_MOST - 1;
    assert_int_equal(grog_why_unheard(&p.run, 0), GROG_HEARD);
    p.run.told++;
    assert_int_equal(grog_why_unheard(&p.run, 0), GROG_UNHEARD_EVENTS);
    p.run.heard++;
    assert_int_equal(grog_why_unheard(&p.run, 0), GROG_UNHEARD_OFTEN);
    end_play(&p);
}

TEST(a_refusal_is_told_and_the_rules_go_on)
{
    struct play p;
    begin_with_banner(&p, 0, 0);
    struct grog_frame frame = grog_trigger_frame(&(struct grog_trigger){ .point = POINT_WOUNDED }, 1);
    unsigned depth = p.game.depth;
    p.run.heard = GROG_HEARD_MOST;
    assert_int_equal(grog_call_ability(&p.run, frame, 0), GROG_CALLED);
    assert_int_equal(p.game.depth, depth);
    assert_int_equal(heard.n, 1);
    assert_true(heard_event(&p, "does not take effect: Banner 2"));
    for (unsigned i = 0; i < 2 * GROG_UNHEARD_TOLD; i++)
        grog_call_ability(&p.run, frame, 0);
    assert_int_equal(heard.n, GROG_UNHEARD_TOLD);           /* so many, and no more */
    assert_false(p.game.broken);
    end_play(&p);
}

static int16_t *chain_in(struct grog_frame *point)
{
    unsigned i = 0;
    while (strcmp(grog_proc_point.local[i].name, "chain") != 0)
        i++;
    return &point->local[i];
}

/* One ability waits at a point that lies this many abilities deep in a chain; the point of that chain is `down` below.
 * Is it carried out? */
static bool is_heard_after(struct play *p, int16_t chain, unsigned down, uint8_t below)
{
    p->game.depth = 1;
    for (unsigned i = 0; i <= down; i++) {
        struct grog_frame *point = &p->game.frame[p->game.depth];
        *point = (struct grog_frame){ .proc = GROG_PROC_POINT, .subject = p->game.depth++ };
        point->step = i < down ? below : 0;
        *chain_in(point) = i ? 0 : chain;
    }
    p->game.trigger[0] = (struct grog_trigger){ .point = POINT_WOUNDED };
    p->game.triggers = 1;
    unsigned depth = p->game.depth;
    assert_int_equal(grog_proc_point.run(&p->run, &p->game.frame[depth - 1]), GROG_CALLED);
    assert_int_equal(p->game.triggers, 0);
    return p->game.depth > depth;
}

TEST(a_chain_of_abilities_ends_whatever_is_asked_between)
{
    enum { TRIGGER = 1, ANSWER = 3 };
    struct play p;
    begin_with_banner(&p, 0, 0);
    assert_true(is_heard_after(&p, GROG_CHAIN_MOST - 1, 0, 0));
    assert_int_equal(*chain_in(&p.game.frame[1]), GROG_CHAIN_MOST);
    assert_false(is_heard_after(&p, GROG_CHAIN_MOST, 0, 0));
    assert_true(heard_event(&p, "does not take effect: Banner 2"));
    assert_true(is_heard_after(&p, GROG_CHAIN_MOST - 1, 2, TRIGGER));       /* it counts where the chain began */
    assert_int_equal(*chain_in(&p.game.frame[1]), GROG_CHAIN_MOST);
    assert_false(is_heard_after(&p, GROG_CHAIN_MOST, 2, TRIGGER));
    assert_true(is_heard_after(&p, GROG_CHAIN_MOST, 1, ANSWER));            /* what somebody has answered begins anew */
    end_play(&p);
}

TEST(nothing_is_set_off_in_a_game_that_has_gone_on_for_too_long)
{
    struct play p;
    begin_with_banner(&p, 0, 0);
    p.game.decisions = GROG_LATE - 1;
    assert_true(is_heard_after(&p, 0, 0, 0));
    p.game.decisions = GROG_LATE;
    assert_false(is_heard_after(&p, 0, 0, 0));
    assert_true(heard_event(&p, "does not take effect: Banner 5"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(procedures_that_nest_too_deep_break_the_game), IT(a_step_without_end_breaks_the_game),
        IT(a_full_pile_breaks_the_game_and_nothing_is_written_past_it), IT(a_broken_game_names_the_innermost_card),
        IT(an_ability_is_refused_if_what_it_starts_would_have_no_room), IT(so_it_is_after_too_many_abilities_or_events),
        IT(a_refusal_is_told_and_the_rules_go_on), IT(a_chain_of_abilities_ends_whatever_is_asked_between),
        IT(nothing_is_set_off_in_a_game_that_has_gone_on_for_too_long),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
