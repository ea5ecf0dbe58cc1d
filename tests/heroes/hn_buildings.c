/* SPDX-License-Identifier: MIT */
/* hn_buildings.c -- Buildings: rooms, openings, walls, ruins. */
#include "picture.h"

#define HOUSE "+ + + + + + + +\n" \
              " A . B C . D . \n" \
              "+ + + + + + + +\n" \
              " . . . E . . F \n" \
              "+ + +-+o+-+ + +\n" \
              " . .|1 2 3|. . \n" \
              "+ + + + +-+ + +\n" \
              " . Gd4 5|6oI J \n" \
              "+ + +-+D+-+ + +\n" \
              " . . K L . . . \n" \
              "+ + + + + + + +\n"

static char room_of(const struct picture *p, unsigned place, void *arg)
{
    (void)arg;
    return (char)(p->board.room[place] ? 'a' + p->board.room[place] - 1 : '.');
}

TEST(rooms_are_parted_by_walls_and_doors)
{
    struct picture p;
    draw(&p, HOUSE);
    assert_places(&p, room_of, NULL, ". . . . . . .\n"
                                     ". . . . . . .\n"
                                     ". . a a a . .\n"
                                     ". . a a b . .\n"
                                     ". . . . . . .\n");
    assert_true(same_room(&p.f, at(&p, '3'), at(&p, '4')));
    assert_false(same_room(&p.f, at(&p, '3'), at(&p, '6')));
    assert_false(same_room(&p.f, at(&p, 'A'), at(&p, 'B')));
    draw(&p, "+ + + +\n"
             " #d_d# \n"
             "+ + + +\n"
             " # . # \n"
             "+ + + +\n");
    assert_places(&p, room_of, NULL, "abc\n"
                                     "a.c\n");
    draw(&p, "# . #");                                  /* two houses */
    assert_places(&p, room_of, NULL, "a.b");
}

TEST(one_building_is_one_overlay)
{
    struct picture p;
    draw(&p, HOUSE);
    assert_true(same_overlay(&p.f, at(&p, '1'), at(&p, '6')));
    assert_false(same_overlay(&p.f, at(&p, '1'), at(&p, 'A')));
    assert_false(same_overlay(&p.f, at(&p, 'A'), at(&p, 'B')));
    field_ruin(&p.f, 0);
    assert_false(same_overlay(&p.f, at(&p, '1'), at(&p, '6')));
}

static char is_entered(const struct picture *p, unsigned place, void *arg)
{
    unsigned to = *(unsigned *)arg, d = direction_to(place, to);
    return d == DIRECTIONS ? '.' : is_through_wall(&p->f, place, d) ? 'x' : '#';
}

TEST(a_building_is_entered_by_its_arrows)
{
    RULE("HN-BLD-09");
    struct picture p;
    draw(&p, HOUSE);
    unsigned four = at(&p, '4'), five = at(&p, '5'), g = at(&p, 'G');
    assert_places(&p, is_entered, &four, ". . . . . . .\n"
                                         ". . . . . . .\n"
                                         ". x # # . . .\n"
                                         ". # . # . . .\n"
                                         ". x x x . . .\n");
    assert_places(&p, is_entered, &five, ". . . . . . .\n"
                                         ". . . . . . .\n"
                                         ". . # # # . .\n"
                                         ". . # . # . .\n"
                                         ". . x # x . .\n");
    assert_places(&p, is_entered, &g, ". . . . . . .\n"
                                      ". . . . . . .\n"
                                      "# # x . . . .\n"
                                      "# . # . . . .\n"
                                      "# # # . . . .\n");
}

TEST(a_yard_is_left_and_entered_by_doors_too)
{
    RULE("HN-BLD-09");
    struct picture p;
    draw(&p, "+ + + + +\n"
             " . Ao1 2 \n"
             "+ + + + +\n"
             " . Bd3 4 \n"
             "+ + + + +\n");
    p.board.under[at(&p, 'A')] = p.board.under[at(&p, 'B')] = p.board.under[at(&p, '1')];
    assert_true(is_through_wall(&p.f, at(&p, 'A'), EAST));              /* a window */
    assert_true(is_through_wall(&p.f, at(&p, '3'), NORTH_WEST));
    assert_false(is_through_wall(&p.f, at(&p, 'B'), EAST));
    assert_false(is_through_wall(&p.f, at(&p, 'A'), SOUTH));
    assert_false(is_through_wall(&p.f, at(&p, '1'), EAST));
}

