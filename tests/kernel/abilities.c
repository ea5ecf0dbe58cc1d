/* SPDX-License-Identifier: MIT */
/* abilities.c -- what a card's rows do: asked or not, paid or not, to whom, how much.
 *
 * Each test makes a card or two of its own beside the duel's, raises them as standards
 * and lets a point be reached: seat 0 waits and its turn ends, or it strikes. */
#include "support.h"
#include "kernel/ability.h"

/* ---- a box of one's own -------------------------------------------------- */

enum { ROWS = 32, CARDS = 64 };
static struct grog_card     cards[CARDS];
static struct grog_ability  abilities[ROWS];
static struct grog_effect   effects[ROWS];
static struct grog_cards    box;
static struct grog_system   rules;
static uint16_t fear, zeal;                                 /* counters */

/* A card that says nothing yet; it has no copies in the deck. */
static uint16_t add_card(const char *name, uint8_t kind)
{
    static const int16_t blank[DECK_NUMBERS], nine[] = { 9 };
    assert_true(box.cards < CARDS);
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
    memcpy(cards, box.card, box.cards * sizeof *cards);
    memcpy(abilities, box.ability, box.abilities * sizeof *abilities);
    memcpy(effects, box.effect, box.effects * sizeof *effects);
    box.card = cards, box.ability = abilities, box.effect = effects;
    fear = add_card("Fear", OF_COUNTER);
    zeal = add_card("Zeal", OF_COUNTER);
    cards[zeal].ordinal = 1;
}

/* One more row of the card that was added last. */
static uint32_t says(struct grog_ability a, uint8_t n, const struct grog_effect *does)
{
    assert_true(box.abilities < ROWS && box.effects + n <= ROWS);
    a.effect = box.effects;
    a.effects = n;
    memcpy(effects + box.effects, does, n * sizeof *does);
    box.effects += n;
    abilities[box.abilities] = a;
    cards[box.cards - 1].abilities++;
    return box.abilities++;
}
#define DOES(...) (uint8_t)GROG_COUNT(((const struct grog_effect[]){ __VA_ARGS__ })), \
    (const struct grog_effect[]){ __VA_ARGS__ }

/* Seat 0 to take its turn; nobody holds a card, all have their health. */
static void at_turn_of_0(struct play *p, const char *setup)
{
    begin_with(p, &rules, &box, setup, 1);
    no_guards(p);
    for (unsigned s = 0; s < p->m->seats; s++)
        lay_out(p, ZONE_HAND, s, "");
}

/* A standard with this ability, owned by seat 0, in a duel of two. */
static void with_idol(struct play *p, const char *setup, struct grog_ability a, uint8_t n, const struct grog_effect *e)
{
    new_box();
    uint16_t idol = add_card("Idol", OF_STANDARD);
    a.scope = GROG_FOR_OWNER;
    says(a, n, e);
    at_turn_of_0(p, setup);
    grog_thing_new(&p->run, ARRAY_STANDARD, idol, 0);
}

static bool asks(const struct play *p, unsigned seat, const char *question)
{
    return p->game.asked == 1u << seat && !strcmp(grog_question(p->m, &p->game), question);
}
/* The turn of seat 0 is over: nothing is asked of it any more. */
static bool is_past(const struct play *p) { return asks(p, 1, "take your turn"); }

static unsigned hand(const struct play *p, unsigned seat) { return p->duel.hand[seat][0]; }

#define AT_TURN_END .point = POINT_TURN_ENDS
#define COSTS_HEALTH(n)  { .cost = COST_HEALTH, .amount = n }
#define COSTS_CARDS(n)   { .cost = COST_DISCARD, .amount = n }
#define COSTS_ZEAL(n)    { .cost = COST_SPEND, .amount = n, .word = zeal }
#define I_DRAW(n, more)  { .effect = EFFECT_DRAW, .target = TARGET_ME, .amount = n, .raised = more }
#define FEAR_FOR(whom, n) { .effect = EFFECT_PLACE, .target = whom, .amount = n, .word = fear }
#define PER(m, of)       .per = m, .per_word = of

