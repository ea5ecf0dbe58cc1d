/* SPDX-License-Identifier: MIT */
/* cli.h -- what all commands share: how they are called and how they answer.
 *
 * A command gets its own name as argv[0].  Results go to stdout; what is said about
 * them, and progress, to stderr. */
#ifndef CLI_H
#define CLI_H

#include "command/program.h"

int cmd_systems(struct program *program, int argc, char **argv);
int cmd_list(struct program *program, int argc, char **argv);
int cmd_clash(struct program *program, int argc, char **argv);
int cmd_board(struct program *program, int argc, char **argv);
int cmd_play(struct program *program, int argc, char **argv);
int cmd_lesson(struct program *program, int argc, char **argv);
int cmd_campaign(struct program *program, int argc, char **argv);
int cmd_team(struct program *program, int argc, char **argv);
int cmd_army(struct program *program, int argc, char **argv);
int cmd_pack(struct program *program, int argc, char **argv);
int cmd_rules(struct program *program, int argc, char **argv);
int cmd_odds(struct program *program, int argc, char **argv);
int cmd_replay(struct program *program, int argc, char **argv);
int cmd_verify(struct program *program, int argc, char **argv);
int cmd_carry(struct program *program, int argc, char **argv);
int cmd_inspect(struct program *program, int argc, char **argv);
int cmd_diff(struct program *program, int argc, char **argv);
struct play_wish;
/* The game in the terminal, for a program: on the whole screen if it can be, else line by line. */
int play_at_keyboard(struct program *program, const struct play_wish *w);
struct grog_lesson;
/* lesson_check.c: play it through every taught way.  True: each of them finishes it; else stderr says where not. */
bool lesson_check(const struct grog_lesson *l, const struct grog_position *from);

#endif
