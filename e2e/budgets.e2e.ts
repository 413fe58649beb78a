import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SECTION_PARTS } from '#app/server/section-parts.ts';
import { readBuiltClient } from '#server/http/built-client.ts';
import { BACKGROUND } from '../scripts/client-build/background.ts';

/** The most kilobytes of compressed script that each document may bring: more is a decision, and is written down here. */
const SHELL = 146.7;
/** What a section may add to the shell, as its document announces it; of what stands behind every page it gets a slice's file whole. */
const SECTIONS: Record<string, number> = {
  tasks: 50.8,
  kanban: 96.7,
  projects: 20.4,
  habits: 35.3,
  analytics: 22.7,
  calendar: 29.6,
  profile: 11,
  login: 60.1,
  'mobile-demo': 126.9,
  mobile: 126.9,
  'open/task': 50.8,
  share: 50.8,
};
/** What shows on the device what it keeps, and with it all that stands behind every page: one file of many small ones. */
const KEEPER = 48.3;

/** Of so many files is what stands behind every page. */
const BACKGROUND_FILES = 20;

const client = readBuiltClient()!;
const kilobytes = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + statSync(join(client.folder, `${script}.gz`)).size, 0) / 1000;

test('the shell and the dashboard stay within their script', () => {
  const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(client.app) ?? [];
  expect(kilobytes([entry!])).toBeLessThanOrEqual(SHELL);
});

for (const [section, source] of Object.entries(SECTION_PARTS))
  test(`${section} stays within its script`, () => {
    expect(kilobytes(client.scriptsOf(source))).toBeLessThanOrEqual(SECTIONS[section]!);
  });

test('what keeps an account on the device stays within its script', () => {
  expect(kilobytes(client.scriptsOf('src/app/client/device/keeper.ts'))).toBeLessThanOrEqual(KEEPER);
});

test('what stands behind every page lies in few files', () => {
  expect(new Set(BACKGROUND.flatMap(client.scriptsOf)).size).toBeLessThanOrEqual(BACKGROUND_FILES);
});
