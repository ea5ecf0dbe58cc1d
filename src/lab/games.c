/* SPDX-License-Identifier: MIT */
/* games.c -- see games.h.
 *
 * Job k of n plays every nth game from the kth on.  The jobs count in memory that they
 * share with the parent, a place each, so the parent only looks: at the progress while
 * they play, at the whole when the last of them has closed the pipe that all hold. */
#define _DEFAULT_SOURCE                                 /* MAP_ANONYMOUS */
#include "games.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "bot_games.h"

#include <inttypes.h>
#include <stdlib.h>

struct place { struct tally tally; uint64_t seed; bool good; };     /* seed: of the game that is played */

static uint64_t games_in_all(const struct games *p) { return (p->games + p->parts - p->part) / p->parts; }

/* One job's share, with a word to somebody after each game. */
static void play_share(const struct games *p, unsigned job, struct place *at,
                       void (*tell)(void *arg, const struct place *at), void *arg)
{
    struct room *r = room_new(p);
    bool first = job == 0;
    at->good = true;
    for (uint64_t i = p->part - 1 + job * p->parts; at->good && i < p->games; i += p->parts * p->jobs) {
        at->seed = p->seed + i;
        at->good = room_play(r, at->seed);
        if (at->good && first && p->replay_out)
            at->good = room_write_replay(r, p->replay_out);
        first = false;
        if (at->good)
            room_count(r, &at->tally);
        if (tell)
            tell(arg, at);
    }
    room_count_rows(r, &at->tally);
    room_free(r);
}

static void show_alone(void *arg, const struct place *at) { progress_show(arg, at->tally.games); }

static bool play_alone(const struct games *p, struct tally *out)
{
    struct games one = *p;
    struct progress progress;
    struct place *at = must_have(1, sizeof *at);
    one.jobs = 1;
    progress_begin(&progress, "games", games_in_all(p));
    play_share(&one, 0, at, show_alone, &progress);
    progress_end(&progress);
    *out = at->tally;
    bool good = at->good;
    free(at);
    return good;
}

#if defined __wasi__ || defined _WIN32           /* one process: no fork there */

bool games_play(const struct games *p, struct tally *out) { return play_alone(p, out); }

#else

#include <poll.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- several processes --------------------------------------------------- */

static void add(struct tally *to, const struct tally *t)
{
    to->games += t->games;
    to->decisions += t->decisions;
    to->most = t->most > to->most ? t->most : to->most;
    to->draws += t->draws;
    to->broken += t->broken;
    to->breaker = t->breaker ? t->breaker : to->breaker;
    to->digest += t->digest;
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        to->wins[s] += t->wins[s];
    grog_reached_add(&to->reached, &t->reached);
}

/* Until the last writer of the pipe has gone. */
static void watch(const struct games *p, const struct place *at, int pipe)
{
    struct progress progress;
    struct pollfd end = { .fd = pipe };
    progress_begin(&progress, "games", games_in_all(p));
    while (poll(&end, 1, 100) <= 0 || !(end.revents & (POLLHUP | POLLERR))) {
        uint64_t games = 0;
        for (unsigned k = 0; k < p->jobs; k++)
            games += ((const volatile struct place *)at)[k].tally.games;
        progress_show(&progress, games);
    }
    progress_end(&progress);
}

/* How many could be started. */
static unsigned start(const struct games *p, struct place *at, const int end[2], pid_t pid[GAMES_JOBS_MAX])
{
    fflush(NULL);
    for (unsigned k = 0; k < p->jobs; k++) {
        pid[k] = fork();
        if (pid[k] < 0)
            return k;
        if (pid[k] == 0) {
            close(end[0]);
            play_share(p, k, &at[k], NULL, NULL);
            fflush(NULL);
            _exit(at[k].good ? 0 : 1);
        }
    }
    return p->jobs;
}

/* Did every job end well?  One that died says nothing itself. */
static bool gather(const struct place *at, const pid_t *pid, unsigned jobs, struct tally *out)
{
    bool good = true;
    for (unsigned k = 0; k < jobs; k++) {
        int status = 0;
        waitpid(pid[k], &status, 0);
        if (WIFSIGNALED(status))
            fprintf(stderr, "grognard sim: a process died in the game of seed %" PRIu64 "\n", at[k].seed);
        good = good && WIFEXITED(status) && WEXITSTATUS(status) == 0;
        add(out, &at[k].tally);
    }
    return good;
}

static bool play_together(const struct games *p, struct place *at, struct tally *out)
{
    int end[2];
    pid_t pid[GAMES_JOBS_MAX];
    if (pipe(end) != 0)
        return false;
    unsigned started = start(p, at, end, pid);
    close(end[1]);
    watch(p, at, end[0]);
    close(end[0]);
    bool good = gather(at, pid, started, out);
    if (started < p->jobs)
        fprintf(stderr, "grognard sim: cannot start so many jobs\n");
    return good && started == p->jobs;
}

bool games_play(const struct games *p, struct tally *out)
{
    size_t bytes = p->jobs * sizeof(struct place);
    *out = (struct tally){ 0 };
    if (p->jobs <= 1)
        return play_alone(p, out);
    struct place *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED) {
        perror("grognard sim");
        return false;
    }
    bool good = play_together(p, at, out);
    munmap(at, bytes);
    return good;
}

#endif
