/* SPDX-License-Identifier: MIT */
/* hn_ways.c -- whole ways: each is a run of options that are offered, no shorter one exists, every square where a move
 * can stop has one, and whoever asks for one changes nothing.
 *
 * The reference takes every option of every step in copies of the game, and so needs no rule of its own. */
#include "firing.h"
#include "sappers.h"

#include "heroes/move.h"
#include "heroes/showing.h"
#include "kernel/showing.h"

enum { STANDS = 4000, FAR = 255 };
extern const struct grog_system heroes_system;

/* ---- the slow way: all that can be chosen, step by step -------------------------------------------------------- */

struct stand { union { struct grog_game game; struct heroes hn; } at; uint8_t steps; };
static struct stand *stand;

static bool is_step(struct grog_option o) { return o.verb == VERB_STEP || o.verb == VERB_DRIVE; }

static void take_it(const struct grog_match *m, struct grog_game *g, struct grog_option o)
{
    static struct grog_events heard;
    assert_int_equal(grog_take(m, g, grog_first_seat(g->asked), o, &heard), GROG_OK);
    while (g->asked && heroes_system.questions[g->question].window) {
        static struct grog_options all;
        uint32_t pass = 0;
        grog_list(m, g, grog_first_seat(g->asked), &all);
        while (pass < all.n && all.at[pass].verb != GROG_PASS)
            pass++;
        assert_true(pass < all.n);
        assert_int_equal(grog_take(m, g, grog_first_seat(g->asked), all.at[pass], &heard), GROG_OK);
    }
}

static bool is_new(unsigned n, const struct heroes *h, unsigned slot)
{
    for (unsigned i = 0; i < n; i++)
        if (stand[i].at.hn.unit[slot].place == h->unit[slot].place
            && stand[i].at.hn.unit[slot].facing == h->unit[slot].facing)
            return false;
    return true;
}

/* Steps to each square where the move can be stopped, by its place; FAR: it does not come there. */
static void walk_everywhere(const struct play *p, unsigned slot, uint8_t steps[PLACES + 1])
{
    static struct grog_options all;
    unsigned n = 1;
    memset(steps, FAR, PLACES + 1);
    stand[0].at.hn = p->hn;
    stand[0].steps = 0;
    for (unsigned i = 0; i < n; i++) {
        const struct grog_game *g = &stand[i].at.game;
        if (!g->asked || strcmp(grog_question(p->m, g), "step") != 0)
            continue;
        grog_list(p->m, g, 0, &all);
        for (uint32_t k = 0; k < all.n; k++) {
            uint8_t *here = &steps[stand[i].at.hn.unit[slot].place];
            if (all.at[k].verb == VERB_STOP && stand[i].steps < *here)
                *here = stand[i].steps;
            if (!is_step(all.at[k]) || n == STANDS)
                continue;
            stand[n] = stand[i];
            take_it(p->m, &stand[n].at.game, all.at[k]);
            stand[n].steps++;
            n += is_new(n, &stand[n].at.hn, slot);
        }
        assert_true(n < STANDS);
    }
}

/* ---- both against each other ------------------------------------------------------------------------------------ */

/* The way is what is offered, step by step; a copy walks it. */
static void assert_walks(const struct play *p, unsigned slot, unsigned to, const struct grog_leg *leg, unsigned n)
{
    static struct play copy;
    static struct grog_options all;
    copy = *p;
    for (unsigned i = 0; i < n; i++) {
        bool offered_now = false;
        grog_list(p->m, &copy.game, 0, &all);
        for (uint32_t k = 0; k < all.n; k++)
            offered_now = offered_now || !memcmp(&all.at[k], &leg[i].take, sizeof leg[i].take);
        assert_true(offered_now);
        take_it(p->m, &copy.game, leg[i].take);
        assert_int_equal(copy.hn.unit[slot].place, leg[i].square);
    }
    assert_int_equal(copy.hn.unit[slot].place, to);
}

