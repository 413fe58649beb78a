import type { Task } from '#features/tasks/contract.ts';
import { MINUTE } from '#shared/day.ts';
import { heededDecrees } from '#shared/repeat/heeded-decrees.ts';
import type { Outcome } from '../../../engine/model.ts';
import type { HearingTask } from '../../hearing-task.ts';
import { toView } from '../../task-view.ts';
import { readerFiles } from './reader-files.ts';
import type { ReadingAnswer, ReadingTask } from './reading-worker.ts';

/** A worker that holds a dictionary takes some fifty megabytes: it goes when nobody has said anything for this long. */
const IDLE = 5 * MINUTE;
/** Milliseconds in which a message is read. */
const WITHIN = 20_000;

interface Reading {
  worker: Worker;
  /** The rows that it was told, by their ids. */
  held: Map<string, Task>;
}

let reading: Promise<Reading> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

const post = (worker: Worker, task: ReadingTask, transfer: Transferable[] = []) => worker.postMessage(task, transfer);

async function begin(): Promise<Reading> {
  const files = await readerFiles();
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  post(
    worker,
    { kind: 'begin', files, decrees: heededDecrees() },
    files.map(({ buffer }) => buffer),
  );
  return { worker, held: new Map() };
}

function end(): void {
  void reading?.then(
    ({ worker }) => worker.terminate(),
    () => undefined,
  );
  reading = undefined;
}

/** Tells the worker what it does not know of the tasks. */
function tell({ worker, held }: Reading, tasks: readonly Task[]): void {
  const ids = new Set(tasks.map(({ id }) => id));
  const fresh = tasks.filter((task) => held.get(task.id) !== task);
  const gone = [...held.keys()].filter((id) => !ids.has(id));
  post(worker, { kind: 'hold', account: '', tasks: fresh.map(toView), gone });
  for (const task of fresh) held.set(task.id, task);
  for (const id of gone) held.delete(id);
}

function answerOf({ worker }: Reading): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the reader does not answer')), WITHIN);
    worker.onmessage = ({ data }: MessageEvent<ReadingAnswer>) => {
      clearTimeout(late);
      if ('outcome' in data) resolve(data.outcome);
      else reject(new Error(data.failure));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

/** Has the worker begin: what it reads by takes a while to be read itself. That it cannot is told by the first message. */
export function prepareReader(): void {
  clearTimeout(leaving);
  reading ??= begin();
  reading.catch(() => undefined);
  leaving = setTimeout(end, IDLE);
}

/** What a message means, read beside the page. Rejects where the device has not kept what it is read by. */
export async function read(
  said: Omit<Extract<HearingTask, { kind: 'hear' }>, 'kind' | 'account'>,
  tasks: readonly Task[],
): Promise<Outcome> {
  prepareReader();
  clearTimeout(leaving);
  try {
    const ready = await reading!;
    tell(ready, tasks);
    const answer = answerOf(ready);
    post(ready.worker, { kind: 'hear', account: '', ...said });
    return await answer;
  } catch (error) {
    end();
    throw error;
  } finally {
    leaving = setTimeout(end, IDLE);
  }
}
