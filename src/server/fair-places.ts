export interface PlacesState {
  most: number;
  taken: number;
  waiting: number;
}

/** Places of which each holds one at a time. */
export interface Places {
  /**
   * A place, once one is free: who has waited longest is next, but whoever holds few goes ahead of who holds the most
   * that one may.
   * @param whose names for whom
   * @returns how to give it back; the wait can be given up by `signal`, whose reason is then thrown
   */
  take(whose: string, signal?: AbortSignal): Promise<() => void>;
  /** How many there are, are taken, and are waited for. */
  state(): PlacesState;
}

interface Waiting {
  whose: string;
  go: () => void;
}

/** `most` places, of which one may hold `mostOfOne`: what somebody asks for at once never takes all of them. */
export function fairPlaces({ most, mostOfOne }: { most: number; mostOfOne: number }): Places {
  const held = new Map<string, number>();
  let taken = 0;
  let waiting: Waiting[] = [];

  const heldBy = (whose: string) => held.get(whose) ?? 0;

  function hold(whose: string): () => void {
    taken += 1;
    held.set(whose, heldBy(whose) + 1);
    let returned = false;
    return () => {
      if (returned) return;
      returned = true;
      taken -= 1;
      if (heldBy(whose) > 1) held.set(whose, heldBy(whose) - 1);
      else held.delete(whose);
      serve();
    };
  }

  /** Who holds the fewest is next, of those the one who has waited longest. */
  function next(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const one of waiting)
      if (heldBy(one.whose) < mostOfOne && (!best || heldBy(one.whose) < heldBy(best.whose))) best = one;
    return best;
  }

  function serve(): void {
    while (taken < most) {
      const one = next();
      if (!one) return;
      waiting = waiting.filter((other) => other !== one);
      one.go();
    }
  }

  return {
    state: () => ({ most, taken, waiting: waiting.length }),
    take(whose, signal) {
      if (taken < most && heldBy(whose) < mostOfOne) return Promise.resolve(hold(whose));
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          whose,
          go: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve(hold(whose));
          },
        };
        const giveUp = () => {
          waiting = waiting.filter((other) => other !== one);
          reject(signal!.reason);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.push(one);
      });
    },
  };
}
