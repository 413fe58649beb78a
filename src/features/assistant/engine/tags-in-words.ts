import { quote } from './wording.ts';

/** «тег «дом»», «теги «дом» и «сад»». */
export const tagsInWords = (names: readonly string[], [one, many]: readonly [string, string]) =>
  `${names.length === 1 ? one : many} ${names.map(quote).join(', ')}`;
export const TAG = ['тег', 'теги'] as const;
