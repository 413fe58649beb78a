import { request } from '#client/lib/call.ts';
import { HttpError } from '#client/lib/http-error.ts';
import { deviceState } from '#client/store/device-state.ts';

/** Milliseconds in which a server that was away shows that it is back. */
const SHOWS = 3000;

/** Whether the server is away, so that the device has to answer: asked anew where the last call got no answer. */
export async function isAway(): Promise<boolean> {
  if (!navigator.onLine) return true;
  if (deviceState().reached) return false;
  try {
    await request('GET', '/api/health/live', { signal: AbortSignal.timeout(SHOWS) });
    return false;
  } catch (error) {
    return !(error instanceof HttpError);
  }
}

/** The part that answers in the place of the server. */
export const here = () => import('./say-here.ts');

/** Has the device be ready to answer, where it may have to. */
export async function prepareHere(): Promise<void> {
  try {
    if (await isAway()) (await here()).prepareReader();
  } catch (error) {
    console.debug('assistant', error);
  }
}
