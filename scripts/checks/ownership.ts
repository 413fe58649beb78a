import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SLICES } from '../../.dependency-cruiser.mjs';
import { root } from '../bootstrap/root.mjs';

const DESCRIBED_PATH = /\bpath: '(\/api\/[^']+)'/g;
const NAMED_PATH = /\/api\/[a-z0-9/:-]*[a-z0-9]/gi;
const DESCRIBED_TABLE = /^ {2}(\w+): \w+Table;$/gm;
const WRITTEN_TABLE = /\.(?:insertInto|updateTable|deleteFrom|replaceInto)\('(\w+)'/g;

interface Source {
  file: string;
  slice: string;
  text: string;
}

/**
 * Laws about what belongs to a slice, which no import shows: a slice names no path of a later one (that one says
 * in its cached-queries.ts on which events it is stale), and writes no other slice's tables.
 * @param folder the repository, or a tree laid out like it
 * @returns one line for each breach
 */
export function checkOwnership(folder = root): string[] {
  const sources = globSync('src/features/**/*.{ts,tsx}', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, slice: file.split('/')[2] ?? '', text: readFileSync(join(folder, file), 'utf8') }));
  const paths = ownersOf(sources, /\/contract\.ts$/, DESCRIBED_PATH);
  const tables = ownersOf(sources, /\/server\/tables\.ts$/, DESCRIBED_TABLE);
  return sources.flatMap((source) => [
    ...breaches(source, NAMED_PATH, 'is a path of', (path) => laterOwner(source.slice, ownerOfPath(paths, path))),
    ...breaches(source, WRITTEN_TABLE, 'is a table of', (table) => otherOwner(source.slice, tables.get(table))),
  ]);
}

/** The slice of each name that files of this kind describe. */
function ownersOf(sources: Source[], kind: RegExp, described: RegExp): Map<string, string> {
  const owned = sources
    .filter(({ file }) => kind.test(file))
    .flatMap(({ slice, text }) => Array.from(text.matchAll(described), ([, name = '']) => [name, slice] as const));
  return new Map(owned);
}

/** Of a path that nobody describes, as the beginning of some, the owner of the longest described beginning. */
function ownerOfPath(paths: Map<string, string>, path: string): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const owner = paths.get(path.slice(0, end));
    if (owner) return owner;
  }
  return undefined;
}

const laterOwner = (slice: string, owner: string | undefined) =>
  owner && SLICES.indexOf(owner) > SLICES.indexOf(slice) ? owner : undefined;

const otherOwner = (slice: string, owner: string | undefined) => (owner === slice ? undefined : owner);

function breaches(
  { file, text }: Source,
  naming: RegExp,
  what: string,
  foreignOwner: (name: string) => string | undefined,
): string[] {
  return Array.from(text.matchAll(naming)).flatMap(([whole, name = whole]) => {
    const owner = foreignOwner(name);
    return owner ? [`${file}: ${name} ${what} ${owner}`] : [];
  });
}

if (import.meta.main) {
  const found = checkOwnership();
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
