/* SPDX-License-Identifier: MIT */
/* wf_plan.c -- what the Mission still needs, what cards in hand are worth, what a Move brings. */
#include "wf_bot.h"
#include "warfighter/notes.h"

/* ---- the Objective ------------------------------------------------------- */

static const int16_t *objective(const struct mind *d)
{
    return wf_numbers_as(d->m, d->w->location[1].thing.card, OF_OBJECTIVE);
}

static int hits_to_destroy(const struct mind *d)
{
    uint16_t card = (uint16_t)objective(d)[OBJECTIVE_DESTROY];
    int hits = 0;
    if (!card || !numbers(d, card)[TARGET_EXPLOSION])
        return 0;                                       /* any Weapon will do */
    EACH_HOSTILE(d, i)
        if (d->foe[i].target)
            hits += d->foe[i].left * numbers(d, card)[TARGET_HITS] - d->w->hostile[i].hits;
    return hits;
}

static bool is_explosive(const struct mind *d, const struct item *i)
{
    const int16_t *n = numbers(d, i->thing.card);
    return kind_of(d, i->thing.card) == OF_WEAPON && i->holder
        && (n[WEAPON_MODES + EXPLOSION] || n[WEAPON_MODES + SPRAY]);
}

/* Explosives are for it when there are hardly more than it needs. */
static bool must_reserve(const struct mind *d)
{
    int hits = hits_to_destroy(d), have = 0;
    if (!hits)
        return false;
    EACH_ITEM(d, i)
        have += is_explosive(d, &d->w->item[i]) ? d->w->item[i].count : 0;
    return have <= hits + 2;
}

/* ---- the plan ------------------------------------------------------------ */

static int cards_held(const struct mind *d, enum card_kind kind)
{
    int n = 0;
    EACH_SOLDIER(d, i)
        for (unsigned k = 1; k <= d->w->hand[i][0]; k++)
            n += kind_of(d, d->w->hand[i][k]) == kind;
    return n;
}

void wfb_make_plan(struct mind *d)
{
    struct plan *p = &d->plan;
    enum { ONE_IN = 6 };                                /* so many cards to a Location */
    uint16_t target = (uint16_t)objective(d)[OBJECTIVE_DESTROY];
    *p = (struct plan){ .needed = d->w->objective - 1 - d->w->front, .held = cards_held(d, OF_LOCATION) };
    EACH_SOLDIER(d, i)
        p->lead = wfb_onward(d, d->w->soldier[i].place) > p->lead ? wfb_onward(d, d->w->soldier[i].place) : p->lead;
    EACH_SOLDIER(d, i) {
        const struct soldier *s = &d->w->soldier[i];
        if (kind_of(d, s->thing.card) == OF_K9)
            continue;
        unsigned on = wfb_onward(d, s->place);
        if (on + 1u >= p->lead && s->actions > s->suppress)
            p->actions += s->actions - s->suppress;
        p->behind += (int)(p->lead - on);
        p->soldiers++;
    }
    EACH_HOSTILE(d, i)
        if (d->foe[i].active > 0)
            p->threat += d->foe[i].threat[d->foe[i].active] * (d->foe[i].near ? 100 : TURNS_AFAR / 2) / 100;
    p->slack = wfb_turns_left(d) - p->needed * PACE / 100 - LAST_TURNS + d->w->active;
    p->slack -= d->night.dark ? GETTING_OUT : 0;
    p->haste = 100 + (p->slack < 5 ? (5 - p->slack) * 30 : 0);
    p->haste = p->haste > 300 ? 300 : p->haste;
    p->want = p->held >= p->needed ? 0 : WORTH_LOCATION * p->haste / (p->held ? 200 : 100) / ONE_IN;
    p->reserve = must_reserve(d);
    p->guarded = target && d->w->active && numbers(d, target)[TARGET_GUARDED];
    wfb_see_type(d);
}

/* ---- cards in hand ------------------------------------------------------- */

