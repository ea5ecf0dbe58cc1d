/* SPDX-License-Identifier: MIT */
/* table.c -- the table's loop: look, draw, wait, act.
 *
 * What always holds here: nothing that takes long is done between two looks at the keyboard; the game is kept in its
 * file before anybody is waited for; what the player sees is his view of the moment that he has been told of: the
 * moments of a step are kept (cli/play_moments.c). */
#define _POSIX_C_SOURCE 200809L
#include "command/memory.h"
#include "base/clock.h"
#include "desk.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "session/play_book.h"
#include "session/play_lesson.h"
#include "session/play_moments.h"
#include "session/play_others.h"
#include "session/play_price.h"
#include "session/play_react.h"
#include "session/play_save.h"
#include "session/play_table.h"
#include "session/play_turn.h"
#include "session/play_undo.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MS = 1000000, OWN_MS = 70, FRAME_MS = 60, DICE_MS = 330, LAST_MS = 2500 };

/* How long a line is seen before the next comes. */
static const int pace_ms[] = { 0, 160, 550, 1300 };

static const struct grog_game *game(const struct desk *d) { return grog_journal_game(d->p->journal); }
bool desk_is_asked(const struct desk *d) { return d->doing == DOING_ASK; }

void desk_note(struct desk *d, bool bad, const char *text)
{
    snprintf(d->note, sizeof d->note, "%s", text);
    d->note_is_bad = bad;
    d->dirty = true;
}

/* ---- looking ------------------------------------------------------------------------ */

static bool is_there(const struct desk *d, uint16_t object) { return object && object < d->p->scene->objects; }

/* An object of the scene before, in the scene as it is now: a thing by its slot; 0: it is gone. */
static uint16_t found_again(const struct desk *d, uint16_t object, const struct grog_scene_object *was)
{
    if (was->sort == GROG_IS_A_THING)
        return d->p->scene->thing[was->row][was->place];
    struct grog_scene_object is = desk_object(d, object);
    return is_there(d, object) && is.sort == was->sort && is.row == was->row ? object : 0;
}

/* The seat's view of the game; the cursor stays where it is, if that is still there, and so does what flashes. */
static void look_at(struct desk *d, const struct grog_game *g, unsigned seat)
{
    struct grog_scene_object was = desk_object(d, d->t.object), flashed[GROG_SCENE_TOUCHES];
    for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++)
        flashed[k] = desk_object(d, d->flash[k]);
    play_look_at(d->p, g, seat);
    d->seat = seat;
    memcpy(d->kept, d->p->view, grog_state_bytes(d->p->m));
    if (!grog_scene_board(d->p->m, d->p->view, &d->t.board))
        d->t.board.width = 0;
    d->t.object = found_again(d, d->t.object, &was);
    for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++)
        d->flash[k] = found_again(d, d->flash[k], &flashed[k]);
    memset(d->t.danger, 0, sizeof d->t.danger);
    const struct grog_showing *showing = d->p->m->system->showing;
    if (d->t.shows_danger && showing && showing->danger && seat != GROG_SPECTATOR)
        showing->danger(d->p->m, d->p->view, seat, d->t.danger);
    d->moment++;
    d->explained_key = 0;
    choices_forget(d);
    choices_gather(d);
}

/* As it is now. */
static void look(struct desk *d, unsigned seat) { look_at(d, game(d), seat); }

/* What was seen before the game went on, for those who are told of it by and by. */
static void keep_view(struct desk *d) { memcpy(d->p->view, d->kept, grog_state_bytes(d->p->m)); }

/* A person's choice is kept before anybody sees what comes of it; what others did, when it has been shown. */
static void save(struct desk *d)
{
    uint32_t acts;
    grog_journal_log(d->p->journal, &acts);
    d->unsaved = false;
    if (d->p->saved && acts == d->kept_acts)
        return;
    d->kept_acts = acts;
    struct grog_error why = { 0 };
    if (play_save(d->p, &why)) {
        d->p->told_unsaved = false;
        return;
    }
    desk_note(d, true, SAY(d, "table.not-saved", { "why", why.text, 0 }));
    if (d->p->told_unsaved)
        return;
    d->p->told_unsaved = true;                          /* another place is offered once */
    snprintf(d->unsaved_why, sizeof d->unsaved_why, "%.255s", why.text);
    over_open(d, OVER_PLACE);
}

