import { describe, expect, it } from 'vitest';
import { allows, checkLicences } from './licences.ts';

describe('a licence', () => {
  it.each([
    'MIT',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    '(AFL-2.1 OR BSD-3-Clause)',
    '(MIT OR EUPL-1.1+)',
    '(MIT AND Zlib)',
    'GPL-2.0-only OR (MIT AND ISC)',
  ])('%s lets the whole be under AGPL-3.0-or-later', (licence) => {
    expect(allows(licence)).toBe(true);
  });

  it.each([
    '',
    'GPL-2.0-only',
    'SSPL-1.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'MIT AND GPL-2.0-only',
    '(MIT OR ISC) AND BUSL-1.1',
    'GPL-2.0-only OR (MIT AND SSPL-1.0)',
    '(MIT',
    'MIT MIT',
  ])('%j does not', (licence) => {
    expect(allows(licence)).toBe(false);
  });
});

it('a package without one is told, unless it is the part of another for some platform', () => {
  const parts = { 'x-darwin-x64': '1.0.0' };
  const optional = true;
  expect(
    checkLicences({
      '': {},
      'node_modules/x': { license: 'MIT', optionalDependencies: parts },
      'node_modules/x-darwin-x64': { optional },
      'node_modules/y': { license: 'SSPL-1.0', optionalDependencies: { 'y-darwin-x64': '1.0.0' } },
      'node_modules/y-darwin-x64': { optional },
      'node_modules/z': {},
    }),
  ).toEqual(['node_modules/y: SSPL-1.0', 'node_modules/y-darwin-x64: SSPL-1.0', 'node_modules/z: no licence is named']);
});
