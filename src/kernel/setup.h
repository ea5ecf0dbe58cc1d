/* SPDX-License-Identifier: MIT */
/* setup.h -- the settings of a match as text: "seats 2, weather Rain, team Hollis + M1 Garand x2". */
#ifndef GROG_SETUP_H
#define GROG_SETUP_H

#include "system.h"

/* Read them into the match, which has its system and cards already.  false: see why. */
bool grog_setup_read(struct grog_match *m, const char *text, struct grog_error *why);
/* Write every setting into setup_text, in the form that is read. */
bool grog_setup_write(struct grog_match *m, struct grog_error *why);

#endif
