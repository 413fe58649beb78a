import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { networkOf } from '#server/http/network.ts';
import type { Whence } from '#server/http/session.ts';
import { keyFor } from '#server/sealing.ts';
import { ticket } from '../../server/ticket.ts';
import { guessingStore } from './store.ts';

/** Days for which a device is known after it was last used; browsers keep no cookie longer. */
export const KNOWN_DAYS = 400;
/** Of a device's name, which is not to be guessed even by who could seal one. */
const NAME_BYTES = 16;
/** Devices of one account that are known at a time, and networks. */
const PLACES_MAX = 50;

/**
 * Devices on which an account has signed in before: a cookie names the browser, a row of the database the account. It is
 * no session and lets nobody in; it keeps strangers from locking the owner out.
 */
export function knownDevices(context: Pick<Context, 'config' | 'clock' | 'database'>) {
  const { config, clock } = context;
  const store = guessingStore(context);
  const cookie = ticket<{ device: string }>(context, 'device', {
    minutes: KNOWN_DAYS * 24 * 60,
    hasForerunner: true,
  });
  const hashKey = keyFor(config.secret, 'guesses');
  const hashOf = (text: string) => createHmac('sha256', hashKey).update(text).digest('base64url');

  const whence = (request: FastifyRequest): Whence => ({
    network: networkOf(request.ip),
    device: cookie.read(request)?.value.device ?? null,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500),
  });

  const knows = (userId: string, { device, network }: Whence) =>
    store.knows(userId, { device, network: hashOf(network) });

  /** Notes that the account is signed in on this device, and has the browser keep its name. */
  async function remember(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const { device: named, network } = whence(request);
    const device = named ?? randomBytes(NAME_BYTES).toString('base64url');
    await store.remember(userId, 'device', device, clock.now(), PLACES_MAX);
    await store.remember(userId, 'network', hashOf(network), clock.now(), PLACES_MAX);
    cookie.give(request, reply, { device });
  }

  return {
    whence,
    /** What stands for a text in the database, where only its equality matters. */
    hashOf,

    /** Whether the account has signed in on the device, and whether from the network. */
    knows,
    remember,

    /**
     * Keeps a device known that goes on being used. A session alone makes none of one that is unknown, or whoever stole it
     * would come to be trusted; but for the first, in an account that is older than the known devices are.
     */
    async renew(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
      const { device } = await knows(userId, whence(request));
      if (device || !(await store.hasDevices(userId))) await remember(request, reply, userId);
    },

    /** Forgets the account's devices and networks, but for those of who asks. */
    forget: (userId: string, except?: Whence): Promise<void> =>
      store.forgetPlaces(userId, except ? { device: except.device, network: hashOf(except.network) } : {}),
  };
}
