import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountDatabase } from '#client/store/account-database.ts';
import { AccountKeeper } from '#client/store/account-keeper.ts';
import type { FeedChanges } from '#client/store/kept-rows.ts';
import { changes, type FeedKind } from '#features/changes/contract.ts';
import { FRESH_ROWS } from './fresh-rows.ts';

/** Fields of which the device never had a row without them. */
const ALWAYS: Record<FeedKind, string> = {
  tasks: 'id title status rank createdAt updatedAt completedAt',
  columns: 'id name rank',
  projects: 'id name createdAt rank',
  tags: 'id name createdAt',
  habits: 'id name createdAt rank createdOn startedOn isActive pauses',
  habitEntries: 'id habitId date completed skipped note',
  focusSessions:
    'id taskId taskTitle startTime endTime durationMinutes isUnlimited status actualDurationMinutes localDate',
  settings: 'id',
};
const KEEPING = {
  queries: [],
  remembered: [],
  fresh: FRESH_ROWS,
  shows: new Map(),
  looks: [],
  loadFindOverruled: async () => () => undefined,
  loadGivesBack: async () => () => [],
};
const KINDS = Object.keys(changes.shape) as FeedKind[];

describe.each(KINDS)('rows of %s that were kept before a field came', (kind) => {
  afterEach(() => vi.unstubAllGlobals());

  it('are known to lack nothing else', () => {
    const fields = Object.keys(changes.shape[kind].shape.rows.element.shape);
    const known = [...ALWAYS[kind].split(' '), ...Object.keys(FRESH_ROWS[kind])];
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  });

  it('are shown with it', async () => {
    for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
    const database = new AccountDatabase(kind);
    await database.keepPage(undefined, 'cursor', { [kind]: { rows: [{ id: 'a' }], gone: [] } } satisfies FeedChanges);
    await database.noteRead(1);
    const keeper = new AccountKeeper({ ...KEEPING, account: { id: kind }, client: new QueryClient() });
    expect(await keeper.rowsOf(kind)).toEqual([{ ...FRESH_ROWS[kind], id: 'a' }]);
    keeper.close();
  });
});
