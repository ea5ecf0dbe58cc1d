/* SPDX-License-Identifier: MIT */
/* build.c -- the builder of teams and armies: at the left what can be bought, at the right what was, below what is
 * under the cursor, and why not.
 *
 * What may be bought, what it costs and what forbids it the system says to a draft (cli/team.h); nothing here knows a
 * rule. */
#include "start.h"
#include "command/memory.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OWN_SPOT = 0x1000 };             /* of the lines at the right */
enum side { SIDE_SHOP, SIDE_TEAM };
enum asks { ASKS_NOTHING, ASKS_NAME, ASKS_LEAVE };

struct build {
    struct team t, try;
    struct team_offer *offer;                   /* by card */
    struct grog_bill bill;
    struct list shop, own;
    uint8_t  kind;                              /* of the cards that are shown; 0: all that can be bought now */
    enum side side;
    enum asks asks;
    bool     changed, fits;
    struct grog_error why;                      /* why it cannot go yet */
    char     name[TEAM_NAME + 1];
    char     code[TEAM_CODE];                   /* "": it is not shown */
    int      scroll;
};

#define NAME(s, card) start_says((s), (card), (char[LIST_NAME]){ "" })

/* ---- what there is ---------------------------------------------------------------------- */

/* For whom things are bought: who is under the cursor at the right, or whose thing is; else the last. */
static unsigned member_of(struct build *b)
{
    const struct line *line = list_under(&b->own);
    unsigned last = team_carrier(&b->t, b->t.n);
    if (!line || line->row >= b->t.n)
        return last;
    unsigned member = team_member_of(&b->t, line->row);
    return member < b->bill.n && b->bill.at[member].most >= 0 ? member : last;
}

static bool is_offered(const struct build *b, uint16_t card)
{
    uint8_t kind = b->t.box->cards->card[card].kind;
    return team_sort(&b->t, card) != GROG_NOT_SOLD && (!b->kind || b->kind == kind) && team_owns(&b->t, card);
}

static void add_offer(const struct start *s, struct build *b, uint16_t card)
{
    const struct team_offer *o = &b->offer[card];
    char note[LIST_NOTE];
    bool weighs = b->t.as->weighs && team_sort(&b->t, card) == GROG_ITEM;
    start_put(s, weighs ? "start.build.price.weight" : "start.build.price",
              GROG_PAIRS({ "n", NULL, o->price.cost }, { "weight", NULL, o->price.weight }), note, sizeof note);
    struct line *line = list_add(&b->shop, NAME(s, card), note);
    line->card = card;
    line->row = card;
    line->off = !o->can;
}

/* A heading, and the cards of a kind that can be bought (or cannot). */
static void add_kind(const struct start *s, struct build *b, uint8_t kind, bool can)
{
    bool any = false;
    for (uint32_t c = 1; c < b->t.box->cards->cards; c++) {
        if (b->t.box->cards->card[c].kind != kind || !is_offered(b, (uint16_t)c) || b->offer[c].can != can)
            continue;
        if (!any) {
            char text[LIST_NAME], key[96];
            snprintf(key, sizeof key, "noun.%s.kind.%s", grog_system_name(b->t.box->system),
                     b->t.box->system->card_kinds[kind].name);
            start_put(s, key, NULL, text, sizeof text);
            if (*text >= 'a' && *text <= 'z')
                *text = (char)(*text - 'a' + 'A');
            char head[LIST_NAME];
            start_put(s, can ? "start.build.kind" : "start.build.kind.cannot",
                      GROG_PAIRS({ "kind", *text ? text : b->t.box->system->card_kinds[kind].name, 0 }), head,
                      sizeof head);
            list_add(&b->shop, head, "")->head = true;
        }
        any = true;
        add_offer(s, b, (uint16_t)c);
    }
}

static void fill_shop(const struct start *s, struct build *b)
{
    const struct grog_system *system = b->t.box->system;
    unsigned member = member_of(b);
    b->try.box = b->t.box;
    for (uint32_t c = 1; c < b->t.box->cards->cards; c++)
        if (is_offered(b, (uint16_t)c))
            team_offer(&b->t, &b->try, member, b->t.n, (uint16_t)c, &b->offer[c]);
    list_clear(&b->shop);
    for (unsigned turn = 0; turn < 2; turn++)
        for (uint8_t k = 1; k < system->n_card_kinds; k++)
            if (system->market->sort(k) != GROG_NOT_SOLD)
                add_kind(s, b, k, !turn);
    list_sift(&b->shop);
}

