import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { DEVICES_MAX } from '../rules.ts';
import { texts } from '../texts.ts';

export const SUBSCRIPTIONS: AccountLimit = {
  table: 'push_subscriptions',
  rows: { most: DEVICES_MAX, full: texts.push.full },
};
