import { expect, it } from 'vitest';
import { aheadAt, aheadIn } from './said-ahead.ts';
import { tokenize } from './text.ts';

it.each<[string, number[]]>([
  ['за час', [60]],
  ['за полтора часа', [90]],
  ['за 15 минут', [15]],
  ['за два дня', [2880]],
  ['за день', [1440]],
  ['за неделю', [10_080]],
  ['за две недели', [20_160]],
  ['за час 20 минут', [80]],
  ['накануне', [1440]],
  ['дня за два', [2880]],
  ['минут за двадцать', [20]],
  ['часа за полтора', [90]],
  ['недели за две', [20_160]],
  ['напомни за день и за час', [1440, 60]],
  ['за час, потом накануне и ещё за час', [60, 1440]],
  ['за хлебом', []],
  ['час', []],
  ['два дня', []],
  ['за два', []],
  ['дня за хлебом', []],
  ['месяца за два', []],
  ['за месяц', []],
  ['за 0 минут', []],
  ['', []],
])('«%s» asks to be reminded so many minutes ahead: %j', (text, minutes) => {
  expect(aheadIn(tokenize(text))).toEqual(minutes);
});

it.each([
  ['за два дня до срока', 0, { minutes: 2880, next: 3 }],
  ['напомни накануне', 1, { minutes: 1440, next: 2 }],
  ['дня за два до срока', 0, { minutes: 2880, next: 3 }],
  ['за час до срока', 0, { minutes: 60, next: 2 }],
])('«%s» says so from the word %i on', (text, at, ahead) => {
  expect(aheadAt(tokenize(text), at)).toMatchObject(ahead);
});
