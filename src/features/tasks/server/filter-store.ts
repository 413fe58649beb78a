import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Moment } from '../deadline.ts';
import { TASK_FIELDS } from '../fields.ts';
import {
  eachValue,
  type OwnRowKey,
  type RowKey,
  saidKeys,
  type TaskFilter,
  type Wanted,
  WITHOUT_PROJECT,
} from '../filter.ts';
import { meansArchive } from '../filtering.ts';
import type { TaskTables } from './tables.ts';

type Builder = ExpressionBuilder<TaskTables, 'tasks'>;
type Condition = Expression<SqlBool>;
/** Which rows of tasks are meant. */
export type Meant = (eb: Builder) => Condition;

/** That have a tag, spelled as it is in `tags`: as JSON a name is found as it stands, and no other one can hold it. */
export const hasTag =
  (name: string): Meant =>
  (eb) =>
    eb(sql<string>`replace(tags, ${JSON.stringify(name)}, '')`, '<>', eb.ref('tags'));

/** What `TESTS` of filtering.ts ask of a task, asked of its row. */
const OWN_CONDITIONS: {
  readonly [K in OwnRowKey]: (eb: Builder, wanted: Wanted<K>, at: Moment) => Condition;
} = {
  project: (eb, wanted) => (wanted === WITHOUT_PROJECT ? eb('project_id', 'is', null) : eb('project_id', '=', wanted)),
  tag: (eb, wanted) => hasTag(wanted)(eb),
  due(eb, wanted, { now, today }) {
    if (wanted === 'none') return eb('due_at', 'is', null);
    if (wanted === 'overdue')
      return eb.and([
        eb('status', '=', 'active'),
        eb.or([
          eb.and([eb('due_has_time', '=', 1), eb('due_at', '<', now)]),
          eb.and([eb('due_has_time', '=', 0), eb('due_day', '<', today)]),
        ]),
      ]);
    const { from, to } = wanted;
    return eb.and([
      eb('due_day', 'is not', null),
      ...(from === undefined ? [] : [eb('due_day', '>=', from)]),
      ...(to === undefined ? [] : [eb('due_day', '<=', to)]),
    ]);
  },
};
const CONDITIONS = {
  ...eachValue(
    (_, field) =>
      (eb: Builder, wanted: never): Condition =>
        eb(TASK_FIELDS[field].column, '=', wanted),
  ),
  ...OWN_CONDITIONS,
};

/** The rows that a filter means, but for its words: no engine folds letters as `searchable` does. */
export const meantBy =
  (filter: TaskFilter, at: Moment): Meant =>
  (eb) => {
    const condition = <K extends RowKey>(key: K, wanted: Wanted<K>) =>
      (CONDITIONS[key] as (eb: Builder, wanted: Wanted<K>, at: Moment) => Condition)(eb, wanted, at);
    const said = saidKeys(filter).flatMap((key) => (key === 'text' ? [] : condition(key, filter[key]!)));
    return eb.and(meansArchive(filter) ? said : [...said, eb('status', '<>', 'archived')]);
  };
