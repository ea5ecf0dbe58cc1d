/* SPDX-License-Identifier: MIT */
/* hostiles.c -- B-7: the hostile turn, run by the rules alone.
 *
 * What always holds here:
 *   (1) hostiles act in the order of their slots, each at most once a turn;
 *   (2) a soldier who falls leaves with his weapons; with the last one the mission is lost. */
#include "skirmish.h"

/* B-7.1, B-7.4  THE HOSTILE TURN.  local 0: the slot whose turn it is. */
enum grog_flow bench_hostiles(struct grog_run *r, struct grog_frame *f)
{
    struct skirmish *s = skirmish(r->g);
    int16_t *slot = &f->local[0];
    BEGIN;
    for (*slot = 0; *slot < HOSTILES && !grog_unused(&s->hostile[*slot].thing); ++*slot)
        if (s->hostile[*slot].thing.live)
            CALL(HOSTILES_ACT, .proc = PROC_ASSAULT, .seat = GROG_NOBODY, .actor = hostile_ref(s, (unsigned)*slot));
    ROLL(HOSTILES_MORE, DIE, 1);
    for (int i = 0; i < r->rolled[0] / 3 * r->m->setup[SETUP_HOSTILES] / SCALE && bench_arrive(r, s->places); i++)
        continue;
    END;
}

/* ---- who is attacked ----------------------------------------------------- */

/* B-7.2  The soldiers in its reach; the nearest one wherever he is. */
static unsigned in_reach(const struct skirmish *s, const struct hostile *h, int range, uint8_t slot[SOLDIERS],
                         const struct soldier **nearest)
{
    unsigned n = 0, least = PLACES;
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&s->soldier[i].thing); i++) {
        const struct soldier *a = &s->soldier[i];
        if (!a->thing.live)
            continue;
        unsigned far = apart(a->place, h->place);
        if (far < least) {
            least = far;
            *nearest = a;
        }
        if ((int)far <= range)
            slot[n++] = (uint8_t)i;
    }
    return n;
}

static void come_nearer(struct grog_run *r, struct hostile *h, uint16_t ref, const struct soldier *to)
{
    h->place = (uint8_t)(to->place > h->place ? h->place + 1 : h->place - 1);
    TELL(EVENT_NEARS, ref, h->place);
}

/* B-7.2  A die picks one of them: true if it has a target now. */
static bool pick_target(struct grog_run *r, struct grog_frame *f, struct hostile *h, unsigned pips)
{
    uint8_t slot[SOLDIERS];
    const struct soldier *nearest = NULL;
    const int16_t *card = grog_card(r->m, h->thing.card)->number;
    unsigned n = in_reach(const_skirmish(r->g), h, card[N_RANGE], slot, &nearest);
    if (!n) {
        if (nearest)
            come_nearer(r, h, f->actor, nearest);
        return false;
    }
    f->target = h->target = soldier_ref(const_skirmish(r->g), slot[(pips - 1) * n / DIE]);
    TELL(EVENT_TARGETS, f->actor, f->target);
    return true;
}

unsigned bench_attacked(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *assault)
{
    (void)m;
    return 1u << const_skirmish(g)->soldier[grog_ref_slot(assault->target)].thing.owner;
}

/* ---- B-7.3. THE ATTACK --------------------------------------------------- */

static void declare_attack(struct grog_run *r, struct grog_frame *f, const struct hostile *h)
{
    const struct skirmish *s = const_skirmish(r->g);
    const int16_t *card = grog_card(r->m, h->thing.card)->number;
    unsigned place = s->soldier[grog_ref_slot(f->target)].place;
    bench_aim(r, f, VALUE_THREAT, card[N_HIT], card[N_DICE],
              grog_card(r->m, s->location[place - 1].thing.card)->number[N_COVER]);
}

/* Out of play, but not out of the box. */
static void lay_down(struct grog_run *r, uint16_t ref)
{
    grog_put(r, ZONE_FALLEN, 0, grog_thing_at(r->m, r->g, ref)->card);
    grog_thing_free(r, ref);
}

static void fall(struct grog_run *r, struct soldier *a, uint16_t ref)
{
    struct skirmish *s = skirmish(r->g);
    TELL(EVENT_FALLS, ref, a->thing.card);
    for (unsigned k = 0; k < ARMS; k++)
        if (a->weapon[k])
            lay_down(r, a->weapon[k]);
    lay_down(r, ref);
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (s->soldier[i].thing.live)
            return;
    grog_end(r, 0);                                     /* B-8.2 */
}

static void wound_soldier(struct grog_run *r, struct grog_frame *f, int wounds)
{
    struct soldier *a = &skirmish(r->g)->soldier[grog_ref_slot(f->target)];
    a->wounds = (uint8_t)(a->wounds + wounds);
    TELL_AMOUNT(EVENT_WOUND, wounds, f->target);
    grog_after(r, f, POINT_WOUNDED);
    if (a->wounds >= grog_card(r->m, a->thing.card)->number[N_HEALTH])
        fall(r, a, f->target);
}

/* One hostile acts.  local 0: hits. */
enum grog_flow bench_assault(struct grog_run *r, struct grog_frame *f)
{
    struct hostile *h = &skirmish(r->g)->hostile[grog_ref_slot(f->actor)];
    int16_t *hits = &f->local[0];
    BEGIN;
    if (h->pinned) {                                    /* B-7.1 */
        h->pinned = 0;
        TELL(EVENT_RECOVERS, f->actor);
        return GROG_DONE;
    }
    ROLL(ASSAULT_LOT, DIE, 1);
    if (!pick_target(r, f, h, r->rolled[0]))            /* B-7.2 */
        return GROG_DONE;
    declare_attack(r, f, h);
    REACH(ASSAULT_ATTACKED, POINT_ATTACKED);            /* B-6.4 */

    ROLL(ASSAULT_ROLL, DIE, (unsigned)f->pending[PENDING_DICE]);
    *hits = dice_of_at_least(r, f->pending[PENDING_DICE], f->pending[PENDING_NEED]);
    TELL_AMOUNT(EVENT_ROLLED, *hits, r->rolled[0]);
    if (!*hits)
        return GROG_DONE;
    ROLL(ASSAULT_COVER, COVER_DIE, (unsigned)*hits);
    int wounds = dice_of_at_least(r, *hits, f->pending[PENDING_COVER] + 1);
    TELL_AMOUNT(EVENT_COVERED, *hits - wounds, r->rolled[0]);
    if (wounds)
        wound_soldier(r, f, wounds);
    END;
}
