import type { Settings } from '#features/settings/contract.ts';

/** What the worker is asked. */
export interface SpeechTask {
  voice: Settings['ttsVoice'];
  /** As written. */
  text: string;
}

/** What it answers: a WAV file, null where the text has nothing to say, or why there is none. */
export type SpeechResult = { wav: ArrayBuffer | null } | { failure: string };
