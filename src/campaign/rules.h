/* SPDX-License-Identifier: MIT */
/* rules.h -- what the chapters of a campaign call of each other, its table of them, and how its state is read. */
#ifndef CAMPAIGN_RULES_H
#define CAMPAIGN_RULES_H

#include "campaign.h"
#include "kernel/kernel.h"
#include "kernel/state.h"
#include "warfighter/outfit.h"
#include "campaign/rule_ids.h"                  /* made when it is built: tools/rule-ids */

#define RULE_NAME(name, id) name,
enum rule { R_NONE, RULE_IDS(RULE_NAME) RULES };
#undef RULE_NAME

/* Where procedures may rest: labels, which are rows of their steps. */
enum { CAMPAIGN_PLANS = 1, CAMPAIGN_FIGHTS, CAMPAIGN_CREATES, CAMPAIGN_WEEK, CAMPAIGN_STEPS };
enum { PLAN_WHERE = 1, PLAN_WHOM, PLAN_WHICH, PLAN_STEPS };
enum { PLAYER_NEXT = 1, PLAYER_RECRUITS, PLAYER_HOME, PLAYER_OUTFIT, PLAYER_FIELD, PLAYER_SHARES, PLAYER_LEARNS,
       PLAYER_ROLLS, PLAYER_STEPS };
enum { OUTFIT_CHOICE = 1, OUTFIT_SHOP, OUTFIT_STEPS };
enum { SHOP_CHOICE = 1, SHOP_STEPS };
enum { FIELD_OUTCOME = 1, FIELD_SPACE, FIELD_FATE, FIELD_LINES, FIELD_STEPS };
enum { LEARN_CHOICE = 1, LEARN_STEPS };
enum { CREATION_BUYS = 1, CREATION_DIVIDES, CREATION_PLACES, CREATION_STEPS };
enum { WEEK_FIGHTS = 1, WEEK_RESTS, WEEK_STEPS };
enum { ENGAGE_SEEKS = 1, ENGAGE_ROLLS, ENGAGE_GAINS, ENGAGE_OUTFIT, ENGAGE_FIELD, ENGAGE_MOVES, ENGAGE_STEPS };
enum { GAIN_SOLDIER = 1, GAIN_STEPS };
enum { MARCH_WHERE = 1, MARCH_STEPS };
enum { REST_BUYS = 1, REST_MOVES, REST_ROLLS, REST_GAINS, REST_SPENDS, REST_STEPS };
enum { CREATION_WHO, CREATION_LOCALS };         /* locals: who comes into a Squad, or which Squad onto the map */
enum { WEEK_WHO, WEEK_LOCALS };                 /* which Squad, from 1 */
enum { OUTFIT_WHEN, OUTFIT_LOCALS };            /* locals: when it is, as follows */
/* Before a Mission; before the first, Player Soldiers alone; before there are Squads; between two Weeks. */
enum outfit_when { OUTFIT_BEFORE, OUTFIT_RECRUITS, OUTFIT_OF_ALL, OUTFIT_BETWEEN, OUTFIT_TIMES };
enum { FIELD_WHO, FIELD_LAST, FIELD_LOCALS };   /* whose fate is told; the last line of the report */
/* The lines of each Soldier, in the order in which they come; the last are Medals, by their place in the box. */
enum line { LINE_WOUNDS, LINE_KILLS, LINE_MEDALS_LOST, LINE_MEDAL, LINES = LINE_MEDAL + 31 };

