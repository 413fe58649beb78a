import { deviceState } from '#client/store/device-state.ts';
import { toast } from '#client/ui/toast.ts';
import { navigations } from '#shared/paths.ts';
import {
  type HttpError,
  isLimit,
  isOutage,
  isTooMany,
  isUnauthorized,
  NetworkError,
  serverMessage,
} from './http-error.ts';
import { texts } from './texts.ts';
import { toldBy } from './told-failures.ts';

const LOGIN_DELAY = 500;

let leaving = false;

/** Tells why the login page follows and, half a second later, goes there; only the first reason counts. */
export function goToLogin(title: string, description: string): void {
  if (leaving) return;
  leaving = true;
  toast({ title, description, tone: 'danger' });
  setTimeout(() => location.assign(navigations.forcedLogin), LOGIN_DELAY);
}

/** Tells of what may befall any call: an ended session, an absent network. False for every other failure. */
export function tellCommonFailure(error: unknown): boolean {
  if (isUnauthorized(error)) goToLogin(texts.unauthorizedTitle, texts.unauthorizedText);
  else if (error instanceof NetworkError && !leaving) {
    const description = deviceState().keeps === false ? texts.unkeptText : texts.networkText;
    toldBy(toast({ title: texts.networkTitle, description, tone: 'danger' }), error);
  } else return leaving;
  return true;
}

/** Tells of a failed action: in its own words, unless it is the session, the network, the server, a limit or haste. */
export function tellFailure(error: unknown, title: string, description?: string): void {
  if (tellCommonFailure(error)) return;
  const isTold = isOutage(error) || isLimit(error) || isTooMany(error);
  const why = isTold ? (serverMessage(error) ?? withoutWords(error)) : description;
  toldBy(toast({ title, description: why, tone: 'danger' }), error);
}

/** Where not the server but what stands before it refuses. */
const withoutWords = (error: HttpError) =>
  isTooMany(error) && error.retryAfter !== undefined ? texts.tooMany(error.retryAfter) : texts.outageTitle;

/** Tells when to come back, where too much was asked for at once; what was asked for says by itself only that it did not come. */
export function tellTooMany(error: unknown): void {
  if (isTooMany(error)) tellFailure(error, texts.loadFailed);
}
