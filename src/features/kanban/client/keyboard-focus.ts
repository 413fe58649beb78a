/** The one card that is to take the keyboard as soon as it is drawn: cards out of sight and on their way are not. */
export class FocusWish {
  #cardId: string | null = null;
  readonly #listeners = new Set<() => void>();

  get cardId(): string | null {
    return this.#cardId;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  want(cardId: string | undefined): void {
    this.#cardId = cardId ?? null;
    for (const listener of this.#listeners) listener();
  }

  granted(): void {
    this.#cardId = null;
  }
}
