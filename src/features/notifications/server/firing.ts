import type { SettingsService } from '#features/settings/server/service.ts';
import { lastDue, nextDue, timeliness } from '#features/tasks/reminding.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Context } from '#server/context.ts';
import { quietAt } from '../quiet.ts';
import { remindOfTask } from './jobs.ts';
import type { PushSending } from './sending.ts';

interface Beside {
  settings: Pick<SettingsService, 'read'>;
  tasks: Pick<TaskService, 'reminding'>;
  sending: Pick<PushSending, 'tell'>;
}

/** What happens when a reminder comes: here and nowhere else. */
export function reminderFiring({ jobs, database, clock }: Context, { settings, tasks, sending }: Beside): void {
  jobs.handle(remindOfTask, ({ userId, key: taskId, payload, done }) =>
    database.transaction(async () => {
      await done();
      const [own, task] = [await settings.read(userId), await tasks.reminding(userId, taskId)];
      if (!task) return;
      const now = clock.now();
      const quiet = quietAt(now, own);
      if (quiet) {
        await jobs.schedule(remindOfTask, { userId, key: taskId, at: quiet.until, payload });
        return;
      }
      // Of several that came while no server ran, the last one.
      const last = lastDue(task, now, own);
      if (last && last.at >= payload.at && timeliness(last.at, now) !== 'over')
        await sending.tell(userId, { kind: 'reminder', taskId, reminderId: last.reminder.id, at: last.at });
      const at = nextDue(task, now, own)?.at;
      if (at !== undefined) await jobs.schedule(remindOfTask, { userId, key: taskId, at, payload: { at } });
    }),
  );
}
