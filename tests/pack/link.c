/* SPDX-License-Identifier: MIT */
/* link.c -- packs and the duel's own cards become one table: order, words, places, backs, names, keywords. */
#include "support.h"

#include "linking.h"
#include "pack/usage.h"

#include <stdlib.h>

static const struct grog_card *named(const struct grog_cards *c, const char *name)
{
    unsigned i = grog_card_named(c, name);
    if (!i)
        fail_msg("no card is called '%s'", name);
    return &c->card[i];
}

static void all_sorts(void)
{
    struct builder b;
    build_all_sorts(&b);
    join(&b);
}

/* ---- what is linked ------------------------------------------------------ */

TEST(the_duels_own_cards_link_alone)
{
    struct grog_cards *c = linked();
    assert_int_equal(c->cards, duel_cards.cards);
    assert_null(c->packs);
    assert_string_equal(c->name, "duel");
    for (uint32_t i = 1; i < c->cards; i++) {
        assert_string_equal(c->card[i].name, duel_cards.card[i].name);
        assert_true(c->card[i].name != duel_cards.card[i].name);
        assert_int_equal(c->card[i].back, duel_cards.card[i].back);
        assert_int_equal(c->card[i].modifiers, duel_cards.card[i].modifiers);
    }
    assert_string_equal(c->text[3].id, "duel:high-cut");
    grog_cards_free(c);
}

TEST(a_pack_links_behind_the_duels_own_cards)
{
    all_sorts();
    struct grog_cards *c = linked();
    const struct grog_card *cut = named(c, "Long Cut");
    assert_int_equal(c->cards, duel_cards.cards + 7);
    assert_int_equal(cut->kind, OF_STRIKE);
    assert_int_equal(cut->number[STRIKE_STRENGTH], 3);
    assert_int_equal(cut->number[STRIKE_SCHOOL], grog_card_named(c, "Old School"));
    assert_int_equal(cut->number[STRIKE_FURY + 4], 3);
    assert_int_equal(cut->ordinal, 3);                          /* behind three blows of the duel */
    assert_string_equal(c->card[cut->back].name, "Card");
    assert_int_equal(named(c, "Sharp")->back, 0);
    const struct grog_card_text *t = &c->text[grog_card_named(c, "Long Cut")];
    assert_string_equal(t->id, "all-sorts:long-cut");
    assert_string_equal(t->text, "A long cut.");
    assert_string_equal(t->icon, "");
    assert_int_equal(strlen(c->packs), strlen("all-sorts ") + 64);
    grog_cards_free(c);
}

TEST(words_become_rows_and_references_cards)
{
    all_sorts();
    struct grog_cards *c = linked();
    const struct grog_card *feint = named(c, "Feint"), *banner = named(c, "Bloody Banner");
    const struct grog_ability *a = &c->ability[feint->ability];
    unsigned blood = grog_card_named(c, "Blood");
    assert_int_equal(a->point, POINT_STRUCK);
    assert_int_equal(a->price[0].cost, COST_HEALTH);
    assert_int_equal(a->raise.cost, COST_SPEND);
    assert_int_equal(a->raise.word, blood);
    assert_int_equal(a->test[0].measure, MEASURE_ROUND);
    assert_int_equal(c->effect[a->effect].target, TARGET_FOE);
    const struct grog_effect *add = &c->effect[a->effect + 1];
    assert_int_equal(add->effect, GROG_EFFECT_ADD);
    assert_int_equal(add->word, 0);
    assert_int_equal(add->per, MEASURE_MY_COUNTERS);
    assert_int_equal(add->per_word, blood);
    assert_int_equal(c->ability[banner->ability].point, POINT_TURN_ENDS);
    grog_cards_free(c);
}

TEST(a_verb_without_a_target_has_its_rows_own)
{
    struct builder b;
    one_card(&b, "x", "Trap", OF_PLOY);
    add_ability(&b, "struck", GROG_FOR_ALL);
    add_effect(&b, "wound", NULL, 1);
    join(&b);
    struct grog_cards *c = linked();
    assert_int_equal(c->effect[c->ability[named(c, "Trap")->ability].effect].target, TARGET_FOE);
    grog_cards_free(c);
}

