/* SPDX-License-Identifier: MIT */
/* face_campaign.c -- the table between two Missions: everybody in the campaign's books in the middle, and in the hand's
 * place what is next.  What is due are the choices, and what has happened is the log. */
#include "face_campaign.h"
#include "command/memory.h"
#include "explain/explain.h"
#include "kernel/game.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/systems.h"

#include <stdlib.h>
#include <string.h>

static const struct grog_chronicle *chronicle(const struct table *t)
{
    return grog_explain_of(t->p->m->system)->chronicle;
}

/* ---- people ---------------------------------------------------------------------------------- */

struct people { struct grog_person *at; unsigned n; };

/* Those who are there before those who are lost. */
static struct people read_people(const struct table *t)
{
    struct people all = { .at = must_have(GROG_PEOPLE, sizeof *all.at) };
    struct grog_person *lost = must_have(GROG_PEOPLE, sizeof *lost);
    unsigned n = chronicle(t)->people(t->p->m, t->p->view, all.at), fallen = 0;
    for (unsigned i = 0; i < n; i++)
        if (all.at[i].here)
            all.at[all.n++] = all.at[i];
        else
            lost[fallen++] = all.at[i];
    memcpy(all.at + all.n, lost, fallen * sizeof *lost);
    all.n = n;
    free(lost);
    return all;
}

static uint16_t object_of(const struct table *t, uint16_t thing)
{
    for (uint32_t i = 1; i < t->p->scene->objects; i++) {
        const struct grog_scene_object *o = &t->p->scene->object[i];
        if (o->sort == GROG_IS_A_THING && o->row == grog_ref_array(thing) && o->place == grog_ref_slot(thing))
            return (uint16_t)i;
    }
    return 0;
}

static void say_has(const struct table *t, const struct grog_person *p, struct grog_text *out)
{
    for (unsigned i = 0; i < p->n; i++)
        grog_print(out, "%s%s", i ? ", " : "", grog_card(t->p->m, p->has[i])->name);
}

static void draw_person(struct table *t, struct area line, const struct grog_person *p, bool due)
{
    char room[256], has_room[1024], status_room[96], key[96];
    struct grog_text name = grog_text_in(room, sizeof room), has = empty(has_room, sizeof has_room),
                     status = empty(status_room, sizeof status_room), k = empty(key, sizeof key);
    uint16_t object = object_of(t, p->thing);
    bool on = object && t->object == object;
    if (on)
        canvas_over(t->canvas, line, ROLE_CHOSEN);
    if (object) {
        canvas_spot(t->canvas, line, (uint16_t)(SPOT_OBJECT + object));
        canvas_put(t->canvas, line, 0, 0, on ? 0x25b6 : table_is_lit(t, object) ? '>' : table_is_live(t, object)
                   ? 0x2022 : ' ', ROLE_FOCUS, BOLD);
    }
    grog_print(&name, "%s", grog_card(t->p->m, p->card)->name);
    grog_print(&k, "%s.status.%s", t->p->m->system->name, p->status);
    table_say(t, key, NULL, &status);
    say_has(t, p, &has);
    int wide = line.w > 76 ? 22 : 18;
    canvas_text(t->canvas, area_left(line, wide), 2, 0, p->here ? ROLE_YOURS : ROLE_DIM, p->goes ? BOLD : 0, room);
    char about[1024];
    struct grog_text a = empty(about, sizeof about);
    table_say(t, "campaign.face.person", GROG_PAIRS({ "here", NULL, p->here }, { "goes", NULL, p->goes || !due },
              { "status", status_room, 0 }, { "left", NULL, p->health - p->wounds }, { "health", NULL, p->health },
              { "missions", NULL, p->missions }, { "kills", NULL, p->kills }, { "points", NULL, p->points },
              { "has", has_room, 0 }, { "any", NULL, p->n != 0 }), &a);
    canvas_text(t->canvas, line, wide + 1, 0, !p->here ? ROLE_DIM : p->wounds ? ROLE_WARN : ROLE_PLAIN, 0, about);
}

static int row_of(const struct table *t, const struct people *all)
{
    for (unsigned i = 0; i < all->n; i++)
        if (t->object && object_of(t, all->at[i].thing) == t->object)
            return (int)i;
    return -1;
}

static void draw(struct table *t, struct area a)
{
    struct people all = read_people(t);
    char room[512];
    struct grog_text text = empty(room, sizeof room);
    a = area_below(a, campaign_map_draw(t, chronicle(t), a));
    int at = row_of(t, &all), skip = at >= a.h ? at - a.h + 1 : 0;
    bool due = false;                                   /* a Mission is prepared: some go, and some may stay */
    for (unsigned i = 0; i < all.n; i++)
        due = due || all.at[i].goes;
    table_say(t, "campaign.face.nobody", NULL, &text);
    if (!all.n)
        canvas_wrap(t->canvas, a, ROLE_DIM, 0, 0, room);
    for (int y = 0; y < a.h && skip + y < (int)all.n; y++)
        draw_person(t, (struct area){ a.x, a.y + y, a.w, 1 }, &all.at[skip + y], due);
    if ((int)all.n - skip > a.h)
        canvas_put(t->canvas, a, a.w - 1, a.h - 1, 0x25bc, ROLE_KEY, BOLD);
    free(all.at);
}

