/* SPDX-License-Identifier: MIT */
/* rows.h -- the rows of heroes' table by name: rules, objects, procedures and where they rest, verbs, questions, what
 * cards speak of, what is told. */
#ifndef HEROES_ROWS_H
#define HEROES_ROWS_H

#include "heroes.h"
#include "rule_ids.h"

#define HN_RULE_NAME(group, number) R_##group##_##number,
enum rule { R_NONE, HN_RULES(HN_RULE_NAME) RULES };
#undef HN_RULE_NAME

/* ---- objects ------------------------------------------------------------------------------ */

enum { KIND_NONE, KIND_SEAT, KIND_CARD, KIND_UNIT, KIND_TOKEN, KIND_HOLDING, KIND_SQUARE, KIND_CORNER, KIND_FACING,
       KIND_SHOT, KIND_SIDE_UP, KIND_PIPS, KIND_NUMBER, KIND_THING, KIND_OVERLAY, KIND_PHASE, KIND_TEAM, KIND_DAMAGE,
       KIND_HAPPENING,
       /* shots */
       /* blasts */
       KIND_REASON, KIND_PATTERN, KIND_MARK,
       /* moving */
       /* close */
       /* round */
       KIND_TOKENS,
       /* armies */
       KINDS };
/* What counts for a roll and is no card's. */
enum reason { REASON_NONE, REASON_MOVE, REASON_LINE, REASON_RANGE, REASON_MARKERS, REASON_SUPPRESSIVE, REASONS };
/* How a shot is made. */
enum shot { SHOT_PLAIN, SHOT_SUPPRESSIVE, SHOT_SNIPER, SHOT_OPPORTUNITY,
            SHOT_BLAST, SHOT_INSIDE,        /* by an explosion; by one in its room or position */
            SHOTS };
enum side_up { UP_FRONT, UP_REVERSE, UP_CONCEALED, SIDES_UP };

/* ---- procedures ---------------------------------------------------------------------------- */

enum {
    PROC_GAME = 1, PROC_DEPLOY, PROC_ROUND, PROC_ORDERS, PROC_ORDER, PROC_ACTIVATION, PROC_ACTIVATE, PROC_SUPPLY,
    PROC_SUPPLY_MOVES, PROC_MOVE, PROC_STEP, PROC_TURN_OVER, PROC_FIRE, PROC_SHOT, PROC_ASSAULT, PROC_RETREAT,
    PROC_HIT, PROC_DAMAGE, PROC_PUSH, PROC_DISPLACE, PROC_REDEPLOY, PROC_OPPORTUNITY, PROC_REFILL, PROC_PLAY,
    PROC_BOARD,
    /* shots */
    PROC_SPEND, PROC_ROLL, PROC_REROLL, PROC_FIRE_DIVIDED, PROC_DIVIDE, PROC_BARRAGE, PROC_FIRE_BY_CARD,
    /* blasts */
    PROC_BLAST, PROC_THROW, PROC_DETONATE, PROC_FIRE_ON, PROC_BATTER, PROC_DEMOLISH, PROC_RUIN, PROC_LAY, PROC_CHARGES,
    PROC_BOMBS, PROC_BOMB, PROC_SUPPLY_OPTIONS, PROC_ORDER_OPTION, PROC_SMOKE, PROC_NEST, PROC_DIG_IN, PROC_FUEL,
    /* moving */
    /* close */
    PROC_CLOAK,
    /* round */
    PROC_PLAY_ORDER, PROC_SHARE, PROC_EXCHANGE, PROC_DIRECTIVE, PROC_KEEP, PROC_ARRIVE, PROC_CALM,
    /* armies */
    PROC_ACT_NOW, PROC_MOVE_NOW, PROC_STRIKE,
    PROC_CONTEXT,                   /* never run: the context in which a value of a unit is read */
    PROCS
};

