import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOwnClock } from '#client/lib/clock.ts';
import { forgetScreens, whenForgotten } from '#client/store/noted-screen.ts';
import { makeTask } from '#testing/task.ts';
import { noteScreensOf, screensOf } from './note-screens.ts';

const CLOCK = { zone: 'Europe/Moscow', dayStart: 4 };
/** Two in the night to 28 November in Moscow: the 27th is lived still. */
const NIGHT = Date.parse('2026-11-27T23:00:00Z');
const EVENING = Date.parse('2026-11-27T17:00:00Z');

const due = (id: string, dueDay: string, now = EVENING) =>
  makeTask({ id, title: id, dueDay, dueDate: `${dueDay}T20:59:00.000Z`, createdAt: new Date(now).toISOString() });

function clientOf(more: Record<string, unknown> = {}) {
  const client = new QueryClient();
  const known = { '/api/tasks': [due('later', '2026-11-28'), due('now', '2026-11-27')], '/api/settings': CLOCK };
  for (const [path, data] of Object.entries({ ...known, ...more })) client.setQueryData([path], data);
  return client;
}

function screens(client: QueryClient, now = EVENING) {
  const work = screensOf(client, now, CLOCK);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value.map(({ from, until, answers }) => ({
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    answers: JSON.parse(answers),
  }));
}

describe('what the next page draws first', () => {
  it.each([EVENING, NIGHT])('is that of the day that is lived, and of the next one', (now) => {
    const [today, tomorrow, ...rest] = screens(clientOf(), now);
    expect(rest).toEqual([]);
    expect(today).toMatchObject({ from: '2026-11-27T01:00:00.000Z', until: '2026-11-28T01:00:00.000Z' });
    expect(tomorrow).toMatchObject({ from: '2026-11-28T01:00:00.000Z', until: '2026-11-29T01:00:00.000Z' });
    const rows = (screen: typeof today) => screen!.answers['first-day'].rows.map(({ id }: { id: string }) => id);
    expect(rows(today)).toEqual(expect.arrayContaining(['now']));
    expect(rows(tomorrow).slice(0, 2)).toEqual(['now', 'later']);
    expect(today!.answers['first-list'].rows).toHaveLength(2);
    expect(today!.answers['/api/settings']).toEqual(CLOCK);
    expect(today!.answers).not.toHaveProperty('/api/tasks');
  });

  it('tells the marks of habits on their day alone, and of a session that there is none, or nothing', () => {
    const client = clientOf({ '/api/habits/today': ['marked'], '/api/focus-sessions/active': null });
    const [today, tomorrow] = screens(client);
    expect(today!.answers).toMatchObject({ '/api/habits/today': ['marked'], '/api/focus-sessions/active': null });
    expect(tomorrow!.answers).not.toHaveProperty('/api/habits/today');
    client.setQueryData(['/api/focus-sessions/active'], { id: 'runs' });
    expect(screens(client)[0]!.answers).not.toHaveProperty('/api/focus-sessions/active');
  });

  it('is nothing before the list and the settings are known', () => {
    const client = new QueryClient();
    client.setQueryData(['/api/settings'], CLOCK);
    expect(screens(client)).toEqual([]);
    client.setQueryData(['/api/tasks'], []);
    expect(screens(client)).toHaveLength(2);
    client.removeQueries({ queryKey: ['/api/settings'] });
    expect(screens(client)).toEqual([]);
  });
});

describe('the note', () => {
  let kept: Map<string, string>;
  let seen: { address: string | undefined; shown: string };
  const note = (client: QueryClient) =>
    noteScreensOf(client, { id: 'anna' }, { address: () => seen.address, take: () => seen.shown });
  const hide: (() => void)[] = [];
  const page = {
    querySelector: () => null,
    addEventListener: (_: string, hear: () => void) => hide.push(hear),
    hidden: true,
  };
  beforeEach(() => {
    kept = new Map([['account', '{"id":"anna"}']]);
    vi.useFakeTimers({ now: EVENING, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', { requestIdleCallback: true });
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setImmediate(act));
    seen = { address: '/', shown: 'of the day' };
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
    setOwnClock(CLOCK);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    whenForgotten(() => {});
    hide.length = 0;
  });
  const noted = () => kept.get('first-screen');
  /** A moment later, with the turns of the loop in which it is made. */
  const later = async (milliseconds = 1000) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is made behind all else, and anew when what it tells has changed or it was let go of', async () => {
    const client = clientOf();
    note(client);
    expect(noted()).toBeUndefined();
    await later();
    expect(noted()).toContain('now');
    client.setQueryData(['/api/tasks'], [due('another', '2026-11-27')]);
    await later();
    expect(noted()).toContain('another');
    forgetScreens();
    expect(noted()).toBeUndefined();
    await later();
    expect(noted()).toContain('another');
  });

  it('is made at once when the page is left', () => {
    note(clientOf());
    for (const leave of hide) leave();
    expect(noted()).toContain('now');
  });

  it('is not made of somebody who has signed out', async () => {
    note(clientOf());
    kept.delete('account');
    await later();
    expect(noted()).toBeUndefined();
  });

  const pictures = () => JSON.parse(noted() ?? '{}').pictures;
  const IDLE = { '/api/focus-sessions/active': null };

  it('has a picture of what the window shows, once that has come to rest', async () => {
    const client = clientOf(IDLE);
    note(client);
    await later();
    expect(pictures()).toEqual({ '/': 'of the day' });
    seen = { address: '/?section=tasks', shown: 'of the list' };
    for (const leave of hide) leave();
    expect(pictures()).toEqual({ '/': 'of the day', '/?section=tasks': 'of the list' });
  });

  it('has one of a window that is left soon after a change, which it shows', async () => {
    const client = clientOf(IDLE);
    note(client);
    await later();
    client.setQueryData(['/api/tasks'], [due('another', '2026-11-27')]);
    await later(100);
    seen.shown = 'another';
    for (const leave of hide) leave();
    expect(noted()).toContain('another');
    expect(pictures()).toEqual({ '/': 'another' });
  });

  it('has none of a window that may not have drawn yet what was changed', async () => {
    const client = clientOf(IDLE);
    note(client);
    await later();
    client.setQueryData(['/api/tasks'], [due('another', '2026-11-27')]);
    for (const leave of hide) leave();
    expect(noted()).toContain('another');
    expect(pictures()).toBeUndefined();
  });

  it('has none while a session runs, or may, nor of another address', async () => {
    const client = clientOf({ '/api/focus-sessions/active': { id: 'runs' } });
    note(client);
    await later();
    expect([noted(), pictures()]).toEqual([expect.stringContaining('now'), undefined]);
    client.setQueryData(['/api/focus-sessions/active'], null);
    seen = { address: undefined, shown: 'of the board' };
    await later();
    expect(pictures()).toBeUndefined();
  });

  it('has no rows where they are too many words', async () => {
    note(clientOf({ '/api/projects': ['слово '.repeat(100_000)] }));
    await later();
    expect(JSON.parse(noted()!).screens).toEqual([]);
  });
});
