/* SPDX-License-Identifier: MIT */
/* think.c -- see think.h.
 *
 * What always holds here: the thread reads the match, which does not change, and a task of which it has its own copy;
 * the table writes to the task only while there is none under way. */
#define _POSIX_C_SOURCE 200809L
#include "library/systems.h"
#include "think.h"
#include "command/memory.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct task {
    struct thought is;                  /* what is asked, and then what came of it */
    struct grog_game *view;
    unsigned seat;
    const struct grog_bot *bot;
    struct grog_options options;
};

struct thinker {
    const struct grog_match *m;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t  asked;
    enum { IDLE, ASKED, DONE, ENDS } state;
    int file[2];
    struct task task;
};

static bool is_listed(const struct grog_options *l, struct grog_option o)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (!memcmp(&l->at[i], &o, sizeof o))
            return true;
    return false;
}

/* A bot of the seat has its view only; what is not offered it cannot choose. */
static void choose(const struct grog_match *m, struct task *k)
{
    struct thought *is = &k->is;
    if (!k->bot->choose(m, k->view, k->seat, k->options.at, k->options.n, &is->dice, &is->option)
        || !is_listed(&k->options, is->option))
        is->option = k->options.at[grog_dice_below(&is->dice, k->options.n)];
}

static void *think(void *arg)
{
    struct thinker *t = arg;
    pthread_mutex_lock(&t->lock);
    for (;;) {
        while (t->state != ASKED && t->state != ENDS)
            pthread_cond_wait(&t->asked, &t->lock);
        if (t->state == ENDS)
            break;
        pthread_mutex_unlock(&t->lock);
        if (t->task.is.kind == THOUGHT_CHOICE)
            choose(t->m, &t->task);
        else
            t->task.is.status = grog_told_odds(t->m, t->task.view, t->task.seat, t->task.is.option, &t->task.is.odds);
        pthread_mutex_lock(&t->lock);
        if (t->state == ASKED)
            t->state = DONE;
        ssize_t n = write(t->file[1], "", 1);
        (void)n;
    }
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

/* Signals are the table's. */
static bool start_thread(struct thinker *t)
{
    sigset_t all, before;
    pthread_attr_t how;
    sigfillset(&all);
    pthread_attr_init(&how);
    pthread_attr_setstacksize(&how, (size_t)16 << 20);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool good = pthread_create(&t->thread, &how, think, t) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&how);
    return good;
}

struct thinker *think_open(const struct grog_match *m)
{
    struct thinker *t = must_have(1, sizeof *t);
    t->m = m;
    t->task.view = must_have(1, grog_state_bytes(m));
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->asked, NULL);
    if (pipe(t->file) != 0)
        t->file[0] = t->file[1] = -1;
    for (unsigned i = 0; i < 2 && t->file[i] >= 0; i++) {
        fcntl(t->file[i], F_SETFL, O_NONBLOCK);
        fcntl(t->file[i], F_SETFD, FD_CLOEXEC);
    }
    if (t->file[0] >= 0 && start_thread(t))
        return t;
    free(t->task.view);
    free(t);
    return NULL;
}

void think_close(struct thinker *t)
{
    if (!t)
        return;
    pthread_mutex_lock(&t->lock);
    t->state = ENDS;
    pthread_cond_signal(&t->asked);
    pthread_mutex_unlock(&t->lock);
    pthread_join(t->thread, NULL);
    pthread_mutex_destroy(&t->lock);
    pthread_cond_destroy(&t->asked);
    close(t->file[0]);
    close(t->file[1]);
    free(t->task.view);
    free(t);
}

int think_file(const struct thinker *t) { return t->file[0]; }

bool think_is_busy(const struct thinker *t)
{
    struct thinker *at = (struct thinker *)(uintptr_t)t;
    pthread_mutex_lock(&at->lock);
    bool busy = at->state != IDLE;
    pthread_mutex_unlock(&at->lock);
    return busy;
}

static void ask(struct thinker *t)
{
    pthread_mutex_lock(&t->lock);
    t->state = ASKED;
    pthread_cond_signal(&t->asked);
    pthread_mutex_unlock(&t->lock);
}

void think_choice(struct thinker *t, const struct grog_game *game, unsigned seat, const struct grog_bot *bot,
                  const struct grog_dice *dice, uint64_t moment)
{
    struct task *k = &t->task;
    grog_list(t->m, game, seat, &k->options);
    grog_view(t->m, game, seat, k->view);
    k->seat = seat;
    k->bot = bot;
    k->is = (struct thought){ .kind = THOUGHT_CHOICE, .about = seat, .moment = moment, .dice = *dice };
    ask(t);
}

void think_odds(struct thinker *t, const struct grog_game *view, unsigned seat, struct grog_option o, uint32_t about,
                uint64_t moment)
{
    struct task *k = &t->task;
    memcpy(k->view, view, grog_state_bytes(t->m));
    k->seat = seat;
    k->is = (struct thought){ .kind = THOUGHT_ODDS, .about = about, .moment = moment, .option = o };
    ask(t);
}

bool think_hear(struct thinker *t, struct thought *out)
{
    char room[16];
    while (read(t->file[0], room, sizeof room) > 0)
        ;
    pthread_mutex_lock(&t->lock);
    bool done = t->state == DONE;
    if (done) {
        *out = t->task.is;
        t->state = IDLE;
    }
    pthread_mutex_unlock(&t->lock);
    return done;
}