enum {
    VERB_DEPLOY = 1, VERB_FACE, VERB_ABOARD, VERB_ORDER, VERB_SPECIAL, VERB_AUTONOMOUS, VERB_MOVE,
    VERB_ASSAULT, VERB_FIRE, VERB_STAY, VERB_STEP, VERB_DRIVE, VERB_BOARD, VERB_LEAVE, VERB_TURN_OVER, VERB_STOP,
    VERB_DONE, VERB_RETREAT_TO, VERB_RETREAT_INTO, VERB_SUPPLY_MOVE, VERB_OPPORTUNITY, VERB_DISCARD, VERB_DISPLACE,
    VERB_REDEPLOY, VERB_PLAY, VERB_USE_IT, VERB_RAISE, VERB_DECLINE, VERB_CHOOSE_UNIT, VERB_FIRST,
    /* shots */
    VERB_SPEND, VERB_REROLL, VERB_DIVIDE, VERB_ALSO_AT, VERB_ALLOT, VERB_BARRAGE, VERB_BEAR_IT, VERB_SUBSTITUTE,
    VERB_LOCATE,
    /* blasts */
    VERB_BOMBARD, VERB_THROW, VERB_DETONATE, VERB_BATTER, VERB_BATTER_WRECK, VERB_CHARGE, VERB_CHARGE_WRECK, VERB_BOMB,
    VERB_ORDER_OPTION, VERB_SPECIAL_OPTION, VERB_SMOKE, VERB_NEST, VERB_DIG_IN, VERB_FUEL,
    /* moving */
    VERB_CLOSE,
    /* close */
    VERB_CLOAK,
    /* round */
    VERB_AGREE, VERB_REFUSE, VERB_ASSIGN, VERB_GIVE_UP, VERB_HAND_OVER, VERB_DIRECT, VERB_KEEP, VERB_ARRIVE, VERB_CALM,
    VERB_AGAIN, VERB_NEXT,
    /* armies */
    VERB_PLAY_FOR,
    VERBS
};

enum {
    ASK_DEPLOY = 1, ASK_FACING, ASK_ORDER, ASK_GAP, ASK_ACTION, ASK_STEP, ASK_FIRE, ASK_OPPORTUNITY,
    ASK_RETREAT, ASK_DISPLACE, ASK_REDEPLOY, ASK_SUPPLY_MOVE, ASK_REFILL, ASK_SHOT, ASK_ASSAULT, ASK_CARD, ASK_USE,
    ASK_RAISE, ASK_TARGET, ASK_PLAY_ORDER,
    /* shots */
    ASK_ROLLED, ASK_POOL, ASK_TARGETS, ASK_PARTS, ASK_BARRAGE, ASK_SUBSTITUTE, ASK_LOCATION,
    /* blasts */
    ASK_RESETTLE, ASK_LAY, ASK_SMOKE, ASK_NEST,
    /* moving */
    /* close */
    /* round */
    ASK_PLAY_NEXT, ASK_LEND, ASK_SHARE, ASK_CUT, ASK_EXCHANGE, ASK_RETURN, ASK_DIRECTIVE, ASK_KEEP, ASK_ARRIVE,
    ASK_AGAIN, ASK_EXCESS, ASK_ORDERS_CARD,
    /* armies */
    QUESTIONS
};
/* Kinds of reaction window. */
enum { WINDOW_GAP = 1, WINDOW_OPPORTUNITY, WINDOW_SHOT, WINDOW_ASSAULT, WINDOW_CARD,
       /* shots */
       WINDOW_ROLLED, WINDOW_POOL,
       /* blasts */
       /* moving */
       /* close */
       /* round */
       WINDOW_ORDERS,
       /* armies */
       WINDOWS };

/* ---- what cards speak of ---------------------------------------------------------------------- */

