/* SPDX-License-Identifier: MIT */
/* position.c -- any moment as text, and what is refused. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>

static char text[1 << 16];
static struct grog_error why;

static size_t write_position(const struct play *p)
{
    struct grog_text out = { .at = text, .room = sizeof text };
    grog_position_write(p->m, &p->game, &out);
    assert_true(out.n < sizeof text);
    return out.n;
}

TEST(every_moment_of_a_game_reads_back_to_the_same_bytes)
{
    static const char *const setups[] = { "seats 2", "seats 4, weather Frost", "seats 4, open 0, practice 1" };
    struct grog_dice dice = { .key = { 17 } };
    for (uint64_t seed = 0; seed < 6; seed++) {
        struct play p;
        begin(&p, setups[seed % 3], seed);
        for (bool more = true; more; ) {
            struct grog_position opened;
            uint8_t wanted[GROG_HASH_BYTES], is[GROG_HASH_BYTES];
            size_t n = write_position(&p);
            if (grog_position_open(duel_shelf, text, n, &opened, &why) != GROG_OK)
                fail_msg("line %u: %s\n%s", why.line, why.text, text);
            grog_hash(p.m, &p.game, wanted);
            grog_hash(opened.match, opened.game, is);
            assert_memory_equal(wanted, is, sizeof is);
            assert_string_equal(grog_setup_text(opened.match), grog_setup_text(p.m));
            grog_position_close(&opened);
            more = !p.game.over;
            if (more)
                step(&p, &dice);
        }
        end_play(&p);
    }
}

TEST(the_start_of_the_game_of_seed_zero_is_a_header_and_nothing_more)
{
    struct play p;
    begin(&p, "seats 2", 0);
    write_position(&p);
    assert_null(strchr(text, '='));
    end_play(&p);
}

/* A few lines by hand, put behind this header. */
static enum grog_status open_lines(const char *lines, struct grog_position *out)
{
    snprintf(text, sizeof text, "grognard position 1\nsystem duel\nsetup seats 2\n%s", lines);
    memset(&why, 0, sizeof why);
    return grog_position_open(duel_shelf, text, strlen(text), out, &why);
}

TEST(a_position_for_a_lesson_is_a_few_lines)
{
    struct grog_position p;
    assert_int_equal(open_lines("# a lesson\n"
                                "health[1] = 2\n"
                                "hand[0] = Parry, High Cut\n"
                                "discard =\n"
                                "standard[0].live = 1\n"
                                "standard[0].card = Banner\n"
                                "reaction[0] = 2\n", &p), GROG_OK);
    const struct duel *d = (const struct duel *)p.game;
    assert_int_equal(d->health[1], 2);
    assert_int_equal(d->health[0], 4);                      /* as at the start */
    assert_int_equal(d->hand[0][0], 2);
    assert_int_equal(d->hand[0][1], card("High Cut"));      /* a set is sorted */
    assert_int_equal(d->standard[0].thing.card, card("Banner"));
    assert_int_equal(d->game.table.reaction[0][0], GROG_NEVER);
    assert_null(grog_check(p.match, p.game));
    grog_position_close(&p);
}

TEST(a_seed_in_the_header_deals_another_start)
{
    struct grog_position a, b;
    assert_int_equal(open_lines("", &a), GROG_OK);
    assert_int_equal(open_lines("seed 5\n", &b), GROG_OK);
    assert_memory_not_equal(a.game, b.game, grog_state_bytes(a.match));
    struct play p;
    begin(&p, "seats 2", 5);
    assert_memory_equal(b.game, &p.game, grog_state_bytes(b.match));
    end_play(&p);
    grog_position_close(&a);
    grog_position_close(&b);
}

/* Refused, at this line of the file (the lines begin at 4), for this reason. */
static void assert_refused(const char *lines, uint32_t line, const char *told)
{
    struct grog_position p;
    enum grog_status status = open_lines(lines, &p);
    if (status != GROG_BAD_TEXT || why.line != line || !strstr(why.text, told))
        fail_msg("'%s': status %d, line %u (not %u): %s", lines, status, why.line, line, why.text);
    assert_null(p.game);
    assert_null(p.match);
}

