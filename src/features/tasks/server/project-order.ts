import { rankAt } from '#server/ranks.ts';
import { indexAfter, type Ranked } from '#shared/rank.ts';
import { type ProjectPlace, placesIn } from '../project-order.ts';

/** What ordering a project asks of the rows. */
export interface ProjectOrderStore {
  /** The tasks of a project in its order, but for one. */
  inProject(userId: string, projectId: string, except: string): Promise<readonly Ranked[]>;
  putInProject(userId: string, ranks: readonly [id: string, projectRank: string][], revision: number): Promise<void>;
}

/** Places of tasks in the order of their project. */
export const projectOrder = (store: ProjectOrderStore) => ({
  /** Finds the place of a task, for which others may have to be ranked anew; the task itself is the caller's to write. */
  async place(
    userId: string,
    { id }: { id: string },
    { projectId, afterTaskId }: ProjectPlace,
    revision: number,
  ): Promise<string> {
    const others = await store.inProject(userId, projectId, id);
    const { rank, anew } = rankAt(others, indexAfter(others, afterTaskId));
    const begins = placesIn(projectId);
    if (anew.length > 0)
      await store.putInProject(
        userId,
        anew.map(([other, fresh]) => [other, `${begins}${fresh}`]),
        revision,
      );
    return `${begins}${rank}`;
  },
});
