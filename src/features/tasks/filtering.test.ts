import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { livedDay } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { asksWords, type Condition } from './condition.ts';
import type { Task } from './contract.ts';
import { isOverdue } from './deadline.ts';
import type { TaskFilter } from './filter.ts';
import { conditionTest, filterTest } from './filtering.ts';
import { searchedText } from './searched.ts';

const MOSCOW = { zone: 'Europe/Moscow', dayStart: 0 };
/** 15:00 in Moscow. */
const NOON = '2026-11-27T12:00:00.000Z';

const passes = (task: Task, filter: TaskFilter, at = NOON, clock = MOSCOW) =>
  filterTest(filter, { now: Date.parse(at), clock, textOf: searchedText })(task);

const task = makeTask({ title: 'Ёлка для Пети', description: 'Заехать на РЫНОК', priority: 'high' });
const STEP = { id: 'шаг-1', title: 'Купить шар', done: false, dueDay: null, rank: 'a' };
const done = { ...task, status: 'completed' } as const;
const archived = { ...task, status: 'archived' } as const;
const due = (fields: Partial<Task>) => makeTask({ ...fields });
const today = due({ dueDate: '2026-11-27T20:59:00.000Z' });
const yesterday = due({ dueDate: '2026-11-26T20:59:00.000Z' });
const planned = makeTask({ plannedDay: '2026-11-27' });
const someday = makeTask({ title: 'Ёлка', someday: true });
const ended = { ...done, completedDay: '2026-11-26' };
const morning = due({ dueDate: '2026-11-27T06:30:00.000Z' });

