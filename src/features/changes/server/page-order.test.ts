import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { statementsOf } from '#testing/server/count-statements.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const ORDERED = / order by "revision"(?: asc)?, "id"/;
const literal = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

/** How the engine finds what a statement asks for; PostgreSQL by the plan that it keeps for a named one. */
async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const { database } = server.context;
  const run = (statement: string, values: readonly unknown[] = []) =>
    database.query.executeQuery(CompiledQuery.raw(statement, [...values]));
  const told = (rows: readonly unknown[]) => rows.map((row) => Object.values(row as object).join(' ')).join('\n');
  if (database.engine === 'sqlite') return told((await run(`explain query plan ${text}`, parameters)).rows);
  return database.transaction(async () => {
    // Of so few rows any plan is cheap.
    for (const name of ['enable_seqscan', 'enable_bitmapscan']) await run(`set local ${name} = off`);
    await run('set local plan_cache_mode = force_generic_plan');
    await run(`prepare page as ${text}`);
    const { rows } = await run(`explain execute page (${parameters.map(literal).join(', ')})`);
    await run('deallocate page');
    return told(rows);
  });
}

it.each(['tasks', 'focus_sessions'])(
  'a page of the feed has its %s in their order, whatever is left behind it',
  async (table) => {
    const user = await server.user();
    for (let n = 0; n < 5; n++) await user.post('/api/tasks', { title: `Дело ${n}` });
    const asked = await statementsOf(server.context.database, () => user.get('/api/changes?limit=2'));
    const page = asked.find(({ sql }) => sql.includes(`from "${table}"`) && ORDERED.test(sql));
    expect(page).toBeDefined();
    expect(await planOf(page!)).not.toMatch(/Sort|TEMP B-TREE/);
  },
);