static inline struct campaign *camp(struct grog_game *g) { return (struct campaign *)g; }
static inline const struct campaign *const_camp(const struct grog_game *g) { return (const struct campaign *)g; }
static inline enum card_kind kind_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->kind; }
static inline const int16_t *numbers_of(const struct grog_match *m, uint16_t card)
{
    return grog_card(m, card)->number;
}
/* The card that says which campaign it is. */
static inline const int16_t *sheet(const struct grog_match *m)
{
    return numbers_of(m, (uint16_t)m->setup[SETUP_CAMPAIGN]);
}
static inline uint16_t member_ref(const struct campaign *c, unsigned slot)
{
    return grog_ref(ARRAY_MEMBER, slot, c->member[slot].thing.gen);
}
static inline bool has_squads(const struct grog_match *m) { return sheet(m)[CAMPAIGN_SORT] != PLAYER_CAMPAIGN; }
static inline uint16_t square_ref(const struct campaign *c, unsigned slot)
{
    return grog_ref(ARRAY_SQUARE, slot, c->square[slot].thing.gen);
}
static inline uint16_t goods_ref(const struct campaign *c, unsigned slot)
{
    return grog_ref(ARRAY_GOODS, slot, c->goods[slot].thing.gen);
}
static inline bool is_player(const struct grog_match *m, const struct member *s)
{
    return kind_of(m, s->thing.card) == OF_PLAYER || kind_of(m, s->thing.card) == OF_TEAM_SOLDIER;
}
static inline bool is_going(const struct member *s) { return s->thing.live && (s->flags & MEMBER_GOES); }
static inline uint16_t top_of(const uint16_t *pile) { return pile[pile[0]]; }       /* 0: it is empty */
static inline uint16_t mission_of(const struct campaign *c)   { return c->first ? c->first : top_of(c->mission); }
static inline uint16_t objective_of(const struct campaign *c) { return c->last ? c->last : top_of(c->objective); }
/* What must be brought to the Objective; 0: nothing, or none is laid. */
static inline uint16_t wanted_now(const struct grog_match *m, const struct campaign *c)
{
    uint16_t o = objective_of(c);
    return o && kind_of(m, o) == OF_OBJECTIVE ? wf_wanted_at(m, o) : 0;
}
/* What the Mission is called after, which may be its Objective; 0: none is laid. */
static inline uint16_t fought_of(const struct grog_match *m, const struct campaign *c)
{
    uint16_t mission = mission_of(c);
    return mission && kind_of(m, mission) == OF_MISSION ? mission : objective_of(c);
}
/* What lies at its other end. */
static inline uint16_t other_of(const struct grog_match *m, const struct campaign *c)
{
    return fought_of(m, c) == mission_of(c) ? objective_of(c) : mission_of(c);
}

#define EACH_MEMBER(c, i) \
    for (unsigned i = 0; i < MEMBERS && !grog_unused(&(c)->member[i].thing); i++) if ((c)->member[i].thing.live)
#define EACH_GOING(c, i)  EACH_MEMBER(c, i) if ((c)->member[i].flags & MEMBER_GOES)
#define EACH_GOODS(c, i) \
    for (unsigned i = 0; i < GOODS && !grog_unused(&(c)->goods[i].thing); i++) if ((c)->goods[i].thing.live)

#define EACH_MEDAL(c, i) \
    for (unsigned i = 0; i < MEDALS && !grog_unused(&(c)->medal[i].thing); i++) if ((c)->medal[i].thing.live)
#define EACH_SQUARE(c, i) for (unsigned i = 0; i < PLACES && (c)->square[i].thing.live; i++)

#define TELL(event, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ } })
#define TELL_AMOUNT(event, n, ...) \
    grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ }, .amount = (int16_t)(n) })

typedef void camp_lister(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);

unsigned camp_everybody(const struct grog_match *m, const struct grog_game *g);     /* who is asked, as bits */

/* plan.c: which Missions, against whom */
uint16_t camp_setting(const struct grog_match *m, const struct campaign *c);        /* 0: none */
bool     camp_is_possible(const struct grog_match *m, const struct campaign *c, uint16_t mission);
bool     camp_is_objective(const struct grog_match *m, const struct campaign *c, uint16_t objective);
bool     camp_has_plan(const struct grog_match *m, struct grog_error *why);
void     camp_lay_plan(struct grog_run *r);                                         /* at the deal */
uint16_t camp_next_mission(const struct grog_match *m, const struct campaign *c, unsigned *ties);
void     camp_take_mission(struct grog_run *r, uint16_t mission);
bool     camp_draw_objective(struct grog_run *r);
void     camp_set_aside(struct grog_run *r);                                        /* Mission and Objective */
camp_lister camp_list_regions, camp_list_hostiles, camp_list_missions, camp_list_next;

/* roster.c: who there is, what they have, what it costs */
unsigned camp_goods_of(const struct grog_match *m, const struct campaign *c, unsigned member,
                       struct grog_listed out[TEAM_ROOM]);                          /* himself first */
