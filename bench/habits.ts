// What one call costs an account with thirty habits and five years of daily marks, on both engines: milliseconds as a
// client on this machine waits, one call at a time. The ETag never matches, so every answer is computed.
import { lengthOfYear } from '../src/features/habits/day-number.ts';
import { type Account, call, measure, onBothEngines, register } from './support/calls.ts';

const HABITS = 30;
const YEARS = 5;
const FREQUENCIES = ['daily', 'every_other_day', 'weekly', 'monthly', 'custom'];
const INSERT = 'insert into habit_years (user_id, habit_id, year, marks) values ($1, $2, $3, $4)';

async function makeHabits(account: Account): Promise<string[]> {
  const habits: string[] = [];
  for (let n = 0; n < HABITS; n++) {
    const habit = { name: `Привычка ${n}`, frequency: FREQUENCIES[n % 5], timesPerPeriod: 3, weekDays: [1, 3, 5] };
    habits.push((await (await call(account, 'POST', '/api/habits', habit)).json()).id);
  }
  return habits;
}

/** Every day of the last years is done, so that every streak is as long as the habit. */
function rowsOf({ userId }: Account, habits: string[]): (string | number)[][] {
  const present = new Date().getUTCFullYear();
  return habits.flatMap((habit) =>
    Array.from({ length: YEARS }, (_, back) => [
      userId,
      habit,
      present - back,
      'x'.repeat(lengthOfYear(present - back)),
    ]),
  );
}

const table: Record<string, unknown>[] = [];

await onBothEngines('takt_bench_habits', async ({ name: engine, base, insert }) => {
  const account = await register(base);
  const habits = await makeHabits(account);
  await insert(INSERT, rowsOf(account, habits));
  const one = `/api/habits/${habits[0]}`;
  for (const [name, method, path] of [
    ['health (what any call costs)', 'GET', '/api/health'],
    ['30 habits', 'GET', '/api/habits'],
    ['today', 'GET', '/api/habits/today'],
    ['statistics of 5 years', 'GET', `${one}/stats`],
    ['entries of a year', 'GET', `${one}/entries?startDate=${new Date().getUTCFullYear()}-01-01`],
    ['toggle', 'POST', `${one}/toggle`],
  ] as const)
    table.push({ engine, call: name, ...(await measure(account, method, path)) });
});
console.table(table);
