/* SPDX-License-Identifier: MIT */
/* start_campaigns.c -- the page of campaigns: those that are kept, each with how it stands and who is left, and what a
 * new one can be begun with. */
#include "start.h"
#include "command/memory.h"
#include "kernel/fielding.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "pack/pack.h"
#include "session/saga.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEW = 1000, SHORT = 3 };         /* rows of Sheets: NEW + the card */

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

static unsigned missions_of(const struct grog_box *b, uint32_t card)
{
    int n = field_of(b, (uint16_t)card, "missions");
    return n > 0 ? (unsigned)n : 0;
}

/* The shortest, for a newcomer: three Missions or fewer, one after the other (sort 0); 0: there is none. */
static uint32_t first_sheet(const struct grog_box *b)
{
    uint32_t found = 0;
    for (uint32_t c = 1; b && c < b->cards->cards; c++)
        if (is_sheet(b, (uint16_t)c) && !field_of(b, (uint16_t)c, "sort") && missions_of(b, c)
            && missions_of(b, c) <= SHORT && (!found || missions_of(b, c) < missions_of(b, found)))
            found = c;
    return found;
}

bool start_has_first_campaign(const struct start *s)
{
    bool won = false;
    for (unsigned i = 0; i < s->n_kept; i++)
        won = won || kept_end(&s->kept[i]) == KEPT_WON;
    return won && !s->n_campaigns && first_sheet(campaign_box(s));
}

void start_first_campaign(struct start *s)
{
    start_push(s, &page_campaigns);
    list_go_to(&s->at[s->depth - 1].list, NEW + first_sheet(campaign_box(s)));
}

/* By its text, without playing it. */
static bool is_over(const char *name)
{
    struct kept *k = must_have(1, sizeof *k);
    struct grog_error why;
    struct file f;
    char folder[PATH_BYTES], path[PATH_BYTES];
    bool over = false;
    if (campaigns_folder(name, folder, &why) && campaigns_replay(folder, path) && file_read(path, &f, &why)) {
        over = kept_read(f.text, k) && k->over;
        file_free(&f);
    }
    free(k);
    return over;
}

void start_find_campaigns(struct start *s)
{
    s->n_campaigns = campaigns_list(s->campaigns);
    s->campaign_on = 0;
    while (s->campaign_on < s->n_campaigns && is_over(s->campaigns[s->campaign_on].name))
        s->campaign_on++;
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
    char text[LIST_NAME], note[LIST_NOTE];
    for (unsigned i = 0; i < s->n_campaigns; i++)
        list_add(l, s->campaigns[i].name, "")->row = i;
    start_put(s, "start.campaigns.new", NULL, text, sizeof text);
    for (uint32_t c = 1; b && c < b->cards->cards; c++)
        if (is_sheet(b, (uint16_t)c)) {
            if (*text)
                list_add(l, text, "")->head = true;
            text[0] = 0;
            start_put(s, c == first_sheet(b) ? "start.campaigns.first" : "start.campaigns.missions",
                      GROG_PAIRS({ "n", NULL, missions_of(b, c) }), note, sizeof note);
            list_add(l, b->cards->card[c].name, note)->row = NEW + c;
        }
}

/* ---- what is told of one ------------------------------------------------------------ */

/* Where it is, what is due, how it stands, who is left and who is lost. */
static void tell(struct start *s, const char *folder, struct grog_text *out)
{
    struct grog_error why = { 0 };
    struct saga *g = saga_read(s->library, s->words, folder, SAGA_STANDING, &why);
    if (!g) {
        grog_print(out, "%s", why.text);
        return;
    }
    start_say(s, "start.campaigns.about", GROG_PAIRS({ "sheet", g->sheet, 0 }, { "turn", g->turn, 0 },
              { "over", NULL, g->over }, { "won", NULL, g->won }, { "next", g->asks, 0 },
              { "practice", NULL, g->practice }), out);
    grog_print(out, "\n\n%s\n\n", g->standing);
    saga_say(g, s->words, SAGA_PEOPLE, 0, out);
    saga_free(g);
}

/* A Sheet: what its card tells, its Missions, what it takes to end well. */
static void tell_sheet(struct start *s, uint32_t card, struct grog_text *out)
{
    const struct grog_box *b = campaign_box(s);
    const struct grog_card_text *text = b ? b->cards->text : NULL;
    if (text && text[card].flavour && *text[card].flavour)
        grog_print(out, "\"%s\"\n\n", text[card].flavour);
    start_say(s, "start.campaigns.new.about", GROG_PAIRS({ "n", NULL, missions_of(b, card) }), out);
}

static void explain_campaign_line(struct start *s, const struct line *line, struct grog_text *out)
{
    if (line->row >= NEW)
        tell_sheet(s, line->row - NEW, out);
    else if (line->row < s->n_campaigns)
        start_tell_campaign(s, s->campaigns[line->row].name, out);
}

/* Found once, for to play it through takes a moment. */
void start_tell_campaign(struct start *s, const char *name, struct grog_text *out)
{
    struct grog_error why;
    char folder[PATH_BYTES];
    if (strcmp(name, s->campaign_told) != 0) {
        struct grog_text t = { .at = s->campaign_about, .room = START_ABOUT };
        s->campaign_about[0] = 0;
        snprintf(s->campaign_told, sizeof s->campaign_told, "%s", name);
        if (campaigns_folder(name, folder, &why))
            tell(s, folder, &t);
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
    if (line->row >= NEW && b && name_new(b->cards->card[line->row - NEW].name, s->wish.campaign)) {
        snprintf(s->wish.sheet, sizeof s->wish.sheet, "%s", b->cards->card[line->row - NEW].name);
        start_push(s, &page_new_campaign);
        return START_STAYS;
    }
    if (line->row >= s->n_campaigns)
        return START_STAYS;
    snprintf(s->wish.campaign, sizeof s->wish.campaign, "%s", s->campaigns[line->row].name);
    return s->wish.what = START_CAMPAIGN;
}

const struct page page_campaigns = { "campaigns", .searches = true, .fill = fill_campaigns,
                                     .explain = explain_campaign_line, .choose = choose_campaign };

/* ---- how a new one is begun ---------------------------------------------------------------- */

enum { BEGINS, DEATHS };

static void fill_new(struct start *s, struct list *l)
{
    char name[LIST_NAME], note[LIST_NOTE];
    start_put(s, "start.new-campaign.begin", NULL, name, sizeof name);
    list_add(l, name, s->wish.campaign)->row = BEGINS;
    start_put(s, "start.new-campaign.deaths", NULL, name, sizeof name);
    start_put(s, s->wish.practice ? "start.new-campaign.practice" : "start.new-campaign.ironman", NULL, note,
              sizeof note);
    list_add(l, name, note)->row = DEATHS;
}

static void explain_new(struct start *s, const struct line *line, struct grog_text *out)
{
    const struct grog_box *b = campaign_box(s);
    if (line->row == DEATHS)
        start_say(s, "start.new-campaign.deaths.about", NULL, out);
    else
        tell_sheet(s, grog_card_find(b->cards, s->wish.sheet), out);
}

static enum start_what choose_new(struct start *s, const struct line *line)
{
    if (line->row == BEGINS)
        return s->wish.what = START_CAMPAIGN;
    s->wish.practice = !s->wish.practice;
    start_refill(s);
    return START_STAYS;
}

const struct page page_new_campaign = { "new-campaign", .fill = fill_new, .explain = explain_new,
                                        .choose = choose_new };
