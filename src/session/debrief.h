/* SPDX-License-Identifier: MIT */
/* debrief.h -- what a game came to: its outcome, what each Soldier or unit did, where it turned, and how the dice fell.
 *
 * It is made from the events of the whole game, played again; tables (explain/debrief_rows.h) say which events of a
 * system count for what.  The tide is the sum of what they weigh: harm to the enemy and progress are plus, harm to the
 * side that looks is minus.  A turning point is a decision after which it changed most.  Luck is the sum of all dice
 * that were told against that of fair dice, in standard errors: within 1 is ordinary, beyond 2 is one game in forty. */
#ifndef DEBRIEF_H
#define DEBRIEF_H

#include "explain/debrief_rows.h"
#include "grognard.h"
#include "words/words.h"

#include <stdio.h>

enum { DEBRIEF_ROWS = 128, DEBRIEF_TURNING = 5, DEBRIEF_NAME = 96, DEBRIEF_TEXT = 700 };

struct debrief_dice { uint32_t n; double sum, expected, variance; };

/* What changes from decision to decision, and goes back with an undo. */
struct debrief_score {
    int32_t column[DEBRIEF_ROWS][DEBRIEF_COLUMNS];
    struct debrief_dice dice[2];
    double   tide;
    int32_t  points[2];
};

struct debrief {
    const struct grog_match *m;
    unsigned seat;                              /* whose side looks */
    struct grog_result result;
    char     outcome[DEBRIEF_TEXT], why[DEBRIEF_TEXT];      /* why: sentences, or nothing */
    uint32_t turns, decisions;
    unsigned columns;
    const char *column[DEBRIEF_COLUMNS];        /* "kills": the message debrief.column.kills */
    unsigned rows;
    struct debrief_row {
        uint16_t thing, card;                   /* thing 0: the card itself, for what it did */
        uint8_t  owner;
        bool     ours, met;
        char     name[DEBRIEF_NAME];
    } row[DEBRIEF_ROWS];
    struct debrief_score score;
    double  *tide;                              /* after each decision; tide[0] is before the first */
    uint32_t tides, tides_room;
    unsigned turning;
    struct debrief_turning { uint32_t decision, turn; double change; char text[DEBRIEF_TEXT]; } at[DEBRIEF_TURNING];
};

/* Yours: debrief_free it.  NULL: the journal cannot be played again. */
struct debrief *debrief_of(const struct grog_journal *j, unsigned seat, const struct grog_words *words);
void debrief_free(struct debrief *d);

/* How the dice of one side fell, in standard errors; 0 if there were none. */
double debrief_luck(const struct debrief *d, unsigned side);

/* As text, in lines; as one HTML page that needs nothing else; as JSON. */
void debrief_say(const struct debrief *d, const struct grog_words *words, struct grog_text *out);
/* The same without what the end has said already: title and outcome. */
void debrief_say_more(const struct debrief *d, const struct grog_words *words, struct grog_text *out);
void debrief_html(const struct debrief *d, const struct grog_words *words, FILE *to);
void debrief_json(const struct debrief *d, const struct grog_words *words, FILE *to);

#endif
