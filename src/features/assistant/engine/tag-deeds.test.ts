import { expect, it } from 'vitest';
import { Account } from '#testing/account.ts';
import { productEngine } from '#testing/server/product-engine.ts';
import { EMPTY_CONTEXT } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const account = new Account(NOW);
account.add({ title: 'Разобрать партитуры', status: 'active', tags: ['ноты'] });
account.add({ title: 'Тег на куртку', status: 'active' });
const tags = [
  { id: 't1', name: 'ноты' },
  { id: 't2', name: 'дальняя дорога' },
  { id: 't3', name: 'Склад' },
];

const say = (text: string, known = tags) => {
  const view = { ...account.view, tags: known };
  const { reply, actions, beside } = productEngine(text, view, NOW, 'Europe/Moscow', EMPTY_CONTEXT);
  return { reply: reply.replaceAll('\u00a0', ' '), actions, beside };
};

it.each([
  ['переименуй тег ноты в библиотека', 't1', 'библиотека'],
  ['переименуй тег склад в снабжение', 't3', 'снабжение'],
  ['переименуй тег «дальняя дорога» в «Командировки», пожалуйста', 't2', 'Командировки'],
  ['ну давай переименуй метку ноты на партитуры', 't1', 'партитуры'],
  ['переименуй тег ноты в Ноты', 't1', 'Ноты'],
  ['переименуй тег #ноты в #сцена', 't1', 'сцена'],
  ['rename tag ноты -> scores', 't1', 'scores'],
  ['смени тег ноты на партитуры', 't1', 'партитуры'],
  ['метка ноты пусть теперь везде называется партитуры', 't1', 'партитуры'],
  ['слово «ноты» длинное, эта метка пусть называется «сцена»', 't1', 'сцена'],
])('«%s» gives the tag another name', (text, id, name) => {
  expect(say(text)).toMatchObject({ actions: [], beside: { kind: 'rename tag', id, name } });
});

it.each([
  ['объедини теги ноты и склад', 't1', 'Склад'],
  ['слей тег ноты с тегом склад', 't1', 'Склад'],
  ['переименуй тег ноты в склад', 't1', 'Склад'],
  ['объедините мне, пожалуйста, метки «ноты» и «склад», пусть останется одно «склад»', 't1', 'Склад'],
])('«%s» makes one tag part of another', (text, id, name) => {
  const { beside, reply } = say(text);
  expect(beside).toEqual({ kind: 'rename tag', id, name });
  expect(reply).toContain('задачи перешли');
});

it.each([
  ['переименуй тег рыбалка в охота', 'Не нашёл такого тега. Есть: «ноты», «дальняя дорога», «Склад».'],
  ['переименуй тег ноты', 'Как назвать тег? Скажите «переименуй тег … в …».'],
  ['переименуй тег ноты в', 'Как назвать тег? Скажите «переименуй тег … в …».'],
  ['переименуй тег ноты в ноты', 'Тег и так называется «ноты».'],
  ['переименуй тег ноты в библиотека и добавь купить хлеб', 'Скажите про тег отдельным сообщением'],
  [`переименуй тег ноты в ${'я'.repeat(31)}`, 'Название тега не длиннее 30 знаков.'],
  ['переименуй тег ноты в сцена, зал', 'не бывает запятых'],
  ['объедини теги ноты', 'Какие два тега объединить?'],
  ['объедини теги ноты, склад и дальняя дорога', 'Какие два тега объединить?'],
])('«%s» changes nothing, and says why', (text, reply) => {
  const said = say(text);
  expect(said).toMatchObject({ actions: [] });
  expect(said.beside).toBeUndefined();
  expect(said.reply).toContain(reply);
});

it.each(['купить тег на куртку', 'добавь задачу переименовать тег', 'переименуй партитуры в клавиры'])(
  '«%s» is about no tag of the account',
  (text) => expect(say(text).beside).toBeUndefined(),
);

it('says that there is none', () => {
  expect(say('переименуй тег ноты в сцена', []).reply).toBe('Тегов пока нет.');
});

it.each([
  'смерджи теги ноты и склад в один, назови архив',
  'ноты и склад одно и то же, слей эти метки в одну пусть будет архив',
])('«%s» gives two tags no third name', (text) => {
  const { beside, reply } = say(text);
  expect(beside).toBeUndefined();
  expect(reply).toContain('Два тега станут одним из них');
});

it('«смени тег» of a task is no other name of the tag', () => {
  expect(say('смени тег ноты на склад у партитур').beside).toBeUndefined();
});

it.each([
  'переименуй задачу партитуры с тегом ноты в смету',
  'добавь придумать название магазина с тегом ноты на завтра',
  'добавь объединить партии с тегами ноты и склад',
  'почему метка ноты теперь называется сцена?',
  'смени тег ноты на склад в партитурах',
  'смени тег ноты на сцена партитурам',
])('«%s» says nothing of all that have the tag', (text) => {
  expect(say(text).beside).toBeUndefined();
});
