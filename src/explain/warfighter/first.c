/* SPDX-License-Identifier: MIT */
/* first.c -- which key takes a choice of a Soldier Turn: the Soldier's digit, and of his Attacks the one that stands
 * first. */
#include "pointed.h"
#include "table.h"
#include "warfighter/attack.h"
#include "warfighter/forecast.h"
#include "warfighter/tables.h"
#include "warfighter/vehicles.h"

int number_warfighter(const struct grog_eyes *e, struct grog_option o)
{
    uint16_t soldier = o.actor && e->view->question == ASK_TURN ? e->scene->thing[ARRAY_SOLDIER][o.actor - 1u] : 0;
    int number = soldier ? board_number_of(e, soldier) : 0;
    return number <= 9 ? number : 0;
}

static bool is_attack(unsigned verb)
{
    return verb == VERB_ATTACK || verb == VERB_FIGHT || verb == VERB_STRIKE || verb == VERB_BREACH
        || verb == VERB_BATTER;
}

/* What uses something up has a letter of its own, and what leads back. */
const char *act_warfighter(const struct grog_eyes *e, struct grog_option o)
{
    return board_goes_back(e, o) ? "move-back" : is_attack(o.verb) && shunned_warfighter(e, o) ? "use-up" : NULL;
}

/* Of a thousand throws of so many dice, how often one of them is this or more. */
static int64_t often(int least, int dice)
{
    int64_t none = 1, whole = 1;
    for (int i = 0; i < dice; i++) {
        none *= least < 1 ? 0 : least > DIE ? DIE : least - 1;
        whole *= DIE;
    }
    return 1000 * (whole - none) / whole;
}

/* The die that is a Hit: what is needed less what is added; by Proximity, what the Range takes. */
static int least_to_hit(const struct wf_forecast *is, int range)
{
    for (int die = 1; is->prox && die <= DIE; die++)
        if (wf_hits_by_proximity(is->prox, range, die + is->bonus) > 0)
            return die;
    return is->prox ? DIE + 1 : is->hit - is->bonus;
}

/* What costs no more than its Action and leaves the Weapon in hand before all else; then the Kills, then either. */
int64_t promise_warfighter(const struct grog_eyes *e, struct grog_option o)
{
    const struct warfighter *w = const_wf(e->view);
    bool at_door = o.verb == VERB_BREACH || o.verb == VERB_BATTER;
    if (!is_attack(o.verb))
        return 0;
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = (uint8_t)e->s->viewer, .with = o.object[0],
                            .mode = (uint8_t)o.object[1], .target = o.object[2],
                            .actor = soldier_ref(w, o.actor - 1u) };
    struct wf_forecast is;
    f.local[SHOOT_AT_DOOR] = at_door;
    if (!wf_forecast(e->m, e->view, &f, &is))
        return 1;
    int range = (int)apart(w, w->soldier[o.actor - 1u].place, w->hostile[grog_ref_slot(o.object[2])].place);
    int64_t hit = often(least_to_hit(&is, range), is.dice), cover = often(is.cover - is.through, 1);
    return 1 + (shunned_warfighter(e, o) ? 0 : GROG_FREELY) + hit * cover + (hit + cover - hit * cover / 1000) / 2;
}