describe('a filter', () => {
  it.each<[string, Task, TaskFilter, boolean]>([
    ['everything', task, {}, true],
    ['what is not said', task, { status: undefined, text: undefined }, true],
    ['active only', task, { status: 'active' }, true],
    ['active only', done, { status: 'active' }, false],
    ['completed only', done, { status: 'completed' }, true],
    ['completed only', task, { status: 'completed' }, false],
    ['its priority', task, { priority: 'high' }, true],
    ['another priority', task, { priority: 'low' }, false],
    ['е for ё', task, { text: 'елка' }, true],
    ['ё for е', task, { text: 'Пёти' }, true],
    ['any case', task, { text: 'ЁЛКА пети' }, true],
    ['any order, description too', task, { text: 'рынок ёлк' }, true],
    ['decomposed letters', task, { text: 'е\u0308лка' }, true],
    ['a word of a step', { ...task, steps: [{ ...STEP, title: 'Купить гирлянду' }] }, { text: 'гирлянд' }, true],
    ['what is no word of a step', { ...task, steps: [STEP] }, { text: STEP.id }, false],
    ['a word that is missing', task, { text: 'ёлка шар' }, false],
    ['its project', { ...task, projectId: 'p' }, { project: 'p' }, true],
    ['another project', { ...task, projectId: 'p' }, { project: 'q' }, false],
    ['no project', task, { project: 'none' }, true],
    ['no project', { ...task, projectId: 'p' }, { project: 'none' }, false],
    ['the archive, not searched', archived, {}, false],
    ['the archive, not searched', archived, { text: ' ' }, false],
    ['the archive, searched', archived, { text: 'ёлка' }, true],
    ['the archive, named', archived, { status: 'archived' }, true],
    ['the archive, other status', archived, { status: 'completed', text: 'ёлка' }, false],
    ['its tag, however it is written', { ...task, tags: ['Дом', 'Ёлка'] }, { tag: 'елка' }, true],
    ['another tag', { ...task, tags: ['Ёлка и шар'] }, { tag: 'елка' }, false],
    ['no deadline', task, { due: 'none' }, true],
    ['no deadline', today, { due: 'none' }, false],
    ['days', task, { due: { to: '2026-11-27' } }, false],
    ['its day', today, { due: { from: '2026-11-27', to: '2026-11-27' } }, true],
    ['the day of its instant', morning, { due: { from: '2026-11-27' } }, true],
    ['earlier days', today, { due: { to: '2026-11-26' } }, false],
    ['later days', today, { due: { from: '2026-11-28' } }, false],
    ['what is late', yesterday, { due: 'overdue' }, true],
    ['what is late', morning, { due: 'overdue' }, true],
    ['what is late', today, { due: 'overdue' }, false],
    ['what is late, from its very instant', due({ dueDate: NOON }), { due: 'overdue' }, false],
    ['what is late, a moment ago', due({ dueDate: '2026-11-27T11:59:59.999Z' }), { due: 'overdue' }, true],
    ['what is late', task, { due: 'overdue' }, false],
    ['what is late', { ...yesterday, status: 'completed' }, { due: 'overdue' }, false],
    ['the day for which it is planned', planned, { planned: { from: '2026-11-27', to: '2026-11-27' } }, true],
    ['earlier days of plans', planned, { planned: { to: '2026-11-26' } }, false],
    ['later days of plans', planned, { planned: { from: '2026-11-28' } }, false],
    ['days of plans', task, { planned: { from: '2026-11-01' } }, false],
    ['no plan', task, { planned: 'none' }, true],
    ['no plan', planned, { planned: 'none' }, false],
    ['no plan', someday, { planned: 'none' }, false],
    ['what is put off', someday, { planned: 'someday' }, true],
    ['what is put off', task, { planned: 'someday' }, false],
    ['what is put off, and done', { ...someday, status: 'completed' }, { planned: 'someday' }, true],
    ['what is put off, not asked for', someday, {}, false],
    ['what is put off, not asked for', someday, { status: 'active' }, false],
    ['what is put off, not searched', someday, { text: ' ' }, false],
    ['what is put off, searched', someday, { text: 'ёлка' }, true],
    ['what is put off, but due', { ...today, someday: true }, {}, true],
    ['what was put off, and is done', { ...someday, status: 'completed' }, {}, true],
    ['what was put off, and is put away', { ...someday, status: 'archived' }, { status: 'archived' }, true],
    ['what was done at all', ended, { done: 'any' }, true],
    ['what was done at all', { ...ended, status: 'archived' }, { done: 'any' }, true],
    ['what was done at all', done, { done: 'any' }, false],
    ['what was done on its day', ended, { done: { from: '2026-11-26', to: '2026-11-26' } }, true],
    ['what was done later', ended, { done: { from: '2026-11-27' } }, false],
    ['what was done earlier', ended, { done: { to: '2026-11-25' } }, false],
  ])('means %s: %o, %j, %s', (_, row, filter, shown) => {
    expect(passes(row, filter)).toBe(shown);
  });

  it('goes by the hour at which a day begins: a day is late when its owner’s has ended', () => {
    const night = '2026-11-27T23:30:00.000Z';
    expect(passes(today, { due: 'overdue' }, night)).toBe(true);
    expect(passes(today, { due: 'overdue' }, night, { ...MOSCOW, dayStart: 4 })).toBe(false);
    expect(passes(today, { due: 'overdue' }, '2026-11-28T01:00:00.000Z', { ...MOSCOW, dayStart: 4 })).toBe(true);
    expect(passes(morning, { due: 'overdue' }, night, { ...MOSCOW, dayStart: 4 })).toBe(true);
  });

  it('calls late what everybody else does', () => {
    const clocks = fc.constantFrom(MOSCOW, { zone: 'America/Los_Angeles', dayStart: 4 });
    const hour = fc.integer({ min: 0, max: 24 * 6 }).map((hours) => Date.UTC(2026, 10, 25, hours));
    const deadline = fc.record({ at: hour, dueHasTime: fc.boolean() }).map(({ at, dueHasTime }) => {
      const dueDate = new Date(at).toISOString();
      return { dueDate, dueDay: dueDate.slice(0, 10), dueHasTime };
    });
    fc.assert(
      fc.property(deadline, hour, clocks, (fields, now, clock) => {
        const late = filterTest({ due: 'overdue' }, { now, clock, textOf: searchedText })(makeTask(fields));
        expect(late).toBe(isOverdue(fields, { now, today: livedDay(now, clock) }));
      }),
    );
  });

  it('asks for words in one field alone where only that is meant', () => {
    const asked = (words: string) => conditionTest({ field: 'description', words }, searchedText)(task);
    expect([asked('рынок на'), asked('ёлка'), asked('')]).toEqual([true, false, true]);
    const without = (word: string) => conditionTest({ field: 'description', words: word }, searchedText)(today);
    expect([...'aeiou'].some(without)).toBe(false);
  });

  it('finds in no span what has no value', () => {
    const untilEver: Condition = { field: 'dueDate', to: Date.parse(NOON) };
    expect([task, morning].map(conditionTest(untilEver, searchedText))).toEqual([false, true]);
  });

  it('asks for no text where no words are searched', () => {
    const textOf = vi.fn(searchedText);
    for (const filter of [{ status: 'active' }, { text: ' ' }] as const)
      expect(filterTest(filter, { now: 0, clock: MOSCOW, textOf })(task)).toBe(true);
    expect(textOf).not.toHaveBeenCalled();
  });
});

it.each<[boolean, Condition]>([
  [true, { words: 'ёлка' }],
  [true, { every: [{ field: 'status', is: 'active' }, { words: 'ёлка' }] }],
  [true, { some: [{ every: [] }, { field: 'title', words: 'ёлка' }] }],
  [false, { every: [{ some: [{ field: 'status', is: 'active' }] }, { field: 'tags', holds: 'ёлка' }] }],
  [false, { field: 'dueDay', from: '2026-11-27' }],
])('that words are asked for is %s of %j', (asked, condition) => {
  expect(asksWords(condition)).toBe(asked);
});
