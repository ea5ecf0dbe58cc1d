/* SPDX-License-Identifier: MIT */
/* hn_showing.c -- what faces are told of a battle beside its state: numbers in force, orders that a seat may know, the
 * board, lines, dangers; and that none of it tells more than the seat's view. */
#include "battle.h"

#include "heroes/orders.h"
#include "heroes/showing.h"
#include "kernel/square.h"
#include "scene/scene.h"
#include "words/words.h"

enum { NOT_SHOWN = -1000 };

static const char *const field = ". . . . . . .\n"
                                 ". . f . . . .\n"
                                 ". . . H . . .";

/* What a seat is shown of a counter (or with 0 of the table, by slot 0): NOT_SHOWN if nothing. */
static int shown_of(struct play *p, unsigned seat, unsigned array, unsigned slot, const char *name)
{
    struct play view;
    int32_t n;
    grog_view(p->m, &p->game, seat, &view.game);
    for (unsigned i = 0; i < hn_showing.n_shows; i++) {
        const struct grog_show *s = &hn_showing.shows[i];
        if (s->array == array && !strcmp(s->name, name))
            return s->read(p->m, &view.game, seat, slot, &n) ? n : NOT_SHOWN;
    }
    fail_msg("nothing is called %s", name);
    return 0;
}

static int shown(struct play *p, unsigned seat, unsigned slot, const char *name)
{
    return shown_of(p, seat, ARRAY_UNIT + 1, slot, name);
}

/* A position that nobody is asked about need not be one that can be played. */
static void leave(struct play *p) { grog_match_free(p->m); }

/* ---- counters --------------------------------------------------------------------------------------------- */

TEST(numbers_are_those_in_force)
{
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "C2"), open = put(&p, "Red Rifles", "G1");
    int plain = hn_face(p.m, &p.hn.unit[us])[FACE_DEFENCE];
    activate(&p, us);
    assert_int_equal(shown(&p, 0, us, "defence"), plain + 2);
    assert_int_equal(shown(&p, 0, us, "cover"), 2);
    assert_int_equal(shown(&p, 0, open, "cover"), NOT_SHOWN);
    assert_int_equal(shown(&p, 1, us, "class"), 1);
    assert_int_equal(shown(&p, 0, us, "acting"), 1);
    assert_int_equal(shown(&p, 0, open, "acting"), NOT_SHOWN);
    int move = shown(&p, 0, us, "move");
    p.hn.unit[us].suppressed = 1;
    assert_int_equal(shown(&p, 0, us, "move"), move - 2);
    assert_int_equal(shown(&p, 0, us, "faces"), NOT_SHOWN);
    end_play(&p);
}

TEST(the_side_that_is_up_is_named)
{
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "C2");
    put(&p, "Red Rifles", "G1");
    activate(&p, us);
    assert_int_equal(shown(&p, 1, us, "side up"), NOT_SHOWN);
    p.hn.unit[us].flags |= UNIT_TURNED;
    assert_int_equal(shown(&p, 1, us, "side up"), numbers_of(p.m, p.hn.unit[us].thing.card)[UNIT_REVERSE]);
    leave(&p);
}

/* Of equal counters each keeps its number when others are lost, and is called so when it is lost itself. */
TEST(a_counter_keeps_its_number)
{
    struct play p;
    static struct grog_faces seen;
    struct grog_words *words = grog_words_english();
    begin(&p, "");
    const struct grog_speaker s = { .words = words, .m = p.m, .viewer = 0, .faces = &seen };
    char before[UNITS][64] = { "" };
    unsigned with_number = 0;
    grog_faces_see(&seen, p.m, &p.game);
    for (unsigned i = 0; i < UNITS; i++)
        if (p.hn.unit[i].thing.live && !p.hn.unit[i].thing.owner) {
            grog_say_thing(&s, &p.game, ARRAY_UNIT, i, &(struct grog_text){ .at = before[i], .room = sizeof *before });
            for (unsigned k = 0; k < i; k++)
                assert_string_not_equal(before[i], before[k]);
            with_number += strchr(before[i], '#') != NULL;
        }
    assert_true(with_number > 1);
    for (unsigned lost = 0; lost < UNITS; lost++) {
        p.hn.unit[lost].thing.live = 0;
        for (unsigned i = 0; i < UNITS && *before[lost]; i++) {
            char now[64] = "";
            struct grog_text text = { .at = now, .room = sizeof now };
            if (*before[i])
                grog_say_object(&s, &p.game, KIND_UNIT, unit_ref(&p.hn, i), GROG_SHORT, &text);
            assert_string_equal(now, before[i]);
        }
    }
    grog_words_close(words);
    leave(&p);
}

