/* SPDX-License-Identifier: MIT */
/* wf_noise.c -- the night: what Noise costs, whom to kill while he knows nothing, and who must not reach the alarm.
 *
 * As long as the alarm has not sounded that is worth something (night.alarm), and whatever may bring it about costs its
 * part of that: Noise by how far up the Track it goes and by who is there to hear it, an Attack on one who knows
 * nothing by how likely he lives to tell.  Where Hostiles know of the team from the start all of it is 0. */
#include "wf_bot.h"
#include "warfighter/notes.h"

enum { NEVER = -1000,
       RISK = 60,                   /* percent of the alarm that Noise just below the last circle costs */
       WAKES = 35,                  /* percent: how often one who knows nothing comes to be a threat */
       LONG = 8,                    /* Turns: with fewer to go the alarm does less */
       PAUSE = 12,                  /* he stops and listens */
       STOPS_AT = 6,                /* spaces of the Going For Alarm Track from which hardly anyone arrives */
       SEARCHING = 150 };           /* percent: what those who come search by, for each point of their value */
enum { COPIES_OF, ATTACK_OF, COVER_OF, RESULT_OF, XP_OF };      /* and of the Unaware Target counters */

static const int16_t *setting(const struct mind *d) { return numbers(d, (uint16_t)d->m->setup[SETUP_SETTING]); }

/* ---- what the night is like ------------------------------------------------ */

/* What it adds to the Noise with Soldiers where they are, one of them elsewhere. */
static int searches(const struct mind *d, unsigned hostile, unsigned soldier, unsigned place)
{
    const struct hostile *h = &d->w->hostile[hostile];
    const int16_t *table = numbers(d, h->thing.card) + HOSTILE_SEARCH;
    int most = 0, least = 0;
    for (int i = 0; i < table[0]; i++)
        EACH_SOLDIER(d, k)
            if (range_of(d, h->place, k == soldier ? place : d->w->soldier[k].place) == wf_level(table, i).at) {
                most = wf_level(table, i).is > most ? wf_level(table, i).is : most;
                least = wf_level(table, i).is < least ? wf_level(table, i).is : least;
            }
    return least < 0 ? least : most;
}

/* What the Noise goes down by as the Turn ends, for the right-most card that lies. */
static int activity(const struct mind *d)
{
    const int16_t *table = wf_numbers_as(d->m, d->w->location[0].thing.card, OF_MISSION) + MISSION_ACTIVITY;
    int right = d->w->active ? d->w->objective : 1, n = 0;
    for (unsigned i = 2; i < EXTRACTION; i++)
        if (d->w->location[i].thing.live && (int)space_of_slot(d->w, i) > right)
            right = (int)space_of_slot(d->w, i);
    for (int i = table[0]; i-- > 0;)
        if (i == table[0] - 1 || right <= wf_level(table, i).at)
            n = wf_level(table, i).is;
    return n;
}

void wfb_see_night(struct mind *d)
{
    struct grog_frame about = { .seat = GROG_NOBODY };
    struct night *n = &d->night;
    n->dark = d->m->setup[SETUP_SETTING] && hear(d, VALUE_UNAWARE, &about) > 0;
    if (!n->dark)
        return;
    const int16_t *track = setting(d) + SETTING_NOISE_TRACK;
    for (int i = 0; i < track[0]; i++)
        n->loudest += wf_row(track, i, SECTION_WIDE)[SECTION_SPACES];
    n->quiet = !d->w->alert;
    bool done = d->w->location[EXTRACTION].flags & LOCATION_COMPLETED;
    n->alarm = !n->quiet ? 0 : WORTH_ALARM + (done ? 0 : WORTH_ALARM_SPACE * (d->w->objective - d->w->front));
    n->alarm = n->alarm * (d->w->timer < LONG ? d->w->timer : LONG) / LONG;
    n->ahead = d->w->noise - activity(d);
    EACH_HOSTILE(d, i)
        if (kind_of(d, d->w->hostile[i].thing.card) != OF_TARGET)
            n->ahead += searches(d, i, SOLDIERS, 0);
    n->ahead = n->ahead < 0 ? 0 : n->ahead;
}

