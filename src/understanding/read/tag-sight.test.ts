import { expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import { tagsSeen } from './tag-sight.ts';

const task = (id: string, tags: string[]): KnownTask => ({
  ...{ id, title: id, status: 'active', dueDate: null, priority: 'medium', projectId: null, createdAt: 0 },
  tags,
});
const tasks = [task('отчёт', ['бумаги', 'срочно']), task('другая', ['дом', 'летний дом'])];
const dictionary = nodeDictionary();

it.each([
  ['сними с отчёта бумаги', ['', '', '', 'had']],
  ['закинь в бумаге', ['', '', 'had']],
  ['повесь летний дом', ['', 'known', 'known']],
  ['под срочным', ['', 'had']],
  ['тег дача', ['noun', '']],
  ['# дом', ['', 'known']],
  ['#дача', ['sign', 'signed']],
  ['купить молоко', ['', '']],
])('of «%s» the words have to do with tags: %j', (text, seen) => {
  expect(tagsSeen(hear(text, dictionary), { tasks }, [tasks[0]!], dictionary)).toEqual(seen);
});

it('nothing is known of tags where no task has one', () => {
  const words = hear('повесь бумаги', dictionary);
  expect(tagsSeen(words, { tasks: [task('отчёт', [])] }, [], dictionary)).toEqual(['', '']);
});