/* HN-REC-11, HN-VIC-04  How near a platoon is to be broken, what that is worth, and how many orders a side has. */
TEST(losses_and_orders)
{
    struct play p;
    begin(&p, "");
    unsigned tile = 0;
    while (p.hn.holding[tile].thing.owner || kind_of(p.m, p.hn.holding[tile].thing.card) != OF_TILE)
        tile++;
    const int16_t *n = numbers_of(p.m, p.hn.holding[tile].thing.card);
    assert_true(n[TILE_BREAKING] > 1);
    assert_int_equal(shown_of(&p, 1, ARRAY_HOLDING + 1, tile, "breaking"), n[TILE_BREAKING]);
    assert_int_equal(shown_of(&p, 1, ARRAY_HOLDING + 1, tile, "worth"), n[TILE_POINTS]);
    assert_int_equal(shown_of(&p, 0, ARRAY_HOLDING + 1, tile, "nearly broken"), NOT_SHOWN);
    p.hn.holding[tile].lost = (uint8_t)(n[TILE_BREAKING] - 1);
    assert_int_equal(shown_of(&p, 0, ARRAY_HOLDING + 1, tile, "nearly broken"), 1);
    assert_int_equal(shown_of(&p, 0, 0, 0, "your orders"), NOT_SHOWN);      /* not while they are deployed */
    p.hn.phase = PHASE_ORDERS;
    int orders = shown_of(&p, 0, 0, 0, "your orders");
    assert_int_equal(orders, (int)hn_stars(p.m, &p.game, 0));
    assert_int_equal(shown_of(&p, 1, 0, 0, "their orders"), orders);
    p.hn.holding[tile].flags |= HOLDING_BROKEN;
    assert_int_equal(shown_of(&p, 1, ARRAY_HOLDING + 1, tile, "nearly broken"), NOT_SHOWN);
    assert_int_equal(shown_of(&p, 1, ARRAY_HOLDING + 1, tile, "broken"), 1);
    assert_int_equal(shown_of(&p, 0, 0, 0, "your orders"), orders - n[TILE_STARS]);
    leave(&p);
}

/* What is said to a seat, or of it to others. */
static void assert_called(struct play *p, unsigned viewer, unsigned seat, const char *wanted)
{
    char room[128] = "";
    struct grog_words *words = grog_words_english();
    const struct grog_speaker s = { .words = words, .m = p->m, .viewer = viewer };
    grog_say_seat(&s, seat, &(struct grog_text){ .at = room, .room = sizeof room });
    assert_string_equal(room, wanted);
    grog_words_close(words);
}

/* The event of a side that holds something, as a seat is told it. */
static void assert_holds(struct play *p, unsigned viewer, unsigned side, const char *wanted)
{
    char room[128] = "";
    struct grog_words *words = grog_words_english();
    const struct grog_speaker s = { .words = words, .m = p->m, .viewer = viewer };
    const struct grog_event e = { .kind = TOLD_HOLDS, .object = { (uint16_t)side }, .amount = 1, .seen = 255 };
    grog_say_event(&s, &p->game, &e, &(struct grog_text){ .at = room, .room = sizeof room });
    assert_string_equal(room, wanted);
    grog_words_close(words);
}

