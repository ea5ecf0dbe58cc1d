/* SPDX-License-Identifier: MIT */
/* wf_events.c -- Event Cards: each test would fail without its rule. */
#include "mission.h"

/* When something was told in the last take; -1: it was not. */
static int when_told(const struct play *p, const char *text)
{
    char line[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (!strcmp(grog_event_text(p->m, &p->game, &p->heard.at[i], line), text))
            return (int)i;
    return -1;
}

/* Able, Baker and the Location that he will play; Hostiles of value 4 are drawn for it, and these Events. */
static void about_to_play(struct play *p, const char *hostiles, const char *events)
{
    begin(p, "team Able + Plain Rifle + Baker + Plain Rifle");
    given(p, "hand[0] = Stream\nsoldier[1].xp = 0\nevent_discards =");
    stack(p, ZONE_HOSTILES, hostiles);
    stack(p, ZONE_EVENTS, events);
}

/* Able in a Mission that takes Reinforcements of value 0 and 1; its Objective's target is slot 0 of the Hostiles. */
static void about_to_end(struct play *p, const char *hostiles, const char *events)
{
    begin(p, "mission Light Drill, team Able + Plain Rifle");
    given(p, "event_discards =");
    stack(p, ZONE_HOSTILES, hostiles);
    stack(p, ZONE_EVENTS, events);
}

/* ---- what they are ----------------------------------------------------------------- */

TEST(an_events_name_is_a_name_only)
{
    RULE("WF-EVT-01");
    static const char *const events[2] = { "Fog", "Same Fog" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        about_to_end(&p, "Herald", events[i]);
        END_TURN(&p, 1, 1);
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Herald/2", 7, 2);     /* 7 less 1 misses: both do the same */
        assert_is(&p, "hostile[1].suppress = 1");
        assert_is(&p, "hostile[1].ekia = 0");
        assert_is(&p, "event[0].place = 1");
        end_play(&p);
    }
}

TEST(an_event_is_resolved_once)
{
    RULE("WF-EVT-02");
    struct play p;
    about_to_end(&p, "Herald", "Shell");
    END_TURN(&p, 1, 1);
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "event_discards = Shell");
    EACH_EVENT(&p.wf, i)
        fail();
    given(&p, "hostile[1].suppress = 1");
    stack(&p, ZONE_HOSTILES, "Nest");                   /* too much: nobody comes */
    end_turn(&p);
    assert_is(&p, "soldier[0].suppress = 1");           /* once */
    end_play(&p);
}

