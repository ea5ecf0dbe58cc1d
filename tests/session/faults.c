/* SPDX-License-Identifier: MIT */
/* faults.c -- every allocation, write, sync, rename and close of what is saved and loaded fails once.
 *
 * As SQLite does it: a scenario is run again and again, and the first, the second, the third ... of its calls of the
 * system fails, until a run meets none that does; then again, with all calls behind that one failing too.  After each
 * run: nothing is leaked, no file is half-written, and a game has every choice that was acknowledged by a save.
 * Called with PACKS [MOST [SCENARIO [POINT]]]: so many of the points of each scenario, spread over them (0: all); or
 * only that one, to see what is wrong there. */
#define _XOPEN_SOURCE 700
#include "failing.h"
#include "base/file.h"
#include "embed/library.h"
#include "grognard/session.h"
#include "kernel/state.h"
#include "library/kept_games.h"
#include "library/languages.h"
#include "library/lessons.h"
#include "library/record.h"
#include "roster/team.h"
#include "session/debrief.h"
#include "session/play_ask.h"
#include "session/play_book.h"
#include "session/play_open.h"
#include "session/play_others.h"
#include "session/play_save.h"
#include "session/play_table.h"
#include "session/play_turn.h"
#include "session/play_undo.h"

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

enum { MOVES = 4 };

/* What must have failed, each at least once: else the linker did not put us in its place. */
static const char *const kinds[] = { "malloc", "calloc", "realloc", "open", "fread", "fdopen", "write", "fsync",
                                     "rename", "close", "fclose", "flock", "mkdir", "scandir" };
enum { KINDS = sizeof kinds / sizeof *kinds };

static struct {
    unsigned long kind[KINDS];
    const char *packs;
    unsigned long most, only;
    char home[64], saved[128];
    const char *scenario;
    unsigned long point;
    bool stays;
    uint32_t acknowledged;              /* acts that a save has acknowledged */
    struct { unsigned long points, runs; } all;
} the;

