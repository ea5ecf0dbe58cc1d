/* SPDX-License-Identifier: MIT */
/* hn_fields.c -- the ground, boards, overlays and scenarios of packs/heroes-normandy: words do what the book's examples
 * do, and what is drawn can be played on. */
#include "picture.h"

#include "heroes/common.h"
#include "heroes/grenades.h"
#include "heroes/scenario.h"
#include "kernel/drawing.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>

extern const struct grog_system heroes_system;
extern const struct grog_cards  heroes_cards;

static struct grog_cards *cards;

static int open_pack(void **state)
{
    static unsigned char bytes[1 << 20];
    struct grog_error why = { 0 };
    (void)state;
    FILE *f = fopen(NORMANDY, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    const struct grog_pack *packs[] = { pack };
    cards = pack ? grog_cards_link(&heroes_system, &heroes_cards, packs, 1, &why) : NULL;
    grog_pack_close(pack);
    if (!cards)
        fail_msg("%s", why.text);
    return 0;
}

static const int16_t *word(const char *name)
{
    unsigned card = grog_card_named(cards, name);
    if (!card)
        fail_msg("no card is called '%s'", name);
    return cards->card[card].number;
}

/* ---- words ------------------------------------------------------------------------------- */

static void assert_closed(const char *name, int infantry, int light, int heavy)
{
    assert_int_equal(word(name)[TERRAIN_NO_INFANTRY], infantry);
    assert_int_equal(word(name)[TERRAIN_NO_LIGHT], light);
    assert_int_equal(word(name)[TERRAIN_NO_HEAVY], heavy);
}

static void veterans_have_three_tokens(void **state)
{
    unsigned found = 0;
    (void)state;
    RULE("HN-TRT-35");
    for (uint32_t i = 1; i < cards->cards; i++)
        if (cards->card[i].kind == OF_OPTION && cards->card[i].number[OPTION_USE] == USE_VETERAN) {
            found++;
            assert_int_equal(cards->card[i].number[OPTION_TOKENS], 3);
        }
    assert_true(found >= 3);
}

static void shells_come_with_three_tokens(void **state)
{
    unsigned found = 0;
    (void)state;
    RULE("HN-EQP-72");
    for (uint32_t i = 1; i < cards->cards; i++)
        if (cards->card[i].kind == OF_OPTION && cards->card[i].number[OPTION_USE] == USE_HE) {
            found++;
            assert_int_equal(cards->card[i].number[OPTION_TOKENS], 3);
        }
    assert_int_equal(found, 2);
}

static void tankbusters_are_infantry_and_add_two(void **state)
{
    unsigned found = 0;
    (void)state;
    RULE("HN-TRT-26");
    for (uint32_t i = 0; i < cards->modifiers; i++) {
        const struct grog_modifier *add = &cards->modifier[i];
        if (add->value != VALUE_ASSAULT_HEAVY)
            continue;
        found++;
        assert_int_equal(add->amount, 2);
        assert_int_equal(add->test[0].measure, MEASURE_INFANTRY);
    }
    assert_int_equal(found, 2);
}

static void what_grows_is_as_the_examples_say(void **state)
{
    (void)state;
    RULE("HN-TER-30"); RULE("HN-TER-32");
    assert_closed("Thicket", 0, 0, 0);
    assert_false(word("Thicket")[TERRAIN_DIFFICULT]);
    assert_true(word("Thicket")[TERRAIN_DEFENCE] && word("Thicket")[TERRAIN_OBSCURES]);
    RULE("HN-TER-33"); RULE("HN-TER-34"); RULE("HN-TER-35"); RULE("HN-TER-37");
    assert_closed("Hedgerow", 0, 1, 1);
    assert_true(word("Hedgerow")[TERRAIN_DIFFICULT] && word("Hedgerow")[TERRAIN_BLOCKS]);
    assert_true(word("Hedgerow")[TERRAIN_DEFENCE] && word("Hedgerow")[TERRAIN_HEDGEROW]);
    RULE("HN-TER-39"); RULE("HN-TER-40");
    assert_true(word("Forest")[TERRAIN_OBSCURES] && word("Forest")[TERRAIN_DEFENCE]);
    assert_closed("Forest", 0, 0, 0);
    assert_closed("Deep Forest", 0, 1, 1);
}

static void each_way_to_be_closed_is_there(void **state)
{
    (void)state;
    RULE("HN-TER-17"); RULE("HN-TER-18"); RULE("HN-TER-19");
    assert_closed("Rock", 1, 1, 1);
    assert_closed("Boulders", 0, 1, 1);
    assert_closed("Wire Belt", 1, 1, 0);
    assert_closed("Crater", 0, 1, 0);
    assert_closed("Flooded Field", 0, 0, 1);
    RULE("HN-BLD-28");
    assert_closed("Alley", 0, 1, 1);
}

static void positions_can_fire_at_who_moves(void **state)
{
    static const char *const positions[] = { "Sandbags", "Foxhole", "Trench" };
    (void)state;
    RULE("HN-BLD-02"); RULE("HN-BLD-04");
    for (unsigned i = 0; i < GROG_COUNT(positions); i++) {
        const int16_t *n = word(positions[i]);
        assert_true(n[TERRAIN_POSITION] && n[TERRAIN_OPPORTUNITY] && n[TERRAIN_DEFENCE]);
    }
    assert_true(word("Bunker Floor")[TERRAIN_OPPORTUNITY] && word("Bunker Floor")[TERRAIN_BUNKER]);
}

/* The soldiers of a tile bear its insignia, or their army's. */
static void tiles_have_soldiers_of_their_division(void **state)
{
    unsigned n = 0;
    (void)state;
    RULE("HN-CTR-05"); RULE("HN-CTR-06");
    for (uint32_t c = 1; c < cards->cards; c++) {
        const int16_t *tile = cards->card[c].number;
        if (cards->card[c].kind != OF_TILE || !tile[TILE_INSIGNIA])
            continue;
        for (int i = 0; i < tile[TILE_UNITS]; i++) {
            uint16_t unit = (uint16_t)several_at(tile + TILE_UNITS, (unsigned)i).card;
            int16_t insignia = cards->card[unit].number[UNIT_INSIGNIA];
            if (cards->card[unit].number[UNIT_CLASS] != INFANTRY)
                continue;
            if (insignia != tile[TILE_INSIGNIA] && (!insignia || !cards->card[insignia].number[INSIGNIA_GENERIC]))
                fail_msg("%s: %s is of another division", cards->card[c].name, cards->card[unit].name);
            n++;
        }
    }
    assert_true(n > 20);
}

/* ---- fields --------------------------------------------------------------------------------- */

struct laid { struct ground_plan *plan; struct field field; const char *name; };

/* Can a unit that these symbols stop stand there? */
static bool is_open(const struct field *f, unsigned place, unsigned stops)
{
    return !(ground_at(f, place)->flags & (stops | GROUND_WATER));
}

/* All squares that one comes to from a square, a bit each. */
static void walk(const struct field *f, unsigned from, unsigned stops, bool *reached)
{
    static uint16_t open[PLACES];
    unsigned n = 0;
    memset(reached, 0, PLACES + 1);
    reached[from] = true;
    open[n++] = (uint16_t)from;
    while (n) {
        unsigned p = open[--n];
        for (unsigned d = 0; d < DIRECTIONS; d++) {
            unsigned q = neighbour(f->board, p, d);
            if (!q || reached[q] || !is_open(f, q, stops) || is_cut(f, p, d) || is_through_wall(f, p, d))
                continue;
            reached[q] = true;
            open[n++] = (uint16_t)q;
        }
    }
}

static unsigned words_in(const int16_t *map)
{
    struct grog_drawing d = grog_drawing_of(map);
    unsigned n = 0;
    for (unsigned y = 0; y < d.h; y++)
        for (unsigned x = 0; x < d.w; x++)
            n += grog_drawing_square(&d, x, y) != 0;
    return n;
}

/* No overlay lies on another: each still covers all its squares. */
static void assert_apart(const struct laid *l)
{
    const struct board *b = &l->plan->board;
    for (unsigned i = 0; i < b->n_overlays; i++) {
        unsigned covers = 0;
        for (unsigned p = 1; p <= PLACES; p++)
            covers += b->under[p] == i + 1;
        if (covers != words_in(cards->card[b->overlay[i].card].number + OVERLAY_MAP))
            fail_msg("%s: another overlay lies on %s", l->name, cards->card[b->overlay[i].card].name);
    }
}

/* Every way into a building comes from a square where infantry can stand. */
static void assert_doors_open(const struct laid *l)
{
    const struct field *f = &l->field;
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++)
            for (unsigned d = NORTH; d < DIRECTIONS && is_inside(f, place_at(x, y)); d += 2) {
                unsigned out = neighbour(f->board, place_at(x, y), d);
                if ((edge_towards(f, place_at(x, y), d)->flags & EDGE_ENTRANCE)
                    && (!out || !is_open(f, out, GROUND_NO_INFANTRY)))
                    fail_msg("%s: a door at %c%d opens onto nothing", l->name, 'A' + x, y + 1);
            }
}

