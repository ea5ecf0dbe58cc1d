/* SPDX-License-Identifier: MIT */
/* campaign_open.c -- see campaign_open.h. */
#include "campaign_open.h"
#include "command/memory.h"
#include "kernel/state.h"
#include "library/campaigns.h"
#include "library/languages.h"
#include "library/systems.h"

#include <stdio.h>
#include <stdlib.h>

bool campaign_open(struct program *program, const char *command, const char *folder, struct campaign_open *out)
{
    *out = (struct campaign_open){ .opened = false };
    if (!campaigns_replay(folder, out->file) || !asked_words(program, command, NULL, out->words)
        || !asked_record(program, &out->record, out->file, UINT32_MAX))
        return false;
    out->opened = true;
    const struct grog_match *m = record_match(&out->record);
    const struct grog_game *g = record_game(&out->record);
    unsigned seat = grog_asked(g) ? grog_first_seat(grog_asked(g)) : 0;
    out->view = must_have(1, grog_state_bytes(m));
    grog_view(m, g, seat, out->view);
    out->s = (struct grog_speaker){ .words = lang_words(out->words), .m = m, .viewer = seat };
    out->eyes = (struct grog_eyes){ .m = m, .view = out->view, .s = &out->s };
    out->explain = grog_explain_of(m->system);
    return true;
}

void campaign_close(struct campaign_open *c)
{
    if (c->opened)
        record_close(&c->record);
    free(c->view);
    lang_close(c->words);
}

char *campaign_say(const struct grog_speaker *s, const char *key, const struct grog_pair *pairs)
{
    struct grog_text t = { 0 };
    do grog_say_plain(s, key, pairs, &t); while (text_grows(&t));
    return t.at;
}

unsigned campaign_people(const struct campaign_open *c, struct grog_person out[GROG_PEOPLE])
{
    const struct grog_chronicle *x = c->explain->chronicle;
    return x && x->people ? x->people(c->s.m, c->view, out) : 0;
}

unsigned campaign_stages(const struct campaign_open *c, struct grog_stage out[GROG_STAGES])
{
    const struct grog_chronicle *x = c->explain->chronicle;
    return x && x->stages ? x->stages(c->s.m, c->view, out) : 0;
}

void campaign_standing(const struct campaign_open *c, struct grog_text *out)
{
    const struct grog_chronicle *x = c->explain->chronicle;
    if (x && x->standing)
        x->standing(&c->eyes, out);
}

const char *campaign_card(const struct campaign_open *c, uint16_t card)
{
    return card ? grog_card(c->s.m, card)->name : "";
}