int wfb_ground(const struct mind *d, uint16_t card)
{
    const int16_t *n = numbers(d, card), *table = n + PLACE_HOSTILES;
    int value = 0;
    for (int i = 0; i < table[0]; i++)
        if (d->w->points >= wf_level(table, i).at)
            value = wf_level(table, i).is;
    int reinforced = n[PLACE_NEVER] ? 0 : (1 + n[PLACE_REINFORCE + 1] - n[PLACE_REINFORCE]) * (1 + n[PLACE_ALWAYS]);
    int hard = value * WORTH_ARRIVAL + WORTH_REINFORCED * reinforced + 2 * d->plan.soldiers * n[PLACE_ENTRANCE];
    if (kind_of(d, card) == OF_LOCATION)
        hard += WORTH_ACTION * n[LOCATION_ACTIONS] + WORTH_XP * n[LOCATION_XP];
    return hard;
}

/* The hardest of those in hand is the first to go when there are more than the path needs. */
static int keep_location(const struct mind *d, uint16_t card)
{
    int harder = 0;
    EACH_SOLDIER(d, i)
        for (unsigned k = 1; k <= d->w->hand[i][0]; k++)
            if (kind_of(d, d->w->hand[i][k]) == OF_LOCATION && wfb_ground(d, d->w->hand[i][k]) < wfb_ground(d, card))
                harder++;
    return harder >= d->plan.needed ? 1 : WORTH_LOCATION - wfb_ground(d, card) / 8;
}

static bool has_weapon(const struct mind *d, unsigned soldier, int mode, uint16_t keyword)
{
    EACH_ITEM(d, i) {
        const struct item *it = &d->w->item[i];
        if (it->holder != soldier + 1 || kind_of(d, it->thing.card) != OF_WEAPON)
            continue;
        const int16_t *n = numbers(d, it->thing.card), *words = n + WEAPON_KEYWORDS;
        bool thrown = mode == THROWN && (wf_note(d->m, it->thing.card)->is & IS_THROWN);
        if (mode >= 0 && (thrown || n[WEAPON_MODES + mode]))
            return true;
        for (int k = 0; mode < 0 && k < words[0]; k++)
            if (wf_listed(words, k).card == keyword)
                return true;
    }
    return false;
}

/* Can he ever meet the condition? */
static bool can_meet(const struct mind *d, unsigned soldier, const struct grog_test *t)
{
    static const uint8_t by_mode[GUN_MODES] = {
        [SEMI] = MEASURE_SEMI, [BURST] = MEASURE_BURST, [AUTO] = MEASURE_AUTO, [BOLT] = MEASURE_BOLT,
        [EXPLOSION] = MEASURE_EXPLOSION, [SPRAY] = MEASURE_SPRAY, [THROWN] = MEASURE_THROWN,
    };
    const int16_t *n = numbers(d, d->w->soldier[soldier].thing.card);
    if (t->less)
        return true;
    if (t->measure == MEASURE_NATION)
        return (uint16_t)n[SOLDIER_NATION] == t->word;
    if (t->measure == MEASURE_WEAPON)
        return has_weapon(d, soldier, -1, t->word);
    for (int mode = 0; mode < GUN_MODES; mode++)
        if (t->measure == by_mode[mode])
            return has_weapon(d, soldier, mode, 0);
    if (t->measure == MEASURE_SOLDIER_IS) {
        for (int k = 0; k < n[SOLDIER_KEYWORDS]; k++)
            if (wf_listed(n + SOLDIER_KEYWORDS, k).card == t->word)
                return true;
        return false;
    }
    return true;
}

static int keep_for(const struct mind *d, unsigned soldier, const struct grog_ability *a)
{
    static const uint8_t at[POINTS] = {
        [POINT_HIT] = 26, [POINT_HOSTILE_ATTACKS] = 22, [POINT_DECLARES_ATTACK] = 18, [POINT_ATTACK_ROLLED] = 18,
        [POINT_ENTERS] = 13, [POINT_DRAWS_HOSTILES] = 15, [POINT_SOLDIER_TURN] = 13,
    };
    for (unsigned i = 0; i < GROG_TESTS && a->test[i].measure; i++)
        if (!can_meet(d, soldier, &a->test[i]))
            return 0;
    if (d->w->active && (a->point == POINT_DRAWS_HOSTILES || a->point == POINT_ENTERS))
        return 4;
    return at[a->point];
}

