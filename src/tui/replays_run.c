/* SPDX-License-Identifier: MIT */
/* replays_run.c -- a recorded game at the terminal: the loop around a viewer (replays.h), and playing on from it. */
#include "command/memory.h"
#include "library/record.h"
#include "replays.h"
#include "command/play_options.h"
#include "screen.h"
#include "settings.h"

#include <stdio.h>
#include <stdlib.h>

static void act(struct viewer *v, const struct input *in)
{
    uint16_t spot = canvas_spot_at(&v->canvas, in->x, in->y);
    if (in->kind == INPUT_END)
        v->leaves = true;
    else if (in->kind == INPUT_KEY)
        viewer_key(v, in->key);
    else if (in->kind == INPUT_WHEEL_UP || in->kind == INPUT_WHEEL_DOWN)
        viewer_key(v, v->text ? (in->kind == INPUT_WHEEL_UP ? KEYS_UP : KEYS_DOWN)
                              : (in->kind == INPUT_WHEEL_UP ? KEYS_PAGE_UP : KEYS_PAGE_DOWN));
    else if (in->kind == INPUT_CLICK && spot >= SPOT_KEY)
        viewer_key(v, spot - SPOT_KEY);
    else if (in->kind == INPUT_CLICK && spot && spot < SPOT_SQUARE)
        v->t.object = spot;
}

static bool run(struct viewer *v)
{
    settings_load(&v->set);
    struct screen *screen = screen_open(&v->set);
    while (screen && !v->leaves) {
        int w, h;
        screen_size(screen, &w, &h);
        v->canvas.ascii = v->set.ascii || screen_is_ascii(screen);
        viewer_draw(v, w, h);
        screen_show(screen, &v->canvas);
        struct input in = screen_wait(screen, -1, -1);
        act(v, &in);
    }
    screen_close(screen);
    return screen != NULL;
}

/* Whoever was asked there sits down. */
static int play_on(struct program *program, struct viewer *v)
{
    struct grog_position here;
    if (!walk_practice(&v->w, &here))
        return CLI_TROUBLE;
    unsigned asked = grog_first_seat(grog_asked(here.game));
    int status = play_from(program, &here, v->eyes < grog_seats(v->w.m) ? v->eyes : asked);
    grog_position_close(&here);
    return status;
}

int replay_table(struct program *program, const char *file, const struct grog_words *words)
{
    struct record full;
    struct viewer *v = must_have(1, sizeof *v);
    int status = CLI_TROUBLE;
    if (asked_record(program, &full, file, UINT32_MAX)) {
        if (full.kind != RECORD_REPLAY || !viewer_open(v, full.replay.journal, words))
            fprintf(stderr, "grognard replay: %s is no game that can be played again\n", file);
        else if (run(v))
            status = v->plays ? play_on(program, v) : CLI_YES;
        else
            fprintf(stderr, "grognard replay: this terminal cannot show the table\n");
        viewer_close(v);
        record_close(&full);
    }
    free(v);
    return status;
}
