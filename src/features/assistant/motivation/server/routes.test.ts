import { describe, expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Writer, WritingRequest } from '../../model/writer.ts';
import { motivationService } from './service.ts';

const server = useTestApp();
const PATH = '/api/ai/motivation';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function ask(user: TestUser, body: object = {}): Promise<string> {
  const answer = await user.post(PATH, body);
  expect(answer.status).toBe(200);
  return plain(answer.body.message);
}

describe('motivation', () => {
  it('is about the task and the time that are told', async () => {
    const user = await server.user();
    const about = { taskTitle: 'Отчёт', sessionProgress: 80, timeRemaining: 5 };
    expect(await ask(user, about)).toContain('«Отчёт»: позади 80 %, впереди 5 минут.');
  });

  it('about nothing in particular is about the day, whether the defaults are sent or left out', async () => {
    const user = await server.user();
    await user.post('/api/tasks', { title: 'Отчёт', priority: 'high' });
    const defaults = { taskTitle: 'Общая мотивация', sessionProgress: 50, timeRemaining: 30 };
    for (const body of [{}, defaults]) {
      const message = await ask(user, body);
      expect(message).toContain('Начните с малого: «Отчёт»');
      expect(message).not.toMatch(/Общая|50|30/);
    }
  });

  it('speaks as the settings ask', async () => {
    const user = await server.user();
    server.clock.set('2026-11-21T09:00:00Z');
    const friendly = await ask(user, { taskTitle: 'Отчёт' });
    const other = await server.user();
    await other.put('/api/settings', { aiTone: 'strict', aiRole: 'mentor', aiPersonality: 'professional' });
    expect(await ask(other, { taskTitle: 'Отчёт' })).not.toBe(friendly);
  });

  it('never says the same twice in a row, even to ten who ask at once', async () => {
    const user = await server.user();
    server.clock.set('2026-11-21T09:00:00Z');
    const messages = await Promise.all(Array.from({ length: 10 }, () => ask(user, { taskTitle: 'Отчёт' })));
    for (let time = 0; time < 10; time++) messages.push(await ask(user, { taskTitle: 'Отчёт' }));
    expect(new Set(messages).size).toBe(20);
  });

  it.each([
    { sessionProgress: 101 },
    { sessionProgress: 'half' },
    { timeRemaining: -1 },
    { taskTitle: 7 },
    { taskTitle: 'я'.repeat(301) },
  ])('refuses %j in Russian', async (body) => {
    const { status, body: reply } = await (await server.user()).post(PATH, body);
    expect(status).toBe(400);
    expect(reply.message).toMatch(/[а-яё]/i);
  });

  it('needs a session', async () => {
    expect((await server.visitor().post(PATH, {})).status).toBe(401);
  });

  it.each(['мотивируй меня', 'подбодри', 'что-то нет сил'])(
    'answers «%s» in the chat by the same words',
    async (message) => {
      const user = await server.user();
      await user.post('/api/tasks', { title: 'Отчёт' });
      const { body } = await user.post('/api/ai/smart-chat', { message });
      expect(plain(body.message)).toContain('Начните с малого: «Отчёт», хотя бы десять минут.');
      expect(body.action).toBeNull();
    },
  );
});

describe('motivation by a language model', () => {
  const by = (write: Writer['write']) =>
    motivationService(server.context, { ...server.app.services, writer: { write } });
  const about = { taskTitle: 'Отчёт', sessionProgress: 50, timeRemaining: 30 };

  it('is asked for before the write, with what was said before', async () => {
    const user = await server.user();
    const asked: WritingRequest[] = [];
    const words = ['Осталось 30 минут, вы справитесь.', 'Ещё полчаса, и готово.'];
    const motivation = by(async (request) => {
      asked.push(request);
      // This change of the same account would wait for ever if a transaction were open here.
      await user.post('/api/tasks', { title: 'Между делом' });
      return words[asked.length - 1];
    });
    const actor = { userId: user.id, zone: 'Europe/Moscow' };
    expect(await motivation.encourage(actor, about)).toBe(words[0]);
    expect(await motivation.encourage(actor, about)).toBe(words[1]);
    expect(asked[1]!.facts).toContain(words[0]);
  });

  it.each([
    ['is silent', undefined],
    ['invents', 'Осталось 7 минут до «Завоевания мира».'],
  ])('that %s is said by rules', async (_, text) => {
    const user = await server.user();
    const message = await by(async () => text).encourage({ userId: user.id, zone: 'Europe/Moscow' }, about);
    expect(plain(message)).toContain('«Отчёт»: позади 50 %, впереди 30 минут.');
  });
});
