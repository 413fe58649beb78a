import { expect, it } from 'vitest';
import { dayLoad } from './day-load.ts';

const tasks = (...estimates: (number | null)[]) => estimates.map((estimateMinutes) => ({ estimateMinutes }));

it.each([
  ['nothing', [], null],
  ['nothing that says what it takes', [null, null], null],
  ['what fits', [80, 120], { minutes: 200, unestimated: 0, over: 0 }],
  ['what fills it', [360], { minutes: 360, unestimated: 0, over: 0 }],
  ['what says nothing beside', [80, null, null], { minutes: 80, unestimated: 2, over: 0 }],
  ['too much', [300, 61, null], { minutes: 361, unestimated: 1, over: 1 }],
])('a day of six hours with %s', (_, estimates, load) => {
  expect(dayLoad(tasks(...estimates), 360)).toEqual(load);
});
