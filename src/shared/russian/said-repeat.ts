import type { Day } from '../day.ts';
import type { RepeatSaid } from '../repeat/repeat.ts';
import { COUNT_MAX, type Frequency, type Rule, readRule, writeRule } from '../repeat/rule.ts';
import { spend } from '../work.ts';
import { readNumeral } from './numerals.ts';
import { oneOf } from './one-of.ts';
import { everyDays, exceptAt, isEvery, type SaidDays, saidDays, weekdaysAt, weekly } from './said-days.ts';
import type { Token } from './text.ts';
import { findPieces } from './when.ts';
import { type Clock, wordAt } from './when-piece.ts';

/** Tokens `from` up to, not including, `to`. */
export interface Place {
  from: number;
  to: number;
}

/** How something is said to come again, and by which words. */
export interface SaidRepeat {
  repeat: RepeatSaid;
  /** Where its words stand, in their order; the first says that it repeats, the others how long. */
  places: readonly Place[];
  /** «утром»: the part of a day that its words name. */
  part: string | null;
}

/** How often: each so many days, weeks, months or years. */
interface Period {
  frequency: Frequency;
  interval: number;
  part?: string;
  to: number;
}

const UNITS: readonly [words: ReturnType<typeof oneOf>, frequency: Frequency, times: number][] = [
  [oneOf('день дня дней дни сутки суток day days'), 'DAILY', 1],
  [oneOf('неделя недели неделю недель week weeks'), 'WEEKLY', 1],
  [oneOf('месяц месяца месяцев месяцы month months'), 'MONTHLY', 1],
  [oneOf('квартал квартала кварталов'), 'MONTHLY', 3],
  [oneOf('полгода'), 'MONTHLY', 6],
  [oneOf('год года лет year years'), 'YEARLY', 1],
];
const unitAt = (tokens: readonly Token[], at: number) => UNITS.find(([words]) => words.test(wordAt(tokens, at)));

const COUPLE = oneOf('пару пара other two');

/** «день», «3 дня», «вторую неделю», «пару недель». */
function periodAt(tokens: readonly Token[], at: number): Period | null {
  const couple = COUPLE.test(wordAt(tokens, at)) ? { value: 2, next: at + 1 } : null;
  const number = couple ?? readNumeral(tokens, at);
  const unit = unitAt(tokens, number?.next ?? at);
  if (!unit) return null;
  const [, frequency, times] = unit;
  return { frequency, interval: (number?.value ?? 1) * times, to: (number?.next ?? at) + 1 };
}

const ADVERBS: ReadonlyMap<string, Pick<Period, 'frequency' | 'interval'>> = new Map([
  ['ежедневно', { frequency: 'DAILY', interval: 1 }],
  ['каждодневно', { frequency: 'DAILY', interval: 1 }],
  ['еженедельно', { frequency: 'WEEKLY', interval: 1 }],
  ['ежемесячно', { frequency: 'MONTHLY', interval: 1 }],
  ['ежеквартально', { frequency: 'MONTHLY', interval: 3 }],
  ['ежегодно', { frequency: 'YEARLY', interval: 1 }],
]);
/** They are what something is like ahead of it, as in «daily standup»; behind it they say how often. */
const FOREIGN_ADVERBS: ReadonlyMap<string, Frequency> = new Map([
  ['daily', 'DAILY'],
  ['weekly', 'WEEKLY'],
  ['monthly', 'MONTHLY'],
  ['yearly', 'YEARLY'],
]);
const ENDS_THING = oneOf(', . at on');
const PARTS: ReadonlyMap<string, string> = new Map([
  ['утро', 'утром'],
  ['вечер', 'вечером'],
  ['ночь', 'ночью'],
  ['morning', 'утром'],
  ['evening', 'вечером'],
  ['night', 'ночью'],
]);
const DAY = { frequency: 'DAILY', interval: 1 } as const;
/** Behind it «каждый день» is a name: «каждый день рождения». */
const NAMES_DAY = oneOf('рождения рождение свадьбы победы города знаний святого матери отца');
/** Ahead of it what comes again belongs to something else: «отчёт за каждый месяц», «меню на каждый день». */
const BELONGS = oneOf('за для из о об про под с из-за от for of');

const DONE = oneOf('completion выполнения завершения выполнение завершение сделанного того последнего последней');

const SINCE = oneOf('после от с со after');
const AFTER = oneOf('после after');
const MOMENT = oneOf('момента дня даты');
const LAST_ONE = oneOf('последнего последней');
const TURN = oneOf('раза выполнения завершения');
const FINISHED = ['сдела', 'выполн', 'заверш', 'законч'];
const isFinished = (word: string) => FINISHED.some((stem) => word.startsWith(stem));

