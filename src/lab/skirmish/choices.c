/* SPDX-License-Identifier: MIT */
/* choices.c -- what a seat may choose, and the predicates that judge it.
 *
 * What always holds here:
 *   (1) every candidate is judged by a predicate that gives 0 or the rule against it;
 *   (2) a verdict on a soldier, a weapon or a place is found once and holds for all
 *       candidates with it; a list leaves such a group out at once;
 *   (3) what is looked up lies in C locals and is gone with the list. */
#include "skirmish.h"

static inline void offer(struct grog_list *l, grog_rule verdict, unsigned verb, unsigned actor, unsigned object)
{
    grog_offer(l, grog_option(verb, actor, object, 0, 0), verdict);
}

/* Hostiles in play, place by place. */
struct targets {
    uint8_t  groups, place[PLACES], first[PLACES + 1];  /* group i: ref[first[i]] up to ref[first[i + 1]] */
    uint16_t ref[HOSTILES];
};

/* What all lists of a soldier turn need. */
struct look {
    const struct grog_match *m;
    const struct skirmish   *s;
    unsigned seat;
    unsigned wounded;                                   /* places with wounded soldiers, as bits */
    struct targets targets;
    struct grog_voices *voices;
};

static void see_targets(const struct skirmish *s, struct targets *t)
{
    uint8_t live[HOSTILES + 1], at[PLACES + 2] = { 0 };
    unsigned n = 0;
    for (unsigned i = 0; i < HOSTILES && !grog_unused(&s->hostile[i].thing); i++) {
        live[n] = (uint8_t)i;                           /* counted if it is there: no branch to guess */
        n += s->hostile[i].thing.live;
        at[s->hostile[i].place] = (uint8_t)(at[s->hostile[i].place] + s->hostile[i].thing.live);
    }
    t->groups = t->first[0] = 0;
    for (unsigned place = 1, first = 0; first < n; place++)
        if (at[place]) {
            unsigned here = at[place];
            at[place] = (uint8_t)first;
            t->place[t->groups] = (uint8_t)place;
            t->first[++t->groups] = (uint8_t)(first += here);
        }
    for (unsigned i = 0; i < n; i++)
        t->ref[at[s->hostile[live[i]].place]++] = hostile_ref(s, live[i]);
}

static unsigned see_wounded(const struct skirmish *s)
{
    unsigned places = 0;
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&s->soldier[i].thing); i++)
        places |= (unsigned)(s->soldier[i].wounds > 0) << s->soldier[i].place;
    return places;
}

/* ---- B-3. MOVE ----------------------------------------------------------- */

static bool contested(const struct targets *t, unsigned place)
{
    for (unsigned i = 0; i < t->groups; i++)
        if (t->place[i] == place)
            return true;
    return false;
}

/* B-3.1, B-3.2: a place of the row, not past hostiles, and he can afford it (B-2.2). */
static grog_rule may_move(const struct look *k, const struct soldier *a, uint16_t ref, unsigned to)
{
    if (to < 1 || to > (unsigned)k->m->setup[SETUP_PLACES])
        return R_3_1;
    if (to > a->place && contested(&k->targets, a->place))
        return R_3_2;
    struct grog_frame about = { .proc = PROC_MOVE, .seat = (uint8_t)k->seat, .actor = ref,
                                .target = to <= k->s->places ? grog_ref(ARRAY_LOCATION, to - 1, 0) : 0 };
    return grog_value_from(k->m, &k->s->game, k->voices, VALUE_MOVE, &about, NULL) > a->actions ? R_2_2 : 0;
}

static void list_moves(const struct look *k, const struct soldier *a, uint16_t ref, struct grog_list *l)
{
    unsigned forward = a->place + 1u, back = a->place - 1u, actor = ref & 255u;
    offer(l, may_move(k, a, ref, forward), VERB_MOVE, actor, forward);
    offer(l, may_move(k, a, ref, back), VERB_MOVE, actor, back);
}

/* ---- B-4. FIRE ----------------------------------------------------------- */

/* B-4.1, B-4.2: the weapon has the mode, and ammo for it. */
static grog_rule may_use(const struct weapon *w, const int16_t *gun, unsigned mode)
{
    if (!gun[N_SEMI + mode])
        return R_4_1;
    return gun[N_SEMI + mode] > w->ammo ? R_4_2 : 0;
}

/* B-4.3 */
static grog_rule may_reach(const struct soldier *a, unsigned place, int reach)
{
    return (int)apart(a->place, place) > reach ? R_4_3 : 0;
}

