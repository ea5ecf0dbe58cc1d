/* SPDX-License-Identifier: MIT */
/* playing.c -- abilities that can be used only for a further price, and cards that are played
 * where no window is open.
 *
 * The duel with a card or two of one's own.  `Idol` is a standard of seat 0 that speaks when
 * its turn ends; `Trick` is played by whoever waits (see act). */
#include "support.h"
#include "kernel/ability.h"

enum { ROOM = 64 };
static struct grog_card       cards[ROOM];
static struct grog_ability    abilities[ROOM];
static struct grog_effect     effects[ROOM];
static struct grog_cards      box;
static struct grog_system     rules;
static struct grog_target_row targets[TARGETS];
static struct grog_effect_row verbs[EFFECTS];
static struct grog_cost_row   costs[COSTS];
static uint16_t fear, idol;

/* What was last carried out, and what was last to be paid, and by whom. */
static struct grog_frame  done_in, done_about;
static struct grog_source done_by, paid_by;
static uint16_t paid_without;

static void note(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)e, (void)amount, (void)whom;
    done_in = *f;
    done_about = grog_context(r->g, f);
    done_by = grog_source_of(r->m, f);
}

static bool can_bleed(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                      const struct grog_price *p, uint16_t played)
{
    paid_by = *by;
    paid_without = played;
    return duel_system.costs[COST_HEALTH].can(m, g, by, p, played);
}

/* Only who has more than two health, but anybody for the further price. */
static unsigned hale(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     uint16_t out[GROG_TARGETS])
{
    unsigned n = 0;
    for (uint16_t s = 0; s < m->seats; s++)
        if (((const struct duel *)g)->health[s] > (grog_is_raised(f) ? 0 : 2))
            out[n++] = s;
    return n;
}

static uint16_t add_card(const char *name, uint8_t kind)
{
    static const int16_t blank[DECK_NUMBERS], nine[] = { 9 };
    assert_true(box.cards < ROOM);
    cards[box.cards] = (struct grog_card){
        .name = name, .kind = kind, .back = kind == OF_COUNTER ? 0 : card("Card"),
        .number = kind == OF_COUNTER ? nine : blank, .ability = box.abilities,
    };
    return (uint16_t)box.cards++;
}

static void new_box(void)
{
    box = duel_cards;
    rules = duel_system;
    memcpy(targets, rules.targets, sizeof targets);
    memcpy(verbs, rules.effects, sizeof verbs);
    memcpy(costs, rules.costs, sizeof costs);
    targets[TARGET_ALLY].list = hale;
    verbs[EFFECT_WOUND].run = note;
    costs[COST_HEALTH].can = can_bleed;
    rules.targets = targets, rules.effects = verbs, rules.costs = costs;
    memcpy(cards, box.card, box.cards * sizeof *cards);
    memcpy(abilities, box.ability, box.abilities * sizeof *abilities);
    memcpy(effects, box.effect, box.effects * sizeof *effects);
    box.card = cards, box.ability = abilities, box.effect = effects;
    fear = add_card("Fear", OF_COUNTER);
    done_in = (struct grog_frame){ 0 };
}

static uint32_t says(struct grog_ability a, struct grog_effect does)
{
    a.effect = box.effects;
    a.effects = 1;
    effects[box.effects++] = does;
    abilities[box.abilities] = a;
    cards[box.cards - 1].abilities++;
    return box.abilities++;
}

#define BLEEDS(n)        { .cost = COST_HEALTH, .amount = n }
#define DISCARDS(n)      { .cost = COST_DISCARD, .amount = n }
#define FEAR_FOR(whom)   (struct grog_effect){ .effect = EFFECT_PLACE, .target = whom, .amount = 1, .raised = 3, \
                                               .word = fear }
/* Two cards in hand; and a third, but if more is paid. */
#define THREE_CARDS      { .measure = MEASURE_CARDS, .amount = 3, .less = GROG_TEST_WAIVED }
#define TWO_CARDS        { .measure = MEASURE_CARDS, .amount = 2 }

static void lay_hands(struct play *p, const char *mine)
{
    no_guards(p);
    for (unsigned s = 0; s < p->m->seats; s++)
        lay_out(p, ZONE_HAND, s, s ? "" : mine);
}

