import { infinitiveOfFuture } from '#shared/russian/future.ts';
import { isInfinitive, isPassive, isPast } from '#shared/russian/verbs.ts';
import { type Course, type Finding, readStatement } from './acting.ts';
import { saidBy } from './answering.ts';
import { callsOff } from './calling-off.ts';
import type { Clause } from './clause.ts';
import { outcome } from './concluding.ts';
import { type Environment, tasksWith } from './environment.ts';
import { headForms } from './heads.ts';
import type { Outcome } from './model.ts';
import { findTasks } from './references.ts';
import { statesDone } from './stated.ts';
import { isWord, type Message, type Term } from './terms.ts';
import { describing, hasContent } from './wanted.ts';
import { quote } from './wording.ts';
import { DONE_WORD, NOISE, THINKS } from './words.ts';

const REPORTING = /^(?:сказал|попросил|просил|велел|напомнил|поручил|приказал|потребовал)(?:а|и|о)?$/;

export const reportsAt = (terms: readonly Term[]) =>
  terms.findIndex(
    (term, at) =>
      !term.quote && REPORTING.test(term.word) && terms.slice(at + 1, at + 6).some((next) => isInfinitive(next.word)),
  );

/** «начальник попросил перенести совещание»: who asked is not part of the title. */
export function takeReporting(terms: readonly Term[]): void {
  const at = reportsAt(terms);
  for (let index = 0; index <= at; index++) terms[index]!.taken = true;
}

export const isStatement = (terms: readonly Term[]) =>
  callsOff(terms) ||
  statesDone(terms) ||
  terms.some((term) => !term.quote && DONE_WORD.test(term.word)) ||
  GENERIC_DONE.test(saidBy(terms)) ||
  DEEMED.test(saidBy(terms));

const GENERIC_DONE =
  /(?:^| )(?:готово|сделано|выполнено|закончено|закончил|закончила|закончили|сделал|сделала|справился|справилась)(?: |$)|(?:^| )все$|^(?:ну |вот )*все (?:с|со) /;

/** «самокат можно считать починенным», «считай счёт оплаченным». */
const DEEMED = /(?:^| )счита(?:ть|й|йте|ем)(?: \p{L}+){0,2} \p{L}+(?:нн|т)(?:ым|ой|ыми)(?: |$)/u;

const FUTURE = /^(?:буду|будем|будет|надо|нужно|завтра|послезавтра|хочу|планирую|собираюсь)$/;

const WILLING = /^(?:хочу|хочется|хотим|хотел|хотела|хотелось|собираюсь|планирую|намерен|намерена)$/;

/** «не хочу чинить велосипед»; «не хочу забыть» and «не хочу опоздать» ask to be reminded. */
function isUnwilling(terms: readonly Term[]): boolean {
  const at = terms.findIndex((term, index) => WILLING.test(term.word) && terms[index - 1]?.word === 'не');
  const verb = at < 0 ? undefined : terms.slice(at + 1, at + 5).find((term) => isInfinitive(term.word));
  return verb !== undefined && !/^(?:за|поза)бы|^(?:опоздать|пропустить|упустить|проспать)$/.test(verb.word);
}

/** «ещё не закончил», «не удаляй», «так и не купил». */
export function denies(terms: readonly Term[]): boolean {
  if (
    terms.some((term) => !term.quote && /^(?:почти|начал|начала|начали|приступил|приступила)$/.test(term.word)) &&
    terms.some((term) => isPast(term.word))
  )
    return true;
  const forgot = terms.findIndex((term) => /^(?:забыл|забыла|забыли)$/.test(term.word) && !term.quote);
  if (
    forgot >= 0 &&
    terms[forgot - 1]?.word !== 'не' &&
    (/^(?:про|о|об)$/.test(terms[forgot + 1]?.word ?? '') ||
      terms.slice(forgot + 1).some((term) => isInfinitive(term.word)))
  )
    return true;
  if (isUnwilling(terms)) return true;
  return terms.some((term, at) => {
    if (term.quote || !isWord(term)) return false;
    const before = terms[at - 1]?.word;
    const done = isPast(term.word) || isPassive(term.word) || DONE_WORD.test(term.word);
    if (done && before === 'не' && !/^(?:забыл|забыла|успел|успела|мог|могла)$/.test(term.word)) return true;
    if (before === 'не' && infinitiveOfFuture(term.word) !== null) return true;
    if (done && before === 'не' && /^(?:успел|успела|мог|могла|смог|смогла)$/.test(term.word)) return true;
    return (
      /^(?:могу|успеваю|успею|получается|получится|удается|удастся|выходит|выйдет)$/.test(term.word) &&
      /^(?:не|никак)$/.test(before ?? '')
    );
  });
}

/** «задача купить тапочки готова»; in «задача узнать, когда виза будет готова» the last word is the title's own. */
const TASK_IS_DONE =
  /^(?:ну |вот |все |эта |моя )*задача (?!(?:.* )?(?:когда|если|что|чтобы|пока|как|ли|не|будет|была|должна) ).* (?:готова|выполнена|сделана|закрыта|завершена|закончена|решена)$/;

export function startsAsTitle(terms: readonly Term[]): boolean {
  if (reportsAt(terms) >= 0) return true;
  if (TASK_IS_DONE.test(saidBy(terms)) && !terms.some((term) => term.text === ':')) return false;
  const words = terms.filter(
    (term) => isWord(term) && !term.quote && !NOISE.test(term.word) && !THINKS.test(term.word),
  );
  const past = words.findIndex((term) => isPast(term.word) || DONE_WORD.test(term.word) || isPassive(term.word));
  const lead = words.slice(0, past < 0 ? words.length : past);
  return lead.some(
    (term, at) =>
      (isInfinitive(term.word) && term.word !== 'считать') || (FUTURE.test(term.word) && lead[at - 1]?.word !== 'не'),
  );
}

/** «молоко купил, а посылку не забрал»: the part that is not denied still holds. */
export function affirmedPart(clause: Clause, lines: Term[][], env: Environment, course: Course): Finding | null {
  const parts: Term[][] = [[]];
  for (const term of clause.terms) {
    if (!term.quote && (term.text === ',' || /^(?:а|но)$/.test(term.word))) parts.push([]);
    parts.at(-1)!.push(term);
  }
  const held = parts.filter((part) => !denies(part));
  const terms = held.flat();
  if (held.length === parts.length || !held.some((part) => statesDone(part)) || !hasContent(terms)) return null;
  const finding = readStatement({ ...clause, terms }, lines, env, course);
  return finding.kind === 'steps' ? finding : null;
}

/** Something that was denied: a completed task that is not done after all may be reopened. */
export function deniedOutcome(message: Message, env: Environment): Outcome {
  const terms = message.terms.filter((term) => !headForms.has(term.word));
  const done = findTasks(
    describing(terms).map((term) => term.word),
    tasksWith(env, 'completed'),
    env,
  );
  const active = findTasks(
    describing(terms).map((term) => term.word),
    tasksWith(env, 'active'),
    env,
  );
  if (done.found.length === 1 && done.score >= 0.75 && active.score < done.score) {
    const [task] = done.found;
    return outcome(`Задача ${quote(task!.title)} отмечена выполненной. Вернуть её в работу?`, {
      pending: { kind: 'confirm', steps: [{ do: 'activate', ids: [task!.id] }] },
    });
  }
  return outcome('Хорошо, ничего не меняю.');
}
