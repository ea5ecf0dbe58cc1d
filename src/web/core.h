/* SPDX-License-Identifier: MIT */
/* core.h -- what the parts of the core share: a game at a table whose face is elsewhere.
 *
 * The game is a struct play, as at the terminal.  A face asks by name, with arguments as texts, and gets one record of
 * wire.txt; it draws what it is told and holds no rule.
 *
 * What always holds: `at` is the seat whose view and scene are in the play, and nothing is shown to it that its view
 * does not have; every ask writes exactly one record. */
#ifndef CORE_H
#define CORE_H

#include "lesson/lesson.h"
#include "library/record.h"
#include "session/replay_walk.h"
#include "session/play.h"
#include "wire.h"

enum { CORE_TEXT = 1 << 16, CORE_WIDTH = 500 };

struct core {
    struct library *library;
    struct play  *p;                    /* NULL: no game is open */
    struct grog_words *opened[2];
    const struct grog_words *words;
    struct json   j;                    /* the answer */
    unsigned      at;                   /* the seat that looks, or GROG_SPECTATOR */
    unsigned      last;                 /* the seat that was asked last; GROG_SPECTATOR: none */
    bool          lifted;               /* the curtain, for the seat that is asked */
    uint32_t      told;                 /* lines of its book that it has been told */
    struct grog_lesson   *lesson;
    struct grog_position  position;     /* that it began with */
    struct walk  *walk;                 /* a recorded game; NULL: one that is played */
    struct record record;               /* of it */
    unsigned      walk_hands;           /* seats that people played in it, as bits */
    struct grog_match *open_cards;      /* its match, but every seat sees everything */
    bool          sees_all;
    char          text[4][CORE_TEXT];   /* room for what is said */
};

typedef bool core_ask(struct core *c, int n, char **arg);       /* false: it could not be done, and stderr says why */
#define CORE_DECLARE(name, least, most) core_ask ask_##name;
WIRE_ASKS(CORE_DECLARE)

/* One of the rooms, empty. */
static inline struct grog_text core_room(struct core *c, unsigned i)
{
    c->text[i][0] = 0;
    return (struct grog_text){ .at = c->text[i], .room = CORE_TEXT };
}

static inline const struct grog_game *core_game(const struct core *c)
{
    return c->walk ? walk_game(c->walk) : grog_journal_game(c->p->journal);
}

bool core_fail(const char *why);        /* false */
bool core_fail_with(const struct grog_error *why);
/* The library of all that this core does, opened when it is first wanted; NULL: no memory. */
struct library *core_library(void);
/* What was written for a call, as arguments; how many. */
int core_arguments(size_t n, char **arg, int most);
bool core_number(const char *text, uint64_t most, uint64_t *out);       /* false: it is none, and stderr says so */
/* The option of the scene that is named by its place; NULL, and stderr says so: there is none. */
const struct grog_option *core_option(struct core *c, const char *text);

/* game.c */
void core_look(struct core *c);         /* the seat that is asked here, or else the last one, looks */
enum wire_doing core_doing(struct core *c);
void core_end(struct core *c);
void core_say_seats(unsigned hands, char seats[32]);    /* "0,2" of the bits */
struct play_wish;
bool core_begin(struct core *c, const struct play_wish *w);

/* told.c: what came of a step; `from`: the first line of the seat's book that is new, `events`: there are any. */
void tell_open(struct core *c, const char *refused);
void tell_step(struct core *c, uint32_t *from);
void tell_close(struct core *c);
void tell_beat(struct core *c, uint32_t moment, const char *line, uint32_t from, uint32_t to);

/* walk.c */
void walk_look(struct core *c);
void walk_close(struct core *c);

/* scene.c: keys of objects, the same from scene to scene. */
void scene_key(const struct core *c, uint16_t object, struct grog_text *out);
void scene_write(struct core *c, const struct grog_game *g);
/* board.c */
void board_write(struct core *c);
struct play_way;
bool board_way(struct core *c, char **arg, struct play_way *out);
uint16_t scene_actor(const struct core *c, const struct grog_option *o);

#endif
