import { expect, it } from 'vitest';
import { texts } from './texts.ts';

it.each([
  [1, 'У вас 1 активная задача.'],
  [2, 'У вас 2 активные задачи.'],
  [4, 'У вас 4 активные задачи.'],
  [5, 'У вас 5 активных задач.'],
  [11, 'У вас 11 активных задач.'],
  [21, 'У вас 21 активная задача.'],
  [25, 'У вас 25 активных задач.'],
])('the reminder of %i', (count, text) => {
  expect(texts.reminder.text(count).replaceAll('\u00a0', ' ')).toBe(text);
});
