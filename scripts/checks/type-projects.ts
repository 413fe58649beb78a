import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../bootstrap/root.mjs';

/** The projects in which types are checked: those that tsconfig.json names, which editors read. */
export function typeProjects(folder = root): string[] {
  const { references } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }: { path: string }) => path.replace('./', ''));
}

/** What a project names itself; what it only imports is another one's. */
function filesOf(project: string, folder: string): string[] {
  const host = { ...ts.sys, getCurrentDirectory: () => folder, onUnRecoverableConfigFileDiagnostic: console.error };
  const { fileNames = [] } = ts.getParsedCommandLineOfConfigFile(join(folder, project), {}, host) ?? {};
  return fileNames.map((file) => relative(folder, file).replaceAll('\\', '/'));
}

/**
 * Every TypeScript file is named by a project, so that its types are checked, also where nobody imports it.
 * @param folder the repository, or a tree laid out like it
 * @returns one line for each file that no project names
 */
export function checkTypeProjects(folder = root): string[] {
  const named = new Set(typeProjects(folder).flatMap((project) => filesOf(project, folder)));
  return globSync('**/*.{ts,tsx,mts,cts}', { cwd: folder, exclude: ['node_modules', 'build', 'data', '.*'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !named.has(file))
    .sort()
    .map(
      (file) => `${file}: in no project of tsconfig.json, so that its types are not checked: name it in an "include"`,
    );
}

if (import.meta.main) {
  const found = checkTypeProjects();
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
