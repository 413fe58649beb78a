import type { Settings } from '#features/settings/contract.ts';

/** What the worker is asked. */
export interface SpeechTask {
  voice: Settings['ttsVoice'];
  /** As written. */
  text: string;
}
