/* SPDX-License-Identifier: MIT */
/* scene.c -- what a view shows: objects, marks, and what options touch. */
#include "support.h"
#include "scene/scene.h"

#include <stdlib.h>

extern const struct grog_system bench_system;
extern const struct grog_cards  bench_cards;

static struct grog_scene scene, other;

static void look(const struct play *p, unsigned seat, struct grog_scene *out)
{
    static union grog_any_game view;
    grog_view(p->m, &p->game, seat, &view.game);
    grog_scene_of(p->m, &view.game, seat, out);
}

/* The nth object of a sort and row; NULL if there are fewer. */
static const struct grog_scene_object *find(const struct grog_scene *s, enum grog_sort sort, unsigned row, unsigned nth)
{
    for (uint32_t i = 0; i < s->objects; i++)
        if (s->object[i].sort == sort && s->object[i].row == row && nth-- == 0)
            return &s->object[i];
    return NULL;
}

static void assert_same(const struct grog_scene *a, const struct grog_scene *b)
{
    assert_int_equal(a->objects, b->objects);
    assert_int_equal(a->marks, b->marks);
    assert_int_equal(a->options.n, b->options.n);
    assert_memory_equal(a->object, b->object, a->objects * sizeof *a->object);
    assert_memory_equal(a->marked, b->marked, a->marks * sizeof *a->marked);
    assert_memory_equal(a->options.at, b->options.at, a->options.n * sizeof *a->options.at);
    assert_memory_equal(a->touch, b->touch, a->options.n * sizeof *a->touch);
    assert_memory_equal(a->thing, b->thing, sizeof a->thing);
}

/* What must hold in any scene. */
static void assert_sound_scene(const struct grog_match *m, const struct grog_scene *s)
{
    uint32_t marks = 0;
    assert_true(s->objects > 0 && s->objects <= GROG_SCENE_OBJECTS && s->marks <= GROG_SCENE_MARKS);
    for (uint32_t i = 0; i < s->objects; i++) {
        const struct grog_scene_object *o = &s->object[i];
        assert_true(i ? o->parent < i : o->parent == 0);
        assert_true(o->card < m->cards->cards && o->back < m->cards->cards);
        assert_true(!(o->bits & GROG_UNKNOWN) || !o->card);
        assert_true(!o->marks || o->mark + o->marks <= s->marks);
        marks += o->marks;
        if (o->sort == GROG_IS_A_THING)
            assert_int_equal(s->thing[o->row][o->place], i);
        if (o->sort == GROG_IS_A_CARD)
            assert_int_equal(s->object[o->parent].sort, GROG_IS_A_PILE);
    }
    assert_int_equal(marks, s->marks);
    for (uint32_t i = 0; i < s->options.n; i++)
        for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++)
            assert_true(s->touch[i][k] < s->objects);
}

/* ---- the duel ------------------------------------------------------------ */

TEST(seats_piles_and_cards)
{
    struct play p;
    begin(&p, "", 1);
    lay_out(&p, ZONE_HAND, 0, "High Cut, Parry, Parry");
    look(&p, 0, &scene);
    assert_sound_scene(p.m, &scene);
    assert_int_equal(scene.object[0].sort, GROG_IS_A_TABLE);
    assert_int_equal(scene.object[1].sort, GROG_IS_A_SEAT);
    assert_true(scene.object[1].bits & GROG_YOURS && scene.object[1].bits & GROG_IS_ASKED);
    assert_false(scene.object[2].bits & GROG_ALLIED);
    const struct grog_scene_object *hand = find(&scene, GROG_IS_A_PILE, ZONE_HAND, 0);
    assert_int_equal(hand->parent, 1);
    assert_int_equal(hand->count, 3);
    assert_int_equal(hand[1].card, card("High Cut"));
    assert_int_equal(hand[2].card, card("Parry"));
    const struct grog_scene_object *theirs = find(&scene, GROG_IS_A_PILE, ZONE_HAND, 1);
    assert_int_equal(theirs->parent, 2);
    assert_int_equal(theirs->count, 3);
    assert_true(theirs->bits & GROG_UNKNOWN);
    assert_int_equal(theirs->back, card("Card"));
    const struct grog_scene_object *deck = find(&scene, GROG_IS_A_PILE, ZONE_DECK, 0);
    assert_int_equal(deck->parent, 0);
    assert_true(deck->bits & GROG_UNKNOWN && deck->bits & GROG_IN_ORDER);
    assert_null(find(&scene, GROG_IS_A_PILE, ZONE_HAND, 2));            /* only seats at the table have hands */
    end_play(&p);
}

