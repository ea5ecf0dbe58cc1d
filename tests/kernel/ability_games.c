/* SPDX-License-Identifier: MIT */
/* ability_games.c -- a box of cards with abilities of all sorts: what they say in games,
 * what a position keeps of an ability half done, and whether the laws hold with them. */
#include "support.h"
#include "kernel/ability.h"
#include "kernel/point.h"

/* ---- the box ------------------------------------------------------------- */

/* Cards behind the duel's own, in the order of the table below. */
enum {
    HIGH_CUT = 3, FEAR = 15, ZEAL, MIRROR, OWN_CUT, LUNGE, ZEALOT, STEADY, BRINK, GIANT, MANY, RITE, ORACLE, TITHE,
    ALTAR, ALARM, THORNS, SHRINE, TRIP, RALLY, SKY, BOX, ALONE, END_OF_BOX
};
enum { OWN_ROWS = 4, OWN_EFFECTS = 3 };

struct own_card {
    const char *name;
    uint8_t kind;
    const int16_t *number;                                  /* NULL: one copy and nothing else */
    struct grog_modifier modifier[OWN_ROWS];
    struct { struct grog_ability is; struct grog_effect does[OWN_EFFECTS]; } ability[OWN_ROWS];
};

#define IS(called, of, ...) { .name = called, .kind = OF_##of, __VA_ARGS__ }
#define ONE(...)     .ability = { { __VA_ARGS__ } }
#define ADDS(n, whose) .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = n, .scope = GROG_FOR_##whose
#define AT(when, whose, ...) .is = { .point = POINT_##when, .scope = GROG_FOR_##whose, __VA_ARGS__ }
#define DOES(...)    .does = { __VA_ARGS__ }
#define DISCARDS(n)  { .cost = COST_DISCARD, .amount = n }
#define BLEEDS(n)    { .cost = COST_HEALTH, .amount = n }
#define SPENDS(n)    { .cost = COST_SPEND, .amount = n, .word = ZEAL }
#define EFFECT(what, whom, n, ...) { .effect = EFFECT_##what, .target = TARGET_##whom, .amount = n, __VA_ARGS__ }
#define DRAWS        DOES(EFFECT(DRAW, ME, 1))
#define SCARES(whom, n, more) EFFECT(PLACE, whom, n, .raised = more, .word = FEAR)
#define STRENGTH(how, n) { .effect = how, .amount = n }

static int16_t box_numbers[DECK_NUMBERS] = { 1, HIGH_CUT, 12 }, alone_numbers[DECK_NUMBERS] = { 1, RITE, 40 };
static const int16_t nine[COUNTER_NUMBERS] = { 9 };
static const int16_t cut[STRIKE_NUMBERS] = { [COPIES] = 1, [STRIKE_STRENGTH] = 1, [STRIKE_DAMAGE] = 1 };