int wfb_keep(const struct mind *d, unsigned soldier, uint16_t card)
{
    const struct grog_card *c = grog_card(d->m, card);
    int best = 2;
    if (c->kind == OF_LOCATION)
        return keep_location(d, card);
    for (unsigned i = 0; i < c->abilities; i++) {
        int worth = keep_for(d, soldier, &d->m->cards->ability[c->ability + i]);
        best = worth > best ? worth : best;
    }
    for (unsigned k = 2; k <= d->w->hand[soldier][0]; k++)
        if (d->w->hand[soldier][k] == card && d->w->hand[soldier][k - 1] == card)
            best -= 3;                                  /* one of two */
    return best;
}

static bool pays_himself(const struct mind *d, unsigned soldier)
{
    return kind_of(d, d->w->soldier[soldier].thing.card) == OF_PLAYER;
}

int wfb_can_pay(const struct mind *d, unsigned soldier)
{
    int n = 0;
    EACH_SOLDIER(d, i)
        if (i == soldier || !pays_himself(d, soldier))
            n += d->w->hand[i][0];
    return n;
}

/* The least that so many cards are worth. */
int wfb_toll(const struct mind *d, unsigned soldier, int cards)
{
    int8_t worth[SOLDIERS * HAND_ROOM];
    int n = 0, sum = 0;
    if (cards <= 0)
        return 0;
    EACH_SOLDIER(d, i)
        for (unsigned k = 1; (i == soldier || !pays_himself(d, soldier)) && k <= d->w->hand[i][0]; k++)
            worth[n++] = (int8_t)wfb_keep(d, i, d->w->hand[i][k]);
    for (; cards > 0 && n > 0; cards--) {
        int least = 0;
        for (int i = 1; i < n; i++)
            least = worth[i] < worth[least] ? i : least;
        sum += worth[least];
        worth[least] = worth[--n];
    }
    return sum + (cards > 0 ? 3 * WORTH_LOCATION : 0);  /* it cannot be paid */
}

int wfb_hand_size(struct mind *d, unsigned soldier)
{
    const struct soldier *s = &d->w->soldier[soldier];
    struct grog_frame about = { .proc = PROC_READY, .seat = s->thing.owner, .actor = soldier_name(d, soldier) };
    return wfb_health(d, s) + hear(d, VALUE_HAND_SIZE, &about);
}

/* ---- Moves --------------------------------------------------------------- */

static unsigned space_of(const struct mind *d, uint16_t location)
{
    return space_of_slot(d->w, grog_ref_slot(location));
}

static int penalties(const struct mind *d, unsigned space)
{
    int sum = 0;
    EACH_HOSTILE(d, i) {
        const int16_t *table = numbers(d, d->w->hostile[i].thing.card) + HOSTILE_PENALTY;
        int column = 0, cost = 0;
        if (d->foe[i].target || d->w->hostile[i].place != space)
            continue;
        for (int k = 0; k < table[0]; k++)
            if (d->foe[i].active >= wf_level(table, k).at && wf_level(table, k).at > column) {
                column = wf_level(table, k).at;
                cost = wf_level(table, k).is;
            }
        sum += cost;
    }
    return sum;
}

static int entrance_of(struct mind *d, unsigned soldier, uint16_t location)
{
    const struct soldier *s = &d->w->soldier[soldier];
    struct grog_frame f = { .proc = PROC_MOVE, .seat = s->thing.owner, .actor = soldier_name(d, soldier),
                            .target = location };
    int movement = numbers(d, s->thing.card)[SOLDIER_MOVEMENT] + hear(d, VALUE_MOVEMENT, &f);
    int cost = numbers(d, d->w->location[grog_ref_slot(location)].thing.card)[PLACE_ENTRANCE]
             + penalties(d, space_of(d, location)) + hear(d, VALUE_ENTRANCE, &f) - (movement < 0 ? 0 : movement);
    cost -= d->w->saved[soldier][0];
    int night = numbers(d, d->w->location[grog_ref_slot(location)].thing.card)[PLACE_NIGHT];
    night += night ? hear(d, VALUE_NIGHT_ENTRANCE, &f) : 0;
    return (cost < 0 ? 0 : cost) + (night < 0 ? 0 : night);
}

