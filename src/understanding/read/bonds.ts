import type { Word } from '../hear/words.ts';
import { feature } from './linear-model.ts';

/** What may hold two neighbouring words together in one phrase, the tightest first. */
const BONDS = [
  [
    'preposition',
    (a: Reading, b: Reading) => a.speech === 'PREP' && (b.nominal || b.adjectival || b.speech === 'NUMR'),
  ],
  ['agreement', (a: Reading, b: Reading) => a.adjectival && (b.nominal || b.adjectival) && agree(a, b)],
  ['count', (a: Reading, b: Reading) => a.speech === 'NUMR' && (b.nominal || b.adjectival)],
  ['object', (a: Reading, b: Reading) => a.verbal && (b.nominal || b.adjectival) && b.case === 'accs' && a.transitive],
  ['genitive', (a: Reading, b: Reading) => a.nominal && (b.nominal || b.adjectival) && b.case === 'gent'],
  ['object ahead', (a: Reading, b: Reading) => a.nominal && a.case === 'accs' && b.verbal && b.transitive && !b.finite],
  ['subject', (a: Reading, b: Reading) => a.nominal && a.case === 'nomn' && b.finite],
  ['dependent', (a: Reading, b: Reading) => a.verbal && (b.nominal || b.adjectival) && b.case !== 'nomn'],
  ['behind', (a: Reading, b: Reading) => a.nominal && b.adjectival && agree(a, b)],
  ['oblique', (a: Reading, b: Reading) => a.nominal && b.nominal && /^(?:datv|ablt)$/.test(b.case)],
  ['side by side', (a: Reading, b: Reading) => a.nominal && b.nominal && a.case === b.case],
] as const;

export type Bond = (typeof BONDS)[number][0] | 'sign' | 'number' | 'join' | 'none';

/** What one reading of a word lends itself to. */
interface Reading {
  speech: string;
  case: string;
  number: string;
  gender: string;
  nominal: boolean;
  adjectival: boolean;
  verbal: boolean;
  finite: boolean;
  transitive: boolean;
}

const CASES = new Map([
  ['gen2', 'gent'],
  ['loc2', 'loct'],
]);

function readingOf(grammemes: readonly string[]): Reading {
  const [speech = ''] = grammemes;
  const first = (...some: string[]) => some.find((one) => grammemes.includes(one)) ?? '';
  const said = first('nomn', 'gent', 'datv', 'accs', 'ablt', 'loct', 'gen2', 'loc2');
  return {
    speech,
    case: CASES.get(said) ?? said,
    number: first('sing', 'plur'),
    gender: first('masc', 'femn', 'neut'),
    nominal: speech === 'NOUN' || speech === 'NPRO',
    adjectival: speech === 'ADJF' || speech === 'PRTF',
    verbal: speech === 'VERB' || speech === 'INFN' || speech === 'GRND',
    finite: speech === 'VERB' && !grammemes.includes('impr'),
    transitive: grammemes.includes('tran'),
  };
}

function agree(one: Reading, other: Reading): boolean {
  return (
    one.case === other.case &&
    one.number === other.number &&
    (one.number === 'plur' || one.gender === other.gender || one.gender === '' || other.gender === '')
  );
}

const JOINS = /^(?:и|да|или|либо|а|но|плюс)$/;

function bondOf(before: Word | undefined, after: Word | undefined, readings: ReadonlyMap<Word, Reading[]>): Bond {
  if (!before || !after || before.speech === 'PN' || after.speech === 'PN') return 'sign';
  if (before.kind === 'break' || after.kind === 'break') return 'sign';
  if (before.kind === 'number' || after.kind === 'number') return 'number';
  if (JOINS.test(before.word) || JOINS.test(after.word)) return 'join';
  const found = BONDS.find(([, holds]) =>
    readings.get(before)!.some((one) => readings.get(after)!.some((other) => holds(one, other))),
  );
  return found ? found[0] : 'none';
}

/**
 * By word: what may hold it to the word before it. «мусорные мешки плёнка пупырчатая» falls in two between «мешки» and
 * «плёнка», where nothing but the case is shared.
 */
export function bondsOf(words: readonly Word[]): Bond[] {
  const readings = new Map(words.map((word) => [word, word.readings.map(readingOf)]));
  return words.map((word, at) => bondOf(words[at - 1], word, readings));
}

const LOOSE: ReadonlySet<Bond> = new Set<Bond>(['sign', 'join', 'none', 'side by side', 'subject']);

/** «купить», «купи» */
export const isDeed = ({ forms }: Word): boolean => /^(?:INFN|VERB:impr)/.test(forms[0]!);
const isObject = (grammemes: readonly string[]) => /^N(?:OUN|PRO)$/.test(grammemes[0]!) && grammemes.includes('accs');

/** By word: features that tell how it hangs together with its neighbours. */
export function bondFeatures(words: readonly Word[], bonds: readonly Bond[]): number[][] {
  const bond = (at: number): Bond => bonds[at] ?? 'sign';
  let chunk = 0;
  let since = 0;
  let verb = 'no verb';
  return words.map((word, at) => {
    const opens = LOOSE.has(bond(at));
    if (opens) {
      chunk++;
      since = at;
    }
    const form = word.forms[0]!;
    const head = words[since]!.forms[0]!;
    const wants = verb;
    if (isDeed(word)) verb = word.readings[0]?.includes('tran') ? 'wants' : 'wants none';
    else if (verb === 'wants' && word.readings.some(isObject)) verb = 'has';
    return [
      feature`wants=${wants}|${form}`,
      feature`wants bond=${wants}|${bond(at)}`,
      feature`bond-=${bond(at)}`,
      feature`bond+=${bond(at + 1)}`,
      feature`bonds=${bond(at)}|${bond(at + 1)}`,
      feature`bond-f=${bond(at)}|${form}`,
      feature`bond+f=${bond(at + 1)}|${form}`,
      feature`bond--=${bond(at - 1)}|${bond(at)}`,
      feature`bond++=${bond(at + 1)}|${bond(at + 2)}`,
      feature`chunk=${opens}|${head}|${Math.min(chunk, 4)}`,
      feature`chunk place=${Math.min(at - since, 3)}|${head}`,
    ];
  });
}
