import { compatible, findPieces, momentOf } from '#shared/russian/when.ts';
import { outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import { habitsNamed, namesTask } from './habits-named.ts';
import type { KnownHabit, Outcome } from './model.ts';
import type { Term } from './terms.ts';
import { quote } from './wording.ts';

const WORKING = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
const DAYS: readonly [RegExp, readonly number[]][] = [
  [/^(?:будн\p{L}+|рабочим)$/u, WORKING],
  [/^выходным$/, WEEKEND],
  [/^понедельник(?:ам|и)$/, [1]],
  [/^вторник(?:ам|и)$/, [2]],
  [/^сред(?:ам|ы)$/, [3]],
  [/^четверг(?:ам|и)$/, [4]],
  [/^пятниц(?:ам|ы)$/, [5]],
  [/^суббот(?:ам|ы)$/, [6]],
  [/^воскресень(?:ям|я)$/, [7]],
];
const DAYS_DATIVE = ['понедельникам', 'вторникам', 'средам', 'четвергам', 'пятницам', 'субботам', 'воскресеньям'];
const OF_REMINDER =
  /^(?:пожалуйста|мне|нам|про|о|об|по|в|во|и|каждый|каждое|ежедневно|день|дням|утра|вечера|дня|ночи|утром|вечером|днем|час\p{L}*|минут\p{L}*|ровно|сделать|делать|что|пора|привычк\p{L}*|а|ну|давай|напоминани\p{L}*|больше)$/u;
const REMINDS = /^напоминай(?:те)?$/;
const STOPS = /^(?:выключи|отключи|убери|сними)(?:те)?$/;

const PART = /^(?:утра|вечера|дня|ночи|утром|вечером|днем)$/;

/** Times of the clock that the words name, and the words themselves. */
function timesIn(terms: readonly Term[], { clock }: Environment) {
  const used = new Set<Term>();
  const times = findPieces(terms, clock).flatMap((piece) => {
    if (!piece.time) return [];
    const saysPart = PART.test(terms[piece.to]?.word ?? '');
    const own = terms.slice(piece.from, piece.to + (saysPart ? 1 : 0));
    const when = momentOf(own, compatible(own, findPieces(own, clock)), clock);
    for (const term of own) used.add(term);
    if (saysPart && when?.time) return when.time;
    const { hour, minute } = piece.time;
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  });
  return { times: [...new Set(times)].sort(), used };
}

function spokenDays(days: readonly number[]): string {
  if (days.length === 0) return 'каждый её день';
  if (days.join() === WORKING.join()) return 'по будням';
  if (days.join() === WEEKEND.join()) return 'по выходным';
  return `по ${days.map((day) => DAYS_DATIVE[day - 1]).join(', ')}`;
}

/** «напоминай про зарядку в 8 утра по будням»: of nothing but a habit. */
export function reminderDeed(words: readonly Term[], env: Environment): Outcome | null {
  const said = words.map(({ word }) => word);
  const reminds = said.some((word) => REMINDS.test(word));
  const stops =
    (reminds && said.includes('не')) ||
    (said.some((word) => STOPS.test(word)) && said.some((word) => /^напоминани/.test(word)));
  if (!reminds && !stops) return null;
  const { times, used } = timesIn(words, env);
  const days = [...new Set(said.flatMap((word) => DAYS.find(([pattern]) => pattern.test(word))?.[1] ?? []))].sort();
  const telling = words.flatMap((term) =>
    used.has(term) ||
    [OF_REMINDER, REMINDS, STOPS, /^не$/].some((pattern) => pattern.test(term.word)) ||
    DAYS.some(([pattern]) => pattern.test(term.word))
      ? []
      : term.word,
  );
  const named = telling.length > 0 ? habitsNamed(telling, env.view.everyHabit ?? []) : null;
  if (named?.length !== 1 || namesTask(telling, env)) return null;
  const [{ id, name }] = named as [KnownHabit];
  if (stops)
    return outcome(`О привычке ${quote(name)} больше не напоминаю.`, {
      beside: { kind: 'remind of habit', id, reminders: { reminderEnabled: false } },
    });
  if (times.length === 0)
    return outcome(
      `Во сколько напоминать о привычке ${quote(name)}? Скажите, например: «напоминай про ${telling.join(' ')} в 8 утра».`,
    );
  return outcome(`О привычке ${quote(name)} буду напоминать в ${times.join(' и в ')}, ${spokenDays(days)}.`, {
    beside: {
      kind: 'remind of habit',
      id,
      reminders: { reminderEnabled: true, reminderTimes: times, reminderDays: days },
    },
  });
}
