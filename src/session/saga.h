/* SPDX-License-Identifier: MIT */
/* saga.h -- a campaign told behind the day: its Missions, everybody's life in it, who was lost and by what, what
 * happened, and how it ended.
 *
 * It is read from the campaign's folder alone: the campaign is played again, and, as far as is asked for, the Missions
 * in their files.  Every face draws the same records; which event is whose deed is the system's (explain/chronicle.h).
 * A biography is the lines with that person; the memorial are those who are not here; the timeline are the Missions
 * with their points. */
#ifndef SESSION_SAGA_H
#define SESSION_SAGA_H

#include "explain/chronicle.h"
#include "library/campaigns.h"
#include "library/library.h"
#include "sortie_check.h"
#include "words/words.h"

#include <stdio.h>

enum { SAGA_MISSIONS = 128, SAGA_NAME = 128, SAGA_TEXT = 256, SAGA_CHAPTERS = 16 };

/* How much is played again: it takes a moment a Mission. */
enum saga_depth {
    SAGA_STANDING,                      /* the campaign alone, */
    SAGA_LOSSES,                        /* and the Missions in which somebody was lost: by what; */
    SAGA_WHOLE,                         /* and all others: Turns and choices */
};

struct saga_level { char name[SAGA_NAME]; const char *story; int from; bool reached; };

enum saga_end { SAGA_UNDER_WAY, SAGA_WON, SAGA_FAILED, SAGA_GIVEN_UP };
struct saga_mission {
    uint32_t number, turn;              /* number from 1; turn: the campaign's */
    char     name[SAGA_NAME], with[SAGA_NAME];          /* with: its Objective; "": none */
    char     file[SAGA_TEXT];           /* in the folder; "": nobody has begun it here */
    char     bot[SORTIE_BOT];           /* who fought it; "": people, */
    uint32_t bot_from;                  /* from which choice on, from 1; 0: people did all of it */
    int64_t  when;                      /* the file's last choice, in seconds since 1970; 0: not known */
    enum saga_end end;
    int      points, gained;            /* behind it, and by it */
    unsigned went, lost, kills, wounds;
    uint32_t turns, choices;            /* of the Mission itself; 0: not read */
    bool     turning;                   /* the campaign turned here */
};

struct saga_person {
    struct grog_person p;
    char     name[SAGA_NAME], is[SAGA_NAME];            /* is: what he is, in words */
    char     end[SAGA_TEXT];            /* by what and where he was lost; "": nobody knows */
    unsigned hurt;                      /* Wounds, over all Missions */
};

struct saga_line {
    uint32_t decision, turn, mission;   /* mission: what it is about, from 1; 0: it came between two */
    enum grog_deed deed;
    unsigned whom;                      /* a person's place + 1; 0: nobody */
    uint16_t thing, card[2];            /* whom it is about; where they went: the Mission and what for */
    int      amount, points;
    unsigned went;
    char    *text;
};

struct saga_story { char name[SAGA_NAME]; const char *text; };
struct saga_stage { struct grog_stage at; char name[SAGA_NAME], with[SAGA_NAME]; };
struct saga_sums { unsigned missions, won, by_hand, by_bot, kills, wounds, lost, joined; uint32_t turns, choices; };

struct saga {
    char title[SAGA_NAME], sheet[SAGA_NAME], turn[SAGA_NAME], standing[2 * SAGA_TEXT], asks[2 * SAGA_TEXT];
    bool over, won, practice;
    int  points;
    uint32_t since;                     /* the first line behind the last report, or behind the beginning */
    unsigned n_levels, n_missions, n_people, n_stages, n_stories;
    uint32_t n_lines, room;
    struct saga_level   level[GROG_LEVELS];
    struct saga_mission mission[SAGA_MISSIONS];
    struct saga_person  person[GROG_PEOPLE];
    struct saga_stage   stage[GROG_STAGES];
    struct saga_story   story[GROG_STORIES];
    struct saga_line   *line;
    struct saga_sums    sums;
    const struct grog_match *m;         /* for cards, and for names; it lives as long as this does */
    struct record *record;
};

/* Yours: saga_free it.  NULL: see why. */
struct saga *saga_read(struct library *l, const struct grog_words *words, const char *folder, enum saga_depth depth,
                       struct grog_error *why);
void saga_free(struct saga *s);

/* A page of it as text, in lines; one that begins with "# " is a heading, one with "- " an item. */
enum saga_page { SAGA_PEOPLE, SAGA_PERSON, SAGA_MEMORIAL, SAGA_LOG, SAGA_END, SAGA_SHEET, SAGA_NEWS, SAGA_PAGES };
const char *saga_page_word(enum saga_page page);        /* "memorial" */
/* whom: for SAGA_PERSON, from 1; for SAGA_LOG a Mission's number, 0: all of it.  SAGA_NEWS: since the last Mission
 * ended. */
void saga_say(const struct saga *s, const struct grog_words *words, enum saga_page page, unsigned whom,
              struct grog_text *out);
/* Somebody, by his name or a part of it, from 1; 0: nobody, or several. */
unsigned saga_find(const struct saga *s, const char *name);

/* All of it. */
void saga_json(const struct saga *s, FILE *to);
/* The so-manieth turn in the campaign's words, "Week 2". */
void saga_say_turn(const struct saga *s, const struct grog_words *words, uint32_t turn, struct grog_text *out);
/* How each ended, and what somebody did, as words for programs. */
const char *saga_end_word(enum saga_end end);
const char *saga_deed_word(enum grog_deed deed);

#endif