/* ---- whether it is used -------------------------------------------------- */

TEST(an_ability_that_may_be_used_asks_its_owner)
{
    struct play p;
    with_idol(&p, "seats 2", (struct grog_ability){ AT_TURN_END, .may = 1 }, DOES(I_DRAW(2, 0)));
    take(&p, 0, "wait");
    assert_true(asks(&p, 0, "use it"));
    assert_int_equal(hand(&p, 0), 0);
    assert_int_equal(options_of(&p, 0)->n, 2);
    take(&p, 0, "use Idol");
    assert_int_equal(hand(&p, 0), 2);
    assert_true(is_past(&p));
    end_play(&p);
}

TEST(what_is_not_optional_is_not_asked)
{
    struct play p;
    with_idol(&p, "seats 2", (struct grog_ability){ AT_TURN_END }, DOES(I_DRAW(2, 0)));
    take(&p, 0, "wait");
    assert_int_equal(hand(&p, 0), 2);
    assert_true(is_past(&p));
    end_play(&p);
}

TEST(declining_does_nothing_and_costs_nothing)
{
    struct play p, without;
    with_idol(&p, "seats 2", (struct grog_ability){ AT_TURN_END, .price = { COSTS_HEALTH(1), COSTS_CARDS(1) } },
              DOES(I_DRAW(2, 0)));
    lay_out(&p, ZONE_HAND, 0, "Parry");
    take(&p, 0, "wait");
    take(&p, 0, "decline");
    assert_true(is_past(&p));
    with_idol(&without, "seats 2", (struct grog_ability){ AT_TURN_END, .price = { COSTS_HEALTH(8) } },
              DOES(I_DRAW(2, 0)));
    lay_out(&without, ZONE_HAND, 0, "Parry");
    take(&without, 0, "wait");
    assert_memory_equal(p.bytes + sizeof p.game, without.bytes + sizeof p.game, sizeof p.duel - sizeof p.game);
    end_play(&p);
    end_play(&without);
}

/* ---- prices -------------------------------------------------------------- */

/* Is seat 0, so equipped, asked whether it uses a card of this price? */
static bool asked_with(uint8_t health, unsigned cards_held, uint8_t zeal_held, struct grog_price a, struct grog_price b)
{
    struct play p;
    with_idol(&p, "seats 2, health 9", (struct grog_ability){ AT_TURN_END, .price = { a, b } },
              DOES(I_DRAW(1, 0)));
    p.duel.health[0] = health;
    p.duel.counter[0][1] = zeal_held;
    for (unsigned i = 0; i < cards_held; i++)
        grog_put(&p.run, ZONE_HAND, 0, card("Parry"));
    take(&p, 0, "wait");
    bool asked = asks(&p, 0, "use it");
    assert_true(asked || (is_past(&p) && hand(&p, 0) == cards_held));       /* not asked: nothing done */
    assert_sound(&p);
    end_play(&p);
    return asked;
}
#define PRICE(...) ((struct grog_price)__VA_ARGS__)
#define NO_PRICE   ((struct grog_price){ 0 })

TEST(an_ability_with_a_price_asks_only_if_it_can_be_paid)
{
    new_box();                                              /* for the counter's number */
    assert_false(asked_with(9, 1, 9, PRICE(COSTS_CARDS(2)), NO_PRICE));
    assert_true(asked_with(1, 2, 0, PRICE(COSTS_CARDS(2)), NO_PRICE));
    assert_false(asked_with(2, 9, 9, PRICE(COSTS_HEALTH(2)), NO_PRICE));    /* some must be left */
    assert_true(asked_with(3, 0, 0, PRICE(COSTS_HEALTH(2)), NO_PRICE));
    assert_false(asked_with(9, 9, 2, PRICE(COSTS_ZEAL(3)), NO_PRICE));
    assert_true(asked_with(1, 0, 3, PRICE(COSTS_ZEAL(3)), NO_PRICE));
}

