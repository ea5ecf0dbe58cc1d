/* SPDX-License-Identifier: MIT */
/* rules.h -- what the headings of the rulebook call of each other, and the rows that they share. */
#ifndef HEROES_RULES_H
#define HEROES_RULES_H

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
       KIND_PATTERN, KIND_MARK,
       /* moving */
       /* close */
       /* round */
       KIND_TOKENS,
       /* armies */
       KINDS };
/* How a shot is made. */
enum shot { SHOT_PLAIN, SHOT_SUPPRESSIVE, SHOT_SNIPER, SHOT_OPPORTUNITY,
            SHOT_BLAST, SHOT_INSIDE,        /* by an explosion; by one in its room or position */
            SHOTS };
enum side_up { UP_FRONT, UP_REVERSE, UP_CONCEALED, SIDES_UP };

/* ---- procedures ---------------------------------------------------------------------------- */

enum {
    PROC_GAME = 1, PROC_DEPLOY, PROC_ROUND, PROC_ORDERS, PROC_ORDER, PROC_ACTIVATION, PROC_ACTIVATE, PROC_SUPPLY,
    PROC_SUPPLY_MOVES, PROC_MOVE, PROC_STEP, PROC_TURN_OVER, PROC_FIRE, PROC_SHOT, PROC_ASSAULT, PROC_RETREAT,
    PROC_HIT, PROC_DAMAGE, PROC_PUSH, PROC_DISPLACE, PROC_REDEPLOY, PROC_OPPORTUNITY, PROC_REFILL, PROC_PLAY, PROC_BOARD,
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
    TOLD_LOSES_TOKEN, TOLD_SETS_OUT, TOLD_MOVES, TOLD_DRIVES, TOLD_BOARDS, TOLD_LEAVES, TOLD_TURNED, TOLD_STOPS, TOLD_FIRES,
    TOLD_COUNTS, TOLD_ROLLED, TOLD_MISSED, TOLD_HIT, TOLD_ELIMINATED, TOLD_WRECKED, TOLD_SUPPRESSED, TOLD_DAMAGED,
    TOLD_ASSAULTS, TOLD_ASSAULT_ROLLED, TOLD_RETREATS, TOLD_ADVANCES, TOLD_DISPLACED, TOLD_SPOTTED, TOLD_RALLIES,
    TOLD_DISCARDS, TOLD_DREW, TOLD_TOKENS, TOLD_POINTS, TOLD_HOLDS, TOLD_BROKEN, TOLD_EVENT, TOLD_PLAYS, TOLD_ENDS,
    TOLD_BACK_IN_POOL, TOLD_CONCEALED, TOLD_USES, TOLD_DECLINES, TOLD_RAISES, TOLD_CHOOSES,
    /* shots */
    TOLD_SPENDS, TOLD_DICE, TOLD_DIVIDES, TOLD_AIMS, TOLD_ALLOTS, TOLD_BARRAGE, TOLD_SUBSTITUTES,
    /* blasts */
    TOLD_BOMBARDS, TOLD_THROWS, TOLD_SCATTERS, TOLD_EXPLODES, TOLD_LOST_BLAST, TOLD_BATTERS, TOLD_DEMOLISHES,
    TOLD_DAMAGES_WRECK, TOLD_RUINED, TOLD_CLEARED, TOLD_MARK, TOLD_UNMARK, TOLD_CHARGED, TOLD_STUCK, TOLD_BOMB, TOLD_OPTION_ORDERED,
    TOLD_OPTION_REVEALS, TOLD_FUELS, TOLD_DETONATES,
    /* moving */
    /* close */
    TOLD_CLOAKED, TOLD_CLOAK_BACK,
    /* round */
    TOLD_PLAY_ORDER, TOLD_LENDS, TOLD_ASSIGNED, TOLD_HANDED, TOLD_DIRECTED, TOLD_KEEPS, TOLD_AGAIN,
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
enum { BLAST_ROLL = 1, BLAST_HITS, BLAST_RAZES, BLAST_CLEARS, BLAST_ON };             /* of a blast, a throw, a detonation */
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
enum { ASSAULT_ATTACK, ASSAULT_DEFENCE };                           /* bonuses of the two sides */
enum { HITS };

/* ---- common.c: counters, sides, what a unit is ---------------------------------------------------- */

static inline const int16_t *numbers_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->number; }
static inline enum card_kind kind_of(const struct grog_match *m, uint16_t card)
{
    return (enum card_kind)grog_card(m, card)->kind;
}
static inline uint16_t unit_ref(const struct heroes *h, unsigned slot)
{
    return grog_ref(ARRAY_UNIT, slot, h->unit[slot].thing.gen);
}
static inline uint16_t token_ref(const struct heroes *h, unsigned slot)
{
    return grog_ref(ARRAY_TOKEN, slot, h->token[slot].thing.gen);
}
static inline uint16_t holding_ref(const struct heroes *h, unsigned slot)
{
    return grog_ref(ARRAY_HOLDING, slot, h->holding[slot].thing.gen);
}
static inline struct unit *unit_of(struct grog_run *r, uint16_t ref)
{
    return &heroes(r->g)->unit[grog_ref_slot(ref)];
}

