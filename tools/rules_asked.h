/* SPDX-License-Identifier: MIT */
/* rules_asked.h -- a program of tests that is asked, in a copy of the tree for mutants (tools/rules_mutants.py).
 *
 * With GROG_ASKED, the seconds of processor that an answer may take, the program does not run its tests but reads lines:
 * the number of a mutant and the tests to run, in that order.  Each line is answered by a process of its own, which tells
 * each test that it begins and ends with the first that fails; then comes "=", and 0 if none did.  This is the end of
 * tests/rule.h there, so lines of tests stay where they are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

__attribute__((weak)) int grog_mutant;
void *dlsym(void *, const char *);
typedef int asked_runner(const char *, const struct CMUnitTest *, size_t, CMFixtureFunction, CMFixtureFunction);

static void asked_tell(int to, const char *one, const char *two)
{
    char line[256];
    int n = snprintf(line, sizeof line, "%s%s\n", one, two);
    while (n > 0 && write(to, line, (size_t)n) != n)
        _exit(3);
}

static void asked_answer(char *word, int to, asked_runner *run, const struct CMUnitTest *tests, size_t count,
                         CMFixtureFunction before, CMFixtureFunction after)
{
    rlim_t most = (rlim_t)atoi(getenv("GROG_ASKED"));
    setrlimit(RLIMIT_CPU, &(struct rlimit){ most, most });
    setrlimit(RLIMIT_CORE, &(struct rlimit){ 0, 0 });
    alarm(600);                                         /* it may sleep */
    grog_mutant = atoi(word);
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
        _exit(3);
    for (char *end = word + strcspn(word, " \n"); *end == ' '; end = word + strcspn(word, " \n")) {
        word = end + 1;
        size_t length = strcspn(word, " \n");
        for (size_t i = 0; i < count; i++)
            if (strlen(tests[i].name) == length && !strncmp(tests[i].name, word, length)) {
                asked_tell(to, tests[i].name, "");
                if (run("asked", tests + i, 1, before, after))
                    _exit(1);
            }
    }
    _exit(0);
}

/* cmocka's own stands in its library; that of the program comes before it. */
__attribute__((weak)) int _cmocka_run_group_tests(const char *group, const struct CMUnitTest *const tests,
                                                  const size_t count, CMFixtureFunction before, CMFixtureFunction after)
{
    static char line[1 << 16];
    void *found = dlsym((void *)-1l, __func__);
    asked_runner *run;
    memcpy(&run, &found, sizeof run);
    if (!getenv("GROG_ASKED"))
        return run(group, tests, count, before, after);
    for (int to = dup(1), how = 0; fgets(line, sizeof line, stdin); ) {
        pid_t child = fork();
        if (!child)
            asked_answer(line, to, run, tests, count, before, after);
        char number[16];
        waitpid(child, &how, 0);
        snprintf(number, sizeof number, "%d", how);
        asked_tell(to, "=", number);
    }
    return 0;
}
