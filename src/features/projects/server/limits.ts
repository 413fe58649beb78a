import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { PROJECTS_MAX } from '../rules.ts';
import { texts } from './texts.ts';

export const PROJECTS: AccountLimit = { table: 'projects', rows: { most: PROJECTS_MAX, full: texts.full } };
