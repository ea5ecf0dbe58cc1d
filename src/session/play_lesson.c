/* SPDX-License-Identifier: MIT */
/* play_lesson.c -- a lesson at the table: what it says, what it lets be taken, and how its dice fall.
 *
 * A face asks lesson_allows before it takes an option, and after play_take shows lesson_reached and lesson_say; that is
 * all.  Without a lesson everything is allowed and nothing is said. */
#include "kernel/game.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "lesson/lesson.h"
#include "library/lessons.h"
#include "play_lesson.h"
#include "play_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct play_lesson {
    const struct grog_lesson *lesson;
    struct grog_tuition at;
    char reached[2 * GROG_LESSON_TEXT];         /* what was said of the step that was reached last, */
    unsigned shown;                             /* the step that was shown, + 1 */
    bool untold;                                /* and whether that is still to be told */
};

static const struct grog_game *game(const struct play *p) { return grog_journal_game(p->journal); }

bool lesson_open(struct play *p, const struct grog_lesson *l)
{
    p->lesson = calloc(1, sizeof *p->lesson);
    if (!p->lesson)
        return false;
    p->lesson->lesson = l;
    grog_tuition_begin(&p->lesson->at, l, game(p));
    return true;
}

void lesson_close(struct play *p)
{
    free(p->lesson);
    p->lesson = NULL;
}

static bool is_done(const struct play *p) { return p->lesson && grog_tuition_over(&p->lesson->at); }

bool lesson_guides(const struct play *p) { return p->lesson && p->lesson->lesson->plays_on; }

bool lesson_is_over(const struct play *p) { return is_done(p) && !lesson_guides(p); }

bool lesson_has_next(const struct play *p)
{
    char next[32];
    return p->lesson && lesson_next(p->lesson->lesson, next);
}

/* ---- before an option is taken ------------------------------------------------------ */

/* Does the lesson bind the seat that looks, at what it is asked? */
static bool binds(const struct play *p)
{
    return p->lesson && p->s.viewer == p->lesson->lesson->seat
        && grog_tuition_binds(&p->lesson->at, p->m, p->view, &p->scene->options);
}

bool lesson_marks(const struct play *p, struct grog_option o)
{
    return binds(p) && grog_tuition_teaches(&p->lesson->at, p->m, p->view, o);
}

bool lesson_allows(const struct play *p, struct grog_option o, struct grog_text *why)
{
    if (!binds(p) || grog_tuition_teaches(&p->lesson->at, p->m, p->view, o))
        return true;
    grog_lesson_say(p->lesson->lesson, p->s.words, p->lesson->at.step + 1, "later", why);
    return false;
}

/* ---- taking one ------------------------------------------------------------------------ */

/* With the lesson's dice, if any fall; then a new journal begins there, since dice are a barrier anyhow. */
static uint32_t take_with_dice(struct play *p, unsigned seat, struct grog_option o)
{
    union grog_any_game next;
    uint32_t n, used = 0;
    const uint8_t *dice = grog_tuition_dice(&p->lesson->at, &n);
    if (!n)
        return 0;
    memcpy(&next, game(p), grog_state_bytes(p->m));
    if (grog_take_with_dice(p->m, &next.game, seat, o, p->events, dice, n, &used) != GROG_OK || !used)
        return 0;
    struct grog_journal *journal = grog_journal_from(p->m, &next.game);
    if (!journal)
        return 0;
    grog_journal_free(p->journal);
    p->journal = journal;
    return used;
}

/* A guide that has said its last words goes with the next choice; the game goes on. */
static bool guide_leaves(struct play *p)
{
    if (p->lesson)
        grog_tuition_look(&p->lesson->at, game(p));
    if (!lesson_guides(p) || !is_done(p))
        return false;
    lesson_close(p);
    return true;
}

