/** Keeps the speech asked for last, up to so many bytes. */
export interface SpeechCache {
  get(key: string): Buffer | undefined;
  put(key: string, speech: Buffer): void;
  clear(): void;
}

/** A cache of `capacity` bytes; what would fill more than a half of it is not kept. */
export function speechCache(capacity: number): SpeechCache {
  // A Map keeps the order of insertion: the first is the one unused for longest.
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
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
      if (speech.byteLength > capacity / 2) return;
      kept.set(key, speech);
      bytes += speech.byteLength;
      for (const oldest of kept.keys()) {
        if (bytes <= capacity) return;
        drop(oldest);
      }
    },
    clear() {
      kept.clear();
      bytes = 0;
    },
  };
}
