/* SPDX-License-Identifier: MIT */
/* hn_board.c -- boards and overlays put together of cards that are drawings, and printed as text. */
#include "heroes/heroes.h"
#include "kernel/drawing.h"
#include "picture.h"

/* ---- a few cards, drawn as text ------------------------------------------------------------ */

enum { CARDS = 40, NUMBERS = 600, BOARD = 20 };         /* words have the cards 1 to 19 */

static const char words[] = ".tfHw#_rs";                /* terrain: card 1 is t */
static const char edge_words[] = " -odDhn";             /* edges: card 11 is - */
static struct { struct grog_card card[CARDS]; int16_t number[CARDS][NUMBERS]; unsigned n; } box;
static struct grog_cards cards = { .card = box.card, .cards = CARDS };
static struct grog_match match = { .cards = &cards, .card = box.card };

static void put_words(void)
{
    struct board b;
    picture_rows(&b);
    for (unsigned i = 1; words[i]; i++) {
        int16_t *n = box.number[i];
        const struct ground *g = &b.ground[ground_row(words[i])];
        n[TERRAIN_LETTER] = words[i];
        n[TERRAIN_DEFENCE] = g->defence;
        n[TERRAIN_OBSCURES] = g->obscures;
        n[TERRAIN_BLOCKS] = g->flags & GROUND_BLOCKS ? 1 : 0;
        n[TERRAIN_DIFFICULT] = g->flags & GROUND_DIFFICULT ? 1 : 0;
        n[TERRAIN_INSIDE] = g->flags & GROUND_INSIDE ? 1 : 0;
        n[TERRAIN_RUIN] = g->flags & GROUND_RUIN ? 1 : 0;
        n[TERRAIN_WATER] = g->flags & GROUND_WATER ? 1 : 0;
    }
    for (unsigned i = 1; edge_words[i]; i++) {
        int16_t *n = box.number[10 + i];
        const struct edge *e = &b.edge[edge_row(edge_words[i])];
        n[EDGE_LETTER] = edge_words[i];
        n[EDGE_NO_PASSAGE] = e->flags & EDGE_CLOSED ? 1 : 0;
        n[EDGE_OBSCURING] = e->obscures;
        n[EDGE_ENTERED] = e->flags & EDGE_ENTRANCE ? 1 : 0;
        n[EDGE_OPEN] = e->flags & EDGE_OPENING ? 1 : 0;
    }
}

static int begin_box(void **state)
{
    (void)state;
    memset(&box, 0, sizeof box);
    for (unsigned i = 0; i < CARDS; i++)
        box.card[i] = (struct grog_card){ .name = i < BOARD ? "a word" : "Yard", .number = box.number[i] };
    box.n = BOARD;
    put_words();
    return 0;
}

static uint16_t word_for(const char *list, unsigned first, char letter)
{
    const char *found = strchr(list, letter == '|' ? '-' : letter);
    assert_non_null(found);
    return found == list ? 0 : (uint16_t)(first + (unsigned)(found - list));
}

/* A card whose numbers from `at` on are this picture, with edges. */
static uint16_t drawing(const char *text, unsigned at_number)
{
    uint16_t card = (uint16_t)box.n++;
    int16_t *number = &box.number[card][at_number];
    unsigned w = (unsigned)strcspn(text, "\n") / 2, h = 0, line = 0, column = 0;
    for (const char *c = text; *c; c++)
        h += *c == '\n';
    h /= 2;
    grog_drawing_begin(number, w, h);
    for (const char *c = text; *c; c++, column++) {
        unsigned x = column / 2, y = line / 2;
        if (*c == '\n')
            line++, column = (unsigned)-1;
        else if (line % 2 && column % 2 && *c != '.' && *c != ' ')
            grog_drawing_put(number, GROG_DRAWN_SQUARE, x, y, word_for(words, 0, *c));
        else if (line % 2 != column % 2 && *c != ' ')
            grog_drawing_put(number, line % 2 ? GROG_DRAWN_WEST : GROG_DRAWN_NORTH, x, y, word_for(edge_words, 10, *c));
    }
    return card;
}

