import { resolve } from 'node:path';
import { DefaultQueryCompiler } from 'kysely';
import { type Caller, isNamed, type OfAll, ofAll } from './of-all.ts';
import { unowned } from './statement.ts';
import { OWNED } from './tables.ts';

const FRAMES = 40;
const ROOT = `${resolve(import.meta.dirname, '../../../..')}/`;

const sites: NonNullable<typeof Error.prepareStackTrace> = (_, frames) => frames;

/** Functions of the repository that the running call comes from, the innermost first. */
function callers(): Caller[] {
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
    return file.startsWith('src/testing/server/owned/') ? [] : [{ file, name: frame.getFunctionName() }];
  });
}

const isTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('src/testing/');

/** Each statement that was looked at, and the tables of which it does not say whose rows it means. */
const known = new Map<string, readonly string[]>();
/** What was found of statements that do not say whose rows they mean, by the statement. */
export const found = new Map<string, string>();
/** What was met of those that need not, with the tables that they touched. */
export const met = new Map<OfAll, Set<string>>();

const compiler = DefaultQueryCompiler.prototype;
const { compileQuery } = compiler;

compiler.compileQuery = function (...args) {
  const compiled = compileQuery.apply(this, args);
  const tables = known.get(compiled.sql) ?? unowned(compiled.sql, OWNED);
  known.set(compiled.sql, tables);
  if (tables.length === 0 || found.has(compiled.sql)) return compiled;
  const all = callers();
  // What all stores share says nothing of its own.
  const orders = all.find(({ file }) => isNamed(file) || !file.startsWith('src/server/database/'));
  if (!orders || isTest(orders.file)) return compiled;
  const allowed = ofAll(orders, compiled.sql, tables);
  if (allowed) met.set(allowed, new Set([...(met.get(allowed) ?? []), ...tables]));
  else {
    const places = all.slice(0, 3).map(({ file, name }) => `${file} ${name ?? ''}`.trim());
    const statement = compiled.sql.replaceAll(/\s+/g, ' ');
    found.set(compiled.sql, `${places.join(' < ')}: whose ${tables.join(', ')}? ${statement}`);
  }
  return compiled;
};
