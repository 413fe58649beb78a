import { type Day, daysBetween } from '#shared/day.ts';

/** What a browser remembers of how it is used. */
export interface Use {
  /** On how many days. */
  days: number;
  last: Day | null;
  /** When installing was offered last. */
  offered: Day | null;
}

export const UNUSED: Use = { days: 0, last: null, offered: null };

const FROM_DAY = 3;
const PAUSE_DAYS = 30;

export const usedOn = (use: Use, today: Day): Use =>
  use.last === today ? use : { ...use, days: use.days + 1, last: today };

/** Whether somebody knows the product well enough to be asked, and was not asked lately. */
export const mayOffer = ({ days, offered }: Use, today: Day): boolean =>
  days >= FROM_DAY && (offered === null || daysBetween(offered, today) >= PAUSE_DAYS);