TEST(of_two_prices_both_must_be_payable)
{
    new_box();
    assert_true(asked_with(2, 0, 1, PRICE(COSTS_HEALTH(1)), PRICE(COSTS_ZEAL(1))));
    assert_false(asked_with(1, 0, 1, PRICE(COSTS_HEALTH(1)), PRICE(COSTS_ZEAL(1))));
    assert_false(asked_with(2, 0, 0, PRICE(COSTS_HEALTH(1)), PRICE(COSTS_ZEAL(1))));
    assert_false(asked_with(2, 0, 0, PRICE(COSTS_ZEAL(1)), PRICE(COSTS_HEALTH(1))));
}

TEST(two_prices_of_one_sort_are_not_paid_with_the_same_coin)
{
    new_box();
    assert_true(asked_with(9, 3, 9, PRICE(COSTS_CARDS(2)), PRICE(COSTS_CARDS(1))));
    assert_true(asked_with(4, 0, 0, PRICE(COSTS_HEALTH(1)), PRICE(COSTS_HEALTH(2))));
    assert_true(asked_with(9, 0, 3, PRICE(COSTS_ZEAL(2)), PRICE(COSTS_ZEAL(1))));
    assert_false(asked_with(9, 2, 9, PRICE(COSTS_CARDS(2)), PRICE(COSTS_CARDS(1))));
    assert_false(asked_with(3, 0, 0, PRICE(COSTS_HEALTH(1)), PRICE(COSTS_HEALTH(2))));
    assert_false(asked_with(9, 0, 2, PRICE(COSTS_ZEAL(2)), PRICE(COSTS_ZEAL(1))));
}

TEST(a_price_may_be_paid_by_a_procedure_that_asks)
{
    struct play p;
    with_idol(&p, "seats 2", (struct grog_ability){ AT_TURN_END, .price = { COSTS_CARDS(2) } },
              DOES(FEAR_FOR(TARGET_EACH_FOE, 1)));
    lay_out(&p, ZONE_HAND, 0, "Parry, Banner, Trophy");
    take_all(&p, (const char *const[]){ "0 wait", "0 use Idol", "0 discard Banner", NULL });
    assert_true(asks(&p, 0, "discard"));
    assert_int_equal(p.duel.counter[1][0], 0);              /* not before all is paid */
    take(&p, 0, "discard Parry");
    assert_int_equal(p.duel.counter[1][0], 1);
    assert_int_equal(hand(&p, 0), 1);
    assert_true(grog_holds(p.duel.discard, card("Banner")) && grog_holds(p.duel.discard, card("Parry")));
    end_play(&p);
}

TEST(a_price_may_be_paid_by_a_function_at_once)
{
    struct play p;
    new_box();
    with_idol(&p, "seats 2, health 9",
              (struct grog_ability){ AT_TURN_END, .price = { COSTS_HEALTH(3), COSTS_ZEAL(2) } },
              DOES(FEAR_FOR(TARGET_EACH_FOE, 1)));
    p.duel.counter[0][1] = 5;
    take_all(&p, (const char *const[]){ "0 wait", "0 use Idol", NULL });
    assert_int_equal(p.duel.health[0], 6);
    assert_int_equal(p.duel.counter[0][1], 3);
    assert_int_equal(p.duel.counter[1][0], 1);
    assert_true(heard_event(&p, "pays health: seat 0 3"));
    assert_true(is_past(&p));
    end_play(&p);
}

TEST(a_card_played_from_the_hand_does_not_pay_for_itself)
{
    for (unsigned others = 0; others < 2; others++) {
        struct play p;
        new_box();
        uint16_t trick = add_card("Trick", OF_PLOY);
        uint32_t row = says((struct grog_ability){ .point = POINT_STRUCK, .price = { COSTS_CARDS(1) } },
                            DOES(I_DRAW(1, 0)));
        at_turn_of_0(&p, "seats 2");
        lay_out(&p, ZONE_HAND, 0, "High Cut");
        lay_out(&p, ZONE_HAND, 1, others ? "Banner" : "");
        grog_put(&p.run, ZONE_HAND, 1, trick);
        take(&p, 0, "strike High Cut, seat 1");
        assert_int_equal(usable(&p, 1, trick), others ? (int32_t)row : -1);
        assert_int_equal(offered(&p, 1, "play Trick"), others);
        end_play(&p);
    }
}

