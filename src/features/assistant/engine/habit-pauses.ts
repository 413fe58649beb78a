import { type HabitRest, restNow } from '#features/habits/resting.ts';
import { addDays, addMonths, type Day } from '#shared/day.ts';
import { readNumeral } from '#shared/russian/numerals.ts';
import { spokenDate, spokenDay } from '#shared/russian/spoken-date.ts';
import { compatible, findPieces, momentOf } from '#shared/russian/when.ts';
import type { Clock } from '#shared/russian/when-piece.ts';
import { outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import { habitsNamed, namesTask } from './habits-named.ts';
import type { KnownHabit, Outcome } from './model.ts';
import { isWord, type Term } from './terms.ts';
import { quote } from './wording.ts';

const PAUSES = /^(?:поставь|поставить|отправь|ставь|переведи|приостанов\p{L}*|останови|заморозь|притормози)(?:те)?$/u;
const RESUMES = /^(?:сними|снять|верни|вернуть|возобнов\p{L}*|продолж\p{L}+|разморозь|включи)(?:те)?$/u;
const SAYS_PAUSE = /^(?:пауз[уыаей]\p{L}?|приостанов\p{L}*|заморозь(?:те)?|возобнов\p{L}*)$/u;
const OF_PAUSE =
  /^(?:пожалуйста|давай|мне|мои|мою|моя|все|всё|свои|эти|эту|пока|из|с|на|привычк\p{L}*|привычек|пауз\p{L}+|включительно|и|а|ну|снова|обратно|опять)$/u;
const HABITS = /^привыч/;

/** «на неделю», «на 10 дней»: the last of so many days, and the words that say so. */
function lengthFrom(terms: readonly Term[], from: Day): { to: Day; used: readonly Term[] } | null {
  for (const [at, { word }] of terms.entries()) {
    if (word !== 'на') continue;
    const numeral = readNumeral(terms, at + 1);
    const unit = numeral?.next ?? at + 1;
    const size = /^(дн|ден|сут)|^(недел)|^(месяц)/.exec(terms[unit]?.word ?? '');
    if (!size || (numeral && numeral.value > 366)) continue;
    const count = Math.max(1, numeral?.value ?? 1);
    const next = size[3] ? addMonths(from, count) : addDays(from, count * (size[2] ? 7 : 1));
    return { to: addDays(next, -1), used: terms.slice(at, unit + 1) };
  }
  return null;
}

/** «с 1 по 5 декабря»: the month is said once. */
function datesOfOneMonth(terms: readonly Term[]): { from: Term[]; to: Term[]; until: boolean; used: Term[] } | null {
  for (let at = 0; at + 4 < terms.length; at++) {
    const [since, first, until, last, month] = terms.slice(at, at + 5) as [Term, Term, Term, Term, Term];
    const fits = /^со?$/.test(since.word) && /^(?:по|до)$/.test(until.word) && isWord(month);
    if (fits && first.kind === 'number' && last.kind === 'number')
      return {
        from: [first, month],
        to: [last, month],
        until: until.word === 'до',
        used: [since, first, until, last, month],
      };
  }
  return null;
}

const dayIn = (terms: readonly Term[], clock: Clock): Day | null =>
  momentOf(terms, compatible(terms, findPieces(terms, clock)), clock)?.day ?? null;

/** From which day to which the words put something to rest; what is left of them tells something else. */
function stretchIn(terms: readonly Term[], { clock }: Environment) {
  const dates = datesOfOneMonth(terms);
  const [first, last] = [dates && dayIn(dates.from, clock), dates && dayIn(dates.to, clock)];
  if (dates && first && last)
    return {
      from: first,
      to: dates.until ? addDays(last, -1) : last,
      rest: terms.filter((term) => !dates.used.includes(term)),
    };
  const pieces = findPieces(terms, clock).filter(({ day, weekday }) => day !== undefined || weekday !== undefined);
  const used = new Set<Term>();
  let [from, to]: [Day | null, Day | null] = [null, null];
  for (const piece of pieces) {
    const own = terms.slice(piece.from, piece.to);
    const day = dayIn(own, clock);
    if (!day) continue;
    for (const term of own) used.add(term);
    if (/^со?$/.test(piece.prep)) from = day;
    else if (piece.prep === 'до') to = addDays(day, -1);
    else if (piece.prep === 'по') to = day;
    else [from, to] = [from ?? day, day];
  }
  const length = lengthFrom(
    terms.filter((term) => !used.has(term)),
    from ?? clock.today,
  );
  for (const term of length?.used ?? []) used.add(term);
  return { from: from ?? clock.today, to: to ?? length?.to ?? null, rest: terms.filter((term) => !used.has(term)) };
}

const nameOf = (habits: readonly KnownHabit[], all: boolean) =>
  all
    ? 'Все привычки'
    : habits.length === 1
      ? `Привычка ${quote(habits[0]!.name)}`
      : `Привычки ${habits.map(({ name }) => quote(name)).join(', ')}`;

function pause(terms: readonly Term[], env: Environment, saysHabits: boolean): Outcome | null {
  const habits = env.view.everyHabit ?? [];
  const { from, to, rest } = stretchIn(terms, env);
  const telling = rest.flatMap(({ word }) => (OF_PAUSE.test(word) || PAUSES.test(word) || !word ? [] : word));
  const named = habitsNamed(telling, habits);
  if (!saysHabits && (telling.length === 0 || namesTask(telling, env))) return null;
  if (!named) return saysHabits ? outcome(`Привычки ${quote(telling.join(' '))} нет.`) : null;
  if (named.length === 0) return outcome('Привычек пока нет.');
  if (to !== null && (to < from || to < env.clock.today)) return outcome('Пауза кончается раньше, чем начинается.');
  const { today } = env.clock;
  const one = named.length === 1;
  const rests =
    from > today
      ? named.map(({ id }): HabitRest => ({ id, lifted: [], paused: [{ from, to }] }))
      : restNow(
          named.map(({ id, done: completedToday }) => ({ id, completedToday, pauses: [] })),
          today,
        ).flatMap(({ id, lifted, paused: [since] }): HabitRest[] =>
          to !== null && since!.from > to ? [] : [{ id, lifted, paused: [{ from: since!.from, to }] }],
        );
  if (rests.length === 0) return outcome(`${nameOf(named, telling.length === 0)}: на сегодня уже отмечено.`);
  const since = from > today ? ` с ${spokenDate(from, today)}` : '';
  const until = to === null ? (from > today ? '' : ', пока вы её не снимете') : ` по ${spokenDate(to, today)}`;
  const days = to !== null && to === from ? ` ${spokenDay(to, today)}` : `${since}${until}`;
  return outcome(`${nameOf(named, telling.length === 0)} ${one ? 'стоит' : 'стоят'} на паузе${days}.`, {
    beside: { kind: 'rest habits', rests },
  });
}

function resume(terms: readonly Term[], env: Environment, saysHabits: boolean): Outcome | null {
  const habits = env.view.everyHabit ?? [];
  const telling = terms.flatMap(({ word }) => (OF_PAUSE.test(word) || RESUMES.test(word) || !word ? [] : word));
  const named = habitsNamed(telling, habits);
  if (!saysHabits && (telling.length === 0 || namesTask(telling, env))) return null;
  if (!named) return saysHabits ? outcome(`Привычки ${quote(telling.join(' '))} нет.`) : null;
  const resting = named.filter((habit) => habit.rests);
  const all = telling.length === 0;
  if (resting.length === 0)
    return outcome(all ? 'Ни одна привычка не стоит на паузе.' : `${nameOf(named, false)}: паузы сейчас нет.`);
  return outcome(`${nameOf(resting, all)} снова в деле: пауза снята.`, {
    beside: { kind: 'end rest of habits', ids: resting.map(({ id }) => id) },
  });
}

/** «поставь привычки на паузу до понедельника», «сними зарядку с паузы». */
export function pauseDeed(words: readonly Term[], env: Environment): Outcome | null {
  const said = words.map(({ word }) => word);
  const saysHabits = said.some((word) => HABITS.test(word));
  if (said.includes('не') || !said.some((word) => SAYS_PAUSE.test(word))) return null;
  if (said.some((word) => PAUSES.test(word))) return pause(words, env, saysHabits);
  return said.some((word) => RESUMES.test(word)) ? resume(words, env, saysHabits) : null;
}
