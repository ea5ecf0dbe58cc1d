/* SPDX-License-Identifier: MIT */
/* setup.c -- settings as text, and the lists of cards among them. */
#include "support.h"

enum { TEAM = SETUP_DECK + 1, FLAGS, ROWS };

/* The duel with two lists in its setup, and a card whose name ends like a number of cards. */
static struct grog_setup_row rows[ROWS];
static struct grog_system    system_of_lists;
static struct grog_card      card_rows[64];
static struct grog_cards     cards_of_lists;
static const struct grog_box box[] = { { &system_of_lists, &cards_of_lists }, { NULL, NULL } };

static int make_system(void **state)
{
    (void)state;
    memcpy(rows, duel_system.setup, TEAM * sizeof *rows);
    rows[TEAM] = (struct grog_setup_row){ .name = "team", .type = GROG_SETS_LIST };
    rows[FLAGS] = (struct grog_setup_row){ .name = "flags", .type = GROG_SETS_LIST, .card_kind = OF_STANDARD };
    system_of_lists = duel_system;
    system_of_lists.setup = rows;
    system_of_lists.n_setup = ROWS;
    cards_of_lists = duel_cards;
    memcpy(card_rows, duel_cards.card, duel_cards.cards * sizeof *card_rows);
    card_rows[duel_cards.cards] = card_rows[card("Parry")];
    card_rows[duel_cards.cards].name = "Parry x2";
    cards_of_lists.card = card_rows;
    cards_of_lists.cards++;
    return 0;
}

static struct grog_match *match_for(const char *setup) { return match_of(&system_of_lists, &cards_of_lists, setup); }

static void assert_list(const struct grog_match *m, unsigned row, const struct grog_listed *wanted, unsigned n)
{
    unsigned is;
    const struct grog_listed *list = grog_setup_list(m, row, &is);
    assert_int_equal(is, n);
    assert_int_equal(m->setup[row], n);
    for (unsigned i = 0; i < n; i++) {
        assert_int_equal(list[i].card, wanted[i].card);
        assert_int_equal(list[i].number, wanted[i].number);
    }
}

static void assert_refused(const char *setup, const char *told)
{
    struct grog_error why = { 0 };
    assert_null(grog_match_new(box, setup, &why));
    if (!strstr(why.text, told))
        fail_msg("'%.60s': %s", setup, why.text);
}

/* "team Mud + Mud + ...": so many; until the next call. */
static const char *many(const char *name, unsigned n)
{
    static char room[1 << 14];
    struct grog_text text = { .at = room, .room = sizeof room };
    for (unsigned i = 0; i < n; i++)
        grog_print(&text, "%s%s", i ? " + " : "team ", name);
    assert_true(text.n < text.room);
    return room;
}

TEST(a_list_keeps_its_order_and_its_numbers)
{
    struct grog_match *m = match_for("team Mud + High Cut x12 + Mud x1 + Guard, flags Trophy + Banner, seats 4");
    assert_list(m, TEAM, (const struct grog_listed[]){ { card("Mud"), 0 }, { card("High Cut"), 12 }, { card("Mud"), 1 },
                                                       { card("Guard"), 0 } }, 4);
    assert_list(m, FLAGS, (const struct grog_listed[]){ { card("Trophy"), 0 }, { card("Banner"), 0 } }, 2);
    assert_int_equal(m->seats, 4);
    grog_match_free(m);
}

TEST(what_is_no_list_has_no_cards)
{
    struct grog_match *m = match_for("weather Mud");
    assert_list(m, TEAM, NULL, 0);
    unsigned n = 9;
    grog_setup_list(m, SETUP_WEATHER, &n);
    assert_int_equal(n, 0);
    grog_match_free(m);
    m = match_for("team none");
    assert_list(m, TEAM, NULL, 0);
    assert_non_null(strstr(grog_setup_text(m), "team none, flags none"));
    grog_match_free(m);
}

TEST(what_is_said_last_counts)
{
    struct grog_match *m = match_for("team Mud + Frost, flags Banner, team Trophy");
    assert_list(m, TEAM, (const struct grog_listed[]){ { card("Trophy"), 0 } }, 1);
    assert_list(m, FLAGS, (const struct grog_listed[]){ { card("Banner"), 0 } }, 1);
    grog_match_free(m);
}

