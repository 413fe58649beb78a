import { expect, it } from 'vitest';
import { stepWords } from './step-words.ts';

const step = (id: string, title: string, said: object = {}) => ({
  id,
  title,
  done: false,
  dueDay: null,
  rank: id,
  ...said,
});
const boxes = step('1', 'Коробки');
const van = step('2', 'Машина');
const keys = step('3', 'Ключи');

it.each([
  ['adding one', [boxes], [boxes, van], ['Добавлен шаг: «Машина»']],
  [
    'adding a list',
    [],
    ['1', '2', '3', '4', '5', '6', '7'].map((id) => step(id, id)),
    ['Добавлены шаги: «1», «2», «3», «4», «5» и ещё 2'],
  ],
  ['deleting', [boxes, van], [van], ['Удалён шаг: «Коробки»']],
  ['ticking', [boxes, van], [boxes, { ...van, done: true }], ['Сделан шаг: «Машина»']],
  ['ticking off again', [{ ...boxes, done: true }], [boxes], ['Снова не сделан шаг: «Коробки»']],
  ['another name', [boxes], [{ ...boxes, title: 'Ящики' }], ['Шаг: «Коробки» → «Ящики»']],
  ['a day', [boxes], [{ ...boxes, dueDay: '2026-12-01' }], ['День шага «Коробки»: без дня → 01 декабря 2026']],
  ['another place', [boxes, van, keys], [keys, boxes, van], ['Изменён порядок шагов']],
  [
    'several at once',
    [boxes, van],
    [{ ...van, done: true }, keys],
    ['Добавлен шаг: «Ключи»', 'Удалён шаг: «Коробки»', 'Сделан шаг: «Машина»'],
  ],
])('%s is told', (_, before, after, words) => {
  expect(stepWords(before, after).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(words);
});
