/* SPDX-License-Identifier: MIT */
/* random_cards.c -- packs made by chance, each played under the laws: no card can end the program.
 *
 *     random_cards --system S --packs DIR --setups FILE [--count N] [--seconds T] [--seed S] [--jobs J] [--games G]
 *                  [--decisions D] [--first N] [--out DIR] [--least N] [--one N]
 *     random_cards --packs DIR --kept DIR [--games G]
 *
 * Jobs play every Jth pack, in processes of their own: one that dies, hangs or breaks a law names its pack, which is
 * made smaller for as long as it still breaks, and is kept in DIR.  At the end stands how many packs compiled, how
 * often each word of the system was said, and how many abilities fired.  --least: status 1 unless half of the packs
 * compile, three abilities of ten fire, every point, effect, price and target was said so often, and no effect
 * brought about what its system does not say or needed more room than that says.  --first: begin with this pack, so
 * that a run that was stopped can go on; --count is where it ends.  --one: only the pack of this number, here,
 * before a debugger's eyes.  --kept: the packs that broke something once, each a file. */
#define _GNU_SOURCE
#include "trial.h"
#include "base/file.h"
#include "kernel/point.h"

#include <dirent.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { JOBS_MAX = 16, SECONDS_A_PACK = 60, KEPT_MOST = 12 };

static struct {
    const char *system, *packs, *setups, *out, *kept;
    uint64_t count, seconds, seed, jobs, games, decisions, first, least, one;
} want = { .count = 1000, .seed = 1, .jobs = 1, .games = 2, .out = "made", .one = UINT64_MAX };

/* What a job says, in memory that it shares with its parent. */
struct job { struct tally t; uint64_t number; char story[1024]; };

static struct box box;

static struct length length(void) { return (struct length){ (uint32_t)want.games, (uint32_t)want.decisions }; }

/* ---- jobs -------------------------------------------------------------------- */

static bool is_late(time_t begun) { return want.seconds && (uint64_t)(time(NULL) - begun) >= want.seconds; }

/* So much of the processor's time a pack may take: one that is stopped, or waits for its turn, does not hang. */
static void watch(void)
{
    setitimer(ITIMER_PROF, &(struct itimerval){ .it_value = { .tv_sec = SECONDS_A_PACK } }, NULL);
}

/* From this number on; ends at the first that breaks a law. */
static int work(struct job *j, uint64_t from, time_t begun)
{
    static struct made_pack p;
    for (j->number = from; j->number < want.count && !is_late(begun); j->number += want.jobs) {
        watch();
        unsigned table = trial_make(&box, want.seed, j->number, &p);
        if (!trial_play(&box, table, &p, want.seed + j->number, length(), &j->t, j->story,
                        sizeof j->story))
            return 1;
    }
    return 0;
}

static pid_t start(struct job *j, uint64_t from, time_t begun)
{
    pid_t pid = fork();
    if (!pid)
        _exit(work(j, from, begun));
    return pid;
}

/* How it ended, in words; NULL: well. */
static const char *ending(int status)
{
    if (WIFEXITED(status))
        return !WEXITSTATUS(status) ? NULL : WEXITSTATUS(status) == 1 ? "breaks a law" : "ends the program";
    return WTERMSIG(status) == SIGPROF ? "hangs" : "ends the program";
}

/* ---- made smaller ------------------------------------------------------------- */

/* Does it still break? */
static bool still_breaks(unsigned table, const struct made_pack *p, uint64_t number)
{
    int status = 0;
    pid_t pid = fork();
    if (!pid) {
        static struct tally t;
        char story[1024];
        if (!freopen("/dev/null", "w", stderr))
            _exit(0);
        watch();
        _exit(!trial_play(&box, table, p, want.seed + number, length(), &t, story, sizeof story));
    }
    return pid > 0 && waitpid(pid, &status, 0) == pid && ending(status);
}

/* Take something out of the pack: the nth thing that can be.  False: there are fewer. */
static bool leave_out(struct made_pack *p, unsigned nth)
{
    for (unsigned i = 0; i < p->cards; i++) {
        struct made_card *card = &p->card[i];
        if (p->cards > 1 && nth-- == 0) {
            memmove(card, card + 1, (--p->cards - i) * sizeof *card);
            return true;
        }
        for (unsigned k = 0; k < card->rows; k++) {
            struct made_row *row = &card->row[k];
            if (card->rows > 1 && nth-- == 0) {
                memmove(row, row + 1, (--card->rows - k) * sizeof *row);
                return true;
            }
            for (unsigned e = 0; e < row->effects; e++)
                if (row->effects > 1 && nth-- == 0) {
                    memmove(row->effect[e], row->effect[e + 1], (--row->effects - e) * sizeof row->effect[0]);
                    return true;
                }
            for (unsigned part = 0; part < MADE_PARTS; part++)
                if (row->part[part][0] && nth-- == 0) {
                    row->part[part][0] = 0;
                    return true;
                }
        }
    }
    return false;
}