enum {
    VALUE_MOVE = 1, VALUE_DEFENCE, VALUE_ATTACK, VALUE_RESULT, VALUE_ASSAULT_ATTACK, VALUE_ASSAULT_DEFENCE, VALUE_COVER,
    VALUE_LONG_RANGE, VALUE_RANGE, VALUE_ON_THE_MOVE, VALUE_RALLY, VALUE_ORDERS, VALUE_BLUFFS, VALUE_SPECIALS,
    VALUE_HAND, VALUE_SCOUT, VALUE_ASSAULT_HITS, VALUE_DRIVES_BACK, VALUE_INTREPID,
    /* shots */
    /* blasts */
    /* moving */
    /* close */
    VALUE_ASSAULT_HEAVY,
    /* round */
    VALUE_IMPROVISE,
    /* armies */
    VALUES
};
enum {
    POINT_ROUND_BEGINS = 1, POINT_ORDERS_DONE, POINT_GAP, POINT_ACTIVATED, POINT_STEPPED, POINT_SHOT, POINT_ROLLED,
    POINT_SHOT_DONE, POINT_ASSAULT, POINT_ASSAULTED, POINT_ELIMINATED, POINT_SUPPLY_BEGINS, POINT_SUPPLY_ENDS,
    POINT_PLAYED,
    /* shots */
    POINT_DICE, POINT_DIVIDED,
    /* blasts */
    POINT_BOMB,
    /* moving */
    /* close */
    /* round */
    POINT_ORDERS_BEGIN, POINT_SUPPLY_BEGINS_CARDS, POINT_SUPPLY_BEGINS_OPTIONS, POINT_SUPPLY_BEGINS_SCENARIO,
    POINT_SUPPLY_ENDS_CARDS, POINT_SUPPLY_ENDS_OPTIONS, POINT_SUPPLY_ENDS_SCENARIO,
    /* armies */
    POINT_READY,
    POINTS
};
enum { MEASURE_NONE, MEASURE_INFANTRY, MEASURE_LIGHT, MEASURE_HEAVY, MEASURE_TARGET_INFANTRY, MEASURE_TARGET_LIGHT,
       MEASURE_TARGET_HEAVY, MEASURE_INSIDE, MEASURE_SUPPRESSED, MEASURE_MINE, MEASURE_RANGE,
       /* shots */
       /* blasts */
       MEASURE_EXPLOSIVE,
       /* moving */
       /* close */
       MEASURE_TARGET_MINE, MEASURE_OF_TILE,
       /* round */
       MEASURE_DIRECTED,
       /* armies */
       MEASURE_PHASE_ORDERS, MEASURE_ENEMY, MEASURE_BETWEEN, MEASURE_COVERED, MEASURE_OFFICER,
       MEASURE_ROUND, MEASURE_HIDDEN,
       MEASURES };
enum { COST_NONE, COSTS };
enum { TARGET_NONE, TARGET_ACTOR, TARGET_AIMED_AT, TARGET_OWN_UNIT, TARGET_ENEMY_UNIT, TARGET_SEAT,
       /* shots */
       TARGET_COULD_FIRE,
       /* blasts */
       /* moving */
       /* close */
       /* round */
       /* armies */
       TARGET_IDLE_UNIT, TARGET_ORDERED_ENEMY, TARGET_DAMAGED_UNIT, TARGET_OWN_INFANTRY,
       TARGET_ENEMY_SEAT,
       TARGETS };
enum { EFFECT_NONE, EFFECT_SUPPRESS, EFFECT_RALLY, EFFECT_DRAW,
       /* shots */
       EFFECT_FIRE, EFFECT_ACTIVATE, EFFECT_REROLL,
       /* blasts */
       /* moving */
       /* close */
       /* round */
       EFFECT_SPECIAL,
       /* armies */
       EFFECT_ACT_NOW, EFFECT_MOVE, EFFECT_STRIKE, EFFECT_LOSE_ORDER, EFFECT_RESTORE,
       EFFECT_TURN_OVER, EFFECT_DISCARD, EFFECT_RECOVER,
       EFFECTS };

/* ---- what is told -------------------------------------------------------------------------------- */

enum {
    TOLD_ROUND = 1, TOLD_PHASE, TOLD_INITIATIVE, TOLD_DEPLOYED, TOLD_FACES, TOLD_ORDERED, TOLD_ACTIVATED, TOLD_REVEALS,
    TOLD_LOSES_TOKEN, TOLD_SETS_OUT, TOLD_MOVES, TOLD_DRIVES, TOLD_BOARDS, TOLD_LEAVES, TOLD_TURNED, TOLD_STOPS,
    TOLD_FIRES, TOLD_COUNTS, TOLD_ROLLED, TOLD_MISSED, TOLD_HIT, TOLD_ELIMINATED, TOLD_WRECKED, TOLD_SUPPRESSED,
    TOLD_DAMAGED, TOLD_STAYS,
    TOLD_ASSAULTS, TOLD_ASSAULT_ROLLED, TOLD_RETREATS, TOLD_ADVANCES, TOLD_DISPLACED, TOLD_SPOTTED, TOLD_RALLIES,
    TOLD_DISCARDS, TOLD_DREW, TOLD_TOKENS, TOLD_POINTS, TOLD_HOLDS, TOLD_BROKEN, TOLD_EVENT, TOLD_PLAYS, TOLD_ENDS,
    TOLD_BACK_IN_POOL, TOLD_CONCEALED, TOLD_USES, TOLD_DECLINES, TOLD_RAISES, TOLD_KEEPS_PLAIN, TOLD_CHOOSES,
    /* shots */
    TOLD_SPENDS, TOLD_DICE, TOLD_DIVIDES, TOLD_AIMS, TOLD_ALLOTS, TOLD_BARRAGE, TOLD_SUBSTITUTES,
    /* blasts */
    TOLD_BOMBARDS, TOLD_THROWS, TOLD_SCATTERS, TOLD_EXPLODES, TOLD_LOST_BLAST, TOLD_BATTERS, TOLD_DEMOLISHES,
    TOLD_DAMAGES_WRECK, TOLD_RUINED, TOLD_CLEARED, TOLD_MARK, TOLD_UNMARK, TOLD_CHARGED, TOLD_STUCK, TOLD_BOMB,
    TOLD_OPTION_ORDERED,
    TOLD_OPTION_REVEALS, TOLD_FUELS, TOLD_DETONATES,
    /* moving */
    /* close */
    TOLD_CLOAKED, TOLD_CLOAK_BACK,
    /* round */
    TOLD_PLAY_ORDER, TOLD_LENDS, TOLD_ASSIGNED, TOLD_HANDED, TOLD_DIRECTED, TOLD_DEFEATED, TOLD_KEEPS, TOLD_AGAIN,
    TOLD_DIRECTIVE_ENDS, TOLD_TURN, TOLD_LAST_GAP,
    /* armies */
    TOLD_FLAK, TOLD_CANCELLED, TOLD_STRUCK, TOLD_SPECIAL, TOLD_RECOVERS,
    TOLD_EVENTS
};

