import { expect, it } from 'vitest';
import { hear } from '../hear/words.ts';
import type { KnownTask } from '../model.ts';
import { nodeDictionary } from '../server/node-dictionary.ts';
import type { Interpretation } from './context.ts';
import { taggedEverywhere, tagsOfSet, tellsUnknownTag } from './tagged-tasks.ts';

const task = (id: string, tags: string[], status: KnownTask['status'] = 'active'): KnownTask => ({
  ...{ id, title: id, dueDate: null, priority: 'medium', projectId: null, createdAt: 0 },
  status,
  tags,
});
const tasks = [task('отчёт', ['бумаги', 'срочно']), task('окна', ['дом']), task('было', ['дом'], 'completed')];
const dictionary = nodeDictionary();
const around = (text: string) =>
  ({ text, words: hear(text, dictionary), dictionary, account: { tasks } }) as unknown as Interpretation;

it.each([
  ['все задачи с тегом дом', false, ['дом']],
  ['всем кто нынче в бумагах', false, ['бумаги']],
  ['все по дому', true, []],
  ['все с меткой дом', true, ['дом']],
  ['все срочные', false, []],
  ['все с меткой срочно', false, ['срочно']],
  ['все задачи с тегом ёлка', false, []],
])('«%s» (a project: %s) is told by the tags %j', (text, isProject, names) => {
  const interpretation = around(text);
  expect(tagsOfSet(interpretation.words, isProject, interpretation).names).toEqual(names);
});

it.each([
  ['дом убери отовсюду', ['окна']],
  ['дом убери', []],
])('of «%s» those are meant that have it: %j', (text, ids) => {
  const interpretation = around(text);
  const clause = {
    ...{ from: 0, to: interpretation.words.length },
    parts: [{ label: 'tag' as const, from: 0, to: 1 }],
  };
  expect(taggedEverywhere(clause, interpretation).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['с биркой ёлка', true],
  ['с биркой дом', false],
])('«%s» tells of a tag that nothing has: %s', (text, isUnknown) => {
  const interpretation = around(text);
  const to = interpretation.words.length;
  expect(tellsUnknownTag({ from: 0, to, parts: [{ label: 'tag', from: 0, to }] }, interpretation)).toBe(isUnknown);
});
