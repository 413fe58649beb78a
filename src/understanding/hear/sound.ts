const FOREIGN: readonly [RegExp, string][] = [
  [/sch/g, 'щ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/ph/g, 'ф'],
  [/th/g, 'т'],
  [/ck/g, 'к'],
  [/oo/g, 'у'],
  [/ee/g, 'и'],
  [/ya/g, 'я'],
  [/yu/g, 'ю'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/x/g, 'кс'],
  [/w/g, 'в'],
  [/q/g, 'к'],
];
const LETTERS = new Map(
  Object.entries({
    ...{ a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'дж', k: 'к', l: 'л', m: 'м' },
    ...{ n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', y: 'и', z: 'з' },
  }),
);
/** Letters that are heard alike: voiced as voiceless, unstressed vowels as one. */
const HEARD = new Map(
  Object.entries({
    ...{ б: 'п', в: 'ф', г: 'к', д: 'т', ж: 'ш', з: 'с', щ: 'ш', ц: 'с', ь: '', ъ: '' },
    ...{ э: 'е', о: 'а', ы: 'и', я: 'а', ю: 'у', ё: 'е', е: 'и', й: 'и' },
  }),
);

/** «meeting» in Russian letters, as it is spoken. */
function inRussianLetters(word: string): string {
  let rest = word
    .replace(/c(?=[eiy])/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/e$/, '');
  for (const [letters, russian] of FOREIGN) rest = rest.replace(letters, russian);
  return [...rest].map((letter) => LETTERS.get(letter) ?? letter).join('');
}

/** How a folded word sounds, roughly: words that are heard alike have the same. */
export function soundOf(word: string): string {
  const russian = /[a-z]/.test(word) ? inRussianLetters(word) : word;
  let [sound, last] = ['', ''];
  for (let at = 0; at < russian.length; at++) {
    const letter = russian[at]!;
    const heard = HEARD.get(letter) ?? letter;
    // A letter that is not heard parts none that are heard alike.
    if (heard === '' || heard === last) continue;
    sound += heard;
    last = heard;
  }
  return sound;
}

/** Is one the other with one letter more, less, changed, or two letters swapped? */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let [at, on] = [0, 0];
  while (at < one.length && one[at] === other[on]) {
    at++;
    on++;
  }
  const [left, right] = [one.slice(at), other.slice(on)];
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}

/** Do both words hold one run of at least so many letters? */
export function shareRun(one: string, other: string, letters: number): boolean {
  for (let at = 0; at + letters <= one.length; at++) if (other.includes(one.slice(at, at + letters))) return true;
  return false;
}
