// Preloaded into a server whose database is kept: chance repeats itself, nothing happens by the hour, and the clock stands
// where it is set (`CLOCK`, then a message for each change, answered by the same).
import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const sha256 = (text: string) => crypto.createHash('sha256').update(text).digest();
let drawn = 0;

function fill<T extends ArrayBufferView>(view: T): T {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = 0; at < bytes.length; at += 32)
    bytes.set(sha256(`chance ${drawn++}`).subarray(0, bytes.length - at), at);
  return view;
}

const bytes = (size: number) => fill(Buffer.alloc(size));

function uuid() {
  const hex = bytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}` as const;
}

Math.random = () => bytes(4).readUInt32BE() / 2 ** 32;
for (const source of [crypto.webcrypto, globalThis.crypto])
  Object.assign(source, { getRandomValues: fill, randomUUID: uuid });
Object.assign(crypto, {
  randomBytes(size: number, callback?: (error: null, value: Buffer) => void) {
    const value = bytes(size);
    if (!callback) return value;
    setImmediate(callback, null, value);
  },
  randomFillSync: fill,
  randomInt: (least: number, end?: number) => {
    const [from, to] = end === undefined ? [0, least] : [least, end];
    return from + (bytes(4).readUInt32BE() % (to - from));
  },
  randomUUID: uuid,
});
syncBuiltinESMExports();

// Its salts come from the system's own source.
const argon2 = createRequire(join(process.cwd(), 'package.json'))('@node-rs/argon2');
const { hash } = argon2;
argon2.hash = (password: string, options: object) => hash(password, { ...options, salt: bytes(16) });

/** Milliseconds. What waits that long, as the hourly jobs do, waits for ever: how far a slow machine gets makes no difference. */
const FOR_EVER = 30_000;
const { setTimeout: after, setInterval: every } = globalThis;
const never = () => {};
Object.assign(globalThis, {
  setTimeout: (work: () => void, ms = 0, ...rest: []) => after(ms < FOR_EVER ? work : never, ms, ...rest),
  setInterval: (work: () => void, ms = 0, ...rest: []) => every(ms < FOR_EVER ? work : never, ms, ...rest),
});

let now = Number(process.env.CLOCK);
const SystemDate = Date;
globalThis.Date = class extends SystemDate {
  constructor(...parts: [number]) {
    super(...(parts.length > 0 ? parts : ([now] as [number])));
  }
  static override now() {
    return now;
  }
} as DateConstructor;

process.on('message', (instant: number) => {
  now = instant;
  process.send?.(instant);
});
process.channel?.unref();
