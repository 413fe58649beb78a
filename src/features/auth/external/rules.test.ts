import { describe, expect, it } from 'vitest';
import { PROBLEMS, problemOf, returns } from './rules.ts';

const here = (address: string) => new URL(address, 'http://takt.test');

describe('where the browser is sent back', () => {
  it.each(PROBLEMS)('says there why nothing came of it: %s', (problem) => {
    const [signIn, link] = [here(returns.signInFailed(problem)), here(returns.linkFailed(problem))];
    expect([signIn.pathname, problemOf(signIn.searchParams)]).toEqual(['/login', problem]);
    expect([link.pathname, link.searchParams.get('tab'), problemOf(link.searchParams)]).toEqual([
      '/profile',
      'security',
      problem,
    ]);
  });

  it('is a page of the product', () => {
    expect(returns).toMatchObject({ home: '/', code: '/login?step=code', linked: '/profile?tab=security&linked=1' });
  });

  it.each(['', '?problem=', '?problem=constructor', '?problem=Expired', '?problem=expired%20'])(
    'the address «%s» names no problem',
    (search) => {
      expect(problemOf(new URLSearchParams(search))).toBeUndefined();
    },
  );
});
