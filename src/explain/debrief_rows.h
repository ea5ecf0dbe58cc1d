/* SPDX-License-Identifier: MIT */
/* debrief_rows.h -- which events of a system count in a debrief, and for what. */
#ifndef DEBRIEF_ROWS_H
#define DEBRIEF_ROWS_H

#include "grognard.h"

enum { DEBRIEF_COLUMNS = 6 };
enum { DEBRIEF_OURS, DEBRIEF_THEIRS };
/* For whom it counts: the first object; who did it to that; the card that did it, where it was a card's doing. */
enum debrief_who { DEBRIEF_NOBODY, DEBRIEF_SUBJECT, DEBRIEF_OTHER, DEBRIEF_CARD };
enum { DEBRIEF_NOBODY_ACTS = 5 };                                        /* from then on nobody does, until told */
enum debrief_how { DEBRIEF_ONE, DEBRIEF_AMOUNT, DEBRIEF_LAST };          /* one more; so much more; it is so much now */

struct debrief_rule {
    const char *event, *kind;                   /* the event's name, and the kind of its first object (NULL: any) */
    uint8_t acts;                               /* from 1: the first object acts on this one of the event's objects */
    uint8_t column, who, how;                   /* column from 1; 0: none */
    int8_t  weight;                             /* tenths, by amount if `how` says so: harm to its side */
    bool    points;                             /* a side's points: weight for each one more */
};
struct debrief_pips {
    const char *event, *kind;
    uint8_t first, last, sides;                 /* these objects are dice of so many sides */
    uint8_t amount;                             /* sides of the die that is the amount; 0: it is none */
    int8_t  whose;                              /* DEBRIEF_OURS, DEBRIEF_THEIRS, or -1: the first object's */
    bool    again;                              /* told again when some of them are thrown again */
};
struct debrief_table {
    const char *array;                          /* whose things are rows */
    bool all;                                   /* those too that nothing was told of */
    const char *column[DEBRIEF_COLUMNS];
    /* The word of the game's result that has the column of a thing, so that both are the same; NULL: it is counted. */
    const char *result[DEBRIEF_COLUMNS];
    const struct debrief_rule *rules;           /* each ends in a row of nulls */
    const struct debrief_pips *pips;
    /* For DEBRIEF_CARD: the card whose doing it is what has just been told in this game; 0: none's. */
    uint16_t (*card)(const struct grog_match *m, const struct grog_game *g);
};

/* How rows are written. */
#define DEBRIEF_COUNTS(column, how) column, DEBRIEF_SUBJECT, how
#define DEBRIEF_DOES(column) column, DEBRIEF_OTHER, DEBRIEF_ONE
#define DEBRIEF_BY_CARD(column) column, DEBRIEF_CARD, DEBRIEF_ONE
#define DEBRIEF_NONE 0, DEBRIEF_NOBODY, DEBRIEF_ONE

#endif
