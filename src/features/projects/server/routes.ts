import type { Serve } from '#server/http/serve.ts';
import { createProject, deleteProject, listProjects, putInFolder, restoreProject, updateProject } from '../contract.ts';
import type { ProjectService } from './service.ts';

export function projectRoutes(serve: Serve, projects: ProjectService): void {
  serve(listProjects, ({ actor }) => projects.list(actor.userId));
  serve(createProject, ({ actor, body, again }) => projects.create(actor, body, again));
  serve(updateProject, ({ actor, params, body }) => projects.update(actor, params.id, body));
  serve(putInFolder, ({ actor, body }) => projects.putInFolder(actor, body.ids, body.folder));
  serve(deleteProject, async ({ actor, params }) => {
    await projects.remove(actor, params.id);
  });
  serve(restoreProject, ({ actor, params }) => projects.restore(actor, params.id));
}
