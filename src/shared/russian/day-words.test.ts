import { expect, it } from 'vitest';
import { dayWriter, spokenDay } from './day-words.ts';

it.each([
  ['2026-11-21', 'суббота, 21 ноября'],
  ['2027-01-01', 'пятница, 1 января'],
  ['2028-02-29', 'вторник, 29 февраля'],
])('%s is heard as «%s»', (day, heard) => {
  expect(spokenDay(day)).toBe(heard);
});

it('writes a day as it is told, in whatever zone the reader is', () => {
  const zone = process.env.TZ;
  for (const there of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    process.env.TZ = there;
    expect(dayWriter({ day: 'numeric', month: 'short', year: 'numeric' })('2026-11-21')).toBe('21 нояб. 2026 г.');
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
