/* SPDX-License-Identifier: MIT */
/* threads.c -- sessions of several systems, each with a library and a language of its own, at once in one process.
 *
 * Each table is first played alone, then all of them at once: they must come out the same to the letter.  Nothing may
 * be printed.  tools/check-threads runs it under ThreadSanitizer and valgrind as well.
 *
 *     test_threads PACKS_FOLDER [GAMES] */
#define _POSIX_C_SOURCE 200809L
#include "grognard/session.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct table {
    const char *system, *language, *packs;
    unsigned games;
    struct grog_text told;              /* all that was said at it, and how it was played */
    struct grog_error why;              /* "": it went well */
};

static void add(struct grog_text *t, const char *text)
{
    size_t n = strlen(text);
    if (t->n + n + 2 > t->room) {
        t->room = 2 * (t->n + n + 2);
        t->at = realloc(t->at, t->room);
        if (!t->at)
            abort();
    }
    memcpy(t->at + t->n, text, n);
    t->n += n;
    t->at[t->n++] = '\n';
    t->at[t->n] = 0;
}

#define ADD(to, write) do { \
    struct grog_text text = { NULL, 0, 0 }; \
    do write; while (grog_text_grows(&text)); \
    add(to, text.at ? text.at : "out of memory"); \
    free(text.at); \
} while (0)

/* Somebody at seat 0 who asks about everything, takes things back, and then chooses by chance. */
static void play(struct table *t, struct grog_session *s, uint64_t chance)
{
    uint32_t at = 0, turns = 0;
    char room[2048];
    while (grog_session_wait(s) && turns++ < 4000) {
        uint32_t n = grog_session_options(s), i;
        chance = chance * 6364136223846793005u + 1442695040888963407u;
        i = (uint32_t)(chance >> 33) % n;
        ADD(&t->told, grog_session_say_option(s, i, GROG_LONG, &text));
        if (turns % 16 == 1) {
            ADD(&t->told, grog_session_say_question(s, &text));
            ADD(&t->told, grog_session_say_table(s, &text));
            ADD(&t->told, grog_session_explain(s, i, &text));
        }
        if (grog_session_take(s, i) != GROG_OK)
            snprintf(t->why.text, sizeof t->why.text, "option %u of %u is refused", (unsigned)i, (unsigned)n);
        if (turns % 7 == 0 && grog_session_undo(s))
            grog_session_redo(s);
    }
    struct grog_text line = grog_text_in(room, sizeof room);
    while (grog_session_read(s, 0, &at, &line)) {
        add(&t->told, room);
        line = grog_text_in(room, sizeof room);
    }
    ADD(&t->told, grog_session_say_result(s, &text));
    ADD(&t->told, grog_session_write(s, &text));
    if (!grog_session_over(s))
        snprintf(t->why.text, sizeof t->why.text, "the game does not end");
}

static void *sit(void *arg)
{
    struct table *t = arg;
    struct grog_library *l = grog_library_open(t->packs, &t->why);
    bool good = l != NULL;
    t->why.text[0] = 0;
    for (unsigned i = 0; good && i < t->games; i++) {
        struct grog_wish w = { .system = t->system, .language = t->language, .seed = 11 + i };
        struct grog_session *s = grog_session_open(l, &w, &t->why);
        good = s != NULL;
        if (s) {
            t->why.text[0] = 0;
            play(t, s, 5 + i);
        }
        grog_session_close(s);
    }
    grog_library_close(l);
    return NULL;
}

/* What somebody prints goes to a file from now on; *out, *err: where it went before. */
static int be_silent(int *out, int *err)
{
    FILE *f = tmpfile();
    int fd = f ? dup(fileno(f)) : -1;
    fflush(NULL);
    *out = dup(1), *err = dup(2);
    if (f)
        fclose(f);
    if (fd < 0 || dup2(fd, 1) < 0 || dup2(fd, 2) < 0)
        abort();
    return fd;
}

static long speak_again(int fd, int out, int err)
{
    fflush(NULL);
    long printed = (long)lseek(fd, 0, SEEK_END);
    dup2(out, 1), dup2(err, 2);
    close(fd), close(out), close(err);
    return printed;
}

enum { TABLES = 3 };

int main(int argc, char **argv)
{
    const char *packs = argc > 1 ? argv[1] : NULL;
    unsigned games = argc > 2 ? (unsigned)atoi(argv[2]) : 2;
    struct table alone[TABLES] = {
        { .system = "warfighter", .language = "en", .packs = packs, .games = games },
        { .system = "heroes", .language = "de", .packs = packs, .games = games },
        { .system = "duel", .language = "fr", .packs = packs, .games = games },
    }, at_once[TABLES];
    pthread_t thread[TABLES];
    int out, err, bad = 0, fd = be_silent(&out, &err);
    memcpy(at_once, alone, sizeof alone);
    for (unsigned i = 0; i < TABLES; i++)
        sit(&alone[i]);
    for (unsigned i = 0; i < TABLES; i++)
        if (pthread_create(&thread[i], NULL, sit, &at_once[i]) != 0)
            abort();
    for (unsigned i = 0; i < TABLES; i++)
        pthread_join(thread[i], NULL);
    long printed = speak_again(fd, out, err);
    if (printed)
        bad = printf("%ld bytes were printed\n", printed) > 0;
    for (unsigned i = 0; i < TABLES; i++) {
        struct table *a = &alone[i], *b = &at_once[i];
        bool same = a->told.n && a->told.n == b->told.n && !memcmp(a->told.at, b->told.at, a->told.n);
        printf("%s in %s: %zu bytes told, %s%s%s\n", a->system, a->language, a->told.n, same ? "the same" : "differs",
               *b->why.text ? "; " : "", b->why.text);
        bad |= !same || *a->why.text || *b->why.text;
        free(a->told.at);
        free(b->told.at);
    }
    return bad;
}
