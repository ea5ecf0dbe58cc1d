/* SPDX-License-Identifier: MIT */
/* showing.c -- what people look for on the table and the state does not say outright: a counter's numbers in force
 * where it stands, its order if the seat may know it, the score.
 *
 * All of it is read off the seat's view, where what it may not know is blank. */
#include "showing.h"
#include "aim.h"
#include "alliances.h"
#include "deploy.h"
#include "move.h"
#include "orders.h"
#include "play.h"

#define READS(called) \
    static bool called(const struct grog_match *m, const struct grog_game *view, unsigned seat, unsigned slot, \
                       int32_t *out)

static const struct unit *unit_in(const struct grog_game *view, unsigned slot)
{
    return &const_heroes(view)->unit[slot];
}

static bool is_there(const struct grog_game *view, unsigned slot) { return is_out_there(unit_in(view, slot)); }

static bool says(int32_t *out, int n)
{
    *out = n;
    return true;
}

/* ---- what a counter is ------------------------------------------------------------------------------------ */

READS(read_class)
{
    (void)seat;
    return says(out, 1 + (int)hn_class(m, unit_in(view, slot)));
}

READS(read_category)
{
    (void)seat;
    enum category is = hn_category(m, unit_in(view, slot));
    return is != ORDINARY && !unit_in(view, slot)->thing.hidden && says(out, (int)is);
}

/* Counters have numbers side by side, from 1: they lie seat by seat as they were dealt. */
unsigned hn_number(const struct grog_match *m, const struct grog_game *view, unsigned slot)
{
    const struct ground_plan *p = plan_of(m);
    unsigned owner = unit_in(view, slot)->thing.owner, of[SEATS] = { 0 }, first = 0, before = 0;
    for (unsigned i = 1; i <= p->n_roster; i++)
        of[p->roster[i].seat]++;
    for (unsigned seat = 0; seat < owner; seat++) {
        first += of[seat];
        before += hn_side_of(m, seat) == hn_side_of(m, owner) ? of[seat] : 0;
    }
    return slot >= first && slot < first + of[owner] ? before + slot - first + 1 : slot + 1;
}

/* Of equal counters the one that comes first in the armies is the first, from the setup to the end. */
static unsigned nth_of(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot)
{
    const struct ground_plan *p = plan_of(m);
    unsigned roster = array == ARRAY_UNIT ? unit_in(view, slot)->roster : 0, nth = 0, all = 0;
    for (unsigned i = 1; roster && i <= p->n_roster; i++) {
        all += p->roster[i].card == p->roster[roster].card;
        nth += i <= roster && p->roster[i].card == p->roster[roster].card;
    }
    return all > 1 ? nth : 0;
}

READS(read_number)
{
    (void)seat;
    return says(out, (int)hn_number(m, view, slot));
}

/* A mortar or a gun on wheels is drawn as one. */
READS(read_artillery)
{
    const struct grog_card *c = grog_card(m, unit_in(view, slot)->thing.card);
    (void)seat;
    return c->kind == OF_UNIT && (c->number[UNIT_GUN] || c->number[UNIT_MORTAR])
        && says(out, c->number[UNIT_MORTAR] ? 2 : 1);
}

READS(read_tough)
{
    (void)seat;
    return is_there(view, slot) && hn_face(m, unit_in(view, slot))[FACE_TOUGH] && says(out, 1);
}

READS(read_weakened)
{
    (void)seat;
    return is_there(view, slot) && hn_face(m, unit_in(view, slot))[FACE_DAMAGED] && says(out, 1);
}

/* The name of its other side, if that is up and everybody sees it. */
READS(read_side_up)
{
    const struct unit *u = unit_in(view, slot);
    uint16_t up = is_there(view, slot) ? hn_side_up(m, u) : 0;
    (void)seat;
    return up && up != u->thing.card && says(out, up);
}