TEST(a_floor_lies_on_an_overlay)
{
    RULE("HN-BLD-23");
    struct grog_error why = { 0 };
    struct picture p;
    draw(&p, ". # # .");
    p.board.under[place_at(2, 0)] = 0;
    assert_false(board_finish(&p.board, NULL, &why));
    assert_string_equal(why.text, "the board shows a floor that no overlay has");
}

TEST(between_two_houses_that_stand_diagonally)
{
    RULE("HN-BLD-29");
    struct picture p;
    draw(&p, "+-+-+ + + +\n"
             "|# #|. B . \n"
             "+-+-+ + + +\n"
             " . . A . . \n"
             "+ + + +-+-+\n"
             " . C .|# #|\n"
             "+ + + +-+-+\n");
    assert_false(is_cut(&p.f, at(&p, 'A'), NORTH_EAST));
    assert_false(is_cut(&p.f, at(&p, 'A'), SOUTH_WEST));
    draw(&p, "+-+-+ +\n"                                /* corner to corner there is no way */
             "|# #|B \n"
             "+-+-+-+\n"
             " . A|#|\n"
             "+ + +-+\n");
    assert_true(is_cut(&p.f, at(&p, 'A'), NORTH_EAST));
}

static char is_seen(const struct picture *p, unsigned place, void *arg)
{
    unsigned from = *(unsigned *)arg;
    struct line there = line_between(&p->f, from, place, 0, 0, 0), back = line_between(&p->f, place, from, 0, 0, 0);
    assert_memory_equal(&there, &back, sizeof there);
    return place == from ? '@' : there.sight == BLOCKED ? '.' : '#';
}

TEST(fire_goes_in_and_out_by_openings)
{
    RULE("HN-BLD-19");
    RULE("HN-BLD-20");
    RULE("HN-BLD-21");
    struct picture p;
    draw(&p, HOUSE);
    unsigned from = at(&p, '2');
    assert_places(&p, is_seen, &from, ". # # # # # .\n"
                                      ". . # # # . .\n"
                                      ". . # @ # . .\n"
                                      ". . # # . . .\n"
                                      ". . . . . . .\n");
    from = at(&p, '3');                                 /* no opening: nobody outside, and all of the room */
    assert_places(&p, is_seen, &from, ". . . . . . .\n"
                                      ". . . . . . .\n"
                                      ". . # # @ . .\n"
                                      ". . # # . . .\n"
                                      ". . . . . . .\n");
    from = at(&p, '6');
    assert_places(&p, is_seen, &from, ". . . . . . .\n"
                                      ". . . . . . #\n"
                                      ". . . . . # #\n"
                                      ". . . . @ # #\n"
                                      ". . . . . # #\n");
    from = at(&p, '5');                                 /* a door that is an opening too */
    assert_places(&p, is_seen, &from, ". . . . . . .\n"
                                      ". . . . . . .\n"
                                      ". . # # # . .\n"
                                      ". . # @ . . .\n"
                                      ". . # # # . .\n");
    from = at(&p, '4');                                 /* one that is none */
    assert_places(&p, is_seen, &from, ". . . . . . .\n"
                                      ". . . . . . .\n"
                                      ". . # # # . .\n"
                                      ". . @ # . . .\n"
                                      ". . . . . . .\n");
}

TEST(openings_of_a_howitzer)
{
    RULE("HN-BLD-19");
    struct picture p;
    draw(&p, HOUSE);
    assert_string_equal(said(line_to_corner(&p.f, at(&p, '2'), at_corner(3, 1), 0, 0)), "clear");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, '2'), at_corner(6, 2), 0, 0)), "blocked");
    assert_string_equal(said(line_to_corner(&p.f, at(&p, '1'), at_corner(2, 0), 0, 0)), "blocked");
}

