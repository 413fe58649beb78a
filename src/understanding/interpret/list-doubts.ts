import { isDeed, type Word } from '../hear/words.ts';
import type { Intent } from '../model.ts';
import type { ReadClause } from '../read/known-clauses.ts';
import type { Label, Part } from '../read/labels.ts';
import { partsWith } from './context.ts';

/** Parts of new tasks with a label, in order. */
const partsOfNew = (clauses: readonly ReadClause[], label: Label): Part[] =>
  clauses.flatMap((clause) => (clause.act === 'create' ? partsWith(clause, label) : []));
const titlesOf = (clauses: readonly ReadClause[]) => partsOfNew(clauses, 'title');
/** How many new tasks have a day or a time. */
const countTimed = (intents: readonly Intent[]) =>
  intents.filter((intent) => intent.act === 'create' && intent.task.when !== null).length;

/** «починить калитку, во вторник свозить Яшу, достать картошку»: what a task in the middle says of itself, another has too. */
function sharesFromWithin(clauses: readonly ReadClause[], intents: readonly Intent[]): boolean {
  const [titles, whens] = [titlesOf(clauses), partsOfNew(clauses, 'when')];
  const isWithin = ({ from }: Part) => from > titles[0]!.from && from < titles.at(-1)!.from;
  return whens.length > 0 && titles.length > 2 && countTimed(intents) > whens.length && whens.every(isWithin);
}

/** Two new tasks that no sign and no conjunction parts, of which one is a thing and the other a deed, may well be one. */
function mayBeOne(clauses: readonly ReadClause[], words: readonly Word[]): boolean {
  const titles = titlesOf(clauses);
  const isToDo = (part: Part) => words.slice(part.from, part.to).some(({ speech }) => speech === 'INFN');
  const isParted = ({ kind, speech }: Word) => kind === 'mark' || kind === 'break' || speech === 'CONJ';
  return titles.some((title, at) => {
    const next = titles[at + 1];
    return next && !words.slice(title.to, next.from).some(isParted) && isToDo(title) !== isToDo(next);
  });
}

const isBreak = ({ kind }: Word) => kind === 'break';

/** «взять с собой: штатив, мешок щебня»: what leads a list of things is hardly one of them. */
function leadsList([first, ...others]: readonly Part[], words: readonly Word[]): boolean {
  const [next] = others;
  if (!first || !next || others.length < 2) return false;
  const isLed = words.slice(first.to, next.from).some((word) => isBreak(word) || word.text === ':');
  const does = ({ from, to }: Part) => words.slice(from, to).some(isDeed);
  return isLed && does(first) && !others.some(does);
}

/** In a list by lines, what the last line says of its own thing is said of all. */
function sharesOverLines(clauses: readonly ReadClause[], intents: readonly Intent[], words: readonly Word[]): boolean {
  const titles = titlesOf(clauses);
  const whens = partsOfNew(clauses, 'when');
  const [last, before] = [titles.at(-1), titles.at(-2)];
  const [only] = whens;
  if (!last || !before || !only || whens.length > 1 || only.from < last.to) return false;
  const isByLines = words.slice(before.to, last.from).some(isBreak);
  return countTimed(intents) > 1 && isByLines && !words.slice(last.to, only.from).some(isBreak);
}

/** «вернуть микрофон и сегодня ещё ответить Паше»: a day behind a conjunction, or a sign, is said of what follows. */
function leadsNext(clauses: readonly ReadClause[], words: readonly Word[]): boolean {
  const titles = titlesOf(clauses);
  const isParted = ({ kind, text, speech }: Word) => kind === 'break' || /^[,;.]$/.test(text) || speech === 'CONJ';
  return clauses.some(({ act, parts, to }) => {
    const title = act === 'create' ? partsWith({ parts }, 'title').at(-1) : undefined;
    const next = title && titles.find(({ from }) => from >= to);
    return partsWith({ parts }, 'when').some(
      (when) =>
        title &&
        next &&
        when.from >= title.to &&
        words.slice(title.to, when.from).some(isParted) &&
        !words.slice(when.to, next.from).some(isParted),
    );
  });
}

/** «покормить рыбок полить кактус забрать конструктор сегодня»: nothing parts what the day at the end is said of from the rest. */
function sharesUnparted(clauses: readonly ReadClause[], intents: readonly Intent[], words: readonly Word[]): boolean {
  const titles = titlesOf(clauses);
  const whens = clauses.flatMap((clause) => (clause.act === 'create' ? partsWith(clause, 'when') : []));
  const [first, last, only] = [titles[0], titles.at(-1), whens[0]];
  if (!first || !last || !only || titles.length < 3 || whens.length > 1 || only.from < last.to) return false;
  const having = intents.filter((intent) => intent.act === 'create' && intent.task.when !== null).length;
  return (
    having > 1 &&
    !words
      .slice(first.from, last.to)
      .some(({ kind, speech }) => kind === 'mark' || kind === 'break' || speech === 'CONJ')
  );
}

/** «… – это важно!», «третье топ»: of which of several new tasks a level is said that stands apart, is not told. */
function saysLevelApart(clauses: readonly ReadClause[], words: readonly Word[]): boolean {
  const titles = titlesOf(clauses);
  const last = titles.at(-1);
  if (!last || titles.length < 3) return false;
  const levels = clauses.flatMap((clause) => partsWith(clause, 'prio'));
  return levels.some(({ from }) => words.slice(last.to, from).some(({ text }) => /^[–—.!;]$/.test(text)));
}

const JOKES = /^(?:шучу|шутка|шуткую)$/;
const NEED = /^(?:надо|нужно|стоит)$/;

/** «…, кошку не надо», «последнее не вноси»: one of what was said is taken back. */
function takesOneBack(clauses: readonly ReadClause[], words: readonly Word[]): boolean {
  const titles = titlesOf(clauses);
  const isOfTitle = (at: number) => titles.some(({ from, to }) => at >= from && at < to);
  return (
    titles.length > 0 &&
    words.some(({ word, quote }, at) => {
      if (quote > 0 || isOfTitle(at)) return false;
      const next = words[at + 1];
      return JOKES.test(word) || (word === 'не' && next && (NEED.test(next.word) || next.senses.includes('add')));
    })
  );
}

/** Whether what is said of several new tasks leaves a doubt which they are, or of which it is said. */
export const isDoubtfulList = (
  clauses: readonly ReadClause[],
  intents: readonly Intent[],
  words: readonly Word[],
): boolean =>
  mayBeOne(clauses, words) ||
  sharesFromWithin(clauses, intents) ||
  leadsList(titlesOf(clauses), words) ||
  sharesOverLines(clauses, intents, words) ||
  sharesUnparted(clauses, intents, words) ||
  leadsNext(clauses, words) ||
  saysLevelApart(clauses, words) ||
  takesOneBack(clauses, words);
