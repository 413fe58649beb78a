import type { Context } from '#server/context.ts';
import { rowsOf } from '#shared/stored.ts';
import type { Project } from '../contract.ts';
import { PROJECT_FIELDS, type ProjectFields } from '../fields.ts';
import { PROJECTS } from './limits.ts';

const { read, write } = rowsOf<Project, ProjectFields>(PROJECT_FIELDS);

export function projectStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
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

    async insert(userId: string, project: Project): Promise<void> {
      await room.take(userId);
      await database.query
        .insertInto('projects')
        .values({ user_id: userId, ...write(project) })
        .execute();
    },

    async update(userId: string, id: string, change: Partial<Project>): Promise<void> {
      await database.query
        .updateTable('projects')
        .set(write(change))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    async remove(userId: string, id: string): Promise<void> {
      await database.query.deleteFrom('projects').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}