READS(read_wreck)
{
    (void)seat, (void)m;
    return (unit_in(view, slot)->flags & UNIT_WRECKED) && says(out, 1);
}

READS(read_concealed)
{
    (void)seat, (void)m;
    return unit_in(view, slot)->thing.hidden && is_there(view, slot) && says(out, 1);
}

/* ---- its numbers in force --------------------------------------------------------------------------------- */

READS(read_move)
{
    (void)seat;
    return is_there(view, slot) && says(out, hn_movement(m, view, slot));
}

static int cover_of(const struct grog_match *m, const struct grog_game *view, unsigned slot)
{
    const struct unit *u = unit_in(view, slot);
    struct field f;
    if (hn_class(m, u) != INFANTRY || !u->place)
        return 0;
    hn_field(m, const_heroes(view), &f);
    return hn_cover(m, view, &f, u, 0);
}

/* HN-TER-06  With the ground that it stands on; of a vehicle the front.  What lies concealed cannot be fired at. */
READS(read_defence)
{
    int own = hn_face(m, unit_in(view, slot))[FACE_DEFENCE];
    (void)seat;
    return own && is_there(view, slot) && says(out, own + cover_of(m, view, slot));
}

READS(read_cover)
{
    bool counts = is_there(view, slot) && hn_face(m, unit_in(view, slot))[FACE_DEFENCE];
    int cover = counts ? cover_of(m, view, slot) : 0;
    (void)seat;
    return cover && says(out, cover);
}

static bool armour(const struct grog_match *m, const struct unit *u, unsigned number, int32_t *out)
{
    return is_out_there(u) && hn_class(m, u) == HEAVY && says(out, hn_face(m, u)[number]);
}

READS(read_side)
{
    (void)seat;
    return armour(m, unit_in(view, slot), FACE_SIDE, out);
}

READS(read_rear)
{
    (void)seat;
    return armour(m, unit_in(view, slot), FACE_REAR, out);
}

/* Its first weapon's bonus against a class; the second's if the first is lost. */
static bool bonus(const struct grog_match *m, const struct unit *u, enum unit_class against, int32_t *out)
{
    uint16_t weapon = hn_gun(m, u, GUN_FIRST);
    if (!weapon)
        weapon = hn_gun(m, u, GUN_SECOND);
    if (!weapon || !is_out_there(u) || hn_bonus(m, weapon, against) == NO_BONUS)
        return false;
    return says(out, hn_bonus(m, weapon, against));
}

READS(read_against_infantry)
{
    (void)seat;
    return bonus(m, unit_in(view, slot), INFANTRY, out);
}

READS(read_against_light)
{
    (void)seat;
    return bonus(m, unit_in(view, slot), LIGHT, out);
}

READS(read_against_heavy)
{
    (void)seat;
    return bonus(m, unit_in(view, slot), HEAVY, out);
}

READS(read_range)
{
    uint16_t weapon = hn_gun(m, unit_in(view, slot), GUN_FIRST);
    (void)seat;
    return is_there(view, slot) && weapon && numbers_of(m, weapon)[WEAPON_RANGE]
        && says(out, numbers_of(m, weapon)[WEAPON_RANGE]);
}

/* ---- where and how it stands ------------------------------------------------------------------------------ */

/* Only of those whose facing matters; from 1, north. */
READS(read_faces)
{
    const struct unit *u = unit_in(view, slot);
    (void)seat;
    return u->place && (hn_class(m, u) != INFANTRY || (!u->thing.hidden && hn_faces_edge(m, u)))
        && says(out, 1 + u->facing);
}

/* The square of the tail of who stands on two. */
READS(read_tail)
{
    const struct unit *u = unit_in(view, slot);
    unsigned tail = u->place ? hn_tail(m, u, u->place, u->facing) : 0;
    (void)seat;
    return tail && says(out, (int)tail);
}

