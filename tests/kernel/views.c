/* SPDX-License-Identifier: MIT */
/* views.c -- what a seat is given, and games that could lie behind it. */
#include "support.h"

typedef union { struct grog_game game; struct duel duel; unsigned char bytes[GROG_STATE_MAX]; } any_game;

static const any_game *view_of(const struct play *p, unsigned seat)
{
    static any_game view;
    memset(&view, 0xaa, sizeof view);
    grog_view(p->m, &p->game, seat, &view.game);
    return &view;
}

/* Walk through random games, with guards lying about, and look at every step. */
static void in_random_games(const char *setup, uint64_t games, void look(const struct play *p, unsigned seat))
{
    struct grog_dice dice = { .key = { 21 } };
    for (uint64_t seed = 0; seed < games; seed++) {
        struct play p;
        begin(&p, setup, seed);
        while (!p.game.over) {
            for (unsigned seat = 0; seat < p.m->seats; seat++)
                look(&p, seat);
            step(&p, &dice);
        }
        end_play(&p);
    }
}

static void assert_all_backs(const uint16_t *pile, uint16_t back)
{
    for (unsigned k = 1; k <= pile[0]; k++)
        assert_int_equal(pile[k], back);
}

/* ---- what is blank ------------------------------------------------------- */

static void look_for_hidden_cards(const struct play *p, unsigned seat)
{
    const struct duel *v = &view_of(p, seat)->duel;
    unsigned sees = p->m->sees[seat];
    assert_all_backs(v->deck, card("Card"));
    assert_int_equal(v->deck[0], p->duel.deck[0]);
    for (unsigned s = 0; s < p->m->seats; s++) {
        assert_int_equal(v->hand[s][0], p->duel.hand[s][0]);
        if (sees >> s & 1) {
            assert_memory_equal(v->hand[s], p->duel.hand[s], sizeof v->hand[s]);
        } else {
            assert_all_backs(v->hand[s], card("Card"));
            assert_all_backs(v->token[s], card("Guard"));
        }
    }
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++) {
        const struct grog_thing *t = &p->duel.guard[i].thing, *shown = &v->guard[i].thing;
        bool hidden = t->live && t->hidden && !(sees >> t->owner & 1);
        assert_int_equal(shown->card, hidden ? card("Guard") : t->card);
    }
}

TEST(no_hidden_card_is_in_a_view)
{
    in_random_games("seats 2", 10, look_for_hidden_cards);
    in_random_games("seats 4, open 1", 10, look_for_hidden_cards);
    in_random_games("seats 4, open 0", 10, look_for_hidden_cards);
}

TEST(allies_see_each_others_hands_when_hands_are_open)
{
    struct play p;
    begin(&p, "seats 4, open 1", 1);
    lay_out(&p, ZONE_HAND, 2, "Parry, Banner");
    assert_memory_equal(view_of(&p, 0)->duel.hand[2], p.duel.hand[2], sizeof p.duel.hand[2]);
    assert_all_backs(view_of(&p, 1)->duel.hand[2], card("Card"));
    end_play(&p);
    begin(&p, "seats 4, open 0", 1);
    lay_out(&p, ZONE_HAND, 2, "Parry, Banner");
    assert_all_backs(view_of(&p, 0)->duel.hand[2], card("Card"));
    end_play(&p);
}

static void look_for_dice(const struct play *p, unsigned seat)
{
    static const struct grog_dice none;
    assert_memory_equal(&view_of(p, seat)->game.dice, &none, sizeof none);
}

TEST(the_dice_are_not_in_a_view)
{
    in_random_games("seats 4", 5, look_for_dice);
}

TEST(others_settings_are_blank_and_ones_own_are_not)
{
    struct play p;
    begin(&p, "seats 4", 1);
    for (unsigned s = 0; s < 4; s++)
        memset(p.game.table.reaction[s], GROG_NEVER, sizeof p.game.table.reaction[s]);
    for (unsigned seat = 0; seat < 4; seat++)
        for (unsigned s = 0; s < 4; s++)
            for (unsigned w = 0; w < GROG_WINDOWS; w++)
                assert_int_equal(view_of(&p, seat)->game.table.reaction[s][w], s == seat ? GROG_NEVER : 0);
    end_play(&p);
}

static void look_twice(const struct play *p, unsigned seat)
{
    any_game once = *view_of(p, seat), twice;
    grog_view(p->m, &once.game, seat, &twice.game);
    assert_memory_equal(&once, &twice, grog_state_bytes(p->m));
}