#define EACH_LIVE(h, member, most, i) \
    for (unsigned i = 0; i < (most) && !grog_unused(&(h)->member[i].thing); i++) if ((h)->member[i].thing.live)
#define EACH_UNIT(h, i)    EACH_LIVE(h, unit, UNITS, i)
#define EACH_TOKEN(h, i)   EACH_LIVE(h, token, TOKENS, i)
#define EACH_HOLDING(h, i) EACH_LIVE(h, holding, HOLDINGS, i)

static inline bool is_out_there(const struct unit *u) { return (u->place || u->aboard) && !(u->flags & UNIT_WRECKED); }
static inline bool is_on_foot_or_wheels(const struct unit *u) { return u->place && !(u->flags & UNIT_WRECKED); }

unsigned hn_side_of(const struct grog_match *m, unsigned seat);         /* 0 or 1 */
bool hn_is_enemy(const struct grog_match *m, unsigned a, unsigned b);
/* The side of its counter that is up, as whoever looks at this game sees it. */
const int16_t *hn_face(const struct grog_match *m, const struct unit *u);
enum unit_class hn_class(const struct grog_match *m, const struct unit *u);
enum category hn_category(const struct grog_match *m, const struct unit *u);
unsigned hn_length(const struct grog_match *m, const struct unit *u);
/* The squares that it stands on: how many; of a passenger those of its vehicle. */
unsigned hn_squares(const struct grog_match *m, const struct heroes *h, const struct unit *u, uint16_t out[2]);
/* The tail of a two-space vehicle with this head and facing, or 0. */
unsigned hn_tail(const struct grog_match *m, const struct unit *u, unsigned head, unsigned facing);
const struct token *hn_token_on(const struct heroes *h, unsigned unit);
bool hn_has_acted(const struct unit *u);                                /* activated, or its order was carried out */
void hn_field(const struct grog_match *m, const struct heroes *h, struct field *out);
int  hn_value(const struct grog_match *m, const struct grog_game *g, unsigned value, uint16_t actor, uint16_t with,
              uint16_t target);
int  hn_movement(const struct grog_match *m, const struct grog_game *g, unsigned slot);
uint16_t hn_weapon(const struct grog_match *m, const struct unit *u, unsigned which);   /* 0: red, 1: yellow; 0: none */

void hn_suppress(struct grog_run *r, uint16_t unit, int markers);
void hn_lose_token(struct grog_run *r, unsigned unit);                  /* HN-ORD-05: unseen */
void hn_mark_activated(struct grog_run *r, uint16_t unit);              /* HN-ACT-07 */
void hn_turn_over(struct grog_run *r, uint16_t unit);
void hn_reveal(struct grog_run *r, uint16_t unit);                      /* a concealed unit is seen */
void hn_eliminate(struct grog_run *r, uint16_t unit);                   /* off the board, and counted (HN-REC-10) */
void hn_wreck(struct grog_run *r, uint16_t unit);

