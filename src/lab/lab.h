/* SPDX-License-Identifier: MIT */
/* lab.h -- what is tried and measured here: the commands of it, and the system that stands for all in speed. */
#ifndef LAB_H
#define LAB_H

#include "command/program.h"

/* The skirmish: a system at the sizes of the real ones, to measure; ends in a box of nulls. */
extern const struct grog_box lab_boxes[];

int cmd_sim(struct program *program, int argc, char **argv);
int cmd_laws(struct program *program, int argc, char **argv);
int cmd_bench(struct program *program, int argc, char **argv);

#endif
