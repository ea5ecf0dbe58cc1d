/* SPDX-License-Identifier: MIT */
/* play_system.h -- what the system itself says (explain/explain.h), or the plain way. */
#ifndef SESSION_PLAY_SYSTEM_H
#define SESSION_PLAY_SYSTEM_H

#include "play.h"

/* What the seat that looks has before it. */
struct grog_eyes play_eyes(const struct play *p);
/* The system's board: of it what has changed since it was last shown.  False: it has none of its own. */
bool play_show_board(struct play *p);
void play_show_beginning(const struct play *p);
bool play_say_brief(const struct play *p, struct grog_text *out);       /* in a few lines; false: it has none */
void play_say_about(const struct play *p, struct grog_text *out);
/* An option: its name, what it does, what its dice need (in few words too), the note behind it, why it is refused. */
void play_say_option(const struct play *p, struct grog_option o, enum grog_length how, struct grog_text *out);
void play_say_explanation(const struct play *p, struct grog_option o, struct grog_text *out);
void play_say_needs(const struct play *p, struct grog_option o, struct grog_text *out);
void play_say_needs_line(const struct play *p, struct grog_option o, struct grog_text *out);
void play_say_note(const struct play *p, struct grog_option o, struct grog_text *out);
void play_say_refused(const struct play *p, struct grog_option o, const char *rule, struct grog_text *out);
int  play_key(const struct play *p, struct grog_option o, bool opened);
int  play_number(const struct play *p, struct grog_option o);
const char *play_act(const struct play *p, struct grog_option o);        /* the row of its letter */
int64_t play_promise(const struct play *p, struct grog_option o);
bool play_ranks(const struct play *p, struct grog_option o);
bool play_is_shunned(const struct play *p, struct grog_option o);
int  play_grade(const struct play *p, int32_t result);
enum grog_settled play_settled(const struct play *p);
void play_say_roll(const struct play *p, const struct grog_game *g, struct grog_text *out);
/* A thing by its slot, an object of the scene, a unit (slot + 1; 0: none), two squares. */
bool play_say_standing(const struct play *p, unsigned slot, struct grog_text *out);      /* false: nothing does */
void play_say_sides(const struct play *p, unsigned slot, struct grog_text *out);
void play_say_aimed(const struct play *p, uint16_t object, struct grog_text *out);
bool play_has_threats(const struct play *p);            /* does its system forecast any? */
void play_say_menaces(const struct play *p, unsigned unit, struct grog_text *out);
/* What is pointed at: its name and what is so with it now, and through `card` what its card says; what the system says
 * of it, and behind the text of its card.  Then all of that in its order. */
void play_say_object(const struct play *p, uint16_t object, struct grog_text *out, struct grog_text *card);
void play_say_pointed(const struct play *p, const struct grog_pointed *at, struct grog_text *out);
void play_say_pointed_too(const struct play *p, const struct grog_pointed *at, struct grog_text *out);
void play_describe(const struct play *p, const struct grog_pointed *at, struct grog_text *out);
/* What the signs of a board drawn in characters mean, line by line; or nothing. */
void play_say_legend(const struct play *p, bool ascii, struct grog_text *out);
void play_say_between(const struct play *p, unsigned from, unsigned to, struct grog_text *out);

#endif