/* In a move; before: the game as it was before the unit set out. */
static unsigned assert_ways(const struct play *p, unsigned slot, const struct play *before)
{
    static struct play view, was;
    static uint8_t slow[PLACES + 1], ways[GROG_BOARD_SQUARES], first[GROG_BOARD_SQUARES];
    struct grog_leg leg[GROG_WAY];
    unsigned squares = 0;
    stand = calloc(STANDS + 1, sizeof *stand);
    assert_non_null(stand);
    walk_everywhere(p, slot, slow);
    grog_view(p->m, &before->game, 0, &view.game);
    hn_show_ways(p->m, &view.game, ARRAY_UNIT, slot, first);
    grog_view(p->m, &p->game, 0, &view.game);
    was = view;
    hn_show_ways(p->m, &view.game, ARRAY_UNIT, slot, ways);
    assert_memory_equal(first, ways, sizeof ways);
    for (unsigned at = 1; at <= PLACES; at++) {
        unsigned wanted = at == p->hn.unit[slot].place || slow[at] == FAR ? 0 : slow[at];
        if (ways[at - 1] != wanted)
            fail_msg("%c%u: %u steps, not %u", 'A' + place_x(at), place_y(at) + 1, ways[at - 1], wanted);
        unsigned n = hn_show_way(p->m, &view.game, ARRAY_UNIT, slot, at, leg);
        assert_int_equal(n, wanted);
        assert_walks(p, slot, n ? at : p->hn.unit[slot].place, leg, n);
        squares += wanted > 0;
    }
    assert_memory_equal(&was.game, &view.game, sizeof was.hn);
    free(stand);
    return squares;
}

/* Its activation begins, and then its move. */
static unsigned set_out(struct play *p, unsigned slot, const char *move)
{
    static struct play before;
    activate(p, slot);
    nobody_reacts(p, true);
    before = *p;
    take(p, move);
    return assert_ways(p, slot, &before);
}

TEST(on_foot_round_what_is_in_the_way)
{
    RULE("HN-MOV-01");
    RULE("HN-MOV-03");
    RULE("HN-MOV-06");
    RULE("HN-MOV-07");
    RULE("HN-TER-15");
    RULE("HN-ZOC-03");
    RULE("HN-BLD-09");
    struct play p;
    battle(&p, "+ + + + + + + + +\n"
               " . . . . . . . . \n"
               "+ + +-+-+-+ + + +\n"
               " . . .|# #|. . . \n"
               "+ + + +d+-+ + + +\n"
               " . w . . . m . . \n"
               "+ + + + + + + + +\n"
               " . w . H . . . . \n"
               "+ + + + + + + + +\n"
               " . . . . . . . . \n"
               "+ + + + + + + + +\n");
    put(&p, "Blue Clerks", "C4");                               /* to go through, and not to stop with */
    put(&p, "Red Rifles", "G3");                                /* with zones round it */
    unsigned us = put(&p, "Blue Rifles", "C3");
    assert_true(set_out(&p, us, "move Blue Rifles/3, 0") > 12);
    take(&p, "step Blue Rifles/3, D3");
    static struct play now;
    now = p;
    assert_true(assert_ways(&p, us, &now) > 5);                 /* with the steps that are left */
    end_play(&p);
}

TEST(out_of_a_mire)
{
    RULE("HN-TER-16");
    struct play p;
    battle(&p, ". . . . .\n"
               ". m . . .\n"
               ". . . . .");
    put(&p, "Red Tank", "");
    unsigned us = put(&p, "Blue Rifles", "B2");
    assert_int_equal(set_out(&p, us, "move Blue Rifles/2, 0"), 8);
    end_play(&p);
}

TEST(vehicles_turn_on_their_way)
{
    RULE("HN-VMV-02");
    RULE("HN-VMV-05");
    RULE("HN-VMV-08");
    struct play p;
    battle(&p, ". . . . . . .\n"
               ". . . . . . .\n"
               ". f f . w . .\n"
               ". . . . w . .\n"
               ". . . . . . .");
    put(&p, "Red Clerks", "A5");
    put(&p, "Blue Jeep", "D2");
    unsigned tank = put(&p, "Blue Tank", "D4");
    face(&p, tank, EAST);
    assert_true(set_out(&p, tank, "move Blue Tank/3, 0") > 5);
    take(&p, "stop Blue Tank/3");
    end_play(&p);
}

TEST(a_jeep_turns_in_the_mire)
{
    RULE("HN-TER-16");
    struct play p;
    battle(&p, ". . . . .\n"
               ". m m . .\n"
               ". . . . .");
    put(&p, "Red Clerks", "E1");
    unsigned jeep = put(&p, "Blue Jeep", "B2");
    face(&p, jeep, NORTH);
    assert_true(set_out(&p, jeep, "move Blue Jeep/2, 0") >= 5);
    take(&p, "stop Blue Jeep/2");
    end_play(&p);
}

