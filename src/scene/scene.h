/* SPDX-License-Identifier: MIT */
/* scene.h -- scenes as the faces here have them: all of grognard/scene.h, and the board. */
#ifndef GROG_SCENE_H
#define GROG_SCENE_H

#include "grognard/scene.h"
#include "kernel/showing.h"

/* The board of the view; false: there is none. */
bool grog_scene_board(const struct grog_match *m, const struct grog_game *view, struct grog_board *out);

#endif
