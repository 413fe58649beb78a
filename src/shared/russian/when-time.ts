import { MONTHS, UNITS } from './calendar-words.ts';
import { numberWord, readNumeral } from './numerals.ts';
import type { Token } from './text.ts';
import { type DayPart, type HourMinute, type Reading, wordsAt } from './when-piece.ts';

/** The hour that a vague part of the day stands for. */
export const PART_HOURS: Record<DayPart, number> = { morning: 9, noon: 13, afternoon: 14, evening: 19, night: 23 };

const PARTS: ReadonlyMap<string, DayPart> = new Map(
  Object.entries({
    утром: 'morning',
    утречком: 'morning',
    утра: 'morning',
    утру: 'morning',
    утро: 'morning',
    днем: 'afternoon',
    вечером: 'evening',
    вечерком: 'evening',
    вечеру: 'evening',
    вечера: 'evening',
    вечер: 'evening',
    ночью: 'night',
    ночи: 'night',
    ночь: 'night',
    обеду: 'noon',
    обеда: 'noon',
    обед: 'noon',
  }),
);
/** After «в шесть»: which half of the day. */
const HALVES: ReadonlyMap<string, DayPart> = new Map(
  Object.entries({
    утра: 'morning',
    утром: 'morning',
    дня: 'afternoon',
    днем: 'afternoon',
    пополудни: 'afternoon',
    вечера: 'evening',
    вечером: 'evening',
    ночи: 'night',
    ночью: 'night',
  }),
);
const HOUR_WORD = /^(?:час|часа|часу|часов|часам|часик|часиков|ч)$/;
const MINUTE_WORD = /^(?:мин|минут|минуты|минуту|минутам)$/;
/** What may be counted, so that a number before it is not an hour. */
const COUNTED =
  /^(?:кг|г|гр|грамм\p{L}*|км|м|см|мм|л|литр\p{L}*|килограмм\p{L}*|килом\p{L}*|метр\p{L}*|шт|штук\p{L}*|раз|раза|руб|рубл\p{L}*|тыс|тысяч\p{L}*|млн|процент\p{L}*|человек\p{L}*|людей|людям|страниц\p{L}*|стр|глав\p{L}*|класс\p{L}*|курс\p{L}*|этаж\p{L}*|кабинет\p{L}*|квартир\p{L}*|дом|дома|доме|корпус\p{L}*|аудитори\p{L}*|сери\p{L}*|част\p{L}|пункт\p{L}*|вариант\p{L}*|школ\p{L}*|лет|год\p{L}*|экземпляр\p{L}*|комнат\p{L}*|этап\p{L}*|упаков\p{L}*|пач\p{L}*|бутыл\p{L}*|коробк\p{L}*|подход\p{L}*|квартал\p{L}*|номер\p{L}*|билет\p{L}*|магазин\p{L}*|\p{L}+ах|\p{L}+ях|\p{L}+ам|\p{L}+ям|\p{L}{2,}ов|\p{L}{2,}ев)$/u;

/** The part of the day that a word names after «утром», «к вечеру»; `noon` only with a preposition. */
function halfOf(tokens: readonly Token[], at: number): DayPart | undefined {
  return tokens[at] && HALVES.get(tokens[at]!.word);
}

/** Moves a reading of a twelve-hour clock into its part of the day. */
export function inPart(time: HourMinute, part: DayPart): { time: HourMinute; nextDay: boolean } {
  const { hour, minute } = time;
  const at = (exactHour: number, nextDay = false) => ({ time: { hour: exactHour, minute, exact: true }, nextDay });
  if (hour > 12 || (time.exact && hour !== 12)) return at(hour);
  if (part === 'morning') return at(hour === 12 ? 0 : hour);
  if (part === 'noon' || part === 'afternoon') return at(hour < 8 ? hour + 12 : hour);
  if (part === 'evening') return hour === 12 ? at(0, true) : at(hour > 2 ? hour + 12 : hour);
  return hour === 12 ? at(0, true) : at(hour > 6 ? hour + 12 : hour);
}

