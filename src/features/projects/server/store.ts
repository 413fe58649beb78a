import type { Selectable, Updateable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Project } from '../contract.ts';
import { PROJECTS } from './limits.ts';
import type { ProjectTables } from './tables.ts';

type Row = Omit<Selectable<ProjectTables['projects']>, 'user_id'>;
type RowChange = Updateable<Omit<ProjectTables['projects'], 'user_id' | 'id'>>;

export function projectStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(PROJECTS);
  const rows = (userId: string) =>
    database.query
      .selectFrom('projects')
      .select(['id', 'name', 'color', 'created_at', 'rank'])
      .where('user_id', '=', userId);
  const toProject = ({ created_at: createdAt, ...row }: Row): Project => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
  });
  return {
    /** In order. */
    async list(userId: string): Promise<Project[]> {
      return (await rows(userId).orderBy('rank').orderBy('id').execute()).map(toProject);
    },

    async find(userId: string, id: string): Promise<Project | undefined> {
      const row = await rows(userId).where('id', '=', id).executeTakeFirst();
      return row && toProject(row);
    },

    async insert(userId: string, project: Row): Promise<void> {
      await room.take(userId);
      await database.query
        .insertInto('projects')
        .values({ user_id: userId, ...project })
        .execute();
    },

    async update(userId: string, id: string, change: RowChange): Promise<void> {
      await database.query
        .updateTable('projects')
        .set(change)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async remove(userId: string, id: string): Promise<void> {
      await database.query.deleteFrom('projects').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}
