/* SPDX-License-Identifier: MIT */
/* kernel.h -- all that a rule system may use of the kernel. */
#ifndef GROG_KERNEL_H
#define GROG_KERNEL_H

#include "ability.h"            /* what cards do at points */
#include "fielding.h"           /* games of another system, such as a campaign's Missions */
#include "list.h"               /* offering what may be chosen */
#include "pile.h"               /* decks, hands, discards, cups */
#include "point.h"              /* points, triggers, windows */
#include "run.h"                /* procedures */
#include "state.h"              /* results */
#include "system.h"             /* the table */
#include "thing.h"              /* things in play */
#include "value.h"              /* numbers that cards change */

#endif
