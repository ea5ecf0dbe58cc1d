/* SPDX-License-Identifier: MIT */
/* fuzz_replay.c -- any text is opened as a replay.
 *
 * It is refused, or played as far as it goes: then the game is sound, and what is
 * written of it opens to the same game. */
#include "samples.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static void must_write_and_open(const struct grog_replay *r, const struct grog_box *from)
{
    static char text[1 << 20];
    struct grog_text out = { .at = text, .room = sizeof text };
    struct grog_replay again;
    struct grog_error why = { 0 };
    grog_replay_write(r->journal, r->has_fair ? &r->fair : NULL, &out);
    if (out.n >= sizeof text)
        return;
    MUST(grog_replay_open(from, text, out.n, UINT32_MAX, &again, &why) == GROG_OK, why.text);
    MUST(!memcmp(grog_journal_game(r->journal), grog_journal_game(again.journal), grog_state_bytes(r->match)), "same");
    MUST(again.acts == r->acts, "acts");
    grog_replay_close(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct grog_replay r;
    struct grog_error why;
    enum grog_status status = grog_replay_open(shelf_for(data, n), (const char *)data, n, UINT32_MAX, &r, &why);
    if (status == GROG_OK)
        must_write_and_open(&r, shelf_for(data, n));
    else
        MUST(why.text[0], "why");
    MUST(status != GROG_OK || (r.match && r.journal), "what is opened is there");
    if (r.journal)
        must_be_sound(r.match, grog_journal_game(r.journal));
    grog_replay_close(&r);
    return 0;
}
