import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Condition } from '../condition.ts';
import { TASK_FIELDS } from '../fields.ts';
import type { TaskTables } from './tables.ts';

type Builder = ExpressionBuilder<TaskTables, 'tasks'>;
/** Which rows of tasks are meant. */
export type Meant = (eb: Builder) => Expression<SqlBool>;

/** That have a tag, spelled as it is in `tags`: as JSON a name is found as it stands, and no other one can hold it. */
export const hasTag =
  (name: string): Meant =>
  (eb) =>
    eb(sql<string>`replace(tags, ${JSON.stringify(name)}, '')`, '<>', eb.ref('tags'));

/** The rows of which a condition is so, as far as an engine can tell: of words it is so of all. */
export const meantBy =
  (condition: Condition): Meant =>
  (eb) => {
    const rows = (conditions: readonly Condition[]) => conditions.map((part) => meantBy(part)(eb));
    if ('every' in condition) return eb.and(rows(condition.every));
    if ('some' in condition) return eb.or(rows(condition.some));
    if ('words' in condition) return eb.and([]);
    if ('holds' in condition) return hasTag(condition.holds)(eb);
    const { column } = TASK_FIELDS[condition.field];
    if ('is' in condition) {
      const { is } = condition;
      return is === null ? eb(column, 'is', null) : eb(column, '=', typeof is === 'boolean' ? Number(is) : is);
    }
    const { from, to } = condition;
    return eb.and([
      eb(column, 'is not', null),
      ...(from === undefined ? [] : [eb(column, '>=', from)]),
      ...(to === undefined ? [] : [eb(column, '<=', to)]),
    ]);
  };
