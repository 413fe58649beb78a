import { describe, expect, it } from 'vitest';
import { pages, paths } from '#shared/paths.ts';
import { answeredBy } from './navigations.ts';

describe('a navigation', () => {
  it.each([
    '/',
    '/kanban',
    '/projects',
    '/habits',
    '/profile',
    '/open/task',
    '/open/focus',
    '/open/assistant',
    '/share',
  ])('to %s is answered by the device', (path) => expect(answeredBy(path)).toBe('device'));

  it.each(['/login', '/letters', '/mobile-demo', '/mobile'])(
    'to %s is answered by the server where it is there',
    (path) => expect(answeredBy(path)).toBe('server'),
  );

  it.each([
    '/api/auth/logout',
    '/api/auth/yandex/callback',
    '/api/account/export',
    '/api/docs',
    '/ws',
    '/calendar/abc.ics',
    '/robots.txt',
    '/sw.js',
    '/app-shell',
    '/kanban/',
    '/nowhere',
  ])('to %s is left alone', (path) => expect(answeredBy(path)).toBeNull());

  it('to any page of the app is answered', () => {
    for (const path of [...pages, paths.home, paths.login]) expect(answeredBy(path)).not.toBeNull();
  });
});
