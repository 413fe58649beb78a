import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CALL = /\blog\.(?:info|warn|error|fatal)\(/g;
/** What a line of the log says; those in Russian say by themselves what they mean. */
const SAID = /'([a-zA-Z][^']+)',?\s*$/;

/** What stands between the parenthesis that opens at `from` and the one that closes it. */
function argumentsAt(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0; at++) depth += { '(': 1, ')': -1 }[text[at]!] ?? 0;
  return text.slice(from, at - 1);
}

it('every line that the log may have stands on the page for operators, and no other', () => {
  const sources = globSync('src/{server,app/server,features/**/server}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const said = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(CALL)].map((call) => SAID.exec(argumentsAt(text, call.index + call[0].length))?.[1]);
  });
  expect(said.length).toBeGreaterThan(50);
  const [, section = ''] = /\n### Строки журнала\n(.+?)\n##/s.exec(readFileSync('docs/operations.md', 'utf8'))!;
  const told = [...section.matchAll(/^\| (`.+?`(?:, `.+?`)*) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => name),
  );
  expect(told.sort()).toEqual([...new Set(said.filter((line) => line !== undefined))].sort());
});
