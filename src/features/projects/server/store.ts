import { LimitReached } from '#server/account-limits/account-limits.ts';
import type { Context } from '#server/context.ts';
import { ownersOfOlder } from '#server/database/owners-of-older.ts';
import { type Span, within } from '#server/feed/place.ts';
import type { FeedChange } from '#server/feed/stream.ts';
import type { Deletable } from '#server/journal/deletable.ts';
import { rowsOf } from '#shared/stored.ts';
import type { Project } from '../contract.ts';
import { PROJECT_FIELDS, type ProjectFields } from '../fields.ts';
import { PROJECTS } from './limits.ts';

const { read, write } = rowsOf<Project, ProjectFields>(PROJECT_FIELDS);

export function projectStore({ database, accountLimits, feed }: Pick<Context, 'database' | 'accountLimits' | 'feed'>) {
  const room = accountLimits.room(PROJECTS);
  const rows = (userId: string) => database.query.selectFrom('projects').selectAll().where('user_id', '=', userId);
  const live = (userId: string) => rows(userId).where('deleted_at', 'is', null);

  /** Deletes for good those that were deleted before an instant. */
  async function purge(userId: string, instant: number): Promise<void> {
    const gone = await rows(userId).where('deleted_at', '<', instant).$narrowType<{ deleted_at: number }>().execute();
    await feed.bury(
      userId,
      'projects',
      gone.map(({ id, revision, deleted_at: deletedAt }) => ({ id, revision, deletedAt })),
    );
    await database.query
      .deleteFrom('projects')
      .where('user_id', '=', userId)
      .where('deleted_at', '<', instant)
      .execute();
  }

  /** Where an account is full, deleted ones make room. */
  async function takeRoom(userId: string): Promise<void> {
    try {
      await room.take(userId);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      await purge(userId, Number.MAX_SAFE_INTEGER);
      await room.take(userId);
    }
  }

  return {
    /** In order. */
    async list(userId: string): Promise<Project[]> {
      return (await live(userId).orderBy('rank').orderBy('id').execute()).map(read);
    },

    async find(userId: string, id: string): Promise<Project | undefined> {
      const row = await live(userId).where('id', '=', id).executeTakeFirst();
      return row && read(row);
    },

    /** Also a deleted one, with when it was. */
    async findAny(userId: string, id: string): Promise<Deletable<Project> | undefined> {
      const row = await rows(userId).where('id', '=', id).executeTakeFirst();
      return row && { object: read(row), deletedAt: row.deleted_at };
    },

    async fieldTimes(userId: string, id: string): Promise<string> {
      return (await rows(userId).where('id', '=', id).executeTakeFirstOrThrow()).field_times;
    },

    async insert(userId: string, project: Project): Promise<void> {
      await takeRoom(userId);
      await database.query
        .insertInto('projects')
        .values({
          user_id: userId,
          ...write(project),
          deleted_at: null,
          revision: database.writingRevision(userId),
          field_times: '',
        })
        .execute();
    },

    async update(userId: string, id: string, change: Partial<Project>, fieldTimes?: string): Promise<void> {
      await database.query
        .updateTable('projects')
        .set({
          ...write(change),
          ...(fieldTimes !== undefined && { field_times: fieldTimes }),
          revision: database.writingRevision(userId),
        })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async setDeleted(userId: string, id: string, deletedAt: number | null): Promise<void> {
      await database.query
        .updateTable('projects')
        .set({ deleted_at: deletedAt, revision: database.writingRevision(userId) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** Those that were written in a span, deleted ones among them. */
    async written(userId: string, span: Span): Promise<FeedChange[]> {
      const written = await rows(userId)
        .where(within(span))
        .orderBy('revision')
        .orderBy('id')
        .limit(span.limit)
        .execute();
      return written.map((row) => {
        const { id, revision, deleted_at: deletedAt } = row;
        return { revision, at: id, id, row: deletedAt === null ? read(row) : null };
      });
    },

    /** Users who have projects deleted before an instant. */
    usersWithDeletedBefore: (instant: number): Promise<string[]> => ownersOfOlder(database, 'projects', instant),

    purge,
  };
}

export type ProjectStore = ReturnType<typeof projectStore>;
