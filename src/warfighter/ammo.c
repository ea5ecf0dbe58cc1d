/* SPDX-License-Identifier: MIT */
/* ammo.c -- New Ammo Types: Black and Subsonic counters among those of a Weapon, and which of them is loaded.
 *
 * `item.kinds` holds the loaded kind in two bits, how many of the counters are Black in three and four more, and how
 * many are Subsonic in three and four more; all others are standard.  What always holds: they are not more than the
 * counters, the loaded one (Empty or not) is among them, and a Weapon without counters has 0.
 *
 * `item.own` holds how many of the Black ones came with a Soldier's card, in four bits, and how many of the Subsonic
 * ones in four more: nobody paid for those.  They are the last of their kind to be used up or to go to another. */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "awareness.h"
#include "before.h"
#include "cards.h"
#include "eras.h"
#include "frame.h"
#include "gear.h"
#include "team.h"

int wf_ammo_of(const struct item *i, enum ammo kind)
{
    int black = (i->kinds >> 2 & 7) | (i->kinds >> 8 & 15) << 3;
    int subsonic = (i->kinds >> 5 & 7) | (i->kinds >> 12 & 15) << 3;
    return kind == BLACK_AMMO ? black : kind == SUBSONIC_AMMO ? subsonic : i->count - black - subsonic;
}

static void set(struct item *i, unsigned loaded, int black, int subsonic)
{
    unsigned b = (unsigned)black, s = (unsigned)subsonic;
    i->kinds = (uint16_t)(loaded | (b & 7) << 2 | (s & 7) << 5 | b >> 3 << 8 | s >> 3 << 12);
}

/* One more of a kind, or one fewer; `count` has been changed by itself. */
static void change(struct item *i, enum ammo kind, int by)
{
    int black = wf_ammo_of(i, BLACK_AMMO), subsonic = wf_ammo_of(i, SUBSONIC_AMMO);
    int *of = kind == BLACK_AMMO ? &black : &subsonic;
    if (kind != STANDARD_AMMO)
        *of += by;
    set(i, wf_loaded(i), black, subsonic);
}

/* The same again while there is some, then standard, Black, Subsonic. */
static enum ammo next_of(const struct item *i)
{
    enum ammo kind = wf_loaded(i);
    for (enum ammo other = STANDARD_AMMO; wf_ammo_of(i, kind) < 1 && other < AMMO_KINDS; other++)
        kind = other;
    return kind;
}

static void load(struct item *i, enum ammo kind)
{
    if (i->count)
        set(i, kind, wf_ammo_of(i, BLACK_AMMO), wf_ammo_of(i, SUBSONIC_AMMO));
    else
        i->kinds = 0;
}

/* ---- those that came with a Soldier's card ------------------------------------------------ */

enum { MOST_OWN = 15 };

static int own_of(const struct item *i, enum ammo kind) { return kind == BLACK_AMMO ? i->own & 15 : i->own >> 4; }

static void set_own(struct item *i, enum ammo kind, int n)
{
    unsigned own = n > MOST_OWN ? MOST_OWN : (unsigned)n;
    i->own = (uint8_t)(kind == BLACK_AMMO ? (i->own & 0xf0u) | own : (i->own & 15u) | own << 4);
}

/* Behind a change: how many fewer there are now than had come with a card. */
static int gone_of_own(struct item *i, enum ammo kind)
{
    int gone = kind == STANDARD_AMMO ? 0 : own_of(i, kind) - wf_ammo_of(i, kind);
    if (gone <= 0)
        return 0;
    set_own(i, kind, own_of(i, kind) - gone);
    return gone;
}

/* ---- in the Mission ---------------------------------------------------------------------- */

/* WF-WPN-32  The Empty counter is removed; of those left one is on top. */
void wf_drop_empty(struct item *i)
{
    i->flags &= (uint8_t)~ITEM_EMPTY;
    change(i, wf_loaded(i), -1);
    i->count--;
    gone_of_own(i, wf_loaded(i));
    load(i, next_of(i));
}

/* Counters of a kind that are not Empty. */
static int full_of(const struct item *i, enum ammo kind)
{
    return wf_ammo_of(i, kind) - ((i->flags & ITEM_EMPTY) && wf_loaded(i) == kind);
}

