/* SPDX-License-Identifier: MIT */
/* start_campaigns.c -- the page of campaigns: those that are kept, each with how it stands and who is left, and what a
 * new one can be begun with. */
#include "start.h"
#include "command/memory.h"
#include "explain/explain.h"
#include "kernel/fielding.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/record.h"
#include "library/systems.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEW = 1000 };                    /* rows of Sheets: NEW + the card */

/* The box of the first system that waits for games of another; NULL: there is none. */
static const struct grog_box *campaign_box(const struct start *s)
{
    for (const struct grog_box *b = library_boxes(s->library); b->system; b++)
        if (b->system->fielding)
            return b;
    return NULL;
}

static bool is_sheet(const struct grog_box *b, uint16_t card)
{
    uint8_t kind = kind_called(b, grog_system_name(b->system));
    return kind && b->cards->card[card].kind == kind;
}

void start_find_campaigns(struct start *s)
{
    s->n_campaigns = campaigns_list(s->campaigns);
    s->campaign_told[0] = 0;
}

bool start_has_campaigns(const struct start *s)
{
    const struct grog_box *b = campaign_box(s);
    for (uint32_t c = 1; b && !s->n_campaigns && c < b->cards->cards; c++)
        if (is_sheet(b, (uint16_t)c))
            return true;
    return s->n_campaigns != 0;
}

static void fill_campaigns(struct start *s, struct list *l)
{
    const struct grog_box *b = campaign_box(s);
    char text[LIST_NAME];
    for (unsigned i = 0; i < s->n_campaigns; i++)
        list_add(l, s->campaigns[i].name, "")->row = i;
    start_put(s, "start.campaigns.new", NULL, text, sizeof text);
    for (uint32_t c = 1; b && c < b->cards->cards; c++)
        if (is_sheet(b, (uint16_t)c)) {
            if (*text)
                list_add(l, text, "")->head = true;
            text[0] = 0;
            list_add(l, b->cards->card[c].name, "")->row = NEW + c;
        }
}

/* ---- what is told of one ------------------------------------------------------------ */

static void say_people(const struct grog_eyes *e, const struct grog_chronicle *x, struct grog_text *out)
{
    struct grog_person *at = must_have(GROG_PEOPLE, sizeof *at);
    unsigned n = x->people(e->m, e->view, at);
    for (unsigned here = 2; here-- > 0; )
        for (unsigned i = 0; i < n; i++) {
            char key[96], status[128] = "";
            struct grog_text t = { .at = status, .room = sizeof status };
            if (at[i].here != here)
                continue;
            snprintf(key, sizeof key, "%s.status.%s", e->m->system->name, at[i].status);
            grog_say_plain(e->s, key, NULL, &t);
            grog_print(out, "\n");
            grog_say_plain(e->s, "start.campaigns.person", GROG_PAIRS(
                { "name", grog_card(e->m, at[i].card)->name, 0 }, { "status", status, 0 },
                { "missions", NULL, at[i].missions }, { "kills", NULL, at[i].kills }), out);
        }
    free(at);
}

static void tell(struct start *s, const char *file, struct grog_text *out)
{
    struct record *r = must_have(1, sizeof *r);
    if (record_read(r, s->library, file, UINT32_MAX) && r->status == GROG_OK) {
        const struct grog_match *m = record_match(r);
        const struct grog_game *g = record_game(r);
        const struct grog_chronicle *x = grog_explain_of(m->system)->chronicle;
        struct grog_speaker speaker = { .words = s->words, .m = m };
        struct grog_game *view = must_have(1, grog_state_bytes(m));
        grog_view(m, g, 0, view);
        struct grog_eyes e = { .m = m, .view = view, .s = &speaker };
        char turn[128] = "", next[512] = "";
        grog_say_turn(&speaker, g->turn, &(struct grog_text){ .at = turn, .room = sizeof turn });
        grog_say_question(&speaker, view, &(struct grog_text){ .at = next, .room = sizeof next });
        start_say(s, "start.campaigns.about", GROG_PAIRS({ "turn", turn, 0 }, { "over", NULL, grog_over(g) },
                  { "won", NULL, g->winners != 0 }, { "next", grog_over(g) ? "" : next, 0 }), out);
        grog_print(out, "\n\n");
        if (x && x->standing)
            x->standing(&e, out);
        grog_print(out, "\n");
        if (x && x->people)
            say_people(&e, x, out);
        free(view);
    } else {
        struct grog_error why = { 0 };
        record_say_why(r, &why);
        grog_print(out, "%s", why.text);
    }
    if (r->read && (r->status == GROG_OK || r->status == GROG_DIVERGED))
        record_close(r);
    free(r);
}

/* What is told of a campaign is found once, for to play it through takes a moment. */
static void explain_campaign_line(struct start *s, const struct line *line, struct grog_text *out)
{
    struct grog_error why;
    char folder[PATH_BYTES], file[PATH_BYTES];
    if (line->row >= NEW) {
        start_say(s, "start.campaigns.new.about", NULL, out);
        return;
    }
    if (line->row >= s->n_campaigns)
        return;
    const char *name = s->campaigns[line->row].name;
    if (strcmp(name, s->campaign_told) != 0) {
        struct grog_text t = { .at = s->campaign_about, .room = START_ABOUT };
        s->campaign_about[0] = 0;
        snprintf(s->campaign_told, sizeof s->campaign_told, "%s", name);
        if (campaigns_folder(name, folder, &why) && campaigns_replay(folder, file))
            tell(s, file, &t);
    }
    grog_print(out, "%s", s->campaign_about);
}

/* ---- choosing ---------------------------------------------------------------------------- */

/* "Two Marches", "Two Marches 2": the first that is free. */
static bool name_new(const char *sheet, char name[CAMPAIGN_NAME_MOST + 1])
{
    char folder[PATH_BYTES], letters[CAMPAIGN_NAME_MOST - 7];
    struct grog_error why;
    size_t n = 0;
    for (const char *c = sheet; *c && n + 1 < sizeof letters; c++)
        if ((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9') || (n && strchr(" -", *c)))
            letters[n++] = *c;
    while (n && letters[n - 1] == ' ')
        n--;
    letters[n] = 0;
    for (unsigned i = 1; i < CAMPAIGNS_MOST; i++) {
        snprintf(name, CAMPAIGN_NAME_MOST + 1, i > 1 ? "%s %u" : "%s", *letters ? letters : "campaign", i);
        if (campaigns_is_name(name) && campaigns_folder(name, folder, &why) && !campaigns_is_one(folder))
            return true;
    }
    return false;
}

static enum start_what choose_campaign(struct start *s, const struct line *line)
{
    const struct grog_box *b = campaign_box(s);
    s->wish = (struct start_wish){ 0 };
    if (line->row < s->n_campaigns)
        snprintf(s->wish.campaign, sizeof s->wish.campaign, "%s", s->campaigns[line->row].name);
    else if (line->row >= NEW && b && name_new(b->cards->card[line->row - NEW].name, s->wish.campaign))
        snprintf(s->wish.sheet, sizeof s->wish.sheet, "%s", b->cards->card[line->row - NEW].name);
    else
        return START_STAYS;
    return s->wish.what = START_CAMPAIGN;
}

const struct page page_campaigns = { "campaigns", .searches = true, .fill = fill_campaigns,
                                     .explain = explain_campaign_line, .choose = choose_campaign };