function timed(hour: number, minute: number, to: number, tokens: readonly Token[], exact = false): Reading | null {
  if (hour > 24 || minute > 59 || hour < 0) return null;
  const time = { hour: hour % 24, minute, exact: exact || hour > 12 || hour === 0 };
  const part = halfOf(tokens, to);
  if (part && hour <= 12 && !/^дня$/.test(tokens[to + 1]?.word ?? '')) return { ...inPart(time, part), to: to + 1 };
  return { time, nextDay: hour === 24, to };
}

/** «без четверти пять», «без десяти минут семь». */
function readBefore(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at + 1]?.word === 'четверти') return before(15, at + 2, tokens);
  const minutes = readNumeral(tokens, at + 1);
  if (!minutes || minutes.ordinal) return null;
  // «без двадцати восемь» is twenty minutes to eight, not twenty-eight.
  const single = numberWord(tokens[at + 1]!.word);
  return before(minutes.value, minutes.next, tokens) ?? (single ? before(single.value, at + 2, tokens) : null);
}

function before(minutes: number, at: number, tokens: readonly Token[]): Reading | null {
  if (minutes < 1 || minutes > 30) return null;
  const hour = readHour(tokens, MINUTE_WORD.test(tokens[at]?.word ?? '') ? at + 1 : at);
  if (!hour || hour.value < 1) return null;
  const end = HOUR_WORD.test(tokens[hour.next]?.word ?? '') ? hour.next + 1 : hour.next;
  return timed(hour.value === 1 ? 12 : hour.value - 1, 60 - minutes, end, tokens, hour.value > 13);
}

/** «половине шестого», «четверть шестого», «десять минут шестого», «полшестого». */
function readPast(tokens: readonly Token[], at: number): Reading | null {
  const word = tokens[at]!.word;
  const joined = /^пол-?(\p{L}{4,})$/u.exec(word)?.[1];
  if (joined && numberWord(joined)) return past(30, joined, at + 1, tokens);
  if (/^половин[еуаы]$/.test(word) || word === 'пол') return past(30, tokens[at + 1]?.word, at + 2, tokens);
  if (/^четверт[ьи]$/.test(word)) return past(15, tokens[at + 1]?.word, at + 2, tokens);
  const minutes = readNumeral(tokens, at);
  if (!minutes || minutes.ordinal || !MINUTE_WORD.test(tokens[minutes.next]?.word ?? '') || minutes.value > 59)
    return null;
  return past(minutes.value, tokens[minutes.next + 1]?.word, minutes.next + 2, tokens);
}

function past(minute: number, word: string | undefined, to: number, tokens: readonly Token[]): Reading | null {
  const hour = word ? numberWord(word) : undefined;
  if (!hour?.ordinal || !/(?:ого|ьего)$/.test(word!) || hour.value < 1 || hour.value > 12) return null;
  return timed(hour.value === 1 ? 12 : hour.value - 1, minute, to, tokens);
}

/** «на двоих» counts people, not hours. */
const COLLECTIVE = /^(?:дво|тро)(?:е|их)$|^(?:четвер|пятер|шестер|семер)(?:о|ых)$/;

function readHour(tokens: readonly Token[], at: number): { value: number; next: number; digits: boolean } | null {
  const number = COLLECTIVE.test(tokens[at]?.word ?? '') ? null : readNumeral(tokens, at);
  if (number) return number.ordinal || number.value > 24 ? null : number;
  return /^(?:час|часу|часа)$/.test(tokens[at]?.word ?? '') ? { value: 1, next: at + 1, digits: false } : null;
}

const twoDigits = (token: Token | undefined) => token?.kind === 'number' && token.text.length === 2;

/** 18:30, and with a preposition also 18.30, 18-30, 18 30. */
function readDigital(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const [hour, mark, minute] = [tokens[at]!, tokens[at + 1], tokens[at + 2]];
  if (hour.kind !== 'number' || hour.text.length > 2) return null;
  if (prep && twoDigits(mark) && !mark!.glued && !followedByThing(tokens, at + 2))
    return timed(Number(hour.text), Number(mark!.text), at + 2, tokens, true);
  const glued = mark?.glued && minute?.glued && twoDigits(minute);
  // «обновить до 3.14» is a version.
  if (glued && mark.text === '.' && prep === 'до' && hour.text.length < 2) return null;
  if (!glued || !(mark.text === ':' || (prep && /^[.\-–]$/.test(mark.text)))) return null;
  const more = tokens[at + 3];
  if (more?.glued && (more.kind !== 'mark' || (/^[.:]$/.test(more.text) && tokens[at + 4]?.glued))) return null;
  const end = HOUR_WORD.test(more?.word ?? '') ? at + 4 : at + 3;
  return timed(Number(hour.text), Number(minute.text), end, tokens, mark.text === ':' || hour.text.length === 2);
}