static unsigned first_of_zone(const struct laid *l, unsigned seat)
{
    for (unsigned p = 1; p <= PLACES; p++)
        if ((l->plan->zone[p] >> seat & 1) && is_open(&l->field, p, GROUND_NO_INFANTRY))
            return p;
    fail_msg("%s: player %u has no zone", l->name, seat + 1);
    return 0;
}

/* Each player can walk to each objective. */
static void assert_reached(const struct laid *l, unsigned seats)
{
    static bool reached[PLACES + 1];
    for (unsigned seat = 0; seat < seats; seat++) {
        unsigned seen = 0;
        walk(&l->field, first_of_zone(l, seat), GROUND_NO_INFANTRY, reached);
        for (unsigned p = 1; p <= PLACES; p++)
            if (reached[p] && l->plan->objective[p])
                seen |= 1u << (l->plan->objective[p] - 1);
        if (seen != (1u << l->plan->n_objectives) - 1)
            fail_msg("%s: player %u cannot come to an objective (%x)", l->name, seat + 1, seen);
    }
}

static unsigned squares_of(const struct grog_match *m, const struct ground_plan *p, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= p->n_roster; i++)
        if (p->roster[i].seat == seat)
            n += (unsigned)numbers_of(m, p->roster[i].card)[UNIT_LENGTH];
    return n;
}

