import type { bytesFrom } from './bytes.ts';
import { BackupFault } from './fault.ts';

/** Bytes behind their length. */
export function frame(bytes: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes.length);
  return Buffer.concat([size, bytes]);
}

/** The next frame; null at the end. @throws BackupFault */
export async function nextFrame(source: ReturnType<typeof bytesFrom>): Promise<Buffer | null> {
  const size = await source.take(4);
  if (size.length === 0) return null;
  if (size.length < 4) throw new BackupFault('damaged');
  const bytes = await source.take(size.readUInt32BE());
  if (bytes.length < size.readUInt32BE()) throw new BackupFault('damaged');
  return bytes;
}
