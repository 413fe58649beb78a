import { DefaultQueryCompiler } from 'kysely';
import { unowned } from './statement.ts';
import { OF_ALL, OWNED } from './tables.ts';

const FRAMES = 40;

/** Files of the repository that the running call comes from, the innermost first. */
function callers(): string[] {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = usual;
  return stack.split('\n').flatMap((line) => {
    const [, file] = /[( /](src\/(?!testing\/server\/owned\/)\S+?):\d+:\d+\)?$/.exec(line) ?? [];
    return file && !line.includes('/node_modules/') ? [file] : [];
  });
}

const isTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('src/testing/');

const isOfAll = (file: string) => Object.keys(OF_ALL).some((place) => file.startsWith(place));

/** Each statement that fits and was looked at. */
const fitting = new Set<string>();
/** What was found of statements that do not say whose rows they mean, by the statement. */
export const found = new Map<string, string>();

const compiler = DefaultQueryCompiler.prototype;
const { compileQuery } = compiler;

compiler.compileQuery = function (...args) {
  const compiled = compileQuery.apply(this, args);
  if (fitting.has(compiled.sql) || found.has(compiled.sql)) return compiled;
  const tables = unowned(compiled.sql, OWNED);
  if (tables.length === 0) {
    fitting.add(compiled.sql);
    return compiled;
  }
  const files = callers();
  // What all stores share says nothing of its own.
  const orders = files.find((file) => isOfAll(file) || !file.startsWith('src/server/database/')) ?? '';
  if (!isTest(orders) && !isOfAll(orders)) {
    const statement = compiled.sql.replaceAll(/\s+/g, ' ');
    found.set(compiled.sql, `${files.slice(0, 3).join(' < ')}: whose ${tables.join(', ')}? ${statement}`);
  }
  return compiled;
};
