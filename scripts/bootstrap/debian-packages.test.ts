import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installing } from './debian-packages.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'takt-packages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What apt-get would do, were it not told to only say so. */
const simulated = (names: string[]) =>
  spawnSync('apt-get', ['--simulate', ...installing(names, folder)]).stdout.toString();

describe.runIf(existsSync('/usr/bin/apt-get'))('packages that are missing are installed', () => {
  it('and no server of PostgreSQL that is there is upgraded for them', () => {
    expect(simulated(['postgresql', 'postgresql-plpython3-15'])).not.toMatch(/^Inst postgresql-\d+ \[/m);
  });

  it('and none of those that are named', () => {
    expect(simulated(['apt', 'dpkg', 'tar'])).toMatch(/^0 upgraded, 0 newly installed/m);
  });
});
