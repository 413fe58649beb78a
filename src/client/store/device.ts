import { NetworkError } from '#client/lib/http-error.ts';
import { noteDevice } from './device-state.ts';
import { keepAccount } from './kept-account.ts';
import type { RowsOf } from './kept-query.ts';
import type { Refused } from './kept-rows.ts';
import { forgetScreens } from './noted-screen.ts';
import type { Outgoing, Sending, Unsent } from './unsent.ts';

/** Whoever keeps an account on this device. */
interface Keeper {
  rowsOf: RowsOf;
  answer: (path: string) => Promise<unknown>;
  catchUpSoon: (cursor: string | undefined) => Promise<void>;
  send: () => Promise<void>;
  exchange: () => Promise<void>;
  refused: () => Promise<Refused[]>;
  dropRefused: (number: number) => Promise<void>;
  unsaved: () => Promise<Unsent[]>;
  close: () => void;
  erase: () => Promise<void>;
  keepUnsent: (outgoing: readonly Outgoing[]) => Promise<Sending[]>;
  keepShown: (outgoing: readonly Outgoing[]) => Promise<void>;
}

let keeper: Promise<Keeper | undefined> | undefined;

/** Has an account kept on this device from now on; undefined where nobody is signed in any more. What is kept stays. */
export function keepBy(loading: Promise<Keeper | undefined> | undefined): void {
  void keeper?.then((kept) => kept?.close());
  keeper = loading;
}

/** What the device answers to a question of the server's; undefined where it keeps nothing of it. */
export const keptAnswer = <T>(path: string): Promise<T | undefined> =>
  asked(({ answer }) => answer(path) as Promise<T | undefined>);

/** What the device makes of its rows; undefined where it has not all of the account. */
export const madeOfRows = <T>(make: (rowsOf: RowsOf) => Promise<T>): Promise<T | undefined> =>
  asked(({ rowsOf }) => make(rowsOf));

/** What the device makes of its rows in the place of a server that gives no answer; any other failure, as where it keeps none, stays. */
export async function orKept<T>(error: unknown, make: (rowsOf: RowsOf) => Promise<T>): Promise<T> {
  const kept = error instanceof NetworkError ? await madeOfRows(make) : undefined;
  if (kept === undefined) throw error;
  return kept;
}

async function asked<T>(question: (keeper: Keeper) => Promise<T>): Promise<T | undefined> {
  try {
    const kept = await keeper;
    return kept && (await question(kept));
  } catch (error) {
    console.debug('device', error);
    return undefined;
  }
}

/** Milliseconds for which a change waits for the part that would keep it: where the network ended before that came, it never may. */
const COMING = 1000;
/**
 * Milliseconds for which it waits to be kept. Safari puts a page that is left aside with what it asks of the database, and the next page waits
 * until somebody comes back to that one. What is kept later all the same goes out once more under its key, and changes nothing then.
 */
const KEEPING = 3000;

const within = <T>(milliseconds: number, promise: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))]);

/** Keeps changes until the server has them, `late` however long what keeps them takes to come; undefined where this device cannot. */
export async function keepUnsent(outgoing: readonly Outgoing[], late?: boolean): Promise<Sending[] | undefined> {
  const keep = () => asked((kept) => kept.keepUnsent(outgoing).catch(noteUnkept));
  if (late) return keep();
  forgetScreens();
  return (await within(COMING, keeper)) && within(KEEPING, keep());
}

/** A full disk, or a browser that keeps nothing: known until something is kept again. */
function noteUnkept(error: unknown): never {
  if (error instanceof DOMException) noteDevice({ keeps: false });
  throw error;
}

/** Keeps changes likewise, all or none, and shows each as its slice does. Rejects where this device cannot. */
export async function keepShown(outgoing: readonly Outgoing[]): Promise<void> {
  forgetScreens();
  const kept = await keeper;
  if (!kept) throw new Error('This device keeps nothing');
  await kept.keepShown(outgoing).catch(noteUnkept);
}

/** Tells that the account was written to; `cursor`, where it is known, is how far the feed goes by now. */
export function feedMoved(cursor?: string): void {
  void asked((kept) => kept.catchUpSoon(cursor));
}

/** Milliseconds for which somebody waits until what was said before is sent. */
const SENDING = 5000;

/** Sends now what the server has not heard, also of pages that are gone; what does not get through stays. */
export async function sendNow(): Promise<void> {
  await within(
    SENDING,
    asked((kept) => kept.send()),
  );
}

/** Sends now what the server has not heard, and reads what this device has not. */
export async function exchangeNow(): Promise<void> {
  await asked((kept) => kept.exchange());
}

/** Changes that the server refused when nobody was there to hear it. */
export const refusedChanges = async (): Promise<Refused[]> => (await asked((kept) => kept.refused())) ?? [];

/** Gives a refused change up. */
export async function dropRefused(number: number): Promise<void> {
  await asked((kept) => kept.dropRefused(number));
}

/** Changes of the account that are nowhere but here. */
export const unsavedChanges = async (): Promise<Unsent[]> => (await asked((kept) => kept.unsaved())) ?? [];

/** Removes from this device what it keeps of an account whose owner leaves on purpose. */
export async function eraseKept(): Promise<void> {
  await keepAccount(null);
  forgetScreens();
  await asked((kept) => kept.erase());
}