#define TELL(event, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ } })
#define TELL_AMOUNT(event, n, ...) \
    grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ }, .amount = (int16_t)(n) })

/* ---- where procedures rest ---------------------------------------------------------------------- */

enum { GAME_INITIATIVE = 1, GAME_ORDER, GAME_DEPLOY, GAME_SHARE, GAME_ROUND };
enum { DEPLOY_PLACE = 1, DEPLOY_FACING };
enum { ROUND_ARRIVE = 1, ROUND_BEGINS, ROUND_ORDERS, ROUND_ACTIVATION, ROUND_SUPPLY };
enum { ORDERS_BEGIN = 1, ORDERS_ORDER, ORDERS_PLACE, ORDERS_DONE, ORDERS_DIRECTIVES, ORDERS_OVER };
enum { ACTIVATION_GAP = 1, ACTIVATION_ACTS, ACTIVATION_LAST, ACTIVATION_SMOKES };
enum { ACTIVATION_TURN, ACTIVATION_OWED };              /* locals: whose turn it is; seat + 1 that gave way */
enum { ACTIVATE_BEGINS = 1, ACTIVATE_CHOICE, ACTIVATE_ACTS, ACTIVATE_AGAIN };
enum { SUPPLY_BEGINS = 1, SUPPLY_BEGINS_CARDS, SUPPLY_BEGINS_OPTIONS, SUPPLY_BEGINS_SCENARIO, SUPPLY_MOVES, SUPPLY_ENDS,
       SUPPLY_ENDS_CARDS, SUPPLY_ENDS_OPTIONS, SUPPLY_ENDS_SCENARIO, SUPPLY_REFILL, SUPPLY_EXCHANGE, SUPPLY_SHARE,
       SUPPLY_KEEP, SUPPLY_CHARGES, SUPPLY_OPTIONS };
enum { SUPPLY_WHICH = 1, SUPPLY_GOES };
/* Why it moves: what f->mode says of a move. */
enum moves { MOVES_IN_ACTIVATION, MOVES_TO_ASSAULT, MOVES_IN_SUPPLY, MOVES_BY_CARD, MOVES_COUNT };
/* locals of a move: steps left, the square it began in, whether it has taken a step */
enum { MOVE_LEFT, MOVE_FROM, MOVE_GONE };
enum { MOVE_STEPS = 1, MOVE_GOES, MOVE_ASSAULTS, MOVE_PUSHES, MOVE_FACES, MOVE_LAYS };
enum { STEP_STEPPED = 1 };
enum { FIRE_SHOT = 1, FIRE_MORE, FIRE_NEXT };
enum { SHOT_DECLARED = 1, SHOT_ROLL, SHOT_ROLLED, SHOT_HITS, SHOT_SHELLS };
enum { ASSAULT_DECLARED = 1, ASSAULT_ATTACKER, ASSAULT_DEFENDER, ASSAULT_ROLLED, ASSAULT_HITS, ASSAULT_RETREATS,
       ASSAULT_OVER };
