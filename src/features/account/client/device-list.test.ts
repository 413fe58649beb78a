import { expect, it } from 'vitest';
import { deviceList, deviceName } from './device-list.ts';

const devices = (count: number, current: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at, current: at === current }));
const ids = (list: { rows: readonly { id: number }[] }) => list.rows.map(({ id }) => id);

it.each([
  ['Firefox', 'Linux', 'Firefox, Linux'],
  [null, 'Linux', 'Linux'],
  ['Firefox', null, 'Firefox'],
  [null, null, 'Неизвестное устройство'],
])('a device of %s and %s is called %s', (browser, system, name) => {
  expect(deviceName({ browser, system })).toBe(name);
});

it.each([0, 2, 3])('this device stands first, wherever it was (%i), and the others in their order', (current) => {
  const { rows, others, hidden } = deviceList(devices(4, current), false);
  expect(rows.map(({ id }) => id)).toEqual([current, ...[0, 1, 2, 3].filter((id) => id !== current)]);
  expect([others, hidden]).toEqual([3, 0]);
});

it('of more than ten the first ten are shown, this one among them, until all are asked for', () => {
  expect(deviceList(devices(10, 9), false)).toMatchObject({ others: 9, hidden: 0 });
  expect(deviceList(devices(12, 11), false)).toMatchObject({ others: 11, hidden: 2 });
  expect(ids(deviceList(devices(12, 11), false))).toEqual([11, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(deviceList(devices(12, 11), true)).toMatchObject({ others: 11, hidden: 0 });
  expect(ids(deviceList(devices(12, 11), true))).toHaveLength(12);
});