static int height(const struct table *t)
{
    struct people all = read_people(t);
    free(all.at);
    return (int)all.n + 2;
}

/* ---- what is next ------------------------------------------------------------------------------- */

static enum role role_of(unsigned state)
{
    static const uint8_t role[] = { ROLE_DIM, ROLE_TITLE, ROLE_GOOD, ROLE_BAD };
    return (enum role)role[state & 3];
}

/* The first that is to be shown, so that the one of now stands with those behind it. */
static unsigned first_shown(const struct grog_stage *at, unsigned n, int high)
{
    unsigned now = 0;
    while (now < n && at[now].state != GROG_STAGE_NOW && at[now].state != GROG_STAGE_AHEAD)
        now++;
    unsigned most = n > (unsigned)high ? n - (unsigned)high : 0, from = now > 1 ? now - 1 : 0;
    return from < most ? from : most;
}

static void draw_stage(struct table *t, struct area line, const struct grog_stage *s, unsigned i)
{
    char room[512], with[256] = "";
    struct grog_text text = empty(room, sizeof room), w = { .at = with, .room = sizeof with };
    if (s->with)
        grog_say_card(&t->p->s, s->with, GROG_SHORT, &w);
    table_say(t, "campaign.face.stage", GROG_PAIRS({ "n", NULL, i + 1 },
              { "name", grog_card(t->p->m, s->card)->name, 0 }, { "state", NULL, s->state }, { "with", with, 0 },
              { "known", NULL, s->with != 0 }), &text);
    canvas_put(t->canvas, line, 0, 0, s->state == GROG_STAGE_NOW ? 0x25b6 : ' ', ROLE_FOCUS, BOLD);
    canvas_text(t->canvas, line, 2, 0, role_of(s->state), s->state == GROG_STAGE_NOW ? BOLD : 0, room);
}

static void draw_next(struct table *t, struct area frame)
{
    char title_room[128], standing_room[512];
    struct grog_text title = empty(title_room, sizeof title_room),
                     standing = empty(standing_room, sizeof standing_room);
    const struct grog_eyes e = { .m = t->p->m, .view = t->p->view, .s = &t->p->s };
    struct grog_stage at[GROG_STAGES];
    table_say(t, "campaign.face.next", NULL, &title);
    struct area a = canvas_frame(t->canvas, frame, title_room, t->focus == PANE_HAND);
    canvas_spot(t->canvas, frame, SPOT_PANE + PANE_HAND);
    chronicle(t)->standing(&e, &standing);
    a = area_below(a, canvas_wrap(t->canvas, a, ROLE_NUMBER, 0, 0, standing_room));
    unsigned n = chronicle(t)->stages(t->p->m, t->p->view, at), from = first_shown(at, n, a.h);
    for (int y = 0; y < a.h && from + (unsigned)y < n; y++)
        draw_stage(t, (struct area){ a.x, a.y + y, a.w, 1 }, &at[from + (unsigned)y], from + (unsigned)y);
}

/* ---- the head, and the cursor ------------------------------------------------------------------------ */

static void head(struct table *t, struct area a)
{
    char room[256], turn_room[128];
    struct grog_text turn = empty(turn_room, sizeof turn_room), name = empty(room, sizeof room);
    const char *slash = strrchr(t->p->file, '/'), *at = slash;
    while (at && at > t->p->file && at[-1] != '/')      /* the folder is the campaign */
        at--;
    grog_print(&name, "%.*s", slash ? (int)(slash - at) : 0, at ? at : "");
    grog_say_turn(&t->p->s, t->p->scene->turn, &turn);
    int x = canvas_text(t->canvas, a, 1, 0, ROLE_TITLE, BOLD, room);
    canvas_text(t->canvas, a, x + 4, 0, ROLE_NUMBER, BOLD, turn_room);
}

static void tab(struct table *t, int way)
{
    struct people all = read_people(t);
    int at = row_of(t, &all), n = (int)all.n, from = at >= 0 ? at : way > 0 ? n - 1 : 0;
    if (n)
        t->object = object_of(t, all.at[(from + way + n) % n].thing);
    free(all.at);
}

static void go(struct table *t, int dx, int dy) { tab(t, dx + dy < 0 ? -1 : 1); }

const struct face face_campaign = { .system = "campaign", .draw = draw, .head = head, .go = go, .tab = tab,
                                    .height = height, .hand = draw_next, .least_width = 40 };
