/* SPDX-License-Identifier: MIT */
/* picture_scenario.c -- a scenario on paper: its battlefield with zones and objectives, and lists of what it says. */
#include "scenario.h"
#include "showing.h"
#include "kernel/drawing.h"

enum { SIDE = PICTURE_SIDE, RIM = PICTURE_RIM };

/* ---- letters of a board ------------------------------------------------------------------ */

static const struct { uint16_t flag; const char *says; } ground_says[] = {
    { GROUND_BLOCKS, "blocks sight" }, { GROUND_DIFFICULT, "stops who enters" }, { GROUND_WATER, "water" },
    { GROUND_OPPORTUNITY, "opportunity fire" }, { GROUND_NO_INFANTRY, "no infantry" },
    { GROUND_NO_LIGHT, "no light vehicles" }, { GROUND_NO_HEAVY, "no heavy vehicles" },
    { GROUND_HEDGEROW, "a cutter opens it" }, { GROUND_INSIDE, "inside" }, { GROUND_RUIN, "a ruin" },
    { GROUND_BUNKER, "a bunker" }, { GROUND_POSITION, "a position" },
};
static const struct { uint8_t flag; const char *says; } edge_says[] = {
    { EDGE_CLOSED, "no passage" }, { EDGE_BLOCKS, "blocks sight" }, { EDGE_ENTRANCE, "a way in" },
    { EDGE_OPENING, "an opening" },
};

static void comma(struct grog_text *out, unsigned *n) { grog_print(out, "%s", (*n)++ ? ", " : ": "); }

static void print_ground(const struct grog_match *m, const struct ground *g, struct grog_text *out)
{
    unsigned n = 0;
    grog_print(out, " %c  %s", numbers_of(m, g->card)[TERRAIN_LETTER], grog_card(m, g->card)->name);
    if (g->defence)
        comma(out, &n), grog_print(out, "+%u defence", g->defence);
    if (g->obscures)
        comma(out, &n), grog_print(out, "obscures %u", g->obscures);
    for (unsigned i = 0; i < GROG_COUNT(ground_says); i++)
        if (g->flags & ground_says[i].flag)
            comma(out, &n), grog_print(out, "%s", ground_says[i].says);
    grog_print(out, "\n");
}

static void print_edge(const struct grog_match *m, const struct edge *e, struct grog_text *out)
{
    unsigned n = 0;
    char letter = (char)numbers_of(m, e->card)[EDGE_LETTER];
    bool wall = grog_same_letter(letter) == '-';
    grog_print(out, "%c%c  %s", wall ? '-' : ' ', wall ? '|' : letter, grog_card(m, e->card)->name);
    if (e->obscures)
        comma(out, &n), grog_print(out, "obscures %u", e->obscures);
    for (unsigned i = 0; i < GROG_COUNT(edge_says); i++)
        if (e->flags & edge_says[i].flag)
            comma(out, &n), grog_print(out, "%s", edge_says[i].says);
    grog_print(out, "\n");
}

void board_print_legend(const struct board *b, const struct grog_match *m, struct grog_text *out)
{
    bool shown[GROUNDS] = { false };
    for (unsigned p = 1; p <= PLACES; p++)
        shown[b->lies[p]] = true;
    for (unsigned i = 1; i < b->n_grounds; i++)
        if (shown[i])
            print_ground(m, &b->ground[i], out);
    if (b->n_edges > 1)
        grog_print(out, "Between squares:\n");
    for (unsigned i = 1; i < b->n_edges; i++)
        print_edge(m, &b->edge[i], out);
}

/* ---- lists --------------------------------------------------------------------------------- */

static const char *const goal_words[] = { "primary", "secondary", "bonus" };
static const char *const happening_words[HAPPENINGS] = {
    [HAPPENS_NOTHING] = "nothing", [HAPPENS_CARDS] = "cards to draw", [HAPPENS_POINTS] = "victory points",
    [HAPPENS_ARRIVE] = "units arrive", [HAPPENS_SUPPRESS] = "Suppressed markers on every unit",
    [HAPPENS_END] = "the last round",
};

