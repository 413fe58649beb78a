import { numberWord } from '#shared/russian/numerals.ts';
import { besideSomeday } from '#shared/russian/said-someday.ts';
import { compatible, findPieces, momentOf } from '#shared/russian/when.ts';
import type { Piece } from '#shared/russian/when-piece.ts';
import { MARKS } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Intent } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import { type Interpretation, partsWith, wordsOf } from './context.ts';
import { lengthBeside } from './length-said.ts';
import { isDoubtfulList } from './list-doubts.ts';
import { mayMeanAnother } from './meant-doubts.ts';
import { priorityOf, saysMerelyHowMuch } from './priority-slot.ts';
import { isOnlyPromised, promisesBeside } from './promise.ts';
import { isDoubtfulReport, ticksOff } from './report-doubts.ts';
import { isDoubtfulOfTags } from './tag-doubts.ts';
import { deniesDoing, isUndecided, leavesMoment, onlyTakesOff } from './wish-doubts.ts';

/** How far before its verb a subject stands. */
const REACH = 4;
const PAST = /^VERB:past(masc|femn|neut|plur)$/;
/** What tells that something was done: «сдал», «подписана», «готова». */
const DONE = /^(?:VERB:past|PRTS|ADJS)/;
const SPEAKER = /^(?:я|мы)$/;

const isSomebody = (grammemes: readonly string[]) =>
  grammemes.includes('nomn') &&
  (grammemes.includes('anim') || grammemes.includes('3per') || grammemes.some((one) => /^(?:Name|Surn)$/.test(one)));

const PAUSE = /^[,.;:!?–—]$/;

/** «Глебов ответил», «он сам купил»: what was done first, somebody else has done. */
function isSomeonesElse({ from, to }: ReadClause, all: readonly Word[]): boolean {
  const words = all.slice(from, to);
  if (words.some(({ word }) => SPEAKER.test(word))) return false;
  const at = words.findIndex(({ forms: [form], readings }) => DONE.test(form!) && !readings.some(isSomebody));
  const [, agrees] = PAST.exec(words[at]?.forms[0] ?? '') ?? [];
  if (!agrees) return false;
  const before = words.slice(Math.max(0, at - REACH), at);
  const sign = before.findLastIndex(({ kind, text }) => kind === 'break' || PAUSE.test(text));
  return before
    .slice(sign + 1)
    .some(({ readings }) => readings.some((grammemes) => isSomebody(grammemes) && grammemes.includes(agrees)));
}

/** «сдать 28-го, иначе вспомню 29-го»: a day to come was said that nobody took up. */
function leavesDay(clause: ReadClause, { words, pieces, clock }: Interpretation): boolean {
  const said = wordsOf(partsWith(clause, 'when'), words);
  const found = findPieces(said, clock);
  const taken = compatible(said, found);
  const moment = momentOf(said, taken, clock);
  const isLeft = ({ day }: Piece) => day !== undefined && day >= clock.today && day !== moment?.day;
  const apart = pieces.filter(
    ({ from, to }) =>
      from >= clause.from && to <= clause.to && !clause.parts.some((part) => part.from < to && part.to > from),
  );
  return [...apart, ...found.filter((piece) => !taken.includes(piece))].some(isLeft);
}

/** «высокую не низкую»: which of the two is meant, is not told. */
function saysTwoLevels(clause: ReadClause, { words, levels }: Interpretation): boolean {
  const said = wordsOf(partsWith(clause, 'prio'), words);
  const denial = said.findIndex(({ word }) => word === 'не');
  return denial > 0 && priorityOf(said.slice(0, denial), levels) !== null;
}

/** «готово наполовину», «почти», «не до конца»: it goes on. */
const PARTLY =
  /^(?:(?:на)?половин\p{L}*|пол(?:дела|пути|овинк\p{L}*)|трет(?:ь|и)|четверть|почти|частично|отчасти|чуть-чуть|едва|процент\p{L}*|остал(?:ось|ся|ась|ись)|начал[аио]?|начат[аоы]?|дальше|далее|халф|half)$/u;
/** «12 из 20», «на 60 %», «до 30 вопроса» */
const isShare = (words: readonly Word[], at: number) =>
  words[at]!.kind === 'number' &&
  (words[at + 1]?.text === '%' || (words[at + 1]?.word === 'из' && words[at + 2]?.kind === 'number'));
const NOT_TO_THE_END = ['не до конца', 'не полностью', 'не весь', 'не вся', 'не все', 'не всю'];

/** «до обеда», «до конца»: when, or wholly. */
const NO_MEASURE = /^(?:конца|обеда|вечера|утра|ночи|ужина|завтрака|работы|выходных|сна|темноты)$/;

