/* SPDX-License-Identifier: MIT */
/* wf_moments.c -- a Hostile Turn as whoever looks on sees it (kernel/witness.h): at each event the position is that of
 * its moment, neither before nor after. */
#include "mission.h"
#include "kernel/witness.h"
#include "scene/scene.h"

enum { MOST = 64 };

/* The game at each event of the last take. */
struct film {
    struct grog_witness witness;
    union { struct grog_game game; struct warfighter wf; unsigned char bytes[GROG_STATE_MAX]; } at[MOST];
    uint32_t n;
};

static void sees(struct grog_witness *w, const struct grog_game *g, uint32_t event)
{
    struct film *f = (struct film *)(void *)w;
    assert_true(event < MOST);
    assert_int_equal(g->asked, 0);                      /* nobody can choose in between */
    memcpy(&f->at[event], g, sizeof(struct warfighter));
    f->n = event + 1;
}

/* Able and Baker on the Mission card; a Loner beside Able, another two Locations away, and a Suppressed Pair. */
static void before_the_hostile_turn(struct play *p, struct film *f)
{
    begin(p, "team Able + Plain Rifle + Baker");
    put_hostile(p, "Loner", 1, 0);
    put_hostile(p, "Loner", 3, 0);
    put_hostile(p, "Pair", 2, 1);
    given(p, "hostile[2].suppress = 2");
    *f = (struct film){ .witness = { sees } };
    p->heard.witness = &f->witness;
}

static const struct warfighter *when(const struct play *p, const struct film *f, const char *told)
{
    int at = told_at(p, told);
    if (at < 0)
        fail_msg("'%s' was not told", told);
    return &f->at[at].wf;
}

TEST(each_stage_of_a_hostile_turn_is_seen_when_it_is_told)
{
    static struct film f;
    struct play p;
    const struct warfighter *w;
    before_the_hostile_turn(&p, &f);
    unsigned timer = p.wf.timer;
    END_TURN(&p, 9, 6);                                 /* a hit, and Able's Cover is beaten */
    assert_int_equal(f.n, p.heard.n);

    w = when(&p, &f, "attacks: Loner/1");               /* nothing has come of it yet */
    assert_int_equal(w->soldier[0].wound[0], 0);
    w = when(&p, &f, "against terrain:");                         /* the dice lie, he is not hurt */
    assert_int_equal(w->soldier[0].wound[0], 0);
    w = when(&p, &f, "is wounded");
    assert_int_equal(w->soldier[0].wound[0], 1);
    assert_int_equal(w->hostile[1].place, 3);           /* the other has not come nearer yet, */
    w = when(&p, &f, "moves: Loner/2, 2");
    assert_int_equal(w->hostile[1].place, 2);           /* and now it has */
    assert_int_equal(w->hostile[2].suppress, 2);        /* who is Suppressed still is, */
    w = when(&p, &f, "recovers");
    assert_int_equal(w->hostile[2].suppress, 1);        /* and then less */
    assert_int_equal(w->timer, timer);
    w = when(&p, &f, "Turns left");
    assert_int_equal(w->timer, timer - 1);
    end_play(&p);
}

/* A moment is looked at like any position: the scene of a seat's view. */
TEST(a_moment_has_a_scene)
{
    static struct film f;
    static struct grog_scene scene;
    static union grog_any_game view;
    struct play p;
    before_the_hostile_turn(&p, &f);
    END_TURN(&p, 9, 6);
    for (uint32_t i = 0; i < f.n; i++) {
        grog_view(p.m, &f.at[i].game, 0, &view.game);
        grog_scene_of(p.m, &view.game, 0, &scene);
        assert_int_equal(scene.options.n, 0);
        assert_int_equal(scene.object[scene.thing[ARRAY_HOSTILE][1]].square,
                         grog_square(f.at[i].wf.hostile[1].place - 1u, 0));
    }
    end_play(&p);
}

/* What looks on changes nothing. */
TEST(a_game_goes_on_the_same_without_a_witness)
{
    static struct film f;
    struct play p, q;
    before_the_hostile_turn(&p, &f);
    END_TURN(&p, 9, 6);
    before_the_hostile_turn(&q, &f);
    q.heard.witness = NULL;
    END_TURN(&q, 9, 6);
    assert_memory_equal(p.bytes, q.bytes, sizeof(struct warfighter));
    assert_int_equal(f.n, 0);
    end_play(&p);
    end_play(&q);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_stage_of_a_hostile_turn_is_seen_when_it_is_told),
        IT(a_moment_has_a_scene),
        IT(a_game_goes_on_the_same_without_a_witness),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
