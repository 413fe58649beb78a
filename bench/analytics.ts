// What the figures cost an account with a year of work beside one with a day of it, on both engines, in one run:
// milliseconds as a client on this machine waits, one call at a time. The ETag never matches: every answer is computed.
import { randomUUID } from 'node:crypto';
import { ranksAfter } from '../src/server/ranks.ts';
import { addDays, dayOf, daysOf } from '../src/shared/day.ts';
import { type Account, call, type Engine, measure, onBothEngines, register } from './support/calls.ts';

const DAYS = 365;
const TASKS_A_DAY = 12;
const SESSIONS_A_DAY = 8;
const PROJECTS = 8;

const INSERT_TASK = `insert into tasks
  (user_id, id, title, priority, status, project_id, rank, created_at, updated_at, completed_at, revision)
  values ($1, $2, 'Задача', 'medium', 'completed', $3, $4, 0, 0, 0, 1)`;
const INSERT_COMPLETION =
  'insert into task_completions (user_id, task_id, completed_at, local_date) values ($1, $2, $3, $4)';
const INSERT_SESSION = `insert into focus_sessions
  (user_id, id, task_id, status, planned_minutes, started_at, witnessed_at, ended_at, actual_minutes, local_date)
  values ($1, $2, $3, 'completed', 45, 0, 0, 0, 40, $4)`;

/** Fills the last days, today among them, so that the streak is as long as they are. */
async function fill({ insert }: Engine, account: Account, days: number): Promise<void> {
  const { userId } = account;
  const projects: string[] = [];
  for (let n = 0; n < PROJECTS; n++) {
    const project = { name: `Проект ${n}`, color: '#3b82f6' };
    projects.push((await (await call(account, 'POST', '/api/projects', project)).json()).id);
  }
  const today = dayOf(Date.now(), 'Europe/Moscow');
  const dates = daysOf(addDays(today, 1 - days), today);
  const tasks = dates.flatMap((date) => Array.from({ length: TASKS_A_DAY }, () => ({ date, id: randomUUID() })));
  const ranks = ranksAfter(null, tasks.length);
  await insert(
    INSERT_TASK,
    tasks.map(({ id }, index) => [userId, id, projects[index % PROJECTS]!, ranks[index]!]),
  );
  await insert(
    INSERT_COMPLETION,
    tasks.map(({ id, date }) => [userId, id, 0, date]),
  );
  const sessions = tasks.filter((_, index) => index % TASKS_A_DAY < SESSIONS_A_DAY);
  await insert(
    INSERT_SESSION,
    sessions.map(({ id, date }) => [userId, randomUUID(), id, date]),
  );
}

const CALLS = {
  today: '/api/analytics',
  week: '/api/analytics?period=week',
  month: '/api/analytics?period=month',
  'spreadsheet of 30 days': '/api/analytics/export',
};

const table: Record<string, unknown>[] = [];

await onBothEngines('takt_bench_analytics', async (engine) => {
  const [year, day] = [await register(engine.base), await register(engine.base)];
  await fill(engine, year, DAYS);
  await fill(engine, day, 1);
  const health = await measure(day, 'GET', '/api/health');
  table.push({ engine: engine.name, call: 'health (what any call costs)', ...health });
  for (const [name, path] of Object.entries(CALLS)) {
    const ofDay = await measure(day, 'GET', path);
    const ofYear = await measure(year, 'GET', path);
    const ratio = (ofYear['best ms'] / ofDay['best ms']).toFixed(1);
    table.push({ engine: engine.name, call: name, ...ofYear, 'times a day’s': ratio });
  }
});
console.table(table);