TEST(a_field_that_a_layout_leaves_out_has_its_default)
{
    struct builder b;
    begin_pack(&b, "x");
    add_card(&b, "Any Parry", OF_PARRY);
    struct grog_pack_layout *l = b.data[GROG_PACK_LAYOUTS];
    l->fields = 1;                                              /* only "against" */
    b.n[GROG_PACK_FIELDS] = 1;
    struct grog_pack_field *f = b.data[GROG_PACK_FIELDS];
    f[0] = f[1];
    l->numbers = f[0].slots;
    b.n[GROG_PACK_NUMBERS] = f[0].slots;
    memcpy(numbers(&b), (const int16_t[]){ 2, 5 }, 4);
    join(&b);
    begin_pack(&b, "y");
    add_card(&b, "Other Parry", OF_PARRY);
    l = b.data[GROG_PACK_LAYOUTS];
    l->fields = l->numbers = 0;
    b.n[GROG_PACK_FIELDS] = b.n[GROG_PACK_NUMBERS] = 0;
    join(&b);
    struct grog_cards *c = linked();
    assert_memory_equal(named(c, "Any Parry")->number, ((const int16_t[]){ 1, 2, 5 }), 6);
    assert_memory_equal(named(c, "Other Parry")->number, ((const int16_t[]){ 1, -99, 99 }), 6);
    grog_cards_free(c);
}

TEST(the_order_in_which_packs_are_given_does_not_matter)
{
    struct grog_cards *c[2];
    for (unsigned i = 0; i < 2; i++) {
        struct builder a, b;
        one_card(&a, "a", "First", OF_SCHOOL);
        add_need(&a, "z");
        one_card(&b, "z", "Last", OF_SCHOOL);
        join(i ? &a : &b);
        join(i ? &b : &a);
        c[i] = linked();
    }
    assert_memory_equal(c[0]->hash, c[1]->hash, GROG_HASH_BYTES);
    assert_string_equal(c[0]->packs, c[1]->packs);
    assert_true(!strncmp(c[0]->packs, "z ", 2) && strstr(c[0]->packs, ", a "));
    assert_true(grog_card_named(c[0], "Last") < grog_card_named(c[0], "First"));
    grog_cards_free(c[0]);
    grog_cards_free(c[1]);
}

TEST(packs_that_differ_link_to_cards_that_differ)
{
    uint8_t hash[6][GROG_HASH_BYTES];
    for (unsigned i = 0; i < 6; i++) {
        struct builder b;
        build_all_sorts(&b);
        if (i == 1)
            last_card(&b)->text = add_string(&b, "other words");
        if (i == 2)
            numbers(&b)[2] = 7;
        if (i == 3)
            ((struct grog_pack_modifier *)b.data[GROG_PACK_MODIFIERS])->amount = 2;
        if (i == 4)
            ((struct grog_pack_effect *)b.data[GROG_PACK_EFFECTS])->raised = 4;
        if (i == 5)
            ((struct grog_pack_ability *)b.data[GROG_PACK_ABILITIES])->may = 1;
        join(&b);
        struct grog_cards *c = linked();
        memcpy(hash[i], c->hash, GROG_HASH_BYTES);
        grog_cards_free(c);
    }
    for (unsigned i = 0; i < 6; i++)
        for (unsigned k = i + 1; k < 6; k++)
            assert_memory_not_equal(hash[i], hash[k], GROG_HASH_BYTES);
}

/* ---- keywords ------------------------------------------------------------ */

TEST(a_keyword_lends_its_rows_times_the_bearers_number)
{
    all_sorts();
    struct grog_cards *c = linked();
    const struct grog_card *cut = named(c, "Long Cut"), *banner = named(c, "Bloody Banner");
    assert_int_equal(cut->modifiers, 1);
    assert_int_equal(c->modifier[cut->modifier].amount, 3);
    assert_int_equal(c->modifier[cut->modifier].per, 0);
    assert_int_equal(c->modifier[banner->modifier].amount, 2);
    assert_int_equal(c->modifier[named(c, "Sharp")->modifier].per, GROG_TIMES_N);     /* as it is written */
    grog_cards_free(c);
}

