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
      repeat: null,
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
      repeat: null,
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

describe('a line that repeats', () => {
  const read = (text: string, plain: string[] = []) =>
    readQuickTask(text, { projects: [], tags: [], priorityLabel: String, plain }, Date.parse('2026-11-18T12:20:00Z'), {
      zone: 'Europe/Moscow',
      dayStart: 0,
    });

  it('shows how, and when the first time is', () => {
    const task = read('каждый понедельник в 10 планёрка');
    expect(task).toMatchObject({ title: 'Планёрка', dueDate: '2026-11-23T07:00:00.000Z' });
    expect(task.repeat).toEqual({ rule: 'FREQ=WEEKLY;BYDAY=MO', from: 'due', calendar: 'all' });
    expect(task.chips.map(({ kind, label }) => [kind, label.replaceAll('\u00a0', ' ')])).toEqual([
      ['repeat', 'каждый понедельник'],
      ['due', 'в понедельник, 23 ноября, в 10:00'],
    ]);
  });

  it('tells the day that follows from the rule alone', () => {
    const { dueDate, chips } = read('аренда 5-го числа каждого месяца до конца года');
    expect(dueDate).toBe('2026-12-05T20:59:00.000Z');
    expect(chips.map(({ kind }) => kind).sort()).toEqual(['due', 'repeat']);
  });

  it('keeps the words of a chip that was taken back in the title', () => {
    expect(read('каждый понедельник планёрка', ['каждый понедельник'])).toMatchObject({
      title: 'Каждый понедельник планёрка',
      repeat: null,
    });
  });
});
