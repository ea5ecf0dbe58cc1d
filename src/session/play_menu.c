/* SPDX-License-Identifier: MIT */
/* play_menu.c -- the choices as numbered lines.
 *
 * Below the one who acts stand his choices, those of one sort together; a sort with more of them
 * than fit is one line that unfolds.  Which verbs are of a sort, and how many lines it may have,
 * the catalogue says (`warfighter.group.attack`, `warfighter.group-most.gear`); options of a
 * verb without a sort are lines of their own, in the order of the list.  Many choices may unfold twice,
 * first by what they are about: of Attacks whom (`warfighter.group-by.attack = hostile`), then how. */
#include "library/systems.h"
#include "play_lesson.h"
#include "play_menu.h"
#include "play_react.h"
#include "play_system.h"
#include "play_table.h"
#include "play_text.h"
#include "kernel/odds.h"
#include "kernel/square.h"
#include "kernel/state.h"
#include "kernel/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { SHOWN = 60, ODDS_RUNS = 20000, MOST = 4 };

/* ---- words that were typed -------------------------------------------------- */

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

static bool has_word(const char *text, const char *word, size_t n)
{
    for (; *text; text++) {
        size_t i = 0;
        while (i < n && small(text[i]) == small(word[i]))
            i++;
        if (i == n)
            return true;
    }
    return false;
}

bool play_has_words(const char *text, const char *words)
{
    for (;;) {
        words += strspn(words, " ");
        size_t n = strcspn(words, " ");
        if (!n)
            return true;
        if (!has_word(text, words, n))
            return false;
        words += n;
    }
}

/* ---- sorts of choices -------------------------------------------------------- */

static const struct grog_option *option_at(const struct play *p, uint32_t i) { return &p->scene->options.at[i]; }

/* The sort of an option's verb, or NULL. */
static const char *group_of(const struct play *p, uint32_t i)
{
    unsigned verb = option_at(p, i)->verb;
    return verb < p->m->system->n_verbs ? grog_row_text(&p->s, "group", p->m->system->verbs[verb].name, NULL) : NULL;
}

static uint32_t most_of(const struct play *p, const char *group)
{
    const char *most = grog_row_text(&p->s, "group-most", group, NULL);
    return most ? (uint32_t)strtoul(most, NULL, 10) : MOST;
}

/* What an option of such a sort is about, of the kind by which it unfolds first; 0: it unfolds at once. */
static uint16_t subject_of(const struct play *p, uint32_t i)
{
    const struct grog_option *o = option_at(p, i);
    const char *group = group_of(p, i), *by = group ? grog_row_text(&p->s, "group-by", group, NULL) : NULL;
    for (unsigned k = 1; by && k < 4; k++) {
        const char *kind = p->m->system->kinds[p->m->system->verbs[o->verb].kind[k]].name;
        if (kind && !strcmp(kind, by))
            return o->object[k - 1];
    }
    return 0;
}

static bool is_together(const struct play *p, uint32_t a, uint32_t b)
{
    const char *one = group_of(p, a), *other = group_of(p, b);
    return option_at(p, a)->actor == option_at(p, b)->actor && one && other && !strcmp(one, other);
}

static void add_line(struct menu *u, uint32_t from, uint32_t n)
{
    u->line[u->n].from = from;
    u->line[u->n++].n = n;
}

/* To do nothing is no choice to begin with, and what is lost for good none to take by haste: such verbs come last,
 * `heroes.menu-last.stay`. */
static bool comes_last(const struct play *p, uint32_t i)
{
    unsigned verb = option_at(p, i)->verb;
    return verb < p->m->system->n_verbs && p->m->system->verbs[verb].name
        && grog_row_text(&p->s, "menu-last", p->m->system->verbs[verb].name, NULL);
}