TEST(a_view_of_a_view_is_that_view)
{
    in_random_games("seats 4", 5, look_twice);
}

static void compare_options(const struct play *p, unsigned seat)
{
    static struct grog_options from_game, from_view;
    const any_game *v = view_of(p, seat);
    grog_list(p->m, &p->game, seat, &from_game);
    grog_list(p->m, &v->game, seat, &from_view);
    assert_int_equal(from_game.n, from_view.n);
    assert_memory_equal(from_game.at, from_view.at, from_game.n * sizeof from_game.at[0]);
    grog_list_acts(p->m, &p->game, seat, &from_game);
    grog_list_acts(p->m, &v->game, seat, &from_view);
    assert_int_equal(from_game.n, from_view.n);
    assert_memory_equal(from_game.at, from_view.at, from_game.n * sizeof from_game.at[0]);
}

TEST(options_from_a_view_are_those_from_the_game)
{
    in_random_games("seats 2", 20, compare_options);
    in_random_games("seats 4", 20, compare_options);
}

/* What a seat may not see does not alter its view. */
TEST(two_games_that_differ_in_hidden_things_look_alike)
{
    struct play p;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_HAND, 1, "Parry, Banner");
    take(&p, 1, "lay High Guard");
    any_game one = *view_of(&p, 0);
    lay_out(&p, ZONE_HAND, 1, "High Cut, High Cut");
    p.duel.guard[0].thing.card = card("Low Guard");
    lay_out(&p, ZONE_TOKEN, 1, "High Guard");
    grog_shuffle(&p.run, ZONE_DECK, 0);
    assert_memory_equal(&one, view_of(&p, 0), grog_state_bytes(p.m));
    assert_memory_not_equal(&one, view_of(&p, 1), grog_state_bytes(p.m));
    end_play(&p);
}

/* ---- events -------------------------------------------------------------- */

static const struct grog_event *event_named(const struct play *p, const char *name)
{
    for (uint32_t i = 0; i < heard.n; i++)
        if (!strcmp(p->m->system->events[heard.at[i].kind].name, name))
            return &heard.at[i];
    fail_msg("no event '%s'", name);
    return NULL;
}

TEST(a_hidden_card_in_an_event_is_a_back_to_those_who_may_not_see_it)
{
    struct play p;
    begin(&p, "seats 4, open 1", 1);
    take(&p, 2, "lay High Guard");
    const struct grog_event *laid = event_named(&p, "lays a guard:");
    assert_int_equal(grog_event_for(p.m, laid, 2).object[1], card("High Guard"));
    assert_int_equal(grog_event_for(p.m, laid, 0).object[1], card("High Guard"));     /* an ally */
    assert_int_equal(grog_event_for(p.m, laid, 1).object[1], card("Guard"));
    assert_int_equal(grog_event_for(p.m, laid, 1).object[0], 2);                      /* who did it is public */
    assert_int_equal(grog_event_for(p.m, laid, 6).object[1], card("Guard"));          /* one who looks on */
    no_guards(&p);
    lay_out(&p, ZONE_DECK, 0, "Banner");
    take(&p, 0, "draw");
    const struct grog_event *drew = event_named(&p, "draws:");
    char text[GROG_TEXT_MAX];
    struct grog_event mine = grog_event_for(p.m, drew, 0), theirs = grog_event_for(p.m, drew, 3);
    assert_string_equal(grog_event_text(p.m, &p.game, &mine, text), "draws: seat 0, Banner");
    assert_string_equal(grog_event_text(p.m, &p.game, &theirs, text), "draws: seat 0, Card");
    end_play(&p);
}

/* ---- fill ---------------------------------------------------------------- */

static void fill_and_look(const struct play *p, unsigned seat)
{
    uint8_t seed[GROG_SEED_BYTES];
    any_game view = *view_of(p, seat), full, again;
    number_seed(p->game.decisions * 10 + seat, seed);
    grog_fill(p->m, &view.game, seat, seed, &full.game);
    grog_view(p->m, &full.game, seat, &again.game);
    assert_memory_equal(&view, &again, grog_state_bytes(p->m));
    const char *broken = grog_check(p->m, &full.game);
    if (broken)
        fail_msg("a filled game: %s", broken);
}

TEST(the_view_of_a_filled_view_is_that_view_and_the_game_is_sound)
{
    in_random_games("seats 2", 10, fill_and_look);
    in_random_games("seats 4, open 1", 10, fill_and_look);
    in_random_games("seats 4, open 0", 10, fill_and_look);
}

