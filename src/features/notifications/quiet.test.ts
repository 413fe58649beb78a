import { describe, expect, it } from 'vitest';
import { instantOf } from '#shared/day.ts';
import { quietAt } from './quiet.ts';

const zone = 'Europe/Moscow';
const at = (day: string, time: string) => instantOf(`2026-11-${day}`, time, zone);

describe('quiet hours', () => {
  it.each([
    ['over midnight', '23:00', '07:00', '21', '22:59', null],
    ['over midnight', '23:00', '07:00', '21', '23:00', ['21', '22']],
    ['over midnight', '23:00', '07:00', '22', '00:00', ['21', '22']],
    ['over midnight', '23:00', '07:00', '22', '06:59', ['21', '22']],
    ['over midnight', '23:00', '07:00', '22', '07:00', null],
    ['of a day', '13:00', '14:30', '21', '13:00', ['21', '21']],
    ['of a day', '13:00', '14:30', '21', '14:30', null],
    ['of a day', '13:00', '14:30', '21', '12:59', null],
    ['of no length', '13:00', '13:00', '21', '13:00', null],
    ['without an end', '13:00', null, '21', '13:30', null],
    ['without a beginning', null, '14:00', '21', '13:30', null],
  ])('%s (%s to %s) on the %s at %s: %j', (_, quietFrom, quietTo, day, time, days) => {
    const span = days && { since: at(days[0]!, quietFrom!), until: at(days[1]!, quietTo!) };
    expect(quietAt(at(day, time), { quietFrom, quietTo, zone })).toEqual(span ?? undefined);
  });

  it('go by the clock on the wall over a night in which it is put back', () => {
    const berlin = 'Europe/Berlin';
    const [since, until] = [instantOf('2026-10-24', '23:00', berlin), instantOf('2026-10-25', '07:00', berlin)];
    expect(until - since).toBe(9 * 3_600_000);
    expect(quietAt(until - 1, { quietFrom: '23:00', quietTo: '07:00', zone: berlin })).toEqual({ since, until });
  });
});
