/* SPDX-License-Identifier: MIT */
/* wf_k9.c -- the bot on JTAC and K9 Missions: when to guide and when to call in, and what an Encounter is worth. */
#include "wf_bot.h"
#include "warfighter/forecast.h"

enum { SURE = 1000 };                                   /* chances are per mille */

/* ---- aircraft ---------------------------------------------------------------- */

static int reached(const int16_t *table, int n)
{
    struct wf_level best = { INT16_MIN, 0 };
    for (int i = 0; i < table[0]; i++)
        if (n >= wf_level(table, i).at && wf_level(table, i).at > best.at)
            best = wf_level(table, i);
    return best.is;
}

/* Damage that the Objective needs of a Platform; 0: none can Attack it. */
static int strike_needed(const struct mind *d)
{
    EACH_HOSTILE(d, i)
        if (d->foe[i].target && numbers(d, d->w->hostile[i].thing.card)[TARGET_STRIKE])
            return numbers(d, d->w->hostile[i].thing.card)[TARGET_STRIKE];
    return 0;
}

static bool has_fired(const struct mind *d)
{
    for (unsigned i = 0; i < BESIDE; i++)
        if (d->w->beside[i].thing.live && (d->w->beside[i].flags & BESIDE_FIRED)
            && kind_of(d, d->w->beside[i].thing.card) == OF_PLATFORM)
            return true;
    return false;
}

static const struct beside *a_platform(const struct mind *d)
{
    for (unsigned i = 0; i < BESIDE; i++)
        if (d->w->beside[i].thing.live && kind_of(d, d->w->beside[i].thing.card) == OF_PLATFORM)
            return &d->w->beside[i];
    return NULL;
}

/* That its dice come to so much Damage, with so many Guidance Points. */
static int chance_to_destroy(const struct mind *d, const struct beside *b, int points, int needed)
{
    enum { MOST = 20, UNIT = 1000000 };
    const int16_t *n = numbers(d, b->thing.card);
    int bonus = reached(n + PLATFORM_GUIDANCE, points);
    int64_t odds[MOST + 1] = { UNIT };
    for (int die = 0; die < n[PLATFORM_ATTACKS]; die++) {
        int64_t then[MOST + 1] = { 0 };
        for (int pips = 1; pips <= DIE; pips++) {
            int damage = reached(n + PLATFORM_DAMAGE, pips + bonus);
            for (int k = 0; k <= MOST; k++)
                then[k + damage > MOST ? MOST : k + damage] += odds[k] / DIE;
        }
        memcpy(odds, then, sizeof odds);
    }
    int64_t sum = 0;
    for (int k = needed > MOST ? MOST : needed; k <= MOST; k++)
        sum += odds[k];
    return (int)(sum * SURE / UNIT);
}

/* Guidance Points expected of ten Actions. */
static int of_ten_actions(const struct mind *d, uint16_t designator)
{
    int sum = 0;
    for (int pips = 1; pips <= DIE; pips++)
        sum += reached(numbers(d, designator) + EQUIPMENT_GUIDANCE, pips);
    return sum;
}

/* The best that is to be had by guiding on, less what waiting costs; and what the next Action adds to it. */
static int by_waiting(const struct mind *d, const struct beside *b, uint16_t designator, int *an_action)
{
    enum { A_TURN = 30, ACTIONS = 2 };
    const int16_t *table = numbers(d, b->thing.card) + PLATFORM_GUIDANCE;
    int needed = strike_needed(d), now = chance_to_destroy(d, b, b->count, needed), best = 0;
    int ten = of_ten_actions(d, designator);
    *an_action = 0;
    for (int i = 0; ten && i < table[0]; i++) {
        int more = wf_level(table, i).at - b->count, actions = (more * 10 + ten - 1) / ten;
        int turns = (actions + ACTIONS - 1) / ACTIONS;
        if (more <= 0 || turns > d->w->timer)
            continue;
        int then = chance_to_destroy(d, b, wf_level(table, i).at, needed) - A_TURN * (turns - 1);
        if (then <= now || then <= best)
            continue;
        best = then;
        *an_action = (then - now) / actions;
    }
    return best;
}

