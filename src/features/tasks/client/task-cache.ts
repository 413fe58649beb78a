import type { QueryClient } from '@tanstack/react-query';
import { request } from '#client/lib/call.ts';
import { browserZone, ownZone } from '#client/lib/clock.ts';
import { preloadedEpoch, preloadedRevision } from '#client/lib/preloaded.ts';
import { TASKS_KEY } from '../cached-queries.ts';
import { toldTo } from '../caller.ts';
import type { Task, TaskChanges } from '../contract.ts';
import { FIRST_DAY, FIRST_LIST } from '../first-rows.ts';
import { mergeRanked, mergeWhole } from '../merge-changes.ts';
import { type Entry, Journal } from './change-journal.ts';

type List = readonly Task[];

/** Until the account's zone is known, the server is asked in the browser's, and tells where a day ends there; here it ends in the account's. */
const ended = (task: Task): Task =>
  // Stryker disable next-line ConditionalExpression: told to its own zone it is the same task, with more work
  ownZone() === browserZone ? task : toldTo(task, { zone: browserZone, callerZone: ownZone() });

const inOwnZone = (answer: Task[] | TaskChanges): Task[] | TaskChanges =>
  Array.isArray(answer) ? answer.map(ended) : { ...answer, tasks: answer.tasks.map((task) => ended(task as Task)) };

/**
 * The query cache's list of tasks: the server's, kept up to date by changed rows, under this window's unconfirmed
 * changes. Only what changed gets a new identity, so that ten thousand rows are never drawn for the sake of one.
 */
export class TaskCache {
  readonly #client: QueryClient;
  readonly #journal = new Journal<Task>();
  readonly #turns = new Map<string, Promise<unknown>>();
  #revision: number | undefined;
  /** Of what database the revision is: a copy that is put in its place has the same ones of other lists. */
  #epoch: string | null = null;
  /** Changes begun so far: an answer read before one of them may lack it. */
  #begun = 0;
  /** True where the list must be asked for again once no change is on its way. */
  #owed = false;
  /** Ids of tasks that changes have brought here and the server has not told of: it may have made none of them. */
  readonly #guessed = new Set<string>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** The list as shown; undefined before the first answer. */
  get shown(): List | undefined {
    this.#adopt();
    return this.#journal.shown;
  }

  /** The list as shown; where none is known, one that this device kept is the ground. */
  shownOn(kept: List | undefined): List | undefined {
    if (!this.shown && kept) this.#journal.accept(kept);
    return this.#journal.shown;
  }

  /** How many changes are on their way. */
  get pending(): number {
    return this.#journal.pending;
  }

