/* SPDX-License-Identifier: MIT */
/* choices.c -- the choices of the table: gathered as in line mode, narrowed by words or by what they touch, with odds
 * that are counted beside it.
 *
 * What always holds here: t.option is the option of the line under the cursor, or UINT32_MAX. */
#define _POSIX_C_SOURCE 200809L
#include "command/memory.h"
#include "desk.h"
#include "kernel/odds.h"
#include "kernel/system.h"
#include "session/play_menu.h"
#include "session/play_price.h"
#include "session/play_system.h"
#include "session/play_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1024 };

/* ---- the lines --------------------------------------------------------------------- */

static void forget_lines(struct desk *d)
{
    for (uint32_t i = 0; i < d->choices; i++)
        free(d->choice[i].text), free(d->choice[i].note);
    d->choices = d->more = 0;
}

void choices_forget(struct desk *d)
{
    for (uint32_t i = 0; i < GROG_OPTIONS_MAX; i++) {
        free(d->odds[i].brief);
        free(d->odds[i].odds);
    }
    memset(d->odds, 0, GROG_OPTIONS_MAX * sizeof *d->odds);
    forget_lines(d);
    d->only_object = d->only_square = 0;
    d->opened = 0;
    d->typing = false;
    d->digit = 0;
    d->t.words[0] = 0;
    d->t.line = d->t.first = 0;
}

static void add(struct desk *d, struct choice c, const char *text, const char *note)
{
    if (d->choices == CHOICES_MAX) {
        d->more += !c.head;
        return;
    }
    c.text = text_copy(text);
    c.note = *note ? text_copy(note) : NULL;
    d->choice[d->choices++] = c;
}

enum { DIGITS = 9 };

/* 1 to 9, then the letters that mean nothing else; those that are taken are passed over. */
static uint8_t next_key(const struct desk *d, unsigned *n, const bool taken[128])
{
    static const char keys[] = "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    while (*n < sizeof keys - 1 && (taken[(unsigned char)keys[*n]]
                                    || (*n >= DIGITS && !key_is_free(d, (uint32_t)keys[*n]))))
        ++*n;
    return (uint8_t)(*n < sizeof keys - 1 ? keys[(*n)++] : 0);
}

/* What ends a turn has the same key always, `warfighter.key.end-turn`, and a system may know one that is looked for, by
 * the first option of a line; 0: it has none of its own. */
static uint8_t own_key(const struct desk *d, uint32_t line)
{
    const struct grog_system *y = d->p->m->system;
    const struct menu *u = d->p->menu;
    struct grog_option o = d->p->scene->options.at[u->order[u->line[line].from]];
    const char *key = o.verb < y->n_verbs && u->line[line].n == 1
                    ? grog_row_text(&d->p->s, "key", y->verbs[o.verb].name, NULL) : NULL;
    if (o.verb == GROG_PASS)
        key = SAID((struct desk *)d, "table.key-of.pass");
    return (uint8_t)(key ? *key : play_key(d->p, o, d->opened != 0));
}

/* The keys of all lines: one each, or the digit of whose it is and behind it one of his own. */
struct keys {
    uint8_t own[GROG_OPTIONS_MAX], who[GROG_OPTIONS_MAX];
    bool taken[128], of[DIGITS + 1][128];               /* of all; of his */
};

/* `warfighter.letter.attack`: the letter of an act, which nothing else has; a second of the sort has its capital. */
static uint8_t letter_of(const struct desk *d, uint32_t line)
{
    const struct menu *u = d->p->menu;
    struct grog_option o = d->p->scene->options.at[u->order[u->line[line].from]];
    const char *act = u->line[line].n > 1 ? d->p->m->system->verbs[o.verb].name : play_act(d->p, o);
    const char *key = act ? grog_row_text(&d->p->s, "letter", act, NULL) : NULL;
    return (uint8_t)(key ? *key : 0);
}

static bool is_letter_of_any(const struct desk *d, char letter)
{
    const struct grog_system *y = d->p->m->system;
    for (unsigned i = 1; i < y->n_verbs; i++) {
        const char *key = y->verbs[i].name ? grog_row_text(&d->p->s, "letter", y->verbs[i].name, NULL) : NULL;
        if (key && *key == letter)
            return true;
    }
    return false;
}

/* The next letter that no act has. */
static uint8_t spare_letter(const struct desk *d, const bool of[128])
{
    static const char letters[] = "abcdefghijklmnoprstuvwxyz";          /* q leaves, whatever was typed before */
    for (int capital = 0; capital < 2; capital++)
        for (const char *c = letters; *c; c++)
            if (!of[*c - 32 * capital] && !is_letter_of_any(d, *c))
                return (uint8_t)(*c - 32 * capital);
    return 0;
}