static uint16_t board_card(const char *text) { return drawing(text, BOARD_MAP); }
static uint16_t overlay_card(const char *text, uint16_t ruin)
{
    uint16_t card = drawing(text, OVERLAY_MAP);
    box.number[card][OVERLAY_RUIN] = (int16_t)ruin;
    box.number[card][OVERLAY_STRUCTURE] = 3;
    box.number[card][OVERLAY_TYPE] = OVERLAY_BUILDING;
    return card;
}

static struct board board;
static struct field field;

static void begin_board(unsigned width, unsigned height)
{
    struct grog_error why;
    assert_true(board_begin(&board, &match, width, height, &why));
}

static void lay(uint16_t card, unsigned x, unsigned y, unsigned turns)
{
    struct grog_error why = { 0 };
    if (!board_lay(&board, &match, (struct drawn){ card, (uint8_t)x, (uint8_t)y, (uint8_t)turns }, &why))
        fail_msg("%s", why.text);
}

static void cover(uint16_t card, unsigned x, unsigned y, unsigned turns)
{
    struct grog_error why = { 0 };
    if (!board_overlay(&board, &match, (struct drawn){ card, (uint8_t)x, (uint8_t)y, (uint8_t)turns }, &why))
        fail_msg("%s", why.text);
}

static void finish(void)
{
    struct grog_error why;
    assert_true(board_finish(&board, &match, &why));
    field_of_board(&board, &field);
}

/* The field as it is printed, without coordinates. */
static void assert_field(const char *expected)
{
    static char text[40000];
    struct grog_text t = { .at = text, .room = sizeof text };
    board_print(&field, &match, &t, NULL, NULL);
    static char bare[40000];
    char *to = bare;
    for (const char *line = strchr(text, '\n') + 1; *line; line = strchr(line, '\n') + 1) {
        size_t n = strcspn(line, "\n") - 3;
        memcpy(to, line + 3, n);
        to += n;
        *to++ = '\n';
    }
    *to = 0;
    assert_string_equal(bare, expected);
}

/* ---- what holds -------------------------------------------------------------------------------- */

TEST(a_board_is_printed_with_coordinates)
{
    begin_board(3, 2);
    lay(board_card("+-+ + +\n"
                   " t|.of \n"
                   "+ +d+-+\n"
                   " w H .h\n"
                   "+ + + +\n"), 0, 0, 0);
    finish();
    char text[400];
    struct grog_text t = { .at = text, .room = sizeof text };
    board_print(&field, &match, &t, NULL, NULL);
    assert_string_equal(text, "    A B C\n"
                              "   +-+ + +\n"
                              " 1  t|.of\n"
                              "   + +d+-+\n"
                              " 2  w H .h\n"
                              "   + + + +\n");
}

TEST(symbols_of_a_word_are_those_of_its_squares)
{
    RULE("HN-TER-01");
    begin_board(4, 1);
    lay(board_card("+ + + + +\n"
                   " t # w . \n"
                   "+ + + + +\n"), 0, 0, 0);
    board.under[place_at(1, 0)] = 1;                    /* a floor is an overlay's */
    finish();
    const struct ground *t = ground_at(&field, place_at(0, 0));
    assert_int_equal(t->obscures, 1);
    assert_int_equal(t->defence, 1);
    assert_int_equal(t->flags, GROUND_ELEMENT);
    assert_int_equal(ground_at(&field, place_at(1, 0))->flags, GROUND_ELEMENT | GROUND_INSIDE | GROUND_BLOCKS);
    assert_int_equal(ground_at(&field, place_at(2, 0))->flags, GROUND_ELEMENT | GROUND_WATER);
    assert_int_equal(ground_at(&field, place_at(3, 0))->flags, 0);
    static const uint8_t numbers[] = { TERRAIN_DEFENCE, TERRAIN_OBSCURES, TERRAIN_WATER, TERRAIN_NUMBERS };
    for (unsigned i = 0; i < GROG_COUNT(numbers); i++) {                /* any symbol makes it an element */
        memset(box.number[1], 0, sizeof box.number[1]);
        box.number[1][numbers[i]] = 1;
        begin_board(4, 1);
        lay(BOARD, 0, 0, 0);
        board.under[place_at(1, 0)] = 1;
        finish();
        assert_int_equal(!(ground_at(&field, place_at(0, 0))->flags & GROUND_ELEMENT), numbers[i] == TERRAIN_NUMBERS);
    }
}

