/* SPDX-License-Identifier: MIT */
/* hn_sight.c -- Line of Sight, Obstacles: what a line crosses, and what that costs it. */
#include "picture.h"

/* Is the square crossed?  A hedgerow is put there and taken away. */
static char is_crossed(const struct picture *p, unsigned place, void *arg)
{
    const unsigned *end = arg;
    struct field f = p->f;
    f.ground[place] = (uint8_t)ground_row('H');
    struct line l = end[2] ? line_to_corner(&f, end[0], end[1], 0, 0) : line_between(&f, end[0], end[1], 0, 0, 0);
    return l.sight == BLOCKED ? '#' : '.';
}

static void assert_crossed(const struct picture *p, const char *expected)
{
    unsigned end[] = { at(p, 'A'), at(p, 'B'), 0 };
    assert_places(p, is_crossed, end, expected);
    end[0] = at(p, 'B'), end[1] = at(p, 'A');
    assert_places(p, is_crossed, end, expected);
}

TEST(a_line_goes_from_centre_to_centre)
{
    RULE("HN-LOS-02");
    struct picture p;
    draw(&p, "A .\n"
             ". B");
    assert_crossed(&p, "..\n..");
    draw(&p, "A . .\n"
             ". . B");
    assert_crossed(&p, ".#.\n.#.");
    draw(&p, "A . . .\n"
             ". . . B");
    assert_crossed(&p, ".#..\n..#.");
    draw(&p, "A . .\n"
             ". . .\n"
             ". . B");
    assert_crossed(&p, "...\n.#.\n...");
    draw(&p, ". . . B\n"
             ". . . .\n"
             "A . . .");
    assert_crossed(&p, "..#.\n.##.\n.#..");
    draw(&p, "A . . B");
    assert_crossed(&p, ".##.");
    draw(&p, ". . . . . . . . A\n"
             ". . . . . . . . .\n"
             ". . . . . . . . .\n"
             "B . . . . . . . .");
    assert_crossed(&p, ". . . . . . . # .\n"
                       ". . . . # # # # .\n"
                       ". # # # # . . . .\n"
                       ". # . . . . . . .");
}

TEST(to_a_corner_every_square_counts_but_the_first)
{
    RULE("HN-ABL-50");
    struct picture p;
    draw(&p, "A . . . .\n"
             ". . . . .\n"
             ". . . . .");
    unsigned end[] = { at(&p, 'A'), at_corner(3, 1), 1 };
    assert_places(&p, is_crossed, end, ". # # . .\n. . . . .\n. . . . .");
    end[1] = at_corner(1, 1);
    assert_places(&p, is_crossed, end, ". . . . .\n. . . . .\n. . . . .");
    end[1] = at_corner(3, 3);
    assert_places(&p, is_crossed, end, ". . . . .\n. # . . .\n. . # . .");
    end[1] = at_corner(4, 2);
    assert_places(&p, is_crossed, end, ". # . . .\n. # # # .\n. . . . .");
    draw(&p, "t . . . A");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, 'A'), at_corner(0, 0), 0, 0)), "obscured 1");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, 'A'), at_corner(1, 0), 0, 0)), "clear");
}

TEST(what_blocks_stops_it)
{
    RULE("HN-LOS-03");
    RULE("HN-TER-07");
    RULE("HN-TER-14");
    RULE("HN-TER-36");
    struct picture p;
    draw(&p, "A . H . B\n"
             "C . . . D");
    ASSERT_SIGHT(&p, 'A', 'B', "blocked");
    ASSERT_SIGHT(&p, 'C', 'D', "clear");
    draw(&p, "A . # . B");
    ASSERT_SIGHT(&p, 'A', 'B', "blocked");
}

TEST(squares_of_both_ends_do_not_count)
{
    RULE("HN-TER-10");
    struct picture p;
    draw(&p, "H . f");
    name_square(&p, 'A', 0, 0);
    name_square(&p, 'B', 2, 0);
    ASSERT_SIGHT(&p, 'A', 'B', "clear");
    draw(&p, "f f t H");
    name_square(&p, 'A', 0, 0);
    name_square(&p, 'B', 3, 0);
    ASSERT_SIGHT(&p, 'A', 'B', "obscured 3");
}