/* ---- deal.c, deploy.c, orders.c, activation.c, supply.c, victory.c ----------------------------------- */

bool hn_make_plan(const struct grog_match *m, void *own, struct grog_error *why);
bool hn_fits(const struct grog_match *m, struct grog_error *why);
void hn_deal(struct grog_run *r);
grog_proc_fn hn_game, hn_deploy, hn_round, hn_orders, hn_order, hn_activation, hn_activate, hn_supply, hn_supply_moves,
             hn_move, hn_step, hn_turns_over, hn_fire, hn_shot, hn_assault, hn_retreat, hn_hit, hn_damage, hn_displace,
             hn_redeploy, hn_opportunity, hn_refill, hn_play, hn_push, hn_board_vehicle, hn_cloak;

typedef void lister(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
lister hn_list_deploy, hn_list_facing, hn_list_order, hn_list_gap, hn_list_action, hn_list_step,
       hn_list_fire, hn_list_opportunity, hn_list_retreat, hn_list_displace, hn_list_redeploy, hn_list_supply_moves,
       hn_list_refill, hn_list_reactions, hn_list_play_order;

/* The seat whose turn it is in an alternation of the sides (HN-ACT-03, HN-MUL-22, HN-MUL-41): counted from the first
 * of the side with initiative; those for which `can` is false are passed over.  GROG_NOBODY: nobody can. */
typedef bool can_fn(const struct grog_match *m, const struct grog_game *g, unsigned seat);
unsigned hn_next_seat(const struct grog_match *m, const struct grog_game *g, int16_t *turn, can_fn *can);
unsigned hn_stars(const struct grog_match *m, const struct grog_game *g, unsigned seat);        /* HN-ORD-06 */
void hn_collect_tokens(struct grog_run *r);
void hn_draw(struct grog_run *r, unsigned seat, int n);
unsigned hn_deck_of(const struct grog_match *m, unsigned seat);         /* the pile of its side */
void hn_check_victory(struct grog_run *r);
void hn_score_objectives(struct grog_run *r);
bool hn_has_units(const struct grog_match *m, const struct heroes *h, unsigned seat);
bool hn_could_reveal(const struct grog_match *m, const struct grog_game *g, unsigned seat);
void hn_events_of_round(struct grog_run *r);
void hn_finish(struct grog_run *r);

/* ---- move.c, fire.c, assault.c ------------------------------------------------------------------------ */

/* What a unit of infantry meets in a square, for steps out of it. */
struct outlook {
    const struct grog_match *m;
    const struct heroes *h;
    const struct field *f;
    unsigned slot, from, zones;
    uint16_t zone[DIRECTIONS];      /* squares of enemies in whose zones it is */
    uint16_t closed;                /* flags of ground that closes a square to it */
};
void hn_look_round(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                   unsigned from, struct outlook *out);
void hn_look_from(struct outlook *o, unsigned from);    /* the same unit in another square */
grog_rule hn_may_go(const struct outlook *o, unsigned direction, unsigned to);
bool hn_is_held(const struct outlook *o, unsigned to);  /* HN-ZOC-03 */
bool hn_can_end(const struct outlook *from, unsigned place, int left);
bool hn_shares(const struct heroes *h, unsigned slot);
/* May it step from here to the square beside it, in a movement of its own or of another's making? */
grog_rule hn_may_step(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      unsigned from, unsigned to);
/* May it stop there? */
grog_rule hn_may_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned place);
grog_rule hn_is_closed(const struct grog_match *m, const struct unit *u, const struct field *f, unsigned place);
int  hn_left_in(const struct field *f, unsigned place, int left);
void hn_begin_move(struct grog_run *r, struct grog_frame *f);
void hn_spend_step(struct grog_frame *f, int left);
int  hn_first_left(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot, int steps);
void hn_spot(struct grog_run *r, uint16_t mover);                       /* HN-ABL-08 to HN-ABL-16 */
void hn_drive(struct grog_run *r, struct grog_frame *f);

