/* SPDX-License-Identifier: MIT */
/* wf_cards.c -- what abilities are worth, row by row.
 *
 * No card is known by name: what one does is read off its effects, and those that alter what is
 * about to happen are judged by what would happen with and without them. */
#include "wf_bot.h"

const struct grog_ability *wfb_ability_of(const struct mind *d, const struct grog_frame *f)
{
    return &d->m->cards->ability[(uint16_t)f->local[wfb_local(&grog_proc_trigger, "ability")]];
}

static unsigned bearer(const struct mind *d, uint16_t thing)
{
    unsigned slot = thing ? grog_ref_slot(thing) : 0, who = 0;
    switch (thing ? grog_ref_array(thing) : ARRAYS) {
    case ARRAY_SOLDIER: who = slot + 1; break;
    case ARRAY_ITEM:    who = d->w->item[slot].holder; break;
    case ARRAY_SUPPORT: who = d->w->support[slot].player; break;
    case ARRAY_EVENT:   who = wfb_met_by(d); break;
    default: break;
    }
    return who ? who - 1 : SOLDIERS;
}

/* ---- on Soldiers --------------------------------------------------------- */

#define WORTH struct mind *d, const struct grog_frame *f, int amount, uint16_t whom
#define UNUSED ((void)d, (void)f, (void)amount, (void)whom)

static const struct soldier *soldier_of(const struct mind *d, uint16_t whom)
{
    return &d->w->soldier[grog_ref_slot(whom)];
}
static bool has_hand(const struct mind *d, uint16_t whom)
{
    return kind_of(d, soldier_of(d, whom)->thing.card) == OF_PLAYER && d->w->hand[grog_ref_slot(whom)][0] < HAND_ROOM;
}

/* More of them in the hand than one can use are worth less. */
static int draws(WORTH)
{
    UNUSED;
    int full = d->w->hand[grog_ref_slot(whom)][0] > wfb_health(d, soldier_of(d, whom));
    int need = d->plan.held < d->plan.needed ? WORTH_LOCATION / 8 : 0;
    return has_hand(d, whom) ? amount * (need + (full ? WORTH_CARD / 2 : WORTH_CARD)) : 0;
}
static int discards(WORTH)  { UNUSED; return has_hand(d, whom) ? -wfb_toll(d, grog_ref_slot(whom), amount) : 0; }
static int gains_xp(WORTH)  { UNUSED; return amount * WORTH_XP; }
static int gains_actions(WORTH)
{
    UNUSED;
    const struct soldier *s = soldier_of(d, whom);
    return s->suppress ? amount * WORTH_PIN : amount * wfb_action(d, grog_ref_slot(whom));
}
static int rallies(WORTH)
{
    UNUSED;
    int n = soldier_of(d, whom)->suppress < amount ? soldier_of(d, whom)->suppress : amount;
    return n * WORTH_PIN;
}
static int is_pinned(WORTH)  { UNUSED; return -amount * WORTH_PIN; }
static int is_wounded(WORTH) { UNUSED; return -wfb_harm(d, grog_ref_slot(whom), amount); }

/* A point of Health is worth what the next Wound would cost. */
static int mends(WORTH)
{
    UNUSED;
    unsigned soldier = (whom - 1u) / 16, counter = (whom - 1u) % 16;
    int wound = d->w->soldier[soldier].wound[counter] & ~TREATED;
    return wfb_harm(d, soldier, 1) * (amount < wound ? amount : wound);
}
static int heals(WORTH)
{
    int one = amount < 1 ? 10 : amount > 10 ? 0 : 11 - amount, two = amount + 4 > 10 ? 0 : 7 - amount;
    return (mends(d, f, 1, whom) * (one - two) + mends(d, f, 2, whom) * two) / 10 - WORTH_XP;
}

/* By the card's own table, which is about as good as this. */
static int treats(WORTH) { (void)amount; return heals(d, f, 5, whom); }

static int reloads(WORTH)
{
    UNUSED;
    const struct item *i = &d->w->item[grog_ref_slot(whom)];
    return i->count > 1 && (i->flags & ITEM_EMPTY) ? WORTH_RELOAD + WORTH_ACTION : 0;
}
static int resupplies(WORTH)
{
    UNUSED;
    int sum = 0;
    EACH_ITEM(d, i) {
        const struct item *it = &d->w->item[i];
        if (it->holder != grog_ref_slot(whom) + 1 || kind_of(d, it->thing.card) != OF_WEAPON
            || !numbers(d, it->thing.card)[WEAPON_CALIBER])
            continue;
        int room = numbers(d, it->thing.card)[WEAPON_AMMO] - it->count;
        sum += (room < amount ? room > 0 ? room : 0 : amount) * (it->count < 2 ? WORTH_LAST_AMMO : 2);
    }
    return sum;
}

