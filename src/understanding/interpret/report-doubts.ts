import { numberWord } from '#shared/russian/numerals.ts';
import type { Word } from '../hear/words.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { partsWith } from './context.ts';

const has = (grammemes: readonly string[], ...some: readonly string[]) => some.every((one) => grammemes.includes(one));
const pastOf = ({ readings }: Word) => readings.filter((grammemes) => has(grammemes, 'VERB', 'past'));

/** Of these the past tells of a way there and back, which is over: «ходила к врачу», «был у врача». */
const THERE_AND_BACK = /^(?:быть|ходить|ездить|бегать|летать|плавать|возить|носить|водить|таскать|гонять)$/;

/** «латал», «звонила»: what went on, of which no end is told. */
const wentOn = (word: Word) => pastOf(word)[0]?.includes('impf') === true && !THERE_AND_BACK.test(word.lemma);
/** «сдал», «подписана», «готова» */
const isOver = (word: Word) =>
  pastOf(word)[0]?.includes('perf') === true || word.readings.some(([speech]) => /^(?:PRTS|ADJS)$/.test(speech!));

const isNumber = ({ kind, word }: Word) => kind === 'number' || numberWord(word) !== null;
/** Words between a number and «из»: «восемь задач из двенадцати». */
const MOST_COUNTED = 3;

/** «восемь задач из двенадцати» */
function isShare(words: readonly Word[], at: number): boolean {
  const of = words.findIndex(({ word }, place) => place > at && word === 'из');
  const whole = words[of + 1];
  return of > at && of - at <= MOST_COUNTED && isNumber(words[at]!) && whole !== undefined && isNumber(whole);
}

/** «нет ещё», «пока нет» */
const isNotYet = (words: readonly Word[], at: number) =>
  words[at]!.word === 'нет' && [words[at - 1], words[at + 1]].some((one) => /^(?:еще|пока)$/.test(one?.word ?? ''));
/** «но не дозвонилась», «так и не дошла» */
const failed = (words: readonly Word[], at: number) =>
  words[at]!.word === 'не' &&
  /^(?:но|да|и|хотя|только)$/.test(words[at - 1]?.word ?? '') &&
  words[at + 1] !== undefined &&
  pastOf(words[at + 1]!).length > 0;

const ASKS = /^(?:что|че|где|куда|когда|кто|кому|чи|разве|неужели|сколько|какой|какая|какое|какие|ли)$/;
const LEADS_ON = /^(?:а|и|ну|так|да|слушай|скажи)$/;

/** «что по физике сдано», «сдала ли я», «отработала?» */
function asks(words: readonly Word[], next: Word | undefined): boolean {
  const first = words.find(({ kind, word }) => kind === 'word' && !LEADS_ON.test(word));
  return (
    ASKS.test(first?.word ?? '') || words.some(({ word, text }) => word === 'ли' || text === '?') || next?.text === '?'
  );
}

/** Whether what is heard as a report leaves a doubt whether a thing is done to its end, or whether that is only asked. */
export function isDoubtfulReport(clause: ReadClause, end: number, all: readonly Word[]): boolean {
  if (partsWith(clause, 'cmd').length > 0) return false;
  const own = all.slice(clause.from, clause.to);
  if (asks(own, all[clause.to])) return true;
  if (own.some(wentOn) && !own.some(isOver)) return true;
  const said = all.slice(clause.from, end);
  return [...said.keys()].some((at) => isShare(said, at) || failed(said, at) || isNotYet(said, at));
}