/* The way to a unit that is to be assaulted (approach.c). */
struct approach {
    struct outlook o;
    unsigned owns, squares;
    uint16_t own[2], square[2];     /* squares of the one and of the other */
    int  left;
    bool aboard, beside;            /* beside: it can be launched from where it stands */
    uint8_t need[PLACES + 1];       /* steps from there into the target's square; 0: too many, or none lead there */
};
bool hn_approach(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 unsigned target, int left, struct approach *out);
bool hn_still_comes(const struct approach *a, unsigned to, int left);   /* if it goes there with so many steps left */
void hn_offer_closing(const struct approach *a, struct grog_list *l);

/* Transport (transport.c). */
struct boarding { unsigned vehicle; grog_rule forbidden; };
unsigned hn_vehicles_beside(const struct outlook *o, unsigned directions, struct boarding out[DIRECTIONS]);
void hn_offer_boarding(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                       const struct field *field, struct grog_list *l);
void hn_offer_leaving(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                      const struct field *field, const struct approach *to_target, struct grog_list *l);
/* Concealment (conceal.c). */
bool hn_is_ruse(const struct grog_match *m, const struct unit *u);      /* whoever may know asks */
void hn_offer_cloaks(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     struct grog_list *l);
void hn_return_cloak(struct grog_run *r, unsigned owner);               /* HN-OOP-09 */
bool hn_faces_edge(const struct grog_match *m, const struct unit *u);   /* HN-FIR-12 */
/* Its combat bonus when it assaults this class; NO_BONUS: it cannot. */
int  hn_assault_bonus(const struct grog_match *m, const struct grog_game *g, unsigned slot, enum unit_class against);
void hn_offer_drives(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const struct field *field, struct grog_list *l);
void hn_offer_fire(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                   bool moving, struct grog_list *l);
bool hn_is_in_zone(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                   unsigned place);                     /* of control, of an enemy of the seat */
grog_rule hn_may_leave(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned from, unsigned to);
void hn_offer_assaults(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *f,
                       struct grog_list *l);
void hn_discover(struct grog_run *r, uint16_t unit);
int  hn_on_the_move(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon);
bool hn_could_interrupt_now(const struct grog_match *m, const struct grog_game *g, unsigned seat);
void hn_fill_hand(struct grog_run *r, unsigned seat);
void hn_check_defeat(struct grog_run *r);
/* The innermost frame of a procedure, or NULL. */
const struct grog_frame *hn_frame_of(const struct grog_game *g, uint8_t proc);
bool hn_could_play(const struct grog_match *m, const struct grog_game *g, unsigned seat);
bool hn_has_option(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list);

/* The best line from a unit to another, over the squares of either (HN-LOS-07, HN-LOS-08). */
struct aim { struct line line; uint16_t from, at; int range, far, defence; };   /* far: the penalty for it */
grog_rule hn_aim(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 uint16_t weapon, unsigned target, struct aim *out);
grog_rule hn_may_fire(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      uint16_t weapon, enum shot shot, unsigned target);
grog_rule hn_may_board(const struct grog_match *m, const struct heroes *h, unsigned slot, unsigned vehicle);
int hn_cover(const struct grog_match *m, const struct grog_game *g, const struct field *f, const struct unit *u,
             unsigned from);                            /* HN-TER-06, HN-BLD-03, HN-BLD-23 */
unsigned hn_gap_seats(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f);
bool hn_could_fill_gap(const struct grog_match *m, const struct grog_game *g, unsigned seat);
unsigned hn_could_interrupt(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *step);
unsigned hn_players_of_shot(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot);

bool hn_serves(const struct grog_match *m, const struct heroes *h, const struct holding *o, const struct unit *u);
/* What the headings share beyond this: */
/* shots */
/* aim.c, fire.c, shot.c: what is fired, at whom, and how. */
enum { FARTHEST = 199, LONG_RANGE_PENALTY = 2, GUNS_MOST = 4 };
enum gun { GUN_FIRST, GUN_SECOND, GUN_TOKEN };          /* bits of unit.shots: fired in this activation, */
enum { FIRED_NOW = 15, FIRED_THIS_ROUND = 4 };          /* and, so many bits higher, in this round */
int hn_bonus(const struct grog_match *m, uint16_t weapon, enum unit_class against);     /* NO_BONUS: X */
uint16_t hn_gun(const struct grog_match *m, const struct unit *u, enum gun which);      /* also if it lies concealed */
enum gun hn_which_gun(const struct grog_match *m, const struct unit *u, uint16_t weapon);
unsigned hn_guns(const struct grog_match *m, const struct heroes *h, const struct unit *u,
                 uint16_t out[2 + GUNS_MOST]);
