import { expect, it } from 'vitest';
import {
  archivedOf,
  DEFAULT_PROJECT_COLOR,
  HEX_COLOR,
  offered,
  PROJECT_COLORS,
  tallyProjects,
  writtenColor,
} from './rules.ts';
import { texts } from './texts.ts';

it('offers eight different colours, each with a name, the default blue among them', () => {
  expect(new Set(PROJECT_COLORS).size).toBe(8);
  expect(new Set(texts.dialog.colorNames).size).toBe(8);
  expect(PROJECT_COLORS.every((color) => HEX_COLOR.test(color))).toBe(true);
  expect([DEFAULT_PROJECT_COLOR, texts.dialog.colorNames[0]]).toEqual(['#3b82f6', 'Синий']);
});

it.each([
  ['#3B82f6', true],
  ['3b82f6', false],
  [' #3b82f6', false],
  ['#3b82f6f', false],
  ['#3b82f', false],
  ['#3b82fg', false],
])('«%s» is a colour: %s', (color, valid) => expect(HEX_COLOR.test(color)).toBe(valid));

it.each([
  ['3b82f6', '#3b82f6'],
  [' 3B82F6 ', '#3B82F6'],
  ['#3b82f6', '#3b82f6'],
  ['3b82f', '3b82f'],
  ['##3b82f6', '##3b82f6'],
])('«%s» was written for %s', (written, color) => expect(writtenColor(written)).toBe(color));

it('counts the tasks of each project without the archive', () => {
  const task = (projectId: string | null, status: string) => ({ projectId, status });
  const tasks = [
    task('дом', 'active'),
    task('дом', 'completed'),
    task('дом', 'archived'),
    task('работа', 'completed'),
    task(null, 'active'),
  ];
  expect(Object.fromEntries(tallyProjects(tasks))).toEqual({
    дом: { done: 1, all: 2 },
    работа: { done: 1, all: 1 },
  });
});

const stood = (id: string, archivedAt: string | null) => ({ id, archivedAt });
const some = [
  stood('a', null),
  stood('b', '2026-11-01T09:00:00Z'),
  stood('c', '2026-11-02T09:00:00Z'),
  stood('d', null),
];
const ids = (projects: readonly { id: string }[]) => projects.map(({ id }) => id).join('');

it('offers what stands in no archive, and what is chosen already', () => {
  expect(ids(offered(some))).toBe('ad');
  expect(ids(offered(some, 'b'))).toBe('abd');
  expect(ids(archivedOf(some))).toBe('cb');
});
