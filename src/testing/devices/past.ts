import { dequal } from 'dequal/lite';
import type { Refused } from '#client/store/kept-rows.ts';
import type { Task } from '#features/tasks/contract.ts';
import { OWN_FIELDS, type OwnField } from '#features/tasks/field-sets.ts';
import { planSaid } from '#features/tasks/planning.ts';
import { successorId } from '#features/tasks/successor-id.ts';

/** What somebody said of a field of a task. */
interface Saying {
  id: string;
  field: OwnField;
  value: unknown;
  at: number;
  /** Somebody was told that it is done. */
  done: boolean;
}

/** Whether a task holds what was said of a field; the server may know more of it, as where a repeat starts. */
const isSaid = (said: unknown, is: unknown) =>
  dequal(said, is) ||
  (isObject(said) && isObject(is) && Object.entries(said).every(([name, value]) => dequal(value, is[name])));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What was done so far, by whomever. */
export class Past {
  readonly #made = new Set<string>();
  /** When each was last deleted, epoch milliseconds. */
  readonly #removed = new Map<string, number>();
  readonly #takenBack = new Set<string>();
  readonly #sayings: Saying[] = [];
  /** Tasks that left a series, where they stood in one when the server heard of it. */
  readonly #alone = new Set<string>();

  /** Somebody was told that a task was made. */
  made(id: string): void {
    this.#made.add(id);
  }

  /** Somebody deleted a task or a project. */
  removed(id: string): void {
    this.#removed.set(id, Date.now());
  }

  /** Something was taken back: of what, only the window knows. */
  tookBack(): void {
    for (const id of [...this.#made, ...this.#removed.keys(), ...this.#sayings.map((said) => said.id)])
      this.#takenBack.add(id);
  }

  /** Somebody says something of a task. @returns to be called when they are told that it is done */
  said(id: string, change: object): () => void {
    if ('onlyThis' in change) this.#alone.add(id);
    const sayings = Object.entries(planSaid(change)).flatMap(([name, value]): Saying[] => {
      const field = OWN_FIELDS.find((own) => own === name);
      return field ? [{ id, field, value, at: Date.now(), done: false }] : [];
    });
    this.#sayings.push(...sayings);
    return () => {
      for (const saying of sayings) saying.done = true;
    };
  }

  /** What somebody was told is done, and is not: nothing where devices keep their word. */
  lost(tasks: readonly Task[], refused: readonly Refused[]): string[] {
    const byId = new Map(tasks.map((task) => [task.id, task]));
    const isFree = (id: string) => this.#removed.has(id) || this.#takenBack.has(id);
    // Who opens a done task again after somebody has worked on the next one leaves its series to that.
    const isFollowed = (id: string) => byId.get(successorId(id))?.repeatedFrom === id || isFree(successorId(id));
    const gone = [...this.#made].filter((id) => !isFree(id) && !byId.has(id));
    // With what follows from it: a day that was refused takes «someday» along.
    const wordsOf = (body: unknown) => JSON.stringify(isObject(body) ? planSaid(body) : null);
    // Devices tell also what was refused in earlier histories.
    const isRefused = ({ id, value, at }: Saying) =>
      refused.some(
        (change) =>
          change.at === at && change.path.endsWith(id) && wordsOf(change.body).includes(JSON.stringify(value)),
      );
    // One of a series that was deleted is made anew when the one before it is done again.
    const wentWithIt = ({ id, at }: Saying) => !!byId.get(id)?.repeatedFrom && at < (this.#removed.get(id) ?? 0);
    const overruled: string[] = [];
    for (const said of Map.groupBy(this.#sayings, ({ id, field }) => `${id} ${field}`).values()) {
      const inTime = said.filter((saying) => !isRefused(saying) && !wentWithIt(saying)).toSorted((a, b) => a.at - b.at);
      const last = inTime.findLastIndex(({ done }) => done);
      const task = byId.get(said[0]!.id);
      if (last < 0 || !task || this.#takenBack.has(task.id)) continue;
      const is = task[said[0]!.field];
      if (said[0]!.field === 'repeat' && (this.#alone.has(task.id) || (is === null && isFollowed(task.id)))) continue;
      // What was begun later and nobody was told of may be done as well.
      const possible = inTime.slice(last).map(({ value }) => value);
      if (!possible.some((value) => isSaid(value, is) || (is === null && this.#removed.has(String(value)))))
        overruled.push(`${said[0]!.field} is ${JSON.stringify(is)}, said was ${JSON.stringify(possible)}`);
    }
    return [...gone.map((id) => `the task ${id} is gone`), ...overruled];
  }
}
