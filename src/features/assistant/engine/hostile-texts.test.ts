import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWork } from '#testing/count-work.ts';
import { makeTaskView } from '#testing/task.ts';
import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';
import { EMPTY_CONTEXT, type View } from './model.ts';
import { respond } from './respond.ts';
import { taskIndex } from './task-index.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const TOO_LONG = /^Слишком длинно, скажите по частям/;
const SYLLABLES = 'ба ве ги до жу за ки ло му не по ра си ту фа хе ци чо шу ще'.split(' ');

/** Words that stand nowhere else, but for «отчёт» and «договор» in each. */
function longTitle(number: number): string {
  const words = Array.from({ length: 38 }, (_, at) => {
    const seed = number * 38 + at;
    return [seed % 20, Math.floor(seed / 20) % 20, Math.floor(seed / 400) % 20].map((one) => SYLLABLES[one]).join('');
  });
  return `отчёт договор ${words.join(' ')}`.slice(0, 300);
}

function account(tasks: number, titleOf: (number: number) => string): View {
  return {
    tasks: Array.from({ length: tasks }, (_, at) => makeTaskView({ id: `t${at}`, title: titleOf(at) })),
    projects: Array.from({ length: 20 }, (_, at) => ({ id: `p${at}`, name: `Проект ${at}` })),
    columns: ['Новые', 'В процессе', 'Готово'].map((name) => ({ id: name, name })),
    habits: [],
    focus: { todayMinutes: 0, weekMinutes: 0 },
    user: { firstName: null },
    settings: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
  };
}

/** An account whose titles have been read before, as the server keeps it. */
function listener(tasks: number, titleOf = longTitle) {
  const view = account(tasks, titleOf);
  const titles = taskIndex();
  titles.hold(view.tasks);
  return (text: string, context = EMPTY_CONTEXT) =>
    respond(nodeUnderstanding(), text, { view, now: NOW, zone: 'Europe/Moscow', context, titles });
}

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** What repeats in a message that means harm, or comes from a cat on the keyboard. */
const PIECES = [
  'удали отчёт. ',
  'отметь договор и удали отчёт, ',
  'перенеси отчёт на завтра, ',
  'купил молоко. ',
  'удали «отчёт» ',
  '«а» и «б» ',
  '1/2/',
  '1/2/1/2/ ',
  '1. ',
  '1.2.',
  '12:30 ',
  'с 10 до 12 ',
  'завтра ',
  'через час ',
  'двадцать один ',
  'и ',
  'а не ',
  'ли ',
  'на ',
  'я ',
  'не надо ',
  'больше не надо ',
  'можно не ',
  'задача ',
  'в проект ',
  'приоритет ',
  'купить хлеб, ',
  '... ',
  '…',
  '? ',
  '—',
  '«',
  '((((',
  ')',
  '[]',
  '\\',
  '@',
  '#а ',
  ': ',
  '\n',
  'б\n',
  '\n- ',
  '\t',
  '\u200b',
  'a\u0301',
  '\u0301',
  '٣',
  '漢字',
  'שלום ',
  '👨‍👩‍👧‍👦',
  '🇷🇺 ',
  'İ',
  'а-',
];
const HEADS = ['', 'удали ', 'добавь '];

describe('a hostile message', () => {
  const hear = listener(120);
  const workOf = (text: string) => countWork(() => hear(text));

  it.each(PIECES.map((piece, at) => [piece, HEADS[at % HEADS.length]!]))(
    'of «%s» after «%s» takes work that grows no faster than it does',
    (piece, other) => {
      for (const head of new Set(['', other])) {
        const [short, long] = [120, 480].map((length) => workOf(head + filled(piece, length))) as [number, number];
        // Four times the length; fewer readings of a short one are worth a look, none goes over it once for each word.
        expect(long / short, head + piece).toBeLessThan(9);
      }
    },
  );

  it('is answered whatever it is written in', () => {
    const unit = fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), fc.constantFrom(...PIECES));
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 4 }), fc.constantFrom(...HEADS), (units, head) => {
        expect(hear(head + filled(units.join('') || ' ', 4_000)).reply).not.toBe('');
      }),
      { numRuns: 12 },
    );
  });

  it('is bounded in work however many titles there are', () => {
    const clauses = filled('удали отчёт и договор. ', 4_000);
    const works = [100, 1_000].map((tasks) => {
      const all = listener(tasks);
      return countWork(() => all(clauses));
    });
    expect(Math.max(...works)).toBeLessThan(12_000_000);
  });
});

describe('the work for an ordinary message', () => {
  it.each([
    'удали отчёт про договор',
    'купить молоко завтра',
    'удали аквариум',
    'что у меня на сегодня',
    'удали все задачи',
  ])('grows no faster than the titles: «%s»', (text) => {
    const [few, more, many] = [500, 1_000, 2_000].map((tasks) => {
      const hear = listener(tasks);
      hear(text);
      return countWork(() => hear(text));
    }) as [number, number, number];
    expect(more / few).toBeLessThan(2.3);
    expect(many / more).toBeLessThan(2.3);
  });
});

describe('at the end of the budget', () => {
  const hear = listener(30);
  const endless = filled('1/2/', 3_990);

  it('it says so, and nothing is done', () => {
    const { reply, ...rest } = hear(endless);
    expect(reply).toMatch(TOO_LONG);
    expect(rest).toEqual({ actions: [], pending: null, undo: false, listed: [] });
  });

  it('the question that waits goes on waiting', () => {
    const pending = { kind: 'which', deed: 'delete' } as const;
    expect(hear(endless, { ...EMPTY_CONTEXT, pending })).toMatchObject({ actions: [], pending });
  });

  it('no question is left that holds the account many times over', () => {
    const view = account(3_000, longTitle);
    const read = (text: string) =>
      respond(nodeUnderstanding(), text, { view, now: NOW, zone: 'Europe/Moscow', context: EMPTY_CONTEXT });
    expect(read('удали отчёт').pending).toMatchObject({ kind: 'choose', steps: [{ candidates: { length: 3_000 } }] });
    const { pending, actions } = read('удали отчёт. удали договор. '.repeat(5));
    expect(actions).toEqual([]);
    expect(JSON.stringify(pending).length).toBeLessThan(300_000);
  });

  it('the next message is heard as ever', () => {
    hear(endless);
    expect(hear('добавь задачу купить хлеб').actions).toMatchObject([{ type: 'create' }]);
  });
});

describe('people who have much to say at once', () => {
  const hear = listener(300);

  it('add a list that fills the message', () => {
    const { actions, pending, reply } = hear(`Добавь задачи:\n${filled('- купить чай и мёд\n', 3_900)}`);
    expect(reply).not.toMatch(TOO_LONG);
    const things = pending?.kind === 'card' ? pending.readings[0]! : actions;
    expect(things.length).toBeGreaterThan(190);
    expect(reply).toMatch(/ещё \d+\sзадач/);
  });

  it('name thirty things in a message', () => {
    const all = Array.from({ length: 30 }, (_, at) => `добавь задачу купить вещь номер ${at + 1}`).join('. ');
    const { pending, actions } = hear(all);
    const things = pending?.kind === 'card' ? pending.readings[0] : actions;
    expect(things).toHaveLength(30);
  });

  it('are shown the first of very many that fit', () => {
    const { reply, pending } = hear('удали отчёт');
    expect(reply.split('\n').slice(-2)).toEqual([expect.stringMatching(/^20\. /), '…и ещё 280\u00a0задач.']);
    expect(pending).toMatchObject({ kind: 'choose', steps: [{ candidates: expect.any(Array) }] });
  });
});