TEST(who_plays_a_card_from_the_hand_is_not_asked_again)
{
    struct play p;
    new_box();
    uint16_t trick = add_card("Trick", OF_PLOY);
    says((struct grog_ability){ .point = POINT_STRUCK, .may = 1, .price = { COSTS_HEALTH(1) } },
         DOES(FEAR_FOR(TARGET_STRIKER, 1)));
    at_turn_of_0(&p, "seats 2");
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    grog_put(&p.run, ZONE_HAND, 1, trick);
    grog_put(&p.run, ZONE_HAND, 1, card("Banner"));
    take_all(&p, (const char *const[]){ "0 strike High Cut, seat 1", "1 play Trick", NULL });
    assert_int_equal(p.duel.health[1], 3);
    assert_int_equal(p.duel.counter[0][0], 1);
    assert_true(asks(&p, 1, "parry"));
    end_play(&p);
}

/* What this ability does to seat 0 when nobody owns it: as a thing, and as the weather. */
static unsigned cards_from_nobody(struct grog_ability a)
{
    unsigned drawn = 0;
    for (unsigned weather = 0; weather < 2; weather++) {
        struct play p;
        new_box();
        uint16_t sky = add_card("Sky", OF_WEATHER);
        a.point = POINT_TURN_ENDS;
        a.scope = GROG_FOR_ALL;
        says(a, DOES({ .effect = EFFECT_DRAW, .target = TARGET_STRIKER, .amount = 1, .raised = 3 }));
        at_turn_of_0(&p, weather ? "seats 2, weather Sky" : "seats 2");
        if (!weather)
            grog_thing_new(&p.run, ARRAY_STANDARD, sky, GROG_NOBODY);
        take(&p, 0, "wait");
        assert_true(is_past(&p));
        assert_sound(&p);
        drawn += hand(&p, 0);
        end_play(&p);
    }
    return drawn;
}

TEST(nobodys_ability_is_carried_out_only_if_nobody_need_choose_or_pay)
{
    assert_int_equal(cards_from_nobody((struct grog_ability){ .may = 0 }), 2);
    assert_int_equal(cards_from_nobody((struct grog_ability){ .may = 1 }), 0);
    assert_int_equal(cards_from_nobody((struct grog_ability){ .price = { COSTS_HEALTH(1) } }), 0);
    assert_int_equal(cards_from_nobody((struct grog_ability){ .price = { COSTS_CARDS(1) } }), 0);
    assert_int_equal(cards_from_nobody((struct grog_ability){ .raise = COSTS_HEALTH(1) }), 2);  /* and is not raised */
}

/* ---- the further price --------------------------------------------------- */

/* Draw 1 for a card; for another one, 3 instead, and fear for the foes. */
static void with_dear_idol(struct play *p, const char *holds)
{
    with_idol(p, "seats 2", (struct grog_ability){ AT_TURN_END, .price = { COSTS_CARDS(1) }, .raise = COSTS_CARDS(1) },
              DOES(I_DRAW(1, 3), { .effect = EFFECT_PLACE, .target = TARGET_EACH_FOE, .word = fear, .amount = 2,
                                   .raised = 5 }));
    lay_out(p, ZONE_HAND, 0, holds);
    take_all(p, (const char *const[]){ "0 wait", "0 use Idol", "0 discard Parry", NULL });
}

TEST(the_further_price_raises_every_effect)
{
    struct play p;
    with_dear_idol(&p, "Parry, Banner");
    assert_true(asks(&p, 0, "pay more"));
    take(&p, 0, "pay more for Idol");
    assert_true(asks(&p, 0, "discard"));
    take(&p, 0, "discard Banner");
    assert_int_equal(hand(&p, 0), 3);
    assert_int_equal(p.duel.counter[1][0], 5);
    end_play(&p);
}

TEST(who_declines_the_further_price_gets_the_plain_amounts)
{
    struct play p;
    with_dear_idol(&p, "Parry, Banner");
    take(&p, 0, "decline");
    assert_int_equal(hand(&p, 0), 1 + 1);
    assert_int_equal(p.duel.counter[1][0], 2);
    end_play(&p);
}