/* ---- what the game does --------------------------------------------------------------- */

static bool is_untold(const struct desk *d) { return d->told < d->p->book[book_of(d)].n; }

/* Lines have come: they are told one by one, unless the player wants all at once. */
static void begin_telling(struct desk *d, bool own)
{
    uint32_t n = d->p->book[book_of(d)].n;
    keep_view(d);
    d->own = own;
    if (!d->set.pace || d->told > n)
        d->told = n;
    d->next_at = nanoseconds();
    d->t.log_up = 0;
    memset(d->told_of, 0, sizeof d->told_of);
    d->dirty = true;
}

static void take(struct desk *d, unsigned seat, struct grog_option o, const char *note, bool own)
{
    must(play_take(d->p, seat, o, note));
    if (!own && o.verb != GROG_PASS)
        way_stop(d);
    d->moment++;
    begin_telling(d, own);
}

/* A question with one answer needs nobody to give it; in the log it is told. */
static bool answer_alone(struct desk *d, unsigned seat)
{
    if (d->t.guide || !play_answer_alone(d->p, seat))
        return false;
    d->moment++;
    begin_telling(d, false);
    return true;
}

/* The next card of a price that was marked, if it is still offered. */
static bool pay_marked(struct desk *d)
{
    while (d->marks) {
        struct grog_option o = d->mark[--d->marks].option;
        for (uint32_t i = 0; i < d->p->scene->options.n; i++)
            if (!memcmp(&d->p->scene->options.at[i], &o, sizeof o)) {
                desk_take_now(d, i);
                return true;
            }
    }
    return false;
}

/* The seat that chooses here now looks, after a curtain if it is another's hand. */
static void ask(struct desk *d, unsigned seat)
{
    bool other = d->last != GROG_SPECTATOR && d->last != seat && !(grog_side(d->p->m, seat) >> d->last & 1);
    char room[128] = "";
    struct grog_text name = { .at = room, .room = sizeof room };
    play_call_seat(d->p, seat, &name);
    if (other && !d->p->curtain)
        desk_note(d, false, SAY(d, "play.turn-of", { "seat", room, 0 }));
    if (other && d->p->curtain && d->doing != DOING_CURTAIN) {
        d->doing = DOING_CURTAIN;
        d->dirty = true;
        return;
    }
    play_look(d->p, seat);
    memcpy(d->kept, d->p->view, grog_state_bytes(d->p->m));
    if (seat != d->seat)
        d->told = d->p->book[seat].n;
    d->seat = seat;
    if (answer_alone(d, seat))
        return;
    d->p->react->asks_all = d->set.asks;
    if (react_answer(d->p, seat)) {
        begin_telling(d, false);
        return;
    }
    d->last = seat;
    d->doing = DOING_ASK;
    look(d, seat);
    if (d->t.focus != PANE_BOARD || !desk_is_on_table(d))
        d->t.focus = PANE_CHOICES;                      /* what is asked is answered there */
    d->t.asked = true;
    if (d->t.face->asked)
        d->t.face->asked(&d->t);
    d->unsaved = true;
    if (d->t.guide && d->t.guide->after && d->t.guide->after(&d->t))
        d->leaves = true;
    if (d->t.guide && d->t.guide->is_new && d->t.guide->is_new(&d->t))
        over_open(d, OVER_LESSON);
    if (!d->leaves && (pay_marked(d) || way_goes_on(d)))
        return;
    desk_guard(d);
    keys_hear(d);
    if (d->set.sound)
        screen_beep(d->screen);
}

static void end_game(struct desk *d)
{
    d->leaves = d->p->stops;                            /* the campaign's Mission is fought elsewhere */
    if (d->leaves || d->doing == DOING_OVER)
        return;
    d->doing = DOING_OVER;
    look(d, book_of(d));
    save(d);                                            /* its end tells where */
    over_open(d, d->t.guide && d->t.guide->tells ? OVER_LESSON : OVER_RESULT);
    d->leaves = d->t.guide && d->t.guide->after && d->t.guide->after(&d->t);
}

