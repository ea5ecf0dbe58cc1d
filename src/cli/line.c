/* SPDX-License-Identifier: MIT */
/* line.c -- see line.h. */
#include "line.h"
#include "command/terminal.h"

#include <stdio.h>

static void print(void *to, const char *text) { fputs(text, to); }

void print_to_stdout(struct play *p)
{
    p->tell = print;
    p->to = stdout;
    p->coloured = *ink(INK_BOLD);
}
