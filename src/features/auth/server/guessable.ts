import { readFileSync } from 'node:fs';
import type { Config } from '#server/config/config.ts';
import { badRequest } from '#shared/errors.ts';
import { keysOf } from '#shared/russian/keyboard.ts';
import { texts } from '../texts.ts';

/** What names the product: with digits and signs, it is what somebody tries first here. As the keys by which it is typed in either layout. */
const PRODUCT = new Set(['takt', 'nfrn', 'takttakt', 'nfrnnfrn']);

let frequent: Set<string> | undefined;

/** Passwords that leaks name most often, as the keys by which they are typed. Read once one is chosen: most processes never need it. */
function frequentOnes(): Set<string> {
  frequent ??= new Set(
    readFileSync(new URL('frequent-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' '))
      .map(keysOf),
  );
  return frequent;
}

/** A name of the product with digits and signs, or the account's own address, in either layout. */
function isOfThisPlace(password: string, email: string): boolean {
  const keys = keysOf(password.trim());
  const bare = keysOf(password.replaceAll(/[^\p{L}]/gu, ''));
  return PRODUCT.has(bare) || [email, email.split('@')[0]!].some((name) => keysOf(name) === keys);
}

interface Chosen {
  password: string;
  /** Of the account that it is for. */
  email: string;
  /** The field of the body that it came in. */
  path: string;
}

/**
 * Refuses a chosen password that is shorter than the operator wants, or tried first, beyond what the form itself knows.
 * @throws AppError 400
 */
export function refuseGuessable({ password, email, path }: Chosen, { passwordMin }: Pick<Config, 'passwordMin'>): void {
  if (password.length < passwordMin) throw badRequest(texts.passwordShort(passwordMin), path);
  if (frequentOnes().has(keysOf(password.trim()))) throw badRequest(texts.passwordCommon, path);
  if (isOfThisPlace(password, email)) throw badRequest(texts.passwordOfThisPlace, path);
}
