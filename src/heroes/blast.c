/* SPDX-License-Identifier: MIT */
/* blast.c -- Howitzer and Indirect Fire, HE shells and grenades: who can fire at which corner.
 *
 * What the shot does there is in explosion.c. */
#include "blast.h"
#include "aim.h"
#include "alliances.h"
#include "equipment.h"
#include "fire.h"
#include "grenades.h"
#include "hits.h"
#include "structures.h"

/* ---- what is fired --------------------------------------------------------------------------- */

/* Is a counter of its owner's near that gives mortars a green pattern?  HN-EQP-78 */
static bool is_beckoned(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    const struct unit *u = &h->unit[slot];
    if (kind_of(m, u->thing.card) != OF_UNIT || !numbers_of(m, u->thing.card)[UNIT_MORTAR])
        return false;
    EACH_UNIT(h, i) {
        const struct unit *horn = &h->unit[i];
        if (horn->thing.owner == u->thing.owner && horn->place && !horn->thing.hidden && is_out_there(horn)
            && numbers_of(m, horn->thing.card)[UNIT_BECKONS]
            && hn_distance(m, h, i, slot) <= numbers_of(m, horn->thing.card)[UNIT_BECKONS])
            return true;
    }
    return false;
}

/* HN-ABL-49, HN-ABL-62, HN-EQP-63, HN-EQP-74  The weapon that a shot is made with: of the counter, or of the token. */
uint16_t hn_fired(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t with)
{
    GROG_ASSERT(slot < UNITS);
    const struct unit *u = &h->unit[slot];
    const int16_t *n = numbers_of(m, with);
    if (kind_of(m, with) == OF_OPTION)
        return n[OPTION_WEAPON] ? (uint16_t)n[OPTION_WEAPON] : hn_gun(m, u, GUN_FIRST);
    if (n[WEAPON_PATTERN] == PATTERN_BLUE && n[WEAPON_GREEN] && is_beckoned(m, h, slot))
        return (uint16_t)n[WEAPON_GREEN];
    return with;
}

/* A way to fire at corners. */
struct way { uint16_t with, weapon; enum token_use use; };

/* HN-EQP-64, HN-EQP-88, HN-ABL-78, HN-TRT-25  Corners that it reaches; 99: any (HN-ABL-48, HN-ABL-61).  What fires in
 * green is still the unit's own weapon. */
static int limit_of(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct way *w)
{
    int printed = numbers_of(m, w->weapon)[WEAPON_CORNERS];
    if (printed)
        return printed + (w->use == USE_NONE ? hn_more_range(m, &h->game, slot, w->with) : 0);
    return w->use == USE_GRENADE ? 2 : w->use == USE_RIFLE_GRENADE ? 7 : 99;
}

/* ---- at which corner ------------------------------------------------------------------------- */

/* HN-FIR-11  Its squares, a bit each, from which the corner lies inside the weapon's arc. */
enum { ANY_SQUARE = 3 };
static unsigned squares_to_aim_from(const struct grog_match *m, const struct heroes *h, unsigned slot, uint16_t weapon,
                                    unsigned corner)
{
    enum arc arc = (enum arc)numbers_of(m, weapon)[WEAPON_ARC];
    uint16_t from[2];
    unsigned squares = 0;
    if (arc == ARC_ALL)
        return ANY_SQUARE;
    for (unsigned i = 0, n = hn_squares(m, h, &h->unit[slot], from); i < n; i++)
        if (is_in_arc(arc, h->unit[slot].facing, 2 * corner_i(corner) - (2 * place_x(from[i]) + 1),
                      2 * corner_j(corner) - (2 * place_y(from[i]) + 1)))
            squares |= 1u << i;
    return squares;
}

/* HN-ABL-50, HN-EQP-75  A Clear line from one of these squares of its own. */
static bool is_clear_from(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                          unsigned squares, unsigned corner)
{
    const struct unit *u = &h->unit[slot];
    uint16_t from[2];
    unsigned n = hn_squares(m, h, u, from), how = hn_class(m, u) != INFANTRY ? THROUGH_INFANTRY : 0;
    for (unsigned i = 0; i < n; i++)
        if ((squares >> i & 1)
            && line_to_corner(f, from[i], corner, how, u->aboard ? u->aboard : slot + 1).sight == CLEAR)
            return true;
    return false;
}

