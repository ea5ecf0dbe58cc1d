/* SPDX-License-Identifier: MIT */
/* thing_piles.c -- piles that belong to things in play: who sees them, and all that is read off their rows.
 *
 * The system is the duel, but its tokens lie with the guards: pile i is that of guard i. */
#include "support.h"

#include "scene/scene.h"

static struct grog_system by_thing;
static struct grog_zone   zones[8];
static const struct grog_box box[] = { { &by_thing, &duel_cards }, { NULL, NULL } };

/* Guard 0 is seat 1's, guard 1 seat 0's, guard 2 nobody's. */
enum { SEAT_1S, SEAT_0S, NOBODYS };

typedef union { struct grog_game game; struct duel duel; unsigned char bytes[GROG_STATE_MAX]; } any_view;

static void deal(struct grog_run *r)
{
    duel_system.deal(r);
    memset(((struct duel *)r->g)->token, 0, sizeof ((struct duel *)r->g)->token);
    static const uint8_t owner[] = { [SEAT_1S] = 1, [SEAT_0S] = 0, [NOBODYS] = GROG_NOBODY };
    for (unsigned i = 0; i < GROG_COUNT(owner); i++) {
        grog_thing_new(r, ARRAY_GUARD, 0, owner[i]);
        grog_put(r, ZONE_TOKEN, i, card("Low Guard"));
        grog_put(r, ZONE_TOKEN, i, card("High Guard"));
    }
}

static int make_system(void **state)
{
    (void)state;
    by_thing = duel_system;
    memcpy(zones, duel_system.zones, duel_system.n_zones * sizeof *zones);
    zones[ZONE_TOKEN].of_array = ARRAY_GUARD + 1;
    by_thing.zones = zones;
    by_thing.deal = deal;
    by_thing.check = NULL;
    return 0;
}

static void begin_by_thing(struct play *p, enum grog_sight sight)
{
    zones[ZONE_TOKEN].sight = sight;
    begin_with(p, &by_thing, &duel_cards, "seats 2", 1);
    assert_sound(p);
}

static void assert_sees(const struct play *p, unsigned seat, unsigned pile, bool seen)
{
    any_view view;
    grog_view(p->m, &p->game, seat, &view.game);
    for (unsigned k = 1; k <= 2; k++)
        assert_true((view.duel.token[pile][k] == card("Guard")) != seen);
    assert_int_equal(view.duel.token[pile][0], 2);
    assert_true(grog_sees_pile(p->m, &p->game, &zones[ZONE_TOKEN], pile, seat) == seen);
}

TEST(whoever_owns_the_thing_sees_its_pile)
{
    struct play p;
    begin_by_thing(&p, GROG_SEEN_BY_OWNER);
    for (unsigned seat = 0; seat <= GROG_SPECTATOR; seat += seat == 1 ? GROG_SPECTATOR - 1 : 1) {
        assert_sees(&p, seat, SEAT_1S, seat == 1);
        assert_sees(&p, seat, SEAT_0S, seat == 0);
        assert_sees(&p, seat, NOBODYS, false);
    }
    grog_thing_in(p.m, &p.game, ARRAY_GUARD, SEAT_1S)->owner = 0;           /* it changes hands */
    assert_sees(&p, 0, SEAT_1S, true);
    assert_sees(&p, 1, SEAT_1S, false);
    end_play(&p);
}

TEST(what_all_see_all_see)
{
    struct play p;
    begin_by_thing(&p, GROG_SEEN_BY_ALL);
    for (unsigned pile = 0; pile <= NOBODYS; pile++) {
        assert_sees(&p, 0, pile, true);
        assert_sees(&p, GROG_SPECTATOR, pile, true);
    }
    end_play(&p);
}

