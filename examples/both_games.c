/* SPDX-License-Identifier: MIT */
/* both_games.c -- a game of warfighter and one of heroes, played by the heuristic bot and told in sentences.
 *
 *     cc both_games.c $(pkg-config --cflags --libs grognard) && ./a.out 7 de */
#include <grognard/session.h>

#include <stdio.h>
#include <stdlib.h>

/* Nobody sits here: the bots play, and we are told what everybody may see. */
static int watch(struct grog_library *l, const char *system, const char *language, unsigned seed)
{
    struct grog_error why;
    struct grog_wish w = { system, NULL, "none", "heuristic", language, NULL, seed };
    struct grog_session *s = grog_session_open(l, &w, &why);
    uint32_t at = 0;
    char room[2048];
    struct grog_text line = grog_text_in(room, sizeof room);
    if (!s)
        return fprintf(stderr, "%s: %s\n", system, why.text), 1;
    do {
        while (grog_session_read(s, GROG_SPECTATOR, &at, &line)) {
            puts(room);
            line = grog_text_in(room, sizeof room);
        }
    } while (grog_session_step(s));
    grog_session_say_outcome(s, &line);
    printf("%s, after %u decisions: %s\n\n", system, (unsigned)grog_decisions(grog_session_game(s)), room);
    grog_session_close(s);
    return 0;
}

int main(int argc, char **argv)
{
    unsigned seed = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
    struct grog_error why;
    struct grog_library *l = grog_library_open(NULL, &why);
    if (!l)
        return fprintf(stderr, "%s\n", why.text), 1;
    int bad = watch(l, "warfighter", argc > 2 ? argv[2] : NULL, seed);
    bad |= watch(l, "heroes", argc > 2 ? argv[2] : NULL, seed);
    grog_library_close(l);
    return bad;
}