/** «после выполнения», «с момента завершения», «после того как сделаю». Where it ends; 0 where it is not there. */
function afterDone(tokens: readonly Token[], at: number): number {
  if (!SINCE.test(wordAt(tokens, at))) return 0;
  const led = MOMENT.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const word = wordAt(tokens, led);
  if (!DONE.test(word) || (led === at + 1 && !AFTER.test(wordAt(tokens, at)))) return 0;
  if (LAST_ONE.test(word)) return TURN.test(wordAt(tokens, led + 1)) ? led + 2 : 0;
  if (word !== 'того') return led + 1;
  const how = wordAt(tokens, led + 1) === ',' ? led + 2 : led + 1;
  return wordAt(tokens, how) === 'как' && isFinished(wordAt(tokens, how + 1)) ? how + 2 : 0;
}

const ONE = oneOf('один 1');

/** How often something comes again; days of its period may stand beside. */
function oftenAt(tokens: readonly Token[], at: number): Period | null {
  const word = wordAt(tokens, at);
  if (isEvery(word)) {
    const part = PARTS.get(wordAt(tokens, at + 1));
    if (part) return { ...DAY, part, to: at + 2 };
    const period = periodAt(tokens, at + 1);
    return period && !NAMES_DAY.test(wordAt(tokens, period.to)) ? period : null;
  }
  const adverb = ADVERBS.get(word);
  if (adverb) return { ...adverb, to: at + 1 };
  const foreign = FOREIGN_ADVERBS.get(word);
  if (foreign && at > 0 && (at + 1 === tokens.length || ENDS_THING.test(wordAt(tokens, at + 1))))
    return { frequency: foreign, interval: 1, to: at + 1 };
  const once = ONE.test(word) ? at + 1 : at;
  if (wordAt(tokens, once) === 'раз' && wordAt(tokens, once + 1) === 'в') return periodAt(tokens, once + 2);
  if (word !== 'через') return null;
  if (isEvery(wordAt(tokens, at + 1))) return periodAt(tokens, at + 2);
  const period = periodAt(tokens, at + 1);
  if (!period) return null;
  if (afterDone(tokens, period.to) > 0) return period;
  return wordAt(tokens, at + 1) === 'день' ? { ...period, interval: 2 } : null;
}

/** Behind «второй четверг»: that it is one of a month. */
const OF_MONTH = (tokens: readonly Token[], at: number): number => {
  const led = wordAt(tokens, at) === 'of' ? at + 1 : at;
  const next = isEvery(wordAt(tokens, led)) || wordAt(tokens, led) === 'the' ? led + 1 : led;
  return wordAt(tokens, next) === (led > at ? 'month' : 'месяца') ? next + 1 : 0;
};

/** How often and on which days of it; no days are any. */
interface Core extends Period {
  days: SaidDays | null;
}

const onDays = (days: SaidDays, to: number, { interval, part }: Pick<Period, 'interval' | 'part'>): Core => ({
  frequency: days.of,
  interval,
  part: part ?? days.part,
  days,
  to,
});

/** «каждый второй четверг» without a month is each other one, as is «every other Thursday». */
function everySecond(tokens: readonly Token[], at: number): Core | null {
  const other = wordAt(tokens, at) === 'other' ? weekdaysAt(tokens, at + 1) : null;
  if (other) return onDays({ ...weekly(other.values), to: other.to }, other.to, { interval: 2 });
  const days = everyDays(tokens, at);
  const nth = days?.of === 'MONTHLY' ? days.days.weekdays[0]?.nth : null;
  if (!days || nth !== 2 || OF_MONTH(tokens, days.to) > 0) return null;
  const plain = weekly(days.days.weekdays.map(({ weekday }) => weekday));
  return onDays({ ...plain, to: days.to }, days.to, { interval: 2 });
}

/** A period with days of it before or behind, or days that say by themselves that they come again. */
function coreAt(tokens: readonly Token[], at: number): Core | null {
  if (tokens[at]!.quote || BELONGS.test(wordAt(tokens, at - 1))) return null;
  const period = oftenAt(tokens, at);
  if (period) {
    const next = wordAt(tokens, period.to) === ',' ? period.to + 1 : period.to;
    const days = exceptAt(tokens, next) ?? saidDays(tokens, next);
    if (!days || !goTogether(period, days)) return { ...period, days: null };
    return onDays(days, OF_MONTH(tokens, days.to) || days.to, period);
  }
  if (isEvery(wordAt(tokens, at))) {
    const second = everySecond(tokens, at + 1);
    if (second) return second;
  }
  const days = isEvery(wordAt(tokens, at)) ? everyDays(tokens, at + 1) : saidDays(tokens, at);
  if (!days) return null;
  // «15-го числа каждого месяца», «по вторникам раз в две недели»
  const behind = oftenAt(tokens, days.to);
  if (behind && goTogether(behind, days)) return onDays(days, behind.to, behind);
  return days.repeats ? onDays(days, OF_MONTH(tokens, days.to) || days.to, { interval: 1 }) : null;
}