static void shrink(unsigned table, struct made_pack *p, uint64_t number)
{
    static struct made_pack smaller;
    for (unsigned nth = 0; smaller = *p, leave_out(&smaller, nth); )
        if (still_breaks(table, &smaller, number))
            *p = smaller, nth = 0;
        else
            nth++;
}

static void keep(uint64_t number, const char *how, const char *story)
{
    static struct made_pack p;
    char path[4096];
    unsigned table = trial_make(&box, want.seed, number, &p);
    shrink(table, &p, number);
    mkdir(want.out, 0777);
    snprintf(path, sizeof path, "%s/%s-%" PRIu64 "-%" PRIu64 ".lua", want.out, want.system, want.seed, number);
    trial_write(&box, table, &p, want.seed + number, path);
    printf("pack %" PRIu64 " of seed %" PRIu64 " %s; the smallest that does is %s\n%s", number, want.seed, how, path,
           story);
    fflush(stdout);
}

/* ---- all of them --------------------------------------------------------------- */

static unsigned play_all(struct job *job)
{
    time_t begun = time(NULL);
    unsigned kept = 0;
    for (uint64_t left = want.jobs, started = 0; left; ) {
        static pid_t pid[JOBS_MAX];
        for (; started < want.jobs; started++)
            pid[started] = start(&job[started], want.first + started, begun);
        int status;
        pid_t ended = wait(&status);
        for (unsigned k = 0; k < want.jobs; k++) {
            if (pid[k] != ended)
                continue;
            const char *how = ending(status);
            if (how)
                keep(job[k].number, how, job[k].story);
            kept += !!how;
            if (how && kept < KEPT_MOST)
                pid[k] = start(&job[k], job[k].number + want.jobs, begun);
            else
                left--;
        }
    }
    return kept;
}

static void add(struct tally *to, const struct tally *t)
{
    to->packs += t->packs, to->compiled += t->compiled, to->fit += t->fit;
    to->abilities += t->abilities, to->fired += t->fired, to->steps += t->steps;
    for (unsigned c = 0; c < SAID; c++)
        for (unsigned i = 0; i < 256; i++)
            to->said[c][i] += t->said[c][i];
    for (unsigned i = 0; i < 256; i++)
        to->brings[i] |= t->brings[i], to->nests[i] |= t->nests[i];
}

static unsigned percent(uint64_t n, uint64_t of) { return of ? (unsigned)(100 * n / of) : 0; }

/* The words of a class: how many, and those that were said too seldom. */
static bool report_words(const struct tally *t, unsigned class, const char *name, const void *rows, size_t size,
                         unsigned n)
{
    unsigned seldom = 0;
    for (unsigned i = 1; i < n; i++)
        seldom += t->said[class][i] < want.least;
    printf("%s: %u, said fewer than %" PRIu64 " times: %u\n", name, n ? n - 1 : 0, want.least, seldom);
    for (unsigned i = 1; i < n; i++)
        if (t->said[class][i] < want.least)
            printf("  %s %u\n", *(const char *const *)((const char *)rows + i * size), t->said[class][i]);
    return !seldom;
}

/* What effects have brought about that their system does not say. */
static bool report_brings(const struct tally *t)
{
    const struct grog_system *s = box.system;
    bool all = true;
    for (unsigned i = 1; i < s->n_effects; i++)
        for (unsigned p = 1; p < s->n_points && p < 64; p++)
            if ((t->brings[i] & ~(s->brings ? s->brings[i] : 0)) >> p & 1) {
                printf("  %s brings about %s, and its system does not say so\n", s->effects[i].name, s->points[p].name);
                all = false;
            }
    return all;
}

/* Effects whose procedures need more frames than their system says (grog_effect_row.nests). */
static bool report_nests(const struct tally *t)
{
    const struct grog_system *s = box.system;
    bool all = true;
    for (unsigned i = 1; i < s->n_effects; i++) {
        unsigned room = !s->effects[i].proc ? 0 : s->effects[i].nests ? s->effects[i].nests : GROG_NESTS, most = 63;
        while (most && !(t->nests[i] >> most & 1))
            most--;
        if (most > room)
            printf("  %s needs %u frames, and its system says %u\n", s->effects[i].name, most, room);
        else if (want.least)
            printf("  %s: %u frames of %u\n", s->effects[i].name, most, room);
        all = all && most <= room;
    }
    return all;
}