static uint16_t location_at(const struct mind *d, unsigned space)
{
    unsigned slot = slot_of_space(d->w, space);
    bool there = space && space <= d->w->objective && d->w->location[slot].thing.live && (slot != 1 || d->w->active);
    return there ? grog_ref(ARRAY_LOCATION, slot, d->w->location[slot].thing.gen) : 0;
}
static int moves(WORTH)
{
    UNUSED;
    uint16_t to = location_at(d, soldier_of(d, whom)->place + 1u);
    bool may = to && !(soldier_of(d, whom)->flags & SOLDIER_MOVED);
    int worth = may ? wfb_move(d, grog_ref_slot(whom), to) : 0;
    return worth > 0 ? worth : 0;
}
static int shoots(WORTH) { UNUSED; return wfb_best_from(d, grog_ref_slot(whom), soldier_of(d, whom)->place); }

/* ---- on Hostiles --------------------------------------------------------- */

static int pins(WORTH)      { UNUSED; return wfb_blow(d, grog_ref_slot(whom), 0, amount); }
static int hits(WORTH)      { UNUSED; return wfb_blow(d, grog_ref_slot(whom), amount, 0); }
static int bombards(WORTH)  { UNUSED; return wfb_bombard(d, whom, amount); }
static int drives_off(WORTH) { UNUSED; return wfb_blow(d, grog_ref_slot(whom), 9, 0); }

/* Out of its Range it does not Attack this time. */
static int pushes(WORTH)
{
    UNUSED;
    unsigned slot = grog_ref_slot(whom);
    const struct hostile *h = &d->w->hostile[slot];
    if (!h->target || d->foe[slot].active <= 0)
        return 0;
    int far = (int)apart(h->place, d->w->soldier[h->target - 1].place) + amount;
    bool near = far <= numbers(d, h->thing.card)[HOSTILE_RANGE + 1];
    return (d->foe[slot].near - near) * d->foe[slot].threat[d->foe[slot].active];
}
static int retargets(WORTH) { UNUSED; return 2; }

/* What is seen is weaker, or it would not be worth a look: by the Hostiles that it is fewer, and by its Cover. */
static int reveals(WORTH)
{
    UNUSED;
    const struct hostile *h = &d->w->hostile[grog_ref_slot(whom)];
    if (d->foe[grog_ref_slot(whom)].target || !numbers(d, h->thing.card)[HOSTILE_REVEALED])
        return 0;
    const int16_t *n = numbers(d, h->thing.card), *back = numbers(d, (uint16_t)n[HOSTILE_REVEALED]);
    return WORTH_PIN * (n[HOSTILE_RETICLES] - back[HOSTILE_RETICLES]) + 2 * (n[HOSTILE_COVER] - back[HOSTILE_COVER]);
}
static int reinforces(WORTH) { UNUSED; return -WORTH_ARRIVAL * (1 + amount) / 2; }

/* ---- on the Mission ------------------------------------------------------ */

static int shares_xp(WORTH)  { UNUSED; return amount * WORTH_XP; }
static int holds_back(WORTH) { UNUSED; return WORTH_PIN; }

/* An Attack that would Down somebody; before the dice, any. */
static int calls_off(WORTH)
{
    UNUSED;
    for (unsigned i = d->g->depth; i-- > 0;) {
        const struct grog_frame *attack = &d->g->frame[i];
        if (attack->proc != PROC_HOSTILE_ATTACK)
            continue;
        int wounds = attack->pending[ASSAULT_WOUNDS];
        bool fatal = wounds && wounds >= wfb_health(d, &d->w->soldier[grog_ref_slot(attack->target)]);
        return fatal ? WORTH_MAN : wounds || attack->pending[ASSAULT_SUPPRESS] ? -WORTH_MAN : WORTH_RELOAD;
    }
    return 0;
}
static int timer(WORTH)     { UNUSED; return amount * WORTH_TURN * d->plan.haste * d->plan.haste / 10000; }
static int finds(WORTH)
{
    UNUSED;
    int more = d->plan.needed - d->plan.held;
    return !has_hand(d, whom) ? 0 : more > 0 ? WORTH_LOCATION * d->plan.haste / 100 : more == 0 ? 8 : 2;
}
static int opens(WORTH)
{
    UNUSED;
    return amount > 0 && d->w->played && d->plan.needed > 0 && d->plan.held ? WORTH_TURN * d->plan.haste / 100 : 0;
}
static int ends(WORTH)      { UNUSED; return WORTH_TEXT; }
static int is_heard(WORTH)  { UNUSED; return -wfb_din(d, whom, amount); }

