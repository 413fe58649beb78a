import { MONTHS, UNITS } from './calendar-words.ts';
import { endingOf } from './endings.ts';
import { numberWord, readNumeral } from './numerals.ts';
import { oneOf } from './one-of.ts';
import type { Token } from './text.ts';
import { type DayPart, type HourMinute, type Reading, wordAt } from './when-piece.ts';

/** The hour that a vague part of the day stands for. */
export const PART_HOURS: Record<DayPart, number> = { morning: 9, noon: 13, afternoon: 14, evening: 19, night: 23 };

/** How a part of the day is said, alone or with a preposition. */
const PARTS = new Map(
  (
    [
      ['morning', 'утром, утречком, с утра, к утру, до утра, на утро'],
      ['noon', 'в обед, к обеду, до обеда'],
      ['afternoon', 'днем, после обеда'],
      ['evening', 'вечером, вечерком, к вечеру, до вечера, под вечер, на вечер'],
      ['night', 'ночью, к ночи, до ночи, на ночь'],
    ] as const
  ).flatMap(([part, said]) => said.split(', ').map((one) => [one, part] as const)),
);
/** After «в шесть»: which half of the day. */
const HALVES: ReadonlyMap<string | undefined, DayPart> = new Map(
  (
    [
      ['morning', 'утра утром am'],
      ['afternoon', 'дня днем пополудни'],
      ['evening', 'вечера вечером pm'],
      ['night', 'ночи ночью'],
    ] as const
  ).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
);
const HOUR_WORD = oneOf('час часа часу часов часам часик часиков ч');
const ONE_HOUR = oneOf('час часа часу');
const MINUTE_WORD = oneOf('мин минут минуты минуту минутам');

/** What may be counted, so that a number before it is not an hour. */
const COUNTED = oneOf('кг г гр км м см мм л шт раз раза руб тыс млн людей людям стр дом дома доме лет');
const COUNTED_STEMS =
  'грамм литр килограмм килом метр штук рубл тысяч процент человек страниц глав класс курс этаж кабинет квартир корпус аудитори сери част пункт вариант школ год экземпляр комнат этап упаков пач бутыл короб подход номер билет магазин числ'.split(
    ' ',
  );
const COUNTED_ENDING = endingOf('ах ях ам ям ов ев');

const isCounted = (word: string): boolean =>
  COUNTED.test(word) ||
  COUNTED_STEMS.some((stem) => word.startsWith(stem)) ||
  (COUNTED_ENDING(word.slice(2)) !== '' && !HOUR_WORD.test(word));

/** Moves a reading of a twelve-hour clock into its part of the day. */
export function inPart(time: HourMinute, part: DayPart): { time: HourMinute; nextDay: boolean } {
  const { hour, minute } = time;
  const at = (exactHour: number, nextDay = false) => ({ time: { hour: exactHour, minute, exact: true }, nextDay });
  if (hour > 12 || hour === 0) return at(hour);
  if (part === 'morning') return at(hour === 12 ? 0 : hour);
  if (part === 'noon' || part === 'afternoon') return at(hour < 8 ? hour + 12 : hour);
  if (hour === 12) return at(0, true);
  return at(part === 'evening' || hour > 6 ? hour + 12 : hour);
}

function timed(hour: number, minute: number, to: number, tokens: readonly Token[], exact = false): Reading | null {
  if (hour > 24 || minute > 59) return null;
  // Stryker disable next-line EqualityOperator: nobody means the midnight before by «в 12», so that it is read alike.
  const time = { hour: hour % 24, minute, exact: exact || hour > 12 || hour === 0 };
  const part = HALVES.get(tokens[to]?.word);
  if (!part) return { time, nextDay: hour === 24, to };
  const placed = inPart(time, part);
  return { time: placed.time, nextDay: placed.nextDay || hour === 24, to: to + 1 };
}

/** «без четверти пять», «без десяти минут семь». */
function readBefore(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at + 1]?.word === 'четверти') return before(15, at + 2, tokens);
  const minutes = readNumeral(tokens, at + 1);
  if (!minutes) return null;
  // «без двадцати восемь» is twenty minutes to eight, not twenty-eight.
  const single = numberWord(tokens[at + 1]!.word);
  return before(minutes.value, minutes.next, tokens) ?? (single ? before(single.value, at + 2, tokens) : null);
}

function before(minutes: number, at: number, tokens: readonly Token[]): Reading | null {
  if (minutes > 30) return null;
  const hour = readHour(tokens, MINUTE_WORD.test(tokens[at]?.word) ? at + 1 : at);
  if (!hour || hour.value < 1) return null;
  const end = HOUR_WORD.test(tokens[hour.next]?.word) ? hour.next + 1 : hour.next;
  return timed(hour.value === 1 ? 12 : hour.value - 1, 60 - minutes, end, tokens);
}

/** «шестого»: the hour that runs, by the one before it. */
const RUNNING =
  'первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого'
    .split(' ')
    .map((word, hour) => [word, hour || 12] as const);
