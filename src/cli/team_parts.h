/* SPDX-License-Identifier: MIT */
/* team_parts.h -- what the parts of `grognard team` and `grognard army` share. */
#ifndef CLI_TEAM_PARTS_H
#define CLI_TEAM_PARTS_H

#include "command/program.h"
#include "roster/team.h"

#include <stdio.h>

/* ---- team_edit.c: what is typed -------------------------------------------------------- */

/* Operands as one text, "M1 Garand"; a last one like "x2" is a number. */
struct typed { char text[512]; uint64_t number; };
struct typed team_join(char **argv, int first, int last);
/* May a new team be called so?  If not: see why. */
bool team_is_free(const struct team_call *call, const char *name, const struct grog_box *box);
/* A team that may be changed. */
bool team_load_own(const struct team_call *call, const char *name, struct team *t);

/* ---- team_show.c ---------------------------------------------------------------------- */

/* "43 of 80 Resource Points, 37 left"; and the code of a team that is kept nowhere. */
void team_print_points(struct team *t);
/* A refusal, and the rules that it names in a sentence each. */
void team_say_why(const struct team *t, FILE *to, const char *why);
void team_why_to_json(struct json *j, const char *why);
/* Its code: a line, unless it is too large for one. */
void team_print_code(const struct team *t);
void team_print_json(struct team *t);           /* all of it, as `team show --json` */
const char *team_kind(const struct team *t, uint16_t card);

/* ---- team_swap.c: which card gives way ---------------------------------------------------- */

/* "--instead NAME" and "--for SOLDIER" as lines; t->n: nobody, nothing.  For nobody who was named: the one whose card
 * gives way, else the last who can carry something.  False: see why. */
struct swapping { unsigned member, instead; };
bool team_find_swap(const struct team_call *call, struct team *t, const char *whose, const char *instead,
                    struct swapping *out);
/* "M1 Garand for Able". */
void team_print_line(const struct team *t, unsigned line, FILE *to);
/* What `before` had and the team has not. */
void team_print_gone(const struct team *before, const struct team *t);
/* What the card could be bought instead of, if there is anything. */
void team_say_instead(struct team *t, unsigned member, uint16_t card);

/* ---- the parts ------------------------------------------------------------------------- */

int team_cmd_new(const struct team_call *call, int argc, char **argv);
int team_cmd_add(const struct team_call *call, int argc, char **argv);
int team_cmd_set(const struct team_call *call, int argc, char **argv);
int team_cmd_terms(const struct team_call *call, int argc, char **argv);
int team_cmd_remove(const struct team_call *call, int argc, char **argv);
int team_cmd_delete(const struct team_call *call, int argc, char **argv);
int team_cmd_show(const struct team_call *call, int argc, char **argv);
int team_cmd_check(const struct team_call *call, int argc, char **argv);
int team_cmd_list(const struct team_call *call, int argc, char **argv);
int team_cmd_shop(const struct team_call *call, int argc, char **argv);
int team_cmd_suggest(const struct team_call *call, int argc, char **argv);
int team_cmd_random(const struct team_call *call, int argc, char **argv);
int team_cmd_code(const struct team_call *call, int argc, char **argv);
int team_cmd_paste(const struct team_call *call, int argc, char **argv);
int team_cmd_service(const struct team_call *call, int argc, char **argv);
int team_cmd_own(const struct team_call *call, int argc, char **argv);
int team_cmd_edit(const struct team_call *call, int argc, char **argv);

#endif
