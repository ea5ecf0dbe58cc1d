/* SPDX-License-Identifier: MIT */
/* fair_game.c -- writes one fair duel, made with the public calls, into a folder, as each who has it keeps it:
 *
 *     dealer.replay, seat.replay            in its middle: the dealer's, and that of seat 1
 *     shown.replay, waits.replay            when it is over: with its secret, and that of seat 1
 *
 * and prints the secret. */
#include "kernel/support.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 1 << 18, MIDDLE = 9 };

static void put(const char *folder, const char *name, const struct grog_journal *j, const struct grog_fairness *f)
{
    static char text[ROOM];
    char path[4096];
    struct grog_text out = grog_text_in(text, sizeof text);
    grog_replay_write(j, f, &out);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *to = fopen(path, "w");
    if (!to || out.n >= sizeof text || fwrite(text, 1, out.n, to) != out.n || fclose(to) != 0)
        abort();
}

static void play_on(struct grog_journal *j, const struct grog_match *m, uint32_t decisions)
{
    static struct grog_options list;
    const struct grog_game *g = grog_journal_game(j);
    while (!grog_over(g) && grog_decisions(g) < decisions) {
        unsigned seat = grog_first_seat(grog_asked(g));
        grog_list(m, g, seat, &list);
        if (grog_play(j, seat, list.at[grog_decisions(g) % list.n], NULL) != GROG_OK)
            abort();
    }
}

int main(int argc, char **argv)
{
    struct grog_error why;
    struct grog_match *m = grog_match_new(duel_shelf, "seats 2", &why);
    struct grog_fairness dealers = { .given = 3, .match_id = "club night 7" }, seats;
    uint8_t seed[GROG_SEED_BYTES];
    for (unsigned i = 0; i < GROG_SEED_BYTES; i++) {
        dealers.secret[i] = (uint8_t)(17 * i + 3);
        dealers.nonce[0][i] = (uint8_t)(7 * i + 1);
        dealers.nonce[1][i] = (uint8_t)(250 - i);
    }
    if (argc != 2 || !m)
        return 2;
    grog_fair_commit(m, &dealers);
    seats = dealers;
    seats.has_secret = false;
    seats.own = 2;
    if (!grog_fair_seed(m, &dealers, seed))
        return 1;
    struct grog_journal *j = grog_journal_new(m, seed);
    play_on(j, m, MIDDLE);
    put(argv[1], "dealer.replay", j, &dealers);
    put(argv[1], "seat.replay", j, &seats);
    play_on(j, m, UINT32_MAX);
    put(argv[1], "shown.replay", j, &dealers);
    put(argv[1], "waits.replay", j, &seats);
    for (unsigned i = 0; i < GROG_SEED_BYTES; i++)
        printf("%02x", dealers.secret[i]);
    printf("\n");
    grog_journal_free(j);
    grog_match_free(m);
    return 0;
}
