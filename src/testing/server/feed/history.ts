import fc from 'fast-check';
import { habitChange } from '#features/habits/contract.ts';
import { OWN_FIELDS as OF_HABITS } from '#features/habits/field-sets.ts';
import { projectInput } from '#features/projects/contract.ts';
import { OWN_FIELDS as OF_PROJECTS } from '#features/projects/field-sets.ts';
import { taskChange } from '#features/tasks/contract.ts';
import { OWN_FIELDS as OF_TASKS } from '#features/tasks/field-sets.ts';
import { newId } from '#server/id.ts';
import type { Method } from '#shared/endpoint.ts';
import { valuesOf } from '../field-values.ts';
import type { Answer, TestApp, TestUser } from '../test-app.ts';

const TAGS = ['Дом', 'дача', 'ёлка', 'Елка'];

const DAY = 24 * 3_600_000;

/** One thing that happens to an account; numbers choose what it happens to. */
interface Happening {
  what: keyof typeof HAPPENINGS;
  which: number;
  other: number;
}

interface World {
  server: TestApp;
  user: TestUser;
  /** Every id that there ever was, by kind. */
  known: Record<'tasks' | 'projects' | 'tags' | 'columns' | 'habits' | 'sessions', string[]>;
}

type Happens = (world: World, which: number, other: number) => Promise<unknown>;

const one = (ids: readonly string[], which: number) => ids[which % ids.length] ?? 'nobody';
const oneOrNone = (ids: readonly string[], which: number) =>
  which % 3 === 0 ? null : (ids[which % ids.length] ?? null);

const make = (kind: keyof World['known'], path: string, body: (world: World, which: number) => object): Happens => {
  return async (world, which) => {
    const answer = await world.user.post(path, body(world, which));
    if (answer.status < 300) world.known[kind].push(answer.body.id);
  };
};

const change = (
  kind: keyof World['known'],
  path: string,
  body: (world: World, which: number, other: number) => object,
): Happens => {
  return (world, which, other) => world.user.put(`${path}/${one(world.known[kind], which)}`, body(world, which, other));
};

const remove = (kind: keyof World['known'], path: string): Happens => {
  return ({ user, known }, which) => user.delete(`${path}/${one(known[kind], which)}`);
};

/** Changes that a device made one after another, some while ago, and sends together. */
const batch: Happens = async (world, which, other) => {
  const changes: object[] = [];
  const call = async (method: Method, path: string, body?: unknown): Promise<Answer> => {
    const at = new Date(world.server.clock.now() - (which + changes.length) * 60_000).toISOString();
    changes.push({ key: newId(), at, method, path, ...(body !== undefined && { body }) });
    return { status: 503, headers: {}, body: null };
  };
  const device: TestUser = {
    ...world.user,
    call,
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  };
  for (let n = 0; n < 1 + (other % 5); n++)
    await ALONE[one(SENT, which + n * (1 + other)) as Sent]({ ...world, user: device }, which + n, other);
  const { status, body } = await world.user.post('/api/changes', { changes });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  for (const [index, result] of body.results.entries()) {
    const made = KIND_AT[(changes[index] as { path: string }).path];
    if (result.status === 201 && made) world.known[made].push(result.body.id);
  }
};

const KIND_AT: Record<string, keyof World['known']> = {
  '/api/tasks': 'tasks',
  '/api/projects': 'projects',
  '/api/tags': 'tags',
  '/api/kanban-columns': 'columns',
  '/api/habits': 'habits',
  '/api/focus-sessions': 'sessions',
};

const dayBefore = (now: number, days: number) => new Date(now - (days + 1) * DAY).toISOString().slice(0, 10);

const stepId = (number: number) => `01a20a20-0000-7000-8000-00000000000${number}`;

/** Times of sessions that overlap now and then. */
const past = ({ clock }: TestApp, minutes: number) => ({
  startTime: new Date(clock.now() - (200 + minutes) * 60_000).toISOString(),
  endTime: new Date(clock.now() - minutes * 60_000).toISOString(),
});

