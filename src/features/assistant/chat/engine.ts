import type { Surroundings } from '../engine/environment.ts';
import type { Outcome } from '../engine/model.ts';

/** A message and all that may be known about who says it. */
export interface Heard extends Surroundings {
  message: string;
  /** Whose tasks they are, under which name what is read of them may be kept. */
  account: string;
}

/** The rules that understand messages. They decide and touch nothing, and are asked ahead of the write. */
export interface Engine {
  understand(heard: Heard): Promise<Outcome>;
  close(): Promise<void>;
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

/** A language model in place of the rules. It takes its time, so it is asked ahead of the write as well, and decides as they do. */
export interface Thinker {
  /** Undefined where it leaves the message to the rules: it failed, was late, or need not be asked. Never throws. */
  think(told: Told): Promise<Outcome | undefined>;
}
