import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkTypeProjects, typeProjects } from './type-projects.ts';

const folder = mkdtempSync(join(tmpdir(), 'takt-projects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

it('names every TypeScript file that no project names, and none of the packages’', () => {
  write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: './tsconfig.a.json' }] }));
  write('tsconfig.a.json', JSON.stringify({ include: ['src/**/*.ts'], exclude: ['src/left'] }));
  write('src/used.ts', 'import "../testing/imported.ts"');
  write('src/left/alone.ts', '');
  write('testing/imported.ts', '');
  write('page.tsx', '');
  write('node_modules/package/index.ts', '');
  expect(typeProjects(folder)).toEqual(['tsconfig.a.json']);
  expect(checkTypeProjects(folder).map((line) => line.split(':')[0])).toEqual([
    'page.tsx',
    'src/left/alone.ts',
    'testing/imported.ts',
  ]);
});