TEST(lent_rows_stand_behind_the_cards_own)
{
    struct builder b;
    begin_pack(&b, "x");
    uint16_t wild = add_ref(&b, "x", "wild", "keyword"), huge = add_ref(&b, "x", "huge", "keyword");
    add_card(&b, "Rag", OF_STANDARD);
    give_keyword(&b, STANDARD_KEYWORDS, huge, 2);
    give_keyword(&b, STANDARD_KEYWORDS, wild, 9);
    add_modifier(&b, "parry", 1);
    add_ability(&b, "wounded", GROG_FOR_ALL);
    add_effect(&b, "draw", "me", 1);
    add_card(&b, "Wild", OF_KEYWORD);
    add_ability(&b, "raised", GROG_FOR_OWNER);
    struct grog_pack_effect *e = add_effect(&b, "wound", "struck", 2);
    e->per = GROG_PACK_TIMES_N;
    e->raised = -3;
    add_card(&b, "Huge", OF_KEYWORD);
    add_modifier(&b, "strike", 30000)->per = GROG_PACK_TIMES_N;
    add_modifier(&b, "hand", -1);
    join(&b);
    struct grog_cards *c = linked();
    const struct grog_card *rag = named(c, "Rag");
    const struct grog_modifier *m = &c->modifier[rag->modifier];
    assert_int_equal(rag->modifiers, 3);
    assert_int_equal(m[0].value, VALUE_PARRY);
    assert_int_equal(m[1].amount, INT16_MAX);
    assert_int_equal(m[2].amount, -1);
    assert_int_equal(rag->abilities, 2);
    const struct grog_ability *a = &c->ability[rag->ability];
    assert_int_equal(a[0].point, POINT_WOUNDED);
    assert_int_equal(a[1].point, POINT_RAISED);
    assert_int_equal(c->effect[a[1].effect].amount, 18);
    assert_int_equal(c->effect[a[1].effect].raised, -27);
    grog_cards_free(c);
}

/* ---- places, names, backs ------------------------------------------------ */

TEST(a_card_takes_the_place_of_the_one_it_replaces)
{
    struct builder b;
    begin_pack(&b, "x");
    uint16_t cut = add_ref(&b, "duel", "high-cut", "strike");
    add_card(&b, "Higher Cut", OF_STRIKE)->replaces = cut;
    add_card(&b, "Deck", OF_DECK);
    give_keyword(&b, DECK_CARDS, cut, 5);
    join(&b);
    struct grog_cards *c = linked();
    assert_int_equal(c->cards, duel_cards.cards + 1);
    assert_int_equal(grog_card_named(c, "High Cut"), 0);
    assert_int_equal(grog_card_named(c, "Higher Cut"), card("High Cut"));
    assert_int_equal(named(c, "Higher Cut")->ordinal, 0);
    assert_int_equal(named(c, "Deck")->number[1], card("High Cut"));
    assert_string_equal(c->text[card("High Cut")].id, "x:higher-cut");
    grog_cards_free(c);
}

TEST(a_replacement_can_be_replaced_by_a_pack_that_needs_it)
{
    struct builder b;
    begin_pack(&b, "x");
    add_card(&b, "Cut 2", OF_STRIKE)->replaces = add_ref(&b, "duel", "high-cut", "");
    join(&b);
    begin_pack(&b, "y");
    add_need(&b, "x");
    add_card(&b, "Cut 3", OF_STRIKE)->replaces = add_ref(&b, "x", "cut-2", "");
    join(&b);
    struct grog_cards *c = linked();
    assert_int_equal(grog_card_named(c, "Cut 3"), card("High Cut"));
    assert_int_equal(grog_card_named(c, "Cut 2"), 0);
    grog_cards_free(c);
}

