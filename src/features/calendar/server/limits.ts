import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { limitTexts } from '#server/account-limits/texts.ts';
import { SOURCES_MOST } from '../rules.ts';
import { texts } from '../texts.ts';

export const SOURCES: AccountLimit = {
  table: 'calendar_sources',
  rows: { most: SOURCES_MOST, full: limitTexts.rows(texts.source.forms, texts.source.tooMany) },
};
