/* SPDX-License-Identifier: MIT */
/* draw_warfighter.c -- the table of a Mission on a canvas, without a terminal: nothing overlaps and nobody is lost, at
 * every size, in games of every ready-made team.
 *
 * With arguments it prints one: draw_warfighter TEAM SEED DECISIONS WIDTH HEIGHT [KEYS], where keys are h j k l (the
 * cursor), n (the next thing), a (ASCII), t (threats instead), e (what is said of it). */
#define _XOPEN_SOURCE 700
#include "sitting.h"

#include "library/systems.h"
#include "session/play_menu.h"
#include "tui/face_warfighter.h"
#include "warfighter/common.h"
#include "warfighter/events.h"
#include "warfighter/warfighter.h"

#include <locale.h>

const struct face face_heroes = { .system = "heroes" }, face_any = { 0 };     /* others' */

/* ---- a game ------------------------------------------------------------------------------------ */

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    static const char *const paths[] = { PACKS "/settings.pack", PACKS "/wwii-europe.pack",
        PACKS "/wwii-expansions.pack", PACKS "/modern.pack", PACKS "/wwii-pacific.pack" };
    if (!linked)
        linked = sitting_cards(&warfighter_system, NULL, paths, sizeof paths / sizeof *paths);
    return (struct grog_box){ &warfighter_system, linked };
}

/* The nth ready-made team, in its Mission; NULL: there is none. */
static struct grog_match *match_of(unsigned nth, unsigned seats, char *said, size_t room)
{
    struct grog_box b = box();
    struct grog_error why = { 0 };
    for (unsigned i = 1; i < b.cards->cards; i++) {
        const struct grog_card *c = &b.cards->card[i];
        if (c->kind != OF_TEAM || nth--)
            continue;
        const char *mission = b.cards->card[c->number[TEAM_MISSION]].name;
        snprintf(said, room, "seats %u, mission %s, team %s", seats, mission, c->name);
        struct grog_match *m = grog_match_new(&b, said, &why);
        if (!m)
            fprintf(stderr, "%s: %s\n", said, why.text);
        return m;
    }
    return NULL;
}

static bool sit_down(struct sitting *s, unsigned team, unsigned seats, uint8_t seed)
{
    char said[256];
    struct grog_match *m = match_of(team, seats, said, sizeof said);
    if (m)
        sitting_begin(s, m, &face_warfighter, (const uint8_t[GROG_SEED_BYTES]){ seed, (uint8_t)team });
    return m;
}

/* So many decisions of the bot, as a person might play. */
static void play_well(struct sitting *s, unsigned decisions)
{
    static struct grog_options all;
    struct grog_dice dice;
    grog_dice_seed(&dice, (const uint8_t[GROG_SEED_BYTES]){ 5 });
    for (unsigned i = 0; i < decisions && !s->game.game.over; i++) {
        struct grog_option o;
        unsigned seat = 0;
        while (seat < GROG_SEATS_MAX && !(s->game.game.asked >> seat & 1))
            seat++;
        grog_view(s->play.m, &s->game.game, seat, &s->view.game);
        grog_list(s->play.m, &s->view.game, seat, &all);
        if (!grog_bot_warfighter.choose(s->play.m, &s->view.game, seat, all.at, all.n, &dice, &o))
            o = all.at[0];
        grog_take(s->play.m, &s->game.game, seat, o, &s->heard);
    }
    sitting_look(s);
}

/* So many decisions of whoever is asked, any of them; a Turn is ended when nothing else is left, or now and then. */
static void play_on(struct sitting *s, unsigned decisions)
{
    static struct grog_options all;
    for (unsigned i = 0; i < decisions && !s->game.game.over; i++) {
        unsigned seat = 0;
        while (seat < GROG_SEATS_MAX && !(s->game.game.asked >> seat & 1))
            seat++;
        grog_list(s->play.m, &s->game.game, seat, &all);
        struct grog_option o = all.at[chance_below(&s->chance, all.n)];
        for (unsigned k = 0; k < 6 && (o.verb == VERB_WITHDRAW || (o.verb == VERB_END_TURN && k < 3)); k++)
            o = all.at[chance_below(&s->chance, all.n)];
        grog_take(s->play.m, &s->game.game, seat, o, &s->heard);
    }
    sitting_look(s);
}