static const char *word_of(const char *const *words, int n, int most) { return words[n < 0 || n > most ? 0 : n]; }

/* ---- sides ------------------------------------------------------------------------------- */

/* The nation of a player: in a game that of his counters, on paper that of the army which the scenario gives him. */
static uint16_t nation_of(const struct grog_match *m, const int16_t *s, int seat)
{
    const int16_t *armies = s + SCENARIO_ARMIES;
    if (m->own)
        return hn_showing.leads(m, (unsigned)seat);
    return seat < armies[0] ? (uint16_t)numbers_of(m, (uint16_t)armies[1 + seat])[ARMY_NATION] : 0;
}

/* What he leads: a game may have other armies than its scenario. */
static const char *army_of(const struct grog_match *m, const int16_t *s, int seat)
{
    unsigned n = 0;
    const struct grog_listed *listed = m->own ? grog_setup_list(m, SETUP_ARMY_1 + (unsigned)seat, &n) : NULL;
    if (!n)
        return grog_card(m, (uint16_t)s[SCENARIO_ARMIES + 1 + seat])->name;
    return n == 1 && kind_of(m, listed[0].card) == OF_ARMY ? grog_card(m, listed[0].card)->name : "an army of his own";
}

static bool is_led_by(const struct grog_match *m, const int16_t *s, int side, uint16_t nation, int before)
{
    for (int i = 0; i < before; i++)
        if ((s[SCENARIO_SIDES] >> i & 1) == side && nation_of(m, s, i) == nation)
            return true;
    return false;
}

/* A side is called by its nations, or if they are not known, or not its alone, by its number. */
static void print_side(const struct grog_match *m, const int16_t *s, int side, struct grog_text *out)
{
    bool named = side < 2;
    for (int i = 0; i < s[SCENARIO_SEATS] && named; i++)
        if ((s[SCENARIO_SIDES] >> i & 1) == side)
            named = nation_of(m, s, i) && !is_led_by(m, s, !side, nation_of(m, s, i), s[SCENARIO_SEATS]);
    for (int i = 0, n = 0; i < s[SCENARIO_SEATS] && named; i++)
        if ((s[SCENARIO_SIDES] >> i & 1) == side && !is_led_by(m, s, side, nation_of(m, s, i), i))
            grog_print(out, "%s%s", n++ ? " and " : "", grog_card(m, nation_of(m, s, i))->name);
    if (!named)
        grog_print(out, "%s", side > 1 ? "both sides" : side ? "the second side" : "the first side");
}

/* ---- the terms ---------------------------------------------------------------------------- */

static void print_square(int x, int y, struct grog_text *out)
{
    if (x >= 26)
        grog_print(out, "%c", 'A' + x / 26 - 1);
    grog_print(out, "%c%d", 'A' + x % 26, y + 1);
}

static void print_area(int x, int y, int w, int h, struct grog_text *out)
{
    print_square(x, y, out);
    if (w * h > 1) {
        grog_print(out, "-");
        print_square(x + w - 1, y + h - 1, out);
    }
}

static void print_zones(const int16_t *s, struct grog_text *out)
{
    const int16_t *zones = s + SCENARIO_ZONES;
    for (int i = 0; i < zones[0]; i++) {
        struct zone z = zone_at(zones, (unsigned)i);
        grog_print(out, "Player %d deploys on ", z.seat + 1);
        print_area(z.x, z.y, z.width, z.height, out);
        grog_print(out, ".\n");
    }
}

int scenario_worth(const struct grog_match *m, uint16_t scenario, unsigned objective)
{
    return objective_at(numbers_of(m, scenario) + SCENARIO_OBJECTIVES, objective).points;
}

