import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const DEFAULTS = {
  checkinFrequency: 15,
  aiTone: 'supportive',
  aiRole: 'assistant',
  aiPersonality: 'friendly',
  customSystemPrompt: '',
  ttsVoice: 'female',
  enableTTS: true,
  speakTyped: false,
  overdueNotifications: true,
  upcomingNotifications: true,
  dayBeforeNotifications: true,
  focusReminders: true,
  reminderNotices: true,
  habitNotices: true,
  sessionNotices: true,
  restNotices: true,
  checkInNotices: true,
  quietFrom: null,
  quietTo: null,
  reminderLetters: false,
  habitLetters: false,
  planLetterAt: null,
  reportLetterAt: null,
  zone: 'Europe/Moscow',
  dayStart: 0,
  allDayReminderAt: '09:00',
  defaultReminder: null,
  dayMinutes: 480,
  goalFocusMinutes: 480,
  goalTasks: 5,
  goalSessions: 4,
  autoNextSession: false,
  goalsBefore: [],
};

describe('settings', () => {
  it('begin with the defaults and keep what was changed', async () => {
    const [user, other] = [await server.user(), await server.user()];
    expect((await user.get('/api/settings')).body).toEqual(DEFAULTS);
    const { status, body } = await user.put('/api/settings', { aiTone: 'strict', focusReminders: false });
    expect([status, body]).toEqual([200, { ...DEFAULTS, aiTone: 'strict', focusReminders: false }]);
    await user.put('/api/settings', { checkinFrequency: 60 });
    const changed = { ...DEFAULTS, aiTone: 'strict', focusReminders: false, checkinFrequency: 60 };
    expect((await user.get('/api/settings')).body).toEqual(changed);
    expect((await other.get('/api/settings')).body).toEqual(DEFAULTS);
  });

  it('hold the goals of a day, and past days keep theirs', async () => {
    server.clock.set('2026-11-20T09:00:00Z');
    const user = await server.user();
    await user.put('/api/settings', { goalTasks: 3 });
    expect((await user.put('/api/settings', { dayMinutes: 360 })).body).toMatchObject({
      dayMinutes: 360,
      goalTasks: 3,
    });
    await user.put('/api/settings', { goalTasks: 2, goalFocusMinutes: 60, goalsBefore: [] });
    const first = { until: '2026-11-19', focusMinutes: 480, tasks: 5, sessions: 4 };
    expect((await user.get('/api/settings')).body).toMatchObject({ goalTasks: 2, goalsBefore: [first] });
    expect((await user.get('/api/analytics?period=week')).body.goals).toEqual({
      focusMinutes: 300,
      tasks: 10,
      sessions: 20,
    });
    server.clock.set('2026-11-22T09:00:00Z');
    await user.put('/api/settings', { aiTone: 'strict' });
    const { body } = await user.put('/api/settings', { goalSessions: 1 });
    const second = { until: '2026-11-21', focusMinutes: 60, tasks: 2, sessions: 4 };
    expect(body).toMatchObject({ goalSessions: 1, goalsBefore: [first, second] });
  });

  it('hold goals that were said offline from the day on which they were', async () => {
    server.clock.set('2026-11-20T09:00:00Z');
    const user = await server.user();
    server.clock.set('2026-11-22T09:00:00Z');
    const headers = { 'x-changed-at': '2026-11-20T18:00:00Z', 'idempotency-key': newId() };
    const { body } = await user.call('PUT', '/api/settings', { goalTasks: 3 }, { headers });
    expect(body.goalsBefore).toEqual([{ until: '2026-11-19', focusMinutes: 480, tasks: 5, sessions: 4 }]);
  });

  it.each([
    [{ aiTone: 'rude' }],
    [{ checkinFrequency: 0 }],
    [{ checkinFrequency: '15' }],
    [{ enableTTS: 'yes' }],
    [{ zone: 'Mars/Olympus' }],
    [{ zone: '' }],
    [{ defaultReminder: -1 }],
    [{ defaultReminder: 10_081 }],
    [{ defaultReminder: '10' }],
    [{ dayStart: 7 }],
    [{ dayStart: -1 }],
    [{ dayStart: 1.5 }],
    [{ quietFrom: '24:00' }],
    [{ quietTo: 23 }],
    [{ planLetterAt: '24:00' }],
    [{ dayMinutes: 0 }],
    [{ dayMinutes: 1441 }],
    [{ goalTasks: 0 }],
    [{ goalSessions: 49 }],
    [{ goalFocusMinutes: 1441 }],
    [{ customSystemPrompt: 'x'.repeat(4001) }],
  ])('refuse %j and keep the rest', async (change) => {
    const user = await server.user();
    const answer = await user.put('/api/settings', { ttsVoice: 'male', ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/[а-яё]/i);
    expect((await user.get('/api/settings')).body).toEqual(DEFAULTS);
  });

  it('two changes at once are both kept', async () => {
    const user = await server.user();
    await Promise.all([
      user.put('/api/settings', { aiTone: 'neutral' }),
      user.put('/api/settings', { ttsVoice: 'neutral' }),
    ]);
    expect((await user.get('/api/settings')).body).toMatchObject({ aiTone: 'neutral', ttsVoice: 'neutral' });
  });

  it('need a session', async () => {
    expect((await server.visitor().get('/api/settings')).status).toBe(401);
  });
});
