import type { Server } from 'node:http';
import { giveBackFreed } from '#server/freed-memory.ts';
import { garbageCollector } from '#server/garbage-collector.ts';
import { letGoOfProgram } from '#server/program-pages.ts';

/** Milliseconds without a request. A page in use asks more often, so nobody waits for the collection, which takes some 50 ms. */
const QUIET = 10_000;

/**
 * Gives the system back what starting and answering took, each time that nobody has asked for a while: about 90 MB.
 * @param watched paths that a watchman asks for ever: they do not count
 */
export function giveMemoryBackWhenQuiet(
  server: Pick<Server, 'on'>,
  watched: readonly string[],
  collect: ReturnType<typeof garbageCollector> = garbageCollector(),
): void {
  const timer = setTimeout(() => {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    giveBackFreed();
    letGoOfProgram();
  }, QUIET).unref();
  server.on('request', ({ url }) => {
    if (!watched.includes(url ?? '')) timer.refresh();
  });
  server.on('close', () => clearTimeout(timer));
}