TEST(obscuring_squares_add_up)
{
    RULE("HN-TER-08");
    RULE("HN-TER-09");
    RULE("HN-TER-12");
    RULE("HN-TER-13");
    RULE("HN-TER-31");
    RULE("HN-TER-38");
    RULE("HN-BLD-01");
    struct picture p;
    draw(&p, "A . t . B\n"
             "C f f t D\n"
             "E . . . F\n"
             "G f H f I\n"
             "J s s . K");
    ASSERT_SIGHT(&p, 'A', 'B', "obscured 1");
    ASSERT_SIGHT(&p, 'C', 'D', "obscured 5");
    ASSERT_SIGHT(&p, 'E', 'F', "clear");
    ASSERT_SIGHT(&p, 'G', 'I', "blocked");
    ASSERT_SIGHT(&p, 'J', 'K', "obscured 2");
}

TEST(infantry_stops_infantry)
{
    RULE("HN-LOS-04");
    struct picture p;
    draw(&p, "A . i . B\n"
             "C . c . D");
    ASSERT_SIGHT(&p, 'A', 'B', "blocked");
    ASSERT_SIGHT(&p, 'C', 'D', "clear");                /* concealed */
}

TEST(infantry_does_not_stop_vehicles)
{
    RULE("HN-LOS-05");
    struct picture p;
    draw(&p, "A . i . B\n"
             "C i v . D");
    assert_string_equal(said(line_between(&p.f, at(&p, 'A'), at(&p, 'B'), THROUGH_INFANTRY, 0, 0)), "clear");
    assert_string_equal(said(line_between(&p.f, at(&p, 'C'), at(&p, 'D'), THROUGH_INFANTRY, 0, 0)), "blocked");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, 'A'), at_corner(4, 0), 0, 0)), "blocked");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, 'A'), at_corner(4, 0), THROUGH_INFANTRY, 0)), "clear");
}

TEST(vehicles_stop_all_but_their_own_lines)
{
    RULE("HN-LOS-06");
    RULE("HN-LOS-08");
    struct picture p;
    draw(&p, "A . v . B");
    ASSERT_SIGHT(&p, 'A', 'B', "blocked");
    draw(&p, "A v v t B");                              /* two squares of one vehicle */
    put_unit(&p, place_at(2, 0), STANDS_VEHICLE, 1);
    name_square(&p, 'V', 1, 0);
    name_square(&p, 'W', 2, 0);
    assert_string_equal(said(line_between(&p.f, at(&p, 'V'), at(&p, 'B'), THROUGH_INFANTRY, 1, 0)), "obscured 1");
    assert_string_equal(said(line_between(&p.f, at(&p, 'A'), at(&p, 'W'), THROUGH_INFANTRY, 0, 1)), "clear");
    assert_string_equal(said(line_between(&p.f, at(&p, 'A'), at(&p, 'B'), THROUGH_INFANTRY, 2, 3)), "blocked");
}

