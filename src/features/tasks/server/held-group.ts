import { compareRanks } from '#shared/rank.ts';
import type { Stand, Tally } from './group-store.ts';

type Place = Pick<Stand, 'id' | 'rank'>;

/** Where a place is in sorted ones, or would be. */
function indexIn(places: readonly Place[], place: Place): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareRanks(places[middle]!, place) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

const holds = (places: readonly Place[], at: number, { id }: Place) => places[at]?.id === id;

function take(places: Place[], place: Place): void {
  const at = indexIn(places, place);
  if (holds(places, at, place)) places.splice(at, 1);
}

/** A group's order in memory: what the store asks the database of a group, for many tasks in one write. */
export class HeldGroup {
  readonly #all: Place[];
  readonly #live: Place[];
  readonly #archived: Place[];

  /** @param stands all of the group, in its order */
  constructor(stands: readonly Stand[]) {
    const present = stands.filter(({ deleted_at }) => deleted_at === null);
    this.#all = [...stands];
    this.#live = present.filter(({ status }) => status !== 'archived');
    this.#archived = present.filter(({ status }) => status === 'archived');
  }

  #kind(archived: boolean): Place[] {
    return archived ? this.#archived : this.#live;
  }

  /** All of it in its order, deleted ones among them. */
  stands(): readonly Place[] {
    return this.#all;
  }

  remove(stand: Place): void {
    for (const places of [this.#all, this.#live, this.#archived]) take(places, stand);
  }

  add(stand: Stand): void {
    const kinds = stand.deleted_at === null ? [this.#all, this.#kind(stand.status === 'archived')] : [this.#all];
    for (const places of kinds) places.splice(indexIn(places, stand), 0, { id: stand.id, rank: stand.rank });
  }

  /** @param mover where the task that is not counted stands in this group, if it does */
  tally(mover: Place | undefined): Tally {
    const without = (places: readonly Place[]) =>
      places.length - Number(mover !== undefined && holds(places, indexIn(places, mover), mover));
    const last = this.#all.at(-1);
    const end = mover && last?.id === mover.id ? this.#all.at(-2) : last;
    return { live: without(this.#live), archived: without(this.#archived), last: end?.rank ?? null };
  }

  /** How many of its kind stand before a place, but for the mover. */
  countBefore(archived: boolean, place: Place, mover: Place | undefined): number {
    const places = this.#kind(archived);
    const before = indexIn(places, place);
    if (!mover) return before;
    const at = indexIn(places, mover);
    return before - Number(at < before && holds(places, at, mover));
  }

  nth(archived: boolean, index: number, mover: Place | undefined): Place | undefined {
    const places = this.#kind(archived);
    const at = mover ? indexIn(places, mover) : -1;
    const skipped = mover !== undefined && holds(places, at, mover) && at <= index;
    return places[index + Number(skipped)];
  }

  rankBehind(before: Place | null, except: string): string | null {
    let at = before === null ? 0 : indexIn(this.#all, before);
    if (before !== null && holds(this.#all, at, before)) at++;
    if (this.#all[at]?.id === except) at++;
    return this.#all[at]?.rank ?? null;
  }
}
