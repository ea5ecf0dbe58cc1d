/* SPDX-License-Identifier: MIT */
/* sortie_check.h -- is a campaign true, with all its Missions?
 *
 * The campaign is played again.  Of each Mission that it has had a report of, the file is held against what was
 * fielded: the setup, the dice, and, when it is played again, each line of the report.  A Mission without a file was
 * reported by hand, which is no fault, and is said. */
#ifndef SESSION_SORTIE_CHECK_H
#define SESSION_SORTIE_CHECK_H

#include "grognard.h"
#include "library/library.h"

enum sortie_grade { SORTIE_TRUE, SORTIE_NOTE, SORTIE_FAULT };

struct sortie_finding {
    enum sortie_grade grade;
    uint32_t number;                    /* of the Mission; 0: the campaign itself, or a chapter */
    uint32_t acts;                      /* played */
    const char *file;                   /* without its folder; "": there is none */
    const char *bot;                    /* who fought it, "heuristic"; "": nobody but people */
    const char *text;                   /* a line */
};

typedef void sortie_tell(void *to, const struct sortie_finding *f);

/* All that is found is told, the campaign's own first.  True: no fault. */
bool sortie_check(struct library *l, const char *folder, sortie_tell *tell, void *to);
/* Who fought a Mission, by the remarks of its file: the bot's name; "": people. */
enum { SORTIE_BOT = 32 };
void sortie_fought_by(const char *text, char bot[SORTIE_BOT]);

#endif
