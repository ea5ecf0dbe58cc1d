/* SPDX-License-Identifier: MIT */
/* library.c -- grognard/library.h over the rooms that do the work: packs, rosters, languages.
 *
 * What always holds here: packs that were added by name are linked once, before anything is asked of the shelf. */
#include "library.h"
#include "base/file.h"
#include "kernel/state.h"
#include "library/languages.h"
#include "library/record.h"
#include "library/scenarios.h"
#include "roster/match_wish.h"

#include <stdlib.h>
#include <string.h>

/* ---- opening ------------------------------------------------------------------------- */

static char *copy_of(const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = malloc(n);
    return copy ? memcpy(copy, text, n) : NULL;
}

/* A line more of what was left out; without memory it is not told. */
static void hear(void *to, const char *text)
{
    struct grog_library *l = to;
    size_t had = l->told ? strlen(l->told) : 0, n = strlen(text);
    bool ends = n && text[n - 1] == '\n';
    char *told = realloc(l->told, had + n + 2);
    if (!told)
        return;
    memcpy(told + had, text, n);
    memcpy(told + had + n, ends ? "" : "\n", ends ? 1 : 2);
    l->told = told;
}

struct grog_library *grog_library_open(const char *packs_folder, struct grog_error *why)
{
    struct grog_library *l = NULL;
    if (packs_folder && !is_folder(packs_folder)) {
        grog_fail(why, 0, "%.200s: there is no such folder", packs_folder);
        return NULL;
    }
    grog_fail(why, 0, "out of memory");
    l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    l->folder = packs_folder ? copy_of(packs_folder) : NULL;
    l->l = library_open(&(struct library_setup){ .tell = hear, .to = l, .packs = l->folder });
    if (l->l && (l->folder || !packs_folder))
        return l;
    grog_library_close(l);
    return NULL;
}

void grog_library_close(struct grog_library *l)
{
    if (!l)
        return;
    library_close(l->l);
    packs_close(&l->packs);
    free(l->folder);
    free(l->told);
    free(l);
}

bool grog_library_add(struct grog_library *l, const char *pack, struct grog_error *why)
{
    if (l->linked) {
        grog_fail(why, 0, "%.100s comes too late: the packs are on the shelf already", pack);
        return false;
    }
    if (!packs_add(l->l, &l->packs, pack, why))
        return false;
    library_note_pack(l->l, pack);
    return true;
}

struct library *embedded(struct grog_library *l, struct grog_error *why)
{
    if (!l->linked && l->packs.n && !library_add_packs(l->l, &l->packs, why))
        return NULL;
    l->linked = true;
    return l->l;
}

const char *grog_library_left_out(const struct grog_library *l) { return l->told ? l->told : ""; }

/* ---- boxes and matches ----------------------------------------------------------------- */

const char *grog_library_system(const struct grog_library *l, unsigned i)
{
    const struct grog_box *b = library_boxes(l->l);
    while (b->system && i--)
        b++;
    return b->system ? grog_system_name(b->system) : NULL;
}

const struct grog_box *grog_library_box(struct grog_library *l, const char *system, struct grog_error *why)
{
    struct library *on = embedded(l, why);
    return on ? library_box(on, system, why) : NULL;
}

/* The n-th card of a kind that names a card in that field, such as a team its Mission; 0: there are no more. */
static uint16_t card_with(const struct grog_box *box, uint8_t kind, const char *field, unsigned n)
{
    for (uint32_t c = 1; kind && c < box->cards->cards; c++)
        if (box->cards->card[c].kind == kind && field_of(box, (uint16_t)c, field) > 0 && !n--)
            return (uint16_t)c;
    return 0;
}

/* The n-th card that a campaign can be begun with; 0: there are no more. */
static uint16_t sheet_of(const struct grog_box *box, unsigned n)
{
    uint8_t kind = kind_called(box, grog_system_name(box->system));
    for (uint32_t c = 1; kind && c < box->cards->cards; c++)
        if (box->cards->card[c].kind == kind && !n--)
            return (uint16_t)c;
    return 0;
}

bool grog_library_ready(struct grog_library *l, const char *system, unsigned i, struct grog_text *setup)
{
    enum { MOST = 99 };
    uint16_t scenario[MOST];
    struct grog_error why;
    const struct grog_box *box = grog_library_box(l, system, &why);
    if (box && box->system->fielding) {                 /* a campaign: its teams are its Missions' */
        uint16_t sheet = sheet_of(box, i);
        if (sheet)
            grog_print(setup, "%s %s", grog_system_name(box->system), box->cards->card[sheet].name);
        return sheet != 0;
    }
    unsigned scenarios = box ? scenarios_ready(box, scenario, MOST) : 0;
    uint8_t teams = box ? kind_called(box, "team") : 0;
    uint16_t team = scenarios ? 0 : box ? card_with(box, teams, "mission", i) : 0;
    if (i < scenarios)
        grog_print(setup, "seats %d, scenario %s", field_of(box, scenario[i], "seats"),
                   box->cards->card[scenario[i]].name);
    else if (team)
        grog_print(setup, "mission %s, team %s", box->cards->card[field_of(box, team, "mission")].name,
                   box->cards->card[team].name);
    return i < scenarios || team || (box && !i && !teams && !kind_called(box, "scenario"));
}

const char *setup_or_ready(struct grog_library *l, const char *system, const char *setup, char ready[GROG_SETUP_TEXT],
                           struct grog_error *why)
{
    struct grog_text text = grog_text_in(ready, GROG_SETUP_TEXT);
    const struct grog_box *box = grog_library_box(l, system, why);
    if (!box || setup)
        return box ? setup : NULL;
    if (grog_library_ready(l, system, 0, &text))
        return ready;
    grog_fail(why, 0, "no pack with anything ready to be played is there for %s", grog_system_name(box->system));
    return NULL;
}

struct grog_match *grog_library_match(struct grog_library *l, const char *system, const char *setup,
                                      struct grog_error *why)
{
    char ready[GROG_SETUP_TEXT];
    setup = setup_or_ready(l, system, setup, ready, why);
    return setup ? wish_match(l->l, &(struct match_wish){ .system = system, .setup = setup }, why) : NULL;
}

enum grog_status grog_library_replay(struct grog_library *l, const char *text, struct grog_replay *out,
                                     struct grog_error *why)
{
    struct library *on = embedded(l, why);
    struct record *r = on ? calloc(1, sizeof *r) : NULL;
    struct file f = { .text = copy_of(text), .n = strlen(text) };
    enum grog_status status = GROG_BAD_TEXT;
    if (on)
        grog_fail(why, 0, "out of memory");
    if (r && f.text) {
        record_open(r, on, "the replay", &f, UINT32_MAX);
        *why = r->why;
        status = r->kind == RECORD_REPLAY ? r->status : GROG_BAD_TEXT;
        if (r->kind == RECORD_POSITION) {
            record_close(r);
            grog_fail(why, 1, "a position, and no replay");
        }
        *out = r->replay;
    }
    free(f.text);
    free(r);
    return status;
}

/* ---- words ----------------------------------------------------------------------------- */

struct grog_words *grog_library_words(const struct grog_library *l, const char *language, struct grog_error *why)
{
    struct grog_words *opened[2] = { NULL, NULL };
    if (!lang_open(l->l, language ? language : "en", opened, why)) {
        lang_close(opened);
        return NULL;
    }
    if (opened[1])
        grog_words_keep(opened[1], opened[0]);
    return opened[1] ? opened[1] : opened[0];
}
