import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SECTION_PARTS } from '#app/server/section-parts.ts';
import { readBuiltClient } from '#server/http/built-client.ts';
import { BACKGROUND } from '../scripts/client-build/background.ts';

/** The most kilobytes of compressed script that each document may bring: more is a decision, and is written down here. What only changes something comes behind the first drawing of the dashboard. */
const SHELL = 126;
/** What a section may add to the shell, as its document announces it, with what changes tasks where it has them; of what stands behind every page it gets a slice's file whole. */
const SECTIONS: Record<string, number> = {
  tasks: 76.9,
  kanban: 122.2,
  projects: 28.3,
  habits: 43.6,
  analytics: 28.9,
  calendar: 52.9,
  profile: 11,
  login: 61.3,
  'mobile-demo': 152.7,
  mobile: 152.7,
  'open/task': 76.9,
  share: 76.9,
};
/** What shows on the device what it keeps, and with it all that stands behind every page: one file of many small ones. */
const KEEPER = 72.1;

/** Of so many files is what stands behind every page. */
const BACKGROUND_FILES = 21;
/** And of so many are the list and the board, which bring most: a browser without HTTP/2 asks for six at a time. */
const LISTED_FILES = 16;
const BOARD_FILES = 26;

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

test('the list and the board lie in few files', () => {
  expect(client.scriptsOf(SECTION_PARTS.tasks).length).toBeLessThanOrEqual(LISTED_FILES);
  expect(client.scriptsOf(SECTION_PARTS.kanban).length).toBeLessThanOrEqual(BOARD_FILES);
});

test('what stands behind every page lies in few files', () => {
  expect(new Set(BACKGROUND.flatMap(client.scriptsOf)).size).toBeLessThanOrEqual(BACKGROUND_FILES);
});
