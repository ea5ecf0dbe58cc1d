/* SPDX-License-Identifier: MIT */
/* fair.c -- games whose dice all seats make together: what is proved, what is refused, what waits; and that a file
 * which goes on does not show the dice to come. */
#include "support.h"
#include "kernel/sha256.h"

#include <stdio.h>
#include <stdlib.h>

#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

enum { ROOM = 1 << 18 };
static struct grog_error why;
static char text[ROOM], altered[ROOM + 1024], again[ROOM];

/* ---- a game -------------------------------------------------------------------- */

static struct grog_fairness fair_dice(const struct grog_match *m)
{
    struct grog_fairness f = { .given = (uint8_t)((1u << m->seats) - 1), .match_id = "club night 7" };
    for (unsigned i = 0; i < GROG_SEED_BYTES; i++) {
        f.secret[i] = (uint8_t)(i * 5 + 1);
        for (unsigned seat = 0; seat < m->seats; seat++)
            f.nonce[seat][i] = (uint8_t)(i * (seat + 3) ^ 0x55);
    }
    grog_fair_commit(m, &f);
    assert_null(grog_fair_check(m, &f));
    return f;
}

/* Chance plays at most so many acts on, or to the end. */
static void play_on(struct grog_journal *j, const struct grog_match *m, unsigned acts)
{
    static struct grog_options list;
    struct grog_dice dice = { .key = { 9 } };
    const struct grog_game *g = grog_journal_game(j);
    for (unsigned k = 0; k < acts && !g->over; k++) {
        unsigned seat = grog_first_seat(grog_asked(g));
        grog_list(m, g, seat, &list);
        assert_int_equal(grog_play(j, seat, list.at[grog_dice_below(&dice, list.n)], NULL), GROG_OK);
    }
}

static void write_in(char *room, size_t size, const struct grog_journal *j, const struct grog_fairness *f)
{
    struct grog_text out = grog_text_in(room, size);
    grog_replay_write(j, f, &out);
    assert_true(out.n < size);
}

static struct grog_journal *fair_game(const struct grog_match *m, const struct grog_fairness *f, unsigned acts)
{
    uint8_t seed[GROG_SEED_BYTES];
    assert_true(grog_fair_seed(m, f, seed));
    struct grog_journal *j = grog_journal_new(m, seed);
    play_on(j, m, acts);
    write_in(text, sizeof text, j, f);
    return j;
}

static enum grog_status open_text(const char *t, struct grog_replay *r)
{
    memset(&why, 0, sizeof why);
    return grog_replay_open(duel_shelf, t, strlen(t), UINT32_MAX, r, &why);
}

static void assert_opens(const char *t, struct grog_replay *r)
{
    if (open_text(t, r) != GROG_OK)
        fail_msg("line %u: %s", why.line, why.text);
}

static void assert_not_opened(const char *t, enum grog_status status, const char *told)
{
    struct grog_replay r;
    assert_int_equal(open_text(t, &r), status);
    if (!strstr(why.text, told))
        fail_msg("told '%s', not '%s'", why.text, told);
    grog_replay_close(&r);
}

/* Is that written there, in hex? */
static bool shows(const char *t, const uint8_t *bytes, size_t n)
{
    char hex[256] = "";
    for (size_t i = 0; i < n; i++)
        snprintf(hex + 2 * i, sizeof hex - 2 * i, "%02x", bytes[i]);
    return strstr(t, hex) != NULL;
}

/* ---- the seed -------------------------------------------------------------------- */

static size_t piece(uint8_t *to, const void *bytes, uint32_t n)
{
    const uint8_t length[4] = { (uint8_t)n, (uint8_t)(n >> 8), 0, 0 };
    memcpy(to, length, 4);
    memcpy(to + 4, bytes, n);
    return 4 + n;
}

