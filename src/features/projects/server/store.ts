import type { Context } from '#server/context.ts';
import type { Project } from '../contract.ts';
import { PROJECTS } from './limits.ts';

export function projectStore({ database, accountLimits }: Pick<Context, 'database' | 'accountLimits'>) {
  const room = accountLimits.room(PROJECTS);
  const rows = (userId: string) =>
    database.query.selectFrom('projects').select(['id', 'name', 'color', 'created_at']).where('user_id', '=', userId);
  const toProject = (row: { id: string; name: string; color: string; created_at: number }): Project => ({
    id: row.id,
    name: row.name,
    color: row.color,
    createdAt: new Date(row.created_at).toISOString(),
  });
  return {
    /** In the order of their creation. */
    async list(userId: string): Promise<Project[]> {
      return (await rows(userId).orderBy('id').execute()).map(toProject);
    },

    async find(userId: string, id: string): Promise<Project | undefined> {
      const row = await rows(userId).where('id', '=', id).executeTakeFirst();
      return row && toProject(row);
    },

    async insert(
      userId: string,
      project: { id: string; name: string; color: string; created_at: number },
    ): Promise<void> {
      await room.take(userId);
      await database.query
        .insertInto('projects')
        .values({ user_id: userId, ...project })
        .execute();
    },

    async update(userId: string, id: string, change: { name?: string; color?: string }): Promise<void> {
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