grog_rule hn_may_use(const struct grog_match *m, const struct unit *u, uint16_t weapon, bool moving);
/* One unit's shots: the verb to offer them with, and whether it moves; only: at this unit alone (slot + 1). */
struct firing { const struct field *field; unsigned slot; uint8_t verb, only; grog_rule forbidden; bool moving; };
void hn_offer_shots(const struct grog_match *m, const struct grog_game *g, const struct firing *how,
                    struct grog_list *l);
void hn_offer_divisions(const struct grog_match *m, const struct grog_game *g, const struct firing *how,
                        uint16_t weapon, const uint8_t *in_sight, unsigned seen, struct grog_list *l);
void hn_offer_barrages(const struct grog_match *m, const struct grog_game *g, unsigned slot, struct grog_list *l);
int  hn_attack_bonus(struct grog_run *r, const struct grog_frame *f);
void hn_announce(struct grog_run *r, const struct grog_frame *f);
int  hn_distance(const struct grog_match *m, const struct heroes *h, unsigned a, unsigned b);   /* slots */
enum outcome { OUTCOME_NOTHING, OUTCOME_SUPPRESSED, OUTCOME_HIT, OUTCOME_ELIMINATED };  /* r->result of a shot */
unsigned hn_units_that_could_fire(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                                  uint16_t out[GROG_TARGETS]);
/* rolls.c: behind CALL of PROC_ROLL, the dice from the highest on. */
static inline int hn_die(const struct grog_run *r, unsigned i) { return r->result >> 4 * i & 15; }
/* tokens.c */
enum spent { SPENT_NOT, SPENT_FIRING, SPENT_UNDER_FIRE, SPENT_AS_SHOT, SPENT_ON_DICE,
             SPENT_OTHERWISE };     /* by the heading that has a rule for it */
struct use {
    grog_rule rule, no_blast, once_rule;    /* the refusals: not by this unit, not with a blast, not twice */
    uint8_t when, users;            /* enum spent; classes of unit that may, as bits (0: all) */
    uint8_t needs;                  /* a number of the weapon that must not be 0, + 1 */
    uint8_t once;                   /* one an attack: its bit in ATTACK_USED; 0: as many as one likes */
    int8_t  bonus[CLASSES];         /* added to the combat bonus, by the target's class */
    int8_t  defence, markers;       /* added to the target's defence; Suppressed markers put on the target */
};
extern const struct use hn_uses[USES];
const struct use *hn_use_of(const struct grog_match *m, const struct holding *o);
bool hn_has_token(const struct grog_match *m, const struct heroes *h, const struct holding *o, const struct unit *u);
/* The first option with a token of this use for the unit, or -1. */
int  hn_holding_for(const struct grog_match *m, const struct heroes *h, const struct unit *u, enum token_use use);
void hn_spend(struct grog_run *r, uint16_t holding);
struct attack { uint16_t firer, weapon, target; bool is_blast, is_pool, no_bonus; };
bool hn_attack(const struct grog_frame *f, struct attack *out);         /* false: the frame is no attack */
can_fn hn_could_spend, hn_could_at_shot, hn_could_at_roll;
lister hn_offer_tokens, hn_list_at_shot, hn_list_rerolls, hn_list_targets, hn_list_parts, hn_list_barrage,
       hn_list_substitutes, hn_list_locations;
grog_proc_fn hn_spends, hn_roll, hn_reroll, hn_divide, hn_barrage, hn_fires_by_card;

/* blasts */
grog_proc_fn hn_blast, hn_fire_on, hn_batter, hn_demolish, hn_ruin, hn_lay, hn_charges, hn_bombs, hn_bomb,
             hn_supply_options,
             hn_order_option, hn_smoke, hn_nest, hn_dig_in, hn_fuel;