static const struct own_card own[END_OF_BOX] = {
    [FEAR] = IS("Fear", COUNTER, .number = nine),
    [ZEAL] = IS("Zeal", COUNTER, .number = nine),
    [MIRROR] = IS("Mirror", STANDARD,
        .modifier = { { ADDS(1, ACTOR) }, { ADDS(2, WITH) }, { ADDS(4, TARGET) } },
        .ability = { { AT(WOUNDED, ACTOR), DRAWS }, { AT(WOUNDED, WITH), DRAWS }, { AT(WOUNDED, TARGET), DRAWS } }),
    [OWN_CUT] = IS("Own Cut", STRIKE, .number = cut, .modifier = { { ADDS(2, WITH) } },
        ONE(AT(STRUCK, WITH), DOES(STRENGTH(GROG_EFFECT_ADD, 3)))),
    [LUNGE]  = IS("Lunge", STRIKE, .number = cut, ONE(AT(WOUNDED, WITH, .may = 1), DRAWS)),
    [ZEALOT] = IS("Zealot", STANDARD, .modifier = { { ADDS(2, ALL), .per = MEASURE_MY_COUNTERS, .word = ZEAL } }),
    [STEADY] = IS("Steady", STANDARD,                       /* if 3 health, unless 6 */
        ONE(AT(TURN_ENDS, OWNER, .test = { { MEASURE_HEALTH, 0, 0, 3 }, { MEASURE_HEALTH, 1, 0, 6 } }),
            DOES(SCARES(ME, 1, 0)))),
    [BRINK] = IS("Brink", STANDARD, .modifier = { { ADDS(1, OWNER),     /* unless 2 cards, if 2 fear */
        .test = { { MEASURE_CARDS, 1, 0, 2 }, { MEASURE_MY_COUNTERS, 0, FEAR, 2 } } } }),
    [GIANT] = IS("Giant", PLOY,
        ONE(AT(STRUCK, ALL), DOES(STRENGTH(GROG_EFFECT_SET, 5), STRENGTH(GROG_EFFECT_ADD, INT16_MAX),
                                  { .effect = GROG_EFFECT_ADD, .amount = 1, .word = 1 }))),
    [MANY] = IS("Many", PLOY,
        .ability = { { AT(WOUNDED, ALL), DRAWS },
                     { AT(STRUCK, ALL, .price = { SPENDS(2) }), DOES(STRENGTH(GROG_EFFECT_SET, -9)) },
                     { AT(STRUCK, ALL, .test = { { MEASURE_ROUND, 0, 0, 2 } }), DRAWS },
                     { AT(STRUCK, ALL), DOES(STRENGTH(GROG_EFFECT_ADD, -1)) } }),
    [RITE] = IS("Rite", STANDARD,                           /* every question there is */
        ONE(AT(TURN_ENDS, OWNER, .price = { DISCARDS(1) }, .raise = DISCARDS(1)),
            DOES(EFFECT(DISCARD, FOE, 1, .raised = 2), SCARES(FOE, 1, 2), SCARES(ME, 1, 0)))),
    [ORACLE] = IS("Oracle", STANDARD, ONE(AT(TURN_ENDS, SIDE, .may = 1), DRAWS)),
    [TITHE] = IS("Tithe", STANDARD, ONE(AT(ROUND_BEGINS, ALL, .price = { DISCARDS(1), BLEEDS(1) }),
        DOES(EFFECT(PLACE, EACH_ALLY, 2, .word = ZEAL)))),
    [ALTAR] = IS("Altar", STANDARD, ONE(AT(TURN_ENDS, OWNER, .price = { SPENDS(1) }, .raise = SPENDS(2)),
        DOES(EFFECT(WOUND, FOE, 1, .raised = 3), SCARES(FOE, 1, 3)))),
    [ALARM] = IS("Alarm", STANDARD, ONE(AT(ROUND_BEGINS, ALL, .test = { { MEASURE_ROUND, 0, 0, 2 } }),
        DOES(EFFECT(DISCARD, EACH_FOE, 1)))),
    [THORNS] = IS("Thorns", STANDARD, ONE(AT(WOUNDED, FOES, .test = { { MEASURE_HEALTH, 1, 0, 3 } }),
        DOES(EFFECT(WOUND, STRIKER, 1, .per = MEASURE_STANDARDS)))),
    [SHRINE] = IS("Shrine", STANDARD, ONE(AT(RAISED, WITH, .may = 1), DOES(EFFECT(MEND, ME, 2)))),
    [TRIP] = IS("Trip", PLOY, ONE(AT(STRUCK, ALL, .price = { DISCARDS(1) }, .raise = BLEEDS(1)),
        DOES(EFFECT(DISCARD, STRIKER, 1, .raised = 3), EFFECT(DRAW, ME, 1)))),
    [RALLY] = IS("Rally", PLOY, ONE(AT(STRUCK, ALL, .price = { BLEEDS(1), SPENDS(1) }),
        DOES(EFFECT(DRAW, ALLY, 2), STRENGTH(GROG_EFFECT_ADD, -3)))),
    [SKY] = IS("Sky", WEATHER, .modifier = { { ADDS(-1, ALL), .per = MEASURE_COUNTERS, .word = FEAR } },
        .ability = { { AT(TURN_ENDS, ALL, .price = { BLEEDS(1) }), DRAWS },
                     { AT(ROUND_BEGINS, ALL, .may = 1), DOES(SCARES(EACH_FOE, 1, 0)) },
                     { AT(TURN_ENDS, ALL, .test = { { MEASURE_COUNTERS, 0, FEAR, 2 } }),
                       DOES(EFFECT(DISCARD, STRIKER, 1), EFFECT(REMOVE, STRIKER, 1, .word = FEAR)) } }),
    [BOX]   = IS("Box", DECK, .number = box_numbers),
    [ALONE] = IS("Alone", DECK, .number = alone_numbers),
};

