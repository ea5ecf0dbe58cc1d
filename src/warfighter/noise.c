/* SPDX-License-Identifier: MIT */
/* noise.c -- the Noise that Soldiers make by Moves and Attacks, and who hears it.
 *
 * The Noise Track is a table of the Setting: sections from the lowest on, each with its spaces and the die up to which
 * a Hostile goes for the alarm, or pauses.  The counter's space is counted from 0, the lowest circle (WF-SHW-59);
 * behind the last section is the Alarm Sounded circle.  A Setting without a Track has no Noise. */
#include "common.h"
#include "ammo.h"
#include "attack.h"
#include "awareness.h"
#include "band.h"
#include "eras.h"
#include "frame.h"
#include "hand_to_hand.h"
#include "noise.h"
#include "forecast.h"

/* ---- the Track ------------------------------------------------------------- */

static const int16_t *track_of(const struct grog_match *m)
{
    return wf_setting(m) ? numbers_of(m, wf_setting(m)) + SETTING_NOISE_TRACK : NULL;
}

/* WF-SHW-153  The Alarm Sounded circle; 0: there is no Track. */
int wf_loudest(const struct grog_match *m)
{
    const int16_t *track = track_of(m);
    int n = 0;
    for (int i = 0; track && i < track[0]; i++)
        n += wf_row(track, i, SECTION_WIDE)[SECTION_SPACES];
    return n < MOST_NOISE ? n : MOST_NOISE;
}

/* WF-SHW-153..156  The section of a space; of the Alarm Sounded circle the highest. */
static const int16_t *section_of(const struct grog_match *m, int space)
{
    const int16_t *track = track_of(m), *row = NULL;
    for (int i = 0, below = 0; track && i < track[0] && space >= below; i++) {
        row = wf_row(track, i, SECTION_WIDE);
        below += row[SECTION_SPACES];
    }
    return row;
}

void wf_heard_on(const struct grog_match *m, int space, int up_to[2])
{
    const int16_t *section = section_of(m, space);
    up_to[0] = section ? section[SECTION_ALARM] : 0;
    up_to[1] = section ? section[SECTION_PAUSES] : 0;
}

/* WF-SHW-158, WF-SHW-187  It stays on the Track; who comes to its end sounds the alarm. */
void wf_move_noise(struct grog_run *r, int by)
{
    struct warfighter *w = wf(r->g);
    int top = wf_loudest(r->m), was = w->noise, now = was + by;
    now = now < 0 ? 0 : now > top ? top : now;          /* WF-SHW-18  it goes back no further than 0 */
    if (now == was)
        return;
    w->noise = (uint8_t)now;
    TELL_AMOUNT(now > was ? TOLD_LOUDER : TOLD_QUIETER, now, (uint16_t)(now > was ? now - was : was - now));
    if (now == top)
        wf_sound_alarm(r);
}

/* WF-JTC-18  The alarm sounds at once. */
void wf_be_loudest(struct grog_run *r)
{
    if (wf_said(r->m, r->g, VALUE_MAKES_NOISE))
        wf_move_noise(r, MOST_NOISE);
}

/* ---- who hears it ------------------------------------------------------------ */

/* WF-SHW-162  All Hostile cards in either Location, whatever they know. */
static unsigned in_earshot(const struct grog_match *m, const struct warfighter *w, unsigned here, unsigned there,
                           uint8_t at[HOSTILES])
{
    unsigned n = 0;
    EACH_HOSTILE(w, i)
        if ((w->hostile[i].place == here || w->hostile[i].place == there) && !wf_is_target(m, &w->hostile[i])
            && wf_leads(w, i))
            at[n++] = (uint8_t)i;
    return n;
}

uint16_t wf_random_hearer(struct grog_run *r, unsigned here, unsigned there)
{
    const struct warfighter *w = const_wf(r->g);
    uint8_t at[HOSTILES];
    unsigned n = in_earshot(r->m, w, here, there, at);
    return n ? hostile_ref(w, at[grog_dice_below(grog_chance(r), n)]) : 0;
}

/* WF-SHW-157, WF-SHW-162, WF-SHW-163  One by lot, here or there: it pauses, or goes for the alarm, or nothing comes of
 * it. */