static void fill_own(const struct start *s, struct build *b)
{
    list_clear(&b->own);
    for (unsigned i = 0; i < b->bill.n; i++) {
        const struct grog_bought *x = &b->bill.at[i];
        bool member = x->member == i;
        char name[LIST_NAME], note[LIST_NOTE];
        snprintf(name, sizeof name, "%.80s", NAME(s, x->card));
        size_t n = strlen(name);
        if (x->number > 1 && !(member && b->t.as->seats))
            snprintf(name + n, sizeof name - n, " x%u", x->number);
        start_put(s, member && x->most >= 0 ? "start.build.carries" : "start.build.price",
                  GROG_PAIRS({ "n", NULL, x->cost }, { "carries", NULL, x->carries }, { "most", NULL, x->most }), note,
                  sizeof note);
        struct line *line = list_add(&b->own, name, note);
        line->card = x->card;
        line->row = i;
        line->indent = member ? 0 : 2;
        line->role = member ? ROLE_YOURS : ROLE_PLAIN;
    }
    list_sift(&b->own);
}

/* What is not allowed has no bill: then what each card costs by itself. */
static void add_up(struct build *b)
{
    const struct grog_market *market = b->t.box->system->market;
    b->bill = (struct grog_bill){ 0 };
    if (team_bill(&b->t, &b->bill) || !b->t.n)
        return;
    b->bill.most = market->purse(b->t.draft);
    b->bill.n = b->t.n;
    for (unsigned i = 0; i < b->t.n; i++) {
        market->price(b->t.draft, &b->t.at[i], &b->bill.at[i]);
        b->bill.at[i].card = b->t.at[i].card;
        b->bill.at[i].number = b->t.at[i].number;
        b->bill.at[i].member = (uint16_t)team_member_of(&b->t, i);
        b->bill.at[i].most = -1;
        b->bill.cost += b->bill.at[i].cost;
    }
}

static void judge(struct start *s)
{
    struct build *b = s->build;
    b->why = (struct grog_error){ 0 };
    b->fits = team_fits(&b->t, &b->why);
    add_up(b);
    fill_own(s, b);
    fill_shop(s, b);
}

/* ---- open and close ------------------------------------------------------------------------ */

void build_close(struct start *s)
{
    if (!s->build)
        return;
    team_close(&s->build->t);
    free(s->build->offer);
    list_free(&s->build->shop);
    list_free(&s->build->own);
    free(s->build);
    s->build = NULL;
}

/* Whom the Mission has given by lot, to a team that was just begun. */
static void tell_drawn(struct start *s, unsigned n)
{
    char list[LIST_NAME * GROG_DRAWN_MAX] = "";
    for (unsigned i = 0; i < n; i++) {
        size_t at = strlen(list);
        snprintf(list + at, sizeof list - at, "%s%s", at ? ", " : "", NAME(s, s->build->t.at[i].card));
    }
    if (n)
        start_tell(s, false, "start.build.drawn", GROG_PAIRS({ "list", list, 0 }, { "n", NULL, n }));
}

bool build_open(struct start *s, const char *from)
{
    const struct grog_box *box = s->box[s->of];
    const struct team_as *as = team_as(grog_system_name(box->system));
    struct grog_error why = { 0 };
    const struct team_call call = { s->library, as, as->command, &why };
    struct team *old = must_have(1, sizeof *old);
    build_close(s);
    struct build *b = s->build = must_have(1, sizeof *b);
    bool good = (!*from || team_load(&call, from, old))
             && team_open(&call, box, s->mission, team_terms_for(old, s->mission), &b->t);
    if (good) {
        b->try = b->t;
        b->offer = must_have(box->cards->cards, sizeof *b->offer);
        b->shop.searches = true;
        b->own.spot = OWN_SPOT;
        memcpy(b->t.at, old->at, sizeof b->t.at);
        b->t.n = old->n;
        if (*from && !old->is_card)
            snprintf(b->name, sizeof b->name, "%.*s", TEAM_NAME, from);
        unsigned drawn = *from ? 0 : team_draw(&b->t);
        judge(s);
        tell_drawn(s, drawn);
    } else {
        snprintf(s->said, sizeof s->said, "%s", why.text);
        s->said_bad = true;
        build_close(s);
    }
    team_close(old);
    free(old);
    return good;
}

/* ---- what is done ------------------------------------------------------------------------------ */

