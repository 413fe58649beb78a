import type { Context, Outcome, View } from '../engine/model.ts';

/** A message and all that may be known about who says it. */
export interface Heard {
  message: string;
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone of the speaker. */
  zone: string;
  view: View;
  context: Context;
}

/**
 * Something that understands messages: the built-in rules, or a language model. It decides and touches nothing.
 * It is asked inside the write that carries its decision out, so it answers at once and does no I/O.
 */
export interface Engine {
  understand(heard: Heard): Outcome;
}