/* There is room for each army, and half as much again. */
static void assert_room(const struct laid *l, const struct grog_match *m)
{
    for (unsigned seat = 0; seat < m->seats; seat++) {
        unsigned room = 0, needed = squares_of(m, l->plan, seat);
        for (unsigned p = 1; p <= PLACES; p++)
            room += (l->plan->zone[p] >> seat & 1) && is_open(&l->field, p, GROUND_NO_INFANTRY);
        if (2 * room < 3 * needed)
            fail_msg("%s: player %u has %u squares for %u", l->name, seat + 1, room, needed);
    }
}

/* Where no edge is said ever to cut a step, none does; and on most boards that is said of most steps. */
static unsigned steps_that_pass(const struct laid *l, const struct field *f)
{
    unsigned pass = 0;
    for (int y = 0; y < f->board->height; y++)
        for (int x = 0; x < f->board->width; x++)
            for (unsigned d = 0, p = place_at(x, y); d < DIRECTIONS; d++) {
                if (is_cut(f, p, d) != is_cut_by_edges(f, p, d))
                    fail_msg("%s: a step from %c%d (%u) is cut, or is not", l->name, 'A' + x, y + 1, d);
                pass += f->board->passes[p] >> d & 1;
            }
    return pass;
}

/* Whatever has become a ruin: nothing, one overlay, all. */
static void assert_passes(const struct laid *l)
{
    static struct field all, one;
    const struct board *b = &l->plan->board;
    field_of_board(b, &all);
    assert_true(steps_that_pass(l, &all) > 4u * b->width * b->height);
    for (unsigned o = 0; o < b->n_overlays; o++) {
        field_of_board(b, &one);
        field_ruin(&one, o);
        field_ruin(&all, o);
        steps_that_pass(l, &one);
        steps_that_pass(l, &all);
    }
}

static void each_scenario_can_be_played(void **state)
{
    struct grog_box box = { &heroes_system, cards };
    unsigned n = 0;
    (void)state;
    RULE("HN-SET-01"); RULE("HN-SET-03"); RULE("HN-SET-10"); RULE("HN-MOV-03"); RULE("HN-TER-20");
    for (uint32_t c = 1; c < cards->cards; c++) {
        char setup[128];
        struct grog_error why = { 0 };
        if (cards->card[c].kind != OF_SCENARIO || !cards->card[c].number[SCENARIO_ARMIES])
            continue;                                   /* or it has no armies of its own */
        const int16_t *s = cards->card[c].number;
        if (!s[SCENARIO_ARMIES])
            continue;                                   /* whoever plays it brings an army */
        snprintf(setup, sizeof setup, "seats %d, scenario %s", s[SCENARIO_SEATS], cards->card[c].name);
        struct grog_match *m = grog_match_new(&box, setup, &why);
        if (!m)
            fail_msg("%s: %s", setup, why.text);
        struct laid l = { (struct ground_plan *)(uintptr_t)m->own, { 0 }, cards->card[c].name };
        field_of_board(&l.plan->board, &l.field);
        assert_apart(&l);
        assert_passes(&l);
        assert_doors_open(&l);
        assert_reached(&l, m->seats);
        assert_room(&l, m);
        grog_match_free(m);
        n++;
    }
    assert_true(n >= 15);
}

