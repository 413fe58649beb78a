// A server that tells its parent how its event loop does: to 'watch' it answers 'watching' and begins anew, to 'tell'
// its figures since, to 'end' it ends. The database and the rest come by the environment.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '../../src/server/app/start.ts';
import { readConfig } from '../../src/server/config.ts';

/** What the parent is told: milliseconds but for the memory. */
export interface LoopFigures {
  p50: number;
  p99: number;
  max: number;
  residentMegabytes: number;
}

/** Milliseconds between two looks, which the histogram adds to every figure. */
const STEP = 1;

const server = await startServer(readConfig(process.env), () => process.exit(1));
const delay = monitorEventLoopDelay({ resolution: STEP });
delay.enable();
process.on('message', async (message) => {
  if (message === 'watch') {
    delay.reset();
    process.send!('watching');
  } else if (message === 'tell') {
    const since = (nanoseconds: number) => Number((nanoseconds / 1e6 - STEP).toFixed(1));
    const figures: LoopFigures = {
      p50: since(delay.percentile(50)),
      p99: since(delay.percentile(99)),
      max: since(delay.max),
      residentMegabytes: Math.round(process.memoryUsage().rss / 1e6),
    };
    process.send!(figures);
  } else {
    await server.stop();
    process.exit();
  }
});
process.send!(server.address);
