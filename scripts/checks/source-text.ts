import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

interface Law {
  name: string;
  files: string[];
  /** Where the pattern is at home. */
  allowed: RegExp;
  forbidden: RegExp;
}

const LAWS: Law[] = [
  {
    name: 'Russian words stand in texts.ts',
    files: ['src/**/*.{ts,tsx,css}', '*.config.ts'],
    allowed:
      /\/(texts|rules)\.ts$|\.test\.tsx?$|^src\/(testing|shared\/russian|understanding)\/|^src\/features\/assistant\/(.+\/)?(engine|replies|grammar)(\/|\.ts$)|^src\/server\/config\//,
    forbidden: /\p{Script=Cyrillic}|\\u04[0-9a-f]{2}/iu,
  },
  {
    name: 'SQL stands in stores',
    files: ['src/features/**/*.ts'],
    allowed: /\/server\/(([^/]+-)?store|jobs)\.ts$|\.test\.ts$/,
    forbidden: /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(|\bsql`/,
  },
];

/**
 * Laws about what a source file may contain, which no import shows.
 * @param folder the repository, or a tree laid out like it
 * @returns one line for each line of source that breaks a law
 */
export function checkSourceText(folder = root): string[] {
  return LAWS.flatMap((law) =>
    globSync(law.files, { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !law.allowed.test(file))
      .flatMap((file) => breaches(law, file, readFileSync(join(folder, file), 'utf8'))),
  );
}

function breaches({ name, forbidden }: Law, file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (forbidden.test(line) ? [`${file}:${index + 1}: ${name}: ${line.trim()}`] : []));
}

if (import.meta.main) {
  const found = checkSourceText();
  if (found.length > 0) console.log(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
