/* SPDX-License-Identifier: MIT */
/* touch.h -- the objects of a scene that an option is about (for scene.c). */
#ifndef GROG_TOUCH_H
#define GROG_TOUCH_H

#include "scene.h"

void grog_touch(const struct grog_match *m, const struct grog_game *view, const struct grog_scene *s,
                struct grog_option o, uint16_t touch[GROG_SCENE_TOUCHES]);
/* The last object of this class that it names, such as a square; 0: none. */
uint16_t grog_names(const struct grog_match *m, struct grog_option o, enum grog_class class);

#endif
