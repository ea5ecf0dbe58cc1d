/* SPDX-License-Identifier: MIT */
/* debrief_html.c -- a debrief as one HTML page with its drawings in it, and as JSON. */
#include "debrief.h"
#include "debrief_words.h"
#include "base/json.h"

#include <stdio.h>
#include <stdlib.h>

enum { WIDE = 640, HIGH = 160 };

#define SAY(room, call) \
    char room[2 * DEBRIEF_TEXT] = ""; \
    struct grog_text room##_text = { .at = room, .room = sizeof room }; \
    call

/* Text between tags. */
static void print_text(FILE *to, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '<': fputs("&lt;", to); break;
        case '>': fputs("&gt;", to); break;
        case '&': fputs("&amp;", to); break;
        case '"': fputs("&quot;", to); break;
        default:  fputc(*text, to);
        }
}

static void print_message(const struct debrief *d, const struct grog_words *words, const char *key, FILE *to)
{
    SAY(room, debrief_message(d, words, key, NULL, &room_text));
    print_text(to, room);
}

/* ---- the tide as a line ------------------------------------------------------------------ */

static void bounds(const struct debrief *d, double *low, double *high)
{
    *low = *high = 0;
    for (uint32_t i = 0; i < d->tides; i++) {
        *low = d->tide[i] < *low ? d->tide[i] : *low;
        *high = d->tide[i] > *high ? d->tide[i] : *high;
    }
    if (*high - *low < 1)
        *high = *low + 1;
}

static double y_of(double tide, double low, double high) { return 8 + (HIGH - 16) * (high - tide) / (high - low); }

static void draw_tide(const struct debrief *d, const struct grog_words *words, FILE *to)
{
    double low, high, step = d->tides > 1 ? (double)WIDE / (d->tides - 1) : WIDE;
    bounds(d, &low, &high);
    fprintf(to, "<svg viewBox=\"0 0 %d %d\" role=\"img\"><title>", WIDE, HIGH);
    print_message(d, words, "debrief.tide", to);
    fprintf(to, "</title><line class=\"zero\" x1=\"0\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/><polyline points=\"", WIDE,
            y_of(0, low, high), y_of(0, low, high));
    for (uint32_t i = 0; i < d->tides; i++)
        fprintf(to, "%.1f,%.1f ", i * step, y_of(d->tide[i], low, high));
    fprintf(to, "\"/>");
    for (unsigned i = 0; i < d->turning; i++)
        fprintf(to, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/><text x=\"%.1f\" y=\"%.1f\">%u</text>",
                d->at[i].change < 0 ? "bad" : "good", d->at[i].decision * step,
                y_of(d->tide[d->at[i].decision], low, high), d->at[i].decision * step + 7,
                y_of(d->tide[d->at[i].decision], low, high) - 6, i + 1);
    fprintf(to, "</svg>\n");
}

/* ---- the dice on a scale from -3 to 3 standard errors ---------------------------------------- */

static void draw_luck(const struct debrief *d, const struct grog_words *words, unsigned side, FILE *to)
{
    double luck = debrief_luck(d, side), at = luck < -3 ? -3 : luck > 3 ? 3 : luck;
    SAY(room, debrief_say_luck(d, words, side, &room_text));
    fprintf(to, "<p>");
    print_text(to, room);
    fprintf(to, "</p>\n<svg viewBox=\"0 0 %d 34\" role=\"img\"><title>", WIDE);
    print_text(to, room);
    fprintf(to, "</title>");
    for (int z = -3; z <= 3; z++)
        fprintf(to, "<line class=\"zero\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"18\"/><text x=\"%d\" y=\"32\">%+d</text>",
                WIDE / 2 + 100 * z, WIDE / 2 + 100 * z, z ? 8 : 2, WIDE / 2 + 100 * z - 8, z);
    fprintf(to, "<rect class=\"%s\" x=\"%.1f\" y=\"6\" width=\"%.1f\" height=\"8\"/></svg>\n",
            luck < 0 ? "bad" : "good", WIDE / 2 + (at < 0 ? 100 * at : 0), 100 * (at < 0 ? -at : at) + 1);
}

/* ---- the table ----------------------------------------------------------------------------------- */

static void print_rows(const struct debrief *d, const struct grog_words *words, FILE *to)
{
    bool both = debrief_has_both(d);
    fprintf(to, "<table><tr><th></th>");
    for (unsigned c = 0; c < d->columns; c++) {
        char key[64];
        snprintf(key, sizeof key, "debrief.column.%s", d->column[c]);
        fprintf(to, "<th>");
        print_message(d, words, key, to);
        fprintf(to, "</th>");
    }
    fprintf(to, "</tr>\n");
    for (int ours = 1; ours >= 0; ours--)
        for (unsigned i = 0; i < d->rows; i++) {
            if (!debrief_shows(d, i) || d->row[i].ours != ours)
                continue;
            fprintf(to, "<tr class=\"%s\"><th>%s", ours ? "ours" : "theirs", !both ? "" : ours ? "+ " : "- ");
            print_text(to, d->row[i].name);
            fprintf(to, "</th>");
            for (unsigned c = 0; c < d->columns; c++)
                fprintf(to, "<td>%d</td>", (int)d->score.column[i][c]);
            fprintf(to, "</tr>\n");
        }
    fprintf(to, "</table>\n");
    SAY(room, debrief_say_columns(d, words, &room_text));
    fprintf(to, "<p>");
    if (debrief_has_both(d))
        print_message(d, words, "debrief.rows.sides", to);
    fprintf(to, " ");
    print_text(to, room);
    fprintf(to, "</p>\n");
}

