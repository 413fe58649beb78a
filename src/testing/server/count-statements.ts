import type { CompiledQuery, QueryExecutor } from 'kysely';
import type { Database } from '#server/database/database.ts';

type Executing = Pick<QueryExecutor, 'executeQuery'>;

/** The object that all executors of the process run their statements through. */
function executing({ query }: Database): Executing {
  let object: Executing = query.getExecutor();
  while (!Object.hasOwn(object, 'executeQuery')) object = Object.getPrototypeOf(object);
  return object;
}

/**
 * How many statements `work` has the database run, whoever's code it is in: what grows with an account can be told without
 * a clock.
 */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  const object = executing(database);
  const { executeQuery } = object;
  let count = 0;
  object.executeQuery = function <R>(this: Executing, query: CompiledQuery<R>) {
    count++;
    return (executeQuery<R>).call(this, query);
  };
  try {
    await work();
  } finally {
    object.executeQuery = executeQuery;
  }
  return count;
}
