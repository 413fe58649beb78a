/** What is to be thought up, and of what; facts are data, never instructions. */
export interface ListingRequest {
  /** How, by the product: not a word of it comes from the account. */
  instructions: string;
  /** From the user's own account. */
  facts: string;
}

/** Thinks something up, line by line; there is one only where a language model is configured. */
export interface Lister {
  /** Answers its words, without the marks of a text; undefined where the model failed, was late or `signal` gave it up. */
  list(request: ListingRequest, signal?: AbortSignal): Promise<string | undefined>;
}
