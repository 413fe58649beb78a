// An account with as much in it as anybody will ever bring: written past the product, so that it takes seconds.
import { TASKS_AT_ONCE } from '../../src/features/assistant/engine/model.ts';
import { lengthOfYear } from '../../src/features/habits/day-number.ts';
import { TITLE_MAX } from '../../src/features/tasks/rules.ts';
import { newId } from '../../src/server/id.ts';
import { ranksAfter } from '../../src/server/ranks.ts';
import { addDays, dayOf, HOUR } from '../../src/shared/day.ts';
import { type Account, call, type Engine, register } from './calls.ts';

export const TASKS = 10_000;
/** Of the tasks, those whose title is as long as a title can be. */
export const LONG_TITLES = 3_000;
const SESSIONS = 10_000;
const HABITS = 30;
const YEARS = 5;
const MESSAGES = 5_000;
const COLUMNS = 50;
/** Each with as many tasks as one message may change. */
const PROJECTS = TASKS / TASKS_AT_ONCE;
/** Tasks of a plain account: as many as one message may change. */
export const CROWD = TASKS_AT_ONCE;
const DAY = 24 * HOUR;

const SYLLABLES = 'ба ве ги до жу за ки ло му не по ра си ту фа хе ци чо шу ще'.split(' ');
const WORDS =
  'купить оплатить позвонить написать молоко отчёт договор письмо счёт билеты посылка смета ремонт кухня встреча'.split(
    ' ',
  );

/** Numbers 0 … 1, the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Titles of 300 characters: a third of the words recur everywhere, the rest stand nowhere else. */
export function longTitle(roll: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(roll() * list.length)]!;
  const made = () => Array.from({ length: 2 + Math.floor(roll() * 3) }, () => pick(SYLLABLES)).join('');
  let title = '';
  while (title.length < TITLE_MAX) title += `${roll() < 0.3 ? pick(WORDS) : made()} `;
  return title.slice(0, TITLE_MAX).trim();
}

type Rows = (string | number | null)[][];

const count = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));

async function taskRows(account: Account, columns: string[], projects: string[]): Promise<[Rows, Rows]> {
  const roll = dice(7);
  const now = Date.now();
  const today = dayOf(now, 'Europe/Moscow');
  const done: Rows = [];
  const ranks = ranksAfter(null, TASKS);
  const rows = count(TASKS, (index) => {
    const id = newId();
    const title = index < LONG_TITLES ? longTitle(roll) : `Задача номер ${index} про отчёт`;
    const column = columns[index % columns.length]!;
    const completed = index % 3 === 0;
    if (completed) done.push([account.userId, id, now, addDays(today, -(index % 365))]);
    return [
      account.userId,
      id,
      title,
      index % 10 ? null : 'текст '.repeat(160),
      completed ? 'completed' : 'active',
      projects[index % projects.length]!,
      column,
      ranks[index]!,
      now + (index % 400) * DAY - 100 * DAY,
      now - index,
      now,
      completed ? now - (index % 365) * DAY : null,
    ];
  });
  return [rows, done];
}

const TASK = `insert into tasks (user_id, id, title, description, priority, status, project_id, kanban_column_id,
  rank, due_at, created_at, updated_at, completed_at, revision)
  values ($1, $2, $3, $4, 'medium', $5, $6, $7, $8, $9, $10, $11, $12, 1)`;
const COMPLETION = 'insert into task_completions (user_id, task_id, completed_at, local_date) values ($1, $2, $3, $4)';
const SESSION = `insert into focus_sessions (user_id, id, task_id, task_title, status, planned_minutes, started_at,
  witnessed_at, ended_at, actual_minutes, local_date) values ($1, $2, $3, $4, 'completed', 45, $5, $6, $7, 40, $8)`;
const YEAR = 'insert into habit_years (user_id, habit_id, year, marks) values ($1, $2, $3, $4)';
const NOTE = 'insert into habit_notes (user_id, habit_id, date, note) values ($1, $2, $3, $4)';
const MESSAGE = `insert into chat_messages (user_id, id, client_id, role, content, created_at, metadata)
  values ($1, $2, '', $3, $4, $5, '{"action":null,"actions":[],"taskCount":0,"changes":[]}')`;