/* WF-WPN-36  A counter changes hands: of this kind, or the next that there is and that the Weapon may use. */
void wf_hand_counter(const struct grog_match *m, struct item *from, struct item *to, enum ammo kind)
{
    bool empty = from->flags & ITEM_EMPTY;
    while (kind < SUBSONIC_AMMO && wf_may_hand(m, from, to, kind))
        kind++;
    change(from, kind, -1);
    from->count--;
    load(from, empty ? wf_loaded(from) : next_of(from));
    to->count++;
    change(to, kind, 1);
    if (gone_of_own(from, kind))                        /* WF-SHW-81  it is still one that cost nothing */
        set_own(to, kind, own_of(to, kind) + 1);
    load(to, next_of(to));
}

/* WF-SHW-78, WF-SHW-79  What is left of it; another than is loaded, or the loaded one is Empty. */
static grog_rule may_load(const struct item *i, enum ammo kind)
{
    bool empty = i->flags & ITEM_EMPTY, same = wf_loaded(i) == kind;
    if (same && !empty)
        return R_SHW_79;
    return wf_ammo_of(i, kind) - (same ? 1 : 0) < 1 ? R_SHW_78 : 0;
}

/* WF-SHW-78, WF-SHW-79  Beside the Reload that takes the next one. */
WF_RARE void wf_list_loads(const struct warfighter *w, unsigned seat, struct grog_list *l)
{
    EACH_ITEM(w, i) {
        const struct item *it = &w->item[i];
        if (!it->kinds || !it->holder || it->thing.owner != seat || !grog_wants_of(l, VERB_LOAD, it->holder))
            continue;
        grog_rule acts = wf_may_act(&w->soldier[it->holder - 1], 1);
        for (enum ammo kind = STANDARD_AMMO; kind < AMMO_KINDS; kind++)
            grog_offer(l, grog_option(VERB_LOAD, it->holder, item_ref(w, i), kind, 0),
                       acts ? acts : may_load(it, kind));
    }
}

/* with: the Weapon; mode: the kind.  A counter that is not Empty stays with the Weapon. */
enum grog_flow wf_load_kind(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_LOAD);
    struct item *i = &wf(r->g)->item[grog_ref_slot(f->with)];
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    if (i->flags & ITEM_EMPTY)
        wf_drop_empty(i);
    load(i, (enum ammo)f->mode);
    TELL_AMOUNT(TOLD_LOADS, i->count, f->with, f->mode);
    return GROG_DONE;
}

/* ---- a Reload that a card gives ------------------------------------------------------------- */

static unsigned kinds_to_load(const struct item *i)
{
    unsigned n = 0;
    for (enum ammo kind = STANDARD_AMMO; kind < AMMO_KINDS; kind++)
        n += !may_load(i, kind);
    return n;
}

void wf_list_ammo_kinds(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    (void)m, (void)seat;
    for (enum ammo kind = STANDARD_AMMO; kind < AMMO_KINDS; kind++)
        grog_offer(l, grog_option(VERB_FILL, 0, f->target, kind, 0),
                   may_load(&const_wf(g)->item[grog_ref_slot(f->target)], kind));
}

const struct grog_step wf_load_given_steps[] = { STARTS, [LOAD_GIVEN_KIND] = ASKS("kind", R_SHW_78, ASK_AMMO) };

/* It is a Weapon of which there are several kinds to choose from. */
static bool load_given_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    return grog_ref_array(f->target) == ARRAY_ITEM && w->item[grog_ref_slot(f->target)].thing.live
        && w->item[grog_ref_slot(f->target)].thing.gen == grog_ref_gen(f->target)
        && kinds_to_load(&w->item[grog_ref_slot(f->target)]) > 1;
}

const struct wf_rests wf_load_given_rests = {
    .fits = load_given_fits,
};

static void fill(struct grog_run *r, const struct grog_frame *f, enum ammo kind)
{
    struct item *i = &wf(r->g)->item[grog_ref_slot(f->target)];
    if (i->flags & ITEM_EMPTY)
        wf_drop_empty(i);
    if (wf_ammo_of(i, kind) > 0)
        load(i, kind);
    if (i->kinds)
        TELL_AMOUNT(TOLD_LOADS, i->count, f->target, (uint16_t)wf_loaded(i));
    else
        TELL_AMOUNT(TOLD_RELOADS, i->count, f->target);
    wf_count_given(r, f);                               /* WF-SHW-172  an Action, though none is paid */
}

/* The first that may be loaded. */
static enum ammo first_to_load(const struct item *i)
{
    enum ammo kind = STANDARD_AMMO;
    while (kind < SUBSONIC_AMMO && may_load(i, kind))
        kind++;
    return kind;
}

