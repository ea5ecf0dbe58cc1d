/* SPDX-License-Identifier: MIT */
/* law_runs.c -- see law_runs.h.
 *
 * Job k of n plays games k, k + n, k + 2n ... and notes where it is before each one,
 * so that its death tells the seed.  Each has a pipe for its notes.  Once a law is
 * broken (or a job dead) at some seed, jobs that are past that seed are ended; the
 * others go on, for they may find a lower one. */
#define _POSIX_C_SOURCE 200809L
#include "law_runs.h"
#include "command/memory.h"
#include "command/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { AT_WORK, DONE, BROKEN, DIED, ENDED };

struct note { uint64_t games, steps, next; uint32_t job, state; };

typedef void heard(void *arg, const struct note *n);

/* Its chance is nobody's: the laws are about the game, not about who plays. */
static uint32_t choose(void *arg, const struct grog_match *m, const struct grog_game *view, unsigned seat,
                       const struct grog_options *options)
{
    const struct grog_bot *bot = arg;
    struct grog_dice dice = { .key = { grog_decisions(view), seat } };
    struct grog_option o;
    if (bot->choose(m, view, seat, options->at, options->n, &dice, &o))
        for (uint32_t i = 0; i < options->n; i++)
            if (!memcmp(&options->at[i], &o, sizeof o))
                return i;
    return UINT32_MAX;
}

struct grog_laws *hunt_laws(const struct grog_match *m, const struct grog_bot *bot)
{
    struct grog_laws *laws = grog_laws_new(m);
    if (laws && bot)
        grog_laws_player(laws, choose, (void *)(uintptr_t)bot);
    return laws;
}

/* One job's share.  False if there is no memory for it. */
static bool play_share(const struct hunt *h, uint32_t job, heard *tell, void *arg)
{
    struct grog_laws *laws = hunt_laws(h->m, h->bot);
    struct note n = { .job = job };
    if (!laws)
        return false;
    for (uint64_t i = job; i < h->games && n.state != BROKEN; i += h->jobs) {
        n.next = h->seed + i;
        tell(arg, &n);
        if (grog_laws_game(laws, n.next))
            n.state = BROKEN;
        else
            n.games++;
        n.steps = grog_laws_steps(laws);
    }
    n.state = n.state == BROKEN ? BROKEN : DONE;
    tell(arg, &n);
    grog_laws_free(laws);
    return true;
}

/* ---- one process --------------------------------------------------------- */

struct alone { struct progress progress; struct note last; };

static void hear_alone(void *arg, const struct note *n)
{
    struct alone *a = arg;
    a->last = *n;
    progress_show(&a->progress, n->games);
}

static bool hunt_alone(const struct hunt *h, struct found *out)
{
    struct hunt one = *h;
    struct alone a = { 0 };
    one.jobs = 1;
    progress_begin(&a.progress, "games", h->games);
    bool good = play_share(&one, 0, hear_alone, &a);
    progress_end(&a.progress);
    *out = (struct found){ .games = a.last.games, .steps = a.last.steps, .seed = a.last.next,
                           .broken = a.last.state == BROKEN };
    if (!good)
        fprintf(stderr, "grognard laws: out of memory\n");
    return good;
}

/* ---- several processes --------------------------------------------------- */

#if defined __wasi__ || defined _WIN32           /* one process: no fork there */

bool hunt(const struct hunt *h, struct found *out) { return hunt_alone(h, out); }

#else

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

struct pack {
    const struct hunt *h;
    struct progress progress;
    struct note   last[HUNT_JOBS_MAX];
    struct pollfd from[HUNT_JOBS_MAX];      /* where its notes come from; -1 after the last */
    pid_t    pid[HUNT_JOBS_MAX];
    unsigned jobs, open;                    /* started; still writing */
    uint64_t lowest;                        /* seed at which something is wrong; UINT64_MAX: none */
};

static void write_note(void *arg, const struct note *n)
{
    if (write(*(int *)arg, n, sizeof *n) != (ssize_t)sizeof *n)
        _exit(1);                           /* nobody listens any more */
}

