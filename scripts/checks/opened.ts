import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const SOURCE = 'src/{app,features,client}/**/*.{ts,tsx}';
const PLACES = 'e2e/places/*.ts';
const PARTS =
  '(?:dialog|form-dialog|drawer|menu|menu-popup|popover|popover-popup|in-place-popup|search-select|confirm)';
/** What lies over a page is drawn by one of these, or is a list to choose from. */
const OPENS = new RegExp(
  [
    `^(?:import (?!type\\b)[^;]*?|} )from '[^']*/${PARTS}\\.tsx?';`,
    `import\\('[^']*/${PARTS}\\.tsx?'\\)`,
    "from '@base-ui/react/(?:dialog|alert-dialog|menu|popover|combobox|drawer)'",
    'role="listbox"',
  ].join('|'),
  'm',
);
/** Only passes one on. */
const PASSES_ON = /^src\/client\/(ui|form)\/(?!toaster|date-field\/date-field)/;
const NAMED = /\bof: '([^']+)'/g;
const JOURNEY = /journey: '([^']+)'/g;

/**
 * Whatever opens over a page is looked at by axe: a place of `npm run axe`, or a journey, names the file that opens it.
 * @param source text of each file of the source, by its path
 * @param places text that names files by the ends of their paths, without what they end with
 * @param read the text of a journey, null where there is none
 * @returns one line for each file that none names, and for each name that is of none
 */
export function checkOpened(
  source: ReadonlyMap<string, string>,
  places: string,
  read: (file: string) => string | null,
): string[] {
  const opening = [...source].filter(([file, text]) => !PASSES_ON.test(file) && OPENS.test(text)).map(([file]) => file);
  const names = [...places.matchAll(NAMED)].flatMap(([, said = '']) => said.split(' '));
  const meant = (name: string) => opening.filter((file) => file.replace(/\.tsx?$/, '').endsWith(`/${name}`));
  const found = new Set(names.flatMap(meant));
  return [
    ...opening.filter((file) => !found.has(file)).map((file) => `axe is shown by no place what opens in ${file}`),
    ...names
      .filter((name) => meant(name).length !== 1)
      .map((name) => `${name}: ${meant(name).length} files open something`),
    ...[...places.matchAll(JOURNEY)]
      .filter(([, journey = '']) => !read(journey)?.includes('expectFlawless'))
      .map(([, journey]) => `${journey} does not ask axe`),
  ];
}

if (import.meta.main) {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = globSync(SOURCE, { cwd: root }).filter((file) => !/\.test\.tsx?$|\/server\//.test(file));
  const places = globSync(PLACES, { cwd: root }).map(textOf).join('\n');
  const read = (file: string) => globSync(file, { cwd: root }).map(textOf)[0] ?? null;
  const found = checkOpened(new Map(files.map((file) => [file.replaceAll('\\', '/'), textOf(file)])), places, read);
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