/* By the nation of their first counters; the proving pack's have no words of their own. */
TEST(players_and_sides_are_called_by_their_nation)
{
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "C2");
    put(&p, "Red Rifles", "G1");
    activate(&p, us);
    char blue[128], red[128], holds[160];
    snprintf(blue, sizeof blue, "%s's side", grog_card(p.m, hn_showing.leads(p.m, 0))->name);
    snprintf(red, sizeof red, "%s's side", grog_card(p.m, hn_showing.leads(p.m, 1))->name);
    assert_string_not_equal(blue, red);
    assert_called(&p, 0, 1, red);
    assert_called(&p, 0, 0, "you");
    assert_called(&p, GROG_SPECTATOR, 0, blue);
    snprintf(holds, sizeof holds, "%s holds objective a.", red);
    assert_holds(&p, 0, 1, holds);
    assert_holds(&p, 0, 0, "Your side holds objective a.");
    end_play(&p);
}

/* A move in the Supply Phase is not by the rule of how moves are announced. */
TEST(choices_name_their_own_rule)
{
    assert_int_equal(hn_showing.rules[VERB_SUPPLY_MOVE], R_SUP_01);
    assert_int_equal(hn_showing.rules[VERB_AUTONOMOUS], R_ABL_27);
    assert_int_equal(hn_showing.rules[VERB_FIRE], 0);
}

TEST(a_vehicle_has_sides_and_a_facing)
{
    struct play p;
    battle(&p, field);
    unsigned tank = put(&p, "Blue Tank", "E1");
    put(&p, "Red Rifles", "A3");
    face(&p, tank, EAST);
    activate(&p, tank);
    const int16_t *f = hn_face(p.m, &p.hn.unit[tank]);
    assert_int_equal(shown(&p, 1, tank, "side"), f[FACE_SIDE]);
    assert_int_equal(shown(&p, 1, tank, "rear"), f[FACE_REAR]);
    assert_int_equal(shown(&p, 1, tank, "faces"), 1 + EAST);
    assert_int_equal(shown(&p, 1, tank, "tail"), hn_length(p.m, &p.hn.unit[tank]) > 1 ? (int)place("D1") : NOT_SHOWN);
    p.hn.unit[tank].damage = DAMAGE_TRACK;
    assert_int_equal(shown(&p, 1, tank, "track hit"), 1);
    assert_int_equal(shown(&p, 1, tank, "move"), 0);
    end_play(&p);
}

TEST(an_order_is_its_owners_to_know)
{
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1"), bluff = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "G1");
    order(&p, us, 3);
    order(&p, bluff, BLUFF);
    assert_int_equal(shown(&p, 0, us, "order"), 3);
    assert_int_equal(shown(&p, 0, us, "token"), NOT_SHOWN);
    assert_int_equal(shown(&p, 0, bluff, "bluff"), 1);
    assert_int_equal(shown(&p, 1, us, "order"), NOT_SHOWN);
    assert_int_equal(shown(&p, 1, us, "token"), 1);
    assert_int_equal(shown(&p, 1, bluff, "bluff"), NOT_SHOWN);
    assert_int_equal(shown(&p, 1, bluff, "token"), 1);
    leave(&p);
}

TEST(the_score)
{
    struct play p;
    battle(&p, field);
    put(&p, "Blue Rifles", "A1");
    p.hn.points[0] = 3;
    p.hn.points[1] = 1;
    p.hn.game.turn = 2;
    assert_int_equal(shown_of(&p, 0, 0, 0, "your points"), 3);
    assert_int_equal(shown_of(&p, 1, 0, 0, "your points"), 1);
    assert_int_equal(shown_of(&p, 1, 0, 0, "their points"), 3);
    assert_int_equal(shown_of(&p, 0, 0, 0, "round"), 2);
    p.hn.game.initiative = 1;
    assert_int_equal(shown_of(&p, 0, 0, 0, "initiative"), 2);
    assert_int_equal(shown_of(&p, 1, 0, 0, "initiative"), 1);
    leave(&p);
}

/* ---- the board -------------------------------------------------------------------------------------------- */

