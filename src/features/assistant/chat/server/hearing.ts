import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { restWhenLong } from '#server/event-loop.ts';
import { type WorkerTurnsOptions, workerTurns } from '#server/worker-turns.ts';
import { MINUTE } from '#shared/day.ts';
import { AppError } from '#shared/errors.ts';
import { heededDecrees } from '#shared/repeat/heeded-decrees.ts';
import type { Decrees } from '#shared/repeat/production-calendar.ts';
import type { Outcome, TaskView } from '../../engine/model.ts';
import type { Engine, Heard } from '../engine.ts';
import type { HearingTask } from '../hearing-task.ts';
import { texts } from './texts.ts';

/** How a worker is started. */
export interface HearingLane {
  /** What others ask comes first. */
  inBackground: boolean;
  /** Those of the operator. */
  decrees: Decrees;
}

/** Tasks that the worker holds of all accounts together: some 100 MB with what is read of them. */
const HELD = 100_000;
/** An account that is silent for this long is forgotten. */
const HELD_FOR = 10 * MINUTE;
/** Tasks that are told at a time: about a millisecond. */
const SLICE = 100;

type Held = Map<string, TaskView>;

/** What a worker holds: the tasks of the accounts that were heard last, by their ids. */
function holdings(worker: Worker) {
  return new LRUCache<string, Held>({
    maxSize: HELD,
    sizeCalculation: ({ size }) => Math.min(1 + size, HELD),
    ttl: HELD_FOR,
    ttlAutopurge: true,
    dispose: (_, account, reason) => {
      if (reason !== 'set') post(worker, { kind: 'forget', account });
    },
  });
}

const post = (worker: Worker, task: HearingTask) => worker.postMessage(task);

/** Has the worker hold the tasks of an account: only what it does not know is told. */
async function tell(worker: Worker, held: LRUCache<string, Held>, account: string, tasks: readonly TaskView[]) {
  const known = held.get(account) ?? new Map<string, TaskView>();
  const fresh = tasks.filter((task) => known.get(task.id) !== task);
  for (let at = 0; at < fresh.length; at += SLICE) {
    post(worker, { kind: 'hold', account, tasks: fresh.slice(at, at + SLICE), gone: [] });
    await restWhenLong();
  }
  const now = new Map(tasks.map((task) => [task.id, task]));
  const gone = [...known.keys()].filter((id) => !now.has(id));
  if (gone.length > 0) post(worker, { kind: 'hold', account, tasks: [], gone });
  held.set(account, now);
}

export interface HearingOptions extends Partial<Pick<WorkerTurnsOptions<Heard>, 'startWorker' | 'within' | 'idle'>> {
  /** Hears why a message could not be read. */
  onFailure?: (failure: string) => void;
}

/** Characters of titles, and of a message, up to which it is read in some ten milliseconds. */
const FEW_TITLES = 60_000;
const SHORT = 300;

const isQuick = ({ message, view }: Heard) =>
  message.length <= SHORT && view.tasks.reduce((sum, { title }) => sum + title.length, 0) <= FEW_TITLES;

/** A worker that is told what it does not know of an account, and then the message. */
function lane({ onFailure, ...options }: HearingOptions, workerData: HearingLane) {
  const holding = new WeakMap<Worker, LRUCache<string, Held>>();
  return workerTurns<Heard, Outcome>({
    startWorker: () => new Worker(new URL('./hearing-worker.ts', import.meta.url), { workerData }),
    async hand(worker, { account, message, view: { tasks, ...view }, now, zone, dayStart, context }) {
      const held = holding.get(worker) ?? holdings(worker);
      holding.set(worker, held);
      await tell(worker, held, account, tasks);
      post(worker, { kind: 'hear', account, message, view, now, zone, dayStart, context });
    },
    within: 15_000,
    idle: HELD_FOR,
    most: 200,
    mostOfUser: 20,
    busy: () => new AppError(503, 'busy', texts.busy),
    failed(failure) {
      onFailure?.(failure);
      return new AppError(503, 'unavailable', texts.notHeard);
    },
    ...options,
  });
}

/**
 * The assistant of this product: no key, no network, no language model. Reading a message takes the longer the more an
 * account holds and the longer the message is, so it is done beside answering everybody else, and what takes long waits
 * for its like alone.
 */
export function hearing(options: HearingOptions = {}): Engine {
  const decrees = heededDecrees();
  const quick = lane(options, { inBackground: false, decrees });
  const long = lane(options, { inBackground: true, decrees });
  return {
    understand: (heard) => (isQuick(heard) ? quick : long).ask(heard.account, heard),
    async close() {
      await Promise.all([quick.close(), long.close()]);
    },
  };
}
