import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutOfWork } from '#shared/work.ts';
import type { KnownTask } from './model.ts';
import { nodeUnderstanding } from './server/node-understanding.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const TITLES = ['Сдать отчёт', 'Позвонить маме', 'Купить молоко', 'Забрать посылку'];

const tasks = TITLES.map(
  (title, at): KnownTask => ({
    id: title,
    title,
    status: 'active',
    dueDate: null,
    priority: 'medium',
    projectId: null,
    tags: [],
    createdAt: at,
  }),
);
const readings = (text: string) =>
  nodeUnderstanding().readings({
    text,
    account: { tasks, projects: [{ id: 'Дача', name: 'Дача' }], columns: [] },
    dialogue: { touched: [], listed: [], lastAction: null },
    now: NOW,
    zone: 'Europe/Moscow',
  });
const best = (text: string) => readings(text)[0]!.intents.filter(({ act }) => act !== 'none');

describe('what is understood', () => {
  it.each([
    ['молоко купила', [{ act: 'complete', meant: { ids: ['Купить молоко'] } }]],
    ['удали посылку', [{ act: 'delete', meant: { ids: ['Забрать посылку'] } }]],
    ['надо бы покрасить забор', [{ act: 'create', task: { title: 'Покрасить забор' } }]],
    ['забор покрасить на даче в субботу', [{ act: 'create', task: { when: { day: '2026-11-21' } } }]],
    [
      'перенеси отчёт на пятницу',
      [{ act: 'update', meant: { ids: ['Сдать отчёт'] }, change: { due: { kind: 'day' } } }],
    ],
    ['что у меня на завтра', [{ act: 'answer' }]],
    ['мама звонила, спрашивала как дела', []],
  ])('of «%s»', (text, intents) => {
    expect(best(text)).toMatchObject(intents);
  });

  it.each([
    ['завтра куплю хлеб', 'Купить хлеб'],
    ['завтра вечером открою вклад', 'Открыть вклад'],
    ['в субботу сходим в театр', 'Сходить в театр'],
    ['завтра вобью гвоздь', 'Вбить гвоздь'],
    ['завтра разберём антресоли', 'Разобрать антресоли'],
    ['в пятницу дадим объявление', 'Дать объявление'],
    ['завтра пробежим пять километров', 'Пробежать пять километров'],
  ])('a promise becomes a task in the infinitive: «%s»', (text, title) => {
    expect(best(text)).toMatchObject([{ act: 'create', task: { title } }]);
  });

  it.each([
    ['добавь генеральную уборку', 'Генеральная уборка'],
    ['запиши встречу с бухгалтером в пятницу', 'Встреча с бухгалтером'],
    ['добавь ленту бархатную', 'Ленту бархатную'],
    ['лампу в коридор', 'Лампу в коридор'],
    ['внуку шлем', 'Внуку шлем'],
    ['ёлку сыну завтра', 'Ёлку сыну'],
  ])(
    'what is to be written down stands in the nominative, and what leaves out its verb as it is said: «%s»',
    (text, title) => {
      expect(best(text)).toMatchObject([{ act: 'create', task: { title } }]);
    },
  );

  it.each([
    ['запиши что сделано: посуду помыла', 'Помыть посуду'],
    ['я сегодня цветы полила, запиши как сделанное', 'Полить цветы'],
    ['кота к ветеринару отвез, занеси как выполненное', 'Отвезти кота к ветеринару'],
  ])('what was done, and no task is called so, is kept in the infinitive: «%s»', (text, title) => {
    expect(best(text)).toMatchObject([{ act: 'report', task: { title } }]);
  });

  it('has chances that sum up to one at most, whatever is written, and is the same again', () => {
    const piece = fc.constantFrom(
      'удали ',
      'молоко ',
      'завтра',
      ', ',
      '«',
      '\n',
      '12',
      'ё',
      'asap ',
      '🙂',
      '\u0301',
      ' и ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 14 }),
        (pieces) => {
          const text = pieces.join('');
          const found = readings(text);
          const total = found.reduce((sum, { probability }) => sum + probability, 0);
          expect(total).toBeGreaterThan(0);
          expect(total).toBeLessThan(1);
          expect(readings(text)).toEqual(found);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is of as many words as anybody says in 4,000 characters; of more than that nothing is read', () => {
    const lines = '- купить чай и мёд\n'.repeat(210);
    expect(readings(lines)).not.toEqual([]);
    for (const noise of ['б\n', '«а', '. ']) expect(() => readings(noise.repeat(2_000)), noise).toThrow(OutOfWork);
  });
});
