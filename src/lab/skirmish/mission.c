/* SPDX-License-Identifier: MIT */
/* mission.c -- B-1, B-6.1, B-8: how a mission begins, goes round and ends.
 *
 * What always holds here:
 *   (1) locations are laid in order and stay, so a place is its slot + 1;
 *   (2) a weapon lies with one soldier from the deal on, and leaves play with him;
 *   (3) no more hostiles are in play than the setup allows;
 *   (4) there are turns only up to the limit: every mission ends. */
#include "skirmish.h"

/* ---- small steps that several rules share -------------------------------- */

static void tell_shuffle(struct grog_run *r, const uint16_t *deck, const uint16_t *discards)
{
    if (!deck[0] && discards[0])
        TELL(EVENT_SHUFFLED, 0);
}

/* B-4.4, B-4.5  The numbers of a shot, into the frame, where they lie until the dice. */
void bench_aim(struct grog_run *r, struct grog_frame *f, unsigned aim, int hit, int dice, int cover)
{
    struct grog_voices voices;
    grog_no_voices(&voices);
    f->pending[PENDING_DICE] = (int16_t)dice;
    f->pending[PENDING_NEED] = (int16_t)(hit - grog_value_from(r->m, r->g, &voices, aim, f, NULL));
    f->pending[PENDING_COVER] = (int16_t)(cover + grog_value_from(r->m, r->g, &voices, VALUE_COVER, f, NULL));
}

/* B-6.1 */
void bench_draw_card(struct grog_run *r, unsigned seat)
{
    const struct skirmish *s = const_skirmish(r->g);
    struct grog_frame about = { .seat = (uint8_t)seat };
    if (seat >= r->m->seats || s->hand[seat][0] >= grog_value(r->m, r->g, VALUE_HAND, &about, NULL))
        return;
    tell_shuffle(r, s->actions, s->discards);
    uint16_t card = grog_draw(r, ZONE_ACTIONS, 0);
    if (!card)
        return;
    grog_put(r, ZONE_HAND, seat, card);
    grog_tell(r, EVENT_DREW, 1u << seat, (struct grog_event){ .object = { (uint16_t)seat, card } });
}

void bench_put_away(struct grog_run *r, unsigned seat, uint16_t card)
{
    grog_remove(r, ZONE_HAND, seat, card);
    grog_put(r, ZONE_DISCARDS, 0, card);
    TELL(EVENT_DISCARDS, (uint16_t)seat, card);
}

static unsigned hostiles_in_play(const struct skirmish *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < HOSTILES && !grog_unused(&s->hostile[i].thing); i++)
        n += s->hostile[i].thing.live;
    return n;
}

unsigned bench_hostiles_at(const struct skirmish *s, unsigned place)
{
    unsigned n = 0;
    for (unsigned i = 0; i < HOSTILES && !grog_unused(&s->hostile[i].thing); i++)
        n += s->hostile[i].thing.live && s->hostile[i].place == place;
    return n;
}

bool bench_arrive(struct grog_run *r, unsigned place)
{
    struct skirmish *s = skirmish(r->g);
    if (hostiles_in_play(s) >= (unsigned)r->m->setup[SETUP_HOSTILES])
        return false;
    tell_shuffle(r, s->hostiles, s->casualties);
    uint16_t card = grog_draw(r, ZONE_HOSTILES, 0);
    if (!card)
        return false;
    uint16_t ref = grog_thing_new(r, ARRAY_HOSTILE, card, GROG_NOBODY);
    s->hostile[grog_ref_slot(ref)].place = (uint8_t)place;
    TELL(EVENT_ARRIVES, ref, (uint16_t)place);
    return true;
}

