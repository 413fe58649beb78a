import { request } from '#client/lib/call.ts';
import { clientId } from '#client/lib/client-id.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { keepUnsent } from './device.ts';
import { noteInHaste } from './hasty-notes.ts';
import type { Outgoing, Sending, Sent } from './unsent.ts';

/** Sends a change that the device cannot keep, as any call. */
function directly({ method, path, body, key, entry }: Outgoing, at: number): Sending {
  const last = Promise.withResolvers<unknown>();
  last.promise.catch(() => undefined);
  const first = async (): Promise<Sent> => {
    try {
      const answer = await request(method, path, {
        body,
        idempotencyKey: key,
        ...(entry !== undefined && { act: entry }),
        changedAt: at,
      });
      const said = answer.status === 204 ? null : await answer.json();
      last.resolve(said);
      return { body: said };
    } catch (error) {
      last.reject(error);
      throw error;
    }
  };
  return { first, last: last.promise };
}

/**
 * Keeps changes on this device before anything shows them as done; from then on they reach the server, whatever becomes of this
 * page. Where the device keeps nothing they are sent as they are, once `first` is asked for.
 */
export async function writeDown(outgoing: readonly Outgoing[]): Promise<Sending[]> {
  const at = serverTime();
  const forget = noteInHaste(outgoing.map((each) => ({ ...each, at, by: clientId })));
  try {
    return (await keepUnsent(outgoing)) ?? outgoing.map((each) => directly(each, at));
  } finally {
    forget();
  }
}
