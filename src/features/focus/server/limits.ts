import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { texts } from './texts.ts';

export const SESSIONS: AccountLimit = { table: 'focus_sessions', rows: { most: 100_000, full: texts.full } };