/* A bot chooses: by chance at once, else beside the table. */
static void let_think(struct desk *d, unsigned seat)
{
    if (d->doing != DOING_THINK)
        d->dirty = true;
    d->doing = DOING_THINK;
    if (think_is_busy(d->think))
        return;
    if (d->p->bot[seat] != &grog_bot_random) {
        think_choice(d->think, game(d), seat, d->p->bot[seat], &d->p->dice, d->moment);
        return;
    }
    struct grog_options *l = must_have(1, sizeof *l);
    grog_list(d->p->m, game(d), seat, l);
    take(d, seat, d->p->lesson ? lesson_answer(d->p, l) : l->at[chance_below(&d->p->chance, l->n)], NULL, false);
    free(l);
}

static bool is_heading(const char *line) { return !strncmp(line, "--", 2) || !strncmp(line, "==", 2); }

/* Is all that is still to be told of the player's own doing?  Then he need not wait for it. */
bool desk_may_go_on(const struct desk *d)
{
    const struct book *b = &d->p->book[book_of(d)];
    for (uint32_t i = d->told; i < b->n; i++)
        if (is_heading(b->line[i]))
            return false;
    return d->own;
}

/* How long the newest line is seen alone: dice have to roll. */
static int line_ms(const struct desk *d)
{
    int ms = d->own ? OWN_MS : pace_ms[d->set.pace];
    if (d->set.pace && grog_over(game(d)) && !is_untold(d))
        return LAST_MS;                                 /* how it ended is read before a box lies over it */
    bool dice = !d->set.still && d->told && line_has_dice(d->p->book[book_of(d)].line[d->told - 1]);
    return dice && ms < DICE_MS ? DICE_MS : ms;
}

/* The position as it was when the newest line was told: what is told is what is seen. */
static void show_moment(struct desk *d)
{
    const struct grog_game *then = moments_at(d->p, d->p->book[book_of(d)].moment[d->told - 1]);
    if (then)
        look_at(d, then, book_of(d));
}

/* Those whom the newest line names are pointed out in the middle, so that the eye follows what is told; whom it names
 * first comes first. */
static void point_out(struct desk *d)
{
    const char *line = d->p->book[book_of(d)].line[d->told - 1], *first = NULL;
    unsigned n = 0;
    memset(d->told_of, 0, sizeof d->told_of);
    for (uint32_t i = 1; !d->own && i < d->p->scene->objects && n < GROG_SCENE_TOUCHES; i++) {
        char name[128] = "";
        struct grog_text t = { .at = name, .room = sizeof name };
        if (d->p->scene->object[i].sort != GROG_IS_A_THING)
            continue;
        table_name(&d->t, (uint16_t)i, &t);
        const char *at = *name ? strstr(line, name) : NULL;
        if (!at)
            continue;
        d->told_of[n] = (uint16_t)i;
        if (!first || at < first) {
            d->told_of[n] = d->told_of[0];
            d->told_of[0] = (uint16_t)i;
            first = at;
        }
        n++;
    }
}

/* One step of what goes on by itself; false: there is nothing to do but wait. */
static bool go_on(struct desk *d)
{
    if (d->leaves || d->over == OVER_BEGINNING)
        return false;
    if (is_untold(d)) {
        d->doing = DOING_TELL;
        if (nanoseconds() < d->next_at)
            return false;
        d->told++;
        d->own = d->own && !is_heading(d->p->book[book_of(d)].line[d->told - 1]);
        d->frame = 0;
        d->dirty = true;
        show_moment(d);
        point_out(d);
        d->next_at = nanoseconds() + (uint64_t)line_ms(d) * MS;
        return false;
    }
    if (d->doing == DOING_TELL && nanoseconds() < d->next_at)
        return false;
    if (grog_over(game(d)) || play_stops(d->p)) {
        end_game(d);
        return false;
    }
    unsigned asked = grog_asked(game(d)), others = asked & ~d->p->hands;
    if (others) {
        bool was_shown = d->doing != DOING_THINK;
        if (was_shown && (d->doing == DOING_TELL || d->doing == DOING_ASK))
            look(d, book_of(d));
        let_think(d, grog_first_seat(others));
        return is_untold(d) || d->p->bot[grog_first_seat(others)] == &grog_bot_random;
    }
    if (d->doing == DOING_ASK || d->doing == DOING_CURTAIN)
        return false;
    ask(d, grog_first_seat(asked & d->p->hands));
    return d->doing != DOING_ASK && d->doing != DOING_CURTAIN;
}

/* The rest of what is told, at once. */
void desk_hasten(struct desk *d)
{
    d->told = d->p->book[book_of(d)].n;
    d->next_at = 0;
    d->dirty = true;
}

