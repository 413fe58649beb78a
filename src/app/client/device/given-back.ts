import { randomId } from '#client/lib/random-id.ts';
import type { KeptChange, Row } from '#client/store/kept-rows.ts';
import type { Changes, FeedKind } from '#features/changes/contract.ts';
import { COLUMNS_KEY } from '#features/columns/columns-key.ts';
import { stretchOf } from '#features/habits/resting.ts';
import { PROJECTS_KEY } from '#features/projects/projects-key.ts';
import { TAGS_KEY } from '#features/tags/tags-key.ts';
import { TASKS_KEY } from '#features/tasks/cached-queries.ts';
import { OWN_FIELDS } from '#features/tasks/field-sets.ts';
import { pick } from '#shared/fields.ts';

type RowOf<K extends FeedKind> = Changes[K]['rows'][number];
type Call = Pick<KeptChange, 'method' | 'path' | 'body' | 'words' | 'at'>;

/** As early as may be: whatever else is known of it was said later. */
const EARLIEST = 0;
const post = (path: string, body: object, words: string, at = EARLIEST): Call => ({
  method: 'POST',
  path,
  body,
  words,
  at,
});

/** What makes a row of each kind that the server has lost, in the order in which they need one another. */
const CALLS: { [K in FeedKind]: (row: RowOf<K>) => Call[] } = {
  settings: () => [],
  projects: ({ rank: _, returnedAt: __, createdAt, ...project }) => [
    post(PROJECTS_KEY[0], project, project.name, Date.parse(createdAt)),
  ],
  columns: ({ id, name }) => [post(COLUMNS_KEY[0], { id, name }, name)],
  tags: ({ id, name, color }) => [post(TAGS_KEY[0], { id, name, color }, name)],
  tasks(task) {
    const { id, title, status, outcome, kanbanColumnId, completedAt, createdAt, updatedAt, steps } = task;
    const { dueDate, ...own } = pick(task, OWN_FIELDS);
    const body = { id, ...own, ...(task.dueHasTime ? { dueDate } : { dueDay: task.dueDay }), steps, kanbanColumnId };
    const made = post(TASKS_KEY[0], body, title, Date.parse(createdAt));
    const turned = {
      method: 'PUT',
      path: `${TASKS_KEY[0]}/${id}`,
      body: { status, outcome },
      words: title,
      at: Date.parse(completedAt ?? updatedAt),
    } as const;
    return status === 'active' ? [made] : [made, turned];
  },
  habits: ({ createdOn: _, pauses, rank: __, createdAt, ...habit }) => [
    post('/api/habits', habit, habit.name, Date.parse(createdAt)),
    ...(pauses.length === 0
      ? []
      : [
          post(
            '/api/habits/pauses',
            { habits: [{ id: habit.id, lifted: [], paused: pauses.map(stretchOf) }] },
            habit.name,
          ),
        ]),
  ],
  habitEntries: ({ habitId, date, completed, skipped, note }) => [
    post(`/api/habits/${habitId}/entries`, { date, completed, skipped, note }, date),
  ],
  focusSessions({ id, taskId, taskTitle, startTime, endTime, actualDurationMinutes }) {
    if (endTime === null) return [];
    const body = { id, taskId, startTime, endTime, ...(actualDurationMinutes !== null && { actualDurationMinutes }) };
    return [post('/api/focus-sessions', body, taskTitle ?? startTime, Date.parse(endTime))];
  },
};

/** What gives a server the rows that it has lost; what is there by then stays as it is. */
export const givesBack = (lost: ReadonlyMap<string, readonly Row[]>): KeptChange[] =>
  Object.entries(CALLS).flatMap(([kind, callsOf]) =>
    (lost.get(kind) ?? [])
      .flatMap((row) => (callsOf as (row: Row) => Call[])(row))
      .map((call) => ({ ...call, kind: 'given-back', change: {}, key: randomId(), again: true })),
  );
