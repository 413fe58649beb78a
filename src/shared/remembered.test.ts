import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('answers as the question itself does, and asks each key once', () => {
  const ask = vi.fn((key: string) => key.toUpperCase());
  const answer = remembered(ask, 10);
  expect(['a', 'b', 'a', 'b', 'a'].map(answer)).toEqual(['A', 'B', 'A', 'B', 'A']);
  expect(ask.mock.calls).toEqual([['a'], ['b']]);
});

it('remembers that there is no answer, and asks again where it failed', () => {
  const ask = vi.fn((key: string) => {
    if (key === 'broken') throw new Error('broken');
    return null;
  });
  const answer = remembered(ask, 10);
  expect([answer('none'), answer('none')]).toEqual([null, null]);
  expect(() => answer('broken')).toThrow('broken');
  expect(() => answer('broken')).toThrow('broken');
  expect(ask).toHaveBeenCalledTimes(3);
});

it('never holds more answers than it may', () => {
  const ask = vi.fn((key: number) => -key);
  const answer = remembered(ask, 2);
  for (const key of [1, 2, 1, 2]) answer(key);
  expect(ask).toHaveBeenCalledTimes(2);
  answer(3);
  expect([answer(1), answer(3)]).toEqual([-1, -3]);
  expect(ask.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});
