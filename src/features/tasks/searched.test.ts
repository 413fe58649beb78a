import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { sameWords, searchedText } from './searched.ts';

const STEP = { id: 's', title: 'Купить шар', done: false, dueDay: null, rank: 'a' };
const task = makeTask({ title: 'Ёлка', description: 'Заехать на РЫНОК', steps: [STEP], tags: ['Дом'] });

it('what is searched of a task are its words, line by line, and those of its project', () => {
  const lines = (project?: string) => searchedText(task, project).split('\n').toSorted();
  expect(lines()).toEqual(['дом', 'елка', 'заехать на рынок', 'купить шар']);
  expect(lines('Праздник')).toEqual(['дом', 'елка', 'заехать на рынок', 'купить шар', 'праздник']);
  expect(searchedText(makeTask({ title: 'Ёлка', description: '' }))).toBe('елка');
  expect(searchedText(makeTask({ title: 'Ёлка', description: null }))).toBe('елка');
});

it.each([
  ['another deadline', { dueDay: '2026-11-28' }, true],
  ['another title', { title: 'Сосна' }, false],
  ['another description', { description: null }, false],
  ['another step', { steps: [{ ...STEP, title: 'Шар' }] }, false],
  ['another tag', { tags: ['Дача'] }, false],
])('a task with %s (%o) is found by the same words: %j', (_, fields, same) => {
  expect(sameWords(task, { ...task, ...fields })).toBe(same);
});
