import type { Priority } from './model.ts';
import { levelOf } from './priorities.ts';
import { claim, endsLine, type Line, type Said, startsLine, titleLeft } from './quick-add-line.ts';
import { isMark, type Term } from './terms.ts';

const URGENT = /^(?:(?:супер|сверх|архи)?(?:важно|срочно)|приоритетно|критично|безотлагательно|asap)$/;
const CALM = /^(?:несрочно|некритично)$/;
const STRONG = /^(?:очень|крайне|весьма|супер|особо)$/;
const PRIORITY = /^приоритет(?:ом)?$/;

/** Before these words «важно» begins a sentence about what is important: «важно ли это». */
const GOES_ON = /^(?:ли|что|чтобы|чтоб|и|или|для|а|но)$/;
/** After these it ends one: «узнать, насколько важно». */
const LEADS_UP =
  /^(?:как|что|чем|насколько|если|когда|почему|зачем|где|кому|кто|это|все|так|самое|и|или|ли|не|более|менее|наиболее|для|о|об|про|в|на|с|слово|слова)$/;

interface Phrase {
  value: Priority;
  next: number;
}

/** «высокий приоритет», «с низким приоритетом», «приоритет: средний». */
function levelAt(terms: readonly Term[], at: number): Phrase | null {
  const from = terms[at]!.word === 'с' ? at + 1 : at;
  const word = (index: number) => terms[index]?.word ?? '';
  const before = PRIORITY.test(word(from + 1)) ? levelOf(word(from)) : undefined;
  if (before) return { value: before, next: from + 2 };
  if (!PRIORITY.test(word(at))) return null;
  const level = /^[:—–-]$/.test(terms[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const after = /[ыи]й$/.test(word(level)) ? levelOf(word(level)) : undefined;
  return after ? { value: after, next: level + 1 } : null;
}

/** «очень срочно», «важно и срочно», «не горит», «не к спеху». */
function adverbAt(terms: readonly Term[], at: number): Phrase | null {
  const word = (index: number) => terms[index]?.word ?? '';
  if (word(at) === 'не') {
    if (word(at + 1) === 'к' && word(at + 2) === 'спеху') return { value: 'low', next: at + 3 };
    return word(at + 1) === 'горит' || URGENT.test(word(at + 1)) ? { value: 'low', next: at + 2 } : null;
  }
  if (CALM.test(word(at))) return { value: 'low', next: at + 1 };
  const said = STRONG.test(word(at)) ? at + 1 : at;
  if (!URGENT.test(word(said))) return null;
  const more = word(said + 1) === 'и' && URGENT.test(word(said + 2));
  return { value: 'high', next: said + (more ? 3 : 1) };
}

function phraseAt({ terms }: Line, at: number): Phrase | null {
  if (terms[at]!.taken || terms[at]!.quote) return null;
  const phrase = levelAt(terms, at) ?? adverbAt(terms, at);
  if (!phrase || terms.slice(at, phrase.next).some((term) => term.taken || term.quote)) return null;
  let { next } = phrase;
  while (terms[next]?.text === '!' && terms[next]!.glued && !terms[next]!.taken) next++;
  return { ...phrase, next };
}

/** At an edge of the title, or between a comma and the next sign; a title of nothing else keeps it. */
function standsApart(line: Line, from: number, to: number): boolean {
  const [before, after] = [line.terms[from - 1], line.terms[to]];
  if (titleLeft(line, from, to) === 0) return false;
  if (isMark(before) && before?.kind === 'mark' && (!after || after.taken || isMark(after))) return true;
  if (startsLine(line, from)) return !GOES_ON.test(after?.word ?? '');
  return endsLine(line, to) && !(before && (!before.taken || line.kept.has(before)) && LEADS_UP.test(before.word));
}

/** Takes the words that say what the signs said, or the first priority that they say where no sign did. */
export function takePriorityWords(line: Line, marked: Said<Priority> | null): Said<Priority> | null {
  let said = marked;
  for (let at = 0; at < line.terms.length; ) {
    const phrase = phraseAt(line, at);
    const fits = phrase && (!said || said.value === phrase.value) && standsApart(line, at, phrase.next);
    if (!fits) {
      at++;
      continue;
    }
    const span = claim(line, at, phrase.next);
    said = { value: phrase.value, spans: [...(said?.spans ?? []), span].sort((a, b) => a.start - b.start) };
    // What stood before it may stand at the edge now.
    at = 0;
  }
  return said;
}
