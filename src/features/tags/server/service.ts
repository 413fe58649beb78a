import type { PutBack } from '#features/journal/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { merge } from '#server/field-times.ts';
import { isId, newId } from '#server/id.ts';
import { deletable } from '#server/journal/deletable.ts';
import type { Entry } from '#server/journal/journal.ts';
import { notFound } from '#shared/errors.ts';
import { settled } from '#shared/fields.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { listTags, type NewTag, type Tag, type TagChange } from '../contract.ts';
import { tagDeleted, tagRenamed } from '../events.ts';
import { FRESH_TAG, OWN_FIELDS } from '../field-sets.ts';
import { TAG_FIELDS } from '../fields.ts';
import { byName, tagKey, tagsOnce } from '../rules.ts';
import { texts } from '../texts.ts';
import { tagStore } from './store.ts';

const { kind: TAG_KIND, wayBack } = deletable<Tag>('tags', OWN_FIELDS);

/** What a creation or a change says of the tag itself, as it will be kept. */
const ownFields = <T extends NewTag | TagChange>(values: T) => settled(TAG_FIELDS, OWN_FIELDS, values);

type IsUsed = (userId: string, name: string) => Promise<boolean>;

/** Tags of an account. Whoever has some says them by their names; that each name is there once, holds here. */
export function tagService(context: Context) {
  const { database, events, clock } = context;
  const store = tagStore(context);

  /** @throws AppError 404 for a missing tag or somebody else's */
  async function require(userId: string, id: string): Promise<Tag> {
    const tag = isId(id) ? await store.find(userId, id) : undefined;
    if (!tag) throw notFound(texts.missing);
    return tag;
  }

  const named = async (userId: string, name: string): Promise<Tag | undefined> =>
    (await store.list(userId)).find((tag) => tagKey(tag.name) === tagKey(name));

  async function make(actor: Actor, id: string, input: NewTag): Promise<Tag> {
    const tag: Tag = { ...FRESH_TAG, ...ownFields(input), id };
    await store.insert(actor.userId, tag);
    context.journal.record(actor, TAG_KIND, null, { object: tag, deletedAt: null });
    context.publish(actor, [listTags.path]);
    return tag;
  }

  /** Soft, so that it can be taken back; its tasks let go of it at once. */
  async function bury(actor: Actor, tag: Tag, deletedAt = clock.now()): Promise<void> {
    await store.setDeleted(actor.userId, tag.id, deletedAt);
    context.journal.record(actor, TAG_KIND, { object: tag, deletedAt: null }, { object: tag, deletedAt });
    context.publish(actor, [listTags.path]);
  }

  const remove = (actor: Actor, id: string, deletedAt?: number): Promise<void> =>
    database.write(actor.userId, async (revision) => {
      const tag = await require(actor.userId, id);
      await events.emit(actor, tagDeleted, { name: tag.name, revision });
      await bury(actor, tag, deletedAt);
    });

  /** Writes what is changed of a tag; under the name of another one it becomes that. */
  async function change(
    actor: Actor,
    before: Tag,
    values: Partial<Tag>,
    times: string,
    revision: number,
  ): Promise<Tag> {
    const { userId } = actor;
    const to = values.name ?? before.name;
    const other = tagKey(to) === tagKey(before.name) ? undefined : await named(userId, to);
    const merged = other !== undefined;
    if (to !== before.name)
      await events.emit(actor, tagRenamed, { from: before.name, to: other?.name ?? to, merged, revision });
    if (other) {
      await bury(actor, before);
      return other;
    }
    if (Object.keys(values).length > 0) await store.update(userId, before.id, values, times);
    const after = await require(userId, before.id);
    context.journal.record(actor, TAG_KIND, { object: before, deletedAt: null }, { object: after, deletedAt: null });
    context.publish(actor, [listTags.path]);
    return after;
  }

  /** Takes back what an entry made of a tag, as far as nobody has changed the same since. */
  async function putBack(actor: Actor, entry: Entry, isUsed: IsUsed): Promise<PutBack> {
    const { userId } = actor;
    const found = await store.findAny(userId, entry.objectId);
    const way = wayBack(found, entry, clock.now() - RESTORE_WINDOW);
    const { change: values, deletedAt, ...told } = way;
    if (!found) return told;
    const { object: tag } = found;
    if (told.deed === 'removed' && !entry.before && (await isUsed(userId, tag.name)))
      return { ...told, deed: null, kept: Object.keys(entry.after), reason: 'changed' };
    if (told.deed === 'removed') await remove(actor, tag.id, deletedAt);
    if (told.deed === 'restored') {
      // Another one goes by its name by now.
      if (await named(userId, tag.name)) return { ...told, deed: null };
      await store.setDeleted(userId, tag.id, null);
      context.journal.record(actor, TAG_KIND, found, { object: tag, deletedAt: null });
      context.publish(actor, [listTags.path]);
    }
    if (told.deed === 'changed') {
      const { times } = merge(await store.fieldTimes(userId, tag.id), values, actor, clock.now());
      await change(actor, tag, values, times, database.writingRevision(userId));
    }
    return told;
  }

  return {
    list: async (userId: string): Promise<Tag[]> => byName(await store.list(userId)),
    feed: store.written satisfies FeedStream,

    /** Names as the tags there are spell them, each once. */
    async spelled(userId: string, names: readonly string[]): Promise<string[]> {
      if (names.length === 0) return [];
      const known = new Map((await store.list(userId)).map(({ name }) => [tagKey(name), name]));
      return tagsOnce(names).map((name) => known.get(tagKey(name)) ?? name.trim());
    },

    /** Makes the tags that there are not yet. */
    async ensure(actor: Actor, names: readonly string[]): Promise<void> {
      if (names.length === 0) return;
      const known = new Set((await store.list(actor.userId)).map(({ name }) => tagKey(name)));
      for (const name of tagsOnce(names)) if (!known.has(tagKey(name))) await make(actor, newId(), { name });
    },

    /** @param again told where there is one of that id, or of that name */
    create: (actor: Actor, input: NewTag & { id?: string | undefined }, again = () => {}): Promise<Tag> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'tags',
          id: input.id,
          // Also a deleted one: it stays deleted.
          find: async (id) => (await store.findAny(actor.userId, id))?.object,
          make: async (id) => {
            const there = await named(actor.userId, input.name);
            if (there) again();
            return there ?? make(actor, id, input);
          },
        },
        again,
      ),

    update: (actor: Actor, id: string, said: TagChange): Promise<Tag> =>
      database.write(actor.userId, async (revision) => {
        const before = await require(actor.userId, id);
        const { change: won, times } = merge(await store.fieldTimes(actor.userId, id), said, actor, clock.now());
        return change(actor, before, ownFields(won), times, revision);
      }),

    remove: (actor: Actor, id: string): Promise<void> => remove(actor, id),

    /** @param isUsed whether anything has a tag: one that something has was made for good */
    putBack: async (actor: Actor, entries: readonly Entry[], isUsed: IsUsed): Promise<PutBack[]> => {
      const told: PutBack[] = [];
      for (const entry of entries) told.push(await putBack(actor, entry, isUsed));
      return told;
    },

    /** Deletes for good what nobody can take back any more. */
    async purge(): Promise<void> {
      const before = clock.now() - RESTORE_WINDOW;
      for (const userId of await store.usersWithDeletedBefore(before))
        await database.write(userId, () => store.purge(userId, before));
    },
  };
}

export type TagService = ReturnType<typeof tagService>;
