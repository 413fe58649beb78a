import { expect, it } from 'vitest';
import { zoneOf } from './zone.ts';

it.each([
  [{ 'x-timezone': 'Asia/Omsk' }, 'Asia/Omsk'],
  [{ 'x-timezone': 'Mars/Phobos' }, null],
  [{ 'x-timezone': '' }, null],
  [{ 'x-timezone': ['Asia/Omsk', 'Asia/Tomsk'] }, null],
  [{ timezone: 'Asia/Omsk' }, null],
])('a caller with %j is in %s', (headers, zone) => {
  expect(zoneOf({ headers })).toBe(zone);
});
