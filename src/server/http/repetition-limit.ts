import type { AccountLimit } from '../account-limits/account-limits.ts';
import { texts } from './texts.ts';

/** What repetitions are recognised by, for 90 days. */
export const REPETITIONS: AccountLimit<'idempotent_replies'> = {
  table: 'idempotent_replies',
  rows: { most: 100_000, full: () => texts.tooManyChanges },
  texts: { columns: ['reply'], most: 100_000_000, full: () => texts.tooManyChanges },
};
