import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedAs, isDemo, isOpening, isPrivate, navigations, pages, paths, sectionOf } from './paths.ts';

describe('an address', () => {
  it.each([
    ['the dashboard', paths.section('dashboard'), '/'],
    ['a section', paths.section('tasks'), '/?section=tasks'],
    ['a project’s tasks', paths.projectTasks('a b&c'), '/?section=tasks&project=a%20b%26c&group=heading'],
    ['the figures of a period', paths.analytics('week'), '/?section=analytics&period=week'],
    ['the second factor', paths.loginCode, '/login?step=code'],
    ['the devices and passwords', paths.security, '/profile?tab=security'],
    ['a provider', navigations.provider('GitHub'), '/api/auth/github'],
    ['the logout', navigations.logout, '/api/auth/logout'],
    ['the login of those whose session has gone', navigations.forcedLogin, '/api/login'],
  ])('of %s is %s', (_, address, expected) => {
    expect(address).toBe(expected);
  });

  it('keeps the name of its section, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(id !== 'dashboard');
        expect(sectionOf(new URL(paths.section(id), 'http://localhost').search)).toBe(id);
      }),
    );
  });

  it('of a project keeps its id and goes to the tasks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const { search } = new URL(paths.projectTasks(id), 'http://localhost');
        expect([sectionOf(search), new URLSearchParams(search).get('project')]).toEqual(['tasks', id]);
      }),
    );
  });

  it('names no section where its query has none', () => {
    expect([sectionOf(''), sectionOf('?period=week')]).toEqual([null, null]);
  });
});

describe('a page', () => {
  it.each([
    ['/kanban', true, false, false],
    ['/projects', true, false, false],
    ['/habits', true, false, false],
    ['/profile', true, false, false],
    ['/mobile-demo', false, true, false],
    ['/mobile', false, true, false],
    ['/open/task', false, false, true],
    ['/open/focus', false, false, true],
    ['/open/assistant', false, false, true],
    ['/share', false, false, true],
  ])('%s is for whoever has signed in: %j; for everybody: %j; opens something: %j', (path, ofUser, ofAll, opens) => {
    expect([isPrivate(path), isDemo(path), isOpening(path)]).toEqual([ofUser, ofAll, opens]);
    expect(pages).toContain(path);
  });

  it.each(['/', '/login', '/kanban/', '/open', '/api/tasks'])('%s is neither', (path) => {
    expect([isPrivate(path), isDemo(path), isOpening(path), pages.includes(path)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

it.each([
  ['/kanban', '', 'kanban'],
  ['/kanban', '?section=tasks', 'kanban'],
  ['/', '?section=tasks', 'tasks'],
  ['/', '', ''],
])('the scripts of %s%s are announced as «%s»', (path, search, name) => {
  expect(announcedAs(path, search)).toBe(name);
});
