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
  {
    name: 'No text becomes code, beside the names of columns and a word for the engine',
    files: ['src/**/*.{ts,tsx}'],
    allowed: /^src\/server\/(database\/sqlite|garbage-collector)\.ts$|\.test\.tsx?$|^src\/testing\//,
    forbidden: /\bFunction\(|(?<![.\w])eval\(|['"]node:vm['"]/,
  },
  {
    name: 'Ciphers tell a change, and hashes are no weaker than SHA-256',
    files: ['src/**/*.{ts,tsx}'],
    allowed: /\.test\.tsx?$|^src\/testing\//,
    forbidden: /['"](aes|des|camellia|aria|sm4)[\w-]*-(ecb|cbc|cfb|ofb|ctr)['"]|createHash\(['"](md|sha-?1['"])/i,
  },
  {
    name: 'Ciphers, hashes and what nobody may guess are of Node; how long a pause is, anybody may',
    files: ['src/{server,app/server,features/**/server}/**/*.ts'],
    allowed: /^src\/server\/(database\/claim|jobs\/attempt)\.ts$|\.test\.ts$/,
    forbidden: /Math\.random\(|from '(crypto-js|node-forge|sjcl|tweetnacl|bcrypt(js)?|jsonwebtoken|@noble\/[^']+)'/,
  },
];

const CODE = ['{src,scripts,corpus,bench,e2e}/**/*.{ts,tsx,mjs}', '*.config.ts', '.*.mjs'];
const IS_TEST = /\.(test|e2e|journey)\.tsx?$/;
const LINES_MAX = 300;

/**
 * Laws about what a source file may contain, which no import shows.
 * @param folder the repository, or a tree laid out like it
 * @returns one line for each line of source that breaks a law, and for each file that is too long
 */
export function checkSourceText(folder = root): string[] {
  const found = (files: string[], allowed: RegExp) =>
    globSync(files, { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !allowed.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  return [
    ...LAWS.flatMap((law) => found(law.files, law.allowed).flatMap(([file, text]) => breaches(law, file, text))),
    ...found(CODE, IS_TEST).flatMap(([file, text]) => tooLong(file, text)),
  ];
}

function tooLong(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > LINES_MAX ? [`${file}: ${lines} lines, and a file of code has ${LINES_MAX} at most: part it`] : [];
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
