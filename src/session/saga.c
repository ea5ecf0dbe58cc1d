/* SPDX-License-Identifier: MIT */
/* saga.c -- see saga.h. */
#include "explain/explain.h"
#include "kernel/journal.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "kernel/thing.h"
#include "library/systems.h"
#include "saga_parts.h"
#include "sortie_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *saga_end_word(enum saga_end end)
{
    static const char *const word[] = {
        [SAGA_UNDER_WAY] = "under way", [SAGA_WON] = "won", [SAGA_FAILED] = "failed", [SAGA_GIVEN_UP] = "given up",
    };
    return word[end];
}

const char *saga_deed_word(enum grog_deed deed)
{
    static const char *const word[GROG_DEEDS] = {
        "", "begins", "went", "won", "failed", "given up", "joined", "stayed", "returned", "wounded", "kills", "earned",
        "lost",
    };
    return word[deed];
}

static const char *card_name(const struct saga *s, uint16_t card) { return card ? grog_card(s->m, card)->name : ""; }

void saga_say_turn(const struct saga *s, const struct grog_words *words, uint32_t turn, struct grog_text *out)
{
    grog_say_turn(&(struct grog_speaker){ .words = words, .m = s->m, .viewer = GROG_SPECTATOR }, turn, out);
}

/* ---- how it stands now ---------------------------------------------------------------------- */

static const char *story_text(const struct saga *s, uint16_t card)
{
    const struct grog_card_text *text = s->m->cards->text;
    return text && text[card].flavour ? text[card].flavour : "";
}

static void read_people(struct saga_making *k, const struct grog_eyes *e)
{
    struct saga *s = k->s;
    struct grog_person *at = calloc(GROG_PEOPLE, sizeof *at);
    s->n_people = at && k->x->people ? k->x->people(s->m, e->view, at) : 0;
    for (unsigned i = 0; i < s->n_people; i++) {
        struct saga_person *p = &s->person[i];
        char key[SAGA_NAME];
        p->p = at[i];
        snprintf(p->name, sizeof p->name, "%s", card_name(s, at[i].card));
        snprintf(key, sizeof key, "%s.status.%s", s->m->system->name, at[i].status);
        if (!grog_say_plain(e->s, key, NULL, &(struct grog_text){ .at = p->is, .room = sizeof p->is }))
            snprintf(p->is, sizeof p->is, "%s", at[i].status);
    }
    free(at);
}

static void read_levels(struct saga_making *k)
{
    struct saga *s = k->s;
    struct grog_level at[GROG_LEVELS];
    s->n_levels = k->x->levels ? k->x->levels(s->m, at) : 0;
    for (unsigned i = 0; i < s->n_levels; i++) {
        s->level[i] = (struct saga_level){ .story = story_text(s, at[i].card), .from = at[i].from,
                                           .reached = !i || s->points >= at[i].from };
        snprintf(s->level[i].name, SAGA_NAME, "%s", card_name(s, at[i].card));
    }
}

static void read_stages(struct saga_making *k, const struct grog_game *view)
{
    struct saga *s = k->s;
    struct grog_stage at[GROG_STAGES];
    s->n_stages = k->x->stages ? k->x->stages(s->m, view, at) : 0;
    for (unsigned i = 0; i < s->n_stages; i++) {
        s->stage[i].at = at[i];
        snprintf(s->stage[i].name, SAGA_NAME, "%s", card_name(s, at[i].card));
        snprintf(s->stage[i].with, SAGA_NAME, "%s", card_name(s, at[i].with));
    }
}

static void read_stories(struct saga_making *k, const struct grog_game *view)
{
    struct saga *s = k->s;
    uint16_t card[GROG_STORIES];
    unsigned n = k->x->stories ? k->x->stories(s->m, view, card) : 0;
    for (unsigned i = 0; i < n; i++)
        if (*story_text(s, card[i])) {
            struct saga_story *at = &s->story[s->n_stories++];
            at->text = story_text(s, card[i]);
            snprintf(at->name, SAGA_NAME, "%s", card_name(s, card[i]));
        }
}

/* What its setup says it is about, without the row: "Two Marches". */
static void read_sheet(struct saga *s)
{
    const struct grog_system *y = s->m->system;
    uint8_t kind = 0;
    for (unsigned i = 1; i < y->n_card_kinds; i++)
        if (y->card_kinds[i].name && !strcmp(y->card_kinds[i].name, y->name))
            kind = (uint8_t)i;
    for (unsigned i = 0; kind && i < y->n_setup; i++)
        if (y->setup[i].type == GROG_SETS_CARD && y->setup[i].card_kind == kind)
            snprintf(s->sheet, sizeof s->sheet, "%s", card_name(s, (uint16_t)s->m->setup[i]));
}

static bool read_now(struct saga_making *k)
{
    struct saga *s = k->s;
    const struct grog_game *g = record_game(s->record);
    unsigned seat = grog_asked(g) ? grog_first_seat(grog_asked(g)) : 0;
    struct grog_game *view = calloc(1, grog_state_bytes(s->m));
    if (!view)
        return false;
    grog_view(s->m, g, seat, view);
    struct grog_speaker speaker = { .words = k->words, .m = s->m, .viewer = seat };
    const struct grog_eyes e = { .m = s->m, .view = view, .s = &speaker };
    s->over = grog_over(g);
    s->won = s->over && g->winners;
    s->practice = grog_practice(s->m);
    s->points = k->x->points ? k->x->points(s->m, view) : 0;
    grog_say_turn(&speaker, g->turn, &(struct grog_text){ .at = s->turn, .room = sizeof s->turn });
    if (!s->over)
        grog_say_question(&speaker, view, &(struct grog_text){ .at = s->asks, .room = sizeof s->asks });
    s->asks[strcspn(s->asks, "\n")] = 0;
    if (k->x->standing)
        k->x->standing(&e, &(struct grog_text){ .at = s->standing, .room = sizeof s->standing });
    read_sheet(s);
    read_people(k, &e);
    read_levels(k);
    read_stages(k, view);
    read_stories(k, view);
    free(view);
    return true;
}

/* ---- all of it -------------------------------------------------------------------------------- */

static bool read_all(struct saga_making *k, enum saga_depth depth, struct grog_error *why)
{
    struct saga *s = k->s;
    char file[PATH_BYTES];
    const char *slash = strrchr(k->folder, '/');
    snprintf(s->title, sizeof s->title, "%s", slash && slash[1] ? slash + 1 : k->folder);
    s->record = campaigns_replay(k->folder, file) ? sortie_read_record(k->library, file, why) : NULL;
    if (!s->record)
        return false;
    s->m = record_match(s->record);
    k->x = grog_explain_of(s->m->system)->chronicle;
    if (!k->x) {
        grog_fail(why, 0, "%s is no campaign", file);
        return false;
    }
    if (!read_now(k) || !saga_tell(k, s->record)) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    saga_fold(k);
    saga_read_missions(k, depth);
    return true;
}

struct saga *saga_read(struct library *l, const struct grog_words *words, const char *folder, enum saga_depth depth,
                       struct grog_error *why)
{
    struct saga *s = calloc(1, sizeof *s);
    struct saga_making k = { .s = s, .library = l, .words = words, .folder = folder };
    if (!s)
        grog_fail(why, 0, "out of memory");
    else if (!read_all(&k, depth, why)) {
        saga_free(s);
        s = NULL;
    }
    return s;
}

void saga_free(struct saga *s)
{
    for (uint32_t i = 0; s && i < s->n_lines; i++)
        free(s->line[i].text);
    if (s) {
        free(s->line);
        sortie_close_record(s->record);
    }
    free(s);
}
