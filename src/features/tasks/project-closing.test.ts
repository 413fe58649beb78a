import { describe, expect, it } from 'vitest';
import { statusesAtClosing } from './project-closing.ts';

describe('the open tasks of a project that goes to the archive', () => {
  const own = (id: string, rest: object = {}) => ({ id, projectId: 'p', status: 'active', repeat: null, ...rest });
  const tasks = [
    own('open'),
    own('weekly', { repeat: { rule: 'FREQ=WEEKLY' } }),
    own('done', { status: 'completed' }),
    own('other', { projectId: 'q' }),
  ];
  it.each([
    ['keep', []],
    [
      'complete',
      [
        ['open', 'completed'],
        ['weekly', 'archived'],
      ],
    ],
    [
      'archive',
      [
        ['open', 'archived'],
        ['weekly', 'archived'],
      ],
    ],
  ] as const)('are dealt with as it was said: %s', (open, statuses) =>
    expect([...statusesAtClosing(tasks, 'p', open)]).toEqual(statuses),
  );
});
