import { cut, endingOf } from './endings.ts';
import { deedsOf, rootOf } from './families.ts';
import { forms, oneOf } from './one-of.ts';
import { rememberedOfWords } from './remembered-words.ts';
import { isInfinitive, isPassive, isPast, verbBase } from './verbs.ts';

/** The forms in which a word is compared with others; all are derived from its folded spelling. */
export interface WordKeys {
  word: string;
  /** Without case, number or tense: «отчетом» → «отчт», «купила» → «куп». */
  stem: string;
  /** The stem it has if it is a form of a verb: «помыть», «помыты», «куплю»; empty where it cannot be one. */
  alt: string;
  /** Without prefixes and suffixes of derivation: «поход», «сходить» → «ход»; empty where little would be left. */
  root: string;
  /** What a verb has in common with the name of its deed: «полив», «полить». */
  deeds: readonly string[];
  verb: boolean;
  /** A verb or its short participle: what was done, not to what. */
  verbal: boolean;
  /** The stem if the word stands in its first form: «прием» is not «при» + «-ем». */
  base: string;
}

const NOUN_ENDING = endingOf(
  'иями ями ами ией иям ием иях ого его ому ему ыми ими ую юю ая яя ое ее ые ие ый ий ой ей ем ом ым им ых их ам ям ах ях',
  'ов ев ью ия ию ии ья ье ьи ьям ьев а я о е ы и у ю ь й',
);
/** Nouns that change more than their ending, each row after its stem. */
const IRREGULAR = [
  'дн день дней',
  'пс пес',
  'льн лен льна льну',
  'прием прием приема приему приемом приеме приемы приемов',
  'мат матери матерью',
  'доч дочери дочерью',
  'сын сыновья',
  'друг друзья друзей друзьям друзьями',
  'им имя имени',
  'врем время времени',
  'ух уши уха',
];
const irregularStem = new Map(
  IRREGULAR.flatMap((row) => {
    const [stem, ...words] = row.split(' ');
    return words.map((word) => [word, stem!] as const);
  }),
);

/** «звонок», «звонка» → «звонк»; «писем», «письма» → «писм»: the vowel that comes and goes. */
function withoutFleeting(stem: string): string {
  const hard = stem.replace(/ь(?=[^аеиоуыэюя]$)/, '');
  return hard.length > 3 ? hard.replace(/([^аеиоуыэюяй])[ое]([^аеиоуыэюяй])$/, '$1$2') : hard;
}

/** At least two letters stay. */
const withoutEnding = (word: string): string => irregularStem.get(word) ?? cut(word, NOUN_ENDING(word.slice(2)));

const nounStem = (word: string): string => withoutFleeting(withoutEnding(word));

const KIN: readonly string[] = [
  'убрать убирать убраться уборка прибраться прибрать прибирать убрал прибрался',
  'сходить пойти идти ходить поход визит съездить поехать ехать поездка заехать зайти заскочить схожу сходил пошел',
  'позвонить звонок созвон созвониться набрать перезвонить звонить',
  'встретиться встреча встретить увидеться',
  'купить покупка закупка закупить докупить приобрести взять',
  'оплатить заплатить оплата платеж уплатить',
  'велосипед велик',
  'компьютер комп',
  'ноутбук ноут',
  'холодильник холодос',
  'телевизор телик телек',
  'фотография фото фотка',
  'презентация преза',
  'квартира хата',
  'поликлиника больница',
  'прочитать прочесть дочитать читать чтение',
  'университет универ',
  'преподаватель препод',
  'электричество свет',
  'сдать сдача',
  'принять прием приемка',
  'передать передача',
  'собрать сбор сборка',
  'разобрать разбор',
  'документы доки',
  'интернет инет',
  'пообедать обед',
  'поужинать ужин',
  'позавтракать завтрак',
  'отчитаться отчет',
  'перевести переводить перевод',
  'перенести переносить перенос',
  'вернуть возвратить возврат',
  'переехать переезд',
  'подать подавать подача',
  'выдать выдавать выдача',
  'посеять сеять посев',
  'ухаживать уход',
  'мойка мыть помыть вымыть',
];

const baseStem = (word: string) => (isInfinitive(word) || isPast(word) ? verbBase(word) : nounStem(word));
const kinOf = new Map(KIN.flatMap((row) => row.split(' ').map((word) => [baseStem(word), row] as const)));

