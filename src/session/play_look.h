/* SPDX-License-Identifier: MIT */
/* play_look.h -- what the table shows, in sentences. */
#ifndef SESSION_PLAY_LOOK_H
#define SESSION_PLAY_LOOK_H

#include "play.h"

/* What is at a place ("b5", of a path "3"), what is called so, or ("") all of it. */
void look_command(struct play *p, const char *text);
void sight_command(struct play *p, const char *text);   /* "b5 e6" */
void danger_command(struct play *p, const char *text);  /* what the enemy may reach and fire at; "all": every square */
void threat_command(struct play *p, const char *text);  /* how likely the worst is in his coming turn */
/* The same of an object of the scene: "wounded 40%, down 12%".  False: nothing threatens it. */
bool play_say_threat(const struct play *p, uint32_t id, struct grog_text *out);

#endif
