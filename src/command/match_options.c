/* SPDX-License-Identifier: MIT */
/* match_options.c -- see match_options.h. */
#include "match_options.h"
#include "memory.h"
#include "library/scenarios.h"
#include "program.h"

#include <stdio.h>
#include <stdlib.h>

struct grog_match *wished_match(struct library *l, const char *command, const struct match_wish *w)
{
    struct grog_error why = { 0 };
    const struct grog_box *box = library_box(l, wish_system(w), &why);
    struct grog_text text = { 0 };
    if (box && wish_lacks_scenario(box, w)) {
        do
            scenarios_say_which(box, &text);
        while (text_grows(&text));
        fprintf(stderr, "grognard %s: %s\n", command, text.at);
        free(text.at);
        return NULL;
    }
    struct grog_match *m = box ? wish_match(l, w, &why) : NULL;
    if (!m)
        complain(command, &why);
    return m;
}
