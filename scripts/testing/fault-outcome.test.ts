import { expect, it } from 'vitest';
import { outcomeOf, told } from './fault-outcome.ts';

const FILE = 'faults/disk.fault.ts';
const test = (state: string, name = 'a disk', why?: string) => ({
  name: `${FILE} (sqlite) › ${name}`,
  state,
  ...(why && { why }),
});
const report = (...tests: ReturnType<typeof test>[]) => ({
  tests: [...tests, { name: 'faults/disk.fault.test.ts (sqlite) › another', state: 'failed' }],
  errors: [],
  files: [
    { name: `${FILE} (sqlite)`, took: 1500 },
    { name: `${FILE} (postgres)`, took: 2600 },
  ],
});

it('a fault that was borne is told with how often it was caused, on all engines together', () => {
  expect(told(outcomeOf(report(test('passed'), test('passed')), FILE))).toBe('✓ 2 passed, 0 failed, 4 s');
});

it('a fault that could not be caused is no fault that was borne', () => {
  const outcome = outcomeOf(report(test('passed'), test('skipped', 'is full', 'no disk can be mounted here\n')), FILE);
  expect(told(outcome)).toBe(
    '! 1 passed, 0 failed, 1 NOT TRIED, 4 s\n  not tried: is full: no disk can be mounted here',
  );
  expect(told(outcomeOf(report(test('skipped')), FILE))).toMatch(/^! 0 passed, 0 failed, 1 NOT TRIED/);
});

it('what one engine alone has to bear was caused where it was on that', () => {
  const elsewhere = { name: `${FILE} (postgres) › is full`, state: 'skipped' };
  const outcome = outcomeOf(report(test('passed', 'is full'), elsewhere), FILE);
  expect(told(outcome)).toBe('✓ 1 passed, 0 failed, 4 s');
});

it('what fails outside of its tests is a failure, and one that nobody found was not caused either', () => {
  const broken = { ...report(test('passed')), errors: [{ name: `${FILE} (sqlite)`, why: 'no such module' }] };
  expect(told(outcomeOf(broken, FILE))).toMatch(/^✗ 1 passed, 1 failed/);
  expect(told(outcomeOf(report(), FILE))).toMatch(/^– 0 passed/);
});