static void print_objectives(const struct grog_match *m, const int16_t *s, struct grog_text *out)
{
    const int16_t *goals = s + SCENARIO_OBJECTIVES;
    for (int i = 0; i < goals[0]; i++) {
        struct objective o = objective_at(goals, (unsigned)i);
        grog_print(out, "Objective %c, %s: ", 'a' + i, word_of(goal_words, o.type, 2));
        print_area(o.x, o.y, o.width, o.height, out);
        grog_print(out, ", %d point%s", o.points, o.points == 1 ? "" : "s");
        if (o.owner < 2) {
            grog_print(out, ", held by ");
            print_side(m, s, o.owner & 1, out);
        }
        grog_print(out, ".\n");
    }
}

static void print_events(const struct grog_match *m, const int16_t *s, struct grog_text *out)
{
    const int16_t *events = s + SCENARIO_EVENTS;
    for (int i = 0; i < events[0]; i++) {
        struct happens e = happens_at(events, (unsigned)i);
        grog_print(out, "Round %d, ", e.round);
        print_side(m, s, e.side < 0 || e.side > 2 ? 0 : e.side, out);
        grog_print(out, ": %s", word_of(happening_words, e.what, HAPPENINGS - 1));
        if (e.amount)
            grog_print(out, " (%d)", e.amount);
        if (e.what == HAPPENS_ARRIVE) {
            grog_print(out, " at ");
            print_square(e.x, e.y, out);
        }
        grog_print(out, ".\n");
    }
}

static void print_initiative(const struct grog_match *m, const int16_t *s, struct grog_text *out)
{
    if (s[SCENARIO_INITIATIVE] < 0 || s[SCENARIO_INITIATIVE] > 1) {
        grog_print(out, "a die gives the initiative");
        return;
    }
    grog_print(out, "the initiative is with ");
    print_side(m, s, s[SCENARIO_INITIATIVE], out);
}

static void print_decided(const struct grog_match *m, const int16_t *s, struct grog_text *out)
{
    static const char *const by[] = { "", " if it holds all primary objectives", " if it comes to the goal in points" };
    int decided = s[SCENARIO_DECIDED];
    if (decided < 1 || decided > 2) {
        grog_print(out, "more victory points win");
        return;
    }
    grog_print(out, "victory for ");
    print_side(m, s, 0, out);
    grog_print(out, "%s", by[decided]);
}

static void print_terms(const struct grog_match *m, const int16_t *s, struct grog_text *out)
{
    grog_print(out, "%d players, %d rounds; ", s[SCENARIO_SEATS], s[SCENARIO_ROUNDS]);
    print_initiative(m, s, out);
    grog_print(out, "; ");
    print_decided(m, s, out);
    if (s[SCENARIO_GOAL])
        grog_print(out, "; %d points end it", s[SCENARIO_GOAL]);
    if (s[SCENARIO_BUDGET_A])
        grog_print(out, "; armies of %d and %d points", s[SCENARIO_BUDGET_A], s[SCENARIO_BUDGET_B]);
    grog_print(out, ".\n");
    const int16_t *armies = s + SCENARIO_ARMIES;
    for (int i = 0; i < armies[0]; i++) {
        grog_print(out, "Player %d, ", i + 1);
        print_side(m, s, s[SCENARIO_SIDES] >> i & 1, out);
        grog_print(out, ": %s.\n", army_of(m, s, i));
    }
}

/* ---- as text --------------------------------------------------------------------------------- */

/* A square's zone as a number, its objective as a small letter. */
static char zone_letter(void *arg, unsigned place)
{
    const struct ground_plan *p = arg;
    if (p->objective[place])
        return (char)('a' + p->objective[place] - 1);
    return p->zone[place] ? (char)('1' + grog_first_seat(p->zone[place])) : '.';
}

