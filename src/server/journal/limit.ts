import type { AccountLimit } from '../account-limits/account-limits.ts';

/** What can be taken back, for 90 days. Where an account is full, the oldest makes room: nobody is refused for it. */
export const JOURNAL: AccountLimit<'journal'> = {
  table: 'journal',
  rows: { most: 100_000, full: () => '' },
  texts: { columns: ['before', 'after'], most: 100_000_000, full: () => '' },
};
