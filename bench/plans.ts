// Whether the statements of everyday use are carried out in the same way however much there is: with 1, 100, 10,000 and 100,000 other users,
// and with 100, 1,000 and 10,000 tasks of one's own, on PostgreSQL as `auto_explain` tells it and on SQLite as `explain query plan` does. What is
// carried out otherwise among the sizes from a thousand others on is told, with the reason where it is known; a statement of which none is
// known, one that takes an index which the reason does not foresee, or one that reads a table whole which neighbours have rows in, ends it
// with 1. BENCH_ENGINE, BENCH_OTHERS, BENCH_OWN_TASKS.
import { reasonFor } from './support/known-plans.ts';
import type { Carried, Size } from './support/plan-sizes.ts';
import { carriedOutByPostgres } from './support/postgres-plans.ts';
import { carriedOutBySqlite } from './support/sqlite-plans.ts';

const numbers = (variable: string | undefined, usual: string) => (variable ?? usual).split(',').map(Number);
const OTHERS = numbers(process.env.BENCH_OTHERS, '1,100,10000,100000');
const OWN_TASKS = numbers(process.env.BENCH_OWN_TASKS, '100,1000,10000');
const USUAL = { others: 10_000, tasks: 1000 };
/** Neighbours from which on no table is so small that reading it whole is the shortest way. */
const MANY = 1000;

const PREFIX = 'takt_plans_';
const ASKED: Size[] = [
  ...OTHERS.map((others) => ({ ...USUAL, others })),
  ...OWN_TASKS.map((tasks) => ({ ...USUAL, tasks })),
];
/** By the name of its database, so that a size that is asked for twice is made once. */
const SIZES = new Map(ASKED.map((size) => [`${PREFIX}${size.others}_${size.tasks}`, size]));
const isMany = (database: string) =>
  [...SIZES].some(([name, { others }]) => others >= MANY && (database === name || database.startsWith(`${name}_a`)));

/** Tells what is carried out in several ways, or by reading a table whole. */
function tell(all: readonly Carried[]): void {
  const counts = {
    'carried out in one way': 0,
    'in several': 0,
    'of those, for no known reason': 0,
    'by reading a table whole': 0,
  };
  for (const [query, carried] of Map.groupBy(all, (one) => one.query)) {
    const among = carried.filter(({ database }) => isMany(database));
    const ways = Map.groupBy(among, ({ way }) => way);
    const isWhole = among.some((one) => one.isWhole);
    const reason = reasonFor(query, ways.keys());
    if (ways.size <= 1) counts['carried out in one way'] += 1;
    else counts['in several'] += 1;
    if (isWhole) counts['by reading a table whole'] += 1;
    if (ways.size > 1 && !reason) counts['of those, for no known reason'] += 1;
    if (ways.size <= 1 && !isWhole) continue;
    console.log(`\n${query.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    if (ways.size > 1) console.log(`  because ${reason ?? '…: no reason is known'}`);
    for (const [way, where] of ways) {
      const databases = new Set(where.map(({ database }) => database.replace(PREFIX, '')));
      console.log(`  ${[...databases].join(' ')}: ${way}`);
    }
  }
  console.table(counts);
  if (counts['of those, for no known reason'] + counts['by reading a table whole'] > 0) process.exitCode = 1;
}

const ENGINES = { postgres: carriedOutByPostgres, sqlite: carriedOutBySqlite };
for (const [engine, carriedOut] of Object.entries(ENGINES)) {
  if ((process.env.BENCH_ENGINE ?? engine) === engine) tell(await carriedOut(SIZES));
}