static struct grog_card     cards[END_OF_BOX];
static struct grog_modifier modifiers[64];
static struct grog_ability  abilities[64];
static struct grog_effect   effects[64];
static struct grog_cards    box = { .name = "rites", .card = cards, .cards = END_OF_BOX, .modifier = modifiers,
                                    .ability = abilities, .effect = effects };
static const struct grog_box shelf[] = { { &duel_system, &box }, { NULL, NULL } };

static void add_rows(struct grog_card *to, const struct own_card *from)
{
    to->modifier = box.modifiers, to->ability = box.abilities;
    for (unsigned i = 0; i < OWN_ROWS && from->modifier[i].value; i++, to->modifiers++)
        modifiers[box.modifiers++] = from->modifier[i];
    for (unsigned i = 0; i < OWN_ROWS && from->ability[i].is.point; i++, to->abilities++) {
        struct grog_ability *a = &abilities[box.abilities++];
        *a = from->ability[i].is;
        a->effect = box.effects;
        for (; a->effects < OWN_EFFECTS && from->ability[i].does[a->effects].effect; a->effects++)
            effects[box.effects++] = from->ability[i].does[a->effects];
    }
}

static int make_box(void **state)
{
    static const int16_t one[STANDARD_NUMBERS] = { 1 };
    (void)state;
    if (duel_cards.cards != FEAR || card("High Cut") != HIGH_CUT)
        return -1;
    memcpy(cards, duel_cards.card, FEAR * sizeof *cards);
    memcpy(modifiers, duel_cards.modifier, duel_cards.modifiers * sizeof *modifiers);
    memcpy(abilities, duel_cards.ability, duel_cards.abilities * sizeof *abilities);
    memcpy(effects, duel_cards.effect, duel_cards.effects * sizeof *effects);
    box.modifiers = duel_cards.modifiers, box.abilities = duel_cards.abilities, box.effects = duel_cards.effects;
    for (unsigned c = FEAR; c < END_OF_BOX; c++) {
        const struct own_card *from = &own[c];
        bool word = from->kind == OF_COUNTER || from->kind == OF_DECK;
        cards[c] = (struct grog_card){ .name = from->name, .kind = from->kind, .back = word ? 0 : card("Card"),
                                       .number = from->number ? from->number : one, .ordinal = c == ZEAL };
        add_rows(&cards[c], from);
        if (!word && from->kind != OF_WEATHER)
            memcpy(&box_numbers[1 + 2 * box_numbers[0]++], (const int16_t[]){ (int16_t)c, 3 }, 2 * sizeof one[0]);
    }
    return 0;
}

static const char *const setups[] = {
    "seats 2, deck Box, weather Sky", "seats 3, deck Box, weather Sky", "seats 4, deck Box, weather Sky",
};

/* ---- in a game ----------------------------------------------------------- */

static uint16_t put_up(struct play *p, uint16_t which, unsigned owner)
{
    return grog_thing_new(&p->run, ARRAY_STANDARD, which, owner);
}

/* Seat 0 to take its turn; nobody holds a card. */
static void at_turn_of_0(struct play *p, const struct grog_system *system, const char *setup)
{
    begin_with(p, system, &box, setup, 1);
    no_guards(p);
    for (unsigned s = 0; s < p->m->seats; s++)
        lay_out(p, ZONE_HAND, s, "");
}