async function make(account: Account, path: string, body: object): Promise<string> {
  return (await (await call(account, 'POST', path, body)).json()).id;
}

export interface Hostile extends Account {
  habits: string[];
  projects: string[];
  columns: string[];
  /** Some of the tasks. */
  tasks: string[];
  /** Another account, all of whose tasks one message may change. */
  crowded: Account;
  /** One more, with all of its many tasks in one project. */
  gathered: Account & { project: string };
}

/** An account of so many open tasks with plain titles, in one column and, where one is named, in a project. */
export async function crowd({ base, insert }: Pick<Engine, 'base' | 'insert'>, size: number, name?: string) {
  const account = await register(base);
  const project = name ? await make(account, '/api/projects', { name }) : null;
  const [column] = (await (await call(account, 'GET', '/api/kanban-columns')).json()) as { id: string }[];
  const now = Date.now();
  const ranks = ranksAfter(null, size);
  const rows = count(size, (n) => {
    const at = [now + n * HOUR, now, now];
    return [account.userId, newId(), `Дело ${n}`, null, 'active', project, column!.id, ranks[n]!, ...at, null];
  });
  await insert(TASK, rows);
  return { ...account, project: project ?? '' };
}

/** Fills an account. A board of many columns is its own, so that the groups stay those of a person. */
export async function fill(engine: Engine, account: Account): Promise<Hostile> {
  const { insert } = engine;
  const { userId } = account;
  const own = (await (await call(account, 'GET', '/api/kanban-columns')).json()) as { id: string }[];
  const columns = own.map(({ id }) => id);
  for (let n = columns.length; n < COLUMNS; n++)
    columns.push(await make(account, '/api/kanban-columns', { name: `Колонка ${n}` }));
  const projects: string[] = [];
  for (let n = 0; n < PROJECTS; n++) {
    projects.push(await make(account, '/api/projects', { name: `Проект ${n}`, color: '#3b82f6' }));
  }
  const [tasks, completions] = await taskRows(account, columns.slice(0, 3), projects);
  await insert(TASK, tasks);
  await insert(COMPLETION, completions);
  const today = dayOf(Date.now(), 'Europe/Moscow');
  const sessions = count(SESSIONS, (index) => {
    const [, task = null, title = null] = tasks[index]!;
    const at = Date.now() - (index % 365) * DAY - HOUR;
    return [userId, newId(), task, title, at, at, at, addDays(today, -(index % 365))];
  });
  await insert(SESSION, sessions);
  const habits: string[] = [];
  for (let n = 0; n < HABITS; n++) habits.push(await make(account, '/api/habits', { name: `Привычка ${n}` }));
  const present = new Date().getUTCFullYear();
  const years = habits.flatMap((habit) => count(YEARS, (back) => [userId, habit, present - 1 - back]));
  await insert(
    YEAR,
    years.map(([user, habit, year]) => [user!, habit!, year!, 'x'.repeat(lengthOfYear(year as number))]),
  );
  await insert(
    NOTE,
    habits.flatMap((habit) => count(YEARS * 365, (back) => [userId, habit, addDays(today, -1 - back), 'заметка'])),
  );
  const words = 'сообщение о работе и отдыхе '.repeat(30);
  await insert(
    MESSAGE,
    count(MESSAGES, (index) => [
      userId,
      // Ids rise with time, and those of the product's own messages are later.
      `0000${index.toString(16).padStart(4, '0')}-0000-7000-8000-000000000000`,
      index % 2 ? 'assistant' : 'user',
      words,
      Date.now() - 1_000_000 + index,
    ]),
  );
  const some = tasks.slice(0, 400).map((row) => row[1] as string);
  const crowded = await crowd(engine, CROWD);
  const gathered = await crowd(engine, TASKS, 'Всё');
  return { ...account, habits, projects, columns, tasks: some, crowded, gathered };
}
