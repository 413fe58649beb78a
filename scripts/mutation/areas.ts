import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Code that is broken on purpose, and the tests that must notice: its own, not those of all who use it. */
export interface Area {
  /** The folder under `src` for which it stands, or its name there. */
  name: string;
  mutated: string[];
  tests: string[];
  /** Its tests ask a server: those run on SQLite. */
  server: boolean;
}

const pure = (name: string, folder: string, mutated: string[]): Area => ({
  name,
  mutated,
  tests: [`${folder}/*.test.ts`, `${folder}/client/**/*.test.ts`],
  server: false,
});

const GUARD: Area = {
  name: 'features/auth/server/guard',
  mutated: ['src/features/auth/server/guard.ts', 'src/server/http/session.ts'],
  tests: ['src/features/auth/server/guard.test.ts'],
  server: true,
};

const HTTP = 'src/server/http';
const asksProduct = (test: string) => readFileSync(join(root, test), 'utf8').includes('test-app.ts');

/** Parts of `http` whose own tests ask them alone, and those that only the whole product can be asked about. */
function httpAreas(): Area[] {
  const alone = globSync(`${HTTP}/*.test.ts`, { cwd: root })
    .map((test) => test.replaceAll('\\', '/'))
    .filter((test) => !asksProduct(test))
    .sort();
  const asked = alone.map((test) => test.replace('.test.ts', '.ts'));
  const others = globSync(`${HTTP}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/texts.ts', '**/session.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !asked.includes(file))
    .sort();
  const tests = [`${HTTP}/**/*.test.ts`, 'src/app/server/{openapi,endpoints,pages}.test.ts'];
  return [
    { name: 'server/http', mutated: asked, tests: alone, server: false },
    { name: 'server/http/product', mutated: others, tests, server: true },
  ];
}

export const testFilesOf = (globs: readonly string[]): string[] =>
  globSync([...globs], { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** Every area: the guards, the rules of every slice, what is shared. */
export function areas(): Area[] {
  const rules = globSync('src/features/**/rules.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return [
    GUARD,
    ...httpAreas(),
    ...rules.map((file) => pure(dirname(file).slice('src/'.length), dirname(file), [file])),
    ...['shared', 'shared/russian'].map((name) => pure(name, `src/${name}`, [`src/${name}/*.ts`, '!**/*.test.ts'])),
  ];
}

/** The areas of a folder (`src/shared`, `features/tasks`); all for an empty one. Of a file its area, with that file alone. */
export function areasOf(path: string, among: Area[] = areas()): Area[] {
  const wanted = path.replaceAll('\\', '/').replace(/^(?:\.\/)?(?:src\/)?|\/$/g, '');
  return among.flatMap((area) => {
    const { name, mutated } = area;
    if (!wanted || name === wanted || name.startsWith(`${wanted}/`)) return [area];
    return mutated.some((glob) => matchesGlob(`src/${wanted}`, glob)) ? [{ ...area, mutated: [`src/${wanted}`] }] : [];
  });
}