static int strike_value(const struct play *p, unsigned seat)
{
    struct grog_frame about = { .seat = (uint8_t)seat };
    return grog_value(p->m, &p->game, VALUE_STRIKE, &about, NULL);
}

TEST(a_modifier_per_a_measure_is_multiplied_by_it_within_the_values_bounds)
{
    static const int wanted[] = { 0, 2, 4, 6, 8, 9, 9 };
    struct play p;
    at_turn_of_0(&p, &duel_system, "seats 2");
    put_up(&p, ZEALOT, 1);
    p.duel.counter[1][0] = 7;                               /* fear is another word */
    p.duel.counter[0][1] = 7;                               /* and seat 0 is not the owner */
    for (uint8_t n = 0; n < GROG_COUNT(wanted); n++) {
        p.duel.counter[1][1] = n;
        assert_int_equal(strike_value(&p, n % 2), wanted[n]);
    }
    end_play(&p);
}

TEST(a_test_may_have_a_bound_of_more_than_one_and_an_unless)
{
    struct play p;
    at_turn_of_0(&p, &duel_system, "seats 2");
    put_up(&p, BRINK, 0);                                   /* unless 2 cards, if 2 fear */
    static const char *const hands[] = { "", "Parry", "Parry, Parry", "Parry, Parry, Parry" };
    for (uint8_t held = 0; held < 4; held++)
        for (uint8_t n = 0; n < 4; n++) {
            lay_out(&p, ZONE_HAND, 0, hands[held]);
            p.duel.counter[0][0] = n;
            assert_int_equal(strike_value(&p, 0), held < 2 && n >= 2);
        }
    end_play(&p);
}

TEST(an_ability_is_set_off_only_if_all_its_tests_hold)
{
    for (uint8_t health = 1; health <= 9; health++) {
        struct play p;
        at_turn_of_0(&p, &duel_system, "seats 2, health 9");
        put_up(&p, STEADY, 0);                              /* 3 health, unless 6 */
        p.duel.health[0] = health;
        take(&p, 0, "wait");
        assert_int_equal(p.duel.counter[0][0], health >= 3 && health < 6);
        end_play(&p);
    }
}

TEST(a_row_with_a_test_behind_an_empty_one_is_refused)
{
    struct grog_modifier rows[GROG_COUNT(modifiers)];
    struct grog_cards gap = box;
    memcpy(rows, modifiers, sizeof rows);
    rows[cards[BRINK].modifier].test[0] = (struct grog_test){ 0 };
    gap.modifier = rows;
    assert_null(grog_match_new(&(struct grog_box){ &duel_system, &gap }, "seats 2", NULL));
}

/* ---- cards in the context ------------------------------------------------ */

TEST(a_card_named_by_its_title_speaks_only_in_that_context_and_once)
{
    struct play p;
    at_turn_of_0(&p, &duel_system, "seats 2");
    grog_put(&p.run, ZONE_HAND, 0, OWN_CUT);                /* copies of it in hand and discards are silent */
    grog_put(&p.run, ZONE_DISCARD, 0, OWN_CUT);
    const struct { struct grog_frame about; int wanted; } cases[] = {
        { { .proc = PROC_STRIKE, .with = OWN_CUT, .target = 1 }, 2 },
        { { .proc = PROC_STRIKE, .with = OWN_CUT, .actor = OWN_CUT, .mode = OWN_CUT, .target = OWN_CUT }, 2 },
        { { .proc = PROC_STRIKE, .with = HIGH_CUT, .target = 1 }, 0 },
        { { .proc = PROC_STRIKE, .target = OWN_CUT }, 0 },
        { { .proc = PROC_TURN, .with = OWN_CUT }, 0 },      /* a turn is not about cards */
        { { .with = OWN_CUT }, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++)
        assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &cases[i].about, NULL), cases[i].wanted);
    end_play(&p);
}

