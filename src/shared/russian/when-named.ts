import { addDays, type Day, endOfMonth, startOfWeek } from '../day.ts';
import { oneOf } from './one-of.ts';
import type { Token } from './text.ts';
import { dateOf, yearOf } from './when-period.ts';
import { type Clock, type DayPart, type Reading, wordAt } from './when-piece.ts';

/** Days from today by their names. */
const named = (rows: readonly [string, number][]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(([words, days]) => words.split(' ').map((word) => [word, days] as const)));

const NAMED = named([
  ['позавчера', -2],
  ['вчера yesterday gestern', -1],
  ['сегодня седня сеня севодня сегодна today heute tonight', 0],
  ['завтра завтро зафтра завтрева tomorrow tmrw tmr morgen', 1],
  ['послезавтра послезавтро послезафтра ubermorgen übermorgen', 2],
  ['послепослезавтра', 3],
]);
/** «завтрашний»: the day of which something is. */
const OF_DAY = /^(вчераш|сегодняш|завтраш|послезавтраш)н(?:ий|его|ему|им|ем|яя|ей|юю|ее|их)$/;
const STEPS: Record<string, number> = { вчераш: -1, сегодняш: 0, завтраш: 1, послезавтраш: 2 };
const TOMORROW = oneOf('завтра завтро');
const DAY = oneOf('день дня дню');
/** «к завтрашнему вечеру», «завтрашним утром». */
const PARTS: ReadonlyMap<string, DayPart> = new Map(
  (
    [
      ['morning', 'утро утра утру утром'],
      ['noon', 'обед обеда обеду обедом'],
      ['evening', 'вечер вечера вечеру вечером'],
      ['night', 'ночь ночи ночью'],
    ] as const
  ).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
);

const TITLED = 'фильм кино сериал газет журнал книг роман песн игр групп клуб кафе альбом мультик мультфильм'.split(
  ' ',
);

/** A day that may have passed. */
export const said = (day: Day, to: number, { today }: Clock): Reading => ({ day, past: day < today, to });

export const firstFrom = (today: Day, days: readonly (Day | null)[]): Day | null =>
  days.flatMap((day) => day ?? []).find((day) => day >= today) ?? null;

/** The nearest such date, today included; 29 February may be eight years away. */
export const nearestDate = (month: number, date: number, today: Day): Day | null =>
  firstFrom(
    today,
    Array.from({ length: 9 }, (_, years) => dateOf(yearOf(today) + years, month, date)),
  );

/** «завтра», «на завтрашний день», «к завтрашнему вечеру», «tonight», «eod». */
export function readNamed(tokens: readonly Token[], at: number, clock: Clock, prep: string): Reading | null {
  const { word, text } = tokens[at]!;
  const next = tokens[at + 1]?.word;
  // «после завтра»
  if (prep === 'после' && TOMORROW.test(word)) return said(addDays(clock.today, 2), at + 1, clock);
  const [, stem] = OF_DAY.exec(word) ?? [];
  if (stem !== undefined) {
    const part = PARTS.get(next ?? '');
    if (!part && !DAY.test(next)) return null;
    return { ...said(addDays(clock.today, STEPS[stem]!), at + 2, clock), ...(part && { part }) };
  }
  const end = endOf(word, clock);
  if (end) return { day: end, vague: true, to: at + 1 };
  const days = NAMED.get(word);
  // «журнал Сегодня»
  const isName = text !== word && !prep && TITLED.some((kind) => tokens[at - 1]?.word.startsWith(kind));
  if (days === undefined || isName) return null;
  return { ...said(addDays(clock.today, days), at + 1, clock), ...(word === 'tonight' && { part: 'evening' }) };
}

/** «eod», «eow», «eom»: as offices write the end of a day, a working week, a month. */
function endOf(word: string, { today }: Clock): Day | null {
  if (word === 'eod' || word === 'cob') return today;
  if (word === 'eow') return addDays(startOfWeek(today), 4) < today ? today : addDays(startOfWeek(today), 4);
  return word === 'eom' ? endOfMonth(today) : null;
}

const NEW = oneOf('нового новому');
const YEAR = oneOf('года году');
const UNTIL = oneOf('до к ко под');
/** Feasts that stand on one date. */
const FEASTS: readonly [RegExp, month: number, date: number][] = [
  [/^рождеств[оау]$/, 1, 7],
  [/^крещени[еяю]$/, 1, 19],
  [/^сочельник[ау]?$/, 1, 6],
];

/** «до нового года»: its eve; «к рождеству». */
export function readFeast(tokens: readonly Token[], at: number, { today }: Clock, prep: string): Reading | null {
  if (!UNTIL.test(prep)) return null;
  const word = wordAt(tokens, at);
  if (NEW.test(word) && YEAR.test(tokens[at + 1]?.word)) {
    if (tokens[at + 2]?.word === 'обучения') return null;
    const day = nearestDate(12, 31, today);
    return day ? { day, to: at + 2 } : null;
  }
  const [, month, date] = FEASTS.find(([name]) => name.test(word)) ?? [];
  const day = month && nearestDate(month, date!, today);
  return day ? { day, to: at + 1 } : null;
}
