import { describe, expect, it } from 'vitest';
import { missingPlatforms } from './lock-platforms.ts';

const asking = (name: string, range = '1.2.3') => ({ version: '1.2.3', optionalDependencies: { [name]: range } });

describe('the platforms of the lock file', () => {
  it.each([
    ['@x/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@x/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@x/cli-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@x/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@x/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@x/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('misses %s and tells what it is for', (name, platform) => {
    expect(missingPlatforms({ '': {}, 'node_modules/x': asking(name) })).toEqual({
      [`node_modules/${name}`]: { version: '1.2.3', optional: true, ...platform },
    });
  });

  it('takes the least version of a range and the development mark of the asker', () => {
    const asker = { ...asking('x-darwin-x64', '~2.3.3'), dev: true };
    expect(missingPlatforms({ 'node_modules/x': asker })['node_modules/x-darwin-x64']).toMatchObject({
      version: '2.3.3',
      dev: true,
    });
  });

  it.each([
    ['beside it', 'node_modules/x-darwin-x64'],
    ['inside it', 'node_modules/a/node_modules/x/node_modules/x-darwin-x64'],
    ['inside the package around it', 'node_modules/a/node_modules/x-darwin-x64'],
  ])('finds a package that lies %s', (_name, path) => {
    const packages = { 'node_modules/a/node_modules/x': asking('x-darwin-x64'), [path]: { version: '1.2.3' } };
    expect(missingPlatforms(packages)).toEqual({});
  });
});
