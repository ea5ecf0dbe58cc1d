/* SPDX-License-Identifier: MIT */
/* frames.h -- tables that tie a frame to the one above it, for a system's check of positions.
 *
 * Only those files include it that check a system's frames: its names are short, since they fill tables. */
#ifndef GROG_FRAMES_H
#define GROG_FRAMES_H

#include "game.h"

/* The point that a step reaches. */
struct grog_reaches { uint8_t proc, step, point; };
/* Of a frame below a point's: is the point that of its step?  A step that is in no row: any. */
bool grog_point_fits(const struct grog_frame *f, const struct grog_reaches *rows, unsigned n);

/* Which of its own objects a procedure hands to the one that it calls at a step, as that one's actor, with, mode and
 * target. */
enum grog_handed { ANY, NONE, ACTOR, WITH, MODE, TARGET };
struct grog_hands { uint8_t proc, step, hands[4]; };
/* Has the frame above got from this one what the row says? */
bool grog_is_handed(const struct grog_frame *f, const uint8_t from[4]);
/* Has the frame above got what this one's step hands on?  A step that is in no row: anything. */
bool grog_hands_fit(const struct grog_frame *f, const struct grog_hands *rows, unsigned n);

#endif
