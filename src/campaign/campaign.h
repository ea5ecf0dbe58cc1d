/* SPDX-License-Identifier: MIT */
/* campaign.h -- the state of a campaign, and the rows of its table.
 *
 * One to six seats on one side lead Soldiers through Missions that are fought elsewhere: the campaign sets a Mission
 * up, waits at a question that fields it (FIELD), and takes what came of it as answers.  It plays with the cards of
 * warfighter, of which it reads numbers alone (outfit.h).  The rules are Universal's chapters on campaigns, one a file.
 *
 * What always holds:
 *   (1) a member stays in his slot when he is out of the campaign: his status tells how he left;
 *   (2) whose a thing of the goods is stands in it, and only there;
 *   (3) everything lies open: nothing of a campaign is hidden from anybody;
 *   (4) the Mission that is prepared or fought, and its Objective, lie in `mission` and `objective`; with Squads, whose
 *       cards go back to their lists, `first` and `last` name them. */
#ifndef CAMPAIGN_H
#define CAMPAIGN_H

#include "kernel/system.h"

extern const struct grog_system campaign_system;
extern const struct grog_cards  campaign_cards;         /* none: all of them come in packs */

/* ---- the rows of its table ----------------------------------------------- */

enum { SETUP_SEATS, SETUP_PRACTICE, SETUP_CAMPAIGN, SETUP_REGION, SETUP_HOSTILES, SETUP_MISSIONS, SETUP_LENGTH,
       SETUP_MEDALS, SETUPS };
enum {
    ZONE_MISSIONS, ZONE_MISSION, ZONE_FOUGHT, ZONE_OBJECTIVES, ZONE_OBJECTIVE, ZONE_DONE, ZONES
};
enum { ARRAY_MEMBER, ARRAY_GOODS, ARRAY_MEDAL, ARRAY_CONTRACT, ARRAY_SQUARE, ARRAYS };
enum { KIND_NONE, KIND_SEAT, KIND_CARD, KIND_MEMBER, KIND_GOODS, KIND_SQUARE, KIND_NUMBER, KIND_PIPS, KIND_FATE,
       KIND_SQUAD, KIND_MEDAL, KIND_CONTRACT, KINDS };
enum { PROC_CAMPAIGN = 1, PROC_PLAN, PROC_PLAYER_MISSION, PROC_OUTFIT, PROC_SHOP, PROC_FIELD, PROC_LEARN,
       PROC_CREATION, PROC_WEEK, PROC_ENGAGE, PROC_GAIN, PROC_MARCH, PROC_REST, PROCS };
enum {
    VERB_REGION = 1, VERB_HOSTILES, VERB_TAKE, VERB_LEAVE_OUT, VERB_BEGIN, VERB_NEXT, VERB_HIRE, VERB_LET_GO,
    VERB_EQUIP, VERB_BUY, VERB_PUT_BACK, VERB_ENOUGH, VERB_STAY_HOME, VERB_GO, VERB_SUCCESS, VERB_FAILURE, VERB_FORFEIT,
    VERB_RECONSIDER, VERB_SPACE, VERB_FATE, VERB_WOUNDS, VERB_KILLS, VERB_REPORTED, VERB_SHARE, VERB_LEARN,
    VERB_MEDAL, VERB_MEDALS_LOST, VERB_ASSIGN, VERB_PLACE, VERB_MARCH, VERB_USED, VERBS
};
enum {
    ASK_REGION = 1, ASK_HOSTILES, ASK_MISSIONS, ASK_NEXT, ASK_HOME, ASK_OUTFIT, ASK_SHOP, ASK_OUTCOME, ASK_SPACE,
    ASK_FATE, ASK_LINES, ASK_SHARE, ASK_LEARN, ASK_DIVIDE, ASK_PLACE, ASK_GAIN, ASK_MARCH, QUESTIONS
};
enum {
    TOLD_REGION = 1, TOLD_HOSTILES, TOLD_TAKES, TOLD_LEAVES_OUT, TOLD_MISSION, TOLD_OBJECTIVE,
    TOLD_HIRED, TOLD_LET_GO, TOLD_STAYS, TOLD_BUYS, TOLD_PUTS_BACK, TOLD_FIELDED, TOLD_RECONSIDERED, TOLD_SUCCESS,
    TOLD_FAILURE, TOLD_FORFEIT, TOLD_SPACE, TOLD_RETURNS, TOLD_DISCHARGED, TOLD_KILLED, TOLD_WOUNDED, TOLD_KILLS,
    TOLD_HEALED, TOLD_LEFT, TOLD_EARNED, TOLD_SHARED, TOLD_LEARNS, TOLD_ROLLED, TOLD_ADJUSTED, TOLD_GAINS,
    TOLD_LOSES, TOLD_SCORE, TOLD_LEVEL, TOLD_MEDAL, TOLD_MEDALS_LOST, TOLD_ASSIGNED, TOLD_PLACED, TOLD_WEEK,
    TOLD_WEEK_OVER, TOLD_LAID, TOLD_JOINS, TOLD_MARCHES, TOLD_RESTS, TOLD_REGAINS, TOLD_GETS_POINTS, TOLD_HELD,
    TOLD_USED, TOLD_CAPTURED, TOLD_CAME_TO,
    TOLD_EVENTS
};

