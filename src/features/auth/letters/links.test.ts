import { describe, expect, it } from 'vitest';
import { addressPath, broughtBy, isOneTimeLink, resetPath } from './links.ts';

const TOKEN = 'a+b/c=&d#e';
const opened = (path: string) => broughtBy(new URL(path, 'https://takt.test'));

describe('the address of a link with a one-time token', () => {
  it.each([
    ['a new password', resetPath(TOKEN), { token: TOKEN, address: null }],
    ['another address', addressPath(TOKEN), { token: null, address: TOKEN }],
  ])('for %s says it to the browser alone', (_, path, brought) => {
    const { pathname, search } = new URL(path, 'https://takt.test');
    expect(pathname + search).not.toContain(encodeURIComponent(TOKEN));
    expect(pathname).toBe('/login');
    // A page with a query is not drawn as the plain form of the login beforehand.
    expect(search).not.toBe('');
    expect(opened(path)).toEqual(brought);
    expect(isOneTimeLink(search)).toBe(true);
  });

  it('of an earlier version is good as long as its token is', () => {
    expect(opened('/login?token=one')).toEqual({ token: 'one', address: null });
    expect(opened('/login?address=two')).toEqual({ token: null, address: 'two' });
    expect(['?token=one', '?address=two'].map(isOneTimeLink)).toEqual([true, true]);
  });

  it('brings nothing where there is none', () => {
    expect(opened('/login#register')).toEqual({ token: null, address: null });
    expect(['', '?step=code', '?error=expired'].map(isOneTimeLink)).toEqual([false, false, false]);
  });
});
