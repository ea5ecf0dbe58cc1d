/* SPDX-License-Identifier: MIT */
/* text_table.c -- a table of text: read a number, take that option; `u` takes it back, `t` shows the table, `? N`
 * explains, `s FILE` saves, `r FILE` as the second argument goes on.
 *
 *     cc text_table.c $(pkg-config --cflags --libs grognard) && ./a.out heroes */
#include <grognard/session.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A text however long: written again for as long as it grows. */
#define PRINT(write) do { \
    struct grog_text text = { NULL, 0, 0 }; \
    do write; while (grog_text_grows(&text)); \
    if (text.at && *text.at) puts(text.at); \
    free(text.at); \
} while (0)

static void show_news(struct grog_session *s, uint32_t *at)
{
    unsigned seat = grog_session_seat(s);
    char room[2048];
    struct grog_text line = grog_text_in(room, sizeof room);
    if (*at > grog_session_lines(s, seat))
        *at = grog_session_lines(s, seat);                      /* some were taken back */
    while (grog_session_read(s, seat, at, &line)) {
        puts(room);
        line = grog_text_in(room, sizeof room);
    }
}

static void show_options(struct grog_session *s)
{
    PRINT(grog_session_say_question(s, &text));
    for (uint32_t i = 0; i < grog_session_options(s); i++) {
        printf("%3u ", (unsigned)i + 1);
        PRINT(grog_session_say_option(s, i, GROG_SHORT, &text));
    }
}

/* False: no more is typed. */
static int act(struct grog_session *s)
{
    char line[256];
    struct grog_error why;
    printf("> ");
    fflush(stdout);
    if (!fgets(line, sizeof line, stdin) || line[0] == 'q')
        return 0;
    line[strcspn(line, "\n")] = 0;
    if (line[0] == 'u')
        puts(grog_session_undo(s) ? "taken back" : "that cannot be taken back");
    else if (line[0] == 't')
        PRINT(grog_session_say_table(s, &text));
    else if (line[0] == '?')
        PRINT(grog_session_explain(s, (uint32_t)atoi(line + 1) - 1, &text));
    else if (line[0] == 's' && line[1])
        puts(grog_session_save(s, line + 2, &why) ? "saved" : why.text);
    else if (grog_session_take(s, (uint32_t)atoi(line) - 1) != GROG_OK)
        puts("a number of the list, u, t, ? N, s FILE or q");
    return 1;
}

int main(int argc, char **argv)
{
    struct grog_error why;
    struct grog_wish w = { argc > 1 ? argv[1] : "duel", NULL, NULL, NULL, "", argc > 3 ? argv[3] : NULL, 1 };
    struct grog_library *l = grog_library_open(NULL, &why);
    struct grog_session *s = l ? grog_session_open(l, &w, &why) : NULL;
    uint32_t at = 0;
    int more = 1;
    if (!s)
        return fprintf(stderr, "%s\n", why.text), 1;
    while (more && grog_session_wait(s)) {
        show_news(s, &at);
        show_options(s);
        more = act(s);
    }
    show_news(s, &at);
    PRINT(grog_session_say_result(s, &text));
    grog_session_close(s);
    grog_library_close(l);
    return 0;
}
