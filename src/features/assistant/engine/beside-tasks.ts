import { DURATION_MAX, DURATIONS } from '#features/focus/rules.ts';
import { readNumeral } from '#shared/russian/numerals.ts';
import { spokenMinutes } from '#shared/russian/spoken-date.ts';
import { fold } from '#shared/russian/text.ts';
import { isPast } from '#shared/russian/verbs.ts';
import { saidBy } from './answering.ts';
import { outcome } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import { habitsDeed } from './habit-deeds.ts';
import { contentOf, isOf, NAMED, NOT_TELLING } from './habits-named.ts';
import { letterDeed } from './letter-deeds.ts';
import type { BesideTasks, HabitView, Outcome } from './model.ts';
import { findTasks } from './references.ts';
import { severalReply } from './replies.ts';
import { subjectOf } from './subject.ts';
import { isWord, type Message, type Term, take } from './terms.ts';
import { quote } from './wording.ts';

const ASKS_TO_START =
  /^(?:(?:пожалуйста|давай|а|ну|и|так|мне) )*(?:(?:запусти|начни|начнем|начинаем|включи|стартуй|стартани|поставь|заведи|открой|давай)(?:те)? (?:мне )?(?:новую |новый )?(?:фокус|сесси|помодоро|помидор)|(?:фокус|помодоро)(?:[- ]?сесси\p{L})?(?: на)? (?:(?:\S+ ){1,3}(?:мин|час)|полчаса|час(?: |$)))/u;
const OF_FOCUS = '(?: (?:мой |мою |эту |текущую )?(?:фокус|сесси|помодоро|помидор|таймер)\\S*)';
const ASKS_TO_PAUSE = new RegExp(
  `^(?:пауза|сделай паузу|(?:поставь|поставить|возьми)${OF_FOCUS}? на паузу|приостанови${OF_FOCUS})(?: пожалуйста)?$`,
  'u',
);
const ASKS_TO_RESUME = new RegExp(
  `^(?:продолж\\p{L}+|возобнови\\p{L}*|сними с паузы)${OF_FOCUS}?(?: пожалуйста)?$`,
  'u',
);
const ASKS_TO_END = new RegExp(
  `^(?:останови|заверши|закончи|закончил\\p{L}?|прерви|выключи|стоп)${OF_FOCUS}(?: пожалуйста)?$`,
  'u',
);

/** Whether a message may command a session: only then is the one that runs read. */
export const speaksOfSession = (message: string): boolean =>
  /фокус|сесси|помодор|помидор|таймер|пауз|продолж/.test(fold(message));

const done = (reply: string, beside: BesideTasks): Outcome => outcome(reply, { beside });

/** «25 минут», «полтора часа», «полчаса»; null where no length is said. Takes its words. */
function takeMinutes(terms: readonly Term[]): number | null {
  for (const [at, { word }] of terms.entries()) {
    const numeral = readNumeral(terms, at);
    const half = word === 'полтора' || word === 'полторы';
    const last = numeral?.next ?? at + (half ? 1 : 0);
    const unit = terms[last]?.word ?? '';
    const size = /^мин/.test(unit) ? 1 : /^час/.test(unit) ? 60 : 0;
    const count = numeral?.value ?? (half ? 1.5 : 1);
    const minutes = word === 'полчаса' ? 30 : numeral || half || size === 60 ? count * size : 0;
    if (minutes <= 0) continue;
    take(terms, at, last + 1);
    return Math.round(minutes);
  }
  return null;
}

const OF_START =
  /^(?:фокус[\p{L}-]*|сесси\p{L}*|помодоро|помидор\p{L}*|таймер\p{L}*|давай|стартуй|стартани|начни|начнем|начинаем|запусти|включи|поставь|заведи|открой|новую|новый|работ\p{L}+|над|по|мне)(?:те)?$/u;

function taskNamed(terms: readonly Term[], env: Environment) {
  const words = subjectOf(terms.filter(({ word }) => !OF_START.test(word)));
  if (words.length === 0) return { words, found: [], score: 1 };
  const { found, score } = findTasks(words, tasksWith(env, 'active'), env);
  return { words, found, score };
}

function talkOfTask(terms: readonly Term[], env: Environment) {
  const named = taskNamed(terms, env);
  return named.score >= NAMED && named.found.length === 1 ? named : { words: [], found: [], score: 1 };
}