  /** Answers the list, asking the server for the whole of it once and then for what changed since. */
  async fetch(signal: AbortSignal): Promise<List> {
    this.#adopt();
    const begun = this.#begun;
    const { lifted } = this.#journal;
    const guessed = new Set(this.#guessed);
    const since = this.#journal.base ? this.#revision : undefined;
    const answer = await request(
      'GET',
      since === undefined ? TASKS_KEY[0] : `${TASKS_KEY[0]}?since=${since}&order=rank`,
      {
        signal,
      },
    );
    const epoch = answer.headers.get('X-Epoch');
    if (since !== undefined && epoch !== this.#epoch) {
      this.#revision = undefined;
      return this.fetch(signal);
    }
    const body = inOwnZone(await answer.json());
    const { base, shown, pending } = this.#journal;
    if (shown && pending) {
      this.#owed = true;
      return shown;
    }
    if (!pending && begun !== this.#begun) return this.fetch(signal);
    const revision = answer.headers.get('X-Revision');
    this.#revision = revision === null ? undefined : Number(revision);
    this.#epoch = epoch;
    // Stryker disable next-line ArrayDeclaration: what is no task is gone with the whole answer, and changes come on a list alone
    const known = this.#withoutGuesses(base ?? [], guessed, Array.isArray(body) ? body : body.tasks);
    return this.#journal.accept(Array.isArray(body) ? mergeWhole(known, body) : mergeRanked(known, body), lifted);
  }

  /** Of tasks that were only guessed of, those of which an answer tells. */
  #withoutGuesses(list: List, guessed: ReadonlySet<string>, told: readonly { id: string }[]): List {
    for (const { id } of told) this.#guessed.delete(id);
    // Stryker disable next-line ConditionalExpression: where nothing was guessed all stay, with more work
    if (guessed.size === 0) return list;
    for (const id of guessed) this.#guessed.delete(id);
    const ids = new Set(told.map(({ id }) => id));
    return list.filter(({ id }) => !guessed.has(id) || ids.has(id));
  }

  /** Shows a change at once. */
  begin(apply: Entry<Task>['apply']): Entry<Task> {
    return this.beginAll([apply])[0]!;
  }

  /** Shows changes at once, and draws them together. */
  beginAll(all: readonly Entry<Task>['apply'][]): Entry<Task>[] {
    this.#adopt();
    // Stryker disable next-line UpdateOperator: another number each time
    this.#begun++;
    const entries = all.map((apply) => this.#journal.begin(apply));
    if (!this.#journal.base) this.#showFirst(all);
    this.#show();
    return entries;
  }

  /**
   * Makes a change the server's, with the rows that it answered: of two answers that cross, the later made one holds. Where earlier
   * changes wait for the list, so does this one: they would be shown over its answer.
   * @param gone ids of tasks that the answers say are gone; any other that only the change was thought to take away stays, since
   * the list tells of no row twice
   */
  confirm(entry: Entry<Task>, answers: List, gone: readonly string[] = []): void {
    if (this.#journal.lifted.length > 0) {
      this.lift(entry);
      return;
    }
    const held = new Map(this.#journal.base?.map((task) => [task.id, task]));
    const rows = answers.map((answer) => {
      const known = held.get(answer.id);
      return known && known.updatedAt > answer.updatedAt ? known : ended(answer);
    });
    const told = new Set([...rows.map(({ id }) => id), ...gone]);
    this.#journal.confirm(entry, (list) => {
      const left = new Set(list.map(({ id }) => id));
      const stay = [...held.values()].filter(({ id }) => !left.has(id) && !told.has(id));
      if (stay.length > 0) this.#owed = true;
      // Stryker disable next-line ArrayDeclaration: what is not there cannot go
      const merged = mergeRanked(list, { tasks: [...rows, ...stay], gone: [] });
      const positions = new Map(merged.map(({ id, position }) => [id, position]));
      // Others moved, of whom this window does not know yet.
      if (answers.some(({ id, position }) => positions.get(id) !== position)) this.#owed = true;
      for (const { id } of merged) if (!held.has(id) && !told.has(id)) this.#guessed.add(id);
      return merged;
    });
    if (this.#guessed.size > 0) this.#owed = true;
    this.#show();
    this.#settle();
  }

  /** Takes back a change that the server refused, and asks what is true. */
  refuse(entry: Entry<Task>): void {
    this.#journal.refuse(entry);
    this.#owed = true;
    this.#show();
    this.#settle();
  }

  /** Has a change shown until the list says what the server made of it. */
  lift(entry: Entry<Task>): void {
    this.#journal.lift(entry);
    this.#owed = true;
    this.#settle();
  }

  /** Sends changes of the same tasks one after another, so that a quick tick and untick arrive in that order. */
  inTurn<R>(ids: readonly string[], send: () => Promise<R>): Promise<R> {
    // Stryker disable next-line ArrayDeclaration: what is no promise is not waited for
    const turn = Promise.allSettled(ids.flatMap((id) => this.#turns.get(id) ?? [])).then(send);
    for (const id of ids) this.#turns.set(id, turn);
    // Stryker disable BlockStatement,ConditionalExpression,CallExpression: a turn that is over holds nobody up, it only takes memory
    const leave = () => {
      for (const id of ids) if (this.#turns.get(id) === turn) this.#turns.delete(id);
    };
    turn.then(leave, leave);
    // Stryker restore BlockStatement,ConditionalExpression,CallExpression
    return turn;
  }

  /** A list that the document brought along is the ground like one that was fetched. */
  #adopt(): void {
    const known = this.#journal.base ? undefined : this.#client.getQueryData<List>(TASKS_KEY);
    if (!known) return;
    this.#journal.accept(known);
    this.#epoch = preloadedEpoch(this.#client);
    // Without it the list is not the document's but one that this device kept, and older.
    this.#revision = this.#epoch === null ? undefined : preloadedRevision(this.#client);
  }

  /** Before the list is known, changes are shown of what the document brought of it. */
  #showFirst(all: readonly Entry<Task>['apply'][]): void {
    for (const key of [FIRST_DAY, FIRST_LIST])
      this.#client.setQueryData<{ rows: List }>(
        [key],
        (first) => first && { ...first, rows: all.reduce((rows, apply) => apply(rows), first.rows) },
      );
  }

  #show(): void {
    this.#client.setQueryData(TASKS_KEY, this.#journal.shown);
  }

  #settle(): void {
    if (!this.#owed || this.#journal.pending) return;
    this.#owed = false;
    void this.#client.invalidateQueries({ queryKey: TASKS_KEY, exact: true });
  }
}

const caches = new WeakMap<QueryClient, TaskCache>();

/** The one task cache of a query client. */
export function taskCache(client: QueryClient): TaskCache {
  const cache = caches.get(client) ?? new TaskCache(client);
  caches.set(client, cache);
  return cache;
}