TEST(a_blow_with_rows_of_its_own_does_what_they_say_and_it_is_told)
{
    struct play p;
    at_turn_of_0(&p, &duel_system, "seats 2, health 9");
    grog_put(&p.run, ZONE_HAND, 0, OWN_CUT);                /* 1, and 3 when it strikes, and 2 in the roll */
    put_up(&p, card("Banner"), 0);
    put_up(&p, card("Banner"), 1);
    RIG(&p, 1, 1);
    take(&p, 0, "strike Own Cut, seat 1");
    assert_true(heard_event(&p, "counts: Own Cut 1") && heard_event(&p, "counts: Own Cut 3"));
    assert_true(heard_event(&p, "counts: Own Cut 2"));
    assert_true(heard_event(&p, "counts: Banner 1"));
    assert_true(heard_event(&p, "rolls: seat 0, 1, 1, 7 8"));       /* each once; not the foe's banner */
    end_play(&p);
}

/* The duel, but waiting is about standards, and parrying about cards: actor, tool and target. */
static const struct grog_system *duel_about_all(void)
{
    static struct grog_proc procs[PROCS];
    static struct grog_system system;
    memcpy(procs, duel_system.procs, sizeof procs);
    for (unsigned i = 0; i < 4; i++) {
        procs[PROC_WAIT].kind[i] = KIND_STANDARD;
        procs[PROC_PARRY].kind[i] = KIND_CARD;
    }
    system = duel_system;
    system.procs = procs;
    return &system;
}

TEST(what_has_several_roles_speaks_once_for_each_scope)
{
    struct play p;
    at_turn_of_0(&p, duel_about_all(), "seats 2");
    const uint16_t thing = put_up(&p, MIRROR, 0), other = put_up(&p, STEADY, 0);
    for (unsigned by_title = 0; by_title < 2; by_title++)
        for (unsigned roles = 0; roles < 8; roles++) {
            uint16_t it = by_title ? MIRROR : thing, no = by_title ? STEADY : other;
            struct grog_frame about = { .proc = by_title ? PROC_PARRY : PROC_WAIT, .seat = 0, .mode = it };
            about.actor = roles & 1 ? it : no, about.with = roles & 2 ? it : no, about.target = roles & 4 ? it : no;
            assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), (int)roles);
            grog_after(&p.run, &about, POINT_WOUNDED);
            assert_int_equal(p.game.triggers, (roles & 1) + (roles >> 1 & 1) + (roles >> 2));
            for (unsigned i = 0, rows = 0; i < p.game.triggers; i++) {
                unsigned row = p.game.trigger[i].ability - cards[MIRROR].ability;
                assert_true((roles >> row & 1) && !(rows >> row & 1));
                assert_int_equal(p.game.trigger[i].source, by_title ? 0 : thing);
                rows |= 1u << row;
            }
            memset(p.game.trigger, 0, sizeof p.game.trigger);
            p.game.triggers = 0;
            about.proc = PROC_TURN;                         /* which is about neither */
            assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), 0);
        }
    end_play(&p);
}

/* ---- at the point -------------------------------------------------------- */

/* Seat 0 has struck seat 1, who holds this ploy and a banner. */
static void struck_with(struct play *p, uint16_t ploy)
{
    at_turn_of_0(p, &duel_system, "seats 2, health 9");
    lay_out(p, ZONE_HAND, 0, "High Cut, Parry, Parry");
    grog_put(&p->run, ZONE_HAND, 1, ploy);
    grog_put(&p->run, ZONE_HAND, 1, card("Banner"));
    take(p, 0, "strike High Cut, seat 1");
}

TEST(set_and_add_alter_a_pending_value_within_its_rows_bounds)
{
    struct play p;
    const struct grog_frame *strike = &p.game.frame[2];
    struck_with(&p, GIANT);
    assert_int_equal(strike->pending[0], 2);
    take(&p, 1, "play Giant");
    assert_int_equal(strike->pending[0], 99);
    assert_int_equal(strike->pending[1], 0);                /* a strike has no such value */
    assert_true(heard_event(&p, "counts: Giant 3") && heard_event(&p, "counts: Giant 94"));
    assert_sound(&p);
    end_play(&p);
}

