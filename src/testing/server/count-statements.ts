import type { CompiledQuery, QueryExecutor } from 'kysely';
import type { Database } from '#server/database/database.ts';

type Executing = Pick<QueryExecutor, 'executeQuery'>;

/** The object that all executors of the process run their statements through. */
function executing({ query }: Database): Executing {
  let object: Executing = query.getExecutor();
  while (!Object.hasOwn(object, 'executeQuery')) object = Object.getPrototypeOf(object);
  return object;
}

/** The statements that `work` has the database run, whoever's code it is in. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const object = executing(database);
  const { executeQuery } = object;
  const run: CompiledQuery[] = [];
  object.executeQuery = function <R>(this: Executing, query: CompiledQuery<R>) {
    run.push(query);
    return (executeQuery<R>).call(this, query);
  };
  try {
    await work();
  } finally {
    object.executeQuery = executeQuery;
  }
  return run;
}

/** How many: what grows with an account can be told without a clock. */
export const countStatements = async (database: Database, work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(database, work)).length;