/* A roll may hide him, or he is hidden; or he is at its throat. */
static int hides(WORTH)     { UNUSED; return wfb_hidden(d, grog_ref_slot(whom)); }
static int engages(WORTH)
{
    UNUSED;
    unsigned soldier = bearer(d, f->with);
    bool hostile = whom && grog_ref_array(whom) == ARRAY_HOSTILE;
    return hostile && soldier < SOLDIERS && !d->w->soldier[soldier].engaged ? wfb_engage(d, soldier, whom) : 0;
}

static int (*const by_effect[EFFECTS])(WORTH) = {
    [EFFECT_DRAW] = draws, [EFFECT_DISCARD] = discards, [EFFECT_GAIN_XP] = gains_xp,
    [EFFECT_GAIN_ACTIONS] = gains_actions, [EFFECT_RALLY] = rallies, [EFFECT_SUPPRESS] = is_pinned,
    [EFFECT_WOUND] = is_wounded, [EFFECT_MEND] = mends, [EFFECT_HEAL] = heals, [EFFECT_TREAT] = treats,
    [EFFECT_RELOAD] = reloads,
    [EFFECT_RESUPPLY] = resupplies, [EFFECT_FREE_MOVE] = moves, [EFFECT_FREE_ATTACK] = shoots, [EFFECT_PIN] = pins,
    [EFFECT_HIT] = hits, [EFFECT_BOMBARD] = bombards, [EFFECT_DISCARD_HOSTILE] = drives_off,
    [EFFECT_MOVE_HOSTILE] = pushes, [EFFECT_RETARGET] = retargets, [EFFECT_REINFORCE] = reinforces,
    [EFFECT_TIMER] = timer, [EFFECT_FIND_LOCATION] = finds, [EFFECT_MORE_LOCATIONS] = opens, [EFFECT_END_EVENT] = ends,
    [EFFECT_REVEAL] = reveals, [EFFECT_NOISE] = is_heard,
    [EFFECT_ELIMINATE] = drives_off, [EFFECT_ACTIONS_LATER] = gains_actions, [EFFECT_ADJUST] = timer,
    [EFFECT_SHARE_XP] = shares_xp, [EFFECT_CALL_OFF] = calls_off, [EFFECT_HOLD_BACK] = holds_back,
    [EFFECT_TEST] = hides, [EFFECT_HIDE] = hides, [EFFECT_ENGAGE] = engages,
};

/* ---- on what is about to happen ------------------------------------------ */

static int of_move(const struct mind *d, const struct grog_frame *f)
{
    bool measured = f->local[wfb_local(&d->m->system->procs[PROC_MOVE], "measured")];
    int due = f->pending[MOVE_COST], own = -f->pending[MOVE_SHORT];     /* own: what he owes himself, at most */
    return -wfb_toll(d, grog_ref_slot(f->actor), measured && own < due ? own : due);
}

/* The dice lie: what is pending is what the Soldier will suffer. */
static int of_hit(const struct mind *d, const struct grog_frame *f)
{
    return -wfb_harm(d, grog_ref_slot(f->target), f->pending[ASSAULT_WOUNDS])
         - WORTH_PIN * f->pending[ASSAULT_SUPPRESS];
}

/* What is about to happen, as it stands in the frame. */
static int prospect(struct mind *d, const struct grog_frame *f, uint8_t point)
{
    switch (point) {
    case POINT_DECLARES_ATTACK: return wfb_shot(d, f, false);
    case POINT_ATTACK_ROLLED:   return wfb_shot(d, f, true);
    case POINT_ENTERS:          return of_move(d, f);
    case POINT_DRAWS_HOSTILES:  return -WORTH_ARRIVAL * (f->pending[DRAW_VALUE] > 0 ? f->pending[DRAW_VALUE] : 0);
    case POINT_HOSTILE_ATTACKS: return -wfb_assault(d, f);
    case POINT_HIT:             return of_hit(d, f);
    case POINT_TESTS:           return wfb_test(d, f);
    default:                    return 0;
    }
}

static int amount_of(const struct mind *d, const struct grog_frame *f, const struct grog_effect *e, bool raised)
{
    int n = raised ? e->raised : e->amount;
    if (e->per) {
        const struct grog_frame about = grog_context(d->g, f);
        const struct grog_source by = grog_source_of(d->m, f);
        n *= d->m->system->measures[e->per].read(d->m, d->g, &about, &by, e->per_word);
    }
    return n;
}

static void alter(const struct mind *d, const struct grog_frame *f, const struct grog_effect *e, bool raised,
                  struct grog_frame *to)
{
    const struct grog_local *row = &d->m->system->procs[to->proc].pending[e->word];
    int n = amount_of(d, f, e, raised) + (e->effect == GROG_EFFECT_ADD ? to->pending[e->word] : 0);
    to->pending[e->word] = (int16_t)(n < row->min ? row->min : n > row->max ? row->max : n);
}