void lesson_take(struct play *p, unsigned seat, struct grog_option o)
{
    if (guide_leaves(p)) {
        grog_play(p->journal, seat, o, p->events);
        return;
    }
    struct play_lesson *l = p->lesson;
    union grog_any_game was;
    memcpy(&was, game(p), grog_state_bytes(p->m));
    uint32_t dice = take_with_dice(p, seat, o);
    if (!dice)
        grog_play(p->journal, seat, o, p->events);
    unsigned step = l->at.step;
    if (!grog_tuition_took(&l->at, p->m, &was.game, seat, o, dice, game(p)))
        return;
    struct grog_text t = { .at = l->reached, .room = sizeof l->reached, .n = l->untold ? strlen(l->reached) : 0 };
    l->reached[t.n] = 0;
    if (t.n)
        grog_print(&t, " ");
    l->untold = true;
    grog_lesson_say(l->lesson, p->s.words, step + 1, "done", &t);
    if (lesson_guides(p) && is_done(p))
        lesson_set_done(l->lesson->name, NULL);
}

struct grog_option lesson_answer(const struct play *p, const struct grog_options *offered)
{
    return grog_tuition_answer(&p->lesson->at, p->m, game(p), offered);
}

/* ---- what it says --------------------------------------------------------------------------- */

void lesson_last_reached(const struct play *p, struct grog_text *out)
{
    if (p->lesson)
        grog_print(out, "%s", p->lesson->reached);
}

bool lesson_is_new(struct play *p)
{
    if (!p->lesson || p->lesson->shown == p->lesson->at.step + 1)
        return false;
    p->lesson->shown = p->lesson->at.step + 1;
    p->lesson->untold = false;
    return true;
}

void lesson_about(const struct play *p, struct grog_text *out)
{
    if (p->lesson && !p->lesson->at.step)
        grog_lesson_say(p->lesson->lesson, p->s.words, 0, "about", out);
}

bool lesson_reached(struct play *p, struct grog_text *out)
{
    if (!p->lesson || !p->lesson->untold || !*p->lesson->reached)
        return false;
    grog_print(out, "%s", p->lesson->reached);
    p->lesson->untold = false;
    return true;
}

bool lesson_say(struct play *p, struct grog_text *out)
{
    char room[GROG_LESSON_TEXT] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    if (!p->lesson)
        return false;
    struct grog_tuition *at = &p->lesson->at;
    grog_tuition_look(at, game(p));
    bool over = is_done(p);
    grog_lesson_say(p->lesson->lesson, p->s.words, over ? 0 : at->step + 1, over ? "end" : "say", &t);
    grog_say_plain(&p->s, over ? "lesson.over" : "lesson.step",
                   GROG_PAIRS({ "n", NULL, at->step + 1 }, { "of", NULL, p->lesson->lesson->steps },
                              { "text", room, 0 }),
                   out);
    return true;
}

void lesson_greet(const struct play *p, struct grog_text *out)
{
    char title_room[GROG_LESSON_TEXT] = "", about_room[GROG_LESSON_TEXT] = "";
    struct grog_text title = { .at = title_room, .room = sizeof title_room },
                     about = { .at = about_room, .room = sizeof about_room };
    grog_lesson_say(p->lesson->lesson, p->s.words, 0, "title", &title);
    grog_lesson_say(p->lesson->lesson, p->s.words, 0, "about", &about);
    grog_say_plain(&p->s, "lesson.greeting", GROG_PAIRS({ "title", title_room, 0 }, { "about", about_room, 0 }), out);
}

/* ---- line mode -------------------------------------------------------------------------------- */

static void print_bold(const struct play *p, const char *text)
{
    play_tell(p, play_ink(p, PLAY_BOLD));
    play_print(p, 2, text);
    play_tell(p, play_ink(p, PLAY_PLAIN));
}

void lesson_show(struct play *p)
{
    char room[4 * GROG_LESSON_TEXT] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    if (lesson_reached(p, &t))
        print_bold(p, room);
    t.n = 0;
    room[0] = 0;
    if (lesson_say(p, &t))
        print_bold(p, room);
}

bool lesson_refuses(const struct play *p, struct grog_option o)
{
    char room[GROG_LESSON_TEXT] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    if (lesson_allows(p, o, &t))
        return false;
    play_print(p, 2, room);
    return true;
}