TEST(the_board_as_it_is)
{
    struct play p;
    static struct grog_board b;
    memset(&b, 0, sizeof b);
    battle(&p, "+ + + + +\n"
               " . f . . \n"
               "+ +-+ + +\n"
               " H . .o# \n"
               "+ + + + +\n");
    p.hn.mark_type[0] = MARK_SMOKE;
    p.hn.mark_at[0] = (uint16_t)corner_at(1, 1);
    p.hn.mark_level[0] = 4;
    hn_show_board(p.m, &p.game, &b);
    assert_int_equal(b.width, 4);
    assert_int_equal(b.height, 2);
    assert_int_equal(b.at[1].look, GROG_LOOKS_FOREST);
    assert_int_equal(b.at[GROG_BOARD_SIDE].look, GROG_LOOKS_HEDGEROW);
    assert_int_equal(b.at[1 + GROG_BOARD_SIDE].looks[0], GROG_EDGE_WALL);
    assert_int_equal(b.at[3 + GROG_BOARD_SIDE].looks[1], GROG_EDGE_WINDOW);
    assert_true(b.at[3 + GROG_BOARD_SIDE].bits & GROG_SQUARE_INSIDE);
    assert_int_equal(b.at[1 + GROG_BOARD_SIDE].smoke, 4);
    leave(&p);
}

TEST(lines_as_the_rules_see_them)
{
    struct play p;
    battle(&p, field);
    put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "A3");
    struct grog_sightline through = hn_show_sight(p.m, &p.game, place("A2"), place("G2"));
    assert_int_equal(through.sight, GROG_OBSCURED);
    assert_int_equal(through.penalty, 2);
    assert_int_equal(hn_show_sight(p.m, &p.game, place("A1"), place("G1")).sight, GROG_CLEAR);
    assert_int_equal(hn_show_sight(p.m, &p.game, place("A3"), place("G3")).sight, GROG_BLOCKED);
    leave(&p);
}

/* What takes something from a line is told square by square, and together it is what the line takes. */
TEST(what_lies_between_is_told)
{
    struct play p;
    struct grog_toll toll[GROG_TOLLS];
    int sum = 0;
    RULE("HN-TER-08");
    RULE("HN-TER-09");
    battle(&p, field);
    put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "A3");
    unsigned n = hn_show_between(p.m, &p.game, place("A2"), place("G2"), toll);
    for (unsigned i = 0; i < n; i++) {
        assert_int_equal(toll[i].sort, GROG_TOLL_GROUND);
        sum += toll[i].takes;
    }
    assert_int_equal(sum, 2);
    assert_int_equal(hn_show_between(p.m, &p.game, place("A1"), place("G1"), toll), 0);
    assert_true(hn_show_between(p.m, &p.game, place("A3"), place("G3"), toll));
    assert_int_equal(toll[0].takes, 0);
    unsigned us = put(&p, "Blue Rifles", "D1");
    assert_int_equal(hn_show_between(p.m, &p.game, place("A1"), place("G1"), toll), 1);
    assert_int_equal(toll[0].sort, GROG_TOLL_THING);
    assert_int_equal(toll[0].square, p.hn.unit[us].place);
    leave(&p);
}

TEST(where_things_are)
{
    struct play p;
    battle(&p, field);
    unsigned truck = put(&p, "Blue Truck", "B1"), us = put(&p, "Blue Rifles", "");
    unsigned other = put(&p, "Blue Rifles", "G3");
    p.hn.unit[us].aboard = (uint8_t)(truck + 1);
    order(&p, other, 2);
    struct grog_spot aboard = hn_spot_of(p.m, &p.game, ARRAY_UNIT, us);
    struct grog_spot token = hn_spot_of(p.m, &p.game, ARRAY_TOKEN, 0);
    assert_int_equal(aboard.square, place("B1"));
    assert_int_equal(aboard.with, unit_ref(&p.hn, truck));
    assert_int_equal(token.square, place("G3"));
    assert_int_equal(token.with, unit_ref(&p.hn, other));
    leave(&p);
}