/* The options that belong with this one, in a line or in one each. */
static void add_group(struct play *p, uint32_t first, uint32_t *placed, bool *taken)
{
    struct menu *u = p->menu;
    uint32_t from = *placed;
    for (int last = 0; last < 2; last++)
        for (uint32_t i = 0; i < p->scene->options.n; i++)     /* some before it were left for the end */
            if (!taken[i] && (i == first || is_together(p, first, i)) && comes_last(p, i) == last) {
                taken[i] = true;
                u->order[(*placed)++] = i;
            }
    uint32_t n = *placed - from;
    uint32_t best = play_best_first(p, from, *placed);
    for (bool folds = n > 2 && n > most_of(p, group_of(p, first)); folds && best; best--) {
        add_line(u, from++, 1);
        n--;
    }
    if (group_of(p, first) && n > most_of(p, group_of(p, first)) && n > 1)
        add_line(u, from, n);
    else
        for (uint32_t i = from; i < *placed; i++)
            add_line(u, i, 1);
}

/* One actor after the other; what has no sort stays where it is. */
static void gather(struct play *p)
{
    uint32_t n = p->scene->options.n, placed = 0;
    bool *taken = calloc(n + 1, sizeof *taken);
    p->menu->n = 0;
    p->menu->part = false;
    if (!taken)
        return;
    for (uint32_t i = 0; i < n; i++)
        taken[i] = react_hides(p, i);
    for (uint32_t k = 0; k < 2 * n; k++) {
        uint32_t i = k % n;
        if (taken[i] || (k < n && comes_last(p, i)))
            continue;
        add_group(p, i, &placed, taken);
        for (uint32_t j = i + 1; j < n; j++)
            if (!taken[j] && group_of(p, i) && group_of(p, j) && option_at(p, i)->actor == option_at(p, j)->actor)
                add_group(p, j, &placed, taken);
    }
    free(taken);
}

/* ---- lines -------------------------------------------------------------------- */

/* The odds in short, if dice decide it and they are soon counted. */
static bool brief_odds(const struct play *p, struct grog_option o, bool *slow, struct grog_text *out)
{
    struct grog_odds odds;
    if (*slow || grog_told_odds(p->m, p->view, p->s.viewer, o, &odds) != GROG_OK)
        return false;
    *slow = odds.runs > ODDS_RUNS;
    play_say_odds(p, o, &odds, out);
    return out->n > 0;
}

void play_say_odds(const struct play *p, struct grog_option o, const struct grog_odds *counted, struct grog_text *out)
{
    struct grog_odds odds = *counted;
    odds.windows = 0;                                   /* which, the command "odds" says */
    odds.declined = 0;
    struct grog_weighed weighed = grog_weighed(p->m, p->view, o);
    bool letters = p->on_screen && !p->pictured;        /* one line a choice: what is assumed is said elsewhere */
    grog_say_odds(&p->s, weighed.as, &odds, letters ? GROG_BRIEF : GROG_SHORT, out);
    if (!out->n && odds.n == 1 && !odds.at[0].result && odds.at[0].share == odds.whole)
        grog_say_odds_result(&p->s, weighed.as, 0, out);  /* a result without a name in short, and there is no other */
    const char *apart = grog_row_text(&p->s, "odds-apart", NULL, NULL);
    if (apart && !letters && out->n && weighed.own && (counted->windows || counted->declined))
        grog_print(out, "%s", apart);
}

/* How often an option brings what one rolls for; of as many, what it comes to on the average: greater results are
 * better. */
static double worth_of(const struct play *p, struct grog_option o, bool *slow)
{
    struct grog_odds odds;
    double often = 0, mean = 0;
    if (*slow || grog_told_odds(p->m, p->view, p->s.viewer, o, &odds) != GROG_OK)
        return 0;
    *slow = odds.runs > ODDS_RUNS;
    for (uint32_t i = 0; i < odds.n; i++) {
        double share = (double)odds.at[i].share / (double)odds.whole;
        often += play_grade(p, odds.at[i].result) >= 2 ? share : 0;
        mean += share * odds.at[i].result;
    }
    return often + mean / 1e6;
}