/** Has a period such days? A week has no dates, and a day is every one unless weekdays choose. */
const goTogether = ({ frequency, interval }: Period, { of }: SaidDays): boolean =>
  frequency === 'DAILY' ? interval === 1 && of === 'WEEKLY' : of === frequency;

interface Limits {
  until: Day | null;
  count: number | null;
  from: RepeatSaid['from'];
  workdays: boolean;
  places: Place[];
}

const BETWEEN = oneOf(', и но всего только еще ровно');

const WORKING = oneOf('рабочие рабочим');
const WORKING_DAYS = oneOf('дни дням');
const TIMES = oneOf('раз раза повторение повторения повторений times');

/** «10 раз», «5 повторений»; behind «по» or before «в день» it says something else. */
function countAt(tokens: readonly Token[], at: number): { count: number; to: number } | null {
  const number = readNumeral(tokens, at);
  if (!number || number.ordinal || number.value < 1 || number.value > COUNT_MAX) return null;
  if (!TIMES.test(wordAt(tokens, number.next)) || wordAt(tokens, number.next + 1) === 'в') return null;
  return { count: number.value, to: number.next + 1 };
}

/** What is said of how long something comes again, behind the words that say how often. */
function limitsFrom(tokens: readonly Token[], core: Place, clock: Clock): Limits {
  const limits: Limits = { until: null, count: null, from: 'due', workdays: false, places: [] };
  let { to } = core;
  const put = (from: number, next: number) => {
    limits.places.push({ from, to: next });
    to = next;
  };
  for (;;) {
    let at = to;
    while (BETWEEN.test(wordAt(tokens, at))) at++;
    const done = afterDone(tokens, at);
    if (done > 0) {
      limits.from = 'completion';
      put(to, done);
      continue;
    }
    const count = countAt(tokens, at);
    if (count && limits.count === null) {
      limits.count = count.count;
      put(to, count.to);
      continue;
    }
    const by = wordAt(tokens, at) === 'по';
    const work = by ? at + 1 : at;
    if ((by || at > to) && WORKING.test(wordAt(tokens, work)) && WORKING_DAYS.test(wordAt(tokens, work + 1))) {
      limits.workdays = true;
      put(to, work + 2);
      continue;
    }
    break;
  }
  // «до конца года» is heard wherever it stands behind.
  const last = findPieces(tokens.slice(core.to), clock).find(({ prep, day }) => prep === 'до' && day !== undefined);
  if (last && limits.count === null) {
    const from = last.from + core.to;
    limits.until = last.day!;
    limits.places.push({ from: wordAt(tokens, from - 1) === ',' ? from - 1 : from, to: last.to + core.to });
  }
  return limits;
}

/** Ahead of what comes again it says by when: «до 10-го числа каждого месяца». */
const UP_TO = oneOf('до к ко');

const ANY_DAY = (weekdays: Rule['weekdays']) => weekdays.length === 7;

function repeatOf({ frequency, interval, days }: Core, { until, count, from, workdays }: Limits): RepeatSaid | null {
  const daily = days?.of === 'WEEKLY' && ANY_DAY(days.days.weekdays) && interval === 1;
  const on = daily ? { frequency: 'DAILY' as const } : { ...days?.days, frequency };
  const rule = writeRule({ ...on, interval, until, count });
  return readRule(rule) && { rule, from, calendar: workdays || days?.workdays ? 'workdays' : 'all' };
}

/** What is said of repeating: each of what a text says to come again, in order. Quoted words are titles. */
export function saidRepeats(tokens: readonly Token[], clock: Clock): SaidRepeat[] {
  const found: SaidRepeat[] = [];
  for (let at = 0; at < tokens.length; at++) {
    spend(1);
    const core = coreAt(tokens, at);
    if (!core) continue;
    const limits = limitsFrom(tokens, { from: at, to: core.to }, clock);
    const repeat = repeatOf(core, limits);
    if (!repeat) continue;
    const isLed = UP_TO.test(wordAt(tokens, at - 1));
    const places = [{ from: isLed ? at - 1 : at, to: core.to }, ...limits.places];
    found.push({ repeat, places, part: core.part ?? null });
    at = Math.max(...places.map(({ to }) => to)) - 1;
  }
  return found;
}
