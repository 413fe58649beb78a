import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, instantOf } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { taskInput } from './contract.ts';
import { copiedTasks, firstDayOf, headingsOfCopy, tasksOfCopy } from './project-copy.ts';

const zone = 'Europe/Berlin';
const id = (last: number) => `01930000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const ids = () => {
  let last = 0;
  return () => id(++last);
};
const own = (fields: Parameters<typeof makeTask>[0]) => makeTask({ projectId: 'p', ...fields });
const at = (day: string, time: string) => new Date(instantOf(day, time, zone)).toISOString();

describe('a project after the example of another', () => {
  const tasks = [
    own({
      id: 'second',
      rank: 'b',
      title: 'Билеты',
      dueDay: '2026-10-30',
      plannedDay: '2026-10-28',
      tags: ['поездка'],
    }),
    own({ id: 'done', status: 'completed', dueDay: '2026-01-01' }),
    own({ id: 'kept', status: 'archived' }),
    makeTask({ id: 'other', projectId: 'q' }),
    own({
      ...{ id: 'first', rank: 'a', title: 'Паспорт', dueDate: at('2026-10-20', '10:00'), dueDay: '2026-10-20' },
      ...{ dueHasTime: true, repeat: null, reminders: [{ id: id(90), at: '2026-10-19T09:00' }] },
      steps: [{ id: id(91), title: 'Фото', done: true, dueDay: '2026-10-18', rank: 'a' }],
    }),
  ];
  const open = copiedTasks(tasks, 'p');

  it('begins with its open tasks in their order', () =>
    expect(open.map(({ title }) => title)).toEqual(['Паспорт', 'Билеты']));

  it('has its first day on the day that was said, and keeps clocks, distances, steps and tags', () => {
    const [first, second] = tasksOfCopy(open, 'n', { start: '2027-03-25', zone }, ids());
    // Over the night in which the clocks go forward.
    expect(first).toMatchObject({
      ...{ title: 'Паспорт', projectId: 'n', dueDate: at('2027-03-27', '10:00'), dueDay: '2027-03-27' },
      reminders: [{ at: '2027-03-26T09:00' }],
      steps: [{ title: 'Фото', dueDay: '2027-03-25' }],
    });
    expect(first!.steps![0]).not.toHaveProperty('done');
    expect(second).toMatchObject({ projectId: 'n', dueDay: '2027-04-06', plannedDay: '2027-04-04', tags: ['поездка'] });
    for (const task of [first, second]) expect(taskInput.safeParse(task).success).toBe(true);
  });

  it('stands under headings of its own, in the order of the example', () => {
    const { headings, idOf } = headingsOfCopy([{ id: 'h', title: 'Отделка', rank: 'a' }], ids());
    expect(headings).toEqual([{ id: id(1), title: 'Отделка' }]);
    const tasks = ['h', 'gone', null].map((headingId) => own({ headingId }));
    const made = tasksOfCopy(tasks, 'n', { start: null, zone }, ids(), idOf);
    expect(made.map(({ headingId }) => headingId)).toEqual([id(1), null, null]);
    const put = [own({ id: 'b', projectRank: 'p a1' }), own({ id: 'a', projectRank: 'p a2' })];
    expect(copiedTasks(put, 'p').map((task) => task.id)).toEqual(['b', 'a']);
  });

  it('begins with its first day, also where that is a reminder’s, and keeps reminders that count from a deadline', () => {
    const reminders = [
      { id: id(90), at: '2026-10-01T09:00' },
      { id: id(91), beforeMinutes: 60 },
    ];
    const example = own({ dueDay: '2026-10-05', reminders });
    expect(firstDayOf([example])).toBe('2026-10-01');
    expect(firstDayOf([own({ reminders: reminders.slice(1) })])).toBeNull();
    const [made] = tasksOfCopy([example], 'n', { start: '2026-11-01', zone }, ids());
    expect(made).toMatchObject({
      dueDay: '2026-11-05',
      reminders: [{ at: '2026-11-01T09:00' }, { beforeMinutes: 60 }],
    });
    expect(made!.reminders![1]).not.toHaveProperty('at');
  });

  it('leaves tasks without days as they are', () => {
    const plain = [own({ title: 'Мечта' })];
    expect(firstDayOf(plain)).toBeNull();
    expect(tasksOfCopy(plain, 'n', { start: '2027-03-25', zone }, ids())[0]).toMatchObject({ dueDate: null });
    expect(tasksOfCopy(open, 'n', { start: null, zone }, ids())[1]).toMatchObject({ dueDay: '2026-10-30' });
  });

  it('keeps every distance between its days', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2025-01-01', days));
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), day, (days, start) => {
        const example = days.map((dueDay, index) => own({ id: `t${index}`, dueDay }));
        const made = tasksOfCopy(example, 'n', { start, zone }, ids()).map(({ dueDay }) => dueDay!);
        expect([...made].sort()[0]).toBe(start);
        expect(made.map((each) => daysBetween(made[0]!, each))).toEqual(
          days.map((each) => daysBetween(days[0]!, each)),
        );
      }),
    );
  });
});