READS(read_passengers)
{
    const struct heroes *h = const_heroes(view);
    int n = 0;
    (void)seat, (void)m;
    EACH_UNIT(h, i)
        n += h->unit[i].aboard == slot + 1;
    return n && says(out, n);
}

static bool is_about(const struct grog_game *view, uint8_t proc, unsigned slot)
{
    const struct grog_frame *f = hn_frame_of(view, proc);
    return f && f->actor && grog_ref_array(f->actor) == ARRAY_UNIT && grog_ref_slot(f->actor) == slot;
}

READS(read_acting)
{
    (void)seat, (void)m;
    return is_there(view, slot) && (is_about(view, PROC_ACTIVATE, slot) || is_about(view, PROC_MOVE, slot))
        && says(out, 1);
}

READS(read_steps)
{
    (void)seat, (void)m;
    return is_there(view, slot) && is_about(view, PROC_MOVE, slot)
        && says(out, hn_frame_of(view, PROC_MOVE)->local[MOVE_LEFT]);
}

READS(read_acted)
{
    (void)seat, (void)m;
    return is_there(view, slot) && hn_has_acted(unit_in(view, slot)) && !is_about(view, PROC_ACTIVATE, slot)
        && says(out, 1);
}

/* ---- its order -------------------------------------------------------------------------------------------- */

/* HN-ORD-03  Whoever may not look at the token has its back in his view. */
static int order_on(const struct grog_match *m, const struct grog_game *view, unsigned slot)
{
    const struct token *t = hn_token_on(const_heroes(view), slot);
    return t && kind_of(m, t->thing.card) == OF_TOKEN ? numbers_of(m, t->thing.card)[TOKEN_NUMBER] : 0;
}

READS(read_order)
{
    int n = order_on(m, view, slot);
    (void)seat;
    return n > 0 && n < SPECIAL_ORDER && says(out, n);
}

READS(read_bluff)
{
    (void)seat;
    return order_on(m, view, slot) == BLUFF && says(out, 1);
}

READS(read_special)
{
    (void)seat;
    return order_on(m, view, slot) == SPECIAL_ORDER && says(out, 1);
}

READS(read_token)
{
    (void)seat;
    return hn_token_on(const_heroes(view), slot) && !order_on(m, view, slot) && says(out, 1);
}

/* ---- markers ---------------------------------------------------------------------------------------------- */

static bool has_damage(const struct grog_game *view, unsigned slot, enum damage bit, int32_t *out)
{
    return is_there(view, slot) && (unit_in(view, slot)->damage & bit) && says(out, 1);
}

READS(read_crew)    { (void)seat, (void)m; return has_damage(view, slot, DAMAGE_CREW, out); }
READS(read_track)   { (void)seat, (void)m; return has_damage(view, slot, DAMAGE_TRACK, out); }
READS(read_hull)    { (void)seat, (void)m; return has_damage(view, slot, DAMAGE_HULL, out); }
READS(read_primary) { (void)seat, (void)m; return has_damage(view, slot, DAMAGE_PRIMARY, out); }

/* ---- the score -------------------------------------------------------------------------------------------- */

/* Who only watches, watches from the first side. */
static unsigned side_of(const struct grog_match *m, unsigned seat) { return hn_side_of(m, seat < m->seats ? seat : 0); }

static int held_by(const struct grog_match *m, const struct grog_game *view, unsigned side)
{
    int n = 0;
    for (unsigned i = 0; i < plan_of(m)->n_objectives; i++)
        n += const_heroes(view)->held[i] == side + 1;
    return n;
}

static int of_scenario(const struct grog_match *m, unsigned number)
{
    uint16_t card = (uint16_t)m->setup[SETUP_SCENARIO];
    return card ? numbers_of(m, card)[number] : 0;
}