/** «семь тридцать», «девять ноль пять», «семь часов пятнадцать минут», «шесть вечера», «час дня». */
function readSpoken(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const hour = readHour(tokens, at);
  const after = tokens[hour?.next ?? 0];
  if (!hour || (after?.glued && after.kind === 'word' && !HOUR_WORD.test(after.word))) return null;
  const named = tokens[at]!.word.startsWith('час') || HOUR_WORD.test(after?.word ?? '');
  const next = HOUR_WORD.test(after?.word ?? '') ? hour.next + 1 : hour.next;
  const minute = prep || named ? readMinute(tokens, next, hour.digits) : null;
  // «в три пятнадцать» is hardly ever said of the night.
  if (minute) return timed(hour.value, minute.value, minute.next, tokens, !named && (hour.value > 5 || hour.digits));
  const half = halfOf(tokens, next);
  // «2 дня» is a length of time; «в 2 дня», «2 часа дня» and «час дня» are hours.
  if (half && (half !== 'afternoon' || named || /^(?:во?|ко?|после)$/.test(prep)))
    return timed(hour.value, 0, next, tokens);
  if (!prep || tokens[next]?.word === 'пик' || followedByThing(tokens, next)) return null;
  return named && hour.value === 1 && !/^(?:в|к|до|после)$/.test(prep) ? null : timed(hour.value, 0, next, tokens);
}

function readMinute(tokens: readonly Token[], at: number, digits: boolean): { value: number; next: number } | null {
  const start = tokens[at]?.word === 'и' ? at + 1 : at;
  const zero = numberWord(tokens[start]?.word ?? '')?.value === 0 && tokens[start]!.kind === 'word';
  const minute = readNumeral(tokens, zero ? start + 1 : start);
  if (!minute || minute.ordinal || minute.value > 59) return null;
  const named = MINUTE_WORD.test(tokens[minute.next]?.word ?? '');
  if (named) return { value: minute.value, next: minute.next + 1 };
  const clockLike = zero ? minute.value < 10 : minute.value >= 10 && !digits && !minute.digits;
  return clockLike && start === at && !followedByThing(tokens, minute.next)
    ? { value: minute.value, next: minute.next }
    : null;
}

/** True where the token is what a number before it counts: «в 5 магазинах», «к 10 страницам», «в 1С». */
function followedByThing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (!next) return false;
  if (next.kind === 'mark')
    return (
      /^[%№$€₽/+*=]$/.test(next.text) || (next.glued && /^[-–:.,]$/.test(next.text) && tokens[at + 1]?.glued === true)
    );
  if (next.kind === 'number') return true;
  if (next.glued) return true;
  if (next.word.length === 1) return /^[гмл]$/.test(next.word);
  return (
    COUNTED.test(next.word) ||
    (UNITS.has(next.word) && !HOUR_WORD.test(next.word)) ||
    MONTHS.has(next.word) ||
    /^числ/.test(next.word)
  );
}

const DAY_WORD =
  /^(?:сегодня|завтра|послезавтра|понедельник|вторник|среду|среда|четверг|пятницу|пятница|субботу|суббота|воскресенье)$/;

/** Recognisers write «завтра 18 часов» and «завтра 18 30»; «завтра 2 часа» is a length of time. */
function followsDay(tokens: readonly Token[], at: number): boolean {
  const [hour, next] = [tokens[at]!, tokens[at + 1]];
  if (hour.kind !== 'number' || !DAY_WORD.test(tokens[at - 1]?.word ?? '')) return false;
  const thing = next?.kind === 'number' && isThing(tokens[at + 2]);
  return /^часов$/.test(next?.word ?? '') ? Number(hour.text) > 8 : twoDigits(next) && !next!.glued && !thing;
}