TEST(an_unknown_name_is_refused_with_its_line)
{
    assert_refused("wealth[0] = 3\n", 4, "nothing called 'wealth[0]'");
    assert_refused("health[0] = 3\n# remark\nstandard[0].weight = 3\n", 6, "nothing called");
    assert_refused("frame[0].mood = 1\n", 4, "nothing called");
    assert_refused("nobody[0].live = 1\n", 4, "nothing called");
}

TEST(what_is_out_of_range_is_refused_with_its_line)
{
    assert_refused("health[0] = 10\n", 4, "health[0] cannot be '10'");
    assert_refused("health[0] = -1\n", 4, "health[0] cannot be");
    assert_refused("health[0] = 99999999999999999999999\n", 4, "health[0] cannot be");
    assert_refused("health[6] = 1\n", 4, "nothing called");
    assert_refused("standard[16].live = 1\n", 4, "nothing called");
    assert_refused("hand[6] = Parry\n", 4, "hand has only 6 piles");
    assert_refused("asked = 64\n", 4, "cannot be");
    assert_refused("dice.left = 17\n", 4, "cannot be");
}

TEST(an_unknown_card_question_or_procedure_is_refused_with_its_line)
{
    assert_refused("hand[0] = Parry, Excalibur\n", 4, "no card is called 'Excalibur'");
    assert_refused("hand[0] = Parry,, Parry\n", 4, "no card is called");
    assert_refused("standard[0].card = Excalibur\n", 4, "card cannot be 'Excalibur'");
    assert_refused("question = who goes there\n", 4, "question cannot be");
    assert_refused("frame[0].proc = dance\n", 4, "proc cannot be");
}

TEST(too_many_cards_are_refused_with_their_line)
{
    assert_refused("token[0] = High Guard, Low Guard, Low Guard\n", 4, "token: more than 2 cards");
}

TEST(a_line_that_is_no_override_is_refused)
{
    assert_refused("health[0]\n", 4, "expected 'name[index] = value'");
    assert_refused("health[0 = 3\n", 4, "expected 'name[index] = value'");
    assert_refused("health[x] = 3\n", 4, "expected 'name[index] = value'");
    assert_refused("= 3\n", 4, "expected 'name[index] = value'");
    assert_refused("a.b.c = 3\n", 4, "expected 'name[index] = value'");
}

TEST(a_broken_invariant_is_refused_by_name)
{
    assert_refused("health[0] = 0\n", 0, "a question to a seat that is out");
    assert_refused("health[5] = 3\n", 0, "health of a seat that is not at the table");
    assert_refused("asked = 0\n", 0, "no question");
    assert_refused("asked = 8\n", 0, "a seat that is not at the table");
    assert_refused("depth = 0\n", 0, "unused bytes");
    assert_refused("frame[0].step = 3\n", 0, "cannot rest");
    assert_refused("frame[5].seat = 1\n", 0, "unused bytes");
    assert_refused("over = 1\n", 0, "an ended game that goes on");
    assert_refused("standard[3].owner = 1\n", 0, "unused bytes");
    assert_refused("match[0] = 0\nmatch[1] = 0\nmatch[2] = 0\n", 0, "a game of another match");
    assert_refused("standard[0].live = 1\nstandard[0].owner = 3\n", 0, "standard");
    assert_refused("standard[0].live = 1\n", 0, "a standard without a card");
}

TEST(a_nul_byte_and_an_endless_line_are_refused)
{
    struct grog_position p;
    int n = snprintf(text, sizeof text, "grognard position 1\nsystem duel\nsetup seats 2\nhealth[0] = 3\n");
    text[n - 4] = 0;
    assert_int_equal(grog_position_open(duel_shelf, text, (size_t)n, &p, &why), GROG_BAD_TEXT);
    n = snprintf(text, sizeof text, "grognard position 1\nsystem duel\nhealth[0] = 3\n");
    memset(text + n, 'x', 20000);
    assert_int_equal(grog_position_open(duel_shelf, text, (size_t)n + 20000, &p, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "too long"));
}

TEST(control_characters_and_bidi_marks_are_refused)
{
    assert_refused("health[0] = \x1b[31m3\n", 4, "control character");
    assert_refused("hand[0] = High\xe2\x80\xae Cut\n", 4, "control character");
    assert_refused("# \xc2\x9b\n", 4, "control character");
}