TEST(cards_of_one_title_are_called_by_their_packs_too)
{
    struct builder b;
    one_card(&b, "x", "High Cut", OF_STRIKE);
    join(&b);
    one_card(&b, "y", "High Cut", OF_SCHOOL);
    join(&b);
    struct grog_cards *c = linked();
    assert_int_equal(grog_card_named(c, "High Cut"), 0);
    assert_int_equal(grog_card_named(c, "duel:High Cut"), card("High Cut"));
    assert_int_equal(named(c, "x:High Cut")->kind, OF_STRIKE);
    assert_int_equal(named(c, "y:High Cut")->kind, OF_SCHOOL);
    assert_string_equal(c->text[grog_card_named(c, "y:High Cut")].title, "High Cut");
    for (uint32_t i = 1; i < c->cards; i++)
        assert_int_equal(grog_card_named(c, c->card[i].name), i);
    grog_cards_free(c);
}

TEST(a_card_is_found_by_what_people_call_it)
{
    struct builder b;
    one_card(&b, "x", "High Cut", OF_STRIKE);
    add_card(&b, "Sly Cut", OF_STRIKE);
    join(&b);
    struct grog_cards *c = linked();
    unsigned sly = grog_card_named(c, "Sly Cut");
    assert_int_equal(grog_card_find(c, "Sly Cut"), sly);
    assert_int_equal(grog_card_find(c, "sly-cut"), sly);
    assert_int_equal(grog_card_find(c, "SLY-CUT"), sly);
    assert_int_equal(grog_card_find(c, "x:sly-cut"), sly);
    assert_int_equal(grog_card_find(c, "X:Sly-Cut"), sly);
    assert_int_equal(grog_card_find(c, "duel:sly-cut"), 0);
    assert_int_equal(grog_card_find(c, "high-cut"), 0);         /* several */
    assert_int_equal(grog_card_find(c, "duel:high-cut"), card("High Cut"));
    assert_int_equal(grog_card_find(c, ""), 0);
    assert_int_equal(grog_card_find(c, ":"), 0);
    assert_int_equal(grog_card_find(&duel_cards, "duel:high-cut"), card("High Cut"));
    assert_int_equal(grog_card_find(&duel_cards, "low-thrust"), card("Low Thrust"));
    grog_cards_free(c);
}

TEST(a_card_has_the_back_that_it_names_or_its_kinds)
{
    struct builder b;
    begin_pack(&b, "x");
    add_card(&b, "Sealed", OF_BACK);
    add_card(&b, "Secret", OF_PLOY)->back = add_ref(&b, "x", "sealed", "back");
    add_card(&b, "Open", OF_PLOY);
    join(&b);
    struct grog_cards *c = linked();
    assert_int_equal(named(c, "Sealed")->back, grog_card_named(c, "Sealed"));
    assert_int_equal(named(c, "Secret")->back, grog_card_named(c, "Sealed"));
    assert_int_equal(named(c, "Open")->back, grog_card_named(c, "Card"));
    grog_cards_free(c);
}

TEST(a_back_says_of_which_kinds_it_is)
{
    struct grog_error why = { 0 };
    struct builder b;
    begin_pack(&b, "x");
    add_card(&b, "Trap", OF_PLOY);
    add_card(&b, "Sky", OF_WEATHER);
    add_card(&b, "Sealed", OF_BACK);
    give_kind(&b, "ploy");
    give_kind(&b, "Strike");
    add_card(&b, "Seen", OF_BACK);
    give_kind(&b, "weather");
    add_card(&b, "Cut", OF_STRIKE);
    join(&b);
    struct grog_cards *c = link_with(NULL, &why);
    if (!c)
        fail_msg("%s", why.text);
    assert_memory_equal(named(c, "Sealed")->number, ((const int16_t[BACK_NUMBERS]){ 2, OF_PLOY, OF_STRIKE }),
                        BACK_NUMBERS * sizeof(int16_t));
    assert_int_equal(named(c, "Trap")->back, grog_card_named(c, "Sealed"));
    assert_int_equal(named(c, "Cut")->back, grog_card_named(c, "Sealed"));
    assert_int_equal(named(c, "Sky")->back, grog_card_named(c, "Seen"));
    assert_int_equal(named(c, "Seen")->back, grog_card_named(c, "Seen"));
    grog_cards_free(c);
}

