/* SPDX-License-Identifier: MIT */
/* report.c -- files of a game that are asked for at the table: a report of what looks wrong, and another place for a
 * game that could not be kept where it was. */
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

void desk_move(struct desk *d, const char *file)
{
    struct grog_error why = { 0 };
    char told[PLAY_PATH + 64];
    bool good = play_move(d->p, file, &why);
    desk_say(d, told, sizeof told, good ? "play.moved" : "play.not-saved-why",
             GROG_PAIRS({ "file", d->p->file, 0 }, { "why", why.text, 0 }));
    desk_note(d, !good, told);
}
