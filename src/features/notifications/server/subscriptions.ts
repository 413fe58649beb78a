import type { Context } from '#server/context.ts';
import type { Guarded } from '#server/http/session.ts';
import { newId } from '#server/id.ts';
import { badRequest, notFound } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import type { SaidSubscription, Subscription } from '../contract.ts';
import type { PushMessage } from '../push.ts';
import { mayPushTo } from '../push-services.ts';
import { texts } from '../texts.ts';
import type { Deliver, Delivery } from './delivery.ts';
import type { PushStore, SubscriptionRow } from './store.ts';

/** Devices that are sent notices. */
export function subscriptionService(context: Context, store: PushStore, deliver: Deliver) {
  const { database, clock, config } = context;
  const isoOf = (instant: number) => new Date(instant).toISOString();
  const toSubscription = (row: SubscriptionRow, sessionId: string): Subscription => ({
    id: row.id,
    deviceName: row.device_name,
    createdAt: isoOf(row.created_at),
    lastSentAt: row.last_sent_at === null ? null : isoOf(row.last_sent_at),
    current: row.session_id === sessionId,
  });

  return {
    list: async ({ userId, session }: Guarded): Promise<Subscription[]> =>
      (await store.list(userId)).map((row) => toSubscription(row, session.id)),

    /** Whose services carry what is sent to an account's devices. */
    async services(userId: string): Promise<{ host: string }[]> {
      const hosts = (await store.list(userId)).map(({ endpoint }) => new URL(endpoint).host);
      return [...new Set(hosts)].sort().map((host) => ({ host }));
    },

    /** @throws AppError 400 for an address that is no push service's; 409 where the account has as many devices as it may */
    async add({ userId, session }: Guarded, said: SaidSubscription, again: () => void): Promise<Subscription> {
      const { endpoint, keys, deviceName } = said;
      if (!mayPushTo(endpoint, config.pushOrigins)) throw badRequest(texts.push.service, 'endpoint');
      return database.transaction(async () => {
        const known = await store.at(userId, endpoint);
        const row: SubscriptionRow = {
          user_id: userId,
          id: known?.id ?? newId(),
          session_id: session.id,
          endpoint,
          p256dh: keys.p256dh,
          auth: keys.auth,
          device_name: deviceName,
          created_at: known?.created_at ?? clock.now(),
          last_sent_at: known?.last_sent_at ?? null,
        };
        await store.letGo(row);
        if (known) {
          await store.change(row);
          again();
        } else await store.add(row);
        return toSubscription(row, session.id);
      });
    },

    /** @throws AppError 404 for a device that there is not, or somebody else's */
    async remove(userId: string, id: string): Promise<void> {
      if (!(await store.remove(userId, id))) throw notFound(texts.push.missing);
    },

    /** @throws AppError 404 for a device that there is not, or somebody else's */
    async test(userId: string, id: string): Promise<Delivery> {
      const row = await store.find(userId, id);
      if (!row) throw notFound(texts.push.missing);
      const [title, body] = texts.push.test;
      const at = clock.now();
      const said: PushMessage = { kind: 'test', id, title, body, url: paths.home, actions: [], tag: 'test', at };
      const delivery = await deliver(row, said, { lasts: 60_000 });
      if (delivery === 'gone') await store.remove(userId, id);
      if (delivery === 'sent') await store.noteSent([{ userId, id }], at);
      return delivery;
    },
  };
}