TEST(the_first_ability_that_is_usable_at_the_innermost_point_is_found)
{
    struct play p;
    struck_with(&p, MANY);
    const int32_t first = (int32_t)cards[MANY].ability;
    assert_int_equal(usable(&p, 1, MANY), first + 3);
    p.game.turn = 1;                                        /* a later round */
    assert_int_equal(usable(&p, 1, MANY), first + 2);
    p.duel.counter[1][1] = 2;                               /* it can be paid */
    assert_int_equal(usable(&p, 1, MANY), first + 1);
    assert_int_equal(usable(&p, 0, MANY), first + 2);             /* but not by him */
    grog_reach(&p.run, &p.game.frame[2], POINT_WOUNDED);    /* a point inside of it */
    assert_int_equal(usable(&p, 1, MANY), first);
    p.game.frame[4].local[0] = POINT_RAISED;
    assert_int_equal(usable(&p, 1, MANY), -1);
    p.game.depth = 2;
    assert_int_equal(usable(&p, 1, MANY), -1);                    /* no point at all */
    end_play(&p);
}

/* A blow's own ability waits while another's kills the striker: a seat that is out is asked nothing. */
TEST(an_owner_who_left_play_meanwhile_is_not_asked)
{
    struct play p;
    at_turn_of_0(&p, &duel_system, "seats 4");
    put_up(&p, THORNS, 1);
    grog_put(&p.run, ZONE_HAND, 0, LUNGE);
    p.game.initiative = 1;                                  /* seat 1 is heard before seat 0 */
    p.duel.health[0] = 1;
    p.duel.health[1] = 2;
    RIG(&p, 6, 6);
    take(&p, 0, "strike Lunge, seat 1");
    assert_int_equal(p.duel.health[0], 0);
    assert_sound(&p);
    end_play(&p);
}

/* ---- half done ----------------------------------------------------------- */

/* The way through every question of a rite, and where its trigger then rests. */
static const struct { const char *takes, *rests_at; } way[] = {
    { "0 raise Rite", "use" }, { "0 use Rite", "pay" }, { "0 discard Rite", "raise" },
    { "0 pay more for Rite", "pay raise" }, { "0 discard Rite", "choose" }, { "0 choose seat 1", "effect" },
    { "1 discard Rite", "effect" },
};
enum { WAY = GROG_COUNT(way) };

static struct grog_frame *trigger_of(struct play *p)
{
    for (unsigned i = 0; i < p->game.depth; i++)
        if (p->game.frame[i].proc == GROG_PROC_TRIGGER)
            return &p->game.frame[i];
    return NULL;
}

static int16_t *local(struct grog_frame *f, const char *name)
{
    unsigned i = 0;
    while (strcmp(grog_proc_trigger.local[i].name, name) != 0)
        i++;
    return &f->local[i];
}

/* So many questions into a rite. */
static struct grog_frame *in_a_rite(struct play *p, unsigned questions)
{
    begin_with(p, &duel_system, &box, "seats 2, deck Alone", 1);
    no_guards(p);
    for (unsigned i = 0; i < questions; i++)
        take(p, (unsigned)(way[i].takes[0] - '0'), way[i].takes + 2);
    struct grog_frame *f = trigger_of(p);
    assert_non_null(f);
    assert_string_equal(grog_proc_trigger.step[f->step].name, way[questions - 1].rests_at);
    return f;
}

static void assert_reads_back(const struct play *p)
{
    static char text[1 << 16];
    struct grog_text out = { .at = text, .room = sizeof text };
    struct grog_position opened;
    struct grog_error why = { 0 };
    assert_sound(p);
    grog_position_write(p->m, &p->game, &out);
    assert_true(out.n < sizeof text);
    if (grog_position_open(shelf, text, out.n, &opened, &why) != GROG_OK)
        fail_msg("line %u: %s\n%s", why.line, why.text, text);
    assert_true(same_game(p, opened.game));
    grog_position_close(&opened);
}

TEST(at_every_question_of_an_ability_a_position_reads_back_to_the_same_bytes)
{
    for (unsigned questions = 1; questions <= WAY; questions++) {
        struct play p;
        in_a_rite(&p, questions);
        assert_reads_back(&p);
        end_play(&p);
    }
}

