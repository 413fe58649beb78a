import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, areasOf } from './areas.ts';

const filesOf = (globs: string[]) =>
  globSync(
    globs.filter((glob) => !glob.startsWith('!')),
    { exclude: globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)) },
  );

describe('the areas of mutation', () => {
  it('are called unlike one another', () => {
    const names = areas().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(areas().map((area) => [area.name, area] as const))('%s holds code and no test', (_name, { mutated }) => {
    const files = filesOf(mutated);
    expect(files).not.toHaveLength(0);
    expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  });

  it('hold every slice’s rules, those of the jobs, the one filter, the cache of tasks and the guard', () => {
    const files = areas().flatMap(({ mutated }) => filesOf(mutated));
    expect(files).toEqual(expect.arrayContaining(globSync('src/features/**/rules.ts')));
    expect(files).toContain('src/features/auth/server/guard.ts');
    expect(files).toEqual(
      expect.arrayContaining([
        'src/server/jobs/rules.ts',
        'src/features/tasks/client/task-cache.ts',
        'src/features/tasks/condition.ts',
        'src/features/tasks/filter.ts',
      ]),
    );
  });

  it.each([
    ['src/shared', ['shared', 'shared/repeat', 'shared/russian']],
    ['./src/shared/russian/', ['shared/russian']],
    ['features/tasks/rules.ts', ['features/tasks']],
    ['src/shared/day.ts', ['shared']],
    ['src/server/http/openapi/refusals.ts', ['server/http']],
    ['src/server/http/session.ts', ['features/auth/server/guard']],
    ['src/shared/day.test.ts', []],
    ['src/features/tas', []],
  ])('of %s are %j', (path, names) => {
    expect(areasOf(path).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['src/shared/day.ts', ['src/shared/day.ts']],
    ['server/http/origin.ts', ['src/server/http/origin.ts']],
    ['features/tasks/filtering.ts', ['src/features/tasks/filtering.ts']],
    ['client/store', ['src/client/store/outbox.ts']],
    ['features/calendar/standing.ts', ['src/features/calendar/standing.ts']],
    ['features/calendar/texts.ts', []],
    ['features/tasks/contract.ts', []],
    ['features/tasks/steps.ts', ['src/features/tasks/steps.ts']],
  ])('break of %s %j', (path, files) => {
    expect(areasOf(path).flatMap(({ mutated }) => mutated)).toEqual(files);
  });
});
