import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { texts } from './texts.ts';

export const COLUMNS: AccountLimit = { table: 'kanban_columns', rows: { most: 200, full: texts.full } };
