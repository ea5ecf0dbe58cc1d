/* SPDX-License-Identifier: MIT */
/* replays.c -- a recorded game walked about in, and drawn at the sizes that the table promises.  No terminal. */
#include "tui/replays.h"
#include "tui/screen.h"
#include "kernel/system.h"
#include "pack/pack.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

extern const struct grog_system warfighter_system;

/* The table of any system, as small as can be: what is drawn in the middle is tested elsewhere. */
static void draw(struct table *t, struct area a) { canvas_text(t->canvas, a, 0, 0, ROLE_PLAIN, 0, "the middle"); }
static void tab(struct table *t, int way) { t->object = (uint16_t)(t->object + way); }
static const struct face plain = { .draw = draw, .head = draw, .tab = tab };
const struct face *face_of(const struct grog_match *m) { return m ? &plain : NULL; }
void table_explain(struct table *t, struct grog_text *out) { grog_print(out, "object %u\n", (unsigned)t->object); }

struct room {
    struct grog_cards *cards;
    struct grog_match   *m;
    struct grog_journal *journal;
    struct grog_words   *words;
    struct viewer       *v;
};

static struct grog_cards *cards_of(const char *path)
{
    static unsigned char bytes[1 << 20];
    struct grog_error why = { 0 };
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    assert_non_null(pack);
    const struct grog_pack *const packs[] = { pack };
    struct grog_cards *cards = grog_cards_link(&warfighter_system, NULL, packs, 1, &why);
    assert_non_null(cards);
    grog_pack_close(pack);
    return cards;
}

/* A whole Mission, always by the option in the middle of the list, with one choice taken back. */
static void play_through(struct grog_journal *j, const struct grog_match *m)
{
    static struct grog_options list;
    for (unsigned i = 0; i < 2000 && !grog_over(grog_journal_game(j)); i++) {
        unsigned seat = grog_first_seat(grog_asked(grog_journal_game(j)));
        grog_list(m, grog_journal_game(j), seat, &list);
        assert_int_equal(grog_play(j, seat, list.at[i % list.n], NULL), GROG_OK);
        if (i == 5)
            grog_play(j, seat, (struct grog_option){ .verb = GROG_UNDO }, NULL);
    }
}

static int set_up(void **state)
{
    struct room *r = calloc(1, sizeof *r);
    struct grog_error why = { 0 };
    uint8_t seed[GROG_SEED_BYTES];
    r->cards = cards_of(WWII);
    const struct grog_box box = { &warfighter_system, r->cards };
    r->m = grog_match_new(&box, "mission Dawn Raid, team Staff Sergeant Boudreaux + M1 Garand + PFC Whitlock", &why);
    assert_non_null(r->m);
    grog_seed_from_number(7, seed);
    r->journal = grog_journal_new(r->m, seed);
    play_through(r->journal, r->m);
    r->words = grog_words_english();
    r->v = calloc(1, sizeof *r->v);
    assert_true(viewer_open(r->v, r->journal, r->words));
    *state = r;
    return 0;
}

static int tear_down(void **state)
{
    struct room *r = *state;
    viewer_close(r->v);
    grog_words_close(r->words);
    grog_journal_free(r->journal);
    grog_match_free(r->m);
    grog_cards_free(r->cards);
    free(r->v);
    free(r);
    return 0;
}

static void forth_and_back_is_the_same_moment(void **state)
{
    struct walk *w = &((struct room *)*state)->v->w;
    size_t bytes = grog_state_bytes(w->m);
    unsigned char *there = malloc(bytes);
    assert_true(w->acts > 30);
    for (uint32_t i = 0; i < w->acts; i += 7) {
        walk_go(w, i);
        memcpy(there, walk_game(w), bytes);
        walk_go(w, w->acts);
        walk_go(w, 0);
        walk_go(w, i);
        assert_memory_equal(there, walk_game(w), bytes);
    }
    walk_go(w, w->acts + 99);
    assert_int_equal(w->at, w->acts);
    assert_memory_equal(walk_game(w), grog_journal_game(w->full), bytes);
    free(there);
}

static void a_walk_without_room_for_all_moments_is_the_same(void **state)
{
    struct walk *w = &((struct room *)*state)->v->w, small;
    size_t bytes = grog_state_bytes(w->m);
    assert_true(walk_begin(&small, w->full));
    free(small.moments);
    small.moments = NULL;
    small.at = small.acts;                              /* where its journal is */
    for (uint32_t i = 0; i <= w->acts; i += 11) {
        walk_go(w, w->acts - i);
        walk_go(&small, w->acts - i);
        assert_memory_equal(walk_game(&small), walk_game(w), bytes);
    }
    walk_end(&small);
}

static void by_turns(void **state)
{
    struct walk *w = &((struct room *)*state)->v->w;
    uint64_t first, last;
    walk_go(w, 0);
    walk_go_turn(w, 1);
    uint32_t second = w->at;
    assert_int_equal(w->turn[second], w->turn[second - 1] + 1);
    walk_go_turn(w, 1);
    assert_true(w->at > second);
    walk_go_turn(w, -1);
    assert_int_equal(w->at, second);
    walk_go_turn(w, -1);
    assert_int_equal(w->at, 0);
    assert_true(walk_turn_acts(w, 2, &first, &last));
    assert_int_equal(first, second);
    assert_false(walk_turn_acts(w, 99, &first, &last));
}

