import { Worker } from 'node:worker_threads';
import { type WorkerTurns, type WorkerTurnsOptions, workerTurns } from '#server/worker-turns.ts';
import { AppError } from '#shared/errors.ts';
import { texts } from '../texts.ts';
import type { SpeechTask } from './speech-task.ts';

export interface SynthesiserOptions
  extends Partial<
    Pick<WorkerTurnsOptions<SpeechTask>, 'within' | 'idle' | 'most' | 'mostOfUser' | 'startWorker' | 'onIdle'>
  > {
  onFailure?: (failure: string) => void;
}

/** Makes WAV files of texts off the main thread; null where there is nothing to say. */
export type Synthesiser = WorkerTurns<SpeechTask, ArrayBuffer | null>;

/** The synthesiser that ships with the product. */
export const createSynthesiser = ({ onFailure, ...options }: SynthesiserOptions = {}): Synthesiser =>
  workerTurns({
    startWorker: () => new Worker(new URL('./speech-worker.ts', import.meta.url)),
    within: 15_000,
    idle: 60_000,
    most: 60,
    mostOfUser: 12,
    busy: () => new AppError(503, 'busy', texts.busy),
    failed(failure) {
      onFailure?.(failure);
      return new AppError(503, 'unavailable', texts.speechFailed);
    },
    ...options,
  });