/* What a Soldier in that space would suffer from it. */
static int danger_at(const struct mind *d, const struct beside *b, unsigned soldier, unsigned space)
{
    const int16_t *n = numbers(d, b->thing.card);
    if ((int)apart(space, d->w->objective) > n[PLATFORM_DANGER])
        return 0;
    int fails = n[PLATFORM_SAFE] - 1 > DIE ? DIE : n[PLATFORM_SAFE] - 1;
    return wfb_harm(d, soldier, wfb_health(d, &d->w->soldier[soldier])) * fails / DIE;
}

/* Is it to be called in as soon as everybody is out of the way? */
static bool is_ready(const struct mind *d, const struct beside *b)
{
    int an_action;
    if (!b->by || !d->w->item[b->by - 1].thing.live || !d->w->active || has_fired(d) || !strike_needed(d))
        return false;
    int best = by_waiting(d, b, d->w->item[b->by - 1].thing.card, &an_action);
    return best <= chance_to_destroy(d, b, b->count, strike_needed(d));
}

int wfb_guide(struct mind *d, const struct grog_option *o)
{
    const struct beside *b = &d->w->beside[grog_ref_slot(o->object[2])];
    int an_action;
    by_waiting(d, b, d->w->item[grog_ref_slot(o->object[0])].thing.card, &an_action);
    if (!b->by && !an_action)
        an_action = 1;                                  /* a roll is needed before it can be called in */
    return an_action * WORTH_WIN / SURE;
}

int wfb_call_in(struct mind *d, const struct grog_option *o)
{
    const struct beside *b = &d->w->beside[grog_ref_slot(o->object[2])];
    int worth = chance_to_destroy(d, b, b->count, strike_needed(d)) * WORTH_WIN / SURE, movers = 0;
    EACH_SOLDIER(d, i) {
        int danger = danger_at(d, b, i, d->w->soldier[i].place);
        worth -= danger;
        movers += danger && d->w->soldier[i].actions > d->w->soldier[i].suppress
               && !(d->w->soldier[i].flags & SOLDIER_MOVED);
    }
    if (!is_ready(d, b))
        return -1;
    if (d->w->timer > 1)
        return movers ? 1 : worth > 1 ? worth : 1;      /* who is too near goes first */
    return worth > 1 ? worth : 1;                       /* the last Turn: now or never */
}

/* The answer to the question whether to add to the roll: only for what brings a further point. */
int wfb_boost(struct mind *d, const struct grog_option *o)
{
    const struct grog_frame *f = &d->g->frame[d->g->depth - 1];
    const struct grog_proc *row = &d->m->system->procs[PROC_TEST];
    (void)o;
    if (f->proc != PROC_TEST || f->mode || !f->with || grog_ref_array(f->with) != ARRAY_ITEM)
        return 1;
    const int16_t *n = numbers(d, d->w->item[grog_ref_slot(f->with)].thing.card);
    int boosted = f->local[wfb_local(row, "boosted")], left = f->local[wfb_local(row, "boost")] - boosted;
    int total = f->local[wfb_local(row, "pips")] + boosted + f->pending[TEST_BONUS] + hear(d, VALUE_ABILITY_ROLL, f);
    int xp = 0;
    EACH_SOLDIER(d, i)
        xp += d->w->soldier[i].xp;
    for (int more = 1; more <= left && more <= xp; more++)
        if (reached(n + EQUIPMENT_GUIDANCE, total + more) > reached(n + EQUIPMENT_GUIDANCE, total))
            return 1;
    return -1;
}

