import { describe, expect, it } from 'vitest';
import { readQuickTask } from './quick-task.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const context = {
  projects: [{ id: 'p1', name: 'Дом' }],
  priorityLabel: (priority: string) => `Приоритет: ${priority}`,
};
const read = (text: string) => readQuickTask(text, context, NOW, 'Europe/Moscow');

describe('readQuickTask', () => {
  it('shows what it understood, each thing once', () => {
    expect(read('купить молоко завтра в 6 вечера ! @дом')).toEqual({
      title: 'Купить молоко',
      priority: 'high',
      dueDate: '2026-11-19T15:00:00.000Z',
      projectId: 'p1',
      chips: [
        { kind: 'due', label: 'завтра в\u00a018:00' },
        { kind: 'priority', label: 'Приоритет: high' },
        { kind: 'project', label: 'Дом' },
      ],
    });
  });

  it('takes a line without signs as a title', () => {
    expect(read('Позвонить маме')).toEqual({
      title: 'Позвонить маме',
      priority: 'medium',
      dueDate: null,
      projectId: null,
      chips: [],
    });
  });

  it('asks for nothing where nothing is typed', () => {
    expect(read('  ').title).toBe('');
  });
});
