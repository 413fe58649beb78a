import { z } from 'zod';
import { endpoint, instant } from '#shared/endpoint.ts';
import { text } from '#shared/russian/text-field.ts';
import { DEVICE_NAME_MAX, ENDPOINT_MAX } from './rules.ts';
import { texts } from './texts.ts';

const { push } = texts;

const subscription = z
  .object({
    id: z.string(),
    deviceName: z.string(),
    createdAt: instant,
    lastSentAt: instant.nullable().meta({ description: 'When its push service last took something for it.' }),
    current: z.boolean().meta({ description: 'It is the one of the session that asks.' }),
  })
  .meta({ id: 'PushSubscription' });
export type Subscription = z.output<typeof subscription>;

/** A point of P-256, not compressed: 65 bytes, the first of them 4. */
const publicKey = z.string(push.invalid).regex(/^B[\w-]{86}$/, push.invalid);
const secret = z.string(push.invalid).regex(/^[\w-]{22}$/, push.invalid);

/** What `PushSubscription.toJSON` of the browser answers, and what the device is called. */
const saidSubscription = z.object({
  endpoint: z.string(push.invalid).max(ENDPOINT_MAX, push.invalid),
  keys: z.object({ p256dh: publicKey, auth: secret }, push.invalid),
  deviceName: text({ min: push.nameRequired, max: DEVICE_NAME_MAX }),
});
export type SaidSubscription = z.output<typeof saidSubscription>;

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  summary: 'The key by which browsers subscribe (VAPID, base64url)',
  reply: z.object({ key: z.string() }),
});
export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/push/subscriptions',
  summary: 'Devices that are sent notices, the latest first',
  reply: z.array(subscription),
});
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Have notices sent to this device, until its session ends; again for the same address, it is changed',
  body: saidSubscription,
  reply: subscription,
  status: 201,
  statusAgain: 200,
  errors: [409],
  unkeyed: true,
});
export const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/push/subscriptions/:id',
  summary: 'Send that device nothing more',
  status: 204,
  unkeyed: true,
});
export const testSubscription = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions/:id/test',
  summary: 'Send that device a notice now',
  reply: z.object({
    sent: z.enum(['sent', 'gone', 'refused', 'unreachable']).meta({
      description: 'Whether the push service took it; `gone`: the device has unsubscribed, and is forgotten.',
    }),
  }),
  errors: [429],
  unkeyed: true,
});