/* Of what is weighed against others the first letter is for the best alone, never for a line of several. */
static bool is_first_of_sort(const struct desk *d, uint32_t line)
{
    const struct menu *u = d->p->menu;
    return u->line[line].n == 1 || !play_promise(d->p, d->p->scene->options.at[u->order[u->line[line].from]]);
}

static void letters_behind(const struct desk *d, struct keys *k)
{
    enum { SMALL, CAPITAL, SPARE, TIMES };
    for (int time = SMALL; time < TIMES; time++)
        for (uint32_t i = 0; i < d->p->menu->n; i++) {
            bool *of = k->of[k->who[i]];
            uint8_t letter = letter_of(d, i), key = time == SMALL ? letter
                           : time == CAPITAL ? (uint8_t)(letter ? letter - 32 : 0) : spare_letter(d, of);
            if (!k->who[i] || k->own[i] || !key || of[key] || (time == SMALL && !is_first_of_sort(d, i)))
                continue;
            k->own[i] = key;
            of[key] = true;
        }
}

/* Own keys of all lines, as far as each is one line's alone. */
static void own_keys(const struct desk *d, bool headed, struct keys *k)
{
    for (uint32_t i = 0; i < d->p->menu->n; i++) {
        uint8_t key = own_key(d, i);
        k->who[i] = headed && !key
            ? (uint8_t)play_number(d->p, d->p->scene->options.at[d->p->menu->order[d->p->menu->line[i].from]]) : 0;
        k->own[i] = key < 128 && !k->taken[key] ? key : 0;
        k->taken[k->own[i]] = k->own[i];
        k->taken['0' + k->who[i]] |= k->who[i] != 0;
    }
    letters_behind(d, k);
}

/* Where units have their own numbers for keys, no number stands for anything else, whoever has done already. */
static unsigned first_key(const struct desk *d, const struct keys *k)
{
    for (uint32_t i = 0; i < d->p->menu->n; i++)
        if (k->who[i] || (k->own[i] >= '1' && k->own[i] <= '9'))
            return DIGITS;
    return 0;
}

static void add_heading(struct desk *d, uint32_t line, uint8_t who, char last[TEXT])
{
    char heading[TEXT], room[TEXT + 4];
    struct grog_text h = empty(heading, sizeof heading);
    play_say_heading(d->p, line, &h);
    if (who)
        snprintf(room, sizeof room, "%u %s", who, heading);
    else
        snprintf(room, sizeof room, "%s", heading);
    if (*heading && strcmp(heading, last) != 0)
        add(d, (struct choice){ .head = true, .line = line, .option = UINT32_MAX, .who = who }, room, "");
    snprintf(last, TEXT, "%s", heading);
}

static void add_lines(struct desk *d, bool headed)
{
    const struct menu *u = d->p->menu;
    char last[TEXT] = "";
    struct keys k = { .own = { 0 } };
    own_keys(d, headed, &k);
    unsigned keys = first_key(d, &k);
    for (uint32_t i = 0; i < u->n; i++) {
        char room[TEXT], note_room[TEXT];
        struct grog_text t = grog_text_in(room, sizeof room), note = grog_text_in(note_room, sizeof note_room);
        uint32_t option = u->line[i].n == 1 ? u->order[u->line[i].from] : UINT32_MAX;
        if (headed)
            add_heading(d, i, k.who[i], last);
        play_say_line(d->p, i, *last != 0, "", &t);
        if (option != UINT32_MAX)
            play_say_note(d->p, d->p->scene->options.at[option], &note);
        uint8_t key = k.own[i] ? k.own[i] : k.who[i] ? 0 : next_key(d, &keys, k.taken);
        struct grog_option first = d->p->scene->options.at[u->order[u->line[i].from]];
        add(d, (struct choice){ .line = i, .option = option, .key = key, .who = k.who[i],
                                .weighed = grog_weighed(d->p->m, d->p->view, first).proc != 0 }, room, note_room);
    }
}

static uint32_t line_of(const struct desk *d, uint8_t who);     /* his first that is safe, or his first */

