import type { TestUser } from '../test-app.ts';
import type { Held } from './follower.ts';

type Row = { id: string } & Record<string, unknown>;

const byId = (rows: Row[]) => Object.fromEntries(rows.map((row) => [row.id, row]));
const without = (row: Row, ...names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Row;

/** What clients reckon of a habit, and the feed does not tell. */
const RECKONED = [
  'isActive',
  'startedOn',
  'dueToday',
  'completedToday',
  'currentStreak',
  'streakPeriods',
  'quota',
  'todaysEntry',
  'lastDays',
];

/** What the lists of an account say of everything that it holds, in the feed's form. */
export async function accountState(user: TestUser): Promise<Held> {
  const list = async (path: string): Promise<Row[]> => (await user.get(path)).body;
  const habits = await list('/api/habits');
  const entries: Row[] = [];
  for (const { id } of habits)
    for (const entry of await list(`/api/habits/${id}/entries`))
      entries.push({ ...entry, id: `${entry.habitId}:${entry.date}` });
  const active = (await user.get('/api/focus-sessions/active')).body;
  return {
    tasks: byId((await list('/api/tasks')).map((row) => without(row, 'position'))),
    columns: byId((await list('/api/kanban-columns')).map((row) => without(row, 'position'))),
    projects: byId(await list('/api/projects')),
    tags: byId(await list('/api/tags')),
    habits: byId(habits.map((row) => without(row, ...RECKONED))),
    habitEntries: byId(entries),
    focusSessions: byId([...(await list('/api/focus-sessions')), ...(active ? [active] : [])]),
    settings: byId([{ id: 'settings', ...(await user.get('/api/settings')).body }]),
  };
}

/** The same of what somebody follows: the day on which a habit began to be kept is told by the feed alone. */
export const comparable = (held: Held): Held => ({
  ...held,
  habits: Object.fromEntries(Object.entries(held.habits ?? {}).map(([id, row]) => [id, without(row, 'createdOn')])),
});
