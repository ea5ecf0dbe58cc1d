#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""wire.py wire.txt C|TS OUT: what is sent, as C structs with writers or as TypeScript types."""
import re
import sys

SCALARS = {'int': 'int64_t', 'text': 'const char *', 'flag': 'bool', 'ints': 'struct wire_ints'}
ELSEWHERE = ('texts', 'table')          # written by others, as `pack show --json` is


def read(path):
    """Enums, records and asks, in order."""
    enums, records, asks, now = {}, {}, {}, None
    for number, line in enumerate(open(path, encoding='utf-8'), 1):
        line = line.rstrip()
        if not line.strip() or line.startswith('#'):
            continue
        head = re.match(r'(enum|record) (\w+): (.*)$', line)
        ask = re.match(r'ask (\w+)((?: [\w.]+)*) > (\w+): (.*)$', line)
        if head:
            now = (enums if head[1] == 'enum' else records)[head[2]] = {'about': head[3], 'rows': []}
            kind = head[1]
        elif ask:
            asks[ask[1]] = {'takes': ask[2].split(), 'answer': ask[3], 'about': ask[4]}
        elif line.startswith(' ') and now and kind == 'enum':
            now['rows'] += line.split()
        elif line.startswith(' ') and now:
            name, kind_of, *about = line.split(None, 2)
            now['rows'].append((name, kind_of, about[0] if about else ''))
        else:
            sys.exit(f'{path}:{number}: not understood: {line}')
    for name, record in records.items():
        if len({row[0] for row in record['rows']}) < len(record['rows']):
            sys.exit(f'{path}: {name}: a field twice')
        for field, kind_of, _ in record['rows']:
            base = kind_of.rstrip('?').strip('[]')
            if base not in SCALARS and base not in ELSEWHERE and base not in enums and base not in records:
                sys.exit(f'{path}: {name}.{field}: no type is called {base}')
    return enums, records, asks


def is_nested(kind, records):
    return kind.startswith('[') or kind.rstrip('?') in records


def snake(name):
    return re.sub('([A-Z])', lambda m: '_' + m[1].lower(), name)


def write_c(enums, records, asks):
    # REUSE-IgnoreStart
    yield '/* SPDX-License-Identifier: MIT */'
    # REUSE-IgnoreEnd
    yield '/* wire.h -- what is sent; made from wire.txt by wire.py.'
    yield ' *'
    yield ' * wire_X writes a record of scalars alone; wire_X_open leaves it open for its lists and records. */'
    yield '#ifndef WIRE_H\n#define WIRE_H\n\n#include "base/json.h"\n'
    yield 'struct wire_ints { const uint16_t *at; uint32_t n; };\n'
    yield '''static inline void wire_put_ints(struct json *j, const char *key, struct wire_ints ints)
{
    json_open(j, key, '[');
    for (uint32_t i = 0; i < ints.n; i++)
        json_number(j, NULL, ints.at[i]);
    json_close(j, ']');
}
'''
    for name, enum in enums.items():
        yield f'/* {enum["about"]} */'
        words = ', '.join(f'"{w}"' for w in enum['rows'])
        yield f'enum wire_{snake(name)} {{ {", ".join(f"WIRE_{snake(name).upper()}_{snake(w).upper()}" for w in enum["rows"])},'
        yield f'    WIRE_{snake(name).upper()}S }};'
        yield f'static const char *const wire_{snake(name)}_words[] = {{ {words} }};\n'
    for name, record in records.items():
        scalars = [r for r in record['rows'] if not is_nested(r[1], records) and r[1].rstrip('?') not in ELSEWHERE]
        nested = [r for r in record['rows'] if is_nested(r[1], records)]
        yield f'/* {record["about"]} */'
        yield f'struct wire_{snake(name)} {{'
        for field, kind, about in scalars:
            base = kind.rstrip('?')
            c = SCALARS.get(base, f'enum wire_{snake(base)}')
            yield f'    {c}{"" if c.endswith("*") else " "}{snake(field)};' + (f'  /* {about} */' if about else '')
        if not scalars:
            yield '    int nothing;'
        yield '};'
        yield f'static inline void wire_{snake(name)}_open(struct json *j, const char *key, const struct wire_{snake(name)} *r)\n{{'
        yield "    json_open(j, key, '{');\n    (void)r;"
        for field, kind, about in scalars:
            base, maybe, at = kind.rstrip('?'), kind.endswith('?'), 'r->' + snake(field)
            test = {'text': f'{at} && *{at}', 'ints': f'{at}.n'}.get(base, at)
            put = {'int': f'json_number(j, "{field}", {at})', 'flag': f'json_flag(j, "{field}", {at})',
                   'text': f'json_text(j, "{field}", {at} ? {at} : "")', 'ints': f'wire_put_ints(j, "{field}", {at})'}
            text = put.get(base, f'json_text(j, "{field}", wire_{snake(base)}_words[{at}])')
            yield f'    if ({test})\n        {text};' if maybe else f'    {text};'
        yield '}'
        for field, kind, about in nested:
            base = kind.rstrip('?').strip('[]')
            if kind.startswith('['):
                yield f'static inline void wire_{snake(name)}_{snake(field)}(struct json *j) {{ json_open(j, "{field}", \'[\'); }}'
            else:
                yield (f'static inline void wire_{snake(name)}_{snake(field)}(struct json *j, const struct wire_{snake(base)} *r)\n'
                       f'{{\n    wire_{snake(base)}_open(j, "{field}", r);\n}}')
        if not nested:
            yield (f'static inline void wire_{snake(name)}(struct json *j, const char *key, const struct wire_{snake(name)} *r)\n'
                   f'{{\n    wire_{snake(name)}_open(j, key, r);\n    json_close(j, \'}}\');\n}}')
        yield ''
    yield '/* What can be asked: X(name, least arguments, most). */'
    yield '#define WIRE_ASKS(X) \\'
    for name, ask in asks.items():
        least = len([t for t in ask['takes'] if t != '...'])
        most = 255 if '...' in ask['takes'] else least
        yield f'    X({name}, {least}, {most}) \\'
    yield '\n#endif'


