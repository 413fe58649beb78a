// What repeats cost: 10,000 tasks beside 10,000 of which 1,000 repeat, on both engines in one run: the list, the whole feed, and the
// completion of a task, which of one that repeats makes the next. Milliseconds as a client on this machine waits, one call at a time.
import { newId } from '../src/server/id.ts';
import { ranksAfter } from '../src/server/ranks.ts';
import { dayOf, instantOf } from '../src/shared/day.ts';
import { type Account, call, type Engine, measure, onBothEngines, register } from './support/calls.ts';

const TASKS = 10_000;
const REPEATING = 1_000;
const COMPLETED = Number(process.env.BENCH_COMPLETED ?? 100);
const RULES = [
  { rule: 'FREQ=DAILY', from: 'due', calendar: 'workdays' },
  { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', from: 'due', calendar: 'all' },
  { rule: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', from: 'due', calendar: 'all' },
  { rule: 'FREQ=DAILY;INTERVAL=3', from: 'completion', calendar: 'all' },
];
const ZONE = 'Europe/Moscow';
const TODAY = dayOf(Date.now(), ZONE);
const INSERT = `insert into tasks
  (user_id, id, title, priority, status, rank, due_at, due_day, created_at, updated_at, revision, repeat)
  values ($1, $2, $3, 'medium', 'active', $4, $5, $6, $7, $8, 1, $9)`;

/** An account whose tasks are due today; one in so many repeats, so that they stand all over the list. */
async function accountWith({ base, insert }: Engine, repeating: number): Promise<{ account: Account; ids: string[] }> {
  const account = await register(base);
  const ranks = ranksAfter(null, TASKS);
  const due = instantOf(TODAY, '23:59', ZONE);
  const rows = ranks.map((rank, n) => {
    const repeats = repeating > 0 && n % (TASKS / repeating) === 0;
    const repeat = repeats ? JSON.stringify({ ...RULES[n % RULES.length], start: TODAY, index: 1 }) : null;
    return [account.userId, newId(), `Задача номер ${n}`, rank, due, TODAY, due, due, repeat] as const;
  });
  await insert(INSERT, rows);
  return { account, ids: rows.filter(({ 8: repeat }) => repeating === 0 || repeat !== null).map(([, id]) => id) };
}

/** The completion of tasks, one after another. */
async function completing(account: Account, ids: readonly string[]) {
  const times: number[] = [];
  for (const id of ids.slice(0, COMPLETED)) {
    const begun = performance.now();
    await call(account, 'PATCH', `/api/tasks/${id}`, { status: 'completed' });
    times.push(performance.now() - begun);
  }
  const sorted = times.sort((a, b) => a - b);
  return { 'best ms': Number(sorted[0]!.toFixed(2)), 'p50 ms': Number(sorted[sorted.length >> 1]!.toFixed(2)) };
}

const table: Record<string, unknown>[] = [];

await onBothEngines('takt_bench_repeats', async (given) => {
  const engine = given.name;
  const accounts = { plain: await accountWith(given, 0), repeating: await accountWith(given, REPEATING) };
  for (const [name, of] of [
    ['list', ({ account }: { account: Account }) => measure(account, 'GET', '/api/tasks')],
    [
      'feed, a page of 5,000',
      ({ account }: { account: Account }) => measure(account, 'GET', '/api/changes?limit=5000'),
    ],
    ['complete', ({ account, ids }: { account: Account; ids: string[] }) => completing(account, ids)],
  ] as const) {
    const [plain, repeating] = [await of(accounts.plain), await of(accounts.repeating)];
    for (const [account, row] of Object.entries({ plain, repeating }))
      table.push({ engine, call: name, account, ...row });
    table.push({
      engine,
      call: name,
      account: 'ratio',
      'p50 ms': Number((repeating['p50 ms'] / plain['p50 ms']).toFixed(2)),
    });
  }
});
console.table(table);