const runningHour: ReadonlyMap<string | undefined, number> = new Map(RUNNING);
const halfPast = new Map(
  RUNNING.flatMap(([word, hour]) => ['пол', 'пол-'].map((half) => [half + word, hour] as const)),
);
const HALF = oneOf('половина половине половину половины пол');
const QUARTER = oneOf('четверть четверти');

/** «половине шестого», «четверть шестого», «десять минут шестого», «полшестого». */
function readPast(tokens: readonly Token[], at: number): Reading | null {
  const word = tokens[at]!.word;
  const hour = halfPast.get(word);
  if (hour) return timed(hour, 30, at + 1, tokens);
  if (HALF.test(word)) return past(30, at + 1, tokens);
  if (QUARTER.test(word)) return past(15, at + 1, tokens);
  const minutes = readNumeral(tokens, at);
  return minutes && MINUTE_WORD.test(tokens[minutes.next]?.word) ? past(minutes.value, minutes.next + 1, tokens) : null;
}

function past(minute: number, at: number, tokens: readonly Token[]): Reading | null {
  const hour = runningHour.get(tokens[at]?.word);
  return hour ? timed(hour, minute, at + 1, tokens) : null;
}

/** «на двоих» counts people, not hours. */
const COLLECTIVE = oneOf('двое двоих трое троих четверо четверых пятеро пятерых шестеро шестерых семеро семерых');

function readHour(tokens: readonly Token[], at: number): { value: number; next: number; digits: boolean } | null {
  const number = COLLECTIVE.test(tokens[at]?.word) ? null : readNumeral(tokens, at);
  if (number) return number.ordinal || number.value > 24 ? null : number;
  return ONE_HOUR.test(tokens[at]?.word) ? { value: 1, next: at + 1, digits: false } : null;
}

const twoDigits = (token: Token | undefined) => token?.kind === 'number' && token.text.length === 2;

/** 18:30, and with a preposition also 18.30, 18-30, 18 30. */
function readDigital(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const [hour, mark, minute, more, last] = tokens.slice(at, at + 5);
  if (hour!.kind !== 'number') return null;
  if (prep && twoDigits(mark) && !followedByThing(tokens, at + 2))
    return timed(Number(hour!.text), Number(mark!.text), at + 2, tokens, true);
  if (!mark?.glued || !minute?.glued || !twoDigits(minute)) return null;
  // «обновить до 3.14» is a version.
  if (mark.text === '.' && prep === 'до' && hour!.text.length < 2) return null;
  if (mark.text !== ':' && !(prep && '.-–'.includes(mark.text))) return null;
  if (more?.glued && (more.kind !== 'mark' || ('.:'.includes(more.text) && last?.glued))) return null;
  const end = HOUR_WORD.test(more?.word) ? at + 4 : at + 3;
  return timed(Number(hour!.text), Number(minute.text), end, tokens, mark.text === ':' || hour!.text.length === 2);
}

const INTO_AFTERNOON = oneOf('в во к ко после');
/** Of days, «до двух дней» would be said. */
const UP_TO = oneOf('до с');
const TO_ONE = oneOf('в к до после');

/** «семь тридцать», «девять ноль пять», «семь часов пятнадцать минут», «шесть вечера», «час дня». */
function readSpoken(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const hour = readHour(tokens, at);
  if (!hour) return null;
  const named = HOUR_WORD.test(tokens[hour.next - 1]!.word) || HOUR_WORD.test(tokens[hour.next]?.word);
  const next = HOUR_WORD.test(tokens[hour.next]?.word) ? hour.next + 1 : hour.next;
  const minute = prep || named ? readMinute(tokens, next, hour.digits) : null;
  // «в три пятнадцать» is hardly ever said of the night.
  if (minute) return timed(hour.value, minute.value, minute.next, tokens, !named && (hour.value > 5 || hour.digits));
  const half = HALVES.get(tokens[next]?.word);
  // «2 дня» is a length of time; «в 2 дня», «до двух дня», «2 часа дня», «час дня» and «двенадцать дня» are hours.
  const into = INTO_AFTERNOON.test(prep) || (UP_TO.test(prep) && !hour.digits);
  const noLength = hour.value >= 5 && hour.value <= 12 && !(tokens[at]!.glued && at > 0);
  if (half && (half !== 'afternoon' || named || into || noLength)) return timed(hour.value, 0, next, tokens);
  if (!prep || tokens[next]?.word === 'пик' || followedByThing(tokens, next)) return null;
  return named && hour.value === 1 && !TO_ONE.test(prep) ? null : timed(hour.value, 0, next, tokens);
}

const ZERO = oneOf('ноль нуль');
const TWO_ZEROS = oneOf('ноль-ноль нуль-нуль');

function readMinute(tokens: readonly Token[], at: number, digits: boolean): { value: number; next: number } | null {
  if (TWO_ZEROS.test(tokens[at]?.word)) return { value: 0, next: at + 1 };
  const start = tokens[at]?.word === 'и' ? at + 1 : at;
  const zero = ZERO.test(tokens[start]?.word);
  const minute = readNumeral(tokens, zero ? start + 1 : start);
  if (!minute || minute.ordinal) return null;
  if (MINUTE_WORD.test(tokens[minute.next]?.word)) return { value: minute.value, next: minute.next + 1 };
  const clockLike = zero ? minute.value < 10 : minute.value >= 10 && !digits && !minute.digits;
  return clockLike && start === at && !followedByThing(tokens, minute.next) ? minute : null;
}

