import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, timeOf } from '#shared/day.ts';
import { heardFrom, toldTo } from './caller.ts';
import { agrees, deadlineOf } from './deadline.ts';

const zones = fc.constantFrom('Europe/Moscow', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC');
const days = fc.integer({ min: 1, max: 36_000 }).map((count) => addDays('2000-01-01', count));

it('a day is the same to whoever asks from anywhere, and comes back as it was told', () => {
  fc.assert(
    fc.property(days, zones, zones, (dueDay, zone, callerZone) => {
      const caller = zone === callerZone ? { zone } : { zone, callerZone };
      const kept = deadlineOf({ dueDay }, zone)!;
      const told = toldTo(kept, caller);
      expect(told).toEqual(deadlineOf({ dueDay }, callerZone));
      for (const said of [told, { dueDate: told.dueDate }]) {
        const heard = heardFrom(said, caller);
        expect(agrees(heard, zone)).toBe(true);
        expect(deadlineOf(heard, zone)).toEqual(kept);
      }
    }),
  );
});

it('what says no moment, or says it in the zone of the account, is left as it is', () => {
  const caller = { zone: 'Europe/Moscow', callerZone: 'UTC' };
  const none = { dueDate: null, dueDay: null, dueHasTime: false };
  expect(toldTo(none, caller)).toBe(none);
  const day = { dueDay: '2026-11-21' };
  expect(heardFrom(day, caller)).toBe(day);
  const end = { dueDate: '2026-11-21T23:59:00.000Z' };
  expect(heardFrom(end, { zone: 'Europe/Moscow' })).toBe(end);
  const another = { ...end, dueDay: '2026-11-22' };
  expect(heardFrom(another, caller)).toBe(another);
  expect(heardFrom(end, caller)).toEqual({ dueDate: undefined, dueDay: '2026-11-21' });
});

it('an instant is the same instant, also where it is the last minute of a day to the caller and its day is said', () => {
  const instants = fc.integer({ min: Date.UTC(2001, 0, 1) / 60_000, max: Date.UTC(2099, 0, 1) / 60_000 });
  fc.assert(
    fc.property(instants, zones, zones, (minute, zone, callerZone) => {
      fc.pre(zone !== callerZone);
      const dueDate = new Date(minute * 60_000).toISOString();
      fc.pre(timeOf(Date.parse(dueDate), zone) !== '23:59');
      const caller = { zone, callerZone };
      const kept = deadlineOf({ dueDate }, zone)!;
      expect(toldTo(kept, caller)).toEqual(kept);
      const asDay = deadlineOf({ dueDate }, callerZone)!;
      fc.pre(asDay.dueHasTime || asDay.dueDay !== kept.dueDay);
      expect(deadlineOf(heardFrom(kept, caller), zone)).toEqual(kept);
    }),
  );
});
