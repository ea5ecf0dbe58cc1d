/* SPDX-License-Identifier: MIT */
/* rules.h -- what the headings of the rulebook call of each other. */
#ifndef HEROES_RULES_H
#define HEROES_RULES_H

#include "notes.h"
#include "rows.h"

/* ---- common.c: counters, sides, what a unit is ---------------------------------------------------- */

static inline const int16_t *numbers_of(const struct grog_match *m, uint16_t card)
{
    return grog_card(m, card)->number;
}
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
    for (unsigned i = 0; i < (most) && ((h)->member[i].thing.live || !grog_unused(&(h)->member[i].thing)); i++) \
        if ((h)->member[i].thing.live)
#define EACH_UNIT(h, i)    EACH_LIVE(h, unit, UNITS, i)
#define EACH_TOKEN(h, i)   EACH_LIVE(h, token, TOKENS, i)
#define EACH_HOLDING(h, i) EACH_LIVE(h, holding, HOLDINGS, i)

/* The next slot of a set, from this one on; SLOTS_END: none. */
enum { SLOTS_END = 128 };
static inline unsigned next_slot(const struct slots *set, unsigned from)
{
    static_assert((int)UNITS <= SLOTS_END && (int)HOLDINGS <= SLOTS_END, "a bit each");
    uint64_t left = from < SLOTS_END ? set->in[from / 64] >> from % 64 : 0;
    if (left)
        return from + (unsigned)__builtin_ctzll(left);
    return from < 64 && set->in[1] ? 64 + (unsigned)__builtin_ctzll(set->in[1]) : SLOTS_END;
}
static inline struct slots either(struct slots a, struct slots b)
{
    return (struct slots){ { a.in[0] | b.in[0], a.in[1] | b.in[1] } };
}
#define EACH_SLOT(set, i) for (unsigned i = next_slot(set, 0); i < SLOTS_END; i = next_slot(set, i + 1))
/* Holdings whose tokens are for this use. */
#define EACH_HOLDING_FOR(m, h, what, i) \
    EACH_SLOT(&plan_of(m)->use[what], i) if ((h)->holding[i].thing.live)

/* Wrecks that lie there; a slot that is free has no flags. */
#define EACH_WRECK(h, i) for (unsigned i = 0; i < UNITS && !grog_unused(&(h)->unit[i].thing); i++) \
    if (((h)->unit[i].flags & UNIT_WRECKED) && (h)->unit[i].place)

/* Of what games have few of, eight are passed at a time where there are none. */
static inline bool hn_are_none(const uint8_t *of)
{
    uint64_t eight;
    memcpy(&eight, of, sizeof eight);
    return !eight;
}

static inline bool is_out_there(const struct unit *u) { return (u->place || u->aboard) && !(u->flags & UNIT_WRECKED); }
/* HN-ABL-11, HN-ABL-14  In the movement that is under way, by its owner or because it was spotted. */
static inline bool has_turned(const struct unit *u) { return u->moves & (MOVE_TURNED | MOVE_SPOTTED); }
static inline bool is_on_foot_or_wheels(const struct unit *u) { return u->place && !(u->flags & UNIT_WRECKED); }

