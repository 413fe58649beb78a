import { Agent, request } from 'node:https';
import { type InTurn, limitConcurrency } from '#server/concurrency-limit.ts';
import type { Context } from '#server/context.ts';
import { restWhenLong } from '#server/event-loop.ts';
import { wayOut } from '#server/outward/way-out.ts';
import { HOUR } from '#shared/day.ts';
import type { PushMessage } from '../push.ts';
import { mayPushTo } from '../push-services.ts';
import { watchSilence } from './silence.ts';
import type { PushKeys, SubscriptionRow } from './store.ts';

/** What became of a push: its service took it, knows the device no more, does not want it, or cannot be had for now. */
export type Delivery = 'sent' | 'gone' | 'refused' | 'unreachable';

/** Milliseconds for a whole answer. */
const WITHIN = 10_000;
/** For which a signature is taken again, of the half a day for which services believe it. */
const SIGNED_FOR = HOUR;
const VALID_FOR = 12 * HOUR;
/** Connections to one service, and milliseconds for which one that is not used is kept. */
const CONNECTIONS = 32;
const IDLE = 5000;
/** Whom a push service may write to where the operator has named no address. */
const NOBODY = 'mailto:nobody@example.org';

/** A service in trouble is asked again; one that says that something is wrong with what it was told is not. */
function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'unreachable' : 'refused';
}

/** Hands pushes to the services of browsers: encrypted for the device, signed by this product. */
export function pushDelivery({ config, clock }: Pick<Context, 'config' | 'clock'>, keys: () => Promise<PushKeys>) {
  const { pushOrigins, publicOrigin, securityContact } = config;
  const subject = securityContact ?? (publicOrigin?.startsWith('https:') ? publicOrigin : NOBODY);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS, timeout: IDLE });
  const silence = watchSilence(clock);
  /** Of each service: what waits for a connection is asked in a slice of its own, not by the answer that lets one go. */
  const connections = new Map<string, InTurn>();
  const signed = new Map<string, { authorization: string; at: number }>();

  /** By what a service knows that it is us: the same for all that it is handed for a while. */
  async function authorization(origin: string): Promise<string> {
    const known = signed.get(origin);
    const now = clock.now();
    if (known && now >= known.at && now - known.at < SIGNED_FOR) return known.authorization;
    const { getVapidHeaders } = (await import('web-push')).default;
    const { publicKey, privateKey } = await keys();
    const until = Math.floor((now + VALID_FOR) / 1000);
    const { Authorization } = getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', until);
    signed.set(origin, { authorization: Authorization, at: now });
    return Authorization;
  }

  /** @param lasts milliseconds for which its service keeps it for a device that is off */
  return async function deliver(
    { endpoint, p256dh, auth }: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
    { lasts = 12 * HOUR, topic }: { lasts?: number; topic?: string } = {},
  ): Promise<Delivery> {
    // What was allowed when it was kept may not be any more.
    const way = wayOut(endpoint, pushOrigins);
    if (!way || !mayPushTo(endpoint, pushOrigins)) return 'refused';
    const { origin } = new URL(endpoint);
    // Of many that come in one minute each is encrypted: whoever else calls is served between them.
    await restWhenLong();
    const { generateRequestDetails } = (await import('web-push')).default;
    const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      headers: { Authorization: await authorization(origin) },
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      TTL: Math.max(0, Math.round(lasts / 1000)),
      ...(topic !== undefined && { topic }),
    });
    const heard = silence.begin(origin);
    if (!heard) return 'unreachable';
    const late = performance.now() + WITHIN;
    const inTurn = connections.get(origin) ?? limitConcurrency(CONNECTIONS);
    connections.set(origin, inTurn);
    return inTurn(async () => {
      await restWhenLong();
      return new Promise<Delivery>((resolve) => {
        const asked = request(
          endpoint,
          { method: 'POST', headers: details.headers as Record<string, string>, agent, ...way },
          (answer) => {
            answer.resume();
            heard(true);
            resolve(deliveryOf(answer.statusCode!));
          },
        );
        // A signal of its own for each would cost as much as an answer once its time is over, also where that came long ago.
        const giveUp = () => asked.destroy(new Error('no answer in time'));
        const timer = setTimeout(giveUp, Math.max(0, late - performance.now())).unref();
        asked.on('close', () => clearTimeout(timer));
        asked.on('error', () => {
          heard(false);
          resolve('unreachable');
        });
        asked.end(details.body);
      });
    });
  };
}

export type Deliver = ReturnType<typeof pushDelivery>;