/* B-3.3  The next location of the row, and who waits there. */
unsigned bench_enter(struct grog_run *r)
{
    struct skirmish *s = skirmish(r->g);
    uint16_t ref = grog_thing_new(r, ARRAY_LOCATION, grog_draw(r, ZONE_LOCATIONS, 0), GROG_NOBODY);
    unsigned place = ++s->places;
    TELL(EVENT_ENTERS, ref, (uint16_t)place);
    struct grog_frame about = { .proc = PROC_MOVE, .seat = GROG_NOBODY, .target = ref };
    int come = grog_card(r->m, s->location[place - 1].thing.card)->number[N_ARRIVALS]
             + grog_value(r->m, r->g, VALUE_ARRIVALS, &about, NULL);
    come = come * r->m->setup[SETUP_HOSTILES] / SCALE;
    for (int i = 0; i < come && bench_arrive(r, place); i++)
        continue;
    return place;
}

unsigned bench_seats_able(const struct skirmish *s)
{
    unsigned seats = 0;
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&s->soldier[i].thing); i++)
        if (s->soldier[i].actions)
            seats |= 1u << s->soldier[i].thing.owner;
    return seats;
}

/* ---- what rows ask ------------------------------------------------------- */

static int traits_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about)
{
    const struct skirmish *s = const_skirmish(g);
    if (about->proc == PROC_FIRE && about->with)
        return grog_card(m, s->weapon[grog_ref_slot(about->with)].thing.card)->number[N_TRAITS];
    if (about->proc == PROC_ASSAULT)
        return grog_card(m, s->hostile[grog_ref_slot(about->actor)].thing.card)->number[N_TRAITS];
    return 0;
}

static int distance_of(const struct grog_game *g, const struct grog_frame *about)
{
    const struct skirmish *s = const_skirmish(g);
    if (about->proc == PROC_FIRE && about->target)
        return (int)apart(s->soldier[grog_ref_slot(about->actor)].place,
                          s->hostile[grog_ref_slot(about->target)].place);
    if (about->proc == PROC_ASSAULT && about->target)
        return (int)apart(s->hostile[grog_ref_slot(about->actor)].place,
                          s->soldier[grog_ref_slot(about->target)].place);
    return 1;
}

#define ASKED const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about, \
    const struct grog_source *by, uint16_t word
#define UNUSED ((void)m, (void)g, (void)by, (void)word)
static int scoped(ASKED) { UNUSED; return (traits_of(m, g, about) & TRAIT_SCOPED) != 0; }
static int heavy(ASKED)  { UNUSED; return (traits_of(m, g, about) & TRAIT_HEAVY) != 0; }
static int elite(ASKED)  { UNUSED; return (traits_of(m, g, about) & TRAIT_ELITE) != 0; }
static int is_close(ASKED) { UNUSED; return distance_of(g, about) == 0; }
static int far(ASKED)    { UNUSED; return distance_of(g, about) >= 2; }
static int full_auto(ASKED) { UNUSED; return about->proc == PROC_FIRE && about->mode == AUTO; }
static int assaulted(ASKED) { UNUSED; return about->proc == PROC_ASSAULT; }

const struct grog_measure_row bench_measures[MEASURES] = {
    [SCOPED]    = { "scoped", "the weapon has a scope", 0, false, scoped },
    [HEAVY]     = { "heavy", "the weapon is heavy", 0, false, heavy },
    [ELITE]     = { "elite", "the hostile is elite", 0, false, elite },
    [CLOSE]     = { "close", "both stand in the same place", 0, false, is_close },
    [FAR]       = { "far", "two places or more lie between them", 0, false, far },
    [FULL_AUTO] = { "full auto", "the weapon fires on automatic", 0, false, full_auto },
    [ASSAULTED] = { "assaulted", "a hostile attacks", 0, false, assaulted },
};

/* ---- the turn ------------------------------------------------------------ */

/* Orders last for a turn. */
static void end_orders(struct grog_run *r)
{
    struct skirmish *s = skirmish(r->g);
    while (s->orders[0]) {
        uint16_t card = s->orders[1];
        grog_remove(r, ZONE_ORDERS, 0, card);
        grog_put(r, ZONE_DISCARDS, 0, card);
        TELL(EVENT_LEAVES, card);
    }
    s->discarded = 0;
}

