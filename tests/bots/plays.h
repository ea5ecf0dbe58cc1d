/* SPDX-License-Identifier: MIT */
/* plays.h -- what tests of warfighter's bot share: whole Missions played by it, looked at choice by choice.
 *
 * Who includes it says before which packs are in the box: `static const char *const files[]`. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bots.h"
#include "kernel/list.h"
#include "pack/pack.h"
#include "warfighter/warfighter.h"

#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)

/* A Mission on the table, and the decision that is open. */
struct play {
    struct grog_match *m;
    union { struct grog_game game; struct warfighter wf; unsigned char bytes[GROG_STATE_MAX]; };
    union grog_any_game view;
    struct grog_options list;
    struct grog_dice dice;              /* the bot's */
    unsigned seat;
    struct grog_option chosen;
};

static const struct grog_bot *bot(void) { return grog_bot_find("warfighter", "heuristic"); }

static struct grog_pack *open_pack(const char *path, struct grog_error *why)
{
    static unsigned char bytes[1 << 20];
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    return grog_pack_open(bytes, n, why);
}

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    if (!linked) {
        struct grog_error why = { 0 };
        struct grog_pack *pack[GROG_COUNT(files)];
        for (size_t i = 0; i < GROG_COUNT(files); i++) {
            pack[i] = open_pack(files[i], &why);
            if (!pack[i])
                fail_msg("%s: %s", files[i], why.text);
        }
        linked = grog_cards_link(&warfighter_system, NULL, (const struct grog_pack *const *)pack, GROG_COUNT(files),
                                 &why);
        for (size_t i = 0; i < GROG_COUNT(files); i++)
            grog_pack_close(pack[i]);
        if (!linked)
            fail_msg("%s", why.text);
    }
    return (struct grog_box){ &warfighter_system, linked };
}

static void begin(struct play *p, const char *setup, uint64_t number)
{
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_error why = { 0 };
    struct grog_box b = box();
    memset(p, 0, sizeof *p);
    p->m = grog_match_new(&b, setup, &why);
    if (!p->m)
        fail_msg("%s: %s", setup, why.text);
    grog_seed_from_number(number, seed);
    grog_dice_seed(&p->dice, seed);
    grog_start(p->m, &p->game, seed, NULL);
}

static struct grog_option ask(struct play *p, const struct grog_game *sees, struct grog_dice *dice)
{
    struct grog_option o;
    assert_true(bot()->choose(p->m, sees, p->seat, p->list.at, p->list.n, dice, &o));
    return o;
}

static bool is_listed(const struct play *p, struct grog_option o)
{
    for (uint32_t i = 0; i < p->list.n; i++)
        if (grog_same_option(p->list.at[i], o))
            return true;
    return false;
}

/* Play to the end; `look` at each decision when the bot has chosen and before it is taken. */
static void play(struct play *p, const char *setup, uint64_t seed, void (*look)(struct play *p))
{
    begin(p, setup, seed);
    while (!grog_over(&p->game)) {
        p->seat = grog_first_seat(grog_asked(&p->game));
        grog_list(p->m, &p->game, p->seat, &p->list);
        grog_view(p->m, &p->game, p->seat, &p->view.game);
        p->chosen = ask(p, &p->view.game, &p->dice);
        assert_true(is_listed(p, p->chosen));
        if (look)
            look(p);
        grog_take_listed(p->m, &p->game, p->seat, p->chosen, NULL);
        assert_null(grog_check(p->m, &p->game));
    }
    grog_match_free(p->m);
}

/* Decks are hidden: shuffled anew, as the seat could imagine them, they change nothing. */
static void look_at_other_decks(struct play *p)
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 7 };
    static union grog_any_game filled, again;
    struct grog_dice dice = p->dice;
    grog_fill(p->m, &p->view.game, p->seat, seed, &filled.game);
    assert_true(grog_same_option(ask(p, &filled.game, &dice), p->chosen));
    grog_view(p->m, &filled.game, p->seat, &again.game);
    assert_true(grog_same_option(ask(p, &again.game, &dice), p->chosen));
}
