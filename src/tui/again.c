/* SPDX-License-Identifier: MIT */
/* again.c -- the end of a game offers another of its kind. */
#include "desk.h"
#include "session/play_again.h"

/* Capitals: small letters may have been typed for a choice. */
static const struct { char key; enum play_again how; const char *says; } agains[] = {
    { 'N', AGAIN_DICE, "table.again.dice" }, { 'O', AGAIN_SIDE, "table.again.side" },
    { 'C', AGAIN_CAMPAIGN, "table.again.campaign" },
    { 'T', AGAIN_TEAM, "table.again.team" }, { 'D', AGAIN_PRACTICE, "table.again.practice" },
};

bool again_key(struct desk *d, uint32_t key)
{
    for (unsigned i = 0; i < GROG_COUNT(agains); i++)
        if (key == (unsigned char)agains[i].key && again_can(d->p, agains[i].how)) {
            d->p->wants_again = (uint8_t)agains[i].how;
            return d->leaves = true;
        }
    return false;
}

/* Each on a line of its own, above the keys; how many. */
int again_draw(struct desk *d, struct area a)
{
    int n = 0;
    for (unsigned i = GROG_COUNT(agains); i-- > 0; )
        if (again_can(d->p, agains[i].how)) {
            struct area line = { a.x, a.y + a.h - 1 - ++n, a.w, 1 };
            canvas_put(&d->canvas, line, 0, 0, (unsigned char)agains[i].key, ROLE_KEY, BOLD);
            canvas_text(&d->canvas, line, 3, 0, ROLE_PLAIN, 0, SAID(d, agains[i].says));
            canvas_spot(&d->canvas, line, (uint16_t)(SPOT_KEY + agains[i].key));
        }
    return n;
}
