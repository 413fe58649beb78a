import type { TokenRange } from '#shared/russian/length-words.ts';
import type { Token } from '#shared/russian/text.ts';

/** A value with the tokens that say it. */
export interface HeardSpan<V> extends TokenRange {
  value: V;
  /** Its noun as it was said; null where a verb or a sign says it. */
  noun: string | null;
  /** The place of a verb that says nothing else: «оцени». */
  verb?: number;
  /** Further words that say nothing else. */
  also?: readonly TokenRange[];
}

/**
 * What is said of a task by a sign, a noun or a verb of its own, which no label of the learned reader marks: how that is heard, ahead
 * of the reading, in a message and in a line that makes a task, and how it is told.
 */
export interface Apart<V> {
  /** All that is surely said of it, in order; `text` is where the tokens stand. */
  hear(tokens: readonly Token[], text: string): readonly HeardSpan<V>[];
  /** Its nouns, and what each is where something is put: «оценка», «оценку». */
  nouns: readonly [is: string, put: string][];
  /** Where a task has none of it: «без оценки». */
  without: string;
  /** A value in words. */
  words(value: V): string;
  /** In the chip of a line: what a press takes away («оценку времени»), and what the chip says. */
  chip: { noun: string; label(value: V): string };
}
