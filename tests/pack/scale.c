/* SPDX-License-Identifier: MIT */
/* scale.c -- ten thousand cards: opened and linked fast, and shared by threads that play at once. */
#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include "image.h"
#include "pack/pack.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 10000, GAMES = 40 };

/* Of work. */
static double milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);           /* whatever else the machine does */
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* Standards with two modifiers, one ability and two effects each, none of them in the common deck. */
static uint8_t *ten_thousand(size_t *n)
{
    static const char *const value[] = { "strike", "damage", "hand", "parry", "to_hit" };
    static const char *const point[] = { "wounded", "turn_ends", "raised", "round_begins" };
    struct builder b;
    begin_pack(&b, "many");
    uint16_t high = add_word(&b, GROG_PACK_MEASURE, "high"), deck[20];
    for (unsigned i = 0; i < GROG_COUNT(deck); i++) {
        char id[32];
        snprintf(id, sizeof id, "standard-%u", i * 499);
        deck[i] = add_ref(&b, "many", id, "standard");
    }
    for (unsigned i = 0; i < CARDS; i++) {
        char name[32];
        snprintf(name, sizeof name, "Standard %u", i);
        add_card(&b, name, OF_STANDARD)->text = add_string(&b, "Says what it says, in a line or so.");
        numbers(&b)[COPIES] = 0;
        add_modifier(&b, value[i % 5], (int16_t)(1 + i % 3));
        add_modifier(&b, value[i / 5 % 5], (int16_t)(1 - i % 3))->test[0] = (struct grog_pack_test){ high, 0, 0, 1 };
        add_ability(&b, point[i % 4], GROG_FOR_OWNER);
        add_effect(&b, "draw", "me", (int16_t)(1 + i % 2));
        add_effect(&b, i % 3 ? "wound" : "mend", i % 3 ? "each foe" : "me", 1);
    }
    add_card(&b, "Some", OF_DECK);
    for (unsigned i = 0; i < GROG_COUNT(deck); i++)
        give_keyword(&b, DECK_CARDS, deck[i], 3);
    give_keyword(&b, DECK_CARDS, add_ref(&b, "duel", "high-cut", "strike"), 20);
    give_keyword(&b, DECK_CARDS, add_ref(&b, "duel", "parry", "parry"), 10);
    uint8_t *bytes = bytes_of(&b, n);
    end_pack(&b);
    assert_non_null(bytes);
    return bytes;
}

static struct grog_cards *link_bytes(const uint8_t *bytes, size_t n)
{
    struct grog_error why = { 0 };
    const struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    struct grog_cards *c = pack ? grog_cards_link(&duel_system, &duel_cards, &pack, 1, &why) : NULL;
    if (!c)
        fail_msg("%s", why.text);
    grog_pack_close((struct grog_pack *)(uintptr_t)pack);
    return c;
}

TEST(ten_thousand_cards_are_linked_in_a_moment)
{
    size_t n;
    uint8_t *bytes = ten_thousand(&n), *copy = malloc(n);
    double best = 1e9, plain = 1e9;
    for (unsigned i = 0; i < 5; i++) {
        double t = milliseconds();
        struct grog_cards *c = link_bytes(bytes, n);
        t = milliseconds() - t;
        best = t < best ? t : best;
        assert_int_equal(c->cards, duel_cards.cards + CARDS + 1);
        assert_int_equal(c->modifiers, duel_cards.modifiers + 2 * CARDS);
        assert_int_equal(c->abilities, duel_cards.abilities + CARDS);
        assert_int_equal(c->effects, duel_cards.effects + 2 * CARDS);
        grog_cards_free(c);
        t = milliseconds();
        memcpy(copy, bytes, n);
        t = milliseconds() - t;
        plain = t < plain ? t : plain;
        assert_memory_equal(copy, bytes, n);
    }
    print_message("%d cards, %zu bytes: opened and linked in %.2f ms of processor time, copied in %.3f ms\n",
                  CARDS, n, best, plain);
    assert_true(best < 500);
    free(copy);
    free(bytes);
}

/* ---- threads ------------------------------------------------------------- */

struct player { const struct grog_cards *cards; uint8_t end[GAMES][GROG_HASH_BYTES]; bool ok; };

struct table {
    union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; };
    struct grog_options options;
    struct grog_events events;
};

static void play_game(const struct grog_match *m, struct table *t, uint32_t number, uint8_t end[GROG_HASH_BYTES])
{
    struct grog_dice dice = { .key = { number } };
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(number, seed);
    grog_start(m, &t->game, seed, &t->events);
    while (!grog_over(&t->game)) {
        unsigned seat = grog_first_seat(grog_asked(&t->game));
        grog_list(m, &t->game, seat, &t->options);
        grog_take(m, &t->game, seat, t->options.at[grog_dice_below(&dice, t->options.n)], &t->events);
    }
    grog_hash(m, &t->game, end);
}

static void *play_games(void *arg)
{
    struct player *p = arg;
    struct grog_box box = { &duel_system, p->cards };
    struct grog_match *m = grog_match_new(&box, "seats 4, deck Some", NULL);
    struct table *t = calloc(1, sizeof *t);
    p->ok = m && t;
    for (unsigned i = 0; p->ok && i < GAMES; i++)
        play_game(m, t, i, p->end[i]);
    free(t);
    grog_match_free(m);
    return NULL;
}

TEST(threads_that_share_cards_play_the_same_games_as_one)
{
    size_t n;
    uint8_t *bytes = ten_thousand(&n);
    struct grog_cards *c = link_bytes(bytes, n);
    static struct player alone, both[2];
    alone.cards = both[0].cards = both[1].cards = c;
    play_games(&alone);
    assert_true(alone.ok);
    pthread_t thread[2];
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, play_games, &both[i]), 0);
    for (unsigned i = 0; i < 2; i++) {
        pthread_join(thread[i], NULL);
        assert_true(both[i].ok);
        assert_memory_equal(both[i].end, alone.end, sizeof alone.end);
    }
    grog_cards_free(c);
    free(bytes);
}

TEST(a_game_with_linked_cards_is_sound_at_every_step)
{
    size_t n;
    struct builder b;
    build_all_sorts(&b);
    uint8_t *bytes = bytes_of(&b, &n);
    end_pack(&b);
    struct grog_cards *c = link_bytes(bytes, n);
    struct grog_dice dice = { .key = { 5 } };
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct play p;
        begin_with(&p, &duel_system, c, seed % 2 ? "seats 2, deck All of It" : "seats 4", seed);
        while (!p.game.over) {
            step(&p, &dice);
            assert_sound(&p);
        }
        end_play(&p);
    }
    grog_cards_free(c);
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(ten_thousand_cards_are_linked_in_a_moment),
        IT(threads_that_share_cards_play_the_same_games_as_one),
        IT(a_game_with_linked_cards_is_sound_at_every_step),
    };
    return cmocka_run_group_tests_name("packs at scale", tests, NULL, NULL);
}
