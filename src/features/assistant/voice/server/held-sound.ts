/** A sound and those who need it: the cache, and each answer that is being sent. */
export interface HeldSound {
  readonly file: Buffer;
  hold(): void;
  release(): void;
}

/**
 * Gives the sound's memory back the moment its last holder lets go. Left to the collector, megabytes of every answer
 * would pile up, and looking through the heap for them stops the event loop for 20 ms. Whoever never lets go, such as an
 * answer broken off, leaves it to the collector after all.
 */
export function heldSound(wav: ArrayBuffer): HeldSound {
  let holders = 0;
  return {
    file: Buffer.from(wav),
    hold() {
      holders++;
    },
    release() {
      holders--;
      if (holders === 0) wav.transfer(0);
    },
  };
}
