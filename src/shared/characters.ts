/**
 * Signs that leave nothing to be seen: white space of any kind, what Unicode says to ignore where it is not understood
 * (zero-width signs, bidi controls, Hangul fillers, variation selectors), other controls, and two that are drawn empty.
 */
const UNSEEN = '\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Cs}\\u2800\\u{1D159}';

/** Matches a text in which there is something to be seen; also a pattern of JSON Schema. */
export const VISIBLE = new RegExp(`[^${UNSEEN}]`, 'u');

/** True for a text that looks empty, whatever it holds. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** U+0000 and half of a surrogate pair: PostgreSQL refuses the one, and the other cannot be written in UTF-8 at all. */
const UNSTORABLE = /[\p{Cs}\0]/u;

/** True for a text that every database of ours keeps as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
