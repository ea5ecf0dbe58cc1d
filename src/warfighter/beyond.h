/* SPDX-License-Identifier: MIT */
/* beyond.h -- the headings of the other manuals: what Settings are put together from beyond the Universal Rulebook.
 * A part of rules.h, which includes it. */
#ifndef WARFIGHTER_BEYOND_H
#define WARFIGHTER_BEYOND_H

/* two sides */
/* Of the Hostile deck, with the Events that count nothing laid in the space before it; 0: there is none. */
uint16_t wf_draw_for_space(struct grog_run *r, unsigned space);
/* sides.c */
int      wf_reticles_in(const struct grog_match *m, const struct warfighter *w, unsigned space);
static inline uint16_t wf_other_side(const struct grog_match *m, uint16_t hostile)      /* 0: it has none */
{
    return wf_note(m, hostile)->ranges;
}
bool     wf_is_back(const struct grog_match *m, uint16_t hostile);          /* the Engaged or Revealed side */
bool     wf_is_engaged_side(const struct grog_match *m, uint16_t hostile);
bool     wf_is_revealed_side(const struct grog_match *m, uint16_t hostile);
uint16_t wf_front_of(const struct grog_match *m, uint16_t card);            /* itself if it has no other side */
uint16_t wf_find_other_side(const struct grog_match *m, uint16_t card);
bool     wf_is_unrevealed(const struct grog_match *m, const struct hostile *h);
void     wf_reveal(struct grog_run *r, uint16_t hostile, unsigned soldier);    /* by him; SOLDIERS: by nobody */
uint16_t wf_take_front(struct grog_run *r, uint16_t card);                  /* what leaves play as its front */
unsigned wf_kept_out(const struct grog_match *m, uint16_t card);
void     wf_put_sides(struct grog_run *r, uint16_t hostile);                /* at the deal */
bool     wf_is_joiner(const struct grog_match *m, uint16_t soldier);        /* he comes as a Hostile */
bool     wf_sides_fit(const struct grog_match *m, struct grog_error *why);
bool     wf_find_turning(const struct grog_match *m, const struct warfighter *w);
static inline bool wf_some_turn(const struct grog_match *m, const struct warfighter *w)
{
    return grog_in(m->values_own, VALUE_TURNS_OVER) && wf_find_turning(m, w);
}
bool     wf_some_unengaged(const struct grog_match *m, const struct warfighter *w);
bool     wf_turns_for_a_cost(const int16_t *hostile);
bool     wf_can_join(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
bool     wf_can_stay(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
/* Would its other side, turned up as things are, turn back at once? */
bool     wf_turns_back(const struct grog_match *m, const struct warfighter *w, unsigned hostile);
bool     wf_fades(const struct grog_match *m, const struct warfighter *w, unsigned hostile);    /* as things are */
void     wf_look_for_fading(struct grog_run *r);
uint16_t wf_next_fading(struct grog_run *r);                                /* 0: none */
void     wf_add_printed(struct grog_run *r, unsigned soldier);              /* deal.c */
int      wf_actions_of(const struct grog_match *m, const struct grog_game *g, unsigned soldier);       /* turn.c */
wf_lister    wf_list_turning, wf_list_flip, wf_list_join, wf_list_fade, wf_list_body;
grog_proc_fn wf_engage_side, wf_turn_over, wf_flip, wf_watch, wf_fade;
/* search.c, fatigue.c */
bool     wf_can_search(const struct grog_match *m, uint16_t place);
bool     wf_is_fatigue(const struct grog_match *m, uint16_t card);
void     wf_add_fatigue(struct grog_run *r, int n);                         /* to the Action deck, not yet shuffled */
int      wf_fatigue_at_start(const struct grog_match *m, const struct grog_game *g);
bool     wf_has_upkeep(const struct grog_match *m, const struct item *i);
bool     wf_can_keep_up(const struct grog_match *m, const struct warfighter *w, const struct item *i);
wf_lister    wf_list_upkeep;
grog_proc_fn wf_search, wf_upkeep;
/* bodies.c */
unsigned wf_team_bodies(const struct warfighter *w);                        /* that Soldiers Keep */
int      wf_bodies_earned(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *kills);
void     wf_keep_bodies(struct grog_run *r, unsigned soldier, int n);
void     wf_bank_body(struct grog_run *r, unsigned soldier);
bool     wf_is_banked(const struct grog_match *m, const struct warfighter *w);          /* enough for the Mission */
/* arms */
grog_proc_fn wf_deploy_bipod, wf_attach, wf_resupply_gear;
/* arms.c */
bool     wf_is_part(const struct grog_match *m, uint16_t card);             /* a second Attack Table */
/* An Expended Weapon with counters in it, that can be refilled; others are bought one by one, and gone when used. */
static inline bool is_tank(const int16_t *weapon) { return weapon[WEAPON_EXPENDED] && weapon[WEAPON_AMMO]; }
bool     wf_fits_on(const struct grog_match *m, uint16_t attachment, uint16_t weapon);      /* cards */
void     wf_carry_along(struct grog_run *r, const struct item *weapon);     /* it has changed hands, or lies */
void     wf_put_item_out(struct grog_run *r, uint16_t ref);                 /* with what is on it */
void     wf_attach_at_start(struct grog_run *r, unsigned item);
bool     wf_add_to_part(struct grog_run *r, unsigned soldier, uint16_t card, unsigned copies);
void     wf_list_attaching(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                           struct grog_list *l);
void     wf_undeploy(struct grog_run *r, unsigned soldier);
int      wf_mode_xp(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
int      wf_uses_up(const struct grog_match *m, uint16_t weapon, unsigned mode);
void     wf_slow(struct grog_run *r, uint16_t hostile, int n);
/* field.c */
/* {counter, how many} of Field Gear; NULL: it is none */
const int16_t *wf_field_price(const struct grog_match *m, uint16_t card);
int      wf_resupply_price(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card);
int      wf_field_copies(const struct grog_match *m, uint16_t card);
void     wf_lay_field(const struct grog_match *m, struct hostile *h);
void     wf_earn_field(struct grog_run *r, const struct hostile *h, unsigned soldier);
int      wf_team_counters(const struct grog_match *m, const struct warfighter *w, uint16_t counter);
void     wf_lay_supply(struct grog_run *r);
int      wf_worth(const struct grog_match *m, const struct item *i);        /* Resource Points, as bought (deal.c) */
/* called in */
bool wf_shuts_out(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
static inline bool wf_is_out_of_reach(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    return h->place == w->objective && !w->active && wf_shuts_out(m, w, h);
}
/* errands.c */
bool wf_errand_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why);
void wf_set_errand(struct grog_run *r);
bool wf_is_held_there(const struct soldier *s);
bool wf_errand_is_done(const struct grog_match *m, const struct warfighter *w);
void wf_has_come(struct grog_run *r, struct soldier *s);
void wf_has_gone(struct grog_run *r, const struct soldier *s);
/* goals.c */
unsigned wf_next_objective(const struct grog_match *m, const struct warfighter *w);     /* its space */
/* before the last one; 0: none */
uint16_t wf_objective_for(const struct grog_match *m, const struct warfighter *w, unsigned space);
void wf_set_out_objectives(struct grog_run *r);
bool wf_objectives_fit(const struct grog_match *m, struct grog_error *why);
bool wf_is_objective(const struct grog_match *m, const struct warfighter *w, unsigned slot);
bool wf_all_completed(const struct grog_match *m, const struct warfighter *w);
void wf_judge_turn(struct grog_run *r);                                     /* a Soldier Turn is over */
void wf_has_died(struct grog_run *r, uint16_t card);
void wf_check_delivered(struct grog_run *r);
void wf_lay_target(struct grog_run *r, unsigned slot);                      /* of a card of the path */
void wf_check_won(struct grog_run *r);                                      /* something more is done */
grog_proc_fn wf_call_vehicle;
/* called_in.c */
bool wf_must_be_called(const struct grog_match *m, uint16_t card);          /* a Vehicle that comes later */
void wf_count_vehicle_turns(struct grog_run *r);                            /* behind the Timer's step */
void wf_list_vehicles(const struct grog_match *m, const struct grog_game *g, struct grog_list *l);
int  wf_actions_of(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
/* striking and checks */
bool     wf_is_trap(const struct grog_match *m, uint16_t card);
static inline bool wf_is_armed(const struct warfighter *w, unsigned event, unsigned space)
{
    return w->event[event].thing.live && w->event[event].place == space && w->event[event].flags == EVENT_ARMED;
}
bool     wf_arms_trap(struct grog_run *r, uint16_t trap);                   /* nobody is there: it waits */
void     wf_note_total(struct grog_run *r, const struct grog_frame *test, int total);
bool     wf_is_close_arm(const struct grog_match *m, uint16_t weapon);
wf_lister    wf_list_spring;
grog_proc_fn wf_check_place, wf_spring;
static inline bool is_striking(const struct soldier *s) { return s->engaged || (s->flags & SOLDIER_CLOSE); }
/* Is he in Striking with this card, by itself or with all there?  WF-HTH-04, NAM-ACT-48, NAM-ACT-128 */
static inline bool wf_strikes(const struct warfighter *w, const struct soldier *s, uint16_t hostile)
{
    return s->engaged ? s->engaged == hostile
                      : (s->flags & SOLDIER_CLOSE) && w->hostile[grog_ref_slot(hostile)].place == s->place;
}
bool     wf_is_close(const struct grog_match *m, const struct grog_game *g, unsigned space);
bool     wf_can_be_attacked(const struct grog_match *m, const struct grog_game *g, uint16_t hostile);
void     wf_pay_to_strike(struct grog_run *r, unsigned soldier, int cost);
void     wf_turns_on_striker(struct grog_run *r, uint16_t hostile, unsigned soldier);
void     wf_face_strikers(struct grog_run *r, struct hostile *h);
void     wf_turn_on(struct grog_run *r, struct hostile *h, unsigned soldier);  /* it targets him now */
grog_rule wf_may_be_struck(const struct grog_match *m, const struct grog_game *g, unsigned hostile);
uint16_t wf_barred_target(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item);
void     wf_list_striking(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                          struct grog_list *l);
grog_proc_fn wf_close_in, wf_step_back, wf_shift, wf_expose;
/* fast */
/* Can any be Fast in this match?  And is this one? */
static inline bool wf_some_fast(const struct grog_match *m)
{
    return grog_is_spoken(m, VALUE_FAST) || m->base[VALUE_FAST] > 0;
}
bool     wf_find_fast(const struct grog_match *m, const struct grog_game *g, const struct hostile *h);
static inline bool wf_is_fast(const struct grog_match *m, const struct grog_game *g, const struct hostile *h)
{
    return wf_some_fast(m) && wf_find_fast(m, g, h);
}
void     wf_count_flips(struct grog_run *r, int n);                         /* Action counters */
bool     wf_fast_is_due(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *turn);
void     wf_fast_close(struct grog_run *r);
void     wf_ready_fast(struct grog_run *r);
void     wf_establish_targets(struct grog_run *r);
bool     wf_is_aimed_at(const struct grog_match *m, const struct warfighter *w, const struct hostile *h, unsigned i);
void     wf_aim_among(struct grog_run *r, struct hostile *h, const bool fits[SOLDIERS]);  /* a counter of one of them */
int      wf_step_of(const struct grog_match *m, const struct grog_game *g, const struct hostile *h);
wf_lister    wf_list_fast;
grog_proc_fn wf_rush;
/* contracts.c */
bool     wf_refuse(struct grog_error *why, const struct grog_match *m, uint16_t card, const char *because);  /* false */
int      wf_reputation(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                       const struct grog_source *by, uint16_t word);        /* a measure */
void     wf_escalate(struct grog_run *r);                                   /* at the deal: the Mission's points */
bool     wf_contract_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why);
bool     wf_is_added(const struct grog_match *m, uint16_t hostile);         /* a stronger one, to the deck */
bool     wf_is_same_man(const struct grog_match *m, uint16_t a, uint16_t b);
int      wf_wounds_before(const struct grog_match *m, uint16_t soldier);      /* that he brings into the Mission */
/* Of a team's cards: is this one the Weapon that its Soldier has chosen of those on his card?  And which has he? */
bool     wf_is_choice(const struct grog_match *m, const struct grog_listed *at, unsigned i);
uint16_t wf_choice_of(const struct grog_match *m, const struct grog_listed *at, unsigned n, unsigned soldier);
unsigned wf_actions_to_pay(const struct warfighter *w);
wf_lister    wf_list_pay_actions;
grog_proc_fn wf_pay_actions;
/* overwatch.c */
int      wf_drawn_value(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                        const struct grog_source *by, uint16_t word);       /* a measure */
bool     wf_overwatch_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n,
                           struct grog_error *why);
void     wf_post_overwatch(struct grog_run *r);                             /* at the deal: who, and their counters */
void     wf_draw_overwatch(struct grog_run *r);
void     wf_spend_overwatch(struct grog_run *r, const struct grog_frame *use);  /* it has been used */
void     wf_end_overwatch(struct grog_run *r, unsigned soldier);            /* of one of them, SOLDIERS: of all */
void     wf_list_overwatch(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
bool     wf_is_his_counter(const struct grog_match *m, const struct warfighter *w, const struct support *s,
                           unsigned seat);
bool     wf_some_can_be_held(const struct grog_match *m, const struct warfighter *w, int value);
wf_lister    wf_list_hold_back, wf_list_adjust, wf_list_share_xp;
grog_proc_fn wf_hold_back, wf_adjust, wf_share_xp;
/* effects, and if one would change anything */
typedef void wf_does(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom);
wf_does  wf_act_later, wf_eliminate_one, wf_call_off;
bool     wf_has_movers(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                       uint16_t whom);
/* stress.c */
bool     wf_uses_stress(const struct grog_match *m, uint16_t card);
bool     wf_meet_stress(struct grog_run *r, unsigned soldier, uint16_t card);   /* false: it is not for him */
wf_lister    wf_list_stress, wf_list_stressed;
grog_proc_fn wf_stress;
/* revealing */
void     wf_tell_next(struct grog_run *r);                                  /* hostiles.c: another top of the deck */
/* roaming.c */
bool     wf_some_roam(const struct grog_match *m, const struct warfighter *w);
void     wf_leaves_alive(struct grog_run *r, uint16_t hostile);             /* neither killed nor Experience for it */
wf_lister    wf_list_evading;
grog_proc_fn wf_roam, wf_evade;
/* unaware.c: what an Unaware Target counter (from 1; 0: none) does to an Attack */
struct wf_sight { int16_t attack, cover; bool kills, alarm; };
struct wf_sight wf_sight_of(const struct grog_match *m, int counter);
bool     wf_is_surprise(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
bool     wf_draws_sight(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *attack);
void     wf_alarms_one(struct grog_run *r, unsigned here, unsigned there);  /* by lot, of those in two spaces */
void     wf_notices(struct grog_run *r, uint16_t hostile, bool touched);
int      wf_sight_xp(const struct grog_match *m, const struct grog_frame *sight);       /* that the shot costs */
bool     wf_can_choose_sight(const struct grog_match *m, int row);          /* a counter that is no No Shot */
wf_lister    wf_list_sight;
grog_proc_fn wf_sight;
/* noise: awareness.c.  How a Hostile card comes to know of the team; each does what the card's state allows. */
static inline bool wf_knows(const struct hostile *h) { return h->awareness == AWARE; }
static inline bool wf_can_be_surprised(const struct hostile *h)            /* it has an Unaware or Pauses counter */
{
    return h->awareness == UNAWARE || h->awareness == PAUSES;
}
void     wf_is_unaware(struct grog_run *r, uint16_t hostile);
void     wf_pauses(struct grog_run *r, uint16_t hostile);
void     wf_goes_for_alarm(struct grog_run *r, uint16_t hostile);
void     wf_becomes_aware(struct grog_run *r, uint16_t hostile);            /* it draws a target if it has none */
/* Before it leaves alive: its counter stays on the Track. */
void     wf_loosens_alarm(struct grog_run *r, uint16_t hostile);
void     wf_sound_alarm(struct grog_run *r);
void     wf_count_action(struct grog_run *r);                               /* one is being done */
void     wf_advance_alarms(struct grog_run *r);
/* noise.c */
int      wf_loudest(const struct grog_match *m);                            /* the Alarm Sounded circle; 0: no Track */
void     wf_move_noise(struct grog_run *r, int by);
/* With the counter on that space: dice up to which a Hostile that hears goes for the alarm, and pauses. */
void     wf_heard_on(const struct grog_match *m, int space, int up_to[2]);
/* What the Hostiles' Search and the Mission's Activity would move the counter by now: night_activity.c. */
int      wf_noise_to_come(const struct grog_match *m, const struct warfighter *w);
void     wf_be_loudest(struct grog_run *r);
uint16_t wf_random_hearer(struct grog_run *r, unsigned here, unsigned there);   /* in one of two spaces; 0: none */
uint16_t wf_find_stealth(const struct grog_match *m);
uint16_t wf_stealth(const struct grog_match *m);                            /* the ability to Move without Noise */
void     wf_note_dice(struct grog_run *r, const struct grog_frame *shot, int dice);
int      wf_attack_noise(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack,
                         bool killed);
grog_proc_fn wf_noise;
/* night_activity.c */
void     wf_night_falls(struct grog_run *r);                                /* up to the check of the alarm */
void     wf_mobilize(struct grog_run *r);                                   /* if the enemy is On Alert */
/* night: extraction.c.  Cards that are chosen; 0: none. */
uint16_t wf_insertion(const struct grog_match *m);
uint16_t wf_extraction(const struct grog_match *m);
uint16_t wf_first_of(const struct grog_match *m, unsigned kind);            /* team.c: the first card of it */
int      wf_ways_cost(const struct grog_match *m);
bool     wf_ways_fit(const struct grog_match *m, const struct grog_game *g, struct grog_error *why);
bool     wf_is_early(const struct grog_match *m);                           /* types.c */
void     wf_lay_ways(struct grog_run *r);
bool     wf_way_out_fits(const struct grog_match *m, const struct warfighter *w);
void     wf_shift_way_out(struct grog_run *r, int by);
bool     wf_leads_out(const struct warfighter *w, unsigned from, unsigned to);
uint32_t wf_ways_out(const struct warfighter *w, unsigned from, uint32_t near);
static inline bool wf_is_aborted(const struct warfighter *w)
{
    return w->location[EXTRACTION].flags & LOCATION_ABORTED;
}
static inline bool wf_is_extracted(const struct warfighter *w)              /* and not all was done */
{
    return w->location[EXTRACTION].flags & LOCATION_LEFT;
}
void     wf_list_abort(const struct warfighter *w, struct grog_list *l);
bool     wf_has_still_to_leave(struct grog_run *r);                         /* won, but for that */
bool     wf_are_leaving(const struct warfighter *w);                        /* all are there, and may go */
void     wf_extract(struct grog_run *r);
grog_proc_fn wf_abort, wf_leave_by;
/* night: ammo.c.  How many of a Weapon's counters are of a kind; and the kind that is loaded, Empty or not. */
int      wf_ammo_of(const struct item *i, enum ammo kind);
static inline enum ammo wf_loaded(const struct item *i) { return (enum ammo)(i->kinds & 3); }
void     wf_drop_empty(struct item *i);                                     /* it is Reloaded */
void     wf_hand_counter(struct item *from, struct item *to);
void     wf_list_loads(const struct warfighter *w, unsigned seat, struct grog_list *l);
bool     wf_is_ammo(const struct grog_match *m, uint16_t card);
void     wf_find_ammo(const struct grog_match *m, uint16_t *black, uint16_t *subsonic);
void     wf_add_ammo(struct grog_run *r, unsigned soldier, uint16_t card, unsigned n);     /* at the muster */
void     wf_add_own_ammo(struct grog_run *r, unsigned soldier);
int      wf_ammo_worth(const struct grog_match *m, const struct warfighter *w, const struct item *i);
bool     wf_ammo_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_listed *at, unsigned n,
                      struct grog_error *why);
bool     wf_kinds_fit(const struct grog_match *m, const struct item *i);
grog_proc_fn wf_load_kind;
/* night: distraction.c */
bool     wf_some_triggered(const struct grog_match *m, const struct warfighter *w);
void     wf_list_triggers(const struct grog_match *m, const struct warfighter *w, unsigned seat, struct grog_list *l);
grog_proc_fn wf_trigger;

#endif
