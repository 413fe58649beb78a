/** A change that this window shows and the server has not confirmed. */
export interface Entry<T> {
  apply: (list: readonly T[]) => readonly T[];
}

/**
 * The server's list and, over it, the changes on their way. The two are kept apart so that a refused change is taken
 * back alone, whatever was changed before and after it.
 */
export class Journal<T> {
  #base: readonly T[] | undefined;
  #shown: readonly T[] | undefined;
  #entries: readonly Entry<T>[] = [];
  readonly #lifted = new Set<Entry<T>>();

  /** The list with all changes on their way; undefined before the first answer. */
  get shown(): readonly T[] | undefined {
    return this.#shown;
  }

  get base(): readonly T[] | undefined {
    return this.#base;
  }

  /** How many changes the server has not made. */
  get pending(): number {
    return this.#entries.filter((entry) => !this.#lifted.has(entry)).length;
  }

  /** Changes that the server has made in its own way: shown until a list that is asked for from now on has come. */
  get lifted(): readonly Entry<T>[] {
    return [...this.#lifted];
  }

  lift(entry: Entry<T>): void {
    this.#lifted.add(entry);
  }

  /**
   * Takes a list of the server as the ground on which the changes stand.
   * @param told lifted changes that the list holds already
   */
  accept(base: readonly T[], told: readonly Entry<T>[] = []): readonly T[] {
    this.#base = base;
    for (const entry of told) this.#lifted.delete(entry);
    this.#entries = this.#entries.filter((entry) => !told.includes(entry));
    return this.#refold(base);
  }

  /** Shows a change. */
  begin(apply: Entry<T>['apply']): Entry<T> {
    const entry = { apply };
    this.#entries = [...this.#entries, entry];
    if (this.#shown) this.#shown = apply(this.#shown);
    return entry;
  }

  /** Makes a change part of the server's list, corrected by what the server answered. */
  confirm(confirmed: Entry<T>, correct: Entry<T>['apply']): void {
    const left = this.#entries.filter((entry) => entry !== confirmed);
    // Where nothing else is shown, what is shown is the list with it: its rows keep their identity.
    const applied = left.length === 0 ? this.#shown : this.#base && confirmed.apply(this.#base);
    this.#entries = left;
    if (applied) this.accept(correct(applied));
  }

  /** Takes back a change that was refused. */
  refuse(entry: Entry<T>): void {
    this.#entries = this.#entries.filter((other) => other !== entry);
    if (this.#base) this.#refold(this.#base);
  }

  #refold(base: readonly T[]): readonly T[] {
    this.#shown = fold(base, this.#entries);
    return this.#shown;
  }
}

const fold = <T>(base: readonly T[], entries: readonly Entry<T>[]): readonly T[] =>
  entries.reduce((list, { apply }) => apply(list), base);
