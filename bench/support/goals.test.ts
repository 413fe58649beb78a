import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { againstGoals, reckon } from './goals.ts';

const folder = mkdtempSync(join(tmpdir(), 'takt-goals-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

it('a run is told beside its goals, the last figure of each', () => {
  const file = join(folder, 'figures');
  vi.stubEnv('BENCH_FIGURES', file);
  reckon('idle: memory', 130.04);
  reckon('idle: memory', 109.96);
  reckon('understanding: blind, right or asked', 86.5);
  expect(Object.entries(againstGoals(file))).toEqual([
    ['idle: memory', { goal: '≤ 110 MB', measured: 110, reached: 'yes' }],
    ['understanding: blind, right or asked', { goal: '≥ 90 %', measured: 86.5, reached: 'NO' }],
  ]);
});

it('nothing is told of a run that measured no goal, and a figure without a goal is a mistake', () => {
  expect(againstGoals(join(folder, 'none'))).toEqual({});
  expect(() => reckon('idle: memroy', 1)).toThrow('no goal is called idle: memroy');
});
