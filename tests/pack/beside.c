/* SPDX-License-Identifier: MIT */
/* beside.c -- two systems that play with the same packs: the duel, and a season of duels.  Each hears its own rows, and
 * both number the cards alike. */
#include "support.h"

#include "image.h"
#include "pack/needed.h"
#include "pack/pack.h"
#include "toy/season.h"

#include <stdlib.h>

static struct grog_pack *pack;

static void finish(struct builder *b)
{
    struct grog_error why = { 0 };
    size_t n;
    uint8_t *bytes = bytes_of(b, &n);
    pack = grog_pack_open(bytes, n, &why);
    if (!pack)
        fail_msg("%s", why.text);
    free(bytes);
    end_pack(b);
}

static void test_on_the_last(struct builder *b, const char *measure)
{
    uint16_t word = add_word(b, GROG_PACK_MEASURE, measure);
    uint32_t last = b->n[GROG_PACK_MODIFIERS] - 1;
    struct grog_pack_modifier *m = &((struct grog_pack_modifier *)b->data[GROG_PACK_MODIFIERS])[last];
    m->test[0] = (struct grog_pack_test){ .measure = word, .amount = 1 };
}

static struct grog_cards *for_system(const struct grog_system *s, const struct grog_system *beside)
{
    struct grog_error why = { 0 };
    struct grog_cards *c = grog_cards_link_beside(s, beside, &duel_cards, (const struct grog_pack *const *)&pack, 1,
                                                  &why);
    if (!c)
        fail_msg("%s", why.text);
    return c;
}

static void refused(const struct grog_system *s, const struct grog_system *beside, const char *wanted, uint32_t line)
{
    struct grog_error why = { 0 };
    assert_null(grog_cards_link_beside(s, beside, &duel_cards, (const struct grog_pack *const *)&pack, 1, &why));
    if (strcmp(why.text, wanted) != 0)
        fail_msg("told '%s', not '%s'", why.text, wanted);
    assert_int_equal(why.line, line);
}

static const struct grog_card *named(const struct grog_cards *c, const char *name)
{
    assert_true(grog_card_named(c, name));
    return &c->card[grog_card_named(c, name)];
}

/* A weather that speaks in both, and a banner of each. */
static void build_both(void)
{
    struct builder b;
    begin_pack(&b, "both");
    add_card(&b, "Fair Days", OF_WEATHER);
    add_modifier(&b, "strike", 1);
    add_modifier(&b, "prize", 4)->scope = GROG_FOR_ALL;
    test_on_the_last(&b, "fought");
    add_modifier(&b, "to hit", 2);
    add_ability(&b, "week ends", GROG_FOR_ALL);
    add_effect(&b, "earn", "everyone", 2);
    add_ability(&b, "turn ends", GROG_FOR_ALL);
    add_effect(&b, "mend", "everyone", 1);
    add_card(&b, "Duel Day", OF_WEATHER);
    add_modifier(&b, "damage", 1);
    add_card(&b, "Pay Day", OF_WEATHER);
    add_ability(&b, "week ends", GROG_FOR_ALL);
    add_effect(&b, "earn", "everyone", 1);
    finish(&b);
}

TEST(each_system_hears_its_own_rows)
{
    build_both();
    struct grog_cards *duels = for_system(&duel_system, &season_system);
    struct grog_cards *seasons = for_system(&season_system, &duel_system);
    const struct grog_card *fair = named(duels, "Fair Days"), *days = named(seasons, "Fair Days");
    assert_int_equal(fair->modifiers, 2);
    assert_int_equal(duels->modifier[fair->modifier].value, VALUE_STRIKE);
    assert_int_equal(duels->modifier[fair->modifier + 1].value, VALUE_TO_HIT);
    assert_int_equal(fair->abilities, 1);
    assert_int_equal(duels->ability[fair->ability].point, POINT_TURN_ENDS);
    assert_int_equal(duels->effect[duels->ability[fair->ability].effect].effect, EFFECT_MEND);
    assert_int_equal(duels->effect[duels->ability[fair->ability].effect].target, TARGET_EVERYONE);
    assert_int_equal(days->modifiers, 1);
    assert_int_equal(seasons->modifier[days->modifier].value, SEASON_PRIZE);
    assert_int_equal(seasons->modifier[days->modifier].test[0].measure, SEASON_FOUGHT);
    assert_int_equal(days->abilities, 1);
    assert_int_equal(seasons->ability[days->ability].point, SEASON_WEEK_ENDS);
    assert_int_equal(seasons->effect[seasons->ability[days->ability].effect].target, SEASON_EVERYONE);
    assert_int_equal(named(duels, "Pay Day")->abilities, 0);
    assert_int_equal(named(seasons, "Duel Day")->modifiers, 0);
    assert_int_equal(named(seasons, "Banner")->modifiers, 0);       /* the duel's own cards are the duel's */
    assert_int_equal(named(duels, "Banner")->modifiers, 1);
    grog_cards_free(duels);
    grog_cards_free(seasons);
    grog_pack_close(pack);
}

