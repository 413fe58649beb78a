import type { Actor, Context } from '#server/context.ts';
import { Overtaken } from '#server/http/idempotency.ts';
import { isId, newId } from '#server/id.ts';
import type { Entry } from '#server/journal/journal.ts';
import { HOUR } from '#shared/day.ts';
import { AppError, conflict, notFound } from '#shared/errors.ts';
import type { PutBack, UndoReply } from '../contract.ts';
import { actTakenBack } from '../events.ts';
import { texts } from '../texts.ts';
import { blockedWords, isBlocked, whyOf } from '../why.ts';
import { type Part, undoingInParts } from './in-parts.ts';
import type { Keeper, Keepers, Planned } from './keeper.ts';

/** How long after it a window still takes its last act back by a key. */
const LAST_FOR = 24 * HOUR;

/** An undo that was thought through ahead of its write. */
export interface UndoThought {
  revision: number;
  undoing: Actor;
  first: Planned | undefined;
  /** What was taken back ahead, by writes of its own. */
  told: PutBack[];
}

/** It was to be taken back, and nothing of it could be. */
export class NothingUndone extends AppError {
  readonly objects: readonly PutBack[];

  constructor(objects: readonly PutBack[]) {
    super(409, 'conflict', blockedWords(objects));
    this.objects = objects;
  }
}

/** An object comes back before what was in it, and goes after that. */
const comesBack = ({ after }: Entry) => typeof after.deletedAt === 'string';

/** What became of all objects: of one that was put back ahead, that. */
function wholeOf(ahead: readonly PutBack[], last: readonly PutBack[]): PutBack[] {
  const told = new Set(ahead.map(({ id }) => id));
  return [...ahead, ...last.filter(({ id }) => !told.has(id))];
}

function messageOf(objects: readonly PutBack[]): string {
  if (objects.some(({ reason }) => reason !== null)) return texts.partly(whyOf(objects));
  return objects.some(({ deed }) => deed !== null) ? texts.undone : texts.nothing;
}

/** Takes back what acts did. */
export function journalService({ database, journal, clock, events, published }: Context, keepers: Keepers) {
  /** What is put back one kind after another. */
  function inOrder(entries: readonly Entry[]): Part[] {
    const kinds = Object.keys(keepers);
    const order = [
      ...kinds.map((kind) => entries.filter((entry) => entry.kind === kind && comesBack(entry))),
      ...kinds.toReversed().map((kind) => entries.filter((entry) => entry.kind === kind && !comesBack(entry))),
    ];
    const parts: Part[] = [];
    for (const some of order) {
      const kind = some[0]?.kind;
      const last = parts.at(-1);
      if (kind === undefined) continue;
      if (last?.kind === kind) last.entries.push(...some);
      else parts.push({ kind, entries: some });
    }
    return parts;
  }

  async function putBack(actor: Actor, entries: readonly Entry[], first: Planned | undefined): Promise<PutBack[]> {
    const told: PutBack[] = [];
    const parts = inOrder(entries);
    await first?.save();
    if (first) told.push(...first.result);
    for (const part of first ? parts.slice(1) : parts)
      told.push(...(await keepers[part.kind]!.putBack(actor, part.entries)));
    return told;
  }

  /** @throws AppError 404, 409 as `undo` does */
  async function standingOf(userId: string, id: string, objectId: string | undefined): Promise<Entry[]> {
    const entries = isId(id) ? await journal.entry(userId, id, objectId) : [];
    if (entries.length === 0) throw notFound(texts.missing);
    const standing = entries.filter(({ undone }) => !undone);
    if (standing.length === 0) throw conflict(texts.already);
    return standing;
  }

  const undoingOf = (actor: Actor, id: string): Actor => ({
    ...actor,
    entry: actor.entry === undefined || actor.entry === id ? newId() : actor.entry,
    undoes: id,
  });

  /** Entries that are taken back: where they took others back themselves, these stand again, and so on. */
  async function markUndone(userId: string, entries: readonly Entry[]): Promise<void> {
    const objects = entries.map(({ objectId }) => objectId);
    let entry = entries[0];
    for (let undone = true; entry; undone = !undone) {
      await journal.mark(userId, entry.id, objects, undone);
      entry = entry.undoes === null ? undefined : (await journal.entry(userId, entry.undoes, objects[0]))[0];
    }
  }

  const inParts = undoingInParts({ database, journal }, keepers, markUndone);

  return {
    /** What of an undo can be thought through ahead of its write; null where that has to say why it cannot. */
    async prepare(actor: Actor, id: string, objectId?: string): Promise<UndoThought | null> {
      const revision = await database.revision(actor.userId);
      try {
        const [part] = inOrder(await standingOf(actor.userId, id, objectId));
        const undoing = undoingOf(actor, id);
        const first = part && (await keepers[part.kind]!.plan?.(undoing, revision, part.entries));
        return { revision, undoing, first, told: [] };
      } catch (error) {
        if (error instanceof AppError) return null;
        throw error;
      }
    },

    /** The same, and of many objects all but the last are taken back ahead, by writes of their own. */
    async begin(actor: Actor, id: string, objectId?: string): Promise<UndoThought | null> {
      const undoing = undoingOf(actor, id);
      let told: PutBack[] = [];
      try {
        told = await inParts(undoing, inOrder(await standingOf(actor.userId, id, objectId)));
      } catch (error) {
        if (!(error instanceof AppError) || error instanceof Overtaken) throw error;
      }
      const thought = await this.prepare(undoing, id, objectId);
      return thought && { ...thought, told };
    },

    /**
     * Takes an act back, or what it made of one object. What was changed since stays, and is told.
     * @throws AppError 404 for an entry that is not there (any more) or somebody else's, 409 where it is taken back already
     * @throws NothingUndone where all of it was changed since
     * @throws Overtaken where the account has changed since it was thought through
     */
    undo: (actor: Actor, id: string, objectId?: string, thought: UndoThought | null = null): Promise<UndoReply> =>
      database.write(actor.userId, async (revision) => {
        if (thought && thought.revision !== revision - 1) throw new Overtaken();
        const standing = await standingOf(actor.userId, id, objectId);
        const undoing = thought?.undoing ?? undoingOf(actor, id);
        const objects = wholeOf(thought?.told ?? [], await putBack(undoing, standing, thought?.first));
        if (isBlocked(objects)) throw new NothingUndone(objects);
        await markUndone(actor.userId, standing);
        await events.emit(actor, actTakenBack, { entry: id });
        return { id: undoing.entry!, message: messageOf(objects), objects, stale: published(actor) };
      }),

    /** Takes back an act of which nobody waits to hear. */
    async takeBack(actor: Actor, id: string): Promise<void> {
      await this.undo(actor, id, undefined, await this.begin(actor, id));
    },

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

export type { Keeper };
export type JournalService = ReturnType<typeof journalService>;