/* At seat 0's turn with an idol that says this, so many cards and so much health. */
static void with_idol(struct play *p, struct grog_ability a, struct grog_effect does, const char *hand, uint8_t health)
{
    new_box();
    idol = add_card("Idol", OF_STANDARD);
    a.point = POINT_TURN_ENDS, a.scope = GROG_FOR_OWNER;
    does.word = does.effect == EFFECT_PLACE ? fear : 0;
    says(a, does);
    begin_with(p, &rules, &box, "seats 2, health 9", 1);
    lay_hands(p, hand);
    p->duel.health[0] = health;
    p->duel.health[1] = 2;
    grog_thing_new(&p->run, ARRAY_STANDARD, idol, 0);
}

static bool asks(const struct play *p, unsigned seat, const char *question)
{
    return p->game.asked == 1u << seat && !strcmp(grog_question(p->m, &p->game), question);
}
static bool is_past(const struct play *p) { return asks(p, 1, "take your turn"); }

/* ---- conditions that are waived ------------------------------------------ */

static const struct grog_ability waives = {
    .price = { BLEEDS(1) }, .raise = BLEEDS(2), .test = { TWO_CARDS, THREE_CARDS },
};
#define WITH_WAIVER(p, hand, health) with_idol(p, waives, FEAR_FOR(TARGET_EACH_FOE), hand, health)

TEST(if_all_conditions_hold_raising_is_a_choice)
{
    struct play p;
    WITH_WAIVER(&p, "Parry, Parry, Parry", 9);
    take_all(&p, (const char *const[]){ "0 wait", "0 use Idol", NULL });
    assert_true(asks(&p, 0, "pay more"));
    take(&p, 0, "decline");
    assert_int_equal(p.duel.health[0], 8);
    assert_int_equal(p.duel.counter[1][0], 1);
    end_play(&p);
}

TEST(if_a_waived_one_does_not_the_further_price_is_paid_unasked)
{
    struct play p;
    WITH_WAIVER(&p, "Parry, Parry", 4);
    take(&p, 0, "wait");
    assert_true(asks(&p, 0, "use it"));
    assert_sound(&p);                                       /* a position may be saved there */
    take(&p, 0, "use Idol");
    assert_true(heard_event(&p, "pays more for: seat 0, Idol"));
    assert_true(is_past(&p));
    assert_int_equal(p.duel.health[0], 1);
    assert_int_equal(p.duel.counter[1][0], 3);
    end_play(&p);
}

TEST(unless_it_cannot_be_paid_on_top_of_the_price)
{
    struct play p;
    WITH_WAIVER(&p, "Parry, Parry", 3);                     /* 1 and 2 would leave none */
    take(&p, 0, "wait");
    assert_true(is_past(&p));
    assert_int_equal(p.duel.health[0], 3);
    end_play(&p);
    WITH_WAIVER(&p, "Parry, Parry, Parry", 3);
    take_all(&p, (const char *const[]){ "0 wait", "0 use Idol", NULL });
    assert_true(is_past(&p));                               /* as it is, and no more is asked */
    assert_int_equal(p.duel.counter[1][0], 1);
    end_play(&p);
}

TEST(the_other_conditions_must_hold_all_the_same)
{
    struct play p;
    WITH_WAIVER(&p, "Parry", 9);
    take(&p, 0, "wait");
    assert_true(is_past(&p));
    end_play(&p);
}

TEST(only_an_ability_with_a_further_price_waives)
{
    struct grog_error why = { 0 };
    for (unsigned raise = 0; raise < 2; raise++) {
        new_box();
        add_card("Idol", OF_STANDARD);
        struct grog_ability a = waives;
        a.point = POINT_TURN_ENDS;
        if (!raise)
            a.raise.cost = 0;
        says(a, FEAR_FOR(TARGET_ME));
        const struct grog_box shelf[] = { { &rules, &box }, { NULL, NULL } };
        struct grog_match *m = grog_match_new(shelf, "", &why);
        assert_int_equal(m != NULL, raise);
        grog_match_free(m);
    }
}

/* ---- targets that only the further price reaches ------------------------- */

TEST(raised_more_can_be_chosen)
{
    struct play p;
    with_idol(&p, (struct grog_ability){ .raise = DISCARDS(1) }, FEAR_FOR(TARGET_ALLY), "Parry", 9);
    take(&p, 0, "wait");
    assert_true(asks(&p, 0, "pay more"));
    take(&p, 0, "decline");
    assert_int_equal(options_of(&p, 0)->n, 1);              /* seat 1 has two health */
    assert_true(offered(&p, 0, "choose seat 0"));
    end_play(&p);
    with_idol(&p, (struct grog_ability){ .raise = DISCARDS(1) }, FEAR_FOR(TARGET_ALLY), "Parry", 9);
    take_all(&p, (const char *const[]){ "0 wait", "0 pay more for Idol", "0 discard Parry", NULL });
    assert_int_equal(options_of(&p, 0)->n, 2);
    take(&p, 0, "choose seat 1");
    assert_int_equal(p.duel.counter[1][0], 3);
    end_play(&p);
}

