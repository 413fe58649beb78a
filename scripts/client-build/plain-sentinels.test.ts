import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withPlainSentinels } from './plain-sentinels.ts';

const react = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
);

it('finds all that the installed React makes ahead, and leaves what it makes when something fails', () => {
  const plain = withPlainSentinels(react);
  expect(plain.match(/= \{ message: formatProdErrorMessage\(\d+\) \}/g)).toHaveLength(5);
  expect(plain).toContain('Error(formatProdErrorMessage(419))');
});

it('says so where another React makes other ones', () => {
  expect(() => withPlainSentinels(`${react}\nvar other = Error(formatProdErrorMessage(1));`)).toThrow('6 errors ahead');
});
