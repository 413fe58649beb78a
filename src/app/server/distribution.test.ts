import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { OUTSIDE, OWNED } from '#testing/server/owned/tables.ts';
import { useTestContext } from '#testing/server/use-context.ts';

/*
 * What a database needs that lays the rows of an account on one of several machines, as Citus does (docs/scaling.md): here the shape
 * of the tables; that statements say whose rows they mean, every other test of the server watches.
 */

const used = useTestContext();

interface Constraint {
  table: string;
  kind: 'key' | 'foreign key';
  name: string;
  columns: string[];
  target: string | null;
  targetColumns: string[] | null;
}

const rowsOf = async <T>(statement: ReturnType<typeof sql<T>>) =>
  (await statement.execute(used.context.database.query)).rows;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the tables of accounts', () => {
  const constraints = () =>
    rowsOf(sql<Constraint>`
      select i.indrelid::regclass::text as "table", 'key' as kind, i.indexrelid::regclass::text as name,
        array(select attname::text from unnest(i.indkey) with ordinality k(num, nth)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num order by nth) as columns,
        null as target, null as "targetColumns"
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and i.indisunique
      union all
      select f.conrelid::regclass::text, 'foreign key', f.conname::text,
        array(select attname::text from unnest(f.conkey) with ordinality k(num, nth)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num order by nth),
        f.confrelid::regclass::text,
        array(select attname::text from unnest(f.confkey) with ordinality k(num, nth)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num order by nth)
      from pg_constraint f where f.connamespace = 'public'::regnamespace and f.contype = 'f'`);

  it('are all there are, beside those that are named with a reason', async () => {
    const tables = await rowsOf(
      sql<{
        name: string;
      }>`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...OWNED, ...Object.keys(OUTSIDE)].sort());
  });

  it('have their account in each of their keys', async () => {
    const keys = (await constraints()).filter(({ kind, table }) => kind === 'key' && OWNED.has(table));
    expect(new Set(keys.map(({ table }) => table))).toEqual(OWNED);
    expect(keys.filter(({ columns }) => !columns.includes('user_id'))).toEqual([]);
  });

  it('point to rows of the same account, and to nobody’s but the account itself', async () => {
    const foreign = (await constraints()).filter(({ kind }) => kind === 'foreign key');
    expect(foreign.length).toBeGreaterThan(20);
    const astray = foreign.filter(({ table, columns, target, targetColumns }) => {
      if (!OWNED.has(table)) return OWNED.has(target!);
      const at = columns.indexOf('user_id');
      return targetColumns![at] !== (OWNED.has(target!) ? 'user_id' : target === 'users' ? 'id' : null);
    });
    expect(astray).toEqual([]);
  });

  it('are as many as the page on scaling says, which has a place for each of the others', () => {
    const page = readFileSync('docs/scaling.md', 'utf8');
    expect(page).toContain(`все ${OWNED.size} с \`user_id\` в ключе`);
    const placed = page.split('\n').filter((line) => /\| (?:`create_reference_table`|обычные таблицы)/.test(line));
    const others = [...Object.keys(OUTSIDE), 'server_leases'];
    expect(
      placed
        .join('')
        .match(/`\w+`/g)!
        .map((name) => name.slice(1, -1))
        .sort(),
    ).toEqual([...others, 'create_reference_table'].sort());
  });

  it('act on no row of another machine by themselves', async () => {
    expect(await rowsOf(sql`select tgname from pg_trigger where not tgisinternal`)).toEqual([]);
    expect(
      await rowsOf(sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
  });
});
