/* SPDX-License-Identifier: MIT */
/* wf_places.c -- what abilities gain in Locations, what waits there, and a Mission that burns down. */
#include "wf_bot.h"

/* ---- abilities ----------------------------------------------------------- */

static int number_of(const struct mind *d, uint16_t card, unsigned at, uint16_t keyword)
{
    const int16_t *list = numbers(d, card) + at;
    for (int i = 0; i < list[0]; i++)
        if (wf_listed(list, i).card == keyword)
            return wf_listed(list, i).n;
    return 0;
}

/* The least roll by which he has it; 0: he has it not. */
static int ability(const struct mind *d, unsigned soldier, uint16_t keyword)
{
    static const uint8_t at[CARD_KINDS] = { [OF_WEAPON] = WEAPON_KEYWORDS, [OF_EQUIPMENT] = EQUIPMENT_KEYWORDS,
                                            [OF_SKILL] = SKILL_KEYWORDS, [OF_RECORD] = RECORD_KEYWORDS };
    int best = number_of(d, d->w->soldier[soldier].thing.card, SOLDIER_KEYWORDS, keyword);
    EACH_ITEM(d, i) {
        uint16_t card = d->w->item[i].thing.card;
        int n = d->w->item[i].holder == soldier + 1 && at[kind_of(d, card)]
              ? number_of(d, card, at[kind_of(d, card)], keyword) : 0;
        if (n && (!best || n < best))
            best = n;
    }
    return best;
}

/* Of ten rolls, with so much added. */
static int chance(const struct mind *d, unsigned soldier, uint16_t keyword, int bonus)
{
    int needed = ability(d, soldier, keyword), good = 11 - needed + bonus;
    return !needed || good < 0 ? 0 : good > 10 ? 10 : good;
}

/* ---- what is at stake ------------------------------------------------------ */

/* Is it not the Objective that wins, but what Soldiers do elsewhere? */
static bool is_sabotage(struct mind *d)
{
    struct grog_frame about = { .seat = GROG_NOBODY };
    return !hear(d, VALUE_OBJECTIVE_COUNTS, &about);
}

/* A tally that falls by another when the Timer goes down. */
struct burning { bool is, wanted; int progress, damage; };

static void look_at(const struct mind *d, uint16_t card, struct burning *b)
{
    const struct grog_card *c = grog_card(d->m, card);
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *a = &d->m->cards->ability[c->ability + i];
        const struct grog_effect *e = &d->m->cards->effect[a->effect];
        for (unsigned k = 0; a->point == POINT_EMPTIED && k < GROG_TESTS; k++)
            b->wanted |= a->test[k].measure == MEASURE_AWAY;
        if (a->point != POINT_TIMER_MOVED || e->effect != EFFECT_GAIN || e->per != MEASURE_TALLY)
            continue;
        b->is = true;
        b->progress = d->w->tally[grog_card(d->m, e->word)->ordinal];
        b->damage = d->w->tally[grog_card(d->m, e->per_word)->ordinal];
    }
}

static struct burning see_fire(const struct mind *d)
{
    struct burning b = { 0 };
    for (unsigned i = 0; i < BESIDE && !grog_unused(&d->w->beside[i].thing); i++)
        if (d->w->beside[i].thing.live)
            look_at(d, d->w->beside[i].thing.card, &b);
    return b;
}

static int turns_of(const struct burning *b) { return (b->progress + b->damage - 1) / b->damage; }

int wfb_turns_left(const struct mind *d)
{
    struct burning b = see_fire(d);
    int turns = b.is && !b.wanted && b.damage ? turns_of(&b) : d->w->timer;
    return turns < d->w->timer ? turns : d->w->timer;
}

/* Is it time to go back to where the team came from? */
bool wfb_leaves(const struct mind *d, unsigned soldier)
{
    struct burning b = see_fire(d);
    if (!b.wanted || !b.damage || turns_of(&b) > d->w->timer - 1)
        return false;
    return turns_of(&b) <= (int)d->plan.lead + 1 || d->w->soldier[soldier].place == 1;
}

/* ---- choices ----------------------------------------------------------------- */

/* What the rows at a point are worth, roughly. */
static int worth_of_rows(struct mind *d, uint16_t card, uint8_t point)
{
    const struct grog_card *c = grog_card(d->m, card);
    int sum = 0;
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *a = &d->m->cards->ability[c->ability + i];
        for (unsigned k = 0; a->point == point && k < a->effects; k++) {
            const struct grog_effect *e = &d->m->cards->effect[a->effect + k];
            switch (e->effect) {
            case EFFECT_TIMER:    sum += WORTH_TURN * e->amount; break;
            case EFFECT_COMPLETE: sum += WORTH_PROGRESS; break;
            case EFFECT_GAIN:     sum += is_sabotage(d) ? WORTH_PROGRESS : e->target == TARGET_MISSION ? -WORTH_TURN
                                                                                                       : WORTH_CARD;
                                  break;
            default:              sum += WORTH_CARD; break;
            }
        }
    }
    return sum;
}

int wfb_attempt(struct mind *d, unsigned soldier, uint16_t location)
{
    uint16_t card = d->w->location[grog_ref_slot(location)].thing.card;
    const int16_t *n = numbers(d, card);
    int worth = worth_of_rows(d, card, POINT_SUCCESS)
              + worth_of_rows(d, d->w->location[0].thing.card, POINT_SUCCESS);
    return worth * chance(d, soldier, (uint16_t)n[PLACE_SUCCESS], n[PLACE_SUCCESS_ROLL]) / 10 - WORTH_ACTION;
}

/* Where Sabotage wants him: the nearest place where he can do something, or out; 0: nowhere in particular. */
unsigned wfb_errand(struct mind *d, unsigned soldier)
{
    unsigned here = d->w->soldier[soldier].place, best = 0;
    if (!is_sabotage(d))
        return 0;
    if (wfb_leaves(d, soldier))
        return 1;
    for (unsigned i = 0; i < LOCATIONS; i++) {
        const struct location *l = &d->w->location[i];
        if (!l->thing.live || (l->flags & (LOCATION_RESOLVED | LOCATION_INACTIVE)))
            continue;
        uint16_t wants = (uint16_t)numbers(d, l->thing.card)[PLACE_SUCCESS];
        unsigned space = space_of_slot(d->w, i);
        if (wants && ability(d, soldier, wants) && (!best || apart(space, here) < apart(best, here)))
            best = space;
    }
    return best;
}

/* Into a Location that waits goes who can deal with it, if there is one. */
int wfb_first_in(const struct mind *d, unsigned soldier, uint16_t location)
{
    const struct location *l = &d->w->location[grog_ref_slot(location)];
    if (!(l->flags & LOCATION_WAITS))
        return 0;
    const int16_t *n = numbers(d, l->thing.card);
    int his = chance(d, soldier, (uint16_t)n[LOCATION_OBSTACLE], n[LOCATION_DETECT]), best = 0;
    EACH_SOLDIER(d, i) {
        int other = chance(d, i, (uint16_t)n[LOCATION_OBSTACLE], n[LOCATION_DETECT]);
        best = other > best ? other : best;
    }
    return (his - best) * WORTH_MAN / 10;
}

/* The frame on top is that of the Obstacle. */
int wfb_disarm(const struct mind *d)
{
    const struct grog_frame *f = &d->g->frame[d->g->depth - 1];
    const int16_t *n = numbers(d, d->w->location[grog_ref_slot(f->target)].thing.card);
    return chance(d, grog_ref_slot(f->actor), (uint16_t)n[LOCATION_OBSTACLE], n[LOCATION_DISARM]);
}
