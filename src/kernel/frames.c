/* SPDX-License-Identifier: MIT */
/* frames.c -- see frames.h. */
#include "frames.h"

bool grog_point_fits(const struct grog_frame *f, const struct grog_reaches *rows, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (rows[i].proc == f->proc && rows[i].step == f->step)
            return f[1].local[0] == rows[i].point;
    return true;
}

bool grog_is_handed(const struct grog_frame *f, const uint8_t from[4])
{
    const uint16_t own[] = { [NONE] = 0, [ACTOR] = f->actor, [WITH] = f->with, [MODE] = f->mode, [TARGET] = f->target };
    const uint16_t got[4] = { f[1].actor, f[1].with, f[1].mode, f[1].target };
    for (unsigned i = 0; i < 4; i++) {
        GROG_ASSERT(from[i] <= TARGET);
        if (from[i] != ANY && got[i] != own[from[i]])
            return false;
    }
    return true;
}

bool grog_hands_fit(const struct grog_frame *f, const struct grog_hands *rows, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (rows[i].proc == f->proc && rows[i].step == f->step)
            return grog_is_handed(f, rows[i].hands);
    return true;
}
