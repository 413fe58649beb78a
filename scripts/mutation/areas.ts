import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
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

/** Each part of `http` whose own test asks it alone; the rest together, by those that ask the whole product. */
function httpAreas(): Area[] {
  const alone = globSync(`${HTTP}/*.test.ts`, { cwd: root })
    .map((test) => test.replaceAll('\\', '/'))
    .filter((test) => !asksProduct(test))
    .map((test) => ({ name: `server/http/${basename(test, '.test.ts')}`, file: test.replace('.test', ''), test }));
  return [
    ...alone.map(({ name, file, test }) => ({ name, mutated: [file], tests: [test], server: false })),
    {
      name: 'server/http',
      mutated: [
        `${HTTP}/**/*.ts`,
        ...alone.map(({ file }) => `!${file}`),
        `!${HTTP}/session.ts`,
        '!**/texts.ts',
        '!**/*.test.ts',
      ],
      tests: [`${HTTP}/**/*.test.ts`, 'src/app/server/{openapi,endpoints,pages}.test.ts'],
      server: true,
    },
  ];
}

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

const holds = (globs: string[], file: string) =>
  globs.some((glob) => matchesGlob(file, glob)) &&
  !globs.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));

/** The areas of a folder (`src/shared`, `features/tasks`); all for an empty one. Of a file its area, with that file alone. */
export function areasOf(path: string, among: Area[] = areas()): Area[] {
  const wanted = path.replaceAll('\\', '/').replace(/^(?:\.\/)?(?:src\/)?|\/$/g, '');
  return among.flatMap((area) => {
    const { name, mutated } = area;
    if (!wanted || name === wanted || name.startsWith(`${wanted}/`)) return [area];
    return holds(mutated, `src/${wanted}`) ? [{ ...area, mutated: [`src/${wanted}`] }] : [];
  });
}