TEST(the_seed_comes_from_match_id_nonces_and_secret_with_their_lengths)
{
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_fairness f = fair_dice(m);
    uint8_t message[512], wanted[32], seed[GROG_SEED_BYTES];
    size_t n = piece(message, "grognard fair 2 seed", 20);
    n += piece(message + n, m->hash, 32);
    n += piece(message + n, "club night 7", 12);
    memcpy(message + n, (const uint8_t[]){ 2, 0, 0, 0 }, 4);
    n += 4;
    n += piece(message + n, f.nonce[0], 32);
    n += piece(message + n, f.nonce[1], 32);
    n += piece(message + n, f.secret, 32);
    grog_sha256(message, n, wanted);
    assert_true(grog_fair_seed(m, &f, seed));
    assert_memory_equal(seed, wanted, 32);
    n = piece(message, "grognard fair 2 commitment", 26);
    n += piece(message + n, m->hash, 32);
    n += piece(message + n, "club night 7", 12);
    n += piece(message + n, f.secret, 32);
    grog_sha256(message, n, wanted);
    assert_memory_equal(f.commitment, wanted, 32);
    grog_match_free(m);
}

/* What lies behind one another makes no other game: "A, B, x" and "A, Bx" had the same dice once. */
TEST(games_that_differ_have_different_dice)
{
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_match *others[] = { match_of(&duel_system, &duel_cards, "seats 3"),
                                    match_of(&duel_system, &duel_cards, "seats 2, rounds 11") };
    struct grog_fairness f[5];
    uint8_t seed[7][GROG_SEED_BYTES];
    for (unsigned i = 0; i < GROG_COUNT(f); i++) {
        f[i] = fair_dice(m);
        memset(f[i].nonce[1], 'B', 32);
    }
    f[1].match_id[0] = 'C';
    f[2].secret[31] ^= 1;
    f[3].nonce[0][0] ^= 1;
    memcpy(f[4].nonce[1], f[4].nonce[0], 32);
    memset(f[4].nonce[0], 'B', 32);
    for (unsigned i = 0; i < GROG_COUNT(f); i++) {
        grog_fair_commit(m, &f[i]);
        assert_true(grog_fair_seed(m, &f[i], seed[i]));
    }
    for (unsigned i = 0; i < GROG_COUNT(others); i++) {
        struct grog_fairness other = fair_dice(others[i]);
        memset(other.nonce[1], 'B', 32);
        assert_true(grog_fair_seed(others[i], &other, seed[5 + i]));
        assert_string_equal(grog_fair_check(m, &other), i ? "the secret is not the one that was committed to"
                                                          : "a nonce of a seat that is not at the table");
        grog_match_free(others[i]);
    }
    for (unsigned i = 0; i < GROG_COUNT(seed); i++)
        for (unsigned k = 0; k < i; k++)
            assert_memory_not_equal(seed[i], seed[k], 32);
    grog_match_free(m);
}

TEST(no_seed_comes_of_what_is_not_whole)
{
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 3");
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_fairness f = fair_dice(m);
    f.given = 5;
    assert_false(grog_fair_seed(m, &f, seed));
    assert_string_equal(grog_fair_check(m, &f), "a seat has given no nonce");
    f = fair_dice(m);
    f.has_secret = false;
    assert_false(grog_fair_seed(m, &f, seed));
    assert_null(grog_fair_check(m, &f));
    static const char *const ids[] = { "a\nsecret 00", "\x1b[31m", "\xe2\x80\xae", " x", "x ", "\xff" };
    for (unsigned i = 0; i < GROG_COUNT(ids); i++) {
        f = fair_dice(m);
        memset(f.match_id, 0, sizeof f.match_id);
        strcpy(f.match_id, ids[i]);
        grog_fair_commit(m, &f);
        assert_non_null(grog_fair_check(m, &f));
        assert_false(grog_fair_seed(m, &f, seed));
    }
    memset(f.match_id, 'x', sizeof f.match_id);
    assert_string_equal(grog_fair_check(m, &f), "a match-id has less than 64 letters");
    grog_match_free(m);
}

/* ---- a game that is over: anybody can check it ------------------------------------ */

