import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const PAGE = 'docs/security.md';
/** A file by its place in the repository, or under `src`, and behind it the names of tests that are in it. */
const NAMED = /`([\w./-]+\.(?:ts|tsx|mjs))`((?:(?:,| и)? «[^»]+»)*)/g;
/** Signs of the name of a test: what is shorter is found in any file of tests. */
const NAME_LEAST = 5;

/**
 * The page on security says which code does what it promises, and which test holds that: neither may rot.
 * @param text of the page
 * @param read the text of a file of the repository, null where there is none
 * @returns one line for each file that is missing, and for each test that its file does not name so
 */
export function checkSecurityPage(text: string, read: (file: string) => string | null): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, file = '', names = '']) => {
    const found = read(file) ?? read(`src/${file}`);
    if (found === null) return [`${PAGE}: no such file: ${file}`];
    return [...names.matchAll(/«([^»]+)»/g)]
      .filter(([, name = '']) => name.length < NAME_LEAST || !found.includes(name))
      .map(([, name]) => `${PAGE}: no such test in ${file}: ${name}`);
  });
}

const KEYS = /^## Ключи$(.*?)^## /ms;
/** Who takes or makes a key: by our own sealing, or by what Node has. */
const HAS_KEY = /\/sealing\.ts'|\bcreate(?:Hmac|Cipheriv|ECDH)\(|\bscrypt\b/;

/**
 * The page lists every key, with the code that has it.
 * @param text of the page
 * @param sources the server's files of code, under `src`, with their texts
 * @returns one line for each that has a key and is not named there
 */
export function checkKeys(text: string, sources: readonly (readonly [file: string, text: string])[]): string[] {
  const [, keys = ''] = KEYS.exec(text) ?? [];
  return sources
    .filter(([file, code]) => HAS_KEY.test(code) && !keys.includes(`\`${file}\``))
    .map(([file]) => `${PAGE}: no key among «Ключи» is that of ${file}`);
}

function serverSources(): (readonly [string, string])[] {
  return globSync('{server,app/server,features/**/server}/**/*.ts', { cwd: join(root, 'src') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(root, 'src', file), 'utf8')] as const);
}

if (import.meta.main) {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);
  const text = readFileSync(join(root, PAGE), 'utf8');
  const found = [...checkSecurityPage(text, read), ...checkKeys(text, serverSources())];
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
