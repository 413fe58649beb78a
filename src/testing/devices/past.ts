import { dequal } from 'dequal/lite';
import type { Refused } from '#client/store/kept-rows.ts';
import { SETTINGS_ID } from '#features/settings/rules.ts';
import type { Task } from '#features/tasks/contract.ts';
import { OWN_FIELDS } from '#features/tasks/field-sets.ts';
import { planSaid } from '#features/tasks/planning.ts';
import type { StepChange } from '#features/tasks/step-contract.ts';
import { successorId } from '#features/tasks/successor-id.ts';
import { pick } from '#shared/fields.ts';

/** What somebody said of a field. */
interface Saying {
  id: string;
  field: string;
  value: unknown;
  at: number;
  /** Somebody was told that it is done. */
  done: boolean;
  /** The task of whose step it was said. */
  stepOf?: string | undefined;
}

/** Something of which something was said. */
interface Thing {
  id: string;
}

const STEP_FIELDS = ['title', 'done', 'dueDay'] as const;

/** Whether a task holds what was said of a field; the server may know more of it, as where a repeat starts. */
const isSaid = (said: unknown, is: unknown) =>
  dequal(said, is) ||
  (isObject(said) && isObject(is) && Object.entries(said).every(([name, value]) => dequal(value, is[name])));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a change makes what has that id. */
const isMaking = ({ body }: Partial<Refused>, id: string) => isObject(body) && body.id === id;

/** With what follows from it: a day that was refused takes «someday» along. */
const wordsOf = (body: unknown) => JSON.stringify(isObject(body) ? planSaid(body) : null);

/** Whether somebody was told that it was refused. Devices tell also what was in earlier histories. */
const isRefused = ({ id, value, at }: Saying, refused: readonly Refused[]) =>
  refused.some(
    (change) =>
      change.at === at &&
      (change.path.endsWith(id) || isMaking(change, id)) &&
      wordsOf(change.body).includes(JSON.stringify(value)),
  );

/** What was done so far, by whomever. */
export class Past {
  /** Tasks that somebody made, and those of them of which they were told that it is done. */
  readonly #making = new Set<string>();
  readonly #made = new Set<string>();
  /** When each was last deleted, epoch milliseconds. */
  readonly #removed = new Map<string, number>();
  /** What stands beside tasks, of which something was said. */
  readonly #beside = new Set<string>();
  /** What somebody was told is deleted, and comes back with nothing that is said of it later. */
  readonly #goneForGood = new Set<string>();
  /** The server lost what was said of late: a deletion may be heard again ahead of what makes its thing anew. */
  #isRestored = false;
  readonly #takenBack = new Set<string>();
  readonly #sayings: Saying[] = [];
  /** Tasks that left a series, where they stood in one when the server heard of it. */
  readonly #alone = new Set<string>();

  /** Somebody makes a task. @returns to be called when they are told that it is done */
  making(id: string): () => void {
    this.#making.add(id);
    return () => void this.#made.add(id);
  }

  /** Somebody deleted a task or a project. */
  removed(id: string): void {
    this.#removed.set(id, Date.now());
  }

  /** Somebody deletes what never comes back by itself. @returns to be called when they are told that it is done */
  removedForGood(id: string): () => void {
    this.removed(id);
    return () => void this.#goneForGood.add(id);
  }

