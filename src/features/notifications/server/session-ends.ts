import { restOver, sessionChanged } from '#features/focus/events.ts';
import { endedWithPlan } from '#features/focus/notice/end-notice.ts';
import type { FocusService } from '#features/focus/server/service.ts';
import type { SettingsService } from '#features/settings/server/service.ts';
import type { Context } from '#server/context.ts';
import { quietAt } from '../quiet.ts';
import type { PushSending } from './sending.ts';

interface Beside {
  settings: Pick<SettingsService, 'read'>;
  focus: Pick<FocusService, 'find'>;
  sending: Pick<PushSending, 'tell'>;
}

/** Tells devices that the time of a focus session is over, whoever has noticed first: a window or the server; likewise of a rest. */
export function sessionEnds({ events, clock }: Context, { settings, focus, sending }: Beside) {
  return {
    listen(): void {
      events.within(sessionChanged, async ({ sessionId }, { userId }) => {
        const session = await focus.find(userId, sessionId);
        const [now, own] = [clock.now(), await settings.read(userId)];
        const at = session && endedWithPlan(session, now);
        if (at !== undefined && !quietAt(now, own))
          await sending.tell([{ userId, own, about: { kind: 'session', sessionId, at } }]);
      });
      events.within(restOver, async (rest, { userId }) => {
        const own = await settings.read(userId);
        if (!quietAt(clock.now(), own)) await sending.tell([{ userId, own, about: { kind: 'rest', ...rest } }]);
      });
    },
  };
}
