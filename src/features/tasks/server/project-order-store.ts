import type { Context } from '#server/context.ts';
import { readCell } from '#shared/stored.ts';
import { inProjectOrder, rankIn } from '../project-order.ts';
import type { ProjectOrderStore } from './project-order.ts';

/** Rows of a project, in its order, as what is ranked. */
export const rankedIn = (
  rows: readonly { id: string; created_at: number; project_rank: string | null }[],
  projectId: string,
  except: string,
) =>
  inProjectOrder(
    rows
      .filter(({ id }) => id !== except)
      .map(({ id, created_at, project_rank: projectRank }) => ({
        id,
        createdAt: readCell('instant', created_at) as string,
        projectRank,
      })),
    projectId,
  ).map((task) => ({ id: task.id, rank: rankIn(task, projectId) }));

/** All SQL of the order of a project. */
export const projectOrderStore = ({ database }: Pick<Context, 'database'>): ProjectOrderStore => ({
  async inProject(userId, projectId, except) {
    const rows = await database.query
      .selectFrom('tasks')
      .select(['id', 'created_at', 'project_rank'])
      .where('user_id', '=', userId)
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .execute();
    return rankedIn(rows, projectId, except);
  },

  async putInProject(userId, ranks, revision) {
    for (const [id, project_rank] of ranks)
      await database.behind(
        database.query
          .updateTable('tasks')
          .set({ project_rank, revision })
          .where('user_id', '=', userId)
          .where('id', '=', id),
      );
  },
});
