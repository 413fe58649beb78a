import type { Actor, Context } from '#server/context.ts';
import { rest } from '#server/event-loop.ts';
import { Overtaken } from '#server/http/idempotency.ts';
import type { Entry } from '#server/journal/journal.ts';
import type { PutBack } from '../contract.ts';
import type { Keepers } from './keeper.ts';

/** Objects that one write takes back: other writes come between two. */
const AT_ONCE = 500;

/** Objects of one kind that an act changed. */
export interface Part {
  kind: string;
  entries: Entry[];
}

const inChunks = ({ kind, entries }: Part): Part[] =>
  Array.from({ length: Math.ceil(entries.length / AT_ONCE) }, (_, n) => ({
    kind,
    entries: entries.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  }));

/**
 * Takes back what an act made of many objects a part at a time, but for the last part, which the write that answers does. What is
 * taken back is marked in the same write: whoever undoes the act again goes on where this was interrupted.
 */
export function undoingInParts(
  { database, journal }: Pick<Context, 'database' | 'journal'>,
  keepers: Keepers,
  markUndone: (userId: string, entries: readonly Entry[]) => Promise<void>,
) {
  async function takeBack(actor: Actor, { kind, entries }: Part): Promise<PutBack[]> {
    const { userId } = actor;
    const keeper = keepers[kind]!;
    const objects = entries.map(({ objectId }) => objectId);
    const attempt = async () => {
      const revision = await database.revision(userId);
      const planned = await keeper.plan?.(actor, revision, entries);
      if (planned?.result.every(({ deed }) => deed === null)) return [];
      return database.write(userId, async (begun) => {
        if (begun !== revision + 1) throw new Overtaken();
        if (!(await journal.standsOf(userId, entries[0]!.id, objects))) return [];
        // What others stand in is marked by the last write: until then the act is not taken back.
        if (!planned) return keeper.putBack(actor, entries);
        await planned.save();
        await markUndone(userId, entries);
        return planned.result;
      });
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      return database.alone(userId, attempt);
    }
  }

  /** @returns what became of the objects that were many; none where all of them can be taken back by one write */
  return async (actor: Actor, parts: readonly Part[]): Promise<PutBack[]> => {
    const told: PutBack[] = [];
    const count = parts.reduce((sum, { entries }) => sum + entries.length, 0);
    if (count <= AT_ONCE) return told;
    for (const part of parts.flatMap(inChunks).slice(0, -1)) {
      told.push(...(await takeBack(actor, part)));
      await rest();
    }
    return told;
  };
}
