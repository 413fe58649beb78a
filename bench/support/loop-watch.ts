// How a process's event loop does, told to its parent: to 'watch' it answers 'watching' and begins anew, to 'tell' its
// figures since, to 'end' it ends. Run by itself it watches a process that does nothing.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the parent is told: milliseconds but for the memory. */
export interface LoopFigures {
  p50: number;
  p99: number;
  max: number;
  /** Processor time of the loop's own thread between two turns of it, at most: what a loaded machine cannot spoil. */
  slice: number;
  /** Time that the process was at work, in all its threads. */
  processor: number;
  residentMegabytes: number;
}

/** Milliseconds between two looks, which the histogram adds to every figure. */
const STEP = 1;

/** Looks at the thread's processor time whenever the loop turns, at most so often. */
function watchSlices() {
  let longest = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, user + system);
    last = process.threadCpuUsage();
  }, STEP).unref();
  return {
    reset: () => {
      longest = 0;
    },
    longest: () => longest / 1000,
  };
}

/** Answers the parent from now on; `end` is called before the process ends. */
export function watchLoop(end: () => Promise<unknown>): void {
  const delay = monitorEventLoopDelay({ resolution: STEP });
  delay.enable();
  const slices = watchSlices();
  let before = process.cpuUsage();
  process.on('message', async (message) => {
    if (message === 'watch') {
      delay.reset();
      slices.reset();
      before = process.cpuUsage();
      process.send!('watching');
    } else if (message === 'tell') {
      const { user, system } = process.cpuUsage(before);
      const since = (nanoseconds: number) => Number((nanoseconds / 1e6 - STEP).toFixed(1));
      const figures: LoopFigures = {
        p50: since(delay.percentile(50)),
        p99: since(delay.percentile(99)),
        max: since(delay.max),
        slice: Number(slices.longest().toFixed(1)),
        processor: Number(((user + system) / 1000).toFixed(1)),
        residentMegabytes: Math.round(process.memoryUsage().rss / 1e6),
      };
      process.send!(figures);
    } else {
      await end();
      process.exit();
    }
  });
}

if (import.meta.main) watchLoop(async () => {});
