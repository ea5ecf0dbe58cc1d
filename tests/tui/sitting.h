/* SPDX-License-Identifier: MIT */
/* sitting.h -- somebody at a table that is drawn on a canvas, without a terminal: what the tests of faces share. */
#ifndef TESTS_TUI_SITTING_H
#define TESTS_TUI_SITTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/chance.h"
#include "kernel/dice.h"
#include "kernel/game.h"
#include "kernel/square.h"
#include "kernel/witness.h"
#include "pack/pack.h"
#include "tui/table.h"
#include "session/play_system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)

struct sitting {
    struct play play;
    struct table table;
    struct canvas canvas;
    struct settings set;
    struct grog_scene scene;
    struct grog_words *words;
    struct grog_dice dice;
    struct chance chance;
    struct grog_events heard;
    struct grog_options all;
    union grog_any_game game, view;
};

static inline struct grog_pack *sitting_pack(const char *path, struct grog_error *why)
{
    enum { BYTES = 1 << 21 };
    unsigned char *bytes = malloc(BYTES);
    FILE *f = fopen(path, "rb");
    if (!f || !bytes) {
        perror(path);
        exit(1);
    }
    size_t n = fread(bytes, 1, BYTES, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, why);
    free(bytes);
    return pack;
}

/* The system with the cards of these packs. */
static inline struct grog_cards *sitting_cards(const struct grog_system *y, const struct grog_cards *own,
                                               const char *const *paths, unsigned n)
{
    enum { MOST = 8 };
    struct grog_pack *pack[MOST] = { NULL };
    struct grog_error why = { 0 };
    for (unsigned i = 0; i < n && i < MOST; i++)
        pack[i] = sitting_pack(paths[i], &why);
    struct grog_cards *linked = grog_cards_link(y, own, (const struct grog_pack *const *)pack, n, &why);
    for (unsigned i = 0; i < n && i < MOST; i++)
        grog_pack_close(pack[i]);
    if (!linked) {
        fprintf(stderr, "%s\n", why.text);
        exit(1);
    }
    return linked;
}

/* What seat 0 sees now. */
static inline void sitting_look(struct sitting *s)
{
    const struct grog_showing *showing = s->play.m->system->showing;
    grog_view(s->play.m, &s->game.game, 0, &s->view.game);
    grog_scene_of(s->play.m, &s->view.game, 0, &s->scene);
    grog_scene_board(s->play.m, &s->view.game, &s->table.board);
    if (showing && showing->danger)
        showing->danger(s->play.m, &s->view.game, 0, s->table.danger);
}

/* At a match that is from now on the sitting's own. */
static inline void sitting_begin(struct sitting *s, struct grog_match *m, const struct face *face,
                                 const uint8_t seed[GROG_SEED_BYTES])
{
    memset(s, 0, sizeof *s);
    s->play.m = m;
    s->words = grog_words_english();
    s->play.s = (struct grog_speaker){ .words = s->words, .m = m };
    s->play.view = &s->view.game;
    s->play.scene = &s->scene;
    s->table = (struct table){ .p = &s->play, .canvas = &s->canvas, .set = &s->set, .face = face, .asked = true,
                               .option = UINT32_MAX, .group = UINT32_MAX };
    s->chance.state = seed[0];
    grog_dice_seed(&s->dice, seed);
    grog_start(m, &s->game.game, seed, &s->heard);
    sitting_look(s);
}

/* Somebody who looks at each moment of what happens (kernel/witness.h), with the eyes of seat 0. */
struct onlooker {
    struct grog_witness witness;
    struct sitting *s;
    void (*looks)(struct sitting *s, const struct grog_event *told);
    unsigned moments;
};

static inline void sitting_sees(struct grog_witness *w, const struct grog_game *g, uint32_t event)
{
    struct onlooker *o = (struct onlooker *)(void *)w;
    struct sitting *s = o->s;
    grog_view(s->play.m, g, 0, &s->view.game);
    grog_scene_of(s->play.m, &s->view.game, 0, &s->scene);
    grog_scene_board(s->play.m, &s->view.game, &s->table.board);
    s->table.object = s->table.square = 0;
    s->table.asked = false;
    o->looks(s, &s->heard.at[event]);
    s->table.asked = true;
    o->moments++;
}

static inline void sitting_watch(struct sitting *s, struct onlooker *o)
{
    o->witness.sees = sitting_sees;
    o->s = s;
    s->heard.witness = &o->witness;
}

/* The object of the scene that an event names. */
static inline const struct grog_scene_object *sitting_thing(const struct sitting *s, uint16_t ref)
{
    return &s->scene.object[s->scene.thing[grog_ref_array(ref)][grog_ref_slot(ref)]];
}

/* What the system says of what is under the cursor. */
static inline void sitting_explain(const struct sitting *s, struct grog_text *out)
{
    const struct grog_pointed at = table_pointed(&s->table);
    play_say_pointed(&s->play, &at, out);
}

static inline void sitting_end(struct sitting *s)
{
    grog_words_close(s->words);
    grog_match_free(s->play.m);
}

#endif
