/* SPDX-License-Identifier: MIT */
/* random_games.c -- a whole game of each system, every choice by chance, told in words.
 *
 *     cc random_games.c $(pkg-config --cflags --libs grognard) && ./a.out 7 fr */
#include <grognard/library.h>
#include <grognard/words.h>

#include <stdio.h>
#include <stdlib.h>

static struct grog_options options;
static struct grog_events events;

static void tell(const struct grog_speaker *s, struct grog_log *log, const struct grog_game *g)
{
    grog_log_see(log, s->m, g);
    for (uint32_t i = 0; i < events.n; i++) {
        char room[1024];
        struct grog_text line = grog_text_in(room, sizeof room);
        if (grog_log_feed(log, s, g, &events.at[i], &line))
            puts(room);
    }
}

static int play(struct grog_library *l, const char *system, const struct grog_words *words, unsigned number)
{
    struct grog_error why;
    struct grog_match *m = grog_library_match(l, system, NULL, &why);
    struct grog_game *g = m ? (struct grog_game *)calloc(1, grog_state_bytes(m)) : NULL;
    struct grog_log *log = grog_log_new();
    struct grog_speaker s = { words, m, GROG_SPECTATOR, NULL, NULL };
    uint8_t seed[GROG_SEED_BYTES];
    char room[1024];
    struct grog_text end = grog_text_in(room, sizeof room);
    if (!g)
        return fprintf(stderr, "%s: %s\n", system, m ? "out of memory" : why.text), 1;
    grog_seed_from_number(number, seed);
    for (grog_start(m, g, seed, &events); tell(&s, log, g), !grog_over(g); ) {
        unsigned seat = grog_first_seat(grog_asked(g));
        grog_list(m, g, seat, &options);
        grog_take_listed(m, g, seat, options.at[(unsigned)rand() % options.n], &events);
    }
    grog_say_outcome(&s, g, &end);
    printf("%s: %s\n\n", system, room);
    grog_log_free(log), free(g), grog_match_free(m);
    return 0;
}

int main(int argc, char **argv)
{
    struct grog_error why;
    struct grog_library *l = grog_library_open(NULL, &why);
    struct grog_words *words = l ? grog_library_words(l, argc > 2 ? argv[2] : NULL, &why) : NULL;
    int bad = words ? 0 : (fprintf(stderr, "%s\n", why.text), 1);
    for (unsigned i = 0; words && grog_library_system(l, i); i++)
        bad |= play(l, grog_library_system(l, i), words, argc > 1 ? (unsigned)atoi(argv[1]) : 1);
    grog_words_close(words);
    grog_library_close(l);
    return bad;
}