static bool report(const struct tally *t)
{
    const struct grog_system *s = box.system;
    printf("%s: seed %" PRIu64 ", packs %" PRIu64 ", compiled %" PRIu64 " (%u%%), matches %" PRIu64 ", steps %" PRIu64
           "\nabilities %" PRIu64 ", fired %" PRIu64 " (%u%%)\n", s->name, want.seed, t->packs, t->compiled,
           percent(t->compiled, t->packs), t->fit, t->steps, t->abilities, t->fired, percent(t->fired, t->abilities));
    bool all = report_words(t, SAID_POINT, "points", s->points, sizeof *s->points, s->n_points);
    all = report_words(t, SAID_EFFECT, "effects", s->effects, sizeof *s->effects, s->n_effects) && all;
    all = report_words(t, SAID_COST, "prices", s->costs, sizeof *s->costs, s->n_costs) && all;
    all = report_words(t, SAID_TARGET, "targets", s->targets, sizeof *s->targets, s->n_targets) && all;
    all = report_brings(t) && all;
    all = report_nests(t) && all;
    return !want.least || (all && percent(t->compiled, t->packs) >= 50 && percent(t->fired, t->abilities) >= 30);
}

static int play_one(void)
{
    static struct made_pack p;
    static struct tally t;
    char story[1024];
    unsigned table = trial_make(&box, want.seed, want.one, &p);
    trial_write(&box, table, &p, want.seed + want.one, want.out);
    bool good = trial_play(&box, table, &p, want.seed + want.one, length(), &t, story, sizeof story);
    printf("%s: %s %s\n", want.out, good ? t.fit ? "it holds" : "it cannot be played:" : "it breaks", story);
    return !good;
}

/* ---- what broke once ------------------------------------------------------------- */

/* A file of trial_write's; true: it is played, and holds. */
static bool play_kept(const char *path)
{
    static struct tally t;
    struct grog_error why = { 0 };
    struct file file;
    char system[32] = "", setup[GROG_SETUP_TEXT] = "", story[1024] = "";
    uint64_t seed = 0;
    if (!file_read(path, &file, &why) || sscanf(file.text, "-- %31s %" SCNu64 ": %4095[^\n]", system, &seed, setup) != 3
        || !box_open(&box, system, want.packs, NULL)) {
        printf("%s: it cannot be read %s\n", path, why.text);
        return false;
    }
    t.fit = 0;
    bool good = trial_text(&box, setup, file.text, seed, length(), &t, story, sizeof story) && t.fit;
    if (!good)
        printf("%s: %s\n", path, story);
    box_close(&box);
    file_free(&file);
    return good;
}

static int play_all_kept(void)
{
    struct dirent **list;
    int n = scandir(want.kept, &list, NULL, alphasort), passed = 0, failed = 0;
    for (int i = 0; i < n; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", want.kept, list[i]->d_name);
        if (strstr(list[i]->d_name, ".lua"))
            *(play_kept(path) ? &passed : &failed) += 1;
        free(list[i]);
    }
    if (n >= 0)
        free(list);
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}

static bool read_arguments(int argc, char **argv)
{
    const struct { const char *name; const char **text; uint64_t *number; } options[] = {
        { "--system", &want.system, NULL }, { "--packs", &want.packs, NULL }, { "--setups", &want.setups, NULL },
        { "--out", &want.out, NULL }, { "--kept", &want.kept, NULL },
        { "--count", NULL, &want.count }, { "--seconds", NULL, &want.seconds },
        { "--seed", NULL, &want.seed }, { "--jobs", NULL, &want.jobs }, { "--games", NULL, &want.games },
        { "--decisions", NULL, &want.decisions }, { "--first", NULL, &want.first },
        { "--least", NULL, &want.least }, { "--one", NULL, &want.one },
    };
    for (int i = 1; i < argc; i += 2) {
        unsigned k = 0;
        while (k < GROG_COUNT(options) && strcmp(options[k].name, argv[i]) != 0)
            k++;
        if (k == GROG_COUNT(options) || i + 1 == argc)
            return false;
        if (options[k].text)
            *options[k].text = argv[i + 1];
        else
            *options[k].number = strtoull(argv[i + 1], NULL, 10);
    }
    return want.packs && (want.kept || (want.system && want.setups)) && want.jobs && want.jobs <= JOBS_MAX;
}

int main(int argc, char **argv)
{
    if (!read_arguments(argc, argv)) {
        fprintf(stderr, "random_cards --system S --packs DIR --setups FILE ...: see its source\n");
        return 2;
    }
    if (want.kept)
        return play_all_kept();
    if (!box_open(&box, want.system, want.packs, want.setups))
        return 2;
    if (want.one != UINT64_MAX)
        return play_one();
    struct job *job = mmap(NULL, want.jobs * sizeof *job, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    static struct tally all;
    if (job == MAP_FAILED)
        return 2;
    unsigned kept = play_all(job);
    for (unsigned k = 0; k < want.jobs; k++)
        add(&all, &job[k].t);
    bool enough = report(&all);
    printf("%u packs broke something\n", kept);
    box_close(&box);
    return kept || !enough;
}
