/* SPDX-License-Identifier: MIT */
/* squads.c -- Squads on the map of a Sheet: what each is worth, and how they are made. */
#include "rules.h"

/* WF-OFF-21, WF-DEF-18, WF-OFF-38, WF-DEF-32, WF-DEF-33  Its Soldiers, Skills and Gear; no Medals. */
int camp_squad_worth(const struct grog_match *m, const struct campaign *c, unsigned squad)
{
    struct grog_listed own[TEAM_ROOM];
    int worth = 0;
    EACH_MEMBER(c, i) {
        if (c->member[i].where != squad || c->member[i].status != FIT)
            continue;
        unsigned n = camp_goods_of(m, c, i, own);
        for (unsigned k = 0; k < n; k++)
            worth += wf_charged(m, own, k);
    }
    return worth;
}

/* WF-CMP-08, WF-OFF-06  The squares of the map, held by the enemy. */
void camp_lay_map(struct grog_run *r)
{
    const int16_t *squares = sheet(r->m) + CAMPAIGN_SQUARES;
    for (int i = 0; i < squares[0]; i++) {
        uint16_t ref = grog_thing_new(r, ARRAY_SQUARE, wf_listed(squares, i).card, 0);
        camp(r->g)->square[grog_ref_slot(ref)].number = (uint8_t)(i + 1);
    }
}