TEST(edges_beside_an_end_obscure_nothing)
{
    RULE("HN-TER-11");
    struct picture p;
    draw(&p, "+ + + + + +\n"
             " A . . .hB \n"
             "+ + + + + +\n"
             " C . .h. D \n"
             "+ + + + + +\n"
             " E .h.h. F \n"
             "+ + + + + +\n"
             " Gh. . .hI \n"
             "+ + + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "clear");
    ASSERT_SIGHT(&p, 'C', 'D', "obscured 1");
    ASSERT_SIGHT(&p, 'E', 'F', "obscured 2");
    ASSERT_SIGHT(&p, 'G', 'I', "clear");
}

TEST(a_wall_stops_it_even_beside_an_end)
{
    RULE("HN-TER-21");
    struct picture p;
    draw(&p, "+ + + + +\n"
             " A .|. B \n"
             "+ + + + +\n"
             " C|. . D \n"
             "+ + + + +\n"
             " E . . F \n"
             "+-+ + + +\n"
             " G . .cI \n"
             "+ + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "blocked");
    ASSERT_SIGHT(&p, 'C', 'D', "blocked");
    ASSERT_SIGHT(&p, 'E', 'F', "clear");
    ASSERT_SIGHT(&p, 'E', 'G', "blocked");
    ASSERT_SIGHT(&p, 'G', 'I', "blocked");
}

TEST(through_a_corner_the_better_way_round_counts)
{
    RULE("HN-TER-11");
    RULE("HN-TER-21");
    struct picture p;
    draw(&p, "+ + + + +\n"                              /* one way round is open */
             " A . . . \n"
             "+ + + + +\n"
             " . . .|. \n"
             "+ + +-+ +\n"
             " . . . . \n"
             "+ + + + +\n"
             " . . . B \n"
             "+ + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "clear");
    draw(&p, "+ + + + +\n"                              /* neither */
             " A . . . \n"
             "+ + + + +\n"
             " . . . . \n"
             "+ +-+-+ +\n"
             " . . . . \n"
             "+ + + + +\n"
             " . . . B \n"
             "+ + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "blocked");
    draw(&p, "+ + + + +\n"                              /* hedges: 1 or 2 */
             " A . . . \n"
             "+ + + + +\n"
             " . .h. . \n"
             "+ + +h+ +\n"
             " . .h. . \n"
             "+ + + + +\n"
             " . . . B \n"
             "+ + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "obscured 1");
    draw(&p, "+ + + +\n"                                /* out of a corner: far sides count, near ones do not */
             " Ah. . \n"
             "+h+h+ +\n"
             " .h. . \n"
             "+ + + +\n"
             " . . B \n"
             "+ + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "obscured 1");
    draw(&p, "+ + +\n"                                  /* next to each other: every edge is beside one of them */
             " Ah. \n"
             "+h+h+\n"
             " .hB \n"
             "+ + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "clear");
}

TEST(smoke_counts_once_a_pattern_and_at_both_ends)
{
    RULE("HN-OOP-38");
    struct picture p;
    draw(&p, "+ + + + + + +\n"
             " A . . . . B \n"
             "+ + + 4 + + +\n"
             " C . . . . D \n"
             "+ + + + + + 2\n"
             " E . . . . F \n"
             "+ + + + + + +\n"
             " G . . . . I \n"
             "+ + + + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "obscured 4");           /* two of its squares: once */
    ASSERT_SIGHT(&p, 'C', 'D', "obscured 6");           /* across one, into the other */
    ASSERT_SIGHT(&p, 'E', 'F', "obscured 2");           /* into it */
    ASSERT_SIGHT(&p, 'D', 'F', "obscured 2");           /* wholly within */
    ASSERT_SIGHT(&p, 'G', 'I', "clear");
    ASSERT_SIGHT(&p, 'A', 'G', "clear");
    ASSERT_SIGHT(&p, 'E', 'A', "clear");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, 'A'), at_corner(3, 1), 0, 0)), "obscured 4");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, 'A'), at_corner(2, 1), 0, 0)), "clear");
    draw(&p, "+ + + + +\n"                              /* it touches a corner of the pattern only */
             " A . . . \n"
             "+ + + + +\n"
             " . . . . \n"
             "+ + + + +\n"
             " . . B . \n"
             "+ 4 + + +\n"
             " . . . . \n"
             "+ + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "clear");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_line_goes_from_centre_to_centre), IT(to_a_corner_every_square_counts_but_the_first),
        IT(what_blocks_stops_it), IT(squares_of_both_ends_do_not_count), IT(obscuring_squares_add_up),
        IT(infantry_stops_infantry), IT(infantry_does_not_stop_vehicles), IT(vehicles_stop_all_but_their_own_lines),
        IT(edges_beside_an_end_obscure_nothing), IT(a_wall_stops_it_even_beside_an_end),
        IT(through_a_corner_the_better_way_round_counts), IT(smoke_counts_once_a_pattern_and_at_both_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
