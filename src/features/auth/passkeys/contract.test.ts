import { expect, it } from 'vitest';
import { createPasskey } from './contract.ts';

const name = createPasskey.body.shape.name;

it.each([
  ['Телефон', undefined],
  ['к'.repeat(60), undefined],
  ['к'.repeat(61), expect.stringContaining('60')],
  ['  ', 'Назовите ключ'],
])('a passkey called «%s»', (written, problem) => {
  expect(name.safeParse(written).error?.issues[0]?.message).toEqual(problem);
});
