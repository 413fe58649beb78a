import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { texts } from './texts.ts';

export const CHECK_INS: AccountLimit = { table: 'check_ins', rows: { most: 100_000, full: texts.full } };
