import type { Context } from '../context.ts';
import type { Guarded } from './session.ts';

/** A handler that reads a replica where one has the revision of the account that the guard read, or a later one. */
export function fromReplica<C extends { actor: Guarded | null }, P, A>(
  { database, feed }: Pick<Context, 'database' | 'feed'>,
  handler: (call: C, ahead: P) => Promise<A> | A,
): (call: C, ahead: P) => Promise<A> {
  return async (call, ahead) => {
    const { userId, session } = call.actor!;
    const wanted = { userId, revision: session.revision, epoch: await feed.epoch() };
    return database.replicas!.read(wanted, async () => handler(call, ahead));
  };
}
