import { describe, expect, it } from 'vitest';
import type { FocusSession } from './contract.ts';
import { startedSession, type UnsentSession, withUnsentRow, withUnsentSession } from './unsent.ts';

const now = Date.parse('2026-05-14T21:30:00Z');
const clock = { zone: 'Europe/Moscow', dayStart: 0 };
const begun = (id: string) =>
  startedSession({ taskId: 't', durationMinutes: 25 }, { id, taskTitle: 'Отчёт', now, clock });
const start = (id: string): UnsentSession => ({ deed: 'start', session: begun(id) });
const pausedAt = '2026-05-14T21:40:00.000Z';
const pause: UnsentSession = { deed: 'stand', id: 'a', pausedAt, pausedMs: 0 };
const resume: UnsentSession = { deed: 'stand', id: 'a', pausedAt: null, pausedMs: 60_000 };
const end: UnsentSession = { deed: 'end', id: 'a' };

describe('the session that runs, with what is unsent', () => {
  it.each<[string, UnsentSession[], object | null]>([
    ['begins', [start('a')], { id: 'a', status: 'active', localDate: '2026-05-15' }],
    ['stands still', [start('a'), pause], { pausedAt, pausedMs: 0 }],
    ['goes on', [start('a'), pause, resume], { pausedAt: null, pausedMs: 60_000 }],
    ['ends', [start('a'), pause, resume, end], null],
    ['is the next one', [start('a'), end, start('b')], { id: 'b' }],
  ])('%s', (_, history, expected) => {
    const shown = history.reduce(withUnsentSession, null);
    if (expected === null) expect(shown).toBeNull();
    else expect(shown).toMatchObject(expected);
    // The server's answer may hold some of it already.
    expect(history.reduce(withUnsentSession, shown)).toEqual(shown);
  });

  it('stays another device’s where that began one', () => {
    const other = begun('x');
    expect([start('a'), pause, end].reduce(withUnsentSession, other)).toBe(other);
  });
});

describe('the rows of sessions, with what is unsent', () => {
  const over = { ...begun('a'), status: 'completed', actualDurationMinutes: 20 } as const;
  const count: UnsentSession = { deed: 'end', id: 'a', ended: over };

  it.each<[string, UnsentSession[], object[]]>([
    ['hold one that began', [start('a'), pause], [{ id: 'a', status: 'active', pausedAt }]],
    ['hold one that ended', [start('a'), pause, count], [over]],
    ['do not hold one that is not to be counted', [start('a'), end], []],
    ['hold the next one beside', [start('a'), count, start('b')], [over, { id: 'b', status: 'active' }]],
  ])('%s', (_, history, expected) => {
    const rows = history.reduce<readonly FocusSession[]>(withUnsentRow, []);
    expect(rows).toMatchObject(expected);
    expect(rows).toHaveLength(expected.length);
  });

  it('stay as the server says where it has ended one', () => {
    const rows = [{ ...over, actualDurationMinutes: 7 }];
    expect([start('a'), pause, count].reduce<readonly FocusSession[]>(withUnsentRow, rows)).toBe(rows);
  });
});

it.each([
  [{ durationMinutes: 0 }, null],
  [{ isUnlimited: true, durationMinutes: 25 }, null],
  [{}, 45],
])('a session of %j has %s planned minutes', (input, minutes) => {
  const session = startedSession(input, { id: 'a', taskTitle: null, now, clock });
  expect(session).toMatchObject({ durationMinutes: minutes, isUnlimited: minutes === null, taskId: null });
});
