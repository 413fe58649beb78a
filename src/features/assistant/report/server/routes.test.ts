import { describe, expect, it } from 'vitest';
import type { Actor } from '#server/context.ts';
import { HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Writer, WritingRequest } from '../../model/writer.ts';
import { reportService } from './service.ts';

const server = useTestApp();
const NOON = '2026-11-20T09:00:00Z';
const PATH = '/api/analytics/report';

async function somebody(): Promise<TestUser> {
  server.clock.set(NOON);
  return server.user();
}

const actorOf = ({ id }: TestUser): Actor => ({ userId: id, zone: 'Europe/Moscow' });

/** The reports of this server, written by `write`. */
function reportsBy(write: Writer['write']) {
  return reportService(server.context, { ...server.app.services, writer: { write } });
}

describe('the report', () => {
  it('of an empty account says how to begin', async () => {
    const user = await somebody();
    const { status, body } = await user.get(PATH);
    expect(status).toBe(200);
    expect(body).toMatchObject({ achievements: [], links: [], date: '2026-11-20' });
    expect(body.recommendations).toHaveLength(3);
    expect(body.summary).not.toBe('');
    expect(body.motivationalMessage).not.toBe('');
  });

  it('ends a forgotten session first, so that it counts what every other screen counts', async () => {
    const user = await somebody();
    await user.post('/api/focus-sessions', { durationMinutes: 45 });
    server.clock.advance(24 * HOUR + MINUTE);
    expect((await user.get(PATH)).status).toBe(200);
    expect(await server.app.services.focus.active(user.id)).toBeNull();
  });

  it('names what is late, due, done and in danger, and says what it means', async () => {
    const user = await somebody();
    server.clock.set('2026-11-16T09:00:00Z');
    const { body: late } = await user.post('/api/tasks', { title: 'Отчёт', dueDate: '2026-11-18T20:59:00Z' });
    const { body: habit } = await user.post('/api/habits', { name: 'Зарядка' });
    server.clock.set(NOON);
    await user.post(`/api/habits/${habit.id}/entries`, { date: '2026-11-17', completed: true });
    for (const date of ['2026-11-18', '2026-11-19'])
      await user.post(`/api/habits/${habit.id}/entries`, { date, completed: true });
    const { body: due } = await user.post('/api/tasks', { title: 'Зачёт', dueDate: '2026-11-20T15:00:00Z' });
    const { body: done } = await user.post('/api/tasks', { title: 'Письмо' });
    const plan = { title: 'Смета', plannedDay: '2026-11-20', plannedTime: '16:30' };
    const { body: planned } = await user.post('/api/tasks', plan);
    await user.post('/api/tasks', { title: 'Ремонт', priority: 'high', someday: true });
    await user.put(`/api/tasks/${done.id}`, { status: 'completed' });
    const { body } = await user.get(PATH);
    const words = [body.summary, ...body.achievements, ...body.recommendations].join('\n').replaceAll('\u00a0', ' ');
    for (const expected of [
      'Сегодня закрыта 1 задача',
      'Просрочена 1 задача',
      'Закрыта 1 задача: «Письмо».',
      '«Отчёт»: срок прошёл 2 дня назад.',
      'Сегодня в 18:00 срок у задачи «Зачёт».',
      'на сегодня остались 2 задачи',
      'В плане на сегодня в 16:30 «Смета».',
      '«Зарядка»: серия 3 дня.',
    ])
      expect(words).toContain(expected);
    const linked = body.links.map(({ id }: { id: string }) => id);
    expect(linked).toEqual(expect.arrayContaining([late.id, due.id, planned.id, habit.id]));
  });

  describe('after days without a completed task', () => {
    const summaryOf = async (user: TestUser) => (await user.get(PATH)).body.summary.replaceAll('\u00a0', ' ');
    /** Somebody who completed a task eleven days before the present day. */
    async function doneLongAgo(): Promise<TestUser> {
      server.clock.set('2026-11-09T09:00:00Z');
      const user = await server.user();
      const { body: task } = await user.post('/api/tasks', { title: 'Письмо' });
      await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
      return user;
    }

    it('welcomes back who was away', async () => {
      const user = await doneLongAgo();
      server.clock.set(NOON);
      expect(await summaryOf(user)).toContain('Вас не было 10 дней.');
    });

    it('knows the task that was deleted since', async () => {
      const user = await doneLongAgo();
      for (const { id } of (await user.get('/api/tasks')).body) await user.delete(`/api/tasks/${id}`);
      await user.post('/api/habits', { name: 'Чтение' });
      server.clock.set(NOON);
      expect(await summaryOf(user)).toContain('Вас не было 10 дней.');
    });

    it('tells nobody who marked a habit or wrote a task down that they were away', async () => {
      const [marking, writing] = [await doneLongAgo(), await doneLongAgo()];
      const { body: habit } = await marking.post('/api/habits', { name: 'Чтение' });
      server.clock.set('2026-11-17T09:00:00Z');
      await marking.post(`/api/habits/${habit.id}/entries`, { date: '2026-11-17', completed: true });
      await writing.post('/api/tasks', { title: 'Отчёт' });
      server.clock.set(NOON);
      for (const user of [marking, writing]) expect(await summaryOf(user)).not.toContain('Вас не было');
    });
  });

  it('is made anew as soon as it is no longer true, and stands otherwise', async () => {
    const user = await somebody();
    await user.get(PATH);
    const { body: task } = await user.post('/api/tasks', { title: 'Письмо' });
    await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    const second = (await user.get(PATH)).body;
    expect(second.achievements[0]).toContain('«Письмо»');
    server.clock.advance(HOUR);
    expect((await user.get(PATH)).body).toEqual(second);
    await user.post('/api/tasks', { title: 'Зачёт', dueDate: '2026-11-20T10:30:00Z' });
    expect((await user.get(PATH)).body.summary).toContain('осталась');
    server.clock.advance(HOUR);
    expect((await user.get(PATH)).body.summary).toContain('росрочена');
  });

  it('praises no day on which something is overdue', async () => {
    const user = await somebody();
    for (let done = 0; done < 6; done++) {
      const { body: task } = await user.post('/api/tasks', { title: `Дело ${done}` });
      await user.put(`/api/tasks/${task.id}`, { status: 'completed' });
    }
    const excellent = (await user.get(PATH)).body;
    expect(excellent.achievements.join()).toContain('Дневная цель по задачам выполнена.');
    await user.post('/api/tasks', { title: 'Отчёт', dueDay: '2026-11-18' });
    const { summary, achievements } = (await user.get(PATH)).body;
    expect(summary).not.toMatch(/отличн|Вот это день/);
    expect(achievements.join()).toContain('Дневная цель по задачам выполнена.');
  });

  it('of the next day is another', async () => {
    const user = await somebody();
    const first = (await user.get(PATH)).body;
    server.clock.set('2026-11-20T21:30:00Z');
    const next = (await user.get(PATH)).body;
    expect(next.date).toBe('2026-11-21');
    expect(next.summary).not.toBe(first.summary);
  });

  it('speaks as the settings ask, at once', async () => {
    const user = await somebody();
    await user.post('/api/tasks', { title: 'Отчёт' });
    const first = (await user.get(PATH)).body;
    await user.put('/api/settings', { aiTone: 'strict', aiRole: 'coach', aiPersonality: 'motivating' });
    const strict = (await user.get(PATH)).body;
    expect(strict.summary).not.toBe(first.summary);
    expect(strict.motivationalMessage).not.toBe(first.motivationalMessage);
  });

  it('is nobody else’s, and nobody’s without a session', async () => {
    const [user, other] = [await somebody(), await server.user()];
    await user.post('/api/tasks', { title: 'Тайна', priority: 'high' });
    expect((await user.get(PATH)).body.recommendations.join()).toContain('«Тайна»');
    expect(JSON.stringify((await other.get(PATH)).body)).not.toContain('Тайна');
    expect((await server.visitor().get(PATH)).status).toBe(401);
  });
});

