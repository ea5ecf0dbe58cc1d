/* SPDX-License-Identifier: MIT */
/* play_report.c -- what is sent when something looks wrong: the replay to this very decision, which names rules and
 * packs, with a note and the version; `grognard play --resume` opens it there. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "base/plain.h"
#include "kernel/state.h"
#include "library/folders.h"
#include "play_save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { REPORTS = 10000 };

/* grognard/reports/report-1.replay of the state folder, the first that is free; false: there is no place. */
static bool name_report(char path[PLAY_PATH])
{
    struct grog_error why;
    for (unsigned i = 1; i < REPORTS; i++) {
        char behind[48];
        snprintf(behind, sizeof behind, "/reports/report-%u.replay", i);
        if (!user_folder(USER_STATE, behind, path, &why))
            return false;
        if (access(path, F_OK) != 0)
            return true;
    }
    return false;
}

static bool write_report(const struct play *p, const char *note, struct grog_text *out)
{
    char question[PLAY_LINE] = "", line[PLAY_LINE];
    struct grog_text q = { .at = question, .room = sizeof question };
    grog_say_question(&p->s, p->view, &q);
    question[strcspn(question, "\n")] = 0;
    grog_print(out, "# grognard %s, a report: go on from here with grognard play --resume THIS-FILE --seat %u\n",
               GROG_RULES_VERSION, p->s.viewer < GROG_SPECTATOR ? p->s.viewer : 0);
    snprintf(line, sizeof line, "%s", note);
    text_make_plain(line);
    for (char *c = line; (c = strchr(c, '\n')); )
        *c = ' ';                                       /* a remark is one line */
    grog_print(out, "# note: %s\n# asked: %s\n", line, question);
    return grog_replay_write(p->journal, p->fair, out);
}

bool play_report(const struct play *p, const char *note, char path[PLAY_PATH])
{
    struct grog_text t = { 0 };
    struct grog_error why;
    if (!name_report(path) || !make_folder_of(path, &why))
        return false;
    bool whole;
    do
        whole = write_report(p, note, &t);
    while (grog_text_grows(&t));
    bool good = t.at && whole && file_keep(path, t.at, t.n, &why);
    free(t.at);
    return good;
}