/* Through two rows of hedges with two tokens, through one of them with one. */
TEST(a_cutter_opens_a_way_as_long_as_it_lasts)
{
    RULE("HN-EQP-37");
    RULE("HN-EQP-39");
    unsigned squares[3];
    for (uint8_t tokens = 0; tokens <= 2; tokens++) {
        struct play p;
        sappers(&p, ". . H . H .\n"
                    ". . H . H .\n"
                    ". . H . H .");
        put(&p, "Red Clerks", "F3");
        unsigned tank = put(&p, "Blue Tank", "B2");
        face(&p, tank, EAST);
        for (unsigned i = 0; i < HOLDINGS; i++)
            if (p.hn.holding[i].thing.live && p.hn.holding[i].thing.card == card("Blue Cutter"))
                p.hn.holding[i].left = tokens;
        squares[tokens] = set_out(&p, tank, "move Blue Tank/2, 0");
        take(&p, "stop Blue Tank/2");
        end_play(&p);
    }
    assert_true(squares[0] < squares[1] && squares[1] < squares[2]);
}

/* It drives through an enemy's square, and may explode there, but not stop. */
TEST(a_driven_charge_does_not_stop_among_the_enemy)
{
    RULE("HN-EQP-58");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . . . .");
    put(&p, "Red Clerks", "D1");
    unsigned us = put(&p, "Blue Beetle", "B1");
    face(&p, us, EAST);
    assert_true(set_out(&p, us, "move Blue Beetle/2, 0") > 4);
    take(&p, "stop Blue Beetle/2");
    end_play(&p);
}

/* Whoever has set out to assault goes to that unit and nowhere else; on its square or on a square of the way. */
TEST(an_assault_goes_to_whom_it_is_against)
{
    RULE("HN-ASL-06");
    struct play p;
    static uint8_t ways[GROG_BOARD_SQUARES];
    struct grog_leg leg[GROG_WAY];
    battle(&p, ". . . . . .\n"
               ". . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Clerks", "E1");
    its_turn(&p, us);
    nobody_reacts(&p, true);
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/2");
    hn_show_ways(p.m, &p.game, ARRAY_UNIT, us, ways);
    unsigned squares = 0;
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++)
        squares += ways[i] != 0;
    unsigned n = hn_show_way(p.m, &p.game, ARRAY_UNIT, us, place("E1"), leg);
    assert_true(n >= 3);
    assert_int_equal(squares, n);
    assert_int_equal(hn_show_way(p.m, &p.game, ARRAY_UNIT, us, leg[0].square, leg), 1);
    assert_int_equal(hn_show_way(p.m, &p.game, ARRAY_UNIT, us, place("A2"), leg), 0);
    n = hn_show_way(p.m, &p.game, ARRAY_UNIT, us, place("E1"), leg);
    static struct grog_events heard;
    for (unsigned i = 0; i < n; i++)
        assert_int_equal(grog_take(p.m, &p.game, 0, leg[i].take, &heard), GROG_OK);
    end_play(&p);
}

/* ---- what it tells of fire ------------------------------------------------------------------------------------ */

static unsigned under_fire(struct play *p, unsigned slot, const char *to, unsigned steps)
{
    static struct play view;
    struct grog_leg leg[GROG_WAY];
    unsigned bits = 0;
    grog_view(p->m, &p->game, 0, &view.game);
    assert_int_equal(hn_show_way(p->m, &view.game, ARRAY_UNIT, slot, place(to), leg), steps);
    for (unsigned i = 0; i < steps; i++)
        bits |= (unsigned)leg[i].under_fire << i;
    return bits;
}

