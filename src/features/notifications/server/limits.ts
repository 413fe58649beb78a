import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { limitTexts } from '#server/account-limits/texts.ts';
import { DEVICES_MAX } from '../rules.ts';
import { texts } from '../texts.ts';

export const SUBSCRIPTIONS: AccountLimit = {
  table: 'push_subscriptions',
  rows: { most: DEVICES_MAX, full: limitTexts.rows(texts.push.devices, texts.push.tooMany) },
};