/* The section of the Track that a space belongs to. */
static const int16_t *section(const struct mind *d, int space)
{
    const int16_t *track = setting(d) + SETTING_NOISE_TRACK, *row = track + 1;
    for (int i = 0, below = 0; i < track[0] && space >= below; i++) {
        row = wf_row(track, i, SECTION_WIDE);
        below += row[SECTION_SPACES];
    }
    return row;
}

static bool is_hostile(const struct mind *d, unsigned hostile) { return !d->foe[hostile].target; }

bool wfb_is_surprised(const struct mind *d, unsigned hostile)
{
    unsigned knows = d->w->hostile[hostile].awareness;
    return is_hostile(d, hostile) && (knows == UNAWARE || knows == PAUSES);
}

/* ---- what a Hostile may come to ---------------------------------------------- */

/* Wounds that it would give if it knew, by its chart as it is printed. */
static int temper(const struct mind *d, unsigned hostile)
{
    const int16_t *n = numbers(d, d->w->hostile[hostile].thing.card), *table = n + HOSTILE_CHART;
    int column = 0, sum = 0;
    for (int i = 0; i < table[0]; i++)
        if (d->foe[hostile].left >= wf_assault_row(table, i).active && wf_assault_row(table, i).active > column)
            column = wf_assault_row(table, i).active;
    for (int i = 0; i < table[0]; i++)
        if (wf_assault_row(table, i).active == column)
            sum += (DIE + 1 - wf_assault_row(table, i).roll) * 100 / DIE;
    return sum / 2;                                     /* Cover holds half of it */
}

/* The alarm, by how near to it the counter is. */
static int on_its_way(const struct mind *d, int space)
{
    int gone = STOPS_AT + 2 - (space > STOPS_AT ? STOPS_AT : space);
    return d->night.alarm * gone / (STOPS_AT + 2);
}

/* It goes for the alarm, or if that has sounded it comes for the team. */
static int goes_off(const struct mind *d, unsigned hostile)
{
    int from = numbers(d, d->w->hostile[hostile].thing.card)[HOSTILE_ALARM];
    return d->night.quiet ? on_its_way(d, from ? from : 1) : temper(d, hostile);
}

static int risk(const struct mind *d, int noise)
{
    int top = d->night.loudest;
    noise = noise < 0 ? 0 : noise;
    if (noise >= top)
        return d->night.alarm;
    return d->night.alarm * RISK / 100 * noise * noise / (top * top);
}

/* It must be gone, or it guards one that must. */
static bool is_wanted(const struct mind *d, const struct hostile *h)
{
    if (h->flags & HOSTILE_MARKED)
        return true;
    EACH_HOSTILE(d, i)
        if ((d->w->hostile[i].flags & HOSTILE_MARKED) && d->w->hostile[i].place == h->place)
            return true;
    return false;
}

int wfb_at_night(const struct mind *d, unsigned hostile, int worth)
{
    const struct hostile *h = &d->w->hostile[hostile];
    if (!d->night.dark || h->awareness == AWARE)
        return worth;
    if (h->awareness == GOING_FOR_ALARM)
        return worth + (h->alarm_space ? on_its_way(d, h->alarm_space - 1) : 0);
    return (is_wanted(d, h) ? worth * d->plan.haste / 100 : worth / 2) + temper(d, hostile) * WAKES / 100
         + risk(d, d->night.ahead) - risk(d, d->night.ahead - searches(d, hostile, SOLDIERS, 0));
}

/* It goes no farther this Turn. */
int wfb_stalled(const struct mind *d, unsigned hostile)
{
    const struct hostile *h = &d->w->hostile[hostile];
    return d->night.quiet && h->alarm_space && !h->suppress ? on_its_way(d, h->alarm_space) / 2 : 0;
}

/* ---- an Attack on one who knows nothing --------------------------------------- */

int wfb_surprise(const struct mind *d, unsigned hostile, int kills, bool touched, bool pinned)
{
    int left = d->foe[hostile].left;
    if (kills >= left)
        return wfb_blow(d, hostile, left, 0);
    if (!touched && d->w->hostile[hostile].awareness == UNAWARE)
        return -PAUSE;
    int cost = goes_off(d, hostile);
    return (kills ? wfb_blow(d, hostile, kills, 0) : 0) - (kills && pinned ? cost / 2 : cost);
}

