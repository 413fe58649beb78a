import { describe, expect, it, vi } from 'vitest';
import { readQuickTask } from '#features/assistant/chat/read-quick-task.ts';
import { EMPTY_CONTEXT } from '#features/assistant/engine/model.ts';
import type { Token } from '#shared/russian/text.ts';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import type { Apart } from '#understanding/apart/apart.ts';

// A field that is said apart beside those that there are, in memory: whoever reads, does and tells must carry it.
vi.mock('#understanding/apart/fields.ts', async (original) => {
  const fields = await original<typeof import('#understanding/apart/fields.ts')>();
  const hear = (tokens: readonly Token[], text: string) =>
    tokens.flatMap(({ word, quote }, from) => {
      if (quote > 0 || word !== 'место' || ![':', 'на'].includes(tokens[from + 1]?.text ?? '')) return [];
      const end = tokens.findIndex(({ kind, text: sign }, at) => at > from + 1 && (kind === 'break' || sign === ','));
      const to = end < 0 ? tokens.length : end;
      const value = tokens[from + 2] && text.slice(tokens[from + 2]!.start, tokens[to - 1]!.end);
      return value ? [{ value, from, to, noun: word }] : [];
    });
  const place: Apart<string> = {
    hear,
    nouns: [['место', 'место']],
    without: 'без места',
    words: (words) => `«${words}»`,
    chip: { noun: 'место', label: (words) => words },
  };
  return { ...fields, APART_FIELDS: [...fields.APART_FIELDS, ['place', place]] };
});
vi.mock('#features/tasks/fields.ts', async (original) => {
  const { TASK_FIELDS } = await original<typeof import('#features/tasks/fields.ts')>();
  const place = { role: 'own', column: 'place', as: 'plain', fresh: null, inRow: true, searched: true, weighs: true };
  return { TASK_FIELDS: { ...TASK_FIELDS, place } };
});

const NOW = Date.parse('2026-12-03T06:10:00Z');
const CLOCK = { zone: 'Europe/Moscow', dayStart: 0 };

function say(text: string, { place = null, touched = false }: { place?: string | null; touched?: boolean } = {}) {
  const account = new Account(NOW);
  const own = { place } as object;
  const report = account.add({ title: 'Сдать отчёт', status: 'active', dueDate: null, ...own });
  account.add({ title: 'Оплатить квартиру', status: 'active', dueDate: null });
  const context = touched ? { ...EMPTY_CONTEXT, touched: [report] } : EMPTY_CONTEXT;
  return { ...productEngine(text, account.view, NOW, 'Europe/Moscow', context), report };
}

describe('a field said by its own noun', () => {
  it.each([
    ['добавь задачу встретиться с Олей завтра, место: кафе на углу', 'Встретиться с Олей', 'кафе на углу'],
    ['надо забрать посылку место: почта', 'Забрать посылку', 'почта'],
  ])('«%s» makes a task with it', (text, title, place) => {
    const { actions, reply } = say(text);
    expect(actions).toMatchObject([{ type: 'create', draft: { title, place } }]);
    expect(reply).toContain(`место «${place}»`);
  });

  it.each([
    'поставь отчёту место: кабинет 5',
    'добавь к отчёту место: кабинет 5',
    'измени отчёт, место: кабинет 5',
    'место отчёта: кабинет 5',
    'поменяй место у отчёта на кабинет 5',
    'измени место отчёта на кабинет 5',
    'перенеси отчёт на завтра, место: кабинет 5',
  ])('«%s» sets it of a task that is there', (text) => {
    const { actions, report, reply } = say(text);
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { place: 'кабинет 5' } }]);
    expect(reply).toContain('место — «кабинет 5»');
  });

  it('is set of the task spoken of last, where none is named', () => {
    const { actions, report } = say('место: кабинет 5', { touched: true });
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { place: 'кабинет 5' } }]);
  });

  it('is taken away, and told', () => {
    const { actions, report, reply } = say('убери место у отчёта', { place: 'офис' });
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { place: null } }]);
    expect(reply).toContain('без места');
    expect(say('какое место у отчёта', { place: 'офис' }).reply).toBe('Место задачи «Сдать отчёт» — «офис».');
    expect(say('какое место у отчёта').reply).toBe('«Сдать отчёт» — без места.');
  });

  it('is a word like others where it is not said so', () => {
    expect(say('добавь задачу занять место в очереди').actions).toMatchObject([
      { draft: { title: 'Занять место в очереди', place: null } },
    ]);
  });

  it('is asked about where one may be of either of two', () => {
    expect(say('добавь две задачи: купить краску и покрасить забор, место: дача').actions).toEqual([]);
  });

  it('is read in a line that makes a task, with a chip that takes it away', () => {
    const context = { projects: [], tags: [], priorityLabel: String, plain: [] };
    const line = 'Забрать заказ, место: почта, завтра';
    const task = readQuickTask(line, context, NOW, CLOCK);
    expect(task).toMatchObject({ title: 'Забрать заказ', place: 'почта' });
    const chip = task.chips.find(({ kind }) => kind === 'field');
    expect(chip).toMatchObject({ field: 'place', noun: 'место', label: 'почта' });
    expect(chip!.spans.map(({ start, end }) => line.slice(start, end))).toEqual(['место: почта']);
    const plain = readQuickTask(line, { ...context, plain: ['место: почта'] }, NOW, CLOCK);
    expect(plain).not.toHaveProperty('place');
  });
});
