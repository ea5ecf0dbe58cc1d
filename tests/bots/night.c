/* SPDX-License-Identifier: MIT */
/* night.c -- the heuristic bot of warfighter by night: it keeps quiet while that is worth something. */
#include <stddef.h>

static const char *const files[] = { PACKS "/settings.pack", PACKS "/modern.pack", PACKS "/shadow-war.pack" };
#include "plays.h"

static const char *const setups[] = {
    "mission In by One, team Low Tide", "mission The Admiral's Table, team Uninvited",
    "mission Wet Feet, team Cold Swim", "seats 2, mission Paper Never Burns, team Night School",
    "mission Walk Out of the Works, team Checked Out", "mission Let It Boil, team Slow Boil",
};

static void play_all(void (*look)(struct play *p))
{
    static struct play p;
    for (size_t i = 0; i < GROG_COUNT(setups); i++)
        for (uint64_t seed = 1; seed <= 3; seed++)
            play(&p, setups[i], seed, look);
}

TEST(it_reads_nothing_that_is_hidden) { play_all(look_at_other_decks); }

/* ---- how loud it is ---------------------------------------------------------- */

static unsigned begun, early;                   /* games; those in which the alarm sounds before the fourth Turn */
static bool sounded;
static uint8_t first;                           /* the Timer as the game begins */

static void look_for_the_alarm(struct play *p)
{
    if (p->wf.timer > first)
        first = p->wf.timer;
    if (p->wf.alert && !sounded) {
        sounded = true;
        early += first - p->wf.timer < 3;
    }
}

/* Who plays as by day has it in nearly all of them. */
TEST(the_alarm_seldom_sounds_in_the_first_three_turns)
{
    static struct play p;
    begun = early = 0;
    for (size_t i = 1; i < GROG_COUNT(setups); i++)
        for (uint64_t seed = 1; seed <= 12; seed++) {
            sounded = false;
            first = 0;
            play(&p, setups[i], seed, look_for_the_alarm);
            begun++;
        }
    assert_true(early * 5 < begun);
}

/* ---- what it does not do while it is quiet -------------------------------------- */

static int noise_of(const struct play *p, struct grog_option o)
{
    const struct item *i = o.object[0] ? &p->wf.item[grog_ref_slot(o.object[0])] : NULL;
    const int16_t *n = i ? grog_card(p->m, i->thing.card)->number : NULL;
    if (o.object[1] >= GUN_MODES || o.object[1] == THROWN)
        return 0;
    int dice = n ? n[WEAPON_MODES + o.object[1]] : 1;
    int each = o.object[1] == EXPLOSION ? 5 : ((i && (i->kinds & 3)) ? 5 : 10) - (n ? n[WEAPON_QUIET] : 0);
    return each * dice;
}

static bool is_surprised(const struct play *p, uint16_t hostile)
{
    unsigned knows = p->wf.hostile[grog_ref_slot(hostile)].awareness;
    return knows == UNAWARE || knows == PAUSES;
}

/* Nobody who knows nothing is worth the alarm. */
static void look_for_loud_shots(struct play *p)
{
    if (p->chosen.verb != VERB_ATTACK || p->wf.alert || !is_surprised(p, p->chosen.object[2]))
        return;
    if (!(p->wf.hostile[grog_ref_slot(p->chosen.object[2])].flags & HOSTILE_MARKED) && p->wf.timer > 8)
        assert_true(p->wf.noise + noise_of(p, p->chosen) < 30);
}

TEST(no_shot_at_one_who_knows_nothing_sounds_the_alarm) { play_all(look_for_loud_shots); }

/* ---- what it does -------------------------------------------------------------- */

static unsigned chances, stopped;

static bool is_on_its_way(const struct play *p, struct grog_option o)
{
    return o.verb == VERB_ATTACK && o.object[2] && p->wf.hostile[grog_ref_slot(o.object[2])].alarm_space;
}

/* When one goes for the alarm and can be shot at, that comes before all other shots. */
static void look_for_runners(struct play *p)
{
    bool can = false;
    for (uint32_t i = 0; i < p->list.n; i++)
        can = can || is_on_its_way(p, p->list.at[i]);
    if (!can || p->wf.alert || p->chosen.verb != VERB_ATTACK)
        return;
    chances++;
    stopped += is_on_its_way(p, p->chosen);
}

TEST(who_goes_for_the_alarm_is_shot_at_first)
{
    chances = stopped = 0;
    play_all(look_for_runners);
    assert_true(chances > 10);
    assert_true(stopped * 10 >= chances * 8);
}

static unsigned evaded, held_fire;

static void look_for_ways(struct play *p)
{
    evaded += p->chosen.verb == VERB_EVADE;
    held_fire += p->chosen.verb == VERB_HOLD_FIRE;
}

TEST(it_evades_and_it_holds_fire)
{
    evaded = held_fire = 0;
    play_all(look_for_ways);
    assert_true(evaded > 0);
    assert_true(held_fire > 0);
}

/* What was to be done is done: nobody goes anywhere but out. */
static void look_for_the_way_out(struct play *p)
{
    if (p->chosen.verb == VERB_MOVE && (p->wf.location[EXTRACTION].flags & LOCATION_COMPLETED))
        assert_int_equal(grog_ref_slot(p->chosen.object[2]), EXTRACTION);
}

TEST(when_it_is_done_all_go_to_the_extraction) { play_all(look_for_the_way_out); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(it_reads_nothing_that_is_hidden),
        IT(the_alarm_seldom_sounds_in_the_first_three_turns),
        IT(no_shot_at_one_who_knows_nothing_sounds_the_alarm),
        IT(who_goes_for_the_alarm_is_shot_at_first),
        IT(it_evades_and_it_holds_fire),
        IT(when_it_is_done_all_go_to_the_extraction),
    };
    return cmocka_run_group_tests_name("warfighter's bot by night", tests, NULL, NULL);
}
