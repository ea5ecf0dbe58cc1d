/* SPDX-License-Identifier: MIT */
/* debrief.h -- what a game came to: its outcome, what each Soldier or unit did, where it turned, and how the dice fell.
 *
 * It is made from the events of the whole game, played again; tables (debrief_rows.c) say which events of a system
 * count for what.  The tide is the sum of what they weigh: harm to the enemy and progress are plus, harm to the side
 * that looks is minus.  A turning point is a decision after which it changed most.  Luck is the sum of all dice that
 * were told against that of fair dice, in standard errors: within 1 is ordinary, beyond 2 is one game in forty. */
#ifndef DEBRIEF_H
#define DEBRIEF_H

#include "grognard.h"
#include "words/words.h"

#include <stdio.h>

enum { DEBRIEF_ROWS = 128, DEBRIEF_COLUMNS = 6, DEBRIEF_TURNING = 5, DEBRIEF_NAME = 96, DEBRIEF_TEXT = 700 };
enum { DEBRIEF_OURS, DEBRIEF_THEIRS };

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
    struct { uint16_t thing; bool ours, met; char name[DEBRIEF_NAME]; } row[DEBRIEF_ROWS];
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

/* ---- debrief_rows.c: which events count ----------------------------------------------- */

enum debrief_who { DEBRIEF_NOBODY, DEBRIEF_SUBJECT, DEBRIEF_OTHER };    /* the first object; who did it to that */
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
    const char *system, *array;                 /* whose things are rows */
    bool all;                                   /* those too that nothing was told of */
    const char *column[DEBRIEF_COLUMNS];
    const struct debrief_rule *rules;           /* each ends in a row of nulls */
    const struct debrief_pips *pips;
};
const struct debrief_table *debrief_table_of(const struct grog_match *m);      /* NULL: nothing is counted */

#endif
