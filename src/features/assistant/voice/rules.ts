/** Characters of a text that are spoken; what follows is left out. */
export const SPOKEN_MAX = 1000;
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
  return text.slice(0, SPOKEN_MAX).replace(/[\ud800-\udbff]$/, '');
}
