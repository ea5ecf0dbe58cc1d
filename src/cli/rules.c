/* SPDX-License-Identifier: MIT */
/* rules.c -- `grognard rules`: the rules as players read them, by chapter, by their ids, or found by plain words. */
#include "base/text.h"
#include "command/args.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "cli.h"
#include "kernel/system.h"
#include "library/languages.h"
#include "library/library.h"
#include "rules.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 10, QUESTION = 400 };        /* rows of a system that a search shows; bytes of a question */

/* ---- a row ------------------------------------------------------------------- */

/* "WF-ATK-18: ...", of a keyword "KW-016 Fearless: ...". */
static void print_row(const struct reference_row *r, const char *also)
{
    printf("%s%s%s%s%s%s%s%s: %s\n", ink(INK_BOLD), r->id, ink(INK_PLAIN), *r->name ? " " : "", r->name,
           *also ? " [" : "", also, *also ? "]" : "", r->says);
}

/* A row as JSON has it; all: it has every word that was asked for. */
struct row { const char *id, *system, *area, *chapter, *settings, *name, *says; bool some; };

static void json_row(struct json *j, struct row r)
{
    json_open(j, NULL, '{');
    json_text(j, "id", r.id);
    json_text(j, "system", r.system);
    json_text(j, "area", r.area ? r.area : "");
    json_text(j, "chapter", r.chapter ? r.chapter : "");
    json_text(j, "settings", r.settings ? r.settings : "");
    json_text(j, "name", r.name ? r.name : "");
    json_text(j, "says", r.says);
    json_flag(j, "all", !r.some);
    json_close(j, '}');
}

static void row_to_json(struct json *j, const struct reference_row *r, bool all)
{
    const struct reference_chapter *c = reference_chapter_of(r);
    char settings[256];
    rules_settings_text(r->settings, settings, sizeof settings);
    json_row(j, (struct row){ r->id, c->system, c->area, c->title, settings, r->name, r->says, !all });
}

static void open_rows(struct json *j)
{
    json_open(j, NULL, '{');
    json_open(j, "rows", '[');
}

