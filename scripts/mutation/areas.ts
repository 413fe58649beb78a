import { globSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
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

/** What says things rather than decides them: words, shapes, names, and tables of fields. */
const SAYING = ['texts', 'contract', '*-contract', 'events', 'cached-queries', '*-key', 'fields', 'field-sets'];

/** The roots of a slice or of a part of one: its rules, and what else it decides purely. */
const decided = (folder: string, left: readonly string[]): Area =>
  pure(folder.slice('src/'.length), folder, [
    `${folder}/*.ts`,
    ...[...SAYING.map((name) => `${folder}/${name}.ts`), `${folder}/*.test.ts`, ...left].map((glob) => `!${glob}`),
  ]);

const GUARD: Area = {
  name: 'features/auth/server/guard',
  mutated: ['src/features/auth/server/guard.ts', 'src/server/http/session.ts'],
  tests: ['src/features/auth/server/guard.test.ts'],
  server: true,
};

/** A file with its tests beside it: `FILE.test.ts`, and `FILE-….test.ts` of what is its own matter. */
const alone = (file: string): Area => ({
  name: file.slice('src/'.length, -'.ts'.length),
  mutated: [file],
  tests: [file.replace(/\.ts$/, '.test.ts'), file.replace(/\.ts$/, '-*.test.ts')],
  server: false,
});

/** Which tasks are meant, and what of it a task answers itself. */
const FILTER: Area = {
  ...alone('src/features/tasks/filter.ts'),
  mutated: ['filter', 'filtering', 'condition'].map((file) => `src/features/tasks/${file}.ts`),
  tests: ['src/features/tasks/filter*.test.ts'],
};

/** What decides besides rules: how changes meet, are sent and taken back, what a task repeats as, and its steps. */
const DECIDING = [
  'src/server/jobs/rules.ts',
  'src/server/mail/rendering.ts',
  'src/client/lib/undo.ts',
  'src/client/store/outbox.ts',
  'src/features/tasks/client/task-cache.ts',
  'src/features/tasks/deadline.ts',
  'src/features/tasks/due.ts',
  'src/features/tasks/edits.ts',
  'src/features/tasks/merge-changes.ts',
  'src/features/tasks/placement.ts',
  'src/features/tasks/unsent.ts',
  'src/features/tasks/repeating.ts',
  'src/features/tasks/steps.ts',
];

const HTTP: Area = {
  name: 'server/http',
  mutated: ['src/server/http/**/*.ts', '!**/*.test.ts', '!**/texts.ts', ...GUARD.mutated.map((file) => `!${file}`)],
  tests: ['src/server/http/**/*.test.ts'],
  server: false,
};

export const testFilesOf = (globs: readonly string[]): string[] =>
  globSync([...globs], { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** Every area: the guards, the one filter, what decides, the roots of every slice, what is shared, what is said apart. */
export function areas(): Area[] {
  const rules = globSync('src/features/**/rules.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const own = [...FILTER.mutated, ...DECIDING];
  return [
    GUARD,
    HTTP,
    FILTER,
    ...DECIDING.map(alone),
    ...rules.map((file) => decided(dirname(file), own)),
    ...['shared', 'shared/repeat', 'shared/russian', 'understanding/apart'].map((name) =>
      pure(name, `src/${name}`, [`src/${name}/*.ts`, '!**/*.test.ts']),
    ),
  ];
}

function isOneOf(globs: readonly string[], file: string): boolean {
  const [left, taken] = [globs.filter((glob) => glob.startsWith('!')), globs.filter((glob) => !glob.startsWith('!'))];
  return taken.some((glob) => matchesGlob(file, glob)) && !left.some((glob) => matchesGlob(file, glob.slice(1)));
}

/** The areas of a folder (`src/shared`, `features/tasks`); all for an empty one. Of a file its area, with that file alone. */
export function areasOf(path: string, among: Area[] = areas()): Area[] {
  const wanted = path.replaceAll('\\', '/').replace(/^(?:\.\/)?(?:src\/)?|\/$/g, '');
  return among.flatMap((area) => {
    const { name, mutated } = area;
    if (!wanted || name === wanted || name.startsWith(`${wanted}/`)) return [area];
    return isOneOf(mutated, `src/${wanted}`) ? [{ ...area, mutated: [`src/${wanted}`] }] : [];
  });
}