/* An effect.  target: the Weapon.  WF-SHW-78, WF-SHW-79  Any counter that is left, or another for the loaded one. */
enum grog_flow wf_load_given(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_LOAD_GIVEN);
    const struct item *i = &const_wf(r->g)->item[grog_ref_slot(f->target)];
    BEGIN;
    if (!grog_thing_at(r->m, r->g, f->target) || !wf_can_reload(i))
        return GROG_DONE;
    if (kinds_to_load(i) < 2) {
        fill(r, f, first_to_load(i));
        return GROG_DONE;
    }
    ASK(LOAD_GIVEN_KIND, ASK_AMMO, f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, const_wf(r->g)));
    fill(r, f, r->answer.seat == GROG_NOBODY ? first_to_load(i) : (enum ammo)r->answer.option.object[1]);
    END;
}

/* ---- what is bought ----------------------------------------------------------------------- */

/* 0: it is no Ammo; else its kind + 1. */
static int ammo_sold(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_EQUIPMENT ? numbers_of(m, card)[EQUIPMENT_AMMO] : 0;
}

bool wf_is_ammo(const struct grog_match *m, uint16_t card) { return ammo_sold(m, card); }

/* The cards by which Black and Subsonic Ammo are sold, for the Mission's note; 0: none. */
void wf_find_ammo(const struct grog_match *m, uint16_t *black, uint16_t *subsonic)
{
    for (uint32_t c = m->cards->cards; c-- > 1; ) {
        int sold = ammo_sold(m, (uint16_t)c);
        *black = sold == BLACK_AMMO + 1 ? (uint16_t)c : *black;
        *subsonic = sold == SUBSONIC_AMMO + 1 ? (uint16_t)c : *subsonic;
    }
}

bool wf_takes_ammo(const struct grog_match *m, uint16_t soldier, uint16_t weapon)
{
    for (uint32_t c = m->cards->cards; c-- > 1; )
        if (wf_is_ammo(m, (uint16_t)c) && wf_fits_on(m, (uint16_t)c, weapon) && wf_is_of_era(m, soldier, (uint16_t)c))
            return true;
    return false;
}

static uint16_t card_of(const struct grog_match *m, enum ammo kind)
{
    const struct wf_note *note = wf_note(m, wf_first_card(m));
    return kind == BLACK_AMMO ? note->ammo : note->era;
}

/* Is there one of the kind to give, and may that Weapon use it: WF-WPN-36, WF-SHW-71, WF-SHW-75? */
grog_rule wf_may_hand(const struct grog_match *m, const struct item *from, const struct item *to, enum ammo kind)
{
    if (full_of(from, kind) < 1)
        return R_WPN_36;
    uint16_t card = kind == STANDARD_AMMO ? 0 : card_of(m, kind);
    if (!card || wf_fits_on(m, card, to->thing.card))
        return 0;
    return kind == BLACK_AMMO ? R_SHW_71 : R_SHW_75;
}

/* One of any kind: what forbids it. */
WF_RARE grog_rule wf_may_hand_some(const struct grog_match *m, const struct item *from, const struct item *to)
{
    grog_rule because = R_WPN_36;
    for (enum ammo kind = STANDARD_AMMO; kind < AMMO_KINDS; kind++) {
        grog_rule verdict = wf_may_hand(m, from, to, kind);
        if (!verdict)
            return 0;
        because = verdict == R_WPN_36 ? because : verdict;      /* WF-SHW-71, WF-SHW-75  it may not use them */
    }
    return because;
}

/* WF-SHW-71, WF-SHW-75  Has it counters, and is it a Weapon of this sort? */
static bool takes(const struct grog_match *m, const struct item *i, uint16_t card)
{
    return wf_ammo_type(m, i) && i->count && (!card || wf_fits_on(m, card, i->thing.card));
}

/* WF-SHW-76  In place of standard ones; how many. */
static int replace(struct warfighter *w, struct item *i, enum ammo kind, int n)
{
    int done = 0;
    for (; done < n && kind != STANDARD_AMMO && wf_ammo_of(i, STANDARD_AMMO) > 0; done++)
        change(i, kind, 1);
    w->special |= i->kinds ? SPECIAL_AMMO : 0;
    return done;
}

enum { STANDARD_CHOSEN = 3 };                           /* loaded, at the muster: none but standard, and it is meant */

/* WF-SHW-76, WF-SHW-77, WF-SHW-80  For the last of his Weapons so far (in the slots before `end`) that takes it, and
 * what that has no counters for for the one before; what is listed last is loaded. */
