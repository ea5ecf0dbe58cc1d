/* SPDX-License-Identifier: MIT */
/* explain.h -- what a choice costs, needs and risks, what is forecast and who is threatened: all that a face asks of a
 * system beyond its state.
 *
 * A system fills one table, in a folder of its own below this one.  It answers in the eyes of a seat: from that seat's
 * view and scene, so that nothing hidden is told, and counted by the rules' own functions.  It answers with text or
 * numbers; whoever asks prints them.  A member that is NULL has no answer of its own: then the plain way is taken. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "grognard.h"
#include "chronicle.h"
#include "debrief_rows.h"
#include "kernel/odds.h"
#include "scene/scene.h"
#include "words/words.h"

/* Who looks at what: the match, the seat's view of the game and its scene, and the speaker who tells it. */
struct grog_eyes {
    const struct grog_match   *m;
    const struct grog_game    *view;
    const struct grog_scene   *scene;
    const struct grog_speaker *s;
    bool at_table;                      /* the board itself is in sight, so nothing need say how it is drawn, */
    bool pictured;                      /* and counters too, so nothing is called by the code of its letters */
};

/* ---- long texts -------------------------------------------------------------------------- */

/* A board or a beginning is read part by part, each to be shown, or compared with what it said last. */
enum grog_part_sort {
    GROG_PARAGRAPH,                     /* to be wrapped, */
    GROG_DRAWING,                       /* or shown as it is */
    GROG_HEADING,                       /* shown only if one of the lines below it is */
    GROG_LINE,                          /* of the heading before it */
};
struct grog_part {
    enum grog_part_sort sort;
    bool     once;                      /* not shown again at another question of the same name */
    unsigned id;                        /* by which it is known when it comes again; from 0 to GROG_PARTS - 1 */
    unsigned indent;                    /* of all lines but the first, once it is wrapped */
    const char *text;
};
enum { GROG_PARTS = 160 };
struct grog_reader { void (*read)(void *arg, const struct grog_part *part); void *arg; };

/* Marks in such a text, for those who have ink; all others leave them out. */
#define GROG_TINT_PLAIN  "\x1c"         /* behind each of these */
#define GROG_TINT_BOLD   "\x1d"
#define GROG_TINT_OURS   "\x1e"
#define GROG_TINT_THEIRS "\x1f"

/* ---- under a cursor ------------------------------------------------------------------------- */

/* What is asked about by pointing at it: an object of the scene, a square of the board, or both; and the choice that is
 * thought of meanwhile. */
struct grog_pointed {
    uint16_t object, square;            /* 0: none */
    uint32_t option;                    /* by the scene's list; UINT32_MAX: none */
    bool     weighs;                    /* dice are those of that choice, not those of an attack on the object */
};

enum { GROG_FREELY = 1 << 30 };
enum grog_settled { GROG_OPEN, GROG_SETTLED, GROG_SETTLED_BELOW };

/* ---- the table of a system ---------------------------------------------------------------- */

typedef void grog_of_option(const struct grog_eyes *e, struct grog_option o, struct grog_text *out);
typedef void grog_of_thing(const struct grog_eyes *e, unsigned slot, struct grog_text *out);
typedef void grog_of_pointed(const struct grog_eyes *e, const struct grog_pointed *at, struct grog_text *out);
typedef void grog_of_view(const struct grog_eyes *e, struct grog_text *out);
typedef void grog_reading(const struct grog_eyes *e, const struct grog_reader *to);

struct grog_explain {
    const char *system;

    /* ---- the game */
    grog_reading *board;                /* its state as its players think of it */
    grog_reading *begin;                /* what a new game is about, before its first question */
    grog_of_view *brief;                /* the same in a few lines; */
    grog_of_view *about;                /* what helps to answer the question that is asked: a line, or nothing */
    /* What the signs of a board drawn in characters mean, line by line; ascii: in those of ASCII. */
    void (*legend)(const struct grog_eyes *e, bool ascii, struct grog_text *out);