def ts_type(kind):
    base = kind.rstrip('?')
    if base.startswith('['):
        return f'{cap(base.strip("[]"))}[]'
    return {'int': 'number', 'text': 'string', 'flag': 'boolean', 'ints': 'number[]', 'texts': 'string[]',
            'table': 'number[][]'}.get(base, cap(base))


def cap(name):
    return {'object': 'SceneObject', 'event': 'GameEvent'}.get(name, name[0].upper() + name[1:])


def write_ts(enums, records, asks):
    yield '// SPDX-License-Identifier: MIT'
    yield '// wire.ts -- what the core sends; made from src/web/wire.txt by wire.py: do not edit.\n'
    for name, enum in enums.items():
        yield f'/** {enum["about"]} */'
        yield f'export type {cap(name)} = {" | ".join(repr(w) for w in enum["rows"])};\n'
    for name, record in records.items():
        yield f'/** {record["about"]} */'
        yield f'export interface {cap(name)} {{'
        for field, kind, about in record['rows']:
            if about:
                yield f'  /** {about} */'
            yield f'  {field}{"?" if kind.endswith("?") else ""}: {ts_type(kind)};'
        yield '}\n'
    yield '/** What can be asked of the core: what it takes, and what it answers with. */'
    yield 'export interface Asks {'
    for name, ask in asks.items():
        takes = [f'{t}: string | number' for t in ask['takes'] if t != '...']
        if '...' in ask['takes']:
            takes.append('...more: (string | number)[]')
        yield f'  /** {ask["about"]} */'
        yield f'  {name}: {{ takes: [{", ".join(takes)}]; answer: {cap(ask["answer"])} }};'
    yield '}\n'
    yield '/** The same as data, so that what arrives can be held against it. */'
    yield 'export const wire: Readonly<Record<string, Readonly<Record<string, string>>>> = {'
    for name, record in records.items():
        yield f'  {name}: {{ {", ".join(f"{f}: {k!r}" for f, k, _ in record["rows"])} }},'
    yield '};'
    yield 'export const wireEnums: Readonly<Record<string, readonly string[]>> = {'
    for name, enum in enums.items():
        yield f'  {name}: [{", ".join(repr(w) for w in enum["rows"])}],'
    yield '};'
    yield 'export const wireAnswers: Readonly<Record<keyof Asks, string>> = {'
    for name, ask in asks.items():
        yield f'  {name}: {ask["answer"]!r},'
    yield '};'


def main():
    path, language, out = sys.argv[1:]
    enums, records, asks = read(path)
    text = '\n'.join((write_c if language == 'C' else write_ts)(enums, records, asks)) + '\n'
    with open(out, 'w', encoding='utf-8') as f:
        f.write(text)


main()