TEST(backs_of_one_title_in_two_packs_are_one)
{
    struct grog_error why = { 0 };
    struct builder b;
    for (unsigned i = 0; i < 2; i++) {
        begin_pack(&b, i ? "y" : "x");
        add_card(&b, "Sealed", OF_BACK);
        give_kind(&b, "ploy");
        add_card(&b, i ? "Snare" : "Trap", OF_PLOY);
        join(&b);
    }
    struct grog_cards *c = link_with(NULL, &why);
    if (!c)
        fail_msg("%s", why.text);
    assert_int_equal(named(c, "Snare")->back, named(c, "Trap")->back);
    assert_int_not_equal(named(c, "Trap")->back, 0);
    grog_cards_free(c);
}

TEST(a_back_that_replaces_another_is_in_its_place)
{
    struct builder b;
    begin_pack(&b, "x");
    add_card(&b, "Shut Fist", OF_BACK)->replaces = add_ref(&b, "duel", "guard", "back");
    give_kind(&b, "guard");
    join(&b);
    struct grog_cards *c = linked();
    assert_int_equal(named(c, "High Guard")->back, grog_card_named(c, "Shut Fist"));
    assert_int_equal(grog_card_named(c, "Guard"), 0);
    grog_cards_free(c);
}

/* ---- usage --------------------------------------------------------------- */

struct wanted { enum grog_usage_class class; const char *name; uint32_t cards, calls; };

static void look(void *arg, enum grog_usage_class class, const char *name, uint32_t cards)
{
    struct wanted *w = arg;
    w->calls++;
    if (class == w->class && !strcmp(name, w->name))
        w->cards = cards;
}

TEST(usage_counts_the_cards_that_a_word_stands_on)
{
    static const struct wanted wanted[] = {
        { GROG_USES_KIND, "strike", 4, 0 }, { GROG_USES_KIND, "keyword", 1, 0 },
        { GROG_USES_FIELD, "strike.keywords", 1, 0 }, { GROG_USES_FIELD, "parry.against", 0, 0 },
        { GROG_USES_KEYWORD, "Sharp", 2, 0 }, { GROG_USES_VALUE, "strike", 5, 0 },
        { GROG_USES_VALUE, "hand", 0, 0 }, { GROG_USES_POINT, "struck", 1, 0 },
        { GROG_USES_MEASURE, "my counters", 1, 0 }, { GROG_USES_COST, "spend", 1, 0 },
        { GROG_USES_TARGET, "me", 2, 0 }, { GROG_USES_VERB, "draw", 2, 0 },
        { GROG_USES_VERB, "add", 1, 0 }, { GROG_USES_VERB, "set", 0, 0 },
    };
    all_sorts();
    struct grog_cards *c = linked();
    for (unsigned i = 0; i < GROG_COUNT(wanted); i++) {
        struct wanted w = wanted[i];
        w.cards = UINT32_MAX;
        assert_true(grog_usage(&duel_system, c, look, &w));
        if (w.cards != wanted[i].cards)
            fail_msg("%s %s stands on %u cards", grog_usage_class(w.class), w.name, w.cards);
    }
    grog_cards_free(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_duels_own_cards_link_alone),
        IT(a_pack_links_behind_the_duels_own_cards),
        IT(words_become_rows_and_references_cards),
        IT(a_verb_without_a_target_has_its_rows_own),
        IT(a_field_that_a_layout_leaves_out_has_its_default),
        IT(the_order_in_which_packs_are_given_does_not_matter),
        IT(packs_that_differ_link_to_cards_that_differ),
        IT(a_keyword_lends_its_rows_times_the_bearers_number),
        IT(lent_rows_stand_behind_the_cards_own),
        IT(a_card_takes_the_place_of_the_one_it_replaces),
        IT(a_replacement_can_be_replaced_by_a_pack_that_needs_it),
        IT(cards_of_one_title_are_called_by_their_packs_too),
        IT(a_card_is_found_by_what_people_call_it),
        IT(a_card_has_the_back_that_it_names_or_its_kinds),
        IT(a_back_says_of_which_kinds_it_is),
        IT(backs_of_one_title_in_two_packs_are_one),
        IT(a_back_that_replaces_another_is_in_its_place),
        IT(usage_counts_the_cards_that_a_word_stands_on),
    };
    return cmocka_run_group_tests_name("linking packs", tests, NULL, NULL);
}