bool hn_sees_corner(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                        unsigned corner)
{
    GROG_ASSERT(slot < UNITS);
    return is_clear_from(m, h, f, slot, ANY_SQUARE, corner);
}

/* HN-ABL-67  From a square that the weapon can be aimed from. */
bool hn_has_clear_shot(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                       uint16_t weapon, unsigned corner)
{
    GROG_ASSERT(slot < UNITS);
    return is_clear_from(m, h, f, slot, squares_to_aim_from(m, h, slot, weapon, corner), corner);
}

unsigned hn_smoke_to(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                     uint16_t weapon, unsigned aimed, unsigned at)
{
    GROG_ASSERT(slot < UNITS);
    uint16_t from[2];
    unsigned n = f->smokes ? hn_squares(m, h, &h->unit[slot], from) : 0, least = 0;
    unsigned squares = n ? squares_to_aim_from(m, h, slot, weapon, aimed) : 0;
    bool found = false;
    for (unsigned i = 0; i < n; i++) {
        if (!(squares >> i & 1))                        /* HN-FIR-11  From there it is not fired. */
            continue;
        unsigned takes = smoke_to_corner(f, from[i], at);
        least = found && least < takes ? least : takes;
        found = true;
    }
    return least;
}

static bool fires_from_inside(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot)
{
    uint16_t from[2];
    return hn_squares(m, h, &h->unit[slot], from) && is_inside(f, from[0]);
}

/* By whose rule it cannot be aimed into a building. */
static grog_rule into_building(const int16_t *gun)
{
    return gun[WEAPON_INDIRECT] ? R_ABL_68 : gun[WEAPON_HOWITZER] ? R_ABL_51 : R_BLD_16;
}

/* HN-ABL-47 to HN-ABL-51, HN-ABL-59 to HN-ABL-69, HN-BLD-16  At a corner outside that it sees; indirect fire also at
 * one that it does not see, but not from inside. */
static grog_rule may_aim(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned slot,
                         const struct way *w, int most, unsigned corner)
{
    if (is_corner_inside(f, corner))                    /* HN-ABL-51, HN-ABL-68, HN-BLD-16  Not into a building. */
        return into_building(numbers_of(m, w->weapon));
    if (most < 99 && !hn_reaches_corner(m, h, f, slot, corner, most))
        return w->use == USE_GRENADE ? R_EQP_64 : w->use == USE_RIFLE_GRENADE ? R_EQP_88 : R_ABL_78;
    if (w->use == USE_GRENADE)
        return 0;                                       /* HN-EQP-65  Nothing between stops a throw. */
    unsigned from = squares_to_aim_from(m, h, slot, w->weapon, corner);
    if (!from)                                          /* HN-FIR-11  Only at what lies inside the arc. */
        return R_FIR_11;
    bool indirect = w->use != USE_HE && numbers_of(m, w->weapon)[WEAPON_INDIRECT];
    if (indirect && !fires_from_inside(m, h, f, slot))
        return 0;                                       /* seen or not */
    if (is_clear_from(m, h, f, slot, from, corner))     /* and from such a square */
        return 0;
    return w->use == USE_HE ? R_EQP_75 : indirect ? R_ABL_69 : R_ABL_50;
}

/* ---- whom a pattern touches ------------------------------------------------------------------ */

static bool covers(const struct board *b, unsigned corner, unsigned place)
{
    uint16_t square[4];
    unsigned n = blast_places(b, corner, square);
    for (unsigned i = 0; i < n; i++)
        if (square[i] == place)
            return true;
    return false;
}

/* HN-EQP-68, HN-ABL-52, HN-ABL-54, HN-ABL-71, HN-ABL-72, HN-BLD-17  Is a square of its under the pattern, outside? */
bool hn_is_under(const struct grog_match *m, const struct heroes *h, const struct field *f, const struct unit *u,
                     unsigned corner)
{
    uint16_t square[2];
    unsigned n = hn_squares(m, h, u, square);
    for (unsigned i = 0; i < n; i++)
        if (!is_inside(f, square[i]) && covers(f->board, corner, square[i]))
            return true;
    return false;
}