const LATIN = new Map(
  'sch:щ sh:ш ch:ч zh:ж kh:х ya:я yu:ю ph:ф ck:к th:т oo:у ee:и a:а b:б c:к d:д e:е f:ф g:г h:х i:и j:дж k:к l:л m:м n:н o:о p:п q:к r:р s:с t:т u:у v:в w:в x:кс y:и z:з'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const LATIN_PARTS = new RegExp([...LATIN.keys()].join('|'), 'g');

/** Latin letters as a Russian speaker would write the word: «grafana» → «графана». */
const inCyrillic = (word: string): string => word.replace(LATIN_PARTS, (part) => LATIN.get(part)!);

/** Of a present or a future tense, an imperative and a long participle. */
const VERB_LIKE = endingOf('ат ет ит ут ыт ют ят шь у ю и й ите йте', ...forms('нн', 'ая ый ое ые ой ую ым ыми ых'));

/** The keys of a folded word. */
export const keysOf = rememberedOfWords((word): WordKeys => {
  const latin = /[a-z]/.test(word);
  const native = latin ? inCyrillic(word) : word;
  const verb = !latin && (isInfinitive(native) || isPast(native));
  const verbal = verb || (!latin && isPassive(native));
  const stem = verb ? verbBase(native) : nounStem(native);
  const alt = verbal || VERB_LIKE(native) !== '' ? verbBase(native) : '';
  const own = verbal ? alt : stem;
  const root = kinOf.get(stem) ?? rootOf(native, own, verbal);
  const deeds = deedsOf(native, verbal ? alt : withoutEnding(native), verbal);
  const base = verb || /[аеиоуыэюя]$/.test(native) ? stem : withoutFleeting(native.replace(/[ьй]$/, ''));
  return { word, stem, alt, root, deeds, verb, verbal, base };
});

/**
 * Edits (insert, delete, replace, swap neighbours) from `a` to `b`, or `limit + 1` where there are more. Looks only at
 * letters whose places differ by no more than the limit: the time grows with the length of the words, not with its square.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const most = limit + 1;
  // Stryker disable next-line ConditionalExpression: only saves looking further.
  if (Math.abs(a.length - b.length) > limit) return most;
  const unreached = () => new Array<number>(b.length + 1).fill(most);
  let [before, row, next] = [unreached(), Array.from({ length: b.length + 1 }, (_, j) => j), unreached()];
  for (let i = 1; i <= a.length; i++) {
    // Stryker disable next-line MethodExpression: what lies behind the word's end is not asked for.
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    let least = i;
    next[from - 1] = least;
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next[j] = Math.min(cost, most);
      least = Math.min(least, cost);
    }
    // Stryker disable next-line ConditionalExpression: only saves looking further.
    if (least > limit) return most;
    [before, row, next] = [row, next, before];
  }
  return row[b.length]!;
}

/** Consonants that alternate at the end of one stem: the one of «пишу», then the one of «писать». */
const ALTERNATING = oneOf('чт чк жд жз жг шс щт кч гч');

/** Same stem up to the consonant that alternates at its end: испек-у/испеч-ь. */
const alternate = (tense: string, infinitive: string): boolean =>
  tense.slice(0, -1) === infinitive.slice(0, -1) && ALTERNATING.test(tense.slice(-1) + infinitive.slice(-1));

/** Words can be kin only where they share one of these texts: what an index of words is kept by. */
export function kinKeys({ word, stem, alt, root, deeds, base }: WordKeys): Set<string> {
  const keys = new Set([word, stem, alt, root, ...deeds, base, alt && `${alt.slice(0, -1)}*`]);
  keys.delete('');
  return keys;
}

/** How surely two words are forms of one: 1 the same, 0.95 another case or tense, 0.75 one family, 0 strangers. */
export function kinship(a: WordKeys, b: WordKeys): number {
  if (a.word === b.word) return 1;
  if (a.stem === b.stem || a.base === b.stem || a.stem === b.base) return a.verb === b.verb ? 0.95 : 0.85;
  if (b.verb && (a.alt === b.stem || alternate(a.alt, b.stem))) return 0.9;
  if (a.verb && (b.alt === a.stem || alternate(b.alt, a.stem))) return 0.9;
  if (a.root === b.root && a.root !== '') return 0.75;
  return a.verbal !== b.verbal && a.deeds.some((one) => b.deeds.includes(one)) ? 0.75 : 0;
}

/** Edits by which stems may differ, the shorter being of so many letters: none below 4, then one, from 7 on two. */
export const slipsIn = (letters: number): number => (letters < 4 ? 0 : letters > 6 ? 2 : 1);

/** True for a word in which a slip can be told from another word. */
export const maySlip = ({ word, stem }: WordKeys): boolean => slipsIn(stem.length) > 0 && !/\d/.test(word);

/** True where one word looks like a slip of the other. */
export function isSlip(a: WordKeys, b: WordKeys): boolean {
  const edits = slipsIn(Math.min(a.stem.length, b.stem.length));
  return maySlip(a) && maySlip(b) && editDistance(a.stem, b.stem, edits) <= edits;
}
