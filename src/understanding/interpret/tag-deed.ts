import { deedOnTags } from '../hear/tag-words.ts';
import type { Word } from '../hear/words.ts';
import type { Clause } from '../read/clauses.ts';
import type { Label, Part } from '../read/labels.ts';
import { partsWith, placesOf, wordsOf } from './context.ts';
import type { TagsNamed } from './tag-names.ts';

export type Deed = 'put' | 'take';

/** «оставь дом», «дом пусть остаётся» */
export const KEEPS = /^(?:остав|остает|сохран|keep|хватит|пусть|пускай|живет)/;

/** What a command says of tags; null where it does not tell. */
export function deedOf(words: readonly Word[]): Deed | null {
  for (const [at, word] of words.entries()) {
    const deed = deedOnTags(word);
    if (deed === 'takes' || (word.word === 'место' && words[at - 1]?.word === 'не')) return 'take';
    if (deed === 'puts' || deed === 'marks' || word.senses.includes('add')) return 'put';
    if (word.senses.includes('delete')) return 'take';
  }
  return words.some(({ text }) => text === '+') ? 'put' : null;
}

/** Words between two parts. */
const between = (one: Part, other: Part) => (one.from >= other.to ? one.from - other.to : other.from - one.to);

/** The commands of a clause, the nearest to a part first. */
export const commandsBy = (part: Part, clause: Pick<Clause, 'parts'>): Part[] =>
  partsWith(clause, 'cmd').toSorted((a, b) => between(a, part) - between(b, part));

/** «не забудь», «не спрашивай» deny nothing that is to be done. */
const DENIES_NOTHING = /^(?:забу|забы|спраш|спрос|стесн|тян|мешк)/;

/** «не трогай»: here stands the «не» of a verb. */
export const isDenial = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === 'не' &&
  /^(?:VERB|INFN)$/.test(words[at + 1]?.speech ?? '') &&
  !DENIES_NOTHING.test(words[at + 1]!.word);

/** «тег дом не ставь», «не вешай дом»: nothing is to be done with it. */
export function isDenied(part: Part, clause: Pick<Clause, 'parts'>, words: readonly Word[]): boolean {
  const [command] = commandsBy(part, clause);
  const own = command && wordsOf([command], words);
  const isOfCommand = command && (isDenial(words, command.from - 1) || (own![0]!.word === 'не' && isDenial(own!, 0)));
  return isOfCommand || isDenial(words, part.to) || isDenial(words, part.from - 2);
}

const LEADS_AWAY = /^(?:с|со|от|ото|из|изо|у)$/;
const LEADS_THERE = /^(?:на|к|ко|под|в|во)$/;
const inCase = ({ forms }: Word, which: string) => forms.some((form) => form.endsWith(`:${which}`));
const isDative = (word: Word) => inCase(word, 'datv') && !['nomn', 'accs', 'gent'].some((one) => inCase(word, one));
/** What stands in these tells nothing of the direction. */
const ASIDE: readonly Label[] = ['tag', 'when', 'prio', 'proj', 'name', 'note', 'title', 'old'];

/** Which way a clause leads with a tag that its task has, where its command does not tell: «с отчёта», «у него» or «отчёту», «на него». */
export function directionOf(clause: Clause, words: readonly Word[]): Deed | null {
  const aside = new Set(placesOf(partsWith(clause, ...ASIDE)));
  for (let at = clause.from; at < clause.to; at++) {
    const [word, next] = [words[at]!, words[at + 1]];
    if (aside.has(at) || !next) continue;
    if (LEADS_AWAY.test(word.word) && (inCase(next, 'gent') || !inCase(next, 'ablt'))) return 'take';
    if (LEADS_THERE.test(word.word)) return 'put';
  }
  const isGiven = (word: Word, at: number) => isDative(word) && words[at - 1]?.speech !== 'PREP';
  for (let at = clause.from; at < clause.to; at++) if (!aside.has(at) && isGiven(words[at]!, at)) return 'put';
  return null;
}

const NO_LONGER = /^(?:больше|уже|теперь|отныне)$/;

/** «посылка больше не дом», «кости уже не учёба» */
const isNoLonger = (words: readonly Word[], at: number) =>
  words[at]?.word === 'не' && NO_LONGER.test(words[at - 1]?.word ?? '');

/** Words behind a tag that tell of it alone. */
const TOLD_OF_IT = 2;

/** «сними ремонт, дом пусть остаётся»: nothing but that stands behind it, up to where something else begins. */
function isKept(part: Part, clause: Clause, words: readonly Word[]): boolean {
  const behind = words.slice(part.to, clause.to);
  const end = behind.findIndex(({ kind }) => kind === 'break');
  const told = end < 0 ? behind : behind.slice(0, end);
  const names = new Set(wordsOf(partsWith(clause, 'tag'), words));
  return (
    told.length <= TOLD_OF_IT && told.some(({ word }) => KEEPS.test(word)) && !told.some((word) => names.has(word))
  );
}

/** What the words say is to be done with a tag: its sign or its preposition, or the nearest command; null where none of them tells. */
export function deedSaid(part: Part, { all }: TagsNamed, clause: Clause, words: readonly Word[]): Deed | null {
  const [first, second] = words.slice(part.from, part.to);
  const ahead = words[part.from - 1];
  const sign = /^[+–-]$/.test(first?.text ?? '') ? first : ahead?.text === '-' ? ahead : undefined;
  if (isKept(part, clause, words)) return 'put';
  if (first?.word === 'без' || second?.word === 'без') return 'take';
  if (isNoLonger(words, part.from) || isNoLonger(words, part.from - 1)) return 'take';
  if (sign && (words[part.from]?.glued || sign === first)) return sign.text === '+' ? 'put' : 'take';
  for (const command of commandsBy(part, clause)) {
    const own = wordsOf([command], words);
    // What is kept is there, or else is to be.
    const told = own.some(({ word }) => KEEPS.test(word)) ? 'put' : deedOf(own);
    if (told) return told;
    // Of all tags only the nearest command tells.
    if (all || between(command, part) === 0) break;
  }
  return null;
}