TEST(a_further_price_that_cannot_be_paid_with_what_is_left_is_not_offered)
{
    struct play p;
    with_dear_idol(&p, "Parry");
    assert_true(is_past(&p));
    assert_int_equal(hand(&p, 0), 1);
    assert_int_equal(p.duel.counter[1][0], 2);
    end_play(&p);
}

/* ---- whom it concerns ---------------------------------------------------- */

TEST(a_target_is_chosen_once_and_all_effects_that_choose_mean_it)
{
    struct play p;
    with_idol(&p, "seats 4", (struct grog_ability){ AT_TURN_END },
              DOES(FEAR_FOR(TARGET_FOE, 1), FEAR_FOR(TARGET_EACH_ALLY, 3), FEAR_FOR(TARGET_FOE, 4)));
    take(&p, 0, "wait");
    assert_true(asks(&p, 0, "choose whom"));
    assert_int_equal(options_of(&p, 0)->n, 2);
    assert_true(offered(&p, 0, "choose seat 1"));
    take(&p, 0, "choose seat 3");
    assert_true(is_past(&p));
    const uint8_t wanted[] = { 3, 0, 3, 5 };
    for (unsigned s = 0; s < 4; s++)
        assert_int_equal(p.duel.counter[s][0], wanted[s]);
    end_play(&p);
}

/* Seats with cards: a target of whom there may be none. */
static unsigned holders(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                        uint16_t out[GROG_TARGETS])
{
    unsigned n = 0;
    (void)f;
    for (uint16_t s = 0; s < m->seats; s++)
        if (((const struct duel *)g)->hand[s][0])
            out[n++] = s;
    return n;
}

/* Seat 0 has an idol that frightens somebody with cards, and draws. */
static void with_holders(struct play *p, struct grog_ability a)
{
    static struct grog_target_row targets[TARGETS];
    memcpy(targets, duel_system.targets, sizeof targets);
    targets[TARGET_ALLY].list = holders;
    new_box();
    rules.targets = targets;
    uint16_t idol = add_card("Idol", OF_STANDARD);
    a.point = POINT_TURN_ENDS, a.scope = GROG_FOR_OWNER;
    says(a, DOES(FEAR_FOR(TARGET_ALLY, 1), FEAR_FOR(TARGET_EACH_FOE, 5)));
    at_turn_of_0(p, "seats 2");
    grog_thing_new(&p->run, ARRAY_STANDARD, idol, 0);
}

TEST(without_a_candidate_an_ability_is_not_offered_and_does_nothing)
{
    const struct grog_ability sorts[] = { { .may = 0 }, { .may = 1 }, { .price = { COSTS_HEALTH(1) } } };
    for (unsigned i = 0; i < GROG_COUNT(sorts); i++) {
        struct play p;
        with_holders(&p, sorts[i]);
        take(&p, 0, "wait");
        assert_true(is_past(&p));
        assert_int_equal(p.duel.counter[1][0], 0);
        assert_int_equal(p.duel.health[0], 4);
        end_play(&p);
    }
}

TEST(if_the_price_takes_the_last_candidate_only_the_other_effects_happen)
{
    struct play p;
    with_holders(&p, (struct grog_ability){ .price = { COSTS_CARDS(1) } });
    lay_out(&p, ZONE_HAND, 0, "Parry");
    take_all(&p, (const char *const[]){ "0 wait", "0 use Idol", "0 discard Parry", NULL });
    assert_true(is_past(&p));
    assert_int_equal(p.duel.counter[0][0], 0);
    assert_int_equal(p.duel.counter[1][0], 5);
    end_play(&p);
}

TEST(nobody_chooses_nothing)
{
    struct play p;
    new_box();
    add_card("Sky", OF_WEATHER);
    says((struct grog_ability){ AT_TURN_END }, DOES(FEAR_FOR(TARGET_FOE, 1)));
    at_turn_of_0(&p, "seats 2, weather Sky");
    take(&p, 0, "wait");
    assert_true(is_past(&p));
    assert_int_equal(p.duel.counter[0][0] + p.duel.counter[1][0], 0);
    end_play(&p);
}

