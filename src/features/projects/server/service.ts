import type { PutBack } from '#features/journal/contract.ts';
import type { Actor, Context } from '#server/context.ts';
import { createOnce } from '#server/feed/create-once.ts';
import type { FeedStream } from '#server/feed/stream.ts';
import { intentionOf, merge } from '#server/field-times.ts';
import { deletable } from '#server/journal/deletable.ts';
import type { Entry } from '#server/journal/journal.ts';
import { timesOfSeen } from '#server/meeting-deletion.ts';
import { rankAmong } from '#server/ranks.ts';
import { saysSomething, settled } from '#shared/fields.ts';
import { indexAfter } from '#shared/rank.ts';
import { RESTORE_WINDOW } from '#shared/restoring.ts';
import { listProjects, type NewProject, type Project, type ProjectChange } from '../contract.ts';
import { projectChanged } from '../events.ts';
import { FRESH_PROJECT, OWN_FIELDS } from '../field-sets.ts';
import { PROJECT_FIELDS } from '../fields.ts';
import { deletion } from './deletion.ts';
import { firstHeadingsOf, headingWriting } from './heading-writing.ts';
import { projectStore } from './store.ts';

const { kind: PROJECT_KIND, wayBack } = deletable<Project>('projects', OWN_FIELDS, ['headings']);

/** What a creation or a change says of the project itself, as it will be kept. */
const ownFields = <T extends NewProject | ProjectChange>(values: T) => settled(PROJECT_FIELDS, OWN_FIELDS, values);

type IsUsed = (userId: string, projectId: string) => Promise<boolean>;

export function projectService(context: Context) {
  const { database, events, clock } = context;
  const store = projectStore(context);

  const { require, changing, changingAny, remove, restore } = deletion({
    context,
    store,
    record: (actor, before, after) => context.journal.record(actor, PROJECT_KIND, before, after),
  });

  /** @param others the projects without the one whose rank is asked for, in order */
  const rankOf = (userId: string, others: readonly Project[], index: number): Promise<string> =>
    rankAmong(others, index, (id, rank) => store.update(userId, id, { rank }));

  async function announceChange(actor: Actor, before: Project): Promise<Project> {
    const { id } = before;
    const project = await require(actor.userId, id);
    const [was, is] = [before, project].map((each) => ({ object: each, deletedAt: null }));
    context.journal.record(actor, PROJECT_KIND, was!, is!);
    await events.emit(actor, projectChanged, { projectId: id });
    context.publish(actor, [listProjects.path]);
    return project;
  }

  /** Makes what is said of one project of it, within a write. */
  async function change(actor: Actor, project: Project, said: ProjectChange): Promise<Project> {
    const { id } = project;
    const { afterProjectId, ...fields } = said;
    const before = await store.fieldTimes(actor.userId, id);
    const { change: won, times: merged } = merge(before, fields, actor, clock.now());
    const times = timesOfSeen(merged, intentionOf(actor, clock));
    const own: Partial<Project> = ownFields(won);
    if (afterProjectId !== undefined) {
      const others = (await store.list(actor.userId)).filter((other) => other.id !== id);
      own.rank = await rankOf(actor.userId, others, indexAfter(others, afterProjectId));
    }
    if (Object.keys(own).length > 0 || times !== before) await store.update(actor.userId, id, own, times);
    return announceChange(actor, project);
  }

  /** Takes back what an entry made of a project, as far as nobody has changed the same since. */
  async function putBack(actor: Actor, entry: Entry, isUsed: IsUsed): Promise<PutBack> {
    const { userId } = actor;
    const found = await store.findAny(userId, entry.objectId);
    const way = wayBack(found, entry, clock.now() - RESTORE_WINDOW);
    const { change, deletedAt, ...told } = way;
    if (!found) return told;
    const { id } = found.object;
    if (told.deed === 'removed' && !entry.before && (await isUsed(userId, id)))
      return { ...told, deed: null, kept: Object.keys(entry.after), reason: 'changed' };
    if (told.deed === 'removed') await remove(actor, id, deletedAt);
    if (told.deed === 'restored') await restore(actor, id);
    if (told.deed === 'changed') {
      const { times } = merge(await store.fieldTimes(userId, id), change, actor, clock.now());
      await store.update(userId, id, change, timesOfSeen(times, intentionOf(actor, clock)));
      await announceChange(actor, found.object);
    }
    return told;
  }

  return {
    list: store.list,
    require,
    feed: store.written satisfies FeedStream,

    /** @param again told where there is one of that id */
    create: (actor: Actor, input: NewProject & { id?: string | undefined }, again = () => {}): Promise<Project> =>
      createOnce(
        context,
        {
          userId: actor.userId,
          kind: 'projects',
          id: input.id,
          // Also a deleted one: it stays deleted.
          find: async (id) => (await store.findAny(actor.userId, id))?.object,
          make: async (id) => {
            const createdAt = new Date(clock.now()).toISOString();
            const others = await store.list(actor.userId);
            const rank = await rankOf(actor.userId, others, others.length);
            const headings = firstHeadingsOf(input.headings);
            await store.insert(actor.userId, { ...FRESH_PROJECT, ...ownFields(input), headings, id, createdAt, rank });
            context.publish(actor, [listProjects.path]);
            const project = await require(actor.userId, id);
            context.journal.record(actor, PROJECT_KIND, null, { object: project, deletedAt: null });
            return project;
          },
        },
        again,
      ),

    update: (actor: Actor, id: string, said: ProjectChange): Promise<Project> =>
      database.write(actor.userId, async () =>
        change(actor, await changing(actor, id, () => saysSomething(said)), said),
      ),

    /** Puts projects into a folder, or out of theirs; those that are gone are passed over. */
    putInFolder: (actor: Actor, ids: readonly string[], folder: string | null): Promise<Project[]> =>
      database.write(actor.userId, async () => {
        const changed: Project[] = [];
        for (const id of new Set(ids)) {
          const project = await changingAny(actor, id);
          if (project) changed.push(await change(actor, project, { folder }));
        }
        return changed;
      }),

    /** Soft: its tasks are let go, and `restore` brings it back with them for 30 days. */
    remove: (actor: Actor, id: string): Promise<void> => remove(actor, id),

    restore,

    ...headingWriting({ context, store, changing, announceChange }),

    /** @param isUsed whether anything is in a project: one that is was made for good */
    putBack: async (actor: Actor, entries: readonly Entry[], isUsed: IsUsed): Promise<PutBack[]> => {
      const told: PutBack[] = [];
      for (const entry of entries) told.push(await putBack(actor, entry, isUsed));
      return told;
    },

    /** Deletes for good what nobody can restore any more. */
    async purge(): Promise<void> {
      const before = clock.now() - RESTORE_WINDOW;
      for (const userId of await store.usersWithDeletedBefore(before))
        await database.write(userId, () => store.purge(userId, before));
    },
  };
}

export type ProjectService = ReturnType<typeof projectService>;