/* The line that begins so, and where it ends. */
static char *line_of(char *t, const char *begins)
{
    char *at = strstr(t, begins);
    assert_non_null(at);
    return at + (*begins == '\n');
}

/* Put this in place of n letters at a place. */
static void put(char *at, size_t n, const char *with)
{
    memmove(at + strlen(with), at + n, strlen(at + n) + 1);
    memcpy(at, with, strlen(with));
}

static void change_digit(const char *line, unsigned digit)
{
    char *at = line_of(altered, line) + digit;
    *at = *at == '0' ? '1' : '0';
}

static void forge_secret(void)     { change_digit("\nsecret ", 7); }
static void forge_commitment(void) { change_digit("\ncommitment ", 11); }
static void forge_nonce(void)      { change_digit("\nnonce 1 ", 8); }
static void forge_match_id(void)   { put(line_of(altered, "\nmatch-id ") + 9, 1, "k"); }
static void forge_end(void)        { char *at = line_of(altered, "\nend ") + 4; *at = *at == '1' ? '2' : '1'; }

static void swap_nonces(void)
{
    char *a = line_of(altered, "\nnonce 0 ") + 8, *b = line_of(altered, "\nnonce 1 ") + 8, kept[64];
    memcpy(kept, a, 64);
    memcpy(a, b, 64);
    memcpy(b, kept, 64);
}

static void swap_lines_of_nonces(void)
{
    line_of(altered, "\nnonce 0 ")[6] = '1';
    line_of(altered, "\nnonce 1 ")[6] = '1';
    char *second = strstr(line_of(altered, "\nnonce 1 ") + 1, "nonce 1 ");
    assert_non_null(second);
    second[6] = '0';
}

static void lose_nonce(void)  { put(line_of(altered, "\nnonce 1 "), 8 + 64 + 1, ""); }

static void double_nonce(void)
{
    char line[80];
    char *at = line_of(altered, "\nnonce 1 ");
    snprintf(line, sizeof line, "%.73s", at);
    put(at, 0, line);
}

/* The hash of the match goes with it, so that only the dice can tell. */
static void forge_setup(void)
{
    struct grog_match *other = match_of(&duel_system, &duel_cards, "seats 2, rounds 11");
    char *at = line_of(altered, "rounds ");
    put(at, strcspn(at, ","), "rounds 11");
    at = line_of(altered, "\nmatch ") + 6;
    for (unsigned i = 0; i < 32; i++)
        snprintf(at + 2 * i, 3, "%02x", other->hash[i]);
    at[64] = '\n';
    grog_match_free(other);
}

static void forge_act(void)
{
    char *at = line_of(altered, "\nacts\n") + 5;
    size_t n = strcspn(at, "\n");
    put(at, n, strstr(at, "stand open") == at + 2 ? "0 lay High Guard" : "0 stand open");
}

static void drop_acts(void)
{
    char *at = line_of(altered, "\nacts\n") + 5, *end = line_of(altered, "\nend ");
    put(at, (size_t)(end - at), "");
}

TEST(each_of_these_forgeries_is_found)
{
    static const struct { void (*forge)(void); enum grog_status status; const char *told; } forgeries[] = {
        { forge_secret,         GROG_BAD_TEXT, "not the one that was committed to" },
        { forge_commitment,     GROG_BAD_TEXT, "not the one that was committed to" },
        { forge_nonce,          GROG_DIVERGED, "" },
        { swap_nonces,          GROG_DIVERGED, "" },
        { swap_lines_of_nonces, GROG_BAD_TEXT, "in the order of seats" },
        { lose_nonce,           GROG_BAD_TEXT, "seat 1 has given no nonce" },
        { double_nonce,         GROG_BAD_TEXT, "seat 1 has given two nonces" },
        { forge_match_id,       GROG_BAD_TEXT, "not the one that was committed to, for this match and match-id" },
        { forge_setup,          GROG_BAD_TEXT, "not the one that was committed to, for this match and match-id" },
        { forge_act,            GROG_DIVERGED, "" },
        { drop_acts,            GROG_DIVERGED, "the end differs" },
        { forge_end,            GROG_DIVERGED, "the end differs" },
    };
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_fairness f = fair_dice(m);
    struct grog_journal *j = fair_game(m, &f, 600);
    struct grog_replay r;
    assert_opens(text, &r);
    assert_true(r.has_fair && r.finished && !r.sealed && r.checked > 1);
    assert_memory_equal(&r.fair, &f, sizeof f);
    grog_replay_close(&r);
    for (unsigned i = 0; i < GROG_COUNT(forgeries); i++) {
        strcpy(altered, text);
        forgeries[i].forge();
        assert_string_not_equal(altered, text);
        assert_not_opened(altered, forgeries[i].status, forgeries[i].told);
    }
    grog_journal_free(j);
    grog_match_free(m);
}