READS(read_round)      { (void)seat, (void)slot, (void)m; return says(out, (int)view->turn); }
READS(read_rounds)     { (void)seat, (void)slot, (void)view; return says(out, of_scenario(m, SCENARIO_ROUNDS)); }
READS(read_goal)
{
    int goal = of_scenario(m, SCENARIO_GOAL);
    (void)seat, (void)slot, (void)view;
    return goal && says(out, goal);
}
READS(read_points)     { (void)slot; return says(out, const_heroes(view)->points[side_of(m, seat)]); }
READS(read_theirs)     { (void)slot; return says(out, const_heroes(view)->points[!side_of(m, seat)]); }
READS(read_held)       { (void)slot; return says(out, held_by(m, view, side_of(m, seat))); }
READS(read_lost)       { (void)slot; return says(out, held_by(m, view, !side_of(m, seat))); }
READS(read_objectives) { (void)slot, (void)seat, (void)view; return says(out, plan_of(m)->n_objectives); }
READS(read_initiative)
{
    (void)slot;
    return view->turn && says(out, hn_side_of(m, view->initiative) == side_of(m, seat) ? 1 : 2);
}
/* Between two rounds the next has begun, and its orders come. */
READS(read_phase)
{
    unsigned phase = const_heroes(view)->phase;
    (void)slot, (void)seat, (void)m;
    if (phase == PHASE_SUPPLY && view->turn > 1 && !view->over && !hn_frame_of(view, PROC_SUPPLY))
        phase = PHASE_ORDERS;
    return says(out, 1 + (int)phase);
}

READS(read_last)       { (void)slot, (void)seat, (void)m; return const_heroes(view)->ending && says(out, 1); }

/* ---- the armies ------------------------------------------------------------------------------------------- */

/* HN-VIC-04, HN-SUP-14  Orders that a side would have now, as far as the seat sees; who has none has lost. */
static int orders_of(const struct grog_match *m, const struct grog_game *view, unsigned side)
{
    bool allied = hn_players(m, side) > 1;
    unsigned n = allied ? (unsigned)hn_command_stars(m, view, side) : 0;
    for (unsigned seat = 0; seat < m->seats; seat++)
        n += hn_side_of(m, seat) == side ? hn_stars(m, view, seat) : 0;
    return (int)(n > MOST_ORDERS ? MOST_ORDERS : n);
}

/* Not before all are deployed: officers on the board count. */
READS(read_orders)
{
    (void)slot;
    return const_heroes(view)->phase != PHASE_SETUP && says(out, orders_of(m, view, side_of(m, seat)));
}

READS(read_their_orders)
{
    (void)slot;
    return const_heroes(view)->phase != PHASE_SETUP && says(out, orders_of(m, view, !side_of(m, seat)));
}

static const struct holding *holding_in(const struct grog_game *view, unsigned slot)
{
    return &const_heroes(view)->holding[slot];
}

/* HN-REC-11  What a tile or an option says of being broken: after how many losses, and what that is worth. */
static int of_breaking(const struct grog_match *m, const struct holding *o, unsigned of_tile, unsigned of_option)
{
    unsigned kind = kind_of(m, o->thing.card);
    if (kind != OF_TILE && kind != OF_OPTION)
        return 0;
    return numbers_of(m, o->thing.card)[kind == OF_TILE ? of_tile : of_option];
}

static int losses_of(const struct grog_match *m, const struct holding *o)
{
    return of_breaking(m, o, TILE_BREAKING, OPTION_BREAKING);
}

READS(read_breaking)
{
    int n = losses_of(m, holding_in(view, slot));
    (void)seat;
    return n > 0 && says(out, n);
}

READS(read_worth)
{
    int n = of_breaking(m, holding_in(view, slot), TILE_POINTS, OPTION_POINTS);
    (void)seat;
    return n > 0 && losses_of(m, holding_in(view, slot)) > 0 && says(out, n);
}

READS(read_broken)
{
    (void)seat, (void)m;
    return (holding_in(view, slot)->flags & HOLDING_BROKEN) && says(out, 1);
}