  /** Something was taken back: of what, only the window knows. What is said of settings cannot be. */
  tookBack(): void {
    for (const id of [...this.#making, ...this.#removed.keys(), ...this.#sayings.map((said) => said.id)])
      if (id !== SETTINGS_ID) this.#takenBack.add(id);
  }

  restored(): void {
    this.#isRestored = true;
  }

  /** Somebody says something of a task. @returns to be called when they are told that it is done */
  said(id: string, change: object): () => void {
    if ('onlyThis' in change) this.#alone.add(id);
    return this.#say(id, pick(planSaid(change) as Partial<Task>, OWN_FIELDS));
  }

  /** Somebody says something of a step, or adds it. @returns to be called when they are told that it is done */
  saidOfStep(id: string, task: string, change: StepChange): () => void {
    return this.#say(id, pick(change, STEP_FIELDS), task);
  }

  /** Somebody says something of what stands beside tasks, or makes it. @returns to be called when they are told that it is done */
  saidBeside(id: string, said: object): () => void {
    this.#beside.add(id);
    return this.#say(id, said);
  }

  #say(id: string, said: object, stepOf?: string): () => void {
    const sayings = Object.entries(said)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]): Saying => ({ id, field, value, at: Date.now(), done: false, stepOf }));
    this.#sayings.push(...sayings);
    return () => {
      for (const saying of sayings) saying.done = true;
    };
  }

  /**
   * What somebody was told is done, and is not: nothing where devices keep their word.
   * @param beside what stands beside tasks, of whatever kind
   */
  lost(tasks: readonly Task[], refused: readonly Refused[], beside: readonly Thing[] = []): string[] {
    const steps = tasks.flatMap((task) => task.steps);
    const things = new Map<string, object>([...tasks, ...steps, ...beside].map((thing) => [thing.id, thing]));
    const byId = new Map(tasks.map((task) => [task.id, task]));
    // One of a series that was deleted is made anew when the one before it is done again.
    const wentWithIt = ({ id, at, stepOf = id }: Saying) =>
      !!byId.get(stepOf)?.repeatedFrom && at < (this.#removed.get(stepOf) ?? 0);
    const heard = this.#sayings.filter((saying) => !isRefused(saying, refused) && !wentWithIt(saying));
    const fields = Map.groupBy(heard, ({ id, field }) => `${id} ${field}`);
    const overruled = [...fields.values()].flatMap((said) => this.#overruled(said, things, byId));
    const made = [...this.#made].filter((id) => !refused.some((change) => isMaking(change, id)));
    const lasting = heard.filter(({ id, done, stepOf }) => done && (this.#beside.has(id) || byId.has(stepOf ?? '')));
    const gone = [...new Set([...made, ...lasting.map(({ id }) => id)])].filter((id) => !things.has(id));
    return [
      ...gone.filter((id) => !this.#isFree(id)).map((id) => `what was made is gone: ${this.#told(id)}`),
      ...this.#back(tasks, things).map((id) => `what was deleted is there: ${this.#told(id)}`),
      ...overruled,
    ];
  }

  /** What was said of something. */
  #told(id: string): string {
    return `${id} ${JSON.stringify(this.#sayings.filter((said) => said.id === id))}`;
  }

  #isFree(id: string): boolean {
    return this.#removed.has(id) || this.#takenBack.has(id);
  }

  /** What a field holds instead of what was said of it. */
  #overruled(said: readonly Saying[], things: ReadonlyMap<string, object>, tasks: ReadonlyMap<string, Task>): string[] {
    const { id, field } = said[0]!;
    const inTime = said.toSorted((a, b) => a.at - b.at);
    const last = inTime.findLastIndex(({ done }) => done);
    const thing = things.get(id) as Record<string, unknown> | undefined;
    if (last < 0 || !thing || this.#takenBack.has(id)) return [];
    const is = thing[field];
    // Who opens a done task again after somebody has worked on the next one leaves its series to that.
    const next = successorId(id);
    const isFollowed = tasks.get(next)?.repeatedFrom === id || this.#isFree(next);
    if (field === 'repeat' && (this.#alone.has(id) || (is === null && isFollowed))) return [];
    // What was begun later and nobody was told of may be done as well.
    const possible = inTime.slice(last).map(({ value }) => value);
    if (possible.some((value) => isSaid(value, is) || (is === null && this.#removed.has(String(value))))) return [];
    return [`${field} is ${JSON.stringify(is)}, said was ${JSON.stringify(possible)}`];
  }

  /** What is there though it was deleted for good. */
  #back(tasks: readonly Task[], things: ReadonlyMap<string, object>): string[] {
    if (this.#isRestored) return [];
    // The steps of the next one of a series are made anew with it.
    const anew = new Set(tasks.flatMap(({ repeatedFrom, steps }) => (repeatedFrom ? steps : [])).map(({ id }) => id));
    return [...this.#goneForGood].filter((id) => things.has(id) && !this.#takenBack.has(id) && !anew.has(id));
  }
}