static const struct item *held_designator(const struct mind *d, unsigned *holder)
{
    EACH_ITEM(d, i)
        if (d->w->item[i].holder && kind_of(d, d->w->item[i].thing.card) == OF_EQUIPMENT
            && numbers(d, d->w->item[i].thing.card)[EQUIPMENT_GUIDANCE]) {
            *holder = d->w->item[i].holder - 1u;
            return &d->w->item[i];
        }
    return NULL;
}

/* Where an aircraft does the work: as far off as the Designator reaches; 0: no aircraft does. */
unsigned wfb_air_goal(const struct mind *d)
{
    unsigned holder;
    const struct beside *b = a_platform(d);
    const struct item *i = b && d->w->active && strike_needed(d) && !has_fired(d) ? held_designator(d, &holder) : NULL;
    if (!i)
        return 0;
    int far = numbers(d, i->thing.card)[EQUIPMENT_GUIDES + 1];
    if (is_ready(d, b) && far <= numbers(d, b->thing.card)[PLATFORM_DANGER])
        far = numbers(d, b->thing.card)[PLATFORM_DANGER] + 1;
    return far >= d->w->objective ? 1 : d->w->objective - (unsigned)far;
}

/* ---- Moves ------------------------------------------------------------------- */

/* What awaits him there beside Hostiles: an Encounter is a Handler's; and who is too near to an Attack from the air
 * steps back. */
int wfb_awaits(const struct mind *d, unsigned soldier, uint16_t location)
{
    unsigned slot = grog_ref_slot(location), to = space_of_slot(d->w, slot);
    const struct beside *b = a_platform(d);
    const struct soldier *s = &d->w->soldier[soldier];
    int worth = 0;
    bool pairs = false;
    EACH_SOLDIER(d, i)
        pairs = pairs || (d->w->soldier[i].follower && d->w->soldier[i].place == s->place);
    if (d->w->location[slot].flags & LOCATION_WAITS)
        worth += s->follower ? WORTH_LEAD : pairs ? -2 * WORTH_LEAD * 100 / d->plan.haste : 0;
    if (b && is_ready(d, b))
        worth += danger_at(d, b, soldier, s->place) - danger_at(d, b, soldier, to);
    return worth;
}

/* ---- Encounters ---------------------------------------------------------------- */

static const struct grog_frame *the_encounter(const struct mind *d)
{
    for (unsigned i = d->g->depth; i-- > 0;)
        if (d->g->frame[i].proc == PROC_ENCOUNTER)
            return &d->g->frame[i];
    return NULL;
}

unsigned wfb_met_by(const struct mind *d)
{
    const struct grog_frame *f = the_encounter(d);
    return f ? grog_ref_slot(f->actor) + 1 : 0;
}

/* All that its card says at this point. */
static int outcome(struct mind *d, const struct grog_frame *f, uint8_t point)
{
    const struct grog_card *c = grog_card(d->m, d->w->event[grog_ref_slot(f->with)].thing.card);
    struct grog_source by = { .thing = f->with, .owner = d->w->soldier[grog_ref_slot(f->actor)].thing.owner };
    int sum = 0;
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++)
        if (d->m->cards->ability[row].point == point) {
            struct grog_frame use = grog_use_frame(&by, 0, f, row);
            sum += wfb_ability(d, &use, false, 0);
        }
    return sum;
}

static int ability_of(const struct mind *d, unsigned soldier, uint16_t word)
{
    const int16_t *list = numbers(d, d->w->soldier[soldier].thing.card) + SOLDIER_KEYWORDS;
    for (int i = 0; i < list[0]; i++)
        if (wf_listed(list, i).card == word)
            return wf_listed(list, i).n;
    return 0;
}

static int by_die(int needed)
{
    int ways = DIE + 1 - needed;
    return (ways < 0 ? 0 : ways > DIE ? DIE : ways) * SURE / DIE;
}

