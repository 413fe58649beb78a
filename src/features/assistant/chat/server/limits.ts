import type { AccountLimit } from '#server/account-limits/account-limits.ts';
import { texts } from './texts.ts';

/** How many they are, the history's length decides. */
export const MESSAGES: AccountLimit<'chat_messages'> = {
  table: 'chat_messages',
  texts: { columns: ['content', 'metadata'], most: 100_000_000, full: texts.messagesFull },
};
