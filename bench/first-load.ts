// What the first page costs in compressed script, by section: the shell, which every document brings, and what the section's own
// document announces beside it. Counts and bytes of the client as it is built, the same in every run.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { SECTION_PARTS } from '#app/server/section-parts.ts';
import { readBuiltClient } from '#server/http/built-client.ts';
import { reckon } from './support/goals.ts';

const client = readBuiltClient()!;
const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(client.app) ?? [];

const cost = (scripts: readonly string[]) => ({
  scripts: scripts.length,
  KB: scripts.reduce((sum, script) => sum + statSync(join(client.folder, `${script}.gz`)).size, 0) / 1000,
});

const rows = Object.entries(SECTION_PARTS).map(
  ([section, source]) => [section, cost(client.scriptsOf(source))] as const,
);
const shell = cost([entry!]);
console.table(Object.fromEntries([['shell and dashboard', shell] as const, ...rows]));
reckon('first-load: shell and dashboard', shell.KB);
