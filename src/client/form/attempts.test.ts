import { beforeEach, expect, it } from 'vitest';
import { createAttempts } from './attempts.ts';

let keys: string[];
let attempt: ReturnType<typeof createAttempts>;

beforeEach(() => {
  keys = [];
  let made = 0;
  attempt = createAttempts(() => `ключ ${++made}`);
});

const answered = (key: string) => {
  keys.push(key);
  return Promise.resolve(key);
};
const refused = (key: string) => {
  keys.push(key);
  return Promise.reject(new Error('нет'));
};

it('sends once what is pressed twice', async () => {
  const both = [attempt({ title: 'Дом' }, answered), attempt({ title: 'Дом' }, answered)];
  expect(await Promise.all(both)).toEqual(['ключ 1', 'ключ 1']);
  expect(keys).toEqual(['ключ 1']);
});

it('sends the same again under the same key until it is taken, and then under another', async () => {
  await expect(attempt({ title: 'Дом' }, refused)).rejects.toThrow('нет');
  await expect(attempt({ title: 'Дом' }, refused)).rejects.toThrow('нет');
  await attempt({ title: 'Дом' }, answered);
  await attempt({ title: 'Дом' }, answered);
  expect(keys).toEqual(['ключ 1', 'ключ 1', 'ключ 1', 'ключ 2']);
});

it('takes other values for something else, also while the first are on their way', async () => {
  await Promise.all([attempt({ title: 'Дом' }, answered), attempt({ title: 'Дача' }, answered)]);
  await expect(attempt({ title: 'Дом' }, refused)).rejects.toThrow('нет');
  await attempt({ title: 'Дача' }, answered);
  expect(keys).toEqual(['ключ 1', 'ключ 2', 'ключ 3', 'ключ 4']);
});
