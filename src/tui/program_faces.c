/* SPDX-License-Identifier: MIT */
/* program_faces.c -- see program_faces.h. */
#include "program_faces.h"
#include "campaign_pages.h"
#include "crossing.h"
#include "replays.h"
#include "screen.h"
#include "start.h"

static bool table(struct play *p) { return table_run(p, p->lesson ? &lesson_guide : NULL, NULL); }

const struct faces tui_program_faces = { .can = screen_can, .start = start_run, .table = table,
                                         .replay = replay_table, .ask = crossing_ask,
                                         .campaign = campaign_pages };