TEST(no_passage_is_no_sight_but_for_openings)
{
    RULE("HN-TER-21");
    begin_board(3, 1);
    lay(board_card("+ +-+h+\n"
                   " .n.o. \n"
                   "+ + + +\n"), 0, 0, 0);
    finish();
    assert_int_equal(edge_towards(&field, place_at(1, 0), WEST)->flags, EDGE_CLOSED | EDGE_BLOCKS);
    assert_int_equal(edge_towards(&field, place_at(1, 0), NORTH)->flags, EDGE_CLOSED | EDGE_BLOCKS);
    assert_int_equal(edge_towards(&field, place_at(1, 0), EAST)->flags, EDGE_CLOSED | EDGE_OPENING);
    assert_int_equal(edge_towards(&field, place_at(2, 0), NORTH)->obscures, 1);
}

TEST(a_drawing_lies_in_quarter_turns)
{
    const char *lies[4] = {
        "+ + + +\n"
        " t|f H\n"
        "+-+ +h+\n"
        " . w .o\n"
        "+d+ + +\n",
        "+ + +\n"
        "d.|t\n"
        "+ +-+\n"
        " w f\n"
        "+ + +\n"
        " .hH\n"
        "+o+ +\n",
        "+ + +d+\n"
        "o. w .\n"
        "+h+ +-+\n"
        " H f|t\n"
        "+ + + +\n",
        "+ +o+\n"
        " Hh.\n"
        "+ + +\n"
        " f w\n"
        "+-+ +\n"
        " t|.d\n"
        "+ + +\n",
    };
    uint16_t card = board_card(lies[0]);
    for (unsigned turns = 0; turns < 4; turns++) {
        begin_board(turns % 2 ? 2 : 3, turns % 2 ? 3 : 2);
        lay(card, 0, 0, turns);
        finish();
        assert_field(lies[turns]);
    }
}

TEST(boards_lie_side_by_side)
{
    uint16_t card = board_card("+ + +\n"
                               " tof\n"
                               "+-+ +\n");
    begin_board(4, 2);
    lay(card, 0, 0, 0);
    lay(card, 2, 0, 2);
    lay(card, 0, 1, 2);
    lay(card, 2, 1, 0);
    finish();
    assert_field("+ + + +-+\n"
                 " tof fot\n"
                 "+-+-+ + +\n"                          /* the board that comes second takes no edge from the first */
                 " fot tof\n"
                 "+ + +-+ +\n");
}

static uint16_t wood(void)
{
    return board_card("+ + + + + +\n"
                      " f f f f fh\n"
                      "+ + + + + +\n"
                      " fhfhf f f\n"
                      "+ + + +h+ +\n"
                      " f f f f f\n"
                      "+ + + + + +\n"
                      " . . . . .\n"
                      "+ + + + + +\n");
}

