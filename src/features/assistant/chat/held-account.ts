import type { TaskView } from '../engine/model.ts';
import { taskIndex } from '../engine/task-index.ts';

/** Milliseconds for which titles are read before others are heard. */
const SLICE = 8;

/** What is held of an account: its tasks newest first, once they are asked for. */
export class HeldAccount {
  readonly titles = taskIndex();
  readonly #tasks = new Map<string, TaskView>();
  #list: readonly TaskView[] | undefined;
  #reading: { list: readonly TaskView[]; steps: Generator<void> } | undefined;

  hold(tasks: readonly TaskView[], gone: readonly string[]): void {
    for (const task of tasks) this.#tasks.set(task.id, task);
    for (const id of gone) this.#tasks.delete(id);
    this.#list = undefined;
  }

  /** The same list for as long as nothing changes: what is read of it is kept by it. */
  get list(): readonly TaskView[] {
    this.#list ??= [...this.#tasks.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
    return this.#list;
  }

  /** Reads titles that are new for as long as one may in a turn; true once all have been. */
  read(): boolean {
    const { list } = this;
    if (this.#reading?.list !== list) this.#reading = { list, steps: this.titles.holding(list) };
    const until = performance.now() + SLICE;
    while (!this.#reading.steps.next().done) if (performance.now() >= until) return false;
    return true;
  }
}
