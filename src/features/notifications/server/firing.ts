import type { SettingsService } from '#features/settings/server/service.ts';
import { lastDue, nextDue, timeliness } from '#features/tasks/reminding.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Context } from '#server/context.ts';
import { TOGETHER } from '#server/jobs/pace.ts';
import { quietAt } from '../quiet.ts';
import { remindOfTask } from './jobs.ts';
import type { PushSending } from './sending.ts';

interface Beside {
  settings: Pick<SettingsService, 'readMany'>;
  tasks: Pick<TaskService, 'reminding'>;
  sending: Pick<PushSending, 'tell'>;
}

/** What happens when a reminder comes: here and nowhere else. */
export function reminderFiring({ jobs, database, clock }: Context, { settings, tasks, sending }: Beside): void {
  jobs.handleTogether(remindOfTask, TOGETHER[database.engine], ({ done }) =>
    database.transaction(async () => {
      const due = await done();
      const [ownOf, taskOf] = [
        await settings.readMany(due.map(({ userId }) => userId)),
        await tasks.reminding(due.map(({ userId, key }) => ({ userId, id: key }))),
      ];
      const now = clock.now();
      const fired = due.flatMap(({ userId, key: taskId, payload }) => {
        const [own, task] = [ownOf.get(userId), taskOf({ userId, id: taskId })];
        if (!own || !task) return [];
        const name = { userId, key: taskId };
        const quiet = quietAt(now, own);
        if (quiet) return { following: { ...name, at: quiet.until, payload } };
        // Of several that came while no server ran, the last one.
        const last = lastDue(task, now, own);
        const isNews = last && last.at >= payload.at && timeliness(last.at, now) !== 'over';
        const at = nextDue(task, now, own)?.at;
        return {
          ...(isNews && {
            told: {
              userId,
              own,
              about: { kind: 'reminder' as const, taskId, reminderId: last.reminder.id, at: last.at },
            },
          }),
          ...(at !== undefined && { following: { ...name, at, payload: { at } } }),
        };
      });
      await sending.tell(fired.flatMap(({ told }) => told ?? []));
      await jobs.schedule(remindOfTask, ...fired.flatMap(({ following }) => following ?? []));
      return null;
    }),
  );
}
