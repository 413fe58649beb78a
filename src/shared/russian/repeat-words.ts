import type { Day } from '../day.ts';
import type { RepeatSaid } from '../repeat/repeat.ts';
import { lastUpTo, type Rule, ruleOf } from '../repeat/rule.ts';
import { MONTHS_GENITIVE, WEEKDAYS_ACCUSATIVE } from './calendar-words.ts';
import { counted, type PluralForms, plural } from './plural.ts';

const NBSP = '\u00a0';
const WEEKDAYS_DATIVE = ['понедельникам', 'вторникам', 'средам', 'четвергам', 'пятницам', 'субботам', 'воскресеньям'];
/** «каждый вторник», «каждую среду», «каждое воскресенье». */
const EVERY = ['каждый', 'каждый', 'каждую', 'каждый', 'каждую', 'каждую', 'каждое'];
/** «второй вторник», «вторую среду», «второе воскресенье», by the weekday's gender. */
const NTH: Record<number, readonly [string, string, string]> = {
  1: ['первый', 'первую', 'первое'],
  2: ['второй', 'вторую', 'второе'],
  3: ['третий', 'третью', 'третье'],
  4: ['четвёртый', 'четвёртую', 'четвёртое'],
  5: ['пятый', 'пятую', 'пятое'],
  [-1]: ['последний', 'последнюю', 'последнее'],
};
const GENDERS: Record<string, number> = { каждый: 0, каждую: 1, каждое: 2 };
const UNITS: Record<Rule['frequency'], PluralForms> = {
  DAILY: ['день', 'дня', 'дней'],
  WEEKLY: ['неделю', 'недели', 'недель'],
  MONTHLY: ['месяц', 'месяца', 'месяцев'],
  YEARLY: ['год', 'года', 'лет'],
};

const listed = (words: readonly string[]) =>
  words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} и${NBSP}${words.at(-1)}`;

const plainDate = (day: Day) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date}${NBSP}${MONTHS_GENITIVE[month - 1]} ${year}${NBSP}года`;
};

/** «раз в 2 недели»; nothing where it is each one. */
const seldom = ({ interval, frequency }: Rule) =>
  interval === 1 ? '' : `раз в${NBSP}${counted(interval, UNITS[frequency])} `;

const EACH: Record<Rule['frequency'], string> = {
  DAILY: 'каждый день',
  WEEKLY: 'каждую неделю',
  MONTHLY: 'каждый месяц',
  YEARLY: 'каждый год',
};

function each({ interval, frequency }: Rule): string {
  if (interval === 1) return EACH[frequency];
  return `${plural(interval, [EACH[frequency].split(' ')[0]!, 'каждые', 'каждые'])} ${counted(interval, UNITS[frequency])}`;
}

const sameNumbers = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** The date of the month that a rule means, also where shorter months have their last day instead; 0 where there is none such. */
function dateMeant({ monthDays, positions }: Rule): number {
  const date = Math.max(0, ...monthDays);
  if (monthDays.length === 1 && positions.length === 0) return date;
  const { monthDays: days, positions: last } = lastUpTo(date);
  return sameNumbers(days, monthDays) && sameNumbers(last, positions) ? date : 0;
}

/** «по вторникам», «каждый вторник», «по будням». */
function weekly(rule: Rule): string {
  const days = rule.weekdays.map(({ weekday }) => weekday).sort((a, b) => a - b);
  if (days.length === 0) return each(rule);
  const rare = seldom(rule);
  if (days.length === 7) return `${rare}${EACH.DAILY}`;
  if (sameNumbers(days, [1, 2, 3, 4, 5])) return `${rare}по${NBSP}будням`;
  if (sameNumbers(days, [6, 7])) return `${rare}по${NBSP}выходным`;
  const [day] = days as [number];
  if (days.length === 1 && rare === '') return `${EVERY[day - 1]} ${WEEKDAYS_ACCUSATIVE[day - 1]}`;
  return `${rare}по${NBSP}${listed(days.map((weekday) => WEEKDAYS_DATIVE[weekday - 1]!))}`;
}

/** «второй четверг»; null where it is more than one, or another. */
function nthWeekday({ weekdays, monthDays, positions }: Rule): string | null {
  const [only] = weekdays;
  const nth = only?.nth ?? (positions.length === 1 ? positions[0]! : 0);
  if (!only || weekdays.length !== 1 || monthDays.length > 0 || !NTH[nth]) return null;
  const at = only.weekday - 1;
  return `${NTH[nth][GENDERS[EVERY[at]!]!]!} ${WEEKDAYS_ACCUSATIVE[at]}`;
}

