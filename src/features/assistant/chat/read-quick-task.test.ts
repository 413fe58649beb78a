import { describe, expect, it } from 'vitest';
import { readQuickTask } from './read-quick-task.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const context = {
  projects: [{ id: 'p1', name: 'Дом' }],
  priorityLabel: (priority: string) => `Приоритет: ${priority}`,
  tags: [],
  plain: [],
};
const read = (text: string) => readQuickTask(text, context, NOW, { zone: 'Europe/Moscow' });

describe('readQuickTask', () => {
  it('shows what it understood, each thing once, with its words', () => {
    const text = 'купить молоко завтра ! @дом в 6 вечера';
    const span = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
    expect(read(text)).toEqual({
      title: 'Купить молоко',
      priority: 'high',
      dueDate: '2026-11-19T15:00:00.000Z',
      projectId: 'p1',
      tags: [],
      chips: [
        { kind: 'due', label: 'завтра в\u00a018:00', spans: [span('завтра'), span('в 6 вечера')] },
        { kind: 'priority', label: 'Приоритет: high', spans: [span('!')] },
        { kind: 'project', label: 'Дом', spans: [span('@дом')] },
      ],
    });
  });

  it('takes a line without signs as a title', () => {
    expect(read('Позвонить маме')).toEqual({
      title: 'Позвонить маме',
      priority: null,
      dueDate: null,
      projectId: null,
      tags: [],
      chips: [],
    });
  });

  it('asks for nothing where nothing is typed', () => {
    expect(read('  ').title).toBe('');
  });
});

it('goes by the day that goes on behind midnight', () => {
  const night = Date.parse('2026-11-20T23:00:00Z');
  const task = readQuickTask('Полить цветы сегодня', context, night, { zone: 'Europe/Moscow', dayStart: 4 });
  expect(task).toMatchObject({ title: 'Полить цветы', dueDate: '2026-11-20T20:59:00.000Z' });
  expect(task.chips).toMatchObject([{ kind: 'due', label: 'сегодня' }]);
});
