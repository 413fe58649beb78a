/**
 * The one card that is to take the keyboard as soon as it is drawn: cards out of sight and on their way are not. A card that has the
 * keyboard keeps it wherever it is moved to, by whomever.
 */
export class FocusWish {
  #cardId: string | null = null;
  #followed: string | null = null;
  #heir: { of: string; id: string } | null = null;
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

  /** Of a card that stands where it will stand. */
  want(cardId: string): void {
    this.#cardId = cardId;
    for (const listener of this.#listeners) listener();
  }

  granted(): void {
    this.#cardId = null;
  }

  /** Has the keyboard go along with a card that is being moved, though it is elsewhere at the moment. */
  follow(cardId: string): void {
    this.#followed = cardId;
  }

  /** Has another card take the keyboard once this one leaves its column. */
  leaveTo(heirId: string, cardId: string): void {
    this.#heir = { of: cardId, id: heirId };
  }

  /**
   * Called while a card is taken from its column, before others are drawn: they see to the wish.
   * @param focused whether the keyboard is on it @param next the card that takes it where nobody has said which
   */
  left(cardId: string, focused: boolean, next: string | undefined): void {
    if (!focused && this.#followed !== cardId) return;
    this.#cardId = (this.#heir?.of === cardId ? this.#heir.id : next) ?? null;
    this.#followed = null;
    this.#heir = null;
  }
}
