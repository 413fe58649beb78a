import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prune } from './prune.ts';

const root = mkdtempSync(join(tmpdir(), 'takt-prune-'));
afterAll(() => rmSync(root, { recursive: true }));

function lay(file: string, content: object | string = 'x'): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

it('leaves what dependencies lead to, and of it what can be loaded, with its licence', () => {
  lay('package.json', { dependencies: { '@a/one': '1' }, optionalDependencies: { node: '26' } });
  const kept = [
    'node_modules/@a/one/package.json',
    'node_modules/@a/one/index.js',
    'node_modules/@a/one/LICENSE.md',
    'node_modules/@a/one/lib/test/used.js',
    'node_modules/@a/one/node_modules/two/package.json',
    'node_modules/@a/one/node_modules/two/index.mjs',
    'node_modules/native-linux/package.json',
    'node_modules/native-linux/binding.node',
  ];
  const gone = [
    'node_modules/@a/one/index.js.map',
    'node_modules/@a/one/index.d.ts',
    'node_modules/@a/one/README.md',
    'node_modules/@a/one/test/all.js',
    'node_modules/peer/package.json',
    'node_modules/peer/index.js',
    'node_modules/two/package.json',
    'node_modules/node/bin/node',
    'node_modules/node/package.json',
    'node_modules/.bin/two',
  ];
  for (const file of [...kept, ...gone]) lay(file);
  const one = {
    dependencies: { two: '2' },
    peerDependencies: { peer: '1' },
    optionalDependencies: { 'native-linux': '1', absent: '1' },
  };
  lay('node_modules/@a/one/package.json', one);
  for (const name of ['@a/one/node_modules/two', 'native-linux', 'peer', 'two', 'node'])
    lay(`node_modules/${name}/package.json`, {});

  expect(prune(relative(process.cwd(), root))).toBeGreaterThan(0);
  expect(kept.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(gone.filter((file) => existsSync(join(root, file)))).toEqual([]);
});