void wf_add_ammo(struct grog_run *r, unsigned soldier, uint16_t card, unsigned n, unsigned end)
{
    struct warfighter *w = wf(r->g);
    enum ammo kind = (enum ammo)(ammo_sold(r->m, card) - 1);
    int left = (int)n;
    for (unsigned i = end; i-- > 0 && left > 0; ) {
        struct item *weapon = &w->item[i];
        if (!weapon->thing.live || weapon->holder != soldier + 1 || !takes(r->m, weapon, card))
            continue;
        left = kind == STANDARD_AMMO ? 0 : left - replace(w, weapon, kind, left);
        if (wf_ammo_of(weapon, kind) > 0)
            set(weapon, kind == STANDARD_AMMO ? STANDARD_CHOSEN : kind, wf_ammo_of(weapon, BLACK_AMMO),
                wf_ammo_of(weapon, SUBSONIC_AMMO));
    }
}

/* WF-SHW-77  What was meant is loaded now, if there still is some of it. */
static void settle(struct item *i)
{
    if ((i->kinds & 3) == STANDARD_CHOSEN)
        load(i, STANDARD_AMMO);
    if (i->kinds)
        load(i, next_of(i));
}

/* WF-SHW-81  What stands on a Soldier's card is in the first of his Weapons that takes it, and what that has no
 * counters for in the next one.  It is loaded where nothing else was chosen. */
void wf_add_own_ammo(struct grog_run *r, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    const int16_t *own = numbers_of(r->m, w->soldier[soldier].thing.card) + SOLDIER_BLACK;
    for (enum ammo kind = BLACK_AMMO; kind < AMMO_KINDS; kind++) {
        int left = own[kind - BLACK_AMMO];
        EACH_ITEM(w, i) {
            struct item *weapon = &w->item[i];
            if (!left || weapon->holder != soldier + 1 || !takes(r->m, weapon, card_of(r->m, kind)))
                continue;
            bool first = !weapon->kinds;
            int placed = replace(w, weapon, kind, left);
            left -= placed;
            set_own(weapon, kind, placed);              /* WF-SHW-81  they cost nothing, whoever has them */
            if (first && wf_ammo_of(weapon, kind) > 0)
                load(weapon, kind);
        }
    }
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && w->item[i].kinds)
            settle(&w->item[i]);
}

/* What is left of it is worth what it was bought for: WF-SHW-69, WF-SHW-74; not what came with the Soldier. */
int wf_ammo_worth(const struct grog_match *m, const struct item *i)
{
    int worth = 0;
    for (enum ammo kind = BLACK_AMMO; i->kinds && kind < AMMO_KINDS; kind++) {
        uint16_t card = card_of(m, kind);
        int n = wf_ammo_of(i, kind) - own_of(i, kind);
        worth += card && n > 0 ? n * numbers_of(m, card)[EQUIPMENT_COST] : 0;
    }
    return worth;
}

/* Black and Subsonic counters that a Soldier has beyond those of his card. */
static int special_of(const struct grog_match *m, const struct warfighter *w, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const int16_t *own = numbers_of(m, w->soldier[soldier].thing.card) + SOLDIER_BLACK;
    int n = 0;
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1)
            n += wf_ammo_of(&w->item[i], BLACK_AMMO) + wf_ammo_of(&w->item[i], SUBSONIC_AMMO);
    return n - own[0] - own[1];
}

/* WF-SHW-76  Is all that was bought with a Weapon? */
bool wf_ammo_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_listed *at, unsigned n,
                  struct grog_error *why)
{
    int bought = 0;
    for (unsigned i = 0, soldier = 0; i < n; i++) {
        bought += ammo_sold(m, at[i].card) <= 1 ? 0 : at[i].number ? at[i].number : 1;
        if (i + 1 < n && !is_soldier(kind_of(m, at[i + 1].card)))
            continue;
        if (bought && bought > special_of(m, w, soldier)) {
            grog_fail(why, 0, "%s: more Black and Subsonic Ammo than there are counters (WF-SHW-76)",
                      grog_card(m, w->soldier[soldier].thing.card)->name);
            return false;
        }
        bought = 0;
        soldier++;
    }
    return true;
}

bool wf_kinds_fit(const struct grog_match *m, const struct item *i)
{
    if (own_of(i, BLACK_AMMO) > wf_ammo_of(i, BLACK_AMMO) || own_of(i, SUBSONIC_AMMO) > wf_ammo_of(i, SUBSONIC_AMMO))
        return false;
    if (!i->kinds)
        return true;
    return kind_of(m, i->thing.card) == OF_WEAPON && wf_ammo_type(m, i) && wf_loaded(i) < AMMO_KINDS
        && wf_ammo_of(i, STANDARD_AMMO) >= 0 && wf_ammo_of(i, wf_loaded(i)) > 0;
}
