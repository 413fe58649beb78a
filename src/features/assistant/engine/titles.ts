import { TITLE_MAX } from '#features/tasks/rules.ts';
import { isInfinitive, isPast } from '#shared/russian/verbs.ts';
import { beginning } from '#shared/shorten.ts';
import { spend } from '#shared/work.ts';
import { tidied } from '#understanding/interpret/title.ts';
import { isMark, isWord, type Term } from './terms.ts';
import { EDGE_NOISE, MODAL, NOISE, THINKS } from './words.ts';

const JOINERS = /^[,;:—–\-.!?…()•*]$/;

/** Index range of what is left of the terms, without noise at its edges; null where nothing is left. */
export function coreOf(terms: readonly Term[]): Term[] {
  spend(terms.length);
  const left = terms.filter((term) => !term.taken && !(isWord(term) && !term.quote && NOISE.test(term.word)));
  let [from, to] = [0, left.length];
  const closed = left.some((term) => term.text === ')');
  while (from < to && leads(left, from, closed)) from++;
  while (to > from && trails(left, to - 1)) to--;
  return left.slice(from, to);
}

/** @param closed a bracket is closed somewhere */
function leads(terms: readonly Term[], at: number, closed: boolean): boolean {
  const term = terms[at]!;
  if (term.quote) return false;
  if (term.text === '(') return !closed;
  if (isMark(term)) return !/^[#№@]$/.test(term.text);
  const next = terms[at + 1];
  if (term.kind === 'number') return at === 0 && next?.text === ')' && next.glued;
  if (!isWord(term)) return false;
  if (asksPolitely(terms, at)) return true;
  if (term.word === 'не')
    return /^(?:забыть|забудь|забывать|могли|могла|мог|могу|забыл|забыла)$/.test(next?.word ?? '');
  if (/^(?:забыть|забудь|забывать|забыл|забыла|помнить)$/.test(term.word)) return next !== undefined;
  if (THINKS.test(term.word)) return next !== undefined && (opens(next) || next.word === 'что');
  // «у сына утренник» keeps its «у», «у меня стрижка» does not.
  if (term.word === 'у') return /^(?:меня|нас)$/.test(next?.word ?? '');
  if (term.word === 'нас') return terms[at - 1]?.word === 'у';
  if (term.word === 'о' && next?.word === 'том') return true;
  if (term.word === 'том' && /^что(?:бы)?$/.test(next?.word ?? '')) return true;
  // «напомни, что завтра собрание», «о том, что …»
  if (term.word === 'что' && next) return true;
  if (term.word === 'нет' && !next) return true;
  if (/^(?:что|как|все|всё|просто|только|уже|можно|пусть|там|вот|это|нет)$/.test(term.word) && !opens(next))
    return false;
  return EDGE_NOISE.test(term.word) || MODAL.test(term.word);
}

/** «не дай мне забыть», «не хочу забыть», «можно тебя попросить». */
function asksPolitely(terms: readonly Term[], at: number): boolean {
  const [before = '', word = '', next = ''] = [-1, 0, 1].map((step) => terms[at + step]?.word ?? '');
  if (/^(?:дай|дайте)$/.test(word)) return before === 'не' && /^(?:мне|нам|забыть)$/.test(next);
  const third = terms[at + 2]?.word ?? '';
  if (word === 'не' && /^(?:хочу|хочется|хотелось)$/.test(next)) return /^(?:бы|забыть)$/.test(third);
  if (word === 'не') return /^(?:дай|дайте)$/.test(next) && /^(?:мне|нам|забыть)$/.test(third);
  if (/^помоги(?:те)?$/.test(word)) return /^(?:мне|нам|не|запомнить|вспомнить)$/.test(next);
  if (/^(?:запомнить|вспомнить)$/.test(word)) return /^помоги/.test(before);
  if (word === 'попросить') return /^(?:тебя|вас)$/.test(before);
  if (word === 'можно') return /^(?:тебя|вас)$/.test(next);
  return /^(?:тебя|вас)$/.test(word) && next === 'попросить';
}

/** Can the word that follows begin a title after an introductory word? */
function opens(next: Term | undefined): boolean {
  return (
    next !== undefined &&
    (isInfinitive(next.word) ||
      isPast(next.word) ||
      EDGE_NOISE.test(next.word) ||
      MODAL.test(next.word) ||
      isMark(next))
  );
}

const CLOSERS =
  /^(?:и|все|то-есть|а|но|да|мне|нам|пожалуйста|ладно|хорошо|еще|бы|надо|нужно|пора|меня|себе|потом|тоже|также|вот|так|это|что|чтобы|ок|если|то|тогда|спасибо|сразу|она|они|на|в|к|до|с|будь|добр|добра|добры|можешь|обязательно|хочу|должен|должна|давай|я|не|забудь|забыть|как)$/;

function trails(terms: readonly Term[], at: number): boolean {
  const term = terms[at]!;
  if (term.quote) return false;
  if (isMark(term)) return /^[,;:.!?…—–(-]$/.test(term.text) || term.kind === 'break';
  return isWord(term) && !term.glued && CLOSERS.test(term.word);
}

/** The source text of terms; what was cut out from between them leaves a single space. */
export function textOf(terms: readonly Term[], text: string): string {
  spend(terms.length);
  let result = '';
  let before: Term | undefined;
  for (const term of terms) {
    if (before && term.at === before.at + 1) result += text.slice(before.end, term.start);
    else if (before) result += JOINERS.test(term.text) ? '' : ' ';
    result += text.slice(term.start, term.end);
    before = term;
  }
  return result
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/ {1,9}([,.;:!?])/g, '$1')
    .replace(/([,;:—–-])\s*(?=[,;])/g, '')
    .trim();
}

/** A title as it is kept; empty where nothing of it could be seen. */
export const finished = (title: string): string => beginning(tidied(title), TITLE_MAX).trim();