TEST(a_name_that_is_a_cards_as_a_whole_is_that_card)
{
    uint16_t parry = card("Parry"), two = (uint16_t)duel_cards.cards;
    struct grog_match *m = match_for("team Parry x2 + Parry + Parry x3 + Parry x2 x9");
    assert_list(m, TEAM, (const struct grog_listed[]){ { two, 0 }, { parry, 0 }, { parry, 3 }, { two, 9 } }, 4);
    grog_match_free(m);
}

TEST(it_is_written_in_one_way_and_reads_back)
{
    struct grog_match *a = match_for(" flags  Banner  +  Trophy x2 ,\tteam Parry x2 + High Cut x3\nseats 3");
    struct grog_match *b = match_for(grog_setup_text(a)), *c = match_for("seats 3, team High Cut x3 + Parry x2");
    assert_non_null(strstr(grog_setup_text(a), ", team Parry x2 + High Cut x3, flags Banner + Trophy x2"));
    assert_string_equal(grog_setup_text(a), grog_setup_text(b));
    assert_memory_equal(a->hash, b->hash, sizeof a->hash);
    assert_memory_not_equal(a->hash, c->hash, sizeof a->hash);
    grog_match_free(a);
    grog_match_free(b);
    grog_match_free(c);
}

TEST(a_listed_card_does_not_speak)
{
    struct grog_match *m = match_for("team Mud + Frost, weather Frost");
    assert_int_equal(m->layers, 1);
    assert_int_equal(m->layer[0], card("Frost"));
    grog_match_free(m);
}

/* The list of flags, as one of rules. */
static void list_rules(bool yes)
{
    rows[FLAGS].type = yes ? GROG_SETS_RULES : GROG_SETS_LIST;
    rows[FLAGS].card_kind = yes ? OF_WEATHER : OF_STANDARD;
}

TEST(a_listed_rule_speaks_once)
{
    list_rules(true);
    struct grog_match *m = match_for("weather Mud, flags Frost + Mud");
    assert_int_equal(m->layers, 3);
    assert_int_equal(m->layer[1], card("Frost"));
    assert_non_null(strstr(grog_setup_text(m), "flags Frost + Mud"));
    grog_match_free(m);
    assert_refused("flags Frost + Frost", "setup: flags: 'Frost' is there once or not at all");
    assert_refused("flags Frost x2", "once or not at all");
    list_rules(false);
}

static uint16_t frost_if_open(const struct grog_match *m, unsigned row)
{
    (void)m;
    return row == SETUP_WEATHER ? card("Frost") : 0;
}

TEST(a_setting_left_open_is_the_usual_one)
{
    system_of_lists.usual = frost_if_open;
    struct grog_match *m = match_for("seats 2");
    assert_int_equal(m->layers, 1);
    assert_int_equal(m->layer[0], card("Frost"));
    assert_int_equal(m->setup[SETUP_WEATHER], card("Frost"));
    grog_match_free(m);
    m = match_for("weather Mud");
    assert_int_equal(m->layer[0], card("Mud"));
    grog_match_free(m);
    system_of_lists.usual = NULL;
}

TEST(what_does_not_fit_is_refused_and_named)
{
    assert_refused("team Bannner", "setup: team: no card is called 'Bannner' (did you mean 'Banner'?)");
    assert_refused("team Mud + Zzyzx", "setup: team: no card is called 'Zzyzx'");
    assert_refused("weather Forst", "no card is called 'Forst' (did you mean 'Frost'?)");
    assert_refused("taem Mud", "duel has no setting 'taem' (did you mean 'team'?)");
    assert_refused("flags Banner + Mud", "setup: flags: 'Mud' is a weather, not a standard");
    static const char *const no_card[] = { "team", "team ", "team Mud +", "team + Mud", "team Mud + + Mud",
        "team Mud x0", "team Mud x100", "team Mud x02", "team Mud x", "team Mud x-1", "team x2", "team Mud+Mud",
        "team Mud + none" };
    for (unsigned i = 0; i < GROG_COUNT(no_card); i++)
        assert_refused(no_card[i], "setup: team: no card is called");
}

TEST(there_is_a_bound_and_no_list_goes_past_it)
{
    struct grog_match *m = match_for(many("Mud", GROG_LISTED_MAX));
    assert_int_equal(m->setup[TEAM], GROG_LISTED_MAX);
    grog_match_free(m);
    assert_refused(many("Mud", GROG_LISTED_MAX + 1), "setup: team: more than 512 cards are listed");
    assert_refused(many("Field Surgeon", 512), "setup: a setting is too long");
    assert_refused(many("Field Surgeon", 511), "setup: it is longer than 8191 letters");     /* with the others */
}

