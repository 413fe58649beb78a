import { request } from 'node:https';
import type { Context } from '#server/context.ts';
import { wayOut } from '#server/outward/way-out.ts';
import { HOUR } from '#shared/day.ts';
import type { PushMessage } from '../push.ts';
import { mayPushTo } from '../push-services.ts';
import type { PushKeys, SubscriptionRow } from './store.ts';

/** What became of a push: its service took it, knows the device no more, does not want it, or cannot be had for now. */
export type Delivery = 'sent' | 'gone' | 'refused' | 'unreachable';

/** Milliseconds for a whole answer. */
const WITHIN = 10_000;
/** Whom a push service may write to where the operator has named no address. */
const NOBODY = 'mailto:nobody@example.org';

/** A service in trouble is asked again; one that says that something is wrong with what it was told is not. */
function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'unreachable' : 'refused';
}

/** Hands pushes to the services of browsers: encrypted for the device, signed by this product. */
export function pushDelivery({ config }: Pick<Context, 'config'>, keys: () => Promise<PushKeys>) {
  const { pushOrigins, publicOrigin, securityContact } = config;
  const subject = securityContact ?? (publicOrigin?.startsWith('https:') ? publicOrigin : NOBODY);

  /** @param lasts milliseconds for which its service keeps it for a device that is off */
  return async function deliver(
    { endpoint, p256dh, auth }: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
    { lasts = 12 * HOUR, topic }: { lasts?: number; topic?: string } = {},
  ): Promise<Delivery> {
    // What was allowed when it was kept may not be any more.
    const way = wayOut(endpoint, pushOrigins);
    if (!way || !mayPushTo(endpoint, pushOrigins)) return 'refused';
    const { generateRequestDetails } = (await import('web-push')).default;
    const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...(await keys()) },
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      TTL: Math.max(0, Math.round(lasts / 1000)),
      ...(topic !== undefined && { topic }),
    });
    return new Promise((resolve) => {
      const asked = request(
        endpoint,
        {
          method: 'POST',
          headers: details.headers as Record<string, string>,
          signal: AbortSignal.timeout(WITHIN),
          ...way,
        },
        (answer) => {
          answer.resume();
          resolve(deliveryOf(answer.statusCode!));
        },
      );
      asked.on('error', () => resolve('unreachable'));
      asked.end(details.body);
    });
  };
}

export type Deliver = ReturnType<typeof pushDelivery>;
