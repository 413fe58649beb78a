import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSourceText } from './source-text.ts';

const CASES: [file: string, line: string, lawful: boolean][] = [
  ['src/features/tasks/texts.ts', `export const add = 'Создать';`, true],
  ['src/features/columns/rules.ts', `const DONE = ['готово'];`, true],
  ['src/shared/russian/plural.ts', '/** задача, задачи, задач */', true],
  ['src/features/assistant/engine/grammar/verbs.ts', `const CREATE = 'создай';`, true],
  ['src/features/assistant/chat/replies.ts', `const DONE = 'Готово';`, true],
  ['src/server/config/variables.ts', `throw new Error('Порт занят');`, true],
  ['src/features/tasks/rules.test.ts', `expect(title).toBe('Отчёт');`, true],
  ['src/features/tasks/client/task-row.tsx', '<button>Создать</button>', false],
  ['src/features/tasks/client/queries.ts', '// список задач', false],
  ['src/features/tasks/contract.ts', `const title = '\\u0417адача';`, false],
  ['src/features/assistant/chat/server/service.ts', `const reply = 'Готово';`, false],
  ['src/client/ui/theme.css', 'content: "Ещё";', false],
  ['src/features/tasks/server/store.ts', `db.selectFrom('tasks')`, true],
  ['src/features/tasks/server/service.ts', `db.selectFrom('tasks')`, false],
  ['src/features/tasks/server/listeners.ts', 'sql`update tasks set x = 1`', false],
  ['src/server/database/sqlite.ts', 'return new Function(code);', true],
  ['src/server/instances/instances.ts', 'await asking.eval(COUNT, 1);', true],
  ['src/features/tasks/server/service.ts', 'new Function(title)();', false],
  ['src/client/lib/call.ts', 'eval(text);', false],
  ['src/server/sealing.ts', `import vm from 'node:vm';`, false],
  ['src/server/sealing.ts', `const CIPHER = 'aes-256-gcm';`, true],
  ['src/server/sealing.ts', `const CIPHER = 'aes-256-cbc';`, false],
  ['src/server/sealing.ts', `createHmac('sha1', secret);`, true],
  ['src/server/sealing.ts', `createHash('sha1');`, false],
  ['src/server/sealing.ts', `createHash('MD5');`, false],
  ['src/features/auth/server/service.ts', `import { randomBytes } from 'node:crypto';`, true],
  ['src/features/auth/server/service.ts', `const token = Math.random();`, false],
  ['src/features/auth/server/service.ts', `import { sha256 } from '@noble/hashes/sha2';`, false],
  ['src/server/jobs/attempt.ts', 'pauseAfter(row.attempts, Math.random());', true],
];

describe('laws about the text of a source file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'takt-text-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(CASES)('%s: %s', (file, line, lawful) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `\n${line}\n`);
    const found = checkSourceText(folder);
    if (lawful) expect(found).toEqual([]);
    else expect(found).toEqual([expect.stringContaining(`${file}:2: `)]);
  });

  it.each([
    ['src/features/tasks/server/store.ts', 300, true],
    ['src/features/tasks/server/store.ts', 301, false],
    ['src/features/tasks/client/task-row.tsx', 301, false],
    ['scripts/checks/layers.ts', 301, false],
    ['src/features/tasks/server/store.test.ts', 301, true],
    ['e2e/tasks.e2e.ts', 301, true],
  ])('%s of %d lines', (file, lines, lawful) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'a();\n'.repeat(lines));
    const found = checkSourceText(folder);
    expect(found).toEqual(lawful ? [] : [expect.stringContaining(`${file}: ${lines} lines`)]);
  });
});
