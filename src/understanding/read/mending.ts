import type { Word } from '../hear/words.ts';

/** What a correction puts in place of what: a time, a number, a word that was said again, or a word of the same form. */
type Kind = 'when' | 'number' | 'again' | 'form';

const LEADS_ON =
  /^(?:не|нет|а|что|это|я|ты|ну|уже|же|лучше|давай|все|таки|ладно|там|вы|господи|простите|прости|ту|тот|та|те|эту|этот|мало|много)$/;
/** How many words back a correction may reach. */
const REACH = 12;
const FORM_REACH = 6;
const NOMINAL = /^(?:NOUN|UNKN|ADJF):/;

const isMarker = ({ kind, senses, word }: Word) => kind === 'word' && (senses.includes('correction') || word === 'ай');
const isNumber = ({ kind, speech }: Word) => kind === 'number' || speech === 'NUMR';

/** The end of a run of words that only lead from what was said to what is meant instead. */
function endOfMarker(words: readonly Word[], from: number): number {
  let to = from + 1;
  while (to < words.length && (words[to]!.kind !== 'word' || isMarker(words[to]!) || LEADS_ON.test(words[to]!.word))) {
    if (isNumber(words[to]!)) break;
    to++;
  }
  return to;
}

/** The nearest word before `at` that `fits`, no further back than `reach`; -1 for none. */
function back(words: readonly Word[], at: number, reach: number, fits: (word: Word, index: number) => boolean): number {
  for (let index = at - 1; index >= Math.max(0, at - reach); index--) if (fits(words[index]!, index)) return index;
  return -1;
}

/** What the word behind a correction stands for, and from where that was said. */
function twinOf(
  words: readonly Word[],
  when: readonly string[],
  marker: number,
  next: number,
): { kind: Kind; from: number } | null {
  const word = words[next]!;
  const found = (kind: Kind, from: number) => (from < 0 ? null : { kind, from });
  const dated = [next, next + 1].some((at) => when[at]);
  const begins = (at: number) => {
    let from = at;
    while (from > 0 && when[from - 1] && !when[from]!.startsWith('B')) from--;
    return from > 0 && words[from - 1]!.speech === 'PREP' ? from - 1 : from;
  };
  if (dated) {
    const at = back(words, marker, REACH, (_, index) => Boolean(when[index]));
    if (at >= 0) return found('when', begins(at));
  }
  const again = back(words, marker, REACH, (one) => one.kind === 'word' && one.lemma === word.lemma);
  if (again >= 0) return found('again', again);
  if (isNumber(word)) {
    const at = back(words, marker, REACH, isNumber);
    if (at >= 0) return found('number', at);
  }
  if (!NOMINAL.test(word.forms[0]!)) return null;
  return found(
    'form',
    back(words, marker, FORM_REACH, (one) => one.forms.some((form) => word.forms.includes(form))),
  );
}

/**
 * By word: what a correction near it makes of it, or nothing. `-when` is taken back by another time, `=when` are the words
 * that correct it, `+when` stands in its place.
 */
export function mendingOf(words: readonly Word[], when: readonly string[]): string[] {
  const by = Array<string>(words.length).fill('');
  for (let at = 1; at < words.length - 1; at++) {
    if (!isMarker(words[at]!) || by[at]) continue;
    const next = endOfMarker(words, at);
    const twin = next < words.length ? twinOf(words, when, at, next) : null;
    if (!twin) {
      by[at] = '=';
      continue;
    }
    const denied = twin.kind === 'again' && words[next - 1]!.word === 'не';
    for (let index = twin.from; index < at; index++) by[index] = `-${twin.kind}`;
    for (let index = at; index < next; index++) by[index] = `=${twin.kind}`;
    by[next] = denied ? '=denied' : `+${twin.kind}`;
    const meant = denied ? words.findIndex(({ kind }, index) => index > next && kind !== 'mark') : -1;
    if (meant > 0) by[meant] = '+denied';
    at = next;
  }
  return by;
}