const whenOf = (rare: string, often: string) => (rare === '' ? `${often} ` : rare);

function monthly(rule: Rule): string | null {
  const rare = seldom(rule);
  if (rule.weekdays.length + rule.monthDays.length === 0) return each(rule);
  const nth = nthWeekday(rule);
  if (nth !== null) return `${whenOf(rare, EACH.MONTHLY)}в${NBSP}${nth}`.replace(`в${NBSP}вт`, `во${NBSP}вт`);
  if (rule.weekdays.length > 0) return null;
  const date = dateMeant(rule);
  if (date > 0) return `${whenOf(rare, EACH.MONTHLY)}${date}-го${NBSP}числа`;
  if (rule.positions.length > 0) return null;
  if (sameNumbers(rule.monthDays, [-1])) return `${whenOf(rare, EACH.MONTHLY)}в${NBSP}последний день`;
  if (rule.monthDays.some((day) => day < 1)) return null;
  return `${whenOf(rare, EACH.MONTHLY)}${listed(rule.monthDays.map((day) => `${day}-го`))}${NBSP}числа`;
}

function yearly(rule: Rule): string | null {
  if (rule.months.length === 0) return each(rule);
  const [month] = rule.months as [number];
  const [date, rare, nth] = [dateMeant(rule), seldom(rule), nthWeekday(rule)];
  if (rule.months.length !== 1) return null;
  const genitive = MONTHS_GENITIVE[month - 1];
  if (nth !== null)
    return `${whenOf(rare, EACH.YEARLY)}в${NBSP}${nth} ${genitive}`.replace(`в${NBSP}вт`, `во${NBSP}вт`);
  // 29 February, which most years have not, is said as the last of its month.
  return date > 0 && rule.weekdays.length === 0 ? `${whenOf(rare, EACH.YEARLY)}${date}${NBSP}${genitive}` : null;
}

/** Any day of the week, so that the working calendar alone decides. */
const isAnyDay = ({ weekdays, monthDays }: Rule) =>
  monthDays.length === 0 && (weekdays.length === 0 || weekdays.length === 7);

function onWorkdays(rule: Rule): string | null {
  const { frequency, interval, positions, months } = rule;
  if (months.length > 0 || !isAnyDay(rule)) return null;
  if (frequency === 'DAILY' && interval === 1) return `по${NBSP}рабочим дням`;
  const [position] = positions;
  if (frequency !== 'MONTHLY' || positions.length !== 1 || !NTH[position!]) return null;
  return `${whenOf(seldom(rule), EACH.MONTHLY)}в${NBSP}${NTH[position!]![0]} рабочий день`.replace(
    `в${NBSP}вт`,
    `во${NBSP}вт`,
  );
}

/** @param done behind it stands «после выполнения», and «через день» would be the day after it */
const daily = (rule: Rule, done: boolean) => (rule.interval === 2 && !done ? 'через день' : each(rule));

function ruleWords(rule: Rule, done: boolean): string | null {
  const { frequency, weekdays, monthDays, months } = rule;
  if (frequency === 'MONTHLY') return months.length > 0 ? null : monthly(rule);
  if (frequency === 'YEARLY') return yearly(rule);
  if (months.length > 0 || rule.positions.length > 0) return null;
  if (frequency === 'WEEKLY') return weekly(rule);
  return weekdays.length + monthDays.length > 0 ? null : daily(rule, done);
}

/** How a task repeats, as people say it: «каждый понедельник», «по рабочим дням, 10 раз», «каждые 3 дня после выполнения». */
export function repeatWords(said: RepeatSaid): string {
  const rule = ruleOf(said);
  const workdays = said.calendar === 'workdays';
  const byRule = ruleWords(rule, said.from === 'completion');
  const known = workdays ? onWorkdays(rule) : byRule;
  const otherwise = byRule ?? 'по своему правилу';
  const words = known ?? (workdays ? `${otherwise}, только рабочие дни` : otherwise);
  const done = said.from === 'completion' ? ' после выполнения' : '';
  const until = rule.until === null ? '' : `, до${NBSP}${plainDate(rule.until)}`;
  const times = rule.count === null ? '' : `, ${counted(rule.count, ['раз', 'раза', 'раз'])}`;
  return `${words}${done}${until}${times}`;
}
