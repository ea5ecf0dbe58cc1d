/* SPDX-License-Identifier: MIT */
/* bearing.c -- whose rows are heard where a system knows more of its things: what they bear,
 * where they are, which of them are silent; and which card asks.
 *
 * The duel, but to wait is about standards (as actor, tool and target), and its hooks read
 * the variables below. */
#include "support.h"
#include "kernel/point.h"

/* ---- a box of one's own -------------------------------------------------- */

enum { ROOM = 64 };
static struct grog_card     cards[ROOM];
static struct grog_modifier modifiers[ROOM];
static struct grog_ability  abilities[ROOM];
static struct grog_cards    box;
static struct grog_system   rules;

static uint16_t bearer, other_bearer, hushed, here_for;           /* things */
static struct grog_source borne[GROG_BORNE_MAX], asked_by;
static unsigned n_borne, n_asked;

static unsigned bears(const struct grog_match *m, const struct grog_game *g, uint16_t thing, struct grog_topic of,
                      struct grog_source out[GROG_BORNE_MAX])
{
    (void)of;
    (void)m, (void)g;
    memcpy(out, borne, sizeof borne);
    return thing == bearer || thing == other_bearer ? n_borne : 0;
}

static bool silent(const struct grog_match *m, const struct grog_game *g, uint16_t thing)
{
    (void)m, (void)g;
    return thing == hushed;
}

/* What the card's thing does itself is done here. */
static bool here(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s,
                 const struct grog_frame *about)
{
    (void)m, (void)g;
    return s->thing == here_for && about->actor == here_for;
}

static int asks(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                const struct grog_source *by, uint16_t word)
{
    (void)m, (void)g, (void)about, (void)word;
    asked_by = *by;
    n_asked++;
    return 3;
}

static void new_box(void)
{
    static struct grog_proc procs[PROCS];
    static struct grog_measure_row measures[MEASURES];
    memcpy(procs, duel_system.procs, sizeof procs);
    procs[PROC_WAIT].kind[0] = procs[PROC_WAIT].kind[1] = procs[PROC_WAIT].kind[3] = KIND_STANDARD;
    memcpy(measures, duel_system.measures, sizeof measures);
    measures[MEASURE_ROUND].read = asks;
    rules = duel_system;
    rules.procs = procs, rules.measures = measures;
    rules.bears = bears, rules.here = here, rules.silent = silent;
    box = duel_cards;
    memcpy(cards, box.card, box.cards * sizeof *cards);
    memcpy(modifiers, box.modifier, box.modifiers * sizeof *modifiers);
    memcpy(abilities, box.ability, box.abilities * sizeof *abilities);
    box.card = cards, box.modifier = modifiers, box.ability = abilities;
    bearer = other_bearer = hushed = here_for = 0;
    n_borne = n_asked = 0;
}

static uint16_t add_card(const char *name, uint8_t kind)
{
    static const int16_t blank[DECK_NUMBERS];
    assert_true(box.cards < ROOM);
    cards[box.cards] = (struct grog_card){ .name = name, .kind = kind, .back = card("Card"), .number = blank,
                                           .modifier = box.modifiers, .ability = box.abilities };
    return (uint16_t)box.cards++;
}

/* Of the card that was added last: so much to strikes; and one that is set off when a blow wounds. */
static struct grog_modifier *adds(int16_t amount, uint8_t scope)
{
    modifiers[box.modifiers] = (struct grog_modifier){ .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = amount,
                                                       .scope = scope };
    cards[box.cards - 1].modifiers++;
    return &modifiers[box.modifiers++];
}

static uint16_t hears_wounds(uint8_t scope)
{
    abilities[box.abilities] = (struct grog_ability){ .point = POINT_WOUNDED, .scope = scope };
    cards[box.cards - 1].abilities++;
    return (uint16_t)box.abilities++;
}

static void begin_box(struct play *p) { begin_with(p, &rules, &box, "seats 2", 1); }

static uint16_t put_up(struct play *p, uint16_t which, unsigned owner)
{
    return grog_thing_new(&p->run, ARRAY_STANDARD, which, owner);
}

static void lay_on(struct play *p, uint16_t thing)
{
    const struct grog_thing *t = grog_thing_at(p->m, &p->game, thing);
    borne[n_borne++] = (struct grog_source){ .card = t->card, .thing = thing, .owner = t->owner, .roles = 255 };
}

static int strike(const struct play *p, uint16_t actor, uint16_t with, uint16_t target)
{
    const struct grog_frame about = { .proc = PROC_WAIT, .actor = actor, .with = with, .target = target };
    return grog_value(p->m, &p->game, VALUE_STRIKE, &about, NULL);
}

/* Who is set off when this has wounded; forgotten at once. */
static unsigned set_off(struct play *p, uint16_t actor, uint16_t with, uint16_t target)
{
    const struct grog_frame about = { .proc = PROC_WAIT, .actor = actor, .with = with, .target = target };
    grog_after(&p->run, &about, POINT_WOUNDED);
    unsigned n = p->game.triggers;
    p->game.triggers = 0;
    return n;
}

