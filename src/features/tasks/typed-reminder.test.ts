import { expect, it } from 'vitest';
import { typedReminder } from './typed-reminder.ts';

const NOW = Date.parse('2026-12-03T06:10:00Z');

it.each([
  ['за час', { beforeMinutes: 60 }],
  ['за полтора часа', { beforeMinutes: 90 }],
  ['за 45 минут', { beforeMinutes: 45 }],
  ['за два дня', { beforeMinutes: 2880 }],
  ['за неделю', { beforeMinutes: 10_080 }],
  ['минут за двадцать', { beforeMinutes: 20 }],
  ['накануне', { beforeMinutes: 1440 }],
  ['завтра в 9', { at: '2026-12-04T09:00' }],
  ['завтра', { at: '2026-12-04T09:00' }],
  ['пт 18:00', { at: '2026-12-04T18:00' }],
  [' за 28 дней ', { beforeMinutes: 40_320 }],
  ['за 29 дней', undefined],
  ['за 90 дней', undefined],
  ['за час или два', undefined],
  ['огурцы', undefined],
  ['', undefined],
])('«%s» typed as a reminder', (text, expected) => {
  expect(typedReminder(text, NOW, { zone: 'Europe/Moscow', dayStart: 0 })).toEqual(expected);
});