/* ---- nothing overlaps, nobody is lost ------------------------------------------------------------- */

static const struct { int w, h; } sizes[] = { { 78, 10 }, { 78, 12 }, { 75, 26 }, { 118, 26 }, { 140, 44 } };

static bool is_drawn(const struct canvas *c, struct area a, uint16_t object)
{
    for (int y = a.y; y < a.y + a.h; y++)
        for (int x = a.x; x < a.x + a.w; x++)
            if (canvas_spot_at(c, x, y) == SPOT_OBJECT + object)
                return true;
    return false;
}

static bool says(const struct canvas *c, struct area a, const char *text)
{
    char line[CANVAS_WIDE + 1];
    for (int y = a.y; y < a.y + a.h; y++) {
        for (int x = 0; x < a.w; x++)
            line[x] = (char)(c->at[y][a.x + x].glyph < 128 ? c->at[y][a.x + x].glyph : '?');
        line[a.w] = 0;
        if (strstr(line, text))
            return true;
    }
    return false;
}

static void check_column(const struct sitting *s, const struct wf_layout *l, int i)
{
    const struct wf_column *c = &l->col[i];
    struct area a = { l->path.x + c->x, l->path.y, c->w, l->path.h };
    char more[16];
    assert_true(c->x >= 0 && c->w > 0 && c->x + c->w <= l->path.w);
    if (i > l->from)
        assert_true(c->x > l->col[i - 1].x + l->col[i - 1].w - 1);
    if (c->place)
        assert_true(is_drawn(&s->canvas, a, c->place));
    for (int k = 0; k < c->shown; k++)
        assert_true(is_drawn(&s->canvas, a, c->who[c->first + k]));
    for (int k = 0; k < c->folded; k++)
        assert_true(is_drawn(&s->canvas, a, c->who[k]));
    snprintf(more, sizeof more, "+%d more", c->n - c->folded - c->shown);
    if (c->shown < c->n - c->folded)
        assert_true(says(&s->canvas, a, more));
}

/* All that the scene has in a space is in that space's column. */
static void check_all_are_there(const struct sitting *s, const struct wf_layout *l)
{
    for (uint32_t i = 1; i < s->scene.objects; i++) {
        const struct grog_scene_object *o = &s->scene.object[i];
        bool found = !o->square;
        for (int k = 0; k < l->cols && !found; k++)
            for (int n = 0; n <= l->col[k].n && !found; n++)
                found = (n < l->col[k].n ? l->col[k].who[n] : l->col[k].place) == i && l->col[k].square == o->square;
        assert_true(found);
    }
}

static void draw_at(struct sitting *s, int w, int h, struct wf_layout *l)
{
    canvas_clear(&s->canvas, w, h);
    canvas_spot(&s->canvas, canvas_all(&s->canvas), 0);
    face_warfighter.draw(&s->table, canvas_all(&s->canvas));
    wf_lay_out(&s->table, canvas_all(&s->canvas), l);
}

static void check_cursor(const struct sitting *s)
{
    const struct table *t = &s->table;
    if (t->object && !(wf_is(t, t->object, "beside") && !s->scene.object[t->object].square && s->canvas.h < 16))
        assert_true(is_drawn(&s->canvas, canvas_all(&s->canvas), t->object));
}

static void check(struct sitting *s, int w, int h)
{
    struct wf_layout l;
    draw_at(s, w, h, &l);
    for (int i = l.from; i < l.to; i++)
        check_column(s, &l, i);
    for (int i = 0; i < l.shown; i++)
        assert_true(is_drawn(&s->canvas, l.rows, l.soldier[l.first + i]));
    check_all_are_there(s, &l);
    check_cursor(s);
}