/* The groups in reach lie side by side: the first of them, and how many hostiles they are. */
static const uint16_t *in_reach(const struct look *k, const struct soldier *a, int reach, uint32_t *n)
{
    const struct targets *t = &k->targets;
    unsigned from = 0, to = t->groups;
    while (from < to && may_reach(a, t->place[from], reach))
        from++;
    while (to > from && may_reach(a, t->place[to - 1], reach))
        to--;
    *n = t->first[to] - (uint32_t)t->first[from];
    return t->ref + t->first[from];
}

/* For those who ask why not: every hostile, with what speaks against it. */
static void judge_targets(const struct look *k, const struct soldier *a, int reach, grog_rule verdict,
                          struct grog_option o, struct grog_list *l)
{
    const struct targets *t = &k->targets;
    for (unsigned i = 0; i < t->groups; i++)
        grog_offer_each(l, o, t->ref + t->first[i], t->first[i + 1] - (uint32_t)t->first[i],
                        verdict ? verdict : may_reach(a, t->place[i], reach));
}

static int reach_of(const struct look *k, uint16_t ref, uint16_t with, const int16_t *gun)
{
    struct grog_frame about = { .proc = PROC_FIRE, .seat = (uint8_t)k->seat, .actor = ref, .with = with };
    return gun[N_RANGE] + grog_value_from(k->m, &k->s->game, k->voices, VALUE_RANGE, &about, NULL);
}

static void list_weapon(const struct look *k, const struct soldier *a, uint16_t ref, uint16_t with, grog_rule idle,
                        struct grog_list *l)
{
    const struct weapon *w = &k->s->weapon[grog_ref_slot(with)];
    const int16_t *gun = grog_card(k->m, w->thing.card)->number;
    uint32_t n;
    int reach = w->ammo ? reach_of(k, ref, with, gun) : 0;
    const uint16_t *target = in_reach(k, a, reach, &n);
    if (!n && !l->seek)
        return;
    for (unsigned mode = SEMI; mode < MODES; mode++) {
        grog_rule verdict = idle ? idle : may_use(w, gun, mode);
        if (l->seek)
            judge_targets(k, a, reach, verdict, grog_option(VERB_FIRE, ref & 255u, with, mode, 0), l);
        else if (!verdict)
            grog_offer_each(l, grog_option(VERB_FIRE, ref & 255u, with, mode, 0), target, n, 0);
    }
}

/* B-5.1 */
static grog_rule may_reload(const struct look *k, const struct weapon *w)
{
    return w->reloads && w->ammo < grog_card(k->m, w->thing.card)->number[N_AMMO] ? 0 : R_5_1;
}

static void list_weapons(const struct look *k, const struct soldier *a, uint16_t ref, grog_rule idle,
                         struct grog_list *l)
{
    bool fire = grog_wants_of(l, VERB_FIRE, ref & 255u), reload = grog_wants_of(l, VERB_RELOAD, ref & 255u);
    for (unsigned i = 0; i < ARMS; i++) {
        uint16_t with = a->weapon[i];
        if (with && fire && k->targets.groups)
            list_weapon(k, a, ref, with, idle, l);
        if (with && reload)
            offer(l, idle ? idle : may_reload(k, &k->s->weapon[grog_ref_slot(with)]), VERB_RELOAD, ref & 255u, with);
    }
}

/* ---- B-6. CARDS ---------------------------------------------------------- */

/* The wounded of his own place. */
grog_rule bench_may_mend(const struct grog_match *m, const struct skirmish *s, unsigned by, unsigned whom)
{
    const struct soldier *a = &s->soldier[whom];
    (void)m;
    return a->thing.live && a->wounds && a->place == s->soldier[by].place ? 0 : R_6_2;
}

/* A hostile at his place or the next. */
grog_rule bench_may_bomb(const struct skirmish *s, unsigned by, unsigned whom)
{
    const struct hostile *h = &s->hostile[whom];
    return h->thing.live && apart(h->place, s->soldier[by].place) <= 1 ? 0 : R_6_2;
}

unsigned bench_targets(const struct grog_match *m, const struct skirmish *s, unsigned by, enum use use, uint16_t *only)
{
    unsigned n = 0;
    for (unsigned i = 0; use == USE_MEND && i < SOLDIERS; i++)
        if (!bench_may_mend(m, s, by, i)) {
            *only = soldier_ref(s, i);
            n++;
        }
    for (unsigned i = 0; use == USE_GRENADE && i < HOSTILES; i++)
        if (!bench_may_bomb(s, by, i)) {
            *only = hostile_ref(s, i);
            n++;
        }
    return n;
}

static grog_rule may_bomb_any(const struct look *k, const struct soldier *a)
{
    for (unsigned i = 0; i < k->targets.groups; i++)
        if (apart(k->targets.place[i], a->place) <= 1)
            return 0;
    return R_6_2;
}