/* Can the weapon do anything to such a unit?  HN-FIR-02, HN-ABL-07, HN-TRN-14 */
bool hn_can_hurt(const struct grog_match *m, const struct unit *u, uint16_t weapon)
{
    return u->place && !(u->flags & UNIT_WRECKED) && hn_bonus(m, weapon, hn_class(m, u)) != NO_BONUS;
}

/* ---- what may be chosen ---------------------------------------------------------------------- */

enum { CORNERS = (BOARD_SIDE + 1) * (BOARD_SIDE + 1) + 1 };
struct corners { uint64_t in[CORNERS / 64 + 1]; };

/* Those that the corners of this board are in. */
static unsigned words_of(const struct board *b) { return corner_at(b->width, b->height) / 64 + 1; }

static void add_corners(struct corners *c, unsigned place)
{
    for (int j = place_y(place); j <= place_y(place) + 1; j++)
        for (int i = place_x(place); i <= place_x(place) + 1; i++)
            grog_put_in(c->in, corner_at(i, j));
}

/* The unit that shoots, and in how many spaces there must be something that it hits: no corner beyond is reached. */
struct reach { unsigned n; uint16_t from[2]; int most; };

static bool is_near(const struct reach *r, unsigned place)
{
    for (unsigned i = 0; i < r->n; i++)
        if (spaces_between(r->from[i], place) <= r->most)
            return true;
    return false;
}

/* Corners at which the shot would touch an enemy that is seen, or a structure that it can damage. */
static void worth_a_shot(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                         uint16_t weapon, const struct reach *reach, struct corners *out)
{
    const unsigned enemies = hn_enemies_of(m, seat);
    bool razes = numbers_of(m, weapon)[WEAPON_DESTRUCTION];
    memset(out->in, 0, words_of(f->board) * sizeof out->in[0]);
    EACH_UNIT(h, i) {
        const struct unit *u = &h->unit[i];
        uint16_t square[2];
        bool enemy = is_among(enemies, u->thing.owner) && !u->thing.hidden && hn_can_hurt(m, u, weapon);
        if (!enemy && !(razes && (u->flags & UNIT_WRECKED)))
            continue;
        unsigned n = hn_squares(m, h, u, square);
        for (unsigned k = 0; k < n; k++)
            if (is_near(reach, square[k]) && !is_inside(f, square[k]))
                add_corners(out, square[k]);
    }
    for (unsigned o = 0; razes && o < f->board->n_overlays; o++) {
        const struct overlay *v = &f->board->overlay[o];
        for (int y = v->y; v->structure && !h->ruined[o] && y < v->y + v->height; y++)
            for (int x = v->x; x < v->x + v->width; x++)
                if (f->board->under[place_at(x, y)] == o + 1 && is_near(reach, place_at(x, y)))
                    add_corners(out, place_at(x, y));
    }
}

static void offer_corner(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *f,
                         const struct way *w, int most, grog_rule forbidden, unsigned corner, struct grog_list *l)
{
    grog_offer(l, grog_option(VERB_BOMBARD, slot + 1, w->with, 0, corner),
               forbidden ? forbidden : may_aim(m, h, f, slot, w, most, corner));
}

/* The corners that can be within so many spaces of its squares; the whole board if the others are told of too. */
struct box { int left, top, right, bottom; };
static int least(int a, int b) { return a < b ? a : b; }
static int greatest(int a, int b) { return a > b ? a : b; }
static struct box box_around(const struct board *b, const struct reach *reach, int most, bool all)
{
    if (all || most >= 99 || !reach->n)
        return (struct box){ 0, 0, b->width, b->height };
    struct box box = { b->width, b->height, 0, 0 };
    for (unsigned i = 0; i < reach->n; i++) {
        int x = place_x(reach->from[i]), y = place_y(reach->from[i]);
        box.left = least(box.left, greatest(x - most, 0));
        box.top = least(box.top, greatest(y - most, 0));
        box.right = greatest(box.right, least(x + most + 1, b->width));
        box.bottom = greatest(box.bottom, least(y + most + 1, b->height));
    }
    return box;
}

