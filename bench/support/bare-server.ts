// A bare Fastify server that answers what the product answers, with the product's statements and nothing else: no
// session, no validation, no query builder. Arguments: engine, database (file or URL), user id, column id of «Готово».
import { randomUUID } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import Fastify from 'fastify';
import pg from 'pg';

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

const iso = (value: unknown) => (value === null ? null : new Date(value as number).toISOString());
const toTask = (row: Row) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  priority: row.priority,
  status: row.status,
  projectId: row.project_id,
  dueDate: iso(row.due_at),
  kanbanColumnId: row.kanban_column_id,
  position: row.position,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
  completedAt: iso(row.completed_at),
});

const BUMP = 'update account_revisions set revision = revision + 1 where user_id = $1 returning revision';
const COUNT = `select count(*) as "all", coalesce(sum(case when status = 'archived' then 0 else 1 end), 0) as open
  from tasks where user_id = $1 and deleted_at is null and kanban_column_id is not distinct from $2`;
const CLOSE_GAP = `update tasks set position = position - 1, revision = $1
  where user_id = $2 and deleted_at is null and kanban_column_id is not distinct from $3 and position > $4`;

const rows = engine === 'sqlite' ? openFile(location) : openServer(location);
const app = Fastify();

app.get('/api/tasks', async () =>
  (await rows.query('select * from tasks where user_id = $1 and deleted_at is null order by id desc', [userId])).map(
    toTask,
  ),
);

app.post<{ Body: { title: string } }>('/api/tasks', (request) =>
  rows.transaction(async ({ query }) => {
    const [{ revision } = {}] = await query(BUMP, [userId]);
    const [count = {}] = await query(COUNT, [userId, null]);
    const now = Date.now();
    const row = {
      user_id: userId,
      id: randomUUID(),
      title: request.body.title,
      description: null,
      priority: 'medium',
      status: 'active',
      project_id: null,
      kanban_column_id: null,
      position: Number(count.open),
      due_at: null,
      created_at: now,
      updated_at: now,
      completed_at: null,
      deleted_at: null,
      revision,
    };
    const names = Object.keys(row);
    const marks = names.map((_, index) => `$${index + 1}`);
    await query(`insert into tasks (${names}) values (${marks})`, Object.values(row));
    return toTask(row);
  }),
);

app.patch<{ Params: { id: string }; Body: { status: string } }>('/api/tasks/:id', (request) =>
  rows.transaction(async ({ query }) => {
    const { id } = request.params;
    const done = request.body.status === 'completed';
    const [{ revision } = {}] = await query(BUMP, [userId]);
    const [row = {}] = await query('select * from tasks where user_id = $1 and id = $2 and deleted_at is null', [
      userId,
      id,
    ]);
    await query('select id, name, position from kanban_columns where user_id = $1 order by position', [userId]);
    const target = done ? doneColumn : null;
    await query('update tasks set deleted_at = 0 where user_id = $1 and id = $2', [userId, id]);
    await query(CLOSE_GAP, [revision, userId, row.kanban_column_id, row.position]);
    const [count = {}] = await query(COUNT, [userId, target]);
    const now = Date.now();
    const next = {
      ...row,
      status: request.body.status,
      kanban_column_id: target,
      position: Number(count.open),
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
      `update tasks set status = $1, kanban_column_id = $2, position = $3, completed_at = $4, updated_at = $5, revision = $6,
       deleted_at = null where user_id = $7 and id = $8`,
      [next.status, target, next.position, next.completed_at, now, revision, userId, id],
    );
    return toTask({ ...next, updated_at: now });
  }),
);

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