TEST(dangers)
{
    struct play p;
    static uint8_t out[GROG_BOARD_SQUARES];
    battle(&p, ". . . . . . . .\n"
               ". . . . H . . .\n"
               ". . . . . . . .");
    put(&p, "Blue Rifles", "A2");
    unsigned foe = put(&p, "Red Rifles", "H2");
    int steps = shown(&p, 0, foe, "move");
    hn_show_danger(p.m, &p.game, 0, out);
    assert_true(out[place("G2") - 1] & GROG_DANGER_REACH);
    assert_true(out[place("G2") - 1] & GROG_DANGER_FIRE);
    assert_false(out[place("A2") - 1] & GROG_DANGER_FIRE);              /* behind the hedgerow */
    assert_false(out[place("A1") - 1] & GROG_DANGER_REACH && steps < 7);
    p.hn.unit[foe].thing.hidden = 1;
    hn_show_danger(p.m, &p.game, 0, out);
    assert_false(out[place("G1") - 1] & GROG_DANGER_FIRE);
    leave(&p);
}

TEST(what_a_counter_reaches)
{
    struct play p;
    static uint8_t out[GROG_BOARD_SQUARES];
    battle(&p, ". . . . . . . .\n"
               ". . . . H . . .\n"
               ". . . . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "H2");
    activate(&p, us);
    hn_show_reach(p.m, &p.game, ARRAY_UNIT, us, out);
    assert_true(out[place("D2") - 1] & GROG_DANGER_REACH);
    assert_false(out[place("F2") - 1] & GROG_DANGER_REACH);
    assert_false(out[place("G2") - 1] & GROG_DANGER_FIRE);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "step Blue Rifles/1, B2");
    hn_show_reach(p.m, &p.game, ARRAY_UNIT, us, out);                   /* with the steps that are left */
    assert_true(out[place("D1") - 1] & GROG_DANGER_REACH);
    assert_false(out[place("F1") - 1] & GROG_DANGER_REACH);
    hn_show_reach(p.m, &p.game, ARRAY_TOKEN, 0, out);
    assert_int_equal(out[place("B2") - 1], 0);
    end_play(&p);
}

/* ---- no more than the view -------------------------------------------------------------------------------- */

/* Everything that a seat is shown, as bytes. */
struct all_shown {
    struct { int32_t n; bool is; } unit[UNITS][64], table[64];
    struct grog_board board;
    struct grog_spot spot[UNITS + TOKENS];
    uint8_t danger[GROG_BOARD_SQUARES];
};

static void gather(const struct play *p, const struct grog_game *view, unsigned seat, struct all_shown *out)
{
    memset(out, 0, sizeof *out);
    for (unsigned i = 0; i < hn_showing.n_shows; i++) {
        const struct grog_show *s = &hn_showing.shows[i];
        if (!s->array)
            out->table[i].is = s->read(p->m, view, seat, 0, &out->table[i].n);
        EACH_UNIT(const_heroes(view), slot)
            if (s->array)
                out->unit[slot][i].is = s->read(p->m, view, seat, slot, &out->unit[slot][i].n);
    }
    EACH_UNIT(const_heroes(view), slot)
        out->spot[slot] = hn_spot_of(p->m, view, ARRAY_UNIT, slot);
    EACH_TOKEN(const_heroes(view), slot)
        out->spot[UNITS + slot] = hn_spot_of(p->m, view, ARRAY_TOKEN, slot);
    hn_show_board(p->m, view, &out->board);
    hn_show_danger(p->m, view, seat, out->danger);
}

static void assert_tells_no_more(struct play *p, unsigned seat, unsigned number)
{
    static struct play view, full, again;
    static struct all_shown of_view, of_full;
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(number, seed);
    grog_view(p->m, &p->game, seat, &view.game);
    grog_fill(p->m, &view.game, seat, seed, &full.game);
    grog_view(p->m, &full.game, seat, &again.game);
    gather(p, &view.game, seat, &of_view);
    gather(p, &again.game, seat, &of_full);
    assert_memory_equal(&of_view, &of_full, sizeof of_view);
}

