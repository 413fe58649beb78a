import { expect, it } from 'vitest';
import { frequencyChoices, SETTINGS_ID } from './rules.ts';

it.each([
  [15, [5, 10, 15, 30, 60]],
  [60, [5, 10, 15, 30, 60]],
  [1, [1, 5, 10, 15, 30, 60]],
  [45, [5, 10, 15, 30, 45, 60]],
  [1440, [5, 10, 15, 30, 60, 1440]],
])('of a check-in every %i minutes one may choose %j', (current, choices) => {
  expect(frequencyChoices(current)).toEqual(choices);
});

it('devices hold the settings under the same name for ever', () => {
  expect(SETTINGS_ID).toBe('settings');
});
