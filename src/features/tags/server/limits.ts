import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { texts } from './texts.ts';

export const TAGS: AccountLimit = { table: 'tags', rows: { most: 1000, full: texts.full } };
