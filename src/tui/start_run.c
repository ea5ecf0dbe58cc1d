/* SPDX-License-Identifier: MIT */
/* start_run.c -- `grognard` alone at a terminal: the start screen, what is chosen there, and back to it, until the
 * player leaves.
 *
 * Games, replays and lessons are run as the commands that they are, with the arguments that somebody would type. */
#define _POSIX_C_SOURCE 200809L
#include "start.h"
#include "library/languages.h"
#include "command/memory.h"
#include "base/clock.h"
#include "kernel/fielding.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/library.h"
#include "screen.h"
#include "settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* ---- the player's settings --------------------------------------------------------- */

struct home {
    struct program *program;
    struct start start;
    struct screen *screen;
    struct settings set;
    struct start_lessons lessons;
    struct canvas canvas;
    struct grog_words *words[2];
    bool     speaks_anew;               /* another language was chosen */
    bool     played;                    /* what was left last is a game */
};

/* The language is one more: as the locale says, English, then those built in. */
static unsigned language_rows(void)
{
    unsigned n = 2;
    while (grog_languages[n - 2].name)
        n++;
    return n;
}

static const char *language_of(unsigned i) { return !i ? "" : i == 1 ? "en" : grog_languages[i - 2].name; }

static unsigned language_now(const struct home *home)
{
    unsigned i = 0;
    while (i < language_rows() && strcmp(language_of(i), home->set.lang) != 0)
        i++;
    return i < language_rows() ? i : 0;
}

static void say(const struct grog_words *words, const char *key, char *out, size_t room)
{
    struct grog_text t = { .at = out, .room = room };
    out[0] = 0;
    grog_say_plain(&(struct grog_speaker){ .words = words, .viewer = GROG_SPECTATOR }, key, NULL, &t);
}

static void read_setting(void *arg, unsigned i, const struct grog_words *words, char name[LIST_NAME],
                         char value[LIST_NOTE], char about[512])
{
    struct home *home = arg;
    char key[96];
    bool language = i == settings_number();
    const char *row = language ? "lang" : setting_rows[i].name;
    snprintf(key, sizeof key, "table.set.%s", row);
    say(words, key, name, LIST_NAME);
    snprintf(key, sizeof key, "table.set.%s.%s", row, !language ? setting_rows[i].values[setting_get(&home->set, i)]
             : language_now(home) ? language_of(language_now(home)) : "auto");
    say(words, key, value, LIST_NOTE);
    if (language && !*value)
        snprintf(value, LIST_NOTE, "%s", language_of(language_now(home)));
    char means[160], whole[LIST_NOTE + 160];
    snprintf(key, sizeof key, "start.set.%s", row);
    say(words, key, means, sizeof means);
    snprintf(whole, sizeof whole, "%s\n\n%s", value, means);
    snprintf(about, 512, "%s", whole);
}

static void change_setting(void *arg, unsigned i, int by)
{
    struct home *home = arg;
    if (i == settings_number()) {
        unsigned n = language_rows(), now = (language_now(home) + (by < 0 ? n - 1 : 1)) % n;
        snprintf(home->set.lang, sizeof home->set.lang, "%s", language_of(now));
        home->speaks_anew = true;
    } else {
        unsigned n = setting_values(i);
        setting_set(&home->set, i, (setting_get(&home->set, i) + (by < 0 ? n - 1 : 1)) % n);
    }
    settings_save(&home->set);
    if (home->screen)
        screen_use(home->screen, &home->set);
}

/* ---- the screen ----------------------------------------------------------------------- */

static void draw(struct home *h)
{
    int w, high;
    screen_size(h->screen, &w, &high);
    h->canvas.ascii = screen_is_ascii(h->screen);
    start_draw(&h->start, &h->canvas, w, high);
    screen_show(h->screen, &h->canvas);
}

/* A wheel is an arrow. */
static uint32_t key_of(struct home *h, const struct input *in)
{
    switch (in->kind) {
    case INPUT_KEY:        return in->key;
    case INPUT_CLICK:      return start_click(&h->canvas, in->x, in->y);
    case INPUT_WHEEL_UP:   return PRESS_UP;
    case INPUT_WHEEL_DOWN: return PRESS_DOWN;
    default:               return 0;
    }
}

