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
       /* moving */
       /* close */
       /* round */
       /* armies */
       KINDS };
/* How a shot is made. */
enum shot { SHOT_PLAIN, SHOT_SUPPRESSIVE, SHOT_SNIPER, SHOT_OPPORTUNITY, SHOTS };
enum side_up { UP_FRONT, UP_REVERSE, UP_CONCEALED, SIDES_UP };

/* ---- procedures ---------------------------------------------------------------------------- */

enum {
    PROC_GAME = 1, PROC_DEPLOY, PROC_ROUND, PROC_ORDERS, PROC_ORDER, PROC_ACTIVATION, PROC_ACTIVATE, PROC_SUPPLY,
    PROC_SUPPLY_MOVES, PROC_MOVE, PROC_STEP, PROC_TURN_OVER, PROC_FIRE, PROC_SHOT, PROC_ASSAULT, PROC_RETREAT,
    PROC_HIT, PROC_DAMAGE, PROC_PUSH, PROC_DISPLACE, PROC_REDEPLOY, PROC_OPPORTUNITY, PROC_REFILL, PROC_PLAY, PROC_BOARD,
    /* shots */
    /* blasts */
    /* moving */
    /* close */
    PROC_CLOAK,
    /* round */
    /* armies */
    PROC_CONTEXT,                   /* never run: the context in which a value of a unit is read */
    PROCS
};

enum {
    VERB_DEPLOY = 1, VERB_FACE, VERB_ABOARD, VERB_ORDER, VERB_REVEAL, VERB_SPECIAL, VERB_AUTONOMOUS, VERB_MOVE,
    VERB_ASSAULT, VERB_FIRE, VERB_STAY, VERB_STEP, VERB_DRIVE, VERB_BOARD, VERB_LEAVE, VERB_TURN_OVER, VERB_STOP,
    VERB_DONE, VERB_RETREAT_TO, VERB_RETREAT_INTO, VERB_SUPPLY_MOVE, VERB_OPPORTUNITY, VERB_DISCARD, VERB_DISPLACE,
    VERB_REDEPLOY, VERB_PLAY, VERB_USE_IT, VERB_RAISE, VERB_DECLINE, VERB_CHOOSE_UNIT, VERB_FIRST,
    /* shots */
    /* blasts */
    /* moving */
    VERB_CLOSE,
    /* close */
    VERB_CLOAK,
    /* round */
    /* armies */
    VERBS
};

enum {
    ASK_DEPLOY = 1, ASK_FACING, ASK_ORDER, ASK_ACTIVATE, ASK_GAP, ASK_ACTION, ASK_STEP, ASK_FIRE, ASK_OPPORTUNITY,
    ASK_RETREAT, ASK_DISPLACE, ASK_REDEPLOY, ASK_SUPPLY_MOVE, ASK_REFILL, ASK_SHOT, ASK_ASSAULT, ASK_CARD, ASK_USE,
    ASK_RAISE, ASK_TARGET, ASK_PLAY_ORDER,
    /* shots */
    /* blasts */
    /* moving */
    /* close */
    /* round */
    /* armies */
    QUESTIONS
};
/* Kinds of reaction window. */
enum { WINDOW_GAP = 1, WINDOW_OPPORTUNITY, WINDOW_SHOT, WINDOW_ASSAULT, WINDOW_CARD,
       /* shots */
       /* blasts */
       /* moving */
       /* close */
       /* round */
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
    /* armies */
    VALUES
};
enum {
    POINT_ROUND_BEGINS = 1, POINT_ORDERS_DONE, POINT_GAP, POINT_ACTIVATED, POINT_STEPPED, POINT_SHOT, POINT_ROLLED,
    POINT_SHOT_DONE, POINT_ASSAULT, POINT_ASSAULTED, POINT_ELIMINATED, POINT_SUPPLY_BEGINS, POINT_SUPPLY_ENDS,
    POINT_PLAYED,
    /* shots */
    /* blasts */
    /* moving */
    /* close */
    /* round */
    /* armies */
    POINTS
};
enum { MEASURE_NONE, MEASURE_INFANTRY, MEASURE_LIGHT, MEASURE_HEAVY, MEASURE_TARGET_INFANTRY, MEASURE_TARGET_LIGHT,
       MEASURE_TARGET_HEAVY, MEASURE_INSIDE, MEASURE_SUPPRESSED, MEASURE_MINE, MEASURE_RANGE,
       /* shots */
       /* blasts */
       /* moving */
       /* close */
       MEASURE_TARGET_MINE, MEASURE_OF_TILE,
       /* round */
       /* armies */
       MEASURES };
