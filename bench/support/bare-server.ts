// A bare Fastify server that answers what the product answers, with the product's statements, the session's and the journal's among
// them, and nothing else: no checks, no query builder. Arguments: engine, database (file or URL), user id, column id of «Готово», the
// session's token.
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

const [engine, location = '', userId = '', doneColumn = '', token = ''] = process.argv.slice(2);

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
const toTask = (row: Row): Task => Object.assign(stored.read(row as never), { position: row.position as number });
/** What a list reads: what it tells, and where each stands. */
const LISTED = [...new Set([...Object.values(TASK_FIELDS).map(({ column }) => column), 'kanban_column_id', 'rank'])];

const SESSION = `select sessions.id, sessions.user_id, sessions.created_at, sessions.updated_at, sessions.expires_at, users.zone,
  users.day_start, account_revisions.revision from sessions inner join users on users.id = sessions.user_id
  inner join account_revisions on account_revisions.user_id = sessions.user_id where sessions.token = $1 and users.disabled_at is null`;
const JOURNAL = `insert into journal (user_id, entry_id, object_id, kind, at, "by", client_id, undoes, before, after, undone_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (user_id, object_id, entry_id) do nothing`;
const BUMP = 'update account_revisions set revision = revision + 1 where user_id = $1 returning revision';
const TALLY = `select max(rank) as last, sum(case when deleted_at is null and status <> 'archived' then 1 else 0 end) as live
  from tasks where user_id = $1 and id <> $2 and kanban_column_id`;

const record = ({ query }: Rows, id: string, before: object | null, after: object) =>
  query(JOURNAL, [
    ...[userId, randomUUID(), id, 'tasks', Date.now(), 'person', '', null],
    ...[before && JSON.stringify(before), JSON.stringify(after), null],
  ]);

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
app.addHook('onRequest', async () => {
  await rows.query(SESSION, [token]);
});

app.get('/api/tasks', async () =>
  numbered(
    await rows.query(`select ${LISTED} from tasks where user_id = $1 and deleted_at is null order by id desc`, [
      userId,
    ]),
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
      field_times: '',
    };
    const names = Object.keys(row);
    const marks = names.map((_, index) => `$${index + 1}`);
    await query(`insert into tasks (${names}) values (${marks})`, Object.values(row));
    await record(running, row.id, null, { ...FRESH_TASK, title: row.title, status: row.status });
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
    const told = (of: Row) => ({ status: of.status, columnId: of.kanban_column_id, completedAt: of.completed_at });
    await record(running, id, told(row), told(next));
    return toTask({ ...next, updated_at: now });
  }),
);

app.put<{ Params: { id: string }; Body: { title: string } }>('/api/tasks/:id', (request) =>
  rows.transaction(async (running) => {
    const { query } = running;
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
    await query('update focus_sessions set task_title = $1, revision = $2 where user_id = $3 and task_id = $4', [
      title,
      revision,
      userId,
      id,
    ]);
    await record(running, id, { title: row.title }, { title });
    return toTask({ ...row, title, updated_at: now, position });
  }),
);

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
