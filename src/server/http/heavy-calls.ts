import type { Line } from '#shared/endpoint.ts';
import { restWhenLong } from '../event-loop.ts';
import { linesByKey } from '../lines.ts';
import { TooMany } from './rate-limits.ts';
import { texts } from './texts.ts';

/** Calls of one account that may wait in one of its lines: more than ten browsers ask at once. */
const WAITING_MAX = 60;
/** Seconds after which to come back to a full line. */
const COME_BACK = 5;

/**
 * Calls that cost the more the more an account holds are done for each account one after another: whoever asks for much
 * at once waits for himself, and everybody else as long as for somebody who asks once.
 * A call throws TooMany where too many of its line wait already.
 */
export function createHeavyCalls() {
  const oneByOne = linesByKey(WAITING_MAX, () => new TooMany(COME_BACK, texts.lineFull));
  return <T>(line: Line, userId: string, work: () => Promise<T>): Promise<T> =>
    oneByOne(`${line} ${userId}`, async () => {
      // Where nothing has to be waited for, the calls of a line would all be done in one turn of the event loop.
      await restWhenLong();
      return work();
    });
}