/* An effect that notes whom it meets and how, and takes seat `then_out` out of play at the first. */
static unsigned met[8], n_met;
static int then_out, met_with;
static void meet(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)f, (void)e;
    met_with = amount;
    if (!n_met && then_out >= 0)
        ((struct duel *)(void *)r->g)->health[then_out] = 0;
    met[n_met++] = whom;
}

static void meet_all(uint8_t target, int out, int16_t amount, uint8_t zeal_held)
{
    struct play p;
    static struct grog_effect_row rows[EFFECTS];
    memcpy(rows, duel_system.effects, sizeof rows);
    rows[EFFECT_WOUND].run = meet;
    n_met = 0;
    then_out = out;
    new_box();
    rules.effects = rows;
    uint16_t idol = add_card("Idol", OF_STANDARD);
    says((struct grog_ability){ AT_TURN_END },
         DOES({ .effect = EFFECT_WOUND, .target = target, .amount = amount, PER(MEASURE_MY_COUNTERS, zeal) }));
    at_turn_of_0(&p, "seats 4");
    grog_thing_new(&p.run, ARRAY_STANDARD, idol, 0);
    p.duel.counter[0][1] = zeal_held;
    take(&p, 0, "wait");
    end_play(&p);
}

TEST(an_effect_takes_its_targets_in_rising_order_each_once)
{
    meet_all(TARGET_EACH_FOE, -1, 1, 1);
    assert_int_equal(n_met, 2);
    assert_true(met[0] == 1 && met[1] == 3);
    meet_all(TARGET_EACH_ALLY, -1, 1, 1);
    assert_int_equal(n_met, 2);
    assert_true(met[0] == 0 && met[1] == 2);
}

TEST(a_target_that_left_play_meanwhile_is_skipped)
{
    meet_all(TARGET_EACH_FOE, 3, 1, 1);
    assert_int_equal(n_met, 1);
    assert_int_equal(met[0], 1);
    meet_all(TARGET_EACH_FOE, 1, 1, 1);                           /* who was met may go: the others are still met */
    assert_int_equal(n_met, 2);
}

TEST(a_chosen_target_that_left_play_meanwhile_is_not_met_again)
{
    struct play p;
    with_idol(&p, "seats 4", (struct grog_ability){ AT_TURN_END },
              DOES({ .effect = EFFECT_WOUND, .target = TARGET_FOE, .amount = 9 }, FEAR_FOR(TARGET_FOE, 1),
                   { .effect = EFFECT_DRAW, .target = TARGET_FOE, .amount = 1 }));
    take_all(&p, (const char *const[]){ "0 wait", "0 choose seat 1", NULL });
    assert_int_equal(p.duel.health[1], 0);
    assert_int_equal(p.duel.counter[1][0], 0);
    assert_int_equal(hand(&p, 1), 0);
    assert_sound(&p);
    end_play(&p);
}

TEST(an_effect_by_a_procedure_asks_each_of_its_targets)
{
    struct play p;
    with_idol(&p, "seats 4", (struct grog_ability){ AT_TURN_END },
              DOES({ .effect = EFFECT_DISCARD, .target = TARGET_EACH_FOE, .amount = 2 }, FEAR_FOR(TARGET_ME, 1)));
    lay_out(&p, ZONE_HAND, 1, "Parry, Banner");
    lay_out(&p, ZONE_HAND, 3, "Parry, Banner, Trophy");
    take_all(&p, (const char *const[]){ "0 wait", "1 discard Parry", "1 discard Banner", NULL });
    assert_true(asks(&p, 3, "discard"));
    assert_int_equal(p.duel.counter[0][0], 0);
    take_all(&p, (const char *const[]){ "3 discard Banner", "3 discard Parry", NULL });
    assert_true(is_past(&p));
    assert_int_equal(hand(&p, 3), 1);
    assert_int_equal(p.duel.counter[0][0], 1);
    end_play(&p);
}

/* ---- how much ------------------------------------------------------------ */