TEST(a_face_down_thing_shows_its_face_to_its_owner_alone)
{
    struct play p;
    begin(&p, "", 1);
    take(&p, 0, "lay High Guard");
    look(&p, 0, &scene);
    look(&p, 1, &other);
    const struct grog_scene_object *mine = find(&scene, GROG_IS_A_THING, ARRAY_GUARD, 0);
    const struct grog_scene_object *seen = find(&other, GROG_IS_A_THING, ARRAY_GUARD, 0);
    assert_int_equal(mine->card, card("High Guard"));
    assert_true(mine->bits & GROG_FACE_DOWN && !(mine->bits & GROG_UNKNOWN) && mine->bits & GROG_YOURS);
    assert_int_equal(seen->card, 0);
    assert_int_equal(seen->back, card("Guard"));
    assert_true(seen->bits & GROG_FACE_DOWN && seen->bits & GROG_UNKNOWN && !(seen->bits & GROG_YOURS));
    assert_int_equal(seen->parent, 1);
    end_play(&p);
}

TEST(numbers_are_marks)
{
    struct play p;
    begin(&p, "", 1);
    p.duel.counter[1][2] = 5;
    look(&p, 0, &scene);
    const struct grog_scene_object *seat = &scene.object[2];
    assert_int_equal(seat->marks, 2);
    assert_int_equal(scene.marked[seat->mark].value, 4);                /* health */
    assert_int_equal(scene.marked[seat->mark + 1].value, 5);
    assert_int_equal(scene.marked[seat->mark + 1].index, 2);
    end_play(&p);
}

TEST(options_touch_what_they_are_about)
{
    struct play p;
    begin(&p, "", 1);
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut, Banner");
    look(&p, 0, &scene);
    struct grog_option strike = option_of(&p, 0, "strike High Cut, seat 1");
    uint16_t cut = 0;
    for (uint16_t i = 0; i < scene.objects; i++)
        if (scene.object[i].sort == GROG_IS_A_CARD && scene.object[i].card == card("High Cut"))
            cut = i;
    uint32_t at = grog_scene_next_option(&scene, cut, 0);
    assert_true(at < scene.options.n);
    assert_memory_equal(&scene.options.at[at], &strike, sizeof strike);
    assert_int_equal(scene.touch[at][0], cut);
    assert_int_equal(scene.touch[at][1], 2);                            /* the seat struck */
    assert_int_equal(scene.touch[at][2], 0);
    assert_int_equal(grog_scene_next_option(&scene, cut, at + 1), UINT32_MAX);
    assert_int_equal(grog_scene_next_option(&scene, 0, 0), UINT32_MAX);
    end_play(&p);
}

TEST(what_is_refused_is_told_with_its_rule)
{
    struct play p;
    struct grog_refused refused[GROG_SCENE_REFUSED];
    static union grog_any_game view;
    begin(&p, "", 1);
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut, Parry, Parry, Parry, Parry, Parry");
    look(&p, 0, &scene);
    grog_view(p.m, &p.game, 0, &view.game);
    unsigned n = grog_scene_refused(p.m, &view.game, &scene, refused);
    bool draw = false, strike_me = false;
    for (unsigned i = 0; i < n; i++) {
        draw = draw || (refused[i].option.verb == VERB_DRAW && !strcmp(refused[i].rule, "D-4.1"));
        strike_me = strike_me || (refused[i].option.verb == VERB_STRIKE && !strcmp(refused[i].rule, "D-3.1"));
    }
    assert_true(draw && strike_me);
    look(&p, 1, &scene);
    assert_int_equal(grog_scene_refused(p.m, &view.game, &scene, refused), 0);      /* it is not asked */
    end_play(&p);
}