static void buy(struct start *s, uint16_t card)
{
    struct build *b = s->build;
    struct grog_error why = { 0 };
    bool item = team_sort(&b->t, card) == GROG_ITEM;
    unsigned line = 0, member = member_of(b);
    if (item && member == b->t.n) {
        snprintf(s->said, sizeof s->said, "%s", b->offer[card].why.text);
        s->said_bad = true;
    } else if (team_put(&b->t, (struct grog_listed){ card, 0 }, member, &line, &why)) {
        uint32_t row = item ? member : line;
        b->changed = true;
        judge(s);
        list_go_to(&b->own, row);
        fill_shop(s, b);
        if (b->offer[card].can)                         /* else what followed it is under the cursor now */
            list_go_to(&b->shop, card);
        start_tell(s, false, item ? "start.build.bought.for" : "start.build.bought",
                   GROG_PAIRS({ "name", NAME(s, card), 0 }, { "who", NAME(s, b->t.at[row].card), 0 }));
    } else {
        snprintf(s->said, sizeof s->said, "%s", team_short_why(&b->t, card, why.text));
        s->said_bad = true;
    }
}

static void sell(struct start *s, const struct line *line)
{
    struct build *b = s->build;
    uint16_t card = line->card;
    struct grog_listed *c = &b->t.at[line->row];
    bool seat = b->t.as->seats && team_sort(&b->t, card) == GROG_MEMBER;
    if (c->number > 1 && !seat)
        c->number--;
    else
        team_take(&b->t, line->row);
    b->changed = true;
    judge(s);
    start_tell(s, false, "start.build.sold", GROG_PAIRS({ "name", NAME(s, card), 0 }));
}

static void next_kind(struct start *s)
{
    struct build *b = s->build;
    const struct grog_system *y = b->t.box->system;
    do
        b->kind = (uint8_t)((b->kind + 1) % y->n_card_kinds);
    while (b->kind && y->market->sort(b->kind) == GROG_NOT_SOLD);
    b->shop.at = b->shop.first = 0;
    fill_shop(s, b);
}

static void suggest(struct start *s)
{
    struct build *b = s->build;
    unsigned before = b->t.n;
    struct grog_error why = { 0 };
    if (!team_allows(&b->t, &why)) {
        snprintf(s->said, sizeof s->said, "%s", why.text);
        s->said_bad = true;
        return;
    }
    team_suggest(&b->t);
    b->changed = b->changed || b->t.n != before;
    judge(s);
    start_tell(s, false, b->t.n != before ? "start.build.filled" : "start.build.full", NULL);
}

static void show_code(struct start *s)
{
    struct build *b = s->build;
    struct grog_text t = { .at = b->code, .room = sizeof b->code };
    if (*b->code)
        b->code[0] = 0;
    else if (!b->t.n || !team_code_write(&b->t, &t))
        start_tell(s, true, "start.build.no-code", NULL);
}

static bool is_ready_made(const struct build *b, const char *name)
{
    const struct grog_cards *cards = b->t.box->cards;
    uint16_t card = grog_card_find(cards, name);
    return card && !strcmp(b->t.box->system->card_kinds[cards->card[card].kind].name, b->t.as->command);
}

static void save(struct start *s)
{
    struct build *b = s->build;
    struct grog_error why = { 0 };
    if (!team_is_name(b->name) || is_ready_made(b, b->name)) {
        start_tell(s, true, "start.build.no-name", GROG_PAIRS({ "name", b->name, 0 }, { "n", NULL, TEAM_NAME }));
        return;
    }
    team_set_name(&b->t, b->name);
    bool good = team_save(&b->t, &why);
    b->asks = ASKS_NOTHING;
    if (good) {
        b->changed = false;
        start_tell(s, false, "start.build.saved", GROG_PAIRS({ "name", b->name, 0 }));
    } else {
        snprintf(s->said, sizeof s->said, "%s", why.text);
        s->said_bad = true;
    }
}

/* Play with it at once, whether it is saved or not. */
static enum start_what use(struct start *s)
{
    struct build *b = s->build;
    char setup[GROG_SETUP_TEXT];
    if (!b->fits) {
        snprintf(s->said, sizeof s->said, "%s", b->why.text);
        s->said_bad = true;
        return START_STAYS;
    }
    team_setup(&b->t, false, "team", setup);
    const char *cards = setup + strlen("team ");
    if (s->of == START_BY_ARMY) {
        snprintf(s->wish.army[s->seat], sizeof s->wish.army[0], "%s", cards);
        start_pop(s);
        start_pop(s);
        return START_STAYS;
    }
    snprintf(s->wish.mission, sizeof s->wish.mission, "%s", start_name(s, s->mission));
    snprintf(s->wish.team, sizeof s->wish.team, "%s", cards);
    s->wish.match = (struct match_wish){ .system = start_system(START_BY_TEAM), .mission = s->wish.mission,
                                         .team = s->wish.team };
    return start_plays(s);
}

