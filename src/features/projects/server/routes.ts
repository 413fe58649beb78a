import type { Serve } from '#server/http/serve.ts';
import { createProject, deleteProject, listProjects, putInFolder, restoreProject, updateProject } from '../contract.ts';
import { addHeading, changeHeading, deleteHeading } from '../heading-contract.ts';
import type { ProjectService } from './service.ts';

export function projectRoutes(serve: Serve, projects: ProjectService): void {
  serve(listProjects, ({ actor }) => projects.list(actor.userId));
  serve(createProject, ({ actor, body, again }) => projects.create(actor, body, again));
  serve(updateProject, ({ actor, params, body }) => projects.update(actor, params.id, body));
  serve(putInFolder, ({ actor, body }) => projects.putInFolder(actor, body.ids, body.folder));
  serve(addHeading, ({ actor, params, body, again }) => projects.addHeading(actor, params.id, body, again));
  serve(changeHeading, ({ actor, params, body }) => projects.changeHeading(actor, params.id, params.headingId, body));
  serve(deleteHeading, async ({ actor, params }) => {
    await projects.removeHeading(actor, params.id, params.headingId);
  });
  serve(deleteProject, async ({ actor, params }) => {
    await projects.remove(actor, params.id);
  });
  serve(restoreProject, ({ actor, params }) => projects.restore(actor, params.id));
}