const ALONE = {
  createTask: make('tasks', '/api/tasks', ({ known }, which) => ({
    title: `Задача ${which}`,
    kanbanColumnId: oneOrNone(known.columns, which),
    projectId: oneOrNone(known.projects, which + 1),
  })),
  rename: change('tasks', '/api/tasks', (_world, which, other) => ({ title: `Дело ${which}-${other}` })),
  sayOfTask: change('tasks', '/api/tasks', ({ known }, which, other) => ({
    ...valuesOf(taskChange.shape, OF_TASKS, other),
    tags: [TAGS[other % 3]!, TAGS[which % 4]!],
    projectId: oneOrNone(known.projects, which),
  })),
  setStatus: change('tasks', '/api/tasks', (_world, _which, other) => ({
    status: ['active', 'completed', 'archived'][other % 3],
    ...(other % 2 === 0 && { outcome: 'dropped' }),
  })),
  move: change('tasks', '/api/tasks', ({ known }, _which, other) => ({
    kanbanColumnId: oneOrNone(known.columns, other),
    afterTaskId: oneOrNone(known.tasks, other + 1),
  })),
  orderDay: change('tasks', '/api/tasks', ({ known }, which, other) => ({
    dayPlace: { day: `2026-11-2${which % 3}`, afterTaskId: oneOrNone(known.tasks, other) },
  })),
  orderProject: change('tasks', '/api/tasks', ({ known }, which, other) => ({
    projectPlace: { projectId: one(known.projects, which), afterTaskId: oneOrNone(known.tasks, other) },
    headingId: which % 2 === 0 ? null : stepId(other % 5),
  })),
  addHeading: ({ user, known }, which) =>
    user.post(`/api/projects/${one(known.projects, which)}/headings`, {
      id: stepId(which % 5),
      title: `Раздел ${which}`,
    }),
  changeHeading: ({ user, known }, which, other) =>
    user.patch(`/api/projects/${one(known.projects, which)}/headings/${stepId(other % 5)}`, {
      title: `Часть ${which}`,
      ...(which % 2 === 0 && { afterHeadingId: which % 3 === 0 ? null : stepId(which % 5) }),
    }),
  deleteHeading: ({ user, known }, which, other) =>
    user.delete(`/api/projects/${one(known.projects, which)}/headings/${stepId(other % 5)}`),
  addStep: ({ user, known }, which) =>
    user.post(`/api/tasks/${one(known.tasks, which)}/steps`, { id: stepId(which % 5), title: `Шаг ${which}` }),
  changeStep: ({ user, known }, which, other) =>
    user.patch(`/api/tasks/${one(known.tasks, which)}/steps/${stepId(other % 5)}`, {
      done: other % 2 === 0,
      afterStepId: which % 3 === 0 ? null : stepId(which % 5),
    }),
  deleteStep: ({ user, known }, which, other) =>
    user.delete(`/api/tasks/${one(known.tasks, which)}/steps/${stepId(other % 5)}`),
  deleteTask: remove('tasks', '/api/tasks'),
  restoreTask: ({ user, known }, which) => user.post(`/api/tasks/${one(known.tasks, which)}/restore`),
  createProject: make('projects', '/api/projects', (_world, which) => ({ name: `Проект ${which}` })),
  changeProject: change('projects', '/api/projects', ({ known }, which, other) => ({
    name: `Дом ${which}`,
    afterProjectId: oneOrNone(known.projects, other),
  })),
  sayOfProject: change('projects', '/api/projects', (_world, _which, other) =>
    valuesOf(projectInput.shape, OF_PROJECTS, other),
  ),
  putInFolder: ({ user, known }, which, other) =>
    user.post('/api/projects/folder', {
      ids: [one(known.projects, which), one(known.projects, other)],
      folder: which % 3 === 0 ? null : `Папка ${other % 2}`,
    }),
  deleteProject: remove('projects', '/api/projects'),
  restoreProject: ({ user, known }, which) => user.post(`/api/projects/${one(known.projects, which)}/restore`),
  createTag: make('tags', '/api/tags', (_world, which) => ({ name: TAGS[which % 4] })),
  /** Now and then to the name of another one. */
  changeTag: change('tags', '/api/tags', (_world, which, other) => ({
    name: TAGS[other % 4],
    color: which % 2 === 0 ? '#ef4444' : '#10b981',
  })),
  deleteTag: remove('tags', '/api/tags'),
  createColumn: make('columns', '/api/kanban-columns', (_world, which) => ({
    name: `Колонка ${which}`,
    position: which % 3,
  })),
  moveColumn: change('columns', '/api/kanban-columns', (_world, _which, other) => ({ position: other % 4 })),
  deleteColumn: remove('columns', '/api/kanban-columns'),
  mend: ({ user }) => user.post('/api/kanban/sync'),
  createHabit: make('habits', '/api/habits', (_world, which) => ({
    name: `Привычка ${which}`,
    isActive: which % 4 !== 0,
  })),
  changeHabit: change('habits', '/api/habits', (_world, which, other) => ({
    name: `Бег ${other}`,
    isActive: which % 2 === 0,
  })),
  sayOfHabit: change('habits', '/api/habits', (_world, which, other) =>
    valuesOf(habitChange.shape, [OF_HABITS[(which + other) % OF_HABITS.length]!], other),
  ),
  mark: ({ user, known, server }, which, other) =>
    user.post(`/api/habits/${one(known.habits, which)}/entries`, {
      date: dayBefore(server.clock.now(), other * 7),
      completed: other % 2 === 0,
      skipped: other % 5 === 0,
      note: other % 3 === 0 ? `Заметка ${other}` : null,
    }),
  rest: ({ user, known, server }, which, other) => {
    const said = [{ from: dayBefore(server.clock.now(), other * 3), to: dayBefore(server.clock.now(), other - 4) }];
    const rest = which % 2 === 0 ? { paused: said } : { lifted: said };
    return user.post('/api/habits/pauses', { habits: [{ id: one(known.habits, which), ...rest }] });
  },
  toggle: ({ user, known }, which) => user.post(`/api/habits/${one(known.habits, which)}/toggle`),
  deleteHabit: remove('habits', '/api/habits'),
  start: make('sessions', '/api/focus-sessions', ({ known }, which) => ({ taskId: oneOrNone(known.tasks, which) })),
  end: ({ user, known }, which) => user.patch(`/api/focus-sessions/${one(known.sessions, which)}/end`),
  pause: ({ user, known }, which, other) =>
    user.post(`/api/focus-sessions/${one(known.sessions, which)}/${other % 2 === 0 ? 'pause' : 'resume'}`),
  addPast: make('sessions', '/api/focus-sessions', ({ server, known }, which) => ({
    ...past(server, which),
    taskId: oneOrNone(known.tasks, which),
  })),
  correct: ({ user, known, server }, which, other) =>
    user.patch(`/api/focus-sessions/${one(known.sessions, which)}`, past(server, other)),
  deleteSession: remove('sessions', '/api/focus-sessions'),
  settle: ({ user }, which) => user.put('/api/settings', { checkinFrequency: 1 + (which % 60) }),
  addSample: ({ user }) => user.post('/api/sample-day'),
  removeSample: ({ user }) => user.delete('/api/sample-day'),
  ask: ({ user }, which) => user.post('/api/ai/smart-chat', { message: `добавь задачу позвонить ${which} раз` }),
} satisfies Record<string, Happens>;

