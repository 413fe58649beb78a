import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { MINUTE } from '#shared/day.ts';
import type { PushMessage } from '../push.ts';
import { mayBeSilent } from '../push-services.ts';
import type { Deliver } from './delivery.ts';
import { type About, push } from './jobs.ts';
import type { PushStore } from './store.ts';
import { LASTS, type Telling, tagOf } from './telling.ts';

interface Beside {
  store: Pick<PushStore, 'list' | 'find' | 'remove' | 'noteSent'>;
  told: Telling;
  deliver: Deliver;
}

/** Milliseconds for which it is true enough when a device was last reached: of many notices in a minute not each is a write. */
const NOTED_EVERY = MINUTE;

/** Attempts until a push service is given up, an hour and a half after the first. */
const ATTEMPTS = 10;

/** Under this name the service keeps the latest alone for a device that is off: 32 letters of base64url. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

class Unreachable extends Error {
  override name = 'PushServiceUnreachable';
}

/** Sends to the devices of an account, each by a job of its own. */
export function pushSending(context: Context, { store, told, deliver }: Beside) {
  const { jobs, clock, log } = context;

  jobs.handle(
    push,
    async ({ userId, payload: { subscriptionId, deed, about } }) => {
      const device = await store.find(userId, subscriptionId);
      if (!device) return;
      const tag = tagOf(about);
      const message: PushMessage | undefined =
        deed === 'dismiss' ? { kind: 'dismiss', tag } : await told(userId, about, clock.now());
      if (!message) return;
      const lasts = Math.max(0, about.at + LASTS[about.kind] - clock.now());
      const delivery = await deliver(device, message, { lasts, topic: topicOf(tag) });
      if (delivery === 'unreachable') throw new Unreachable();
      if (delivery === 'gone') await store.remove(userId, subscriptionId);
      if (delivery === 'sent' && clock.now() - (device.last_sent_at ?? 0) > NOTED_EVERY)
        await store.noteSent(userId, subscriptionId, clock.now());
      if (delivery === 'refused') log.warn({ service: new URL(device.endpoint).host }, 'a push service refused a push');
    },
    { attempts: ATTEMPTS },
  );

  const schedule = (userId: string, deed: 'tell' | 'dismiss', about: About, devices: readonly { id: string }[]) =>
    jobs.schedule(
      push,
      ...devices.map(({ id: subscriptionId }) => ({
        userId,
        // What is dealt with takes the place of what was not sent yet.
        key: `${subscriptionId} ${tagOf(about)}`,
        at: clock.now(),
        payload: { subscriptionId, deed, about },
      })),
    );

  return {
    /** Tells every device; within the transaction in which it comes about. */
    tell: async (userId: string, about: About): Promise<void> =>
      schedule(userId, 'tell', about, await store.list(userId)),

    /** Has notices go away that somebody has dealt with. */
    async dismiss(userId: string, all: readonly About[]): Promise<void> {
      if (all.length === 0) return;
      const devices = (await store.list(userId)).filter(({ endpoint }) => mayBeSilent(endpoint));
      for (const about of all) await schedule(userId, 'dismiss', about, devices);
    },
  };
}

export type PushSending = ReturnType<typeof pushSending>;