uint32_t play_best(const struct play *p, const uint32_t *option, uint32_t n, bool *slow)
{
    uint32_t best = 0;
    double most = -1;
    for (uint32_t i = 0; i < n; i++) {
        double worth = worth_of(p, *option_at(p, option[i]), slow);
        if (worth <= most || !play_ranks(p, *option_at(p, option[i])))
            continue;
        best = i;
        most = worth;
    }
    return option[best];
}

static void show_option(const struct play *p, uint32_t line, uint32_t i, enum grog_length how, bool *slow)
{
    char odds_room[256], room[PLAY_LINE], option_room[PLAY_LINE];
    struct grog_text odds = grog_text_in(odds_room, sizeof odds_room), t = grog_text_in(room, sizeof room),
                     option = grog_text_in(option_room, sizeof option_room);
    play_say_option(p, *option_at(p, i), how, &option);
    char counted_room[256];
    struct grog_text counted = grog_text_in(counted_room, sizeof counted_room);
    play_say_note(p, *option_at(p, i), &odds);
    brief_odds(p, *option_at(p, i), slow, &counted);
    grog_print(&odds, "%s%s", odds.n && counted.n ? ": " : "", counted_room);
    snprintf(room, sizeof room, "%4u%c ", line, lesson_marks(p, *option_at(p, i)) ? '*' : ' ');
    t.n = strlen(room);
    grog_say_plain(&p->s, odds.n ? "play.option.odds" : "play.option",
                   GROG_PAIRS({ "option", option_room, 0 }, { "odds", odds_room, 0 }), &t);
    play_print(p, 6, room);
}

/* The first card of an option, or 0. */
static uint16_t card_of(const struct play *p, const struct grog_option *o)
{
    const struct grog_verb *v = &p->m->system->verbs[o->verb];
    for (unsigned i = 1; i < 4; i++)
        if (p->m->system->kinds[v->kind[i]].class == GROG_CARD)
            return o->object[i - 1];
    return 0;
}

/* What it is about, as its kind is said. */
static void say_subject(const struct play *p, uint32_t i, struct grog_text *out)
{
    const struct grog_option *o = option_at(p, i);
    for (unsigned k = 1; k < 4; k++)
        if (o->object[k - 1] && o->object[k - 1] == subject_of(p, i)) {
            grog_say_object(&p->s, p->view, p->m->system->verbs[o->verb].kind[k], o->object[k - 1], GROG_SHORT, out);
            return;
        }
}

/* Is it the first of the line that is about the same? */
static bool is_first_about(const struct play *p, uint32_t from, uint32_t at)
{
    for (uint32_t i = from; i < at; i++)
        if (subject_of(p, p->menu->order[i]) == subject_of(p, p->menu->order[at]))
            return false;
    return true;
}

/* The cards of a line, or what it is about, each once; of how many things it is about. */
static unsigned say_list(const struct play *p, uint32_t from, uint32_t n, struct grog_text *list)
{
    unsigned subjects = 0;
    for (uint32_t i = from; i < from + n; i++) {
        uint32_t option = p->menu->order[i];
        uint16_t card = subject_of(p, option) ? 0 : card_of(p, option_at(p, option));
        for (uint32_t k = from; k < i && card; k++)
            card = !subject_of(p, p->menu->order[k]) && card_of(p, option_at(p, p->menu->order[k])) == card ? 0 : card;
        bool subject = subject_of(p, option) && is_first_about(p, from, i);
        subjects += subject;
        if ((card || subject) && list->n)
            grog_print(list, ", ");
        if (card)
            grog_say_card(&p->s, card, GROG_SHORT, list);
        else if (subject)
            say_subject(p, option, list);
    }
    return subjects;
}

/* Is one of its options taught by a lesson now? */
bool play_is_taught(const struct play *p, uint32_t line)
{
    uint32_t from = p->menu->line[line].from, n = p->menu->line[line].n;
    for (uint32_t i = from; i < from + n; i++)
        if (lesson_marks(p, *option_at(p, p->menu->order[i])))
            return true;
    return false;
}