TEST(an_event_stays_in_force_in_its_location)
{
    RULE("WF-EVT-02");
    RULE("WF-EVT-05");
    struct play p;
    about_to_play(&p, "Herald, Chief", "Fog");
    take(&p, "play location Able/1, Stream");
    assert_is(&p, "event[0].card = Fog");
    assert_is(&p, "event[0].place = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Herald/1", 8, 1);         /* from beside it an 8 hits */
    assert_is(&p, "hostile[0].suppress = 1");
    given(&p, "soldier[1].place = 2\nhostile[0].suppress = 0");
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Herald/1", 7, 1);        /* in it a 7 does not */
    assert_is(&p, "hostile[0].suppress = 0");
    given(&p, "hostile[0].suppress = 1\nhostile[1].suppress = 1");
    stack(&p, ZONE_HOSTILES, "Nest");
    end_turn(&p);
    assert_is(&p, "event[0].card = Fog");               /* the next Turn too */
    given(&p, "hand[0] =\nhand[1] =");
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Herald/1", 7, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

/* ---- WWII -------------------------------------------------------------------------------- */

TEST(events_have_a_deck_of_their_own)
{
    RULE("WF-EVT-03");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    assert_true(p.wf.events[0] >= 4);
    for (unsigned i = 1; i <= p.wf.events[0]; i++)
        assert_int_equal(kind_of(p.m, p.wf.events[i]), OF_EVENT);
    for (unsigned i = 1; i <= p.wf.hostiles[0]; i++)
        assert_int_equal(kind_of(p.m, p.wf.hostiles[i]), OF_HOSTILE);
    end_play(&p);
    about_to_play(&p, "Herald, Chief", "Fog");
    unsigned left = p.wf.events[0];
    take(&p, "play location Able/1, Stream");
    assert_int_equal(p.wf.events[0], left - 1);         /* from there it is drawn */
    end_play(&p);
}

TEST(an_event_is_drawn_as_soon_as_its_hostile_is_placed)
{
    RULE("WF-EVT-04");
    RULE("WF-HOS-07");
    RULE("KW-013");
    struct play p;
    about_to_play(&p, "Loner, Herald, Chief", "Fog");
    take(&p, "play location Able/1, Stream");
    int loner = when_told(&p, "arrives: Loner/1, 2, Loner"), herald = when_told(&p, "arrives: Herald/2, 2, Herald"),
        fog = when_told(&p, "an Event: Fog, 2"), chief = when_told(&p, "arrives: Chief/3, 2, Chief");
    assert_true(loner >= 0 && loner < herald);
    assert_true(herald < fog);
    assert_true(fog < chief);                           /* before any other is drawn */
    assert_is(&p, "event[0].card = Fog");
    assert_is(&p, "event[1].card = 0");                 /* and one only */
    end_play(&p);
}

TEST(an_event_lies_where_its_hostile_is)
{
    RULE("WF-EVT-05");
    RULE("WF-HOS-07");
    struct play p;
    about_to_play(&p, "Herald, Runner, Lurkers", "Fog, Same Fog");          /* the Runner goes Rear-most */
    take(&p, "play location Able/1, Stream");
    assert_is(&p, "event[0].card = Fog");
    assert_is(&p, "event[0].place = 2");
    assert_is(&p, "event[1].card = Same Fog");
    assert_is(&p, "event[1].place = 1");
    end_play(&p);
}

TEST(a_hostile_that_does_not_come_brings_no_event)
{
    RULE("WF-EVT-06");
    struct play p;
    about_to_end(&p, "Loud Herald", "Shell");
    unsigned left = p.wf.events[0];
    end_turn(&p);
    assert_true(told(&p, "does not come: Loud Herald"));
    assert_int_equal(p.wf.events[0], left);
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

/* ---- General Rules --------------------------------------------------------------------------- */

TEST(an_event_can_be_cancelled_for_experience)
{
    RULE("WF-EVT-12");
    RULE("KW-014");
    struct play p;
    about_to_play(&p, "Runner, Chief", "Shell");        /* it costs 2, and any Soldiers pay */
    given(&p, "soldier[0].xp = 1\nsoldier[1].xp = 1");
    take(&p, "play location Able/1, Stream");
    assert_question(&p, "cancel an event");
    take(&p, "cancel Shell/1");
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[1].xp = 0");
    assert_is(&p, "soldier[0].suppress = 0");           /* it had no effect */
    assert_is(&p, "soldier[1].suppress = 0");
    assert_is(&p, "event_discards = Shell");
    end_play(&p);

    about_to_play(&p, "Runner, Chief", "Shell");
    given(&p, "soldier[0].xp = 2");
    take(&p, "play location Able/1, Stream");
    take(&p, "let stand Shell/1");
    assert_is(&p, "soldier[0].xp = 2");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);

    about_to_play(&p, "Runner, Chief", "Shell");
    given(&p, "soldier[0].xp = 1");                     /* not enough */
    take(&p, "play location Able/1, Stream");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);

    about_to_play(&p, "Runner, Chief", "Fog");          /* it names no price */
    given(&p, "soldier[0].xp = 5");
    take(&p, "play location Able/1, Stream");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(it_is_cancelled_when_all_cards_of_the_draw_lie_and_not_later)
{
    RULE("WF-EVT-13");
    RULE("KW-014");
    struct play p;
    about_to_play(&p, "Runner, Loner, Chief", "Haze");
    given(&p, "soldier[0].xp = 3");
    take(&p, "play location Able/1, Stream");
    assert_question(&p, "cancel an event");
    assert_int_equal(hostiles_in_play(&p), 3);
    take(&p, "let stand Haze/1");
    assert_question(&p, "soldier turn");
    assert_false(offered(&p, "cancel Haze/1"));
    assert_is(&p, "event[0].card = Haze");
    given(&p, "hostile[0].suppress = 1\nhostile[1].suppress = 1\nhostile[2].suppress = 1");
    end_turn(&p);
    assert_question(&p, "soldier turn");                /* nobody is asked again */
    assert_is(&p, "event[0].card = Haze");
    end_play(&p);
}

TEST(all_events_of_a_draw_can_be_cancelled_before_any_takes_effect)
{
    RULE("WF-EVT-13");
    struct play p;
    about_to_play(&p, "Runner, Runner, Lurkers", "Salvo, Shell");
    given(&p, "soldier[0].xp = 3");
    take(&p, "play location Able/1, Stream");
    take(&p, "let stand Salvo/1");
    assert_question(&p, "cancel an event");
    assert_is(&p, "soldier[0].suppress = 0");
    take(&p, "cancel Shell/2");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(all_events_are_resolved_before_a_soldier_acts)
{
    RULE("WF-EVT-14");
    struct play p;
    about_to_play(&p, "Runner, Runner, Lurkers", "Shell, Salvo");
    given(&p, "soldier[0].xp = 2");
    take(&p, "play location Able/1, Stream");
    assert_false(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Runner/1"));
    assert_false(offered(&p, "end turn"));
    take(&p, "let stand Shell/1");
    assert_false(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Runner/1"));
    take(&p, "let stand Salvo/2");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 2");
    assert_is(&p, "soldier[1].suppress = 2");
    EACH_EVENT(&p.wf, i)
        fail();
    end_play(&p);
}

TEST(what_follows_the_draw_follows_its_events)
{
    RULE("WF-EVT-14");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Watchful");    /* gains 1 when all of a draw lies */
    given(&p, "hand[0] = Stream");
    stack(&p, ZONE_HOSTILES, "Runner, Lurkers");
    stack(&p, ZONE_EVENTS, "Salvo");
    take(&p, "play location Able/1, Stream");
    assert_question(&p, "soldier turn");                /* too late to cancel with it */
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(an_event_that_a_card_brings_in_the_soldier_turn_is_resolved_at_once)
{
    RULE("WF-EVT-14");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Bait");
    stack(&p, ZONE_HOSTILES, "Herald");
    stack(&p, ZONE_EVENTS, "Shell");
    take(&p, "use Able/1, Bait/2");
    assert_is(&p, "hostile[0].card = Herald");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 1");
    EACH_EVENT(&p.wf, i)
        fail();
    end_play(&p);
}

/* It is asked about where the card brings it, before the next Hostile attacks. */
TEST(an_event_that_a_card_brings_in_the_hostile_turn_is_resolved_at_once)
{
    RULE("WF-EVT-13");
    static const char *const bringers[2] = { "Piper", "Bellower" };     /* before the Attacks; after his own */
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        begin(&p, "team Able + Plain Rifle");
        given(&p, "soldier[0].xp = 3");
        unsigned bringer = put_hostile(&p, bringers[i], 1, 0), other = put_hostile(&p, "Loner", 1, 0);
        stack(&p, ZONE_HOSTILES, "Herald");
        stack(&p, ZONE_EVENTS, "Shell");
        end_turn_dice(&p, (const uint8_t[]){ 1, 1 }, i ? 2 : 0);
        assert_question(&p, "cancel an event");
        assert_int_equal(p.wf.hostile[bringer].flags & HOSTILE_ACTED, i ? HOSTILE_ACTED : 0);
        assert_int_equal(p.wf.hostile[other].flags & HOSTILE_ACTED, 0);
        end_play(&p);
    }
}

TEST(an_event_gives_no_experience)
{
    RULE("WF-EVT-15");
    RULE("KW-013");
    static const char *const events[] = { "Shell", "Fog" };
    for (unsigned i = 0; i < GROG_COUNT(events); i++) {
        struct play p;
        about_to_play(&p, "Runner, Chief", events[i]);
        take(&p, "play location Able/1, Stream");
        assert_true(p.wf.event[0].thing.live || p.wf.soldier[0].suppress);  /* it is resolved */
        assert_is(&p, "soldier[0].xp = 0");
        assert_is(&p, "soldier[1].xp = 0");
        end_play(&p);
    }
}

/* In whatever slots they lie, and whatever lay there before. */
TEST(an_effect_reaches_every_hostile)
{
    struct play p;
    begin(&p, "team Able + Auto Rifle");
    put_hostile(&p, "Loner", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Loner/1", 10, 6);
    put_hostile(&p, "Pair", 1, 0);                      /* in its slot */
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Storm");
    take(&p, "play Able/1, Storm");
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[1].suppress = 1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_events_name_is_a_name_only), IT(an_event_is_resolved_once), IT(an_event_stays_in_force_in_its_location),
        IT(events_have_a_deck_of_their_own), IT(an_event_is_drawn_as_soon_as_its_hostile_is_placed),
        IT(an_event_lies_where_its_hostile_is), IT(a_hostile_that_does_not_come_brings_no_event),
        IT(an_event_can_be_cancelled_for_experience), IT(it_is_cancelled_when_all_cards_of_the_draw_lie_and_not_later),
        IT(all_events_of_a_draw_can_be_cancelled_before_any_takes_effect),
        IT(all_events_are_resolved_before_a_soldier_acts), IT(what_follows_the_draw_follows_its_events),
        IT(an_event_that_a_card_brings_in_the_soldier_turn_is_resolved_at_once),
        IT(an_event_that_a_card_brings_in_the_hostile_turn_is_resolved_at_once), IT(an_event_gives_no_experience),
        IT(an_effect_reaches_every_hostile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