/* ---- boards ------------------------------------------------------------------------------------ */

/* Where ways lead off a board of 12 by 10 squares. */
static const uint8_t gates[][2] = { { 5, 0 }, { 6, 0 }, { 5, 9 }, { 6, 9 }, { 0, 4 }, { 0, 5 }, { 11, 4 }, { 11, 5 } };

static void a_tank_can_cross_every_board(void **state)
{
    static bool reached[PLACES + 1];
    static struct board b;
    static struct field f;
    unsigned n = 0;
    (void)state;
    RULE("HN-SET-03");
    struct grog_match m = { .cards = cards, .card = cards->card, .system = &heroes_system };
    for (uint32_t c = 1; c < cards->cards; c++) {
        struct grog_error why = { 0 };
        if (cards->card[c].kind != OF_BOARD || !cards->card[c].number[BOARD_OTHER])
            continue;
        uint16_t other = (uint16_t)cards->card[c].number[BOARD_OTHER];
        assert_int_equal(cards->card[other].number[BOARD_OTHER], c);
        assert_true(board_begin(&b, &m, 12, 10, &why)
                    && board_lay(&b, &m, (struct drawn){ .card = (uint16_t)c }, &why));
        field_of_board(&b, &f);
        walk(&f, place_at(5, 9), GROUND_NO_HEAVY | GROUND_NO_LIGHT, reached);
        for (unsigned i = 0; i < GROG_COUNT(gates); i++)
            if (!reached[place_at(gates[i][0], gates[i][1])])
                fail_msg("%s: no tank comes to %c%d", cards->card[c].name, 'A' + gates[i][0], gates[i][1] + 1);
        n++;
    }
    assert_int_equal(n, 12);
}

/* ---- overlays ---------------------------------------------------------------------------------- */

/* By itself, with a square of open ground around it. */
static void lay_alone(struct board *b, struct field *f, const struct grog_match *m, uint16_t card)
{
    struct grog_drawing d = grog_drawing_of(cards->card[card].number + OVERLAY_MAP);
    struct grog_error why = { 0 };
    if (!board_begin(b, m, d.w + 2, d.h + 2, &why)
        || !board_overlay(b, m, (struct drawn){ .card = card, .x = 1, .y = 1 }, &why) || !board_finish(b, m, &why))
        fail_msg("%s: %s", cards->card[card].name, why.text);
    field_of_board(b, f);
}

static void a_house_hides_what_is_behind_its_doors(void **state)
{
    static struct board b;
    static struct field f;
    struct grog_match m = { .cards = cards, .card = cards->card, .system = &heroes_system };
    (void)state;
    RULE("HN-BLD-20");
    lay_alone(&b, &f, &m, (uint16_t)grog_card_named(cards, "Barn"));        /* a door in the west, one in the east */
    assert_int_equal(line_between(&f, place_at(0, 1), place_at(4, 1), 0, 0, 0).sight, BLOCKED);
    assert_int_equal(line_between(&f, place_at(0, 1), place_at(1, 1), 0, 0, 0).sight, CLEAR);
    assert_int_equal(line_between(&f, place_at(3, 1), place_at(4, 1), 0, 0, 0).sight, CLEAR);
    assert_int_equal(line_between(&f, place_at(1, 1), place_at(4, 1), 0, 0, 0).sight, BLOCKED);
}

static void a_printed_trench_is_one_position(void **state)
{
    static struct board b;
    static struct field f;
    struct grog_match m = { .cards = cards, .card = cards->card, .system = &heroes_system };
    struct grog_error why = { 0 };
    (void)state;
    RULE("HN-BLD-03"); RULE("HN-BLD-06");
    const struct drawn battery = { .card = (uint16_t)grog_card_named(cards, "Coastal Battery") };
    assert_true(board_begin(&b, &m, 12, 10, &why) && board_lay(&b, &m, battery, &why)
                && board_finish(&b, &m, &why));
    field_of_board(&b, &f);
    assert_true(hn_same_shelter(&f, place_at(1, 3), place_at(2, 3)));       /* n n n, and one below the last */
    assert_true(hn_same_shelter(&f, place_at(1, 3), place_at(3, 4)));
    assert_false(hn_same_shelter(&f, place_at(3, 3), place_at(7, 3)));      /* another trench */
    assert_false(hn_same_shelter(&f, place_at(1, 3), place_at(0, 3)));      /* beside it */
}