void desk_catch_up(struct desk *d)
{
    enum { STEPS = 32 };
    for (unsigned i = 0; i < STEPS && d->doing == DOING_TELL; i++) {
        desk_hasten(d);
        if (!go_on(d) && d->doing != DOING_TELL)
            return;
    }
}

static void hear_thought(struct desk *d)
{
    struct thought t;
    if (!think_hear(d->think, &t))
        return;
    if (t.kind == THOUGHT_ODDS)
        choices_counted(d, &t);
    else if (t.moment == d->moment) {
        d->p->dice = t.dice;
        take(d, t.about, t.option, NULL, false);
    }
}

/* ---- what the player does ---------------------------------------------------------------- */

static void remember_actor(struct desk *d, uint32_t option)
{
    struct grog_scene_object of = desk_object(d, d->p->scene->touch[option][0]);
    bool is_thing = of.sort == GROG_IS_A_THING;
    d->worked[0] = is_thing ? (uint16_t)(of.row + 1) : 0;
    d->worked[1] = is_thing ? of.place : 0;
    d->t.aimed = (struct grog_scene_object){ 0 };
    for (unsigned k = 1; k < GROG_SCENE_TOUCHES; k++) {
        struct grog_scene_object to = desk_object(d, d->p->scene->touch[option][k]);
        if (to.sort == GROG_IS_A_THING && !(to.bits & (GROG_YOURS | GROG_ALLIED)))
            d->t.aimed = to;
    }
}

void desk_take_now(struct desk *d, uint32_t option)
{
    struct grog_option o = d->p->scene->options.at[option];
    d->p->react->uses = 0;
    d->doing = DOING_TELL;
    d->frame = 0;
    d->since = d->told;
    memset(d->flash, 0, sizeof d->flash);
    remember_actor(d, option);
    d->answered = d->p->view->question;
    d->used = o.verb != GROG_PASS && d->p->scene->options.at[0].verb == GROG_PASS;
    if (o.verb < d->p->m->system->n_verbs && d->p->m->system->verbs[o.verb].decides)
        memcpy(d->flash, d->p->scene->touch[option], sizeof d->flash);
    if (d->t.focus == PANE_HAND) {                      /* the card may be gone: the next choice is in the list */
        d->t.focus = PANE_CHOICES;
        d->t.object = 0;
    }
    take(d, d->seat, o, NULL, true);
    save(d);
    d->t.option = UINT32_MAX;
}

void desk_take(struct desk *d, uint32_t option)
{
    char room[PLAY_LINE] = "";
    struct grog_text why = { .at = room, .room = sizeof room };
    struct grog_option o = d->p->scene->options.at[option];
    if (d->t.guide && d->t.guide->allows && !d->t.guide->allows(&d->t, o, &why)) {
        desk_note(d, true, room);
        return;
    }
    unsigned due = play_due(d->p) > 0 ? (unsigned)play_due(d->p) : 0;
    if (d->marks && d->marks < due) {
        desk_note(d, false, SAY(d, "table.too-few", { "n", NULL, due - d->marks }));
        return;
    }
    if (d->marks) {
        pay_marked(d);
        return;
    }
    d->asks_about = option;
    if (d->set.confirm && play_is_to_be_confirmed(d->p, o))
        over_open(d, OVER_CONFIRM);
    else
        desk_take_now(d, option);
}

void desk_undo(struct desk *d, bool again)
{
    d->p->s.viewer = d->seat;
    if (!d->p->hands || d->doing == DOING_THINK || !(again ? play_redo(d->p) : play_undo(d->p))) {
        keep_view(d);
        desk_note(d, false, SAID(d, again ? "play.no-redo" : play_no_undo(d->p)));
        return;
    }
    uint32_t back = way_back_to(d, grog_decisions(game(d)));
    while (!again && grog_decisions(game(d)) > back && play_undo(d->p))     /* a way is one choice */
        ;
    d->told = d->p->book[book_of(d)].n;
    d->doing = DOING_TELL;
    d->marks = 0;
    d->next_at = 0;
    over_close(d);
    desk_note(d, false, SAID(d, again ? "play.redone" : "play.undone"));
}

void desk_next_lesson(struct desk *d)
{
    d->p->wants_next = lesson_has_next(d->p);
    d->leaves = true;
}

/* ---- the loop ------------------------------------------------------------------------------ */

