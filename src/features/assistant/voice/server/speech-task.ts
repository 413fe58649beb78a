import type { Settings } from '#features/settings/contract.ts';

/** What the worker is asked. */
export interface SpeechTask {
  voice: Settings['ttsVoice'];
  /** In words: see `spokenText`. */
  text: string;
}

/** What it answers: a WAV file, or why there is none. */
export type SpeechResult = { wav: ArrayBuffer } | { failure: string };
