/* SPDX-License-Identifier: MIT */
/* soldiers.c -- B-2 to B-6: the soldier turn and what a soldier may do in it.
 *
 * What always holds here:
 *   every act but a discard costs at least one action, so the turn ends. */
#include "skirmish.h"

/* The soldier whom the frame is about. */
static struct soldier *actor(struct grog_run *r, const struct grog_frame *f)
{
    return &skirmish(r->g)->soldier[grog_ref_slot(f->actor)];
}

static void spend(struct grog_run *r, struct soldier *a, uint16_t ref, int actions)
{
    a->actions = (uint8_t)(actions < a->actions ? a->actions - actions : 0);
    TELL_AMOUNT(EVENT_SPENDS, a->actions, ref);
}

static void count(uint8_t *counter) { *counter = (uint8_t)(*counter + (*counter < 255)); }

/* B-2.1 */
static void ready_soldiers(struct grog_run *r)
{
    struct skirmish *s = skirmish(r->g);
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&s->soldier[i].thing); i++) {
        struct soldier *a = &s->soldier[i];
        if (!a->thing.live)
            continue;
        struct grog_frame about = { .proc = PROC_HOLD, .seat = a->thing.owner, .actor = soldier_ref(s, i) };
        a->actions = (uint8_t)grog_value(r->m, r->g, VALUE_ACTIONS, &about, NULL);
        TELL_AMOUNT(EVENT_READY, a->actions, about.actor);
    }
}

/* B-2.1  THE SOLDIER TURN.  All seats at once, one act after the other. */
enum grog_flow bench_soldiers(struct grog_run *r, struct grog_frame *f)
{
    const struct skirmish *s = const_skirmish(r->g);
    unsigned able;
    BEGIN;
    ready_soldiers(r);
    while ((able = bench_seats_able(s))) {
        ASK(SOLDIERS_ACT, ASK_ACT, able);
        if (r->answer.seat != GROG_NOBODY)
            DO(SOLDIERS_DONE);
    }
    END;
}

/* ---- B-3. MOVE ----------------------------------------------------------- */

static int move_cost(const struct grog_run *r, const struct grog_frame *f, unsigned place)
{
    const struct skirmish *s = const_skirmish(r->g);
    struct grog_frame about = { .proc = PROC_MOVE, .seat = f->seat, .actor = f->actor,
                                .target = place <= s->places ? grog_ref(ARRAY_LOCATION, place - 1, 0) : 0 };
    return grog_value(r->m, r->g, VALUE_MOVE, &about, NULL);
}

/* with: the place (a number). */
enum grog_flow bench_move(struct grog_run *r, struct grog_frame *f)
{
    struct soldier *a = actor(r, f);
    BEGIN;
    spend(r, a, f->actor, move_cost(r, f, f->with));
    count(&a->counter[STEPS]);
    a->place = (uint8_t)f->with;
    TELL(EVENT_MOVES, f->actor, f->with);
    if (f->with > const_skirmish(r->g)->places) {       /* B-3.3 */
        f->target = grog_ref(ARRAY_LOCATION, bench_enter(r) - 1, 0);
        REACH(MOVE_ENTERED, POINT_ENTERED);
    }
    END;
}

/* ---- B-4. FIRE ----------------------------------------------------------- */

/* B-4.1, B-4.2  Ammo and an action are spent; the numbers lie in the frame until the dice. */
static void declare_fire(struct grog_run *r, struct grog_frame *f, struct soldier *a)
{
    struct skirmish *s = skirmish(r->g);
    struct weapon *w = &s->weapon[grog_ref_slot(f->with)];
    const struct hostile *h = &s->hostile[grog_ref_slot(f->target)];
    const int16_t *gun = grog_card(r->m, w->thing.card)->number;
    int dice = gun[N_SEMI + f->mode];
    w->ammo = (uint8_t)(w->ammo - dice);
    count(&a->counter[SHOTS]);
    TELL(EVENT_FIRES, f->actor, f->with, f->mode, f->target);
    spend(r, a, f->actor, 1);
    bench_aim(r, f, VALUE_AIM, gun[N_HIT], dice, grog_card(r->m, h->thing.card)->number[N_COVER]);
}

