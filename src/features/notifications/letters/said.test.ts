import { describe, expect, it } from 'vitest';
import { planSaid, reportSaid } from './said.ts';

const NO_PLAN = { day: '2026-11-21', late: [], due: [], planned: [], habits: [] };
const NO_REPORT = {
  day: '2026-11-21',
  done: [],
  focus: { minutes: 0, sessions: 0 },
  habitsDone: [],
  left: [],
  habitsLeft: [],
  tomorrow: 0,
};
const line = (title: string, when: string | null = null) => ({ title, when });

describe('the plan of a day', () => {
  it('is what is late, due and planned, and the habits', () => {
    const plan = planSaid({
      ...NO_PLAN,
      late: [line('Налог', 'вчера')],
      due: [line('Отчёт', '18:00')],
      planned: [line('Зал')],
      habits: ['Вода'],
    });
    expect(plan).toEqual({
      subject: 'План на сегодня: 3\u00a0дела',
      parts: [
        { text: 'Суббота, 21 ноября.' },
        { heading: 'Срок прошёл' },
        { list: ['Налог (вчера)'] },
        { heading: 'Срок сегодня' },
        { list: ['Отчёт (18:00)'] },
        { heading: 'На сегодня' },
        { list: ['Зал'] },
        { heading: 'Привычки' },
        { list: ['Вода'] },
      ],
    });
  });

  it('is nothing where there is nothing, and of habits alone says so', () => {
    expect(planSaid(NO_PLAN)).toBeUndefined();
    expect(planSaid({ ...NO_PLAN, habits: ['Вода'] })!.subject).toBe('План на сегодня: привычки');
  });

  it.each([
    [15, 15, 'Дело 15'],
    [16, 15, 'и\u00a0ещё 2\u00a0дела'],
  ])('of %i tasks has %i lines', (count, lines, last) => {
    const due = Array.from({ length: count }, (_, at) => line(`Дело ${at + 1}`));
    const [, , list] = planSaid({ ...NO_PLAN, due })!.parts as [unknown, unknown, { list: string[] }];
    expect([list.list.length, list.list.at(-1)]).toEqual([lines, last]);
  });
});

describe('the report of a day', () => {
  it('is what was done, what is left and what comes', () => {
    const report = reportSaid({
      ...NO_REPORT,
      done: ['Отчёт'],
      focus: { minutes: 75, sessions: 2 },
      habitsDone: ['Вода'],
      left: [line('Зал')],
      habitsLeft: ['Чтение'],
      tomorrow: 1,
    });
    expect(report).toEqual({
      subject: 'Итоги дня: 1\u00a0дело сделано',
      parts: [
        { text: 'Суббота, 21 ноября.' },
        { heading: 'Сделано' },
        { list: ['Отчёт'] },
        { text: 'Фокус: 1 ч 15 мин, 2\u00a0сессии.' },
        { heading: 'Привычки отмечены' },
        { list: ['Вода'] },
        { heading: 'Осталось на сегодня' },
        { list: ['Зал'] },
        { heading: 'Привычки ещё ждут' },
        { list: ['Чтение'] },
        { text: 'На завтра: 1\u00a0дело.' },
      ],
    });
  });

  it('is nothing of a day without anything, whatever comes after it', () => {
    expect(reportSaid({ ...NO_REPORT, tomorrow: 3 })).toBeUndefined();
    expect(reportSaid({ ...NO_REPORT, left: [line('Зал')] })!.subject).toBe('Итоги дня');
  });
});