/* "attack the Sniper: 3 ways, at best ... ..." */
static void say_subject_line(const struct play *p, uint32_t line, const char *odds, struct grog_text *out)
{
    const struct menu *u = p->menu;
    uint32_t from = u->line[line].from, n = u->line[line].n;
    char name_room[256], key[256];
    struct grog_text name = grog_text_in(name_room, sizeof name_room);
    say_subject(p, u->order[from], &name);
    snprintf(key, sizeof key, "%s.group-name.%s.by", grog_system_name(p->m->system), group_of(p, u->order[from]));
    if (!grog_say_plain(&p->s, key, GROG_PAIRS({ "n", NULL, n }, { "name", name_room, 0 }, { "odds", odds, 0 }), out))
        grog_print(out, "%s (%u)", name_room, n);
    grog_print(out, " ...");
}

/* A line about one subject that unfolds: so many ways, and the best of them. */
static void show_subject(const struct play *p, uint32_t line, bool *slow)
{
    const struct menu *u = p->menu;
    uint32_t best = play_best(p, u->order + u->line[line].from, u->line[line].n, slow);
    char odds_room[256], room[PLAY_LINE];
    struct grog_text odds = grog_text_in(odds_room, sizeof odds_room), t = grog_text_in(room, sizeof room);
    brief_odds(p, *option_at(p, best), slow, &odds);
    snprintf(room, sizeof room, "%4u%c ", line + 1, play_is_taught(p, line) ? '*' : ' ');
    t.n = strlen(room);
    say_subject_line(p, line, odds_room, &t);
    play_print(p, 6, room);
}

/* " (Actions 2)": the number that the catalogue wants to see of who acts, `warfighter.actor-mark`. */
static void say_mark(const struct play *p, unsigned array, unsigned slot, struct grog_text *out)
{
    const char *wanted = grog_row_text(&p->s, "actor-mark", NULL, NULL);
    uint16_t id = array < GROG_SCENE_ARRAYS && slot < GROG_SCENE_SLOTS ? p->scene->thing[array][slot] : 0;
    for (unsigned i = 0; wanted && id && i < p->scene->object[id].marks; i++) {
        const struct grog_scene_mark *m = &p->scene->marked[p->scene->object[id].mark + i];
        if (strcmp(grog_mark_name(p->m, m), wanted) != 0)
            continue;
        grog_print(out, " (");
        play_say_mark(p, m, out);
        grog_print(out, ")");
    }
}

static void say_actor(const struct play *p, const struct grog_option *o, struct grog_text *out)
{
    unsigned kind = p->m->system->verbs[o->verb].kind[0];
    grog_say_object(&p->s, p->view, (uint8_t)kind, o->actor, GROG_SHORT, out);
    if (p->m->system->kinds[kind].class == GROG_THING && !play_say_standing(p, o->actor - 1u, out))
        say_mark(p, p->m->system->kinds[kind].array, o->actor - 1u, out);
}

/* A line that unfolds: how many there are, and their cards. */
static void say_group_line(const struct play *p, uint32_t line, struct grog_text *out)
{
    const struct menu *u = p->menu;
    uint32_t from = u->line[line].from, n = u->line[line].n;
    const struct grog_option *first = option_at(p, u->order[from]);
    char list_room[PLAY_LINE], key[256], actor_room[PLAY_LINE];
    struct grog_text list = grog_text_in(list_room, sizeof list_room),
                     actor = grog_text_in(actor_room, sizeof actor_room);
    unsigned about = say_list(p, from, n, &list);
    if (first->actor)
        say_actor(p, first, &actor);
    snprintf(key, sizeof key, "%s.group-name.%s", grog_system_name(p->m->system), group_of(p, u->order[from]));
    if (!grog_say_plain(&p->s, key, GROG_PAIRS({ "n", NULL, n }, { "list", list_room, 0 }, { "about", NULL, about },
                        { "ways", NULL, n != about ? n : 0 }, { "actor", actor_room, 0 },
                        { "table", NULL, p->on_screen }), out))
        grog_print(out, "%s (%u)", group_of(p, u->order[from]), n);
    grog_print(out, " ...");
}