static void what_an_act_brought_about_is_told_again(void **state)
{
    struct walk *w = &((struct room *)*state)->v->w;
    static struct grog_events events;
    uint32_t told = 0;
    for (uint32_t i = 0; i <= w->acts; i++) {
        walk_go(w, i);
        walk_events(w, &events);
        told += events.n;
        assert_int_equal(w->at, i);
    }
    assert_true(told > w->acts);
}

static void a_practice_game_begins_anywhere(void **state)
{
    struct walk *w = &((struct room *)*state)->v->w;
    struct grog_position here;
    walk_go(w, w->acts / 2);
    assert_true(walk_practice(w, &here));
    assert_true(grog_practice(here.match));
    assert_null(grog_check(here.match, here.game));
    assert_int_equal(grog_asked(here.game), grog_asked(walk_game(w)));
    grog_position_close(&here);
    walk_go(w, w->acts);
    assert_int_equal(walk_practice(w, &here), !grog_over(walk_game(w)));
}

static void every_size_has_its_log_and_its_keys(void **state)
{
    static const int sizes[][2] = { { 80, 24 }, { 120, 40 }, { 200, 60 } };
    struct viewer *v = ((struct room *)*state)->v;
    viewer_key(v, KEYS_END);
    for (unsigned i = 0; i < 3; i++)
        for (int ascii = 0; ascii < 2; ascii++) {
            v->canvas.ascii = ascii;
            viewer_draw(v, sizes[i][0], sizes[i][1]);
            char *text = canvas_as_text(&v->canvas);
            assert_non_null(strstr(text, "What happened"));
            assert_non_null(strstr(text, "q leave"));
            assert_non_null(strstr(text, "with all cards open"));
            for (const char *c = text; ascii && *c; c++)
                assert_true((unsigned char)*c < 0x80);
            free(text);
        }
}

static void keys_step_turn_look_and_read(void **state)
{
    struct viewer *v = ((struct room *)*state)->v;
    viewer_key(v, KEYS_HOME);
    viewer_key(v, KEYS_RIGHT);
    viewer_key(v, KEYS_RIGHT);
    viewer_key(v, KEYS_LEFT);
    assert_int_equal(v->w.at, 1);
    viewer_key(v, ']');
    assert_true(v->w.at > 1);
    viewer_key(v, '[');
    assert_int_equal(v->w.at, 0);
    unsigned eyes = v->eyes;
    for (unsigned i = 0; i < grog_seats(v->w.m) + 2; i++)
        viewer_key(v, 's');
    assert_int_equal(v->eyes, eyes);
    viewer_key(v, 'D');
    assert_non_null(v->text);
    viewer_draw(v, 80, 24);
    viewer_key(v, KEYS_DOWN);
    viewer_key(v, KEYS_ESCAPE);
    assert_null(v->text);
    viewer_key(v, KEYS_END);
    viewer_key(v, 'p');
    assert_int_equal(v->plays, !grog_over(walk_game(&v->w)));
    viewer_key(v, KEYS_HOME);
    viewer_key(v, 'p');
    assert_true(v->plays && v->leaves);
}

/* Lines of the log that are told of the act that led here: those behind its ">". */
static unsigned lines_told(const struct viewer *v)
{
    unsigned n = 0;
    const char *last = v->log;
    for (const char *at = v->log; (at = strstr(at, "\n> ")); )
        last = ++at;
    for (const char *at = last; (at = strstr(at, "\n  ")); at++)
        n++;
    return n;
}

/* From line to line through the whole game, and back again: what is seen changes within an act. */
static void by_what_is_told(void **state)
{
    struct viewer *v = ((struct room *)*state)->v;
    unsigned within = 0, changed = 0, forth = 0, back = 0;
    union grog_any_game before;
    viewer_key(v, KEYS_HOME);
    for (; v->w.at < v->w.acts || v->line < v->lines; forth++) {
        uint32_t act = v->w.at;
        memcpy(&before, v->p->view, grog_state_bytes(v->w.m));
        viewer_key(v, '.');
        assert_int_equal(lines_told(v), v->line);
        within += v->w.at == act;
        changed += v->w.at == act && memcmp(&before, v->p->view, grog_state_bytes(v->w.m)) != 0;
    }
    assert_true(within > 20 && changed > 10);
    assert_memory_equal(&v->p->view->turn, &walk_game(&v->w)->turn, sizeof v->p->view->turn);
    for (; v->w.at; back++)
        viewer_key(v, ',');
    assert_true(back <= forth && back > forth / 2);
    viewer_key(v, KEYS_RIGHT);
    assert_int_equal(v->line, v->lines);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forth_and_back_is_the_same_moment),
        cmocka_unit_test(a_walk_without_room_for_all_moments_is_the_same),
        cmocka_unit_test(by_turns),
        cmocka_unit_test(what_an_act_brought_about_is_told_again),
        cmocka_unit_test(a_practice_game_begins_anywhere),
        cmocka_unit_test(every_size_has_its_log_and_its_keys),
        cmocka_unit_test(by_what_is_told),
        cmocka_unit_test(keys_step_turn_look_and_read),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