bool choices_key(struct desk *d, uint32_t key)
{
    uint8_t digit = d->digit;
    d->digit = 0;
    for (uint32_t i = 0; desk_is_asked(d) && i < d->choices; i++) {
        const struct choice *c = &d->choice[i];
        if (!c->head && c->key && c->key == key && (!c->who || c->who == digit)) {
            choices_take_line(d, i);
            return true;
        }
    }
    uint32_t line = desk_is_asked(d) && key >= '1' && key <= '9' ? line_of(d, (uint8_t)(key - '0')) : UINT32_MAX;
    if (line != UINT32_MAX) {
        d->digit = (uint8_t)(key - '0');
        d->t.line = line;
        d->t.focus = PANE_CHOICES;
        choices_aim(d);
        return true;
    }
    bool letter = digit && key != 'q' && ((key >= 'a' && key <= 'z') || (key >= 'A' && key <= 'Z'));
    if (letter)                                         /* it was meant for a choice of his, and he has none such */
        desk_note(d, false, SAY(d, "table.no-key-of", { "key", ((char[]){ (char)key, 0 }), 0 }, { "n", NULL, digit }));
    return letter;
}

uint32_t choices_about(const struct desk *d, uint16_t object, uint16_t square, uint32_t *first)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < d->p->scene->options.n; i++) {
        bool about = square && table_is_about(&d->t, i, square);
        for (unsigned k = 0; object && k < GROG_SCENE_TOUCHES; k++)
            about = about || d->p->scene->touch[i][k] == object;
        if (about && !n++ && first)
            *first = i;
    }
    return n;
}

/* Of who stands under the cursor, among choices that take him elsewhere: are there others? */
static bool has_stays(const struct desk *d)
{
    const struct grog_scene *s = d->p->scene;
    for (uint32_t i = grog_scene_next_option(s, d->only_object, 0); i != UINT32_MAX;
         i = grog_scene_next_option(s, d->only_object, i + 1))
        if (!s->square[i] && !s->corner[i])
            return true;
    return false;
}

static bool is_about(void *arg, uint32_t option)
{
    const struct desk *d = arg;
    uint16_t goes = d->p->scene->square[option];
    if (d->only_square && d->only_object && goes && goes != d->only_square && has_stays(d))
        return false;                                   /* that square can be chosen itself */
    if (d->only_square && table_is_about(&d->t, option, d->only_square))
        return true;
    for (unsigned k = 0; d->only_object && k < GROG_SCENE_TOUCHES; k++)
        if (d->p->scene->touch[option][k] == d->only_object)
            return true;
    return false;
}

/* May one key too many take the line, without harm? */
static bool is_safe(const struct desk *d, uint32_t i)
{
    const struct menu *u = d->p->menu;
    const uint32_t *at = u->order + u->line[d->choice[i].line].from, *end = at + u->line[d->choice[i].line].n;
    while (at < end && play_is_shunned(d->p, d->p->scene->options.at[*at]))
        at++;
    return at < end;                                    /* of several, one of them */
}

static uint32_t line_of(const struct desk *d, uint8_t who)
{
    for (int safe = 1; safe >= 0; safe--)
        for (uint32_t i = 0; i < d->choices; i++)
            if (!d->choice[i].head && d->choice[i].who == who && (!safe || is_safe(d, i)))
                return i;
    return UINT32_MAX;
}

static uint32_t first_line(const struct desk *d)
{
    uint32_t first = 0, i;
    while (first < d->choices && d->choice[first].head)
        first++;
    for (i = first; i < d->choices; i++)
        if (!d->choice[i].head && is_safe(d, i))
            return i;
    return first;
}

void choices_aim(struct desk *d)
{
    bool on = d->t.line < d->choices && !d->choice[d->t.line].head;
    d->t.option = on && desk_is_asked(d) ? d->choice[d->t.line].option : UINT32_MAX;
    d->t.group = on && desk_is_asked(d) && d->t.option == UINT32_MAX
               ? d->p->menu->order[d->p->menu->line[d->choice[d->t.line].line].from] : UINT32_MAX;
    d->explain_up = 0;
    d->rests = false;                                   /* wherever the player has put the cursor it may be */
    d->dirty = true;
}

/* In a lesson the cursor is where it teaches, so that this is in sight. */
static uint32_t taught_line(const struct desk *d)
{
    for (uint32_t i = 0; i < d->choices; i++)
        if (!d->choice[i].head && play_is_taught(d->p, d->choice[i].line))
            return i;
    return first_line(d);
}

/* Who would do it; 0: nobody of his own. */
static uint16_t actor_of(const struct desk *d, uint32_t i)
{
    const struct menu *u = d->p->menu;
    return d->choice[i].head ? 0 : d->p->scene->touch[u->order[u->line[d->choice[i].line].from]][0];
}