static inline unsigned hn_side_of(const struct grog_match *m, unsigned seat)     /* 0 or 1 */
{
    return plan_of(m)->sides[1] >> seat & 1;
}
static inline bool hn_is_enemy(const struct grog_match *m, unsigned a, unsigned b)
{
    return plan_of(m)->enemies[a & GROG_NOBODY] >> (b & 7) & 1;      /* nobody's bit is never set */
}
/* The seats that are its enemies, as bits; and is this one of them? */
static inline unsigned hn_enemies_of(const struct grog_match *m, unsigned seat)
{
    return plan_of(m)->enemies[seat & GROG_NOBODY];
}
static inline bool is_among(unsigned seats, unsigned seat) { return seat < GROG_SEATS_MAX && (seats >> seat & 1); }
/* The side of its counter that is up, as whoever looks at this game sees it (HN-CTR-02, HN-ABL-124); and of a card. */
static inline const int16_t *hn_face_of(const struct grog_match *m, const struct unit *u, uint16_t card)
{
    uint16_t reverse = u->flags & UNIT_TURNED ? hn_note(m, card)->reverse : 0;
    return numbers_of(m, reverse ? reverse : card);
}
static inline const int16_t *hn_face(const struct grog_match *m, const struct unit *u)
{
    return hn_face_of(m, u, grog_face(m, &u->thing));
}
static inline const struct hn_note *hn_note_of(const struct grog_match *m, const struct unit *u)
{
    return hn_note(m, grog_face(m, &u->thing));
}
static inline enum unit_class hn_class(const struct grog_match *m, const struct unit *u)
{
    return (enum unit_class)hn_note_of(m, u)->class;
}
static inline enum category hn_category(const struct grog_match *m, const struct unit *u)
{
    return (enum category)hn_note_of(m, u)->category;
}
static inline unsigned hn_length(const struct grog_match *m, const struct unit *u) { return hn_note_of(m, u)->length; }
/* The tail of a two-space vehicle with this head and facing, or 0: the neighbour right behind the head (HN-VMV-01). */
static inline unsigned hn_tail(const struct grog_match *m, const struct unit *u, unsigned head, unsigned facing)
{
    return hn_length(m, u) < 2 ? 0 : neighbour(&plan_of(m)->board, head, turned_by(facing, 4));
}
/* The squares that it stands on, its head and tail alone (HN-VMV-06): how many; of a passenger those of its vehicle. */
static inline unsigned hn_squares(const struct grog_match *m, const struct heroes *h, const struct unit *u,
                                  uint16_t out[2])
{
    const struct unit *on = u->aboard ? &h->unit[u->aboard - 1] : u;
    if (!on->place)
        return 0;
    out[0] = on->place;
    out[1] = (uint16_t)hn_tail(m, on, on->place, on->facing);
    return out[1] ? 2 : 1;
}
const struct token *hn_token_on(const struct heroes *h, unsigned unit);
bool hn_has_acted(const struct unit *u);                                /* activated, or its order was carried out */
void hn_field(const struct grog_match *m, const struct heroes *h, struct field *out);
bool hn_is_laid_on(const struct heroes *h, unsigned place);     /* a passage or a position is there */
const struct ground *hn_ground(const struct grog_match *m, const struct heroes *h, unsigned place);
/* Are two units out of each other's sight for good?  It saves a field where nobody sees anybody.  That nothing is laid
 * on what hides them is found out when it is first asked. */
struct hiding { const struct grog_match *m; const struct heroes *h; bool known, holds; };
bool hn_still_hides(const struct grog_match *m, const struct heroes *h);
static inline bool hn_is_behind(struct hiding *by, const struct unit *u, const struct unit *t)
{
    const struct board *b = &plan_of(by->m)->board;
    if (!b->hides || !u->place || !t->place || hn_length(by->m, u) > 1 || hn_length(by->m, t) > 1
        || !is_out_of_sight(b, u->place, t->place))
        return false;
    if (!by->known)
        by->holds = hn_still_hides(by->m, by->h);
    by->known = true;
    return by->holds;
}
int  hn_value(const struct grog_match *m, const struct grog_game *g, unsigned value, uint16_t actor, uint16_t with,
              uint16_t target);
int  hn_movement(const struct grog_match *m, const struct grog_game *g, unsigned slot);
uint16_t hn_weapon(const struct grog_match *m, const struct unit *u, unsigned which);   /* 0: red, 1: yellow; 0: none */

