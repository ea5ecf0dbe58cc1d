/* SPDX-License-Identifier: MIT */
/* raised_systems.c -- src/library/systems.c with the systems of raised.c in place of warfighter and heroes. */
#define warfighter_system raised_warfighter
#define heroes_system     raised_heroes
#include "library/systems.c"