static enum start_what ask(struct home *h)
{
    enum start_what what = START_STAYS;
    h->screen = screen_open(&h->set);
    if (!h->screen)
        return START_QUITS;
    while (what == START_STAYS) {
        draw(h);
        struct input in = screen_wait(h->screen, -1, -1);
        uint32_t key = key_of(h, &in);
        if (in.kind == INPUT_END)
            what = START_QUITS;
        else if (key)
            what = start_key(&h->start, key);
        if (h->speaks_anew)
            break;
    }
    screen_close(h->screen);
    h->screen = NULL;
    return what;
}

/* ---- what was chosen ---------------------------------------------------------------------- */

enum { WORDS = 32 };
struct words { const char *at[WORDS]; int n; };

static void put(struct words *w, const char *option, const char *value)
{
    if (!value || !*value)
        return;
    if (option)
        w->at[w->n++] = option;
    w->at[w->n++] = value;
}

/* Commands move their arguments about: what is to be freed is kept apart. */
static int run(struct program *program, const struct words *w)
{
    char *made[WORDS], *argv[WORDS + 1] = { NULL };
    for (int i = 0; i < w->n; i++)
        argv[i] = made[i] = text_copy(w->at[i]);
    int status = program_call(program, w->n, argv);
    for (int i = 0; i < w->n; i++)
        free(made[i]);
    return status;
}

static int play(struct program *program, const struct start_wish *wish, const char *lang)
{
    static const char *const army[] = { "--army1", "--army2", "--army3", "--army4" };
    struct words w = { { "play" }, 1 };
    char seats[24] = "";
    if (wish->match.seats)
        snprintf(seats, sizeof seats, "%u", (unsigned)wish->match.seats);
    put(&w, "--system", wish->match.system);
    put(&w, "--mission", wish->match.mission);
    put(&w, "--team", wish->match.team);
    put(&w, "--scenario", wish->match.scenario);
    put(&w, "--setup", wish->match.setup);
    put(&w, "--seats", seats);
    for (unsigned i = 0; i < 4; i++)
        put(&w, army[i], wish->match.army[i]);
    put(&w, "--resume", wish->what == START_RESUMES ? wish->file : NULL);
    put(&w, "--seat", wish->seat);
    put(&w, "--bot", wish->bots);
    put(&w, NULL, wish->curtain ? "--curtain" : NULL);
    put(&w, NULL, wish->watch ? "--watch" : NULL);
    put(&w, "--lang", lang);
    return run(program, &w);
}

/* A new one is begun first. */
static int campaign(struct program *program, const struct start_wish *wish, const char *lang)
{
    struct words new = { { "campaign", "new" }, 2 }, w = { { "campaign", "play" }, 2 };
    put(&new, NULL, wish->campaign);
    put(&new, NULL, wish->sheet);
    put(&new, NULL, wish->practice ? "--practice" : NULL);
    put(&w, NULL, wish->campaign);
    put(&w, "--lang", lang);
    int status = *wish->sheet ? run(program, &new) : CLI_YES;
    return status == CLI_YES ? run(program, &w) : status;
}

static int show(struct program *program, const struct start_wish *wish)
{
    struct words w = { { "replay" }, 1 };
    put(&w, NULL, "--table");
    put(&w, NULL, wish->file);
    return run(program, &w);
}

/* What went wrong stands on the terminal: let it be read. */
static void pause_if(const struct home *h, int status)
{
    char text[128];
    if (status != CLI_TROUBLE)
        return;
    say(lang_words(h->words), "start.pause", text, sizeof text);
    fprintf(stderr, "\n%s ", text);
    for (int c = 0; c != '\n' && c != EOF; )
        c = getchar();
}

