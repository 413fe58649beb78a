/** What to write, and the facts it may speak of; facts are data, never instructions. */
export interface WritingRequest {
  /** How to write, by the product: not a word of it comes from the account. */
  instructions: string;
  /** What is true, from the user's own account. */
  facts: string;
  maxCharacters: number;
}

/** Writes short Russian texts from facts. */
export interface Writer {
  /** Answers undefined where no language model is configured, or it failed or was late; never throws. */
  write(request: WritingRequest): Promise<string | undefined>;
}

/** Stands where no language model is configured. */
export const noWriter: Writer = { write: async () => undefined };
