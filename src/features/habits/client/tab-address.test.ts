import { expect, it } from 'vitest';
import { searchOf, tabIn } from './tab-address.ts';

it.each([
  ['', 'today'],
  ['?section=habits', 'today'],
  ['?tab=calendar', 'calendar'],
  ['?section=habits&tab=statistics', 'statistics'],
  ['?tab=board', 'today'],
] as const)('of «%s», «%s» is shown', (search, tab) => {
  expect(tabIn(search)).toBe(tab);
});

it.each([
  ['', 'today', ''],
  ['?section=habits', 'overview', '?section=habits&tab=overview'],
  ['?tab=calendar', 'today', ''],
  ['?section=habits&tab=calendar', 'today', '?section=habits'],
] as const)('of «%s», «%s» is said as «%s»', (search, tab, said) => {
  expect(searchOf(search, tab)).toBe(said);
});