TEST(an_overlay_replaces_what_it_covers)
{
    RULE("HN-TER-01");
    begin_board(5, 4);
    lay(wood(), 0, 0, 0);
    cover(overlay_card("+-+-+o+\n"
                       "|# # #|\n"
                       "+ + +-+\n"
                       "|# #|. \n"
                       "+d+-+ +\n", 0), 1, 1, 0);
    finish();
    assert_field("+ + + + + +\n"
                 " f f f f fh\n"
                 "+ +-+-+o+ +\n"                        /* of the wood's hedges those beside it are gone with it, */
                 " f|# # #|f\n"
                 "+ + + +-+ +\n"
                 " f|# #|f f\n"                         /* and what it leaves empty is wood still */
                 "+ +d+-+ + +\n"
                 " . . . . .\n"
                 "+ + + + + +\n");
    assert_int_equal(board.under[place_at(1, 1)], 1);
    assert_int_equal(board.under[place_at(3, 2)], 0);
    assert_int_equal(board.room[place_at(1, 2)], 1);
    assert_int_equal(board.n_rooms, 1);
    assert_int_equal(board.overlay[0].width, 3);
    assert_int_equal(board.overlay[0].structure, 3);
    assert_int_equal(board.overlay[0].type, OVERLAY_BUILDING);
}

TEST(without_a_ruin_side_the_ground_comes_back)
{
    RULE("HN-TER-02");
    begin_board(5, 4);
    lay(wood(), 0, 0, 0);
    cover(overlay_card("+-+-+o+\n"
                       "|# # #|\n"
                       "+ + +-+\n"
                       "|# #|. \n"
                       "+d+-+ +\n", 0), 1, 1, 0);
    finish();
    field_ruin(&field, 0);
    assert_field("+ + + + + +\n"
                 " f f f f fh\n"
                 "+ + + + + +\n"
                 " fhfhf f f\n"
                 "+ + + +h+ +\n"
                 " f f f f f\n"
                 "+ + + + + +\n"
                 " . . . . .\n"
                 "+ + + + + +\n");
}

TEST(a_ruin_lies_as_its_overlay_did)
{
    RULE("HN-TER-02");
    uint16_t ruin = overlay_card("+-+ +\n"
                                 " r .\n"
                                 "+ + +\n"
                                 " r rh\n"
                                 "+ + +\n", 0);
    begin_board(5, 4);
    lay(wood(), 0, 0, 0);
    cover(overlay_card("+-+-+\n"
                       "|# #|\n"
                       "+ + +\n"
                       "|# #|\n"
                       "+-+d+\n", ruin), 2, 1, 1);
    cover(overlay_card("+o+\n"                          /* another beside it, which stays */
                       "o#o\n"
                       "+o+\n", 0), 1, 2, 0);
    finish();
    assert_field("+ + + + + +\n"
                 " f f f f fh\n"
                 "+ + +-+-+ +\n"
                 " fhf|# #|f\n"
                 "+ +o+ + + +\n"
                 " fo#o# #|f\n"
                 "+ +o+-+-+ +\n"
                 " . . . . .\n"
                 "+ + + + + +\n");
    field_ruin(&field, 0);
    assert_field("+ + + + + +\n"
                 " f f f f fh\n"
                 "+ + + + + +\n"
                 " fhfhr r|f\n"
                 "+ +o+ +h+ +\n"                        /* the hedge in the wood is there again */
                 " fo#or f f\n"
                 "+ +o+h+ + +\n"
                 " . . . . .\n"
                 "+ + + + + +\n");
    field_ruin(&field, 1);
    assert_field("+ + + + + +\n"
                 " f f f f fh\n"
                 "+ + + + + +\n"
                 " fhfhr r|f\n"
                 "+ + + +h+ +\n"
                 " f f r f f\n"
                 "+ + +h+ + +\n"
                 " . . . . .\n"
                 "+ + + + + +\n");
}

TEST(an_overlay_on_another)
{
    begin_board(4, 2);
    cover(overlay_card("+ + + +\n"
                       " t tht\n"
                       "+ +h+ +\n"
                       " t t t\n"
                       "+ + + +\n", 0), 0, 0, 0);
    cover(overlay_card("+n+ +\n"
                       " s sn\n"
                       "+ + +\n", 0), 1, 0, 0);
    finish();
    assert_field("+ +n+ + +\n"
                 " t s sn.\n"
                 "+ +h+ + +\n"
                 " t t t .\n"
                 "+ + + + +\n");
    field_ruin(&field, 1);
    assert_field("+ + + + +\n"
                 " t tht .\n"
                 "+ +h+ + +\n"
                 " t t t .\n"
                 "+ + + + +\n");
}