describe('a report by a language model', () => {
  const good = 'ИТОГ: Тихий день.\nДОСТИЖЕНИЯ:\nСОВЕТЫ:\n- Начните «Отчёт».\nНАПУТСТВИЕ: Один шаг за раз.';

  it('is written from the facts, in the manner of the settings, outside of any write', async () => {
    const user = await somebody();
    await user.put('/api/settings', { aiTone: 'strict', customSystemPrompt: 'Зови меня капитаном' });
    const { body: task } = await user.post('/api/tasks', { title: 'Отчёт' });
    const asked: WritingRequest[] = [];
    const reports = reportsBy(async (request) => {
      asked.push(request);
      // Another change of this account would wait for ever if a transaction were open here.
      await user.post('/api/tasks', { title: 'Между делом' });
      return good;
    });
    const report = await reports.read(actorOf(user));
    expect(report).toMatchObject({ summary: 'Тихий день.', recommendations: ['Начните «Отчёт».'] });
    expect(report.links).toEqual([{ recommendation: 0, kind: 'task', id: task.id, title: 'Отчёт' }]);
    expect(asked[0]!.instructions).toContain('строгий');
    expect(asked[0]!.instructions).not.toContain('капитаном');
    expect(asked[0]!.facts).toContain('капитаном');
    expect(asked[0]!.facts).toContain('Активных задач всего: 1.');
  });

  it.each([
    ['is silent', async () => undefined],
    ['invents', async () => good.replace('Отчёт', 'Завоевать мир')],
  ])('that %s is written by rules', async (_, write) => {
    const user = await somebody();
    await user.post('/api/tasks', { title: 'Отчёт' });
    const { recommendations } = await reportsBy(write).read(actorOf(user));
    expect(recommendations.join()).toContain('«Отчёт»');
    expect(recommendations.join()).not.toContain('мир');
  });

  it('stands for an hour, and is made anew then where something changed', async () => {
    const user = await somebody();
    const days = ['Тихий', 'Ясный'];
    const reports = reportsBy(async () => good.replace('Тихий', days.shift()!).replace(' «Отчёт»', ''));
    const read = async () => (await reports.read(actorOf(user))).summary;
    expect(await read()).toBe('Тихий день.');
    await user.post('/api/tasks', { title: 'Письмо' });
    server.clock.advance(59 * MINUTE);
    expect(await read()).toBe('Тихий день.');
    server.clock.advance(MINUTE);
    expect(await read()).toBe('Ясный день.');
  });

  it('is asked for once, however many ask at the same time', async () => {
    const user = await somebody();
    let times = 0;
    const reports = reportsBy(async () => {
      times += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return undefined;
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => reports.read(actorOf(user))));
    expect(times).toBe(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await reports.read(actorOf(user));
    expect(times).toBe(1);
  });
});