/** True where the token is what a number before it counts: «в 5 магазинах», «к 10 страницам», «в 1С». */
function followedByThing(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at], tokens[at + 1]];
  if (!next) return false;
  if (next.kind === 'mark')
    return '%№$€₽/+*='.includes(next.text) || (next.glued && '-–:.,'.includes(next.text) && after?.glued === true);
  if (next.kind === 'number' || next.glued) return true;
  return isCounted(next.word) || (UNITS.has(next.word) && !HOUR_WORD.test(next.word)) || MONTHS.has(next.word);
}

const DAY_WORD = oneOf(
  'сегодня завтра послезавтра понедельник вторник среду среда четверг пятницу пятница субботу суббота воскресенье today tomorrow monday tuesday wednesday thursday friday saturday sunday',
);

/** Recognisers write «завтра 18 часов» and «завтра 18 30»; «завтра 2 часа» is a length of time. */
function followsDay(tokens: readonly Token[], at: number): boolean {
  const [hour, next] = tokens.slice(at, at + 2);
  if (!DAY_WORD.test(tokens[at - 1]?.word)) return false;
  if (hour!.kind === 'word') return saysMinutes(tokens, at);
  if (next?.word === 'часов') return Number(hour!.text) > 8;
  return twoDigits(next);
}

/** «девять тридцать», «восемнадцать ноль пять». */
function saysMinutes(tokens: readonly Token[], at: number): boolean {
  const hour = readHour(tokens, at);
  const minute = hour && readMinute(tokens, hour.next, hour.digits);
  return Boolean(minute && !MINUTE_WORD.test(tokens[minute.next - 1]!.word));
}

/** «четырнадцать ноль ноль»: a time wherever it is said. */
function saysSharp(tokens: readonly Token[], at: number): boolean {
  const hour = readHour(tokens, at);
  if (hour === null) return false;
  const [one, other] = [tokens[hour.next]?.word, tokens[hour.next + 1]?.word];
  return TWO_ZEROS.test(one) || (ZERO.test(one) && ZERO.test(other));
}

const INTO_TIME = oneOf('в во к ко до на с со после около по at');
const NOON = oneOf('полдень полудню полудня');
const MIDNIGHT = oneOf('полночь полуночи полночи');

/** Reads a time of the day at token `at`, after the preposition `prep` (empty where there is none). */
export function readTime(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const word = tokens[at]!.word;
  const led = INTO_TIME.test(prep) ? prep : followsDay(tokens, at) || saysSharp(tokens, at) ? 'в' : '';
  if (NOON.test(word) && led) return timed(12, 0, at + 1, tokens);
  if (MIDNIGHT.test(word) && led) return timed(24, 0, at + 1, tokens);
  if (word === 'без') return readBefore(tokens, at);
  return readPast(tokens, at) ?? readDigital(tokens, at, led) ?? (prep === 'по' ? null : readSpoken(tokens, at, led));
}

const THIS_PART = oneOf('этим сегодняшним завтрашним');
const DAYTIME = oneOf('утром днем вечером');
const TIME_OF_DAY = oneOf('утром днем вечером ночью');
const EARLY = oneOf('рано раненько');
const LATE = oneOf('вечером ночью');
const HALF_OF_DAY = new Map<string, DayPart>([
  ['первой', 'morning'],
  ['первую', 'morning'],
  ['второй', 'afternoon'],
  ['вторую', 'afternoon'],
]);
const FEAST = oneOf('рождения рожденья рождению рождением матери победы учителя свадьбы города знаний');

/** Reads a part of the day: «утром», «к вечеру», «после обеда», «рано утром», «в первой половине дня». */
export function readPart(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const [word, next, last] = [wordAt(tokens, at), wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  if (EARLY.test(word) && next === 'утром') return { part: 'morning', hour: 7, to: at + 2 };
  if (word === 'поздно' && LATE.test(next)) return { part: 'evening', hour: 22, to: at + 2 };
  if (THIS_PART.test(word) && DAYTIME.test(next)) return readPart(tokens, at + 1, '');
  const half = HALF.test(next) && last === 'дня' ? HALF_OF_DAY.get(word) : undefined;
  if (half) return { part: half, to: at + 3 };
  const part = PARTS.get(prep ? `${prep} ${word}` : word);
  if (!part || (!prep && saysNoTime(tokens, at))) return null;
  return { part, to: next === 'пораньше' ? at + 2 : at + 1 };
}

/** «утром и вечером» is a habit and «с днём рождения» a feast: neither says when. */
function saysNoTime(tokens: readonly Token[], at: number): boolean {
  const joined = (step: 1 | -1) =>
    wordAt(tokens, at + step) === 'и' && TIME_OF_DAY.test(wordAt(tokens, at + step + step));
  return FEAST.test(wordAt(tokens, at + 1)) || joined(1) || joined(-1);
}
