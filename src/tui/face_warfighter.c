/* SPDX-License-Identifier: MIT */
/* face_warfighter.c -- the middle of the table for warfighter. */
#include "table.h"

static void draw(struct table *t, struct area a) { (void)t; (void)a; }
static void head(struct table *t, struct area a) { (void)t; (void)a; }
static void go(struct table *t, int dx, int dy)  { (void)t; (void)dx; (void)dy; }
static void tab(struct table *t, int way)        { (void)t; (void)way; }

const struct face face_warfighter = { .system = "warfighter", .draw = draw, .head = head, .go = go, .tab = tab };