static void close_rows(struct json *j)
{
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- by chapter ---------------------------------------------------------------- */

/* Is the system one that people play, or the one that was asked for? */
static bool is_wanted(struct program *program, const struct rules_wish *w, const char *system)
{
    if (w->system)
        return !strcmp(w->system, system);
    for (const struct grog_box *box = library_boxes(program->library); box->system; box++)
        if (!strcmp(grog_system_name(box->system), system))
            return !library_is_example(box);
    return false;
}

static bool is_of(const struct reference_row *r, const char *begins, uint16_t settings)
{
    return (r->settings & settings) && reference_begins(r, begins);
}

static void print_heading(const struct rules_wish *w, const struct reference_chapter *c, bool first)
{
    char title[RULES_TITLE];
    printf("%s%s%s: %s (%s)%s\n", first ? "" : "\n", ink(INK_BOLD), rules_title(w, c->system, title), c->title, c->area,
           ink(INK_PLAIN));
}

/* Every row whose id begins so, by chapter; a chapter's title if there are several. */
static int tell(struct program *program, const struct rules_wish *w, const char *begins, uint16_t settings)
{
    struct json j = { .to = stdout };
    unsigned n = 0;
    if (w->json)
        open_rows(&j);
    for (unsigned i = 0, chapter = ~0u; i < reference_count(); i++) {
        const struct reference_row *r = reference_row(i);
        const struct reference_chapter *c = reference_chapter_of(r);
        if (!is_of(r, begins, settings) || (!*begins && !is_wanted(program, w, c->system)))
            continue;
        if (w->json) {
            row_to_json(&j, r, true);
        } else {
            if (chapter != r->chapter && (!*begins || n))
                print_heading(w, c, !n);
            print_row(r, "");
        }
        chapter = r->chapter;
        n++;
    }
    if (w->json)
        close_rows(&j);
    if (!n)
        fprintf(stderr, "grognard rules: no rule begins with '%s'; see 'grognard rules --chapters'\n", begins);
    return n ? CLI_YES : CLI_NO;
}

static int list_chapters(struct program *program, const struct rules_wish *w, uint16_t settings)
{
    struct json j = { .to = stdout };
    char title[RULES_TITLE];
    const char *system = "";
    if (w->json)
        json_open(&j, NULL, '[');
    for (unsigned k = 0; reference_chapters[k].area; k++) {
        const struct reference_chapter *c = &reference_chapters[k];
        unsigned rows = 0;
        for (unsigned i = 0; i < reference_count(); i++)
            rows += reference_row(i)->chapter == k && (reference_row(i)->settings & settings);
        if (!rows || !is_wanted(program, w, c->system))
            continue;
        if (w->json) {
            json_open(&j, NULL, '{');
            json_text(&j, "area", c->area);
            json_text(&j, "title", c->title);
            json_text(&j, "system", c->system);
            json_number(&j, "rules", rows);
            json_close(&j, '}');
            continue;
        }
        if (strcmp(system, c->system) != 0)
            printf("%s%s%s%s\n", *system ? "\n" : "", ink(INK_BOLD), rules_title(w, c->system, title), ink(INK_PLAIN));
        system = c->system;
        printf("  %-8s %4u  %s\n", c->area, rows, c->title);
    }
    if (w->json)
        json_close(&j, ']');
    return CLI_YES;
}

/* ---- found by words ------------------------------------------------------------ */

static void print_hits(const struct rules_wish *w, const struct reference_found *f, const char *system)
{
    unsigned n = 0, all = 0;
    char title[RULES_TITLE];
    for (unsigned i = 0; i < f->n; i++) {
        const struct reference_row *r = reference_row(f->hit[i].row);
        if (strcmp(reference_chapter_of(r)->system, system) != 0)
            continue;
        n++;
        all += f->hit[i].all;
        if (n > SHOWN && !w->whole)
            continue;
        if (n == 1)
            printf("%s%s%s\n", ink(INK_BOLD), rules_title(w, system, title), ink(INK_PLAIN));
        if (!f->hit[i].all && n == all + 1)
            printf("Rules with some of these words:\n");
        print_row(r, reference_chapter_of(r)->title);
    }
    if (n > SHOWN && !w->whole)
        printf("%u more: --all\n", n - SHOWN);
}

/* The systems, the one with the best rule first. */
static void print_found(struct program *program, const struct rules_wish *w, const struct reference_found *f)
{
    const char *told[8] = { NULL };
    unsigned n = 0;
    for (unsigned i = 0; i < f->n && n < 8; i++) {
        const char *system = reference_chapter_of(reference_row(f->hit[i].row))->system;
        bool known = !is_wanted(program, w, system);
        for (unsigned k = 0; k < n; k++)
            known |= !strcmp(told[k], system);
        if (known)
            continue;
        if (n)
            printf("\n");
        told[n++] = system;
        print_hits(w, f, system);
    }
}

static void found_to_json(struct program *program, const struct rules_wish *w, const struct reference_found *f)
{
    struct json j = { .to = stdout };
    json_open(&j, NULL, '{');
    json_text(&j, "unknown", f->unknown);
    json_text(&j, "near", f->near);
    json_open(&j, "rows", '[');
    for (unsigned i = 0; i < f->n; i++) {
        const struct reference_row *r = reference_row(f->hit[i].row);
        if (is_wanted(program, w, reference_chapter_of(r)->system))
            row_to_json(&j, r, f->hit[i].all);
    }
    close_rows(&j);
}

static void say_unknown(const struct reference_found *f)
{
    if (*f->unknown)
        fprintf(stderr, "grognard rules: no rule has '%s'", f->unknown);
    if (*f->unknown && *f->near)
        fprintf(stderr, " (did you mean '%s'?)", f->near);
    if (*f->unknown)
        fprintf(stderr, "\n");
}

static int search(struct program *program, const struct rules_wish *w, const char *words, uint16_t settings)
{
    struct reference_found f;
    must(reference_search(words, (struct reference_where){ w->system, settings }, &f));
    bool any = false;
    for (unsigned i = 0; i < f.n && !any; i++)
        any = is_wanted(program, w, reference_chapter_of(reference_row(f.hit[i].row))->system);
    if (w->json)
        found_to_json(program, w, &f);
    else if (any)
        print_found(program, w, &f);
    say_unknown(&f);
    if (!any)
        fprintf(stderr, "grognard rules: nothing was found for '%s'; try fewer or plainer words (cover, wound, "
                "reload), the beginning of an id (WF-ATK), or 'grognard rules --chapters'\n", words);
    free(f.hit);
    return any ? CLI_YES : CLI_NO;
}

/* ---- a system that the reference does not know ------------------------------------ */

static bool is_known(const char *system)
{
    for (const struct reference_chapter *c = reference_chapters; c->area; c++)
        if (!strcmp(c->system, system))
            return true;
    return false;
}

/* Its rules by their ids, as its catalogue says them. */
static int tell_by_words(const struct rules_wish *w, const struct grog_box *box, const char *begins)
{
    struct grog_match *m = asked_to_speak_of(box);
    int status = CLI_NO;
    struct grog_speaker s = { .words = w->words, .m = m, .viewer = GROG_SPECTATOR };
    struct json j = { .to = stdout };
    if (w->json)
        open_rows(&j);
    for (unsigned i = 1; i < box->system->n_rules; i++) {
        char line[1024] = "";
        struct grog_text t = { .at = line, .room = sizeof line };
        const char *id = box->system->rules[i];
        if (strncmp(id, begins, strlen(begins)) || !grog_say_rule(&s, id, &t))
            continue;
        if (w->json)
            json_row(&j, (struct row){ id, grog_system_name(box->system), .says = line });
        else
            printf("%s\n", line);
        status = CLI_YES;
    }
    if (w->json)
        close_rows(&j);
    if (status == CLI_NO)
        fprintf(stderr, "grognard rules: no rule of %s begins with '%s'\n", box->system->name, begins);
    grog_match_free(m);
    return status;
}

/* ---- the command ---------------------------------------------------------------- */

static bool join(char out[QUESTION], int n, char **words)
{
    struct grog_text t = { .at = out, .room = QUESTION };
    for (int i = 0; i < n; i++)
        grog_print(&t, "%s%s", i ? " " : "", words[i]);
    return t.n < QUESTION;
}

static int answer(struct program *program, const struct rules_wish *w, int n, char **words)
{
    char asked[QUESTION] = "";
    struct rules_setting s = { .bits = REFERENCE_ALL_SETTINGS };
    if (w->system) {
        const struct grog_box *box = asked_plain_box(program, "rules", w->system);
        if (!box || !is_known(w->system))
            return box ? tell_by_words(w, box, n ? words[0] : "") : CLI_TROUBLE;
    }
    if (w->setting && !rules_setting(program, w, w->setting, &s))
        return CLI_TROUBLE;
    if (w->settings)
        return rules_list_settings(program, w);
    if (w->page)
        return rules_page(program, w, &s);
    if (!join(asked, n, words)) {
        fprintf(stderr, "grognard rules: the question is too long\n");
        return CLI_TROUBLE;
    }
    if (w->chapters)
        return list_chapters(program, w, s.bits);
    return !n || reference_is_id(asked) ? tell(program, w, asked, s.bits) : search(program, w, asked, s.bits);
}

int cmd_rules(struct program *program, int argc, char **argv)
{
    int n = 0;
    bool sequence = false, aid = false;
    struct rules_wish w = { 0 };
    const struct args_option options[] = {
        { "system", "NAME", "the rules of this system alone", ARGS_TEXT(&w.system) },
        { "setting", "NAME", "those that hold in this Setting: wwii, vietnam, night ...", ARGS_TEXT(&w.setting) },
        { "all", NULL, "every rule that is found, however many", ARGS_FLAG(&w.whole) },
        { "chapters", NULL, "the chapters, with how many rules each has", ARGS_FLAG(&w.chapters) },
        { "settings", NULL, "the Settings, by the names that --setting takes", ARGS_FLAG(&w.settings) },
        { "sequence", NULL, "the sequence of play, step by step", ARGS_FLAG(&sequence) },
        { "aid", NULL, "tables to play by: Attacks, Cover, Ranges, costs", ARGS_FLAG(&aid) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&w.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "rules", "[ID | WORD ...]",
        "Print the rules as players read them, by chapter, with the keywords; or those whose ids begin\n"
        "with ID (WF-ATK); or those that plain words find, the best first: grenade, line of sight,\n"
        "who goes first.", options, 0, 64,
    };
    enum args_answer read = args_read(&usage, argc, argv, &n);
    if (read != ARGS_GO_ON)
        return args_exit(read);
    w.page = sequence ? "sequence" : aid ? "aid" : NULL;
    struct grog_words *opened[2];
    if (!asked_words(program, "rules", NULL, opened))
        return CLI_TROUBLE;
    w.words = lang_words(opened);
    int status = answer(program, &w, n, argv + 1);
    lang_close(opened);
    return status;
}
