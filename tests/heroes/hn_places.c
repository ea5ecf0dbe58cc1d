/* SPDX-License-Identifier: MIT */
/* hn_places.c -- places, directions, steps: what lies beside what, and what parts it. */
#include "picture.h"

TEST(range_counts_a_diagonal_as_one)
{
    RULE("HN-FIR-09");
    assert_int_equal(spaces_between(place_at(0, 0), place_at(7, 4)), 7);
    assert_int_equal(spaces_between(place_at(0, 0), place_at(8, 1)), 8);
    assert_int_equal(spaces_between(place_at(5, 5), place_at(3, 9)), 4);
    assert_int_equal(spaces_between(place_at(5, 5), place_at(5, 5)), 0);
}

static char corners_from(const struct picture *p, unsigned corner, void *arg)
{
    (void)arg;
    return (char)('0' + corners_between(at(p, 'A'), corner));
}

TEST(distance_to_a_corner)
{
    RULE("HN-EQP-64");
    struct picture p;
    draw(&p, ". . . . .\n"
             ". . . . .\n"
             ". A . . .\n"
             ". . . . .");
    assert_corners(&p, corners_from, NULL, "3 3 3 3 3 4\n"
                                           "2 2 2 2 3 4\n"
                                           "2 1 1 2 3 4\n"
                                           "2 1 1 2 3 4\n"
                                           "2 2 2 2 3 4\n");
}

TEST(directions)
{
    struct picture p;
    draw(&p, ". . .\n"
             ". A .\n"
             ". . .");
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        unsigned next = neighbour(&p.board, at(&p, 'A'), d);
        assert_int_equal(direction_to(at(&p, 'A'), next), d);
        assert_int_equal(neighbour(&p.board, next, turned_by(d, 4)), at(&p, 'A'));
        assert_int_equal(neighbour(&p.board, next, d), 0);              /* the rim */
    }
    assert_int_equal(direction_to(at(&p, 'A'), at(&p, 'A')), DIRECTIONS);
    assert_int_equal(direction_to(place_at(0, 0), place_at(2, 1)), DIRECTIONS);
    assert_int_equal(direction_to(place_at(63, 0), place_at(0, 1)), DIRECTIONS);
    assert_int_equal(neighbour(&p.board, place_at(0, 0), EAST), place_at(1, 0));
    assert_int_equal(direction_y(NORTH), -1);
    assert_int_equal(direction_x(EAST), 1);
}

/* Where one can step to from A. */
static char is_a_step(const struct picture *p, unsigned place, void *arg)
{
    (void)arg;
    unsigned d = direction_to(at(p, 'A'), place);
    return d == DIRECTIONS ? '.' : is_cut(&p->f, at(p, 'A'), d) ? 'x' : '#';
}

/* And the other way. */
static char is_a_step_back(const struct picture *p, unsigned place, void *arg)
{
    (void)arg;
    unsigned d = direction_to(place, at(p, 'A'));
    return d == DIRECTIONS ? '.' : is_cut(&p->f, place, d) ? 'x' : '#';
}

static void assert_steps(const char *picture, const char *expected)
{
    struct picture p;
    draw(&p, picture);
    assert_places(&p, is_a_step, NULL, expected);
    assert_places(&p, is_a_step_back, NULL, expected);
}

TEST(no_passage_parts_two_squares)
{
    RULE("HN-TER-20");
    RULE("HN-ZOC-02");
    assert_steps("+ + + +\n"
                 " . . . \n"
                 "+ + + +\n"
                 " . A|. \n"
                 "+ +o+ +\n"
                 " . . . \n"
                 "+ + + +\n", "###\n"
                              "#.x\n"
                              "#xx\n");
    assert_steps("+ + + +\n"                            /* what only obscures, or stops sight, stops no step */
                 " . .h. \n"
                 "+ +h+ +\n"
                 " .nAc. \n"
                 "+ +d+ +\n"
                 " . . . \n"
                 "+ + + +\n", "###\n"
                              "x.#\n"
                              "###\n");
}

TEST(a_diagonal_step_needs_one_way_round)
{
    RULE("HN-MOV-03");
    RULE("HN-ZOC-02");
    assert_steps("+ + + +\n"
                 " . . . \n"
                 "+ +-+-+\n"
                 " . A . \n"
                 "+ + + +\n"
                 " . . . \n"
                 "+ + + +\n", "#xx\n"                   /* the wall goes on to the east and not to the west */
                              "#.#\n"
                              "###\n");
    assert_steps("+ + + +\n"
                 " . .|. \n"
                 "+ +-+ +\n"
                 " . A . \n"
                 "+ + + +\n"
                 " .|.|. \n"
                 "+ + + +\n", "#x#\n"                   /* both on the same way round: the other is open */
                              "#.#\n"
                              "###\n");
    assert_steps("+ + + +\n"
                 " . . . \n"
                 "+ + + +\n"
                 " .|A|. \n"
                 "+ +-+ +\n"
                 " . .|. \n"
                 "+ + + +\n", "###\n"                   /* in a nook: out by the corners to the north */
                              "x.x\n"
                              "xxx\n");
}

TEST(squares_beside_a_diagonal_do_not_stop_it)
{
    RULE("HN-MOV-03");
    RULE("HN-VMV-07");
    assert_steps(". H .\n"
                 "x A v\n"
                 ". w .", "###\n"
                          "#.#\n"
                          "###\n");
}

TEST(each_square_has_four_edges)
{
    struct picture p;
    draw(&p, "+-+h+\n"
             "oA B|\n"
             "+ +n+\n"
             " . Cd\n"
             "+c+D+\n");
    const struct { char place; unsigned direction; char edge; } cases[] = {
        { 'A', NORTH, '-' }, { 'A', WEST, 'o' }, { 'A', EAST, ' ' }, { 'A', SOUTH, ' ' },
        { 'B', NORTH, 'h' }, { 'B', EAST, '|' }, { 'B', SOUTH, 'n' }, { 'C', NORTH, 'n' },
        { 'C', EAST, 'd' }, { 'C', SOUTH, 'D' }, { 'C', WEST, ' ' },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++)
        assert_ptr_equal(edge_towards(&p.f, at(&p, cases[i].place), cases[i].direction),
                         &p.board.edge[edge_row(cases[i].edge)]);
    struct picture whole = { 0 };
    board_size(&whole.board, BOARD_SIDE, BOARD_SIDE);
    field_of_board(&whole.board, &whole.f);
    assert_ptr_equal(edge_towards(&whole.f, PLACES, SOUTH), &whole.board.edge[0]);
    assert_ptr_equal(edge_towards(&whole.f, PLACES, EAST), &whole.board.edge[0]);
    assert_true(is_cut(&whole.f, PLACES, SOUTH_EAST));
    whole.f.edges[place_at(0, 11)] = 0x11;
    assert_ptr_equal(edge_towards(&whole.f, place_at(63, 10), EAST), &whole.board.edge[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(range_counts_a_diagonal_as_one), IT(distance_to_a_corner), IT(directions), IT(no_passage_parts_two_squares),
        IT(a_diagonal_step_needs_one_way_round), IT(squares_beside_a_diagonal_do_not_stop_it),
        IT(each_square_has_four_edges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
