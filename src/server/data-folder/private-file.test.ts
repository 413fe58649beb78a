import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { putInPlace } from './private-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'takt-place-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('of two files for one place the first has it, and nothing else is left', () => {
  const file = join(folder, 'secret');
  for (const content of ['first', 'second']) {
    writeFileSync(`${file}.${content}`, content);
    putInPlace(`${file}.${content}`, file);
  }
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['secret'], 'first']);
});