static void leave(struct start *s)
{
    struct build *b = s->build;
    if (b->changed && b->t.n && b->asks != ASKS_LEAVE) {
        b->asks = ASKS_LEAVE;
        start_tell(s, true, "start.build.leave", NULL);
        return;
    }
    start_pop(s);
    build_close(s);
}

/* ---- keys ------------------------------------------------------------------------------------ */

static void key_name(struct start *s, uint32_t key)
{
    struct build *b = s->build;
    if (key == PRESS_ENTER)
        save(s);
    else if (key == PRESS_ESCAPE)
        b->asks = ASKS_NOTHING;
    else if (key == PRESS_RUBOUT)
        text_rub_out(b->name);
    else if (key < PRESS_FIRST)
        text_type(b->name, sizeof b->name, key);
}

static bool key_side(struct start *s, uint32_t key)
{
    struct build *b = s->build;
    struct list *l = b->side == SIDE_SHOP ? &b->shop : &b->own;
    const struct line *was = list_under(l);
    if (!list_key(l, key))
        return false;
    if (list_under(l) != was)
        b->scroll = 0;
    if (b->side == SIDE_TEAM)
        fill_shop(s, b);                                /* for another member */
    return true;
}

/* A click goes there; one on the line under the cursor of the shop buys it. */
static void click(struct start *s, uint32_t key)
{
    struct build *b = s->build;
    enum side side = key >= PRESS_LINE + OWN_SPOT ? SIDE_TEAM : SIDE_SHOP;
    struct list *l = side == SIDE_SHOP ? &b->shop : &b->own;
    uint32_t was = l->at;
    if (!list_picks(l, key))
        return;
    bool again = b->side == side && l->at == was;
    b->side = side;
    if (side == SIDE_TEAM)
        fill_shop(s, b);
    else if (again)
        buy(s, list_under(l)->card);
}

static bool key_build(struct start *s, const struct line *line, uint32_t key, enum start_what *what)
{
    struct build *b = s->build;
    struct list *l = b->side == SIDE_SHOP ? &b->shop : &b->own;
    (void)line;
    if (b->asks == ASKS_NAME) {
        key_name(s, key);
        return true;
    }
    if (*b->code && key != PRESS_CODE) {
        b->code[0] = 0;
        return true;
    }
    if (b->asks == ASKS_LEAVE && key != PRESS_ESCAPE)
        b->asks = ASKS_NOTHING;
    if (key >= PRESS_LINE) {
        click(s, key);
        return true;
    }
    if (key_side(s, key))
        return true;
    const struct line *under = list_under(l);
    switch (key) {
    case PRESS_TAB: case PRESS_BACK_TAB: b->side = b->side == SIDE_SHOP ? SIDE_TEAM : SIDE_SHOP; break;
    case PRESS_LEFT:   b->side = SIDE_SHOP; break;
    case PRESS_RIGHT:  b->side = SIDE_TEAM; break;
    case PRESS_ENTER: case '+':
        if (under)
            buy(s, under->card);
        break;
    case PRESS_DELETE: case PRESS_RUBOUT: case '-':
        under = list_under(&b->own);
        if (under)
            sell(s, under);
        break;
    case PRESS_KIND: next_kind(s); break;
    case PRESS_FILL: suggest(s); break;
    case PRESS_WRITE: b->asks = ASKS_NAME; break;
    case PRESS_CODE: show_code(s); break;
    case PRESS_USE: *what = use(s); break;
    case PRESS_ESCAPE: leave(s); break;
    default: return key < PRESS_FIRST && key >= 32;
    }
    return true;
}

/* ---- drawing ----------------------------------------------------------------------------------- */

static void draw_shop(struct start *s, struct canvas *c, struct area a)
{
    struct build *b = s->build;
    char title[128], text[160], kind[64] = "";
    const char *name = b->kind ? b->t.box->system->card_kinds[b->kind].name : "";
    snprintf(kind, sizeof kind, "%s", name);
    start_put(s, b->kind ? "start.build.shop.kind" : "start.build.shop", GROG_PAIRS({ "kind", kind, 0 }), title,
              sizeof title);
    struct area in = canvas_frame(c, a, title, b->side == SIDE_SHOP);
    start_put(s, *b->shop.words ? "start.found" : "start.type", GROG_PAIRS({ "words", b->shop.words, 0 },
              { "n", NULL, b->shop.shows }), text, sizeof text);
    canvas_text(c, in, 1, 0, *b->shop.words ? ROLE_FOCUS : ROLE_DIM, 0, text);
    list_draw(&b->shop, c, area_below(in, 1), b->side == SIDE_SHOP);
}