int wfb_entrance(struct mind *d, unsigned soldier, uint16_t location)
{
    unsigned follower = d->w->soldier[soldier].follower;
    return entrance_of(d, soldier, location) + (follower ? entrance_of(d, follower - 1, location) : 0);
}

/* Where the Mission wants him: at the front, or where what is left of it is. */
static unsigned goal_of(const struct mind *d, unsigned here)
{
    unsigned goal = wfb_is_found(d) ? 1 : wfb_way(d, here);
    if (goal)
        return goal;
    goal = d->w->active ? d->w->objective : d->w->front;
    if (!d->w->active || !objective(d)[OBJECTIVE_ELIMINATE])
        return goal;
    unsigned far = SPACES + 1;
    EACH_HOSTILE(d, i) {
        const struct hostile *h = &d->w->hostile[i];
        bool wanted = (h->flags & HOSTILE_MARKED) || h->place == d->w->objective;
        if (wanted && apart(h->place, here) < far) {
            far = apart(h->place, here);
            goal = h->place;
        }
    }
    return goal;
}

/* Attacks on him that going there brings about or ends, by printed Ranges. */
static int exposure(const struct mind *d, unsigned soldier, unsigned space)
{
    int sum = 0;
    EACH_HOSTILE(d, i) {
        const struct hostile *h = &d->w->hostile[i];
        const struct foe *foe = &d->foe[i];
        if (foe->target || h->target != soldier + 1 || foe->active <= 0)
            continue;
        const int16_t *range = numbers(d, h->thing.card) + HOSTILE_RANGE;
        int far = (int)apart(h->place, space);
        bool then = far >= range[0] && far <= range[1];
        sum += (then - foe->near) * foe->threat[foe->active];
    }
    return sum;
}

/* All is done but to get away, or enough of it where that need not be all: to the Extraction card, and not from it. */
static bool is_over(const struct mind *d)
{
    const struct location *out = &d->w->location[EXTRACTION];
    int done = 0;
    for (unsigned i = 0; i < EXTRACTION; i++)
        done += d->w->location[i].thing.live && (d->w->location[i].flags & LOCATION_RESOLVED);
    bool open = out->thing.live && !(out->flags & LOCATION_INACTIVE);
    return open && ((out->flags & LOCATION_COMPLETED) || done >= 2 || d->w->timer < 5);
}

int wfb_move(struct mind *d, unsigned soldier, uint16_t location)
{
    const struct soldier *s = &d->w->soldier[soldier];
    unsigned to = space_of(d, location), errand = wfb_errand(d, soldier), air = wfb_air_goal(d);
    unsigned goal = errand ? errand : air ? air : goal_of(d, s->place);
    int cost = wfb_entrance(d, soldier, location);
    if (cost > wfb_can_pay(d, soldier))
        return -1;                                      /* cards that would help may not suffice */
    if (is_over(d))
        return to > d->w->objective ? WORTH_WIN - wfb_toll(d, soldier, cost) : -1;
    int nearer = (int)apart(s->place, goal) - (int)apart(to, goal);
    int worth = nearer * WORTH_ADVANCE * d->plan.haste / 100 - wfb_toll(d, soldier, cost) - exposure(d, soldier, to)
              + wfb_awaits(d, soldier, location) - wfb_creep(d, soldier, to);
    bool lays = !d->w->active || (d->w->way & FROM_OBJECTIVE);
    if (lays && d->plan.lead < d->w->front && wfb_onward(d, to) == d->w->front && errand != 1)
        worth += WORTH_LEAD * d->plan.haste / 100;            /* nothing goes on until somebody is there */
    worth += wfb_first_in(d, soldier, location);
    int gain = wfb_best_from(d, soldier, to) - wfb_best_from(d, soldier, s->place);
    return worth + (s->actions > 1 ? gain : gain / 2);
}

int wfb_action(const struct mind *d, unsigned soldier)
{
    int best = wfb_best_from(d, soldier, d->w->soldier[soldier].place);
    return best > WORTH_ACTION ? best : WORTH_ACTION;
}
