import type { Actor, Context } from '#server/context.ts';
import { isId, newId } from '#server/id.ts';
import type { Entry } from '#server/journal/journal.ts';
import { HOUR } from '#shared/day.ts';
import { AppError, conflict, notFound } from '#shared/errors.ts';
import type { PutBack, Reason, UndoReply } from '../contract.ts';
import { texts } from '../texts.ts';

/** How long after it a window still takes its last act back by a key. */
const LAST_FOR = 24 * HOUR;

/** Takes back what an entry made of the objects of one kind, within a write. What somebody changed since stays. */
export interface Keeper {
  putBack(actor: Actor, entries: readonly Entry[]): Promise<PutBack[]>;
}

/** What can be taken back of some kinds of objects, those first that others stand in. */
export type Keepers = Readonly<Record<string, Keeper>>;

/** It was to be taken back, and nothing of it could be. */
export class NothingUndone extends AppError {
  readonly objects: readonly PutBack[];

  constructor(objects: readonly PutBack[]) {
    super(409, 'conflict', texts.blocked(whyOf(objects)));
    this.objects = objects;
  }
}

/** Why something stays as it is, in words. */
function whyOf(objects: readonly PutBack[]): string {
  const { reason } = objects.find((one) => one.reason !== null)!;
  const alike = objects.filter((one) => one.reason === reason);
  return texts.reasons[reason as Reason](alike.map(({ title }) => title));
}

/** An object comes back before what was in it, and goes after that. */
const comesBack = ({ after }: Entry) => typeof after.deletedAt === 'string';

function messageOf(objects: readonly PutBack[]): string {
  if (objects.some(({ reason }) => reason !== null)) return texts.partly(whyOf(objects));
  return objects.some(({ deed }) => deed !== null) ? texts.undone : texts.nothing;
}

/** Takes back what acts did. */
export function journalService({ database, journal, clock, published }: Context, keepers: Keepers) {
  async function putBack(actor: Actor, entries: readonly Entry[]): Promise<PutBack[]> {
    const told: PutBack[] = [];
    const kinds = Object.entries(keepers);
    const back = entries.filter(comesBack);
    const rest = entries.filter((entry) => !comesBack(entry));
    for (const [some, order] of [[back, kinds] as const, [rest, kinds.toReversed()] as const])
      for (const [kind, keeper] of order) {
        const ofKind = some.filter((entry) => entry.kind === kind);
        if (ofKind.length > 0) told.push(...(await keeper.putBack(actor, ofKind)));
      }
    return told;
  }

  /** Entries that are taken back: where they took others back themselves, these stand again, and so on. */
  async function markUndone(userId: string, entries: readonly Entry[]): Promise<void> {
    const objects = entries.map(({ objectId }) => objectId);
    let entry = entries[0];
    for (let undone = true; entry; undone = !undone) {
      await journal.mark(userId, entry.id, objects, undone);
      entry = entry.undoes === null ? undefined : (await journal.entry(userId, entry.undoes, objects[0]))[0];
    }
  }

  return {
    /**
     * Takes an act back, or what it made of one object. What was changed since stays, and is told.
     * @throws AppError 404 for an entry that is not there (any more) or somebody else's, 409 where it is taken back already
     * @throws NothingUndone where all of it was changed since
     */
    undo: (actor: Actor, id: string, objectId?: string): Promise<UndoReply> =>
      database.write(actor.userId, async () => {
        const entries = isId(id) ? await journal.entry(actor.userId, id, objectId) : [];
        if (entries.length === 0) throw notFound(texts.missing);
        const standing = entries.filter(({ undone }) => !undone);
        if (standing.length === 0) throw conflict(texts.already);
        const undoing: Actor = { ...actor, entry: actor.entry === id ? newId() : (actor.entry ?? newId()), undoes: id };
        const objects = await putBack(undoing, standing);
        if (objects.every(({ deed }) => deed === null) && objects.some(({ reason }) => reason !== null))
          throw new NothingUndone(objects);
        await markUndone(actor.userId, standing);
        return { id: undoing.entry!, message: messageOf(objects), objects, stale: published(actor) };
      }),

    /** The last act of a window that can be taken back, or the last one before another. */
    async last(
      userId: string,
      { window, before }: { window: string; before?: string | undefined },
    ): Promise<{ id: string; at: string } | null> {
      const last = await journal.lastOf(userId, window, clock.now() - LAST_FOR, before);
      return last ? { id: last.id, at: new Date(last.at).toISOString() } : null;
    },
  };
}

export type JournalService = ReturnType<typeof journalService>;
