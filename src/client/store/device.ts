import { NetworkError } from '#client/lib/http-error.ts';
import { keepAccount } from './kept-account.ts';
import type { RowsOf } from './kept-query.ts';

/** Whoever keeps an account on this device. */
interface Keeper {
  rowsOf: RowsOf;
  answer: (path: string) => Promise<unknown>;
  catchUpSoon: (cursor: string | undefined) => Promise<void>;
  catchUp: () => Promise<void>;
  close: () => void;
  erase: () => Promise<void>;
}

let keeper: Promise<Keeper> | undefined;

/** Has an account kept on this device from now on; undefined where nobody is signed in any more. What is kept stays. */
export function keepBy(loading: Promise<Keeper> | undefined): void {
  keeper?.then((kept) => kept.close()).catch(() => undefined);
  keeper = loading;
}

/** What the device answers to a question of the server's; undefined where it keeps nothing of it. */
export const keptAnswer = <T>(path: string): Promise<T | undefined> =>
  asked(({ answer }) => answer(path) as Promise<T | undefined>);

/** What the device makes of its rows in the place of a server that gives no answer; any other failure, as where it keeps none, stays. */
export async function orKept<T>(error: unknown, answer: (rowsOf: RowsOf) => Promise<T>): Promise<T> {
  const kept = error instanceof NetworkError ? await asked(({ rowsOf }) => answer(rowsOf)) : undefined;
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

/** Tells that the account was written to; `cursor`, where it is known, is how far the feed goes by now. */
export function feedMoved(cursor?: string): void {
  keeper?.then((kept) => kept.catchUpSoon(cursor)).catch(() => undefined);
}

/** Reads now what the server has that this device has not. */
export async function exchangeNow(): Promise<void> {
  await asked((kept) => kept.catchUp());
}

/** Removes from this device what it keeps of an account whose owner leaves on purpose. */
export async function eraseKept(): Promise<void> {
  keepAccount(null);
  await asked((kept) => kept.erase());
}