TEST(a_fair_game_without_its_lines_or_of_another_form_is_refused)
{
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_fairness f = fair_dice(m);
    struct grog_journal *j = fair_game(m, &f, 600);
    static const struct { const char *line, *with, *told; } lines[] = {
        { "\nfair 2\n", "", "an old form, which proves nothing" },
        { "\nfair 2\n", "fair 3\n", "only form 2 can be read" },
        { "\nfair 2\n", "fair 2\nfair 2\n", "stands twice" },
        { "\nfair 2\n", "fair 2\nnonce 2 " ZEROS "\n", "order" },
        { "\nfair 2\n", "fair 2\nnonce 9 " ZEROS "\n", "expected a seat" },
        { "\nfair 2\n", "fair 2\nnonce " ZEROS "\n", "expected a seat" },
        { "\nfair 2\n", "fair 2\nnonce 0 00\n", "expected a seat" },
        { "\nfair 2\n", "fair 2\nseed 7\n", "does not come from the secret" },
        { "\nfair 2\n", "fair 2\nsealed " ZEROS "\n", "only one of them" },
        { "\nmatch-id club night 7\n", "match-id a\nmatch-id b\n", "stands twice" },
        { "\nmatch-id club night 7\n", "", "not the one that was committed to" },
    };
    for (unsigned i = 0; i < GROG_COUNT(lines); i++) {
        strcpy(altered, text);
        put(line_of(altered, lines[i].line), strlen(lines[i].line) - 1, lines[i].with);
        assert_not_opened(altered, GROG_BAD_TEXT, lines[i].told);
    }
    grog_journal_free(j);
    grog_match_free(m);
}

/* What version 0.1 wrote: no counts, no lengths, any number of nonces.  Each of these was "fair dice". */
TEST(old_fair_games_are_refused)
{
    static const char begins[] = "grognard replay 1\nsystem duel 1\nsetup seats 2\n", committed[] =
        "commitment 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\n", secret[] =
        "secret " ZEROS "\nacts\n", nonce[] =
        "nonce 4141414141414141414141414141414141414141414141414141414141414141\n", labelled[] =
        "nonce 0 4141414141414141414141414141414141414141414141414141414141414141\n";
    snprintf(altered, sizeof altered, "%smatch-id x\n%s%s", begins, committed, secret);
    assert_not_opened(altered, GROG_BAD_TEXT, "an old form, which proves nothing");
    snprintf(altered, sizeof altered, "%smatch-id x\n%s%s%s", begins, committed, nonce, secret);
    assert_not_opened(altered, GROG_BAD_TEXT, "expected a seat and its nonce");
    snprintf(altered, sizeof altered, "%smatch-id x\n%s%s%s", begins, committed, labelled, secret);
    assert_not_opened(altered, GROG_BAD_TEXT, "an old form, which proves nothing");
}

/* ---- a game that goes on: the dealer's file ------------------------------------------ */