function start(terms: readonly Term[], env: Environment): Outcome {
  if (env.view.focus.running) return outcome('Фокус-сессия уже идёт.');
  const minutes = takeMinutes(terms) ?? DURATIONS[0];
  if (minutes > DURATION_MAX) return outcome('Фокус-сессия длится не дольше суток.');
  const ends = terms.findIndex(({ kind, text }, at) => at > 0 && kind === 'mark' && /^[,.;:—–]$/.test(text));
  const [before, after] = ends < 0 ? [terms, []] : [terms.slice(0, ends), terms.slice(ends)];
  const named = taskNamed(before, env);
  // «…, сажусь за диплом»: what is said behind may name the task, and may be talk.
  const { words, found, score } = named.words.length > 0 ? named : talkOfTask(after, env);
  const [task] = found;
  if (score < NAMED)
    return outcome(
      `Активной задачи ${quote(words.join(' '))} нет. Назовите её иначе или скажите просто «начни фокус».`,
    );
  if (found.length > 1) return outcome(severalReply(found));
  const length = spokenMinutes(minutes).replace(/минута$/, 'минуту');
  const of = task ? ` над задачей ${quote(task.title)}` : '';
  return done(`Фокус-сессия на ${length}${of} началась.`, {
    kind: 'start session',
    minutes,
    taskId: task?.id ?? null,
  });
}

function sessionDeed(said: string, terms: readonly Term[], env: Environment): Outcome | null {
  const { running } = env.view.focus;
  const asks = { pause: ASKS_TO_PAUSE.test(said), resume: ASKS_TO_RESUME.test(said), end: ASKS_TO_END.test(said) };
  if (!asks.pause && !asks.resume && !asks.end) return ASKS_TO_START.test(said) ? start(terms, env) : null;
  if (!running) return outcome('Фокус-сессия сейчас не идёт.');
  const { id, isPaused } = running;
  if (asks.end) return done('Фокус-сессия завершена.', { kind: 'end session', id });
  if (asks.resume)
    return isPaused
      ? done('Продолжаем фокус-сессию.', { kind: 'resume session', id })
      : outcome('Фокус-сессия и так идёт.');
  return isPaused
    ? outcome('Фокус-сессия уже на паузе.')
    : done('Фокус-сессия на паузе. Скажите «продолжи», когда вернётесь.', { kind: 'pause session', id });
}

const DID =
  /^(?:сделал\p{L}?|выполнил\p{L}?|отметь|отметил\p{L}?|отметить|засчитай|закончил\p{L}?|прош(?:ел|ла)|провел\p{L}?|готов\p{L})$/u;
const BESIDE_HABIT =
  /^(?:я|мы|сегодня|уже|пожалуйста|привычк\p{L}+|выполненн\p{L}+|сделанн\p{L}+|как|что|ура|все|наконец|наконец-то|и|а|ну|вот)$/u;
/** «сделал зарядку», «попил воду»: nothing but a habit of today, and that it was done. */
function habitDeed(terms: readonly Term[], env: Environment): Outcome | null {
  const words = terms.filter(isWord).map(({ word }) => word);
  const said = words.filter((word) => !BESIDE_HABIT.test(word) && !NOT_TELLING.test(word));
  if (words.includes('не') || !said.some((word) => DID.test(word) || isPast(word))) return null;
  const names = (habit: HabitView) => {
    const name = contentOf(habit.name);
    const telling = said.filter((word) => !DID.test(word) && !(isPast(word) && isOf(word, name)));
    return telling.length > 0 && telling.every((word) => !isPast(word) && isOf(word, name));
  };
  const [habit, another] = env.view.habits.filter(names);
  if (!habit || another) return null;
  const { score } = findTasks(
    said.filter((word) => !DID.test(word)),
    tasksWith(env, 'active'),
    env,
  );
  if (score >= NAMED) return null;
  return habit.done
    ? outcome(`Привычка ${quote(habit.name)} на сегодня уже отмечена.`)
    : done(`Привычка ${quote(habit.name)} на сегодня отмечена.`, { kind: 'mark habit', id: habit.id });
}

/** What a message commands that is no task: a session, habits, or a habit of today; null where it commands none of them. */
export function besideTasks({ terms, text }: Message, env: Environment): Outcome | null {
  if (/\?\s*$/.test(text)) return null;
  return (
    letterDeed(terms, env) ?? habitsDeed(terms, env) ?? sessionDeed(saidBy(terms), terms, env) ?? habitDeed(terms, env)
  );
}
