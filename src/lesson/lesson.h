/* SPDX-License-Identifier: MIT */
/* lesson.h -- a lesson: a small prepared position that teaches one thing by playing it.
 *
 * A lesson is data (lessons/; docs/lessons.md says how one is written): what stands on the table, and steps.  A step
 * says a sentence, names the options that are taught now, has a kind sentence for every other one, and is reached when
 * lines of a position hold or a taught option was taken.  Reading one is bounded and checked: whatever the text is, it
 * is a lesson or it is refused with its line.
 *
 * A lesson that `plays on` is a game of its own from its first card: it is kept, and when its steps are done the game
 * goes on without it.
 *
 * A lesson in play is a struct grog_tuition beside a game that somebody else holds; it looks at the game, and says
 * which option is taught, how the next dice fall, and what the seats that nobody plays answer.  No step can be a dead
 * end: if nothing that is offered is taught, everything is. */
#ifndef GROG_LESSON_H
#define GROG_LESSON_H

#include "grognard.h"
#include "words/words.h"

enum {
    GROG_LESSON_BYTES = 65536, GROG_LESSON_STEPS = 16, GROG_LESSON_GIVEN = 160, GROG_LESSON_BEFORE = 48,
    GROG_LESSON_TAUGHT = 12, GROG_LESSON_GOALS = 8, GROG_LESSON_DICE = 32, GROG_LESSON_TEXT = 800,
};

/* Patterns are options by name (grog_option_text); a '*' stands for any letters. */
struct grog_lesson_step {
    const char *say, *later, *done;                     /* done: "" if nothing is said */
    const char *take[GROG_LESSON_TAUGHT];               /* taught now, */
    const char *may[GROG_LESSON_TAUGHT];                /* allowed beside it, but not what the step waits for */
    const char *they[GROG_LESSON_TAUGHT];               /* what other seats answer, the first that is offered */
    const char *goal[GROG_LESSON_GOALS];                /* lines of a position; none: an option of `take` was taken */
    uint8_t  dice[GROG_LESSON_DICE];                    /* how the next ones fall */
    uint8_t  takes, mays, theys, goals, n_dice;
    uint32_t line;                                      /* where it begins in the file */
};

struct grog_lesson {
    const char *name, *system, *packs, *title, *about, *setup, *seed, *end;
    unsigned seat;
    unsigned steps;
    bool plays_on;
    struct grog_lesson_step step[GROG_LESSON_STEPS];
    struct { const char *text; uint32_t line; } given[GROG_LESSON_GIVEN], before[GROG_LESSON_BEFORE];
    unsigned givens, befores;
    uint32_t setup_line;
    size_t   used;
    char     text[GROG_LESSON_BYTES + 4096];            /* where all of them lie */
};

/* Read one.  GROG_BAD_TEXT: see why. */
enum grog_status grog_lesson_read(const char *text, size_t n, struct grog_lesson *out, struct grog_error *why);

/* Its position, with what was done before it.  Yours: grog_position_close it. */
enum grog_status grog_lesson_open(const struct grog_lesson *l, const struct grog_box *shelf, struct grog_position *out,
                                  struct grog_error *why);

/* Does the name of an option fit the pattern? */
bool grog_lesson_fits(const char *pattern, const char *text);

/* ---- in play ---------------------------------------------------------------- */

struct grog_tuition {
    const struct grog_lesson *lesson;
    unsigned step;                                      /* lesson->steps: it is finished */
    uint32_t dice;                                      /* of the step's that have fallen */
    uint32_t begun[GROG_LESSON_STEPS + 1];              /* decisions of the game when a step began */
};

void grog_tuition_begin(struct grog_tuition *t, const struct grog_lesson *l, const struct grog_game *g);
bool grog_tuition_over(const struct grog_tuition *t);
/* The game may have gone back: so does the lesson. */
void grog_tuition_look(struct grog_tuition *t, const struct grog_game *g);
/* Is this option of the lesson's seat taught now, or allowed? */
bool grog_tuition_teaches(const struct grog_tuition *t, const struct grog_match *m, const struct grog_game *g,
                          struct grog_option o);
/* And of all that is offered, which is: false, if nothing is and so everything may be done. */
bool grog_tuition_binds(const struct grog_tuition *t, const struct grog_match *m, const struct grog_game *g,
                        const struct grog_options *offered);
/* The dice that fall next. */
const uint8_t *grog_tuition_dice(const struct grog_tuition *t, uint32_t *n);
/* What another seat answers: one of those offered. */
struct grog_option grog_tuition_answer(const struct grog_tuition *t, const struct grog_match *m,
                                       const struct grog_game *g, const struct grog_options *offered);
/* The option was taken, and so many dice fell: on to the next step if this one is reached.  `was` is the game before
 * it, `is` the game after.  True: the step was reached. */
bool grog_tuition_took(struct grog_tuition *t, const struct grog_match *m, const struct grog_game *was, unsigned seat,
                       struct grog_option o, uint32_t dice, const struct grog_game *is);

/* ---- what is said ------------------------------------------------------------- */

/* A text of the lesson: the catalogue's `lesson.NAME.PART` or `lesson.NAME.3.PART` (steps count from 1; 0: of the
 * whole), else the file's own.  Parts: title, about, end; say, later, done. */
void grog_lesson_say(const struct grog_lesson *l, const struct grog_words *words, unsigned step, const char *part,
                     struct grog_text *out);

#endif