/* ---- who asks ------------------------------------------------------------ */

TEST(a_measure_is_told_which_card_asks)
{
    struct play p;
    new_box();
    uint16_t idol = add_card("Idol", OF_STANDARD);
    adds(1, GROG_FOR_ALL)->test[0] = (struct grog_test){ .measure = MEASURE_ROUND, .amount = 3 };
    begin_box(&p);
    uint16_t thing = put_up(&p, idol, 1);
    assert_int_equal(strike(&p, 0, 0, 0), 1);
    assert_int_equal(n_asked, 1);
    assert_int_equal(asked_by.card, idol);
    assert_int_equal(asked_by.thing, thing);
    assert_int_equal(asked_by.owner, 1);
    end_play(&p);
}

TEST(so_is_one_that_an_amount_is_multiplied_by)
{
    struct play p;
    new_box();
    uint16_t sky = add_card("Sky", OF_WEATHER);
    adds(2, GROG_FOR_ALL)->per = MEASURE_ROUND;
    begin_with(&p, &rules, &box, "seats 2, weather Sky", 1);
    assert_int_equal(strike(&p, 0, 0, 0), 6);
    assert_int_equal(asked_by.card, sky);
    assert_int_equal(asked_by.thing, 0);
    assert_int_equal(asked_by.owner, GROG_NOBODY);
    end_play(&p);
}

/* ---- what is borne ------------------------------------------------------- */

/* A bearer that says nothing, and on it a relic that says something as all it may be. */
static uint16_t with_relic(struct play *p)
{
    new_box();
    uint16_t idol = add_card("Idol", OF_STANDARD), relic = add_card("Relic", OF_STANDARD);
    adds(1, GROG_FOR_ACTOR), adds(2, GROG_FOR_TARGET), adds(4, GROG_FOR_WITH);
    hears_wounds(GROG_FOR_ACTOR), hears_wounds(GROG_FOR_TARGET), hears_wounds(GROG_FOR_WITH);
    begin_box(p);
    bearer = put_up(p, idol, 0);
    uint16_t thing = put_up(p, relic, 1);
    lay_on(p, thing);
    return thing;
}

TEST(what_a_thing_bears_is_heard_when_it_acts_or_is_the_target)
{
    struct play p;
    uint16_t relic = with_relic(&p);
    assert_int_equal(strike(&p, bearer, 0, 0), 1);
    assert_int_equal(strike(&p, 0, 0, bearer), 2);
    assert_int_equal(strike(&p, bearer, 0, bearer), 3);     /* each row once */
    assert_int_equal(strike(&p, 0, bearer, 0), 0);          /* a tool bears nothing */
    assert_int_equal(strike(&p, relic, 0, 0), 1);           /* itself */
    assert_int_equal(strike(&p, bearer, relic, 0), 1 + 4);
    grog_thing_free(&p.run, bearer);
    assert_int_equal(strike(&p, bearer, 0, bearer), 0);     /* gone */
    end_play(&p);
}

TEST(at_points_too_and_the_trigger_is_the_borne_things)
{
    struct play p;
    uint16_t relic = with_relic(&p);
    assert_int_equal(set_off(&p, bearer, 0, 0), 1);
    assert_int_equal(p.game.trigger[0].source, relic);
    assert_int_equal(p.game.trigger[0].seat, 1);            /* its owner, not the bearer's */
    assert_int_equal(p.game.trigger[0].actor, bearer);
    assert_int_equal(set_off(&p, 0, 0, bearer), 1);
    assert_int_equal(set_off(&p, bearer, 0, bearer), 2);
    assert_int_equal(set_off(&p, 0, bearer, 0), 0);
    end_play(&p);
}

TEST(two_things_bear_as_much_as_there_may_be)
{
    struct play p;
    with_relic(&p);
    while (n_borne < GROG_BORNE_MAX)
        borne[n_borne] = borne[0], n_borne++;
    assert_int_equal(strike(&p, bearer, 0, 0), 9);          /* 24, within the value's bounds */
    assert_int_equal(set_off(&p, 0, 0, bearer), GROG_BORNE_MAX);
    other_bearer = put_up(&p, card("Banner"), 0);
    grog_forget(p.run.events = &heard);
    assert_int_equal(set_off(&p, bearer, 0, other_bearer), GROG_TRIGGERS);  /* of twice as many */
    assert_int_equal(heard.n, 2 * GROG_BORNE_MAX - GROG_TRIGGERS);          /* the others are told of */
    assert_true(heard_event(&p, "does not take effect: Relic 4"));
    end_play(&p);
}

TEST(what_is_in_the_place_of_a_thing_but_none_bears_nothing)
{
    struct play p;
    with_relic(&p);
    const struct grog_frame about = { .proc = PROC_STRIKE, .target = bearer };      /* a strike's target is a seat */
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), 0);
    end_play(&p);
}