TEST(nothing_overlaps_and_nobody_is_lost_in_200_games)
{
    static struct sitting s;
    enum { GAMES = 200, LOOKS = 8 };
    unsigned teams = 0, drawn = 0;
    char said[256];
    for (struct grog_match *m; (m = match_of(teams, 1, said, sizeof said)) != NULL; teams++)
        grog_match_free(m);
    assert_true(teams > 20);
    for (unsigned i = 0; i < GAMES; i++) {
        assert_true(sit_down(&s, i % teams, 1 + i % 2, (uint8_t)i));
        for (unsigned k = 0; k < LOOKS && !s.game.game.over; k++) {
            s.table.object = s.table.square = 0;        /* the scene has other objects now */
            for (unsigned moves = 0; moves < 6; moves++) {
                int way = (int)chance_below(&s.chance, 5);
                if (way == 4)
                    face_warfighter.tab(&s.table, 1);
                else
                    face_warfighter.go(&s.table, way == 0 ? 1 : way == 1 ? -1 : 0, way == 2 ? 1 : way == 3 ? -1 : 0);
                unsigned size = chance_below(&s.chance, sizeof sizes / sizeof *sizes);
                check(&s, sizes[size].w, sizes[size].h);
                drawn++;
            }
            play_on(&s, 12);
        }
        sitting_end(&s);
    }
    print_message("%u teams, %u tables drawn\n", teams, drawn);
}

/* Numbers that are told with their new value: whose, and what they are called in the scene. */
static const struct { uint8_t told; const char *mark; } numbers_told[] = {
    { TOLD_ACTIONS, "actions" }, { TOLD_ACTION_GAINED, "actions" }, { TOLD_XP, "xp" }, { TOLD_PINNED, "suppress" },
    { TOLD_RALLIES, "suppress" }, { TOLD_SUPPRESSED, "suppress" }, { TOLD_RECOVERS, "suppress" },
    { TOLD_EKIA, "ekia" }, { TOLD_RELOADS, "count" }, { TOLD_SPENT, "count" }, { TOLD_AMMO, "count" },
};

static bool has_wound(const struct warfighter *w, const struct grog_event *told)
{
    const struct soldier *s = &w->soldier[grog_ref_slot(told->object[0])];
    for (unsigned i = 0; i < WOUNDS; i++)
        if (s->wound[i] == told->amount)
            return true;
    return false;
}

/* What is told is so in what is drawn. */
static void check_moment(struct sitting *s, const struct grog_event *told)
{
    struct grog_text text = { .at = (char[256]){ "" }, .room = 256 };
    for (unsigned i = 0; i < sizeof numbers_told / sizeof *numbers_told; i++)
        if (numbers_told[i].told == told->kind)
            assert_int_equal(grog_scene_number(s->play.m, &s->scene,
                             (uint16_t)(sitting_thing(s, told->object[0]) - s->scene.object), numbers_told[i].mark),
                             told->amount);
    switch (told->kind) {
    case TOLD_MOVES: case TOLD_DEPLOYS:
        assert_int_equal(sitting_thing(s, told->object[0])->square, sitting_thing(s, told->object[1])->square);
        break;
    case TOLD_COMES: case TOLD_HOSTILE:
        assert_int_equal(sitting_thing(s, told->object[0])->square, grog_square(told->object[1] - 1u, 0));
        break;
    case TOLD_WOUND:
        assert_true(has_wound((const struct warfighter *)(const void *)&s->view, told));
        break;
    case TOLD_DOWN: case TOLD_ELIMINATED:               /* he is seen a last time */
        assert_true(sitting_thing(s, told->object[0])->square);
        break;
    }
    check(s, 118, 26);
    face_warfighter.head(&s->table, area_top(canvas_all(&s->canvas), 1));
    face_warfighter.threats(&s->table, canvas_all(&s->canvas));
    grog_say_event(&s->play.s, &s->view.game, told, &text);
}

TEST(what_is_told_is_seen_at_every_moment)
{
    static struct sitting s;
    struct onlooker o = { .looks = check_moment };
    for (unsigned i = 0; i < 40; i++) {
        if (!sit_down(&s, i, 1 + i % 2, (uint8_t)i))
            break;
        sitting_watch(&s, &o);
        play_on(&s, 40);
        play_well(&s, 60);
        sitting_end(&s);
    }
    print_message("%u moments\n", o.moments);
    assert_true(o.moments > 5000);
}

