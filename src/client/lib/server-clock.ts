/** Headers tell whole seconds. */
const SECOND = 1000;

let ahead = 0;

/**
 * By how much another clock is ahead, of which an answer told the second: what the line took says nothing of it, so it is none
 * unless it must be.
 */
export function aheadBy(told: number, sentAt: number, heardAt: number): number {
  const [least, most] = [told - heardAt, told + SECOND - sentAt];
  return least > 0 ? least : Math.min(most, 0);
}

/** Hears by an answer's `Date` what time it is on the server. */
export function hearServerTime(date: string | null, sentAt: number): void {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = aheadBy(told, sentAt, Date.now());
}

/** Now, epoch milliseconds, by the server's clock as far as it is known. */
export const serverTime = (): number => Date.now() + ahead;
