import { request } from '#client/lib/call.ts';
import { clientId } from '#client/lib/client-id.ts';
import { isUnauthorized, NetworkError } from '#client/lib/http-error.ts';
import { serverTime } from '#client/lib/server-clock.ts';
import { keepUnsent } from './device.ts';
import { noteInHaste } from './hasty-notes.ts';
import type { Outgoing, Sending, Sent } from './unsent.ts';

/** A change with the time at which it was made. */
type Dated = Outgoing & { at: number };

async function answerTo({ method, path, body, key, entry, at }: Dated): Promise<unknown> {
  const act = entry !== undefined && { act: entry };
  const answer = await request(method, path, { body, idempotencyKey: key, ...act, changedAt: at });
  return answer.status === 204 ? null : answer.json();
}

/**
 * Sends changes that the device cannot keep yet, as any calls, each once its `first` is asked for. Where one does not get through, it is
 * kept with those behind it as soon as the device can.
 * @param over told once all are answered or kept, or one is refused
 */
function directly(changes: readonly Dated[], over: () => void): Sending[] {
  const lasts = changes.map(() => Promise.withResolvers<unknown>());
  for (const { promise } of lasts) promise.catch(() => undefined);
  const send = async (index: number): Promise<Sent> => {
    const last = lasts[index]!;
    try {
      const body = await answerTo(changes[index]!);
      last.resolve(body);
      if (!changes[index + 1]) over();
      return { body };
    } catch (error) {
      const kept =
        (error instanceof NetworkError || isUnauthorized(error)) && (await keepUnsent(changes.slice(index), true));
      over();
      if (!kept) {
        last.reject(error);
        throw error;
      }
      for (const [place, sending] of kept.entries()) lasts[index + place]!.resolve(sending.last);
      return kept[0]!.first();
    }
  };
  return lasts.map(({ promise }, index) => ({ first: () => send(index), last: promise }));
}

/**
 * Keeps changes on this device before anything shows them as done; from then on they reach the server, whatever becomes of this
 * page. Where the device cannot keep them in time they are sent as they are, once `first` is asked for.
 */
export async function writeDown(outgoing: readonly Outgoing[]): Promise<Sending[]> {
  const at = serverTime();
  const changes = outgoing.map((each) => ({ ...each, at, by: clientId }));
  const forget = noteInHaste(changes);
  const kept = await keepUnsent(changes);
  if (!kept) return directly(changes, forget);
  forget();
  return kept;
}