TEST(in_random_games_every_question_of_an_ability_comes_up_and_reads_back)
{
    struct grog_dice dice = { .key = { 5 } };
    unsigned seen[16] = { 0 };
    for (uint64_t seed = 0; seed < 90; seed++) {
        struct play p;
        begin_with(&p, &duel_system, &box, setups[seed % 3], seed);
        for (; !p.game.over; step(&p, &dice)) {
            const struct grog_frame *f = trigger_of(&p);
            if (f && seen[f->step]++ < 200)
                assert_reads_back(&p);
        }
        end_play(&p);
    }
    for (unsigned i = 1; i < grog_proc_trigger.steps; i++)
        assert_true(seen[i] > 10);
}

/* ---- damaged ------------------------------------------------------------- */

/* So many questions into a rite, after this damage, grog_check is not content. */
#define REFUSED(questions, damage) do {                                     \
        struct play p;                                                      \
        struct grog_frame *f = in_a_rite(&p, questions);                    \
        (void)f;                                                            \
        damage;                                                             \
        if (!grog_check(p.m, &p.game))                                      \
            fail_msg("at '%s' not refused: %s", way[questions - 1].rests_at, #damage); \
        end_play(&p);                                                       \
    } while (0)

TEST(a_trigger_at_a_wrong_step_is_refused)
{
    for (unsigned at = 1; at <= WAY; at++)
        for (unsigned off = 1; off <= grog_proc_trigger.steps; off++)
            REFUSED(at, f->step = (uint8_t)((f->step + off) % (grog_proc_trigger.steps + 1u)));
}

TEST(a_trigger_of_an_ability_that_is_not_there_or_not_its_own_is_refused)
{
    for (unsigned at = 1; at <= WAY; at++) {
        REFUSED(at, *local(f, "ability") = (int16_t)box.abilities);
        REFUSED(at, *local(f, "ability") = -1);
        REFUSED(at, *local(f, "ability") = (int16_t)cards[STEADY].ability);     /* which asks nothing */
    }
}

TEST(a_trigger_that_waits_for_another_question_is_refused)
{
    for (unsigned at = 1; at <= WAY; at++)
        for (uint8_t q = 0; q <= QUESTIONS; q++) {
            struct play p;
            in_a_rite(&p, at);
            bool wrong = q != p.game.question;
            p.game.question = q;
            assert_int_equal(grog_check(p.m, &p.game) != NULL, wrong);
            end_play(&p);
        }
}

TEST(a_trigger_at_an_effect_past_the_last_or_another_is_refused)
{
    for (int16_t done = 1; done <= GROG_EFFECTS + 1; done++)
        for (unsigned at = 6; at <= WAY; at++)
            REFUSED(at, *local(f, "done") = done);
}

TEST(a_trigger_that_has_chosen_without_a_choice_is_refused)
{
    for (unsigned at = 1; at <= 5; at++) {
        REFUSED(at, *local(f, "chosen") = 1);
        REFUSED(at, (*local(f, "chosen") = 1, f->mode = 1));
        REFUSED(at, f->mode = 1);
    }
}

/* Target and owner become indices of the rules'. */
TEST(a_trigger_that_has_chosen_what_cannot_be_is_refused)
{
    for (unsigned at = 6; at <= WAY; at++)
        REFUSED(at, f->mode = 2);
}

TEST(a_trigger_that_asks_for_nobody_or_another_seat_is_refused)
{
    for (unsigned at = 1; at <= 5; at++)
        REFUSED(at, f->seat = GROG_NOBODY);
    for (unsigned at = 1; at <= 5; at += 2)
        REFUSED(at, f->seat = 1);
}

/* ---- undo, and the laws -------------------------------------------------- */

static void play(struct grog_journal *j, const struct grog_match *m, unsigned seat, const char *act)
{
    struct grog_option o;
    if (grog_option_parse(m, grog_journal_game(j), seat, act, &o) != GROG_OK)
        fail_msg("seat %u may not '%s'", seat, act);
    assert_int_equal(grog_play(j, seat, o, &heard), GROG_OK);
}