static void every_room_has_a_way_in_and_every_house_a_view(void **state)
{
    static bool reached[PLACES + 1];
    static struct board b;
    static struct field f;
    struct grog_match m = { .cards = cards, .card = cards->card, .system = &heroes_system };
    unsigned overlays = 0, structures = 0;
    (void)state;
    RULE("HN-TER-02"); RULE("HN-BLD-09"); RULE("HN-BLD-19");
    for (uint32_t c = 1; c < cards->cards; c++) {
        const int16_t *n = cards->card[c].number;
        if (cards->card[c].kind != OF_OVERLAY)
            continue;
        lay_alone(&b, &f, &m, (uint16_t)c);
        overlays++;
        structures += n[OVERLAY_STRUCTURE] > 0;
        walk(&f, place_at(0, 0), GROUND_NO_INFANTRY, reached);
        unsigned views = 0, floors = 0;
        for (unsigned p = 1; p <= PLACES; p++) {
            if (!is_inside(&f, p))
                continue;
            floors++;
            if (!reached[p])
                fail_msg("%s: nobody comes into every room", cards->card[c].name);
            for (unsigned d = NORTH; d < DIRECTIONS; d += 2)
                views += (edge_towards(&f, p, d)->flags & EDGE_OPENING) != 0;
        }
        assert_int_equal(floors > 0, n[OVERLAY_TYPE] == OVERLAY_BUILDING);
        if (floors && (!views || !n[OVERLAY_STRUCTURE] || !n[OVERLAY_RUIN]))
            fail_msg("%s: a house without a view, or one that never falls", cards->card[c].name);
    }
    assert_true(overlays >= 33 && structures >= 15);
}

/* ---- pictures ------------------------------------------------------------------------------------ */

static void a_scenario_on_paper(void **state)
{
    static char room[1 << 18];
    struct grog_text text = { .at = room, .room = sizeof room }, svg = text;
    struct ground_plan *plan = calloc(1, sizeof *plan);
    struct grog_match m = { .cards = cards, .card = cards->card, .system = &heroes_system };
    struct grog_error why = { 0 };
    uint16_t scenario = (uint16_t)grog_card_named(cards, "Bridge at Daybreak");
    (void)state;
    assert_true(scenario && plan && scenario_lay(&m, scenario, plan, &why));
    scenario_print(&m, scenario, plan, &text);
    assert_non_null(strstr(room, "Objective a, primary: F15-I17, 4 points, held by United States."));
    assert_non_null(strstr(room, "Player 2 deploys on A1-L3."));
    assert_non_null(strstr(room, "Round 3, United States: units arrive (1) at K16."));
    assert_non_null(strstr(room, " h  Hedgerow: +2 defence, blocks sight, stops who enters, no light vehicles"));
    assert_non_null(strstr(room, "-|  Wall: no passage, blocks sight"));
    svg.n = 0;
    scenario_svg(&m, scenario, plan, &svg);
    assert_non_null(strstr(room, "stroke-dasharray='12 7'"));
    assert_non_null(strstr(room, ">a4</text>"));
    free(plan);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(veterans_have_three_tokens), cmocka_unit_test(shells_come_with_three_tokens),
        cmocka_unit_test(tankbusters_are_infantry_and_add_two),
        cmocka_unit_test(what_grows_is_as_the_examples_say), cmocka_unit_test(each_way_to_be_closed_is_there),
        cmocka_unit_test(positions_can_fire_at_who_moves), cmocka_unit_test(each_scenario_can_be_played),
        cmocka_unit_test(a_tank_can_cross_every_board),
        cmocka_unit_test(every_room_has_a_way_in_and_every_house_a_view), cmocka_unit_test(a_scenario_on_paper),
        cmocka_unit_test(tiles_have_soldiers_of_their_division),
        cmocka_unit_test(a_house_hides_what_is_behind_its_doors), cmocka_unit_test(a_printed_trench_is_one_position),
    };
    return cmocka_run_group_tests(tests, open_pack, NULL);
}
