import { readNumeral } from '#shared/russian/numerals.ts';
import { plural } from '#shared/russian/plural.ts';
import { kinship, SAME_WORD } from '../hear/kinship.ts';
import { names, type Word } from '../hear/words.ts';
import type { Dictionary } from '../morphology/dictionary.ts';

/** «9-11», «2.4.1»: no number, but a name that is made of them. */
const isSign = (word: Word | undefined) => word?.kind === 'mark' && word.glued;

interface Figure {
  /** Words `from` up to, not including, `to`. */
  from: number;
  to: number;
  value: number;
  digits: boolean;
}

/** The numbers that are said, in figures or by words. */
function figuresIn(words: readonly Word[]): Figure[] {
  const found: Figure[] = [];
  for (let at = 0; at < words.length; at++) {
    const numeral = readNumeral(words, at);
    if (!numeral) continue;
    const { digits } = numeral;
    let { value, next } = numeral;
    for (; digits && /^\d{3}$/.test(words[next]?.word ?? ''); next++) value = value * 1000 + Number(words[next]!.word);
    if (!(isSign(words[next]) && words[next + 1]?.glued)) found.push({ from: at, to: next, value, digits });
    else while (words[next]?.glued) next++;
    at = next - 1;
  }
  return found;
}

/** A word that is shorter stands for a longer one: «мм», «чел». */
const SHORTEST_ROOT = 3;

/** The form of a thing that so many are counted of: «мешок», «мешка», «мешков». */
const countForm = (value: number) => plural(value, ['nomn sing', 'gent sing', 'gent plur']).split(' ');

/** «3 мешка» of which there are to be 5: «мешков»; empty where the word stays. */
function inCountOf(thing: Word, before: number, value: number, dictionary: Dictionary): string {
  const [old, now] = [countForm(before), countForm(value)];
  const noun = dictionary
    .analyse(thing.word)
    .find(({ grammemes }) => grammemes[0] === 'NOUN' && old.every((one) => grammemes.includes(one)));
  if (!noun || old.join() === now.join() || !dictionary.knows(thing.word)) return '';
  const form = dictionary.inflect(noun, now) ?? '';
  return form.startsWith(thing.word.slice(0, SHORTEST_ROOT)) && thing.word.length > SHORTEST_ROOT ? form : '';
}

/** «не двенадцать мешков, а пятнадцать», «поправь, теперь 2800»: a number of the title goes with the one that is said. */
export function withFigure(
  title: string,
  old: readonly Word[],
  name: readonly Word[],
  against: readonly Word[],
  dictionary: Dictionary,
): string | null {
  const [said, another] = figuresIn(name);
  if (!said || another) return null;
  const own = figuresIn(old);
  const denied = figuresIn(against).map(({ value }) => value);
  const [only, further] = denied.length > 0 ? own.filter(({ value }) => denied.includes(value)) : own;
  if (!only || further) return null;
  const rest = [...name.slice(0, said.from), ...name.slice(said.to)].filter(names);
  const around = [...old.slice(Math.max(0, only.from - 1), only.from), ...old.slice(only.to, only.to + rest.length)];
  if (!rest.every((word) => around.some((one) => one.word === word.word || kinship(one, word) > SAME_WORD)))
    return null;
  const text = name
    .slice(said.from, said.to)
    .map((word) => word.text)
    .join(' ');
  const written = only.digits && !said.digits ? String(said.value) : text;
  // «глава 4 романа»: a number behind a noun is its number, and counts nothing.
  const thing = old[only.from - 1]?.speech === 'NOUN' ? undefined : old[only.to];
  // «на 31 сотрудника»: what is counted was said in the form that it has there.
  const counts = thing && name[said.to]?.kind === 'word' && kinship(name[said.to]!, thing) > SAME_WORD;
  const counted = counts ? name[said.to]!.text : thing ? inCountOf(thing, only.value, said.value, dictionary) : '';
  const begins = title.slice(0, old[only.from]!.start);
  return counted
    ? `${begins}${written} ${counted}${title.slice(thing!.end)}`
    : begins + written + title.slice(old[only.to - 1]!.end);
}
