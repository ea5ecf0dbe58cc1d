/* SPDX-License-Identifier: MIT */
/* warfighter.c -- the heuristic bot of warfighter: a score for every option, and the best is taken.
 *
 * One function a verb, one table.  Nothing is searched and nothing is remembered: the score is what
 * the option is expected to bring (wf_bot.h).  To end the turn, to pass, to decline are 0, so what
 * is not worth its price is left. */
#include "bots.h"
#include "wf_bot.h"

#define OPTION struct mind *d, const struct grog_option *o
static unsigned who(const struct grog_option *o) { return o->actor - 1u; }

/* ---- Attacks ------------------------------------------------------------- */

static int attack(OPTION)
{
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = (uint8_t)d->seat, .actor = soldier_name(d, who(o)),
                            .with = o->object[0], .mode = o->object[1], .target = o->object[2] };
    if (wfb_draws_sight(d, &f))
        return wfb_ambush(d, &f) - wfb_upkeep(d, &f);
    return wfb_shot(d, &f, false) - wfb_upkeep(d, &f) - wfb_loud(d, &f, wfb_dice(d, &f));
}

static int breach(OPTION)
{
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = (uint8_t)d->seat, .actor = soldier_name(d, who(o)),
                            .with = o->object[0], .mode = o->object[1], .target = o->object[2] };
    return wfb_breach(d, &f) - wfb_upkeep(d, &f) - wfb_loud(d, &f, wfb_dice(d, &f));
}
static int engage(OPTION)    { return wfb_engage(d, who(o), o->object[2]); }
static int set_aside(OPTION) { return wfb_set_aside(d, who(o)); }
static int pick(OPTION)      { return wfb_pick(d, who(o), o->object[2]); }

/* One that can shoot is less: then a Suppressed one is the next to be Killed. */
static int kill_active(OPTION)     { (void)d, (void)o; return 1; }
static int kill_suppressed(OPTION) { (void)d, (void)o; return 0; }

/* ---- the path ------------------------------------------------------------ */

static int move(OPTION) { return wfb_move(d, who(o), o->object[2]); }

/* Hostiles come at once.  What waiting could better, a head: Actions that are gone and would have been used on
 * them, Soldiers who are not there, and what threatens already. */
static int reception(const struct mind *d, int value)
{
    int gone = 2 * d->plan.soldiers - d->plan.actions, most = value * 3 / 2;
    gone = gone < 0 ? 0 : gone > most ? most : gone;
    int cares = d->plan.threat * WORTH_STANDING / 100 + WORTH_UNMET * (gone + d->plan.behind);
    return cares * 100 / d->plan.haste / d->plan.soldiers;
}

static int go_on(const struct mind *d, uint16_t card, int progress)
{
    int hard = wfb_ground(d, card);
    if (d->night.quiet)
        return progress * d->plan.haste / 100 - hard / 8 - wfb_stir(d, hard / WORTH_ARRIVAL);
    return progress * d->plan.haste / 100 - hard / 4 - reception(d, hard / WORTH_ARRIVAL);
}

static int play_location(OPTION)
{
    return wfb_leaves(d, who(o)) ? -1 : go_on(d, o->object[0], WORTH_PROGRESS);
}
static int activate(OPTION)      { (void)o; return go_on(d, d->w->location[1].thing.card, WORTH_ACTIVATION); }

/* ---- hands --------------------------------------------------------------- */

/* A card worth less than this goes when others are drawn. */
static int junk(const struct mind *d) { return WORTH_CARD - 2 + d->plan.want; }

static int redraw(OPTION)
{
    const uint16_t *hand = d->w->hand[who(o)];
    int gone = 0, lost = 0;
    for (unsigned k = 1; k <= hand[0]; k++) {
        int keep = wfb_keep(d, who(o), hand[k]);
        gone += keep < junk(d);
        lost += keep < junk(d) ? keep : 0;
    }
    int more = wfb_hand_size(d, who(o)) - hand[0] + gone;
    return more > 0 ? more * (WORTH_CARD + d->plan.want) - lost - WORTH_CARD : -1;
}

static int discard(OPTION)
{
    int keep = wfb_keep(d, who(o), o->object[0]);
    return d->g->question == ASK_DISCARDS ? junk(d) - keep : -keep;
}

/* ---- cards, Skills, gear, Support ----------------------------------------- */

/* Support stays: once now, and perhaps again. */
static int call_support(struct mind *d, unsigned soldier, uint16_t card)
{
    struct grog_frame about = { .proc = PROC_READY, .seat = (uint8_t)d->seat, .actor = soldier_name(d, soldier) };
    int cost = numbers(d, card)[ACTION_SUPPORT] + hear(d, VALUE_SUPPORT_COST, &about);
    int worth = d->plan.threat > 0 ? WORTH_SUPPORT : WORTH_SUPPORT / 5;
    return worth - wfb_toll(d, soldier, cost) - wfb_keep(d, soldier, card);
}

