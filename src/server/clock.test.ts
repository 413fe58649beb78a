import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';

it('waits, and no longer once it is told to stop', async () => {
  const begun = Date.now();
  await systemClock.wait(30, new AbortController().signal);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(29);
  const stop = new AbortController();
  const waiting = systemClock.wait(60_000, stop.signal);
  stop.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});
