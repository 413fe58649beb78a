import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const account = new Account(NOW);
account.add({ title: 'Купить краску', status: 'active', projectId: 'p1' });
account.add({ title: 'Снять обои', status: 'completed', projectId: 'p1' });
account.add({ title: 'Сдать билеты', status: 'active', projectId: 'p3' });
const view = {
  ...account.view,
  projects: [
    { id: 'p1', name: 'Ремонт кухни' },
    { id: 'p2', name: 'Учёба' },
  ],
  archivedProjects: [{ id: 'p3', name: 'Отпуск' }],
};

const say = (text: string) => {
  const { reply, actions, beside } = productEngine(text, view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  return { reply: reply.replaceAll('\u00a0', ' '), actions, beside };
};

it.each([
  ['архивируй проект Учёба', 'p2'],
  ['заархивируй, пожалуйста, проект «Учёба»', 'p2'],
  ['убери проект учёба в архив', 'p2'],
  ['отправь в архив проект Ремонт кухни', 'p1'],
])('«%s» puts a project into the archive', (text, id) =>
  expect(say(text)).toMatchObject({ actions: [], beside: { kind: 'archive project', id } }),
);

it('says what stays of it', () =>
  expect(say('архивируй проект Ремонт кухни').reply).toBe(
    'Проект «Ремонт кухни» теперь в архиве. Открытые задачи остались в списке: 1.',
  ));

it.each(['верни проект Отпуск', 'верни из архива проект Отпуск', 'достань проект «Отпуск» из архива'])(
  '«%s» brings one back',
  (text) =>
    expect(say(text)).toEqual({
      reply: 'Проект «Отпуск» снова открыт.',
      actions: [],
      beside: { kind: 'bring back project', id: 'p3' },
    }),
);

it.each([
  ['сделай проект из шаблона Ремонт кухни', 'Ремонт кухни — копия'],
  ['создай новый проект по образцу «Ремонт кухни» под названием Ремонт дачи', 'Ремонт дачи'],
  ['скопируй проект Ремонт кухни и назови «Ванная»', 'Ванная'],
])('«%s» makes one after the example of another', (text, name) =>
  expect(say(text)).toMatchObject({ actions: [], beside: { kind: 'copy project', id: 'p1', name } }),
);

it('says that any project is an example, and of none that there is not', () => {
  for (const text of ['сохрани проект Учёба как шаблон', 'сделай шаблон из проекта Учёба'])
    expect(say(text)).toMatchObject({ reply: expect.stringMatching(/^Любой проект — уже образец/), beside: undefined });
  expect(say('сделай проект из шаблона Дача')).toMatchObject({
    reply: expect.stringMatching(/^Не нашёл/),
    beside: undefined,
  });
  expect(say('добавь задачу сделать проект из шаблона Ремонт кухни').beside).toBeUndefined();
});

it('brings back the one that is in the archive where none is named', () =>
  expect(say('верни проект из архива').beside).toEqual({ kind: 'bring back project', id: 'p3' }));

it('says so of one that is there already, and of one that there is not', () => {
  expect(say('архивируй проект Отпуск')).toMatchObject({ reply: 'Проект «Отпуск» и так в архиве.', beside: undefined });
  expect(say('архивируй проект Дача').reply).toMatch(/^Не нашёл такого проекта/);
});

it.each(['добавь задачу архивировать проект Учёба', 'задача: убрать проект в архив до пятницы'])(
  'leaves to others what is a task: «%s»',
  (text) => expect(say(text).beside).toBeUndefined(),
);

it('knows in which project of the archive a task is', () =>
  expect(say('в каком проекте задача сдать билеты').reply).toContain('в проекте «Отпуск»'));

it.each([
  ['создай проект Мой список дел', 'Мой список дел'],
  ['создай проект Большая папка', 'Большая папка'],
  ['сделай папку новый год', 'Новый год'],
  ['заведи новую папку Крещение', 'Крещение'],
  ['создай новый проект Баня', 'Баня'],
])('«%s» makes it under its whole name, be it asked or not', (text, name) => {
  const { actions, reply } = say(text);
  const isMade = actions.length > 0;
  expect(isMade ? actions : reply).toEqual(
    isMade ? [expect.objectContaining({ type: 'create_project', name })] : expect.stringContaining(`проект «${name}»`),
  );
});
