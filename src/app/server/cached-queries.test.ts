import { expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

/** What the account's other tab is told to ask for again by each message while `act` runs. */
async function told(user: TestUser, act: () => Promise<{ status: number }>): Promise<string[][]> {
  const messages: string[] = [];
  const tab = {
    userId: user.id,
    sessionId: 's',
    clientId: 'another',
    send: (text: string) => messages.push(text),
    close() {},
  };
  server.context.hub.join(tab);
  const { status } = await act();
  server.context.hub.leave(tab);
  expect(status).toBeLessThan(300);
  return messages
    .map((text) => JSON.parse(text))
    .filter(({ type }) => type === 'invalidate')
    .map(({ data }) => data.keys.toSorted());
}

async function account() {
  const user = await server.user();
  const made = async (path: string, body: object) => (await user.post(path, body)).body.id as string;
  const columnId = await made('/api/kanban-columns', { name: 'Ждёт' });
  const projectId = await made('/api/projects', { name: 'Кухня' });
  return { user, columnId, projectId, taskId: await made('/api/tasks', { title: 'Плитка', columnId, projectId }) };
}

type Account = Awaited<ReturnType<typeof account>>;

const PROJECTS = '/api/projects';
const COLUMNS = '/api/kanban-columns';
const TASKS = '/api/tasks';
const FIGURES = '/api/analytics';
/** The report of the day tells of tasks and sessions. */
const TOLD = [FIGURES, '/api/analytics/report'] as const;
const SESSIONS = ['/api/focus-sessions', '/api/focus-sessions/active'] as const;

const CHANGES: [what: string, act: (account: Account) => Promise<{ status: number }>, stale: string[]][] = [
  ['a new project', ({ user }) => user.post(PROJECTS, { name: 'Сад' }), [PROJECTS]],
  [
    'another name of a project',
    ({ user, projectId }) => user.put(`${PROJECTS}/${projectId}`, { name: 'Дом' }),
    [FIGURES, PROJECTS],
  ],
  [
    'the end of a project',
    ({ user, projectId }) => user.delete(`${PROJECTS}/${projectId}`),
    [FIGURES, PROJECTS, TASKS],
  ],
  ['a new column', ({ user }) => user.post(COLUMNS, { name: 'Позже' }), [COLUMNS]],
  [
    'another name of a column',
    ({ user, columnId }) => user.put(`${COLUMNS}/${columnId}`, { name: 'Стоит' }),
    [COLUMNS],
  ],
  ['the end of a column', ({ user, columnId }) => user.delete(`${COLUMNS}/${columnId}`), [COLUMNS, TASKS]],
  ['a new task', ({ user }) => user.post(TASKS, { title: 'Обои' }), [...TOLD, TASKS]],
  ['a completed task', ({ user, taskId }) => user.put(`${TASKS}/${taskId}`, { status: 'completed' }), [...TOLD, TASKS]],
  ['the end of a task', ({ user, taskId }) => user.delete(`${TASKS}/${taskId}`), [...TOLD, TASKS]],
  ['the mending of a board', ({ user }) => user.post('/api/kanban/sync'), [TASKS]],
  ['a session', ({ user }) => user.post(SESSIONS[0], { durationMinutes: 25 }), [...TOLD, ...SESSIONS]],
  [
    'a session on a task',
    ({ user, taskId }) => user.post(SESSIONS[0], { taskId, durationMinutes: 25 }),
    [...TOLD, ...SESSIONS, `${TASKS}/:id/analytics`],
  ],
];

it.each(CHANGES)('%s tells the other tabs once what they have to ask for again', async (_, act, stale) => {
  const given = await account();
  const keys = stale.map((key) => key.replace(':id', given.taskId));
  expect(await told(given.user, () => act(given))).toEqual([keys]);
});

it('the end of a session does as its start did', async () => {
  const { user } = await account();
  const { body } = await user.post(SESSIONS[0], { durationMinutes: 25 });
  const end = () => user.put(`${SESSIONS[0]}/${body.id}`, { status: 'completed' });
  expect(await told(user, end)).toEqual([[...TOLD, ...SESSIONS]]);
});
