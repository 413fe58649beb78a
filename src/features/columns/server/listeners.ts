import { userRegistered } from '#features/auth/events.ts';
import type { Context } from '#server/context.ts';
import type { ColumnService } from './service.ts';

/** A new account begins with a board. */
export function columnListeners({ database, events }: Context, columns: ColumnService): void {
  events.within(userRegistered, (_, { userId }) => database.write(userId, () => columns.addDefaults(userId)));
}
