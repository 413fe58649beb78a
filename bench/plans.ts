// Whether PostgreSQL carries out the statements of everyday use in the same way however much there is: with 1, 100, 10,000 and 100,000
// other users, and with 100, 1,000 and 10,000 tasks of one's own, as `auto_explain` tells it. What is carried out otherwise among the sizes from
// a thousand others on is told, and ends it with 1 where a table that neighbours have rows in is read whole. BENCH_OTHERS, BENCH_OWN_TASKS.
import pg from 'pg';
import { type Explained, type PlanNode, startPostgres } from '#testing/server/postgres-server.ts';
import { startProductServer } from '../e2e/product-server.ts';
import { emptyDatabase, inserter } from './support/calls.ts';
import { live } from './support/everyday.ts';
import { TABLES, tellPlanner, withNeighbours, withTasks } from './support/neighbours.ts';

const numbers = (variable: string | undefined, usual: string) => (variable ?? usual).split(',').map(Number);
const OTHERS = numbers(process.env.BENCH_OTHERS, '1,100,10000,100000');
const OWN_TASKS = numbers(process.env.BENCH_OWN_TASKS, '100,1000,10000');
const USUAL = { others: 10_000, tasks: 1000 };
/** Neighbours from which on no table is so small that reading it whole is the shortest way. */
const MANY = 1000;
/** Plans are made for each question of a prepared statement at first, and may be kept after five. */
const ROUNDS = 8;

/** Asked once all is there: what comes before it is no everyday use. */
const FROM_HERE = `select 'from here'`;

const ASKED = [...OTHERS.map((others) => ({ ...USUAL, others })), ...OWN_TASKS.map((tasks) => ({ ...USUAL, tasks }))];
/** By the name of its database, so that a size that is asked for twice is made once. */
const SIZES = new Map(ASKED.map((size) => [`takt_plans_${size.others}_${size.tasks}`, size]));

async function on(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What a plan does, in one line: its nodes with their tables and indexes. */
function shapeOf(plan: PlanNode): string {
  const where = [plan['Relation Name'], plan['Index Name']].filter(Boolean).join(' by ');
  const below = plan.Plans?.length ? ` (${plan.Plans.map(shapeOf).join(', ')})` : '';
  return `${plan['Node Type']}${where ? ` ${where}` : ''}${below}`;
}

/** Of each statement, how it was carried out in each database. */
function waysOf(all: readonly Explained[]): Map<string, Map<string, Set<string>>> {
  const ways = new Map<string, Map<string, Set<string>>>();
  for (const { database, query, plan } of all) {
    const inEach = ways.get(query) ?? new Map<string, Set<string>>();
    ways.set(query, inEach.set(database, (inEach.get(database) ?? new Set()).add(shapeOf(plan))));
  }
  return ways;
}

const postgres = await startPostgres({ durable: true, explaining: true });
try {
  for (const [name, { others, tasks }] of SIZES) {
    const databaseUrl = await emptyDatabase(postgres.url, name);
    const server = await startProductServer({ databaseUrl });
    try {
      await withNeighbours('postgres', server, databaseUrl, others);
      const { account, ids } = await withTasks(server.baseUrl, inserter(server.dataDir, databaseUrl), tasks);
      await tellPlanner('postgres', server, databaseUrl);
      await on(databaseUrl, FROM_HERE);
      for (let round = 1; round <= ROUNDS; round++) await live(account, ids, round);
    } finally {
      await server.stop();
    }
    console.log(`${others} others, ${tasks} tasks`);
  }
  const asked = new Map([...SIZES.keys()].map((name) => [name, false]));
  const everyday = postgres.plans().filter(({ database, query }) => {
    if (query === FROM_HERE) asked.set(database, true);
    return asked.get(database) && query !== FROM_HERE;
  });
  const many = new Set([...SIZES].filter(([, { others }]) => others >= MANY).map(([name]) => name));
  let [same, several, whole] = [0, 0, 0];
  for (const [query, inEach] of waysOf(everyday)) {
    const shapes = new Map<string, string[]>();
    for (const [database, ways] of inEach)
      for (const way of ways)
        if (many.has(database)) shapes.set(way, [...(shapes.get(way) ?? []), database.replace('takt_plans_', '')]);
    const isWhole = [...shapes.keys()].some((shape) => TABLES.some((table) => shape.includes(`Seq Scan ${table}`)));
    if (isWhole) process.exitCode = 1;
    if (shapes.size <= 1 && !isWhole) same += 1;
    else {
      several += 1;
      whole += isWhole ? 1 : 0;
      console.log(`\n${query.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
      for (const [shape, where] of shapes) console.log(`  ${where.join(' ')}: ${shape}`);
    }
  }
  console.table({ 'carried out in one way': same, 'in several': several, 'of those, by reading a table whole': whole });
} finally {
  await postgres.stop();
}
