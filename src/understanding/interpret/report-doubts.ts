import { numberWord } from '#shared/russian/numerals.ts';
import { isContent, kinship, titleWords } from '../hear/kinship.ts';
import type { Word } from '../hear/words.ts';
import type { Intent } from '../model.ts';
import type { Dictionary } from '../morphology/dictionary.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { type Interpretation, partsWith, placesOf } from './context.ts';

const has = (grammemes: readonly string[], ...some: readonly string[]) => some.every((one) => grammemes.includes(one));
const pastOf = ({ readings }: Word) => readings.filter((grammemes) => has(grammemes, 'VERB', 'past'));

/** Of these the past tells of a way there and back, which is over: «ходила к врачу», «был у врача». */
const THERE_AND_BACK = /^(?:быть|с?(?:ходить|ездить|бегать|летать|плавать|возить|носить|водить|таскать|гонять))$/;

/** «латал», «звонила»: what went on, of which no end is told. */
const wentOn = (word: Word, dictionary: Dictionary) =>
  pastOf(word)[0]?.includes('impf') === true && !THERE_AND_BACK.test(word.lemma) && dictionary.knows(word.word);
/** «сдал», «подписана», «готова» */
const isOver = (word: Word) =>
  pastOf(word)[0]?.includes('perf') === true || word.readings.some(([speech]) => /^(?:PRTS|ADJS)$/.test(speech!));

const isNumber = ({ kind, word }: Word) => kind === 'number' || numberWord(word) !== undefined;
/** Words between a number and «из»: «восемь задач из двенадцати». */
const MOST_COUNTED = 3;

/** «восемь задач из двенадцати» */
function isShare(words: readonly Word[], at: number): boolean {
  if (!isNumber(words[at]!)) return false;
  const of = words.slice(at + 1, at + 1 + MOST_COUNTED).findIndex(({ word }) => word === 'из');
  const whole = of < 0 ? undefined : words[at + of + 2];
  return whole !== undefined && isNumber(whole);
}

/** «нет ещё», «пока нет» */
const isNotYet = (words: readonly Word[], at: number) =>
  words[at]!.word === 'нет' && [words[at - 1], words[at + 1]].some((one) => /^(?:еще|пока)$/.test(one?.word ?? ''));
/** «но не дозвонилась», «так и не дошла», «ещё не вкрутил», «да не то» */
const failed = (words: readonly Word[], at: number) =>
  words[at]!.word === 'не' &&
  /^(?:но|да|и|хотя|только|еще|пока)$/.test(words[at - 1]?.word ?? '') &&
  words[at + 1] !== undefined &&
  (pastOf(words[at + 1]!).length > 0 || WRONG.test(words[at + 1]!.word));
const WRONG = /^(?:т[оеуа]|тот|так|там|туда|вс[её])$/;

/** Words that say no more than this of a title, and have more of their own, may speak of another thing. */
const FAINT = { title: 0.4, cover: 0.8 };

/** «караулку отмыл», where «Выучить устав караульной службы» is the nearest. */
function namesFaintly(
  clause: ReadClause,
  intents: readonly Intent[],
  { words, namings, dictionary }: Interpretation,
): boolean {
  const said = partsWith(clause, 'ref', 'did');
  // «позвонил сестре»: what stands by it may be of it, whether or not it was labelled so.
  const beside = said.flatMap(({ from, to }) => [from - 1, to]).filter((at) => at >= clause.from && at < clause.to);
  const free = beside.filter((at) => !clause.parts.some(({ from, to }) => at >= from && at < to));
  const places = [...new Set([...placesOf(said), ...free])].filter((at) => isContent(words[at]!));
  const ids = intents.flatMap((intent) =>
    intent.act === 'complete' && intent.meant.kind === 'these' ? intent.meant.ids : [],
  );
  const found = namings.of(places, ({ id }) => ids.includes(id));
  const things = places.filter((at) => !/^(?:VERB|INFN|PRTS|GRND)$/.test(words[at]!.speech));
  const hasThing = (name: string) =>
    titleWords(name, dictionary).some((own) => things.some((at) => kinship(words[at]!, own) === 1));
  return (
    found.length > 0 &&
    found.every(({ task, title, cover }) => title < FAINT.title && cover < FAINT.cover && !hasThing(task.title))
  );
}

const ASKS = /^(?:что|че|где|куда|когда|кто|кому|чи|разве|неужели|сколько|какой|какая|какое|какие|ли)$/;
const LEADS_ON = /^(?:а|и|ну|так|да|слушай|скажи)$/;

/** «что по физике сдано», «сдала ли я», «отработала?» */
function asks(words: readonly Word[], next: Word | undefined): boolean {
  const first = words.find(({ kind, word }) => kind === 'word' && !LEADS_ON.test(word));
  return (
    ASKS.test(first?.word ?? '') || words.some(({ word, text }) => word === 'ли' || text === '?') || next?.text === '?'
  );
}

/** «купила памперсы, галочку поставь»: what is to be ticked off is thought to be there. */
export function ticksOff(clause: ReadClause, words: readonly Word[]): boolean {
  const senses = partsWith(clause, 'cmd').flatMap(({ from, to }) =>
    words.slice(from, to).flatMap((word) => word.senses),
  );
  return clause.act === 'report' && senses.includes('done') && !senses.includes('add');
}

/** Whether what is heard as a report leaves a doubt whether a thing is done to its end, or whether that is only asked. */
export function isDoubtfulReport(
  clause: ReadClause,
  end: number,
  intents: readonly Intent[],
  interpretation: Interpretation,
): boolean {
  const { words: all, dictionary } = interpretation;
  if (partsWith(clause, 'cmd').length > 0) return false;
  // «можно не ходить на концерт»
  if (partsWith(clause, 'did').length === 0) return true;
  if (namesFaintly(clause, intents, interpretation)) return true;
  const own = all.slice(clause.from, clause.to);
  if (asks(own, all[clause.to])) return true;
  if (own.some((word) => wentOn(word, dictionary)) && !own.some(isOver)) return true;
  const said = all.slice(clause.from, end);
  return [...said.keys()].some((at) => isShare(said, at) || failed(said, at) || isNotYet(said, at));
}