unsigned camp_team(const struct grog_match *m, const struct campaign *c, struct grog_listed out[TEAM_ROOM]);
int      camp_cost_of(const struct grog_match *m, const struct grog_listed *at, unsigned n);
int      camp_cost(const struct grog_match *m, const struct campaign *c);           /* of all that go, by their RP */
int      camp_resources(const struct grog_match *m, const struct campaign *c);      /* of the Mission, for them */
int      camp_purse(const struct grog_match *m, const struct campaign *c);          /* what is left to spend */
int      camp_players_cost(const struct grog_match *m, const struct campaign *c);   /* of Player Soldiers who go */
grog_rule camp_rule_of(const struct wf_refusal *why);
bool      camp_is_grenade(const struct grog_match *m, uint16_t card);
grog_rule camp_may_join(const struct grog_match *m, const struct campaign *c, uint16_t card);     /* for nothing */
grog_rule camp_may_hire(const struct grog_match *m, const struct campaign *c, uint16_t card, enum outfit_when when);
grog_rule camp_may_buy(const struct grog_match *m, const struct campaign *c, unsigned member, uint16_t card);
grog_rule camp_may_learn(const struct grog_match *m, const struct campaign *c, unsigned member, uint16_t skill);
grog_rule camp_may_go(const struct grog_match *m, const struct campaign *c, enum outfit_when when);
int      camp_skill_cost(const struct grog_match *m, const struct campaign *c, uint16_t skill);
void     camp_hire(struct grog_run *r, unsigned seat, uint16_t card);
void     camp_join(struct grog_run *r, unsigned seat, uint16_t card);
void     camp_let_go(struct grog_run *r, unsigned member);
void     camp_buy(struct grog_run *r, unsigned member, uint16_t card);
void     camp_put_back(struct grog_run *r, unsigned goods);
void     camp_settle(struct grog_run *r);                       /* what is new is no longer: nothing goes back */
camp_lister camp_list_outfit, camp_list_shop, camp_list_home, camp_list_learn;

/* medals.c: what Soldiers have earned */
unsigned camp_medals(const struct grog_match *m, const struct campaign *c, uint16_t out[LINES - LINE_MEDAL]);
unsigned camp_medals_of(const struct campaign *c, unsigned member, uint16_t card);  /* card 0: of all */
bool     camp_has_room(const struct campaign *c, unsigned member);
void     camp_earn(struct grog_run *r, unsigned member, uint16_t card);
void     camp_drop_medals(struct grog_run *r, unsigned member);
void     camp_lose_medals(struct grog_run *r, unsigned member);

/* squads.c: Squads, and their squares of the map.  A Squad is a number from 1 */
int      camp_squad_worth(const struct grog_match *m, const struct campaign *c, unsigned squad);
int      camp_worth(const struct grog_match *m, const struct campaign *c);                   /* of all */
bool     camp_can_fight(const struct grog_match *m, const struct campaign *c, unsigned squad);
void     camp_muster(struct grog_run *r, unsigned squad);
void     camp_lay_map(struct grog_run *r);
uint32_t camp_ways_from(const struct grog_match *m, const struct campaign *c, unsigned square);      /* as bits */
unsigned camp_starts(const struct grog_match *m);               /* as many Squads as there can be */
const char *camp_sheet_fault(const struct grog_match *m);
camp_lister camp_list_divide, camp_list_place;

/* weeks.c: Offensive and Defensive Campaigns */
void     camp_take_stock(struct grog_run *r);
bool     camp_is_completed(const struct grog_match *m, const struct campaign *c);
camp_lister camp_list_gain, camp_list_march;

/* report.c: what came of a Mission */
void camp_take_fate(struct grog_run *r, unsigned member, unsigned fate);
extern const struct grog_fielding camp_fielding;
camp_lister camp_list_outcome, camp_list_space, camp_list_fates, camp_list_lines;

/* player.c: Player Campaigns */
void camp_tally(struct grog_run *r);
void camp_adjust(struct grog_run *r, int roll);
int  camp_chart_row(const struct grog_match *m, int roll);      /* as many as it has rows: none */
int  camp_level(const struct grog_match *m, int number);        /* row of its levels, from 0; -1: it has none */
void camp_score(struct grog_run *r);
camp_lister camp_list_share;

grog_proc_fn camp_campaign, camp_plan, camp_player_mission, camp_outfit, camp_shop, camp_field, camp_learn,
             camp_creation, camp_week, camp_engage, camp_gain, camp_march, camp_rest;

const char *camp_check(const struct grog_match *m, const struct grog_game *g);
void camp_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out);
extern const struct grog_showing camp_showing;

#endif
