import type { TokenRange } from '#shared/russian/length-words.ts';
import { OWN_DOING } from '#shared/russian/own-doing.ts';
import { takesBack } from '#shared/russian/taking-back.ts';
import type { Token } from '#shared/russian/text.ts';
import type { Word } from '../hear/words.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { partsWith, wordsOf } from './context.ts';

/** Of these one's own wish, word or knowledge is told, and no deed: «хочу в субботу», «прошу завтра». */
const NO_DEED =
  /^(?:хотеть|мочь|смочь|думать|надеяться|просить|попросить|знать|помнить|обещать|собираться|бояться|мечтать|планировать|напоминать|говорить|ждать|быть|иметь|брать|взять|считать|полагать)$/;
/** What is only put somewhere else is no deed either: «переносим на завтра». */
const MOVES = /^(?:пере(?:нос|нест|кин|кид|дви|став|лож)|сдви|двиг|отлож|откла|отодви|(?:по)?став|назнач)/;
const WILL_BE = /^буд(?:у|ем)$/;

interface Read {
  lemma: string;
  grammemes: readonly string[];
}
const isDeed = ({ lemma, grammemes: [speech, ...others] }: Read) =>
  speech === 'VERB' &&
  others.includes('1per') &&
  (others.includes('futr') || others.includes('pres')) &&
  !NO_DEED.test(lemma) &&
  !MOVES.test(lemma);

/** The words that promise one's own deed at token `at`: «поговорю», «точить буду»; null for none, or where it is denied. */
export function promiseAt(
  tokens: readonly Token[],
  at: number,
  readOf: (token: Token) => Read | undefined,
): TokenRange | null {
  const { word, quote } = tokens[at]!;
  const isInfinitive = (place: number) => {
    const token = tokens[place];
    return token !== undefined && readOf(token)?.grammemes[0] === 'INFN';
  };
  if (quote > 0 || tokens[at - 1]?.word === 'не') return null;
  if (WILL_BE.test(word)) {
    if (isInfinitive(at - 1)) return { from: at - 1, to: at + 1 };
    return isInfinitive(at + 1) ? { from: at, to: at + 2 } : null;
  }
  const read = OWN_DOING.test(word) ? undefined : readOf(tokens[at]!);
  return read && isDeed(read) ? { from: at, to: at + 1 } : null;
}

/** A word that may be another part of speech as well promises nothing: «к трём». */
const alike = (speeches: readonly (string | undefined)[]) => speeches.every((one) => one === speeches[0]);

const read = ({ lemma, readings }: Word): Read | undefined => {
  const [grammemes] = readings;
  return grammemes && alike(readings.map(([speech]) => speech)) ? { lemma, grammemes } : undefined;
};

/** «ах нет, в пятницу схожу», «не в среду, в пятницу»: of what a correction is of, it says no more than that. */
export const corrects = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => takesBack(word) || (word === 'не' && /^(?:в|во|на)$/.test(tokens[at + 1]?.word ?? '')));

/** «картошку на завтра отвезу» moves it. */
export const movesOn = (said: readonly Pick<Token, 'word'>[]): boolean => said.some(({ word }) => word === 'на');

/** Whether somebody promises a deed of their own. */
const promises = (words: readonly Word[]): boolean =>
  words.some((_, at) => promiseAt(words, at, (token) => read(token as Word)) !== null);

/** Nothing but a promise says a day of a task that is there: that it is the planned one is to be asked. */
export function isOnlyPromised(clause: ReadClause, words: readonly Word[]): boolean {
  const isCommanded = wordsOf(partsWith(clause, 'cmd'), words).some(({ readings: [first] }) => first?.includes('impr'));
  const days = partsWith(clause, 'when', 'plan');
  if (isCommanded || days.length === 0 || movesOn(wordsOf(days, words)) || corrects(words)) return false;
  return promises(words.slice(clause.from, clause.to));
}

/** «Кадастр, выписка. Заеду во вторник»: the day of a new task is said beside a promise that is none of its name. */
export function promisesBeside(clause: ReadClause, end: number, words: readonly Word[]): boolean {
  const told = new Set(wordsOf(partsWith(clause, 'title', 'cmd', 'need'), words));
  if (partsWith(clause, 'title').length === 0 || partsWith(clause, 'when').length === 0) return false;
  return promises(words.slice(clause.from, end).filter((word) => !told.has(word)));
}

/** The same of tokens that nothing but a dictionary knows. */
export const promiseIn =
  (dictionary: Dictionary) =>
  (tokens: readonly Token[], at: number): TokenRange | null =>
    promiseAt(tokens, at, ({ word }) => {
      const all = dictionary.analyse(word);
      return alike(all.map(({ grammemes: [speech] }) => speech)) ? all[0] : undefined;
    });
