/* SPDX-License-Identifier: MIT */
/* wf_forecasts.c -- what a player is told that an Attack needs is what its dice do, whatever it is made with. */
#include "mission.h"

#include "eyes.h"
#include "explain/warfighter/table.h"
#include "warfighter/attack.h"
#include "warfighter/forecast.h"
#include "warfighter/vehicles.h"

enum { RESULTS = 128 };

static struct looking l;

static const struct attack { const char *team, *lines, *hostile; unsigned space; const char *option; } attacks[] = {
    { "Able + Plain Rifle", "", "Loner", 1, "attack Able/1, Plain Rifle/1, Semi, Loner/1" },
    { "Able + Auto Rifle + Handy", "", "Crowd", 3, "attack Able/1, Auto Rifle/1, Auto, Crowd/1" },
    { "Able + Bolt Rifle", "", "Thin Crowd", 1, "attack Able/1, Bolt Rifle/1, Bolt, Thin Crowd/1" },
    { "Able + Bomb + Calm + Third Gun", "", "Dense Crowd", 1, "attack Able/1, Bomb/1, Explosion, Dense Crowd/1" },
    { "Able + Sprayer", "", "Dense Crowd", 2, "attack Able/1, Sprayer/1, Spray, Dense Crowd/1" },
    { "Able + Sprayer", "", "Dense Crowd", 2, "attack Able/1, Sprayer/1, Semi, Dense Crowd/1" },
    { "Able + Squad", "", "Crowd", 1, "fight Squad/2, Crowd/1" },
    { "Able + Tank", "", "Dense Crowd", 1, "attack Tank/2, Bow Gun/2, Auto, Dense Crowd/1" },      /* each die counts */
    { "Able + Tank", "", "Dense Crowd", 1, "attack Tank/2, Cannon/1, Semi, Dense Crowd/1" },       /* by Proximity */
    { "Able + Tank", "", "Dense Crowd", 2, "attack Tank/2, Cannon/1, Semi, Dense Crowd/1" },
};

static void set_up(struct play *p, const struct attack *a)
{
    char setup[200];
    snprintf(setup, sizeof setup, "team %s", a->team);
    begin(p, setup);
    given(p, a->lines);
    put_hostile(p, a->hostile, a->space, 0);
    look(&l, p);
}

static struct grog_frame shot_of(struct grog_option o)
{
    return (struct grog_frame){ .proc = PROC_SHOOT, .seat = 0, .actor = soldier_ref(const_wf(l.is.view), o.actor - 1u),
                                .with = o.object[0], .mode = (uint8_t)o.object[1], .target = o.object[2],
                                .pending = { [ATTACK_DICE] = (int16_t)board_dice_rolled(&l.is, o) } };
}

static int32_t packed(int kills, int suppresses)
{
    return wf_pack_result((struct wf_attack_result){ kills, suppresses });
}

/* What the player is told, taken at its word: of the dice as they lie, highest first, and the cover die. */
static unsigned taken_at_its_word(const struct wf_forecast *is, const int *die, int cover_die, int range)
{
    bool beats = cover_die + is->through >= is->cover;
    int hits = 0;
    for (int i = 0; i < is->dice; i++)
        hits += die[i] + is->bonus >= is->hit;
    if (is->prox) {
        hits = wf_hits_by_proximity(is->prox, range, die[0] + is->bonus);
        return (unsigned)(beats ? packed(hits, !hits) : hits);
    }
    if (is->each)
        return (unsigned)(beats ? packed(hits, is->dice - hits) : hits);
    return hits && beats ? (unsigned)packed(1, 0) : hits || beats;
}

static uint64_t count_all(const struct wf_forecast *is, int range, uint64_t share[RESULTS])
{
    uint64_t whole = COVER_DIE;
    int die[MOST_DICE];
    for (int i = 0; i < is->dice; i++)
        whole *= DIE;
    for (uint64_t n = 0; n < whole; n++) {
        uint64_t rest = n / COVER_DIE;
        for (int i = 0; i < is->dice; i++, rest /= DIE) {
            int k = i, now = (int)(rest % DIE) + 1;
            for (; k > 0 && die[k - 1] < now; k--)
                die[k] = die[k - 1];
            die[k] = now;
        }
        share[taken_at_its_word(is, die, (int)(n % COVER_DIE) + 1, range)]++;
    }
    return whole;
}

TEST(what_an_attack_needs_is_what_its_dice_do)
{
    static struct play p;
    for (unsigned i = 0; i < GROG_COUNT(attacks); i++) {
        uint64_t share[RESULTS] = { 0 };
        struct wf_forecast is;
        set_up(&p, &attacks[i]);
        struct grog_option o = option_called(&l, attacks[i].option);
        struct grog_frame f = shot_of(o);
        assert_true(wf_forecast(l.is.m, l.is.view, &f, &is));
        uint64_t whole = count_all(&is, (int)attacks[i].space - 1, share);
        assert_odds(&l, o, share, RESULTS, whole, attacks[i].option);
        end_play(&p);
    }
}