void hn_suppress(struct grog_run *r, uint16_t unit, int markers);
/* The unit of this name if it is still in play, else NULL. */
const struct unit *hn_unit_at(const struct grog_match *m, const struct grog_game *g, uint16_t ref);
void hn_token_back(struct grog_run *r, unsigned token);                 /* to those that are not in use */
void hn_lose_token(struct grog_run *r, unsigned unit);                  /* HN-ORD-05: unseen */
void hn_mark_activated(struct grog_run *r, uint16_t unit);              /* HN-ACT-07 */
/* The card of its side that is up; 0: it is concealed. */
uint16_t hn_side_up(const struct grog_match *m, const struct unit *u);
void hn_turn_over(struct grog_run *r, uint16_t unit);
void hn_reveal(struct grog_run *r, uint16_t unit);                      /* a concealed unit is seen */
void hn_eliminate(struct grog_run *r, uint16_t unit);                   /* off the board, and counted (HN-REC-10) */
void hn_wreck(struct grog_run *r, uint16_t unit);

/* ---- deal.c, deploy.c, orders.c, activation.c, supply.c, victory.c ----------------------------------- */

void hn_sort_holdings(const struct grog_match *m, struct ground_plan *p);
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
static inline bool hn_shares_on(const struct field *f, const struct heroes *h, unsigned slot)
{
    return f->crowded && hn_shares(h, slot);
}
/* May it step from here to the square beside it, in a movement of its own or of another's making? */
grog_rule hn_may_step(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      unsigned from, unsigned to);
/* May it stop there? */
grog_rule hn_may_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned place);
grog_rule hn_is_closed(const struct grog_match *m, const struct unit *u, const struct field *f, unsigned place);
int  hn_left_in(const struct field *f, unsigned place, int left);
int  hn_left_on(const struct ground *g, int left);
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
enum { WAY_MOST = 24 };
unsigned hn_way_to_assault(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target,
                           uint16_t out[WAY_MOST]);
bool hn_still_comes(const struct approach *a, unsigned to, int left);   /* if it goes there with so many steps left */
void hn_offer_closing(const struct approach *a, struct grog_list *l);

/* Transport (transport.c). */
struct boarding { unsigned vehicle; grog_rule forbidden; };
unsigned hn_vehicles_beside(const struct outlook *o, unsigned directions, struct boarding out[DIRECTIONS]);
void hn_offer_boarding(const struct grog_frame *f, const struct outlook *o, struct grog_list *l);
void hn_offer_leaving(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                      const struct field *field, const struct approach *to_target, struct grog_list *l);
/* Concealment (conceal.c). */
bool hn_is_ruse(const struct grog_match *m, const struct unit *u);      /* whoever may know asks */
void hn_offer_cloaks(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     struct grog_list *l);
void hn_return_cloak(struct grog_run *r, unsigned owner);               /* HN-OOP-09 */
bool hn_faces_edge(const struct grog_match *m, const struct unit *u);   /* HN-FIR-12 */
/* What is added to the dice of an assault, and how many of them the defender throws; the attacker throws two. */
struct assault_sums { int attack, defence, dice; };
/* Of which parts that is, of the attacker and of the defender. */
struct assault_parts { int weapon, symbol, markers, cover, cards; };
void hn_assault_parts(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned target,
                      unsigned from, struct assault_parts out[2]);
struct assault_sums hn_assault_sums(const struct grog_match *m, const struct grog_game *g, unsigned slot,
                                    unsigned target, unsigned from);
struct assault_sums hn_assault_now(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f);
uint8_t hn_defending_dice(const struct grog_match *m, const struct unit *t);
/* Of 36 throws of either side, how often the attacker is above and below. */
struct assault_chances { int above, below, all; };
struct assault_chances hn_assault_chances(const struct assault_sums *s);
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
bool hn_could_be_ready(const struct grog_match *m, const struct grog_game *g, unsigned seat);
/* Are there at least so many options (1 or 2) in the list for the seat? */
bool hn_has_options(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list, unsigned least);
static inline bool hn_has_option(const struct grog_match *m, const struct grog_game *g, unsigned seat, lister *list)
{
    return hn_has_options(m, g, seat, list, 1);
}