TEST(a_difference_is_told_line_by_line)
{
    struct play p;
    begin(&p, "seats 2", 1);
    struct play q = p;
    char lines[4096];
    struct grog_text out = { .at = lines, .room = sizeof lines };
    assert_int_equal(grog_diff(p.m, &p.game, &q.game, &out), 0);
    q.duel.health[1] = 1;
    lay_out(&q, ZONE_DISCARD, 0, "");
    grog_put(&(struct grog_run){ .m = q.m, .g = &q.game }, ZONE_DISCARD, 0, card("Parry"));
    assert_int_equal(grog_diff(p.m, &p.game, &q.game, &out), 2);
    assert_string_equal(lines, "health[1] = 4 -> 1\ndiscard[0] =  -> Parry\n");
    end_play(&p);
}

TEST(a_line_of_a_position_holds_or_does_not)
{
    struct play p;
    begin(&p, "seats 2, health 4", 1);
    lay_out(&p, ZONE_HAND, 0, "Parry, High Cut");
    assert_int_equal(grog_position_holds(p.m, &p.game, "health[1] = 4", &why), GROG_OK);
    assert_int_equal(grog_position_holds(p.m, &p.game, "health[1] = 3", &why), GROG_REFUSED);
    assert_int_equal(grog_position_holds(p.m, &p.game, "hand[0] = Parry, High Cut", &why), GROG_OK);
    assert_int_equal(grog_position_holds(p.m, &p.game, "hand[0] = High Cut", &why), GROG_REFUSED);
    assert_int_equal(grog_position_holds(p.m, &p.game, "heath[1] = 3", &why), GROG_BAD_TEXT);
    end_play(&p);
}

TEST(spaces_around_the_sign_are_free_and_a_card_lies_where_it_is_put)
{
    struct grog_position p;
    assert_int_equal(open_lines("health[0]=3\nhealth[1]   =   2\nstandard[2].card = Banner\n", &p), GROG_OK);
    const struct duel *d = (const struct duel *)p.game;
    assert_int_equal(d->health[0], 3);
    assert_int_equal(d->health[1], 2);
    assert_true(d->standard[2].thing.live);
    grog_position_close(&p);
}

TEST(who_takes_a_thing_away_takes_all_of_it_away)
{
    struct grog_position p;
    assert_int_equal(open_lines("standard[2].card = Banner\nstandard[2].owner = 1\nstandard[2].live = 0\n", &p),
                     GROG_OK);
    const struct grog_thing *t = &((const struct duel *)p.game)->standard[2].thing;
    assert_false(t->live);
    assert_int_equal(t->card, 0);
    assert_int_equal(t->owner, 0);
    grog_position_close(&p);
}

TEST(a_line_can_be_made_true_unless_it_breaks_an_invariant)
{
    struct play p;
    begin(&p, "seats 2, health 4", 1);
    assert_int_equal(grog_position_set(p.m, &p.game, "health[1] = 2", &why), GROG_OK);
    assert_int_equal(p.duel.health[1], 2);
    assert_int_equal(grog_position_set(p.m, &p.game, "health[1] = 0", &why), GROG_BAD_TEXT);
    assert_int_equal(p.duel.health[1], 2);
    assert_int_equal(grog_position_holds(p.m, &p.game, "health[1] = 4", &why), GROG_REFUSED);
    assert_string_equal(why.text, "health[1] = 2");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(every_moment_of_a_game_reads_back_to_the_same_bytes),
        IT(the_start_of_the_game_of_seed_zero_is_a_header_and_nothing_more),
        IT(a_position_for_a_lesson_is_a_few_lines),
        IT(a_seed_in_the_header_deals_another_start),
        IT(an_unknown_name_is_refused_with_its_line),
        IT(what_is_out_of_range_is_refused_with_its_line),
        IT(an_unknown_card_question_or_procedure_is_refused_with_its_line),
        IT(too_many_cards_are_refused_with_their_line),
        IT(a_line_that_is_no_override_is_refused),
        IT(a_broken_invariant_is_refused_by_name),
        IT(a_nul_byte_and_an_endless_line_are_refused),
        IT(control_characters_and_bidi_marks_are_refused),
        IT(a_difference_is_told_line_by_line),
        IT(a_line_of_a_position_holds_or_does_not),
        IT(spaces_around_the_sign_are_free_and_a_card_lies_where_it_is_put),
        IT(who_takes_a_thing_away_takes_all_of_it_away),
        IT(a_line_can_be_made_true_unless_it_breaks_an_invariant),
    };
    return cmocka_run_group_tests_name("position", tests, NULL, NULL);
}