/* locals of an assault */
enum { ASSAULT_FROM, ASSAULT_AT, ASSAULT_MINE, ASSAULT_THEIRS, ASSAULT_WON, ASSAULT_FEAR, ASSAULT_INFANTRY };
enum { RETREAT_WHERE = 1 };
enum { HIT_DAMAGES = 1, HIT_REDEPLOYS, HIT_SUBSTITUTED };
enum { DAMAGE_ROLL = 1, DAMAGE_REDEPLOYS, DAMAGE_CHOSEN };
enum { PUSH_ONE = 1 };
enum { DISPLACE_WHERE = 1 };
enum { REDEPLOY_WHERE = 1 };
enum { OPPORTUNITY_FIRES = 1 };
enum { REFILL_CHOICE = 1, REFILL_EXCESS };
enum { PLAY_ANSWERED = 1, PLAY_DOES, PLAY_FLAK };
enum { PLAY_ROW };                                      /* locals: the ability that a card is played for */
enum { PLAY_CANCELLED };                                /* pending: 1, and the card does nothing */

/* shots */
enum { ATTACK_USED };               /* the first local of any attack: which of the tokens that count once it has had */
enum { SHOT_SHARE = 1, SHOT_DIE, SHOT_MARKERS, SHOT_HITS_DONE, SHOT_STRUCTURE };    /* locals of a shot */
enum { ROLL_THROWN = 1, ROLL_SEEN };
enum { REROLL_THROWN = 1 };
enum { DICE_MOST = 6 };
enum { DIVIDE_POOLED = 1, DIVIDE_AT, DIVIDE_PART, DIVIDE_SHOT };
enum { DIVIDE_TARGETS = 1, DIVIDE_NEXT, DIVIDE_FIRST, DIVIDE_MOST = GROG_LOCALS - DIVIDE_FIRST };   /* its locals */
enum { BARRAGE_WHICH = 1, BARRAGE_FIRES };
enum { BY_CARD_FIRES = 1 };
enum { HIT_WHOM };                  /* local of hits: who takes the one that is being resolved */
enum { DAMAGE_AT, DAMAGE_OTHER };   /* locals of damage: where, and where else it could be (HN-ABL-99) */

/* blasts */
enum { BLAST_ROLL = 1, BLAST_HITS, BLAST_RAZES, BLAST_CLEARS, BLAST_ON };      /* of a blast, a throw, a detonation */
/* locals of them: the corner it comes down on, corners that it may scatter, how it fires; whom it touches */
enum { BLAST_AT, BLAST_SCATTER, BLAST_NEXT, BLAST_TOUCHED,
       BLAST_MOST = GROG_LOCALS - BLAST_TOUCHED };
enum { FIRE_ON_MORE = 1, FIRE_ON_NEXT };
enum { BATTER_DICE = 1, BATTER_ON };
enum { DEMOLISH_ROLL = 1, DEMOLISH_RUINS };
enum { RUIN_WHERE = 1 };
enum { LAY_CHOICE = 1 };
enum { CHARGES_ONE = 1 };
enum { BOMBS_ONE = 1 };
enum { BOMB_SEEN = 1, BOMB_ROLL, BOMB_HIT };
enum { SUPPLY_OPTIONS_BOMBS = 1, SUPPLY_OPTIONS_NEST };
enum { SMOKE_WHERE = 1, SMOKE_ROLL };
enum { NEST_WHERE = 1 };
/* moving */
/* close */
/* round */
enum { PLAY_ORDER_FIRST = 1, PLAY_ORDER_NEXT, PLAY_ORDER_LENDS };
enum { SHARE_CUT = 1, SHARE_ASSIGN };
enum { SHARE_ORDERS, SHARE_SPECIALS, SHARE_BLUFFS };    /* locals: tokens of each sort that are still to be assigned */
enum tokens { TOKENS_ORDER, TOKENS_SPECIAL, TOKENS_BLUFF, TOKEN_SORTS };
enum { EXCHANGE_GIVES = 1, EXCHANGE_RETURNS };
enum { DIRECTIVE_WHICH = 1 };
enum { KEEP_CHOICE = 1 };
enum { ARRIVE_WHERE = 1 };
/* armies */
enum { ACT_NOW_ACTS = 1 };
enum { MOVE_NOW_MOVES = 1 };
enum { STRIKE_ROLL = 1, STRIKE_HITS };

/* pending values, by procedure */
enum { SHOT_BONUS, SHOT_RESULT, SHOT_DEFENCE, SHOT_DICE };          /* of a shot that is about to be rolled */
enum { ASSAULT_ATTACK, ASSAULT_DEFENCE };                           /* bonuses of the two sides, without markers */
enum { HITS };

#endif