/* ---- here ---------------------------------------------------------------- */

TEST(a_row_of_here_is_heard_where_the_system_says)
{
    struct play p;
    new_box();
    uint16_t idol = add_card("Idol", OF_STANDARD);
    adds(1, GROG_FOR_HERE);
    hears_wounds(GROG_FOR_HERE);
    begin_box(&p);
    uint16_t a = put_up(&p, idol, 0), b = put_up(&p, idol, 0);
    here_for = a;
    assert_int_equal(strike(&p, a, 0, 0), 1);               /* of two, the one that is here */
    assert_int_equal(strike(&p, b, 0, 0), 0);
    assert_int_equal(set_off(&p, a, 0, 0), 1);
    assert_int_equal(p.game.trigger[0].source, a);
    assert_int_equal(set_off(&p, b, 0, 0), 0);
    end_play(&p);
}

TEST(where_a_system_knows_no_here_no_card_may_say_it)
{
    struct grog_error why = { 0 };
    for (unsigned point = 0; point < 2; point++) {
        new_box();
        add_card("Idol", OF_STANDARD);
        if (point)
            hears_wounds(GROG_FOR_HERE);
        else
            adds(1, GROG_FOR_HERE);
        const struct grog_box shelf[] = { { &rules, &box }, { NULL, NULL } };
        struct grog_match *m = grog_match_new(shelf, "", &why);
        assert_non_null(m);
        grog_match_free(m);
        rules.here = NULL;
        assert_null(grog_match_new(shelf, "", &why));
        assert_non_null(strstr(why.text, point ? "an ability" : "a modifier"));
    }
}

/* ---- silence ------------------------------------------------------------- */

TEST(a_silent_things_rows_are_not_heard)
{
    struct play p;
    new_box();
    uint16_t idol = add_card("Idol", OF_STANDARD);
    adds(1, GROG_FOR_ALL), adds(2, GROG_FOR_ACTOR);
    hears_wounds(GROG_FOR_ALL), hears_wounds(GROG_FOR_ACTOR);
    begin_box(&p);
    uint16_t a = put_up(&p, idol, 0), b = put_up(&p, idol, 0);
    assert_int_equal(strike(&p, a, 0, 0), 1 + 1 + 2);
    assert_int_equal(set_off(&p, a, 0, 0), 3);
    hushed = a;
    assert_int_equal(strike(&p, a, 0, 0), 1);
    assert_int_equal(set_off(&p, a, 0, 0), 1);
    assert_int_equal(strike(&p, b, 0, 0), 1 + 2);
    assert_int_equal(set_off(&p, b, 0, 0), 2);
    end_play(&p);
}

TEST(nor_are_a_silent_borne_things)
{
    struct play p;
    uint16_t relic = with_relic(&p);
    hushed = relic;
    assert_int_equal(strike(&p, bearer, 0, bearer), 0);
    assert_int_equal(set_off(&p, bearer, 0, bearer), 0);
    hushed = bearer;                                        /* which is the system's to say */
    assert_int_equal(strike(&p, bearer, 0, bearer), 3);
    end_play(&p);
}

TEST(but_where_all_are_always_heard)
{
    static struct grog_value_row values[VALUES];
    static struct grog_point points[POINTS];
    struct play p;
    new_box();
    memcpy(values, rules.values, sizeof values);
    memcpy(points, rules.points, sizeof points);
    values[VALUE_STRIKE].always = points[POINT_WOUNDED].always = true;
    rules.values = values, rules.points = points;
    uint16_t idol = add_card("Idol", OF_STANDARD);
    adds(1, GROG_FOR_ALL), adds(2, GROG_FOR_ACTOR);
    adds(3, GROG_FOR_ALL)->value = VALUE_DAMAGE;
    hears_wounds(GROG_FOR_ALL);
    begin_box(&p);
    hushed = put_up(&p, idol, 0);
    const struct grog_frame about = { .proc = PROC_WAIT };
    assert_int_equal(strike(&p, hushed, 0, 0), 3);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_DAMAGE, &about, NULL), 0);
    assert_int_equal(set_off(&p, hushed, 0, 0), 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_measure_is_told_which_card_asks),
        IT(so_is_one_that_an_amount_is_multiplied_by),
        IT(what_a_thing_bears_is_heard_when_it_acts_or_is_the_target),
        IT(at_points_too_and_the_trigger_is_the_borne_things),
        IT(two_things_bear_as_much_as_there_may_be),
        IT(what_is_in_the_place_of_a_thing_but_none_bears_nothing),
        IT(a_row_of_here_is_heard_where_the_system_says),
        IT(where_a_system_knows_no_here_no_card_may_say_it),
        IT(a_silent_things_rows_are_not_heard),
        IT(nor_are_a_silent_borne_things),
        IT(but_where_all_are_always_heard),
    };
    return cmocka_run_group_tests_name("bearing, here, silence", tests, NULL, NULL);
}