/* B-4.6  True if it is killed. */
static bool hit_hostile(struct grog_run *r, struct grog_frame *f, struct soldier *a, int wounds)
{
    struct skirmish *s = skirmish(r->g);
    struct hostile *h = &s->hostile[grog_ref_slot(f->target)];
    h->wounds = (uint8_t)(h->wounds + wounds);
    TELL_AMOUNT(EVENT_HIT, wounds, f->target);
    if (h->wounds < grog_card(r->m, h->thing.card)->number[N_HEALTH])
        return false;
    TELL(EVENT_KILLED, f->target, h->thing.card);
    grog_put(r, ZONE_CASUALTIES, 0, h->thing.card);
    grog_thing_free(r, f->target);
    count(&a->kills);
    s->kills++;
    return true;
}

static void pin_hostile(struct grog_run *r, uint16_t ref)
{
    struct hostile *h = &skirmish(r->g)->hostile[grog_ref_slot(ref)];
    if (!h->pinned) {
        h->pinned = 1;
        TELL(EVENT_PINNED, ref);
    }
}

/* local 0: hits. */
enum grog_flow bench_fire(struct grog_run *r, struct grog_frame *f)
{
    struct soldier *a = actor(r, f);
    int16_t *hits = &f->local[0];
    BEGIN;
    declare_fire(r, f, a);
    REACH(FIRE_DECLARED, POINT_FIRES);

    ROLL(FIRE_ROLL, DIE, (unsigned)f->pending[PENDING_DICE]);               /* B-4.4 */
    *hits = dice_of_at_least(r, f->pending[PENDING_DICE], f->pending[PENDING_NEED]);
    TELL_AMOUNT(EVENT_ROLLED, *hits, r->rolled[0]);
    r->result = 0;
    if (!*hits)
        return GROG_DONE;

    ROLL(FIRE_COVER, COVER_DIE, (unsigned)*hits);                           /* B-4.5 */
    int wounds = dice_of_at_least(r, *hits, f->pending[PENDING_COVER] + 1);
    TELL_AMOUNT(EVENT_COVERED, *hits - wounds, r->rolled[0]);
    r->result = wounds;
    if (!wounds)
        pin_hostile(r, f->target);
    else if (hit_hostile(r, f, a, wounds))
        REACH(FIRE_KILLED, POINT_KILLED);
    END;
}

/* B-5.1 */
enum grog_flow bench_reload(struct grog_run *r, struct grog_frame *f)
{
    struct soldier *a = actor(r, f);
    struct weapon *w = &skirmish(r->g)->weapon[grog_ref_slot(f->with)];
    spend(r, a, f->actor, 1);
    count(&a->counter[RELOADS]);
    w->ammo = (uint8_t)grog_card(r->m, w->thing.card)->number[N_AMMO];
    w->reloads--;
    TELL_AMOUNT(EVENT_RELOADS, w->reloads, f->actor, f->with);
    return GROG_DONE;
}

/* ---- B-6. CARDS ---------------------------------------------------------- */

enum grog_flow bench_draw(struct grog_run *r, struct grog_frame *f)
{
    spend(r, actor(r, f), f->actor, 1);
    bench_draw_card(r, f->seat);
    return GROG_DONE;
}

/* B-6.3 */
enum grog_flow bench_discard(struct grog_run *r, struct grog_frame *f)
{
    skirmish(r->g)->discarded |= (uint8_t)(1u << f->seat);
    bench_put_away(r, f->seat, f->with);
    return GROG_DONE;
}

enum grog_flow bench_hold(struct grog_run *r, struct grog_frame *f)
{
    struct soldier *a = actor(r, f);
    a->actions = 0;
    TELL(EVENT_HOLDS, f->actor);
    return GROG_DONE;
}

static void mend(struct grog_run *r, uint16_t ref)
{
    struct soldier *a = &skirmish(r->g)->soldier[grog_ref_slot(ref)];
    a->wounds--;
    TELL_AMOUNT(EVENT_MENDED, a->wounds, ref);
}

static void rally(struct grog_run *r, uint16_t ref, int actions)
{
    struct soldier *a = &skirmish(r->g)->soldier[grog_ref_slot(ref)];
    a->actions = (uint8_t)(a->actions + actions);
    TELL_AMOUNT(EVENT_RALLIED, a->actions, ref);
}

