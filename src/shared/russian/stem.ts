import { isInfinitive, isPassive, isPast, verbBase } from './verbs.ts';

/** The forms in which a word is compared with others; all are derived from its folded spelling. */
export interface WordKeys {
  word: string;
  /** Without case, number or tense: «отчетом» → «отчт», «купила» → «куп». */
  stem: string;
  /** The stem it has if it is a verb after all: «помыты», «куплю»; empty where it cannot be one. */
  alt: string;
  /** Without prefixes and suffixes of derivation: «поход», «сходить» → «ход». */
  root: string;
  verb: boolean;
  /** A verb or its short participle: what was done, not to what. */
  verbal: boolean;
  /** The stem if the word stands in its first form: «прием» is not «при» + «-ем». */
  base: string;
}

const NOUN_ENDING =
  /(?:иями|ями|ами|ией|иям|ием|иях|ого|его|ому|ему|ыми|ими|ую|юю|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ем|ом|ым|им|ых|их|ам|ям|ах|ях|ов|ев|ью|ия|ию|ии|ию|ья|ье|ьи|ью|ьям|ьев|а|я|о|е|ы|и|у|ю|ь|й)$/;
const VOWEL = /[аеиоуыэюя]/;
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    день: 'дн',
    дней: 'дн',
    людей: 'люд',
    люди: 'люд',
    людям: 'люд',
    дети: 'дет',
    детей: 'дет',
    ребенок: 'ребенк',
    пес: 'пс',
    лен: 'льн',
    льна: 'льн',
    матери: 'мат',
    дочери: 'доч',
    дочерью: 'доч',
    сыновья: 'сын',
    друзья: 'друг',
    друзей: 'друг',
    друзьям: 'друг',
    друзьями: 'друг',
    братья: 'брат',
    имени: 'им',
    имя: 'им',
    времени: 'врем',
    время: 'врем',
    уха: 'ух',
    уши: 'ух',
  }),
);

/** «звонок», «звонка» → «звонк»; «писем», «письма» → «писм»: the vowel that comes and goes. */
function withoutFleeting(stem: string): string {
  const hard = stem.replace(/ь(?=[^аеиоуыэюя]$)/, '');
  return hard.length > 3 ? hard.replace(/([^аеиоуыэюяй])[ое]([^аеиоуыэюяй])$/, '$1$2') : hard;
}

function nounStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4)
    return word.length === 3 && /^\p{L}{2}[аяоеыиую]$|^\p{L}[аеиоуя]й$/u.test(word) ? word.slice(0, 2) : word;
  const cut = word.replace(NOUN_ENDING, '');
  const stem = cut.length < 2 || !/[\p{L}]/u.test(cut) ? word.slice(0, -1) : cut;
  return withoutFleeting(stem);
}

const PREFIXES = /^(?:пере|пред|раз|рас|воз|вос|под|над|про|при|из|ис|вы|за|на|по|до|об|от|со|съ|во|с|в|у|о)/;
const SUFFIXES = /(?:ирован|ован|ени|ани|онк|очк|ечк|ушк|юшк|еньк|оньк|иц|ник|ик|ок|ек|к|ц|от|ств)$/;

/** One spelling for consonants that alternate in derivation: встреч-/встрет-, оплач-/оплат-. */
function leveled(root: string): string {
  return root
    .replace(/щ$/, 'ст')
    .replace(/(?<=.{4})ч$/, 'т')
    .replace(/жд$/, 'д')
    .replace(/ж$/, 'д')
    .replace(/ш$/, 'с')
    .replace(/нн$/, 'н')
    .replace(/([пбвмф])л$/, '$1');
}

function rootOf(base: string): string {
  const noSuffix = base.replace(SUFFIXES, '');
  const kept = noSuffix.length > 2 && VOWEL.test(noSuffix) ? noSuffix : base;
  const noPrefix = kept.replace(PREFIXES, '');
  return leveled(noPrefix.length > 2 && VOWEL.test(noPrefix) ? noPrefix : kept);
}

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
  'прочитать прочесть дочитать читать',
  'университет универ',
  'преподаватель препод',
  'электричество свет',
  'сдать сдача',
  'выбрать выбор',
  'принять прием приемка',
  'передать передача',
  'собрать сбор сборка',
  'разобрать разбор',
  'документы доки',
  'интернет инет',
  'пообедать обед',
  'поужинать ужин',
  'позавтракать завтрак',
  'выписать выписка',
  'отчитаться отчет',
];

