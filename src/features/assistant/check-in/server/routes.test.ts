import { describe, expect, it } from 'vitest';
import type { Member } from '#server/realtime/hub.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Writer, WritingRequest } from '../../model/writer.ts';
import { checkInService } from './service.ts';

const server = useTestApp();
const START = Date.parse('2026-11-21T09:00:00Z');

async function working(body: object = { durationMinutes: 0 }) {
  server.clock.set(START);
  const user = await server.user();
  const session = (await user.post('/api/focus-sessions', body)).body;
  const ask = (headers: Record<string, string> = {}) =>
    user.post('/api/ai/checkin', { sessionId: session.id }, { headers });
  return { user, session, ask };
}

function openWindow(user: TestUser, clientId: string): string[] {
  const heard: string[] = [];
  const send = (text: string) => {
    const message = JSON.parse(text);
    if (message.type === 'checkin') heard.push(message.data.message);
  };
  const window: Member = { userId: user.id, sessionId: clientId, clientId, send, close: () => {} };
  server.context.hub.join(window);
  return heard;
}

describe('a check-in', () => {
  it('knows the task, its deadline, the time and the settings', async () => {
    server.clock.set(START);
    const user = await server.user();
    await user.put('/api/settings', { aiTone: 'strict', aiRole: 'mentor' });
    const task = { title: 'Отчёт', dueDate: '2026-11-21T15:00:00Z' };
    const { body } = await user.post('/api/tasks', task);
    const session = await user.post('/api/focus-sessions', { taskId: body.id, durationMinutes: 45 });
    server.clock.advance(15 * MINUTE);
    const { status, body: answer } = await user.post('/api/ai/checkin', { sessionId: session.body.id });
    expect(status).toBe(200);
    const said = answer.response.replaceAll('\u00a0', ' ');
    expect(said).toContain('«Отчёт»: позади 15 минут, впереди ещё 30 минут. Срок: сегодня, 18:00. Держите темп.');
  });

  it('happens once an interval, however many windows ask, and the others are told', async () => {
    const { user, ask } = await working();
    const [first, second] = [openWindow(user, 'first'), openWindow(user, 'second')];
    server.clock.advance(15 * MINUTE);
    const asks = Array.from({ length: 10 }, () => ask({ 'x-client-id': 'first' }));
    const answers = new Set((await Promise.all(asks)).map(({ body }) => body.response));
    expect([...answers]).toEqual(second);
    expect(first).toEqual([]);
  });

  it('says something new in every interval', async () => {
    const { user, ask } = await working();
    await user.put('/api/settings', { checkinFrequency: 5 });
    const said = new Set<string>();
    for (let interval = 0; interval < 30; interval++) {
      server.clock.advance(5 * MINUTE);
      said.add((await ask()).body.response);
    }
    expect(said.size).toBe(30);
  });

  it('goes on after the task was deleted', async () => {
    server.clock.set(START);
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const { body: session } = await user.post('/api/focus-sessions', { taskId: task.id });
    await user.delete(`/api/tasks/${task.id}`);
    const { status, body } = await user.post('/api/ai/checkin', { sessionId: session.id });
    expect([status, body.response]).toEqual([200, expect.stringContaining('«Отчёт»')]);
  });

  it('is a sign of life: as much counts of a session that is then forgotten', async () => {
    const { user, ask } = await working();
    server.clock.advance(95 * MINUTE);
    await ask();
    server.clock.advance(24 * HOUR);
    const { body } = await user.get('/api/focus-sessions');
    expect(body).toEqual([expect.objectContaining({ status: 'interrupted', actualDurationMinutes: 95 })]);
  });

  it.each([
    [12, 'позади 12 минут, впереди ещё 33 минуты'],
    [500, 'позади 20 минут, впереди ещё 25 минут'],
  ])('of %s minutes of work counts no pauses and no more than the clock', async (elapsedMinutes, words) => {
    const { user, session } = await working({ durationMinutes: 45 });
    server.clock.advance(20 * MINUTE);
    const { body } = await user.post('/api/ai/checkin', { sessionId: session.id, elapsedMinutes });
    expect(body.response.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('knows how the one before was answered', async () => {
    const { user, session, ask } = await working();
    server.clock.advance(15 * MINUTE);
    await ask();
    const answer = { sessionId: session.id, answer: 'hard' };
    expect(await user.post('/api/ai/checkin/answer', answer)).toMatchObject({ status: 200, body: { answer: 'hard' } });
    server.clock.advance(15 * MINUTE);
    expect((await ask()).body.response).toContain('рудн');
    server.clock.advance(15 * MINUTE);
    expect((await ask()).body.response).not.toContain('рудн');
  });

  it('takes an answer to nothing, somebody else’s or an unknown one for what it is', async () => {
    const { user, session, ask } = await working();
    const other = await server.user();
    const answer = (by: TestUser, body: object) => by.post('/api/ai/checkin/answer', body).then(({ status }) => status);
    expect(await answer(user, { sessionId: session.id, answer: 'well' })).toBe(404);
    await ask();
    expect(await answer(other, { sessionId: session.id, answer: 'well' })).toBe(404);
    expect(await answer(user, { sessionId: 'not-an-id', answer: 'well' })).toBe(404);
    expect(await answer(user, { sessionId: session.id, answer: 'maybe' })).toBe(400);
    expect(await answer(server.visitor(), { sessionId: session.id, answer: 'well' })).toBe(401);
    expect(await answer(user, { sessionId: session.id, answer: 'well' })).toBe(200);
  });

  it('is refused for a session that ended, is missing or somebody else’s', async () => {
    const { user, session, ask } = await working();
    const other = await server.user();
    expect((await other.post('/api/ai/checkin', { sessionId: session.id })).status).toBe(404);
    expect((await user.post('/api/ai/checkin', { sessionId: 'not-an-id' })).status).toBe(404);
    expect((await user.post('/api/ai/checkin', {})).status).toBe(400);
    await user.patch(`/api/focus-sessions/${session.id}/end`);
    expect((await ask()).status).toBe(409);
  });
});

describe('a check-in by a language model', () => {
  const checkInsBy = (write: Writer['write']) =>
    checkInService(server.context, { ...server.app.services, writer: { write } });
  const actorOf = ({ id }: TestUser) => ({ userId: id, zone: 'Europe/Moscow' });

  it('is asked for before the write, and only once, however many windows ask', async () => {
    const { user, session } = await working();
    server.clock.advance(15 * MINUTE);
    const asked: WritingRequest[] = [];
    const checkIns = checkInsBy(async (request) => {
      asked.push(request);
      // This change of the same account would wait for ever if a transaction were open here.
      await user.post('/api/tasks', { title: 'Между делом' });
      return 'Как продвигается работа?';
    });
    const question = { sessionId: session.id, elapsedMinutes: undefined };
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkIns.ask(actorOf(user), question)));
    expect(new Set(answers)).toEqual(new Set(['Как продвигается работа?']));
    expect(asked).toHaveLength(1);
    expect(asked[0]!.facts).toContain('15');
  });

  it.each([
    ['is silent', undefined],
    ['invents', 'Пора закончить «Завоевание мира», осталось 7 минут.'],
  ])('that %s is said by rules', async (_, text) => {
    const { user, session } = await working({ durationMinutes: 45 });
    server.clock.advance(15 * MINUTE);
    const question = { sessionId: session.id, elapsedMinutes: undefined };
    const said = await checkInsBy(async () => text).ask(actorOf(user), question);
    expect(said.replaceAll('\u00a0', ' ')).toContain('позади 15 минут, впереди ещё 30 минут');
  });

  it('of a session that ends while the model thinks is refused', async () => {
    const { user, session } = await working();
    const checkIns = checkInsBy(async () => {
      await user.patch(`/api/focus-sessions/${session.id}/end`);
      return 'Как продвигается работа?';
    });
    const question = { sessionId: session.id, elapsedMinutes: undefined };
    await expect(checkIns.ask(actorOf(user), question)).rejects.toMatchObject({ status: 409 });
  });
});