/* B-8.1 */
static void secure(struct grog_run *r)
{
    struct skirmish *s = skirmish(r->g);
    unsigned last = (unsigned)r->m->setup[SETUP_PLACES], there = 0;
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&s->soldier[i].thing); i++)
        there += s->soldier[i].thing.live && s->soldier[i].place == last;
    if (!there || bench_hostiles_at(s, last))
        return;
    unsigned secured = ++s->location[last - 1].secured;
    TELL_AMOUNT(EVENT_SECURES, secured, grog_ref(ARRAY_LOCATION, last - 1, 0));
    if (secured == SECURED)
        grog_end(r, (1u << r->m->seats) - 1);
}

/* B-1.2  THE MISSION.  local 0: its last turn. */
enum grog_flow bench_mission(struct grog_run *r, struct grog_frame *f)
{
    int16_t *turns = &f->local[0];
    BEGIN;
    *turns = (int16_t)grog_value(r->m, r->g, VALUE_TURNS, f, NULL);
    while (r->g->turn < (uint32_t)*turns) {
        r->g->turn++;
        TELL_AMOUNT(EVENT_TURN, r->g->turn, 0);
        CALL(MISSION_SOLDIERS, .proc = PROC_SOLDIERS, .seat = GROG_NOBODY);
        CALL(MISSION_HOSTILES, .proc = PROC_HOSTILES, .seat = GROG_NOBODY);
        REACH(MISSION_END, POINT_TURN_ENDS);
        end_orders(r);
        secure(r);                                      /* B-8.1 */
        if (r->g->over)
            return GROG_DONE;
    }
    grog_end(r, 0);                                     /* B-8.2 */
    END;
}

/* ---- the beginning and the end ------------------------------------------- */

/* The cards of each kind, in their order. */
struct box { uint16_t n[CARD_KINDS], card[CARD_KINDS][32]; };

static void open_box(struct grog_run *r, struct box *b)
{
    static const uint8_t deck[CARD_KINDS] = {
        [OF_ACTION] = ZONE_ACTIONS + 1, [OF_HOSTILE] = ZONE_HOSTILES + 1, [OF_LOCATION] = ZONE_LOCATIONS + 1,
    };
    for (uint16_t c = 1; c < r->m->cards->cards; c++) {
        const int16_t *number = grog_card(r->m, c)->number;
        unsigned kind = (unsigned)number[N_KIND];
        if (b->n[kind] < 32)
            b->card[kind][b->n[kind]++] = c;
        for (int i = 0; deck[kind] && i < number[N_COPIES]; i++)
            grog_put(r, deck[kind] - 1u, 0, c);
    }
    for (unsigned kind = 0; kind < CARD_KINDS; kind++)
        if (deck[kind])
            grog_shuffle(r, deck[kind] - 1u, 0);
}

static uint16_t nth(const struct box *b, enum card_kind kind, unsigned n) { return b->card[kind][n % b->n[kind]]; }

static void arm(struct grog_run *r, unsigned holder, unsigned which, uint16_t card)
{
    struct skirmish *s = skirmish(r->g);
    uint16_t ref = grog_thing_new(r, ARRAY_WEAPON, card, s->soldier[holder].thing.owner);
    struct weapon *w = &s->weapon[grog_ref_slot(ref)];
    w->holder = (uint8_t)(holder + 1);
    w->ammo = (uint8_t)grog_card(r->m, card)->number[N_AMMO];
    w->reloads = (uint8_t)grog_card(r->m, card)->number[N_RELOADS];
    s->soldier[holder].weapon[which] = ref;
}

