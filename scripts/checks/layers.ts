import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from '../bootstrap/root.mjs';

const FOLDERS = ['src', 'scripts', 'bench', 'corpus', 'e2e'];
const IMPORTS_SOMETHING = /^(import|export) (.* from )?['"]/m;

export interface LayerReport {
  modules: number;
  dependencies: number;
  /** One line each: rule, from where to where. */
  violations: string[];
}

/**
 * Reads the whole import graph and holds it against the laws of `.dependency-cruiser.mjs`.
 * @param folder the repository, or a tree laid out like it
 */
export async function checkLayers(folder = root): Promise<LayerReport> {
  const options = await extractOptions(join(root, '.dependency-cruiser.mjs'));
  const folders = FOLDERS.filter((name) => existsSync(join(folder, name)));
  const { output } = await cruise(folders, { ...options, validate: true, baseDir: folder });
  const { modules, summary } = output as ICruiseResult;
  assertRead(folder, folders, modules);
  return {
    modules: modules.length,
    dependencies: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

/**
 * dependency-cruiser that finds no TypeScript it knows (version 7 is one) reads nothing and reports success.
 * So every source file must have been read, and every one that imports must have been seen to.
 */
function assertRead(folder: string, folders: string[], modules: IModule[]) {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies.length]));
  const sources = globSync(
    folders.map((name) => `${name}/**/*.{ts,tsx}`),
    { cwd: folder },
  );
  const blind = sources.filter((file) => {
    const count = dependencies.get(file);
    return count === undefined || (count === 0 && IMPORTS_SOMETHING.test(readFileSync(join(folder, file), 'utf8')));
  });
  if (sources.length === 0) throw new Error(`no sources found in ${folder}`);
  if (blind.length > 0)
    throw new Error(`the import graph misses ${blind.length} of ${sources.length} files, e.g. ${blind[0]}`);
}

if (import.meta.main) {
  const { modules, dependencies, violations } = await checkLayers();
  console.log(violations.length > 0 ? violations.join('\n') : `${modules} modules, ${dependencies} dependencies`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
