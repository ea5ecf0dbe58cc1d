/* SPDX-License-Identifier: MIT */
/* squares.c -- squares and corners: their names, and a duel whose seats wait on a board. */
#include "support.h"
#include "kernel/square.h"
#include "words/words.h"

#include <stdlib.h>

/* ---- names --------------------------------------------------------------- */

static const char *name_of(enum grog_class class, uint16_t object)
{
    static char room[32];
    struct grog_text t = { .at = room, .room = sizeof room };
    (class == GROG_SQUARE ? grog_print_square : grog_print_corner)(&t, object);
    assert_true(t.n < sizeof room);
    return room;
}

TEST(every_square_has_a_name_and_is_found_by_it)
{
    for (unsigned y = 0; y < 64; y++)
        for (unsigned x = 0; x < 64; x++) {
            uint16_t square = grog_square(x, y);
            assert_int_equal(square, 1 + x + 64 * y);
            assert_int_equal(grog_square_x(square), x);
            assert_int_equal(grog_square_y(square), y);
            assert_int_equal(grog_square_named(name_of(GROG_SQUARE, square)), square);
            assert_int_equal(grog_corner_named(name_of(GROG_SQUARE, square)), 0);
        }
    assert_string_equal(name_of(GROG_SQUARE, grog_square(0, 0)), "A1");
    assert_string_equal(name_of(GROG_SQUARE, grog_square(2, 3)), "C4");
    assert_string_equal(name_of(GROG_SQUARE, grog_square(25, 0)), "Z1");
    assert_string_equal(name_of(GROG_SQUARE, grog_square(26, 0)), "AA1");
    assert_string_equal(name_of(GROG_SQUARE, grog_square(63, 63)), "BL64");
    assert_string_equal(name_of(GROG_SQUARE, 0), "nothing");
    assert_string_equal(name_of(GROG_SQUARE, GROG_SQUARES + 1), "nothing");
}

TEST(every_corner_has_a_name_and_is_found_by_it)
{
    for (unsigned y = 0; y <= 64; y++)
        for (unsigned x = 0; x <= 64; x++) {
            uint16_t corner = grog_corner(x, y);
            assert_int_equal(corner, 1 + x + 65 * y);
            assert_int_equal(grog_corner_x(corner), x);
            assert_int_equal(grog_corner_y(corner), y);
            assert_int_equal(grog_corner_named(name_of(GROG_CORNER, corner)), corner);
            assert_int_equal(grog_square_named(name_of(GROG_CORNER, corner)), 0);
        }
    assert_string_equal(name_of(GROG_CORNER, grog_corner(3, 4)), "C4/D5");
    assert_string_equal(name_of(GROG_CORNER, grog_corner(0, 0)), "@0/A1");
    assert_string_equal(name_of(GROG_CORNER, grog_corner(2, 0)), "B0/C1");
    assert_string_equal(name_of(GROG_CORNER, grog_corner(64, 64)), "BL64/BM65");
    assert_string_equal(name_of(GROG_CORNER, 0), "nothing");
    assert_string_equal(name_of(GROG_CORNER, GROG_CORNERS + 1), "nothing");
}

TEST(what_lies_beyond_the_board_is_none)
{
    assert_int_equal(grog_square(64, 0), 0);
    assert_int_equal(grog_square(0, 64), 0);
    assert_int_equal(grog_square(0u - 1, 0), 0);
    assert_int_equal(grog_corner(65, 0), 0);
    assert_int_equal(grog_corner(0, 65), 0);
}

TEST(other_texts_are_no_squares)
{
    static const char *const wrong[] = {
        "", "A", "1", "A0", "a1", "BM1", "A65", "A01", "@1", "A1 ", " A1", "A-1", "AAA1", "A100", "A1/", "nothing",
    };
    for (unsigned i = 0; i < GROG_COUNT(wrong); i++)
        if (grog_square_named(wrong[i]))
            fail_msg("'%s'", wrong[i]);
}

TEST(other_texts_are_no_corners)
{
    static const char *const wrong[] = {
        "", "/", "C4", "C4/", "/D5", "C4/E5", "C4/D6", "D5/C4", "C4/d5", "C4/D5 ", "C4-D5", "BM65/BN66", "A65/B66",
        "@00/A1", "@/A1", "C4/D5/E6",
    };
    for (unsigned i = 0; i < GROG_COUNT(wrong); i++)
        if (grog_corner_named(wrong[i]))
            fail_msg("'%s'", wrong[i]);
}

