/* SPDX-License-Identifier: MIT */
/* jams.c -- Weapon Jams, an optional rule.  In which Modes Weapons Jam, the rule's own card says. */
#include "common.h"
#include "cards.h"
#include "optional_rules.h"

/* WF-OPT-06, WF-OPT-08  On the dice as they lie; `reload`: the Weapon's number, with what changes it. */
void wf_check_jam(struct grog_run *r, const struct grog_frame *shot, int reload, const int16_t *dice, int n)
{
    int jams = 0, needed = grog_value(r->m, r->g, VALUE_JAM_DICE, shot, NULL);
    struct item *i = &wf(r->g)->item[grog_ref_slot(shot->with)];
    for (int k = 0; k < n; k++)
        jams += dice[k] == reload + 1;
    if (!needed || jams < needed)
        return;
    i->marks |= MARK_JAMMED;
    TELL(TOLD_JAMS, shot->with);
}

/* WF-OPT-07, WF-OPT-10  1 Action; if it is Empty too, that is another. */
enum grog_flow wf_clear(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CLEAR);
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    wf(r->g)->item[grog_ref_slot(f->with)].marks &= (uint8_t)~MARK_JAMMED;
    TELL(TOLD_CLEARS, f->with);
    return GROG_DONE;
}
