/** Something that lies over the page until it is closed. */
export interface Layer {
  close: () => void;
  /** The part of the address by which a link or a reload opens it again. */
  key?: readonly [name: string, value: string] | undefined;
}

/** What the way back needs of a window. */
export interface Browser {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go' | 'scrollRestoration'>;
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Whether so many steps lead to an entry of this page, as far as the engine tells. */
  reaches: (steps: number) => boolean;
  /** Whether another document is on its way: a step in the history would call it off. */
  isLeaving: () => boolean;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Milliseconds in which what a press closes and what it opens instead, or what an address opens, are one change. */
const SETTLED = 50;
/** Milliseconds after which a document that is on its way has come, or was called off, or was a file for the disk. */
export const LEFT = 5000;
/** Milliseconds after which an entry that was asked for will not come. */
const LOST = 1000;

/** How many layers lay over the page at an entry of the history. */
export const depthOf = (state: unknown): number => (state as { above?: number } | null)?.above ?? 0;

/**
 * The layers over the page and the history of the window, kept alike: each layer has an entry above the page's, so that the way
 * back closes the top one and only then leaves. What is closed otherwise gives its entry back; where somebody goes on from a
 * layer, the new page takes its entry's place.
 */
export class Layers {
  readonly #browser: Browser;
  readonly #open: Layer[] = [];
  /** Runs once the entry that was asked for is there; undefined while none is. */
  #arrive: ((lost: boolean) => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** An entry that was given up may still come. */
  #late = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Puts a layer on top; answers the way to take it from where it lies by then. */
  add(layer: Layer): () => void {
    this.#open.push(layer);
    if (!this.#arrive) this.#raise();
    return () => {
      this.#open.splice(this.#open.indexOf(layer), 1);
      this.settle(0);
    };
  }

  /** Closes all that may be closed, the top one first. */
  closeAll(): void {
    for (const layer of this.#open.slice().reverse()) layer.close();
  }

  /** Of layers that were there before this page, as after a reload, nothing is left but their entries. */
  settle(after = SETTLED): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), after);
  }

  /** Somebody went back or forth. */
  moved(): void {
    if (this.#arrive) {
      this.#arrive(false);
      return;
    }
    const depth = this.#depth();
    if (depth === 0) this.#browser.history.scrollRestoration = 'auto';
    if (this.#late) this.#late = false;
    else for (const layer of this.#open.slice(depth).reverse()) layer.close();
    // One may refuse to be closed, and an entry may be of a layer that is gone.
    this.settle();
  }

  /** Goes to another page, or names this one anew. */
  navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
    const { history } = this.#browser;
    const go = () => {
      history[replace || this.#depth() > 0 ? 'replaceState' : 'pushState'](state, '', to);
      this.settle(0);
    };
    const arrive = this.#arrive;
    if (arrive)
      this.#arrive = (lost) => {
        arrive(lost);
        go();
      };
    else go();
  }

  #settle(): void {
    const { history } = this.#browser;
    const tooMany = this.#depth() - this.#open.length;
    if (this.#arrive) return;
    if (this.#browser.isLeaving()) {
      this.settle(LEFT);
      return;
    }
    if (tooMany <= 0) {
      this.#raise();
      return;
    }
    // An entry that a page pushed while it was being loaded anew may have taken the place of the one below it.
    if (!this.#browser.reaches(-tooMany)) {
      history.replaceState({ above: this.#open.length }, '');
      return;
    }
    const waiting = setTimeout(() => this.#arrive?.(true), LOST);
    this.#arrive = (lost) => {
      clearTimeout(waiting);
      this.#arrive = undefined;
      this.#late = lost;
      if (lost) history.replaceState({ above: Math.min(this.#depth(), this.#open.length) }, '');
      if (this.#depth() === 0) history.scrollRestoration = 'auto';
      this.settle(0);
    };
    history.go(-tooMany);
  }

  /** Gives every layer its entry, and the top one the address of all. */
  #raise(): void {
    const { history, location } = this.#browser;
    for (let depth = this.#depth(); depth < this.#open.length; depth += 1) {
      // The page stays where it was scrolled to while something lay above it.
      if (depth === 0) history.scrollRestoration = 'manual';
      history.pushState({ above: depth + 1 }, '', this.#address(depth + 1));
    }
    const { pathname, search, hash } = location;
    const address = this.#address(this.#open.length);
    if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
  }

  /** This page's address with what the lowest layers add to it. */
  #address(depth: number): string {
    const { pathname, search, hash } = this.#browser.location;
    const added = this.#open.slice(0, depth).flatMap(({ key }) => (key ? [key] : []));
    if (added.length === 0) return pathname + search + hash;
    const keys = new URLSearchParams(search);
    for (const [name, value] of added) keys.set(name, value);
    return `${pathname}?${keys}${hash}`;
  }

  #depth(): number {
    return depthOf(this.#browser.history.state);
  }
}