static int play(OPTION)
{
    const int16_t *n = numbers(d, o->object[0]);
    if (n[ACTION_SUPPORT] >= 0)
        return call_support(d, who(o), o->object[0]);
    int cost = n[ACTION_COVERT] > 0 ? wfb_toll(d, who(o), n[ACTION_COVERT]) : 0;
    return wfb_use(d, who(o), o->object[0], soldier_name(d, who(o))) - cost - wfb_keep(d, who(o), o->object[0]) / 2;
}

static int use(OPTION)
{
    const struct grog_thing *t = grog_thing_at(d->m, (struct grog_game *)(uintptr_t)d->g, o->object[0]);
    return t ? wfb_use(d, who(o), t->card, o->object[0]) : -1;
}

/* The frame on top is that of the ability: shall it be used, raised, on whom? */
static const struct grog_frame *top(const struct mind *d) { return &d->g->frame[d->g->depth - 1]; }

static int use_it(OPTION)
{
    const struct grog_ability *a = wfb_ability_of(d, top(d));
    int worth = wfb_ability(d, top(d), false, 0);
    (void)o;
    for (unsigned i = 0; i < GROG_PRICES && a->price[i].cost; i++)
        worth -= wfb_price(d, top(d), &a->price[i]);
    return worth;
}

static int upgun(OPTION)
{
    (void)o;
    return wfb_ability(d, top(d), true, 0) - wfb_ability(d, top(d), false, 0)
         - wfb_price(d, top(d), &wfb_ability_of(d, top(d))->raise);
}

/* Whom an ability is about, if it is one that asks: a Hostile that lies still is let lie. */
static int choose_target(OPTION)
{
    return d->g->question == ASK_FLIP   ? 0
         : d->g->question == ASK_SPRING ? wfb_springer(d, o)
         : d->g->question == ASK_STRESSED  ? wfb_bears_stress(d, o)
         : d->g->question == ASK_HOLD_BACK ? 1
                                        : wfb_ability(d, top(d), grog_is_raised(top(d)), o->object[0]);
}

static int retain(OPTION)
{
    const struct support *s = &d->w->support[grog_ref_slot(o->object[0])];
    return d->plan.threat / 2 + 12 - WORTH_XP * numbers(d, s->thing.card)[ACTION_RETAIN];
}

/* Only what is bad can be cancelled. */
static int cancel(OPTION) { (void)d, (void)o; return 1; }

/* Who has most can spare it best. */
static int pays(OPTION) { return d->w->soldier[who(o)].xp; }

/* ---- what Soldiers do for themselves --------------------------------------- */

/* A Location in a Marker's place is worth no less. */
static int follow(OPTION) { (void)d, (void)o; return WORTH_LOCATION; }

static int rally(OPTION) { (void)d, (void)o; return WORTH_PIN; }

/* An Empty Weapon with Ammo, by what it could do; less if he has another. */
static int reload(OPTION)
{
    const struct item *i = &d->w->item[grog_ref_slot(o->object[0])];
    bool other = wfb_best_from(d, who(o), d->w->soldier[who(o)].place) > 0;
    return i->count < 2 ? -1 : d->plan.threat && !other ? 2 * WORTH_RELOAD : WORTH_RELOAD;
}

static int pick_up(OPTION)
{
    const struct item *i = &d->w->item[grog_ref_slot(o->object[0])];
    return i->count || kind_of(d, i->thing.card) == OF_WEAPON ? 5 : 1;
}

/* Ammo goes to who has none left. */
static int take_ammo(OPTION)
{
    const struct item *from = &d->w->item[grog_ref_slot(o->object[0])], *to = &d->w->item[grog_ref_slot(o->object[1])];
    return to->count < 2 && from->count > to->count + 2 ? 3 : -1;
}

/* ---- abilities and places -------------------------------------------------- */

static int attempt(OPTION)       { return wfb_attempt(d, who(o), o->object[2]); }
static int disarm(OPTION)        { (void)o; return wfb_disarm(d); }
static int stay(OPTION)          { (void)d, (void)o; return 10; }
static int fall_back(OPTION)     { (void)o; return d->plan.held ? 5 : 0; }
static int use_hardy(OPTION)     { (void)d, (void)o; return WORTH_PIN; }
static int take_suppress(OPTION) { (void)d, (void)o; return -WORTH_PIN; }
static int take_wound(OPTION)    { return -wfb_harm(d, who(o), 1); }
static int deploy(OPTION) { return wfb_deploy(d, o->object[2]); }

static int never(OPTION) { (void)d, (void)o; return -1000; }

