/* SPDX-License-Identifier: MIT */
/* chronicle.h -- what a campaign tells of itself between two Missions: who is in its books, which Missions it has had
 * and will have, and how it stands.
 *
 * A system of campaigns fills one table of these (grog_explain.chronicle); faces draw rosters, maps and lists of it,
 * and read no state.  Everything is asked of a seat's view. */
#ifndef EXPLAIN_CHRONICLE_H
#define EXPLAIN_CHRONICLE_H

#include "grognard.h"

struct grog_eyes;

enum { GROG_PEOPLE = 64, GROG_PERSON_CARDS = 48, GROG_STAGES = 64 };

/* Somebody in its books; those who are lost stay there. */
struct grog_person {
    uint16_t thing, card;
    const char *status;                 /* a word for programs, "killed": the message SYSTEM.status.WORD for people */
    uint8_t  seat;
    bool     here;                      /* he is there, and can go on a Mission */
    bool     goes;                      /* on the one that is prepared or fought now */
    int16_t  wounds, health, points;    /* points: that he has to spend on himself */
    int16_t  missions, kills;
    uint16_t joined, left;              /* in which Mission or Week, from 1; left: 0, he is there */
    uint8_t  n;
    uint16_t has[GROG_PERSON_CARDS];    /* Gear and Skills */
};

enum grog_stage_state { GROG_STAGE_AHEAD, GROG_STAGE_NOW, GROG_STAGE_WON, GROG_STAGE_LOST };

/* A Mission of the campaign, or a place of its map. */
struct grog_stage {
    uint16_t card, with;                /* its card; what it is about there, such as its Objective; 0: nothing */
    uint16_t number;                    /* as its Missions are numbered, from 1; 0: not reached yet */
    uint8_t  state;                     /* enum grog_stage_state */
    uint8_t  x, y;                      /* where it is drawn; 0, 0: one after the other */
};

struct grog_chronicle {
    unsigned (*people)(const struct grog_match *m, const struct grog_game *view, struct grog_person out[GROG_PEOPLE]);
    /* In the order in which they come; each is joined to the one before it unless `lines` says otherwise. */
    unsigned (*stages)(const struct grog_match *m, const struct grog_game *view, struct grog_stage out[GROG_STAGES]);
    /* Pairs of stages, by their places; NULL: a row. */
    unsigned (*lines)(const struct grog_match *m, const struct grog_game *view, uint8_t out[GROG_STAGES][2]);
    /* How it stands, in a line: "12 Victory Points, 2 of 4 Missions". */
    void (*standing)(const struct grog_eyes *e, struct grog_text *out);
};

#endif