/* From wherever it is, down and across, the cursor comes to each of them. */
TEST(the_cursor_reaches_everybody)
{
    static struct sitting s;
    struct wf_layout l;
    for (unsigned team = 0; team < 12; team++) {
        assert_true(sit_down(&s, team, 1, 3));
        play_on(&s, 60);
        wf_gather(&s.table, &l);
        for (int i = 0; i < l.cols; i++) {
            s.table.square = l.col[0].square;
            s.table.object = l.col[0].place;
            for (int k = 0; k < i; k++)
                face_warfighter.go(&s.table, 1, 0);
            for (int k = 0; k < l.col[i].n; k++) {
                face_warfighter.go(&s.table, 0, 1);
                assert_int_equal(s.table.object, l.col[i].who[k]);
                check(&s, 78, 10);
            }
        }
        sitting_end(&s);
    }
}

static bool has_mark(const struct canvas *c, uint16_t object, uint32_t mark)
{
    for (int y = 0; y < c->h; y++)
        for (int x = 0; x < c->w; x++)
            if (c->at[y][x].spot == SPOT_OBJECT + object && c->at[y][x].glyph == mark)
                return true;
    return false;
}

/* Without colour too. */
TEST(what_a_choice_touches_is_marked)
{
    static struct sitting s;
    struct wf_layout l;
    unsigned seen = 0;
    assert_true(sit_down(&s, 3, 1, 1));
    play_well(&s, 90);
    for (uint32_t i = 0; i < s.scene.options.n; i++) {
        s.table.option = i;
        draw_at(&s, 140, 44, &l);
        for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++) {
            uint16_t object = s.scene.touch[i][k];
            if (!wf_is(&s.table, object, "soldier") && !wf_is(&s.table, object, "hostile"))
                continue;
            assert_true(has_mark(&s.canvas, object, '>'));
            seen++;
        }
    }
    assert_true(seen > 10);
    sitting_end(&s);
}

/* Whatever is under the cursor, every message is there and whole. */
TEST(everything_can_be_explained)
{
    static struct sitting s;
    for (unsigned team = 0; team < 80; team += 4) {
        assert_true(sit_down(&s, team, 1, 9));
        play_well(&s, 70);
        for (uint16_t i = 1; i < s.scene.objects; i++) {
            GROG_ROOM(text, 4096);
            if (s.scene.object[i].sort != GROG_IS_A_THING)
                continue;
            s.table.object = i;
            sitting_explain(&s, &text);
            assert_null(strchr(text_room, '{'));
            bool speaks = wf_is(&s.table, i, "hostile") || wf_is(&s.table, i, "location");
            assert_true(!speaks || text.n > 10);
        }
        sitting_end(&s);
    }
}

/* Counters on the Mission belong to nobody: they are a track, each by its word, and the head line tells them. */
TEST(counters_on_the_mission_are_told)
{
    static struct sitting s;
    assert_true(sit_down(&s, 3, 1, 1));
    ((struct warfighter *)(void *)&s.game)->tally[1] = 7;
    sitting_look(&s);
    canvas_clear(&s.canvas, 160, 1);
    face_warfighter.head(&s.table, canvas_all(&s.canvas));
    assert_true(says(&s.canvas, canvas_all(&s.canvas), "7"));
    for (uint32_t i = 1; i < s.scene.objects; i++)
        if (s.scene.object[i].sort == GROG_IS_A_SEAT)
            assert_int_equal(grog_scene_number(s.play.m, &s.scene, (uint16_t)i, "tally"), 0);
    sitting_end(&s);
}

/* More Actions than there is room for glyphs are a number, in his line and in his Location. */
TEST(many_actions_are_counted)
{
    static struct sitting s;
    struct wf_layout l;
    assert_true(sit_down(&s, 3, 1, 1));
    ((struct warfighter *)(void *)&s.game)->soldier[0].actions = 6;
    sitting_look(&s);
    draw_at(&s, 118, 26, &l);
    assert_true(says(&s.canvas, canvas_all(&s.canvas), " ?6 "));
    assert_true(says(&s.canvas, l.rows, " ?6 "));
    sitting_end(&s);
}