/* The game now, but for what it says about redo. */
static void look(const struct grog_journal *j, const struct grog_match *m, union grog_any_game *g)
{
    memcpy(g, grog_journal_game(j), grog_state_bytes(m));
    g->game.table.undone = 0;
}

TEST(undo_and_redo_go_through_an_abilitys_questions)
{
    static union grog_any_game was[WAY + 1], is;
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_match *m = match_of(&duel_system, &box, "seats 2, deck Alone");
    number_seed(1, seed);
    struct grog_journal *j = grog_journal_new(m, seed);
    play(j, m, 1, "!hand over person 0");
    play(j, m, 0, "stand open");
    play(j, m, 1, "stand open");
    look(j, m, &was[0]);
    for (unsigned i = 0; i < WAY; i++) {
        play(j, m, (unsigned)(way[i].takes[0] - '0'), way[i].takes + 2);
        look(j, m, &was[i + 1]);
    }
    for (unsigned back = 1; back <= WAY; back++) {          /* so far back, and forth again */
        for (unsigned i = WAY; i-- > WAY - back; ) {
            play(j, m, 0, "!undo");
            look(j, m, &is);
            assert_memory_equal(&is, &was[i], grog_state_bytes(m));
        }
        for (unsigned i = WAY - back + 1; i <= WAY; i++) {
            play(j, m, 0, "!redo");
            look(j, m, &is);
            assert_memory_equal(&is, &was[i], grog_state_bytes(m));
        }
    }
    grog_journal_free(j);
    grog_match_free(m);
}

TEST(the_laws_hold_in_games_with_abilities_of_all_sorts)
{
    for (unsigned i = 0; i < GROG_COUNT(setups); i++) {
        struct grog_match *m = match_of(&duel_system, &box, setups[i]);
        struct grog_laws *l = grog_laws_new(m);
        assert_non_null(l);
        for (uint64_t seed = 1; seed <= 300; seed++)
            if (grog_laws_game(l, seed))
                fail_msg("%s, seed %u: %s", setups[i], (unsigned)seed, grog_laws_story(l));
        grog_laws_free(l);
        grog_match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_modifier_per_a_measure_is_multiplied_by_it_within_the_values_bounds),
        IT(a_test_may_have_a_bound_of_more_than_one_and_an_unless),
        IT(an_ability_is_set_off_only_if_all_its_tests_hold),
        IT(a_row_with_a_test_behind_an_empty_one_is_refused),
        IT(a_card_named_by_its_title_speaks_only_in_that_context_and_once),
        IT(a_blow_with_rows_of_its_own_does_what_they_say_and_it_is_told),
        IT(what_has_several_roles_speaks_once_for_each_scope),
        IT(set_and_add_alter_a_pending_value_within_its_rows_bounds),
        IT(the_first_ability_that_is_usable_at_the_innermost_point_is_found),
        IT(an_owner_who_left_play_meanwhile_is_not_asked),
        IT(at_every_question_of_an_ability_a_position_reads_back_to_the_same_bytes),
        IT(in_random_games_every_question_of_an_ability_comes_up_and_reads_back),
        IT(a_trigger_at_a_wrong_step_is_refused),
        IT(a_trigger_of_an_ability_that_is_not_there_or_not_its_own_is_refused),
        IT(a_trigger_that_waits_for_another_question_is_refused),
        IT(a_trigger_at_an_effect_past_the_last_or_another_is_refused),
        IT(a_trigger_that_has_chosen_without_a_choice_is_refused),
        IT(a_trigger_that_has_chosen_what_cannot_be_is_refused),
        IT(a_trigger_that_asks_for_nobody_or_another_seat_is_refused),
        IT(undo_and_redo_go_through_an_abilitys_questions),
        IT(the_laws_hold_in_games_with_abilities_of_all_sorts),
    };
    return cmocka_run_group_tests_name("abilities in games", tests, make_box, NULL);
}
