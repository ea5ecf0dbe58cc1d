/* SPDX-License-Identifier: MIT */
/* refuse.c -- packs that do not link, and what is said about each. */
#include "linking.h"

static void assert_refused(const char *wanted)
{
    struct grog_error why = { 0 };
    struct grog_cards *c = link_with(&duel_cards, &why);
    if (c || !strstr(why.text, wanted))
        fail_msg("told '%s', not '%s'", c ? "nothing" : why.text, wanted);
}

#define REFUSED(wanted, name, kind, ...) do {                               \
        struct builder b;                                                   \
        one_card(&b, "x", name, kind);                                      \
        { __VA_ARGS__; }                                                    \
        join(&b);                                                           \
        assert_refused(wanted);                                             \
    } while (0)

TEST(packs_that_do_not_go_together_are_refused)
{
    REFUSED("pack 'x' needs the pack 'y', which is not there", "A", OF_SCHOOL, add_need(&b, "y"));
    REFUSED("pack 'x' is for 'chess', not for 'duel'", "A", OF_SCHOOL, b.header.system = add_string(&b, "chess"));
    REFUSED("in a circle", "A", OF_SCHOOL, add_need(&b, "x"));
    REFUSED("two packs are called 'duel'", "A", OF_SCHOOL, b.header.name = add_string(&b, "duel"));
    struct builder b;
    one_card(&b, "x", "A", OF_SCHOOL);
    add_need(&b, "y");
    join(&b);
    one_card(&b, "y", "A", OF_SCHOOL);
    add_need(&b, "x");
    join(&b);
    assert_refused("in a circle");
    for (unsigned i = 0; i < 2; i++) {
        one_card(&b, "x", "A", OF_SCHOOL);
        join(&b);
    }
    assert_refused("two packs are called 'x'");
    for (unsigned i = 0; i <= GROG_PACKS_MAX; i++) {
        one_card(&b, "x", "A", OF_SCHOOL);
        join(&b);
    }
    assert_refused("more than 32 packs");
}

TEST(a_word_that_the_system_does_not_have_is_refused)
{
    REFUSED("pack 'x', card 'A': it needs the value 'luck', which this duel does not have", "A", OF_STANDARD,
            add_modifier(&b, "luck", 1));
    REFUSED("needs the point 'dawn'", "A", OF_STANDARD, add_ability(&b, "dawn", GROG_FOR_ALL));
    REFUSED("needs the measure 'tide'", "A", OF_STANDARD, add_word(&b, GROG_PACK_MEASURE, "tide"));
    REFUSED("needs the cost 'gold'", "A", OF_STANDARD, add_word(&b, GROG_PACK_COST, "gold"));
    REFUSED("needs the target 'all'", "A", OF_STANDARD, add_word(&b, GROG_PACK_TARGET, "all"));
    REFUSED("needs the verb 'fly'", "A", OF_STANDARD, add_word(&b, GROG_PACK_EFFECT, "fly"));
    REFUSED("needs the pending value 'strike.luck'", "A", OF_STANDARD, add_word(&b, GROG_PACK_PENDING, "strike.luck"));
    REFUSED("needs the pending value 'strength'", "A", OF_STANDARD, add_word(&b, GROG_PACK_PENDING, "strength"));
}

TEST(a_kind_or_field_that_the_system_does_not_have_is_refused)
{
    #define LAYOUT ((struct grog_pack_layout *)b.data[GROG_PACK_LAYOUTS])
    #define FIRST_FIELD ((struct grog_pack_field *)b.data[GROG_PACK_FIELDS])
    REFUSED("the kind 'wizard'", "A", OF_COUNTER, grog_string s = add_string(&b, "wizard"); LAYOUT->kind = s);
    REFUSED("the field 'mana' of a counter", "A", OF_COUNTER,
            grog_string s = add_string(&b, "mana"); FIRST_FIELD->name = s);
    REFUSED("another field 'most' of a counter", "A", OF_COUNTER, FIRST_FIELD->type = GROG_IS_FLAG);
    REFUSED("the field 'copies' of a parry twice", "A", OF_PARRY,
            FIRST_FIELD[1] = FIRST_FIELD[0]; LAYOUT->numbers = 2; b.n[GROG_PACK_NUMBERS] = 2);
}

