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

/** What is held of an account: its tasks newest first, once they are asked for. */
class Account {
  readonly titles = taskIndex();
  readonly #tasks = new Map<string, TaskView>();
  #list: readonly TaskView[] | undefined;

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
}

const accounts = new Map<string, Account>();

function accountOf(id: string): Account {
  const known = accounts.get(id) ?? new Account();
  accounts.set(id, known);
  return known;
}

function outcomeOf({ account, message, view, ...said }: Extract<HearingTask, { kind: 'hear' }>): Outcome {
  const { list: tasks, titles } = accountOf(account);
  for (const _ of titles.holding(tasks));
  return respond(nodeUnderstanding(), message, { ...said, view: { ...view, tasks }, titles });
}

function heard(task: Extract<HearingTask, { kind: 'hear' }>): Worked<Outcome> {
  try {
    return { answer: outcomeOf(task) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort!.on('message', (task: HearingTask) => {
  if (task.kind === 'forget') accounts.delete(task.account);
  else if (task.kind === 'hold') accountOf(task.account).hold(task.tasks, task.gone);
  else parentPort!.postMessage(heard(task));
});