static void hear(struct grog_run *r, unsigned here, unsigned there, int die)
{
    const int16_t *section = section_of(r->m, const_wf(r->g)->noise);       /* WF-SHW-161  where the counter is now */
    TELL(TOLD_NOISE_ROLL, (uint16_t)die, (uint16_t)section[SECTION_ALARM], (uint16_t)section[SECTION_PAUSES]);
    if (die > section[SECTION_PAUSES])
        return;
    uint16_t who = wf_random_hearer(r, here, there);
    const struct hostile *h = &const_wf(r->g)->hostile[grog_ref_slot(who)];
    if (!wf_can_be_surprised(h) && (wf_knows(h) || !const_wf(r->g)->alert))     /* WF-SHW-166  nothing new for it */
        TELL(TOLD_HEARS_AGAIN, who);
    if (die <= section[SECTION_ALARM])
        wf_goes_for_alarm(r, who);
    else
        wf_pauses(r, who);
}

/* WF-SHW-159  Not below 0, whatever cards say. */
int wf_noise_made(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about, int noise)
{
    int n = noise + grog_value(m, g, VALUE_ACTION_NOISE, about, NULL);
    return n < 0 ? 0 : n;
}

static int noise_of(struct grog_run *r, const struct grog_frame *f)
{
    struct grog_frame about = { .proc = PROC_NOISE, .seat = f->seat, .actor = f->target, .with = f->with };
    return wf_noise_made(r->m, r->g, &about, f->pending[NOISE_MADE]);
}

const struct grog_step wf_noise_steps[] = { STARTS, [NOISE_ROLL] = ROLLS("roll", R_SHW_160) };

/* target: the Soldier, or where it is made; with: his Weapon, or what made it.  pending: the Noise; the space of what
 * he Attacks, or 0. */
enum grog_flow wf_noise(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_NOISE);
    struct warfighter *w = wf(r->g);
    uint8_t at[HOSTILES];
    int n;
    BEGIN;
    n = noise_of(r, f);
    if (!n || !wf_said(r->m, r->g, VALUE_MAKES_NOISE) || !wf_loudest(r->m))
        return GROG_DONE;
    wf_move_noise(r, n);
    if (!in_earshot(r->m, w, wf_space_of_thing(w, f->target), (unsigned)f->pending[NOISE_THERE], at))
        return GROG_DONE;                               /* WF-SHW-160  nobody is near enough to hear */
    ROLL(NOISE_ROLL, DIE, 1);
    hear(r, wf_space_of_thing(w, f->target), (unsigned)f->pending[NOISE_THERE], r->rolled[0]);
    END;
}

/* ---- of a Move ------------------------------------------------------------- */

/* The ability by which one moves without Noise, for the Setting's note; 0: none. */
uint16_t wf_find_stealth(const struct grog_match *m)
{
    GROG_EACH_OF(m, OF_KEYWORD, c)
        if (numbers_of(m, *c)[KEYWORD_QUIET])
            return *c;
    return 0;
}

uint16_t wf_stealth(const struct grog_match *m) { return wf_setting(m) ? wf_note(m, wf_setting(m))->ranges : 0; }

/* ---- of an Attack ---------------------------------------------------------- */

/* How many dice an Attack rolls: its own frame is told of it. */
void wf_note_dice(struct grog_run *r, const struct grog_frame *shot, int dice)
{
    struct grog_frame *by = r->g->depth > 1 ? &r->g->frame[r->g->depth - 2] : NULL;
    if (by && by + 1 == shot && (by->proc == PROC_ATTACK || by->proc == PROC_BREACH)
        && wf_said(r->m, r->g, VALUE_MAKES_NOISE))
        by->local[ATTACK_ROLLED] = (int16_t)dice;
}

/* WF-SHW-145, WF-SHW-146  Of one die, by what is in the Weapon. */
static int noise_of_ammo(const struct item *i)
{
    return i && wf_loaded(i) != STANDARD_AMMO ? 5 : 10;
}

/* WF-SHW-144  `attack`: with the dice that it rolled; `killed`: it gave an EKIA. */
int wf_attack_noise(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack,
                    bool killed)
{
    const struct item *i = attack->with ? &w->item[grog_ref_slot(attack->with)] : NULL;
    const int16_t *n = i && i->thing.live ? numbers_of(m, i->thing.card) : NULL;
    int dice = attack->local[ATTACK_ROLLED];
    if (attack->mode == EXPLOSION)
        return 5 * dice;                                /* WF-SHW-148  5 for each die */
    if (is_melee(attack->mode) || attack->mode == THROWN)
        return dice && !killed;                         /* WF-SHW-149, WF-SHW-150  0 for a kill, else 1 */
    return (noise_of_ammo(i) - (n ? n[WEAPON_QUIET] : 0)) * dice;       /* WF-SHW-147, WF-ATK-46  less if silenced */
}
