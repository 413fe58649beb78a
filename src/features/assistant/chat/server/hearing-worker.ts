import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Worked } from '#server/worker-turns.ts';
import { nodeUnderstanding } from '#understanding/server/node-understanding.ts';
import type { Outcome, TaskView } from '../../engine/model.ts';
import { respond } from '../../engine/respond.ts';
import { taskIndex } from '../../engine/task-index.ts';
import type { HearingLane, HearingTask } from './hearing-task.ts';

// Linux lowers this thread alone; elsewhere it would be the whole process.
if ((workerData as HearingLane).inBackground && process.platform === 'linux') setPriority(10);

/** Milliseconds for which titles are read before others are heard. */
const SLICE = 8;

/** What is held of an account: its tasks newest first, once they are asked for. */
class Account {
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

const accounts = new Map<string, Account>();

function accountOf(id: string): Account {
  const known = accounts.get(id) ?? new Account();
  accounts.set(id, known);
  return known;
}

function workedOn({ account, message, view, ...said }: Extract<HearingTask, { kind: 'hear' }>): Worked<Outcome> {
  const known = accountOf(account);
  if (!known.read()) return { unfinished: true };
  const { list: tasks, titles } = known;
  return { answer: respond(nodeUnderstanding(), message, { ...said, view: { ...view, tasks }, titles }) };
}

function heard(task: Extract<HearingTask, { kind: 'hear' }>): Worked<Outcome> {
  try {
    return workedOn(task);
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (task: HearingTask) => {
  if (task.kind === 'forget') accounts.delete(task.account);
  else if (task.kind === 'hold') accountOf(task.account).hold(task.tasks, task.gone);
  else parentPort!.postMessage(heard(task));
});