lister hn_list_resettle, hn_list_lay, hn_list_smoke, hn_list_nest;
/* equipment.c: an option that has a token for this use and serves the unit, from this holding on: its slot, or -1;
 * of equal ones the first.  And the one of this card. */
int  hn_equipment(const struct grog_match *m, const struct heroes *h, unsigned slot, enum token_use use, unsigned from);
int  hn_equipment_of(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t card);
/* marks.c: what lies on the board beside counters. */
struct mark { enum mark_type type; uint16_t at, card; uint8_t owner, level, overlay; };
bool hn_put_mark(struct grog_run *r, struct mark mark);                 /* false: there is no room for it */
void hn_take_mark(struct grog_run *r, unsigned mark);
const char *hn_check_marks(const struct grog_match *m, const struct heroes *h);
/* blast.c, explosion.c, grenades.c: shots at corners, into rooms and positions, at structures. */
uint16_t hn_fired(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t with);
bool hn_sees_corner(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                    unsigned corner);
bool hn_is_under(const struct grog_match *m, const struct heroes *h, const struct field *f, const struct unit *u,
                 unsigned corner);                      /* of a pattern on this corner, and outside */
bool hn_can_hurt(const struct grog_match *m, const struct unit *u, uint16_t weapon);
void hn_has_fired(struct grog_run *r, uint16_t unit, enum gun which);
void hn_offer_blasts(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                     bool moving, struct grog_list *l);
bool hn_prepare_blast(struct grog_run *r, struct grog_frame *f);        /* of a shot with SHOT_BLAST or SHOT_INSIDE */
static inline bool is_blast(unsigned shot) { return shot == SHOT_BLAST || shot == SHOT_INSIDE; }
bool hn_reaches_corner(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                       unsigned corner, int most);
void hn_offer_throws(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *field,
                     uint16_t option, grog_rule forbidden, struct grog_list *l);
