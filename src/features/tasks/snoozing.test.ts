import { expect, it } from 'vitest';
import { withSnoozed } from './snoozing.ts';

it('leaves the other reminders as they are', () => {
  const [one, other] = [
    { id: 'a', beforeMinutes: 5 },
    { id: 'b', at: '2026-11-21T18:00' },
  ];
  const until = Date.UTC(2026, 10, 21);
  expect(withSnoozed([one!, other!] as never, 'a', until)).toEqual([
    { ...one, snoozedUntil: '2026-11-21T00:00:00.000Z' },
    other,
  ]);
});