bool wfb_draws_sight(struct mind *d, const struct grog_frame *f)
{
    struct grog_frame about = *f;
    about.proc = PROC_AIM;
    return d->night.dark && f->mode < GUN_MODES && wfb_is_surprised(d, grog_ref_slot(f->target))
        && setting(d)[SETTING_UNAWARE] && hear(d, VALUE_DRAWS_UNAWARE_TARGET, &about) > 0;
}

/* With this counter drawn. */
static int with_counter(struct mind *d, const struct grog_frame *f, const int16_t *counter)
{
    unsigned hostile = grog_ref_slot(f->target);
    int dice = wfb_dice(d, f), worth;
    if (counter[RESULT_OF] == SIGHT_NO_SHOT)
        return 0;
    if (counter[RESULT_OF] == SIGHT_ROLLS) {
        struct grog_frame shot = *f;
        shot.pending[ATTACK_BONUS] = counter[ATTACK_OF];
        shot.pending[ATTACK_COVER_BONUS] = counter[COVER_OF];
        worth = wfb_shot(d, &shot, false);
    } else {
        const struct item *i = f->with ? &d->w->item[grog_ref_slot(f->with)] : NULL;
        worth = wfb_surprise(d, hostile, dice, true, i && numbers(d, i->thing.card)[WEAPON_SUPPRESSED]);
        int others = 0;
        EACH_HOSTILE(d, k)
            others += k != hostile && is_hostile(d, k) && d->w->hostile[k].place == d->w->hostile[hostile].place;
        if (counter[RESULT_OF] == SIGHT_KILLS_ALARM && (others || dice < d->foe[hostile].left))
            worth -= goes_off(d, hostile);
    }
    return worth - wfb_loud(d, f, dice) - WORTH_XP * counter[XP_OF];
}

/* Whatever is drawn, one can still hold fire. */
int wfb_ambush(struct mind *d, const struct grog_frame *f)
{
    const int16_t *cup = setting(d) + SETTING_UNAWARE;
    int sum = 0, n = 0;
    for (int i = 0; i < cup[0]; i++) {
        const int16_t *counter = wf_row(cup, i, SIGHT_WIDE);
        int worth = with_counter(d, f, counter);
        sum += worth > 0 ? worth * counter[COPIES_OF] : 0;
        n += counter[COPIES_OF];
    }
    return n ? sum / n - 1 : 0;
}

/* The frame on top is that of the counter; its only number is the counter's row. */
int wfb_take_shot(struct mind *d, const struct grog_option *o)
{
    const struct grog_frame *top = &d->g->frame[d->g->depth - 1];
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = top->seat, .actor = top->actor, .with = top->with,
                            .mode = top->mode, .target = top->target };
    (void)o;
    return with_counter(d, &f, wf_row(setting(d) + SETTING_UNAWARE, top->local[0], SIGHT_WIDE));
}

/* ---- Noise --------------------------------------------------------------------- */

/* What one of those who can hear it would do, on the average of all of them. */
static int hearers(const struct mind *d, unsigned here, unsigned there, int *n)
{
    int sum = 0;
    *n = 0;
    EACH_HOSTILE(d, i) {
        const struct hostile *h = &d->w->hostile[i];
        if (!is_hostile(d, i) || (h->place != here && h->place != there))
            continue;
        sum += wfb_is_surprised(d, i) ? goes_off(d, i) : 0;
        ++*n;
    }
    return *n ? sum / *n : 0;
}

int wfb_heard(const struct mind *d, unsigned here, unsigned there, int noise)
{
    int n, then = d->w->noise + noise;
    if (!d->night.dark || !d->night.loudest || noise <= 0)
        return 0;
    const int16_t *row = section(d, then);
    int wakes = hearers(d, here, there, &n), pauses = row[SECTION_PAUSES] - row[SECTION_ALARM];
    return risk(d, d->night.ahead + noise) - risk(d, d->night.ahead)
         + (n ? (wakes * row[SECTION_ALARM] + PAUSE * (pauses > 0 ? pauses : 0)) / DIE : 0);
}

