/* SPDX-License-Identifier: MIT */
/* beside.c -- a library with a campaign in it: a season of duels is played with the packs of the duel. */
#define _POSIX_C_SOURCE 200809L
#include "kernel/fielding.h"
#include "kernel/header.h"
#include "library/library.h"
#include "packc/packc.h"
#include "toy/season.h"

#include <stdarg.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[] = "/tmp/grognard-beside-XXXXXX", path[64];
static const struct grog_box also[] = { { &season_system, &duel_cards }, { NULL, NULL } };

static const char text[] =
    "pack 'both' { system = 'duel' }\n"
    "weather 'Fair Days' { says = { add { strike = 1 }, add { prize = 2 } } }\n"
    "weather 'Foul Days' { says = { at { week_ends, effect = earn } } }\n";

/* The pack as a file in a folder of packs. */
static int write_pack(void **state)
{
    const struct packc_file file = { "pack.lua", text, sizeof text - 1 };
    const struct packc_input in = { .system = &duel_system, .beside = &season_system, .base = &duel_cards,
                                    .file = &file, .files = 1, .limits = &packc_limits };
    struct packc_output out;
    (void)state;
    packc_compile(&in, &out);
    if (!out.bytes || !mkdtemp(folder))
        return 1;
    snprintf(path, sizeof path, "%s/both.pack", folder);
    FILE *f = fopen(path, "wb");
    bool good = f && fwrite(out.bytes, 1, out.n, f) == out.n;
    good = f && fclose(f) == 0 && good;
    packc_free(&out);
    return !good;
}

static int remove_pack(void **state)
{
    (void)state;
    return unlink(path) || rmdir(folder);
}

static struct library *opened(bool installed)
{
    struct library *l = library_open(&(struct library_setup){ .also = also, .packs = installed ? folder : NULL });
    assert_non_null(l);
    return l;
}

static struct grog_match *match(struct library *l, const char *system, const char *setup)
{
    struct grog_error why = { 0 };
    struct grog_match *m = library_match(l, system, setup, &why);
    if (!m)
        fail_msg("%s: %s", system, why.text);
    return m;
}

static bool has_pack(const struct grog_match *m) { return m->cards->packs && !strncmp(m->cards->packs, "both ", 5); }

static void the_two_are_beside_each_other(void **state)
{
    struct library *l = opened(true);
    struct grog_error why;
    (void)state;
    assert_ptr_equal(library_beside(l, &duel_system), &season_system);
    assert_ptr_equal(library_beside(l, &season_system), &duel_system);
    assert_string_equal(grog_plays_with(&season_system), "duel");
    assert_string_equal(grog_plays_with(&duel_system), "duel");
    assert_null(library_beside(l, library_box(l, "heroes", &why)->system));
    library_close(l);
}

static void a_season_plays_with_the_duels_packs(void **state)
{
    struct library *l = opened(true);
    char setup[GROG_SETUP_TEXT];
    struct grog_text out = grog_text_in(setup, sizeof setup);
    (void)state;
    struct grog_match *m = match(l, "season", "seats 2, weather Fair Days");
    struct grog_game *g = calloc(1, grog_state_bytes(m));
    assert_true(has_pack(m));
    grog_start(m, g, (const uint8_t[GROG_SEED_BYTES]){ 1 }, NULL);
    assert_int_equal(grog_value(m, g, SEASON_PRIZE, &(struct grog_frame){ 0 }, NULL), 5);
    assert_true(season_system.fielding->setup(m, g, &out));
    struct grog_match *mission = match(l, "duel", setup);
    assert_true(has_pack(mission));
    assert_int_equal(mission->setup[SETUP_WEATHER], m->setup[SEASON_WEATHER]);      /* the same number of the card */
    assert_int_equal(mission->cards->card[mission->setup[SETUP_WEATHER]].modifiers, 1);
    free(g);
    grog_match_free(m);
    grog_match_free(mission);
    m = match(l, "season", "seats 2");
    assert_false(has_pack(m));                          /* nothing of it is needed */
    assert_true(grog_card_named(m->cards, "Banner"));   /* the duel's own cards are a season's own */
    assert_int_equal(m->cards->modifiers, 0);
    grog_match_free(m);
    library_close(l);
}

static void a_record_of_a_season_names_its_packs_and_opens_with_them(void **state)
{
    static char replay[1 << 16];
    struct library *l = opened(true);
    struct grog_text out = grog_text_in(replay, sizeof replay);
    struct grog_error why = { 0 };
    struct grog_option o;
    struct grog_replay r;
    (void)state;
    struct grog_match *m = match(l, "season", "seats 2, weather Foul Days");
    struct grog_journal *j = grog_journal_new(m, (const uint8_t[GROG_SEED_BYTES]){ 2 });
    assert_int_equal(grog_option_parse(m, grog_journal_game(j), 0, "train", &o), GROG_OK);
    assert_int_equal(grog_play(j, 0, o, NULL), GROG_OK);
    assert_true(grog_replay_write(j, NULL, &out));
    assert_non_null(strstr(replay, "system season 1\npacks both "));
    char packs[512];                                    /* the cards are the library's */
    snprintf(packs, sizeof packs, "%s", m->cards->packs);
    library_close(l);
    l = opened(true);
    const struct grog_box *boxes = library_with(l, "season", packs, NULL, &why);
    if (!boxes || grog_replay_open(boxes, replay, out.n, UINT32_MAX, &r, &why) != GROG_OK)
        fail_msg("%s", why.text);
    assert_memory_equal(grog_journal_game(r.journal), grog_journal_game(j), grog_state_bytes(m));
    assert_int_equal(((const struct season *)grog_journal_game(r.journal))->gold[1], 1);
    grog_replay_close(&r);
    grog_journal_free(j);
    grog_match_free(m);
    library_close(l);
}

static void packs_that_are_named_are_both_systems(void **state)
{
    struct library *l = opened(false);
    struct grog_error why = { 0 };
    struct packs packs = { .n = 0 };
    (void)state;
    assert_true(packs_add(l, &packs, path, &why));
    library_note_pack(l, path);
    assert_true(library_add_packs(l, &packs, &why));
    assert_string_equal(grog_system_name(library_box(l, NULL, &why)->system), "duel");
    assert_true(grog_card_named(library_box(l, "season", &why)->cards, "Fair Days"));
    struct grog_match *m = match(l, "season", "seats 2, weather Fair Days");
    assert_true(has_pack(m));
    grog_match_free(m);
    library_close(l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_two_are_beside_each_other),
        cmocka_unit_test(a_season_plays_with_the_duels_packs),
        cmocka_unit_test(a_record_of_a_season_names_its_packs_and_opens_with_them),
        cmocka_unit_test(packs_that_are_named_are_both_systems),
    };
    return cmocka_run_group_tests_name("library beside", tests, write_pack, remove_pack);
}
