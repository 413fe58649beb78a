import { describe, expect, it } from 'vitest';
import { PROBLEMS, problemOf, returns, waitOf } from './rules.ts';

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

  it.each([returns.signInFailed, returns.linkFailed])('says there when to come back: %#', (failed) => {
    const { searchParams } = here(failed('too_many', 840));
    expect([problemOf(searchParams), waitOf(searchParams)]).toEqual(['too_many', 840]);
  });

  it.each(['', '?wait=', '?wait=0', '?wait=-5', '?wait=1.5', '?wait=86401', '?wait=1e99', '?wait=soon'])(
    'the address «%s» has one wait for a minute',
    (search) => {
      expect(waitOf(new URLSearchParams(search))).toBe(60);
    },
  );

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
