import type { ExpressionBuilder } from 'kysely';
import type { Owned } from '../owned.ts';
import type { Tables } from './schema.ts';

type Table = 'tasks' | 'push_subscriptions';

/** Meets rows of several accounts, one at least, each by its whole key. */
export const ofOwners =
  (names: readonly Owned[]) =>
  ({ and, eb, or }: ExpressionBuilder<Tables, Table>) =>
    or(
      [...Map.groupBy(names, ({ userId }) => userId)].map(([userId, some]) =>
        and([
          eb('user_id', '=', userId),
          eb(
            'id',
            'in',
            some.map(({ id }) => id),
          ),
        ]),
      ),
    );
