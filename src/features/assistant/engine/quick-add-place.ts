import { fold } from '#shared/russian/text.ts';
import type { Named } from './model.ts';
import { namedAt } from './project-slot.ts';
import { claim, endsLine, type Line, type Said, startsLine, titleLeft } from './quick-add-line.ts';
import { isMark, type Term } from './terms.ts';

/** A project of the account, with its headings where it has any. */
export interface PlaceProject extends Named {
  headings?: readonly { id: string; title: string }[];
}

/** A heading as what is called by a name. */
export interface NamedHeading extends Named {
  projectId: string;
}

/** What names a place: its sign, its noun in any case, the noun that needs nothing before it, and what leads to the others. */
interface PlaceWords {
  sign: string;
  noun: RegExp;
  alone: RegExp;
  lead: RegExp;
}

const PROJECT: PlaceWords = { sign: '@', noun: /^проект[еа]?$/, alone: /^проект$/, lead: /^во?$/ };
const HEADING: PlaceWords = {
  sign: '/',
  noun: /^(?:раздел[еа]?|заголов(?:ок|ке|ком))$/,
  alone: /^(?:раздел|заголовок)$/,
  lead: /^(?:во?|под)$/,
};
const OPENING = /^[«„“"‹:—–-]$/;
const CLOSING = /^[»“”"›]$/;

/** The place that «@рем» begins to name. */
function begunAt<N extends Named>(terms: readonly Term[], at: number, names: readonly N[]) {
  let next = at;
  let said = '';
  while (terms[next]?.glued && !terms[next]!.taken && !/^[,.;:!?…)»"]$/.test(terms[next]!.text))
    said += terms[next++]!.word;
  const item = said ? names.find(({ name }) => fold(name).startsWith(said)) : undefined;
  return item ? { item, next } : null;
}

/** «@дом», «/ванная комната»: any case of a known name, or its beginning. */
function takeSign<N extends Named>(line: Line, sign: string, names: readonly N[]): Said<N> | null {
  const { terms } = line;
  for (let at = 0; at < terms.length; at++) {
    const { text, glued, taken } = terms[at]!;
    if (text !== sign || glued || taken || !terms[at + 1]?.glued) continue;
    const known = namedAt(terms, at + 1, names) ?? begunAt(terms, at + 1, names);
    if (known) return { value: known.item, spans: [claim(line, at, known.next)] };
  }
  return null;
}

/** «проект Дом: плитка», «плитка, проект Дом», «купить плитку проект Дом», but not «обсудить проект Дом». */
function standsApart(line: Line, from: number, to: number): boolean {
  const { terms } = line;
  const edge = startsLine(line, from) || isMark(terms[from - 1]) || endsLine(line, to);
  const parted = isMark(terms[from - 1]) || isMark(terms[to]);
  return edge && titleLeft(line, from, to) > (parted ? 0 : 1);
}

/** «в проект Дом», «под заголовок «Кухня»: …»: without what leads to it only where the rest of the line can stand without it. */
function takePhrase<N extends Named>(line: Line, words: PlaceWords, names: readonly N[]): Said<N> | null {
  const { terms } = line;
  for (let noun = 0; noun < terms.length; noun++) {
    if (!words.noun.test(terms[noun]!.word) || terms[noun]!.taken || terms[noun]!.quote) continue;
    let name = noun + 1;
    while (name < noun + 3 && OPENING.test(terms[name]?.text ?? '') && !terms[name]!.taken) name++;
    const known = namedAt(terms, name, names);
    if (!known) continue;
    const quoted = terms[name]!.quote > 0 && CLOSING.test(terms[known.next]?.text ?? '');
    const next = quoted ? known.next + 1 : known.next;
    const led = words.lead.test(terms[noun - 1]?.word ?? '') && !terms[noun - 1]!.taken;
    const alone = words.alone.test(terms[noun]!.word);
    if (led ? titleLeft(line, noun - 1, next) > 0 : alone && standsApart(line, noun, next))
      return { value: known.item, spans: [claim(line, led ? noun - 1 : noun, next)] };
  }
  return null;
}

const takePlace = <N extends Named>(line: Line, words: PlaceWords, names: readonly N[]) =>
  takeSign(line, words.sign, names) ?? takePhrase(line, words, names);

export const takeProject = <N extends Named>(line: Line, projects: readonly N[]) => takePlace(line, PROJECT, projects);

/** The headings that a line may name: those of its project, or, where it stands in none, those whose name one project alone has. */
export function headingsFor(projects: readonly PlaceProject[], projectId: string | null): NamedHeading[] {
  const all = projects.flatMap(({ id, headings = [] }) =>
    headings.map((heading) => ({ id: heading.id, name: heading.title, projectId: id })),
  );
  if (projectId !== null) return all.filter((heading) => heading.projectId === projectId);
  const homes = Map.groupBy(all, ({ name }) => fold(name));
  return all.filter(({ name, projectId: home }) => homes.get(fold(name))!.every((other) => other.projectId === home));
}

export const takeHeading = (line: Line, headings: readonly NamedHeading[]) => takePlace(line, HEADING, headings);
