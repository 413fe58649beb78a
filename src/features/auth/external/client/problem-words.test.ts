import { expect, it } from 'vitest';
import { PROBLEMS, returns } from '../rules.ts';
import { problemWords } from './problem-words.ts';

const at = (address: string) => problemWords(new URL(address, 'http://takt.test').searchParams);

it.each(PROBLEMS)('%s is told in words', (problem) => {
  for (const failed of [returns.signInFailed, returns.linkFailed])
    expect(at(failed(problem))).toMatch(/^[А-Я][\s\S]+\.$/);
});

it('of too many sign-ins it is told when to come back', () => {
  expect(at(returns.signInFailed('too_many', 840))).toContain('через 14 минут');
  expect(at(returns.signInFailed('too_many'))).toContain('через 60 секунд');
});

it('an address without a problem says nothing', () => {
  expect(at('/login?wait=5')).toBeUndefined();
});
