import { expect, it, vi } from 'vitest';
import { giveBackFreed } from './freed-memory.ts';

const hasGlibc =
  process.platform === 'linux' && 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;

it('is given back again and again without a word, wherever the C library can', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  expect([giveBackFreed(), giveBackFreed()]).toEqual([hasGlibc, hasGlibc]);
  await new Promise(setImmediate);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});
