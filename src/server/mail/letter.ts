import type { z } from 'zod';

/** What a letter says, from its top down. */
export type Part =
  | { text: string }
  | { heading: string }
  | { list: readonly string[] }
  /** The one thing to be pressed. */
  | { button: string; url: string };

export interface Letter {
  /** One address. */
  to: string;
  subject: string;
  parts: readonly Part[];
  /** Why it came, in small print. */
  footnote: string;
  /**
   * The page that ends letters of its kind, what it says of them, and the address by which a mailbox ends them at one press; only of what
   * may be ended.
   */
  unsubscribe?: { url: string; label: string; post: string };
}

/** A kind of letter: what it is about is kept until it goes, what it says never is. */
export interface LetterKind<About> {
  readonly name: string;
  readonly about: z.ZodType<About>;
  /** Milliseconds after which it is not worth sending any more, half a day at most. */
  readonly lasts: number;
  /** Of one account in an hour. */
  readonly most: number;
}

/** Keeps the type of what it is about. */
export const defineLetter = <About>(kind: LetterKind<About>): LetterKind<About> => kind;
