import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isDay } from '#shared/day.ts';
import type { Decree, Decrees } from '#shared/repeat/production-calendar.ts';
import { isWorkdayByCode } from '#shared/repeat/workdays.ts';
import { ConfigError } from './config-error.ts';

const NAME = 'PRODUCTION_CALENDAR_FILE';

const DAY = 'день пишется как 2027-01-02';
const day = z.string(DAY).refine(isDay, DAY);
const NUMBER = 'нужен номер постановления, в кавычках';
const MOVED = 'нужен список переносов, каждый — два дня: откуда и куда';

const decree = z.strictObject({
  number: z.string(NUMBER).min(1, NUMBER),
  signed: z.string('нужна дата постановления').refine(isDay, DAY),
  moved: z.array(z.tuple([day, day], MOVED), MOVED),
});
const decrees = z.record(
  z.string().regex(/^20\d\d$/, 'год пишется четырьмя цифрами, например "2027"'),
  decree,
  'нужен объект с годами',
);

/** What is wrong with the days that a decree moves; undefined where nothing is. */
function misfit(year: string, { moved }: Decree): string | undefined {
  const seen = new Set<string>();
  for (const [from, to] of moved) {
    const stray = [from, to].find((one) => !one.startsWith(year));
    if (stray) return `${stray} не из этого года`;
    if (isWorkdayByCode(from)) return `${from} и так рабочий день, выходной с него не перенести`;
    if (!isWorkdayByCode(to)) return `${to} и так выходной, на него не перенести`;
    const twice = [from, to].find((one) => seen.has(one));
    if (twice) return `${twice} назван дважды`;
    seen.add(from).add(to);
  }
  return undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new ConfigError(`Файл из ${NAME} не читается: ${file} (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`В файле из ${NAME} не JSON: ${file} (${(error as Error).message}).`);
  }
}

/** Where in the file a word is: `2027 → moved → 3`, lists counted from 1. */
const placeOf = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' → ');

/**
 * The decrees on the moving of days off that an operator adds.
 * @throws ConfigError naming the file, the year and what is wrong with it
 */
export function readDecrees(file: string): Decrees {
  const wrong = (place: string, what: string) =>
    new ConfigError(`В файле из ${NAME} ошибка: ${[place, what].filter(Boolean).join(': ')}. Файл: ${file}.`);
  const read = decrees.safeParse(jsonOf(file));
  if (!read.success) {
    const { path, code, message, ...issue } = read.error.issues[0]!;
    if (code === 'unrecognized_keys')
      throw wrong(placeOf(path), `лишнее: ${(issue as { keys: string[] }).keys.join(', ')}`);
    const inKey = code === 'invalid_key' ? (issue as { issues: { message: string }[] }).issues[0]!.message : message;
    throw wrong(placeOf(path), inKey);
  }
  for (const [year, one] of Object.entries(read.data)) {
    const what = misfit(year, one);
    if (what) throw wrong(year, what);
  }
  return read.data;
}