/* ---- the state ----------------------------------------------------------- */

enum {
    MEMBERS = 48, GOODS = 250, MEDALS = 64, CONTRACTS = 12, SQUADS = 6, PLACES = 32, ADJUSTMENTS = 32,
    CARD_ROOM = 47, STEP_ROOM = 7, COUNTER_ROOM = 8, MOST_WOUNDS = 15, MOST_KILLS = 99, MOST_POINTS = 999,
    MOST_TIMES = 99,                            /* of one thing, and of one row of the chart */
    MOST_SPACE = 12, DIE = 10, MEDALS_EACH = 6,
};
/* member.status; AWAY: Player Soldiers who stay at home in this Mission. */
enum status { FIT, DISCHARGED, KILLED, CAPTURED, DISMISSED, STATUSES };
/* member.flags: he was bought in this step and can be put back; he is with them for one Mission; he goes on this one;
 * a report has told his fate; he has fought a Mission. */
enum { MEMBER_NEW = 1, MEMBER_GUEST = 2, MEMBER_GOES = 4, MEMBER_TOLD = 8, MEMBER_VETERAN = 16 };
/* goods.flags: bought in this step; for this Mission only. */
enum { GOODS_NEW = 1, GOODS_GUEST = 2 };
enum { NO_OUTCOME, OUTCOME_SUCCESS, OUTCOME_FAILURE, OUTCOME_FORFEIT, OUTCOMES };
enum { FATE_FIT, FATE_DISCHARGED, FATE_KILLED, FATE_CAPTURED, FATES };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct member {
    struct grog_thing thing;
    uint8_t  status, flags;
    uint8_t  where, wounds;                     /* where: his Squad or Contract, from 1; 0: none */
    uint8_t  kills, missions;                   /* in the whole campaign */
    uint8_t  joined, left;                      /* in which Mission or Week, from 1; left: 0, he is there */
    uint16_t hero, points;                      /* Hero Points; Mission Points that he has to spend */
    uint16_t salary, choice;                    /* choice: the Weapon of those that his card offers */
};

struct goods {
    struct grog_thing thing;
    uint8_t  holder, number;                    /* holder: a member's slot + 1; 0: the store.  number: as in a list */
    uint8_t  missing, flags;                    /* missing: counters that are gone */
};

struct medal {
    struct grog_thing thing;
    uint8_t  holder, sticker;                   /* holder: a member's slot + 1 */
};

struct contract {
    struct grog_thing thing;
    uint8_t  weeks, fought;
    uint16_t money;
};

struct square {                                  /* a square of a map */
    struct grog_thing thing;
    uint8_t  held, number;                      /* held: 0 by the enemy; number: on the map, from 1 */
};

struct campaign {
    struct grog_game game;
    struct member   member[MEMBERS];
    struct goods    goods[GOODS];
    struct medal    medal[MEDALS];
    struct contract contract[CONTRACTS];
    struct square   square[PLACES];
    uint16_t missions[1 + CARD_ROOM];           /* to be fought */
    uint16_t mission[1 + STEP_ROOM];            /* the one that is prepared or fought */
    uint16_t fought[1 + CARD_ROOM];
    uint16_t objectives[1 + CARD_ROOM];
    uint16_t objective[1 + STEP_ROOM];
    uint16_t done[1 + CARD_ROOM];               /* Objectives that were completed, or missed for good */
    uint8_t  escalated[CONTRACTS][COUNTER_ROOM];        /* counters on each Contract, by the ordinal of their word, */
    uint8_t  cup[COUNTER_ROOM];                         /* and those left in the cup */
    uint16_t first, last;                       /* of a Squad's Mission: what lies in space 1, and at its end */
    uint16_t was[CARD_ROOM], with[CARD_ROOM];   /* of each that was fought: what it is called after, the other */
    uint16_t region, force;                     /* cards; 0: not chosen yet */
    uint16_t ordinal;                           /* Missions that were set up so far */
    uint16_t earned;                            /* Mission Points that wait to be shared */
    uint16_t bank, hero, gear;
    int16_t  victory, reputation;
    uint16_t squad_points[SQUADS], squad_spend[SQUADS];
    uint8_t  squad_place[SQUADS];
    uint8_t  adjusted[ADJUSTMENTS];             /* how often each row of the chart came up */
    uint8_t  month, week, desperation;
    uint8_t  outcome, space, completed;         /* of the last Mission: where its Objective lay; completed: in all */
    uint8_t  squad, squads;                     /* whose Mission it is, and how many there are; from 1 */
    uint8_t  gain_of;                           /* what is bought with what was gained: enum gain_of */
    uint8_t  squad_row[SQUADS];                 /* of the chart, from 1, for the next Mission of each; 0: none */
    uint8_t  won[CARD_ROOM];                    /* of those that were fought: 1, a success */
    uint8_t  spare[6];
};

#pragma GCC diagnostic pop

#endif
