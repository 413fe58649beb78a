import { fold } from '#shared/russian/text.ts';
import { compatible, findPieces, momentOf } from '#shared/russian/when.ts';
import { outcome } from './concluding.ts';
import type { Environment } from './environment.ts';
import type { LetterSettings, Outcome } from './model.ts';
import type { Term } from './terms.ts';

const BY_LETTER = /^(?:письм(?:о|ом|а|е|ами|у)?|писем|почт(?:у|е|ой|а)|email|e|mail|имейл|емейл|мейл)$/;
/** Whether a message may be about letters: only then is it looked up whether any can be sent. */
export const speaksOfLetters = (message: string): boolean => /письм|писем|почт|mail|мейл/.test(fold(message));

const SENDS =
  /^(?:присылай|присылать|шли|слать|высылай|отправляй|отправлять|включи|включить|подключи|получать|приходит|приходят|приходил|приходили)(?:те)?$/;
const STOPS =
  /^(?:отключи|отключить|выключи|выключить|убери|убрать|отмени|отменить|останови|перестань|отпиши|прекрати)(?:те)?$/;
const NOT = /^(?:не|больше)$/;
const PART = /^(?:утра|вечера|дня|ночи)$/;
const PLAN = /^план(?:ы|а|ом)?$/;
const REPORT = /^(?:отчет(?:ы|а|ом)?|итог(?:и|ов|ами)?)$/;
const REMINDERS = /^напоминани(?:е|я|й|ями|ем)$/;
const HABITS = /^привычк(?:и|ах|ам|у|е|ами)?$/;
const PLAIN =
  /^(?:мне|нам|меня|на|по|с|со|о|об|от|из|и|в|во|к|до|день|дня|дню|дней|сегодня|каждый|каждое|каждую|ежедневно|утро|утра|утром|утренний|вечер|вечера|вечером|вечерний|вечерним|вечерние|вечерних|утренним|дела|дел|задач|задачи|задачах|задачам|час|часа|часов|электронную|электронной|пожалуйста|хочу|начни|давай|чтобы|больше|мою|мой|моей)$/;

/** What each of them is called, and when it comes where no hour is said. */
const OF_DAY = {
  planLetterAt: { words: PLAN, name: 'План дня', at: '08:00' },
  reportLetterAt: { words: REPORT, name: 'Вечерний отчёт', at: '21:00' },
} as const;

/** The hour that is said; of an evening's letter «в 9» is nine in the evening. */
function hourIn(terms: readonly Term[], { clock }: Environment, isEvening: boolean): string | null {
  const timed = findPieces(terms, clock).find(({ time }) => time !== undefined);
  if (!timed?.time) return null;
  // «в 9 вечера» is said with the part of the day behind it.
  const own = terms.slice(timed.from, timed.to + 1);
  if (PART.test(terms[timed.to]?.word ?? ''))
    return momentOf(own, compatible(own, findPieces(own, clock)), clock)?.time ?? null;
  const { hour, minute } = timed.time;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(isEvening && hour > 4 && hour < 12 ? hour + 12 : hour)}:${pad(minute)}`;
}

const told = (name: string, at: string | null) =>
  at === null ? `${name} письмом больше не приходит.` : `${name} буду присылать письмом в ${at}.`;

const NOWHERE = 'Писем этот сервер не отправляет: почту настраивает администратор.';
const UNCONFIRMED = ' Сначала подтвердите адрес почты: «Настройки», «Приложение», «Письма».';

/** What the words ask of the letters; null where they are about no kind of them. */
function wanted(
  terms: readonly Term[],
  ends: boolean,
  env: Environment,
): { change: LetterSettings; reply: string } | null {
  const says = (words: RegExp) => terms.some(({ word }) => words.test(word));
  const said = ends ? null : hourIn(terms, env, says(REPORT));
  for (const key of ['planLetterAt', 'reportLetterAt'] as const) {
    const { words, name, at } = OF_DAY[key];
    if (!says(words)) continue;
    const hour = ends ? null : (said ?? at);
    return { change: { [key]: hour }, reply: told(name, hour) };
  }
  if (!says(REMINDERS)) return null;
  const [key, about] = says(HABITS)
    ? (['habitLetters', 'о привычках'] as const)
    : (['reminderLetters', 'о задачах'] as const);
  const reply = ends
    ? `Напоминания ${about} письмом больше не приходят.`
    : `Напоминания ${about} буду присылать и письмом.`;
  return { change: { [key]: !ends }, reply };
}

/** «присылай план дня на почту в 8», «не присылай вечерний отчёт письмом»: of nothing but letters. */
export function letterDeed(all: readonly Term[], env: Environment): Outcome | null {
  const terms = all.filter(({ kind }) => kind === 'word' || kind === 'number');
  const says = (words: RegExp) => terms.some(({ word, quote }) => !quote && words.test(word));
  const [sends, stops] = [says(SENDS), says(STOPS)];
  if (!says(BY_LETTER) || !(sends || stops)) return null;
  const ends = stops || (sends && terms.some(({ word }) => word === 'не'));
  const pieces = findPieces(terms, env.clock);
  const isAll = terms.every(
    ({ word, quote }, at) =>
      !quote &&
      ([BY_LETTER, SENDS, STOPS, NOT, PLAN, REPORT, REMINDERS, HABITS, PLAIN].some((words) => words.test(word)) ||
        pieces.some(({ from, to }) => at >= from && at < to)),
  );
  const found = isAll ? wanted(terms, ends, env) : null;
  if (!found) return null;
  const { letters = 'none' } = env.view;
  if (!ends && letters === 'none') return outcome(NOWHERE);
  return outcome(found.reply + (!ends && letters === 'unconfirmed' ? UNCONFIRMED : ''), {
    beside: { kind: 'change letters', change: found.change },
  });
}