bool hn_same_shelter(const struct field *f, unsigned a, unsigned b);    /* one room, or one position */
/* structures.c */
unsigned hn_structure_at(const struct field *f, const struct heroes *h, unsigned place);    /* overlay + 1, or 0 */
unsigned hn_shelled(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot);
void hn_offer_batters(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                      uint16_t weapon, grog_rule forbidden, struct grog_list *l);
void hn_hurt_wreck(struct grog_run *r, uint16_t wreck, int points);
void hn_drive_over(struct grog_run *r, uint16_t vehicle, unsigned head, unsigned facing);
void hn_forget_wrecks(struct grog_run *r);
/* positions.c, goliath.c, smoke.c, fuel.c */
bool hn_can_cut(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                unsigned place);
bool hn_waits_for_nest(const struct grog_match *m, const struct ground_plan *p, unsigned roster);
void hn_offer_positions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
bool hn_roams(const struct grog_match *m, const struct unit *u);
bool hn_is_upon(const struct grog_match *m, const struct heroes *h, unsigned slot);
void hn_offer_detonation(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         struct grog_list *l);
grog_rule hn_may_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned holding);
bool hn_can_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat);
void hn_offer_option_orders(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void hn_offer_special_options(const struct grog_match *m, const struct heroes *h, unsigned seat, struct grog_list *l);
void hn_fade_smoke(struct grog_run *r);
void hn_offer_fuel(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                   const struct field *field, struct grog_list *l);
/* moving */
const char *hn_check_moves(const struct grog_match *m, const struct grog_game *g);
/* close */
/* round */
grog_proc_fn hn_play_order, hn_share, hn_exchange, hn_directive, hn_keep, hn_arrive, hn_calm;
lister hn_list_play_next, hn_list_lend, hn_list_share, hn_list_cut, hn_list_exchange, hn_list_return,
       hn_list_directive, hn_list_keep, hn_list_arrive, hn_list_again, hn_list_excess;
unsigned hn_players(const struct grog_match *m, unsigned side);         /* how many a side has */
/* The nth seat of a side in its order of play; of all seats, the sides in turn (HN-MUL-20, HN-MUL-21, HN-MUL-25). */
unsigned hn_member(const struct grog_match *m, const struct heroes *h, unsigned side, unsigned nth);
uint8_t hn_player_at(const struct grog_match *m, const struct grog_game *g, int nth);
/* Is what lies on this tile, or as an option on it, at the seat's disposal: its own, or its side's High Command? */
bool hn_disposes(const struct grog_match *m, const struct heroes *h, const struct holding *o, unsigned seat);
bool hn_is_command(const struct grog_match *m, const struct heroes *h, const struct holding *o);
/* May the seat use this unit for an ability of its own: its own unit, or one that an ally lends (HN-MUL-34, HN-MUL-35)? */
bool hn_lends(const struct grog_match *m, const struct heroes *h, const struct unit *u, unsigned seat);
bool hn_helps_teammate(const struct grog_match *m, const struct grog_game *g, unsigned seat, int32_t ability);
unsigned hn_command_stars(const struct grog_match *m, const struct heroes *h, unsigned side);
void hn_take_token(struct grog_run *r, unsigned seat, unsigned number);
int  hn_allowed(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned seat, int most);
int  hn_hand_size(const struct grog_match *m, const struct grog_game *g, unsigned seat);
/* An option with tokens left for this use that the seat disposes of, and that serves the unit (GROG_SLOTS_MAX: any). */
int  hn_tokens_for(const struct grog_match *m, const struct heroes *h, unsigned seat, enum token_use use,
                   unsigned unit);
void hn_use_up(struct grog_run *r, unsigned seat, unsigned holding);
/* Hardboiled: is there by public knowledge something to calm, and what may be calmed? */
bool hn_could_calm(const struct grog_match *m, const struct heroes *h, unsigned seat);
void hn_offer_calming(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
bool hn_has_directives(const struct grog_match *m, const struct grog_game *g, unsigned seat);
bool hn_is_directed(const struct grog_match *m, const struct heroes *h, const struct unit *u, uint16_t directive);
void hn_end_directives(struct grog_run *r);
bool hn_alliances_fit(const struct grog_match *m, const struct ground_plan *p, struct grog_error *why);
bool hn_add_late(const struct grog_match *m, struct ground_plan *p, struct grog_error *why);
void hn_score(struct grog_run *r, unsigned side, int points);
/* armies */
typedef void effect_fn(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom);
typedef bool would_fn(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                      uint16_t whom);
effect_fn hn_effect_lose_order, hn_effect_restore, hn_effect_turn_over, hn_effect_discard,
          hn_effect_recover;
would_fn  hn_would_turn_over, hn_would_discard, hn_would_recover;
grog_proc_fn hn_act_now, hn_move_now, hn_strike;
/* Cards that the seat may play where it is its turn to choose, for the unit that is acting (slot + 1) or none. */
void hn_offer_ready(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit,
                    struct grog_list *l);

const char *hn_check(const struct grog_match *m, const struct grog_game *g);
void hn_view(const struct grog_match *m, struct grog_game *g, unsigned seat);
void hn_fill(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_dice *dice);

/* ---- the table's rows -------------------------------------------------------------------------------- */

extern const struct grog_card_kind   hn_card_kinds[CARD_KINDS];
extern const struct grog_setup_row   hn_setup_rows[SETUPS];
extern const struct grog_kind        hn_kinds[KINDS];
extern const struct grog_zone        hn_zones[ZONES];
extern const struct grog_array       hn_arrays[ARRAYS];
extern const struct grog_verb        hn_verbs[VERBS];
extern const struct grog_question    hn_questions[QUESTIONS];
extern const struct grog_proc        hn_procs[PROCS];
extern const struct grog_value_row   hn_values[VALUES];
extern const struct grog_point       hn_points[POINTS];
extern const struct grog_measure_row hn_measures[MEASURES];
extern const struct grog_cost_row    hn_costs[COSTS];
extern const struct grog_target_row  hn_targets[TARGETS];
extern const struct grog_effect_row  hn_effects[EFFECTS];

#endif