TEST(both_number_the_cards_alike)
{
    build_both();
    struct grog_cards *duels = for_system(&duel_system, &season_system);
    struct grog_cards *seasons = for_system(&season_system, &duel_system);
    assert_int_equal(duels->cards, seasons->cards);
    for (uint32_t i = 1; i < duels->cards; i++) {
        const struct grog_card *a = &duels->card[i], *b = &seasons->card[i];
        assert_string_equal(a->name, b->name);
        assert_int_equal(a->kind, b->kind);
        assert_int_equal(a->ordinal, b->ordinal);
        assert_int_equal(a->back, b->back);
        assert_memory_equal(a->number, b->number, duel_system.card_kinds[a->kind].numbers * sizeof *a->number);
        assert_string_equal(duels->text[i].id, seasons->text[i].id);
    }
    assert_string_equal(duels->packs, seasons->packs);
    assert_memory_not_equal(duels->hash, seasons->hash, GROG_HASH_BYTES);
    assert_null(grog_system_check(&season_system, seasons));
    grog_cards_free(duels);
    grog_cards_free(seasons);
    grog_pack_close(pack);
}

TEST(a_row_of_neither_or_of_both_mixed_is_refused_at_its_card)
{
    struct builder b;
    begin_pack(&b, "x");
    add_card(&b, "Calm", OF_WEATHER);
    add_modifier(&b, "strike", 1);
    add_card(&b, "Odd", OF_WEATHER)->line = 7;
    add_modifier(&b, "luck", 1);
    finish(&b);
    refused(&duel_system, &season_system,
            "pack 'x', card 'Odd': it needs the value 'luck', which neither duel nor season has", 7);
    refused(&season_system, &duel_system,
            "pack 'x', card 'Odd': it needs the value 'luck', which neither season nor duel has", 7);
    refused(&duel_system, NULL, "pack 'x', card 'Odd': it needs the value 'luck', which this duel does not have", 7);
    grog_pack_close(pack);
    begin_pack(&b, "x");
    add_card(&b, "Mixed", OF_WEATHER)->line = 3;
    add_modifier(&b, "strike", 1);
    test_on_the_last(&b, "fought");
    finish(&b);
    refused(&duel_system, &season_system, "pack 'x', card 'Mixed': a row says 'strike', which only duel knows, and "
            "'fought', which only season knows", 3);
    refused(&season_system, &duel_system, "pack 'x', card 'Mixed': a row says 'fought', which only season knows, and "
            "'strike', which only duel knows", 3);
    grog_pack_close(pack);
    begin_pack(&b, "x");
    add_card(&b, "Mixed", OF_WEATHER)->line = 4;
    add_ability(&b, "week ends", GROG_FOR_ALL);
    add_effect(&b, "mend", "everyone", 1);
    finish(&b);
    refused(&season_system, &duel_system, "pack 'x', card 'Mixed': a row says 'week ends', which only season knows, "
            "and 'mend', which only duel knows", 4);
    grog_pack_close(pack);
}

TEST(without_the_other_there_is_one_vocabulary)
{
    build_both();
    refused(&duel_system, NULL,
            "pack 'both', card 'Fair Days': it needs the value 'prize', which this duel does not have", 0);
    grog_pack_close(pack);
}

TEST(the_two_have_the_same_kinds_of_card)
{
    struct grog_system other = season_system;
    struct grog_card_kind kinds[CARD_KINDS];
    build_both();
    memcpy(kinds, other.card_kinds, sizeof kinds);
    other.card_kinds = kinds;
    refused(&duel_system, &other, "duel and season have other kinds of card", 0);
    grog_pack_close(pack);
}

TEST(what_is_said_in_a_season_is_heard_in_it)
{
    static struct play p;
    build_both();
    struct grog_cards *cards = for_system(&season_system, &duel_system);
    begin_with(&p, &season_system, cards, "seats 2, weeks 3, weather Fair Days", 1);
    take(&p, 0, "train");
    assert_int_equal(((struct season *)&p.game)->gold[0], 2);
    take(&p, 0, "fight");
    take(&p, 0, "won: seat 0");                         /* the prize is 3: none has been fought */
    assert_int_equal(((struct season *)&p.game)->gold[0], 5);
    take(&p, 0, "came home: seat 0, 1");
    take(&p, 0, "came home: seat 1, 0");
    take(&p, 0, "fight");
    take(&p, 0, "won: seat 1");
    assert_int_equal(((struct season *)&p.game)->gold[1], 4 + 3 + 4);
    struct grog_laws *l = grog_laws_new(p.m);
    for (uint64_t seed = 1; seed <= 100; seed++)
        if (grog_laws_game(l, seed))
            fail_msg("%s", grog_laws_story(l));
    grog_laws_free(l);
    uint8_t used[64] = { 0 };
    assert_in_range(cards->cards, 1, sizeof used);
    grog_cards_used(p.m, used);
    assert_true(grog_is_pack_used(p.m, used, "both"));
    end_play(&p);
    begin_with(&p, &season_system, cards, "seats 2", 1);
    grog_cards_used(p.m, used);
    assert_false(grog_is_pack_used(p.m, used, "both"));
    end_play(&p);
    grog_cards_free(cards);
    grog_pack_close(pack);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_system_hears_its_own_rows),
        IT(both_number_the_cards_alike),
        IT(a_row_of_neither_or_of_both_mixed_is_refused_at_its_card),
        IT(without_the_other_there_is_one_vocabulary),
        IT(the_two_have_the_same_kinds_of_card),
        IT(what_is_said_in_a_season_is_heard_in_it),
    };
    return cmocka_run_group_tests_name("beside", tests, NULL, NULL);
}