TEST(every_line_of_ascii_is_ascii)
{
    static struct sitting s;
    struct wf_layout l;
    assert_true(sit_down(&s, 0, 1, 1));
    play_on(&s, 40);
    s.canvas.ascii = true;
    draw_at(&s, 118, 26, &l);
    for (int y = 0; y < s.canvas.h; y++)
        for (int x = 0; x < s.canvas.w; x++) {
            if (s.canvas.at[y][x].glyph >= 128 || s.canvas.at[y][x].glyph == '?')
                fail_msg("line %d, column %d: %u", y, x, (unsigned)s.canvas.at[y][x].glyph);
        }
    sitting_end(&s);
}

/* ---- keys ---------------------------------------------------------------------------------------------- */

/* Whatever a Soldier does in his Turn has a letter of its own behind his digit, in the catalogue. */
TEST(every_act_of_a_turn_has_its_letter)
{
    static struct sitting s;
    assert_true(sit_down(&s, 0, 1, 1));
    for (unsigned i = 1; i < warfighter_system.n_verbs; i++) {
        const char *verb = warfighter_system.verbs[i].name, *group = grog_row_text(&s.play.s, "group", verb, NULL);
        if (!group || !strcmp(group, "end") || !strcmp(group, "discard") || !strcmp(group, "pay")
            || !strcmp(group, "aside"))
            continue;
        const char *letter = grog_row_text(&s.play.s, "letter", verb, NULL);
        if (!letter || letter[0] < 'a' || letter[0] > 'z' || letter[1])
            fail_msg("%s has no letter", verb);
    }
    sitting_end(&s);
}

/* The Attack that stands first is one of the Weapon's own, without a price, and no other of that sort Kills oftener. */
static unsigned back;                                   /* moves that lead back, which have another letter */

/* Of a thousand such Attacks, how many Kill, or hit what is to be destroyed; -1: it is not counted. */
enum { SUPPRESSES_MOST = 15 };

static int kills_of(const struct sitting *s, struct grog_option o)
{
    static struct grog_odds odds;
    uint64_t kills = 0;
    if (!grog_weighed(s->play.m, &s->view.game, o).proc
        || grog_told_odds(s->play.m, &s->view.game, 0, o, &odds) != GROG_OK)
        return -1;
    for (uint32_t i = 0; i < odds.n; i++)
        kills += odds.at[i].result > SUPPRESSES_MOST ? odds.at[i].share : 0;
    return (int)(1000 * kills / odds.whole);
}

/* By the rules' own odds nothing of that sort Kills oftener; and what uses something up stands behind it if it does. */
static void check_odds(const struct sitting *s, uint32_t line)
{
    const struct menu *u = s->play.menu;
    struct grog_option o = s->scene.options.at[u->order[u->line[line].from]];
    uint32_t behind = u->order[u->line[line + (line + 1 < u->n)].from];
    int first = kills_of(s, o), next = kills_of(s, s->scene.options.at[behind]);
    for (uint32_t k = 0; k < s->scene.options.n; k++) {
        struct grog_option other = s->scene.options.at[k];
        int kills = other.actor == o.actor && play_promise(&s->play, other) ? kills_of(s, other) : -1;
        bool freely = !play_is_shunned(&s->play, other);
        if (first >= 0 && kills > (freely || next < first ? first : next))
            fail_msg("Turn %u: verb %u at %u kills %d, verb %u at %u kills %d (%s)", s->view.game.turn, o.verb,
                     o.object[2], first, other.verb, other.object[2], kills, freely ? "freely" : "used up");
    }
}

