import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/**
 * A decision is named by its number.
 * @param names files of decisions, as `0001-node-through-npm.md`
 * @returns one line for each number that several have
 */
export function checkDecisions(names: readonly string[]): string[] {
  const numbers = Map.groupBy(names, (name) => name.slice(0, 4));
  return [...numbers].filter(([, same]) => same.length > 1).map(([number, same]) => `${number}: ${same.join(', ')}`);
}

if (import.meta.main) {
  const found = checkDecisions(globSync('docs/decisions/*.md', { cwd: root }).map((file) => basename(file)));
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
