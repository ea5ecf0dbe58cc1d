/* SPDX-License-Identifier: MIT */
/* medals.c -- what Soldiers of a campaign have earned: it goes with them on each Mission, until they are Down.
 *
 * What always holds here: only who is fit for duty has any. */
#include "rules.h"

/* The Nation that is commanded: that of the first Player Soldier who goes. */
static int16_t nation_of(const struct grog_match *m, const struct campaign *c)
{
    EACH_GOING(c, i)
        if (kind_of(m, c->member[i].thing.card) == OF_PLAYER)
            return numbers_of(m, c->member[i].thing.card)[SOLDIER_NATION];
    return 0;
}

/* WF-MED-01, WF-MED-03  Those that can be earned on the Mission; how many. */
unsigned camp_medals(const struct grog_match *m, const struct campaign *c, uint16_t out[LINES - LINE_MEDAL])
{
    unsigned n = 0;
    if (m->setup[SETUP_MEDALS])
        GROG_EACH_OF(m, OF_MEDAL, card)
            if (n < LINES - LINE_MEDAL && wf_is_one(m, numbers_of(m, *card)[MEDAL_NATION], nation_of(m, c)))
                out[n++] = *card;
    return n;
}

unsigned camp_medals_of(const struct campaign *c, unsigned member, uint16_t card)
{
    unsigned n = 0;
    EACH_MEDAL(c, i)
        n += c->medal[i].holder == member + 1 && (!card || c->medal[i].thing.card == card);
    return n;
}

/* For one more, here and in the list of a Mission. */
bool camp_has_room(const struct campaign *c, unsigned member)
{
    unsigned n = 0;
    EACH_MEDAL(c, i)
        n++;
    return n < MEDALS && camp_medals_of(c, member, 0) < MEDALS_EACH;
}

/* WF-MED-14 */
void camp_earn(struct grog_run *r, unsigned member, uint16_t card)
{
    struct campaign *c = camp(r->g);
    uint16_t ref = grog_thing_new(r, ARRAY_MEDAL, card, c->member[member].thing.owner);
    if (!ref)
        return;
    c->medal[grog_ref_slot(ref)].holder = (uint8_t)(member + 1);
    c->medal[grog_ref_slot(ref)].sticker = numbers_of(r->m, card)[MEDAL_COMPANY] > 0;
    TELL(TOLD_MEDAL, member_ref(c, member), card);
}

/* They go with him. */
void camp_drop_medals(struct grog_run *r, unsigned member)
{
    struct campaign *c = camp(r->g);
    EACH_MEDAL(c, i)
        if (c->medal[i].holder == member + 1)
            grog_thing_free(r, grog_ref(ARRAY_MEDAL, i, c->medal[i].thing.gen));
}

/* WF-MED-16  All of them. */
void camp_lose_medals(struct grog_run *r, unsigned member)
{
    const struct campaign *c = const_camp(r->g);
    if (!camp_medals_of(c, member, 0))
        return;
    camp_drop_medals(r, member);
    TELL(TOLD_MEDALS_LOST, member_ref(c, member));
}
