/** Reads pieces of given lengths from a stream of buffers of any length. */
export function bytesFrom(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return {
    /** @returns fewer bytes only where the stream ends */
    async take(length: number): Promise<Buffer> {
      const parts = [held];
      let have = held.length;
      while (have < length) {
        const { value, done } = await chunks.next();
        if (done) break;
        parts.push(value);
        have += value.length;
      }
      const all = parts.length === 1 ? held : Buffer.concat(parts, have);
      held = all.subarray(length);
      return all.subarray(0, length);
    },
    async close(): Promise<void> {
      await chunks.return?.();
    },
  };
}