/* ---- any game ------------------------------------------------------------ */

/* A scene of a view filled otherwise is the same scene. */
static void play_and_look(const struct grog_system *system, const struct grog_cards *cards, const char *setup,
                          uint64_t seed, unsigned steps)
{
    static union grog_any_game view, filled, again;
    struct play p;
    struct grog_dice dice;
    uint8_t bytes[GROG_SEED_BYTES];
    number_seed(seed, bytes);
    grog_dice_seed(&dice, bytes);
    begin_with(&p, system, cards, setup, seed);
    for (unsigned i = 0; i < steps && !p.game.over; i++) {
        unsigned seat = grog_dice_below(&dice, p.m->seats + 1u);
        seat = seat == p.m->seats ? GROG_SPECTATOR : seat;
        grog_view(p.m, &p.game, seat, &view.game);
        grog_scene_of(p.m, &view.game, seat, &scene);
        assert_sound_scene(p.m, &scene);
        number_seed(seed + i, bytes);
        grog_fill(p.m, &view.game, seat, bytes, &filled.game);
        grog_view(p.m, &filled.game, seat, &again.game);
        grog_scene_of(p.m, &again.game, seat, &other);
        assert_same(&scene, &other);
        step(&p, &dice);
    }
    end_play(&p);
}

TEST(a_scene_is_a_function_of_the_view)
{
    for (uint64_t seed = 1; seed <= 20; seed++)
        play_and_look(&duel_system, &duel_cards, "seats 4, open 0", seed, 400);
}

TEST(a_system_at_the_sizes_of_the_real_ones)
{
    play_and_look(&bench_system, &bench_cards, "", 1, 300);
    play_and_look(&bench_system, &bench_cards, "seats 6, soldiers 16, hostiles 96, opening 80, places 12", 2, 300);
}

/* Every slot and every place in piles in use, and every number not 0: all of it is there. */
TEST(nothing_overflows_when_all_is_full)
{
    struct play p;
    begin_with(&p, &bench_system, &bench_cards, "seats 6", 1);
    unsigned things = 0, cards = 0;
    for (unsigned a = 0; a < bench_system.n_arrays; a++)
        for (unsigned i = 0; i < bench_system.arrays[a].room; i++, things++) {
            struct grog_thing *t = grog_thing_in(p.m, &p.game, a, i);
            memset(t, 1, bench_system.arrays[a].stride);
            *t = (struct grog_thing){ .live = 1, .gen = 1, .owner = GROG_NOBODY, .card = 6 };
        }
    for (unsigned z = 0; z < bench_system.n_zones; z++)
        for (unsigned i = 0; i < bench_system.zones[z].piles; i++) {
            uint16_t *pile = grog_pile(p.m, &p.game, z, i);
            for (unsigned k = 0; k <= bench_system.zones[z].room; k++)
                pile[k] = k ? 6 : bench_system.zones[z].room;
            cards += grog_sees_pile(p.m, &p.game, &bench_system.zones[z], i, 0) ? bench_system.zones[z].room : 0;
        }
    p.game.over = 1;                                                    /* nobody chooses in such a game */
    grog_scene_of(p.m, &p.game, 0, &scene);
    assert_sound_scene(p.m, &scene);
    unsigned found_things = 0, found_cards = 0;
    for (uint32_t i = 0; i < scene.objects; i++) {
        found_things += scene.object[i].sort == GROG_IS_A_THING;
        found_cards += scene.object[i].sort == GROG_IS_A_CARD;
    }
    assert_int_equal(found_things, things);
    assert_int_equal(found_cards, cards);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(seats_piles_and_cards), IT(a_face_down_thing_shows_its_face_to_its_owner_alone), IT(numbers_are_marks),
        IT(options_touch_what_they_are_about), IT(what_is_refused_is_told_with_its_rule),
        IT(a_scene_is_a_function_of_the_view), IT(a_system_at_the_sizes_of_the_real_ones),
        IT(nothing_overflows_when_all_is_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
