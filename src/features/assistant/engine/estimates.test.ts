import { describe, expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-12-03T06:10:00Z');

function say(text: string, before: { estimateMinutes?: number; touched?: boolean } = {}) {
  const account = new Account(NOW);
  const { estimateMinutes = null, touched } = before;
  const report = account.add({ title: 'Сдать отчёт', status: 'active', dueDate: null, estimateMinutes });
  account.add({ title: 'Оплатить квартиру', status: 'active', dueDate: null });
  const context = touched ? { ...EMPTY_CONTEXT, touched: [report] } : EMPTY_CONTEXT;
  return { ...productEngine(text, account.view, NOW, 'Europe/Moscow', context), report };
}

describe('a new task', () => {
  it.each([
    ['добавь задачу написать статью, оценка 2 часа', 'Написать статью', 120],
    ['запиши позвонить Оле завтра, оценка полчаса', 'Позвонить Оле', 30],
    ['создай задачу подготовить доклад, займёт полтора часа', 'Подготовить доклад', 90],
  ])('«%s» is estimated', (text, title, estimateMinutes) => {
    const { actions, reply } = say(text);
    expect(actions).toMatchObject([{ type: 'create', draft: { title, estimateMinutes } }]);
    expect(reply).toContain('оценка');
  });

  it('«на 30 минут» may mean much, and is no estimate', () => {
    const drafts = say('добавь задачу созвон с Олей на 30 минут').actions.flatMap((one) =>
      'draft' in one ? [one.draft] : [],
    );
    expect(drafts.every(({ estimateMinutes }) => estimateMinutes === null)).toBe(true);
  });

  it('is made or offered, and no other one estimated, where one is called like that', () => {
    const { actions, reply } = say('добавь задачу сдать отчёт, оценка 2 часа');
    expect(actions.filter(({ type }) => type !== 'create')).toEqual([]);
    expect(reply).toMatch(/задач[ау] «Сдать отчёт»(?: —|:) оценка 2 ч/i);
  });

  it('says what each takes', () => {
    const { reply } = say('надо написать статью ~2ч и позвонить Оле ~10 мин');
    expect(reply).toMatch(/Написать статью»? — оценка 2 ч(?:;|\n).*Позвонить Оле»? — оценка 10 мин/);
  });

  it('is asked about where one estimate may be of either of two', () => {
    expect(say('добавь две задачи: купить краску и покрасить забор, оценка 2 часа').actions).toEqual([]);
  });
});

describe('a task that is there', () => {
  it.each([
    ['поставь отчёту оценку 2 часа', 120],
    ['добавь оценку полчаса к отчёту', 30],
    ['измени оценку отчёта на 45 минут', 45],
    ['оценка отчёта 2 часа', 120],
    ['отчёт займёт полтора часа', 90],
  ])('«%s» is estimated', (text, estimateMinutes) => {
    const { actions, report } = say(text);
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { estimateMinutes } }]);
  });

  it('is the one spoken of last where none is named', () => {
    const { actions, report } = say('оценка час', { touched: true });
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { estimateMinutes: 60 } }]);
  });

  it('is moved and estimated at once', () => {
    const { actions, report } = say('перенеси отчёт на завтра, оценка 2 часа');
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { estimateMinutes: 120 } }]);
  });

  it('loses its estimate', () => {
    const { actions, report } = say('убери оценку у отчёта', { estimateMinutes: 60 });
    expect(actions).toMatchObject([{ type: 'update', id: report, changes: { estimateMinutes: null } }]);
  });

  it('tells its estimate', () => {
    expect(say('какая оценка у отчёта', { estimateMinutes: 90 }).reply).toContain('1 ч 30 мин');
    expect(say('какая оценка у отчёта').reply).toContain('без оценки времени');
  });
});