/* ---- a duel on a board --------------------------------------------------- */

enum { KIND_SQUARE = KINDS, KIND_CORNER, BOARD_KINDS };
enum { FIELD_ROOM = 16 };

struct board { struct duel duel; uint16_t square[GROG_SEATS_MAX], corner[GROG_SEATS_MAX]; };

static struct grog_kind      kinds[BOARD_KINDS];
static struct grog_verb      verbs[VERBS];
static struct grog_question  questions[QUESTIONS];
static struct grog_proc      procs[PROCS];
static struct grog_event_row events[64];
static struct grog_field     fields[FIELD_ROOM];
static struct grog_system    board_system;
static const struct grog_box board_box[] = { { &board_system, &duel_cards }, { NULL, NULL } };

static void list_squares(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    for (unsigned i = 0; i < 3; i++)
        grog_offer(l, (struct grog_option){ .verb = VERB_WAIT, .object = { grog_square(i, 3), grog_corner(i, 0) } }, 0);
    grog_offer(l, (struct grog_option){ .verb = VERB_WAIT, .object = { grog_square(63, 63), 0 } }, 0);
}

static enum grog_flow wait_there(struct grog_run *r, struct grog_frame *f)
{
    struct board *b = (struct board *)r->g;
    b->square[f->seat] = f->with;
    b->corner[f->seat] = f->mode;
    grog_tell(r, 1, GROG_EVERYBODY, (struct grog_event){ .object = { f->with, f->mode } });
    return GROG_DONE;
}

static int make_board(void **state)
{
    (void)state;
    board_system = duel_system;
    memcpy(kinds, duel_system.kinds, KINDS * sizeof *kinds);
    kinds[KIND_SQUARE] = (struct grog_kind){ .name = "square", .class = GROG_SQUARE };
    kinds[KIND_CORNER] = (struct grog_kind){ .name = "corner", .class = GROG_CORNER };
    memcpy(verbs, duel_system.verbs, sizeof verbs);
    verbs[VERB_WAIT] = (struct grog_verb){ "wait", { 0, KIND_SQUARE, KIND_CORNER }, PROC_WAIT, 0 };
    memcpy(questions, duel_system.questions, sizeof questions);
    questions[ASK_TURN].list = list_squares;
    memcpy(procs, duel_system.procs, sizeof procs);
    procs[PROC_WAIT].run = wait_there;
    memcpy(procs[PROC_WAIT].kind, verbs[VERB_WAIT].kind, 4);
    procs[PROC_TURN].kind[3] = KIND_SQUARE;
    memcpy(events, duel_system.events, duel_system.n_events * sizeof *events);
    events[1] = (struct grog_event_row){ .name = "waits on", .kind = { KIND_SQUARE, KIND_CORNER } };
    unsigned n = duel_system.n_fields;
    memcpy(fields, duel_system.fields, n * sizeof *fields);
    fields[n] = (struct grog_field){ "square", 0, KIND_SQUARE, 0, GROG_U16, offsetof(struct board, square),
                                     GROG_SEATS_MAX, 0, GROG_SQUARES };
    fields[n + 1] = (struct grog_field){ "corner", 0, KIND_CORNER, 0, GROG_U16, offsetof(struct board, corner),
                                         GROG_SEATS_MAX, 0, GROG_CORNERS };
    board_system.state_bytes = sizeof(struct board);
    board_system.kinds = kinds, board_system.n_kinds = BOARD_KINDS;
    board_system.verbs = verbs, board_system.questions = questions, board_system.procs = procs;
    board_system.events = events;
    board_system.fields = fields, board_system.n_fields = (uint8_t)(n + 2);
    return 0;
}

static char text[1 << 16];

/* The moment as text, which reads back to the same bytes. */
static const char *written(const struct play *p)
{
    struct grog_text out = { .at = text, .room = sizeof text };
    struct grog_position opened;
    struct grog_error why = { 0 };
    grog_position_write(p->m, &p->game, &out);
    if (grog_position_open(board_box, text, out.n, &opened, &why) != GROG_OK)
        fail_msg("line %u: %s", why.line, why.text);
    assert_true(same_game(p, opened.game));
    grog_position_close(&opened);
    return text;
}

static enum grog_status set(struct play *p, const char *line) { return grog_position_set(p->m, &p->game, line, NULL); }

