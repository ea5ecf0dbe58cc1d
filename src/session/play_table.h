/* SPDX-License-Identifier: MIT */
/* play_table.h -- the table as paragraphs. */
#ifndef SESSION_PLAY_TABLE_H
#define SESSION_PLAY_TABLE_H

#include "play.h"

void play_show_table(struct play *p);
/* The same, but of a system's own board only what has changed. */
void play_show_changes(struct play *p);
/* A mark of the scene: "Health 4". */
void play_say_mark(const struct play *p, const struct grog_scene_mark *m, struct grog_text *out);
/* The card of an object's other side, if that is up; else the one that is given. */
uint16_t play_side_up(const struct play *p, uint16_t id, uint16_t card);
/* All marks of an object that people look for. */
void play_say_marks(const struct play *p, const struct grog_scene_object *o, const char *between,
                    struct grog_text *out);
/* Is it a question at which the whole table is looked at, and that is asked whatever the choices are? */
bool play_is_main(const struct play *p);
/* Is there one answer only, so that nobody need be asked? */
bool play_only_answer(const struct play *p);
/* Is it said in the log that an only answer was given?  What becomes of a choice of targets is told anyway. */
bool play_is_told(const struct play *p, struct grog_option o);

/* How many are still to be chosen at what is asked, one after the other; 0: that is not told. */
int play_due(const struct play *p);

#endif
