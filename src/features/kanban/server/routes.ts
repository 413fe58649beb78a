import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor } from '#server/context.ts';
import type { Serve } from '#server/http/serve.ts';
import { syncBoard } from '../contract.ts';
import { texts } from '../texts.ts';

export function kanbanRoutes(serve: Serve, tasks: TaskService): void {
  // It is done in several writes, which a key of repetition would make one.
  const ahead = ({ actor }: { actor: Actor }) => tasks.mend(actor);
  serve(syncBoard, (_, moved) => ({ message: texts.synced(moved), moved }), { ahead });
}