TEST(a_building_stops_lines_that_cross_it)
{
    RULE("HN-BLD-20");
    RULE("HN-BLD-27");
    struct picture p;
    draw(&p, HOUSE);
    ASSERT_SIGHT(&p, 'G', 'I', "blocked");
    ASSERT_SIGHT(&p, 'E', 'L', "blocked");
    ASSERT_SIGHT(&p, 'A', 'G', "clear");
    draw(&p, "+ + + + +\n"                              /* a barn that one can look through, but for its walls */
             " A _ _ B \n"
             "+ + + + +\n"
             " C|_ _ D \n"
             "+ + + + +\n"
             " Eo_ _oF \n"
             "+ + + + +\n");
    ASSERT_SIGHT(&p, 'A', 'B', "clear");
    ASSERT_SIGHT(&p, 'C', 'D', "blocked");
    ASSERT_SIGHT(&p, 'E', 'F', "blocked");              /* an opening is for those beside it */
}

TEST(windows_of_two_houses_face_each_other)
{
    RULE("HN-BLD-21");
    struct picture p;
    draw(&p, "+ + + + + + +\n"
             " 1o. .o2 .o3 \n"
             "+ + + + + + +\n"
             " . . . . 4o. \n"
             "+ + + + + + +\n");
    ASSERT_SIGHT(&p, '1', '2', "clear");
    ASSERT_SIGHT(&p, '2', '3', "blocked");              /* 2 has none on that side */
    ASSERT_SIGHT(&p, '4', '3', "clear");                /* by the ends of both: the diagonal counts */
}

static char inside_corner(const struct picture *p, unsigned corner, void *arg)
{
    (void)arg;
    return is_corner_inside(&p->f, corner) ? '#' : '.';
}

TEST(corners_within_a_building)
{
    RULE("HN-BLD-16");
    struct picture p;
    draw(&p, ". . . . .\n"
             ". # # # .\n"
             ". # # # .\n"
             ". # # . .");
    assert_corners(&p, inside_corner, NULL, "......\n"
                                            "......\n"
                                            "..##..\n"
                                            "..#...\n"
                                            "......\n");
    field_ruin(&p.f, 0);
    assert_false(is_corner_inside(&p.f, at_corner(2, 2)));
    draw(&p, "#\n#");
    assert_false(is_corner_inside(&p.f, at_corner(0, 1)));
}

TEST(a_ruin_has_no_rooms)
{
    RULE("HN-TER-02");
    struct picture p;
    draw(&p, "+ + + + + +\n"
             " A|1 2|.|3 \n"
             "+ + + + + +\n"
             " . .|. . 4 \n"
             "+ + + + + +\n");
    for (char c = '1'; c <= '2'; c++)
        p.board.ruin_lies[at(&p, c)] = (uint8_t)ground_row('r');
    for (unsigned i = 0; i <= PLACES; i++)
        p.board.ruin_edges[i] = 0;
    assert_true(same_room(&p.f, at(&p, '1'), at(&p, '2')));
    field_ruin(&p.f, 0);
    assert_false(same_room(&p.f, at(&p, '1'), at(&p, '2')));
    assert_true(ground_at(&p.f, at(&p, '1'))->flags & GROUND_RUIN);
    assert_false(is_cut(&p.f, at(&p, '1'), WEST));
    assert_false(is_cut(&p.f, at(&p, '2'), EAST));
    assert_true(is_inside(&p.f, at(&p, '3')));          /* what is beside it stays: a house, a fence */
    assert_true(is_cut(&p.f, at(&p, '3'), WEST));
    assert_true(is_cut(&p.f, place_at(1, 1), EAST));
    draw(&p, "+ + + +\n"                                /* a wall that two houses share stands as long as one of them */
             " 1 2|s \n"
             "+ + + +\n");
    for (unsigned i = 0; i <= PLACES; i++)
        p.board.ruin_edges[i] = 0;
    field_ruin(&p.f, 0);
    assert_true(is_cut(&p.f, at(&p, '2'), EAST));
    field_ruin(&p.f, 1);
    assert_false(is_cut(&p.f, at(&p, '2'), EAST));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(rooms_are_parted_by_walls_and_doors), IT(one_building_is_one_overlay),
        IT(a_building_is_entered_by_its_arrows), IT(a_yard_is_left_and_entered_by_doors_too),
        IT(a_floor_lies_on_an_overlay), IT(between_two_houses_that_stand_diagonally),
        IT(fire_goes_in_and_out_by_openings), IT(openings_of_a_howitzer),
        IT(a_building_stops_lines_that_cross_it),
        IT(windows_of_two_houses_face_each_other), IT(corners_within_a_building), IT(a_ruin_has_no_rooms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