TEST(a_number_out_of_bounds_is_refused)
{
    REFUSED("'most' is out of bounds", "A", OF_COUNTER, numbers(&b)[0] = 100);
    REFUSED("'line' is out of bounds", "A", OF_STRIKE, numbers(&b)[STRIKE_LINE] = 2);
    REFUSED("'against' is out of bounds", "A", OF_PARRY, numbers(&b)[PARRY_AGAINST] = 100);
    REFUSED("'fury' is out of bounds", "A", OF_STRIKE, numbers(&b)[STRIKE_FURY] = FURY_ROOM + 1);
    REFUSED("'fury' is out of bounds", "A", OF_STRIKE, numbers(&b)[STRIKE_FURY + 1] = 1);
    REFUSED("'cards' is out of bounds", "A", OF_DECK, give_keyword(&b, 0, add_ref(&b, "duel", "banner", ""), 41));
    REFUSED("'keywords' names a card of another kind", "A", OF_STANDARD,
            give_keyword(&b, STANDARD_KEYWORDS, add_ref(&b, "duel", "banner", ""), 1));
    REFUSED("'cards' names a card of another kind", "A", OF_DECK, give_keyword(&b, 0, add_ref(&b, "x", "a", ""), 1));
}

TEST(a_reference_to_nothing_is_refused)
{
    REFUSED("names the card 'duel:moon', which is not there", "A", OF_SCHOOL, add_ref(&b, "duel", "moon", ""));
    REFUSED("names the card 'y:moon', which is not there", "A", OF_SCHOOL, add_ref(&b, "y", "moon", ""));
    REFUSED("names 'duel:banner' as a keyword, but it is a standard", "A", OF_SCHOOL,
            add_ref(&b, "duel", "banner", "keyword"));
}

TEST(two_cards_of_one_id_are_refused)
{
    REFUSED("pack 'x' has two cards with the id 'a'", "A", OF_SCHOOL, add_card(&b, "a!", OF_STANDARD));
}

TEST(more_cards_of_a_kind_than_there_may_be_are_refused)
{
    REFUSED("at most 2 of the kind 'guard'", "Third Guard", OF_GUARD, (void)b);
    REFUSED("at most 4 of the kind 'counter'", "A", OF_COUNTER,
            for (char name[] = "B"; *name < 'F'; ++*name) add_card(&b, name, OF_COUNTER));
}

TEST(only_a_word_that_lends_says_times_n)
{
    REFUSED("times n", "Rag", OF_STANDARD, add_modifier(&b, "strike", 1)->per = GROG_PACK_TIMES_N);
    REFUSED("times n", "Rag", OF_STANDARD,
            add_ability(&b, "raised", GROG_FOR_ALL); add_effect(&b, "draw", "me", 1)->per = GROG_PACK_TIMES_N);
}

TEST(a_keyword_cannot_lend_more_than_there_is_room_for)
{
    struct builder b;
    begin_pack(&b, "x");
    uint16_t loud = add_ref(&b, "x", "loud", "keyword");
    add_card(&b, "Loud", OF_KEYWORD);
    for (unsigned i = 0; i < 1000; i++)
        add_ability(&b, "raised", GROG_FOR_ALL);
    for (char name[] = "Aa Rag"; name[0] <= 'Z'; name[1] == 'z' ? name[0]++, name[1] = 'a' : name[1]++) {
        add_card(&b, name, OF_STANDARD);
        give_keyword(&b, STANDARD_KEYWORDS, loud, 1);
    }
    join(&b);
    assert_refused("too many modifiers or abilities");
}

TEST(what_cannot_be_replaced_is_said)
{
    REFUSED("no card 'duel:low-cut' to replace", "A", OF_STRIKE,
            last_card(&b)->replaces = add_ref(&b, "duel", "low-cut", ""));
    REFUSED("no card 'x:a' to replace", "A", OF_STRIKE, last_card(&b)->replaces = add_ref(&b, "x", "a", ""));
    REFUSED("a ploy cannot replace 'duel:high-cut', a strike", "A", OF_PLOY,
            last_card(&b)->replaces = add_ref(&b, "duel", "high-cut", ""));
    struct builder b;
    for (unsigned i = 0; i < 2; i++) {
        one_card(&b, i ? "y" : "x", "A", OF_STRIKE);
        last_card(&b)->replaces = add_ref(&b, "duel", "high-cut", "");
        join(&b);
    }
    assert_refused("another pack replaces 'duel:high-cut' too");
}

