import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const left = read('.dockerignore').trim().split('\n');
const isLeft = (file: string) => left.some((one) => file.startsWith(`${one}/`) || matchesGlob(file, one));

/** What the last stage of the Dockerfile takes of the repository's own text: folders, and files of others. */
const taken = read('Dockerfile')
  .split(/^FROM /m)
  .at(-1)!
  .split('\n')
  .filter((line) => /^COPY --from=build\b/.test(line))
  .flatMap((line) => [...line.matchAll(/ \/takt\/(\S+)/g)].map(([, place]) => place!))
  .filter((place) => place !== 'node_modules' && place !== 'build');
const files = taken.flatMap((place) => globSync([place, `${place}/**/*.*`])).filter((file) => !isLeft(file));
const code = files.filter((file) => /\.[cm]?tsx?$/.test(file));

it('the image has no tests, nothing that only tests use, and no tools of development', () => {
  expect(code.length).toBeGreaterThan(500);
  expect(code.filter((file) => /\.(?:test|e2e|fault|journey)\.|\/testing\//.test(file))).toEqual([]);
  expect(code.filter((file) => read(file).includes("'#testing/"))).toEqual([]);
  expect(files.filter((file) => file.startsWith('scripts'))).toEqual(
    ['backup', 'restore', 'user'].map((name) => `scripts/${name}.ts`),
  );
});

it('and has the commands that an operator is told to run in it', () => {
  const told = ['docs/operations.md', 'ops/container/compose.yaml', 'ops/container/compose.scaled.yaml']
    .flatMap((page) => [...read(page).matchAll(/\b(?:node|takt) (scripts\/\S+\.ts)/g)].map(([, file]) => file!))
    .toSorted();
  expect([...new Set(told)]).toEqual(files.filter((file) => file.startsWith('scripts')).toSorted());
});