static unsigned first_attacks(struct sitting *s, bool counts)
{
    unsigned seen = 0;
    play_gather(&s->play);
    for (uint32_t i = 0; i < s->play.menu->n; i++) {
        const struct menu *u = s->play.menu;
        struct grog_option o = s->scene.options.at[u->order[u->line[i].from]];
        int64_t promise = play_promise(&s->play, o);
        bool first = promise && (!i || s->scene.options.at[u->order[u->line[i - 1].from]].actor != o.actor
                                 || !play_promise(&s->play, s->scene.options.at[u->order[u->line[i - 1].from]]));
        for (uint32_t k = 0; first && k < s->scene.options.n; k++)
            if (s->scene.options.at[k].actor == o.actor
                && (promise >= GROG_FREELY || play_promise(&s->play, s->scene.options.at[k]) < GROG_FREELY))
                assert_true(play_promise(&s->play, s->scene.options.at[k]) <= promise);
        assert_true(o.verb != VERB_MOVE || !strcmp(play_act(&s->play, o), "move")
                    || !strcmp(play_act(&s->play, o), "move-back"));
        back += o.verb == VERB_MOVE && !strcmp(play_act(&s->play, o), "move-back");
        if (first && !play_is_shunned(&s->play, o)) {
            assert_int_equal(u->line[i].n, 1);          /* it is not folded */
            if (counts)
                check_odds(s, i);
            assert_true(play_number(&s->play, o) >= 1 || s->view.game.question != ASK_TURN);
        }
        seen += first;
    }
    return seen;
}

TEST(the_best_attack_of_each_soldier_stands_first)
{
    static struct sitting s;
    static struct menu menu;
    static struct react react;
    unsigned seen = 0;
    for (unsigned team = 0; team < 12; team++) {
        if (!sit_down(&s, team, 1, 3))
            continue;
        s.play.menu = &menu;
        s.play.react = &react;
        s.play.on_screen = true;
        for (unsigned n = 0; n < 30 && !s.game.game.over; n++) {
            play_well(&s, 3);
            seen += first_attacks(&s, n % 10 == 0);
        }
        sitting_end(&s);
    }
    assert_true(seen > 40);
    assert_true(back > 10);
}

/* ---- to be looked at ---------------------------------------------------------------------------------- */

static void print_canvas(const struct canvas *c)
{
    char *text = canvas_as_text(c);
    fputs(text ? text : "", stdout);
    free(text);
}

static int show(char **argv, int argc)
{
    static struct sitting s;
    int w = atoi(argv[3]), h = atoi(argv[4]);
    bool threats = false, explains = false;
    if (!sit_down(&s, (unsigned)atoi(argv[0]), 1, (uint8_t)atoi(argv[1])))
        return 1;
    play_well(&s, (unsigned)atoi(argv[2]));
    for (const char *key = argc > 5 ? argv[5] : ""; *key; key++) {
        int dx = *key == 'l' ? 1 : *key == 'h' ? -1 : 0, dy = *key == 'j' ? 1 : *key == 'k' ? -1 : 0;
        if (dx || dy)
            face_warfighter.go(&s.table, dx, dy);
        else if (*key == 'n')
            face_warfighter.tab(&s.table, 1);
        s.canvas.ascii |= *key == 'a';
        threats |= *key == 't';
        explains |= *key == 'e';
    }
    canvas_clear(&s.canvas, w, h);
    face_warfighter.head(&s.table, area_top(canvas_all(&s.canvas), 1));
    (threats ? face_warfighter.threats : face_warfighter.draw)(&s.table, area_below(canvas_all(&s.canvas), 1));
    print_canvas(&s.canvas);
    if (explains) {
        GROG_ROOM(text, 4096);
        sitting_explain(&s, &text);
        fputs(text_room, stdout);
    }
    sitting_end(&s);
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        IT(nothing_overlaps_and_nobody_is_lost_in_200_games),
        IT(what_is_told_is_seen_at_every_moment),
        IT(the_cursor_reaches_everybody),
        IT(what_a_choice_touches_is_marked),
        IT(everything_can_be_explained),
        IT(counters_on_the_mission_are_told), IT(many_actions_are_counted),
        IT(every_line_of_ascii_is_ascii),
        IT(every_act_of_a_turn_has_its_letter), IT(the_best_attack_of_each_soldier_stands_first),
    };
    setlocale(LC_CTYPE, "C.UTF-8");
    return argc > 5 ? show(argv + 1, argc - 1) : cmocka_run_group_tests(tests, NULL, NULL);
}
