import { expect, it } from 'vitest';
import { slownessOf } from './patterns.ts';

it.each([
  ['/(?:a+)+$/', 'exponentially'],
  ['/^(?:а*)*б/', 'exponentially'],
  ['/\\s+$/', 'begins anew'],
  ['/^\\d*\\d*x/', 'several ways'],
])('%s is told to be slow', (pattern, reason) => {
  expect(slownessOf(pattern).join('; ')).toContain(reason);
});

it.each(['/^\\d+$/', '/(?:^| )не (?:надо|нужно)(?: |$)/', '/[\\p{L}\\p{M}]+(?:-[\\p{L}\\p{M}]+)*/gu'])(
  '%s is told to be fast',
  (pattern) => {
    expect(slownessOf(pattern)).toEqual([]);
  },
);
