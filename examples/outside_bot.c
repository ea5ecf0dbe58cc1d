/* SPDX-License-Identifier: MIT */
/* outside_bot.c -- a bot from outside, at a table against one of the library's.
 *
 * It is a function of the seat's view and options.  This one imagines a few games that the view could be, plays each
 * option on by chance in them, and takes the one that wins most often.
 *
 *     cc outside_bot.c $(pkg-config --cflags --libs grognard) && ./a.out duel 7 */
#include <grognard/session.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { IMAGINED = 4, AHEAD = 400 };

/* What the bot thinks in: its own memory, its own chance. */
struct thinker { struct grog_game *imagined, *filled; struct grog_options options; uint64_t chance; };

static uint32_t below(struct thinker *t, uint32_t n)
{
    t->chance = t->chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((t->chance >> 33) % n);
}

/* Play on by chance; is the seat among the winners? */
static int wins(struct thinker *t, const struct grog_match *m, unsigned seat)
{
    struct grog_result r;
    for (int i = 0; i < AHEAD && !grog_over(t->imagined); i++) {
        unsigned asked = grog_first_seat(grog_asked(t->imagined));
        grog_list(m, t->imagined, asked, &t->options);
        grog_take_listed(m, t->imagined, asked, t->options.at[below(t, t->options.n)], NULL);
    }
    grog_result(m, t->imagined, &r);
    return r.over && r.winners >> seat & 1;
}

static uint32_t choose(void *arg, const struct grog_match *m, const struct grog_game *view, unsigned seat,
                       const struct grog_options *options)
{
    struct thinker *t = (struct thinker *)arg;
    uint32_t best = 0;
    int most = -1;
    for (uint32_t i = 0; options->n > 1 && i < options->n; i++) {
        int won = 0;
        for (unsigned k = 0; k < IMAGINED; k++) {
            uint8_t seed[GROG_SEED_BYTES];
            grog_seed_from_number(t->chance + k, seed);
            grog_fill(m, view, seat, seed, t->filled);          /* what it cannot see, anything it could be */
            memcpy(t->imagined, t->filled, grog_state_bytes(m));
            grog_take(m, t->imagined, seat, options->at[i], NULL);
            won += wins(t, m, seat);
        }
        if (won > most)
            most = won, best = i;
    }
    return best;
}

int main(int argc, char **argv)
{
    struct grog_error why;
    struct grog_wish w = { argc > 1 ? argv[1] : "duel", NULL, "none", NULL, NULL, NULL,
                           argc > 2 ? (uint64_t)atoi(argv[2]) : 1 };
    struct grog_library *l = grog_library_open(NULL, &why);
    struct grog_session *s = l ? grog_session_open(l, &w, &why) : NULL;
    struct thinker *t = (struct thinker *)calloc(1, sizeof *t);
    char room[1024];
    struct grog_text end = grog_text_in(room, sizeof room);
    if (!s || !t)
        return fprintf(stderr, "%s\n", why.text), 1;
    t->imagined = (struct grog_game *)malloc(GROG_STATE_MAX);
    t->filled = (struct grog_game *)malloc(GROG_STATE_MAX);
    t->chance = w.seed;
    grog_session_seat_player(s, 0, choose, t);
    while (grog_session_step(s))
        ;
    grog_session_say_outcome(s, &end);
    printf("seat 0 is from outside. %s\n", room);
    free(t->imagined);
    free(t->filled);
    free(t);
    grog_session_close(s);
    grog_library_close(l);
    return 0;
}