/* All rows that alter it together, with and without. */
static int altered(struct mind *d, const struct grog_frame *f, bool raised)
{
    const struct grog_ability *a = wfb_ability_of(d, f);
    const struct grog_effect *e = &d->m->cards->effect[a->effect];
    if (!f->subject)
        return 0;
    const struct grog_frame *now = &d->g->frame[f->subject - 1];
    struct grog_frame then = *now;
    bool any = false;
    for (unsigned i = 0; i < a->effects; i++)
        if (e[i].effect >= GROG_EFFECT_ADD && e[i].word < GROG_PENDING) {
            alter(d, f, &e[i], raised, &then);
            any = true;
        }
    return any ? prospect(d, &then, a->point) - prospect(d, now, a->point) : 0;
}

/* ---- an ability ---------------------------------------------------------- */

/* One effect: on whom it concerns, on who was chosen, or on whom one would choose. */
static int effect_worth(struct mind *d, const struct grog_frame *f, const struct grog_effect *e, bool raised,
                        uint16_t whom)
{
    uint16_t at[GROG_TARGETS];
    const struct grog_target_row *row = &d->m->system->targets[e->target];
    int amount = amount_of(d, f, e, raised), sum = 0, best = INT16_MIN;
    if (!by_effect[e->effect])
        return 0;
    if (row->chosen && whom)
        return by_effect[e->effect](d, f, amount, whom);
    struct grog_frame tried = *f;
    tried.local[wfb_local(&grog_proc_trigger, "raised")] = raised;     /* who can be chosen may depend on it */
    unsigned n = row->list(d->m, d->g, &tried, at);
    for (unsigned i = 0; i < n; i++) {
        int worth = by_effect[e->effect](d, f, amount, at[i]);
        sum += worth;
        best = worth > best ? worth : best;
    }
    if (row->drawn)
        return n ? sum / (int)n : 0;
    return row->chosen ? n ? best : 0 : sum;
}

int wfb_ability(struct mind *d, const struct grog_frame *f, bool raised, uint16_t whom)
{
    const struct grog_ability *a = wfb_ability_of(d, f);
    const struct grog_effect *e = &d->m->cards->effect[a->effect];
    int worth = altered(d, f, raised);
    for (unsigned i = 0; i < a->effects; i++)
        if (e[i].effect < EFFECTS)
            worth += effect_worth(d, f, &e[i], raised, whom);
    return worth;
}

int wfb_price(struct mind *d, const struct grog_frame *f, const struct grog_price *p)
{
    unsigned soldier = bearer(d, f->with);
    if (soldier >= SOLDIERS)
        return 0;
    switch (p->cost) {
    case COST_ACTION:   return p->amount * wfb_action(d, soldier);
    case COST_XP:       return p->amount * WORTH_XP;
    case COST_DISCARD:  return wfb_toll(d, soldier, p->amount);
    case COST_SPEND:    return 4 * p->amount;
    case COST_EXPEND:   return 8;
    case COST_ONCE_A_MISSION: return WORTH_ACTION;
    case COST_COUNTER:  return p->amount * WORTH_XP;
    case COST_SUPPRESS: return p->amount * WORTH_PIN / (d->w->soldier[soldier].actions ? 1 : 2);
    default:            return 0;
    }
}

int wfb_use(struct mind *d, unsigned soldier, uint16_t card, uint16_t thing)
{
    bool window = d->m->system->questions[d->g->question].window;
    uint16_t who = soldier_name(d, soldier);
    struct grog_source by = { .card = card, .thing = thing, .owner = d->w->soldier[soldier].thing.owner };
    struct grog_frame about = { .proc = PROC_PLAY, .seat = by.owner, .actor = who, .with = card };
    if (thing != who)
        about = (struct grog_frame){ .proc = PROC_USE, .seat = by.owner, .actor = who };
    int32_t row = grog_usable(d->m, d->g, &by, window ? 0 : POINT_SOLDIER_TURN, &about);
    if (row < 0)
        return -1;
    unsigned top = d->g->depth;
    while (window && top && d->g->frame[top - 1].proc != GROG_PROC_POINT)
        top--;
    uint8_t subject = window && top ? d->g->frame[top - 1].subject : 0;
    const struct grog_frame *at = subject ? &d->g->frame[subject - 1] : &about;
    struct grog_frame f = grog_use_frame(&by, subject, at, (uint32_t)row);
    const struct grog_ability *a = wfb_ability_of(d, &f);
    int worth = wfb_ability(d, &f, false, 0);
    for (unsigned i = 0; i < GROG_PRICES && a->price[i].cost; i++)
        worth -= wfb_price(d, &f, &a->price[i]);
    return worth;
}