type Sent = keyof typeof ALONE;
const SENT = Object.keys(ALONE);

const HAPPENINGS = { ...ALONE, batch } satisfies Record<string, Happens>;

/** What time calls for: done as if it were so many days later. */
const CALLED_FOR = {
  purge: [
    31,
    async ({ app }) => {
      await app.services.tasks.purge();
      await app.services.projects.purge();
      await app.services.tags.purge();
      await app.services.focus.purge();
    },
  ],
  forgetGone: [91, ({ context }) => context.feed.forgetOld()],
} satisfies Record<string, [days: number, work: (server: TestApp) => Promise<void>]>;

const number = fc.nat({ max: 200 });

/** Some happen rarely: the others have then something to happen to. */
const RARE: readonly Happening['what'][] = ['mend', 'addSample', 'removeSample', 'deleteHabit'];
const ALL = Object.keys(HAPPENINGS) as Happening['what'][];

const happening: fc.Arbitrary<Happening> = fc.record({
  what: fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...ALL.filter((what) => !RARE.includes(what))) },
    { weight: 1, arbitrary: fc.constantFrom(...RARE) },
  ),
  which: number,
  other: number,
});

/** What happens at once, of whatever devices; now and then something that time calls for. */
export type Moment = keyof typeof CALLED_FOR | Happening[];

export const moment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 10, arbitrary: fc.array(happening, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom('purge' as const, 'forgetGone' as const) },
);

export async function worldOf(server: TestApp): Promise<World> {
  const user = await server.user();
  const columns = (await user.get('/api/kanban-columns')).body.map(({ id }: { id: string }) => id);
  return { server, user, known: { tasks: [], projects: [], tags: [], columns, habits: [], sessions: [] } };
}

/** Lets it happen, while somebody reads. A refusal is no failure. */
export async function happen(world: World, now: Moment, reading: () => Promise<unknown>): Promise<void> {
  if (typeof now !== 'string') {
    await Promise.all([...now.map(({ what, which, other }) => HAPPENINGS[what](world, which, other)), reading()]);
    return;
  }
  const [days, work] = CALLED_FOR[now];
  world.server.clock.advance(days * DAY);
  await work(world.server);
  world.server.clock.advance(-days * DAY);
  await reading();
}
