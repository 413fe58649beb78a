import { type RawBuilder, sql } from 'kysely';

/** A place in a stream of changes: those that come behind have a later revision, or the same and a later id. */
export interface Place {
  revision: number;
  /** Before all others of the revision where it is empty. */
  id: string;
}

/** What is read of a stream: what stands behind a place, up to a revision. */
export interface Span {
  behind: Place;
  upTo: number;
  limit: number;
}

/** The rows of a span, to be ordered by revision and id. `id` is a column, or what stands for one. */
export const within = ({ behind: { revision, id }, upTo }: Span, column = sql.ref('id')): RawBuilder<boolean> =>
  sql<boolean>`revision >= ${revision} and revision <= ${upTo} and (revision > ${revision} or ${column} > ${id})`;
