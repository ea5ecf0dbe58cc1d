/* SPDX-License-Identifier: MIT */
/* result.h -- the end as a table. */
#ifndef SESSION_RESULT_H
#define SESSION_RESULT_H

#include "play.h"

/* Who has won and why, what the result says of each card in rows, and the rest in lines of the screen's width. */
void result_print(const struct play *p, const struct grog_result *r);

#endif
