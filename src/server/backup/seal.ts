import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupFault } from './fault.ts';

const CIPHER = 'aes-256-gcm';
export const TAG_BYTES = 16;
const SALT_BYTES = 16;
/** A tenth of a second and 32 MB for a guess at the operator's words. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };

const scrypted = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** What a header says of the key: enough to tell a wrong one from a damaged file. */
export interface KeyMark {
  salt: string;
  check: string;
}

export interface Key {
  bytes: Buffer;
  mark: KeyMark;
}

const checkOf = (bytes: Buffer) => createHmac('sha256', bytes).update('takt backup').digest('hex').slice(0, 16);

/** The key that an operator's words are with this salt, a new one where none is given. */
export async function keyOf(words: string, salt = randomBytes(SALT_BYTES).toString('hex')): Promise<Key> {
  const bytes = await scrypted(words, Buffer.from(salt, 'hex'), 32, COST);
  return { bytes, mark: { salt, check: checkOf(bytes) } };
}

/** The key of a file that says this of it. @throws BackupFault */
export async function keyFitting(mark: KeyMark | null, words: string | null): Promise<Key | null> {
  if (!mark) return null;
  if (!words) throw new BackupFault('needs_key');
  const key = await keyOf(words, mark.salt);
  if (key.mark.check !== mark.check) throw new BackupFault('wrong_key');
  return key;
}

/** Names a piece of a file, so that pieces cannot change places, be left out, or come from another file. */
function placeOf(header: Buffer, index: number, last: boolean): { nonce: Buffer; place: Buffer } {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(Math.floor(index / 2 ** 32), 4);
  nonce.writeUInt32BE(index % 2 ** 32, 8);
  const digest = createHash('sha256').update(header).digest();
  return { nonce, place: Buffer.concat([digest, nonce, Buffer.from([Number(last)])]) };
}

const sumOf = (place: Buffer, bytes: Buffer) =>
  createHash('sha256').update(place).update(bytes).digest().subarray(0, TAG_BYTES);

/** Seals the pieces of one file in their order: with a key encrypted and authenticated, without one under a checksum. */
export function sealer(key: Key | null, header: Buffer) {
  let index = 0;
  return (bytes: Buffer, last: boolean): { bytes: Buffer; tag: Buffer } => {
    const { nonce, place } = placeOf(header, index++, last);
    if (!key) return { bytes, tag: sumOf(place, bytes) };
    const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(place);
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return { bytes: sealed, tag: cipher.getAuthTag() };
  };
}

/** Opens them again. @throws BackupFault */
export function unsealer(key: Key | null, header: Buffer) {
  let index = 0;
  return (bytes: Buffer, tag: Buffer, last: boolean): Buffer => {
    const { nonce, place } = placeOf(header, index++, last);
    if (!key) {
      if (!sumOf(place, bytes).equals(tag)) throw new BackupFault('damaged');
      return bytes;
    }
    const decipher = createDecipheriv(CIPHER, key.bytes, nonce).setAAD(place).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(bytes), decipher.final()]);
    } catch {
      throw new BackupFault('damaged');
    }
  };
}
