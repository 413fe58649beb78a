import { byAccount, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { getPushKey, listSubscriptions, subscribe, testSubscription, unsubscribe } from '../contract.ts';
import type { NotificationService } from './service.ts';

export function notificationRoutes(serve: Serve, { key, subscriptions }: NotificationService, limits: Limits): void {
  serve(getPushKey, async () => ({ key: await key() }));
  serve(listSubscriptions, ({ actor }) => subscriptions.list(actor));
  serve(subscribe, ({ actor, body, again }) => subscriptions.add(actor, body, again));
  serve(unsubscribe, ({ actor, params }) => subscriptions.remove(actor.userId, params.id));
  serve(testSubscription, async ({ actor, params }) => ({ sent: await subscriptions.test(actor.userId, params.id) }), {
    limits: [limits({ attempts: 20, minutes: 15, keyOf: byAccount })],
  });
}
