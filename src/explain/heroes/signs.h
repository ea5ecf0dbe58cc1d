/* SPDX-License-Identifier: MIT */
/* signs.h -- the characters that stand for ground and edges where a battlefield is drawn in them. */
#ifndef EXPLAIN_HEROES_SIGNS_H
#define EXPLAIN_HEROES_SIGNS_H

#include "explain/explain.h"

/* Of ground that looks so, any number: Unicode, and where there is none. */
struct ground_sign { uint32_t glyph; char ascii; };
const struct ground_sign *hn_ground_sign(unsigned look);
/* Of an edge: lying, standing, and in its middle (0: the same); and where there is no Unicode. */
struct edge_sign { uint32_t lies, stands, sign; char flat, upright; };
const struct edge_sign *hn_edge_sign(unsigned look);

/* What they mean: those that lie on this board.  Names alone, one behind the other; */
void hn_say_sign_names(const struct grog_eyes *e, const struct grog_board *b, bool ascii, struct grog_text *out);
/* and in lines, each with what the rules make of it, below what is lit and how counters look. */
void hn_say_signs(const struct grog_eyes *e, const struct grog_board *b, bool ascii, struct grog_text *out);

#endif