TEST(what_does_not_fit_is_told)
{
    struct grog_error why = { 0 };
    assert_false(board_begin(&board, &match, 65, 3, &why));
    assert_string_equal(why.text, "a board has 1 to 64 squares a side, not 65 by 3");
    assert_false(board_begin(&board, &match, 3, 0, &why));
    begin_board(3, 2);
    uint16_t card = board_card("+ + + +\n"
                               " t t t\n"
                               "+ + + +\n");
    assert_false(board_lay(&board, &match, (struct drawn){ card, 1, 0, 0 }, &why));
    assert_string_equal(why.text, "Yard does not lie on the board: 3 by 1 squares at 1, 0");
    assert_false(board_lay(&board, &match, (struct drawn){ card, 0, 0, 1 }, &why));
    assert_string_equal(why.text, "Yard does not lie on the board: 1 by 3 squares at 0, 0");
    uint16_t house = overlay_card("+-+-+\n"
                                  "|# #|\n"
                                  "+-+-+\n", overlay_card("+ +\n"
                                                          " r\n"
                                                          "+ +\n", 0));
    assert_false(board_overlay(&board, &match, (struct drawn){ house, 0, 0, 0 }, &why));
    assert_string_equal(why.text, "Yard is not as large as what it is the ruin of");
    assert_false(board_overlay(&board, &match, (struct drawn){ house, 2, 0, 0 }, &why));
    box.number[house][OVERLAY_RUIN] = 0;
    board.n_overlays = OVERLAYS;
    assert_false(board_overlay(&board, &match, (struct drawn){ house, 0, 0, 0 }, &why));
    assert_string_equal(why.text, "more than 40 overlays lie on the board");
    board.n_overlays = 0;
    board.n_edges = EDGES;
    assert_false(board_overlay(&board, &match, (struct drawn){ house, 0, 0, 0 }, &why));
    assert_string_equal(why.text, "with Yard the board shows more than 47 words of terrain or 15 of edges");
    memset(box.number[card], 0, sizeof box.number[card]);
    assert_false(board_lay(&board, &match, (struct drawn){ card, 0, 0, 0 }, &why));
    assert_string_equal(why.text, "Yard has no drawing");
}

/* The edges on the far rim of the largest board are kept nowhere: nothing is beyond. */
TEST(the_largest_board_has_a_far_corner)
{
    begin_board(BOARD_SIDE, BOARD_SIDE);
    cover(overlay_card("+-+-+\n"
                       "|# #|\n"
                       "+-+ +\n"
                       "|# #|\n"
                       "+-+-+\n", 0), 62, 62, 0);
    finish();
    unsigned corner = place_at(63, 63);
    assert_true(is_inside(&field, corner));
    assert_int_equal(board.n_rooms, 1);
    assert_int_equal(edge_towards(&field, corner, EAST)->flags, 0);
    assert_int_equal(edge_towards(&field, corner, SOUTH)->flags, 0);
    assert_false(is_cut(&field, corner, WEST));
    assert_true(is_cut(&field, place_at(62, 63), NORTH));
    assert_true(is_cut(&field, place_at(62, 63), WEST));
    field_ruin(&field, 0);
    assert_int_equal(ground_at(&field, corner)->flags, 0);
    assert_false(is_cut(&field, place_at(62, 63), WEST));
    for (unsigned i = 1; i <= PLACES; i++)
        assert_int_equal(field.edges[i], 0);
}

