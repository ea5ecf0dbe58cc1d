/* SPDX-License-Identifier: MIT */
/* outfit.c -- preparing a Mission: who is hired, who stays at home, and what is bought for whom. */
#include "rules.h"

/* ---- what may be chosen ------------------------------------------------------------------ */

static enum outfit_when when_is_it(const struct grog_game *g)
{
    return (enum outfit_when)g->frame[g->depth - 1].local[OUTFIT_WHEN];
}

/* Somebody to hire, somebody to equip or to send back; then they go, or give up. */
void camp_list_outfit(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    static const uint8_t kinds[] = { OF_PLAYER, OF_TEAM_SOLDIER, OF_NON_PLAYER, OF_SQUAD };
    const struct campaign *c = const_camp(g);
    enum outfit_when when = when_is_it(g);
    grog_rule stays = has_squads(m) ? R_CMP_12 : R_PLC_04;
    (void)seat;
    grog_offer(l, grog_option(VERB_GO, 0, 0, 0, 0), camp_may_go(m, c, when));
    EACH_GOING(c, i) {
        grog_offer(l, grog_option(VERB_EQUIP, i + 1, 0, 0, 0), when == OUTFIT_RECRUITS ? R_PLC_03 : 0);
        grog_offer(l, grog_option(VERB_LET_GO, i + 1, 0, 0, 0), c->member[i].flags & MEMBER_NEW ? 0 : stays);
    }
    for (unsigned k = 0; k < GROG_COUNT(kinds) && grog_wants(l, VERB_HIRE); k++)
        GROG_EACH_OF(m, kinds[k], card)
            grog_offer(l, grog_option(VERB_HIRE, 0, *card, 0, 0), camp_may_hire(m, c, *card, when));
    if (when != OUTFIT_BETWEEN)
        grog_offer(l, grog_option(VERB_FORFEIT, 0, 0, 0, 0), 0);
}

/* The Soldier who is equipped: the actor of the frame. */
void camp_list_shop(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    static const uint8_t kinds[] = { OF_WEAPON, OF_EQUIPMENT, OF_SKILL };
    const struct campaign *c = const_camp(g);
    unsigned who = grog_ref_slot(g->frame[g->depth - 1].actor);
    (void)seat;
    grog_offer(l, grog_option(VERB_ENOUGH, 0, 0, 0, 0), 0);
    for (unsigned k = 0; k < GROG_COUNT(kinds) && grog_wants_of(l, VERB_BUY, who + 1); k++)
        GROG_EACH_OF(m, kinds[k], card)
            grog_offer(l, grog_option(VERB_BUY, who + 1, *card, 0, 0), camp_may_buy(m, c, who, *card));
    EACH_GOODS(c, i)
        if (c->goods[i].holder == who + 1)
            grog_offer(l, grog_option(VERB_PUT_BACK, 0, goods_ref(c, i), 0, 0),
                       c->goods[i].flags & GOODS_NEW || has_squads(m) ? 0 : R_PLC_12);
}

/* WF-PLC-19  Whom the Resources do not cover. */
void camp_list_home(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    (void)seat;
    EACH_GOING(c, i)
        if (is_player(m, &c->member[i]))
            grog_offer(l, grog_option(VERB_STAY_HOME, i + 1, 0, 0, 0), 0);
}

/* ---- procedures ----------------------------------------------------------------------------- */

/* What was bought behind another thing, and is on nothing now, goes back with it. */
static bool is_sound(const struct grog_run *r, unsigned member)
{
    struct grog_listed own[TEAM_ROOM];
    struct wf_refusal why;
    const struct campaign *c = const_camp(r->g);
    return wf_members_fit(r->m, camp_setting(r->m, c), own, camp_goods_of(r->m, c, member, own), &why);
}

static bool is_behind(const struct grog_run *r, unsigned goods)
{
    const struct goods *g = &const_camp(r->g)->goods[goods];
    const int16_t *n = numbers_of(r->m, g->thing.card);
    return kind_of(r->m, g->thing.card) == OF_WEAPON ? n[WEAPON_PART]
         : kind_of(r->m, g->thing.card) == OF_EQUIPMENT && n[EQUIPMENT_FITS];
}

static void put_back_rest(struct grog_run *r, unsigned member)
{
    const struct campaign *c = const_camp(r->g);
    for (unsigned i = GOODS; i-- > 0 && !is_sound(r, member); )
        if (c->goods[i].thing.live && c->goods[i].holder == member + 1 && is_behind(r, i))
            while (c->goods[i].thing.live)
                camp_put_back(r, i);
}

/* WF-PLC-06, WF-PLC-07  For one Soldier.  actor: who. */
enum grog_flow camp_shop(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    for (;;) {
        ASK(SHOP_CHOICE, ASK_SHOP, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_ENOUGH)
            return GROG_DONE;
        if (r->answer.option.verb == VERB_BUY) {
            camp_buy(r, grog_ref_slot(f->actor), r->answer.option.object[0]);
        } else {
            camp_put_back(r, grog_ref_slot(r->answer.option.object[0]));
            put_back_rest(r, grog_ref_slot(f->actor));
        }
    }
    END;
}

/* WF-PLC-03, WF-PLC-07, WF-PLC-20  local: when it is. */
enum grog_flow camp_outfit(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    for (;;) {
        ASK(OUTFIT_CHOICE, ASK_OUTFIT, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_GO)
            return GROG_DONE;
        if (r->answer.option.verb == VERB_FORFEIT) {
            camp(r->g)->outcome = OUTCOME_FORFEIT;
            TELL(TOLD_FORFEIT, fought_of(r->m, const_camp(r->g)));
            return GROG_DONE;
        }
        if (r->answer.option.verb == VERB_HIRE)
            camp_hire(r, r->answer.seat, r->answer.option.object[0]);
        else if (r->answer.option.verb == VERB_LET_GO)
            camp_let_go(r, r->answer.option.actor - 1u);
        else
            CALL(OUTFIT_SHOP, .proc = PROC_SHOP, .seat = r->answer.seat,
                 .actor = member_ref(const_camp(r->g), r->answer.option.actor - 1u));
    }
    END;
}
