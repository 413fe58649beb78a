/** The one card that is to take the keyboard as soon as it is drawn: cards out of sight and on their way are not. */
export class FocusWish {
  #cardId: string | null = null;
  #stays = false;
  readonly #listeners = new Set<() => void>();

  get cardId(): string | null {
    return this.#cardId;
  }

  /** It stands where it will stand, and may be given the keyboard without being drawn anew. */
  get stays(): boolean {
    return this.#stays;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  want(cardId: string | undefined, stays = false): void {
    this.#cardId = cardId ?? null;
    this.#stays = stays;
    for (const listener of this.#listeners) listener();
  }

  granted(): void {
    this.#cardId = null;
  }
}
