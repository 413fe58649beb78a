import { expect, it } from 'vitest';
import { checkKeys, checkSecurityPage } from './security-page.ts';

const FILES: Record<string, string> = {
  'e2e/door.e2e.ts': "test('opens', () => {});",
  'src/door.test.ts': "it('is shut', () => {});\nit('is heavy', () => {});",
};
const check = (text: string) => checkSecurityPage(text, (file) => FILES[file] ?? null);

it('finds what the page names: files of the repository and of its source, and tests in them', () => {
  expect(check('| да | `door.test.ts` «is shut», «is heavy»; `e2e/door.e2e.ts` «opens» |')).toEqual([]);
});

it.each([
  ['`window.test.ts` «is shut»', 'no such file: window.test.ts'],
  ['`door.test.ts` «is shut», «is light»', 'no such test in door.test.ts: is light'],
  ['`e2e/door.e2e.ts` «is shut»', 'no such test in e2e/door.e2e.ts: is shut'],
  ['`door.test.ts` «it(»', 'no such test in door.test.ts: it('],
])('tells of %s', (text, problem) => {
  expect(check(text)).toEqual([`docs/security.md: ${problem}`]);
});

it('who makes a cipher, a signature or a key stands among the keys', () => {
  const page = '## Ключи\n\n| `SECRET` | `server/lock.ts` |\n\n## Чужой код\n\n`server/door.ts`\n';
  const sources = [
    ['server/lock.ts', "createHmac('sha256', secret)"],
    ['server/door.ts', "import { seal } from '#server/sealing.ts';"],
    ['server/wall.ts', "createHash('sha256')"],
  ] as const;
  expect(checkKeys(page, sources)).toEqual(['docs/security.md: no key among «Ключи» is that of server/door.ts']);
});
