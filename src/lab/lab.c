/* SPDX-License-Identifier: MIT */
/* lab.c -- the systems that are here to be measured. */
#include "lab.h"
#include "skirmish/bench.h"

const struct grog_box lab_boxes[] = { { &bench_system, &bench_cards }, { NULL, NULL } };
