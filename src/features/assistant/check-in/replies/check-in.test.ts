import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AI_PERSONALITIES, AI_ROLES, AI_TONES } from '#features/settings/rules.ts';
import { MINUTE } from '#shared/day.ts';
import { makeTask } from '#testing/task.ts';
import { ANSWERS } from '../rules.ts';
import { checkInReply, type Spoken } from './check-in.ts';
import { factsOf, type Occasion } from './occasion.ts';

const NOW = Date.parse('2026-11-21T09:15:00Z');
const occasion: Occasion = {
  now: NOW,
  zone: 'Europe/Moscow',
  elapsedMinutes: 15,
  plannedMinutes: 45,
  task: makeTask({ title: 'Отчёт', dueDate: null }),
  manner: { tone: 'neutral', role: 'coach', personality: 'friendly' },
  wishes: '',
  answer: null,
};
const NOTHING: Spoken = { session: [], earlier: [], count: 0 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (change: Partial<Occasion>, spoken = NOTHING) => plain(checkInReply({ ...occasion, ...change }, spoken));

const manners = AI_TONES.flatMap((tone) =>
  AI_ROLES.flatMap((role) => AI_PERSONALITIES.map((personality) => ({ tone, role, personality }))),
);

describe('what is said', () => {
  it.each<[string, Partial<Occasion>, string]>([
    ['the time behind and ahead', {}, '«Отчёт»: позади 15 минут, впереди ещё 30 минут.'],
    ['hours', { elapsedMinutes: 21, plannedMinutes: 142 }, 'позади 21 минута, впереди ещё 2 часа 1 минута.'],
    ['whole hours', { elapsedMinutes: 60, plannedMinutes: null }, '«Отчёт»: в работе 1 час.'],
    ['the first minute', { elapsedMinutes: 0 }, 'впереди 45 минут.'],
    ['a plan that is over', { elapsedMinutes: 50 }, 'прошло 50 минут, запланированное время вышло.'],
    ['no task', { task: null }, 'Фокус-сессия: позади 15 минут'],
    [
      'a deadline today',
      { task: makeTask({ title: 'Отчёт', dueDate: '2026-11-21T15:00:00Z' }) },
      'Срок: сегодня, 18:00.',
    ],
    [
      'a deadline within the hour',
      { task: makeTask({ title: 'Отчёт', dueDate: '2026-11-21T09:56:30Z' }) },
      'До срока 41 минута.',
    ],
    [
      'a missed deadline',
      { task: makeTask({ title: 'Отчёт', dueDate: '2026-11-20T15:00:00Z' }) },
      'Срок прошёл: вчера, 18:00.',
    ],
    ['that it was hard', { answer: 'hard' }, 'В прошлый раз шло трудно.'],
    ['that there was a pause', { answer: 'pause' }, 'Вы брали паузу.'],
    ['that it went well', { answer: 'well' }, 'Вы говорили, что всё идёт хорошо.'],
  ])('knows %s', (_, change, words) => {
    expect(said(change)).toContain(words);
  });

  it.each([
    ['tone', AI_TONES.map((tone) => ({ tone }))],
    ['role', AI_ROLES.map((role) => ({ role }))],
    ['personality', AI_PERSONALITIES.map((personality) => ({ personality }))],
  ])('is in the words of each %s', (_, changes) => {
    // A whole round of the lists: each manner must bring words of its own.
    const rounds = changes.map((change) =>
      Array.from({ length: 7 }, (_, count) =>
        said({ manner: { ...occasion.manner, ...change } }, { ...NOTHING, count }),
      ).join('\n'),
    );
    expect(new Set(rounds).size).toBe(changes.length);
  });

  it('shortens a title that would fill the card', () => {
    const text = said({ task: makeTask({ title: 'я'.repeat(300) }) });
    expect(text).toContain('…»');
    expect(text.length).toBeLessThan(280);
  });
});

/** Check-ins of one session, and the remark and question of each without the figures. */
function session(of: Partial<Occasion>, steps: readonly number[], start = NOTHING) {
  const words: string[] = [];
  const tails: string[] = [];
  let elapsedMinutes = 0;
  for (const gap of steps) {
    elapsedMinutes += gap;
    const at = { ...occasion, ...of, elapsedMinutes, now: NOW + elapsedMinutes * MINUTE };
    const word = checkInReply(at, { ...start, session: words, count: start.count + words.length });
    words.push(word);
    tails.push(word.slice(factsOf(at).length));
  }
  return { words, tails };
}

describe('a day of twelve hours, asked every five minutes', () => {
  const everyFive = Array.from({ length: 144 }, () => 5);

  it.each(manners)('never hears the same twice: $tone, $role, $personality', (manner) => {
    for (const plannedMinutes of [null, 720]) {
      const { words, tails } = session({ manner, plannedMinutes }, everyFive);
      expect(new Set(words).size).toBe(144);
      for (const [index, tail] of tails.entries())
        expect(tails.slice(Math.max(0, index - 12), index)).not.toContain(tail);
    }
  });

  it('reads properly in every manner and phase, whatever was answered', () => {
    for (const manner of manners)
      for (const answer of [null, ...ANSWERS])
        for (const [elapsedMinutes, plannedMinutes] of [
          [5, 60],
          [30, 60],
          [55, 60],
          [61, 60],
          [101, null],
          [20, null],
        ] as const)
          for (let count = 0; count < 7; count++) {
            const text = said({ manner, answer, elapsedMinutes, plannedMinutes }, { ...NOTHING, count });
            expect(text).toMatch(/^«Отчёт»: [^«]+[.?]$/);
            expect(text).not.toMatch(/ {2}|\s[.,?]|undefined|null|NaN|!|[.?]\p{L}/u);
          }
  });
});

it('whatever the steps, no word of a session is said twice', () => {
  const settings = fc.record({
    plannedMinutes: fc.option(fc.integer({ min: 1, max: 1440 })),
    manner: fc.constantFrom(...manners),
    answer: fc.option(fc.constantFrom(...ANSWERS)),
  });
  fc.assert(
    fc.property(settings, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 }), (of, steps) => {
      const { words } = session(of, steps);
      expect(new Set(words).size).toBe(words.length);
    }),
  );
});

it('the next session begins with other words than the one before', () => {
  const first = session({}, [15, 15]);
  const second = session({}, [15, 15], { session: [], earlier: first.words, count: 2 });
  expect(new Set([...first.tails, ...second.tails]).size).toBe(4);
});

it('even a few questions within one minute get different words', () => {
  expect(new Set(session({}, [15, 0, 0, 0, 0, 0]).words).size).toBe(6);
});
