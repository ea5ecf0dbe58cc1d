/* SPDX-License-Identifier: MIT */
/* report.c -- a report of what looks wrong, from the table. */
#include "desk.h"
#include "session/play_save.h"

void desk_report(struct desk *d, const char *note)
{
    char path[PLAY_PATH], told[PLAY_PATH + 64];
    d->p->s.viewer = d->seat;
    bool good = play_report(d->p, note, path);
    desk_say(d, told, sizeof told, good ? "table.reported" : "table.no-report", GROG_PAIRS({ "file", path, 0 }));
    desk_note(d, !good, told);
}
