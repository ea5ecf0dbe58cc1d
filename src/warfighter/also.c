/* SPDX-License-Identifier: MIT */
/* also.c -- see also.h: the rules look for them among all cards, and the first that fits is theirs.  They are the chart
 * of bare hands where one may fight Hand to Hand, the ability to Move without Noise, and the cards by which special
 * Ammo is sold. */
#include "also.h"
#include "before.h"
#include "noise.h"
#include "notes.h"
#include "state.h"
#include "switches.h"
#include "team.h"

static bool is_place(enum card_kind k)
{
    return k == OF_LOCATION || k == OF_MISSION || k == OF_OBJECTIVE || k == OF_EXTRACTION;
}

static bool may_engage(const struct grog_match *m)
{
    for (unsigned i = 0; i < m->titles; i++)
        if (is_place(kind_of(m, m->title[i])) && (wf_note(m, m->title[i])->modes & CAN_ENGAGE))
            return true;
    return false;
}

void wf_uses_also(const struct grog_match *m, void (*use)(void *arg, uint16_t card), void *arg)
{
    bool engages = may_engage(m), special = false;
    for (unsigned i = 0; i < m->titles; i++) {
        if (!is_soldier(kind_of(m, m->title[i])))
            continue;
        const int16_t *own = numbers_of(m, m->title[i]) + SOLDIER_BLACK;
        special = special || own[0] || own[1];
        if (engages)
            use(arg, wf_note(m, m->title[i])->ranges);  /* WF-HTH-02 */
    }
    if (special && wf_first_card(m)) {                /* WF-SHW-81 */
        use(arg, wf_note(m, wf_first_card(m))->ammo);
        use(arg, wf_note(m, wf_first_card(m))->era);
    }
    if (m->base[VALUE_MAKES_NOISE] || grog_match_modifies(m, VALUE_MAKES_NOISE))
        use(arg, wf_stealth(m));                        /* WF-SHW-113 */
}