void scenario_print_terms(const struct grog_match *m, uint16_t scenario, struct grog_text *out)
{
    const int16_t *s = numbers_of(m, scenario);
    print_terms(m, s, out);
    print_zones(s, out);
    print_objectives(m, s, out);
    print_events(m, s, out);
}

void scenario_print(const struct grog_match *m, uint16_t scenario, const struct ground_plan *p, struct grog_text *out)
{
    struct ground_plan shown = *p;
    struct field f;
    field_of_board(&p->board, &f);
    scenario_print_terms(m, scenario, out);
    board_print_briefly(&f, m, out, NULL, NULL);
    board_print_legend(&p->board, m, out);
    grog_print(out, "Zones by player, objectives by letter:\n");
    board_print_briefly(&f, m, out, zone_letter, &shown);
}

/* ---- as a picture ------------------------------------------------------------------------------ */

static const char *const seat_colours[SEATS] = { "#2f6fb3", "#b4342b", "#d08a1d", "#6d4a9c" };
static const char *const goal_colours[] = { "#f2c230", "#e9e4d2", "#9fd0e0" };

static void svg_zone(struct zone z, struct grog_text *out)
{
    const char *colour = seat_colours[z.seat % SEATS];
    grog_print(out, "<rect x='%d' y='%d' width='%d' height='%d' rx='6' fill='%s' fill-opacity='.14' stroke='%s' "
               "stroke-width='4' stroke-dasharray='12 7'/>\n", RIM + SIDE * z.x + 3, RIM + SIDE * z.y + 3,
               SIDE * z.width - 6, SIDE * z.height - 6, colour, colour);
    grog_print(out, "<text x='%d' y='%d' font-size='26' font-weight='bold' fill='%s' stroke='#fff' stroke-width='4' "
               "paint-order='stroke'>%d</text>\n", RIM + SIDE * z.x + 20, RIM + SIDE * z.y + 32, colour, z.seat + 1);
}

static void svg_objective(struct objective o, int i, struct grog_text *out)
{
    const char *colour = goal_colours[o.type < 0 || o.type > 2 ? 0 : o.type];
    int x = RIM + SIDE * o.x + SIDE * o.width / 2, y = RIM + SIDE * o.y + SIDE * o.height / 2;
    grog_print(out, "<rect x='%d' y='%d' width='%d' height='%d' rx='8' fill='none' stroke='#3b2f12' stroke-width='6'/>"
               "<rect x='%d' y='%d' width='%d' height='%d' rx='8' fill='none' stroke='%s' stroke-width='3'/>\n",
               RIM + SIDE * o.x + 2, RIM + SIDE * o.y + 2, SIDE * o.width - 4, SIDE * o.height - 4,
               RIM + SIDE * o.x + 2, RIM + SIDE * o.y + 2, SIDE * o.width - 4, SIDE * o.height - 4, colour);
    grog_print(out, "<path d='M%d %dv-30' stroke='#3b2f12' stroke-width='4'/>"
               "<path d='M%d %dh26l-6 9 6 9h-26z' fill='%s' stroke='#3b2f12' stroke-width='2'/>"
               "<text x='%d' y='%d' font-size='14' font-weight='bold'>%c%d</text>\n",
               x - 11, y + 15, x - 11, y - 16, colour, x, y - 2, 'a' + i, o.points);
}

void scenario_svg(const struct grog_match *m, uint16_t scenario, const struct ground_plan *p, struct grog_text *out)
{
    const int16_t *s = numbers_of(m, scenario), *zones = s + SCENARIO_ZONES, *goals = s + SCENARIO_OBJECTIVES;
    struct field f;
    field_of_board(&p->board, &f);
    board_svg_open(&f, m, out);
    for (int i = 0; i < zones[0]; i++)
        svg_zone(zone_at(zones, (unsigned)i), out);
    for (int i = 0; i < goals[0]; i++)
        svg_objective(objective_at(goals, (unsigned)i), i, out);
    board_svg_close(out);
}