/* B-1.1  A rifle and a sidearm each; support weapons for every third. */
static void muster(struct grog_run *r, const struct box *b, unsigned i)
{
    unsigned owner = i % r->m->seats;
    unsigned slot = grog_ref_slot(grog_thing_new(r, ARRAY_SOLDIER, nth(b, OF_SOLDIER, i), owner));
    skirmish(r->g)->soldier[slot].place = 1;
    arm(r, slot, 0, nth(b, OF_RIFLE, i));
    arm(r, slot, 1, nth(b, OF_SIDEARM, i));
    if (i % 3 == 2)
        arm(r, slot, 2, nth(b, OF_SUPPORT, i / 3));
}

void bench_deal(struct grog_run *r)
{
    struct box b = { 0 };
    open_box(r, &b);
    for (int i = 0; i < r->m->setup[SETUP_SOLDIERS]; i++)
        muster(r, &b, (unsigned)i);
    bench_enter(r);
    for (int i = 0; i < r->m->setup[SETUP_OPENING] && bench_arrive(r, 1); i++)
        continue;
    for (unsigned seat = 0; seat < r->m->seats; seat++)
        for (int i = 0; i < HAND_ROOM; i++)
            bench_draw_card(r, seat);
}

/* The soldiers of a seat that leaves go to the next that has not. */
void bench_resign(struct grog_run *r, unsigned seat)
{
    struct skirmish *s = skirmish(r->g);
    unsigned all = (1u << r->m->seats) - 1, left = all & ~(unsigned)r->g->table.resigned;
    if (!left) {
        grog_end(r, 0);
        return;
    }
    unsigned heir = grog_first_seat(left);
    while (s->hand[seat][0])
        bench_put_away(r, seat, s->hand[seat][1]);
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (s->soldier[i].thing.live && s->soldier[i].thing.owner == seat) {
            s->soldier[i].thing.owner = (uint8_t)heir;
            TELL(EVENT_HANDED, soldier_ref(s, i), (uint16_t)heir);
        }
    for (unsigned i = 0; i < WEAPONS; i++)
        if (s->weapon[i].thing.live && s->weapon[i].thing.owner == seat)
            s->weapon[i].thing.owner = (uint8_t)heir;
}

void bench_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    const struct skirmish *s = const_skirmish(g);
    (void)m;
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (s->soldier[i].thing.live) {
            grog_result_add(out, 0, s->soldier[i].thing.owner, s->soldier[i].thing.card, s->soldier[i].wounds);
            grog_result_add(out, 1, s->soldier[i].thing.owner, s->soldier[i].thing.card, s->soldier[i].kills);
        }
}

static const char *check_soldier(const struct grog_match *m, const struct skirmish *s, unsigned i)
{
    const struct soldier *a = &s->soldier[i];
    if (a->thing.live && (a->place < 1 || a->place > s->places || a->thing.owner >= m->seats))
        return "a soldier who is nowhere or nobody's";
    for (unsigned k = 0; a->thing.live && k < ARMS; k++) {
        unsigned slot = grog_ref_slot(a->weapon[k]);
        if (a->weapon[k] && (grog_ref_array(a->weapon[k]) != ARRAY_WEAPON || slot >= WEAPONS
                             || !s->weapon[slot].thing.live || s->weapon[slot].holder != i + 1))
            return "a weapon that is not its holder's";
    }
    return NULL;
}

const char *bench_check(const struct grog_match *m, const struct grog_game *g)
{
    const struct skirmish *s = const_skirmish(g);
    if (hostiles_in_play(s) > (unsigned)m->setup[SETUP_HOSTILES])
        return "more hostiles than the setup allows";
    for (unsigned i = 0; i < PLACES; i++)
        if (s->location[i].thing.live != (i < s->places))
            return "a gap in the row of locations";
    for (unsigned i = 0; i < HOSTILES; i++)
        if (s->hostile[i].thing.live && (s->hostile[i].place < 1 || s->hostile[i].place > s->places))
            return "a hostile that is nowhere";
    for (unsigned i = 0; i < SOLDIERS; i++) {
        const char *wrong = check_soldier(m, s, i);
        if (wrong)
            return wrong;
    }
    return NULL;
}
