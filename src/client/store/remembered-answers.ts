import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AccountDatabase } from './account-database.ts';
import { shownChanges } from './shown-changes.ts';

/** A question that the device cannot answer of its rows. */
export interface Remembered {
  /** What its keys begin with; of all of them the last answer is remembered. */
  path: string;
  /** It is asked before anybody wants to know, by this path alone. */
  ahead?: true;
}

/** Remembers the last answers to questions, and shows them before the next ones come. */
export class RememberedAnswers {
  readonly #client: QueryClient;
  readonly #database: AccountDatabase;
  readonly #questions: readonly Remembered[];
  #end = () => {};

  constructor(client: QueryClient, database: AccountDatabase, questions: readonly Remembered[]) {
    this.#client = client;
    this.#database = database;
    this.#questions = questions;
  }

  /** Shows what is remembered, where nothing is known yet, and goes on remembering. */
  async begin(): Promise<void> {
    const cache = this.#client.getQueryCache();
    const paths = this.#questions.map(({ path }) => path);
    for (const path of paths) this.#neverForget([path]);
    const remember = ({ queryKey, state }: Query) => {
      if (state.data !== undefined && paths.includes(queryKey[0] as string)) void this.#remember(queryKey, state.data);
    };
    // One that begins with what the document brought is added with its answer.
    this.#end = cache.subscribe(({ type, query }) => (type === 'added' || type === 'updated') && remember(query));
    for (const query of cache.getAll()) remember(query);
    for (const { key, answer } of await this.#database.answers()) {
      if (this.#client.getQueryData(key) !== undefined) continue;
      this.#client.setQueryData(key, shownChanges(this.#client).over(key, answer, { held: new Set() }));
      await this.#client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
    }
  }

  /** Asks what is to be known ahead, where it is not. */
  async ask(): Promise<void> {
    const ahead = this.#questions.filter((question) => question.ahead);
    await Promise.all(ahead.map(({ path }) => this.#client.prefetchQuery({ queryKey: [path] })));
  }

  close(): void {
    this.#end();
  }

  /** What nobody looks at is let go of by the cache after some minutes, which without a network would be for good. */
  #neverForget(path: QueryKey): void {
    this.#client.setQueryDefaults(path, { ...this.#client.getQueryDefaults(path), gcTime: Number.POSITIVE_INFINITY });
  }

  async #remember(key: QueryKey, answer: unknown): Promise<void> {
    try {
      await this.#database.keepAnswer(key[0] as string, { key, answer });
    } catch (error) {
      console.debug('device', error);
    }
  }
}