static void supply(struct grog_run *r, const struct soldier *a, uint16_t ref, int reloads)
{
    for (unsigned k = 0; k < ARMS && a->weapon[k]; k++) {
        struct weapon *w = &skirmish(r->g)->weapon[grog_ref_slot(a->weapon[k])];
        w->reloads = (uint8_t)(w->reloads + reloads < 9 ? w->reloads + reloads : 9);
        TELL_AMOUNT(EVENT_SUPPLIED, w->reloads, ref, a->weapon[k]);
    }
}

/* A grenade: one wound without dice, and whoever is left keeps his head down. */
static void bomb(struct grog_run *r, struct grog_frame *f, struct soldier *a, uint16_t ref)
{
    f->target = ref;
    if (!hit_hostile(r, f, a, 1))
        pin_hostile(r, ref);
    f->target = 0;
}

static void give_order(struct grog_run *r, const struct grog_frame *f)
{
    grog_remove(r, ZONE_HAND, f->seat, f->with);
    grog_put(r, ZONE_ORDERS, 0, f->with);
    TELL(EVENT_ORDERS, f->seat, f->with);
}

/* B-6.2  with: the card.  Who is mended or bombed is asked if there is a choice. */
enum grog_flow bench_play(struct grog_run *r, struct grog_frame *f)
{
    struct soldier *a = actor(r, f);
    const struct skirmish *s = const_skirmish(r->g);
    const int16_t *card = grog_card(r->m, f->with)->number;
    uint16_t whom = 0;
    BEGIN;
    spend(r, a, f->actor, card[N_COST]);
    count(&a->counter[CARDS]);
    TELL(EVENT_PLAYS, f->actor, f->with);
    if (card[N_USE] == USE_ORDERS) {
        give_order(r, f);
        return GROG_DONE;
    }
    bench_put_away(r, f->seat, f->with);

    if (card[N_USE] == USE_RUSH)
        rally(r, f->actor, card[N_AMOUNT]);
    else if (card[N_USE] == USE_SUPPLY)
        supply(r, a, f->actor, card[N_AMOUNT]);
    else if (card[N_USE] == USE_MEND && bench_targets(r->m, s, grog_ref_slot(f->actor), USE_MEND, &whom) == 1)
        mend(r, whom);
    else if (card[N_USE] == USE_GRENADE && bench_targets(r->m, s, grog_ref_slot(f->actor), USE_GRENADE, &whom) == 1)
        bomb(r, f, a, whom);
    else if (card[N_USE] == USE_MEND) {
        ASK(PLAY_SOLDIER, ASK_SOLDIER, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY)
            mend(r, r->answer.option.object[0]);
    } else if (card[N_USE] == USE_GRENADE) {
        ASK(PLAY_HOSTILE, ASK_HOSTILE, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY)
            bomb(r, f, a, r->answer.option.object[0]);
    }
    END;
}

/* An effect that asks: one soldier of the squad gets actions (pending: how many). */
enum grog_flow bench_rally(struct grog_run *r, struct grog_frame *f)
{
    const struct skirmish *s = const_skirmish(r->g);
    BEGIN;
    if (f->seat == GROG_NOBODY)                         /* an order's: whoever acts */
        f->seat = grog_subject(r, f)->seat;
    ASK(RALLY_WHOM, ASK_SOLDIER, 1u << f->seat);
    if (r->answer.seat != GROG_NOBODY && s->soldier[grog_ref_slot(r->answer.option.object[0])].actions < 9)
        rally(r, r->answer.option.object[0], f->pending[0]);
    END;
}

/* B-6.4 */
enum grog_flow bench_dodge(struct grog_run *r, struct grog_frame *f)
{
    int16_t amount = grog_card(r->m, f->with)->number[N_AMOUNT];
    struct grog_frame *assault = grog_subject(r, f);
    TELL_AMOUNT(EVENT_DODGES, amount, assault->target, f->with);
    bench_put_away(r, f->seat, f->with);
    assault->pending[PENDING_NEED] = (int16_t)(assault->pending[PENDING_NEED] + amount);
    return GROG_DONE;
}

/* ---- effects ------------------------------------------------------------- */

void bench_effect_draw(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)e, (void)whom;
    for (int i = 0; i < amount; i++)
        bench_draw_card(r, f->seat);
}

/* At a before point: the dice need less, or more. */
void bench_effect_steady(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount,
                         uint16_t whom)
{
    (void)e, (void)whom;
    struct grog_frame *subject = grog_subject(r, f);
    subject->pending[PENDING_NEED] = (int16_t)(subject->pending[PENDING_NEED] - amount);
}
