import { NetworkError } from './http-error.ts';
import { idle } from './idle.ts';
import { onKnownPart } from './lazy-part.ts';
import { fetchFile, filesOf, PartLost } from './part-files.ts';

/** Milliseconds that the first page has to itself. */
const FIRST_PAGE = 3000;
/** Milliseconds after which what could not be fetched is tried again. */
const PAUSE = 30_000;

/** What some browsers tell of the line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where the user or the line asks for no more than what is needed. */
function isLineSpared(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let started = false;

/**
 * Fetches, one at a time and while nothing else is to do, the scripts of the parts that this page may be asked for, so
 * that they open at once and without a network. Parts that the page comes to know later follow.
 * @param keepAll asked first whether something else has them all; hears whether the line is to be spared
 */
export function fetchAhead(keepAll: (spared: boolean) => Promise<boolean>): void {
  if (started) return;
  started = true;
  void run(keepAll);
}

async function run(keepAll: (spared: boolean) => Promise<boolean>): Promise<void> {
  await wait(FIRST_PAGE);
  await idle();
  const spared = isLineSpared();
  if ((await keepAll(spared)) || spared) return;
  const queue: string[] = [];
  const seen = new Set<string>();
  let wake = () => {};
  onKnownPart((load) => {
    queue.push(...filesOf(load).filter((file) => !seen.has(file)));
    for (const file of queue) seen.add(file);
    wake();
  });
  for (;;) {
    const [file] = queue;
    if (file === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    await idle();
    try {
      await fetchFile(file, { priority: 'low' });
    } catch (error) {
      // The server has another version by now, and none of this one's files.
      if (error instanceof PartLost) return;
      console.debug('not fetched ahead', error);
      await wait(PAUSE);
      if (error instanceof NetworkError) continue;
    }
    queue.shift();
  }
}
