import { beginning } from '#shared/shorten.ts';

/** Characters of a text that are spoken; what follows is left out. */
export const SPOKEN_MAX = 1000;
/** How much faster than made the client plays speech. */
export const SPEECH_RATE = 1.1;
/** The longest text that is taken at all. */
export const TEXT_MAX = 20_000;
/** Bytes of the largest recording. */
export const RECORDING_MAX_BYTES = 5 * 1024 * 1024;

/** Endings of file names by the media types in which browsers record. */
const RECORDING_TYPES: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
};

/** The file name's ending for a media type as `audio/webm;codecs=opus`; undefined where it is no recording. */
export function recordingEnding(mediaType: string): string | undefined {
  return RECORDING_TYPES[mediaType.split(';')[0]!.trim().toLowerCase()];
}

/** The first characters of a text that are spoken, no half of a sign at the end. */
export function spokenPart(text: string): string {
  return beginning(text, SPOKEN_MAX);
}

/** Milliseconds without new speech after which listening ends. */
export const SILENCE = 3000;
/** Milliseconds of the longest recording. */
export const RECORDING_MAX = 60_000;
/** Milliseconds for which the shell shows what the voice did. */
export const NOTICE = 3000;

/** Why nothing was heard. */
export type Trouble =
  | 'unsupported'
  | 'insecure'
  | 'denied'
  | 'no-microphone'
  | 'no-speech'
  | 'network'
  | 'language'
  | 'hidden'
  | 'failed';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  NotAllowedError: 'denied',
  'audio-capture': 'no-microphone',
  NotFoundError: 'no-microphone',
  NotReadableError: 'no-microphone',
  'no-speech': 'no-speech',
  network: 'network',
  'language-not-supported': 'language',
};

/** What an error of the browser's recogniser or microphone means, by its name. */
export const troubleOf = (error: string): Trouble => TROUBLES[error] ?? 'failed';

/**
 * The words of a recogniser's results, one after another. Chrome on Android repeats in each result all that the one
 * before it held: then only the longer counts.
 */
export function joinedWords(results: readonly string[]): string {
  const words: string[] = [];
  for (const result of results.map((text) => text.trim()).filter(Boolean)) {
    const last = words.at(-1);
    if (last && result.toLowerCase().startsWith(last.toLowerCase())) words.pop();
    words.push(result);
  }
  return words.join(' ');
}

/** What an answer is by which it is told whether it calls for another word. */
interface Told {
  action?: string | null;
  proposals?: readonly unknown[];
}

/** Whether a spoken answer calls for another word: it asks something, offers to choose, or did what can be taken back. */
export const awaitsWord = (words: string, { action, proposals = [] }: Told): boolean =>
  Boolean(action) || proposals.length > 0 || /\?\s*$/.test(words);
