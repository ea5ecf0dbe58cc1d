/* SPDX-License-Identifier: MIT */
/* wf_debrief.c -- the Kills of a debrief are those of the end: a Soldier's are his own, and what Support kills is the
 * card's, whoever attacked last. */
#include "mission.h"

#include "kernel/journal.h"
#include "session/debrief.h"
#include "words/words.h"

#include <stdio.h>

enum { SEEDS = 400 };

static struct grog_events heard;

/* An option of the journal's game by its text; false: it is not offered. */
static bool plays(struct grog_journal *j, const char *text)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    const struct grog_match *m = grog_journal_match(j);
    const struct grog_game *g = grog_journal_game(j);
    all.n = 0;
    grog_list(m, g, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (!strcmp(grog_option_text(m, g, all.at[i], line), text))
            return grog_play(j, 0, all.at[i], &heard) == GROG_OK;
    return false;
}

static const struct hostile *nest(const struct grog_journal *j) { return &const_wf(grog_journal_game(j))->hostile[0]; }

/* Able attacks, then his Shelling; the Kills of either.  The dice are the seed's. */
static struct grog_journal *fight(struct play *p, unsigned seed, int kills[2])
{
    grog_dice_seed(&p->game.dice, (const uint8_t[GROG_SEED_BYTES]){ (uint8_t)seed, (uint8_t)(seed >> 8) });
    struct grog_journal *j = grog_journal_from(p->m, &p->game);
    assert_true(plays(j, "attack Able/1, Plain Rifle/1, Semi, Nest/1"));
    kills[0] = nest(j)->ekia;
    assert_true(plays(j, "use support Able/1, Shelling/1"));
    assert_true(plays(j, "choose hostile Nest/1"));
    kills[1] = nest(j)->ekia - kills[0];
    return j;
}

static int kills_in(const struct debrief *d, const char *name)
{
    for (unsigned i = 0; i < d->rows; i++)
        if (d->row[i].met && !strcmp(d->row[i].name, name))
            for (unsigned c = 0; c < d->columns; c++)
                if (!strcmp(d->column[c], "kills"))
                    return d->score.column[i][c];
    return -1;
}

static int kills_at_the_end(const struct debrief *d, uint16_t soldier)
{
    for (unsigned i = 0; i < d->result.lines; i++)
        if (d->result.line[i].card == soldier && !strcmp(grog_result_word(d->m, d->result.line[i].kind), "kills"))
            return d->result.line[i].amount;
    return -1;
}

TEST(what_support_kills_is_the_cards)
{
    RULE("WF-ACD-24");
    static struct play p;
    struct grog_words *words = grog_words_english();
    unsigned both = 0, neither = 0;
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Shelling, Aim");
    take(&p, "play Able/1, Shelling");
    for (unsigned seed = 0; seed < SEEDS && !(both && neither); seed++) {
        int kills[2];
        struct grog_journal *j = fight(&p, seed, kills);
        if (nest(j)->thing.live) {
            struct debrief *d = debrief_of(j, 0, words);
            assert_non_null(d);
            assert_int_equal(kills_in(d, "Able"), kills[0]);
            assert_int_equal(kills_at_the_end(d, card("Able")), kills[0]);
            assert_int_equal(kills_in(d, "Shelling"), kills[1] ? kills[1] : -1);    /* without Kills it has no row */
            both += kills[0] && kills[1];
            neither += !kills[0] && !kills[1];
            debrief_free(d);
        }
        grog_journal_free(j);
    }
    assert_true(both && neither);
    grog_words_close(words);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(what_support_kills_is_the_cards) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