/** «завтра 10 15 коробок»: another word in the genitive plural. */
const isThing = (token: Token | undefined) => token?.kind === 'word' && COUNTED.test(token.word);

/** Reads a time of the day at token `at`, after the preposition `prep` (empty where there is none). */
export function readTime(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const word = tokens[at]!.word;
  const led = /^(?:во?|ко?|до|на|со?|после|около|по)$/.test(prep) ? prep : followsDay(tokens, at) ? 'в' : '';
  if (/^(?:полдень|полудню|полудня)$/.test(word) && led)
    return { time: { hour: 12, minute: 0, exact: true }, to: at + 1 };
  if (/^(?:полночь|полуночи|полночи)$/.test(word) && led)
    return { time: { hour: 0, minute: 0, exact: true }, nextDay: true, to: at + 1 };
  if (word === 'без') return readBefore(tokens, at);
  return (
    readPast(tokens, at) ?? readDigital(tokens, at, led) ?? (prep === 'по' ? null : readSpoken(tokens, at, led)) ?? null
  );
}

/** Reads a part of the day: «утром», «к вечеру», «после обеда», «рано утром», «в первой половине дня». */
export function readPart(tokens: readonly Token[], at: number, prep: string): Reading | null {
  const word = tokens[at]!.word;
  const early = /^(?:рано|раненько)$/.test(word) && tokens[at + 1]?.word === 'утром';
  if (early) return { part: 'morning', hour: 7, to: at + 2 };
  if (word === 'поздно' && /^(?:вечером|ночью)$/.test(tokens[at + 1]?.word ?? ''))
    return { part: 'evening', hour: 22, to: at + 2 };
  if (wordsAt(tokens, at, /^(?:этим|сегодняшним|завтрашним)$/, /^(?:вечером|утром|днем)$/))
    return readPart(tokens, at + 1, '');
  if (wordsAt(tokens, at, /^перв(?:ой|ую)$/, /^половин[еу]$/, 'дня')) return { part: 'morning', to: at + 3 };
  if (wordsAt(tokens, at, /^втор(?:ой|ую)$/, /^половин[еу]$/, 'дня')) return { part: 'afternoon', to: at + 3 };
  const part = PARTS.get(word);
  if (!part) return null;
  const free = /^(?:утром|утречком|днем|вечером|вечерком|ночью)$/.test(word);
  if (free) return prep || joinsAnother(tokens, at) ? null : { part, to: at + 1 };
  return partAfter(prep, word, part, at + 1, tokens);
}

/** «утром и вечером» is a habit and «с днём рождения» a feast: neither says when. */
function joinsAnother(tokens: readonly Token[], at: number): boolean {
  const other = /^(?:утром|днем|вечером|ночью)$/;
  if (
    tokens[at]!.word === 'днем' &&
    /^(?:рожд\p{L}*|матери|победы|учителя|свадьбы|города|знаний)$/u.test(tokens[at + 1]?.word ?? '')
  )
    return true;
  const joined = (step: 1 | -1) => tokens[at + step]?.word === 'и' && other.test(tokens[at + 2 * step]?.word ?? '');
  return joined(1) || joined(-1);
}

function partAfter(prep: string, word: string, part: DayPart, to: number, tokens: readonly Token[]): Reading | null {
  if (part === 'noon') {
    if (/^(?:обед|обеду)$/.test(word))
      return (word === 'обед' && prep === 'в') || (word === 'обеду' && prep === 'к') ? { part, to } : null;
    if (prep === 'после') return { part: 'afternoon', to };
    return prep === 'до' ? { part, to } : null;
  }
  if (prep === 'с' && word === 'утра') return { part, to: tokens[to]?.word === 'пораньше' ? to + 1 : to };
  if (/^(?:утру|вечеру|ночи)$/.test(word) && prep === 'к') return { part, to };
  if (/^(?:вечера|утра|ночи)$/.test(word) && prep === 'до') return { part, to };
  if (word === 'вечер' && (prep === 'под' || prep === 'на')) return { part, to };
  return /^(?:утро|ночь)$/.test(word) && prep === 'на' ? { part, to } : null;
}
