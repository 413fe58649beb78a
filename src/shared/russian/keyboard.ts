const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";

const latinOf = new Map(Array.from(CYRILLIC, (letter, index) => [letter, LATIN.charAt(index)]));

/** The keys by which a text is typed, as the Latin layout names them, without regard to case: «Пароль» is `gfhjkm`. */
export const keysOf = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase(), (letter) => latinOf.get(letter) ?? letter).join('');
