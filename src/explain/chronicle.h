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

enum { GROG_PEOPLE = 64, GROG_PERSON_CARDS = 48, GROG_STAGES = 64,
       GROG_MAP_ROOM = 32, GROG_ROADS = 64, GROG_SQUADS = 8 };

/* Somebody in its books; those who are lost stay there. */
struct grog_person {
    uint16_t thing, card;
    const char *status;                 /* a word for programs, "killed": the message SYSTEM.status.WORD for people */
    uint8_t  seat;
    bool     here;                      /* he is there, and can go on a Mission */
    bool     goes;                      /* on the one that is prepared or fought now */
    int16_t  wounds, health, points;    /* points: that he has to spend on himself */
    int16_t  missions, kills;
    uint16_t joined, left;              /* in which Mission, from 1; left: 0, he is there */
    uint8_t  squad;                     /* in which Squad, from 1; 0: there are none */
    uint8_t  n;
    uint16_t has[GROG_PERSON_CARDS];    /* Gear and Skills */
};

enum grog_stage_state { GROG_STAGE_AHEAD, GROG_STAGE_NOW, GROG_STAGE_WON, GROG_STAGE_LOST };

/* A Mission of the campaign. */
struct grog_stage {
    uint16_t card, with;                /* its card; what it is about there, such as its Objective; 0: nothing */
    uint16_t number;                    /* as its Missions are numbered, from 1; 0: not reached yet */
    uint8_t  state;                     /* enum grog_stage_state */
};

enum grog_holder { GROG_HELD_BY_NOBODY, GROG_HELD_BY_ENEMY, GROG_HELD_BY_US };

/* A square of the campaign's map. */
struct grog_mapped {
    uint16_t card;                      /* what it is called after: its Objective, or a Location */
    uint16_t story;                     /* what is told of it; 0: nothing */
    uint8_t  number;                    /* on the map, from 1 */
    uint8_t  held;                      /* enum grog_holder */
    uint8_t  x, y;                      /* where it is drawn, in steps of a grid from 0 at the top left */
    bool     objective;                 /* its card is an Objective that is fought for there */
    bool     start;                     /* a Squad may start here */
};

/* An arrow of the map: from which square to which, by their places in the list. */
struct grog_road { uint8_t from, to; };

/* A Squad, and where it is. */
struct grog_squad {
    uint8_t  number, square;            /* from 1; its square's place in the list, GROG_MAP_ROOM: not on the map yet */
    uint8_t  people;                    /* who are there (grog_person.squad says who) */
    bool     now;                       /* its Mission is prepared or fought now */
    int16_t  points, spend;             /* Resource Points that it is worth, and that it has to spend */
};

/* What an event of a campaign is to the person that is its first object, or to the Mission. */
enum grog_deed {
    GROG_DEED_NONE,
    GROG_DEED_BEGINS,                   /* a new Mission or Week is prepared: what is told from here on belongs to it */
    GROG_DEED_WENT,                     /* they go on the Mission that is the first object, for the second */
    GROG_DEED_WON, GROG_DEED_FAILED, GROG_DEED_GIVEN_UP,
    GROG_DEED_JOINED, GROG_DEED_STAYED, GROG_DEED_RETURNED, GROG_DEED_WOUNDED, GROG_DEED_KILLS, GROG_DEED_EARNED,
    GROG_DEED_LOST,
    GROG_DEEDS
};
struct grog_deed_rule { uint8_t event, deed; };         /* the event by its number */

/* How well it can end, the lowest first. */
enum { GROG_LEVELS = 12, GROG_STORIES = 4 };
struct grog_level { uint16_t card; int16_t from; };

struct grog_chronicle {
    unsigned (*people)(const struct grog_match *m, const struct grog_game *view, struct grog_person out[GROG_PEOPLE]);
    /* Those that were fought, the one that is prepared or fought, those to come. */
    unsigned (*stages)(const struct grog_match *m, const struct grog_game *view, struct grog_stage out[GROG_STAGES]);
    /* Its map; 0 squares: it has none. */
    unsigned (*map)(const struct grog_match *m, const struct grog_game *view, struct grog_mapped out[GROG_MAP_ROOM]);
    unsigned (*roads)(const struct grog_match *m, const struct grog_game *view, struct grog_road out[GROG_ROADS]);
    unsigned (*squads)(const struct grog_match *m, const struct grog_game *view, struct grog_squad out[GROG_SQUADS]);
    /* How it stands, in a line: "12 Victory Points, 2 of 4 Missions". */
    void (*standing)(const struct grog_eyes *e, struct grog_text *out);

    /* ---- what is told of it behind the day; each may be NULL */
    const struct grog_deed_rule *deeds;         /* ends in a row of nulls */
    int (*points)(const struct grog_match *m, const struct grog_game *view);       /* that the levels are about */
    unsigned (*levels)(const struct grog_match *m, struct grog_level out[GROG_LEVELS]);
    /* Cards whose story is to be read now: the Sheet's at the beginning, the next Mission's, that of its end. */
    unsigned (*stories)(const struct grog_match *m, const struct grog_game *view, uint16_t out[GROG_STORIES]);
};

#endif
