import type { SettingsService } from '#features/settings/server/service.ts';
import type { Actor, Context } from '#server/context.ts';
import { intentionOf } from '#server/field-times.ts';
import { MINUTE } from '#shared/day.ts';
import type { FocusSession, SaidRest } from '../contract.ts';
import { restOver, sessionChanged } from '../events.ts';
import { endedWithPlan } from '../notice/end-notice.ts';
import { restAfter, stageOf } from '../rest.ts';
import { restEnd } from './rest-end.ts';

interface Beside {
  settings: Pick<SettingsService, 'read'>;
  find: (userId: string, sessionId: string) => Promise<FocusSession | undefined>;
}

/** One rest of an account: whatever begins takes the place of the one before. */
const KEY = '';

/** Knows when a rest is over, though no window may be open by then; nothing is counted in it. */
export function restsOf({ database, jobs, clock, events }: Context, { settings, find }: Beside) {
  const plan = (userId: string, payload: { restId: string; taskId: string | null; at: number }) =>
    jobs.schedule(restEnd, { userId, key: KEY, at: payload.at, payload });
  const current = async (userId: string) => (await jobs.unfinished(restEnd, userId, [KEY])).get(KEY)?.restId;

  jobs.handle(restEnd, ({ userId, payload, done }) =>
    database.transaction(async () => {
      await done();
      if (stageOf({ until: payload.at }, clock.now()) === 'over') await events.emit({ userId }, restOver, payload);
    }),
  );

  return {
    /** Of a rest that is over by now nothing comes any more. */
    say: (actor: Actor, { id: restId, taskId = null, minutes }: SaidRest): Promise<void> =>
      database.write(actor.userId, async () => {
        const { userId } = actor;
        const at = minutes === null ? 0 : intentionOf(actor, clock) + minutes * MINUTE;
        if (at > clock.now()) await plan(userId, { restId, taskId, at });
        else if ((await current(userId)) === restId) await jobs.cancel(restEnd, { userId, key: KEY });
      }),

    listen(): void {
      events.within(sessionChanged, async ({ sessionId }, { userId }) => {
        const session = await find(userId, sessionId);
        if (session?.status === 'active') {
          // Whoever works again is told of no rest, unless it was to end with this session.
          const resting = await current(userId);
          if (resting !== undefined && resting !== sessionId) await jobs.cancel(restEnd, { userId, key: KEY });
          return;
        }
        const endedAt = session && endedWithPlan(session, clock.now());
        const rest = endedAt === undefined ? null : restAfter(session!, userId, endedAt);
        if (!rest || !(await settings.read(userId)).autoNextSession) return;
        await plan(userId, { restId: rest.nextId, taskId: rest.next.taskId ?? null, at: rest.until });
      });
    },
  };
}
