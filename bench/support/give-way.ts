import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Whoever asks for much has a machine of his own: from here on this process takes only what processor the server, the database
 * and the neighbour, which were started before, leave over.
 */
export function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}
