import { describe, expect, it } from 'vitest';
import type { ReportFacts } from '../facts.ts';
import { readWritten } from './written.ts';

const task = { id: 'task', title: 'Отчёт', dueAt: null, wholeDay: false, plannedTime: null, daysLate: 0, age: 20 };
const none = { completedTasks: 0, focusMinutes: 0, sessions: 0 };
const facts: ReportFacts = {
  now: Date.parse('2026-11-20T11:00:00Z'),
  zone: 'Europe/Moscow',
  today: '2026-11-20',
  hour: 14,
  weekend: false,
  manner: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
  wishes: '',
  done: { completedTasks: 3, focusMinutes: 45, sessions: 1 },
  before: none,
  week: none,
  lastWeek: none,
  goals: { completedTasks: 5, focusMinutes: 480, sessions: 4 },
  productivity: 20,
  streakDays: 2,
  daysAway: 0,
  doneTitles: ['Письмо'],
  activeTasks: 1,
  overdue: [],
  dueToday: [],
  plannedToday: [],
  dueTomorrow: [],
  important: [],
  forgotten: [task],
  next: task,
  habits: 1,
  habitsDone: [],
  habitsOpen: [{ id: 'habit', name: 'Зарядка', streak: 0, target: 30 }],
  habitsAtRisk: [],
};

const text = (change: Partial<Record<'summary' | 'done' | 'advice' | 'last', string>> = {}) =>
  `ИТОГ: ${change.summary ?? 'Сегодня закрыто 3 задачи.'}
ДОСТИЖЕНИЯ:
${change.done ?? '- Готово «Письмо».'}
СОВЕТЫ:
${change.advice ?? '• Начните «Отчёт».\n2. Сделайте «Зарядка».'}
НАПУТСТВИЕ: ${change.last ?? 'Один шаг за раз.'}`;

describe('a model’s report', () => {
  it('is read by its headings, each recommendation with what it means', () => {
    expect(readWritten(text(), facts)).toEqual({
      summary: 'Сегодня закрыто 3 задачи.',
      achievements: ['Готово «Письмо».'],
      recommendations: [
        { text: 'Начните «Отчёт».', links: [{ kind: 'task', id: 'task', title: 'Отчёт' }] },
        { text: 'Сделайте «Зарядка».', links: [{ kind: 'habit', id: 'habit', title: 'Зарядка' }] },
      ],
      motivationalMessage: 'Один шаг за раз.',
    });
  });

  it('may have headings in bold, in lower case and on lines of their own, and nothing reached', () => {
    const loose =
      '**Итог:**\nТихий день.\n\n**Достижения**\n\n**Советы:**\n- Начните «Отчёт».\n**Напутствие:** Вперёд.';
    expect(readWritten(loose, facts)).toMatchObject({ summary: 'Тихий день.', achievements: [] });
  });

  it('that says a thing twice is read once', () => {
    const twice = text({ done: '- Готово «Письмо».\n- Готово «Письмо».', advice: '- «Отчёт»: начните «Отчёт».' });
    expect(readWritten(twice, facts)).toMatchObject({
      achievements: ['Готово «Письмо».'],
      recommendations: [{ links: [{ id: 'task' }] }],
    });
  });

  it.each([
    ['has no parts', 'Хороший день, продолжайте.'],
    ['has an empty summary', text({ summary: '' })],
    ['recommends nothing', text({ advice: '' })],
    ['names a task that is not there', text({ advice: '- Начните «Проект века».' })],
    ['praises for a task that was not done', text({ done: '- Готово «Ремонт».' })],
    ['counts what was not done', text({ summary: 'Сегодня закрыто 17 задач.' })],
    ['goes on and on', text({ last: 'и ещё '.repeat(200) })],
  ])('is refused where it %s', (_, wrong) => {
    expect(readWritten(wrong, facts)).toBeUndefined();
  });
});
