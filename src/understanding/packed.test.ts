import { expect, it } from 'vitest';
import { packed, unpackedFiles } from './packed.ts';

it('finds each file again by its name, also an empty one, and names one that there is not', () => {
  const files = [
    ['слова', new Uint8Array([1, 2, 3])],
    ['пусто', new Uint8Array()],
    ['веса', new Uint8Array([4])],
  ] as const;
  const find = unpackedFiles(packed(files));
  for (const [name, content] of files) expect([...find(name)]).toEqual([...content]);
  expect(() => find('другое')).toThrow('другое');
});
