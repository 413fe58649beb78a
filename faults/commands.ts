import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { TestDatabase } from '#testing/server/database.ts';
import { serverEnv } from '#testing/server/process.ts';

/** Runs a command of the operator's, who is to read words and no stack of calls. */
export async function runCommand(
  database: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  name: 'backup' | 'restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], { env: serverEnv(database, 0, env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  expect(output).not.toMatch(/\n\s+at |Error:/);
  return { code, output };
}
