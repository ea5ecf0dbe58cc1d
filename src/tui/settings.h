/* SPDX-License-Identifier: MIT */
/* settings.h -- how the player wants the table; kept in $XDG_CONFIG_HOME/grognard/table, a line each, "pace = calm". */
#ifndef TUI_SETTINGS_H
#define TUI_SETTINGS_H

#include "table.h"

/* One that can be changed: its values by name, `table.set.NAME` and `table.set.NAME.VALUE` say them. */
struct setting {
    const char *name;
    const char *const *values;          /* ends in NULL */
    unsigned at;                        /* where it stands in the struct, one byte */
};
extern const struct setting setting_rows[];
unsigned settings_number(void);
unsigned setting_get(const struct settings *s, unsigned row);
void setting_set(struct settings *s, unsigned row, unsigned value);
unsigned setting_values(unsigned row);

void settings_default(struct settings *s);
/* The player's own; what is not understood is left as it is by default. */
void settings_load(struct settings *s);
void settings_read(struct settings *s, const char *text);
/* False: stderr says why. */
bool settings_save(const struct settings *s);

#endif