TEST(a_filled_view_looks_the_same_and_has_all_cards)
{
    for (unsigned sight = GROG_SEEN_BY_ALL; sight <= GROG_SEEN_BY_NONE; sight++) {
        struct play p;
        begin_by_thing(&p, sight);
        for (unsigned seat = 0; seat < 2; seat++) {
            any_view view, filled, again;
            uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)seat };
            uint16_t copies[GROG_TITLES_MAX];
            grog_view(p.m, &p.game, seat, &view.game);
            grog_fill(p.m, &view.game, seat, seed, &filled.game);
            grog_view(p.m, &filled.game, seat, &again.game);
            assert_memory_equal(&view, &again, grog_state_bytes(p.m));
            assert_null(grog_check(p.m, &filled.game));
            assert_int_equal(grog_census(p.m, &filled.game, copies), 0);
            assert_memory_equal(copies, p.m->copies, p.m->titles * sizeof *copies);
        }
        end_play(&p);
    }
}

TEST(a_position_says_them_by_slot)
{
    static char written[1 << 16];
    struct grog_text out = { .at = written, .room = sizeof written };
    struct grog_error why = { 0 };
    struct grog_position at;
    struct play p;
    begin_by_thing(&p, GROG_SEEN_BY_OWNER);
    grog_remove(&p.run, ZONE_TOKEN, SEAT_0S, card("Low Guard"));
    grog_position_write(p.m, &p.game, &out);
    assert_non_null(strstr(written, "\ntoken[1] = High Guard\n"));
    if (grog_position_open(box, written, out.n, &at, &why) != GROG_OK)
        fail_msg("%s", why.text);
    assert_true(same_game(&p, at.game));
    grog_position_close(&at);
    assert_int_equal(grog_position_set(p.m, &p.game, "token[2] =", &why), GROG_OK);
    assert_int_equal(p.duel.token[NOBODYS][0], 0);
    assert_int_equal(grog_position_set(p.m, &p.game, "token[3] = High Guard", &why), GROG_BAD_TEXT);
    assert_string_equal(why.text, "this cannot happen: token");             /* no guard lies in slot 3 */
    end_play(&p);
}

TEST(a_thing_that_leaves_play_leaves_an_empty_pile)
{
    struct play p;
    any_view same;
    begin_by_thing(&p, GROG_SEEN_BY_OWNER);
    const struct grog_thing *t = grog_thing_of(p.m, &p.game, ARRAY_GUARD, SEAT_0S);
    grog_thing_free(&p.run, grog_ref(ARRAY_GUARD, SEAT_0S, t->gen));
    assert_int_equal(grog_pile_seat(p.m, &p.game, &zones[ZONE_TOKEN], SEAT_0S), GROG_NOBODY);
    assert_string_equal(grog_check(p.m, &p.game), "token");
    while (grog_draw(&p.run, ZONE_TOKEN, SEAT_0S))
        ;
    assert_null(grog_check(p.m, &p.game));
    grog_canonical(p.m, &p.game, &same.game);
    assert_true(same_game(&p, &same.game));
    end_play(&p);
}

TEST(a_scene_has_them_under_their_things)
{
    static struct grog_scene scene;
    struct play p;
    any_view view;
    unsigned piles = 0;
    begin_by_thing(&p, GROG_SEEN_BY_OWNER);
    grog_view(p.m, &p.game, 0, &view.game);
    grog_scene_of(p.m, &view.game, 0, &scene);
    for (uint32_t i = 0; i < scene.objects; i++) {
        const struct grog_scene_object *o = &scene.object[i];
        if (o->sort != GROG_IS_A_PILE || o->row != ZONE_TOKEN)
            continue;
        piles++;
        assert_int_equal(o->parent, scene.thing[ARRAY_GUARD][o->place]);
        assert_true(o->parent && o->count == 2);
        assert_true(!(o->bits & GROG_UNKNOWN) == (o->place == SEAT_0S));
        assert_int_equal(o->owner, grog_pile_seat(p.m, &p.game, &zones[ZONE_TOKEN], o->place));
    }
    assert_int_equal(piles, 3);                                             /* those of guards in play */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(whoever_owns_the_thing_sees_its_pile),
        IT(what_all_see_all_see),
        IT(a_filled_view_looks_the_same_and_has_all_cards),
        IT(a_position_says_them_by_slot),
        IT(a_thing_that_leaves_play_leaves_an_empty_pile),
        IT(a_scene_has_them_under_their_things),
    };
    return cmocka_run_group_tests_name("piles of things", tests, make_system, NULL);
}