TEST(the_dealers_file_goes_on_and_shows_no_secret)
{
    for (unsigned acts = 0; acts < 12; acts++) {
        struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
        struct grog_fairness f = fair_dice(m);
        struct grog_journal *j = fair_game(m, &f, acts);
        struct grog_replay r;
        assert_false(shows(text, f.secret, 32) || shows(text, grog_journal_seed(j), 32));
        assert_non_null(strstr(text, "\nsealed "));
        assert_opens(text, &r);
        assert_true(r.has_fair && r.sealed && !r.finished && r.fair.has_secret);
        assert_memory_equal(&r.fair, &f, sizeof f);
        write_in(again, sizeof again, r.journal, &r.fair);
        assert_string_equal(again, text);
        play_on(j, m, 600);
        play_on(r.journal, r.match, 600);
        assert_memory_equal(grog_journal_game(j), grog_journal_game(r.journal), grog_state_bytes(m));
        write_in(again, sizeof again, r.journal, &r.fair);
        assert_true(shows(again, f.secret, 32) && !strstr(again, "\nsealed "));
        grog_replay_close(&r);
        grog_journal_free(j);
        grog_match_free(m);
    }
}

/* ---- another seat's file --------------------------------------------------------------- */

/* The game as seat 1 has it: without the secret. */
static struct grog_fairness of_seat_1(const struct grog_fairness *dealers)
{
    struct grog_fairness f = *dealers;
    f.has_secret = false;
    memset(f.secret, 0, sizeof f.secret);
    f.own = 2;
    return f;
}

static void reveal(const char *t, const uint8_t secret[GROG_SEED_BYTES])
{
    struct grog_text out = grog_text_in(altered, sizeof altered);
    assert_int_equal(grog_replay_reveal(t, strlen(t), secret, &out, &why), GROG_OK);
    assert_true(out.n < sizeof altered);
}

TEST(another_seats_file_waits_for_the_secret_and_is_whole_with_it)
{
    for (unsigned acts = 5; acts <= 600; acts += 595) {
        struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
        struct grog_fairness f = fair_dice(m), own = of_seat_1(&f);
        struct grog_journal *j = fair_game(m, &f, acts);
        struct grog_replay r;
        write_in(text, sizeof text, j, &own);
        assert_false(shows(text, f.secret, 32) || shows(text, grog_journal_seed(j), 32) || strstr(text, "\nsealed "));
        assert_int_equal(open_text(text, &r), GROG_WAITS);
        assert_non_null(strstr(why.text, "waits for its secret"));
        assert_true(!r.match && !r.journal && r.has_fair && r.finished == (acts == 600));
        assert_true(acts == 600 || r.acts == acts);
        assert_memory_equal(&r.fair, &own, sizeof own);
        grog_replay_close(&r);

        reveal(text, f.secret);
        assert_opens(altered, &r);
        assert_memory_equal(grog_journal_game(j), grog_journal_game(r.journal), grog_state_bytes(m));
        assert_memory_equal(&r.fair, &f, sizeof f);
        grog_replay_close(&r);
        f.secret[3] ^= 4;
        reveal(text, f.secret);
        assert_not_opened(altered, GROG_BAD_TEXT, "not the one that was committed to");
        grog_journal_free(j);
        grog_match_free(m);
    }
}

