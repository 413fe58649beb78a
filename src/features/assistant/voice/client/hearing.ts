import type { Trouble } from '../rules.ts';

/** What is told while somebody speaks. Exactly one of `onEnd` and `onTrouble` comes last. */
export interface HearingEvents {
  /** The microphone is open. */
  onStart(): void;
  /** The words so far; they may change. */
  onWords(words: string): void;
  /** The microphone is closed, and the words are being worked out. */
  onClosed(): void;
  onEnd(words: string): void;
  /** @param why the server’s own words, where it says more than the kind of trouble does */
  onTrouble(trouble: Trouble, why?: string): void;
}

/** A microphone that is open, or about to be. */
export interface Hearing {
  /** That was all: what was said is worked out. */
  finish(): void;
  /** Ends at once; nothing more is told. */
  cancel(): void;
}
