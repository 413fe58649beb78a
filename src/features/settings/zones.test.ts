import { expect, it } from 'vitest';
import { isElsewhere, zoneChoices, zoneName } from './zones.ts';

const WINTER = Date.parse('2026-01-15T12:00:30Z');
const SUMMER = Date.parse('2026-07-15T12:00:30Z');

it.each([
  ['Europe/Moscow', 'Europe/Moscow', false],
  ['Europe/Moscow', 'Europe/Minsk', false],
  ['Asia/Calcutta', 'Asia/Kolkata', false],
  ['Europe/Moscow', 'Asia/Vladivostok', true],
  // One time in one half of the year, an hour apart in the other.
  ['Europe/Moscow', 'Europe/Kyiv', true],
  ['Africa/Lagos', 'Europe/Berlin', true],
])('%s and %s are two places: %j', (one, other, elsewhere) => {
  for (const now of [WINTER, SUMMER]) {
    expect(isElsewhere(one, other, now)).toBe(elsewhere);
    expect(isElsewhere(other, one, now)).toBe(elsewhere);
  }
});

it.each([
  ['Europe/Moscow', WINTER, 'Europe/Moscow (UTC+3)'],
  ['UTC', WINTER, 'UTC (UTC+0)'],
  ['Asia/Kolkata', WINTER, 'Asia/Kolkata (UTC+5:30)'],
  ['America/St_Johns', WINTER, 'America/St Johns (UTC−3:30)'],
  ['America/Argentina/Buenos_Aires', WINTER, 'America/Argentina/Buenos Aires (UTC−3)'],
  ['Europe/Berlin', WINTER, 'Europe/Berlin (UTC+1)'],
  ['Europe/Berlin', SUMMER, 'Europe/Berlin (UTC+2)'],
])('%s is called at that moment «%s»', (zone, now, name) => {
  expect(zoneName(zone, now)).toBe(name);
});

it('offers zones from west to east, those of one time by name, and those that are in use though lists do not name them', () => {
  const zones = zoneChoices('Etc/GMT+12', 'Europe/Moscow', WINTER);
  expect(zones[0]).toBe('Etc/GMT+12');
  expect(zones.filter((zone) => zone === 'Europe/Moscow')).toHaveLength(1);
  expect(zones.length).toBe(new Set([...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12', 'Europe/Moscow']).size);
  const order = [
    'America/Los_Angeles',
    'America/New_York',
    'Europe/Berlin',
    'Europe/Paris',
    'Europe/Moscow',
    'Asia/Tokyo',
  ];
  expect(zones.filter((zone) => order.includes(zone))).toEqual(order);
});