/** «перевела до седьмой страницы», «донёс до ворот»: so far, where no title speaks of it. */
function saysHowFar({ from, to }: ReadClause, intents: readonly Intent[], { words, pieces, account }: Interpretation) {
  const isOfTime = (at: number) => pieces.some((piece) => at >= piece.from - 1 && at < piece.to);
  const isMeasure = ({ word, quote }: Word, at: number) =>
    at >= from &&
    at < to &&
    word === 'до' &&
    quote === 0 &&
    !isOfTime(at) &&
    !NO_MEASURE.test(words[at + 1]?.word ?? '');
  if (!words.some(isMeasure)) return false;
  const ids = intents.flatMap((intent) => ('meant' in intent && 'ids' in intent.meant ? intent.meant.ids : []));
  return !account.tasks.some(({ id, title }) => ids.includes(id) && /(?:^|[^\p{L}])до(?![\p{L}])/iu.test(title));
}

/** What was done was not done to its end: «аджики закрутила 12 из 20». */
function isPartly(clause: ReadClause, intents: readonly Intent[], interpretation: Interpretation): boolean {
  const { from, to, parts } = clause;
  const { words: all } = interpretation;
  if (partsWith({ parts }, 'cmd').length > 0) return false;
  if (saysHowFar(clause, intents, interpretation)) return true;
  const words = all.slice(from, to);
  const said = words.map(({ word }) => word).join(' ');
  return (
    words.some(({ word }, at) => PARTLY.test(word) || isShare(words, at)) ||
    NOT_TO_THE_END.some((some) => said.includes(some))
  );
}

/** How what was done is marked. */
const AS_DONE =
  /^(?:с?деланн|выполнен|исполнен|готов|закрыт|завершен|законч|решен|пройд|прочит|оплач|куплен|сдан|done|успешн|полност|уже)/;

/** «пометь батарейки как скорая»: marked as something else than done. */
const marksOtherwise = ({ from, to }: ReadClause, all: readonly Word[]) =>
  all
    .slice(from, to)
    .some(
      ({ word }, at, words) =>
        word === 'как' &&
        words.slice(0, at).some((one) => MARKS.test(one.word)) &&
        !words.slice(at + 1).some((one) => AS_DONE.test(one.word)),
    );

/** A level that the words of a priority do not tell. */
const saysNoLevel = (clause: ReadClause, { words, levels }: Interpretation) =>
  partsWith(clause, 'prio').some(({ from, to }) => {
    const said = words.slice(from, to);
    return besideSomeday(said) === null && priorityOf(said, levels) === null;
  });

/** How one names a level. */
const NAMES_LEVEL = /^(?:не)?(?:спешн|срочн|важн|спеш)/;

/** «… неспешное дело»: a level was said that nobody took up. */
function leavesLevel({ from, parts }: ReadClause, end: number, words: readonly Word[]): boolean {
  const isTaken = (at: number) => parts.some((part) => at >= part.from && at < part.to);
  return (
    partsWith({ parts }, 'prio').length === 0 &&
    words
      .slice(from, end)
      .some(({ word, quote }, index) => quote === 0 && !isTaken(from + index) && NAMES_LEVEL.test(word))
  );
}

/** The last day of a month. */
const LAST_DAY = 31;

/** «двадцать второго», «am 1.»: a day of a month, though no word says so. */
function isBareDate(words: readonly Word[], at: number): boolean {
  const { word, kind } = words[at]!;
  const number = kind === 'word' && /[ое]го$/.test(word) ? numberWord(word) : null;
  if (number?.ordinal) return number.value <= LAST_DAY;
  return kind === 'number' && Number(word) <= LAST_DAY && words[at - 1]?.word === 'am';
}

/** «поздравить Лену двадцать второго»: a day that ends the name of a task for which none was set may be its deadline. */
const endsInDay = (clause: ReadClause, { words, pieces, clock }: Interpretation) =>
  partsWith(clause, 'when').length === 0 &&
  partsWith(clause, 'title').some(
    (title) =>
      (title.to - 1 > title.from && isBareDate(words, title.to - 1)) ||
      pieces.some(
        ({ from, to, day }) => day !== undefined && day >= clock.today && from > title.from && to === title.to,
      ),
  );

/** Words by which titles are changed. */
const CHANGES_TITLES =
  /^(?:вместо|правильн|верн|теперь|исправ|поправ|помен|замен|смен|переим|переназ|назов|назва|назыв|измен|допиш|дописа|добав|дополн|убер|убра|вычерк|сотр|слов|фраз|загол|будет|должн|опеч|ошиб|точнее|вернее|имел|rename|ренейм|переделай|уточн)/;

/** A new title that no word asks for: it may as well be a remark about the task. */
const isUnasked = ({ from, to, parts }: ReadClause, words: readonly Word[]) =>
  partsWith({ parts }, 'old').length === 0 &&
  !words
    .slice(from, to)
    .some(
      ({ word, quote }, at, all) =>
        quote > 0 || CHANGES_TITLES.test(word) || (word === 'не' && all[at + 1]?.speech !== 'VERB'),
    );