/* A setup of some 8,000 letters goes through positions and replays. */
TEST(a_long_list_goes_through_every_text)
{
    static char written[1 << 18];
    struct grog_match *m = match_for(many("Field Surgeon", 504));
    assert_in_range(strlen(grog_setup_text(m)), 8000, GROG_SETUP_TEXT - 1);
    struct grog_journal *j = grog_journal_new(m, (const uint8_t[GROG_SEED_BYTES]){ 7 });
    struct grog_text out = { .at = written, .room = sizeof written };
    struct grog_error why = { 0 };
    struct grog_position p;
    struct grog_replay r;
    grog_position_write(m, grog_journal_game(j), &out);
    assert_true(out.n < out.room);
    if (grog_position_open(box, written, out.n, &p, &why) != GROG_OK)
        fail_msg("%s", why.text);
    assert_string_equal(grog_setup_text(p.match), grog_setup_text(m));
    assert_memory_equal(p.game, grog_journal_game(j), grog_state_bytes(m));
    grog_position_close(&p);
    out.n = 0;
    grog_replay_write(j, NULL, &out);
    if (grog_replay_open(box, written, out.n, UINT32_MAX, &r, &why) != GROG_OK)
        fail_msg("%s", why.text);
    assert_string_equal(grog_setup_text(r.match), grog_setup_text(m));
    grog_replay_close(&r);
    grog_journal_free(j);
    grog_match_free(m);
}

static bool no_parry(const struct grog_match *m, struct grog_error *why)
{
    unsigned n;
    const struct grog_listed *list = grog_setup_list(m, TEAM, &n);
    if (n && list[0].card == card("Parry"))
        grog_fail(why, 0, "%s leads no team of %u", grog_card(m, list[0].card)->name, n);
    return !n || list[0].card != card("Parry");
}

TEST(a_system_says_why_a_setup_does_not_fit)
{
    system_of_lists.fits = no_parry;
    assert_refused("team Parry + Mud", "duel: Parry leads no team of 2");
    grog_match_free(match_for("team Mud + Parry"));
    system_of_lists.fits = duel_system.fits;
}

/* The system's own part of a match: here how many cards its team has. */
struct own { unsigned team, zero; };

static bool make_own(const struct grog_match *m, void *at, struct grog_error *why)
{
    struct own *own = at;
    assert_null(m->own);
    assert_int_equal(own->team + own->zero, 0);
    grog_setup_list(m, TEAM, &own->team);
    if (own->team == 1)
        grog_fail(why, 0, "nobody fights alone");
    return own->team != 1;
}

static bool fits_own(const struct grog_match *m, struct grog_error *why)
{
    const struct own *own = m->own;
    return own->team != 2 || (grog_fail(why, 0, "two are too few"), false);
}

TEST(a_system_computes_its_part_of_a_match_before_it_is_asked_whether_it_fits)
{
    system_of_lists.own_bytes = sizeof(struct own);
    system_of_lists.make_own = make_own;
    system_of_lists.fits = fits_own;
    struct grog_match *m = match_for("team Mud + High Cut + Mud");
    const struct own *own = m->own;
    assert_int_equal(own->team, 3);
    grog_match_free(m);
    assert_refused("team Mud", "nobody fights alone");
    assert_refused("team Mud + Mud", "two are too few");
    system_of_lists.make_own = NULL;
    assert_refused("team Mud + High Cut + Mud", "own_bytes and make_own: both or none");
    system_of_lists.own_bytes = 0;
    system_of_lists.fits = duel_system.fits;
    m = match_for("");
    assert_null(m->own);
    grog_match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_list_keeps_its_order_and_its_numbers),
        IT(what_is_no_list_has_no_cards),
        IT(what_is_said_last_counts),
        IT(a_name_that_is_a_cards_as_a_whole_is_that_card),
        IT(it_is_written_in_one_way_and_reads_back),
        IT(a_listed_card_does_not_speak), IT(a_listed_rule_speaks_once), IT(a_setting_left_open_is_the_usual_one),
        IT(what_does_not_fit_is_refused_and_named),
        IT(there_is_a_bound_and_no_list_goes_past_it),
        IT(a_long_list_goes_through_every_text),
        IT(a_system_says_why_a_setup_does_not_fit),
        IT(a_system_computes_its_part_of_a_match_before_it_is_asked_whether_it_fits),
    };
    return cmocka_run_group_tests_name("setup", tests, make_system, NULL);
}