TEST(if_only_raised_any_can_be_chosen_it_is_raised_unasked)
{
    struct play p;
    const struct grog_ability may = { .may = 1, .price = { DISCARDS(1) }, .raise = DISCARDS(1) };
    with_idol(&p, may, FEAR_FOR(TARGET_ALLY), "Banner, Parry", 2);
    take_all(&p, (const char *const[]){ "0 wait", "0 use Idol", NULL });
    assert_sound(&p);                                       /* in the middle of paying, too */
    take_all(&p, (const char *const[]){ "0 discard Banner", "0 discard Parry", NULL });
    assert_sound(&p);
    take(&p, 0, "choose seat 1");
    assert_true(is_past(&p));
    assert_int_equal(p.duel.counter[1][0], 3);
    end_play(&p);
    with_idol(&p, may, FEAR_FOR(TARGET_ALLY), "Banner", 2);
    take(&p, 0, "wait");
    assert_true(is_past(&p));                               /* two cards it would take */
    end_play(&p);
}

/* ---- where no window is open --------------------------------------------- */

enum { ACT_DOES = 1 };
static uint16_t trick, plays_it;
static bool was_usable;

/* In place of waiting: seat 0 plays the trick, by the thing `plays_it`. */
static enum grog_flow act(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    f->actor = 0, f->target = 0;
    const struct grog_source by = { .card = trick, .thing = plays_it, .owner = f->seat };
    int32_t row = grog_usable(r->m, r->g, &by, POINT_WOUNDED, f);
    was_usable = row >= 0;
    CARRY_OUT(ACT_DOES, row, plays_it);
    END;
}

static void with_trick(struct play *p, struct grog_ability a, struct grog_effect does, const char *hand)
{
    static const struct grog_step steps[] = {
        { .name = "begin" }, [ACT_DOES] = { "does", 0, GROG_FOR_PROC, GROG_PROC_TRIGGER },
    };
    new_box();
    rules.procs = duel_with_wait(act, steps, GROG_COUNT(steps))->procs;
    idol = add_card("Idol", OF_STANDARD);
    trick = add_card("Trick", OF_PLOY);
    says((struct grog_ability){ .point = POINT_STRUCK }, does);
    a.point = POINT_WOUNDED;
    does.word = does.effect == EFFECT_PLACE ? fear : 0;
    says(a, does);
    begin_with(p, &rules, &box, "seats 2, health 9", 1);
    lay_hands(p, hand);
    plays_it = grog_thing_new(&p->run, ARRAY_STANDARD, idol, 0);
}

#define NOTES (struct grog_effect){ .effect = EFFECT_WOUND, .target = TARGET_ME, .amount = 1 }

TEST(a_card_is_played_by_a_thing_in_the_context_of_the_procedure)
{
    struct play p;
    with_trick(&p, (struct grog_ability){ .price = { BLEEDS(1) } }, NOTES, "");
    take(&p, 0, "wait");                                    /* and nothing is asked: it was chosen */
    assert_true(was_usable && is_past(&p));
    assert_int_equal(p.duel.health[0], 8);
    assert_int_equal(done_in.subject, 0);
    assert_int_equal(done_in.with, plays_it);
    assert_int_equal(done_by.card, trick);
    assert_int_equal(done_by.thing, plays_it);
    assert_int_equal(done_by.owner, 0);
    assert_int_equal(done_about.proc, PROC_WAIT);
    assert_int_equal(done_about.seat, 0);
    assert_int_equal(paid_by.card, trick);
    assert_int_equal(paid_by.thing, plays_it);
    end_play(&p);
}

