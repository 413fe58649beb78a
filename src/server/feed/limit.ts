import type { AccountLimit } from '../account-limits/account-limits.ts';
import { texts } from './texts.ts';

/** What is left of deleted things, for 90 days. */
export const TOMBSTONES: AccountLimit = { table: 'tombstones', rows: { most: 200_000, full: () => texts.tooManyGone } };