TEST(who_waits_is_told_and_gone_round)
{
    RULE("HN-TER-22");
    RULE("HN-TER-24");
    RULE("HN-ABL-06");
    RULE("HN-SUP-04");
    struct play p;
    battle(&p, "s . . . . . . .\n"
               ". . . . H . . .\n"
               "H H H . H . . .\n"
               ". . . . . . . .");
    unsigned them = put(&p, "Red Rifles", "A1"), us = put(&p, "Blue Rifles", "H1");
    put(&p, "Red Leader", "A4");
    its_turn(&p, us);
    assert_int_equal(under_fire(&p, us, "E1", 3), 4);           /* behind the hedgerow up to the last square */
    assert_int_equal(under_fire(&p, us, "F1", 2), 2);
    assert_int_equal(under_fire(&p, us, "F4", 3), 0);
    p.hn.unit[them].flags |= UNIT_ACTIVATED;                    /* it has acted */
    assert_int_equal(under_fire(&p, us, "E1", 3), 0);
    p.hn.unit[them].flags &= (uint8_t)~UNIT_ACTIVATED;
    p.hn.unit[us].thing.hidden = 1;                             /* nobody aims at it */
    assert_int_equal(under_fire(&p, us, "E1", 3), 0);
    grog_hide(&p.hn.unit[them].thing);                          /* nor would one that lies concealed */
    assert_int_equal(under_fire(&p, us, "E1", 3), 0);
    p.hn.unit[us].thing.hidden = 0;
    assert_int_equal(under_fire(&p, us, "E1", 3), 4);           /* which might fire at what it sees, */
    p.hn.phase = PHASE_SUPPLY;
    assert_int_equal(under_fire(&p, us, "E1", 3), 0);           /* though not in the Supply Phase */
    grog_match_free(p.m);
}

/* Where it is told that nobody waits, nobody is asked; where somebody does, he is. */
TEST(as_the_rules_ask)
{
    struct play p;
    static struct play view;
    struct grog_leg leg[GROG_WAY];
    static struct grog_events heard;
    battle(&p, "s . . . . . . .\n"
               ". . . . H . . .\n"
               ". . . . . . . .");
    put(&p, "Red Rifles", "A1");
    unsigned us = put(&p, "Blue Rifles", "F1");
    put(&p, "Red Leader", "H3");
    its_turn(&p, us);
    nobody_reacts(&p, false);
    take(&p, "move Blue Rifles/2, 0");
    for (unsigned at = 1; at <= PLACES; at++) {
        grog_view(p.m, &p.game, 0, &view.game);
        if (hn_show_way(p.m, &view.game, ARRAY_UNIT, us, at, leg) != 1)
            continue;
        static struct play copy;
        copy = p;
        assert_int_equal(grog_take(p.m, &copy.game, 0, leg[0].take, &heard), GROG_OK);
        bool asked = !strcmp(grog_question(p.m, &copy.game), "opportunity fire");
        assert_int_equal(leg[0].under_fire, asked);
    }
    end_play(&p);
}

/* Whoever is aboard, gone, or nobody at all goes nowhere. */
TEST(nobody_goes_nowhere)
{
    struct play p;
    static uint8_t ways[GROG_BOARD_SQUARES];
    struct grog_leg leg[GROG_WAY];
    battle(&p, ". . . .\n"
               ". . . .");
    unsigned truck = put(&p, "Blue Truck", "B1"), us = put(&p, "Blue Rifles", "");
    put(&p, "Red Rifles", "D1");
    p.hn.unit[us].aboard = (uint8_t)(truck + 1);
    assert_int_equal(hn_show_way(p.m, &p.game, ARRAY_UNIT, us, place("A1"), leg), 0);
    assert_int_equal(hn_show_way(p.m, &p.game, ARRAY_TOKEN, 0, place("A1"), leg), 0);
    assert_int_equal(hn_show_way(p.m, &p.game, ARRAY_UNIT, truck, 0, leg), 0);
    assert_int_equal(hn_show_way(p.m, &p.game, ARRAY_UNIT, truck, place("B1"), leg), 0);
    hn_show_ways(p.m, &p.game, ARRAY_UNIT, us, ways);
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++)
        assert_int_equal(ways[i], 0);
    grog_match_free(p.m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(on_foot_round_what_is_in_the_way), IT(out_of_a_mire), IT(vehicles_turn_on_their_way),
        IT(a_jeep_turns_in_the_mire), IT(a_cutter_opens_a_way_as_long_as_it_lasts),
        IT(a_driven_charge_does_not_stop_among_the_enemy),
        IT(an_assault_goes_to_whom_it_is_against), IT(who_waits_is_told_and_gone_round), IT(as_the_rules_ask),
        IT(nobody_goes_nowhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