/* A point that broke something is told, so that it can be run again. */
#define HOLDS(what, ...)                                                                                               \
    do {                                                                                                               \
        if (!(what)) {                                                                                                 \
            fprintf(stderr, "%s, call %lu (%s)%s: ", the.scenario, the.point, failing_was(),                           \
                    the.stays ? " and all behind it" : "");                                                            \
            fprintf(stderr, __VA_ARGS__);                                                                              \
            fputc('\n', stderr);                                                                                       \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

/* ---- a home of its own -------------------------------------------------------------------- */

static int remove_one(const char *path, const struct stat *is, int kind, struct FTW *at)
{
    (void)is, (void)kind;
    return at->level ? remove(path) : 0;
}

static void clear_home(void) { nftw(the.home, remove_one, 8, FTW_DEPTH | FTW_PHYS); }

static int look_at_one(const char *path, const struct stat *is, int kind, struct FTW *at)
{
    const char *name = path + at->base;
    size_t n = strlen(name);
    (void)is, (void)kind;
    HOLDS(n < 4 || strcmp(name + n - 4, ".new") != 0, "%s is left half-written", path);
    /* Who cannot lock must not remove what may be another's. */
    HOLDS(n < 5 || strcmp(name + n - 5, ".lock") != 0 || !strcmp(failing_was(), "flock"), "%s is left", path);
    return 0;
}

/* ---- scenarios: what is there before, what is tried, what must hold then ------------------- */

static struct library *a_library(void)
{
    struct library_setup s = { .packs = the.packs };
    return library_open(&s);
}

/* A library, its words and a game at a table; false: it could not be had, and why says so. */
struct sitting { struct library *l; struct grog_words *words[2]; struct play *p; struct grog_error why; };

static bool sits(struct sitting *s, const struct play_wish *w)
{
    *s = (struct sitting){ .l = a_library() };
    s->p = s->l ? calloc(1, sizeof *s->p) : NULL;
    if (!s->p || !lang_open(s->l, NULL, s->words, &s->why))
        return false;
    s->p->library = s->l;
    s->p->width = 80;
    s->p->s.words = lang_words(s->words);
    if (play_open(s->p, w, &s->why))
        return true;
    HOLDS(*s->why.text, "a game was refused without a word");
    return false;
}

static void leaves(struct sitting *s)
{
    if (s->p)
        play_close(s->p);
    free(s->p);
    lang_close(s->words);
    if (s->l)
        library_close(s->l);
}

static uint32_t acts_of(const struct play *p)
{
    uint32_t n;
    grog_journal_log(p->journal, &n);
    return n;
}

static void save(struct play *p)
{
    struct grog_error why = { 0 };
    if (play_save(p, &why))
        the.acknowledged = acts_of(p);
    else
        HOLDS(*why.text, "a save failed without a word");
}

static void choose(struct play *p, unsigned n)
{
    for (unsigned i = 0; i < n && !grog_over(grog_journal_game(p->journal)); i++) {
        unsigned seat;
        others_play(p);
        seat = grog_first_seat(grog_asked(grog_journal_game(p->journal)) & p->hands);
        play_look(p, seat);
        if (p->scene->options.n)
            play_take(p, seat, p->scene->options.at[i % p->scene->options.n], NULL);
        others_play(p);
        save(p);
    }
}

static void command(struct play *p, const char *line)
{
    char room[64];
    snprintf(room, sizeof room, "%s", line);
    play_look(p, p->s.viewer);
    play_command(p, room);
    save(p);
}

static const char *const commands[] = { "table", "log", "why", "hand", "? 1", "odds 1", "undo", "redo", "reactions",
                                        "reactions never all", "setup", "card a", "rule D-1" };

static void talk(struct play *p)
{
    for (unsigned i = 0; i < sizeof commands / sizeof *commands; i++)
        command(p, commands[i]);
    char path[PLAY_PATH];
    play_report(p, "a note", path);
}

static void play_a_game(const struct play_wish *w)
{
    struct sitting s;
    if (sits(&s, w)) {
        choose(s.p, MOVES);
        talk(s.p);
        choose(s.p, 1);
        debrief_free(debrief_of(s.p->journal, 0, s.p->s.words));
    }
    leaves(&s);
}

static const struct play_wish duel = { .match = { .system = "duel", .setup = "practice 1" }, .seed = 3 };

static void a_new_game(void) { play_a_game(&duel); }

static void a_game_that_goes_on(void)
{
    struct play_wish w = { .resume = the.saved, .seed = 3 };
    play_a_game(&w);
}

static void a_game_that_is_moved(void)
{
    struct sitting s;
    struct grog_error why = { 0 };
    struct play_wish w = { .resume = the.saved, .seed = 3, .reactions = "none" };
    char other[160];
    snprintf(other, sizeof other, "%s/other.replay", the.home);
    if (sits(&s, &w)) {
        choose(s.p, 1);
        play_save_in(s.p, other, &why);
        if (play_move(s.p, "", &why))
            the.acknowledged = acts_of(s.p);
        choose(s.p, 1);
        snprintf(the.saved, sizeof the.saved, "%.127s", s.p->file);
    }
    leaves(&s);
}

/* Without faults: a game of some choices is there. */
static void a_game_is_there(void)
{
    struct sitting s;
    struct play_wish w = duel;
    w.save = the.saved;
    HOLDS(sits(&s, &w), "%s", s.why.text);
    choose(s.p, MOVES);
    leaves(&s);
    HOLDS(the.acknowledged, "nothing is saved");
}

/* The file is whole, and has all that was acknowledged. */
static void the_game_is_whole(void)
{
    struct library *l = a_library();
    struct record r;
    char first[160];
    snprintf(first, sizeof first, "%s/state/grognard/game-1.replay", the.home);
    const char *file = access(the.saved, F_OK) == 0 ? the.saved : first;
    bool there = access(file, F_OK) == 0;
    HOLDS(there || !the.acknowledged, "the game is lost");
    if (there) {
        uint32_t n;
        HOLDS(record_read(&r, l, file, UINT32_MAX) && r.status == GROG_OK, "the game is broken: %s", r.why.text);
        grog_journal_log(r.replay.journal, &n);
        HOLDS(n >= the.acknowledged, "%u of %u acts are there", n, the.acknowledged);
        record_close(&r);
    }
    library_close(l);
}

/* ---- libraries, packs, teams -------------------------------------------------------------------- */

static void packs_and_a_match(const char *pack, const char *system)
{
    struct grog_error why = { 0 };
    struct grog_library *l = grog_library_open(the.packs, &why);
    struct grog_match *m = NULL;
    if (l && grog_library_add(l, pack, &why))
        m = grog_library_match(l, system, NULL, &why);
    HOLDS(m || *why.text, "no match, and no word why");
    grog_match_free(m);
    grog_library_close(l);
}

static void packs_of_warfighter(void) { packs_and_a_match("wwii-europe", "warfighter"); }
static void packs_of_heroes(void) { packs_and_a_match("heroes-normandy", "heroes"); }

static void add_pack(struct library *l, const char *name)
{
    struct packs packs = { .n = 0 };
    struct grog_error why = { 0 };
    if (packs_add(l, &packs, name, &why))
        library_add_packs(l, &packs, &why);
    library_note_pack(l, name);
    packs_close(&packs);
}

static void ignore(void *arg, const char *name) { (void)arg, (void)name; }

static void save_a_team(struct library *l)
{
    struct grog_error why = { 0 };
    const struct team_call call = { l, team_as("team"), "team", &why };
    const struct grog_box *box = team_box(&call, NULL);
    struct team *t = calloc(1, sizeof *t), *again = calloc(1, sizeof *again);
    if (box && t && again && team_load(&call, "Rangers by Boat", t)) {
        team_set_name(t, "ours");
        t->is_card = false;
        if (team_save(t, &why))
            the.acknowledged = 1;
        else
            HOLDS(*why.text, "a team was not saved, without a word");
        team_each(call.as, ignore, NULL);
        if (team_load(&call, "ours", again))
            HOLDS(again->n == t->n, "the team is another");
        team_close(again);
    }
    if (t)
        team_close(t);
    free(t);
    free(again);
}

static void a_team(void)
{
    struct library *l = a_library();
    if (l) {
        add_pack(l, "wwii-europe");
        save_a_team(l);
        library_close(l);
    }
}

static void the_team_is_whole(void)
{
    struct library *l = a_library();
    struct grog_error why = { 0 };
    const struct team_call call = { l, team_as("team"), "team", &why };
    bool there = team_is_saved(call.as, "ours");
    HOLDS(there || !the.acknowledged, "the team is lost");
    if (there) {
        struct team *t = calloc(1, sizeof *t);
        add_pack(l, "wwii-europe");
        HOLDS(t && team_load(&call, "ours", t), "the team is broken: %s", why.text);
        team_close(t);
        free(t);
    }
    library_close(l);
}

/* ---- a session, as an embedder has it ------------------------------------------------------------ */

static void say_all(struct grog_session *s)
{
    struct grog_text t = { 0 };
    do
        grog_session_say_table(s, &t);
    while (grog_text_grows(&t));
    for (uint32_t i = 0; i < grog_session_options(s) && i < 6; i++) {
        char room[4096];
        struct grog_text why = grog_text_in(room, sizeof room);
        grog_session_explain(s, i, &why);
    }
    free(t.at);
}

static void a_session_of(const char *pack, const char *system)
{
    struct grog_error why = { 0 };
    struct grog_wish w = { .system = system, .seed = 5 };
    struct grog_library *l = grog_library_open(the.packs, &why);
    struct grog_session *s = l && grog_library_add(l, pack, &why) ? grog_session_open(l, &w, &why) : NULL;
    HOLDS(s || *why.text, "no session, and no word why");
    for (unsigned i = 0; s && i < 3 && grog_session_wait(s); i++) {
        say_all(s);
        grog_session_take(s, i % grog_session_options(s));
        grog_session_undo(s);
        grog_session_redo(s);
        if (grog_session_save(s, the.saved, &why))
            the.acknowledged = 1;
    }
    grog_session_close(s);
    grog_library_close(l);
}

static void a_session_of_warfighter(void) { a_session_of("wwii-europe", "warfighter"); }
static void a_session_of_heroes(void) { a_session_of("heroes-normandy", "heroes"); }

static void the_session_is_whole(void)
{
    if (!the.acknowledged)
        return;
    struct library *l = a_library();
    struct record r;
    HOLDS(record_read(&r, l, the.saved, UINT32_MAX) && r.status == GROG_OK, "the game is broken: %s", r.why.text);
    record_close(&r);
    library_close(l);
}

/* ---- what else is kept ------------------------------------------------------------------------------ */

static void lists_and_lessons(void)
{
    struct grog_error why = { 0 };
    char last[PATH_BYTES];
    struct kept *kept = calloc(KEPT_MOST, sizeof *kept);
    if (kept)
        kept_list(kept);
    free(kept);
    kept_find_last(last, &why);
    if (lesson_set_done("one", &why) && lesson_set_done("two", &why))
        the.acknowledged = 2;
    lesson_is_done("one");
}

static void lessons_are_there(void)
{
    HOLDS(lesson_is_done("before"), "a lesson that was done is no longer");
    HOLDS(the.acknowledged < 2 || (lesson_is_done("one") && lesson_is_done("two")), "a lesson is lost");
}

static void a_lesson_is_done(void)
{
    struct grog_error why = { 0 };
    a_game_is_there();
    the.acknowledged = 0;
    HOLDS(lesson_set_done("before", &why), "%s", why.text);
}

static void nothing(void) { }

static const struct scenario { const char *name; void (*before)(void), (*run)(void), (*after)(void); } scenarios[] = {
    { "a new game", nothing, a_new_game, the_game_is_whole },
    { "a game that goes on", a_game_is_there, a_game_that_goes_on, the_game_is_whole },
    { "a game that is moved", a_game_is_there, a_game_that_is_moved, the_game_is_whole },
    { "packs of warfighter", nothing, packs_of_warfighter, nothing },
    { "packs of heroes", nothing, packs_of_heroes, nothing },
    { "a team", nothing, a_team, the_team_is_whole },
    { "a session of warfighter", nothing, a_session_of_warfighter, the_session_is_whole },
    { "a session of heroes", nothing, a_session_of_heroes, the_session_is_whole },
    { "kept games and lessons", a_lesson_is_done, lists_and_lessons, lessons_are_there },
};

/* ---- every point of them ------------------------------------------------------------------------------ */

static int lowest_free_file(void)
{
    int file = open("/dev/null", O_RDONLY);
    close(file);
    return file;
}

/* How many calls it made; true: one of them failed. */
static bool run_once(const struct scenario *s, unsigned long point, bool stays, unsigned long *calls)
{
    clear_home();
    the.scenario = s->name;
    the.point = point;
    the.stays = stays;
    the.acknowledged = 0;
    snprintf(the.saved, sizeof the.saved, "%s/game.replay", the.home);
    s->before();
    int file = lowest_free_file();
    unsigned long live = failing_live();
    failing_from(point, stays);
    s->run();
    *calls = failing_ends();
    HOLDS(failing_live() == live, "%lu allocations are leaked", failing_live() - live);
    HOLDS(lowest_free_file() == file, "a file is left open");
    nftw(the.home, look_at_one, 8, FTW_PHYS);
    s->after();
    return *failing_was();
}

static void try_points(const struct scenario *s, bool stays, unsigned long *failed, unsigned long *total)
{
    unsigned long calls;
    HOLDS(!run_once(s, 0, stays, &calls), "a call failed by itself");
    *total = calls;
    if (the.only) {
        run_once(s, the.only, stays, &calls);
        return;
    }
    unsigned long step = the.most && calls > the.most ? calls / the.most : 1;
    for (unsigned long point = 1; run_once(s, point, stays, &calls); point += step) {
        ++*failed;
        for (unsigned i = 0; i < KINDS; i++)
            the.kind[i] += !strcmp(kinds[i], failing_was());
    }
}

static void every_call_fails_once(void **state)
{
    const struct scenario *s = *state;
    unsigned long once = 0, stays = 0, total = 0;
    try_points(s, false, &once, &total);
    try_points(s, true, &stays, &total);
    printf("%s: %lu calls; %lu failed once, %lu with all behind it\n", s->name, total, once, stays);
    the.all.points += total;
    the.all.runs += once + stays;
}

int main(int argc, char **argv)
{
    enum { N = sizeof scenarios / sizeof *scenarios };
    struct CMUnitTest tests[N];
    the.packs = argc > 1 ? argv[1] : "packs";
    the.most = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
    the.only = argc > 4 ? strtoul(argv[4], NULL, 10) : 0;
    if (argc > 3)
        cmocka_set_test_filter(argv[3]);
    snprintf(the.home, sizeof the.home, "%.32s/grognard-XXXXXX", access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    if (!mkdtemp(the.home))
        return 2;
    setenv("HOME", the.home, 1);
    setenv("XDG_DATA_DIRS", the.home, 1);
    unsetenv("GROGNARD_PACKS");
    static const char *const folders[][2] = { { "XDG_STATE_HOME", "state" }, { "XDG_CONFIG_HOME", "config" },
                                              { "XDG_DATA_HOME", "data" } };
    for (unsigned i = 0; i < 3; i++) {
        char path[128];
        snprintf(path, sizeof path, "%s/%s", the.home, folders[i][1]);
        setenv(folders[i][0], path, 1);
    }
    for (unsigned i = 0; i < N; i++)
        tests[i] = (struct CMUnitTest){ scenarios[i].name, every_call_fails_once, NULL, NULL, (void *)&scenarios[i] };
    int status = cmocka_run_group_tests(tests, NULL, NULL);
    clear_home();
    rmdir(the.home);
    for (unsigned i = 0; !status && i < KINDS; i++) {
        printf("%s %lu%s", kinds[i], the.kind[i], i + 1 < KINDS ? ", " : " times the first to fail\n");
        status += !the.most && !the.kind[i];
    }
    if (!status)
        printf("%lu points in all, %lu runs with a failing call: 0 crashed, 0 leaked, 0 games lost\n", the.all.points,
               the.all.runs);
    return status;
}
