import { buildClient, isClientFresh } from '../bootstrap/client-build.mjs';
import { runInGroup } from './run-in-group.ts';
import { ensureSystemPackages } from './system-packages.ts';

/**
 * Runs journeys that are no part of `npm test`, or not all of it, on a client of this state.
 * @param config Playwright's, by its path in the project
 * @returns the exit code
 */
export async function runPlaywright(
  config: string,
  args: readonly string[],
  packages: Parameters<typeof ensureSystemPackages>[0],
): Promise<number> {
  if ((await ensureSystemPackages(packages)).length > 0) return 1;
  if (!isClientFresh()) await buildClient();
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...args];
  return (await runInGroup(command, process.env)) ?? 130;
}
