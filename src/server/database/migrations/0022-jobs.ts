import { type Kysely, sql } from 'kysely';

interface Old {
  users: { id: string; email: string };
  kanban_columns: { user_id: string; id: string };
  journal: { user_id: string; entry_id: string; object_id: string; after: string; undone_at: number | null };
  focus_sessions: { user_id: string; id: string; status: string; started_at: number; planned_minutes: number | null };
  jobs: { id: string; user_id: string | null; kind: string; key: string; run_at: number; payload: string };
}

const [MINUTE, MINUTES_OF_DAY] = [60_000, 1440];

/** What is to be done at its time, whoever of the servers does it; what earlier states looked for by the hour becomes such. */
export async function jobs(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('run_at', 'bigint', (c) => c.notNull())
    .addColumn('put_off_at', 'bigint')
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('leased_by', 'text')
    .addColumn('beat', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('died_at', 'bigint')
    .execute();
  const index = (name: string) => schema.createIndex(name).on('jobs');
  const where = sql<boolean>;
  await index('jobs_of_account')
    .unique()
    .columns(['user_id', 'kind', 'key'])
    .where(where`user_id is not null`)
    .execute();
  await index('jobs_of_nobody').unique().columns(['kind', 'key']).where(where`user_id is null`).execute();
  await index('jobs_due')
    .columns(['run_at', 'user_id', 'kind'])
    .where(where`leased_by is null and died_at is null`)
    .execute();
  await index('jobs_leased').column('leased_by').where(where`leased_by is not null`).execute();
  await index('jobs_put_off').column('put_off_at').where(where`put_off_at is not null`).execute();
  await index('jobs_dead').column('died_at').where(where`died_at is not null`).execute();
  await findWork(db as Kysely<Old>);
}

async function findWork(db: Kysely<Old>): Promise<void> {
  const columns = ['id', 'user_id', 'kind', 'key', 'run_at', 'payload'] as const;
  await db
    .insertInto('jobs')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('focus_sessions')
        .select([
          sql<string>`user_id || ':' || id`.as('id'),
          'user_id',
          sql.lit('end-session').as('kind'),
          'id as key',
          sql<number>`started_at + coalesce(planned_minutes, ${sql.lit(MINUTES_OF_DAY)}) * ${sql.lit(MINUTE)}`.as(
            'run_at',
          ),
          sql.lit('null').as('payload'),
        ])
        .where('status', '=', 'active'),
    )
    .execute();
  await db
    .insertInto('jobs')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('users')
        .select([
          'id',
          sql<string | null>`null`.as('user_id'),
          sql.lit('erase-account').as('kind'),
          'id as key',
          sql.lit(0).as('run_at'),
          sql.lit('null').as('payload'),
        ])
        .whereRef('email', '=', 'id'),
    )
    .execute();
  await db
    .insertInto('jobs')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('kanban_columns as columns')
        .innerJoin('journal', (join) =>
          join.onRef('journal.user_id', '=', 'columns.user_id').onRef('journal.object_id', '=', 'columns.id'),
        )
        .select([
          sql<string>`journal.user_id || ':' || journal.entry_id`.as('id'),
          'journal.user_id',
          sql.lit('take-back-deletion').as('kind'),
          'journal.entry_id as key',
          sql.lit(0).as('run_at'),
          sql.lit('null').as('payload'),
        ])
        .where('journal.undone_at', 'is', null)
        .where('journal.after', 'like', '%"leaving":true%'),
    )
    .execute();
}
