import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AI_ROLES, AI_TONES } from '#features/settings/rules.ts';
import { MINUTE } from '#shared/day.ts';
import { checkInReply, type Occasion } from './replies.ts';

const NOW = Date.parse('2026-11-21T09:15:00Z');
const occasion: Occasion = {
  now: NOW,
  zone: 'Europe/Moscow',
  elapsedMinutes: 15,
  plannedMinutes: 45,
  task: { title: 'Отчёт', dueDate: null },
  tone: 'neutral',
  role: 'coach',
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what is said', () => {
  it.each([
    ['the time behind and ahead', {}, '«Отчёт»: позади 15 минут, впереди ещё 30 минут.'],
    ['hours', { elapsedMinutes: 21, plannedMinutes: 142 }, 'позади 21 минута, впереди ещё 2 часа 1 минута.'],
    ['whole hours', { elapsedMinutes: 60, plannedMinutes: null }, '«Отчёт»: в работе 1 час.'],
    ['the first minute', { elapsedMinutes: 0 }, 'позади 0 минут, впереди ещё 45 минут.'],
    ['a plan that is over', { elapsedMinutes: 50 }, 'прошло 50 минут, запланированное время вышло.'],
    ['no task', { task: null }, 'Фокус-сессия: позади 15 минут'],
    ['a deadline today', { task: { title: 'Отчёт', dueDate: '2026-11-21T15:00:00Z' } }, 'Срок: сегодня, 18:00.'],
    [
      'a deadline within the hour',
      { task: { title: 'Отчёт', dueDate: '2026-11-21T09:56:30Z' } },
      'До срока 41 минута.',
    ],
    ['a missed deadline', { task: { title: 'Отчёт', dueDate: '2026-11-20T15:00:00Z' } }, 'Срок прошёл: вчера, 18:00.'],
    ['another tone', { tone: 'strict' }, 'Держите темп.'],
    ['another role', { role: 'mentor' }, 'Одно дело за раз быстрее двух.'],
  ] as const)('knows %s', (_, change, words) => {
    expect(plain(checkInReply({ ...occasion, ...(change as Partial<Occasion>) }, []))).toContain(words);
  });

  it('shortens a title that would fill the card', () => {
    const text = checkInReply({ ...occasion, task: { title: 'я'.repeat(300), dueDate: null } }, []);
    expect(text).toContain('…»');
    expect(text.length).toBeLessThan(260);
  });
});

it('never repeats itself within a session', () => {
  const session = fc.record({
    plannedMinutes: fc.option(fc.integer({ min: 1, max: 1440 })),
    tone: fc.constantFrom(...AI_TONES),
    role: fc.constantFrom(...AI_ROLES),
  });
  const steps = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(session, steps, (settings, gaps) => {
      const said: string[] = [];
      let elapsedMinutes = 0;
      for (const gap of gaps) {
        elapsedMinutes += gap;
        const now = NOW + elapsedMinutes * MINUTE;
        said.push(checkInReply({ ...occasion, ...settings, elapsedMinutes, now }, said));
      }
      expect(new Set(said).size).toBe(said.length);
    }),
  );
});

it('even a few questions within one minute get different words', () => {
  const said: string[] = [];
  for (let turn = 0; turn < 6; turn++) said.push(checkInReply(occasion, said));
  expect(new Set(said).size).toBe(6);
});