static const char STYLE[] =
    "body{font:16px/1.5 Georgia,serif;max-width:44em;margin:2em auto;padding:0 1em;color:#222;background:#fbf8f0}"
    "h1{font-size:1.5em}table{border-collapse:collapse}td,th{padding:.1em .7em;text-align:right}"
    "th:first-child{text-align:left;font-weight:normal}tr.theirs{color:#745}"
    "svg{width:100%;height:auto;background:#fff;border:1px solid #ddd}"
    "svg polyline{fill:none;stroke:#357;stroke-width:2}svg .zero{stroke:#bbb}svg .good{fill:#286}svg .bad{fill:#a33}"
    "svg text{font:11px sans-serif;fill:#555}@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1d20}"
    "svg{background:#24272b;border-color:#444}tr.theirs{color:#c9a}svg polyline{stroke:#8bd}svg text{fill:#aaa}}";

void debrief_html(const struct debrief *d, const struct grog_words *words, FILE *to)
{
    fprintf(to, "<!DOCTYPE html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
            "content=\"width=device-width\"><title>", grog_words_language(words));
    print_message(d, words, "debrief.title", to);
    fprintf(to, "</title><style>%s</style></head><body>\n<h1>", STYLE);
    print_message(d, words, "debrief.title", to);
    fprintf(to, "</h1>\n<p><strong>");
    print_text(to, d->outcome);
    fprintf(to, "</strong> ");
    print_text(to, d->why);
    fprintf(to, "</p>\n");
    print_rows(d, words, to);
    fprintf(to, "<h2>");
    print_message(d, words, "debrief.tide", to);
    fprintf(to, "</h2>\n");
    draw_tide(d, words, to);
    fprintf(to, "<ol>\n");
    for (unsigned i = 0; i < d->turning; i++) {
        SAY(room, debrief_say_turning(d, words, &d->at[i], &room_text));
        fprintf(to, "<li>");
        print_text(to, room);
        fprintf(to, "</li>\n");
    }
    fprintf(to, "</ol>\n<h2>");
    print_message(d, words, "debrief.dice", to);
    fprintf(to, "</h2>\n");
    for (unsigned side = 0; side < 2; side++)
        if (d->score.dice[side].n)
            draw_luck(d, words, side, to);
    fprintf(to, "</body></html>\n");
}

/* ---- JSON ------------------------------------------------------------------------------------------ */

static void put_message(const struct debrief *d, const struct grog_words *words, struct json *j, const char *name,
                        const char *key)
{
    SAY(room, debrief_message(d, words, key, NULL, &room_text));
    json_text(j, name, room);
}

static void put_dice(const struct debrief *d, const struct grog_words *words, struct json *j, const char *key,
                     unsigned side)
{
    SAY(room, debrief_say_luck(d, words, side, &room_text));
    json_open(j, key, '{');
    json_number(j, "dice", d->score.dice[side].n);
    json_decimal(j, "sum", d->score.dice[side].sum, 0);
    json_decimal(j, "expected", d->score.dice[side].expected, 1);
    json_decimal(j, "standard_errors", debrief_luck(d, side), 3);
    json_text(j, "text", room);
    json_close(j, '}');
}

/* What each number of a row is, as it is read; and what is said about all of them. */
static void put_columns(const struct debrief *d, const struct grog_words *words, struct json *j)
{
    char key[64];
    json_open(j, "columns", '[');
    for (unsigned c = 0; c < d->columns; c++) {
        snprintf(key, sizeof key, "debrief.column.%s", d->column[c]);
        json_open(j, NULL, '{');
        json_text(j, "name", d->column[c]);
        put_message(d, words, j, "label", key);
        json_close(j, '}');
    }
    json_close(j, ']');
    SAY(room, debrief_say_columns(d, words, &room_text));
    if (*room)
        json_text(j, "rows_about", room);
}

static void put_rows(const struct debrief *d, struct json *j)
{
    json_open(j, "rows", '[');
    for (unsigned i = 0; i < d->rows; i++) {
        if (!debrief_shows(d, i))
            continue;
        json_open(j, NULL, '{');
        json_text(j, "name", d->row[i].name);
        json_flag(j, "ours", d->row[i].ours);
        for (unsigned c = 0; c < d->columns; c++)
            json_number(j, d->column[c], d->score.column[i][c]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void debrief_json(const struct debrief *d, const struct grog_words *words, FILE *to)
{
    struct grog_speaker s = { .words = words, .m = d->m, .viewer = d->seat };
    struct json j = { .to = to };
    json_open(&j, NULL, '{');
    json_text(&j, "outcome", d->outcome);
    json_text(&j, "why", d->why);
    json_flag(&j, "over", d->result.over);
    json_number(&j, "winners", d->result.winners);
    json_number(&j, "turns", d->turns);
    json_number(&j, "decisions", d->decisions);
    put_columns(d, words, &j);
    put_rows(d, &j);
    json_open(&j, "turning_points", '[');
    for (unsigned i = 0; i < d->turning; i++) {
        json_open(&j, NULL, '{');
        json_number(&j, "decision", d->at[i].decision);
        json_number(&j, "turn", d->at[i].turn);
        SAY(room, grog_say_turn(&s, d->at[i].turn, &room_text));
        json_text(&j, "turn_text", room);
        json_decimal(&j, "change", d->at[i].change, 1);
        json_text(&j, "text", d->at[i].text);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    put_dice(d, words, &j, "ours", DEBRIEF_OURS);
    put_dice(d, words, &j, "theirs", DEBRIEF_THEIRS);
    json_open(&j, "tide", '[');
    for (uint32_t i = 0; i < d->tides; i++)
        json_decimal(&j, NULL, d->tide[i], 1);
    json_close(&j, ']');
    json_close(&j, '}');
}