TEST(a_back_that_cannot_be_is_refused)
{
    struct grog_error why = { 0 };
    REFUSED("'High Cut' is not a back", "A", OF_STRIKE, last_card(&b)->back = add_ref(&b, "duel", "high-cut", ""));
    REFUSED("has no other back", "A", OF_BACK, last_card(&b)->back = add_ref(&b, "duel", "card", ""));
    REFUSED("has no other back", "A", OF_SCHOOL, last_card(&b)->back = add_ref(&b, "duel", "card", ""));
    REFUSED("card 'A': it is the back of a strike, and so is 'Card'", "A", OF_BACK, give_kind(&b, "strike"));
    REFUSED("card 'A': a school has no back", "A", OF_BACK, give_kind(&b, "school"));
    REFUSED("card 'A': a back has no back", "A", OF_BACK, give_kind(&b, "back"));
    REFUSED("pack 'x' needs the kind of card 'wizard'", "A", OF_BACK, give_kind(&b, "wizard"));
    REFUSED("card 'B': no card is the back of a parry", "A", OF_BACK,       /* the new one is of strikes only */
            last_card(&b)->replaces = add_ref(&b, "duel", "card", ""); give_kind(&b, "strike");
            add_card(&b, "B", OF_PARRY));
    struct builder b;
    one_card(&b, "x", "A", OF_STRIKE);
    add_card(&b, "B", OF_STRIKE);
    add_card(&b, "C", OF_PARRY);
    join(&b);
    assert_null(link_with(NULL, &why));
    assert_string_equal(why.text, "pack 'x', card 'A': no card is the back of a strike; "
                        "declare one: back \"Card\" { of = { \"strike\", \"parry\" } }");
}

TEST(a_row_that_cannot_be_is_refused)
{
    REFUSED("a school says nothing", "A", OF_SCHOOL, add_modifier(&b, "strike", 1));
    REFUSED("'my counters' needs a counter", "A", OF_STANDARD,
            uint16_t w = add_word(&b, GROG_PACK_MEASURE, "my counters"); add_modifier(&b, "strike", 1)->per = w);
    REFUSED("'round' takes no word", "A", OF_STANDARD, uint16_t w = add_word(&b, GROG_PACK_MEASURE, "round");
            uint16_t r = add_ref(&b, "duel", "banner", "");
            struct grog_pack_modifier *m = add_modifier(&b, "strike", 1);
            m->test[0].measure = w; m->test[0].ref = r);
    REFUSED("'place' needs a counter", "A", OF_STANDARD,
            add_ability(&b, "raised", GROG_FOR_ALL); add_effect(&b, "place", "me", 1));
    REFUSED("the price 'discard'", "A", OF_STANDARD, uint16_t w = add_word(&b, GROG_PACK_COST, "discard");
            add_ability(&b, "raised", GROG_FOR_ALL)->raise = (struct grog_pack_price){ w, 0, 99, 0 });
    REFUSED("'strike.strength' cannot be changed at 'raised'", "A", OF_STANDARD,
            uint16_t w = add_word(&b, GROG_PACK_PENDING, "strike.strength"); add_ability(&b, "raised", GROG_FOR_ALL);
            *add_effect(&b, "draw", NULL, 1) = (struct grog_pack_effect){ .effect = GROG_PACK_SET, .ref = w });
    REFUSED("an ability", "A", OF_STANDARD, add_ability(&b, "raised", GROG_FOR_ALL);     /* two choices */
            add_effect(&b, "wound", "a foe", 1); add_effect(&b, "mend", "an ally", 1));
}

TEST(nothing_at_all_cannot_be_linked)
{
    struct grog_error why = { 0 };
    assert_null(link_with(NULL, &why));
    assert_true(why.text[0]);
    assert_null(link_with(NULL, NULL));
    grog_cards_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(packs_that_do_not_go_together_are_refused),
        IT(a_word_that_the_system_does_not_have_is_refused),
        IT(a_kind_or_field_that_the_system_does_not_have_is_refused),
        IT(a_number_out_of_bounds_is_refused),
        IT(a_reference_to_nothing_is_refused),
        IT(two_cards_of_one_id_are_refused),
        IT(more_cards_of_a_kind_than_there_may_be_are_refused),
        IT(only_a_word_that_lends_says_times_n),
        IT(a_keyword_cannot_lend_more_than_there_is_room_for),
        IT(what_cannot_be_replaced_is_said),
        IT(a_back_that_cannot_be_is_refused),
        IT(a_row_that_cannot_be_is_refused),
        IT(nothing_at_all_cannot_be_linked),
    };
    return cmocka_run_group_tests_name("packs that do not link", tests, NULL, NULL);
}
