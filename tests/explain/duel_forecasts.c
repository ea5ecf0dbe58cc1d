/* SPDX-License-Identifier: MIT */
/* duel_forecasts.c -- the die that a blow is said to need, and the health that it is said to take, are what the rules
 * do; and a parry leaves what it is said to leave. */
#include "at_turn.h"

#include "eyes.h"

static struct looking l;

static const char *said_of(const struct play *p, const char *option, bool needs)
{
    static char said[1024];
    said[0] = 0;
    look(&l, p);
    const struct grog_explain *x = grog_explain_of(p->m->system);
    (needs ? x->needs : x->choice)(&l.is, option_called(&l, option),
                                   &(struct grog_text){ .at = said, .room = sizeof said });
    return said;
}

TEST(a_blow_hits_from_the_die_that_is_named)
{
    static const struct { const char *blow; unsigned die, takes; } blows[] = {
        { "High Cut", 5, 1 }, { "Low Thrust", 6, 2 }, { "Wild Swing", 3, 1 },
    };
    for (unsigned i = 0; i < GROG_COUNT(blows); i++)
        for (unsigned less = 0; less < 2; less++) {
            struct play p;
            char option[64], words[64];
            snprintf(option, sizeof option, "strike %s, seat 1", blows[i].blow);
            at_turn(&p, "seats 2", blows[i].blow);
            lay_out(&p, ZONE_HAND, 1, "");
            snprintf(words, sizeof words, "%u or more on the better of two dice hits", blows[i].die);
            assert_says(said_of(&p, option, true), words);
            snprintf(words, sizeof words, "takes %u of 4 health", blows[i].takes);
            assert_says(said_of(&p, option, true), words);
            RIG(&p, blows[i].die - less, 1);
            take(&p, 0, option);
            assert_int_equal(p.duel.health[1], less ? 4 : 4 - blows[i].takes);
            end_play(&p);
        }
}

/* Wild Swing has strength 4: 3 or more; with a parry 5 or more. */
TEST(a_parry_leaves_what_it_is_said_to_leave)
{
    for (unsigned less = 0; less < 2; less++) {
        struct play p;
        at_turn(&p, "seats 2", "Parry");
        lay_out(&p, ZONE_HAND, 1, "Wild Swing");
        take(&p, 0, "wait");
        take(&p, 1, "strike Wild Swing, seat 0");
        assert_string_equal(said_of(&p, "parry Parry", false),
                            "Strength 4 becomes 2: the striker needs 5 or more on the better die, not 3.");
        RIG(&p, 5 - less, 1);
        take(&p, 0, "parry Parry");
        assert_int_equal(p.duel.health[0], less ? 4 : 3);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_blow_hits_from_the_die_that_is_named),
        cmocka_unit_test(a_parry_leaves_what_it_is_said_to_leave),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