const baseStem = (word: string) => (isInfinitive(word) || isPast(word) ? verbBase(word) : nounStem(word));
const kinOf = new Map(KIN.flatMap((row) => row.split(' ').map((word) => [baseStem(word), row] as const)));
const LATIN: readonly [string, string][] = [
  ['sch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ['th', 'т'],
  ['oo', 'у'],
  ['ee', 'и'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'дж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'и'],
  ['z', 'з'],
];
const LATIN_PARTS = new RegExp(LATIN.map(([latin]) => latin).join('|'), 'g');
const cyrillicOf = new Map(LATIN);

/** Latin letters as a Russian speaker would write the word: «grafana» → «графана». */
function inCyrillic(word: string): string {
  return word.replace(LATIN_PARTS, (part) => cyrillicOf.get(part)!);
}

const VERB_LIKE = /(?:[аеиуыюя]т|шь|[уюий]|[ий]те)$/;

function makeKeys(word: string): WordKeys {
  const latin = /^[a-z]/.test(word);
  const native = latin ? inCyrillic(word) : word;
  const verb = !latin && (isInfinitive(native) || isPast(native));
  const stem = verb ? verbBase(native) : nounStem(native);
  const mayBeVerb = !latin && !verb && (isPassive(native) || VERB_LIKE.test(native));
  const alt = mayBeVerb ? verbBase(native) : verb && isPast(native) ? nounStem(native) : '';
  const verbal =
    verb ||
    (!latin &&
      isPassive(native) &&
      /(?:[нт][аоы]|[лчщжшвн]ен|[дстврз]ан|[ыуя]т)$/.test(native) &&
      !/нн\p{L}{2}$/u.test(native));
  const root = kinOf.get(stem) ?? rootOf(verb ? stem : verbal ? alt : withoutThemeVowel(native, stem));
  const base = verb || /[аеиоуыэюя]$/.test(native) ? stem : withoutFleeting(native.replace(/[ьй]$/, ''));
  return { word, stem, alt, root, verb, verbal, base };
}

/** A noun made from a verb keeps its theme: «согласован-ие», «проверк-а». */
function withoutThemeVowel(word: string, stem: string): string {
  return /(?:ани|ени)[еяюий]?$/.test(word) ? stem.replace(/(?:ова|ирова|[ае])ни?$/, '') : stem;
}

const cache = new Map<string, WordKeys>();
const CACHE_LIMIT = 20_000;

/** The keys of a folded word, remembered for the next question about it. */
export function keysOf(word: string): WordKeys {
  const known = cache.get(word);
  if (known) return known;
  const keys = makeKeys(word);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  if (word.length < 40) cache.set(word, keys);
  return keys;
}

/**
 * Edits (insert, delete, replace, swap neighbours) from `a` to `b`, or `limit + 1` where there are more. Looks only at
 * letters whose places differ by no more than the limit: the time grows with the length of the words, not with its square.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const most = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return most;
  const unreached = () => new Array<number>(b.length + 1).fill(most);
  let [before, row, next] = [unreached(), unreached(), unreached()];
  for (let j = 0; j <= Math.min(limit, b.length); j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    let least = i <= limit ? i : most;
    next[from - 1] = least;
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next[j] = Math.min(cost, most);
      least = Math.min(least, cost);
    }
    if (to < b.length) next[to + 1] = most;
    if (least > limit) return most;
    [before, row, next] = [row, next, before];
  }
  return row[b.length]!;
}

const ALTERNATING = /^(?:тч|чт|кч|чк|дж|жд|зж|жз|гж|жг|сш|шс|тщ|щт|сщ|щс|цч|чц|кц|цк)$/;
const ALTERNATES = /[гджзкстцчшщ]$/;

/** Same stem up to the consonant that alternates at its end: испек-/испеч-. */
function alternate(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 3) return false;
  return a.slice(0, -1) === b.slice(0, -1) && ALTERNATING.test(a.at(-1)! + b.at(-1)!);
}

const alternating = (stem: string) => (ALTERNATES.test(stem) ? [`${stem.slice(0, -1)}*`] : []);

/** Words can be kin only where they share one of these texts: what an index of words is kept by. */
export function kinKeys({ word, stem, alt, root, base }: WordKeys): Set<string> {
  const keys = new Set([word, stem, alt, root, base, ...alternating(stem), ...alternating(alt)]);
  keys.delete('');
  return keys;
}

/** How surely two words are forms of one: 1 the same, 0.95 another case or tense, 0.75 one family, 0 strangers. */
export function kinship(a: WordKeys, b: WordKeys): number {
  if (a.word === b.word) return 1;
  if (a.stem === b.stem && a.stem.length > 1) return a.verb === b.verb ? 0.95 : 0.85;
  if (!a.verb && !b.verb && a.base.length > 2 && (a.base === b.stem || a.stem === b.base || a.base === b.base))
    return 0.95;
  if ((a.verb || b.verb) && alternate(a.stem, b.stem)) return 0.9;
  if (a.alt && b.verb && (a.alt === b.stem || alternate(a.alt, b.stem))) return 0.9;
  if (b.alt && a.verb && (b.alt === a.stem || alternate(b.alt, a.stem))) return 0.9;
  return a.root === b.root && a.root.length > 2 ? 0.75 : 0;
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
