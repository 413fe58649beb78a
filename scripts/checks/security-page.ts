import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const PAGE = 'docs/security.md';
/** A file by its place in the repository, or under `src`, and behind it the names of tests that are in it. */
const NAMED = /`([\w./-]+\.(?:ts|tsx|mjs))`((?:(?:,| и)? «[^»]+»)*)/g;

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
      .filter(([, name = '']) => !found.includes(name))
      .map(([, name]) => `${PAGE}: no such test in ${file}: ${name}`);
  });
}

if (import.meta.main) {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);
  const found = checkSecurityPage(readFileSync(join(root, PAGE), 'utf8'), read);
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
