import { expect, it } from 'vitest';
import { REPETITIONS } from './repetition-limit.ts';

const FULL = 'Сегодня вы меняли данные слишком много раз. Попробуйте завтра.';

it('so many repetitions of an account are known, and so many bytes of their answers', () => {
  const { table, rows, texts } = REPETITIONS;
  expect([table, rows?.most, texts?.most, texts?.columns]).toEqual([
    'idempotent_replies',
    100_000,
    100_000_000,
    ['reply'],
  ]);
  expect([rows?.full(1), texts?.full(1)]).toEqual([FULL, FULL]);
});