/* The best line from a unit to another, over the squares of either (HN-LOS-07, HN-LOS-08). */
struct aim { struct line line; uint16_t from, at; int range, far, defence; };   /* far: the penalty for it */
grog_rule hn_aim(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 uint16_t weapon, unsigned target, struct aim *out);
/* A unit that looks for targets, from where it stands, with one weapon after the other: what is the same for all. */
struct gunner {
    const struct grog_match *m;
    const struct grog_game  *g;
    const struct field *f;
    const struct unit  *unit;
    unsigned slot, squares, skips;  /* skips: the unit that stops none of its lines (slot + 1) */
    int      reach;
    uint16_t from[2], weapon;
    uint8_t  arc, shots;            /* shots: the ways that the weapon can be fired in, as bits */
    bool     vehicle;
    uint8_t  asked[UNITS], free[UNITS];     /* lines to each: a bit for each pair of squares */
};
void hn_take_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                   struct gunner *out);
void hn_take_weapon(struct gunner *s, uint16_t weapon);
grog_rule hn_sees(struct gunner *s, unsigned target);
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
/* HN-CTR-08, HN-CTR-11, HN-CTR-15, HN-CTR-16  The combat bonus by the colour of the target's defence; NO_BONUS: X. */
static inline int hn_bonus(const struct grog_match *m, uint16_t weapon, enum unit_class against)
{
    static_assert(WEAPON_INFANTRY == (int)INFANTRY && WEAPON_LIGHT == (int)LIGHT && WEAPON_HEAVY == (int)HEAVY, "");
    return numbers_of(m, weapon)[WEAPON_INFANTRY + (int)against];
}
/* HN-FIR-02, HN-ABL-06, HN-ABL-107, HN-TRN-13, HN-MUL-23  Whom it cannot fire at, however well it sees. */
static inline grog_rule hn_may_target(const struct grog_match *m, const struct unit *u, uint16_t weapon, enum shot shot,
                                      const struct unit *t)
{
    if (!hn_is_enemy(m, u->thing.owner, t->thing.owner) || !is_out_there(t))
        return R_MUL_23;
    if (t->aboard)
        return R_TRN_13;
    if (t->thing.hidden)
        return R_ABL_06;
    if (shot == SHOT_SNIPER)
        return hn_class(m, t) != INFANTRY ? R_ABL_107 : 0;
    return hn_bonus(m, weapon, hn_class(m, t)) == NO_BONUS ? R_FIR_02 : 0;
}
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
/* shot.c: a shot before its dice fall, and of what it is made; whoever shows it adds nothing up. */
struct shooting { unsigned slot, target; uint16_t weapon; enum shot shot; bool moving; };
struct shot_bonus { int weapon, less, cards; };         /* less: for firing on the move */
struct shot_sums {
    struct shot_bonus bonus;        /* of a sniper none */
    struct aim aim;                 /* its line takes aim.line.penalty from the result */
    int result, far;                /* what cards add to the result, and the range takes */
    int more, dice;                 /* what cards add to aim.defence; the higher die counts */
};
static inline int hn_sum_of(const struct shot_bonus *b) { return b->weapon - b->less + b->cards; }
struct shot_bonus hn_shot_bonus(const struct grog_match *m, const struct grog_game *g, const struct shooting *s);
bool hn_shot_sums(const struct grog_match *m, const struct grog_game *g, const struct field *f,
                  const struct shooting *s, struct shot_sums *out);