static void work(const struct pack *p, unsigned job, const int end[2])
{
    int to = end[1];
    close(end[0]);
    for (unsigned k = 0; k < p->jobs; k++)
        close(p->from[k].fd);
    _exit(play_share(p->h, job, write_note, &to) ? 0 : 1);
}

static bool start_job(struct pack *p)
{
    int end[2];
    if (pipe(end) != 0)
        return false;
    pid_t pid = fork();
    if (!pid)
        work(p, p->jobs, end);
    close(end[1]);
    if (pid < 0) {
        close(end[0]);
        return false;
    }
    p->last[p->jobs].next = p->h->seed + p->jobs;
    p->from[p->jobs] = (struct pollfd){ .fd = end[0], .events = POLLIN };
    p->pid[p->jobs++] = pid;
    p->open++;
    return true;
}

static void end_jobs_from(struct pack *p, uint64_t seed)
{
    for (unsigned k = 0; k < p->jobs; k++)
        if (p->last[k].state == AT_WORK && p->last[k].next >= seed) {
            p->last[k].state = ENDED;
            kill(p->pid[k], SIGTERM);
        }
}

static void hear(struct pack *p, const struct note *n)
{
    uint64_t games = 0;
    if (p->last[n->job].state == ENDED)
        return;
    p->last[n->job] = *n;
    if ((n->state == BROKEN || n->state == DIED) && n->next < p->lowest)
        p->lowest = n->next;
    if (p->lowest != UINT64_MAX)
        end_jobs_from(p, p->lowest);
    for (unsigned k = 0; p->progress.on && k < p->jobs; k++)
        games += p->last[k].games;
    progress_show(&p->progress, games);
}

/* A job that writes no more and was still at work has died. */
static void read_note(struct pack *p, unsigned job)
{
    struct note n;
    ssize_t got = read(p->from[job].fd, &n, sizeof n);
    if (got == (ssize_t)sizeof n) {
        hear(p, &n);
    } else if (got >= 0 || errno != EINTR) {
        close(p->from[job].fd);
        p->from[job].fd = -1;
        p->open--;
        n = p->last[job];
        n.job = job;
        n.state = n.state == AT_WORK ? DIED : n.state;
        hear(p, &n);
    }
}

static void listen_to_all(struct pack *p)
{
    while (p->open) {
        if (poll(p->from, p->jobs, -1) < 0)
            continue;                       /* a signal */
        for (unsigned k = 0; k < p->jobs; k++)
            if (p->from[k].fd >= 0 && p->from[k].revents)
                read_note(p, k);
    }
    for (unsigned k = 0; k < p->jobs; k++)
        waitpid(p->pid[k], NULL, 0);
}

static bool hunt_in_a_pack(struct pack *p)
{
    bool started = true;
    fflush(stdout);
    while (started && p->jobs < p->h->jobs)
        started = start_job(p);
    if (!started) {
        perror("grognard laws: cannot start so many jobs");
        end_jobs_from(p, 0);
    }
    listen_to_all(p);
    return started;
}

static void sum_up(const struct pack *p, struct found *out)
{
    *out = (struct found){ .seed = p->lowest };
    for (unsigned k = 0; k < p->jobs; k++) {
        const struct note *n = &p->last[k];
        out->games += n->games;
        out->steps += n->steps;
        out->broken |= n->state == BROKEN && n->next == p->lowest;
        out->died |= n->state == DIED && n->next == p->lowest;
    }
}

bool hunt(const struct hunt *h, struct found *out)
{
    if (h->jobs <= 1)
        return hunt_alone(h, out);
    struct pack *p = must_have(1, sizeof *p);
    p->h = h;
    p->lowest = UINT64_MAX;
    progress_begin(&p->progress, "games", h->games);
    bool good = hunt_in_a_pack(p);
    progress_end(&p->progress);
    sum_up(p, out);
    free(p);
    return good;
}

#endif
