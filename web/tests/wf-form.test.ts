// SPDX-License-Identifier: MIT
// wf-form.test.ts -- the columns of the board of warfighter: what stands there has room, and all of it fits.
import { describe, expect, it } from 'vitest';
import { edgesOf, formOf } from '../src/table/wfForm';
import type { Space } from '../src/table/wfScene';
import { object } from './scenes';

const many = (n: number, name: string) => Array.from({ length: n }, (_, i) => object(i, `${name}.${i}`));
const space = (n: number, hostiles: number, soldiers: number): Space => ({
  n,
  location: object(n, `location.${n}`),
  soldiers: many(soldiers, 'soldier'),
  hostiles: many(hostiles, 'hostile'),
  others: [],
});

describe('the columns of the board', () => {
  it('are roomy where little stands, and end at its edge', () => {
    const form = formOf([space(1, 2, 4), space(2, 4, 0), space(3, 3, 0), space(4, 2, 0)]);
    expect(form).toMatchObject({ size: 'roomy', rows: 2, scale: 1 });
    expect(edgesOf(form).at(-1)).toBeCloseTo(1);
    expect(form.columns[0]).toBeGreaterThan(form.columns[1] ?? 0);
  });
  it('hold eight Locations, six Soldiers and twenty Hostiles without drawing them smaller', () => {
    const counts = [1, 2, 2, 3, 4, 3, 2, 3];
    const form = formOf(counts.map((n, i) => space(i + 1, n, i === 3 ? 3 : i < 3 ? 1 : 0)));
    expect(form.size).toBe('tight');
    expect(form.scale).toBe(1);
  });
  it('are never wider than the board', () => {
    const form = formOf(Array.from({ length: 8 }, (_, i) => space(i + 1, 9, 2)));
    const sum = form.columns.reduce((all, one) => all + one, 0);
    expect(form.rows).toBe(3);
    expect(sum * form.scale).toBeLessThanOrEqual(1005);
  });
});