/* Are all choices of a Turn there, and not those about something that the player has named? */
static bool is_whole(const struct desk *d)
{
    return play_is_main(d->p) && !*d->t.words && !d->only_object && !d->only_square;
}

/* Of all choices: those of whom the player worked with last, if he can still act, else of the first who can; one that
 * is safe, whosever it is, before all that are not. */
static uint32_t working_line(const struct desk *d)
{
    const char *mark = grog_row_text(&d->p->s, "actor-mark", NULL, NULL);
    uint16_t last = d->worked[0] ? d->p->scene->thing[d->worked[0] - 1][d->worked[1]] : 0;
    bool all = mark && is_whole(d) && !d->opened;
    for (int turn = 0; all && turn < 4; turn++) {       /* his that are safe, others' that are; then any */
        uint32_t first = first_line(d);
        if (turn == 2 && first < d->choices && is_safe(d, first))
            return first;
        for (uint32_t i = 0; i < d->choices; i++) {
            uint16_t actor = actor_of(d, i);
            if (actor && (turn % 2 || actor == last) && table_number(&d->t, actor, mark) > 0
                && (turn > 1 || is_safe(d, i)))
                return i;
        }
    }
    return first_line(d);
}

void choices_gather(struct desk *d)
{
    forget_lines(d);
    if (!desk_is_asked(d)) {
        choices_aim(d);
        return;
    }
    if (*d->t.words)
        play_pick(d->p, d->t.words);
    else if (d->only_object || d->only_square)
        play_pick_if(d->p, is_about, d);
    else
        play_gather(d->p);
    if (d->opened && d->opened <= d->p->menu->n && d->p->menu->line[d->opened - 1].n > 1)
        play_open_line(d->p, d->opened - 1);
    else
        d->opened = 0;
    add_lines(d, !*d->t.words && !d->opened);
    d->t.line = d->p->lesson ? taught_line(d) : working_line(d);
    for (d->t.first = d->p->lesson ? 0 : d->t.line; d->t.first && !d->choice[d->t.first - 1].head; )
        d->t.first--;                                   /* all that he can do is seen, with his name */
    d->t.first -= d->t.first && !d->p->lesson;
    choices_aim(d);
    d->rests = !d->p->lesson && is_whole(d) && d->t.line < d->choices && !is_safe(d, d->t.line);
}

bool choices_would_find(struct desk *d, char more)
{
    char words[sizeof d->t.words + 1];
    snprintf(words, sizeof words, "%s%c", d->t.words, more);
    play_pick(d->p, words);
    bool found = d->p->menu->n > 0;
    play_pick(d->p, d->t.words);
    return found || !*d->t.words;
}

void choices_narrow(struct desk *d, uint16_t object, uint16_t square)
{
    d->only_object = object;
    d->only_square = square;
    d->opened = 0;
    d->t.words[0] = 0;
    choices_gather(d);
    d->from_board = d->t.focus == PANE_BOARD;
    d->t.focus = PANE_CHOICES;
}

bool choices_are_narrow(const struct desk *d)
{
    return *d->t.words || d->only_object || d->only_square || d->opened || d->typing || d->marks;
}

bool choices_back(struct desk *d)
{
    bool narrow = choices_are_narrow(d);
    if ((d->only_object || d->only_square) && d->from_board && !*d->t.words)
        d->t.focus = PANE_BOARD;                        /* back to where one was */
    uint32_t at = d->opened && !*d->t.words && !d->only_object && !d->only_square ? d->opened_at : UINT32_MAX;
    d->typing = false;
    d->t.words[0] = 0;
    d->only_object = d->only_square = 0;
    d->opened = 0;
    d->marks = 0;
    if (narrow)
        choices_gather(d);
    if (at < d->choices && !d->choice[at].head) {       /* to the line that was unfolded */
        d->t.line = at;
        choices_aim(d);
    }
    return narrow;
}

void choices_move(struct desk *d, int by)
{
    int at = (int)d->t.line, step = by < 0 ? -1 : 1;
    for (int left = by < 0 ? -by : by; left > 0; left--) {
        int next = at + step;
        while (next >= 0 && next < (int)d->choices && d->choice[next].head)
            next += step;
        if (next < 0 || next >= (int)d->choices)
            break;
        at = next;
    }
    d->t.line = (uint32_t)at;
    choices_aim(d);
}

/* A line that unfolds within an unfolded one: its options become the choices. */
static void open_line(struct desk *d, uint32_t line)
{
    if (!d->opened && !d->p->menu->part) {
        d->opened_at = d->t.line;
        d->opened = line + 1;
        choices_gather(d);
        return;
    }
    play_open_line(d->p, line);
    forget_lines(d);
    add_lines(d, false);
    d->t.line = first_line(d);
    d->t.first = 0;
    d->opened = d->opened ? d->opened : 1;
    choices_aim(d);
}