TEST(options_events_and_positions_name_them)
{
    struct play p;
    begin_with(&p, &board_system, &duel_cards, "", 1);
    no_guards(&p);
    unsigned first = p.game.asked & 1 ? 0 : 1;
    take(&p, first, "wait C4, B0/C1");
    assert_true(heard_event(&p, "waits on C4, B0/C1"));
    assert_non_null(strstr(written(&p), first ? "square[1] = C4\n" : "square[0] = C4\n"));
    assert_non_null(strstr(text, first ? "corner[1] = B0/C1\n" : "corner[0] = B0/C1\n"));
    take(&p, !first, "wait BL64, nothing");
    assert_non_null(strstr(written(&p), "= BL64\n"));
    assert_sound(&p);
    end_play(&p);
}

TEST(a_position_has_only_squares_that_there_are)
{
    struct play p;
    begin_with(&p, &board_system, &duel_cards, "", 1);
    assert_int_equal(set(&p, "square[0] = C4"), GROG_OK);
    assert_int_equal(((struct board *)&p.game)->square[0], grog_square(2, 3));
    assert_int_equal(set(&p, "corner[1] = C4/D5"), GROG_OK);
    assert_int_equal(((struct board *)&p.game)->corner[1], grog_corner(3, 4));
    assert_int_equal(set(&p, "square[0] = 0"), GROG_OK);
    assert_int_not_equal(set(&p, "square[0] = A0"), GROG_OK);
    assert_int_not_equal(set(&p, "square[0] = C4/D5"), GROG_OK);
    assert_int_not_equal(set(&p, "square[0] = 4097"), GROG_OK);
    assert_int_not_equal(set(&p, "corner[0] = C4"), GROG_OK);
    assert_int_not_equal(set(&p, "corner[0] = C4/E5"), GROG_OK);
    end_play(&p);
}

TEST(a_frame_has_only_squares_that_there_are)
{
    struct play p;
    begin_with(&p, &board_system, &duel_cards, "", 1);
    no_guards(&p);
    struct grog_frame *f = &p.game.frame[p.game.depth - 1];
    assert_int_equal(f->proc, PROC_TURN);
    f->target = GROG_SQUARES;
    assert_sound(&p);
    f->target++;
    assert_string_equal(grog_check(p.m, &p.game), "a frame's object");
    end_play(&p);
}

TEST(a_table_has_squares_only_where_they_fit)
{
    unsigned n = duel_system.n_fields;
    fields[n].max++;
    assert_string_equal(grog_system_check(&board_system, &duel_cards), "square");
    fields[n].max--;
    fields[n + 1].min = -1;
    assert_string_equal(grog_system_check(&board_system, &duel_cards), "corner");
    fields[n + 1].min = 0;
    verbs[VERB_WAIT].kind[0] = KIND_SQUARE;             /* an actor is a byte */
    assert_string_equal(grog_system_check(&board_system, &duel_cards), "wait");
    verbs[VERB_WAIT].kind[0] = 0;
    assert_null(grog_system_check(&board_system, &duel_cards));
}

TEST(they_are_said_by_their_names)
{
    char room[256] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    struct grog_match *m = match_of(&board_system, &duel_cards, "");
    struct grog_speaker s = { .words = grog_words_english(), .m = m };
    grog_say_object(&s, NULL, KIND_SQUARE, grog_square(2, 3), GROG_SHORT, &t);
    grog_print(&t, " ");
    grog_say_object(&s, NULL, KIND_CORNER, grog_corner(0, 0), GROG_LONG, &t);
    grog_say_object(&s, NULL, KIND_SQUARE, 0, GROG_SHORT, &t);
    assert_string_equal(room, "C4 @0/A1");
    grog_words_close((struct grog_words *)s.words);
    grog_match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(every_square_has_a_name_and_is_found_by_it), IT(every_corner_has_a_name_and_is_found_by_it),
        IT(what_lies_beyond_the_board_is_none), IT(other_texts_are_no_squares), IT(other_texts_are_no_corners),
        IT(options_events_and_positions_name_them), IT(a_position_has_only_squares_that_there_are),
        IT(a_frame_has_only_squares_that_there_are), IT(a_table_has_squares_only_where_they_fit),
        IT(they_are_said_by_their_names),
    };
    return cmocka_run_group_tests_name("squares", tests, make_board, NULL);
}
