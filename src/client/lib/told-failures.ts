import { dismissToast } from '#client/ui/toast.ts';
import { NetworkError } from './http-error.ts';

/** Which call an error is of. */
const calls = new WeakMap<object, string>();
/** The toast that tells of the failure of a call, or of the network. */
const told = new Map<string, number>();

const NETWORK = 'network';

/** Notes of which call an error is; answers the error. */
export function failedIn<E>(call: string, error: E): E {
  if (error instanceof Error) calls.set(error, call);
  return error;
}

/** A toast tells of that error: it goes once the same call succeeds, or any call where there was no network. */
export function toldBy(toast: number, error: unknown): void {
  if (error instanceof NetworkError) told.set(NETWORK, toast);
  else if (error instanceof Error && calls.has(error)) told.set(calls.get(error)!, toast);
}

/** A call succeeded: what was told of its failure is over. */
export function succeeded(call: string): void {
  for (const over of [call, NETWORK]) {
    const toast = told.get(over);
    if (toast === undefined) continue;
    told.delete(over);
    dismissToast(toast);
  }
}