READS(read_near)
{
    const struct holding *o = holding_in(view, slot);
    (void)seat;
    return !(o->flags & HOLDING_BROKEN) && o->lost + 1 == losses_of(m, o) && says(out, 1);
}

/* ---- who leads what ---------------------------------------------------------------------------------------- */

/* A player is called by the nation of his first counter. */
static uint16_t nation_of(const struct grog_match *m, unsigned seat)
{
    const struct ground_plan *p = plan_of(m);
    for (unsigned i = 1; i <= p->n_roster; i++)
        if (p->roster[i].seat == seat)
            return (uint16_t)numbers_of(m, p->roster[i].card)[UNIT_NATION];
    return 0;
}

static unsigned seats_of(const struct grog_match *m, unsigned side) { return plan_of(m)->sides[side & 1]; }

/* ---- the rows --------------------------------------------------------------------------------------------- */

#define OF_UNIT_IS(called, of) { .name = called, .array = ARRAY_UNIT + 1, .about = of
#define OF_HOLDING_IS(called, of) { .name = called, .array = ARRAY_HOLDING + 1, .about = of
#define OF_TABLE_IS(called, of) { .name = called, .about = of
static const struct grog_show shows[] = {
    OF_TABLE_IS("round", "the round that is played, from 1"), .read = read_round },
    OF_TABLE_IS("rounds", "the rounds of the scenario"), .read = read_rounds },
    OF_TABLE_IS("round phase", "setup, orders, activation, supply: 1 to 4"), .read = read_phase },
    OF_TABLE_IS("your points", "victory points of your side"), .read = read_points },
    OF_TABLE_IS("their points", "victory points of the other side"), .read = read_theirs },
    OF_TABLE_IS("goal", "points that win the battle at once"), .read = read_goal },
    OF_TABLE_IS("objectives", "how many there are"), .read = read_objectives },
    OF_TABLE_IS("you hold", "objectives that your side holds"), .read = read_held },
    OF_TABLE_IS("they hold", "objectives that the other side holds"), .read = read_lost },
    OF_TABLE_IS("initiative", "1: your side has it, 2: the other"), .read = read_initiative },
    OF_TABLE_IS("your orders", "that your side has as things stand; none: it has lost when the round ends"),
        .read = read_orders },
    OF_TABLE_IS("their orders", "the same of the other side, as far as it is seen"), .read = read_their_orders },
    OF_TABLE_IS("last round", "the battle ends with this round"), .read = read_last },
    OF_UNIT_IS("class", "1 infantry, 2 a light, 3 a heavy vehicle"), .read = read_class },
    OF_UNIT_IS("number", "of its side's counters, from 1"), .read = read_number },
    OF_UNIT_IS("side up", "the card of its other side, if that is up"), .read = read_side_up },
    OF_UNIT_IS("category", "1 officer, 2 heavy weapon, 3 hero"), .read = read_category },
    OF_UNIT_IS("artillery", "1 a gun, 2 a mortar"), .read = read_artillery },
    OF_UNIT_IS("wreck", "it is a wreck"), .read = read_wreck },
    OF_UNIT_IS("concealed", "it lies concealed"), .read = read_concealed },
    OF_UNIT_IS("acting", "it is its activation"), .read = read_acting },
    OF_UNIT_IS("steps", "spaces that are left of its move"), .read = read_steps },
    OF_UNIT_IS("move", "spaces that it can move"), .read = read_move },
    OF_UNIT_IS("defence", "in force where it stands; of a vehicle the front"), .read = read_defence },
    OF_UNIT_IS("cover", "what the ground adds to it"), .read = read_cover },
    OF_UNIT_IS("side", "defence of a heavy vehicle's sides"), .read = read_side },
    OF_UNIT_IS("rear", "and of its rear"), .read = read_rear },
    OF_UNIT_IS("against infantry", "its weapon's bonus"), .read = read_against_infantry },
    OF_UNIT_IS("against light", "against light vehicles"), .read = read_against_light },
    OF_UNIT_IS("against heavy", "against heavy vehicles"), .read = read_against_heavy },
    OF_UNIT_IS("range", "spaces that its weapon reaches"), .read = read_range },
    OF_UNIT_IS("faces", "where it faces, from 1, north, by eighths"), .read = read_faces },
    OF_UNIT_IS("tail", "the square of its tail"), .is_square = true, .read = read_tail },
    OF_UNIT_IS("passengers", "units aboard"), .read = read_passengers },
    OF_UNIT_IS("order", "the number of its order token, if the seat may know it"), .read = read_order },
    OF_UNIT_IS("bluff", "its token is a bluff"), .read = read_bluff },
    OF_UNIT_IS("special order", "its token is a special order"), .read = read_special },
    OF_UNIT_IS("token", "it has a token that the seat may not look at"), .read = read_token },
    OF_UNIT_IS("acted", "it has acted this round"), .read = read_acted },
    OF_UNIT_IS("tough", "it takes a hit and lives"), .read = read_tough },
    OF_UNIT_IS("weakened", "it has taken one"), .read = read_weakened },
    OF_UNIT_IS("crew hit", "damage of a vehicle"), .read = read_crew },
    OF_UNIT_IS("track hit", "damage of a vehicle"), .read = read_track },
    OF_UNIT_IS("hull hit", "damage of a vehicle"), .read = read_hull },
    OF_UNIT_IS("gun lost", "damage of a vehicle"), .read = read_primary },
    OF_HOLDING_IS("breaking", "losses that break it"), .read = read_breaking },
    OF_HOLDING_IS("worth", "points that the enemy has for breaking it"), .read = read_worth },
    OF_HOLDING_IS("broken", "it is"), .read = read_broken },
    OF_HOLDING_IS("nearly broken", "the next loss breaks it"), .read = read_near },
};