/* HN-ABL-47, HN-ABL-60  Any corner that it can be aimed at, empty ground too; those worth a shot come first. */
static void offer_corners(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *f,
                          const struct way *w, grog_rule forbidden, struct grog_list *l)
{
    struct corners worth;
    if (grog_skips(l, forbidden) || !grog_wants(l, VERB_BOMBARD))
        return;
    const int most = limit_of(m, h, slot, w);
    struct reach reach = { .most = grog_seeks(l) ? FARTHEST : most };
    reach.n = hn_squares(m, h, &h->unit[slot], reach.from);
    worth_a_shot(m, h, f, h->unit[slot].thing.owner, w->weapon, &reach, &worth);
    for (unsigned k = 0; k < words_of(f->board); k++)
        for (uint64_t bits = worth.in[k]; bits; bits &= bits - 1) {
            unsigned corner = 64 * k + (unsigned)__builtin_ctzll(bits);
            offer_corner(m, h, slot, f, w, most, forbidden, corner, l);
        }
    struct box box = box_around(f->board, &reach, most, !grog_skips(l, R_ABL_78));
    for (int j = box.top; j <= box.bottom; j++)
        for (int i = box.left; i <= box.right; i++)
            if (!grog_in(worth.in, corner_at(i, j)))
                offer_corner(m, h, slot, f, w, most, forbidden, corner_at(i, j), l);
}

/* HN-EQP-08, HN-EQP-73  Of a heavy vehicle, by the primary weapon and in place of all shots. */
static grog_rule may_use_shell(const struct grog_match *m, const struct unit *u, bool moving)
{
    uint16_t gun = hn_gun(m, u, GUN_FIRST);
    if (hn_class(m, u) != HEAVY || !gun)
        return R_EQP_73;
    return u->shots & FIRED_NOW ? R_EQP_08 : hn_may_use(m, u, gun, moving);
}

static void offer_token(const struct grog_match *m, const struct heroes *h, unsigned slot, const struct field *f,
                        bool moving, uint16_t option, struct grog_list *l)
{
    const struct unit *u = &h->unit[slot];
    enum token_use use = (enum token_use)numbers_of(m, option)[OPTION_USE];
    struct way w = { option, hn_fired(m, h, slot, option), use };
    if (!w.weapon)
        return;
    grog_rule forbidden = use == USE_HE ? may_use_shell(m, u, moving) : hn_may_use(m, u, w.weapon, moving);
    if (grog_skips(l, forbidden))
        return;
    offer_corners(m, h, slot, f, &w, forbidden, l);
    if (use != USE_HE)
        hn_offer_throws(m, h, slot, f, option, forbidden, l);
}

void hn_offer_blasts(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                     bool moving, struct grog_list *l)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    for (unsigned which = 0; which < 2; which++) {
        uint16_t weapon = hn_gun(m, u, (enum gun)which);
        const int16_t *gun = weapon ? numbers_of(m, weapon) : NULL;
        if (!weapon || !(gun[WEAPON_HOWITZER] || gun[WEAPON_INDIRECT] || gun[WEAPON_DESTRUCTION]))
            continue;
        grog_rule forbidden = hn_may_use(m, u, weapon, moving);          /* HN-ABL-46, HN-ABL-58  In place of a shot. */
        struct way w = { weapon, hn_fired(m, h, slot, weapon), USE_NONE };
        if (gun[WEAPON_HOWITZER] || gun[WEAPON_INDIRECT])
            offer_corners(m, h, slot, field, &w, forbidden, l);
        if (gun[WEAPON_DESTRUCTION])
            hn_offer_batters(m, g, slot, field, weapon, forbidden, l);
    }
    uint16_t guns[2 + GUNS_MOST];
    for (unsigned i = 0, n = hn_guns(m, h, u, guns); i < n; i++)    /* HN-ABL-38  A token's shot at a structure too. */
        if (hn_which_gun(m, u, guns[i]) == GUN_TOKEN && numbers_of(m, guns[i])[WEAPON_DESTRUCTION])
            hn_offer_batters(m, g, slot, field, guns[i], hn_may_use(m, u, guns[i], moving), l);
    const struct slots *for_use = plan_of(m)->use;
    struct slots shells = either(either(for_use[USE_GRENADE], for_use[USE_RIFLE_GRENADE]), for_use[USE_HE]);
    EACH_SLOT(&shells, i) {
        const struct holding *o = &h->holding[i];
        if (o->thing.live && o->left && hn_disposes(m, h, o, u->thing.owner)
            && hn_equipment_of(m, h, slot, o->thing.card) == (int)i)
            offer_token(m, h, slot, field, moving, o->thing.card, l);
    }
}