/* A Weapon that sprays in every Mode, and one that hits by Proximity. */
TEST(it_is_told_how_dice_count)
{
    static struct play p;
    char said[2048] = "", cannon[2048] = "", rifle[2048] = "";
    set_up(&p, &attacks[7]);
    grog_explain_of(p.m->system)->needs(&l.is, option_called(&l, attacks[7].option),
                                        &(struct grog_text){ .at = said, .room = sizeof said });
    assert_says(said, "each must come to 6 or more to hit");
    grog_explain_of(p.m->system)->needs(&l.is, option_called(&l, attacks[8].option),
                                        &(struct grog_text){ .at = cannon, .room = sizeof cannon });
    assert_says(cannon, "5 or more: 1 Hit, 7 or more: 2 Hits, 9 or more: 3 Hits");
    end_play(&p);
    set_up(&p, &attacks[0]);
    grog_explain_of(p.m->system)->needs(&l.is, option_called(&l, attacks[0].option),
                                        &(struct grog_text){ .at = rifle, .room = sizeof rifle });
    assert_null(strstr(rifle, "Hit"));
    end_play(&p);
}

/* As they lie, with a card that could be played: each die is told, and the rules do so. */
TEST(as_dice_lie_they_count)
{
    static struct play p;
    char said[2048] = "";
    begin(&p, "team Able + Tank");
    given(&p, "hand[0] = Roll Again");
    put_hostile(&p, "Dense Crowd", 1, 0);
    TAKE(&p, "attack Tank/2, Bow Gun/2, Auto, Dense Crowd/1", 8, 6, 4, 6);
    assert_question(&p, "attack rolled");
    look(&l, &p);
    grog_explain_of(p.m->system)->about(&l.is, &(struct grog_text){ .at = said, .room = sizeof said });
    assert_says(said, "2 of 3 dice hit");
    assert_says(said, "2 Kills and 1 Suppress");
    take(&p, "pass");
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

/* Behind a card that has them rolled again, while another could be played: nothing is told of those that lie. */
TEST(dice_that_are_rolled_again_do_not_count)
{
    static struct play p;
    char said[2048] = "";
    begin(&p, "team Able + Plain Rifle");
    given(&p, "hand[0] = Roll Again, Cover Again");
    put_hostile(&p, "Loner", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 1, 1);
    take(&p, "play Able/1, Roll Again");
    assert_question(&p, "attack rolled");
    look(&l, &p);
    grog_explain_of(p.m->system)->about(&l.is, &(struct grog_text){ .at = said, .room = sizeof said });
    assert_says(said, "about to be rolled again");
    assert_null(strstr(said, "As they lie"));
    assert_int_equal(grog_explain_of(p.m->system)->settled(&l.is), GROG_OPEN);
    end_play(&p);
}

/* What an Attack did to the card in slot 0, which nothing lay on. */
static unsigned done_to(const struct play *p, int reticles)
{
    const struct hostile *h = &p->wf.hostile[0];
    return h->thing.live ? (unsigned)(packed(h->ekia, h->suppress)) : (unsigned)packed(reticles, 0);
}

/* WF-ATK-19, WF-ATK-43  Every throw of three dice that all count, at a card of one Hostile, of two and of many: no more
 * is told than can be done. */
TEST(odds_are_told_as_they_are_carried_out)
{
    static const char *const hostiles[] = { "Loner", "Pair", "Dense Crowd" };
    static struct play p, q;
    static struct grog_odds odds;
    for (unsigned i = 0; i < GROG_COUNT(hostiles); i++) {
        uint64_t count[RESULTS] = { 0 }, whole = DIE * DIE * DIE * COVER_DIE, seen = 0;
        char option[96];
        snprintf(option, sizeof option, "attack Able/1, Sprayer/1, Spray, %s/1", hostiles[i]);
        set_up(&p, &(struct attack){ "Able + Sprayer", "", hostiles[i], 1, "" });
        int reticles = wf_reticles(p.m, &p.wf.hostile[0]);
        struct grog_option o = option_called(&l, option);
        for (unsigned n = 0; n < whole; n++) {
            memcpy(&q.wf, &p.wf, sizeof q.wf);
            q.m = p.m;
            take_dice(&q, 0, option, (const uint8_t[]){ (uint8_t)(n % 10 + 1), (uint8_t)(n / 10 % 10 + 1),
                      (uint8_t)(n / 100 % 10 + 1), (uint8_t)(n / 1000 + 1) }, 4);
            count[done_to(&q, reticles)]++;
        }
        assert_int_equal(grog_told_odds(p.m, l.is.view, 0, o, &odds), GROG_OK);
        for (uint32_t k = 0; k < odds.n; k++) {
            assert_true(odds.at[k].result < RESULTS);
            assert_int_equal(odds.at[k].share * whole, count[odds.at[k].result] * odds.whole);
            seen += count[odds.at[k].result];
        }
        assert_int_equal(seen, whole);
        end_play(&p);
    }
}

/* The die that empties a Weapon. */
TEST(a_weapon_is_emptied_as_forecast)
{
    static struct play p;
    for (int more = 0; more < 2; more++) {
        struct wf_forecast is;
        set_up(&p, &attacks[0]);
        struct grog_frame f = shot_of(option_called(&l, attacks[0].option));
        assert_true(wf_forecast(l.is.m, l.is.view, &f, &is));
        assert_true(is.reload > 0);
        TAKE(&p, attacks[0].option, (uint8_t)(is.reload + more), 1);
        assert_int_equal(told_at(&p, "is out of Ammo") >= 0, !more);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_an_attack_needs_is_what_its_dice_do), IT(it_is_told_how_dice_count), IT(as_dice_lie_they_count),
        IT(dice_that_are_rolled_again_do_not_count),
        IT(odds_are_told_as_they_are_carried_out), IT(a_weapon_is_emptied_as_forecast),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
