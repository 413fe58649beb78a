import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activationTarget, completionTarget, isDoneColumn, statusOfDrop } from './rules.ts';

describe('status of a drop', () => {
  it.each([
    ['Готово', 'completed'],
    ['ГОТОВО', 'completed'],
    ['Завершённые', 'completed'],
    ['Почти готовые', 'completed'],
    ['Completed', 'completed'],
    ['  complete  ', 'completed'],
    ['В процессе', 'active'],
    ['Работа', 'active'],
    ['In Progress', 'active'],
    ['Открытые', 'active'],
    ['Новые', 'active'],
    ['TODO', 'active'],
    // Both words: completion is asked for first.
    ['Готовая работа', 'completed'],
    ['Выполнено', 'unchanged'],
    ['Новое', 'unchanged'],
    ['В работе', 'unchanged'],
    ['Идеи', 'unchanged'],
    [null, 'unchanged'],
  ] as const)('«%s» → %s', (name, outcome) => {
    for (const status of ['active', 'completed', 'archived'] as const)
      expect(statusOfDrop(name, status)).toBe(outcome === 'unchanged' ? status : outcome);
  });

  it('is the same for any letter case and for a second drop', () => {
    const name = fc.string({ unit: fc.constantFrom(...'Готово Завершить процесс progress новые todo'), maxLength: 20 });
    fc.assert(
      fc.property(name, fc.constantFrom('active', 'completed', 'archived' as const), (text, status) => {
        const once = statusOfDrop(text, status);
        expect(statusOfDrop(text.toUpperCase(), status)).toBe(once);
        expect(statusOfDrop(text, once)).toBe(once);
      }),
    );
  });
});

const board = (...names: string[]) => names.map((name) => ({ name }));

it.each([
  [['Новые', 'Готово', 'Выполнено'], 'Готово'],
  [['Новые', ' ВЫПОЛНЕНО ', 'Готово'], ' ВЫПОЛНЕНО '],
  [['Завершено'], 'Завершено'],
  [['Завершённые', 'Почти готово'], undefined],
  [[], undefined],
])('a completed task of the board %j moves to %s', (names, target) => {
  expect(completionTarget(board(...names))?.name).toBe(target);
});

it.each([
  [['Идеи', 'Новые', 'В процессе'], 'Новые'],
  [['Готовая работа', 'В процессе'], 'В процессе'],
  [['Идеи', 'Готово'], undefined],
])('an activated task of the board %j goes to %s', (names, target) => {
  expect(activationTarget(board(...names))?.name).toBe(target);
});

it.each([
  ['Выполнено', true],
  ['Завершённые', true],
  ['Готово', true],
  ['Новые', false],
  ['Идеи', false],
])('«%s» is a column of what is done: %s', (name, done) => {
  expect(isDoneColumn(name)).toBe(done);
});