TEST(what_it_asks_rests_in_a_sound_position)
{
    struct play p;
    with_trick(&p, (struct grog_ability){ .price = { DISCARDS(1) }, .raise = DISCARDS(1) }, FEAR_FOR(TARGET_FOE),
               "Banner, Parry");
    take(&p, 0, "wait");
    assert_true(asks(&p, 0, "discard"));
    assert_sound(&p);
    take(&p, 0, "discard Banner");
    assert_true(asks(&p, 0, "pay more"));
    assert_sound(&p);
    take_all(&p, (const char *const[]){ "0 pay more for Trick", "0 discard Parry", NULL });
    assert_true(asks(&p, 0, "choose whom"));
    assert_sound(&p);
    struct grog_frame *f = &p.game.frame[p.game.depth - 1];
    for (unsigned i = 0; i < grog_proc_trigger.locals; i++)
        if (!strcmp(grog_proc_trigger.local[i].name, "here"))
            f->local[i] = 1;
    assert_non_null(grog_check(p.m, &p.game));              /* about a frame that is not there */
    end_play(&p);
}

TEST(a_trigger_of_a_thing_that_cannot_be_is_refused)
{
    struct play p;
    with_trick(&p, (struct grog_ability){ .raise = BLEEDS(1) }, FEAR_FOR(TARGET_FOE), "");
    take(&p, 0, "wait");
    assert_sound(&p);
    struct grog_frame *f = &p.game.frame[p.game.depth - 1];
    f->with = grog_ref(7, 0, 0);
    assert_non_null(grog_check(p.m, &p.game));
    f->with = grog_ref(ARRAY_STANDARD, STANDARDS, 0);
    assert_non_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(what_cannot_be_used_is_not_found_and_carried_out_does_nothing)
{
    struct play p;
    const struct grog_ability dear = { .price = { DISCARDS(1) } };
    with_trick(&p, dear, FEAR_FOR(TARGET_EACH_FOE), "");
    take(&p, 0, "wait");
    assert_true(!was_usable && is_past(&p));
    assert_int_equal(p.duel.counter[1][0], 0);
    end_play(&p);
    with_trick(&p, (struct grog_ability){ .test = { TWO_CARDS } }, FEAR_FOR(TARGET_EACH_FOE), "Parry");
    take(&p, 0, "wait");
    assert_false(was_usable);
    end_play(&p);
}

TEST(only_raised_it_can_be_used_and_is)
{
    struct play p;
    with_trick(&p, (struct grog_ability){ .raise = BLEEDS(2), .test = { THREE_CARDS } }, FEAR_FOR(TARGET_EACH_FOE), "");
    take(&p, 0, "wait");
    assert_true(was_usable && is_past(&p));
    assert_int_equal(p.duel.health[0], 7);
    assert_int_equal(p.duel.counter[1][0], 3);
    end_play(&p);
    with_trick(&p, (struct grog_ability){ .raise = BLEEDS(8), .test = { THREE_CARDS } }, FEAR_FOR(TARGET_EACH_FOE), "");
    p.duel.health[0] = 8;
    take(&p, 0, "wait");
    assert_false(was_usable);
    end_play(&p);
}

/* Played from the hand it is not there to be paid with; a thing in play is not in the hand. */
TEST(a_thing_that_uses_its_own_card_plays_none)
{
    struct play p;
    with_trick(&p, (struct grog_ability){ .price = { BLEEDS(1) } }, NOTES, "");
    const struct grog_frame about = { .proc = PROC_WAIT, .seat = 0 };
    uint16_t itself = grog_thing_new(&p.run, ARRAY_STANDARD, trick, 0);
    const uint16_t by[] = { 0, plays_it, itself }, without[] = { trick, trick, 0 };
    for (unsigned i = 0; i < 3; i++) {
        const struct grog_source source = { .card = trick, .thing = by[i], .owner = 0 };
        assert_true(grog_usable(p.m, &p.game, &source, POINT_WOUNDED, &about) >= 0);
        assert_int_equal(paid_without, without[i]);
    }
    assert_int_equal(grog_usable(p.m, &p.game, &(struct grog_source){ .card = trick }, 0, NULL), -1);     /* no point */
    end_play(&p);
}

/* ---- in games ------------------------------------------------------------ */

/* Standards that lie in the deck. */
static void in_the_deck(const char *name, struct grog_ability a, struct grog_effect does)
{
    static const int16_t eight[DECK_NUMBERS] = { [COPIES] = 8 };
    cards[add_card(name, OF_STANDARD)].number = eight;
    a.point = POINT_TURN_ENDS, a.scope = GROG_FOR_OWNER;
    says(a, does);
}

TEST(the_laws_hold_in_games_where_much_can_be_used_only_raised)
{
    static const char *const setups[] = { "seats 2", "seats 3", "seats 4, open 0" };
    new_box();
    in_the_deck("Idol", waives, FEAR_FOR(TARGET_EACH_FOE));
    in_the_deck("Altar", (struct grog_ability){ .price = { DISCARDS(1) }, .raise = DISCARDS(1),
                                                .test = { THREE_CARDS } }, FEAR_FOR(TARGET_ALLY));
    in_the_deck("Shrine", (struct grog_ability){ .raise = DISCARDS(2) }, FEAR_FOR(TARGET_ALLY));
    for (unsigned i = 0; i < GROG_COUNT(setups); i++) {
        struct grog_match *m = match_of(&rules, &box, setups[i]);
        struct grog_laws *l = grog_laws_new(m);
        assert_non_null(l);
        for (uint64_t seed = 1; seed <= 100; seed++)
            if (grog_laws_game(l, seed))
                fail_msg("%s, seed %u: %s", setups[i], (unsigned)seed, grog_laws_story(l));
        grog_laws_free(l);
        grog_match_free(m);
    }
}

/* ---- whose an ability is ------------------------------------------------- */

TEST(the_card_of_an_ability_is_found_in_whatever_order_they_lie)
{
    static const struct grog_ability row[8];
    struct grog_card in_order[] = { { 0 }, { .ability = 0 }, { .ability = 0, .abilities = 2 }, { .ability = 2 },
                                    { .ability = 2, .abilities = 1 }, { .ability = 3, .abilities = 5 },
                                    { .ability = 8 } };
    struct grog_card mixed[] = { { 0 }, { .ability = 3, .abilities = 5 }, { 0 }, { .ability = 2, .abilities = 1 },
                                 { .ability = 0, .abilities = 2 }, { 0 }, { 0 } };
    static const uint16_t first[] = { 2, 2, 4, 5, 5, 5, 5, 5 }, second[] = { 4, 4, 3, 1, 1, 1, 1, 1 };
    struct grog_cards c = { .card = in_order, .cards = GROG_COUNT(in_order), .ability = row, .abilities = 8 };
    for (uint32_t i = 0; i < 8; i++)
        assert_int_equal(grog_ability_card(&c, i), first[i]);
    c.card = mixed;
    for (uint32_t i = 0; i < 8; i++)
        assert_int_equal(grog_ability_card(&c, i), second[i]);
    assert_int_equal(grog_ability_card(&c, 8), 0);
}

/* Weather over everybody: by lot, without an owner. */
TEST(a_target_that_is_drawn_is_one_of_them_and_nobody_is_asked)
{
    unsigned hit[2] = { 0 };
    new_box();
    targets[TARGET_EVERYONE].chosen = VERB_CHOOSE;
    targets[TARGET_EVERYONE].drawn = true;
    add_card("Sky", OF_WEATHER);
    says((struct grog_ability){ .point = POINT_TURN_ENDS }, FEAR_FOR(TARGET_EVERYONE));
    for (unsigned i = 0; i < 40; i++) {
        struct play p;
        begin_with(&p, &rules, &box, "seats 2, weather Sky", i + 1);
        lay_hands(&p, "");
        take(&p, 0, "wait");
        assert_string_equal(grog_question(p.m, &p.game), "take your turn");
        assert_int_equal(p.duel.counter[0][0] + p.duel.counter[1][0], 1);
        hit[p.duel.counter[1][0]]++;
        end_play(&p);
    }
    assert_true(hit[0] > 5 && hit[1] > 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(if_all_conditions_hold_raising_is_a_choice),
        IT(if_a_waived_one_does_not_the_further_price_is_paid_unasked),
        IT(unless_it_cannot_be_paid_on_top_of_the_price),
        IT(the_other_conditions_must_hold_all_the_same),
        IT(only_an_ability_with_a_further_price_waives),
        IT(raised_more_can_be_chosen),
        IT(if_only_raised_any_can_be_chosen_it_is_raised_unasked),
        IT(a_card_is_played_by_a_thing_in_the_context_of_the_procedure),
        IT(what_it_asks_rests_in_a_sound_position),
        IT(a_trigger_of_a_thing_that_cannot_be_is_refused),
        IT(what_cannot_be_used_is_not_found_and_carried_out_does_nothing),
        IT(only_raised_it_can_be_used_and_is),
        IT(a_thing_that_uses_its_own_card_plays_none),
        IT(the_laws_hold_in_games_where_much_can_be_used_only_raised),
        IT(the_card_of_an_ability_is_found_in_whatever_order_they_lie),
        IT(a_target_that_is_drawn_is_one_of_them_and_nobody_is_asked),
    };
    return cmocka_run_group_tests_name("raising and playing", tests, NULL, NULL);
}
