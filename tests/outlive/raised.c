/* SPDX-License-Identifier: MIT */
/* raised.c -- the program's systems as they would be after a change of the rules: warfighter and heroes are of version
 * 2.  With it and raised_systems.c in place of src/library/systems.c all the rest is linked as it is. */
#include "kernel/system.h"

extern struct grog_system raised_warfighter, raised_heroes;
struct grog_system raised_warfighter, raised_heroes;
extern const struct grog_system warfighter_system, heroes_system;

/* Before anything is asked of them. */
__attribute__((constructor)) static void raise_versions(void)
{
    raised_warfighter = warfighter_system;
    raised_heroes = heroes_system;
    raised_warfighter.version = raised_heroes.version = "2";
}
