import { randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openBackup, sealing } from './container.ts';
import { BackupFault } from './fault.ts';
import { keyOf } from './seal.ts';

const WORDS = 'шестнадцать знаков и больше';
const ABOUT = { engine: 'sqlite' as const, migrations: ['0001-foundation'], madeAt: 1, secretMark: 'mark' };
const folder = mkdtempSync(join(tmpdir(), 'takt-test-'));
const file = join(folder, 'some.backup');
afterAll(() => rmSync(folder, { recursive: true }));

async function made(payload: Buffer, words: string | null): Promise<Buffer> {
  const stream = await sealing(ABOUT, words);
  const whole = stream.toArray();
  for (let at = 0; at < payload.length; at += 100_000) stream.write(payload.subarray(at, at + 100_000));
  stream.end();
  return Buffer.concat(await whole);
}

/** What is read of a file of these bytes, or why nothing is. */
async function read(bytes: Buffer, words: string | null): Promise<Buffer | string> {
  writeFileSync(file, bytes);
  const parts: Buffer[] = [];
  try {
    for await (const part of (await openBackup(file, words)).payload) parts.push(part);
  } catch (error) {
    if (error instanceof BackupFault) return error.kind;
    throw error;
  }
  return Buffer.concat(parts);
}

describe.each([null, WORDS])('a file under the key %s', (words) => {
  it('has what was written to it, of any length', async () => {
    for (const length of [0, 1, 2 ** 18, 2 ** 18 + 1, 700_000]) {
      const payload = randomBytes(length);
      expect(payload.equals((await read(await made(payload, words), words)) as Buffer)).toBe(true);
    }
  });

  it('is refused wherever it is cut', async () => {
    const whole = await made(randomBytes(600_000), words);
    for (const length of [3, 11, 13, 40, 262_500, 530_000, whole.length - 1])
      expect(await read(whole.subarray(0, length), words)).toBe('cut');
  });

  it('is refused wherever it was changed, where pieces changed places, and where something follows', async () => {
    const whole = await made(randomBytes(600_000), words);
    const head = 12 + 3 + whole.readUInt32BE(12) + 1;
    const piece = 4 + 2 ** 18 + 16;
    const flipped = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const madeAt = whole.indexOf('"madeAt":1') + '"madeAt":'.length;
    for (const at of [madeAt, head + 4, head + piece - 1, whole.length - 100, whole.length - 1])
      expect(await read(flipped(at), words)).toBe('damaged');
    const [start, first, second, rest] = [0, head, head + piece, head + 2 * piece].map((at, index, all) =>
      whole.subarray(at, all[index + 1]),
    );
    expect(await read(Buffer.concat([start!, second!, first!, rest!]), words)).toBe('damaged');
    expect(await read(Buffer.concat([start!, first!, rest!]), words)).toBe('damaged');
    expect(await read(Buffer.concat([whole, Buffer.from('x')]), words)).toBe('damaged');
  });
});

it('what is encrypted says nothing of what it holds, and opens by its own key alone', async () => {
  const payload = Buffer.from('совершенно секретно '.repeat(100));
  const whole = await made(payload, WORDS);
  expect(whole.includes('секретно')).toBe(false);
  expect(await read(whole, null)).toBe('needs_key');
  expect(await read(whole, `${WORDS}!`)).toBe('wrong_key');
  expect((await made(payload, WORDS)).equals(whole)).toBe(false);
});

it('the key is scrypt of the operator’s words, at a cost of 32 MB for a guess', async () => {
  const { bytes, mark } = await keyOf(WORDS);
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
  expect(bytes.equals(scryptSync(WORDS, Buffer.from(mark.salt, 'hex'), 32, cost))).toBe(true);
  expect((await keyOf(WORDS)).mark.salt).not.toBe(mark.salt);
});

it('another file is told from one of a later form', async () => {
  expect(await read(Buffer.from('что-то совсем другое'), null)).toBe('foreign');
  const whole = await made(Buffer.from('x'), null);
  expect(await read(Buffer.from(whole.toString('latin1').replace('"format":1', '"format":2'), 'latin1'), null)).toBe(
    'newer_format',
  );
});