/* Random games, looked at from both sides at every tenth decision. */
TEST(it_tells_no_more_than_the_view)
{
    struct play p;
    static struct grog_options all;
    begin(&p, "scenario Drill");
    uint8_t seed[GROG_SEED_BYTES] = { 7 };
    struct grog_dice dice;
    grog_dice_seed(&dice, seed);
    for (unsigned n = 0; n < 400 && !grog_over(&p.game); n++) {
        unsigned seat = grog_first_seat(grog_asked(&p.game));
        grog_list(p.m, &p.game, seat, &all);
        assert_int_equal(grog_take(p.m, &p.game, seat, all.at[grog_dice_below(&dice, all.n)], &p.heard), GROG_OK);
        if (n % 10 == 0)
            assert_tells_no_more(&p, n / 10 % 2, n);
    }
    end_play(&p);
}

TEST(a_hidden_counter_shows_its_back_alone)
{
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G1");
    p.hn.unit[us].thing.hidden = 1;
    assert_int_equal(shown(&p, 1, us, "concealed"), 1);
    assert_int_equal(shown(&p, 1, us, "against infantry"), NOT_SHOWN);
    assert_int_not_equal(shown(&p, 0, us, "against infantry"), NOT_SHOWN);
    leave(&p);
}

/* ---- words, and squares of options ------------------------------------------------------------------------ */

TEST(each_has_its_sentence)
{
    struct grog_words *english = grog_words_english();
    for (unsigned i = 0; i < hn_showing.n_shows; i++) {
        char key[96] = "heroes.show.";
        size_t n = strlen(key);
        for (const char *c = hn_showing.shows[i].name; *c; c++)
            key[n++] = *c == ' ' ? '-' : *c;
        key[n] = 0;
        if (!grog_words_has(english, key))
            fail_msg("en.words lacks %s", key);
    }
    grog_words_close(english);
}

/* What is the rules' own is a field of the table, and no face reads it out. */
TEST(book_keeping_stays_inside)
{
    struct play p;
    static struct grog_scene s;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "G1");
    p.hn.unit[us].suppressed = 1;
    activate(&p, us);
    grog_scene_of(p.m, &p.game, 0, &s);
    const struct grog_scene_object *o = &s.object[s.thing[ARRAY_UNIT][us]];
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *mark = &s.marked[o->mark + i];
        bool is_place = !mark->show && !strcmp(grog_mark_name(p.m, mark), "place");
        assert_true(grog_mark_is_inner(p.m, mark) || !is_place);
        assert_false(grog_mark_is_inner(p.m, mark) && !strcmp(grog_mark_name(p.m, mark), "suppressed"));
    }
    for (unsigned i = 0; hn_showing.inner[i]; i++) {
        bool found = false;
        for (unsigned k = 0; k < p.m->system->n_fields; k++)
            found = found || !strcmp(p.m->system->fields[k].name, hn_showing.inner[i]);
        assert_true(found);
    }
    end_play(&p);
}

TEST(options_by_square)
{
    struct play p;
    static struct grog_scene s;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G1");
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    grog_scene_of(p.m, &p.game, 0, &s);
    uint32_t at = grog_scene_next_option_at(&s, (uint16_t)place("B2"), 0);
    assert_true(at < s.options.n);
    assert_int_equal(s.options.at[at].object[2], place("B2"));
    assert_int_equal(grog_scene_next_option_at(&s, (uint16_t)place("B2"), at + 1), UINT32_MAX);
    assert_int_equal(grog_scene_next_option_at(&s, (uint16_t)place("E3"), 0), UINT32_MAX);
    assert_int_equal(s.object[s.thing[ARRAY_UNIT][us]].square, place("A1"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_side_that_is_up_is_named), IT(a_counter_keeps_its_number), IT(losses_and_orders),
        IT(players_and_sides_are_called_by_their_nation),
        IT(choices_name_their_own_rule),
        IT(numbers_are_those_in_force), IT(a_vehicle_has_sides_and_a_facing), IT(an_order_is_its_owners_to_know),
        IT(the_score), IT(the_board_as_it_is), IT(lines_as_the_rules_see_them), IT(what_lies_between_is_told),
        IT(where_things_are), IT(dangers),
        IT(what_a_counter_reaches),
        IT(it_tells_no_more_than_the_view), IT(a_hidden_counter_shows_its_back_alone), IT(each_has_its_sentence),
        IT(book_keeping_stays_inside), IT(options_by_square),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
