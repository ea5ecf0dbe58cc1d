/* SPDX-License-Identifier: MIT */
/* hn_fire.c -- Firing Arc, the sides of vehicles, blasts and dispersal, as pictures. */
#include "picture.h"

struct view { enum arc arc; unsigned facing; };

static char in_arc(const struct picture *p, unsigned place, void *arg)
{
    const struct view *v = arg;
    int x = place_x(place) - place_x(at(p, 'A')), y = place_y(place) - place_y(at(p, 'A'));
    return place == at(p, 'A') ? '@' : is_in_arc(v->arc, v->facing, x, y) ? '#' : '.';
}

static void assert_arc(enum arc arc, unsigned facing, const char *expected)
{
    struct picture p;
    draw(&p, ". . . . . . .\n"
             ". . . . . . .\n"
             ". . . A . . .\n"
             ". . . . . . .\n"
             ". . . . . . .");
    struct view v = { arc, facing };
    assert_places(&p, in_arc, &v, expected);
}

TEST(a_weapon_without_an_arc_fires_all_round)
{
    RULE("HN-FIR-10");
    assert_arc(ARC_ALL, NORTH, "#######\n"
                               "#######\n"
                               "###@###\n"
                               "#######\n"
                               "#######\n");
}

TEST(an_arc_is_a_quarter_circle_with_its_borders)
{
    RULE("HN-FIR-11");
    assert_arc(ARC_QUARTER, NORTH, ".#####.\n"
                                   "..###..\n"
                                   "...@...\n"
                                   ".......\n"
                                   ".......\n");
    assert_arc(ARC_QUARTER, WEST,  "##.....\n"
                                   "###....\n"
                                   "###@...\n"
                                   "###....\n"
                                   "##.....\n");
    assert_arc(ARC_QUARTER, SOUTH_EAST, ".......\n"
                                        ".......\n"
                                        "...@###\n"
                                        "...####\n"
                                        "...####\n");
    assert_arc(ARC_HALF, EAST, "...####\n"
                               "...####\n"
                               "...@###\n"
                               "...####\n"
                               "...####\n");
    assert_arc(ARC_HALF, NORTH_WEST, "######.\n"
                                     "#####..\n"
                                     "###@...\n"
                                     "###....\n"
                                     "##.....\n");
}

static char corner_in_arc(const struct picture *p, unsigned corner, void *arg)
{
    const struct view *v = arg;
    int x = 2 * corner_i(corner) - 2 * place_x(at(p, 'A')) - 1, y = 2 * corner_j(corner) - 2 * place_y(at(p, 'A')) - 1;
    return is_in_arc(v->arc, v->facing, x, y) ? '#' : '.';
}

TEST(an_arc_over_corners)
{
    RULE("HN-FIR-11");
    struct picture p;
    draw(&p, ". . . .\n"
             ". A . .\n"
             ". . . .");
    struct view v = { ARC_QUARTER, EAST };
    assert_corners(&p, corner_in_arc, &v, "...##\n"
                                          "..###\n"
                                          "..###\n"
                                          "...##\n");
}

static char aspect(const struct picture *p, unsigned place, void *arg)
{
    static const char letter[] = ".FSfB!b";             /* small: the lower of it and the side */
    unsigned facing = *(unsigned *)arg;
    return place == at(p, 'V') ? '@' : letter[aspect_from(at(p, 'V'), facing, place)];
}

TEST(which_side_of_a_vehicle_is_seen)
{
    RULE("HN-LOS-09");
    struct picture p;
    draw(&p, ". . . . . . .\n"
             ". . . . . . .\n"
             ". . . . . . .\n"
             ". . . V . . .\n"
             ". . . . . . .\n"
             ". . . . . . .");
    unsigned facing = NORTH;
    assert_places(&p, aspect, &facing, "fFFFFFf\n"
                                       "SfFFFfS\n"
                                       "SSfFfSS\n"
                                       "SSS@SSS\n"
                                       "SSbBbSS\n"
                                       "SbBBBbS\n");
    facing = SOUTH_EAST;
    assert_places(&p, aspect, &facing, "BBBbSSS\n"
                                       "BBBbSSS\n"
                                       "BBBbSSS\n"
                                       "bbb@fff\n"
                                       "SSSfFFF\n"
                                       "SSSfFFF\n");
}

static char in_blast(const struct picture *p, unsigned place, void *arg)
{
    uint16_t out[4];
    unsigned n = blast_places(&p->board, *(unsigned *)arg, out);
    for (unsigned i = 0; i < n; i++)
        if (out[i] == place)
            return '#';
    return '.';
}

static void assert_blast(int i, int j, unsigned n, const char *expected)
{
    struct picture p;
    draw(&p, ". . . .\n"
             ". . . .\n"
             ". . . .");
    unsigned corner = at_corner(i, j);
    uint16_t out[4];
    assert_int_equal(blast_places(&p.board, corner, out), n);
    assert_places(&p, in_blast, &corner, expected);
}

TEST(a_blast_covers_the_squares_about_its_corner)
{
    RULE("HN-EQP-68");
    assert_blast(2, 1, 4, ".##.\n"
                          ".##.\n"
                          "....\n");
    assert_blast(0, 2, 2, "....\n"
                          "#...\n"
                          "#...\n");
    assert_blast(4, 3, 1, "....\n"
                          "....\n"
                          "...#\n");
}

struct shot { unsigned corner, distance; };

static char comes_down(const struct picture *p, unsigned corner, void *arg)
{
    const struct shot *s = arg;
    char letter = '.';
    for (unsigned pips = 1; pips <= 6; pips++)
        if (scattered(&p->board, s->corner, pips, s->distance) == corner)
            letter = (char)('0' + pips);
    return letter;
}

static void assert_dispersal(int i, int j, unsigned distance, const char *expected)
{
    struct picture p;
    draw(&p, ". . . . .\n"
             ". . . . .\n"
             ". . . . .\n"
             ". . . . .");
    struct shot s = { at_corner(i, j), distance };
    assert_corners(&p, comes_down, &s, expected);
}

TEST(a_shot_scatters_by_a_die)
{
    RULE("HN-ABL-64");
    RULE("HN-ABL-65");
    RULE("HN-OOP-34");
    assert_dispersal(2, 2, 2, "..1...\n"
                              "......\n"
                              "4.6.2.\n"
                              "......\n"
                              "..3...\n");
    assert_dispersal(2, 2, 1, "......\n"
                              "..1...\n"
                              ".462..\n"
                              "..3...\n"
                              "......\n");
    assert_dispersal(5, 1, 2, "......\n"                /* off the board: 1 and 2 */
                              "...4.6\n"
                              "......\n"
                              ".....3\n"
                              "......\n");
    struct board b = { .width = 5, .height = 4 };
    assert_int_equal(scattered(&b, at_corner(5, 1), 2, 1), 0);
    assert_int_equal(scattered(&b, at_corner(5, 1), 1, 1), at_corner(5, 0));
    assert_int_equal(scattered(&b, at_corner(5, 1), 5, 3), at_corner(5, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_weapon_without_an_arc_fires_all_round), IT(an_arc_is_a_quarter_circle_with_its_borders),
        IT(an_arc_over_corners), IT(which_side_of_a_vehicle_is_seen), IT(a_blast_covers_the_squares_about_its_corner),
        IT(a_shot_scatters_by_a_die),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
