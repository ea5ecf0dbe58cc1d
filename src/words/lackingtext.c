/* SPDX-License-Identifier: MIT */
/* lackingtext.c -- why a card cannot be used, out of its own rows: the condition that fails, the price, the moment. */
#include "rowtext.h"
#include "kernel/ability.h"

#include <string.h>

/* One condition of an ability by itself; the key of how it is put. */
static const char *say_failing(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                               unsigned part, struct grog_text *out)
{
    const struct grog_test test[GROG_TESTS] = { row->test[part] };
    struct grog_conditions said;
    grog_say_tests(s, grog_matter_of(s, card, "point", s->m->system->points[row->point].name, row->scope, test), test,
                   &said);
    if (said.when.n)
        grog_join(s, &said.when, "list.last", out);
    else if (said.unless.n)
        grog_join(s, &said.unless, "list.or", out);
    else if (said.at_once.n)
        grog_print(out, "%s", said.at_once.at[0]);
    else
        grog_say_moment(s, card, row, out);             /* it stands in the words of the moment */
    return said.when.n ? "when" : said.unless.n ? "unless" : "only";
}

void grog_say_lacking(const struct grog_speaker *s, uint16_t card, const struct grog_lacking *lacking,
                      struct grog_text *out)
{
    const struct grog_ability *row = &s->m->cards->ability[lacking->row];
    struct grog_args a = grog_no_args();
    const char *key = "target";
    PART(text);
    PART(does);
    if (lacking->what == GROG_LACKS_NOTHING || !s->m->cards->card[card].abilities)
        return;
    if (lacking->what == GROG_LACKS_TEST) {
        key = say_failing(s, card, row, lacking->part, &text);
    } else if (lacking->what == GROG_LACKS_PRICE) {
        grog_say_use(s, lacking->row, &text, &does);
        key = "price";
    } else if (lacking->what == GROG_LACKS_MOMENT) {
        grog_say_moment(s, card, row, &text);
        key = "only";
    }
    if (!text.n && strcmp(key, "target") != 0)
        return;
    grog_arg_lend(&a, "text", text_room);
    grog_say(s->words, &a, out, "lacking", key, NULL);
}