static int act(struct home *h, enum start_what what)
{
    switch (what) {
    case START_PLAYS: case START_RESUMES: return play(h->program, &h->start.wish, h->set.lang);
    case START_CAMPAIGN: return campaign(h->program, &h->start.wish, h->set.lang);
    case START_SHOWS:   return show(h->program, &h->start.wish);
    case START_TEACHES: return start_teach(h->program, h->start.wish.lesson, h->set.lang);
    default:            return CLI_YES;
    }
}

/* ---- the command ---------------------------------------------------------------------------- */

static bool open_home(struct home *h, const struct start_settings *rows)
{
    settings_load(&h->set);
    start_lessons(&h->lessons);
    struct grog_error why;
    if (!lang_open(h->program->library, h->set.lang, h->words, &why)
        && !lang_open(h->program->library, "en", h->words, &why))
        return false;
    start_open(&h->start, h->program->library, lang_words(h->words), nanoseconds() / 1000, &h->lessons, rows);
    h->start.version = h->program->version;
    return true;
}

/* In another language: the same page. */
static void speak_anew(struct home *h, const struct start_settings *rows)
{
    start_close(&h->start);
    lang_close(h->words);
    struct grog_error why;
    if (!lang_open(h->program->library, h->set.lang, h->words, &why))
        lang_open(h->program->library, "en", h->words, &why);
    start_open(&h->start, h->program->library, lang_words(h->words), nanoseconds() / 1000, &h->lessons, rows);
    h->start.version = h->program->version;
    start_push(&h->start, &page_settings);
    list_go_to(&h->start.at[1].list, settings_number());
    h->speaks_anew = false;
}

/* The screen is gone: how to go on with the game that was left last, or to see it again. */
static void say_farewell(const struct home *h)
{
    const struct kept *k = h->start.kept;
    char text[128];
    if (!h->played || !h->start.n_kept)
        return;
    say(lang_words(h->words), k->over ? "play.watch" : "play.resume", text, sizeof text);
    printf("%s\n  grognard %s %s%s\n", text, k->over ? "replay" : "play --resume", k->file,
           library_packs(h->program->library));
}

/* At a game's end another team was asked for, or a campaign. */
static void choose_next(struct home *home)
{
    struct start *s = &home->start;
    if (home->program->wants_campaign)
        start_first_campaign(s);
    home->program->wants_campaign = false;
    const struct grog_box *box = s->box[START_BY_TEAM];
    s->mission = *home->program->wants_team ? grog_card_find(box->cards, home->program->wants_team) : 0;
    home->program->wants_team[0] = 0;
    s->of = START_BY_TEAM;
    if (s->mission)
        start_push(s, &page_teams);
}

int start_run(struct program *program)
{
    for (unsigned i = 0; i < START_SYSTEMS; i++)
        if (!asked_stock(program, "", start_system(i)))
            return CLI_TROUBLE;
    for (const struct grog_box *b = library_boxes(program->library); b->system; b++)    /* campaigns' Sheets */
        if (b->system->fielding && !asked_stock(program, "", grog_system_name(b->system)))
            return CLI_TROUBLE;
    struct home *home = must_have(1, sizeof *home);
    home->program = program;
    struct start_settings rows = { settings_number() + 1, home, read_setting, change_setting };
    enum start_what what = START_STAYS;
    bool good = open_home(home, &rows);
    program->at_home = true;
    if (good)
        choose_next(home);
    while (good && what != START_QUITS) {
        what = ask(home);
        if (home->speaks_anew)
            speak_anew(home, &rows);
        else if (what != START_QUITS) {
            bool teaches = what == START_TEACHES && strcmp(home->start.wish.lesson, home->start.first) != 0;
            home->played = what != START_SHOWS && !teaches;
            pause_if(home, act(home, what));
            settings_load(&home->set);
            if (teaches)
                start_taught(&home->start);
            else if (what == START_SHOWS)
                start_back(&home->start);
            else
                start_again(&home->start);
            choose_next(home);
        }
    }
    program->at_home = false;
    if (good) {
        say_farewell(home);
        start_close(&home->start);
        lang_close(home->words);
    }
    free(home);
    return good ? CLI_YES : CLI_TROUBLE;
}