static void draw_own(struct start *s, struct canvas *c, struct area a)
{
    struct build *b = s->build;
    char title[160], text[160];
    start_put(s, *b->name ? "start.build.own.name" : "start.build.own", GROG_PAIRS({ "name", b->name, 0 }), title,
              sizeof title);
    struct area in = canvas_frame(c, a, title, b->side == SIDE_TEAM);
    start_put(s, b->bill.most ? "start.build.left" : "start.build.left.free",
              GROG_PAIRS({ "n", NULL, b->bill.cost }, { "most", NULL, b->bill.most },
                    { "left", NULL, b->bill.most - b->bill.cost }), text, sizeof text);
    canvas_text(c, in, 1, 0, ROLE_NUMBER, BOLD, text);
    int used = text_columns(text) + 3, bar = in.w - used - 1;
    if (b->bill.most && bar > 6)
        canvas_bar(c, in, used, 0, (int)(b->bill.cost * bar / b->bill.most), bar, ROLE_GOOD);
    list_draw(&b->own, c, area_below(in, 1), b->side == SIDE_TEAM);
}

/* What is under the cursor: why not, then what it says. */
static void draw_about(struct start *s, struct canvas *c, struct area a)
{
    struct build *b = s->build;
    const struct line *line = list_under(b->side == SIDE_SHOP ? &b->shop : &b->own);
    struct area in = canvas_frame(c, a, line ? line->name : "", false);
    struct grog_text t = { .at = s->about, .room = START_ABOUT };
    int y = 0;
    s->about[0] = 0;
    in = (struct area){ in.x + 1, in.y, in.w - 2, in.h };
    if (*b->code) {
        start_say(s, "start.build.code", GROG_PAIRS({ "code", b->code, 0 }), &t);
        canvas_wrap(c, in, ROLE_PLAIN, 0, 0, s->about);
        return;
    }
    if (line && b->side == SIDE_SHOP && !b->offer[line->card].can) {
        start_say(s, "start.build.cannot", GROG_PAIRS({ "why", team_short_why(&b->t, line->card,
                  b->offer[line->card].why.text), 0 }), &t);
        y = canvas_wrap(c, in, ROLE_BAD, 0, 2, s->about);
        t.n = 0;
    } else if (!b->fits && b->t.n) {
        start_say(s, "start.build.not-yet", GROG_PAIRS({ "why", b->why.text, 0 }), &t);
        y = canvas_wrap(c, in, ROLE_WARN, 0, 2, s->about);
        t.n = 0;
    }
    s->about[0] = 0;
    if (line)
        grog_say_card_text(&s->speaker[s->of], line->card, GROG_SHORT, &t);
    canvas_wrap(c, area_below(in, y), ROLE_PLAIN, 0, 0, s->about);
}

static void draw_name(struct start *s, struct canvas *c)
{
    struct area all = canvas_all(c), box = { all.w / 2 - 28, all.h / 2 - 3, 56, 6 };
    char title[128], text[160];
    start_put(s, "start.build.name", NULL, title, sizeof title);
    canvas_fill(c, box, ROLE_PLAIN);
    struct area in = canvas_frame(c, box, title, true);
    int x = canvas_text(c, in, 1, 1, ROLE_FOCUS, BOLD, s->build->name);
    canvas_put(c, in, 1 + x, 1, ' ', ROLE_FOCUS, REVERSE);
    start_put(s, "start.build.name.keys", NULL, text, sizeof text);
    canvas_text(c, in, 1, 3, ROLE_DIM, 0, text);
}

static void draw_build(struct start *s, struct canvas *c)
{
    char title[256];
    start_put(s, s->of == START_BY_ARMY ? "start.build.army" : "start.build",
              GROG_PAIRS({ "mission", start_name(s, s->mission), 0 }), title, sizeof title);
    struct area a = start_frame(s, c, title, "start.build.keys");
    int low = a.h / 3 < 7 ? 7 : a.h / 3 > 14 ? 14 : a.h / 3;
    struct area top = area_top(a, a.h - low);
    draw_shop(s, c, area_left(top, top.w / 2));
    draw_own(s, c, area_right(top, top.w - top.w / 2));
    draw_about(s, c, area_bottom(a, low));
    if (s->build->asks == ASKS_NAME)
        draw_name(s, c);
}

const struct page page_build = { "build", .searches = true, .draw = draw_build, .key = key_build };
