import { createReadStream } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';
import { z } from 'zod';
import { bytesFrom } from './bytes.ts';
import { BackupFault } from './fault.ts';
import { type Key, keyFitting, keyOf, sealer, TAG_BYTES, unsealer } from './seal.ts';

/**
 * A file of a copy: these words, the length and the text of a header, and pieces. Each piece has its length, whose first bit says
 * that it is the last, its bytes and a tag.
 */
const MAGIC = Buffer.from('TAKT BACKUP\n');
const FORMAT = 1;
const HEADER_MOST = 2 ** 20;
const PIECE = 2 ** 18;
const LAST = 2 ** 31;

const header = z.object({
  format: z.literal(FORMAT),
  engine: z.enum(['sqlite', 'postgres']),
  /** Epoch milliseconds. */
  madeAt: z.number(),
  /** By what the schema of the copied database was made. */
  migrations: z.array(z.string()),
  /** Of the secret beside which it was used: with another one, sessions and second factors are void. */
  secretMark: z.string(),
  key: z.object({ salt: z.string(), check: z.string() }).nullable(),
});
export type BackupHeader = z.output<typeof header>;

const length = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

class Sealing extends Transform {
  readonly #seal: ReturnType<typeof sealer>;
  #held: Buffer[] = [];
  #size = 0;

  constructor(start: Buffer, key: Key | null) {
    super();
    this.#seal = sealer(key, start);
    this.push(start);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#held.push(chunk);
    this.#size += chunk.length;
    if (this.#size > PIECE) {
      const all = Buffer.concat(this.#held);
      let from = 0;
      for (; all.length - from > PIECE; from += PIECE) this.#put(all.subarray(from, from + PIECE), false);
      this.#held = [all.subarray(from)];
      this.#size = all.length - from;
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#put(Buffer.concat(this.#held), true);
    done();
  }

  #put(piece: Buffer, last: boolean): void {
    const { bytes, tag } = this.#seal(piece, last);
    this.push(Buffer.concat([length(bytes.length + (last ? LAST : 0)), bytes, tag]));
  }
}

/** Makes a file of what is written to it. */
export async function sealing(about: Omit<BackupHeader, 'format' | 'key'>, words: string | null): Promise<Transform> {
  const key = words === null ? null : await keyOf(words);
  const text = Buffer.from(JSON.stringify({ format: FORMAT, ...about, key: key?.mark ?? null }));
  return new Sealing(Buffer.concat([MAGIC, length(text.length), text]), key);
}

export interface OpenedBackup {
  about: BackupHeader;
  /** What was written; throws BackupFault where the file is not what was made. */
  payload: AsyncGenerator<Buffer>;
}

/** Opens a file of a copy. @throws BackupFault */
export async function openBackup(file: string, words: string | null): Promise<OpenedBackup> {
  const source = bytesFrom(createReadStream(file, { highWaterMark: PIECE }));
  try {
    const { about, start } = await readHeader(source);
    const key = await keyFitting(about.key, words);
    return { about, payload: pieces(source, unsealer(key, start)) };
  } catch (error) {
    await source.close();
    throw error;
  }
}

type Source = ReturnType<typeof bytesFrom>;

async function readHeader(source: Source): Promise<{ about: BackupHeader; start: Buffer }> {
  const magic = await source.take(MAGIC.length);
  if (!magic.equals(MAGIC)) throw new BackupFault(isBeginning(magic) ? 'cut' : 'foreign');
  const size = await source.take(4);
  if (size.length < 4) throw new BackupFault('cut');
  if (size.readUInt32BE() > HEADER_MOST) throw new BackupFault('damaged');
  const text = await source.take(size.readUInt32BE());
  if (text.length < size.readUInt32BE()) throw new BackupFault('cut');
  let said: unknown;
  try {
    said = JSON.parse(text.toString());
  } catch {
    throw new BackupFault('damaged');
  }
  if (Number((said as { format?: unknown }).format) > FORMAT) throw new BackupFault('newer_format');
  const parsed = header.safeParse(said);
  if (!parsed.success) throw new BackupFault('damaged');
  return { about: parsed.data, start: Buffer.concat([magic, size, text]) };
}

const isBeginning = (bytes: Buffer) => bytes.length > 0 && MAGIC.subarray(0, bytes.length).equals(bytes);

async function* pieces(source: Source, unseal: ReturnType<typeof unsealer>): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      const size = await source.take(4);
      if (size.length < 4) throw new BackupFault('cut');
      const last = size.readUInt32BE() >= LAST;
      const expected = size.readUInt32BE() % LAST;
      if (expected > PIECE) throw new BackupFault('damaged');
      const sealed = await source.take(expected + TAG_BYTES);
      if (sealed.length < expected + TAG_BYTES) throw new BackupFault('cut');
      const piece = unseal(sealed.subarray(0, expected), sealed.subarray(expected), last);
      if (last && (await source.take(1)).length > 0) throw new BackupFault('damaged');
      yield piece;
      if (last) return;
    }
  } finally {
    await source.close();
  }
}