static int wait_ms(const struct desk *d)
{
    if (d->doing != DOING_TELL || d->over == OVER_BEGINNING)    /* nothing goes on under it */
        return NONE;
    uint64_t now = nanoseconds();
    int ms = now >= d->next_at ? 0 : (int)((d->next_at - now) / MS) + 1;
    return !d->set.still && ms > FRAME_MS ? FRAME_MS : ms;
}

static void act(struct desk *d, const struct input *in)
{
    if (in->kind == INPUT_END)
        d->leaves = true;
    else if (in->kind == INPUT_SIZE)
        d->dirty = true;
    else if (in->kind == INPUT_KEY)
        desk_key(d, in->key);
    else if (in->kind >= INPUT_CLICK && in->kind <= INPUT_WHEEL_DOWN)
        desk_mouse(d, in);
}

/* Which game it is, and where in it. */
static void name_window(struct desk *d)
{
    char turn_room[128] = "";
    struct grog_text turn = { .at = turn_room, .room = sizeof turn_room };
    grog_say_turn(&d->p->s, d->p->scene->turn, &turn);
    screen_title(d->screen, SAY(d, "table.title", { "game", grog_system_name(d->p->m->system), 0 },
                                { "turn", turn_room, 0 }, { "n", NULL, grog_decisions(game(d)) }));
}

static void show(struct desk *d)
{
    char said[400];
    if (screen_said(d->screen, said, sizeof said)) {
        said[strcspn(said, "\n")] = 0;
        desk_note(d, true, said);
    }
    if (!d->dirty)
        return;
    desk_draw(d);
    if (desk_is_asked(d) || d->doing == DOING_OVER)
        name_window(d);
    screen_show(d->screen, &d->canvas);
    d->dirty = false;
}

static void run(struct desk *d)
{
    for (unsigned steps = 0; !d->leaves; steps++) {
        bool goes_on = go_on(d);
        choices_count(d);
        if (d->doing == DOING_TELL && !d->set.still) {
            d->frame++;
            d->dirty = true;
        }
        if (!goes_on || steps % 64 == 0)
            show(d);
        if (!goes_on && d->unsaved) {
            save(d);
            show(d);
        }
        struct input in = screen_wait(d->screen, goes_on ? 0 : wait_ms(d), think_file(d->think));
        act(d, &in);
        hear_thought(d);
    }
}

static void open_table(struct desk *d, struct play *p, const struct guide *guide, void *pupil)
{
    d->p = p;
    p->on_screen = true;
    moments_open(p);
    d->t = (struct table){ .p = p, .canvas = &d->canvas, .set = &d->set, .face = face_of(p->m), .focus = PANE_CHOICES,
                           .option = UINT32_MAX, .guide = guide, .pupil = pupil };
    d->odds = must_have(GROG_OPTIONS_MAX, sizeof *d->odds);
    d->kept = must_have(1, grog_state_bytes(p->m));
    d->text = must_have(1, TEXT_MAX);
    d->found = must_have(1, TEXT_MAX);
    d->explained = must_have(1, TEXT_MAX);
    d->last = GROG_SPECTATOR;
    d->seat = p->hands ? grog_first_seat(p->hands) : GROG_SPECTATOR;
    d->told = p->book[book_of(d)].n;
    d->since = p->book[book_of(d)].shown;
    d->doing = DOING_TELL;
    d->dirty = true;
    look(d, d->seat);
    if (!grog_decisions(game(d)) && !guide)
        over_open(d, OVER_BEGINNING);
}

static void close_table(struct desk *d)
{
    for (unsigned i = 0; i <= GROG_SPECTATOR; i++)
        d->p->book[i].shown = d->p->book[i].n;          /* it has been told here */
    choices_forget(d);
    moments_close(d->p);
    free(d->odds);
    free(d->kept);
    free(d->text);
    free(d->found);
    free(d->explained);
}

bool table_run(struct play *p, const struct guide *guide, void *pupil)
{
    struct desk *d = must_have(1, sizeof *d);
    settings_load(&d->set);
    d->screen = screen_open(&d->set);
    d->think = d->screen ? think_open(p->m) : NULL;
    bool good = d->screen && d->think;
    if (good) {
        open_table(d, p, guide, pupil);
        run(d);
        close_table(d);
    }
    think_close(d->think);
    screen_close(d->screen);
    free(d);
    return good;
}
