/* SPDX-License-Identifier: MIT */
/* reactions.c -- which reactions the seat that looks is asked about, always uses or never: rows, and one is set. */
#include "base/json.h"
#include "core.h"
#include "session/react.h"
#include "session/play_react.h"

#include <string.h>

_Static_assert(WIRE_REACT_SORTS == REACT_UNKNOWN && WIRE_REACT_HOWS == REACT_NEVER + 1, "words of wire.txt");

bool ask_reactions(struct core *c, int n, char **arg)
{
    struct react_row rows[REACT_ROWS];
    unsigned all = react_rows(c->p, rows, REACT_ROWS), now = react_row_asked(c->p, rows, all);
    (void)n, (void)arg;
    wire_reactions_open(&c->j, NULL, &(struct wire_reactions){ 0 });
    wire_reactions_list(&c->j);
    for (unsigned i = 0; i < all; i++) {
        struct grog_text name = core_room(c, 0), does = core_room(c, 1);
        bool own;
        enum react_how how = react_row_is(c->p, &rows[i], &own);
        react_say_row(c->p, &rows[i], &name, &does);
        wire_reaction(&c->j, NULL, &(struct wire_reaction){
            .sort = (enum wire_react_sort)rows[i].sort, .how = (enum wire_react_how)how, .own = own,
            .now = i && i == now, .name = c->text[0], .does = c->text[1] });
    }
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    return true;
}

bool ask_react(struct core *c, int n, char **arg)
{
    struct react_row rows[REACT_ROWS];
    unsigned all = react_rows(c->p, rows, REACT_ROWS);
    uint64_t row;
    if (!core_number(arg[0], all - 1, &row))
        return false;
    for (unsigned how = REACT_ASK; how <= REACT_NEVER; how++)
        if (!strcmp(arg[1], react_words[how])) {
            react_put(c->p, &rows[row], (enum react_how)how);
            return ask_reactions(c, n, arg);
        }
    return core_fail("a reaction is asked about, always used or never");
}
