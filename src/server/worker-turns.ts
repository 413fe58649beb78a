import type { Worker } from 'node:worker_threads';
import { fairTurns } from './fair-turns.ts';
import { TooMany } from './http/rate-limits.ts';

/** What a worker posts for each task: its answer, why there is none, or that it has worked for as long as one may in a turn. */
export type Worked<Answer> = { answer: Answer } | { failure: string } | { unfinished: true };
type Finished<Answer> = Exclude<Worked<Answer>, { unfinished: true }>;

export interface WorkerTurns<Task, Answer> {
  /**
   * What the worker answers; users are taken in turn, one task at a time. A task that is unfinished is handed over anew
   * when it is its user's turn again.
   * @throws TooMany where this user has too much waiting, `busy` where everybody has, `failed` where there is no answer
   */
  ask(userId: string, task: Task): Promise<Answer>;
  close(): Promise<void>;
}

export interface WorkerTurnsOptions<Task> {
  startWorker: () => Worker;
  /** Hands the worker a task; by itself it is posted as it is. */
  hand?: (worker: Worker, task: Task) => Promise<void> | void;
  /** Milliseconds in one turn after which a task is given up and its worker ended. */
  within: number;
  /** Milliseconds without a task after which the worker's memory is given back. */
  idle: number;
  /** Tasks that may wait, of everybody together and of one user. */
  most: number;
  mostOfUser: number;
  busy: () => Error;
  failed: (failure: string) => Error;
  /** Called when the worker has gone because nobody needs it. */
  onIdle?: () => void;
}

/** Seconds until a turn is likely to be free. */
const RETRY_AFTER = 3;

interface Job<Task, Answer> {
  userId: string;
  task: Task;
  settle(worked: Finished<Answer>): void;
}

/** Work of one kind off the main thread: one worker, started when first needed, ended when it is stuck or long unused. */
export function workerTurns<Task, Answer>(options: WorkerTurnsOptions<Task>): WorkerTurns<Task, Answer> {
  const { startWorker, hand = (to: Worker, task: Task) => to.postMessage(task) } = options;
  const turns = fairTurns<Job<Task, Answer>>(options);
  let worker: Worker | undefined;
  let job: Job<Task, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const after = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds).unref();
  };

  function start(): Worker {
    const started = startWorker();
    // The process may end while it waits for work.
    started.unref();
    started.on('message', (worked: Worked<Answer>) => started === worker && done(worked));
    started.on('error', (error) => started === worker && lose(String(error)));
    started.on('exit', () => started === worker && lose('the worker ended'));
    return started;
  }

  function lose(failure: string): void {
    void worker?.terminate();
    worker = undefined;
    done({ failure });
  }

  function done(worked: Worked<Answer>): void {
    const handed = job;
    job = undefined;
    if (!('unfinished' in worked)) handed?.settle(worked);
    else if (handed) turns.resume(handed.userId, handed);
    proceed();
  }

  function rest(): void {
    void worker?.terminate();
    worker = undefined;
    options.onIdle?.();
  }

  async function handOver(to: Worker, { task }: Job<Task, Answer>): Promise<void> {
    try {
      await hand(to, task);
    } catch (error) {
      if (to === worker) lose(String(error));
    }
  }

  function proceed(): void {
    if (job) return;
    job = turns.next();
    if (!job) {
      after(options.idle, rest);
      return;
    }
    worker ??= start();
    after(options.within, () => lose('the worker was stuck'));
    void handOver(worker, job);
  }

  return {
    ask: (userId, task) =>
      new Promise((resolve, reject) => {
        const settle = (worked: Finished<Answer>) => {
          if ('answer' in worked) resolve(worked.answer);
          else reject(options.failed(worked.failure));
        };
        const place = turns.add(userId, { userId, task, settle });
        if (place === 'user-full') reject(new TooMany(RETRY_AFTER));
        else if (place === 'all-full') reject(options.busy());
        else proceed();
      }),

    async close() {
      clearTimeout(timer);
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
