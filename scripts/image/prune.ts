// `node scripts/image/prune.ts FOLDER`: leaves of FOLDER/node_modules what a server loads (Dockerfile).
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readPackage = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where `name` is found from a package's folder, as Node looks for it; null where it is not installed. */
function find(name: string, from: string, root: string): string | null {
  for (let at = from; at.startsWith(root); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root) break;
  }
  return null;
}

/**
 * The packages that dependencies lead to. What is only somebody's peer (bundlers, frameworks of the browser) is not, nor is the root's
 * optional Node, which the image has elsewhere.
 */
function neededPackages(root: string): Set<string> {
  const needed = new Set<string>();
  const follow = (folder: string, names: string[]) => {
    for (const name of names) {
      const found = find(name, folder, root);
      if (!found || needed.has(found)) continue;
      needed.add(found);
      const { dependencies, optionalDependencies } = readPackage(found);
      follow(found, Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  };
  follow(root, Object.keys(readPackage(root).dependencies ?? {}));
  return needed;
}

/** Nothing loads these: Node refuses TypeScript in packages. What says a licence stays. */
const isDead = (file: string) =>
  /\.(?:map|[cm]?ts|tsx|flow|tsbuildinfo|md|markdown|yml|html\.txt)$/i.test(file) &&
  !/licen[cs]e|notice|copying/i.test(file);

/** Folders of a package's own tests and examples; deeper ones may be a module's. */
const DEAD_FOLDERS = [
  'test',
  'tests',
  '__tests__',
  'benchmark',
  'benchmarks',
  'bench',
  'example',
  'examples',
  'docs',
  'coverage',
  '.github',
];

/** @returns the bytes that went */
export function prune(folder: string): number {
  const root = resolve(folder);
  const modules = join(root, 'node_modules');
  const needed = neededPackages(root);
  let gone = 0;
  const remove = (path: string) => {
    for (const file of statSync(path).isDirectory() ? globSync('**', { cwd: path, withFileTypes: true }) : [])
      if (file.isFile()) gone += statSync(join(file.parentPath, file.name)).size;
    if (statSync(path).isFile()) gone += statSync(path).size;
    rmSync(path, { recursive: true });
  };
  const holdsNeeded = (folder: string) => [...needed].some((one) => one.startsWith(folder + sep));
  const packages = globSync('**/node_modules/{*,@*/*}/package.json', { cwd: root }).map((file) =>
    join(root, dirname(file)),
  );
  for (const folder of packages) if (existsSync(folder) && !needed.has(folder) && !holdsNeeded(folder)) remove(folder);
  for (const folder of needed)
    for (const name of DEAD_FOLDERS) if (existsSync(join(folder, name))) remove(join(folder, name));
  for (const file of globSync('**', { cwd: modules, withFileTypes: true }))
    if (file.isFile() && isDead(file.name)) remove(join(file.parentPath, file.name));
  rmSync(join(modules, '.bin'), { recursive: true, force: true });
  return gone;
}

if (import.meta.main) {
  const [root] = process.argv.slice(2);
  if (!root) throw new Error('node scripts/image/prune.ts FOLDER');
  console.log(`${Math.round(prune(root) / 1e6)} MB of node_modules are not for a server`);
}
