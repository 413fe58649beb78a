import type { FocusSession } from '#features/focus/contract.ts';
import { sinceStart } from '#features/focus/rules.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { TaskService } from '#features/tasks/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { MINUTE } from '#shared/day.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import type { checkIn } from '../contract.ts';
import { checkInReply, type Occasion } from '../replies.ts';
import { currentCheckIn } from '../rules.ts';
import { checkInStore } from './store.ts';

interface Sources {
  focus: FocusService;
  tasks: TaskService;
  settings: SettingsService;
}

export function checkInService(context: Context, { focus, tasks, settings }: Sources) {
  const { database, clock, hub } = context;
  const store = checkInStore(context);

  async function occasionOf(
    actor: Actor,
    session: FocusSession,
    { now, worked, account }: { now: number; worked: number; account: Settings },
  ): Promise<Occasion> {
    const onTheWall = sinceStart({ startedAt: Date.parse(session.startTime) }, now) / MINUTE;
    const task = session.taskId ? await tasks.find(actor.userId, session.taskId) : null;
    const { durationMinutes, taskTitle } = session;
    return {
      now,
      zone: actor.zone,
      elapsedMinutes: Math.floor(Math.min(worked, onTheWall)),
      plannedMinutes: durationMinutes,
      task: task ?? (taskTitle === null ? null : { title: taskTitle, dueDate: null }),
      tone: account.aiTone,
      role: account.aiRole,
    };
  }

  return {
    /**
     * The assistant's word for the present interval of a session: made once, told to the other windows, and the same
     * for whoever asks again.
     * @throws AppError 404 for a missing session, 409 for one that has ended
     */
    ask: (actor: Actor, { sessionId, elapsedMinutes }: BodyOf<typeof checkIn>): Promise<string> =>
      database.write(actor.userId, async () => {
        const session = await focus.witness(actor, sessionId);
        const account = await settings.read(actor.userId);
        const now = clock.now();
        const said = await store.said(actor.userId, sessionId);
        const startedAt = Date.parse(session.startTime);
        const current = currentCheckIn(said, { startedAt, now, frequency: account.checkinFrequency });
        if (current) return current.message;
        const worked = elapsedMinutes ?? Number.POSITIVE_INFINITY;
        const occasion = await occasionOf(actor, session, { now, worked, account });
        const message = checkInReply(
          occasion,
          said.map((earlier) => earlier.message),
        );
        await store.add(actor.userId, sessionId, { saidAt: now, message });
        database.afterCommit(() => hub.send(actor.userId, { type: 'checkin', data: { message } }, actor.clientId));
        return message;
      }),
  };
}

export type CheckInService = ReturnType<typeof checkInService>;