/* How much fear foes get from an effect of so much per counter of zeal, with so much zeal (and five of fear). */
static unsigned fear_per_zeal(int16_t amount, uint8_t has)
{
    struct play p;
    new_box();
    with_idol(&p, "seats 2", (struct grog_ability){ AT_TURN_END },
              DOES({ .effect = EFFECT_PLACE, .target = TARGET_EACH_FOE, .word = fear, .amount = amount,
                     PER(MEASURE_MY_COUNTERS, zeal) }));
    p.duel.counter[0][0] = 5;
    p.duel.counter[0][1] = has;
    take(&p, 0, "wait");
    unsigned got = p.duel.counter[1][0];
    end_play(&p);
    return got;
}

TEST(an_effect_per_a_measure_is_multiplied_by_it)
{
    assert_int_equal(fear_per_zeal(1, 1), 1);
    assert_int_equal(fear_per_zeal(1, 3), 3);
    assert_int_equal(fear_per_zeal(2, 3), 6);
}

TEST(an_effect_per_nothing_does_nothing)
{
    assert_int_equal(fear_per_zeal(1, 0), 0);
}

TEST(an_effect_stays_within_its_verbs_bounds)
{
    static const struct { int16_t amount; uint8_t zeal, wanted; } cases[] = {
        { 3, 2, 6 }, { 5, 2, 9 }, { -1, 2, 1 }, { INT16_MAX, 9, 9 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        meet_all(TARGET_STRIKER, -1, cases[i].amount, cases[i].zeal);
        assert_int_equal(met_with, cases[i].wanted);
    }
}

TEST(a_raised_effect_is_multiplied_too)
{
    struct play p;
    new_box();
    with_idol(&p, "seats 2", (struct grog_ability){ AT_TURN_END, .raise = COSTS_HEALTH(1) },
              DOES({ .effect = EFFECT_PLACE, .target = TARGET_EACH_FOE, .word = fear, .amount = 1, .raised = 3,
                     PER(MEASURE_MY_COUNTERS, zeal) }));
    p.duel.counter[0][1] = 2;
    take_all(&p, (const char *const[]){ "0 wait", "0 pay more for Idol", NULL });
    assert_int_equal(p.duel.counter[1][0], 6);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_ability_that_may_be_used_asks_its_owner),
        IT(what_is_not_optional_is_not_asked),
        IT(declining_does_nothing_and_costs_nothing),
        IT(an_ability_with_a_price_asks_only_if_it_can_be_paid),
        IT(of_two_prices_both_must_be_payable),
        IT(two_prices_of_one_sort_are_not_paid_with_the_same_coin),
        IT(a_price_may_be_paid_by_a_procedure_that_asks),
        IT(a_price_may_be_paid_by_a_function_at_once),
        IT(a_card_played_from_the_hand_does_not_pay_for_itself),
        IT(who_plays_a_card_from_the_hand_is_not_asked_again),
        IT(nobodys_ability_is_carried_out_only_if_nobody_need_choose_or_pay),
        IT(the_further_price_raises_every_effect),
        IT(who_declines_the_further_price_gets_the_plain_amounts),
        IT(a_further_price_that_cannot_be_paid_with_what_is_left_is_not_offered),
        IT(a_target_is_chosen_once_and_all_effects_that_choose_mean_it),
        IT(without_a_candidate_an_ability_is_not_offered_and_does_nothing),
        IT(if_the_price_takes_the_last_candidate_only_the_other_effects_happen),
        IT(nobody_chooses_nothing),
        IT(an_effect_takes_its_targets_in_rising_order_each_once),
        IT(a_target_that_left_play_meanwhile_is_skipped),
        IT(a_chosen_target_that_left_play_meanwhile_is_not_met_again),
        IT(an_effect_by_a_procedure_asks_each_of_its_targets),
        IT(an_effect_per_a_measure_is_multiplied_by_it),
        IT(an_effect_per_nothing_does_nothing),
        IT(an_effect_stays_within_its_verbs_bounds),
        IT(a_raised_effect_is_multiplied_too),
    };
    return cmocka_run_group_tests_name("abilities", tests, NULL, NULL);
}
