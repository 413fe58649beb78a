import { expect, it } from 'vitest';
import { daysAsCsv } from './csv.ts';

it('a spreadsheet has a row a day, with what was done, how near that came to what was wanted, and the titles', () => {
  const days = [
    { date: '2026-11-20', completedTasks: 2, focusMinutes: 60, sessions: 1 },
    { date: '2026-11-21', completedTasks: 0, focusMinutes: 0, sessions: 0 },
  ];
  const completed = [
    { date: '2026-11-20', title: 'Плитка' },
    { date: '2026-11-20', title: 'Обои' },
  ];
  const goals = { focusMinutes: 120, tasks: 4, sessions: 2 };
  const wanted: string[] = [];
  const file = daysAsCsv(days, completed, (day) => {
    wanted.push(day);
    return goals;
  });
  expect(wanted).toEqual(['2026-11-20', '2026-11-21']);
  expect(file.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Дата;Выполнено задач;Фокус, минут;Сессий;Продуктивность, %;Что сделано',
    '2026-11-20;2;60;1;50;"Плитка\nОбои"',
    '2026-11-21;0;0;0;0;',
    '',
  ]);
});
