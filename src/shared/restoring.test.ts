import { expect, it } from 'vitest';
import { RESTORE_DAYS, RESTORE_WINDOW } from './restoring.ts';

it('what was deleted can be restored for thirty days', () => {
  const deleted = Date.parse('2026-11-01T12:00:00Z');
  expect([RESTORE_DAYS, new Date(deleted + RESTORE_WINDOW).toISOString()]).toEqual([30, '2026-12-01T12:00:00.000Z']);
});