/* HN-SEQ-12, HN-ABL-115  What doubling adds to the bonus; a share was doubled before it was divided. */
static inline int hn_doubling(enum shot shot, int bonus, int share)
{
    return shot == SHOT_SUPPRESSIVE ? bonus - share : 0;
}
static inline int hn_markers_take(const struct unit *u) { return 2 * u->suppressed; }     /* HN-SPR-01 */
/* The least result that does what the shot is for: HN-ABL-108 or the defence. */
static inline int hn_result_needed(enum shot shot, int defence) { return shot == SHOT_SNIPER ? 4 : defence; }
/* Of 36 throws of one die or two, the higher counting, how many show so much or more. */
static inline int hn_throws(int least, bool two)
{
    int fails = least <= 1 ? 0 : least > DIE ? DIE : least - 1;
    return two ? 36 - fails * fails : 36 - 6 * fails;
}
int  hn_attack_bonus(struct grog_run *r, const struct grog_frame *f);   /* and tell what counts */
void hn_announce(struct grog_run *r, const struct grog_frame *f);
grog_rule hn_go_together(const struct grog_match *m, const struct heroes *h, unsigned a, unsigned b);
int  hn_distance(const struct grog_match *m, const struct heroes *h, unsigned a, unsigned b);   /* slots */
enum outcome { OUTCOME_NOTHING, OUTCOME_SUPPRESSED, OUTCOME_HIT, OUTCOME_ELIMINATED };  /* r->result of a shot */
unsigned hn_units_that_could_fire(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                                  unsigned most, uint16_t out[GROG_TARGETS]);
/* rolls.c: behind CALL of PROC_ROLL, the dice from the highest on. */
static inline int hn_die(const struct grog_run *r, unsigned i) { return r->result >> 4 * i & 15; }
/* tokens.c */
struct use {
    grog_rule rule, no_blast, once_rule;    /* the refusals: not by this unit, not with a blast, not twice */
    uint8_t when, users;            /* enum spent; classes of unit that may, as bits (0: all) */
    uint8_t needs;                  /* a number of the weapon that must not be 0, + 1 */
    uint8_t once;                   /* one an attack: its bit in ATTACK_USED; 0: as many as one likes */
    int8_t  bonus[CLASSES];         /* added to the combat bonus, by the target's class */
    int8_t  defence, markers;       /* added to the target's defence; Suppressed markers put on the target */
};
extern const struct use hn_uses[USES];
static inline const struct use *hn_use_of(const struct grog_match *m, const struct holding *o)
{
    return &hn_uses[hn_note(m, o->thing.card)->use];
}
bool hn_has_token(const struct grog_match *m, const struct heroes *h, const struct holding *o, const struct unit *u);
/* The first option with a token of this use for the unit, or -1. */
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
unsigned hn_shelled(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot);
void hn_offer_batters(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                      uint16_t weapon, grog_rule forbidden, struct grog_list *l);
void hn_hurt_wreck(struct grog_run *r, uint16_t wreck, int points);
void hn_drive_over(struct grog_run *r, uint16_t vehicle, unsigned head, unsigned facing);
/* positions.c, goliath.c, smoke.c, fuel.c */
bool hn_can_cut(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                unsigned place);
bool hn_waits_for_nest(const struct grog_match *m, const struct ground_plan *p, unsigned roster);
void hn_offer_positions(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
bool hn_roams(const struct grog_match *m, const struct unit *u);
bool hn_may_explode(const struct grog_match *m, const struct heroes *h, unsigned slot);
bool hn_is_upon(const struct grog_match *m, const struct heroes *h, unsigned slot);
void hn_offer_detonation(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         struct grog_list *l);
grog_rule hn_may_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned holding);
/* HN-ABL-98  The units of a seat that must still get an order; how many. */
unsigned hn_owed_orders(const struct grog_match *m, const struct heroes *h, unsigned seat, uint8_t out[UNITS]);
bool hn_can_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat);
void hn_offer_option_orders(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void hn_offer_special_options(const struct grog_match *m, const struct heroes *h, unsigned seat, struct grog_list *l);
void hn_fade_smoke(struct grog_run *r);
void hn_offer_fuel(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                   const struct field *field, struct grog_list *l);
/* The ability that a card would be played for at the question that is asked, for this unit + 1 (0: none); -1: none. */
int32_t hn_row_now(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit, uint16_t card);
/* moving */
bool hn_is_put_down(const struct heroes *h, unsigned slot);      /* it is on its square, and faces nowhere yet */
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
/* HN-MUL-34, HN-MUL-35  May the seat use this unit for an ability of its own: its own, or one that an ally lends? */
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
typedef void effect_fn(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount,
                       uint16_t whom);
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
const char *hn_check_frames(const struct grog_match *m, const struct heroes *h);
bool hn_lies(const struct grog_match *m, unsigned zone, uint16_t card);
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
