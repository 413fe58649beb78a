import { hash, verify } from '@node-rs/argon2';

/** Hashes at work at a time: they share the thread pool with the file system. */
const AT_ONCE = 2;

/** OWASP's profile of 19 MiB; argon2id is the package's default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  inTurn(() => verify(stored, password));
