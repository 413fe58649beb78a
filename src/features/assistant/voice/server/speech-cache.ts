import type { HeldSound } from './held-sound.ts';

/** Keeps the speech asked for last, up to so many bytes. */
export interface SpeechCache {
  get(key: string): HeldSound | undefined;
  put(key: string, speech: HeldSound): void;
  clear(): void;
}

/** A cache of `capacity` bytes; what would fill more than a half of it is not kept. */
export function speechCache(capacity: number): SpeechCache {
  // A Map keeps the order of insertion: the first is the one unused for longest.
  const kept = new Map<string, HeldSound>();
  let bytes = 0;
  const drop = (key: string) => {
    const speech = kept.get(key);
    if (!speech) return;
    bytes -= speech.file.byteLength;
    kept.delete(key);
    speech.release();
  };
  return {
    get(key) {
      const speech = kept.get(key);
      if (!speech) return undefined;
      kept.delete(key);
      kept.set(key, speech);
      return speech;
    },
    put(key, speech) {
      drop(key);
      if (speech.file.byteLength > capacity / 2) return;
      speech.hold();
      kept.set(key, speech);
      bytes += speech.file.byteLength;
      for (const oldest of kept.keys()) {
        if (bytes <= capacity) return;
        drop(oldest);
      }
    },
    clear() {
      for (const key of kept.keys()) drop(key);
    },
  };
}
