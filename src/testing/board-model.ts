import { activationTarget, completionTarget, isDoneColumn, type TaskStatus } from '#features/columns/rules.ts';
import { type ColumnRef, type Placing, placeOf, type Spot } from '#features/tasks/placement.ts';

/** A task as the board shows it. */
export interface Shown {
  id: string;
  status: TaskStatus;
  kanbanColumnId: string | null;
  position: number;
}

interface Card {
  id: string;
  status: TaskStatus;
  deleted: boolean;
}

type Group = string | null;

const isArchived = ({ status }: Pick<Card, 'status'>) => status === 'archived';

/** What a board has to do, as plain arrays: the cards of every group in one order, archived and deleted ones among them. */
export class BoardModel {
  readonly #groups = new Map<Group, Card[]>();
  columns: readonly ColumnRef[];

  constructor(columns: readonly ColumnRef[]) {
    this.columns = columns;
  }

  /** Tasks that are not deleted, by their ids. */
  get shown(): Shown[] {
    const rows = [...this.#groups].flatMap(([kanbanColumnId, cards]) => {
      const present = cards.filter(({ deleted }) => !deleted);
      const ordered = [...present.filter((card) => !isArchived(card)), ...present.filter(isArchived)];
      return ordered.map(({ id, status }, position) => ({ id, status, kanbanColumnId, position }));
    });
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Ids of deleted tasks, in the order of their making. */
  get deleted(): string[] {
    return [...this.#groups.values()]
      .flatMap((cards) => cards.filter((card) => card.deleted).map(({ id }) => id))
      .sort();
  }

  copy(): BoardModel {
    const copy = new BoardModel(this.columns);
    copy.become(this);
    return copy;
  }

  /** Takes over where everything stands in another one. */
  become(other: BoardModel): void {
    this.#groups.clear();
    for (const [group, cards] of other.#groups)
      this.#groups.set(
        group,
        cards.map((card) => ({ ...card })),
      );
  }

  create(id: string, group: Group): void {
    const name = this.columns.find((column) => column.id === group)?.name;
    this.#put({ id, status: name && isDoneColumn(name) ? 'completed' : 'active', deleted: false }, group, 'end');
  }

  change(id: string, placing: Placing): void {
    const task = this.shown.find((row) => row.id === id)!;
    const { status, kanbanColumnId, spot } = placeOf(task, placing, this.columns);
    const card = this.#find(id);
    card.status = status;
    if (spot !== 'same') this.#put(card, kanbanColumnId, spot);
  }

  setDeleted(id: string, deleted: boolean): void {
    this.#find(id).deleted = deleted;
  }

  /** Forgets a deleted task. */
  purge(id: string): void {
    this.#take(id);
  }

  removeColumn(id: string): void {
    this.columns = this.columns.filter((column) => column.id !== id);
    this.#cards(null).push(...this.#cards(id));
    this.#groups.delete(id);
  }

  /** Puts into a fitting column what stands in the wrong one, the newest first. */
  mend(): void {
    for (const { id, status, kanbanColumnId } of this.shown.reverse()) {
      const name = this.columns.find((column) => column.id === kanbanColumnId)?.name;
      const done = name !== undefined && isDoneColumn(name);
      const target = completionTarget(this.columns)?.id;
      if (status === 'completed' && !done && target) this.change(id, { status, kanbanColumnId: target });
      if (status === 'active' && done)
        this.change(id, { status, kanbanColumnId: activationTarget(this.columns)?.id ?? null });
    }
  }

  #cards(group: Group): Card[] {
    const cards = this.#groups.get(group) ?? [];
    this.#groups.set(group, cards);
    return cards;
  }

  #find = (id: string) => [...this.#groups.values()].flat().find((card) => card.id === id)!;

  #take(id: string): void {
    for (const [group, cards] of this.#groups)
      this.#groups.set(
        group,
        cards.filter((card) => card.id !== id),
      );
  }

  #put(card: Card, group: Group, spot: Exclude<Spot, 'same'>): void {
    this.#take(card.id);
    const cards = this.#cards(group);
    const alike = cards.filter((other) => !other.deleted && isArchived(other) === isArchived(card));
    const others = cards.filter((other) => !other.deleted && !isArchived(other)).length;
    const index = this.#indexAmong(alike, spot, isArchived(card) ? others : 0);
    if (index >= alike.length) cards.push(card);
    else if (index <= 0) cards.unshift(card);
    else cards.splice(cards.indexOf(alike[index - 1]!) + 1, 0, card);
  }

  #indexAmong(alike: readonly Card[], spot: Exclude<Spot, 'same'>, first: number): number {
    if (spot === 'end') return alike.length;
    if (typeof spot === 'number') return spot - first;
    if (spot.after === null) return 0;
    const before = alike.findIndex(({ id }) => id === spot.after);
    return before < 0 ? alike.length : before + 1;
  }
}
