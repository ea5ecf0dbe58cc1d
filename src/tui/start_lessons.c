/* SPDX-License-Identifier: MIT */
/* start_lessons.c -- the lessons that come with the program, for the start screen. */
#include "start.h"

const struct start_lessons *start_lessons(void) { return NULL; }

int start_teach(const char *name, const char *lang) { (void)name, (void)lang; return 0; }
