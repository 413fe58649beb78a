import pg from 'pg';
import { type PlanNode, startPostgres } from '#testing/server/postgres-server.ts';
import { startProductServer } from '../../e2e/product-server.ts';
import { emptyDatabase, inserter } from './calls.ts';
import { live } from './everyday.ts';
import { TABLES, tellPlanner, withNeighbours, withTasks } from './neighbours.ts';
import { type Carried, ROUNDS, type Size } from './plan-sizes.ts';

/** Asked once all is there: what comes before it is no everyday use. */
const FROM_HERE = `select 'from here'`;

async function on(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function wayOf(plan: PlanNode): string {
  const where = [plan['Relation Name'], plan['Index Name']].filter(Boolean).join(' by ');
  const below = plan.Plans?.length ? ` (${plan.Plans.map(wayOf).join(', ')})` : '';
  return `${plan['Node Type']}${where ? ` ${where}` : ''}${below}`;
}

/** How a PostgreSQL of its own carried out the statements of everyday use in databases of these sizes, as `auto_explain` tells it. */
export async function carriedOutByPostgres(sizes: ReadonlyMap<string, Size>): Promise<Carried[]> {
  const postgres = await startPostgres({ durable: true, explaining: true });
  try {
    for (const [name, { others, tasks }] of sizes) {
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
      console.log(`PostgreSQL: ${others} others, ${tasks} tasks`);
    }
    const asked = new Map([...sizes.keys()].map((name) => [name, false]));
    return postgres.plans().flatMap(({ database, query, plan }) => {
      if (query === FROM_HERE) asked.set(database, true);
      if (!asked.get(database) || query === FROM_HERE) return [];
      const way = wayOf(plan);
      return [{ database, query, way, isWhole: TABLES.some((table) => way.includes(`Seq Scan ${table}`)) }];
    });
  } finally {
    await postgres.stop();
  }
}