/* B-6.2: he can afford it, and it can do something. */
static grog_rule may_play(const struct look *k, const struct soldier *a, uint16_t card)
{
    const int16_t *number = grog_card(k->m, card)->number;
    if (number[N_COST] > a->actions)
        return R_2_2;
    switch ((enum use)number[N_USE]) {
    case USE_MEND:    return k->wounded >> a->place & 1 ? 0 : R_6_2;
    case USE_GRENADE: return may_bomb_any(k, a);
    case USE_ORDERS:  return k->s->orders[0] < ORDERS_ROOM ? 0 : R_6_2;
    case USE_RUSH:
    case USE_SUPPLY:  return 0;
    case USE_DODGE:
    case USE_NONE:    break;
    }
    return R_6_2;
}

static void list_plays(const struct look *k, const struct soldier *a, uint16_t ref, struct grog_list *l)
{
    const uint16_t *hand = k->s->hand[k->seat];
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])           /* equal titles are one option */
            offer(l, may_play(k, a, hand[i]), VERB_PLAY, ref & 255u, hand[i]);
}

/* B-6.1: room in the hand, and something to draw. */
static grog_rule may_draw(const struct look *k)
{
    struct grog_frame about = { .seat = (uint8_t)k->seat };
    if (k->s->hand[k->seat][0] >= grog_value_from(k->m, &k->s->game, k->voices, VALUE_HAND, &about, NULL))
        return R_6_1;
    return k->s->actions[0] || k->s->discards[0] ? 0 : R_6_1;
}

static void list_discards(const struct look *k, struct grog_list *l)
{
    const uint16_t *hand = k->s->hand[k->seat];
    grog_rule verdict = k->s->discarded >> k->seat & 1 ? R_6_3 : 0;
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            offer(l, verdict, VERB_DISCARD, 0, hand[i]);
}

/* ---- the questions ------------------------------------------------------- */

static void list_soldier(const struct look *k, unsigned slot, grog_rule drawing, struct grog_list *l)
{
    const struct soldier *a = &k->s->soldier[slot];
    uint16_t ref = soldier_ref(k->s, slot);
    unsigned actor = slot + 1;
    grog_rule idle = a->actions ? 0 : R_2_2;
    if (grog_skips(l, idle))
        return;
    if (grog_wants_of(l, VERB_MOVE, actor))
        list_moves(k, a, ref, l);
    list_weapons(k, a, ref, idle, l);
    if (grog_wants_of(l, VERB_PLAY, actor))
        list_plays(k, a, ref, l);
    offer(l, idle ? idle : drawing, VERB_DRAW, actor, 0);
    offer(l, idle, VERB_HOLD, actor, 0);
}

void bench_list_acts(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    struct grog_voices voices;
    struct look k;                                      /* not zeroed: they are large and filled here */
    k.m = m;
    k.s = const_skirmish(g);
    k.seat = seat;
    see_targets(k.s, &k.targets);
    k.wounded = see_wounded(k.s);
    k.voices = &voices;
    grog_no_voices(&voices);
    grog_rule drawing = may_draw(&k);
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&k.s->soldier[i].thing); i++)
        if (k.s->soldier[i].thing.live && k.s->soldier[i].thing.owner == seat)
            list_soldier(&k, i, drawing, l);
    if (grog_wants(l, VERB_DISCARD))
        list_discards(&k, l);
}

static const struct grog_frame *asking(const struct grog_game *g) { return &g->frame[g->depth - 1]; }

void bench_list_soldiers(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct skirmish *s = const_skirmish(g);
    const struct grog_frame *f = asking(g);
    (void)seat;
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (s->soldier[i].thing.live)
            offer(l, f->proc == PROC_RALLY ? 0 : bench_may_mend(m, s, grog_ref_slot(f->actor), i), VERB_ON, 0,
                  soldier_ref(s, i));
}

void bench_list_hostiles(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct skirmish *s = const_skirmish(g);
    unsigned by = grog_ref_slot(asking(g)->actor);
    (void)m;
    (void)seat;
    for (unsigned i = 0; i < HOSTILES; i++)
        if (s->hostile[i].thing.live)
            offer(l, bench_may_bomb(s, by, i), VERB_AT, 0, hostile_ref(s, i));
}

void bench_list_dodges(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const uint16_t *hand = const_skirmish(g)->hand[seat];
    for (unsigned i = 1; i <= hand[0]; i++)
        if (i == 1 || hand[i] != hand[i - 1])
            offer(l, grog_card(m, hand[i])->number[N_USE] == USE_DODGE ? 0 : R_6_4, VERB_DODGE, 0, hand[i]);
}
