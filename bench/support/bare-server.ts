// A bare Fastify server that answers what the product answers, with the product's statements and nothing else: no
// session, no validation, no query builder. Arguments: engine, database (file or URL), user id, column id of «Готово».
import { randomUUID } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import Fastify from 'fastify';
import { generateKeyBetween } from 'fractional-indexing';
import pg from 'pg';
import type { StoredTask, Task } from '#features/tasks/contract.ts';
import { FRESH_TASK } from '#features/tasks/field-sets.ts';
import { TASK_FIELDS } from '#features/tasks/fields.ts';
import { rowsOf } from '#shared/stored.ts';

type Row = Record<string, unknown>;
interface Rows {
  query(sql: string, values: unknown[]): Promise<Row[]>;
  transaction(work: (rows: Rows) => Promise<Row>): Promise<Row>;
}

const [engine, location = '', userId = '', doneColumn = ''] = process.argv.slice(2);

function openFile(file: string): Rows {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const prepared = new Map<string, StatementSync>();
  const rows: Rows = {
    async query(sql, values) {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = database.prepare(sql.replace(/\$\d+/g, '?'));
        prepared.set(sql, statement);
      }
      return statement.all(...(values as never[])) as Row[];
    },
    async transaction(work) {
      database.exec('BEGIN IMMEDIATE');
      const result = await work(rows);
      database.exec('COMMIT');
      return result;
    },
  };
  return rows;
}

function openServer(url: string): Rows {
  const INT8 = 20;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  const over = (client: pg.Pool | pg.PoolClient): Rows => ({
    query: async (sql, values) => (await client.query(sql, values)).rows,
    async transaction(work) {
      const connection = await pool.connect();
      await connection.query('begin');
      const result = await work(over(connection));
      await connection.query('commit');
      connection.release();
      return result;
    },
  });
  return over(pool);
}

const stored = rowsOf<StoredTask, typeof TASK_FIELDS>(TASK_FIELDS);
const toTask = ({ position, ...row }: Row): Task => ({ ...stored.read(row as never), position: position as number });

const BUMP = 'update account_revisions set revision = revision + 1 where user_id = $1 returning revision';
const TALLY = `select max(rank) as last, sum(case when deleted_at is null and status <> 'archived' then 1 else 0 end) as live
  from tasks where user_id = $1 and id <> $2 and kanban_column_id`;

/** How many tasks a group has, and its last rank. */
async function tallyOf(
  { query }: Rows,
  id: string,
  group: string | null,
): Promise<{ last: string | null; live: number }> {
  const values = group === null ? [] : [group];
  const [row = {}] = await query(`${TALLY} ${group === null ? 'is null' : '= $3'}`, [userId, id, ...values]);
  return { last: row.last as string | null, live: Number(row.live) };
}

/** Rows of all groups with the positions that their ranks say. */
function numbered(rows: Row[]): Row[] {
  for (const group of Map.groupBy(rows, (row) => row.kanban_column_id).values()) {
    group.sort((a, b) => (String(a.rank) < String(b.rank) ? -1 : 1));
    for (const [position, row] of group.entries()) row.position = position;
  }
  return rows;
}

const rows = engine === 'sqlite' ? openFile(location) : openServer(location);
const app = Fastify();

app.get('/api/tasks', async () =>
  numbered(
    await rows.query('select * from tasks where user_id = $1 and deleted_at is null order by id desc', [userId]),
  ).map(toTask),
);

app.post<{ Body: { title: string } }>('/api/tasks', (request) =>
  rows.transaction(async (running) => {
    const { query } = running;
    const [{ revision } = {}] = await query(BUMP, [userId]);
    const tally = await tallyOf(running, '', null);
    const now = Date.now();
    const row = {
      user_id: userId,
      id: randomUUID(),
      ...stored.write(FRESH_TASK),
      title: request.body.title,
      status: 'active',
      rank: generateKeyBetween(tally.last, null),
      created_at: now,
      updated_at: now,
      completed_at: null,
      deleted_at: null,
      revision,
    };
    const names = Object.keys(row);
    const marks = names.map((_, index) => `$${index + 1}`);
    await query(`insert into tasks (${names}) values (${marks})`, Object.values(row));
    return toTask({ ...row, position: tally.live });
  }),
);

app.patch<{ Params: { id: string }; Body: { status: string } }>('/api/tasks/:id', (request) =>
  rows.transaction(async (running) => {
    const { query } = running;
    const { id } = request.params;
    const done = request.body.status === 'completed';
    const [{ revision } = {}] = await query(BUMP, [userId]);
    const [row = {}] = await query('select * from tasks where user_id = $1 and id = $2 and deleted_at is null', [
      userId,
      id,
    ]);
    await query('select id, name, rank from kanban_columns where user_id = $1 order by rank, id', [userId]);
    const target = done ? doneColumn : null;
    const tally = await tallyOf(running, id, target);
    const now = Date.now();
    const next = {
      ...row,
      status: request.body.status,
      kanban_column_id: target,
      rank: generateKeyBetween(tally.last, null),
      position: tally.live,
      completed_at: done ? now : null,
    };
    if (done) {
      await query(
        `insert into task_completions (user_id, task_id, completed_at, local_date) values ($1, $2, $3, $4)
         on conflict (user_id, task_id) do update set completed_at = excluded.completed_at`,
        [userId, id, now, '2026-01-01'],
      );
    } else await query('delete from task_completions where user_id = $1 and task_id = $2', [userId, id]);
    await query(
      `update tasks set status = $1, kanban_column_id = $2, rank = $3, completed_at = $4, updated_at = $5, revision = $6,
       placed_revision = $7 where user_id = $8 and id = $9`,
      [next.status, target, next.rank, next.completed_at, now, revision, revision, userId, id],
    );
    return toTask({ ...next, updated_at: now });
  }),
);

app.put<{ Params: { id: string }; Body: { title: string } }>('/api/tasks/:id', (request) =>
  rows.transaction(async ({ query }) => {
    const [{ id }, { title }] = [request.params, request.body];
    const [{ revision } = {}] = await query(BUMP, [userId]);
    const [row = {}] = await query('select * from tasks where user_id = $1 and id = $2 and deleted_at is null', [
      userId,
      id,
    ]);
    const group = row.kanban_column_id as string | null;
    const [{ position } = {}] = await query(
      `select count(*) as position from tasks where user_id = $1 and rank < $2 and deleted_at is null and status <> 'archived'
       and kanban_column_id ${group === null ? 'is null' : '= $3'}`,
      [userId, row.rank, ...(group === null ? [] : [group])],
    );
    const now = Date.now();
    await query('update tasks set title = $1, updated_at = $2, revision = $3 where user_id = $4 and id = $5', [
      title,
      now,
      revision,
      userId,
      id,
    ]);
    return toTask({ ...row, title, updated_at: now, position });
  }),
);

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