static int (*const by_verb[VERBS])(OPTION) = {
    [VERB_RALLY] = rally, [VERB_MOVE] = move, [VERB_ATTACK] = attack, [VERB_FIGHT] = attack, [VERB_RELOAD] = reload,
    [VERB_DISCARD_AND_DRAW] = redraw, [VERB_PLAY] = play, [VERB_USE] = use, [VERB_USE_SUPPORT] = use,
    [VERB_USE_OWN] = use, [VERB_PLAY_LOCATION] = play_location, [VERB_ACTIVATE] = activate, [VERB_PASS_GEAR] = never,
    [VERB_DROP] = never, [VERB_PICK_UP] = pick_up, [VERB_PASS_AMMO] = take_ammo, [VERB_LIGHTEN] = never,
    [VERB_WITHDRAW] = never, [VERB_DISCARD] = discard, [VERB_PAYS] = pays, [VERB_RETAIN] = retain,
    [VERB_CANCEL] = cancel, [VERB_ON_FRESH] = kill_active, [VERB_ON_SUPPRESSED] = kill_suppressed,
    [VERB_CHOOSE_SOLDIER] = choose_target, [VERB_CHOOSE_HOSTILE] = choose_target, [VERB_CHOOSE_ITEM] = choose_target,
    [VERB_CHOOSE_WOUND] = choose_target, [VERB_USE_IT] = use_it, [VERB_UPGUN] = upgun,
    [VERB_ATTEMPT] = attempt, [VERB_DISARM] = disarm, [VERB_FALL_BACK] = fall_back, [VERB_STAY] = stay,
    [VERB_USE_HARDY] = use_hardy, [VERB_TAKE_SUPPRESS] = take_suppress, [VERB_TAKE_WOUND] = take_wound,
    [VERB_DEPLOY] = deploy,
    [VERB_ENGAGE] = engage, [VERB_SET_ASIDE] = set_aside, [VERB_STRIKE] = attack, [VERB_BREACH] = breach,
    [VERB_BATTER] = breach, [VERB_PICK] = pick,
    [VERB_GUIDE] = wfb_guide, [VERB_CALL_IN] = wfb_call_in, [VERB_BOOST] = wfb_boost, [VERB_FACE] = wfb_face,
    [VERB_IGNORE] = wfb_ignore, [VERB_TRY_AGAIN] = wfb_try_again, [VERB_ACCEPT] = wfb_accept,
    [VERB_CALL_VEHICLE] = wfb_call_vehicle,
    [VERB_CLOSE_IN] = wfb_close_in, [VERB_STEP_BACK] = never, [VERB_SHIFT] = wfb_turn_to, [VERB_RUSH] = wfb_let_act,
    [VERB_SAVE] = wfb_save_card, [VERB_CLEAR] = wfb_clear, [VERB_SPREAD] = wfb_spread, [VERB_GIVE] = wfb_give,
    [VERB_BIPOD] = wfb_bipod, [VERB_ATTACH] = wfb_attach, [VERB_SAVE_FOR] = never, [VERB_USE_OTHER] = never,
    [VERB_PAYS_COUNTER] = wfb_pays_counter, [VERB_RESUPPLY] = wfb_resupply, [VERB_RESUPPLY_HERE] = never,
    [VERB_ABORT] = never, [VERB_LOAD] = wfb_load, [VERB_FILL] = wfb_load, [VERB_TRIGGER] = wfb_trigger,
    [VERB_PASS_KIND] = never,
    [VERB_EVADE] = wfb_evade, [VERB_TAKE_SHOT] = wfb_take_shot,
    [VERB_FOLLOW] = follow,
    [VERB_AVOID] = wfb_avoid, [VERB_LATER] = wfb_more_time, [VERB_PAYS_ACTION] = wfb_pays_action,
    /* to end the turn, pass, decline, let be: 0 */
};

/* ---- the choice ---------------------------------------------------------- */

static int score(OPTION) { return o->verb < VERBS && by_verb[o->verb] ? by_verb[o->verb](d, o) : 0; }

/* The first of the best: the list's order does not depend on what is hidden. */
static bool choose_best(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                        const struct grog_option *option, uint32_t n, struct grog_dice *dice, struct grog_option *out)
{
    struct mind d = { .m = m, .g = view, .w = (const struct warfighter *)view, .seat = seat };
    int best = INT32_MIN;
    (void)dice;
    *out = option[0];
    if (n == 1)
        return true;
    wfb_see_night(&d);
    wfb_see_foes(&d);
    wfb_make_plan(&d);
    for (uint32_t i = 0; i < n; i++) {
        int worth = score(&d, &option[i]);
        if (worth > best) {
            best = worth;
            *out = option[i];
        }
    }
    return true;
}

const struct grog_bot grog_bot_warfighter = {
    "heuristic", "shoots at what threatens most, goes on when it can, hurries when time runs out", choose_best,
};
