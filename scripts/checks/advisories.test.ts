import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareVersions, holesIn, readAdvisories } from './advisories.ts';

const lockOf = (packages: object) =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'own' }, ...packages } });

/** What a folder has of an advisory on `a`, as GitHub's database writes it. */
const on = (affected: object, more: object = {}) => ({
  id: 'GHSA-1',
  summary: 'A hole',
  database_specific: { severity: 'HIGH' },
  affected: [{ package: { ecosystem: 'npm', name: 'a' }, ...affected }],
  ...more,
});
const range = (...events: object[]) => ({ ranges: [{ type: 'ECOSYSTEM', events }] });

function read(...written: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'takt-advisories-'));
  mkdirSync(join(folder, '2026'));
  for (const [index, one] of written.entries())
    writeFileSync(join(folder, '2026', `${index}.json`), JSON.stringify(one, null, 2));
  const advisories = readAdvisories(folder);
  rmSync(folder, { recursive: true });
  return advisories;
}

it('versions stand in their order', () => {
  const ordered = ['0.9.10', '1.0.0-alpha', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0', '1.0.2', '1.0.10', '10.0.0'];
  expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.0.0+build', '1.0.0')).toBe(0);
});

it.each([
  ['within a range', range({ introduced: '1.0.0' }, { fixed: '1.2.0' }), ['1.0.0', '1.1.9', '1.2.0-rc.1']],
  ['up to the last', range({ introduced: '0' }, { last_affected: '1.1.9' }), ['0.1.0', '1.0.0', '1.1.9']],
  ['named one by one', { versions: ['1.2.0'] }, ['1.2.0']],
  [
    'known up to one',
    { ...range({ introduced: '0' }), database_specific: { last_known_affected_version_range: '< 1.0.0' } },
    ['0.1.0'],
  ],
  [
    'within one of two ranges',
    { ranges: [...range({ introduced: '0' }, { fixed: '0.2.0' }).ranges, ...range({ introduced: '2.0.0' }).ranges] },
    ['0.1.0', '2.0.0'],
  ],
])('a version %s has the hole', (_, affected, hit) => {
  const advisories = read(on(affected));
  const has = (version: string) => holesIn(lockOf({ 'node_modules/a': { version } }), advisories).length > 0;
  expect(['0.1.0', '1.0.0', '1.1.9', '1.2.0-rc.1', '1.2.0', '2.0.0'].filter(has)).toEqual(hit);
});

it('a hole is told of what servers have, and of what they do not, also under another name or inside another package', () => {
  const version = '1.0.0';
  const packages = {
    'node_modules/a': { version, dev: true },
    'node_modules/b': { version },
    'node_modules/b/node_modules/a': { version },
    'node_modules/also-a': { name: 'a', version, peer: true },
  };
  const hole = { name: 'a 1.0.0', severity: 'high', title: 'A hole (GHSA-1)' };
  expect(holesIn(lockOf(packages), read(on(range({ introduced: '0' }))))).toEqual([
    { ...hole, served: false },
    { ...hole, served: true },
    { ...hole, served: false },
  ]);
});

it('what was taken back, or is of other registries, is left out', () => {
  const pypi = { package: { ecosystem: 'PyPI', name: 'a' } };
  const both = on(
    {},
    { affected: [{ ...pypi, ...range({ introduced: '0' }) }, ...on(range({ introduced: '9.0.0' })).affected] },
  );
  const advisories = read(on(range({ introduced: '0' }), { withdrawn: '2026-01-01T00:00:00Z' }), on(pypi), both);
  expect(advisories).toHaveLength(1);
  expect(holesIn(lockOf({ 'node_modules/a': { version: '1.0.0' } }), advisories)).toEqual([]);
});