TEST(a_filled_game_has_every_card_once)
{
    struct play p;
    uint16_t copies[GROG_TITLES_MAX];
    uint8_t seed[GROG_SEED_BYTES];
    any_game full;
    begin(&p, "seats 4", 1);
    for (uint64_t n = 0; n < 50; n++) {
        number_seed(n, seed);
        grog_fill(p.m, &view_of(&p, 0)->game, 0, seed, &full.game);
        assert_int_equal(grog_census(p.m, &full.game, copies), 0);
        assert_memory_equal(copies, p.m->copies, p.m->titles * sizeof *copies);
    }
    end_play(&p);
}

TEST(every_unseen_title_can_lie_in_a_hidden_place)
{
    struct play p;
    unsigned in_hand[20] = { 0 }, on_deck[20] = { 0 }, guards[20] = { 0 };
    any_game full;
    begin(&p, "seats 2", 1);
    take(&p, 1, "lay High Guard");
    for (uint64_t n = 0; n < 2000; n++) {
        uint8_t seed[GROG_SEED_BYTES];
        number_seed(n, seed);
        grog_fill(p.m, &view_of(&p, 0)->game, 0, seed, &full.game);
        for (unsigned k = 1; k <= full.duel.hand[1][0]; k++)
            in_hand[full.duel.hand[1][k]]++;
        on_deck[full.duel.deck[full.duel.deck[0]]]++;
        guards[full.duel.guard[0].thing.card]++;
    }
    for (uint16_t c = 1; c < duel_cards.cards; c++)
        if (duel_cards.card[c].kind >= OF_STRIKE && duel_cards.card[c].kind <= OF_PLOY) {
            assert_true(in_hand[c] > 0);
            assert_true(on_deck[c] > 0);
        }
    assert_true(guards[card("High Guard")] > 800 && guards[card("Low Guard")] > 800);
    end_play(&p);
}

TEST(what_the_seat_holds_is_not_dealt_to_others)
{
    struct play p;
    any_game full;
    begin(&p, "seats 2", 1);
    lay_out(&p, ZONE_HAND, 0, "Wild Swing, Wild Swing, Wild Swing");        /* all there are */
    for (uint64_t n = 0; n < 300; n++) {
        uint8_t seed[GROG_SEED_BYTES];
        number_seed(n, seed);
        grog_fill(p.m, &view_of(&p, 0)->game, 0, seed, &full.game);
        assert_false(grog_holds(full.duel.hand[1], card("Wild Swing")));
        assert_false(grog_holds(full.duel.deck, card("Wild Swing")));
    }
    end_play(&p);
}

TEST(the_dice_of_a_filled_game_come_from_the_seed_given)
{
    struct play p;
    any_game a, b, c;
    uint8_t one[GROG_SEED_BYTES], two[GROG_SEED_BYTES];
    begin(&p, "seats 2", 41);
    number_seed(1, one);
    number_seed(2, two);
    grog_fill(p.m, &view_of(&p, 0)->game, 0, one, &a.game);
    grog_fill(p.m, &view_of(&p, 0)->game, 0, one, &b.game);
    grog_fill(p.m, &view_of(&p, 0)->game, 0, two, &c.game);
    assert_memory_equal(&a, &b, grog_state_bytes(p.m));
    assert_memory_not_equal(&a.game.dice, &c.game.dice, sizeof a.game.dice);
    assert_memory_not_equal(&a.game.dice, &p.game.dice, sizeof a.game.dice);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(no_hidden_card_is_in_a_view),
        IT(allies_see_each_others_hands_when_hands_are_open),
        IT(the_dice_are_not_in_a_view),
        IT(others_settings_are_blank_and_ones_own_are_not),
        IT(a_view_of_a_view_is_that_view),
        IT(options_from_a_view_are_those_from_the_game),
        IT(two_games_that_differ_in_hidden_things_look_alike),
        IT(a_hidden_card_in_an_event_is_a_back_to_those_who_may_not_see_it),
        IT(the_view_of_a_filled_view_is_that_view_and_the_game_is_sound),
        IT(a_filled_game_has_every_card_once),
        IT(every_unseen_title_can_lie_in_a_hidden_place),
        IT(what_the_seat_holds_is_not_dealt_to_others),
        IT(the_dice_of_a_filled_game_come_from_the_seed_given),
    };
    return cmocka_run_group_tests_name("views", tests, NULL, NULL);
}
