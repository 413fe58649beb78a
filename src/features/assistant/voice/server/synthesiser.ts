import { Worker } from 'node:worker_threads';
import { fairTurns } from '#server/fair-turns.ts';
import { TooMany } from '#server/http/rate-limits.ts';
import { AppError } from '#shared/errors.ts';
import { texts } from '../texts.ts';
import type { SpeechResult, SpeechTask } from './speech-task.ts';

export interface Synthesiser {
  /**
   * A WAV file of the text, made off the main thread; null where there is nothing to say.
   * @throws AppError 429 where this user has too much waiting, 503 where everybody has, or the synthesiser failed
   */
  speak(userId: string, task: SpeechTask): Promise<ArrayBuffer | null>;
  close(): Promise<void>;
}

export interface SynthesiserOptions {
  /** Milliseconds after which a task is given up and its worker ended. */
  within?: number;
  /** Milliseconds without a task after which the worker's memory is given back. */
  idle?: number;
  most?: number;
  mostOfUser?: number;
  onFailure?: (failure: string) => void;
  /** Called when the worker has gone because nobody needs it. */
  onIdle?: () => void;
  startWorker?: () => Worker;
}

/** Seconds until a turn is likely to be free. */
const RETRY_AFTER = 3;

interface Job {
  task: SpeechTask;
  settle(result: SpeechResult): void;
}

const newWorker = () => new Worker(new URL('./speech-worker.ts', import.meta.url));

/** The synthesiser that ships with the product: one worker, started when first needed, taking users in turn. */
export function createSynthesiser(options: SynthesiserOptions = {}): Synthesiser {
  const { within = 15_000, idle = 60_000, most = 60, mostOfUser = 12, startWorker = newWorker } = options;
  const turns = fairTurns<Job>({ most, mostOfUser });
  let worker: Worker | undefined;
  let job: Job | undefined;
  let timer: NodeJS.Timeout | undefined;

  const after = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds).unref();
  };

  function start(): Worker {
    const started = startWorker();
    // The process may end while it waits for work.
    started.unref();
    started.on('message', (result: SpeechResult) => started === worker && done(result));
    started.on('error', (error) => started === worker && lose(String(error)));
    started.on('exit', () => started === worker && lose('the worker ended'));
    return started;
  }

  function lose(failure: string): void {
    void worker?.terminate();
    worker = undefined;
    done({ failure });
  }

  function done(result: SpeechResult): void {
    const finished = job;
    job = undefined;
    finished?.settle(result);
    proceed();
  }

  function fail(failure: string, reject: (error: Error) => void): void {
    options.onFailure?.(failure);
    reject(new AppError(503, 'unavailable', texts.speechFailed));
  }

  function rest(): void {
    void worker?.terminate();
    worker = undefined;
    options.onIdle?.();
  }

  function proceed(): void {
    if (job) return;
    job = turns.next();
    if (!job) {
      after(idle, rest);
      return;
    }
    worker ??= start();
    after(within, () => lose('the worker was stuck'));
    worker.postMessage(job.task);
  }

  return {
    speak: (userId, task) =>
      new Promise((resolve, reject) => {
        const settle = (result: SpeechResult) => {
          if ('wav' in result) resolve(result.wav);
          else fail(result.failure, reject);
        };
        const place = turns.add(userId, { task, settle });
        if (place === 'user-full') reject(new TooMany(RETRY_AFTER));
        else if (place === 'all-full') reject(new AppError(503, 'busy', texts.busy));
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
