import type { TaskService } from '#features/tasks/server/service.ts';
import type { Serve } from '#server/http/serve.ts';
import { syncBoard } from '../contract.ts';
import { texts } from '../texts.ts';

export function kanbanRoutes(serve: Serve, tasks: TaskService): void {
  serve(syncBoard, async ({ actor }) => {
    const moved = await tasks.mend(actor);
    return { message: texts.synced(moved), moved };
  });
}
