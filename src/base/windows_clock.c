/* SPDX-License-Identifier: MIT */
/* windows_clock.c -- see clock.h. */
#include "clock.h"

#include <windows.h>

uint64_t nanoseconds(void)
{
    LARGE_INTEGER ticks, a_second;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&a_second);
    uint64_t t = (uint64_t)ticks.QuadPart, f = (uint64_t)a_second.QuadPart;
    return t / f * 1000000000u + t % f * 1000000000u / f;
}