enum { COST_NONE, COSTS };
enum { TARGET_NONE, TARGET_ACTOR, TARGET_AIMED_AT, TARGET_OWN_UNIT, TARGET_ENEMY_UNIT, TARGET_SEAT,
       /* shots */
       /* blasts */
       /* moving */
       /* close */
       /* round */
       /* armies */
       TARGETS };
enum { EFFECT_NONE, EFFECT_SUPPRESS, EFFECT_RALLY, EFFECT_DRAW,
       /* shots */
       /* blasts */
       /* moving */
       /* close */
       /* round */
       /* armies */
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
    /* blasts */
    /* moving */
    /* close */
    TOLD_CLOAKED, TOLD_CLOAK_BACK,
    /* round */
    /* armies */
    TOLD_EVENTS
};

#define TELL(event, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ } })
#define TELL_AMOUNT(event, n, ...) \
    grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ }, .amount = (int16_t)(n) })

/* ---- where procedures rest ---------------------------------------------------------------------- */

enum { GAME_INITIATIVE = 1, GAME_DEPLOY, GAME_ROUND };
enum { DEPLOY_PLACE = 1, DEPLOY_FACING };
enum { ROUND_BEGINS = 1, ROUND_ORDERS, ROUND_ACTIVATION, ROUND_SUPPLY };
enum { ORDERS_PLACE = 1, ORDERS_DONE };
enum { ACTIVATION_GAP = 1, ACTIVATION_CHOICE, ACTIVATION_ACTS, ACTIVATION_MORE, ACTIVATION_LAST };
enum { ACTIVATE_BEGINS = 1, ACTIVATE_CHOICE, ACTIVATE_ACTS };
enum { SUPPLY_BEGINS = 1, SUPPLY_MOVES, SUPPLY_ENDS, SUPPLY_REFILL };
enum { SUPPLY_WHICH = 1, SUPPLY_GOES };
/* Why it moves: what f->mode says of a move. */
enum moves { MOVES_IN_ACTIVATION, MOVES_TO_ASSAULT, MOVES_IN_SUPPLY, MOVES_COUNT };
/* locals of a move: steps left, the square it began in, whether it has taken a step */
enum { MOVE_LEFT, MOVE_FROM, MOVE_GONE };
enum { MOVE_STEPS = 1, MOVE_GOES, MOVE_ASSAULTS, MOVE_PUSHES, MOVE_FACES };
enum { STEP_STEPPED = 1 };
enum { FIRE_SHOT = 1, FIRE_MORE, FIRE_NEXT };
enum { SHOT_DECLARED = 1, SHOT_ROLL, SHOT_ROLLED, SHOT_HITS, SHOT_OVER };
enum { ASSAULT_DECLARED = 1, ASSAULT_ATTACKER, ASSAULT_DEFENDER, ASSAULT_ROLLED, ASSAULT_HITS, ASSAULT_RETREATS,
       ASSAULT_OVER };
/* locals of an assault */
enum { ASSAULT_FROM, ASSAULT_AT, ASSAULT_MINE, ASSAULT_THEIRS, ASSAULT_WON, ASSAULT_FEAR, ASSAULT_INFANTRY };
enum { RETREAT_WHERE = 1 };
enum { HIT_DAMAGES = 1, HIT_REDEPLOYS };
enum { DAMAGE_ROLL = 1, DAMAGE_REDEPLOYS };
enum { PUSH_ONE = 1 };
enum { DISPLACE_WHERE = 1 };
enum { REDEPLOY_WHERE = 1 };
enum { OPPORTUNITY_FIRES = 1 };
enum { REFILL_CHOICE = 1 };
enum { PLAY_ANSWERED = 1, PLAY_DOES };
enum { PLAY_ROW };                                      /* locals: the ability that a card is played for */

/* shots */
/* blasts */
/* moving */
/* close */
/* round */
/* armies */

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
lister hn_list_deploy, hn_list_facing, hn_list_order, hn_list_activate, hn_list_gap, hn_list_action, hn_list_step,
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
int  hn_on_the_move(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot);
bool hn_could_interrupt_now(const struct grog_match *m, const struct grog_game *g, unsigned seat);
void hn_fill_hand(struct grog_run *r, unsigned seat);
void hn_check_defeat(struct grog_run *r);
/* The innermost frame of a procedure, or NULL. */
const struct grog_frame *hn_frame_of(const struct grog_game *g, uint8_t proc);
bool hn_could_play(const struct grog_match *m, const struct grog_game *g, unsigned seat);
bool hn_has_option(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list);

/* The best line from a unit to another, over the squares of either (HN-LOS-07, HN-LOS-08). */
struct aim { struct line line; uint16_t from, at; int range, defence; };
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
/* blasts */
/* moving */
const char *hn_check_moves(const struct grog_match *m, const struct grog_game *g);
/* close */
/* round */
/* armies */

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
