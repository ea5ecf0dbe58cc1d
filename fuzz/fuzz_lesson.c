/* SPDX-License-Identifier: MIT */
/* fuzz_lesson.c -- any text is read as a lesson.
 *
 * It is refused with a reason, or it is a lesson; its position is refused likewise, or the lesson is followed for 100
 * choices, taught ones while there are any. */
#include "samples.h"
#include "lesson/lesson.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static void follow(const struct grog_lesson *l, struct grog_position *at)
{
    static struct grog_options list;
    struct grog_tuition t;
    grog_tuition_begin(&t, l, at->game);
    for (unsigned i = 0; i < 100 && !grog_over(at->game); i++) {
        unsigned seat = grog_first_seat(grog_asked(at->game));
        static union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; } was;
        uint32_t dice, used = 0, choice = 0;
        grog_list(at->match, at->game, seat, &list);
        bool binds = grog_tuition_binds(&t, at->match, at->game, &list);
        while (binds && !grog_tuition_teaches(&t, at->match, at->game, list.at[choice]))
            choice++;
        MUST(choice < list.n, "what binds teaches something");
        struct grog_option o = seat == l->seat ? list.at[choice]
                                               : grog_tuition_answer(&t, at->match, at->game, &list);
        const uint8_t *pips = grog_tuition_dice(&t, &dice);
        memcpy(&was, at->game, grog_state_bytes(at->match));
        MUST(grog_take_with_dice(at->match, at->game, seat, o, NULL, pips, dice, &used) == GROG_OK, "it was offered");
        grog_tuition_took(&t, at->match, &was.game, seat, o, used, at->game);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    static struct grog_lesson l;
    struct grog_error why = { 0 };
    struct grog_position at;
    if (grog_lesson_read((const char *)data, n, &l, &why) != GROG_OK) {
        MUST(why.text[0], "why");
        return 0;
    }
    for (unsigned i = 0; i <= l.steps; i++) {
        char room[64];
        struct grog_text out = { .at = room, .room = sizeof room };
        grog_lesson_say(&l, NULL, i, i ? "say" : "title", &out);
    }
    if (grog_lesson_open(&l, shelf, &at, &why) != GROG_OK) {
        MUST(why.text[0], "why not");
        return 0;
    }
    follow(&l, &at);
    grog_position_close(&at);
    return 0;
}
