import { type Group, type Grouped, type Grouping, type GroupingSight, grouped, type Sort, sorted } from './grouping.ts';

/** Tasks by each grouping, which is reckoned once. */
export class KeptGroups<T extends Grouped> {
  readonly #tasks: readonly T[];
  readonly #sort: Sort;
  readonly #sight: Omit<GroupingSight, 'now'>;
  readonly #kept = new Map<Grouping, { now: number; groups: readonly Group<T>[] }>();

  constructor(tasks: readonly T[], sort: Sort, sight: Omit<GroupingSight, 'now'>) {
    this.#tasks = tasks;
    this.#sort = sort;
    this.#sight = sight;
  }

  /** @param minute the instant by which what is late is told; by another one only such a grouping is another */
  of(group: Grouping, minute: number): readonly Group<T>[] {
    const now = group === 'due' ? minute : 0;
    const kept = this.#kept.get(group);
    if (kept?.now === now) return kept.groups;
    const groups = grouped(sorted(this.#tasks, { group, sort: this.#sort }), group, { ...this.#sight, now });
    this.#kept.set(group, { now, groups });
    return groups;
  }
}