/* Before the secret is shown, whatever can be checked is. */
TEST(what_waits_is_checked_as_far_as_it_can_be)
{
    static const struct { const char *at, *put, *told; } wrong[] = {
        { "\nfair 2\n", "nonce 1 " ZEROS "\n", "two nonces" },
        { "\nfair 2\n", "commitment 00\n", "64 hex digits" }, { "\nfair 2\n", "seed 7\n", "no seed before its secret" },
        { "\nend ", "2 stand open\n", "expected a seat" }, { "\nend ", "0\n", "expected a seat" },
        { "\nend ", "= 1 00\n", "expected a seat" }, { "\nend ", "-1 stand open\n", "expected a seat" },
        { "\nend ", "end 1 00\n", "expected a seat" }, { "\nend ", "0 stand\x1b open\n", "control character" },
        { "\nend ", "end 1 " ZEROS "\n", "may follow the end" },
        { "\nacts\n", "from\n", "expected 'acts'" },
    };
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_fairness f = fair_dice(m), own = of_seat_1(&f);
    struct grog_journal *j = fair_game(m, &f, 600);
    own.given = 2;                                              /* it does not know the other's yet */
    write_in(text, sizeof text, j, &own);
    assert_not_opened(text, GROG_WAITS, "waits for its secret");
    for (unsigned i = 0; i < GROG_COUNT(wrong); i++) {
        strcpy(altered, text);
        put(line_of(altered, wrong[i].at), 0, wrong[i].put);
        assert_not_opened(altered, GROG_BAD_TEXT, wrong[i].told);
    }
    strcpy(altered, text);
    put(line_of(altered, "\ncommitment "), 11 + 64 + 1, "");
    assert_not_opened(altered, GROG_BAD_TEXT, "needs its commitment");
    reveal(text, f.secret);
    assert_not_opened(altered, GROG_BAD_TEXT, "seat 0 has given no nonce");
    grog_journal_free(j);
    grog_match_free(m);
}

TEST(only_a_fair_game_has_a_secret_to_be_shown)
{
    struct grog_text out = grog_text_in(altered, sizeof altered);
    static const char plain[] = "grognard replay 1\nsystem duel 1\nseed 1\nacts\n";
    static const char cut[] = "grognard replay 1\nfair 2\n";
    uint8_t secret[GROG_SEED_BYTES] = { 0 };
    assert_int_equal(grog_replay_reveal(plain, strlen(plain), secret, &out, &why), GROG_BAD_TEXT);
    assert_int_equal(grog_replay_reveal(cut, strlen(cut), secret, &out, &why), GROG_BAD_TEXT);
    assert_int_equal(grog_replay_reveal("\x1b\n", 2, secret, &out, &why), GROG_BAD_TEXT);
}

/* ---- games without a dealer --------------------------------------------------------------- */

TEST(a_game_that_goes_on_shows_its_seed_only_for_practice)
{
    static const struct { const char *setup; unsigned acts; bool shown; } games[] = {
        { "seats 2", 0, false }, { "seats 2", 7, false }, { "seats 2", 600, true }, { "seats 2, practice 1", 7, true },
    };
    for (unsigned i = 0; i < GROG_COUNT(games); i++) {
        struct grog_match *m = match_of(&duel_system, &duel_cards, games[i].setup);
        struct grog_replay r;
        uint8_t seed[GROG_SEED_BYTES];
        number_seed(7, seed);
        struct grog_journal *j = grog_journal_new(m, seed);
        play_on(j, m, games[i].acts);
        write_in(text, sizeof text, j, NULL);
        assert_int_equal(shows(text, seed, 32), games[i].shown);
        assert_int_equal(strstr(text, "\nsealed ") != NULL, !games[i].shown);
        assert_opens(text, &r);
        assert_int_equal(r.sealed, !games[i].shown);
        assert_memory_equal(grog_journal_seed(r.journal), seed, 32);
        write_in(again, sizeof again, r.journal, NULL);
        assert_string_equal(again, text);
        play_on(j, m, 600);
        play_on(r.journal, r.match, 600);
        assert_memory_equal(grog_journal_game(j), grog_journal_game(r.journal), grog_state_bytes(m));
        grog_replay_close(&r);
        grog_journal_free(j);
        grog_match_free(m);
    }
}

/* Pasted into a game of practice, it is another seed. */
TEST(a_sealed_seed_is_of_its_match_alone)
{
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_replay r;
    uint8_t seed[GROG_SEED_BYTES];
    number_seed(7, seed);
    struct grog_journal *j = grog_journal_new(m, seed);
    write_in(text, sizeof text, j, NULL);
    snprintf(altered, sizeof altered, "grognard replay 1\nsystem duel 1\nsetup seats 2, practice 1\n%s",
             line_of(text, "\nsealed "));
    assert_opens(altered, &r);
    assert_memory_not_equal(grog_journal_seed(r.journal), seed, 32);
    grog_replay_close(&r);
    put(line_of(text, "\nsealed "), 0, "seed 7\n");
    assert_not_opened(text, GROG_BAD_TEXT, "only one of them");
    grog_journal_free(j);
    grog_match_free(m);
}