/* What prices that he can pay would add to a roll for the ability: one of each sort. */
static int help_for(const struct mind *d, const struct grog_frame *f, uint16_t word)
{
    const struct grog_card *c = grog_card(d->m, d->w->event[grog_ref_slot(f->with)].thing.card);
    unsigned slot = grog_ref_slot(f->actor), dog = d->w->soldier[slot].follower;
    int sum = 0;
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++) {
        const struct grog_ability *a = &d->m->cards->ability[row];
        const struct grog_effect *e = &d->m->cards->effect[a->effect];
        if (a->point != POINT_TESTS || !a->effects || e->effect != GROG_EFFECT_ADD
            || (a->test[0].measure == MEASURE_TESTING && a->test[0].word != word))
            continue;
        const struct grog_price *p = &a->price[0];
        bool pays = p->cost == COST_COUNTER
                  ? dog && d->w->soldier[dog - 1].counter[grog_card(d->m, p->word)->ordinal] >= p->amount
                  : p->cost == COST_XP && d->w->soldier[slot].xp >= p->amount;
        sum += pays ? e->amount : 0;
    }
    return sum;
}

static int chance_of(const struct mind *d, const struct grog_frame *f, const int16_t *roll)
{
    unsigned slot = grog_ref_slot(f->actor), dog = d->w->soldier[slot].follower;
    int needed = dog ? ability_of(d, dog - 1, (uint16_t)roll[0]) : 0;
    needed = needed ? needed : ability_of(d, slot, (uint16_t)roll[0]);
    return needed ? by_die(needed - roll[1] - help_for(d, f, (uint16_t)roll[0])) : 0;
}

static const int16_t *card_of(const struct mind *d, const struct grog_frame *f)
{
    return numbers(d, d->w->event[grog_ref_slot(f->with)].thing.card);
}

static int between(int chance, int good, int bad) { return (good * chance + bad * (SURE - chance)) / SURE; }

static int fresh_roll(struct mind *d, const struct grog_frame *f)
{
    return between(chance_of(d, f, card_of(d, f) + ENCOUNTER_SECOND + 1), outcome(d, f, POINT_REWARD),
                   outcome(d, f, POINT_WORSE));
}

int wfb_try_again(struct mind *d, const struct grog_option *o) { (void)o; return fresh_roll(d, the_encounter(d)); }
int wfb_accept(struct mind *d, const struct grog_option *o)
{
    (void)o;
    return outcome(d, the_encounter(d), POINT_FAILURE);
}

int wfb_face(struct mind *d, const struct grog_option *o)
{
    const struct grog_frame *f = the_encounter(d);
    const int16_t *n = card_of(d, f);
    int chance = SURE, bad = outcome(d, f, POINT_FAILURE);
    (void)o;
    for (int i = 0; i < n[ENCOUNTER_ROLLS]; i++)
        chance = chance * chance_of(d, f, wf_row(n + ENCOUNTER_ROLLS, i, LISTED_WIDE)) / SURE;
    if (n[ENCOUNTER_SECOND] && fresh_roll(d, f) > bad)
        bad = fresh_roll(d, f);
    return between(chance, outcome(d, f, POINT_REWARD), bad);
}

int wfb_ignore(struct mind *d, const struct grog_option *o)
{
    const struct grog_frame *f = the_encounter(d);
    (void)o;
    return between(by_die(wf_ignored_from(d->m, &d->w->game, f->with)), 0, outcome(d, f, POINT_FAILURE));
}

/* A roll that is about to be made for an Encounter, as it stands. */
int wfb_test(struct mind *d, const struct grog_frame *test)
{
    const struct grog_frame *f = the_encounter(d);
    if (!f || f->with != test->with || !test->mode || grog_ref_array(test->with) != ARRAY_EVENT)
        return 0;
    int needed = ability_of(d, grog_ref_slot(test->actor), test->mode);
    return between(by_die(needed - test->pending[TEST_BONUS] - hear(d, VALUE_ABILITY_ROLL, test)),
                   outcome(d, f, POINT_REWARD), outcome(d, f, POINT_FAILURE));
}
