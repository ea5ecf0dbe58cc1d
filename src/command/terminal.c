/* SPDX-License-Identifier: MIT */
/* terminal.c -- see terminal.h. */
#define _POSIX_C_SOURCE 200809L
#include "terminal.h"
#include "base/clock.h"
#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- colour -------------------------------------------------------------- */

const char *ink(enum ink which)
{
    static const char *const codes[] = { "\033[0m", "\033[1m", "\033[32m", "\033[31m" };
    const char *no = getenv("NO_COLOR");
    return (no && *no) || !isatty(STDOUT_FILENO) ? "" : codes[which];
}

/* ---- progress ------------------------------------------------------------ */

enum { PATIENCE = 500 * 1000 * 1000 };                  /* nanoseconds before a bar is shown */

void progress_begin(struct progress *p, const char *what, uint64_t whole)
{
    *p = (struct progress){ what, whole, nanoseconds(), UINT32_MAX, isatty(STDERR_FILENO) != 0, false };
}

void progress_show(struct progress *p, uint64_t done)
{
    static const char bar[] = "########################################";
    enum { WIDTH = sizeof bar - 1 };
    unsigned percent = (unsigned)(100.0 * (double)done / (double)p->whole);
    if (!p->on || percent == p->percent || (!p->shown && nanoseconds() - p->begun < PATIENCE))
        return;
    p->percent = percent;
    p->shown = true;
    int full = (int)(percent * WIDTH / 100);
    fprintf(stderr, "\r%s [%.*s%*s] %3u%%", p->what, full, bar, WIDTH - full, "", percent);
}

void progress_end(struct progress *p)
{
    if (p->shown)
        fprintf(stderr, "\r\033[K");
}

/* ---- columns ------------------------------------------------------------- */

void columns_print(struct columns *c)
{
    struct grog_text t = { 0 };
    do columns_write(c, ink(INK_BOLD), ink(INK_PLAIN), &t); while (text_grows(&t));
    fputs(t.at, stdout);
    free(t.at);
    columns_free(c);
}
