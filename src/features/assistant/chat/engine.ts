import type { Surroundings } from '../engine/environment.ts';
import type { Outcome } from '../engine/model.ts';

/** A message and all that may be known about who says it. */
export interface Heard extends Surroundings {
  message: string;
}

/**
 * The rules that understand messages. They decide and touch nothing, and are asked inside the write that carries their
 * decision out, so they answer at once and do no I/O.
 */
export interface Engine {
  understand(heard: Heard): Outcome;
}

/** What was said before, by either side. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  /** The message did something. */
  acted: boolean;
}

/** What a language model is told beside the message. */
export interface Told extends Heard {
  /** The end of the conversation, oldest first. */
  turns: readonly Turn[];
  /** How the user wants to be spoken to, in their own words; empty where they did not say. */
  wishes: string;
}

/** A language model in place of the rules. It takes its time, so it is asked ahead of the write, and decides as they do. */
export interface Thinker {
  /** Undefined where it leaves the message to the rules: it failed, was late, or need not be asked. Never throws. */
  think(told: Told): Promise<Outcome | undefined>;
}