/* ---- positions ------------------------------------------------------------------------------ */

/* A word of the dice, as a cell would show it. */
static bool shows_word(const char *t, uint32_t word)
{
    char number[16];
    snprintf(number, sizeof number, " %lu\n", (unsigned long)word);
    return word > 99 && strstr(t, number);
}

TEST(a_position_shows_the_dice_to_come_only_for_practice)
{
    static const char *const setups[] = { "seats 2", "seats 2, practice 1" };
    for (unsigned i = 0; i < 2; i++)
        for (unsigned steps = 0; steps < 30; steps++) {
            struct play p;
            struct grog_dice dice = { .key = { 3 } };
            struct grog_position at;
            begin(&p, setups[i], 5);
            for (unsigned k = 0; k < steps && !p.game.over; k++)
                step(&p, &dice);
            struct grog_text out = grog_text_in(text, sizeof text);
            grog_position_write(p.m, &p.game, &out);
            bool shown = shows_word(text, p.game.dice.key[0]);
            for (unsigned k = 0; k < 16; k++)
                shown = shown || shows_word(text, p.game.dice.block[k]);
            assert_int_equal(shown, i || p.game.over);
            if (grog_position_open(duel_shelf, text, out.n, &at, &why) != GROG_OK)
                fail_msg("line %u: %s", why.line, why.text);
            assert_memory_equal(at.game, &p.game, grog_state_bytes(p.m));
            grog_position_close(&at);
            end_play(&p);
        }
}

TEST(what_are_no_sealed_dice_is_refused)
{
    struct grog_position at;
    static const char *const lines[] = { "dice = sealed ", "dice = sealed 00", "dice = sealed x", "dice = 7" };
    for (unsigned i = 0; i < GROG_COUNT(lines); i++) {
        int n = snprintf(text, sizeof text, "grognard position 1\nsystem duel\nsetup seats 2\n%s\n", lines[i]);
        assert_int_equal(grog_position_open(duel_shelf, text, (size_t)n, &at, &why), GROG_BAD_TEXT);
        assert_int_equal(why.line, 4);
    }
}

TEST(a_difference_does_not_tell_the_dice)
{
    struct play a, b;
    begin(&a, "seats 2", 5);
    begin(&b, "seats 2", 6);
    struct grog_text out = grog_text_in(text, sizeof text);
    assert_true(grog_diff(a.m, &a.game, &b.game, &out) > 0);
    assert_non_null(strstr(text, "dice = differ\n"));
    assert_false(shows_word(text, b.game.dice.key[0]) || strstr(text, "dice.key") || strstr(text, "dice.block"));
    end_play(&a);
    end_play(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_seed_comes_from_match_id_nonces_and_secret_with_their_lengths),
        IT(games_that_differ_have_different_dice), IT(no_seed_comes_of_what_is_not_whole),
        IT(each_of_these_forgeries_is_found), IT(a_fair_game_without_its_lines_or_of_another_form_is_refused),
        IT(old_fair_games_are_refused), IT(the_dealers_file_goes_on_and_shows_no_secret),
        IT(another_seats_file_waits_for_the_secret_and_is_whole_with_it),
        IT(what_waits_is_checked_as_far_as_it_can_be), IT(only_a_fair_game_has_a_secret_to_be_shown),
        IT(a_game_that_goes_on_shows_its_seed_only_for_practice), IT(a_sealed_seed_is_of_its_match_alone),
        IT(a_position_shows_the_dice_to_come_only_for_practice), IT(what_are_no_sealed_dice_is_refused),
        IT(a_difference_does_not_tell_the_dice),
    };
    return cmocka_run_group_tests_name("fair", tests, NULL, NULL);
}
