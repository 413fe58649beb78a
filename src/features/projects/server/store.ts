import type { Context } from '#server/context.ts';
import { type Span, within } from '#server/feed/place.ts';
import type { FeedChange } from '#server/feed/stream.ts';
import { rowsOf } from '#shared/stored.ts';
import type { Project } from '../contract.ts';
import { PROJECT_FIELDS, type ProjectFields } from '../fields.ts';
import { PROJECTS } from './limits.ts';

const { read, write } = rowsOf<Project, ProjectFields>(PROJECT_FIELDS);

export function projectStore({ database, accountLimits, feed }: Pick<Context, 'database' | 'accountLimits' | 'feed'>) {
  const room = accountLimits.room(PROJECTS);
  const rows = (userId: string) => database.query.selectFrom('projects').selectAll().where('user_id', '=', userId);
  return {
    /** In order. */
    async list(userId: string): Promise<Project[]> {
      return (await rows(userId).orderBy('rank').orderBy('id').execute()).map(read);
    },

    async find(userId: string, id: string): Promise<Project | undefined> {
      const row = await rows(userId).where('id', '=', id).executeTakeFirst();
      return row && read(row);
    },

    async fieldTimes(userId: string, id: string): Promise<string> {
      return (await rows(userId).where('id', '=', id).executeTakeFirstOrThrow()).field_times;
    },

    async insert(userId: string, project: Project): Promise<void> {
      await room.take(userId);
      await database.query
        .insertInto('projects')
        .values({ user_id: userId, ...write(project), revision: database.writingRevision(userId), field_times: '' })
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

    /** Those that were written in a span. */
    async written(userId: string, span: Span): Promise<FeedChange[]> {
      const written = await rows(userId)
        .select('revision')
        .where(within(span))
        .orderBy('revision')
        .orderBy('id')
        .limit(span.limit)
        .execute();
      return written.map(({ revision, ...row }) => ({ revision, at: row.id, id: row.id, row: read(row) }));
    },

    async remove(userId: string, id: string): Promise<void> {
      await feed.bury(userId, 'projects', [{ id }]);
      await database.query.deleteFrom('projects').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}
