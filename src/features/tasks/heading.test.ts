import { expect, it } from 'vitest';
import { type HeadingSaid, underHeading } from './heading.ts';

const under = (projectId: string | null, headingId: string | null) => ({ projectId, headingId });

it.each<[string, ReturnType<typeof under>, HeadingSaid & { title?: string }, object]>([
  ['another project takes the heading away', under('p', 'h'), { projectId: 'q' }, { projectId: 'q', headingId: null }],
  ['no project takes it away as well', under('p', 'h'), { projectId: null }, { projectId: null, headingId: null }],
  [
    'another project with a heading of it',
    under('p', 'h'),
    { projectId: 'q', headingId: 'k' },
    { projectId: 'q', headingId: 'k' },
  ],
  ['the same project keeps it', under('p', 'h'), { projectId: 'p' }, { projectId: 'p' }],
  ['another project where there was no heading', under('p', null), { projectId: 'q' }, { projectId: 'q' }],
  ['nothing of the project keeps it', under('p', 'h'), { title: 'Новое' }, { title: 'Новое' }],
])('%s', (_, was, said, after) => {
  expect(underHeading(was, said)).toEqual(after);
});