/** What tasks have, and the reader makes nothing of: a heading above them, steps within them. */
const PARTS_OF_A_LIST =
  /^(?:заголов\p{L}*|подзаголов\p{L}*|heading\p{L}*|шаг(?:и|ов|ам|ами|ах)|подзадач\p{L}*|подпункт\p{L}*)$/u;

/** «разбей на шаги: …», «под heading «Железо»»: what stands there is none of the tasks. */
const saysPartOfList = ({ from, to }: ReadClause, words: readonly Word[]) =>
  words.slice(from, to).some(({ word, quote }) => !quote && PARTS_OF_A_LIST.test(word));

/** «убери её из сегодняшнего плана»: the day is that of a plan, and no plan is changed. */
const saysPlan = ({ from, to }: ReadClause, words: readonly Word[], intents: readonly Intent[]) =>
  words.slice(from, to).some(({ word }) => /^план(?:а|у|е|ом|ы|ов)?$/.test(word)) &&
  intents.some(
    (intent) => intent.act === 'update' && intent.change.due !== undefined && intent.change.plan === undefined,
  );

/** «(шлагбаум с Лесной, пропуска у Ирины)»: what stands in brackets belongs to what stands before them. */
const partsBrackets = (clauses: readonly ReadClause[], words: readonly Word[]) =>
  clauses.some(
    (clause) =>
      clause.act === 'create' &&
      partsWith(clause, 'title').some(({ from }) => {
        const before = words.slice(0, from);
        return before.findLastIndex(({ text }) => text === '(') > before.findLastIndex(({ text }) => text === ')');
      }),
  );

/** «… а слово у меня, как известно, не очень» */
const saysOnlyHowMuch = (clause: ReadClause, words: readonly Word[]) =>
  partsWith(clause, 'prio').some(({ from, to }) => saysMerelyHowMuch(words.slice(from, to)));

/** «можно удалить отчёт?» may ask whether that can be. */
const isAsked = ({ from, to }: ReadClause, words: readonly Word[]) =>
  words.slice(from, to + 1).some(({ text, quote }) => quote === 0 && text.startsWith('?'));

/** Words of a slip that is taken back; whoever says more says something else: «на дачу да нет я не кричу это я так разговариваю». */
const MOST_TAKEN_BACK = 6;

const takesBackMuch = (clause: ReadClause, words: readonly Word[]) =>
  partsWith(clause, 'void').some(
    ({ from, to }) => words.slice(from, to).filter(({ kind }) => kind === 'word').length > MOST_TAKEN_BACK,
  );

/** Whether what a message says leaves a doubt whether this is what it asks for, however likely it is. */
export function isDoubtful(
  clauses: readonly ReadClause[],
  intents: readonly Intent[],
  interpretation: Interpretation,
): boolean {
  const { words } = interpretation;
  /** Where what a clause says ends: what is said behind it for nothing belongs to it. */
  const endOf = (at: number) => clauses.find(({ act }, next) => next > at && act !== 'none')?.from ?? words.length;
  const renames = intents.some((intent) => 'change' in intent && intent.change.title !== undefined);
  return (
    isDoubtfulList(clauses, intents, words) ||
    partsBrackets(clauses, words) ||
    isDoubtfulOfTags(clauses, intents, interpretation) ||
    clauses.some(
      (clause, at) =>
        (clause.act === 'complete' &&
          (isSomeonesElse(clause, words) ||
            isDoubtfulReport(clause, endOf(at), intents, interpretation) ||
            isPartly(clause, intents, interpretation) ||
            marksOtherwise(clause, words))) ||
        (/^(?:create|update)$/.test(clause.act) && saysNoLevel(clause, interpretation)) ||
        (clause.act === 'create' && takesBackMuch(clause, words)) ||
        (clause.act === 'create' && isUndecided(clause, endOf(at), words)) ||
        (clause.act === 'create' && leavesLevel(clause, endOf(at), words)) ||
        (clause.act === 'create' && promisesBeside(clause, endOf(at), words)) ||
        (clause.act === 'create' && lengthBeside(clause, clauses, words) !== null) ||
        (clause.act === 'create' && (leavesDay(clause, interpretation) || endsInDay(clause, interpretation))) ||
        ticksOff(clause, words) ||
        saysTwoLevels(clause, interpretation) ||
        mayMeanAnother(clause, intents, interpretation) ||
        saysOnlyHowMuch(clause, words) ||
        saysPartOfList(clause, words) ||
        saysPlan(clause, words, intents) ||
        (clause.act === 'delete' && (isAsked(clause, words) || onlyTakesOff(clause, words))) ||
        (clause.act === 'update' &&
          (leavesMoment(clause, interpretation) || isOnlyPromised(clause, words) || deniesDoing(clause, words))) ||
        (clause.act === 'update' && renames && isUnasked(clause, words)),
    )
  );
}