void choices_take_line(struct desk *d, uint32_t choice)
{
    if (choice >= d->choices || d->choice[choice].head || !desk_is_asked(d))
        return;
    d->t.line = choice;
    choices_aim(d);
    if (d->choice[choice].option == UINT32_MAX)
        snprintf(d->opened_text, sizeof d->opened_text, "%s", d->choice[choice].text);
    if (d->choice[choice].option == UINT32_MAX)
        open_line(d, d->choice[choice].line);
    else
        desk_take(d, d->choice[choice].option);
}

/* Where squares are chosen, the one choice about who stands under the cursor that is about no other square: to stay. */
static bool is_to_stay(const struct desk *d, uint32_t *option)
{
    const struct grog_scene *s = d->p->scene;
    uint32_t stays = 0, goes = 0;
    for (uint32_t i = grog_scene_next_option(s, d->t.object, 0); i != UINT32_MAX;
         i = grog_scene_next_option(s, d->t.object, i + 1)) {
        bool square = s->square[i] || s->corner[i];
        goes += square;
        *option = square || !table_is_alone(&d->t, i) || stays++ ? *option : i;
    }
    return d->t.focus == PANE_BOARD && d->t.square && goes && stays == 1;
}

uint32_t choices_at_cursor(const struct desk *d, uint32_t *first)
{
    uint32_t stay = 0;
    if (is_to_stay(d, &stay)) {
        *first = stay;
        return 1;
    }
    return choices_about(d, d->t.object, d->t.square, first);
}

void choices_take_cursor(struct desk *d)
{
    uint32_t first = 0, n = choices_at_cursor(d, &first);
    if (way_begin(d))
        return;
    if (n == 1 && is_to_stay(d, &first) && play_is_shunned(d->p, d->p->scene->options.at[first]))
        desk_note(d, false, SAID(d, "table.shunned"));
    else if (n == 1)
        desk_take(d, first);
    else if (n)
        choices_narrow(d, d->t.object, d->t.square);
    else
        desk_note(d, false, SAID(d, "table.nothing-here"));
}

/* ---- odds --------------------------------------------------------------------------- */

bool choices_wants_odds(const struct desk *d, uint32_t option)
{
    return option < d->p->scene->options.n && d->odds[option].state == ODDS_UNKNOWN
        && grog_weighed(d->p->m, d->p->view, d->p->scene->options.at[option]).proc;
}

/* The option under the cursor first, then those that are seen, then the others. */
static uint32_t next_wanted(const struct desk *d)
{
    if (choices_wants_odds(d, d->t.option))
        return d->t.option;
    for (uint32_t k = 0; k < d->choices; k++) {
        uint32_t i = (d->t.first + k) % d->choices;
        if (!d->choice[i].head && choices_wants_odds(d, d->choice[i].option))
            return d->choice[i].option;
    }
    const struct menu *u = d->p->menu;
    for (uint32_t i = 0; u->part && i < u->n; i++)
        for (uint32_t k = u->line[i].from; u->line[i].n > 1 && k < u->line[i].from + u->line[i].n; k++)
            if (choices_wants_odds(d, u->order[k]))
                return u->order[k];
    return UINT32_MAX;
}

void choices_count(struct desk *d)
{
    uint32_t option = desk_is_asked(d) && !think_is_busy(d->think) ? next_wanted(d) : UINT32_MAX;
    if (option == UINT32_MAX)
        return;
    d->odds[option].state = ODDS_ASKED;
    think_odds(d->think, d->p->view, d->seat, d->p->scene->options.at[option], option, d->moment);
}

void choices_counted(struct desk *d, const struct thought *t)
{
    if (t->moment != d->moment || t->about >= d->p->scene->options.n)
        return;
    struct counted *c = &d->odds[t->about];
    c->state = t->status == GROG_OK ? ODDS_COUNTED : t->status == GROG_FULL ? ODDS_TOO_MANY : ODDS_NONE;
    d->dirty = true;
    if (c->state != ODDS_COUNTED)
        return;
    char room[TEXT];
    struct grog_text brief = grog_text_in(room, sizeof room);
    play_say_odds(d->p, d->p->scene->options.at[t->about], &t->odds, &brief);
    c->brief = text_copy(room);
    c->odds = must_have(1, sizeof *c->odds);
    *c->odds = t->odds;
    if (t->about == d->t.option)
        d->explained_key = 0;
}
