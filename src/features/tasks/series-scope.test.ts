import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import type { Task, TaskChange } from './contract.ts';
import { editTask } from './edits.ts';
import { usualRepeats } from './repeat-choices.ts';
import { successorOf } from './repeating.ts';
import { isOfSeries, movedRepeat, saidFor } from './series-scope.ts';
import { successorId } from './successor-id.ts';

const ID = '01930000-0000-7000-8000-0000000000ff';
const NOW = '2026-11-23T09:00:00.000Z';
const CLOCK = { zone: 'Europe/Moscow', dayStart: 0 };
const SIGHT = { now: Date.parse(NOW), clock: CLOCK };
const MONDAY = '2026-11-23';
const repeat = (rule: string, more: Partial<NonNullable<Task['repeat']>> = {}) =>
  ({ rule, from: 'due', calendar: 'all', start: MONDAY, index: 1, ...more }) as const;
const task = (fields: Partial<Task> = {}) =>
  makeTask({ id: ID, title: 'Планёрка', dueDay: MONDAY, dueDate: '2026-11-23T20:59:00.000Z', repeat: repeat('FREQ=DAILY'), ...fields }); // biome-ignore format: a line each

describe('the day of a series', () => {
  it.each([
    ['a weekday', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-24', 'FREQ=WEEKLY;BYDAY=TU'],
    ['one weekday of several', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-25', 'FREQ=WEEKLY;BYDAY=WE,TH'],
    ['onto another of its weekdays', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-26', 'FREQ=WEEKLY;BYDAY=TH'],
    ['beyond another of its weekdays', 'FREQ=WEEKLY;BYDAY=MO,WE,TH', '2026-11-27', 'FREQ=WEEKLY;BYDAY=WE,TH,FR'],
    ['weeks that count from its start', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-25', 'FREQ=WEEKLY;INTERVAL=2'],
    ['each other week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-12-02', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
    ['a date', 'FREQ=MONTHLY;BYMONTHDAY=23', '2026-11-25', 'FREQ=MONTHLY;BYMONTHDAY=25'],
    ['a date that months lack', 'FREQ=MONTHLY;BYMONTHDAY=23', '2026-11-30', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1'], // biome-ignore format: a line each
    ['the fourth Monday', 'FREQ=MONTHLY;BYDAY=4MO', '2026-11-17', 'FREQ=MONTHLY;BYDAY=3TU'],
    ['a day of the year', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=23', '2026-12-01', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1'],
    ['what counts from its start', 'FREQ=DAILY;INTERVAL=3', '2026-11-24', 'FREQ=DAILY;INTERVAL=3'],
    ['with its end', 'FREQ=WEEKLY;BYDAY=MO;COUNT=5', '2026-11-24', 'FREQ=WEEKLY;BYDAY=TU;COUNT=5'],
  ])('follows: %s', (_, rule, to, moved) => {
    expect(movedRepeat(repeat(rule, { index: 3 }), MONDAY, to)).toEqual(repeat(moved, { start: to, index: 3 }));
  });

  it.each([
    ['it is not the one that the rule names', repeat('FREQ=WEEKLY;BYDAY=TU')],
    ['the rule names the last day', repeat('FREQ=MONTHLY;BYMONTHDAY=-1')],
    ['it is one among working days', repeat('FREQ=DAILY', { calendar: 'workdays' })],
  ])('stays where %s', (_, one) => {
    expect(movedRepeat(one, MONDAY, '2026-11-24')).toBe(one);
  });

  it('is the new one for every usual repeat of one that moved, or stays that of the rule', () => {
    const days = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), fc.nat(), (from, by, which) => {
        const usual = usualRepeats(from);
        const said = usual[which % usual.length]!;
        const to = addDays(from, by);
        const moved = movedRepeat({ ...said, start: from, index: 1 }, from, to);
        const known = usualRepeats(to).map(({ rule }) => rule);
        expect(moved.rule === said.rule || known.includes(moved.rule)).toBe(true);
      }),
    );
  });
});

describe('whether a change is about those that follow', () => {
  it.each<[string, boolean, TaskChange, Partial<Task>?]>([
    ['another title', true, { title: 'Созвон' }],
    ['another project', true, { projectId: 'дом' }],
    ['another tag', true, { tags: ['дом'] }],
    ['a description', true, { description: 'в зале' }],
    ['a reminder', true, { reminders: [{ id: ID, beforeMinutes: 10 }] }],
    ['another time', true, { dueDate: '2026-11-23T07:00:00.000Z' }],
    ['no day any more', true, { dueDate: null }],
    ['another weekday', true, { dueDay: '2026-11-24' }, { repeat: repeat('FREQ=WEEKLY;BYDAY=MO') }],
    ['a later day of a daily one', true, { dueDay: '2026-11-26' }],
    ['nothing new', false, { title: 'Планёрка' }],
    ['completion', false, { status: 'completed' }],
    ['a title, with completion', false, { title: 'Созвон', status: 'completed' }],
    ['a later day of what is counted from when it was done', false, { dueDay: '2026-11-24' }, { repeat: repeat('FREQ=DAILY', { from: 'completion' }), reminders: [{ id: ID, at: '2026-11-23T08:00' }] }], // biome-ignore format: a line each
    ['another rule', false, { title: 'Созвон', repeat: null }],
    ['a day that its rule does not follow', false, { dueDay: '2026-11-29' }, { repeat: repeat('FREQ=MONTHLY;BYMONTHDAY=-1') }], // biome-ignore format: a line each
    ['a title of the last one', false, { title: 'Созвон' }, { repeat: repeat('FREQ=DAILY;COUNT=1') }],
    ['a title of what is done', false, { title: 'Созвон' }, { status: 'completed' }],
    ['a title of what does not repeat', false, { title: 'Созвон' }, { repeat: null }],
  ])('%s: %s', (_, asks, change, fields) => {
    expect(isOfSeries(task(fields), change, SIGHT)).toBe(asks);
  });
});

describe('a change of one of a series', () => {
  it('about it alone leaves the series as it was, with the next one', () => {
    const was = task();
    const said = saidFor(was, { title: 'Созвон' }, 'this', CLOCK.zone);
    const after = editTask([was], ID, said, [], NOW, CLOCK);
    expect(after.find(({ id }) => id === ID)).toMatchObject({ title: 'Созвон', repeat: null, dueDay: MONDAY });
    const { steps: _, reminders: __, ...next } = successorOf(was, SIGHT.now, CLOCK)!;
    expect(after.find(({ id }) => id === successorId(ID))).toMatchObject({
      ...next,
      title: 'Планёрка',
      status: 'active',
    });
    expect(after.every((row) => !('onlyThis' in row))).toBe(true);
    expect(editTask(after, ID, said, [], NOW, CLOCK)).toHaveLength(2);
  });

  it('about it alone says nothing of a series that ends with it', () => {
    const last = task({ repeat: repeat('FREQ=DAILY;COUNT=1') });
    const [after] = editTask([last], ID, { title: 'Созвон', onlyThis: true }, [], NOW, CLOCK);
    expect(after).toMatchObject({ title: 'Созвон', repeat: last.repeat });
  });

  it.each<[string, TaskChange, Task['repeat']]>([
    [
      'the day on which it is due',
      { dueDay: MONDAY, title: 'Созвон' },
      repeat('FREQ=WEEKLY;BYDAY=MO', { start: '2026-11-16' }),
    ],
    ['a day that its rule does not follow', { dueDay: '2026-11-24' }, repeat('FREQ=MONTHLY;BYMONTHDAY=-1')],
  ])('about those that follow says nothing of the rule with %s', (_, change, rule) => {
    expect(saidFor(task({ repeat: rule }), change, 'following', CLOCK.zone)).toEqual(change);
  });

  it('about those that follow moves the rule with the day, and nothing else', () => {
    const weekly = task({ repeat: repeat('FREQ=WEEKLY;BYDAY=MO') });
    expect(saidFor(weekly, { title: 'Созвон' }, 'following', CLOCK.zone)).toEqual({ title: 'Созвон' });
    expect(saidFor(weekly, { dueDay: '2026-11-24' }, 'following', CLOCK.zone)).toEqual({
      dueDay: '2026-11-24',
      repeat: repeat('FREQ=WEEKLY;BYDAY=TU', { start: '2026-11-24' }),
    });
  });
});
