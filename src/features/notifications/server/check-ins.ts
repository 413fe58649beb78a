import { checkInsDue, isCheckInDue, nextCheckIn } from '#features/focus/check-ins.ts';
import { sessionChanged } from '#features/focus/events.ts';
import { type Running, worked } from '#features/focus/rules.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import { timedOf } from '#features/focus/timer.ts';
import type { Settings } from '#features/settings/contract.ts';
import { checkInsMoved } from '#features/settings/events.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { Context } from '#server/context.ts';
import { quietAt } from '../quiet.ts';
import { checkInOnSession } from './jobs.ts';
import type { PushSending } from './sending.ts';
import { LASTS } from './telling.ts';

interface Beside {
  settings: Pick<SettingsService, 'read'>;
  focus: Pick<FocusService, 'find' | 'active' | 'running'>;
  sending: Pick<PushSending, 'tell' | 'dismiss'>;
}

/** Asks on devices now and then how a running session goes: windows in sight ask there themselves. */
export function checkInsPushed({ database, jobs, clock, events }: Context, { settings, focus, sending }: Beside) {
  async function plan(userId: string, sessionId: string, running: Running | undefined, own: Settings): Promise<void> {
    const at = running && nextCheckIn(running, own.checkinFrequency, clock.now());
    const name = { userId, key: sessionId };
    if (at === undefined) await jobs.cancel(checkInOnSession, name);
    else await jobs.schedule(checkInOnSession, { ...name, at, payload: { at } });
  }

  /** How it goes is not asked any more. */
  async function letGo(userId: string, sessionId: string, own: Settings): Promise<void> {
    const [session, now] = [await focus.find(userId, sessionId), clock.now()];
    if (!session?.endTime || !own.checkInNotices) return;
    const endedAt = Date.parse(session.endTime);
    const wasAsked = checkInsDue(worked(timedOf(session), endedAt), own.checkinFrequency) > 0;
    if (wasAsked && now - endedAt < LASTS['check-in'])
      await sending.dismiss(userId, [{ kind: 'check-in', sessionId, at: now }]);
  }

  jobs.handle(checkInOnSession, ({ userId, key: sessionId, payload: { at }, done }) =>
    database.transaction(async () => {
      await done();
      const [own, running] = [await settings.read(userId), await focus.running(userId, sessionId)];
      if (!running) return;
      const now = clock.now();
      const isNews = now - at <= LASTS['check-in'] && isCheckInDue(running, own.checkinFrequency, at);
      if (isNews && !quietAt(now, own))
        await sending.tell([{ userId, own, about: { kind: 'check-in', sessionId, at } }]);
      await plan(userId, sessionId, running, own);
    }),
  );

  return {
    listen(): void {
      events.within(sessionChanged, async ({ sessionId }, { userId }) => {
        const [own, running] = [await settings.read(userId), await focus.running(userId, sessionId)];
        await plan(userId, sessionId, running, own);
        if (!running) await letGo(userId, sessionId, own);
      });
      events.within(checkInsMoved, async (_, { userId }) => {
        const session = await focus.active(userId);
        if (!session) return;
        const [own, running] = [await settings.read(userId), await focus.running(userId, session.id)];
        await plan(userId, session.id, running, own);
      });
    },
  };
}
