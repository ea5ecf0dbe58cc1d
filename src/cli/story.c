/* SPDX-License-Identifier: MIT */
/* story.c -- see story.h.  What was taken back is told, since the dice of a record stay where they fell. */
#include "story.h"
#include "cli.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/languages.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "line.h"
#include "session/play_book.h"
#include "session/play_text.h"
#include "session/result.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool story_is_told(const struct grog_match *m)
{
    struct grog_words *words = grog_words_english();
    struct grog_speaker s = { .words = words, .m = m };
    bool told = words && grog_row_text(&s, "story", NULL, NULL);
    grog_words_close(words);
    return told;
}

/* What stands before the first event: what is played, and by whom. */
static void tell_beginning(const struct play *p)
{
    struct grog_text t = { 0 };
    do {
        grog_say_game(&p->s, &t);
        grog_print(&t, "\n");
        grog_say_setup(&p->s, &t);
    } while (text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

/* A turn's heading has an empty line before it. */
static void tell_line(const struct play *p, const char *line)
{
    bool heading = !strncmp(line, "==", 2);
    printf("%s%s", heading ? "\n" : "", heading ? ink(INK_BOLD) : "");
    play_print(p, 4, line);
    printf("%s", heading ? ink(INK_PLAIN) : "");
}

/* The events of one act, a line each. */
static void tell_events(struct play *p, struct grog_log *log, bool shown)
{
    grog_view(p->m, grog_journal_game(p->journal), p->s.viewer, p->view);
    grog_log_see(log, p->m, p->view);
    char last[PLAY_LINE] = "";
    const struct grog_event *was = NULL;
    for (uint32_t i = 0; i < p->events->n; i++) {
        char room[PLAY_LINE] = "";
        struct grog_text t = { .at = room, .room = sizeof room };
        if (!grog_log_feed(log, &p->s, p->view, &p->events->at[i], &t) || !shown)
            continue;
        if (!was || !play_join(&p->s, p->view, last, was, &p->events->at[i], room)) {
            tell_line(p, last);
            snprintf(last, sizeof last, "%s", room);
        }
        was = &p->events->at[i];
    }
    tell_line(p, last);
}

static void tell_act(struct play *p, const struct grog_act *a)
{
    char room[PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    if (a->option.verb != GROG_UNDO && a->option.verb != GROG_REDO)
        return;
    grog_say_option(&p->s, p->view, a->option, GROG_SHORT, &t);
    printf("(");
    play_print(p, 4, room);
}

static int tell_end(const struct play *p, const struct record *record)
{
    const struct grog_game *g = grog_journal_game(p->journal);
    struct grog_result result;
    grog_result(p->m, g, &result);
    printf("\n");
    result_print(p, &result);
    if (record->status == GROG_OK)
        return CLI_YES;
    fflush(stdout);
    complain_of_record(record);
    return CLI_NO;
}

int story_tell(struct program *program, struct grog_journal *journal, const struct grog_match *m,
               const struct grog_act *log, uint32_t n,
               unsigned seat, uint32_t from, const struct record *record)
{
    struct grog_words *opened[2];
    if (!asked_words(program, "replay", NULL, opened))
        return CLI_TROUBLE;
    struct play *p = must_have(1, sizeof *p);
    struct grog_log *heard = must_have(1, sizeof *heard);
    p->m = (struct grog_match *)(uintptr_t)m;
    p->journal = journal;
    print_to_stdout(p);
    p->width = program->width;
    p->view = must_have(1, grog_state_bytes(m));
    p->events = must_have(1, sizeof *p->events);
    p->s = (struct grog_speaker){ .words = lang_words(opened), .m = m,
                                  .viewer = seat < grog_seats(m) ? seat : GROG_SPECTATOR };
    tell_beginning(p);
    play_begun(p);
    tell_events(p, heard, from <= 1);
    for (uint32_t i = 0; i < n; i++) {
        tell_act(p, &log[i]);
        grog_play(journal, log[i].seat, log[i].option, p->events);
        tell_events(p, heard, i + 1 >= from);
    }
    int status = tell_end(p, record);
    free(p->view);
    free(p->events);
    free(heard);
    free(p);
    lang_close(opened);
    return status;
}