TEST(there_is_an_end_to_rooms)
{
    static struct picture p;
    memset(&p, 0, sizeof p);
    board_size(&p.board, BOARD_SIDE, BOARD_SIDE);
    picture_rows(&p.board);
    memset(p.board.under, 1, sizeof p.board.under);
    for (int y = 0; y < BOARD_SIDE; y += 2)
        for (int x = y % 4 ? 0 : 1; x < BOARD_SIDE; x += 2)
            p.board.lies[place_at(x, y)] = (uint8_t)ground_row('#');
    struct grog_error why;
    assert_false(board_finish(&p.board, NULL, &why));
    assert_string_equal(why.text, "the board has more than 120 rooms");
    for (unsigned i = 1; i <= PLACES; i++)
        p.board.lies[i] = (uint8_t)ground_row('#');     /* one room of all of it */
    assert_true(board_finish(&p.board, NULL, &why));
    assert_int_equal(p.board.n_rooms, 1);
    assert_int_equal(p.board.room[PLACES], 1);
}

static char mark(void *arg, unsigned place) { return place == *(unsigned *)arg ? '@' : 0; }

TEST(a_picture_is_read_as_it_is_printed)
{
    struct picture p;
    const char *text = "+-+ + + +\n"
                       " . t|f Ho\n"
                       "+ + 4 +h+\n"
                       " w m x #\n"
                       "+D+d+n+c+\n"
                       " r s b .\n"
                       "+ + + + +\n";
    draw(&p, text);
    field = p.f;
    assert_field(text);
    unsigned place = place_at(1, 2);
    char out[600];
    struct grog_text t = { .at = out, .room = sizeof out };
    board_print(&p.f, NULL, &t, mark, &place);
    assert_non_null(strstr(out, "\n 3  r @ b .\n"));
    struct board wide = { .width = 28, .height = 1 };
    field_of_board(&wide, &field);
    t.n = 0;
    board_print(&field, NULL, &t, NULL, NULL);
    assert_non_null(strstr(out, "    A B C D E F G H I J K L M N O P Q R S T U V W X Y Z A B\n"));
    assert_memory_equal(out + 4 + 2 * 26, "A A\n", 4);
}

/* The picture is well formed, and says the same twice; what it looks like is for people. */
TEST(a_picture_in_svg)
{
    static struct picture p;
    static char out[2][200000];
    draw(&p, "+-+o+ + +\n"
             "|# _d. f \n"
             "+-+-+ 2 +\n"
             " s b r Hh\n"
             "+ + + + +\n"
             " t w m x \n"
             "+n+c+ + +\n");
    for (unsigned i = 0; i < 2; i++) {
        struct grog_text t = { .at = out[i], .room = sizeof out[i] };
        board_svg(&p.f, NULL, &t);
        assert_true(t.n < sizeof out[i]);
    }
    assert_string_equal(out[0], out[1]);
    int depth = 0, opened = 0;
    for (const char *c = out[0]; (c = strchr(c, '<')); c++, opened++) {
        const char *end = strchr(c, '>');
        assert_non_null(end);
        depth += c[1] == '/' ? -1 : end[-1] == '/' ? 0 : 1;
        assert_true(depth >= 0);
    }
    assert_int_equal(depth, 0);
    assert_true(opened > 100);
    assert_non_null(strstr(out[0], "&#8722;2"));
    assert_non_null(strstr(out[0], "#arrow"));
}

#define WITH_BOX(name) cmocka_unit_test_setup(name, begin_box)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_BOX(a_board_is_printed_with_coordinates), WITH_BOX(symbols_of_a_word_are_those_of_its_squares),
        WITH_BOX(no_passage_is_no_sight_but_for_openings), WITH_BOX(a_drawing_lies_in_quarter_turns),
        WITH_BOX(boards_lie_side_by_side), WITH_BOX(an_overlay_replaces_what_it_covers),
        WITH_BOX(without_a_ruin_side_the_ground_comes_back), WITH_BOX(a_ruin_lies_as_its_overlay_did),
        WITH_BOX(an_overlay_on_another), WITH_BOX(what_does_not_fit_is_told),
        WITH_BOX(the_largest_board_has_a_far_corner),
        WITH_BOX(there_is_an_end_to_rooms),
        WITH_BOX(a_picture_is_read_as_it_is_printed), WITH_BOX(a_picture_in_svg),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