    /* ---- an option */
    /* What its rows alone do not name well; false: they do. */
    bool (*name)(const struct grog_eyes *e, struct grog_option o, enum grog_length how, struct grog_text *out);
    grog_of_option *choice;             /* what it does, what comes of it and what it costs: sentences, or nothing */
    grog_of_option *note;               /* what stands in parentheses behind one that no dice decide */
    grog_of_option *needs;              /* what its dice need, and what else they may do: a line or two, */
    grog_of_option *needs_line;         /* and in few words */
    /* What keeps it from being made, beside the rule that refuses it: a line, or nothing. */
    void (*refused)(const struct grog_eyes *e, struct grog_option o, const char *rule, struct grog_text *out);
    /* Its key, `opened`: among those of one line; 0: the next that is free. */
    int  (*key)(const struct grog_eyes *e, struct grog_option o, bool opened);
    /* In the whole list the digit before its key: its actor's number; 0: its key stands alone.  NULL: each does. */
    int  (*number)(const struct grog_eyes *e, struct grog_option o);
    /* The act by whose letter it is taken, `warfighter.letter.move-back`; NULL: its verb. */
    const char *(*act)(const struct grog_eyes *e, struct grog_option o);
    /* What it promises at first sight, against others of its sort: the best of them stands first, in a line of its own.
     * 0: it is not weighed.  GROG_FREELY is added to one that uses nothing up. */
    int64_t (*promise)(const struct grog_eyes *e, struct grog_option o);
    /* Does it count where the best of several ways is told?  NULL: each does. */
    bool (*ranks)(const struct grog_eyes *e, struct grog_option o);
    /* Would it gain nothing now, or less than nothing, so that a cursor does not begin there?  NULL: none would. */
    bool (*shunned)(const struct grog_eyes *e, struct grog_option o);

    /* ---- its dice */
    /* Results that are to be told by other numbers than those of the rules. */
    void (*recount)(const struct grog_match *m, const struct grog_game *view, struct grog_option o,
                    struct grog_odds *odds);
    /* How good a result is: 0 nothing, 1 something, 2 what one rolls for, 3 more than that; below 0 harm. */
    int  (*grade)(int32_t result);
    /* Can no reaction change what is about to happen?  Dice that lie have come out as well as they can; or less of it
     * would be the same. */
    enum grog_settled (*settled)(const struct grog_eyes *e);
    /* Whose dice lie at a moment of the game and what they are thrown at, where no line tells it; or nothing. */
    void (*rolls)(const struct grog_eyes *e, const struct grog_game *g, struct grog_text *out);

    /* ---- things */
    grog_of_thing *standing;            /* behind the name of who acts; NULL: the catalogue's `actor-mark` */
    grog_of_thing *sides;               /* what either side of a counter can do, a line each */
    grog_of_pointed *pointed;           /* what is so with it now, beside its name and its marks; */
    grog_of_pointed *pointed_too;       /* and behind the text of its card, such as what its other side says */
    /* Who aims at an object of the scene, and what keeps him from attacking it: a line each, or nothing. */
    void (*aimed)(const struct grog_eyes *e, uint16_t object, struct grog_text *out);
    /* Who of one's own can be hit by whom: of one unit (slot + 1; 0: none) in full, of the others in a line each. */
    grog_of_thing *threats;
    /* What hides a part of the line between two squares, or all of it: "Wreckage (E9, H7)"; or nothing. */
    void (*between)(const struct grog_eyes *e, unsigned from, unsigned to, struct grog_text *out);

    /* ---- a campaign */
    const struct grog_chronicle *chronicle;     /* its people, its Missions, its standing */

    /* ---- outside of a game */
    bool lost_by_all;                   /* without a winner all have lost; otherwise it is a draw */
    const struct debrief_table *debrief;        /* which events count for what when it is over */
    /* A scenario's battlefield with its terms, or a board or an overlay alone: as text, or as SVG.  False: `why` says
     * why it cannot be laid out. */
    bool (*draw)(const struct grog_match *m, uint16_t card, bool svg, struct grog_text *out, struct grog_error *why);
    /* The counters that a seat leads in a scenario as it stands on its card: "3 Rifle Squad, Platoon Lieutenant". */
    void (*force)(const struct grog_box *box, uint16_t scenario, unsigned seat, struct grog_text *out);
};

/* ---- what systems share ----------------------------------------------------------------------- */

/* grog_odds with results as they are told, the smallest first. */
enum grog_status grog_odds_by(const struct grog_explain *x, const struct grog_match *m, const struct grog_game *view,
                              unsigned seat, struct grog_option o, struct grog_odds *out);
/* A mark of the scene: "Health 4". */
void grog_say_marked(const struct grog_eyes *e, const struct grog_scene_mark *mark, struct grog_text *out);
/* What an object of the scene is called: "Rifle Squad #2". */
void grog_say_called(const struct grog_eyes *e, uint16_t object, struct grog_text *out);
/* The number of an object's mark by its name; 0: it has none. */
int  grog_number_of(const struct grog_eyes *e, uint16_t object, const char *mark);
/* Is it a thing of this array?  And the next one, behind `after`; 0: no more. */
bool grog_is_thing(const struct grog_eyes *e, uint16_t object, unsigned array);
uint16_t grog_next_thing(const struct grog_eyes *e, unsigned array, uint16_t after);
/* The text, however long it is, as one part. */
void grog_read_card(const struct grog_eyes *e, uint16_t card, unsigned indent, const struct grog_reader *to);
void grog_read_message(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, unsigned indent,
                       const struct grog_reader *to);

#endif