/* Of a Soldier's Action, with what he has in his hand. */
static int made_by(struct mind *d, uint16_t who, uint16_t with, int noise)
{
    struct grog_frame about = { .proc = PROC_NOISE, .seat = (uint8_t)d->seat, .actor = who, .with = with };
    return noise + hear(d, VALUE_ACTION_NOISE, &about);
}

int wfb_din(struct mind *d, uint16_t who, int noise)
{
    unsigned here = d->w->soldier[grog_ref_slot(who)].place;
    return d->night.dark ? wfb_heard(d, here, here, made_by(d, who, 0, noise)) : 0;
}

/* i: the Weapon; NULL: none. */
int wfb_noise_of(const struct mind *d, const struct item *i, unsigned mode, int dice)
{
    if (mode == EXPLOSION)
        return 5 * dice;
    if (mode >= GUN_MODES || mode == THROWN)
        return 1;
    int each = i && (i->kinds & 3) != STANDARD_AMMO ? 5 : 10;
    return (each - (i ? numbers(d, i->thing.card)[WEAPON_QUIET] : 0)) * dice;
}

int wfb_loud(struct mind *d, const struct grog_frame *f, int dice)
{
    const struct item *i = f->with ? &d->w->item[grog_ref_slot(f->with)] : NULL;
    if (!d->night.dark)
        return 0;
    return wfb_heard(d, d->w->soldier[grog_ref_slot(f->actor)].place, d->w->hostile[grog_ref_slot(f->target)].place,
                     made_by(d, f->actor, f->with, wfb_noise_of(d, i, f->mode, dice)));
}

/* To be where more of them search, or fewer; and the steps there. */
int wfb_creep(struct mind *d, unsigned soldier, unsigned to)
{
    int more = 0;
    if (!d->night.quiet)
        return 0;
    EACH_HOSTILE(d, i)
        if (is_hostile(d, i))
            more += searches(d, i, soldier, to) - searches(d, i, SOLDIERS, 0);
    int step = wfb_heard(d, to, to, made_by(d, soldier_name(d, soldier), 0, 1)) / 2;
    return step + risk(d, d->night.ahead + more) - risk(d, d->night.ahead);
}

/* Those who come with a Location of this value search too. */
int wfb_stir(const struct mind *d, int value)
{
    return d->night.quiet ? risk(d, d->night.ahead + value * SEARCHING / 100) - risk(d, d->night.ahead) : 0;
}

/* ---- other ways ------------------------------------------------------------------ */

/* Its card goes; a counter that is on its way goes on. */
int wfb_evade(struct mind *d, const struct grog_option *o)
{
    unsigned hostile = grog_ref_slot(o->object[2] ? o->object[2] : o->object[0]);
    const struct hostile *h = &d->w->hostile[hostile];
    if (!d->night.dark || h->alarm_space)
        return NEVER;
    return wfb_blow(d, hostile, d->foe[hostile].left, 0) * 2 / 3
         - WORTH_XP * numbers(d, h->thing.card)[HOSTILE_EVADE];
}

/* What makes less Noise, while that counts. */
int wfb_load(struct mind *d, const struct grog_option *o)
{
    const struct item *i = &d->w->item[grog_ref_slot(o->object[0])];
    bool silent = (i->kinds & 3) != STANDARD_AMMO, then = o->object[1] != STANDARD_AMMO;
    if (!d->night.quiet || (silent && !(i->flags & ITEM_EMPTY)) || !then)
        return NEVER;
    return WORTH_RELOAD + 1;
}

/* Nobody is to be quiet for any more. */
int wfb_trigger(struct mind *d, const struct grog_option *o)
{
    unsigned slot = grog_ref_slot(o->object[2]), space = space_of_slot(d->w, slot);
    int worth = 0;
    EACH_HOSTILE(d, i)
        if (is_hostile(d, i) && d->w->hostile[i].place == space)
            worth += wfb_blow(d, i, d->foe[i].left, 0);
    return d->night.dark && !d->night.quiet && worth > 0 ? worth : NEVER;
}
