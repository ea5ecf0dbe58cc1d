/* SPDX-License-Identifier: MIT */
/* marks.h -- what lies on the board beside counters: passages, positions, charges, smoke. */
#ifndef HEROES_MARKS_H
#define HEROES_MARKS_H

#include "common.h"

struct mark { enum mark_type type; uint16_t at, card; uint8_t owner, level, overlay; };
bool hn_put_mark(struct grog_run *r, struct mark mark);                 /* false: there is no room for it */
bool hn_is_charge_at(const struct heroes *h, unsigned mark, unsigned wreck);    /* its slot */
void hn_take_mark(struct grog_run *r, unsigned mark);
const char *hn_check_marks(const struct grog_match *m, const struct heroes *h);

#endif
