import { resolve } from 'node:path';
import { DefaultQueryCompiler } from 'kysely';
import { unowned } from './statement.ts';
import { OF_ALL, OWNED } from './tables.ts';

const FRAMES = 40;
const ROOT = `${resolve(import.meta.dirname, '../../../..')}/`;

const sites: NonNullable<typeof Error.prepareStackTrace> = (_, frames) => frames;

/** Files of the repository that the running call comes from, the innermost first. */
function callers(): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = FRAMES;
  // Where in a file a call stands takes much longer to find, and is not asked here.
  Error.prepareStackTrace = sites;
  const frames = new Error().stack as unknown as NodeJS.CallSite[];
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return frames.flatMap((frame) => {
    const path = frame.getFileName()?.replace('file://', '');
    if (!path?.startsWith(`${ROOT}src/`)) return [];
    const file = path.slice(ROOT.length);
    return file.startsWith('src/testing/server/owned/') ? [] : [file];
  });
}

const isTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('src/testing/');

const isOfAll = (file: string) => Object.keys(OF_ALL).some((place) => file.startsWith(place));

/** Each statement that was looked at, and the tables of which it does not say whose rows it means. */
const known = new Map<string, readonly string[]>();
/** What was found of statements that do not say whose rows they mean, by the statement. */
export const found = new Map<string, string>();

const compiler = DefaultQueryCompiler.prototype;
const { compileQuery } = compiler;

compiler.compileQuery = function (...args) {
  const compiled = compileQuery.apply(this, args);
  const tables = known.get(compiled.sql) ?? unowned(compiled.sql, OWNED);
  known.set(compiled.sql, tables);
  if (tables.length === 0 || found.has(compiled.sql)) return compiled;
  const files = callers();
  // What all stores share says nothing of its own.
  const orders = files.find((file) => isOfAll(file) || !file.startsWith('src/server/database/')) ?? '';
  if (!isTest(orders) && !isOfAll(orders)) {
    const statement = compiled.sql.replaceAll(/\s+/g, ' ');
    found.set(compiled.sql, `${files.slice(0, 3).join(' < ')}: whose ${tables.join(', ')}? ${statement}`);
  }
  return compiled;
};