/* What a choice is made by, where its procedure does more than that. */
static const grog_rule rules[VERBS] = {
    [VERB_SUPPLY_MOVE] = R_SUP_01, [VERB_AUTONOMOUS] = R_ABL_27, [VERB_SPECIAL] = R_ORD_18, [VERB_MOVE] = R_MOV_01,
    [VERB_ASSAULT] = R_ASL_01, [VERB_PLAY] = R_CRD_01, [VERB_PLAY_FOR] = R_CRD_01, [VERB_STEP] = R_MOV_03,
    [VERB_CHOOSE_UNIT] = RULES,                         /* none: the card that asks says it */
    [VERB_DISPLACE] = RULES,                            /* one of two: the question says which */
};

/* Said by what is shown above, or nobody's business. */
static const char *const inner[] = { "place", "roster", "facing", "flags", "moves", "damage", "aboard", "shots", "bomb",
                                     "unit", "holding", "on", "slot",
                                     "mark_at", NULL };          /* the square shows what lies there */

static const uint8_t sets_out[] = { VERB_MOVE, VERB_SUPPLY_MOVE, 0 };

/* Before the dice of a shot or an assault fall, each answer says how they come out with it. */
static const struct grog_weighs weighs[] = {
    { ASK_SHOT, PROC_SHOT, "fire" }, { ASK_ASSAULT, PROC_ASSAULT, "assault" }, { 0 } };

const struct grog_showing hn_showing = {
    .inner = inner, .shows = shows, .n_shows = GROG_COUNT(shows), .spot = hn_spot_of, .board = hn_show_board,
    .nth = nth_of, .sight = hn_show_sight, .between = hn_show_between,
    .danger = hn_show_danger, .reach = hn_show_reach, .ways = hn_show_ways, .way = hn_show_way,
    .sets_out = sets_out, .ending = &hn_ending, .rules = rules, .leads = nation_of, .teams = KIND_TEAM,
    .team = seats_of, .weighs = weighs, .carries_out = hn_show_charge,
};