static void show_group(const struct play *p, uint32_t line)
{
    char room[2 * PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    snprintf(room, sizeof room, "%4u%c ", line + 1, play_is_taught(p, line) ? '*' : ' ');
    t.n = strlen(room);
    say_group_line(p, line, &t);
    play_print(p, 6, room);
}

/* Whose choices follow. */
static void show_actor(const struct play *p, const struct grog_option *o)
{
    char room[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    if (!o->actor)
        return;
    say_actor(p, o, &t);
    char line[PLAY_LINE + 16];
    snprintf(line, sizeof line, "  %s%s%s\n", play_ink(p, PLAY_BOLD), room, play_ink(p, PLAY_PLAIN));
    play_tell(p, line);
}

/* Do lines of its sort name who acts, so that he needs no line of his own?  `heroes.group-alone.order` */
static bool names_actor(const struct play *p, uint32_t i)
{
    return grog_row_text(&p->s, "group-alone", group_of(p, i), NULL) != NULL;
}

static void show_menu(struct play *p, bool headed)
{
    const struct menu *u = p->menu;
    unsigned actor = 0;
    bool slow = u->n > SHOWN;
    for (uint32_t i = 0; i < u->n && i < SHOWN; i++) {
        uint32_t option = u->order[u->line[i].from];
        bool sorted = headed && group_of(p, option) && !names_actor(p, option);
        if (sorted && option_at(p, option)->actor && option_at(p, option)->actor != actor)
            show_actor(p, option_at(p, option));
        actor = sorted ? option_at(p, option)->actor : 0;
        if (u->line[i].n > 1)
            show_group(p, i);
        else
            show_option(p, i + 1, option, sorted && actor ? GROG_BRIEF : GROG_SHORT, &slow);
    }
    if (u->n > SHOWN)
        play_say(p, "play.more", GROG_PAIRS({ "n", NULL, u->n - SHOWN }));
}

/* ---- menus ---------------------------------------------------------------------- */

void play_gather(struct play *p) { gather(p); }

void play_pick_if(struct play *p, play_wanted *wanted, void *arg)
{
    struct menu *u = p->menu;
    u->n = 0;
    u->part = true;
    for (uint32_t i = 0; i < p->scene->options.n; i++)
        if (wanted(arg, i)) {
            u->order[u->n] = i;
            add_line(u, u->n, 1);
        }
}

struct worded { const struct play *p; const char *words; };

static bool has_them(void *arg, uint32_t option)
{
    const struct worded *w = arg;
    char room[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    play_say_option(w->p, *option_at(w->p, option), GROG_SHORT, &t);
    return play_has_words(room, w->words);
}

/* The line that it is folded into has them: "gear". */
static bool is_below_them(void *arg, uint32_t option)
{
    const struct worded *w = arg;
    const char *group = group_of(w->p, option);
    const char *line = group ? grog_row_text(&w->p->s, "group-name", group, NULL) : NULL;
    return line && play_has_words(line, w->words);
}

void play_pick(struct play *p, const char *words)
{
    struct worded w = { p, words };
    play_pick_if(p, has_them, &w);
    if (!p->menu->n)
        play_pick_if(p, is_below_them, &w);
}

void play_say_line(const struct play *p, uint32_t line, bool headed, const char *odds, struct grog_text *out)
{
    const struct menu *u = p->menu;
    uint32_t option = u->order[u->line[line].from];
    if (u->line[line].n > 1 && u->part)
        say_subject_line(p, line, odds, out);
    else if (u->line[line].n > 1)
        say_group_line(p, line, out);
    else
        play_say_option(p, *option_at(p, option), headed && option_at(p, option)->actor ? GROG_BRIEF : GROG_SHORT, out);
}

void play_say_heading(const struct play *p, uint32_t line, struct grog_text *out)
{
    uint32_t option = p->menu->order[p->menu->line[line].from];
    if (option_at(p, option)->actor && group_of(p, option) && !names_actor(p, option))
        say_actor(p, option_at(p, option), out);
}

uint32_t play_show_options(struct play *p, const char *words)
{
    if (!words) {
        gather(p);
        show_menu(p, true);
        react_say_hidden(p);
        return p->menu->n;
    }
    play_pick(p, words);
    uint32_t found = p->menu->n;
    if (found)
        show_menu(p, false);
    else
        gather(p);
    return found;
}

/* Those that are about the same side by side, in the order of the first of each. */
static void sort_by_subject(const struct play *p, uint32_t n)
{
    uint32_t *order = p->menu->order;
    for (uint32_t i = 0, placed = 0; i < n; i = placed)
        for (uint32_t k = i; k < n; k++)
            if (subject_of(p, order[k]) == subject_of(p, order[i])) {
                uint32_t moved = order[k];
                memmove(order + placed + 1, order + placed, (k - placed) * sizeof *order);
                order[placed++] = moved;
            }
}

/* The first n options as lines: one for each subject if there are several and many choices, else one each. */
static void unfold_lines(struct play *p, uint32_t n)
{
    struct menu *u = p->menu;
    bool several = false;
    sort_by_subject(p, n);
    for (uint32_t i = 1; i < n; i++)
        several = several || subject_of(p, u->order[i]) != subject_of(p, u->order[0]);
    several = several && n > most_of(p, group_of(p, u->order[0]));
    u->n = 0;
    u->part = true;
    for (uint32_t i = 0; i < n; i++)
        if (several && i && subject_of(p, u->order[i]) == subject_of(p, u->order[i - 1]))
            u->line[u->n - 1].n++;
        else
            add_line(u, i, 1);
}

void play_open_line(struct play *p, uint32_t line)
{
    struct menu *u = p->menu;
    uint32_t from = u->line[line].from, n = u->line[line].n;
    memmove(u->order, u->order + from, n * sizeof *u->order);
    unfold_lines(p, n);
}

void play_unfold(struct play *p, uint32_t line)
{
    struct menu *u = p->menu;
    uint32_t n = u->line[line - 1].n;
    show_actor(p, option_at(p, u->order[u->line[line - 1].from]));
    play_open_line(p, line - 1);
    bool slow = n > SHOWN;
    for (uint32_t i = 0; i < u->n && i < SHOWN; i++) {
        uint32_t option = u->order[u->line[i].from];
        if (u->line[i].n > 1)
            show_subject(p, i, &slow);
        else
            show_option(p, i + 1, option, option_at(p, option)->actor ? GROG_BRIEF : GROG_SHORT, &slow);
    }
    play_say(p, "play.back", NULL);
}

const struct grog_option *play_option(const struct play *p, uint64_t line)
{
    const struct menu *u = p->menu;
    if (line < 1 || line > u->n || u->line[line - 1].n != 1)
        return NULL;
    return option_at(p, u->order[u->line[line - 1].from]);
}

/* Is one of its objects that square? */
static bool is_at(const struct play *p, const struct grog_option *o, const char *square)
{
    for (unsigned k = 1; k < 4 && o->verb < p->m->system->n_verbs; k++) {
        char room[16];
        struct grog_text name = grog_text_in(room, sizeof room);
        if (p->m->system->kinds[p->m->system->verbs[o->verb].kind[k]].class != GROG_SQUARE || !o->object[k - 1])
            continue;
        grog_print_square(&name, o->object[k - 1]);
        if (!strcasecmp(room, square))
            return true;
    }
    return false;
}

const struct grog_option *play_option_at(const struct play *p, const char *square)
{
    const struct grog_option *found = NULL;
    for (uint32_t i = 0; i < p->scene->options.n; i++)
        if (is_at(p, option_at(p, i), square)) {
            if (found)
                return NULL;
            found = option_at(p, i);
        }
    return found;
}
