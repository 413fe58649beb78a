import { expect, it } from 'vitest';
import { tabShown, tabsOf } from './habit-tabs.ts';

it('the app has a tab for today, the page of habits has none', () => {
  expect(tabsOf(true)).toEqual(['overview', 'today', 'calendar', 'statistics']);
  expect(tabsOf(false)).toEqual(['overview', 'calendar', 'statistics']);
});

it.each([
  ['today', true, 'today'],
  ['today', false, 'overview'],
  ['calendar', false, 'calendar'],
  ['statistics', true, 'statistics'],
] as const)('of «%s», in the app %s, «%s» is shown', (chosen, inApp, shown) => {
  expect(tabShown(chosen, inApp)).toBe(shown);
});
