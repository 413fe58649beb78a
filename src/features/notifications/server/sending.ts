import { createHash } from 'node:crypto';
import type { Settings } from '#features/settings/contract.ts';
import type { Context } from '#server/context.ts';
import type { NewJob, Order } from '#server/jobs/kinds.ts';
import { TOGETHER } from '#server/jobs/pace.ts';
import type { Owned } from '#server/owned.ts';
import { writtenTogether } from '#server/written-together.ts';
import { MINUTE } from '#shared/day.ts';
import type { PushMessage } from '../push.ts';
import { mayBeSilent } from '../push-services.ts';
import type { Deliver } from './delivery.ts';
import { type About, type Push, push } from './jobs.ts';
import type { PushStore, SubscriptionRow } from './store.ts';
import { LASTS, type Telling, tagOf } from './telling.ts';

interface Beside {
  store: Pick<PushStore, 'list' | 'listOf' | 'named' | 'remove' | 'noteSent'>;
  told: Telling;
  deliver: Deliver;
}

/** Milliseconds for which it is true enough when a device was last reached: of many notices in a minute not each is a write. */
const NOTED_EVERY = MINUTE;

/** Milliseconds for which what was read for many is as good as read anew. */
const BELIEVED = 1000;

/** Attempts until a push service is given up, an hour and a half after the first. */
const ATTEMPTS = 10;

/** Under this name the service keeps the latest alone for a device that is off: 32 letters of base64url. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Something that somebody is to be told, and by what settings. */
export interface ToTell {
  userId: string;
  about: About;
  own: Settings;
}

type PushOrder = Pick<Order<Push>, 'userId' | 'payload'>;

class Unreachable extends Error {
  override name = 'PushServiceUnreachable';
}

/** Sends to the devices of an account, each by a job of its own. */
export function pushSending(context: Context, { store, told, deliver }: Beside) {
  const { jobs, clock, database, log } = context;

  const noteSent = writtenTogether<Owned>((names) => store.noteSent(names, clock.now()));

  const devicesOf = async (orders: readonly PushOrder[]) => {
    const rows = await store.named(orders.map(({ userId, payload }) => ({ userId, id: payload.subscriptionId })));
    return new Map(rows.map((device) => [`${device.user_id} ${device.id}`, device]));
  };
  const noticesOf = (orders: readonly PushOrder[]) =>
    told(orders.flatMap(({ userId, payload: { deed, about } }) => (deed === 'tell' ? { userId, about } : [])));

  async function send(device: SubscriptionRow, about: About, message: PushMessage): Promise<void> {
    const name = { userId: device.user_id, id: device.id };
    const lasts = Math.max(0, about.at + LASTS[about.kind] - clock.now());
    const delivery = await deliver(device, message, { lasts, topic: topicOf(tagOf(about)) });
    if (delivery === 'unreachable') throw new Unreachable();
    if (delivery === 'gone') await store.remove(name.userId, name.id);
    if (delivery === 'sent' && clock.now() - (device.last_sent_at ?? 0) > NOTED_EVERY) await noteSent(name);
    if (delivery === 'refused') log.warn({ service: new URL(device.endpoint).host }, 'a push service refused a push');
  }

  jobs.handleTogether(
    push,
    // Twice as many are on their way at most.
    TOGETHER[database.engine],
    async ({ orders }) => {
      const readAt = clock.elapsed();
      const [devices, noticeOf] = [await devicesOf(orders), await noticesOf(orders)];
      const before = new Map<SubscriptionRow, Promise<unknown>>();
      return (order) => {
        const { userId, payload, signal } = order;
        const { subscriptionId, deed, about } = payload;
        const device = devices.get(`${userId} ${subscriptionId}`);
        if (!device) return Promise.resolve();
        // A device hears one after another, in their order.
        const sent = (before.get(device) ?? Promise.resolve()).then(async () => {
          signal.throwIfAborted();
          const known = clock.elapsed() - readAt < BELIEVED ? noticeOf : await noticesOf([order]);
          const message: PushMessage | undefined =
            deed === 'dismiss' ? { kind: 'dismiss', tag: tagOf(about) } : await known(userId, about, clock.now());
          if (message) await send(device, about, message);
        });
        before.set(
          device,
          sent.catch(() => {}),
        );
        return sent;
      };
    },
    { attempts: ATTEMPTS },
  );

  const pushesOf = (
    userId: string,
    deed: 'tell' | 'dismiss',
    about: About,
    devices: readonly { id: string }[],
  ): NewJob<Push>[] =>
    devices.map(({ id: subscriptionId }) => ({
      userId,
      // What is dealt with takes the place of what was not sent yet.
      key: `${subscriptionId} ${tagOf(about)}`,
      at: clock.now(),
      payload: { subscriptionId, deed, about },
    }));

  return {
    /** Tells every device of whom something is to be told; within the transaction in which it comes about. */
    async tell(all: readonly ToTell[]): Promise<void> {
      if (all.length === 0) return;
      const devices = Map.groupBy(
        await store.listOf([...new Set(all.map(({ userId }) => userId))]),
        ({ user_id }) => user_id,
      );
      await jobs.schedule(
        push,
        ...all.flatMap(({ userId, about }) => pushesOf(userId, 'tell', about, devices.get(userId) ?? [])),
      );
    },

    /** Has notices go away that somebody has dealt with. */
    async dismiss(userId: string, all: readonly About[]): Promise<void> {
      if (all.length === 0) return;
      const devices = (await store.list(userId)).filter(({ endpoint }) => mayBeSilent(endpoint));
      await jobs.schedule(push, ...all.flatMap((about) => pushesOf(userId, 'dismiss', about, devices)));
    },
  };
}

export type PushSending = ReturnType<typeof pushSending>;
